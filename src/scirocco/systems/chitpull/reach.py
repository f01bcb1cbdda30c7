"""4.0: where a unit can go: its points, the steps open to it, the enemy's ground."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.movement import BARRED, DEAR, TIED, Marks, Reach, spread
from scirocco.systems.chitpull.ground import may_go_west
from scirocco.systems.chitpull.units import MOVED, SHIFTED, share, supply_of
from scirocco.systems.chitpull.zones import stands_of, units_in, zone_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def movement_points(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """2.1, 6.23: half-points for an activation."""
    counter = game.units[unit]
    divisor = game.tables.supply.movement_divisors[supply_of(pos, unit)] if counter.mech else 1
    return 2 * share(counter.movement, divisor)


def zone_prices(game: ChitPull, unit: int) -> tuple[int, int]:
    """4.42, R14: half-points for entering an enemy zone, and for leaving one: half the printed allowance."""
    return game.zone_prices[unit]


class Front(NamedTuple):
    """The enemy as a side's movement meets him: the hexes he stands in are barred, those in his zones dear, and none
    of these is entered from another (4.43). Kept while his hexes and zones stay the same."""

    enemy: int
    zone: int
    ground: Marks


def front_of(game: ChitPull, pos: ChitPosition, side: int) -> Front:
    """The enemies of a side."""
    enemy, zone = stands_of(game, pos, 1 - side), zone_of(game, pos, 1 - side)
    known = game.fronts_seen[side]
    if known is None or known.enemy != enemy or known.zone != zone:
        ground = Marks(len(game.board.ids))
        ground.add(enemy, BARRED)
        ground.add(zone, DEAR | TIED)
        known = game.fronts_seen[side] = Front(enemy, zone, ground)
    return known


def is_anchored(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> bool:
    """4.43, R16: a friend stands in the hex that has not moved in this turn."""
    side = game.side_of[unit]
    return any(
        friend != unit and game.side_of[friend] == side and not pos.marks[friend] & SHIFTED
        for friend in units_in(game, pos, space)
    )


def ground_for(game: ChitPull, pos: ChitPosition, unit: int) -> Marks:
    """The ground as a unit's movement meets it: friends who have not moved make way from zone to zone (4.43, R16)."""
    side = game.side_of[unit]
    ground = front_of(game, pos, side).ground
    on, at, marks, size = ground.on, pos.at, pos.marks, game.board.size
    anchored: list[int] = []
    for friend in game.army[side]:
        where = at[friend]
        if 0 <= where < size and on[where] and friend != unit and not marks[friend] & SHIFTED:
            anchored.append(where)
    return ground.without(anchored, TIED) if anchored else ground


def reach_of(game: ChitPull, pos: ChitPosition, unit: int, points: int, *, first: bool) -> Reach:
    """4.0: every hex a unit can get to with some half-points; when it has not moved yet also each next hex that it
    could not afford (4.12, 4.33)."""
    side, start = game.side_of[unit], pos.at[unit]
    network = game.ground.network(side, game.units[unit].mech, pos.breaches, westward=may_go_west(game, pos, side))
    ground = ground_for(game, pos, unit)
    enter, leave = zone_prices(game, unit)
    found = spread(start, points, network.steps, ground, surcharge=enter, parting=leave)
    in_zone = bool(ground[start] & DEAR)
    if first:
        shut = BARRED | TIED if in_zone else BARRED
        for there, price in network.links[start]:
            if there not in found and not ground[there] & shut:
                found.add(there, start, price + (leave if in_zone else 0) + (enter if ground[there] & DEAR else 0))
    _add_exit(game, found, unit, points, ground, first=first)
    return found


def _add_exit(game: ChitPull, found: Reach, unit: int, points: int, ground: Marks, *, first: bool) -> None:
    """4.34: the step off the map over one's own edge."""
    side, leave = game.side_of[unit], zone_prices(game, unit)[1]
    best = lowest = price_of_best = -1
    for space in game.rims[side]:
        cost = found.cost_of(space)
        if cost < 0:
            continue
        price = game.ground.exit_cost + (leave if ground[space] & DEAR else 0)
        allowed = cost + price <= points or (first and space == found.start)
        if allowed and (best < 0 or cost + price < lowest):
            best, price_of_best, lowest = space, price, cost + price
    if best >= 0:
        found.add(game.exits[side], best, price_of_best)


class Journey:
    """Where a chosen unit can go, kept while nothing it depends on has changed."""

    __slots__ = ("_at", "_marks", "_points", "_state", "_unit", "ends", "reach")

    def __init__(self, game: ChitPull, pos: ChitPosition, unit: int, points: int) -> None:
        self._unit = unit
        self._points = points
        self._at = pos.at[:]
        self._marks = pos.marks[:]
        self._state = (pos.breaches, pos.razed, pos.fallback)
        self.reach = reach_of(game, pos, unit, points, first=not pos.marks[unit] & MOVED)
        self.ends = self.reach.ends([])

    def holds(self, pos: ChitPosition, unit: int, points: int) -> bool:
        """Whether this is what the unit can do in this position."""
        return (
            unit == self._unit
            and points == self._points
            and pos.at == self._at
            and pos.marks == self._marks
            and self._state == (pos.breaches, pos.razed, pos.fallback)
        )

    def offers(self, path: tuple[int, ...]) -> bool:
        """Whether a path is the cheapest way to a hex."""
        return len(path) > 1 and path == self.reach.path(path[-1])


def journey_of(game: ChitPull, pos: ChitPosition, unit: int, points: int) -> Journey:
    """Where the chosen unit can go with some half-points."""
    known = known_journey(game, pos, unit, points)
    if known is None:
        known = game.journey_seen = Journey(game, pos, unit, points)
    return known


def known_journey(game: ChitPull, pos: ChitPosition, unit: int, points: int) -> Journey | None:
    """The same, if it has been worked out."""
    known = game.journey_seen
    return known if known is not None and known.holds(pos, unit, points) else None
