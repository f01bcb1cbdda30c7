"""Fields of numbers over the sheet: noise, masks, blur, contour lines, and a PNG of the result.

Relief needs height at every point, which strokes cannot give. A field is a list
of rows of floats, one every few units of paper; plain Python is quick enough
for that, and the map needs no array library.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from itertools import accumulate
from math import ceil
from random import Random
from struct import pack
from zlib import compress, crc32

from scirocco.drawing.plan import Box
from scirocco.drawing.svg import Point

Field = list[list[float]]


class Grid:
    """The lattice of a field: which point of paper belongs to which row and column."""

    def __init__(self, area: Box, step: float) -> None:
        self.area = area
        self.step = step
        self.columns = ceil(area.width / step)
        self.rows = ceil(area.height / step)

    def point(self, column: float, row: float) -> Point:
        return self.area.left + (column + 0.5) * self.step, self.area.top + (row + 0.5) * self.step

    def place(self, point: Point) -> Point:
        """Column and row of a point, with fractions; the inverse of :meth:`point`."""
        return (point[0] - self.area.left) / self.step - 0.5, (point[1] - self.area.top) / self.step - 0.5

    def constant(self, value: float) -> Field:
        return [[value] * self.columns for _ in range(self.rows)]

    def noise(self, size: float, seed: int) -> Field:
        """Smooth random hills about ``size`` units of paper wide, mean 0, roughly from -1 to 1."""
        random = Random(seed)
        scale = self.step / size
        wide, high = ceil(self.columns * scale) + 4, ceil(self.rows * scale) + 4
        lattice = [[random.uniform(-2.0, 2.0) for _ in range(wide)] for _ in range(high)]
        across = [_spline_weights(i * scale) for i in range(self.columns)]
        spread = [[row[k] * a + row[k + 1] * b + row[k + 2] * c for k, a, b, c in across] for row in lattice]
        field = []
        for j in range(self.rows):
            k, a, b, c = _spline_weights(j * scale)
            rows = zip(spread[k], spread[k + 1], spread[k + 2], strict=True)
            field.append([x * a + y * b + z * c for x, y, z in rows])
        return field

    def filled(self, polygons: Sequence[Sequence[Point]]) -> Field:
        """A mask: 1 inside the polygons, 0 outside, and between on the border. Holes count (even-odd)."""
        field = self.constant(0.0)
        for j in range(self.rows):
            row = field[j]
            for part in (0.25, 0.75):
                y = self.area.top + (j + part) * self.step
                self._fill_line(row, _crossings(polygons, y))
        return field

    def _fill_line(self, row: list[float], crossings: list[float]) -> None:
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            a = min(max((start - self.area.left) / self.step, 0.0), float(self.columns))
            b = min(max((end - self.area.left) / self.step, 0.0), float(self.columns))
            first, last = min(int(a), self.columns - 1), min(int(b), self.columns - 1)
            for i in (first, last) if first < last else (first,):
                row[i] += 0.5 * max(0.0, min(b, i + 1.0) - max(a, float(i)))
            row[first + 1 : last] = [value + 0.5 for value in row[first + 1 : last]]

    def distance(self, mask: Field) -> Field:
        """How far each point is from the mask, in units of paper: two sweeps over the neighbours (chamfer)."""
        far = 1e6
        field = [[0.0 if value > 0.5 else far for value in row] for row in mask]
        for rows in (field, field[::-1]):
            for before, row in zip([[far] * self.columns, *rows], rows, strict=False):
                _sweep(row, before)
        return [[value * self.step for value in row] for row in field]

    def blurred(self, field: Field, reach: float, passes: int = 2) -> Field:
        """Softened over ``reach`` units of paper: some passes of a moving mean, close to a bell."""
        size = max(1, round(reach / self.step))
        for _ in range(passes):
            field = [_mean_along(row, size) for row in field]
            turned = [_mean_along(list(column), size) for column in zip(*field, strict=True)]
            field = [list(row) for row in zip(*turned, strict=True)]
        return field


def _sweep(row: list[float], before: list[float]) -> None:
    """Carry distances on from the row before, and along the row itself in both directions."""
    last = len(row) - 1
    beside = 1e6
    for i in range(last + 1):
        best = min(row[i], beside + 1, before[i] + 1, before[i - 1] + 1.414 if i else 1e6)
        row[i] = beside = min(best, before[i + 1] + 1.414) if i < last else best
    beside = 1e6
    for i in range(last, -1, -1):
        row[i] = beside = min(row[i], beside + 1)


def _spline_weights(place: float) -> tuple[int, float, float, float]:
    """Quadratic spline: smooth slopes, so that light on the noise shows no lattice."""
    k = int(place)
    t = place - k
    return k, 0.5 * (1 - t) * (1 - t), 0.5 + t - t * t, 0.5 * t * t


def _mean_along(row: list[float], reach: int) -> list[float]:
    if row[0] == row[-1] and min(row) == max(row):
        return row
    width = 2 * reach + 1
    sums = list(accumulate([row[0]] * reach + row + [row[-1]] * reach, initial=0.0))
    return [(after - before) / width for before, after in zip(sums, sums[width:], strict=False)]


def _crossings(polygons: Sequence[Sequence[Point]], y: float) -> list[float]:
    found = []
    for polygon in polygons:
        ax, ay = polygon[-1]
        for bx, by in polygon:
            if (ay > y) != (by > y):
                found.append(ax + (y - ay) / (by - ay) * (bx - ax))
            ax, ay = bx, by
    found.sort()
    return found


def contours(grid: Grid, field: Field, level: float) -> list[list[Point]]:
    """The lines along which a field has one value (marching squares), joined end to end."""
    joins: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
    where: dict[tuple[int, int, int], Point] = {}

    def cut(a: tuple[int, int], b: tuple[int, int], key: tuple[int, int, int]) -> tuple[int, int, int]:
        if key not in where:
            va, vb = field[a[1]][a[0]], field[b[1]][b[0]]
            t = (level - va) / (vb - va)
            where[key] = grid.point(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        return key

    for j in range(grid.rows - 1):
        upper, lower = field[j], field[j + 1]
        high = [value > level for value in upper]
        high_below = [value > level for value in lower]
        if high == high_below and (all(high) or not any(high)):
            continue
        for i in range(grid.columns - 1):
            nw, ne, sw, se = high[i], high[i + 1], high_below[i], high_below[i + 1]
            if nw == ne == sw == se:
                continue
            ends = []
            if nw != ne:
                ends.append(cut((i, j), (i + 1, j), (i, j, 0)))
            if ne != se:
                ends.append(cut((i + 1, j), (i + 1, j + 1), (i + 1, j, 1)))
            if sw != se:
                ends.append(cut((i, j + 1), (i + 1, j + 1), (i, j + 1, 0)))
            if nw != sw:
                ends.append(cut((i, j), (i, j + 1), (i, j, 1)))
            for a, b in zip(ends[::2], ends[1::2], strict=True):
                joins.setdefault(a, []).append(b)
                joins.setdefault(b, []).append(a)
    return [[where[key] for key in chain] for chain in _chains(joins)]


def _chains(joins: dict[tuple[int, int, int], list[tuple[int, int, int]]]) -> list[list[tuple[int, int, int]]]:
    chains = []
    starts = [key for key, others in joins.items() if len(others) == 1] + list(joins)
    seen: set[tuple[int, int, int]] = set()
    for start in starts:
        if start in seen:
            continue
        chain = [start]
        seen.add(start)
        here = start
        while onward := [key for key in joins[here] if key not in seen]:
            here = onward[0]
            seen.add(here)
            chain.append(here)
        if start in joins[here] and len(chain) > 2:
            chain.append(start)
        chains.append(chain)
    return chains


def png_uri(rows: Sequence[bytes], columns: int) -> str:
    """Rows of RGB bytes as a PNG inside a ``data:`` address."""
    packed = bytearray()
    before = bytes(3 * columns)
    for row in rows:
        # Each byte less the one above it: soft ground packs to half the size so.
        packed.append(2)
        packed += bytes([(a - b) & 255 for a, b in zip(row, before, strict=True)])
        before = row
    header = pack(">IIBBBBB", columns, len(rows), 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n"
    for kind, body in ((b"IHDR", header), (b"IDAT", compress(bytes(packed), 9)), (b"IEND", b"")):
        data += pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))
    return "data:image/png;base64," + b64encode(data).decode()
