"""Where a unit stands well. Each consideration is one function; their sum judges a hex for a unit."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scirocco.core.board import members
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.engagement import is_engaged
from scirocco.systems.somnium.losses import recovery_line
from scirocco.systems.somnium.stacks import attack_of
from scirocco.systems.somnium.units import REDUCED, RESTLESS

LAST_TURNS = 4
"""When units begin to think of leaving the map for points."""


class Posts:
    """The posts taken so far in one plan: who will stand where."""

    def __init__(self, survey: Survey, places: dict[int, int]) -> None:
        self.survey = survey
        self.places = places
        self._stacks: dict[int, list[int]] = {}
        for unit, place in places.items():
            self._stacks.setdefault(place, []).append(unit)

    def take(self, unit: int, space: int) -> None:
        """A unit takes a post."""
        self._stacks[self.places[unit]].remove(unit)
        self.places[unit] = space
        self._stacks.setdefault(space, []).append(unit)

    def others(self, unit: int, space: int) -> tuple[int, ...]:
        """The units that will share a hex with a unit."""
        return tuple([other for other in self._stacks.get(space, ()) if other != unit])

    def has_room(self, unit: int, space: int) -> bool:
        return space >= self.survey.game.board.size or len(self.others(unit, space)) < self.survey.game.stacking

    def cover(self, unit: int) -> int:
        """Mask of the hexes that all others will hold or watch."""
        game = self.survey.game
        mask = 0
        for place, stack in self._stacks.items():
            if 0 <= place < game.board.size and any(other != unit for other in stack):
                mask |= game.ring[place] | game.board.bit[place]
        return mask

    def judge(self, unit: int, space: int, cover: int) -> float:
        """How well a unit would stand in a hex."""
        survey = self.survey
        if space >= survey.game.board.size:
            return leaving(survey, unit, space)
        others = self.others(unit, space)
        total = (
            holding(survey, unit, space, others)
            + barring(survey, unit, space, cover)
            + nearness(survey, unit, space)
            + sheltering(survey, space)
            + company(survey, unit, others)
            + resting(survey, unit, space)
            + way_out(survey, unit, space)
            - perils(survey, unit, space, others)
            - trapped(survey, space)
        )
        counter = survey.game.units[unit]
        if counter.gun:
            total += gunnery(survey, unit, space, others, cover)
        if counter.engineer:
            total += lifting_mines(survey, unit, space)
        return total


def leaving(survey: Survey, unit: int, box: int) -> float:
    """4.2, 10.2: points for leaving the map, against all the unit could still do. Best left to the last turns."""
    points = survey.ground.exit_points[survey.side].get(box, 0)
    if not points or not survey.last_turn:
        return -50.0
    return points + 0.5


def way_out(survey: Survey, unit: int, space: int) -> float:
    """10.2: towards the end, whoever can still leave for points keeps near enough to the edge to do so."""
    exits = survey.ground.exit_points[survey.side]
    left = survey.game.turns - survey.pos.turn
    if not exits or not 0 < left <= LAST_TURNS:
        return 0.0
    far = survey.ground.exit_far[survey.side][space] + 1
    if far > left * survey.game.units[unit].movement:
        return 0.0
    return survey.weights.way_out * max(exits.values()) - 0.03 * far


def holding(survey: Survey, unit: int, space: int, others: Sequence[int]) -> float:
    """A prize should have somebody in it whom the enemy cannot brush aside, most of all where he may come next."""
    held = survey.pos.held[survey.side] >> space & 1
    prize = (survey.ledger.prizes if held else survey.ledger.goals(survey.side)).get(space, 0.0)
    if not prize or survey.game.units[unit].gun:
        return 0.0
    weights = survey.weights
    if held:
        worth = min(weights.hold_most, weights.hold * math.sqrt(prize))
        if not survey.hitters[space]:
            worth *= weights.hold_far
    else:
        worth = min(prize, 25.0) if survey.last_turn else min(prize, 10.0)
    return worth if not any(not survey.game.units[other].gun for other in others) else 0.35 * worth


def barring(survey: Survey, unit: int, space: int, cover: int) -> float:
    """The unit and its zone bar hexes on the enemy's way, best where nobody else does."""
    if survey.guard_scale == 0 or survey.game.units[unit].gun:
        return 0.0
    blocking = survey.blocking
    total = 0.0
    for near in members(survey.game.ring[space] | survey.game.board.bit[space]):
        total += blocking[near] * (0.25 if cover >> near & 1 else 1.0)
    return survey.weights.block * survey.guard_scale * total / 4


