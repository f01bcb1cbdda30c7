"""6.1, 6.3, 11: where a unit can go, and what it costs."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import lay_ground, spread
from scirocco.systems.areas.combat import night_targets
from scirocco.systems.areas.events import Moved
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import full_areas, movement_of, occupied, put
from scirocco.systems.areas.units import ACTED, BOUND

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def step_cost(game: Areas, here: int, there: int, by_road: bool) -> int:
    """6.1: points to enter an area, before the enemy is counted. A strategic zone costs the same by road (R34)."""
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
    only units that can lead an assault do so first (R58)."""
    alone = foes & ~own
    if game.is_night(pos.turn):
        if unit != game.night_raider:
            return alone
        side = game.side_of[unit]
        spared = 0
        for space in range(game.board.size):
            if alone >> space & 1 and night_targets(game, pos, 1 - side, space):
                spared |= game.board.bit[space]
        return alone & ~spared
    return 0 if game.units[unit].leads_assault else alone


def destinations(game: Areas, pos: AreasPosition, unit: int) -> dict[int, tuple[int, tuple[int, ...]]]:
    """6.1: every area where a unit may end its move, with the cost and the cheapest way."""
    points, start = movement_of(game, pos, unit), pos.at[unit]
    if points <= 0 or start < 0:
        return {}
    side = game.side_of[unit]
    own, foes = occupied(game, pos, side), occupied(game, pos, 1 - side)
    barred = barred_areas(game, pos, unit, own, foes)
    full = full_areas(game, pos, side)
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    ground = lay_ground(game.board.size, barred, foes)
    for steps in (game.by_road, game.mechanised if game.units[unit].mechanised else game.on_foot):
        area = spread(start, points, steps, ground, game.no_rails)
        for space, cost in area.cost.items():
            whole = cost + (game.tables.movement.enemy if foes >> space & 1 else 0)
            if space == start or whole > points or full >> space & 1:
                continue
            if space not in found or whole < found[space][0]:
                found[space] = (whole, area.path(space))
    return found


def can_move(game: Areas, pos: AreasPosition, unit: int) -> bool:
    """Whether a unit has anywhere to go: to the next area, which is quickly seen, or through a full one beyond it."""
    points, here = movement_of(game, pos, unit), pos.at[unit]
    if pos.marks[unit] & (ACTED | BOUND) or points <= 0:
        return False
    side = game.side_of[unit]
    own, foes = occupied(game, pos, side), occupied(game, pos, 1 - side)
    closed = barred_areas(game, pos, unit, own, foes) | full_areas(game, pos, side) | foes
    for links in (game.along_roads, game.on_roads if game.units[unit].mechanised else game.foot_steps):
        for there, cost in links[here]:
            if cost <= points and not closed >> there & 1:
                return True
    return bool(destinations(game, pos, unit))


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


class MoveUnit(Stage["Areas", "AreasPosition"]):
    """6.1: the chosen unit moves. Entering an area that the enemy holds alone binds it to assault (5.5)."""

    kind = "move"
    rule = "6.1"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        unit = pos.agenda[-1].piece
        return [Action("move", unit, way) for _, (_, way) in sorted(destinations(game, pos, unit).items())]

    def allows(self, game: Areas, pos: AreasPosition, action: Action) -> bool:
        unit = pos.agenda[-1].piece
        if action.verb != "move" or action.piece != unit or action.number != -1:
            return False
        return why_no_move(game, pos, unit, action.spaces) is None

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
    if not foes >> space & 1:
        return False
    if not own >> space & 1:
        return True
    return any(pos.at[unit] == space and pos.marks[unit] & BOUND for unit in game.army[side])
