"""The board as one graph: hexes or areas, with ids as printed on the map.

Spaces are small integers; sets of spaces are integer bit masks, so that a rule
reads as set algebra (``zone & land & ~held``). Off-map boxes (units that left
over an edge) are spaces too, after those of the map, and touch nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from scirocco.core.errors import NotationError
from scirocco.core.hexes import HexLayout


class Line(NamedTuple):
    """A road, track or railway: spaces in the order it runs through them."""

    kind: str
    name: str
    spaces: tuple[int, ...]
    provenance: str = ""


OFFSETS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""Which bits are set in each byte."""


def members(mask: int) -> list[int]:
    """The spaces of a mask, lowest first.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    if not mask:
        return found
    lowest = (mask & -mask).bit_length() - 1
    rest = mask >> lowest
    for byte in rest.to_bytes((rest.bit_length() + 7) // 8, "little"):
        if byte:
            for offset in OFFSETS[byte]:
                found.append(lowest + offset)
        lowest += 8
    return found


def mask_of(spaces: Iterable[int]) -> int:
    """The mask of some spaces; the inverse of :func:`members`."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


class Board:
    """Spaces, who touches whom, and what lies on each.

    ``size`` counts the spaces of the map; boxes come after them. ``earth`` gives the latitude and longitude of
    each space, ``sheets`` the map sheet it is printed on and ``marks`` what is printed in it, where a game has such.
    ``hexsides`` has every pair both ways; ``hexside_names`` has kind, name and pairs, one way, of each named river or
    cliff.
    """

    def __init__(
        self,
        ids: Sequence[str],
        neighbours: Sequence[Sequence[int]],
        *,
        layout: HexLayout | None = None,
        boxes: Sequence[str] = (),
    ) -> None:
        self.title = ""
        self.subtitle = ""
        self.layout = layout
        self.size = len(ids)
        self.ids = [*ids, *boxes]
        self.index = {space_id: i for i, space_id in enumerate(self.ids)}
        if len(self.index) != len(self.ids):
            raise ValueError("two spaces have the same id")
        self.neighbours: list[tuple[int, ...]] = [tuple(n) for n in neighbours] + [()] * len(boxes)
        self.touching = [mask_of(n) for n in self.neighbours]
        self.bit = [1 << i for i in range(len(self.ids))]
        self.map_mask = (1 << self.size) - 1
        self.terrain = [""] * len(self.ids)
        self.features: list[frozenset[str]] = [frozenset()] * len(self.ids)
        self.names = [""] * len(self.ids)
        self.provenance = [""] * len(self.ids)
        self.edges: list[tuple[str, ...]] = [()] * len(self.ids)
        self.start_side = [""] * len(self.ids)
        self.lines: list[Line] = []
        self.hexsides: dict[str, frozenset[tuple[int, int]]] = {}
        self.hexside_names: list[tuple[str, str, frozenset[tuple[int, int]]]] = []
        self.places: dict[str, int] = {}
        self.georeference: tuple[float, ...] = ()
        self.earth: list[tuple[float, float]] = [(0.0, 0.0)] * len(self.ids)
        self.sheets = [""] * len(self.ids)
        self.marks: list[tuple[str, ...]] = [()] * len(self.ids)
        self._far: dict[int, list[int]] = {}
        self._within: dict[int, list[int]] = {}
        self._beyond: dict[int, list[int]] = {}

    @classmethod
    def of_hexes(cls, layout: HexLayout, boxes: Sequence[str] = ()) -> Board:
        """A full grid of hexes; knows over which edges each hex leaves the map."""
        cells = layout.cells()
        number = {cell: i for i, cell in enumerate(cells)}
        around = [layout.around(cell) for cell in cells]
        board = cls(
            [layout.id_of(cell) for cell in cells],
            [[number[c] for c in ring if c in number] for ring in around],
            layout=layout,
            boxes=boxes,
        )
        for i, ring in enumerate(around):
            board.edges[i] = tuple(dict.fromkeys(layout.edge_beyond(c) for c in ring if c not in number))
        return board

    @classmethod
    def of_areas(cls, links: Mapping[str, Sequence[str]], boxes: Sequence[str] = ()) -> Board:
        """A map of areas from each area's list of neighbours.

        >>> Board.of_areas({"A1": ["A2"], "A2": ["A1"]}).distance(0, 1)
        1
        """
        number = {area: i for i, area in enumerate(links)}
        for area, others in links.items():
            for other in others:
                if other not in number or area not in links[other]:
                    raise ValueError(f"area {area} links to {other}, but {other} does not link back")
        return cls(list(links), [[number[o] for o in others] for others in links.values()], boxes=boxes)

    def space(self, space_id: str) -> int:
        """The space with this printed id."""
        found = self.index.get(space_id)
        if found is None:
            raise NotationError(f"there is no space {space_id!r} on this board")
        return found

    def is_box(self, space: int) -> bool:
        return space >= self.size

    def with_feature(self, feature: str) -> int:
        """Mask of the spaces that carry a feature."""
        return mask_of(i for i in range(self.size) if feature in self.features[i])

    def with_terrain(self, *kinds: str) -> int:
        return mask_of(i for i in range(self.size) if self.terrain[i] in kinds)

    def starting_with(self, side: str) -> int:
        """Mask of the spaces behind a side's start line."""
        return mask_of(i for i in range(self.size) if self.start_side[i] == side)

    def along(self, kind: str) -> list[tuple[int, ...]]:
        """For each space, the spaces next on a line of this kind (road, track, ...)."""
        joined: list[set[int]] = [set() for _ in self.ids]
        for line in self.lines:
            if line.kind == kind:
                for a, b in zip(line.spaces, line.spaces[1:], strict=False):
                    joined[a].add(b)
                    joined[b].add(a)
        return [tuple(sorted(spaces)) for spaces in joined]

    def distance(self, a: int, b: int) -> int:
        """Spaces from ``a`` to ``b``, the last counted; -1 when no chain joins them."""
        if self.layout is not None:
            return self.layout.distance(self.layout.cell_of(self.ids[a]), self.layout.cell_of(self.ids[b]))
        return self._distances_from(a)[b]

    def _distances_from(self, start: int) -> list[int]:
        known = self._far.get(start)
        if known is None:
            known = [-1] * len(self.ids)
            known[start] = 0
            queue = deque([start])
            while queue:
                here = queue.popleft()
                for there in self.neighbours[here]:
                    if known[there] < 0:
                        known[there] = known[here] + 1
                        queue.append(there)
            self._far[start] = known
        return known

    def within(self, space: int, reach: int) -> int:
        """Mask of all spaces at most ``reach`` away, the space itself included."""
        known = self._within.get(reach)
        if known is None:
            known = self._within[reach] = [0] * len(self.ids)
        if not known[space]:
            known[space] = self._spread(space, reach)
        return known[space]

    def _spread(self, space: int, reach: int) -> int:
        mask = frontier = 1 << space
        for _ in range(reach):
            grown = 0
            for here in members(frontier):
                grown |= self.touching[here]
            frontier = grown & ~mask
            mask |= grown
            if not frontier:
                break
        return mask

    def beyond(self, space: int, reach: int) -> int:
        """Mask of the spaces at least two and at most ``reach`` away: what is in range but does not touch."""
        known = self._beyond.get(reach)
        if known is None:
            known = self._beyond[reach] = [-1] * len(self.ids)
        if known[space] < 0:
            known[space] = self.within(space, reach) & ~self.touching[space] & ~self.bit[space]
        return known[space]
