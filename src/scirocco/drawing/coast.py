"""The coast: the true outline under the hexes, and the sea in bands of depth.

``coast.csv`` in a game folder holds the outline in board units, made once from
geography by a tool of the atlas. A game without one gets the coast its sea
hexes suggest.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

from scirocco.core.data import read_text
from scirocco.core.errors import DataError
from scirocco.drawing import palette
from scirocco.drawing.plan import PITCH, Box, Plan, inset, is_inside, rounded
from scirocco.drawing.raster import Grid, contours
from scirocco.drawing.svg import Point, curve, element, num, path, polyline

FILE = "coast.csv"
ROW = 24.0  # outlines are looked up by rows so high
WATER_LINES = ((0.26, 1.0, 0.3), (0.17, 1.1, 0.5), (0.09, 1.3, 0.75))  # hexes from the shore, width, strength

Coast = tuple[tuple[Point, ...], ...]


def read_coast(folder: Traversable) -> Coast:
    """The land outlines of a game folder in board units; none when the folder has no coast.csv."""
    if not folder.joinpath(FILE).is_file():
        return ()
    polygons: dict[str, list[Point]] = {}
    for number, line in enumerate(read_text(folder, FILE).splitlines(), start=1):
        if not line or line.startswith(("#", "polygon,")):
            continue
        try:
            name, x, y = line.split(",")
            polygons.setdefault(name, []).append((float(x), float(y)))
        except ValueError:
            raise DataError(FILE, f"line {number}", f"{line!r} is no outline point", "polygon,x,y") from None
    return tuple(tuple(points) for points in polygons.values() if len(points) > 2)


def land_of(plan: Plan, coast: Coast) -> list[list[Point]]:
    """The land on the sheet; empty when the board has no sea."""
    if coast:
        return [rounded([plan.at(x, y) for x, y in polygon]) for polygon in coast]
    board = plan.board
    dry = [space for space in range(board.size) if palette.ground(board.terrain[space]).form != "sea"]
    if len(dry) == board.size:
        return []
    return [rounded(loop) for loop in plan.outlines(plan.hexes_of(dry, run_on=True))]


class Shore:
    """The land outlines, ready to be asked where the water is."""

    def __init__(self, loops: Sequence[Sequence[Point]], sheet: Box) -> None:
        self.loops = loops
        self._rows: dict[int, list[tuple[float, float, float, float]]] = {}
        for loop in loops:
            for (ax, ay), (bx, by) in zip([loop[-1], *loop[:-1]], loop, strict=True):
                for row in range(int(min(ay, by) // ROW), int(max(ay, by) // ROW) + 1):
                    self._rows.setdefault(row, []).append((ax, ay, bx, by))
        near = sheet.grown(PITCH)
        # Land too small to see has no shore that counts, and beyond the sheet lies only where the outline was cut.
        self._points = [point for loop in loops if _size(loop) > PITCH for point in loop if is_inside(near, point)]

    def is_dry(self, point: Point) -> bool:
        x, y = point
        dry = False
        for ax, ay, bx, by in self._rows.get(int(y // ROW), ()):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                dry = not dry
        return dry

    def nearest(self, point: Point) -> Point | None:
        """The point of the shore nearest to another; None when there is no sea."""
        x, y = point
        return min(self._points, key=lambda p: (p[0] - x) ** 2 + (p[1] - y) ** 2, default=None)

    def dry_part(self, trail: Sequence[Point]) -> list[Point]:
        """A line up to where it first runs into the water."""
        if not self.loops:
            return list(trail)
        first = max(1, len(trail) - 32)  # a river meets the sea at its end; its course is not asked
        wet = next((k for k in range(first, len(trail)) if not self.is_dry(trail[k])), None)
        if wet is None:
            return list(trail)
        (ax, ay), (bx, by) = trail[wet - 1], trail[wet]
        for _ in range(6):
            mx, my = (ax + bx) / 2, (ay + by) / 2
            if self.is_dry((mx, my)):
                ax, ay = mx, my
            else:
                bx, by = mx, my
        return [*trail[:wet], (bx, by)]


def _size(loop: Sequence[Point]) -> float:
    return max(x for x, _ in loop) - min(x for x, _ in loop) + max(y for _, y in loop) - min(y for _, y in loop)


def draw_sea(plan: Plan, land: Sequence[Sequence[Point]]) -> str:
    """The sea laid over the ground: six bands of depth, and three white water lines along the shore.

    The sea is the sheet less the land, one path with holes; a clip would cost
    as much as the rest of the picture.
    """
    return _water(plan, land) + _bands(plan, land) + draw_water_lines(land)


def _water(plan: Plan, land: Sequence[Sequence[Point]]) -> str:
    left, top, right, bottom = (num(value) for value in plan.frame)
    shore = "".join(polyline(loop, closed=True) for loop in land)
    return path(f"M{left} {top}H{right}V{bottom}H{left}Z{shore}", fill=palette.SEA_BANDS[0], fill_rule="evenodd")


def draw_water_lines(land: Sequence[Sequence[Point]]) -> str:
    """Three white lines along the shore."""
    coasts = [loop for loop in land if _size(loop) > PITCH * 0.6]
    lines = [
        path("".join(_parallel(loop, reach * PITCH) for loop in coasts), stroke_width=width, stroke_opacity=strength)
        for reach, width, strength in WATER_LINES
    ]
    return element("g", *lines, fill="none", stroke="#FFFFFF", stroke_linejoin="round")


def _parallel(loop: Sequence[Point], off: float) -> str:
    """A line along a shore, some way out to sea; where a bay is too narrow for it, it cuts across."""
    outline = loop if _is_clockwise(loop) else loop[::-1]
    cells: dict[tuple[int, int], list[Point]] = {}
    for x, y in outline:
        cells.setdefault((int(x // off), int(y // off)), []).append((x, y))
    found = []
    for x, y in inset(outline, -off):
        i, j = int(x // off), int(y // off)
        near = (point for a in (i - 1, i, i + 1) for b in (j - 1, j, j + 1) for point in cells.get((a, b), ()))
        if all((x - px) ** 2 + (y - py) ** 2 > (off * 0.93) ** 2 for px, py in near):
            found.append((x, y))
    return polyline(found, closed=True)


def _is_clockwise(loop: Sequence[Point]) -> bool:
    """Seen on the sheet, where y grows downwards."""
    turned = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in turned) > 0


def _bands(plan: Plan, land: Sequence[Sequence[Point]]) -> str:
    """Lines of equal distance from the shore, softened: true parallels would have cusps in every bay."""
    grid = Grid(plan.frame.grown(PITCH), PITCH / 5)
    distance = grid.blurred(grid.distance(grid.filled(land)), PITCH * 0.35)
    swell = grid.noise(PITCH * 2.2, 3)
    for j, row in enumerate(distance):
        for i, value in enumerate(row):
            edge = i in (0, grid.columns - 1) or j in (0, grid.rows - 1)
            # The rim of the grid lies off the sheet; a shore there closes every line.
            row[i] = 0.0 if edge else value + swell[j][i] * min(20.0, value * 0.12)
    parts = []
    for colour, reach in zip(palette.SEA_BANDS[1:], palette.SEA_DISTANCES, strict=True):
        loops = [line for line in contours(grid, distance, reach * PITCH) if len(line) > 5]
        parts.append(path("".join(curve(line) for line in loops), fill=colour, fill_rule="evenodd"))
    return "".join(parts)


def draw_shore(land: Sequence[Sequence[Point]]) -> str:
    """The coast line itself."""
    shore = "".join(polyline(loop, closed=True) for loop in land)
    return path(shore, fill="none", stroke=palette.COAST, stroke_width=2.4, stroke_linejoin="round")
