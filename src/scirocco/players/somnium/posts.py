"""Where a unit stands well. Each consideration is one small function; their sum judges a hex for a unit.

What a consideration counts stands in ``weights.toml``; what it is for, with an example, in ``docs/opponents.md``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from scirocco.core.board import members
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import Weights
from scirocco.systems.somnium.engagement import is_engaged, zone_against
from scirocco.systems.somnium.losses import recovery_line
from scirocco.systems.somnium.stacks import attack_of
from scirocco.systems.somnium.units import REDUCED, RESTLESS

LAST_TURNS = 4
"""When units begin to think of leaving the map for points."""
EXODUS_FROM = 30
"""Hexes from the way out beyond which an exodus no longer draws."""
SLACK = 1.2
"""What the considerations that are not foreseen in a promise may add to it."""


class Post(NamedTuple):
    """A unit in a hex, with who shares it and what all others hold or watch."""

    survey: Survey
    weights: Weights
    unit: int
    space: int
    others: tuple[int, ...]
    cover: int

    @property
    def is_gun(self) -> bool:
        return self.survey.game.units[self.unit].gun


class Posts:
    """The posts taken so far in one plan: who will stand where."""

    def __init__(self, survey: Survey, places: dict[int, int]) -> None:
        self.survey = survey
        self.places = places
        self._stacks: dict[int, list[int]] = {}
        for unit, place in places.items():
            self._stacks.setdefault(place, []).append(unit)
        self._promises: dict[Weights, list[float]] = {}

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

    def post(self, unit: int, space: int, cover: int) -> Post:
        return Post(self.survey, self.survey.weights_of(unit), unit, space, self.others(unit, space), cover)

    def judge(self, unit: int, space: int, cover: int) -> float:
        """How well a unit would stand in a hex."""
        post = self.post(unit, space, cover)
        if space >= self.survey.game.board.size:
            return leaving(post)
        total = 0.0
        for consider in considerations_for(post).values():
            total += consider(post)
        return total

    def reasons(self, unit: int, space: int, cover: int) -> list[tuple[str, float]]:
        """Each consideration and what it counts, against staying where the unit is; the weightiest first."""
        here = self.survey.pos.at[unit]
        if space >= self.survey.game.board.size:
            return [("leaving", leaving(self.post(unit, space, cover)))]
        there, stay = self.post(unit, space, cover), self.post(unit, here, cover)
        found = [
            (name, consider(there) - (consider(stay) if here != space else 0.0))
            for name, consider in considerations_for(there).items()
        ]
        return sorted([item for item in found if abs(item[1]) >= 0.01], key=lambda item: -abs(item[1]))

    def promise(self, weights: Weights) -> list[float]:
        """For each hex the most a fighting unit can find there, by what does not depend on the others."""
        known = self._promises.get(weights)
        if known is None:
            known = self._promises[weights] = _promises(self.survey, weights)
        return known

    def slack(self, unit: int) -> float:
        """What a unit's own wants may add to a promise."""
        weights = self.survey.weights_of(unit)
        total = SLACK + weights.together * (self.survey.game.stacking - 1)
        if self.survey.pos.marks[unit] & REDUCED:
            total += weights.recovery * self.survey.ledger.step(unit) / 4
        return total


def _promises(survey: Survey, weights: Weights) -> list[float]:
    game, blocking = survey.game, survey.blocking
    rate = 0.0 if survey.last_turn else weights.pull * survey.own_boldness
    block = weights.block * survey.guard_scale / 4
    goals, prizes = survey.ledger.goals(survey.side), survey.ledger.prizes
    found = [0.0] * len(game.board.ids)
    for space in range(game.board.size):
        value = rate * survey.pull[space]
        if survey.hitters[space]:
            value += weights.terrain * game.columns[space]
        if block:
            value += block * (blocking[space] + sum([blocking[near] for near in game.board.neighbours[space]]))
        if space in prizes or space in goals:
            value += prize_worth(survey, weights, space)
        found[space] = value
    return found


