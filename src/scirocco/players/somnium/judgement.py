"""What a quiet position is worth: a few facts about it, and how much each tells of the final margin.

The facts are counted for the first side and against the second, in victory points or what may become such. How much
each tells was learnt from games (``judgement.toml``; the laboratory's ``judging`` makes it anew).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from scirocco.core.data import read_toml
from scirocco.players.judgements import UnsureTelling, sum_of
from scirocco.players.repertoire import judge_result, win_chance
from scirocco.players.somnium.fields import pull_field
from scirocco.players.somnium.ground import FAR, Ground, ground_of
from scirocco.players.somnium.weights import SCALES
from scirocco.players.somnium.worth import Ledger
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import score_lines
from scirocco.systems.somnium.stacks import attack_of, defence_of, on_map
from scirocco.systems.somnium.units import REDUCED

FACTS = ("one", "points", "prizes", "intact", "strength", "weakened", "leaving", "near_first", "near_second")
"""The facts of a position; each stands twice in a judgement, as it is and by the part of the game still to come."""
PLACES = ("crests", "place", "fell")
REACH = 12.0
"""Hexes from which a goal begins to draw."""


class SomniumTelling(UnsureTelling, kw_only=True, forbid_unknown_fields=True):
    """The same for a Somnium game. ``unforeseen`` says that what counts most is counted at the end and cannot be told
    before: play-outs go on to it from any turn."""

    unforeseen: bool = False


class JudgementFile(msgspec.Struct, forbid_unknown_fields=True):
    default: SomniumTelling
    games: dict[str, SomniumTelling] = {}


@lru_cache(maxsize=1)
def judgement_file() -> JudgementFile:
    return read_toml(files(__package__), "judgement.toml", JudgementFile)


@lru_cache(maxsize=16)
def judgement_of(game: str) -> tuple[SomniumTelling, tuple[list[float], list[float]]]:
    """What is known of a game, and its numbers in the order of the facts."""
    data = judgement_file()
    found = data.games.get(game, data.default)
    return found, found.in_order(FACTS)


def to_come(game: Somnium, pos: SomniumPosition) -> float:
    """The part of the game that is still to come, 1 at the start and 0 at the end."""
    phases = len(game.phases) - 1
    done = max(0, pos.turn - 1) * phases + max(0, pos.phase - 1)
    return max(0.0, 1.0 - done / (game.turns * phases))


def facts_of(game: Somnium, pos: SomniumPosition) -> list[float]:
    """The facts of a position, first side against second."""
    ground = ground_of(game)
    ledger = Ledger(game, pos, ground, SCALES.weights_of("regular", game.id))
    points = prizes = 0.0
    for line in score_lines(game, pos):
        signed = line.points if line.side == 0 else -line.points
        if line.kind in PLACES:
            prizes += signed
        elif line.kind not in ("intact", "swept"):
            points += signed
    sums = [_army_facts(game, pos, ground, ledger, side) for side in (0, 1)]
    intact, strength, weakened, leaving = (first - second for first, second in zip(*sums, strict=True))
    near = [_nearness(game, pos, ground, ledger, side) for side in (0, 1)]
    return [1.0, points, prizes, intact, strength, weakened, leaving, near[0], -near[1]]


def _army_facts(
    game: Somnium, pos: SomniumPosition, ground: Ground, ledger: Ledger, side: int
) -> tuple[float, float, float, float]:
    """Points for intact units, strength on the map, points a side is one step from losing, points for leaving."""
    intact = strength = weakened = leaving = 0.0
    exits = ground.exit_points[side]
    left = game.turns - pos.turn
    for unit in game.army[side]:
        if not on_map(game, pos, unit):
            continue
        intact += ledger.intact(unit)
        strength += (attack_of(game, pos, unit) + defence_of(game, pos, unit)) / 2
        if pos.marks[unit] & REDUCED:
            weakened -= ground.destroyed_points[unit]
        if exits:
            counter = game.units[unit]
            points = max(nations.get(counter.nation, 0) for nations in exits.values())
            turns = ground.exit_far[side][pos.at[unit]] / max(1, counter.movement)
            leaving += points * max(0.0, min(1.0, 1.5 + left - turns)) if turns < FAR else 0.0
    return intact, strength, weakened, leaving


def _nearness(game: Somnium, pos: SomniumPosition, ground: Ground, ledger: Ledger, side: int) -> float:
    """How near a side's attack stands to the goals it has still to take, in tenths of attack points and hexes."""
    goals = ledger.goals(side)
    if not goals:
        return REACH * 0.8
    pull = pull_field(game, pos, side, goals, 0.8)
    top = max(pull)
    total = 0.0
    for unit in game.army[side]:
        if on_map(game, pos, unit):
            total += attack_of(game, pos, unit) * max(0.0, REACH - (top - pull[pos.at[unit]]))
    return total / 100


def lead(game: Somnium, pos: SomniumPosition) -> float:
    """The margin by which the first side is expected to win."""
    _, numbers = judgement_of(game.id)
    return sum_of(facts_of(game, pos), numbers, to_come(game, pos))


def chance(game: Somnium, pos: SomniumPosition, side: int) -> float:
    """A side's chance to win."""
    judgement, _ = judgement_of(game.id)
    result = game.result(pos)
    if result is not None:
        return judge_result(result.scores, result.winner, side, judgement.spread_end)
    spread = judgement.spread(to_come(game, pos))
    margin = lead(game, pos)
    return 0.9 * win_chance(margin if side == 0 else -margin, spread) + 0.1 * win_chance(
        margin if side == 0 else -margin, 4 * spread
    )
