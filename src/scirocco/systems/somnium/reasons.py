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
    "already-moved": "{0} has already moved in this phase",
    "other-unit": "{0} is the unit being moved now",
    "no-path": "a move names every hex from {0} on, and ends in another",
    "not-adjacent": "{0} and {1} do not touch",
    "twice-through": "a move does not pass {0} twice",
    "prohibited": "nobody can enter {0}: {1}",
    "closed": "{0} cannot go from {1} to {2}",
    "off-tether": "{0} is cut off from its supplies and cannot move",
    "beyond-tether": "{0} lies further than {1} hexes from the supplies",
    "no-contact": "{0} waits where it came down until friends reach it",
    "too-early": "{0} comes into play in turn {1}",
    "withdrawn": "{0} is withdrawn from turn {1} on and no longer comes",
    "no-landing": "there is no free place for {0} to come in",
    "not-there": "{0} cannot come in at {1}",
    "no-attack-there": "{0} cannot attack {1}: {2}",
    "no-engaging": "{0} cannot go to {1}: armour does not engage enemies in the mountains",
    "edge-closed": "this side may not leave the map over the {0} edge",
    "not-an-edge": "{0} does not lie on the {1} edge of the map",
    "no-way-out": "{0} cannot leave from {1} to {2} now",
    "enemy-there": "{0} is held by enemy units",
    "must-stop": "in {0} it has to stop: an enemy stands next to it",
    "mine-stop": "in {0} it has to stop: a mine die is rolled there before it goes on",
    "too-far": "{0} costs {1} points; {2} has {3}",
    "too-far-contact": "{0} costs {1} points; {2} has {3} after breaking contact",
    "stack-full": "{0} already holds {1} units, the most that may stop in one hex",
    "must-attack": "{0} must attack first: it stands next to the enemy and neither left nor holds dominant terrain",
    "no-enemy": "there is no enemy in {0}",
    "attacked-already": "{0} has been attacked in this phase, and no hex is attacked twice",
    "no-attacker": "no unit that can still attack stands next to {0}",
    "no-gun": "no guns that can still fire reach {0} from a distance",
    "needed": "{0} is the only hex that {1} can attack, and it must attack: it cannot be used up by fire from afar",
    "air-short": "an air attack takes at least {0} points; {1} are left",
    "fought-already": "{0} has already fought in this phase",
    "cannot-reach": "{0} neither stands next to {1} nor has guns that reach it",
    "joined-already": "{0} already takes part",
    "obliged-elsewhere": "{0} must attack a hex next to it and cannot fire at a distant one",
    "nobody-attacks": "an attack needs a unit next to the target, and one with an attack value unless it is obliged",
    "guns-busy": "{0} has fired in this phase, or its own hex is or was attacked",
    "not-guns": "only guns take part from a distance, and {0} has none",
    "out-of-range": "{0} is {1} hexes from {2}; its guns reach {3}",
    "air-limit": "between {0} and {1} points can be given now",
    "guns-alone": "an attack by guns alone gets no air points",
    "no-loss": "{0} is not one of the units that can take this loss: only those in or next to the attacked hex",
    "cannot-pay": "{0} has no attack value to pay with",
    "not-retreating": "{0} does not have to retreat",
    "retreat-zone": "a retreat may not end in {0}, next to the enemy",
    "retreat-full": "{0} is full and nobody there can make room",
    "edge-no-choice": "leaving the map is never a choice: {0} goes over an edge only when no hex is left",
    "edge-first": "{0} goes over the edge of the map before it retreats two hexes under siege",
    "retreat-one": "one hex is enough: a two-hex retreat is for units under siege",
    "retreat-lost": "{0} would take a loss on the way that it cannot bear",
    "retreat-water": "{0} is not under siege: its only way back leads across water that destroys it",
    "advance-guns": "{0} may not advance: guns stay where they are",
    "advance-spent": "{0} may not advance: it did not win this fight or has advanced",
    "advance-far": "the advance of {0} begins in {1} and goes at most {2} hexes",
    "advance-ground": "the ground or the enemy keeps an advance from going on to {0}",
    "advance-mine": "a mine die is rolled in {0} before it can go on",
    "place-line": "{0} is not among the hexes behind its start line where it may be placed",
    "placed-already": "{0} is in its place, or not yours to place",
    "rest-blocked": "the units left have no printed places, or these are no longer all free",
    "choose-one": "at least one unit must be chosen first",
}


def because(game: Somnium, number: str, code: str, *args: object) -> Why:
    """A reason under a rule of this game."""
    words = tuple(str(arg) for arg in args)
    return Why(game.ref(number), code, REASONS[code].format(*words), words)
