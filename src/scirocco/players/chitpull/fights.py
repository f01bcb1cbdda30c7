"""What a fight is worth, by the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.systems.chitpull.armour import clashers, dice_of
from scirocco.systems.chitpull.combat import attackers_of, points_of
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.odds import assess, defenders
from scirocco.systems.chitpull.position import GENERAL, Battle
from scirocco.systems.chitpull.units import steps_of
from scirocco.systems.chitpull.zones import units_in

if TYPE_CHECKING:
    from scirocco.players.chitpull.survey import Survey
    from scirocco.systems.chitpull.position import ChitPosition


class Prospect(NamedTuple):
    """A fight that might be fought: what it is worth, and with whom."""

    worth: float
    target: int
    units: tuple[int, ...]


def general_worth(survey: Survey, pos: ChitPosition, target: int, units: tuple[int, ...], air: int = 0) -> float:
    """The expectation of a general attack, in strength won and lost."""
    game, weights = survey.game, survey.weights
    odds = assess(game, pos, Battle(GENERAL, target, units, air, sapping=True))
    if not odds.allowed or not units:
        return -99.0
    inside = defenders(game, pos, target)
    sums = (sum(steps_of(game, pos, u) for u in units), sum(steps_of(game, pos, u) for u in inside))
    if not sums[1]:
        return -99.0
    own = min(survey.step_worth(unit) for unit in units)
    mean = sum(survey.step_worth(unit) for unit in units) / len(units)
    foe = sum(survey.worth(unit) for unit in inside) / sums[1]
    prize = weights.dislodge + survey.goal_value(target)
    caution = weights.caution / (1 + survey.urgency) if target in survey.goals else weights.caution
    total = 0.0
    for row in game.combat_table:
        ours, theirs = points_of(row[odds.column], sums, harmless=not odds.defence)
        lost, won = forced_steps(ours), min(sums[1], forced_steps(theirs))
        total -= caution * ((own + mean) / 2 * lost + weights.give_ground * (ours - lost) * min(3, len(units)))
        total += foe * won
        if won >= sums[1]:
            total += prize
        elif theirs > won:
            total += prize * (0.75 if target not in survey.goals else 0.5)
    return total / 6 + survey.manner.lure(target)


def clash_worth(survey: Survey, pos: ChitPosition, target: int, units: tuple[int, ...]) -> float:
    """The expectation of an armour fight, in strength won and lost."""
    game, keep = survey.game, survey.weights.recovery
    inside = units_in(game, pos, target)

    def harm(dice: tuple[int, int], victims: list[int]) -> float:
        if not victims:
            return 0.0
        steps = sum(steps_of(game, pos, u) / (0.5 if game.units[u].tough else 1) for u in victims)
        cars = any(game.units[u].car for u in victims)
        hits = min(steps, dice[0] / 6 + dice[1] / 3 + (dice[0] / 6 if cars else 0))
        mean = sum(survey.step_worth(u) for u in victims) / len(victims)
        soft = sum(not game.units[u].tough for u in victims) / len(victims)
        return hits * mean * keep * (0.5 + 0.5 * soft)

    ours = [u for u in units if game.units[u].vehicle]
    theirs = [u for u in inside if game.units[u].vehicle]
    won = harm(dice_of(game, pos, units), theirs)
    return won - survey.weights.caution * harm(dice_of(game, pos, inside), ours)


def best_attack(survey: Survey, targets: list[int]) -> Prospect | None:
    """The general attack that is worth most where units stand now."""
    found: Prospect | None = None
    for target in targets:
        units = tuple(attackers_of(survey.game, survey.pos, survey.side, target))
        worth = general_worth(survey, survey.pos, target, units)
        if found is None or worth > found.worth:
            found = Prospect(worth, target, units)
    return found


def best_clash(survey: Survey, targets: list[int]) -> Prospect | None:
    """The armour attack that is worth most, with what a general attack may gain after it."""
    game, pos, side = survey.game, survey.pos, survey.side
    found: Prospect | None = None
    for target in targets:
        units = tuple(clashers(game, pos, side, target))
        after = pos.copy()
        after.clashed |= 1 << target
        general = tuple(attackers_of(game, after, side, target))
        without = tuple(attackers_of(game, pos, side, target))
        gain = max(0.0, general_worth(survey, after, target, general))
        gain -= max(0.0, general_worth(survey, pos, target, without))
        worth = clash_worth(survey, pos, target, units) + max(0.0, gain)
        if found is None or worth > found.worth:
            found = Prospect(worth, target, units)
    return found