# The considerations


def leaving(post: Post) -> float:
    """4.2, 10.2: points for leaving the map, against all the unit could still do. Late, or when it would be lost."""
    survey, unit = post.survey, post.unit
    points = survey.exit_points(unit, post.space)
    if not points:
        return -50.0
    if survey.last_turn:
        stays = survey.ledger.intact(unit)
        return points + 0.5 - stays
    stays = survey.ledger.intact(unit) + survey.staying_worth(unit)
    return points - stays * (1.0 - (post.weights.exodus if may_embark(survey, post.weights) else 0.0))


def may_embark(survey: Survey, weights: Weights) -> bool:
    """Whether an exodus takes whole units off the map: not before its time, unless the enemy could soon bar the way."""
    due = survey.pos.turn > weights.embark * survey.game.turns
    return due or bool(survey.ground.ways_out[survey.side] & survey.near_enemy_reach)


def way_out(post: Post) -> float:
    """10.2: towards the end, whoever can still leave for points keeps near enough to the way out to do so."""
    survey, unit = post.survey, post.unit
    points = max((survey.exit_points(unit, box) for box in survey.ground.exit_points[survey.side]), default=0)
    left = survey.game.turns - survey.pos.turn
    if not points or left <= 0:
        return 0.0
    far = survey.ground.exit_far[survey.side][post.space] + 1
    if left > LAST_TURNS:
        return -post.weights.exodus * points * min(far, EXODUS_FROM) / EXODUS_FROM
    if far > left * survey.game.units[unit].movement:
        return 0.0
    return post.weights.way_out * points - 0.03 * far


def prize_worth(survey: Survey, weights: Weights, space: int) -> float:
    """What standing alone on a prize is worth: one to hold, or one to take."""
    held = survey.pos.held[survey.side] >> space & 1
    prize = (survey.ledger.prizes if held else survey.ledger.goals(survey.side)).get(space, 0.0)
    if not prize:
        return 0.0
    if not held:
        return min(prize, 25.0) if survey.last_turn else min(prize, 10.0)
    worth = min(weights.hold_most, weights.hold * math.sqrt(prize))
    return worth if survey.hitters[space] else worth * weights.hold_far


def holding(post: Post) -> float:
    """A prize should have somebody in it whom the enemy cannot brush aside, most of all where he may come next."""
    if post.is_gun:
        return 0.0
    worth = prize_worth(post.survey, post.weights, post.space)
    if worth and any(not post.survey.game.units[other].gun for other in post.others):
        return 0.35 * worth
    return worth


def barring(post: Post) -> float:
    """The unit and its zone bar hexes on the enemy's way, best where nobody else does."""
    survey = post.survey
    if survey.guard_scale == 0 or post.is_gun:
        return 0.0
    blocking, cover = survey.blocking, post.cover
    total = 0.0
    for near in members(survey.game.ring[post.space] | survey.game.board.bit[post.space]):
        total += blocking[near] * (0.25 if cover >> near & 1 else 1.0)
    return post.weights.block * survey.guard_scale * total / 4


def nearness(post: Post) -> float:
    """The side that is strong goes for its goals, guns behind the others; engineers find their own way."""
    survey = post.survey
    if survey.last_turn:
        return 0.0
    gain = survey.pull[post.space] - survey.pull[survey.pos.at[post.unit]]
    return post.weights.pull * survey.own_boldness * gain


def sheltering(post: Post) -> float:
    """Terrain is worth having where the enemy may come."""
    columns = post.survey.game.columns[post.space]
    return post.weights.terrain * columns if columns and post.survey.hitters[post.space] else 0.0


def company(post: Post) -> float:
    """Divisions stay together for their column (5.1.4)."""
    units = post.survey.game.units
    formation = units[post.unit].formation
    if not formation or not post.others:
        return 0.0
    return post.weights.together * sum([units[other].formation == formation for other in post.others])


