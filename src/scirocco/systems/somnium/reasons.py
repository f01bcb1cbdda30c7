"""Why something is not allowed, in words. Each reason has a code, so that a table can say it in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.errors import Why

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium

REASONS = {
    "not-now": "this is the time to {0}",
    "not-yours": "{0} is not yours to order",
    "not-on-map": "{0} is not on the map",
    "left-map": "{0} has left the map ({1}) and does not come back",
    "destroyed": "{0} has been destroyed",
    "already-moved": "{0} has already moved in this phase",
    "other-unit": "{0} is the unit being moved now",
    "no-path": "a move names every hex from {0} on, and ends in another",
    "not-adjacent": "{0} and {1} do not touch",
    "twice-through": "a move does not pass {0} twice",
    "prohibited": "nobody can enter {0}: {1}",
    "closed-ground": "{0} cannot go from {1} to {2}: {3} is closed to {4} units",
    "closed-water": "{0} cannot go from {1} to {2}: the water between them is closed to {3} units",
    "off-tether": "{0} is cut off from its supplies and cannot move",
    "beyond-tether": "{0} lies further than {1} hexes from the supplies",
    "tether-mines": "no line of {1} hexes leads from the supplies to {0}: the mines in {2} are in the way",
    "tether-enemy": "no line of {1} hexes leads from the supplies to {0} clear of the enemy and the hexes next to him",
    "tether-both": "no line of {1} hexes leads from the supplies to {0} clear of mines, the enemy and his zones",
    "no-contact": "{0} waits where it came down until friends reach it",
    "too-early": "{0} comes into play in turn {1}",
    "withdrawn": "{0} is withdrawn from turn {1} on and no longer comes",
    "no-landing": "{0} has no place to come in: shut by the enemy: {1}; full: {2}; not held by its side: {3}",
    "no-entry": "{1} is not one of the hexes through which {0} comes in",
    "no-port": "{1} is no port at which {0} may land",
    "home-port": "{0} lands at its printed port {1} as long as that one serves, not at {2}",
    "port-lost": "{0} cannot land at {1}: its side does not hold it",
    "port-engaged": "{0} cannot land at {1}: an enemy stands next to it",
    "not-by-air": "{0} does not come from the air",
    "only-by-air": "{0} comes from the air, not by land or sea",
    "drop-elsewhere": "{0} jumps over {1} and nowhere else",
    "drop-ground": "nobody may jump over {0}",
    "drop-zone": "nobody may jump over {0}: an enemy stands next to it",
    "no-attack-there": "{0} cannot attack {1}: {2}",
    "no-engaging": "{0} cannot go to {1}: armour does not engage enemies in the mountains",
    "edge-closed": "this side may not leave the map over the {0} edge",
    "not-an-edge": "{0} does not lie on the {1} edge of the map",
    "no-way-out": "nobody of this side leaves the map for {0} of his own will",
    "other-port": "{0} leaves for {1} only from {2}",
    "just-landed": "{0} has only landed in this phase and leaves in a later one at the earliest",
    "enemy-there": "{0} is held by enemy units",
    "must-stop": "in {0} it has to stop: an enemy stands next to it",
    "mine-stop": "in {0} it has to stop: a mine die is rolled there before it goes on",
    "too-far": "{0} costs {1} points; {2} has {3}",
    "too-far-contact": "{0} costs {1} points; {2} has {3} after breaking contact",
    "stack-full": "{0} already holds {1} units, the most that may stop in one hex",
    "must-attack": "{0} must attack first: it stands next to the enemy and neither left nor holds dominant terrain",
    "no-enemy": "there is no enemy in {0}",
    "attacked-already": "{0} has been attacked in this phase, and no hex is attacked twice",
    "no-attacker": "no unit of the attacking side stands next to {0}",
    "no-gun": "no guns that can still fire reach {0} from a distance",
    "needed": "{0} is the only hex that {1} can attack, and it must attack: it cannot be used up by fire from afar",
    "air-short": "an air attack takes at least {0} points; {1} are left",
    "fought-already": "{0} has already fought in this phase",
    "cannot-reach": "{0} does not stand next to {1}, and has no guns",
    "joined-already": "{0} already takes part",
    "obliged-elsewhere": "{0} must attack a hex next to it and cannot fire at a distant one",
    "nobody-attacks": "an attack needs a unit next to the target, and one with an attack value unless it is obliged",
    "guns-busy": "{0} has already fired in this phase",
    "guns-attacked": "{0} fights only in its own hex, which is or was attacked in this phase",
    "no-attack-value": "{0} has no attack value left to fire with",
    "guns-near": "{0} stands next to {1}: guns fire only at hexes further away, and attack those next to them",
    "not-guns": "only guns take part from a distance, and {0} has none",
    "out-of-range": "{0} is {1} hexes from {2}; its guns reach {3}",
    "air-limit": "between {0} and {1} points can be given now",
    "guns-alone": "an attack by guns alone gets no air points",
    "no-loss": "{0} is not one of the units that can take this loss: only those in or next to the attacked hex",
    "cannot-pay": "{0} has no attack value to pay with",
    "not-retreating": "{0} does not have to retreat",
    "retreat-zone": "a retreat may not end in {0}, next to the enemy",
    "retreat-full": "{0} is full and nobody there can make room",
    "retreat-back": "those who make room do not go back to {0}, through which the retreat came",
    "edge-no-choice": "leaving the map is never a choice: {0} goes over an edge only when no hex is left",
    "edge-first": "{0} goes over the edge of the map before it retreats two hexes under siege",
    "retreat-one": "one hex is enough: a two-hex retreat is for units under siege",
    "retreat-lost": "{0} would take a loss on the way that it cannot bear",
    "retreat-water": "{0} is not under siege: its only way back leads across water that destroys it",
    "advance-guns": "{0} may not advance: guns stay where they are",
    "advance-spent": "{0} may not advance: it did not win this fight or has advanced",
    "advance-far": "the advance of {0} begins in {1} and goes at most {2} hexes",
    "advance-back": "an advance does not end in {0}, where it began",
    "advance-ends": "no advance goes on from {0}: {1}",
    "advance-zone": "the advance ends in {0}: an enemy stands next to it",
    "advance-ground": "no advance goes on to {0}: {1}",
    "advance-water": "no advance goes on from {0} to {1}: there is water between them",
    "advance-mine": "a mine die is rolled in {0} before it can go on",
    "place-line": "{0} is not among the hexes behind its start line where it may be placed",
    "placed-already": "{0} already has its place",
    "rest-blocked": "the units left cannot all take their printed places: a hex would hold more than {0}",
    "rest-nowhere": "none of the units left has a printed place",
    "choose-one": "at least one unit must be chosen first",
}


def because(game: Somnium, number: str, code: str, *args: object) -> Why:
    """A reason under a rule of this game."""
    words = tuple(str(arg) for arg in args)
    return Why(game.ref(number), code, REASONS[code].format(*words), words)


def points_text(half_points: int) -> str:
    """
    >>> points_text(7), points_text(6), points_text(1)
    ('3½', '3', '½')
    """
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)
