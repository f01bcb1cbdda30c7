"""Why something is not allowed, in words. Each reason has a code, so that a table can say it in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.errors import Why

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas

REASONS = {
    "not-now": "this is the time to {0}",
    "not-yours": "{0} is not yours to order",
    "not-there": "{0} is not in {1}",
    "nobody-there": "you have no unit in {0}",
    "nobody-ready": "nobody in {0} can act any more",
    "activated-already": "{0} has been activated in this player turn",
    "no-contact": "{0} is neither contested nor next to enemies: nobody there can fight",
    "no-marches": "no more areas can be activated for movement",
    "night": "there is no combat or bombardment at night",
    "no-initiative": "you do not have the initiative",
    "nothing-again": "the initiative changes nothing in {0}: activate it in the usual way",
    "no-aircraft": "no aircraft can fly now: each flies once a day, by day, against units that can be bombed",
    "no-wave": "nobody is waiting to jump in this turn",
    "drop-first": "{0} has to jump before the player turn ends",
    "acted-already": "{0} has already acted",
    "is-dispersed": "{0} is dispersed until the next turn begins",
    "is-fixed": "{0} does not move",
    "no-move-order": "{0} is activated to fight; to move, it needs an activation for movement",
    "no-fight-order": "{0} is activated to move; to fight, it is activated once more",
    "no-path": "a move names every area from {0} on, and ends in another",
    "not-adjacent": "{0} and {1} are not linked",
    "twice-through": "a move does not pass {0} twice",
    "no-road": "{0} is mechanised, and there is no road in {1}",
    "must-stop": "in {0} there are enemies: a unit that enters has to stop there",
    "too-far": "the way costs {0} points; {1} has {2}",
    "stack-full": "{0} already holds {1} units of this side",
    "night-entry": "at night nobody enters {0}, which the enemy holds alone",
    "cannot-lead-in": "{0} cannot lead an assault, so it does not enter {1}, which the enemy holds alone",
    "zone-first": "there are enemies in {0}: from there a unit goes back to friends, but not on",
    "no-way": "there is nowhere for {0} to go",
    "no-enemy": "there is no enemy in {0} that can be attacked",
    "no-assault": "nobody in {0} can lead an assault now",
    "no-fire": "nobody in {0} can fire now",
    "not-in-range": "{0} is not next to {1}",
    "cannot-lead": "{0} cannot lead this attack",
    "cannot-join": "{0} cannot take part in this attack",
    "joined-already": "{0} already takes part",
    "no-guns": "{0} has no artillery to use now",
    "fired-already": "{0} has already used its artillery in this turn",
    "is-silenced": "the artillery of {0} is silenced until the turn ends",
    "own-area": "batteries that fire together fire at an adjacent area only",
    "no-support": "{0} cannot support this combat",
    "not-main": "{0} cannot bear the attack: others are in the area, or aircraft attack",
    "no-air-target": "aircraft find nothing to bomb in {0}",
    "flown-already": "{0} has flown today, or is not the next to be sent",
    "not-candidate": "{0} is not one of the units to choose from",
    "no-retreat-there": "{0} cannot retreat to {1}",
    "no-retreat": "{0} has nowhere to retreat to",
    "not-next": "{0} is the next",
    "no-drop-there": "{0} may not come down in {1}",
    "not-waiting": "{0} is not waiting to land",
    "no-landing": "there is no place where {0} can land now",
    "no-landing-there": "{0} cannot land in {1} now",
    "crashed-already": "one unit has already crash-landed in this turn",
    "not-flat": "{0} is not flat: no transport can crash-land there",
    "town-fort": "there is a town in {0}: no fort can stand there",
    "fort-there": "{0} has a fort already",
    "no-garrison": "there is no Commonwealth unit in {0}",
    "raided-already": "{0} has been bombarded",
    "no-regroup-there": "{0} cannot regroup in {1}",
    "not-eliminated": "{0} is not among the parachute units that can return",
    "no-glider": "{0} cannot have a glider",
}


def because(game: Areas, number: str, code: str, *args: object) -> Why:
    """A reason under a rule of this game."""
    words = tuple(str(arg) for arg in args)
    return Why(game.ref(number), code, REASONS[code].format(*words), words)
