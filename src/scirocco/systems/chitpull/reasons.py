"""Why an action is not allowed, in words. Each reason has a code, so that a table can say it in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.errors import Why

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull

REASONS = {
    "not-now": "this is the time to {0}",
    "not-yours": "{0} is not yours to order",
    "not-on-map": "{0} is not on the map",
    "not-called": "{0} is not activated by this marker",
    "out-of-radius": "{0} lies {1} hexes from the headquarters, beyond its radius of {2}, and another is nearer",
    "nearer-hq": "{0} is independent, and another headquarters was nearer to it",
    "was-out-of-radius": "{0} was out of reach of the headquarters when its marker was drawn",
    "other-formation": "{0} serves under another headquarters",
    "already-acted": "{0} has already been activated in this turn",
    "already-moved": "{0} has already moved in this activation",
    "is-anchor": "{0} may not move in this turn: a friend moved from zone to zone into its hex",
    "at-work": "{0} works on a minefield and does nothing else in this activation",
    "other-unit": "{0} is the unit being moved now",
    "no-path": "a move names every hex from {0} on, and ends in another",
    "not-adjacent": "{0} and {1} do not touch",
    "twice-through": "a move does not pass {0} twice",
    "prohibited": "nobody can enter {0}: {1}",
    "closed": "{0} cannot go from {1} to {2}: a cliff or an arm of the sea lies between them",
    "mined": "{0} is a minefield that has not been cleared from {1}",
    "enemy-there": "{0} is held by enemy units",
    "zone-to-zone": "from one enemy zone to another a unit goes only where a friend stands that does not move in this "
    "turn; there is none in {0}",
    "zone-to-zone-free": "{0} would advance to {1} from one enemy zone into another",
    "no-westward": "in a retreat turn no unit moves west: {0} lies west of {1}",
    "too-far": "{0} costs {1} points; {2} has {3}",
    "edge-closed": "this side leaves the map over the {0} edge only",
    "not-at-edge": "this side leaves the map over the {0} edge, and {1} does not lie on it",
    "not-waiting": "{0} is no reinforcement due by now",
    "entry-closed": "{0} cannot come in at {1}: it is no entry hex of its side, or not in friendly hands",
    "no-crowding": "{0} has no room: five units with one brigade or regiment, or two of one formation and a battalion",
    "no-excess": "removing {0} would not lessen the excess in {1}",
    "not-in-excess": "{0} does not stand in {1}, where there are too many units",
    "one-hex": "{0} gives way by one hex, and {1} is not next to it",
    "into-zone": "{0} does not give way into an enemy zone, and {1} lies in one",
    "no-mines": "there is no uncleared minefield between {0} and {1}",
    "no-minefield": "{0} is no minefield",
    "staff-at-mines": "{0} is a headquarters, and these do not clear mines",
    "clears-not": "{0} took no part in the attack and clears no mines for the advance",
    "own-mines": "the mines are one's own; there is nothing to clear",
    "has-moved": "{0} has moved and cannot work on mines",
    "no-enemy": "there is no enemy in {0}",
    "attacked-already": "{0} has been attacked in this way in this activation",
    "one-target": "in a retreat turn one hex only may be attacked, and that is {0}",
    "one-attack": "in a retreat turn the side attacks once, and its attack was that on {0}",
    "no-attacker": "no unit that can still attack stands next to {0}",
    "no-armour-there": "there is no armour value in {0} to fight against",
    "too-weak": "even with all who can join, the attack on {0} stays below the lowest column",
    "cannot-attack": "{0} cannot attack {1}: {2}",
    "joined-already": "{0} already takes part",
    "armour-first": "{0} could have fought the armour in {1} first, and must",
    "no-vehicle": "an armour attack needs a tank or armoured car",
    "odds-too-low": "at {0} the attack is below the lowest column",
    "no-air": "there is no air support left for this attack",
    "no-loss": "{0} cannot take this loss: {1}",
    "not-retreating": "{0} does not have to retreat",
    "retreat-no-hex": "{0} cannot retreat to {1}: {2}",
    "retreat-priority": "{0} must retreat to a better hex than {1}",
    "cannot-stand": "there are too few steps left to stand",
    "cannot-advance": "{0} may not advance to {1}: {2}",
    "mines-tried": "from {0} the mines have been tried once",
    "no-rebuilding": "{0} gets no step: {1}",
    "no-return": "{0} cannot come back at {1}: {2}",
    "no-fallback": "no retreat turn can be declared now: {0}",
    "not-affiliated": "{0} cannot be put under {1}",
    "one-affiliation": "{0} serves under no headquarters that could change",
    "cup-full": "no more markers go into the cup",
    "cup-short": "{0} more markers must go into the cup",
    "no-marker": "{0} has no marker that could go into the cup",
    "no-landing": "nobody lands at {0}",
    "no-plan": "the landing is planned or past, or the side has none",
    "no-split": "{0} cannot be split: only a whole brigade of three steps on the map",
    "no-merge": "{0} has no part of its brigade beside it",
    "place-zone": "{0} is not among the hexes where {1} may be placed",
    "not-its-turn": "the next unit to place is {0}",
}


def because(game: ChitPull, number: str, code: str, *args: object) -> Why:
    """A reason under a rule of this game."""
    words = tuple(str(arg) for arg in args)
    return Why(game.ref(number), code, REASONS[code].format(*words), words)
