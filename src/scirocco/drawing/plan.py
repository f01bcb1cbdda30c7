"""Where the board lies on the sheet: from spaces and board units to points on paper.

The sheet is measured in units in which a hex is 61 from centre to corner; SVG
scales it to any screen. Everything that draws asks the plan, so that later
boards (pointy-top hexes, areas) need a new plan and no new drawing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import atan2, cos, degrees, hypot, inf, pi, radians, sin, sqrt
from typing import NamedTuple

from scirocco.core.board import Board
from scirocco.core.hexes import SQRT3_2, Cell, HexLayout
from scirocco.drawing.svg import Point

RADIUS = 61.0
PITCH = RADIUS * sqrt(3)
INSIDE = (PITCH / 2) ** 2  # a point so near a centre lies in its hex
MARGIN = 44.0
BORDER = 18.0
USUAL_WIDTH = 2050.0  # of a sheet on which type has its usual size
GREEN_FROM = 34.0  # degrees north


class Box(NamedTuple):
    """A rectangle on the sheet."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: Box) -> float:
        """The area two boxes share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0


class Plan:
    """The paper plan of a hex board."""

    def __init__(self, board: Board) -> None:
        if board.layout is None:
            raise ValueError("only hex boards can be drawn as yet; a board of areas needs a plan of its own")
        self.board = board
        self.layout: HexLayout = board.layout
        self.half = (RADIUS, PITCH / 2) if self.layout.flat_top else (PITCH / 2, RADIUS)
        self._turn = 0.0 if self.layout.flat_top else pi / 6
        self.origin = (MARGIN + BORDER + self.half[0], MARGIN + BORDER + self.half[1])
        self.cells = self.layout.cells()
        self._number = {cell: i for i, cell in enumerate(self.cells)}
        self.centres = [self.of_cell(cell) for cell in self.cells]
        self.frame = Box(
            MARGIN,
            MARGIN,
            max(x for x, _ in self.centres) + self.half[0] + BORDER,
            max(y for _, y in self.centres) + self.half[1] + BORDER,
        )

    def at(self, x: float, y: float) -> Point:
        """A point of the board, in hex pitches as of :meth:`HexLayout.centre`."""
        return self.origin[0] + x * PITCH, self.origin[1] + y * PITCH

    def of_cell(self, cell: Cell) -> Point:
        return self.at(*self.layout.centre(cell))

    def corners_at(self, centre: Point, scale: float = 1.0) -> list[Point]:
        """The six corners of a hex, clockwise."""
        x, y = centre
        reach = RADIUS * scale
        angles = [self._turn + k * pi / 3 for k in range(6)]
        return [(x + reach * cos(a), y + reach * sin(a)) for a in angles]

    def corners(self, space: int, scale: float = 1.0) -> list[Point]:
        return self.corners_at(self.centres[space], scale)

    def space_at(self, point: Point) -> int:
        """The space whose centre is nearest."""
        x, y = (point[0] - self.origin[0]) / PITCH, (point[1] - self.origin[1]) / PITCH
        if self.layout.flat_top:
            column, row = round(x / SQRT3_2) + 1, round(y) + 1
        else:
            column, row = round(x) + 1, self.layout.rows - round(y / SQRT3_2)
        best, least = 0, inf
        for i in (0, -1, 1):
            for j in (0, -1, 1):
                cell = min(max(column + i, 1), self.layout.columns), min(max(row + j, 1), self.layout.rows)
                space = self._number[cell]
                cx, cy = self.centres[space]
                away = (cx - point[0]) ** 2 + (cy - point[1]) ** 2
                if away < least:
                    best, least = space, away
                if away < INSIDE:
                    return space
        return best

    def corner_key(self, point: Point) -> tuple[int, int]:
        """Corners lie on a lattice: two hexes agree on a corner exactly when they agree on its key."""
        across, down = self.half
        if self.layout.flat_top:
            across /= 2
        else:
            down /= 2
        return round((point[0] - self.origin[0]) / across), round((point[1] - self.origin[1]) / down)

    def beyond(self) -> dict[Cell, int]:
        """Cells just off the grid, each with the space it continues, so that ground runs on to the frame."""
        number = {cell: i for i, cell in enumerate(self.cells)}
        found: dict[Cell, dict[str, int]] = {}
        like: dict[tuple[Cell, str], int] = {}
        for i, cell in enumerate(self.cells):
            for other in self.layout.around(cell):
                if other not in number:
                    kinds = found.setdefault(other, {})
                    terrain = self.board.terrain[i]
                    kinds[terrain] = kinds.get(terrain, 0) + 1
                    like.setdefault((other, terrain), i)
        return {cell: like[cell, max(kinds, key=lambda kind: kinds[kind])] for cell, kinds in found.items()}

    def hexes_of(self, spaces: Collection[int], run_on: bool = False) -> list[list[Point]]:
        """The hexes of some spaces, and with ``run_on`` also those beyond the edge that continue them."""
        found = [self.corners(space) for space in spaces]
        if run_on:
            inside = set(spaces)
            found += [self.corners_at(self.of_cell(c)) for c, like in self.beyond().items() if like in inside]
        return found

    def outlines(self, hexes: Iterable[Sequence[Point]]) -> list[list[Point]]:
        """The closed borders round a group of hexes, outer ones clockwise."""
        sides: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
        back: dict[tuple[tuple[int, int], tuple[int, int]], bool] = {}
        edges = []
        for corners in hexes:
            for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
                key_a, key_b = self.corner_key(a), self.corner_key(b)
                back[key_b, key_a] = True
                edges.append((key_a, key_b, a))
        for key_a, key_b, a in edges:
            if (key_a, key_b) not in back:
                sides[key_a] = (key_b, a)
        loops = []
        while sides:
            start = here = next(iter(sides))
            loop: list[Point] = []
            while here in sides:
                here, point = sides.pop(here)
                loop.append(point)
            if here == start and len(loop) > 2:
                loops.append(loop)
        return loops

    def of_earth(self, latitude: float, longitude: float) -> Point | None:
        """Where a place on earth lies on the sheet, or None when the board is not tied to the earth."""
        if len(self.board.georeference) != 8:
            return None
        north, east, a, b, dx, c, d, dy = self.board.georeference
        x = (longitude - east) * 111.32 * cos(radians(north)) - dx
        y = (latitude - north) * 110.95 - dy
        area = a * d - b * c
        u, v = (d * x - b * y) / area, (a * y - c * x) / area
        if self.layout.flat_top:
            return self.at(u - SQRT3_2, -v - 1)
        return self.at(u - 1, SQRT3_2 * self.layout.rows - v)

    @property
    def is_green(self) -> bool:
        """Whether open ground here is fields and pasture, as on the islands, and not sand."""
        return len(self.board.georeference) == 8 and self.board.georeference[0] > GREEN_FROM

    @property
    def type_scale(self) -> float:
        """How much larger names are set on a wide sheet, which is shown or printed smaller."""
        return min(1.3, max(1.0, float((self.frame.width / USUAL_WIDTH) ** 0.35)))

    @property
    def panel_scale(self) -> float:
        """How much larger the panel beside the map is, and the title on it."""
        return min(1.6, max(1.0, float((self.frame.width / USUAL_WIDTH) ** 0.6)))

    @property
    def kilometres(self) -> float:
        """Kilometres of a hex, centre to centre; nothing when the board is not tied to the earth."""
        if len(self.board.georeference) != 8:
            return 0.0
        _, _, a, b, _, c, d, _ = self.board.georeference
        return sqrt(abs(a * d - b * c))

    @property
    def north(self) -> float:
        """Degrees by which north is turned clockwise from the top of the sheet."""
        if len(self.board.georeference) != 8:
            return 0.0
        _, _, a, _, _, c, _, _ = self.board.georeference
        return degrees(atan2(c, a))


def is_inside(box: Box, point: Point) -> bool:
    return box.left <= point[0] <= box.right and box.top <= point[1] <= box.bottom


def inset(loop: Sequence[Point], by: float) -> list[Point]:
    """A clockwise border drawn a little inside itself."""
    found = []
    for k, (x, y) in enumerate(loop):
        before, after = loop[k - 1], loop[(k + 1) % len(loop)]
        ax, ay = _unit(x - before[0], y - before[1])
        bx, by_ = _unit(after[0] - x, after[1] - y)
        nx, ny = -ay - by_, ax + bx
        scale = by * 2 / max(0.4, nx * nx + ny * ny)
        found.append((x + nx * scale, y + ny * scale))
    return found


def rounded(loop: Sequence[Point], times: int = 2, closed: bool = True) -> list[Point]:
    """Corners cut, each time anew (Chaikin)."""
    points = list(loop)
    for _ in range(times):
        cut: list[Point] = [] if closed else [points[0]]
        for k in range(len(points) if closed else len(points) - 1):
            (ax, ay), (bx, by) = points[k], points[(k + 1) % len(points)]
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        points = cut if closed else [*cut, points[-1]]
    return points


def _unit(x: float, y: float) -> Point:
    long = hypot(x, y) or 1.0
    return x / long, y / long
