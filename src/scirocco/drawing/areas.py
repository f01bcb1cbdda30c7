"""Where a board of areas lies on the sheet: its maps as insets, each area a ring of points.

``insets.csv`` in a game folder says where each map lies on the sheet and which
window of the earth it shows, ``shapes.csv`` gives the outline of every area and
of the land; a tool of the atlas makes the shapes and proves that areas share a
border exactly when they are linked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from itertools import pairwise
from math import cos, hypot, radians
from typing import NamedTuple

from msgspec import Struct

from scirocco.core.board import Board
from scirocco.core.data import read_csv, read_text
from scirocco.core.errors import DataError
from scirocco.drawing.plan import MARGIN, Box
from scirocco.drawing.svg import Point

INSETS, SHAPES = "insets.csv", "shapes.csv"
KM_PER_DEGREE_EAST, KM_PER_DEGREE_NORTH = 111.32, 110.95
FEW = 12  # a map of so few areas shows the whole theatre: its areas get boxes for their counters

Ring = tuple[Point, ...]


class InsetRow(Struct, forbid_unknown_fields=True):
    """A row of insets.csv; ``runs_on`` names areas that reach the frame though no unit can leave there."""

    sheet: str
    title: str
    left: float
    top: float
    width: float
    height: float
    west: float
    east: float
    north: float
    runs_on: str = ""
    sea: str = ""


class Inset(NamedTuple):
    """A map on the sheet, and the window of the earth it shows."""

    sheet: str
    title: str
    frame: Box
    west: float
    east: float
    north: float
    runs_on: frozenset[str] = frozenset()
    sea: str = ""

    @property
    def kilometre(self) -> float:
        """Units of paper to a kilometre."""
        middle = self.north - 0.05
        scale = 1.0
        for _ in range(3):
            across = (self.east - self.west) * KM_PER_DEGREE_EAST * cos(radians(middle))
            scale = self.frame.width / across
            middle = self.north - self.frame.height / scale / KM_PER_DEGREE_NORTH / 2
        return scale

    @property
    def south(self) -> float:
        return self.north - self.frame.height / self.kilometre / KM_PER_DEGREE_NORTH

    def spot(self, latitude: float, longitude: float) -> Point:
        """A place on earth as a point on the sheet."""
        x = self.frame.left + (longitude - self.west) / (self.east - self.west) * self.frame.width
        return x, self.frame.top + (self.north - latitude) * KM_PER_DEGREE_NORTH * self.kilometre


class Shapes(NamedTuple):
    """The insets of a sheet, the ring of each area, where its counters stand, and the land of each inset."""

    insets: tuple[Inset, ...]
    rings: dict[str, Ring]
    stands: dict[str, Point]
    land: dict[str, tuple[Ring, ...]]


def read_shapes(folder: Traversable) -> Shapes | None:
    """The shapes of a game folder; None when it has none, as a board of hexes needs none."""
    if not folder.joinpath(SHAPES).is_file():
        return None
    insets = tuple(
        Inset(
            row.sheet,
            row.title,
            Box(row.left, row.top, row.left + row.width, row.top + row.height),
            row.west,
            row.east,
            row.north,
            frozenset(row.runs_on.split()),
            row.sea,
        )
        for row in read_csv(folder, INSETS, InsetRow)
    )
    rings: dict[str, Ring] = {}
    stands: dict[str, Point] = {}
    land: dict[str, list[Ring]] = {inset.sheet: [] for inset in insets}
    for number, line in enumerate(read_text(folder, SHAPES).splitlines(), start=1):
        if not line or line.startswith(("#", "area,")):
            continue
        try:
            name, x, y, points = line.split(",")
            ring = tuple((float(px), float(py)) for px, py in (point.split(":") for point in points.split()))
            if name.startswith("land-"):
                land[name.split("-")[1]].append(ring)
            else:
                rings[name], stands[name] = ring, (float(x), float(y))
        except (ValueError, KeyError):
            raise DataError(SHAPES, f"line {number}", "no outline of an area", "area,x,y,x:y x:y ...") from None
    return Shapes(insets, rings, stands, {sheet: tuple(found) for sheet, found in land.items()})


class AreaPlan:
    """A board of areas on its sheet."""

    def __init__(self, board: Board, shapes: Shapes | None) -> None:
        if shapes is None:
            raise ValueError("a board of areas is drawn from its shapes: read_shapes gives those of a game folder")
        self.board = board
        self.shapes = shapes
        missing = [name for name in board.ids[: board.size] if name not in shapes.rings]
        if missing:
            raise ValueError(f"area {missing[0]} of the board has no outline in {SHAPES}")
        self.rings = [shapes.rings[name] for name in board.ids[: board.size]]
        self.stands = [shapes.stands[name] for name in board.ids[: board.size]]
        self.insets = {inset.sheet: inset for inset in shapes.insets}
        self.sheets = {
            inset.sheet: [space for space in range(board.size) if board.sheets[space] == inset.sheet]
            for inset in shapes.insets
        }
        self.right = max(inset.frame.right for inset in shapes.insets)
        self.bottom = max(inset.frame.bottom for inset in shapes.insets)
        self._owners: dict[frozenset[Point], list[int]] = {}
        for space, ring in enumerate(self.rings):
            for a, b in sides(ring):
                self._owners.setdefault(frozenset((a, b)), []).append(space)

    @property
    def width(self) -> float:
        return self.right + MARGIN

    @property
    def height(self) -> float:
        return self.bottom + MARGIN

    def inset_of(self, space: int) -> Inset:
        return self.insets[self.board.sheets[space]]

    def is_overview(self, sheet: str) -> bool:
        """Whether a map shows the whole theatre in a few large areas."""
        return len(self.sheets[sheet]) < FEW

    def across(self, space: int, a: Point, b: Point) -> int:
        """The area on the other side of a stretch of border; -1 for the sea or the frame."""
        return next((other for other in self._owners[frozenset((a, b))] if other != space), -1)

    def borders(self, spaces: Iterable[int]) -> list[list[Point]]:
        """Each border between two areas, once, as lines from end to end."""
        found = []
        for space in spaces:
            for other, line in self.stretches(space):
                if other > space:
                    found.append(line)
        return found

    def stretches(self, space: int) -> list[tuple[int, list[Point]]]:
        """The ring of an area cut where the neighbour changes; -1 is the sea or the frame."""
        ring = self.rings[space]
        beyond = [self.across(space, a, b) for a, b in sides(ring)]
        first = next((k for k in range(len(ring)) if beyond[k] != beyond[k - 1]), 0)
        found: list[tuple[int, list[Point]]] = []
        for step in range(len(ring)):
            k = (first + step) % len(ring)
            if found and found[-1][0] == beyond[k]:
                found[-1][1].append(ring[(k + 1) % len(ring)])
            else:
                found.append((beyond[k], [ring[k], ring[(k + 1) % len(ring)]]))
        return found

    def common(self, one: int, other: int) -> list[Point]:
        """The longest border of two areas."""
        lines = [line for beyond, line in self.stretches(one) if beyond == other]
        return max(lines, key=length, default=[])

    def open_sides(self, space: int) -> tuple[list[list[Point]], list[list[Point]]]:
        """Where an area meets the sea, and where it meets the frame of its map."""
        frame = self.inset_of(space).frame
        shore: list[list[Point]] = []
        rim: list[list[Point]] = []
        for beyond, line in self.stretches(space):
            if beyond >= 0:
                continue
            for a, b in pairwise(line):
                pieces = rim if _on_frame(frame, a, b) else shore
                if pieces and pieces[-1][-1] == a:
                    pieces[-1].append(b)
                else:
                    pieces.append([a, b])
        return shore, rim

    def contains(self, space: int, point: Point) -> bool:
        return inside(self.rings[space], point)


def _on_frame(frame: Box, a: Point, b: Point) -> bool:
    near = 0.2
    return any(
        abs(a[axis] - edge) < near and abs(b[axis] - edge) < near
        for axis, edges in ((0, (frame.left, frame.right)), (1, (frame.top, frame.bottom)))
        for edge in edges
    )


def sides(ring: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The stretches of a ring from point to point."""
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def inside(ring: Sequence[Point], point: Point) -> bool:
    """Whether a point lies in a ring (even-odd)."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in sides(ring):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def centre_of(ring: Sequence[Point]) -> Point:
    """The centre of gravity of a ring."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in sides(ring):
        part = ax * by - bx * ay
        area += part
        x += (ax + bx) * part
        y += (ay + by) * part
    return x / (3 * area), y / (3 * area)