def resting(post: Post) -> float:
    """7.0: reduced units go where they recover."""
    survey, unit = post.survey, post.unit
    game, pos = survey.game, survey.pos
    if survey.side != game.recovery_side or not pos.marks[unit] & REDUCED:
        return 0.0
    if zone_against(game, survey.foes, unit) >> post.space & 1:
        return 0.0
    bonus = post.weights.recovery * survey.ledger.step(unit) / 4
    if pos.marks[unit] & RESTLESS and is_engaged(game, pos, unit):
        bonus *= 0.5
    where = pos.at[unit]
    pos.at[unit] = post.space
    line = recovery_line(game, pos, unit, survey.foes)
    pos.at[unit] = where
    return bonus if line is not None else 0.0


def perils(post: Post) -> float:
    """What the unit adds to, or takes from, the danger of the hex."""
    survey, space, others = post.survey, post.space, post.others
    if not survey.hitters[space] and not others:
        return -post.weights.danger * survey.fire_danger(space, (post.unit,))
    before = survey.danger(space, tuple(sorted(others))) if others else 0.0
    return -post.weights.danger * (survey.danger(space, tuple(sorted((*others, post.unit)))) - before)


def trapped(post: Post) -> float:
    """5.1.3: a hex with nothing but enemy zones around it is a trap; with one way out, half a trap."""
    survey, space = post.survey, post.space
    if not survey.hitters[space]:
        return 0.0
    ways = (survey.game.ring[space] & ~survey.enemy_zone & ~survey.enemies).bit_count()
    return -post.weights.trap * max(0.0, 1.0 - 0.5 * ways)


def gunnery(post: Post) -> float:
    """8.0: guns stand in range of fights to come, behind somebody, and not within reach of an assault."""
    survey, unit, space, weights = post.survey, post.unit, post.space, post.weights
    game, pos = survey.game, survey.pos
    reach = game.board.within(space, game.units[unit].range) & ~game.board.touching[space]
    strength = attack_of(game, pos, unit) / 3
    targets = (reach & survey.enemies).bit_count()
    total = weights.gun_target * strength * (min(targets, 3) + 0.2 * min(targets, 8))
    total += 0.1 * strength * (reach & survey.threatened_friends).bit_count()
    total -= weights.gun_crowd * sum([game.units[other].gun for other in post.others])
    if survey.hitters[space] and not post.cover >> space & 1 and not has_escort(survey, post.others):
        total -= weights.lone_gun
    return total


def has_escort(survey: Survey, others: Sequence[int]) -> bool:
    return any(not survey.game.units[other].gun for other in others)


def lifting_mines(post: Post) -> float:
    """9.4: engineers work on mines that lie on the army's way, out of the enemy's zones."""
    survey, space = post.survey, post.space
    if not survey.mines >> space & 1 or survey.enemy_zone >> space & 1:
        return 0.0
    return post.weights.clearing * (0.2 + survey.our_path[space])


Consideration = Callable[[Post], float]

CONSIDERATIONS: dict[str, Consideration] = {
    "holding": holding,
    "barring": barring,
    "nearness": nearness,
    "sheltering": sheltering,
    "company": company,
    "resting": resting,
    "way_out": way_out,
    "perils": perils,
    "trapped": trapped,
}
"""What every unit considers, by name."""
GUN_CONSIDERATIONS: dict[str, Consideration] = {**CONSIDERATIONS, "gunnery": gunnery}
ENGINEER_CONSIDERATIONS: dict[str, Consideration] = {**CONSIDERATIONS, "lifting_mines": lifting_mines}


def considerations_for(post: Post) -> dict[str, Consideration]:
    counter = post.survey.game.units[post.unit]
    if counter.gun:
        return GUN_CONSIDERATIONS
    return ENGINEER_CONSIDERATIONS if counter.engineer else CONSIDERATIONS
