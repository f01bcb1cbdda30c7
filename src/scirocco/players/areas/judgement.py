"""What a position is worth: a few facts about it, and how much each tells of the objectives the invader will hold.

For each objective it is asked who has it, and what strength each side has near it.
"""

from __future__ import annotations

import math
from functools import lru_cache
from importlib.resources import files

import msgspec

from scirocco.core.board import members
from scirocco.core.data import read_toml
from scirocco.core.position import AWAY
from scirocco.players.areas.survey import ways_of
from scirocco.players.areas.weights import SCALES, Weights
from scirocco.players.judgements import UnsureTelling, sum_of
from scirocco.players.repertoire import judge_result, win_chance
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.stacks import occupied
from scirocco.systems.areas.units import GARRISON, INVADER, TIRED
from scirocco.systems.areas.victory import invader_objectives

FACTS = ("one", "taken", "contested", "hope", "strength", "airfield", "waiting")
"""The facts of a position; each stands twice in a judgement, as it is and by the part of the game still to come."""
STEP = 0.8
"""What is left of a unit's weight at an objective for every movement point of the way there."""
OFFSET = 4.0
"""Added to both strengths at an objective, so that few units do not count for too much."""


class JudgementFile(msgspec.Struct, forbid_unknown_fields=True):
    default: UnsureTelling


@lru_cache(maxsize=1)
def judgement() -> tuple[UnsureTelling, tuple[list[float], list[float]]]:
    """What is known, and its numbers in the order of the facts."""
    found = read_toml(files(__package__), "judgement.toml", JudgementFile).default
    return found, found.in_order(FACTS)


def to_come(game: Areas, pos: AreasPosition) -> float:
    """The part of the game that is still to come, 1 at the start and 0 at the end."""
    return max(0.0, 1.0 - (max(0, pos.turn - 1) + (pos.phase == 2) / 2) / game.turns)


def worth_of(game: Areas, pos: AreasPosition, unit: int, weights: Weights) -> float:
    """What a unit counts as it lies."""
    counter = game.units[unit]
    if counter.aircraft:
        return 0.0
    tired = bool(pos.marks[unit] & TIRED)
    attack = counter.tired_attack if tired else counter.attack
    if counter.artillery:
        return weights.potential * attack * 0.5
    defence = counter.tired_defence if tired else counter.defence
    return (attack + defence) * (weights.tired if tired else 1.0)


def facts_of(game: Areas, pos: AreasPosition) -> list[float]:
    """The facts of a position, for the invader."""
    ways, weights = ways_of(game), SCALES.weights_of("regular", game.id)
    goals = list(members(game.objectives))
    near = [[OFFSET] * len(goals) for _ in (0, 1)]
    strength = [1.0, 1.0]
    waiting = 0.0
    for unit, where in enumerate(pos.at):
        worth = worth_of(game, pos, unit, weights)
        side = game.side_of[unit]
        if where >= 0:
            strength[side] += worth
            row = ways[where]
            for number, goal in enumerate(goals):
                near[side][number] += worth * STEP ** min(30, row[goal])
        elif where == AWAY and side == INVADER:
            waiting += worth
    taken = invader_objectives(game, pos)
    own, foes = occupied(game, pos, INVADER), occupied(game, pos, GARRISON)
    hope = 0.0
    for number, goal in enumerate(goals):
        lean = 1.5 * math.log(near[INVADER][number] / near[GARRISON][number])
        lean += 1.0 if taken >> goal & 1 else -0.3 if own >> goal & 1 else -1.0
        hope += 1.0 / (1.0 + math.exp(-lean))
    return [
        1.0,
        float(taken.bit_count()),
        float((game.objectives & own & foes).bit_count()),
        hope,
        math.log((strength[INVADER] + waiting) / strength[GARRISON]),
        float(bool(own & ~foes & game.airfields)),
        waiting / 100,
    ]


def expected(game: Areas, pos: AreasPosition) -> float:
    """The objectives the invader will hold in the end."""
    _, numbers = judgement()
    return sum_of(facts_of(game, pos), numbers, to_come(game, pos))


def level_at(game: Areas) -> float:
    """10: the number of objectives at which nobody wins."""
    drawn = [line.held for line in game.data.victory if not line.winner]
    return game.objectives.bit_count() - drawn[0] if drawn else game.objectives.bit_count() / 2


def chance(game: Areas, pos: AreasPosition, side: int) -> float:
    """A side's chance to win."""
    found, _ = judgement()
    result = game.result(pos)
    if result is not None:
        return judge_result(result.scores, result.winner, side, found.spread_end)
    lead = expected(game, pos) - level_at(game)
    return win_chance(lead if side == INVADER else -lead, found.spread(to_come(game, pos)))
