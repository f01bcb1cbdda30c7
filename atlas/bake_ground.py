"""Bake the ground of a hex board: relief, tints, depths of the sea and a fine grain, as one picture.

    python atlas/bake_ground.py src/scirocco/games/alamein
    python atlas/bake_ground.py src/scirocco/games/sicily --heights atlas/sources/elevation_sicily.csv

Reads the board and its coast.csv, takes the shape of ridges, mountains and basins from
``scirocco.drawing.ground`` (so that the hachures drawn over the picture fit it), and writes
ground.webp into the game folder. With ``--heights`` (lat,lon,metres on a regular grid) the
lowland is tinted and lit by true height. The same input gives the same picture.

Needs numpy and Pillow, and scirocco itself.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from scirocco.core.boardfile import read_board
from scirocco.drawing import palette, sides
from scirocco.drawing.coast import Shore, land_of, read_coast
from scirocco.drawing.ground import Ground
from scirocco.drawing.plan import PITCH, Plan
from scirocco.drawing.raster import Field

Array = NDArray[np.float64]
Line = Sequence[tuple[float, float]]

MOST_PIXELS = 4_200_000
MOST_BYTES = 590_000
LIGHT = np.array([-0.58, -0.58, 0.72]) / np.linalg.norm([-0.58, -0.58, 0.72])  # from the north-west
PLAIN = 2.7, 1.15, 0.28  # how high open ground rolls, in units of paper: wide, middling and small
ABROAD = 0.75  # how grey foreign land is


class Canvas:
    """The pixels of the picture: how they lie on the sheet, and fields over them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        frame = plan.frame
        self.scale = min(1.0, (MOST_PIXELS / (frame.width * frame.height)) ** 0.5)
        self.wide, self.high = round(frame.width * self.scale), round(frame.height * self.scale)
        self.pitch = PITCH * self.scale

    def at(self, points: Line, off: float = 0.0) -> list[tuple[float, float]]:
        frame = self.plan.frame
        return [((x - frame.left) * self.scale + off, (y - frame.top) * self.scale + off) for x, y in points]

    def field(self, rows: Field) -> Array:
        """A field of the drawing, made as fine as the picture."""
        small = Image.fromarray(np.asarray(rows, dtype=np.float32))
        grid = Ground(self.plan, ()).grid
        across, down = (
            self.wide / (grid.columns * grid.step * self.scale),
            self.high / (grid.rows * grid.step * self.scale),
        )
        box = (0.0, 0.0, min(grid.columns * across, grid.columns), min(grid.rows * down, grid.rows))
        return np.asarray(small.resize((self.wide, self.high), Image.Resampling.BICUBIC, box=box), dtype=np.float64)

    def mask(self, loops: Sequence[Line]) -> Array:
        """1 inside the loops, 0 outside, smooth on the border; loops that lie in one another do not occur."""
        fine = 3
        image = Image.new("L", (self.wide * fine, self.high * fine), 0)
        draw = ImageDraw.Draw(image)
        for loop in loops:
            draw.polygon([(x * fine, y * fine) for x, y in self.at(loop)], fill=255)
        small = image.resize((self.wide, self.high), Image.Resampling.BOX)
        return np.asarray(small, dtype=np.float64) / 255

    def strokes(self, lines: Sequence[Line], width: float) -> Array:
        image = Image.new("L", (self.wide, self.high), 0)
        draw = ImageDraw.Draw(image)
        for line in lines:
            draw.line(self.at(line), fill=255, width=max(1, round(width * self.scale)), joint="curve")
        return np.asarray(image, dtype=np.float64) / 255

    def noise(self, size: float, soft: float, steep: float, seed: int) -> Array:
        """Random hills, nothing wider than ``size`` hexes and nothing finer than ``soft``; mean 0, deviation 1.

        The finer a hill, the lower it is, by the power ``steep``.
        """
        random = np.random.default_rng(seed)
        down, across = np.fft.fftfreq(self.high)[:, None], np.fft.rfftfreq(self.wide)[None, :]
        often = np.hypot(down, across) * self.pitch
        often[0, 0] = 1.0
        strength = (
            often ** (-steep / 2) * (1 - np.exp(-((often * size) ** 2))) * np.exp(-2 * (np.pi * soft * often) ** 2)
        )
        strength[0, 0] = 0.0
        spectrum = np.fft.rfft2(random.standard_normal((self.high, self.wide))) * strength
        found = np.fft.irfft2(spectrum, (self.high, self.wide))
        return np.asarray(found / found.std())

    def blurred(self, field: Array, reach: float) -> Array:
        """Softened over ``reach`` hexes (a bell)."""
        return blurred(field, reach * self.pitch)


