"""The ground of a board of areas: tint and relief from the terrain of each area, the sea in bands round the coast."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from scirocco.drawing import palette
from scirocco.drawing.areas import AreaPlan, Inset, Ring
from scirocco.drawing.plan import PITCH, Box
from scirocco.drawing.raster import Field, Grid, contours, png_uri
from scirocco.drawing.svg import Point, curve, element, group, num, path, polyline

STEP = 7.0
TINTS = {"flat": "#E4E3B4", "rough": "#E6D3A0", "steep": "#D2AE78", "mountain": "#B58E61"}
HEIGHTS = {"flat": 0.0, "rough": 0.22, "steep": 0.62, "mountain": 1.0}
BEYOND = 84.0  # the land is known so far outside the frame
OVER = 11.0  # bands and shores run so far over the frame; the margin covers them
WATER_LINES = ((28.0, 1.0, 0.3), (19.0, 1.1, 0.5), (10.5, 1.3, 0.75))
BORDER, BORDER_CASING = "#4B3516", "#F8F0D8"


def tint_of(terrain: str) -> str:
    return TINTS.get(terrain) or palette.ground(terrain).tint


class AreaGround:
    """The ground of one inset."""

    def __init__(self, plan: AreaPlan, inset: Inset, seed: int = 11) -> None:
        self.plan, self.inset = plan, inset
        self.spaces = plan.sheets[inset.sheet]
        self.land = plan.shapes.land[inset.sheet]
        self.scale = 0.45 if plan.is_overview(inset.sheet) else 1.0
        self.grid = Grid(inset.frame, STEP * (0.75 if self.scale < 1 else 1.0))
        self.seed = seed

    def picture(self) -> str:
        """Tint and light as one picture; the sea is laid over it."""
        grid = self.grid
        masks = self._masks()
        heights = self._heights(masks)
        lines = []
        for j in range(grid.rows):
            above, below = heights[max(0, j - 1)], heights[min(grid.rows - 1, j + 1)]
            lines.append(self._row(j, masks, _light(heights[j], above, below, grid.step)))
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

    def _masks(self) -> dict[str, Field]:
        """How much of each terrain is at each point: areas with soft borders, islets as rough ground."""
        by_terrain: dict[str, list[Ring]] = {}
        for space in self.spaces:
            by_terrain.setdefault(self.plan.board.terrain[space], []).append(self.plan.rings[space])
        by_terrain.setdefault("rough", []).extend(self.land[1:])
        self.shore = self.grid.blurred(self.grid.filled(self.land), 15 * self.scale)
        return {kind: self.grid.filled(rings) for kind, rings in by_terrain.items()}

    def _heights(self, masks: dict[str, Field]) -> Field:
        """Levels by terrain, blurred, and ridges that grow with the level."""
        grid = self.grid
        level = grid.constant(0.0)
        for kind, mask in masks.items():
            high = HEIGHTS.get(kind, 0.5)
            if high:
                pairs = zip(level, mask, strict=True)
                level = [[a + high * m for a, m in zip(row, more, strict=True)] for row, more in pairs]
        level = grid.blurred(level, 16 * self.scale)
        sizes = [(size * self.scale, strength) for size, strength in ((71.0, 1.0), (47.0, 0.55), (23.0, 0.3))]
        noises = [(grid.noise(size, self.seed + k), strength) for k, (size, strength) in enumerate(sizes)]
        found = []
        for j, row in enumerate(level):
            ridges = [0.0] * grid.columns
            for (noise, strength), (blend, _) in zip(noises, (*noises[1:], noises[0]), strict=True):
                # Two noises in one ridge hide the lattice that each is made on.
                triples = zip(ridges, noise[j], blend[j], strict=True)
                ridges = [r + strength * (1 - abs(n + 0.6 * m) * 1.4) for r, n, m in triples]
            rolling = noises[0][0][j]
            tall = self.scale * 0.55 + 0.45
            found.append(
                [
                    (26.0 * h + 15.0 * h * (0.25 + 0.75 * h) * r + 1.6 * n) * tall
                    for h, r, n in zip(row, ridges, rolling, strict=True)
                ]
            )
        return found

    def _row(self, j: int, masks: dict[str, Field], light: list[float]) -> bytes:
        parts = [(palette.rgb(tint_of(kind)), mask[j]) for kind, mask in masks.items()]
        base = palette.rgb(TINTS["rough"])
        glow = palette.rgb(palette.SHORE_GLOW)
        line = bytearray()
        for i, shine in enumerate(light):
            r = g = b = share = 0.0
            for (tr, tg, tb), mask in parts:
                m = mask[i]
                if m:
                    r, g, b, share = r + tr * m, g + tg * m, b + tb * m, share + m
            rest = max(0.0, 1 - share)
            r, g, b = (c + d * rest for c, d in zip((r, g, b), base, strict=True))
            whole = share + rest
            r, g, b = r / whole, g / whole, b / whole
            wet = min(1.0, max(0.0, 1 - self.shore[j][i]) * 1.7) ** 1.4 * 0.6
            r, g, b = r + (glow[0] - r) * wet, g + (glow[1] - g) * wet, b + (glow[2] - b) * wet
            for value, strength in ((r, 0.60), (g, 0.66), (b, 0.74)):
                lit = int(value * (1 + shine * strength))
                line.append(255 if lit > 255 else max(0, lit))
        return bytes(line)

    def sea(self) -> str:
        """The frame less the land, six bands of depth, three white water lines."""
        frame = self.inset.frame
        left, top, right, bottom = (num(value) for value in frame)
        shore = "".join(polyline(clipped(ring, frame), closed=True) for ring in self.land)
        water = path(f"M{left} {top}H{right}V{bottom}H{left}Z{shore}", fill=palette.SEA_BANDS[0], fill_rule="evenodd")
        return water + self._bands()

    def _bands(self) -> str:
        unit = PITCH * 0.85 * (0.5 if self.scale < 1 else 1.0)
        step = STEP * 1.4 * (0.6 if self.scale < 1 else 1.0)
        grid = Grid(self.inset.frame.grown(BEYOND), step)
        near = grid.distance(grid.filled(self.land))
        far = grid.blurred(near, unit * 0.3)
        swell = grid.noise(unit * 2.2, 3)
        shown = self.inset.frame.grown(OVER)
        for j, row in enumerate(far):
            for i, value in enumerate(row):
                x, y = grid.point(i, j)
                wet = shown.left < x < shown.right and shown.top < y < shown.bottom
                row[i] = value + swell[j][i] * min(16.0, value * 0.12) if wet else 0.0
        parts = []
        for colour, reach in zip(palette.SEA_BANDS[1:], palette.SEA_DISTANCES, strict=True):
            loops = [line for line in contours(grid, far, reach * unit) if len(line) > 5]
            parts.append(path("".join(curve(line) for line in loops), fill=colour, fill_rule="evenodd"))
        soft = grid.blurred(near, step, passes=1)
        lines = [
            path(
                "".join(
                    curve(piece)
                    for line in contours(grid, soft, reach * (0.6 if self.scale < 1 else 1.0))
                    for piece in within(line, shown)
                ),
                stroke_width=width,
                stroke_opacity=strength,
            )
            for reach, width, strength in WATER_LINES
        ]
        return "".join(parts) + group(*lines, fill="none", stroke="#FFFFFF", stroke_linejoin="round")

    def coast(self) -> str:
        """The coast line itself."""
        shown = self.inset.frame.grown(OVER)
        data = "".join(polyline(piece) for ring in self.land for piece in within([*ring, ring[0]], shown))
        return path(data, fill="none", stroke=palette.COAST, stroke_width=2.6, stroke_linejoin="round")

    def borders(self) -> str:
        """The borders of the areas: a pale casing under a dark line."""
        data = "".join(polyline(line) for line in self.plan.borders(self.spaces))
        casing = path(data, stroke=BORDER_CASING, stroke_opacity=0.6, stroke_width=7)
        return group(
            casing,
            path(data, stroke=BORDER, stroke_opacity=0.85, stroke_width=2.4),
            fill="none",
            stroke_linejoin="round",
            stroke_linecap="round",
        )


def _light(here: Sequence[float], above: Sequence[float], below: Sequence[float], step: float) -> list[float]:
    """Light from the north-west on a row of heights: positive on slopes that face it."""
    last = len(here) - 1
    found = []
    for i in range(last + 1):
        across = here[i + 1 if i < last else last] - here[i - 1 if i else 0]
        slope = (across + below[i] - above[i]) / (2.0 * step)
        # Softened at both ends, so that steep ground keeps its tint.
        found.append(0.55 * slope / (1 + abs(slope) * 0.75))
    return found


def clipped(ring: Sequence[Point], frame: Box) -> list[Point]:
    """The part of a ring in a frame (Sutherland and Hodgman)."""
    points = list(ring)
    for axis, limit, keep_above in (
        (0, frame.left, True),
        (0, frame.right, False),
        (1, frame.top, True),
        (1, frame.bottom, False),
    ):
        found: list[Point] = []
        for before, here in zip([points[-1], *points[:-1]] if points else [], points, strict=True):
            keep = (here[axis] >= limit) == keep_above
            if ((before[axis] >= limit) == keep_above) != keep:
                t = (limit - before[axis]) / (here[axis] - before[axis])
                found.append((before[0] + (here[0] - before[0]) * t, before[1] + (here[1] - before[1]) * t))
            if keep:
                found.append(here)
        points = found
    return points


def within(line: Sequence[Point], box: Box) -> list[list[Point]]:
    """The pieces of a line that lie in a box."""
    found: list[list[Point]] = []
    joined = False
    for a, b in pairwise(line):
        keep = all(box.left <= x <= box.right and box.top <= y <= box.bottom for x, y in (a, b))
        if keep and joined:
            found[-1].append(b)
        elif keep:
            found.append([a, b])
        joined = keep
    return found
