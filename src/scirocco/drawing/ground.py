"""The ground: land in a low light from the north-west, ridges with hachures, the depression with its cliff.

Height is made up from the terrain of the hexes, not measured: joined crest
hexes share one spine, a massif stands up as a whole, a basin falls away.
The soft part (tint and light) is a picture, baked for each board by a tool of
the atlas from the same fields, or a plainer one made here; the strokes that
make a ridge a ridge (hachures) stay lines, sharp at any size.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from math import exp, hypot, sqrt
from random import Random

from scirocco.drawing import palette
from scirocco.drawing.plan import PITCH, Plan
from scirocco.drawing.raster import Field, Grid, contours, png_uri
from scirocco.drawing.svg import Point, element, group, num, path, polyline

FILE = "ground.webp"
STEP = PITCH / 12
MOST_CELLS = 80_000  # a larger board gets a coarser picture, not a slower one
LIGHT = 0.529, 0.661  # from the north-west, a little over 40 degrees high: along each axis, and downwards

# level of height, distance between strokes, length, colour, opacity
RIDGE_HACHURES = (
    (0.80, 6.2, 10.0, palette.HACHURE, 0.85),
    (0.52, 6.5, 13.0, "#6B4518", 0.72),
    (0.28, 7.5, 10.0, "#7B5626", 0.45),
)
MASSIF_HACHURES = ((0.42, 7.5, 10.0, "#6B4518", 0.5),)
MASSIF_HEIGHTS = {"rough": 9.0, "hill": 22.0}
CONE_HACHURES = ((0.80, 6.0, 15.0, "#3B2C28", 0.55), (0.55, 7.5, 14.0, "#3B2C28", 0.4))
BASIN_HACHURES = ((0.62, 6.0, 19.0, palette.CLIFF, 0.85), (0.22, 8.5, 11.0, palette.CLIFF, 0.5))


def read_ground(folder: Traversable) -> bytes | None:
    """The baked ground picture of a game folder (WebP), or None when it has none."""
    file = folder.joinpath(FILE)
    return file.read_bytes() if file.is_file() else None


class Ground:
    """Height and tint of the land, from the terrain of its hexes. Fields are made when they are first asked for."""

    def __init__(self, plan: Plan, land: Sequence[Sequence[Point]], seed: int = 7) -> None:
        self.plan = plan
        self.land = land
        self.seed = seed
        area = plan.frame.width * plan.frame.height
        self.grid = Grid(plan.frame, max(STEP, sqrt(area / MOST_CELLS)))
        by_form: dict[str, dict[str, list[int]]] = {}
        for space in range(plan.board.size):
            terrain = plan.board.terrain[space]
            by_form.setdefault(palette.ground(terrain).form, {}).setdefault(terrain, []).append(space)
        self.ridges = by_form.get("ridge", {})
        self.massifs = by_form.get("massif", {})
        self.volcano = [space for found in by_form.get("volcano", {}).values() for space in found]
        self.basins = [space for found in by_form.get("basin", {}).values() for space in found]

    @cached_property
    def coarse(self) -> Field:
        return self.grid.noise(PITCH * 1.5, self.seed)

    @cached_property
    def middle(self) -> Field:
        return self.grid.noise(PITCH * 0.5, self.seed + 1)

    @cached_property
    def fine(self) -> Field:
        return self.grid.noise(PITCH * 0.2, self.seed + 2)

    @cached_property
    def ridge(self) -> Field | None:
        return self._ridge_field(sorted(space for found in self.ridges.values() for space in found))

    @cached_property
    def massif(self) -> dict[str, Field]:
        """A mask for each kind of high ground; a volcano stands on the mountains round it."""
        return {
            kind: self._mask(spaces + (self.volcano if kind == "mountain" else []), 0.15, 0.10)
            for kind, spaces in self.massifs.items()
        }

    @cached_property
    def basin(self) -> Field | None:
        return _steepened(self._mask(self.basins, 0.19, 0.10), 0.34, 0.66) if self.basins else None

    @cached_property
    def lava(self) -> Field | None:
        return _steepened(self._mask(self.volcano, 0.15, 0.08), 0.28, 0.7) if self.volcano else None

    @cached_property
    def cone(self) -> Field | None:
        """1 on the summit of the volcano, falling evenly to 0 at its foot."""
        if not self.volcano:
            return None
        far = PITCH * 1.6
        distance = self.grid.constant(far)
        self._near(distance, self.summit, self.summit, far)
        return [
            [max(0.0, 1 - (d + 9 * n + 5 * f) / far) for d, n, f in zip(row, noise, fine, strict=True)]
            for row, noise, fine in zip(distance, self.middle, self.fine, strict=True)
        ]

    @property
    def summit(self) -> Point:
        points = [self.plan.centres[space] for space in self.volcano]
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    @cached_property
    def shore(self) -> Field | None:
        return self.grid.blurred(self.grid.filled(self.land), PITCH * 0.14) if self.land else None

    def _mask(self, spaces: list[int], blur: float, wobble: float) -> Field:
        """1 on some hexes and 0 off them, with a soft and slightly wandering border."""
        mask = self.grid.blurred(self.grid.filled(self._merged(spaces)), PITCH * blur)
        return [
            [m + wobble * (n + f) * 4 * m * (1 - m) for m, n, f in zip(row, noise, fine, strict=True)]
            for row, noise, fine in zip(mask, self.middle, self.fine, strict=True)
        ]

    def _merged(self, spaces: list[int]) -> list[list[Point]]:
        return self.plan.outlines(self.plan.hexes_of(spaces, run_on=True))

    def _ridge_field(self, spaces: list[int]) -> Field | None:
        """A bell round every spine: 1 on the crest, 0 on the plain."""
        if not spaces:
            return None
        far = PITCH * 9
        distance = self.grid.constant(far)
        for a, b in spines(self.plan, spaces):
            self._near(distance, a, b, PITCH * 1.1)
        wide = PITCH * 0.40
        field = []
        for row, noise, fine in zip(distance, self.middle, self.fine, strict=True):
            field.append(
                [
                    0.0 if d >= far else exp(-((max(0.0, d + (11.0 * n + 6.0 * f)) / wide) ** 2))
                    for d, n, f in zip(row, noise, fine, strict=True)
                ]
            )
        return field

    def _near(self, distance: Field, a: Point, b: Point, reach: float) -> None:
        """Lower the field to the distance from a stroke, as far as it matters."""
        grid = self.grid
        (ca, ra), (cb, rb) = grid.place(a), grid.place(b)
        margin = reach / grid.step
        dx, dy = cb - ca, rb - ra
        long = dx * dx + dy * dy or 1.0
        first, last = max(0, int(min(ca, cb) - margin)), min(grid.columns - 1, int(max(ca, cb) + margin))
        for j in range(max(0, int(min(ra, rb) - margin)), min(grid.rows - 1, int(max(ra, rb) + margin)) + 1):
            row = distance[j]
            py = j - ra
            for i in range(first, last + 1):
                px = i - ca
                t = min(1.0, max(0.0, (px * dx + py * dy) / long))
                d = hypot(px - t * dx, py - t * dy) * grid.step
                if d < row[i]:
                    row[i] = d

    def picture(self) -> str:
        """Tint and light as one picture, to be cut out by the coast; for a board that has no baked one."""
        grid = self.grid
        heights = [self._heights(j) for j in range(grid.rows)]
        lines = []
        for j in range(grid.rows):
            above, below = heights[max(0, j - 1)], heights[min(grid.rows - 1, j + 1)]
            lines.append(self._lit(j, _light(heights[j], above, below, grid.step)))
        return element(
            "image",
            x=num(grid.area.left),
            y=num(grid.area.top),
            width=num(grid.columns * grid.step),
            height=num(grid.rows * grid.step),
            preserveAspectRatio="none",
            style="image-rendering:smooth",
            href=png_uri(lines, grid.columns),
        )

    def _heights(self, j: int) -> list[float]:
        """A row of heights in units of paper; open ground at a third of its strength, so that it stays calm."""
        ground = zip(self.coarse[j], self.middle[j], self.fine[j], strict=True)
        row = [3.6 * c + 2.6 * m + 1.4 * f for c, m, f in ground]
        if self.ridge is not None:
            row = [r + 44.0 * h * (1 + 0.12 * n) for r, h, n in zip(row, self.ridge[j], self.middle[j], strict=True)]
        for kind, field in self.massif.items():
            tall = MASSIF_HEIGHTS.get(kind, 40.0)
            bumps = zip(row, field[j], self.middle[j], self.fine[j], strict=True)
            row = [h + tall * m * (0.6 + 0.5 * abs(n) + 0.25 * abs(f)) for h, m, n, f in bumps]
        if self.cone is not None:
            row = [h + 90.0 * c * c for h, c in zip(row, self.cone[j], strict=True)]
        if self.basin is not None:
            row = [h - 30.0 * m for h, m in zip(row, self.basin[j], strict=True)]
        return row

    def _lit(self, j: int, light: list[float]) -> bytes:
        """A row of the picture: the tint of each point, brightened or darkened by the light on it."""
        columns = self.grid.columns
        nothing = [0.0] * columns
        ridge = self.ridge[j] if self.ridge is not None else nothing
        basin = self.basin[j] if self.basin is not None else nothing
        lava = self.lava[j] if self.lava is not None else nothing
        cone = self.cone[j] if self.cone is not None else nothing
        shore = self.shore[j] if self.shore is not None else [1.0] * columns
        massifs = [(palette.rgb(palette.ground(kind).tint), field[j]) for kind, field in self.massif.items()]
        rock, snow = palette.rgb(palette.LAVA), palette.rgb(palette.SUMMIT)
        ramp = GREEN_RAMP if self.plan.is_green else RAMP
        glow, floor = palette.rgb(palette.SHORE_GLOW), palette.rgb(palette.BASIN)
        down = j / self.grid.rows
        fade = 1 - 0.042 * down, 1 - 0.056 * down, 1 - 0.063 * down
        line = bytearray()
        cells = zip(light, self.coarse[j], ridge, shore, basin, strict=True)
        for i, (shine, grain, high, dry, low) in enumerate(cells):
            r, g, b = ramp[int(high * 255)]
            r, g, b = r * fade[0] + 2.2 * grain, g * fade[1] + 2.2 * grain, b * fade[2] + 2.0 * grain
            for (mr, mg, mb), share in massifs:
                s = share[i]
                if s > 0:
                    r, g, b = r + (mr - r) * s, g + (mg - g) * s, b + (mb - b) * s
            if dry < 0.98:
                s = 0.85 * min(1.0, (1 - dry) * 2) ** 1.5
                r, g, b = r + (glow[0] - r) * s, g + (glow[1] - g) * s, b + (glow[2] - b) * s
            if lava[i] > 0:
                s, t = lava[i], _smooth(0.82, 0.92, cone[i])
                mr, mg, mb = (a + (b - a) * t for a, b in zip(rock, snow, strict=True))
                r, g, b = r + (mr - r) * s, g + (mg - g) * s, b + (mb - b) * s
            if low > 0:
                r, g, b = r + (floor[0] - r) * low, g + (floor[1] - g) * low, b + (floor[2] - b) * low
            red, green, blue = int(r * (1 + shine * 0.60)), int(g * (1 + shine * 0.66)), int(b * (1 + shine * 0.76))
            line.append(red if red < 256 else 255)
            line.append(green if green < 256 else 255)
            line.append(blue if blue < 256 else 255)
        return bytes(line)

    def hex_tints(self) -> str:
        """A thin tint over the exact hexes, so that the terrain that counts is never in doubt."""
        crests = [space for found in self.ridges.values() for space in found]
        high = [space for found in self.massifs.values() for space in found]
        return (
            path(self._hexes(crests), fill=palette.CREST_HEX, fill_opacity=0.13)
            + path(self._hexes(high), fill=palette.CREST_HEX, fill_opacity=0.07)
            + path(self._hexes(self.volcano), fill=palette.NO_ENTRY, fill_opacity=0.12)
        )

    def no_entry(self) -> str:
        """The dashed border round a volcano, which nobody enters."""
        border = "".join(polyline(loop, closed=True) for loop in self.plan.outlines(self.plan.hexes_of(self.volcano)))
        return path(border, fill="none", stroke=palette.NO_ENTRY, stroke_width=4, stroke_dasharray="10 6")

    def _hexes(self, spaces: list[int]) -> str:
        return "".join(polyline(self.plan.corners(space), closed=True) for space in spaces)

    def hachures(self) -> str:
        """Strokes that point downhill, at several heights."""
        parts = []
        if self.ridge is not None:
            parts += [self._row_of_hachures(self.ridge, *row) for row in RIDGE_HACHURES]
        for field in self.massif.values():
            parts += [self._row_of_hachures(field, *row) for row in MASSIF_HACHURES]
        if self.cone is not None:
            parts += [self._row_of_hachures(self.cone, *row) for row in CONE_HACHURES]
        return "".join(parts)

    def basin_strokes(self) -> str:
        """The cliff round a basin, long hachures falling into it, and salt on its floor."""
        if self.basin is None:
            return ""
        height = [[1 - m for m in row] for row in self.basin]
        cliff = "".join(polyline(_every(line, 2)) for line in contours(self.grid, self.basin, 0.36) if len(line) > 6)
        parts = [self._row_of_hachures(height, *row) for row in BASIN_HACHURES]
        edge = path(
            cliff, fill="none", stroke=palette.CLIFF, stroke_width=2, stroke_opacity=0.85, stroke_linejoin="round"
        )
        return self._salt() + "".join(parts) + edge

    def _salt(self) -> str:
        random = Random(5)
        grid, basin = self.grid, self.basin
        assert basin is not None
        dashes = []
        for j in range(2, grid.rows, 3):
            for i in range(2 + j % 2 * 2, grid.columns, 4):
                if basin[j][i] > 0.97 and random.random() < 0.8:
                    x, y = grid.point(i + random.uniform(-1, 1), j + random.uniform(-0.8, 0.8))
                    dashes.append(f"M{num(x)} {num(y)}h{num(random.uniform(5, 10))}")
        return group(path("".join(dashes)), stroke=palette.BASIN_DASH, stroke_width=1.1, stroke_opacity=0.75)

    def _row_of_hachures(
        self, field: Field, level: float, apart: float, long: float, colour: str, opacity: float
    ) -> str:
        random = Random(int(level * 100))
        strokes = []
        for line in contours(self.grid, field, level):
            if _length(line) < 110:
                continue
            for point in _stations(line, apart, random):
                slope = self._downhill(field, point)
                if slope is not None:
                    strokes.append(_wedge(point, slope, long * random.uniform(0.65, 1.35)))
        return path("".join(strokes), fill=colour, fill_opacity=opacity)

    def _downhill(self, field: Field, point: Point) -> Point | None:
        column, row = self.grid.place(point)
        i = min(max(1, round(column)), self.grid.columns - 2)
        j = min(max(1, round(row)), self.grid.rows - 2)
        gx = field[j - 1][i - 1] + 2 * field[j][i - 1] + field[j + 1][i - 1]
        gx -= field[j - 1][i + 1] + 2 * field[j][i + 1] + field[j + 1][i + 1]
        gy = field[j - 1][i - 1] + 2 * field[j - 1][i] + field[j - 1][i + 1]
        gy -= field[j + 1][i - 1] + 2 * field[j + 1][i] + field[j + 1][i + 1]
        steep = hypot(gx, gy)
        return (gx / steep, gy / steep) if steep > 1e-4 else None


def spines(plan: Plan, spaces: Sequence[int]) -> list[tuple[Point, Point]]:
    """Strokes along the crests: between joined hexes, a little past the ends, and a short one for a lone hex."""
    inside = set(spaces)
    found = []
    for space in spaces:
        x, y = plan.centres[space]
        joined = [other for other in plan.board.neighbours[space] if other in inside]
        found += [((x, y), plan.centres[other]) for other in joined if other > space]
        if len(joined) == 1:
            ox, oy = plan.centres[joined[0]]
            found.append(((x, y), (x + (x - ox) * 0.2, y + (y - oy) * 0.2)))
        if not joined:
            # Lone ridges lie each their own way, but mostly east and west.
            lean = Random(space).uniform(-0.4, 0.4)
            dx, dy = PITCH * 0.2, PITCH * 0.2 * lean
            found.append(((x - dx, y - dy), (x + dx, y + dy)))
    return found


def _light(row: list[float], above: list[float], below: list[float], step: float) -> list[float]:
    """How much brighter or darker than level ground each point of a row is."""
    slope, level = LIGHT
    double = 2 * step
    found = []
    for left, right, up, down in zip([row[0], *row[:-1]], [*row[1:], row[-1]], above, below, strict=True):
        gx, gy = (right - left) / double, (down - up) / double
        light = (slope * (gx + gy) + level) / sqrt(1 + gx * gx + gy * gy) - level
        found.append(0.74 * (-0.45 if light < -0.45 else 0.45 if light > 0.45 else light))
    return found


def _smooth(low: float, high: float, value: float) -> float:
    t = (value - low) / (high - low)
    if t <= 0:
        return 0.0
    return 1.0 if t >= 1 else t * t * (3 - 2 * t)


def _ramp(plain: str) -> list[tuple[float, float, float]]:
    """Tints from the plain to the crest, in 256 steps, with soft edges between the three tints of a ridge."""
    found = []
    for k in range(256):
        colour = palette.rgb(plain)
        for level, tint in zip((0.24, 0.5, 0.8), map(palette.rgb, palette.RIDGE_TINTS), strict=True):
            share = _smooth(level - 0.17, level + 0.17, k / 255)
            colour = (
                colour[0] + (tint[0] - colour[0]) * share,
                colour[1] + (tint[1] - colour[1]) * share,
                colour[2] + (tint[2] - colour[2]) * share,
            )
        found.append(colour)
    return found


RAMP, GREEN_RAMP = _ramp(palette.SAND), _ramp(palette.mix(palette.LOWLAND, palette.UPLAND, 0.35))


def _steepened(field: Field, low: float, high: float) -> Field:
    return [[_smooth(low, high, value) for value in row] for row in field]


def _length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(line))


def _every(line: list[Point], nth: int) -> list[Point]:
    return [*line[:-1:nth], line[-1]]


def _stations(line: Sequence[Point], apart: float, random: Random) -> list[Point]:
    """Points along a line, nearly evenly spaced: a hand drew them, not a ruler."""
    found = []
    wait = apart / 2
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        long = hypot(bx - ax, by - ay)
        while wait < long:
            t = wait / long
            found.append((ax + (bx - ax) * t, ay + (by - ay) * t))
            wait += apart * random.uniform(0.75, 1.25)
        wait -= long
    return found


def _wedge(point: Point, slope: Point, long: float) -> str:
    """A stroke that tapers downhill."""
    (x, y), (a, b) = point, slope
    return (
        f"M{num(x - b * 1.15)} {num(y + a * 1.15)}l{num(b * 2.3)} {num(-a * 2.3)} "
        f"{num(a * long - b * 1.15)} {num(b * long + a * 1.15)}z"
    )