def blurred(field: Array, deviation: float) -> Array:
    size = max(1, round(deviation * 3))
    bell = np.exp(-0.5 * (np.arange(-size, size + 1) / deviation) ** 2)
    bell /= bell.sum()
    for axis in (0, 1):
        padded = np.pad(field, [(size, size) if k == axis else (0, 0) for k in (0, 1)], mode="edge")
        span = np.fft.rfft(padded, axis=axis)
        long = padded.shape[axis]
        kernel = np.zeros(long)
        kernel[: 2 * size + 1] = bell
        shape = (-1, 1) if axis == 0 else (1, -1)
        round_trip = np.fft.irfft(span * np.fft.rfft(kernel).reshape(shape), long, axis=axis)
        field = round_trip[2 * size :, :] if axis == 0 else round_trip[:, 2 * size :]
    return np.asarray(field)


def smooth(low: float, high: float, value: Array) -> Array:
    t = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def ramp(value: Array, stops: Sequence[tuple[float, str]]) -> Array:
    """Colours along a scale."""
    places = [place for place, _ in stops]
    colours = np.array([palette.rgb(colour) for _, colour in stops])
    return np.stack([np.interp(value, places, colours[:, k]) for k in range(3)], axis=-1)


def over(below: Array, colour: Array | str, share: Array) -> Array:
    top = np.array(palette.rgb(colour)) if isinstance(colour, str) else colour
    return np.asarray(below + (top - below) * share[..., None])


def distance(mask: Array) -> Array:
    """How far each pixel is from the mask, in pixels (jump flooding)."""
    high, wide = mask.shape
    rows, columns = np.mgrid[0:high, 0:wide]
    near_row = np.where(mask > 0.5, rows, -99_999)
    near_column = np.where(mask > 0.5, columns, -99_999)
    step = 1 << (min(high, wide) - 1).bit_length() - 1
    while step:
        for dy in (-step, 0, step):
            for dx in (-step, 0, step):
                if dx or dy:
                    top, bottom = max(0, -dy), high - max(0, dy)
                    left, right = max(0, -dx), wide - max(0, dx)
                    here = np.s_[top:bottom, left:right]
                    there = np.s_[top + dy : bottom + dy, left + dx : right + dx]
                    old = (near_row[here] - rows[here]) ** 2 + (near_column[here] - columns[here]) ** 2
                    new = (near_row[there] - rows[here]) ** 2 + (near_column[there] - columns[here]) ** 2
                    better = new < old
                    near_row[here] = np.where(better, near_row[there], near_row[here])
                    near_column[here] = np.where(better, near_column[there], near_column[here])
        step //= 2
    return np.asarray(np.hypot(near_row - rows, near_column - columns))


