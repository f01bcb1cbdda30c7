"""6.1, 6.3, 11: where a unit can go, and what it costs."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action, Choices, Event, Stage, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import BARRED, DEAR, HALT, Marks, spread
from scirocco.systems.areas.combat import night_targets
from scirocco.systems.areas.events import Moved
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import full_areas, movement_of, occupied, put, units_in
from scirocco.systems.areas.units import ACTED, BOUND

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

Prices = list[list[tuple[int, int]]]
"""For each area the areas next to it, and the points to enter them."""


def step_cost(game: Areas, here: int, there: int, by_road: bool) -> int:
    """6.1: points to enter an area, before the enemy is counted. A strategic zone costs the same by road (R74)."""
    if game.strategic >> there & 1:
        return game.tables.movement.strategic
    if by_road:
        return game.tables.movement.road
    return game.tables.terrain[game.board.terrain[there]].enter


def path_cost(game: Areas, path: tuple[int, ...], foes: int) -> int:
    """6.1, R33: what a whole move costs. The road rate needs every step to follow a road."""
    steps = list(pairwise(path))
    by_road = all(there in game.road_links[here] for here, there in steps)
    rough = sum(step_cost(game, here, there, False) for here, there in steps)
    cost = min(rough, sum(step_cost(game, here, there, True) for here, there in steps)) if by_road else rough
    return cost + sum(game.tables.movement.enemy for _, there in steps if foes >> there & 1)


def barred_areas(game: Areas, pos: AreasPosition, unit: int, own: int, foes: int) -> int:
    """Areas that a unit may not enter: those of :func:`enemy_held`, and out of a contested zone all around it."""
    return enemy_held(game, pos, unit, own, foes) | around_contested_zone(game, pos, unit, own, foes)


def around_contested_zone(game: Areas, pos: AreasPosition, unit: int, own: int, foes: int) -> int:
    """6.3, R71: out of a strategic zone with enemies in it a unit may go back to friends, but not on."""
    here = pos.at[unit]
    if not game.strategic & foes & game.board.bit[here]:
        return 0
    return game.board.touching[here] & ~(own & ~foes)


def enemy_held(game: Areas, pos: AreasPosition, unit: int, own: int, foes: int) -> int:
    """Enemy-held areas that a unit may not enter. At night nobody enters one, but for the night raider (11); by day
    only units that can lead an assault do so first, or with the switch all (R58)."""
    if not game.is_night(pos.turn):
        return 0 if game.enters_first[unit] else foes & ~own
    alone = foes & ~own
    if unit != game.night_raider:
        return alone
    side = game.side_of[unit]
    return mask_of(space for space in members(alone) if not night_targets(game, pos, 1 - side, space))


class Ground(NamedTuple):
    """The map as a side's movement meets it: areas it may not enter, and those with enemies, where it has to stop."""

    barred: int
    foes: int
    marks: Marks


def ground_for(game: Areas, side: int, barred: int, foes: int) -> Marks:
    """The ground space by space, as the search reads it; kept while the enemy stands as he does."""
    known = game.ground_seen[side]
    if known is None or known.barred != barred or known.foes != foes:
        marks = Marks(game.board.size)
        marks.add(foes, HALT | DEAR)
        marks.add(barred, BARRED)
        known = game.ground_seen[side] = Ground(barred, foes, marks)
    return known.marks


class March:
    """6.1: every area where a unit may end its move, kept while nothing it depends on has changed.

    ``ends`` are these areas, lowest first. A move goes by road all the way or across country, whichever is cheaper
    (R33).
    """

    __slots__ = ("_across", "_at", "_by_road", "_marks", "_night", "_unit", "ends")

    def __init__(self, game: Areas, pos: AreasPosition, unit: int) -> None:
        self._unit = unit
        self._at = pos.at[:]
        self._marks = pos.marks[unit]
        self._night = game.is_night(pos.turn)
        self.ends: list[int] = []
        if pos.at[unit] >= 0:
            self._search(game, pos)

    def _search(self, game: Areas, pos: AreasPosition) -> None:
        unit = self._unit
        start, points, side = pos.at[unit], movement_of(game, pos, unit), game.side_of[unit]
        muster = muster_of(game, pos)
        foes, full = muster.occupied[1 - side], muster.full[side]
        ground = ground_for(game, side, barred_areas(game, pos, unit, muster.occupied[side], foes), foes)
        steps = game.on_wheels if game.is_mechanised[unit] else game.on_foot
        self._by_road = spread(start, points, game.by_road, ground, game.no_rails, game.enemy_cost)
        self._across = spread(start, points, steps, ground, game.no_rails, game.enemy_cost)
        for space in range(game.board.size):
            if self.cost(space) > 0 and not full & game.board.bit[space]:
                self.ends.append(space)

    def holds(self, game: Areas, pos: AreasPosition, unit: int) -> bool:
        """Whether this is what the unit can do in this position."""
        return (
            unit == self._unit
            and pos.at == self._at
            and pos.marks[unit] == self._marks
            and game.is_night(pos.turn) == self._night
        )

    def cost(self, space: int) -> int:
        """What the cheaper way to an area costs; -1 when it is out of reach."""
        road, across = self._by_road.cost_of(space), self._across.cost_of(space)
        return road if 0 <= road <= across or across < 0 else across

    def path(self, space: int) -> tuple[int, ...]:
        """The cheaper way to an area."""
        road = self._by_road.cost_of(space)
        return (self._by_road if 0 <= road == self.cost(space) else self._across).path(space)