def nearness(survey: Survey, unit: int, space: int) -> float:
    """The side that is strong goes for its goals, guns behind the others; engineers find their own way."""
    here = survey.pos.at[unit]
    gain = survey.pull[space] - survey.pull[here]
    return survey.weights.pull * survey.own_boldness * gain


def sheltering(survey: Survey, space: int) -> float:
    """Terrain is worth having where the enemy may come."""
    columns = survey.game.columns[space]
    return survey.weights.terrain * columns if columns and survey.hitters[space] else 0.0


def company(survey: Survey, unit: int, others: Sequence[int]) -> float:
    """Divisions stay together for their column (5.1.4)."""
    formation = survey.game.units[unit].formation
    if not formation:
        return 0.0
    same = sum(survey.game.units[other].formation == formation for other in others)
    return survey.weights.together * same


def resting(survey: Survey, unit: int, space: int) -> float:
    """7.0: reduced units go where they recover."""
    game, pos = survey.game, survey.pos
    if survey.side != game.recovery_side or not pos.marks[unit] & REDUCED:
        return 0.0
    if survey.enemy_zone >> space & 1:
        return 0.0
    bonus = survey.weights.recovery * survey.ledger.step(unit) / 4
    if pos.marks[unit] & RESTLESS and is_engaged(game, pos, unit):
        bonus *= 0.5
    where = pos.at[unit]
    pos.at[unit] = space
    line = recovery_line(game, pos, unit, survey.foes)
    pos.at[unit] = where
    return bonus if line is not None else 0.0


def perils(survey: Survey, unit: int, space: int, others: tuple[int, ...]) -> float:
    """What the unit adds to, or takes from, the danger of the hex."""
    if not survey.hitters[space] and not others:
        return survey.weights.danger * survey.fire_danger(space, (unit,))
    before = survey.danger(space, tuple(sorted(others)))
    return survey.weights.danger * (survey.danger(space, tuple(sorted((*others, unit)))) - before)


def trapped(survey: Survey, space: int) -> float:
    """5.1.3: a hex with nothing but enemy zones around it is a trap; with one way out, half a trap."""
    if not survey.hitters[space]:
        return 0.0
    ways = (survey.game.ring[space] & ~survey.enemy_zone & ~survey.enemies).bit_count()
    return survey.weights.trap * max(0.0, 1.0 - 0.5 * ways)


def gunnery(survey: Survey, unit: int, space: int, others: Sequence[int], cover: int) -> float:
    """8.0: guns stand in range of fights to come, behind somebody, and not within reach of an assault."""
    game, pos, weights = survey.game, survey.pos, survey.weights
    reach = game.board.within(space, game.units[unit].range) & ~game.board.touching[space]
    strength = attack_of(game, pos, unit) / 3
    targets = (reach & survey.enemies).bit_count()
    total = weights.gun_target * strength * (min(targets, 3) + 0.2 * min(targets, 8))
    total += 0.1 * strength * (reach & survey.threatened_friends).bit_count()
    total -= weights.gun_crowd * sum(game.units[other].gun for other in others)
    alone = not any(not game.units[other].gun for other in others)
    if alone and survey.hitters[space] and not cover >> space & 1:
        total -= weights.lone_gun
    return total


def lifting_mines(survey: Survey, unit: int, space: int) -> float:
    """9.4: engineers work on mines that lie on the army's way, out of the enemy's zones."""
    if not survey.mines >> space & 1 or survey.enemy_zone >> space & 1:
        return 0.0
    return survey.weights.clearing * (0.2 + survey.our_path[space])