def shade(height: Array) -> Array:
    """Light on the land, 0 on level ground."""
    down, across = np.gradient(height)
    lit = (-across * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / np.sqrt(1 + across**2 + down**2)
    return np.asarray(np.clip(lit - LIGHT[2], -0.5, 0.45))


def true_heights(file: Path, canvas: Canvas) -> Array:
    """Metres above the sea, from a coarse grid of latitude and longitude, softened."""
    with file.open(encoding="utf-8") as lines:
        rows = [(float(row["lat"]), float(row["lon"]), float(row["metres"])) for row in csv.DictReader(lines)]
    latitudes, longitudes = sorted({row[0] for row in rows}), sorted({row[1] for row in rows})
    table = np.zeros((len(latitudes), len(longitudes)), dtype=np.float32)
    for latitude, longitude, metres in rows:
        table[latitudes.index(latitude), longitudes.index(longitude)] = max(0.0, metres)
    finer = 8
    size = (table.shape[1] * finer, table.shape[0] * finer)
    fine = np.asarray(Image.fromarray(table).resize(size, Image.Resampling.BICUBIC), dtype=np.float64)
    plan, frame = canvas.plan, canvas.plan.frame
    corners = [
        plan.of_earth(a, b)
        for a, b in ((latitudes[0], longitudes[0]), (latitudes[0], longitudes[-1]), (latitudes[-1], longitudes[0]))
    ]
    origin, east, north = (np.array(corner) for corner in corners if corner is not None)
    y, x = np.mgrid[0 : canvas.high, 0 : canvas.wide] / canvas.scale
    across = np.linalg.inv(np.array([east - origin, north - origin]).T)
    dx, dy = x + frame.left - origin[0], y + frame.top - origin[1]
    column = (across[0, 0] * dx + across[0, 1] * dy) * (len(longitudes) - 1) * finer + (finer - 1) / 2
    row = (across[1, 0] * dx + across[1, 1] * dy) * (len(latitudes) - 1) * finer + (finer - 1) / 2
    return canvas.blurred(sampled(fine, row, column), 0.22)


def sampled(table: Array, row: Array, column: Array) -> Array:
    """Values between the points of a table; outside it those of its edge."""
    row, column = np.clip(row, 0, table.shape[0] - 1.001), np.clip(column, 0, table.shape[1] - 1.001)
    i, j = row.astype(int), column.astype(int)
    s, t = row - i, column - j
    upper = table[i, j] * (1 - t) + table[i, j + 1] * t
    lower = table[i + 1, j] * (1 - t) + table[i + 1, j + 1] * t
    return np.asarray(upper * (1 - s) + lower * s)


def sea(canvas: Canvas, land: Sequence[Line]) -> Array:
    """Six bands of depth by distance from the shore, their edges a little swollen."""
    coarse, pad = 3, round(3.6 * canvas.pitch)
    size = (-(-(canvas.wide + 2 * pad) // coarse), -(-(canvas.high + 2 * pad) // coarse))
    image = Image.new("L", size, 0)
    draw = ImageDraw.Draw(image)
    for loop in land:
        draw.polygon([(x / coarse, y / coarse) for x, y in canvas.at(loop, pad)], fill=255)
    away = blurred(distance(np.asarray(image, dtype=np.float64) / 255), canvas.pitch * 0.22 / coarse)
    fine = Image.fromarray(away.astype(np.float32)).resize(
        (size[0] * coarse, size[1] * coarse), Image.Resampling.BICUBIC
    )
    hexes = np.asarray(fine, dtype=np.float64)[pad : pad + canvas.high, pad : pad + canvas.wide] * coarse / canvas.pitch
    hexes = hexes + 0.10 * canvas.noise(2.4, 0.3, 4.0, 5) * np.clip(hexes, 0, 1.4)
    found = np.ones((canvas.high, canvas.wide, 3)) * palette.rgb(palette.SEA_BANDS[0])
    soft = 1.1 / canvas.pitch
    for colour, reach in zip(palette.SEA_BANDS[1:], palette.SEA_DISTANCES, strict=True):
        found = over(found, colour, smooth(reach - soft, reach + soft, hexes))
    return found + 0.8 * canvas.noise(0.5, 0.02, 1.6, 6)[..., None]


def ridged(canvas: Canvas) -> Array:
    """Mountains: sharp crests in three sizes, from about -1 to 1.5."""
    found = np.zeros((canvas.high, canvas.wide))
    for k, (size, soft, strong) in enumerate(((2.4, 0.15, 1.0), (1.0, 0.085, 0.5), (0.5, 0.05, 0.22))):
        found += strong * np.clip(1 - 1.1 * np.abs(canvas.noise(size, soft, 3.0, 40 + k)), -1, 1)
    return found


def bake(folder: Path, heights: Path | None) -> Image.Image:
    plan = Plan(read_board(folder))
    canvas = Canvas(plan)
    land = land_of(plan, read_coast(folder))
    ground = Ground(plan, land)
    unit = canvas.scale
    rolling, dunes, fine = (
        canvas.noise(4.0, 0.13, 4.2, 7),
        canvas.noise(1.1, 0.10, 3.4, 8),
        canvas.noise(0.45, 0.045, 3.0, 9),
    )
    height = (PLAIN[0] * rolling + PLAIN[1] * dunes + PLAIN[2] * fine) * unit
    down = np.linspace(0, 1, canvas.high)[:, None]

    if heights is not None:
        metres = true_heights(heights, canvas)
        height = height * 1.5 + 15.0 * metres / 1000 * unit
        tint = ramp(
            metres / 1100 + 0.05 * rolling + 0.02 * fine,
            [(0, palette.LOWLAND), (0.25, "#E6E0B4"), (0.5, palette.UPLAND), (0.8, "#DFC58C"), (1, "#D5B77C")],
        )
    else:
        tint = ramp(
            0.42 + 0.11 * rolling + 0.05 * dunes + 0.2 * down, [(0, "#F1E6C5"), (0.45, palette.SAND), (1, "#DFCD9F")]
        )

    if ground.ridge is not None:
        crest = np.clip(canvas.field(ground.ridge), 0, 1)
        height = height + 44 * crest * (1 + 0.06 * dunes + 0.03 * fine) * unit
        for level, colour in zip((0.24, 0.5, 0.8), palette.RIDGE_TINTS, strict=True):
            tint = over(tint, colour, smooth(level - 0.17, level + 0.17, crest))
    rough = ridged(canvas) if ground.massif else None
    for kind, rows in ground.massif.items():
        assert rough is not None
        mass = np.clip(canvas.field(rows), 0, 1)
        firm = smooth(0.26, 0.70, mass)
        if kind == "mountain":
            height = height + firm * (17 + 14.5 * rough) * unit
            colours = ramp(0.45 + 0.28 * rough, [(0, "#D6BC8A"), (0.5, "#C3A06B"), (1, "#A9855A")])
            tint = over(tint, colours, firm)
        else:
            height = height + (26 * mass + 3.0 * mass * rough) * unit
            tint = over(tint, "#DDC48D", smooth(0.08, 0.45, mass))
            tint = over(tint, "#C9A466", smooth(0.45, 0.95, mass) * np.clip(0.75 + 0.2 * rough, 0, 1))
    if ground.lava is not None and ground.cone is not None:
        lava, cone = np.clip(canvas.field(ground.lava), 0, 1), np.clip(canvas.field(ground.cone), 0, 1)
        y, x = np.mgrid[0 : canvas.high, 0 : canvas.wide]
        (top,) = canvas.at([ground.summit])
        round_it = np.arctan2(y - top[1], x - top[0])
        gullies = np.cos(round_it * 13 + 1.6 * rolling) * np.exp(-(((cone - 0.5) / 0.28) ** 2))
        height = height * (1 - 0.75 * lava) + (95 * cone**1.5 + 3.0 * gullies * lava) * unit
        rock = ramp(
            1 - cone + 0.012 * fine,
            [(0, palette.SUMMIT), (0.12, "#E4DDD2"), (0.22, "#8D7B76"), (0.5, palette.LAVA), (1, "#7D6A60")],
        )
        tint = over(tint, rock, lava)
    if ground.basin is not None:
        basin = np.clip(canvas.field(ground.basin), 0, 1)
        height = height * (1 - 0.6 * basin) - 30 * basin * unit
        tint = over(tint, palette.BASIN, basin)

    cliffs = sides.cliffs_of(plan, Shore(land, plan.frame))
    light = shade(height) + scarps(canvas, [cliff.trail for cliff in cliffs])
    if land:
        dry = canvas.mask(land)
        near = np.clip(2 * (1 - canvas.blurred(dry, 0.14)), 0, 1) ** 1.5
        tint = over(tint, palette.SHORE_GLOW, 0.6 * near)
    picture = tint * (1 + light[..., None] * np.array([0.60, 0.66, 0.76]))
    abroad = [plan.centres[space] for space in range(plan.board.size) if "mainland" in plan.board.features[space]]
    if abroad:
        x, y = abroad[len(abroad) // 2]
        foreign = canvas.mask([loop for loop in land if _holds(loop, (x + PITCH * 0.4, y))])
        grey = picture.mean(axis=-1, keepdims=True) * np.array([1.0, 0.99, 0.95])
        picture = over(picture, grey * ABROAD + 52, foreign)
    if land:
        picture = over(sea(canvas, land), picture, dry)
    grain = np.random.default_rng(4).normal(0, 1.1, (canvas.high, canvas.wide, 1))
    return Image.fromarray(np.clip(picture + grain + 0.5, 0, 255).astype(np.uint8))


def scarps(canvas: Canvas, cliffs: Sequence[Line]) -> Array:
    """Shadow under every cliff on its low side, and a rim of light above it."""
    if not cliffs:
        return np.zeros((canvas.high, canvas.wide))
    low = canvas.blurred(canvas.strokes([beside(line, 9.0) for line in cliffs], 16), 0.07)
    high = canvas.blurred(canvas.strokes([beside(line, -12.0) for line in cliffs], 14), 0.09)
    return -0.30 * low + 0.10 * high


def beside(line: Line, by: float) -> list[tuple[float, float]]:
    """The line shifted to its left."""
    points = np.asarray(line)
    along = np.gradient(points, axis=0)
    long = np.hypot(along[:, 0], along[:, 1])[:, None]
    left = np.stack([along[:, 1], -along[:, 0]], axis=1) / np.where(long == 0, 1, long)
    return [(float(x), float(y)) for x, y in points + left * by]


def _holds(loop: Line, point: tuple[float, float]) -> bool:
    xs, ys = [x for x, _ in loop], [y for _, y in loop]
    return min(xs) < point[0] < max(xs) and min(ys) < point[1] < max(ys)


def packed(picture: Image.Image) -> bytes:
    """The picture as WebP, as good as its size allows."""
    for quality in range(88, 20, -4):
        data = BytesIO()
        picture.save(data, "WEBP", quality=quality, method=6)
        if data.tell() <= MOST_BYTES:
            return data.getvalue()
    raise SystemExit("the picture does not fit; make MOST_PIXELS smaller")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "game", type=Path, help="game folder with a board.toml and a coast.csv; ground.webp is written there"
    )
    parser.add_argument("--heights", type=Path, help="CSV with lat,lon,metres on a regular grid")
    given = parser.parse_args()
    picture = bake(given.game, given.heights)
    data = packed(picture)
    (given.game / "ground.webp").write_bytes(data)
    print(f"{given.game / 'ground.webp'}: {picture.width} by {picture.height}, {len(data):,} bytes")


if __name__ == "__main__":
    main()