def march_of(game: Areas, pos: AreasPosition, unit: int) -> March:
    """Where a unit can go now."""
    known = game.march_seen
    if known is None or not known.holds(game, pos, unit):
        known = game.march_seen = March(game, pos, unit)
    return known


def destinations(game: Areas, pos: AreasPosition, unit: int) -> dict[int, tuple[int, tuple[int, ...]]]:
    """6.1: every area where a unit may end its move, with the cost and the cheapest way."""
    march = march_of(game, pos, unit)
    return {space: (march.cost(space), march.path(space)) for space in march.ends}


def can_move(game: Areas, pos: AreasPosition, unit: int) -> bool:
    """Whether a unit that has not acted has anywhere to go: to the next area, which is quickly seen, or through a
    full one beyond it."""
    points, here = movement_of(game, pos, unit), pos.at[unit]
    if pos.marks[unit] & BOUND or not points:
        return False
    side, bit = game.side_of[unit], game.board.bit
    muster = muster_of(game, pos)
    own, foes = muster.occupied[side], muster.occupied[1 - side]
    closed = barred_areas(game, pos, unit, own, foes) | muster.full[side] | foes
    for links in (game.along_roads, game.on_roads if game.is_mechanised[unit] else game.foot_steps):
        for there, cost in links[here]:
            if cost <= points and not closed & bit[there]:
                return True
    return len(march_of(game, pos, unit).ends) > 0


def why_no_move(game: Areas, pos: AreasPosition, unit: int, path: tuple[int, ...]) -> Why | None:
    """Why a unit may not move along a path; None when it may."""
    board, counter = game.board, game.units[unit]
    if len(path) < 2 or path[0] != pos.at[unit]:
        return because(game, "6.1", "no-path", board.ids[pos.at[unit]])
    side = counter.side
    own, foes = occupied(game, pos, side), occupied(game, pos, 1 - side)
    barred = enemy_held(game, pos, unit, own, foes)
    around = around_contested_zone(game, pos, unit, own, foes)
    for number, there in enumerate(path[1:], 1):
        here = path[number - 1]
        if there not in board.neighbours[here]:
            return because(game, "1.1", "not-adjacent", board.ids[here], board.ids[there])
        if there in path[:number]:
            return because(game, "6.1", "twice-through", board.ids[there])
        if counter.mechanised and not game.roads_in >> there & 1:
            return because(game, "6.1", "no-road", counter.name, board.ids[there])
        if number > 1 and foes >> here & 1:
            return because(game, "6.3" if game.strategic >> here & 1 else "6.1", "must-stop", board.ids[here])
        if around >> there & 1:
            return because(game, "6.3", "zone-first", board.ids[path[0]])
        if barred >> there & 1:
            if game.is_night(pos.turn):
                return because(game, "11", "night-entry", board.ids[there])
            return because(game, "7", "cannot-lead-in", counter.name, board.ids[there])
    cost, points = path_cost(game, path, foes), movement_of(game, pos, unit)
    if cost > points:
        return because(game, "6.1", "too-far", cost, counter.name, points)
    if full_areas(game, pos, side) >> path[-1] & 1:
        return because(game, "5.1", "stack-full", board.ids[path[-1]], game.stacking)
    return None


class Moves(Choices):
    """The moves of a march, each formed when it is read."""

    def __init__(self, march: March, unit: int) -> None:
        self._march = march
        self._unit = unit

    def __len__(self) -> int:
        return len(self._march.ends)

    def __getitem__(self, number: int) -> Action:
        return order("move", self._unit, self._march.path(self._march.ends[number]))


class MoveUnit(Stage["Areas", "AreasPosition"]):
    """6.1: the chosen unit moves. Entering an area that the enemy holds alone binds it to assault (5.5)."""

    kind = "move"
    rule = "6.1"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        moves = self.choices(game, pos)
        return [moves[number] for number in range(len(moves))]

    def choices(self, game: Areas, pos: AreasPosition) -> Choices:
        unit = pos.agenda[-1].piece
        return Moves(march_of(game, pos, unit), unit)

    def allows(self, game: Areas, pos: AreasPosition, action: Action) -> bool:
        unit = pos.agenda[-1].piece
        return action.piece == unit and why_no_move(game, pos, unit, action.spaces) is None

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        unit = pos.agenda[-1].piece
        name = game.units[unit].name
        if action.verb != "move" or action.piece != unit:
            return because(game, "6.1", "not-now", f"move {name}")
        return why_no_move(game, pos, unit, action.spaces) or because(game, "6.1", "not-now", f"move {name}")

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.agenda.pop()
        unit, path = action.piece, action.spaces
        side, there = game.side_of[unit], path[-1]
        own, foes = occupied(game, pos, side), occupied(game, pos, 1 - side)
        log.append(Moved(game.ref("6.1"), unit, path, path_cost(game, path, foes)))
        fights = unit == game.night_raider or not game.is_night(pos.turn)
        if fights and is_bound_by(game, pos, side, there, own, foes):
            pos.marks[unit] |= BOUND
        put(game, pos, unit, there, log)
        pos.marks[unit] |= ACTED


def is_bound_by(game: Areas, pos: AreasPosition, side: int, space: int, own: int, foes: int) -> bool:
    """5.5, 7: whoever enters an area that the enemy holds alone must fight; so must those who follow him into it."""
    bit = game.board.bit[space]
    if not foes & bit:
        return False
    if not own & bit:
        return True
    return any(pos.marks[unit] & BOUND for unit in units_in(game, pos, side, space))
