"""4.1, 4.2, 4.3 and the terrain effects chart: what a step costs, and what lies between two hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import mask_of, members
from scirocco.core.floods import Flood
from scirocco.core.movement import Steps

if TYPE_CHECKING:
    from scirocco.systems.chitpull.data import TablesData
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

KEPT = 64
"""How many states of the minefields are kept worked out."""
NO_MINES = -1
"""In place of the cleared sides: for whom there are none to clear."""


class Works(NamedTuple):
    """Minefields and fortifications as they stand: for each hex the mask of neighbours that lie

    ``mined``: behind a minefield, ``fortified``: behind the works of Tobruk, ``barred``: in a minefield that the
    side which did not lay it cannot enter from here. ``zones`` are, for each side, the neighbours a zone of control
    reaches from a hex (4.41); ``weak_zones`` those that units too few for a zone reach, screened by their works.
    """

    mined: list[int]
    fortified: list[int]
    barred: list[int]
    zones: tuple[list[int], list[int]]
    weak_zones: tuple[list[int], list[int]]


class Network(NamedTuple):
    """The steps some kind of unit can take: for each hex the next ones and their half-points, lowest hex first; and
    the same laid out for the movement search."""

    links: list[tuple[tuple[int, int], ...]]
    steps: Steps


class Lines(NamedTuple):
    """6.13: where supply lines go on: for each hex the mask of the next ones, and the same laid out for floods;
    ``road`` has for each hex the next ones on the road that carries supply."""

    masks: list[int]
    flood: Flood
    road: list[tuple[int, ...]]


class Ground:
    """The board as the rules see it, worked out once."""

    def __init__(self, game: ChitPull, tables: TablesData, works_owner: int) -> None:
        board = game.board
        self.board = board
        self.tables = tables
        self.works_owner = works_owner
        kinds = tables.terrain
        self.land = mask_of(i for i in range(board.size) if not kinds[board.terrain[i]].prohibited)
        self.columns = [kinds[t].columns if t else 0 for t in board.terrain]
        self.cliffs = board.hexsides.get("cliff", frozenset())
        self.inlets = board.hexsides.get("sea_arm", frozenset())
        inside = self.fortress = board.with_feature("tobruk")
        self.ramparts = frozenset((a, b) for a, b in board.hexsides.get("fortified", frozenset()) if inside >> b & 1)
        """4.41, 10.7: pairs of a hex outside and the fortified hex it looks at."""
        self.mines = board.with_feature("minefield") & self.land
        self.mine_sides = [(a, b) for b in members(self.mines) for a in board.neighbours[b] if self.land >> a & 1]
        self.mine_side = {pair: i for i, pair in enumerate(self.mine_sides)}
        self.open = [
            mask_of(b for b in board.neighbours[a] if self.land >> b & 1 and (a, b) not in self.inlets)
            if self.land >> a & 1
            else 0
            for a in range(len(board.ids))
        ]
        self.ring = [
            mask & ~mask_of(b for b in members(mask) if (a, b) in self.cliffs) for a, mask in enumerate(self.open)
        ]
        """4.41: neighbours a zone of control reaches, were there no works."""
        self.west = [
            mask_of(b for b in board.neighbours[a] if self._x(b) < self._x(a)) if a < board.size else 0
            for a in range(len(board.ids))
        ]
        """7.6: neighbours whose centre lies further west."""
        self._along = [(board.along(kind), cost) for kind, cost in tables.lines.items()]
        self.supply_road = [tuple[int, ...]()] * len(board.ids)
        for kind, cost in tables.lines.items():
            if cost.supply:
                self.supply_road = board.along(kind)
        self._all_steps = [self._build_network(mech=False), self._build_network(mech=True)]
        masks = [mask_of(there for there, _ in steps) for steps in self._all_steps[False].links]
        self._all_lines = Lines(masks, Flood(masks), self._road_along(masks))
        self._open_flood = Flood(self.open)
        self.near = [
            members(board.within(a, 2) & ~board.bit[a]) if a < board.size else [] for a in range(len(board.ids))
        ]
        """The hexes at most two away: who else may cover what a hex covers."""
        self.exit_cost = round(2 * tables.terrain["clear"].mech)
        """4.34, R76: the step off the map costs as much as clear ground."""
        self._works_seen: dict[tuple[int, int], Works] = {}
        self._networks: dict[tuple[bool, int, bool], Network] = {}
        self._lines: dict[int, Lines] = {}

    def _x(self, space: int) -> float:
        layout = self.board.layout
        assert layout is not None
        return layout.centre(layout.cell_of(self.board.ids[space]))[0]

    def is_cliff(self, here: int, there: int) -> bool:
        return (here, there) in self.cliffs

    def entry_cost(self, here: int, there: int, mech: bool) -> int | None:
        """Half-points for a step, zones and mines not counted; None when it is closed to the unit.

        A road or track counts between hexes it joins and replaces the terrain (4.2, 4.31); otherwise the hex is as
        dear as its worst terrain (4.11). Mechanised units cross a cliff on a road or track only.
        """
        if not self.open[here] >> there & 1:
            return None
        costs = [cost.mech if mech else cost.foot for along, cost in self._along if there in along[here]]
        cliff = (here, there) in self.cliffs
        if costs:
            return round(2 * (min(costs) + (self.tables.cliff.on_a_line if cliff else 0)))
        if cliff and mech:
            return None
        kind = self.tables.terrain[self.board.terrain[there]]
        return round(2 * ((kind.mech if mech else kind.foot) + (self.tables.cliff.foot if cliff else 0)))

    def edge_cost(self, space: int, mech: bool) -> int:
        """11.11: half-points for coming in at a hex of the edge: its terrain, or the road that leaves there."""
        kind = self.tables.terrain[self.board.terrain[space]]
        costs = [cost.mech if mech else cost.foot for along, cost in self._along if along[space]]
        return round(2 * min([*costs, kind.mech if mech else kind.foot]))

    def grown(self, mask: int) -> int:
        """The land next to a mask of hexes, arms of the sea not crossed."""
        return self._open_flood.step(mask)

    def works(self, breaches: int, razed: int) -> Works:
        """10.7, 10.86: what is left of minefields and fortifications."""
        key = (breaches, razed)
        found = self._works_seen.get(key)
        if found is None:
            if len(self._works_seen) >= KEPT:
                self._works_seen.clear()
            found = self._works_seen[key] = self._build_works(breaches, razed)
        return found

    def _build_works(self, breaches: int, razed: int) -> Works:
        count = len(self.board.ids)
        mined, fortified, barred = [0] * count, [0] * count, [0] * count
        for number, (a, b) in enumerate(self.mine_sides):
            if not breaches >> number & 1:
                barred[a] |= 1 << b
            back = self.mine_side.get((b, a))
            if not breaches >> number & 1 and not (back is not None and breaches >> back & 1):
                mined[a] |= 1 << b
                mined[b] |= 1 << a
        for a, b in self.ramparts:
            if not razed >> b & 1:
                fortified[a] |= 1 << b
                fortified[b] |= 1 << a
        others, screens = self.ring[:], [0] * count
        for space in range(count):
            screened = mined[space] | fortified[space]
            if screened:
                others[space] = self.ring[space] & ~screened
                screens[space] = self.ring[space] & screened
        none = [0] * count
        if self.works_owner == 0:
            return Works(mined, fortified, barred, (self.ring, others), (screens, none))
        return Works(mined, fortified, barred, (others, self.ring), (none, screens))

    def _build_network(self, *, mech: bool) -> Network:
        """All steps, mines not counted."""
        links: list[tuple[tuple[int, int], ...]] = []
        for here in range(len(self.board.ids)):
            steps: list[tuple[int, int]] = []
            for there in members(self.open[here]):
                cost = self.entry_cost(here, there, mech)
                if cost is not None:
                    steps.append((there, cost))
            links.append(tuple(steps))
        return Network(links, Steps(links))

    def network(self, side: int, mech: bool, breaches: int, *, westward: bool = True) -> Network:
        """The steps of a side's foot or mechanised units; its enemy's uncleared mines are not entered (10.83), and
        none leads west for whom ``westward`` is closed (7.6)."""
        if side == self.works_owner and westward:
            return self._all_steps[mech]
        key = (mech, NO_MINES if side == self.works_owner else breaches, westward)
        found = self._networks.get(key)
        if found is None:
            if len(self._networks) >= KEPT:
                self._networks.clear()
            pairs = self._barred_pairs(key[1])
            if not westward:
                pairs += [(here, there) for here, west in enumerate(self.west) for there in members(west)]
            found = self._networks[key] = _without(self._all_steps[mech], pairs)
        return found

    def _barred_pairs(self, breaches: int) -> list[tuple[int, int]]:
        if breaches == NO_MINES:
            return []
        return [pair for number, pair in enumerate(self.mine_sides) if not breaches >> number & 1]

    def supply_lines(self, side: int, breaches: int) -> Lines:
        """6.13: where a side's supply lines go: passable on foot, for the enemy of the works not into an uncleared
        minefield (10.82)."""
        if side == self.works_owner:
            return self._all_lines
        found = self._lines.get(breaches)
        if found is None:
            if len(self._lines) >= KEPT:
                self._lines.clear()
            masks, pairs = self._all_lines.masks[:], self._barred_pairs(breaches)
            for here, there in pairs:
                masks[here] &= ~(1 << there)
            found = self._lines[breaches] = Lines(masks, self._all_lines.flood.without(pairs), self._road_along(masks))
        return found

    def _road_along(self, lines: list[int]) -> list[tuple[int, ...]]:
        """R22: the supply road, as far as lines may follow it."""
        return [
            tuple(there for there in joined if lines[here] >> there & 1) for here, joined in enumerate(self.supply_road)
        ]


def _without(network: Network, pairs: list[tuple[int, int]]) -> Network:
    """The same steps, but for some."""
    shut: dict[int, list[int]] = {}
    for here, there in pairs:
        shut.setdefault(here, []).append(there)
    links = network.links[:]
    for here, theres in shut.items():
        links[here] = tuple(step for step in links[here] if step[0] not in theres)
    return Network(links, network.steps.without(pairs))


def works_of(game: ChitPull, pos: ChitPosition) -> Works:
    return game.ground.works(pos.breaches, pos.razed)


def is_through_mines(game: ChitPull, pos: ChitPosition, here: int, there: int) -> bool:
    """10.81, R59: one of the two hexes is mined and the side between them is not cleared."""
    return bool(works_of(game, pos).mined[here] >> there & 1)


def is_through_works(game: ChitPull, pos: ChitPosition, here: int, there: int) -> bool:
    """10.7, R100: works that stand lie between two hexes, whichever of them is the fortified one."""
    return bool(works_of(game, pos).fortified[here] >> there & 1)


def is_hindered_by_works(game: ChitPull, pos: ChitPosition, here: int, there: int) -> bool:
    """10.7, R100: works halve an attack from here; with the option not one from inside."""
    if not is_through_works(game, pos, here, there):
        return False
    return not game.switches["open_sorties"] or (here, there) in game.ground.ramparts


def may_go_west(game: ChitPull, pos: ChitPosition, side: int) -> bool:
    """7.6: not in a declared retreat turn."""
    return not (pos.fallback and side == game.fallback_side)
