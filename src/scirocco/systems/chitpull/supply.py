"""6.0: supply. Lines run from a source to a headquarters and from there to the units."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.core.decisions import Event
from scirocco.core.dice import Dice
from scirocco.core.floods import Tide
from scirocco.systems.chitpull.automatic import Automatic
from scirocco.systems.chitpull.events import SupplyChecked
from scirocco.systems.chitpull.units import CUT_OFF, FRESH, ISOLATED, OUT, OUT_OF_SUPPLY, SUPPLIED
from scirocco.systems.chitpull.zones import controls, enemies, on_map, stands_of, zone_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def open_hexes(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """6.13: hexes free of enemy units, and of enemy zones unless a friend stands there."""
    foe = enemies(side)
    return game.ground.land & ~stands_of(game, pos, foe) & (~zone_of(game, pos, foe) | stands_of(game, pos, side))


ANY_LENGTH = 1_000


def source_road(game: ChitPull, pos: ChitPosition, side: int, passable: int) -> int:
    """6.11, R22: the hexes of the road that leads, open all the way, to the side's edge of the map. Kept while the
    same hexes of it are open."""
    road, clear = game.ground.supply_lines(side, pos.breaches).road, passable & game.road_masks[side]
    known = game.roads_seen[side]
    if known is None or known.clear != clear or known.road is not road:
        known = game.roads_seen[side] = Road(road, clear, _follow(game, side, road, clear))
    return known.open


class Road(NamedTuple):
    """The supply road and its hexes that are clear, and of these the mask of those open to the edge of the map."""

    road: list[tuple[int, ...]]
    clear: int
    open: int


def _follow(game: ChitPull, side: int, road: list[tuple[int, ...]], clear: int) -> int:
    ahead = set(members(clear))
    frontier, found = game.road_ends[side][:], 0
    while frontier:
        here = frontier.pop()
        if here in ahead:
            ahead.remove(here)
            found |= game.board.bit[here]
            frontier += road[here]
    return found


def line_limit(game: ChitPull, pos: ChitPosition, hq: int) -> int:
    """6.15, 13.11: how long the line from the source to a headquarters may be."""
    limit = game.line_limits[game.side_of[hq]]
    longer = game.scenario_data.long_lines
    if limit and longer is not None and pos.turn <= longer.turns and game.units[hq].formation in game.long_formations:
        return longer.length
    return limit or ANY_LENGTH


class Sources:
    """6.11, R23: what feeds a side at a moment: the road that leads to its edge, and its port."""

    __slots__ = ("_from_port", "_from_road", "flood", "passable")

    def __init__(self, game: ChitPull, pos: ChitPosition, side: int) -> None:
        self.passable = open_hexes(game, pos, side)
        self.flood = game.ground.supply_lines(side, pos.breaches).flood
        port = game.ports[side]
        port_open = port >= 0 and self.passable >> port & 1 and controls(game, pos, side, port)
        self._from_port = Tide(self.flood, game.board.bit[port] if port_open else 0, self.passable)
        self._from_road = Tide(self.flood, source_road(game, pos, side, self.passable), self.passable)

    def feed(self, game: ChitPull, pos: ChitPosition, hq: int) -> bool:
        """6.15: a line within its limit leads from the road to a headquarters, or one from the port."""
        side, at = game.side_of[hq], pos.at[hq]
        port, reach, where = game.ports[side], game.port_reach[side], game.board.bit[at]
        near_port = port >= 0 and game.distance(port, at) <= reach and self._from_port.distance(where, reach) >= 0
        return near_port or self._from_road.distance(where, line_limit(game, pos, hq)) >= 0

    def join(self, game: ChitPull, pos: ChitPosition, hq: int) -> bool:
        """R23: a line of any length leads to a headquarters."""
        where = game.board.bit[pos.at[hq]]
        return self._from_road.distance(where, ANY_LENGTH) >= 0 or self._from_port.distance(where, ANY_LENGTH) >= 0


class SupplyNet:
    """6.11, R23: a side's supply at a moment: the headquarters that are supplied (``fed``) and those joined to a
    source at any length (``linked``), and the mask of hexes that are supplied (``near``)."""

    __slots__ = ("_flood", "_from_hqs", "_passable", "_start", "fed", "linked", "near")

    def __init__(self, game: ChitPull, pos: ChitPosition, side: int) -> None:
        sources, bit = Sources(game, pos, side), game.board.bit
        there = [hq for hq in game.hqs[side] if on_map(game, pos, hq)]
        self.fed = [hq for hq in there if sources.feed(game, pos, hq)]
        self.linked = [hq for hq in there if hq in self.fed or sources.join(game, pos, hq)]
        self._flood, self._passable = sources.flood, sources.passable
        self.near = self._flood.spread_all(
            [(bit[pos.at[hq]], game.units[hq].radius) for hq in self.fed], self._passable
        )
        self._start = 0
        for hq in self.linked:
            self._start |= bit[pos.at[hq]]
        self._from_hqs = Tide(self._flood, self._start, self._passable)

    @property
    def joined(self) -> int:
        """Mask of the hexes joined to a headquarters that is linked; those too far from it are out of supply."""
        return self._flood.spread(self._start, self._passable, ANY_LENGTH)

    def joins(self, space: int) -> bool:
        """The same for one hex, given as a mask."""
        return self._from_hqs.distance(space, ANY_LENGTH) >= 0


def supply_net(game: ChitPull, pos: ChitPosition, side: int) -> SupplyNet:
    """6.11: which hexes a side supplies now."""
    return SupplyNet(game, pos, side)


def fed_hqs(game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
    """6.11: the headquarters of a side that are supplied."""
    sources = Sources(game, pos, side)
    return [hq for hq in game.hqs[side] if on_map(game, pos, hq) and sources.feed(game, pos, hq)]


def state_in(net: SupplyNet, unit: int, space: int, *, hq: bool) -> int:
    """6.11: the state of a unit in a hex, given as a mask. A headquarters needs its own line to the source."""
    if hq:
        return SUPPLIED if unit in net.fed else OUT_OF_SUPPLY if unit in net.linked else CUT_OFF
    return SUPPLIED if net.near & space else OUT_OF_SUPPLY if net.joins(space) else CUT_OFF


def lines_from(game: ChitPull, pos: ChitPosition, hq: int) -> Tide:
    """6.12: the lines that go out from a headquarters when it is supplied itself; else none."""
    sources = Sources(game, pos, game.side_of[hq])
    start = game.board.bit[pos.at[hq]] if sources.feed(game, pos, hq) else 0
    return Tide(sources.flood, start, sources.passable)


class CheckSupply(Automatic):
    """6.11: in the initial phase the state of every unit is found. Nobody has to decide anything."""

    kind = "supply"
    rule = "6.11"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        pos.agenda.pop()
        check_supply(game, pos, log)
        return True


def check_supply(game: ChitPull, pos: ChitPosition, log: list[Event]) -> None:
    """6.11: mark every unit on the map."""
    out: list[int] = []
    isolated: list[int] = []
    for side in range(len(game.sides)):
        net = supply_net(game, pos, side)
        for unit in game.army[side]:
            pos.marks[unit] &= ~(OUT | ISOLATED)
            if not on_map(game, pos, unit) or pos.marks[unit] & FRESH:
                continue
            counter = game.units[unit]
            state = state_in(net, unit, game.board.bit[pos.at[unit]], hq=counter.hq and not counter.leader)
            if state == CUT_OFF:
                pos.marks[unit] |= ISOLATED
                isolated.append(unit)
            elif state == OUT_OF_SUPPLY:
                pos.marks[unit] |= OUT
                out.append(unit)
    log.append(SupplyChecked(game.ref("6.11"), tuple(out), tuple(isolated)))
