"""What a position is worth: a few facts about it, and how much each tells of the chance that the attacker wins.

The attacking side must have all its goals in the end. For each goal it is asked who has it, and what strength each
side has within some days' march of it; the goal that stands worst counts on its own.
"""

from __future__ import annotations

import math
from functools import lru_cache
from importlib.resources import files

import msgspec

from scirocco.core.data import read_toml
from scirocco.players.chitpull.survey import march_field
from scirocco.players.judgements import Telling, sum_of
from scirocco.players.repertoire import judge_result
from scirocco.systems.chitpull.game import ChitPull
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.units import ISOLATED, LOST, OUT
from scirocco.systems.chitpull.zones import controls

FACTS = ("one", "held", "weakest", "balance", "strength", "armour", "supply")
"""The facts of a position; each stands twice in a judgement, as it is and by the part of the game still to come."""
DAY = 0.55
"""What is left of a unit's weight at a goal for every day it would have to march there."""
OFFSET = 4.0
"""Added to both strengths at a goal, so that few units do not count for too much."""


class JudgementFile(msgspec.Struct, forbid_unknown_fields=True):
    default: Telling
    scenarios: dict[str, Telling] = {}


@lru_cache(maxsize=1)
def judgement_file() -> JudgementFile:
    return read_toml(files(__package__), "judgement.toml", JudgementFile)


def prior() -> tuple[list[float], list[float]]:
    """The numbers set by hand, in the order of the facts."""
    return judgement_file().default.in_order(FACTS)


@lru_cache(maxsize=16)
def judgement_of(scenario: str) -> tuple[list[float], list[float]]:
    """The numbers for a scenario, in the order of the facts."""
    data = judgement_file()
    return data.scenarios.get(scenario, data.default).in_order(FACTS)


def to_come(game: ChitPull, pos: ChitPosition) -> float:
    """The part of the game that is still to come, 1 at the start and 0 at the end."""
    drawn = min(1.0, len(pos.track) / 6)
    return max(0.0, min(1.0, 1.0 - (pos.turn - 1 + drawn) / game.turns))


def facts_of(game: ChitPull, pos: ChitPosition) -> list[float]:
    """The facts of a position, for the attacking side."""
    strength, armour, supplied = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    near = [[OFFSET] * len(game.objectives) for _ in (0, 1)]
    fields = {
        (side, mech): [march_field(game, side, mech, pos.breaches, (goal,)) for goal in game.objectives]
        for side in (0, 1)
        for mech in (False, True)
    }
    size = game.board.size
    for unit, where in enumerate(pos.at):
        counter = game.units[unit]
        if counter.hq or not 0 <= where < size:
            continue
        side, marks = counter.side, pos.marks[unit]
        worth = counter.combat[marks & LOST] + 0.6 * counter.armour[marks & LOST]
        strength[side] += worth
        armour[side] += counter.armour[marks & LOST] if counter.tank else 0
        supplied[side] += worth if not marks & (OUT | ISOLATED) else 0.0
        day = 2.0 * counter.movement
        for number, field in enumerate(fields[side, counter.mech]):
            near[side][number] += worth * DAY ** min(9.0, field[where] / day)
    attacker = game.attacker
    own, foe = near[attacker], near[1 - attacker]
    has = [controls(game, pos, attacker, goal) for goal in game.objectives]
    balances = [math.log(a / b) for a, b in zip(own, foe, strict=True)]
    worst = min(balance + (0.7 if held else -0.7) for balance, held in zip(balances, has, strict=True))
    return [
        1.0,
        sum(has) / len(has),
        worst,
        sum(balances) / len(balances),
        math.log((strength[attacker] + 1) / (strength[1 - attacker] + 1)),
        math.log((armour[attacker] + 3) / (armour[1 - attacker] + 3)),
        supplied[attacker] / (strength[attacker] + 1) - supplied[1 - attacker] / (strength[1 - attacker] + 1),
    ]


def chance(game: ChitPull, pos: ChitPosition, side: int) -> float:
    """A side's chance to win."""
    result = game.result(pos)
    if result is not None:
        return judge_result(result.scores, result.winner, side, 1.0)
    logit = sum_of(facts_of(game, pos), judgement_of(game.scenario), to_come(game, pos))
    won = 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, logit))))
    return won if side == game.attacker else 1.0 - won
