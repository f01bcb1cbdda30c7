"""Heads and names of areas, set inside their areas where they cover the least."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scirocco.drawing import fonts, palette
from scirocco.drawing.areas import AreaPlan, Ring
from scirocco.drawing.labels import Obstacle, Style, Typesetter
from scirocco.drawing.plan import Box
from scirocco.drawing.raster import Grid
from scirocco.drawing.svg import Point, element, num, text

MAJOR = Style(fonts.TITLE, 33, palette.INK, palette.HALO, 6, 0.6)
TOWN = Style(fonts.TOWN, 24, palette.INK, palette.HALO, 5)
PLACE = Style(fonts.MINOR, 18.5, "#3F2F17", palette.HALO, 4.2)
LEADING = 0.98
WIDEST = 150.0
MASK_STEP = 4.0


class Block(NamedTuple):
    """A name in its place: lines about a middle, the first base line at ``top``."""

    lines: tuple[str, ...]
    style: Style
    width: float
    middle: float
    top: float

    @property
    def box(self) -> Box:
        return Box(
            self.middle - self.width / 2 - 2,
            self.top - self.style.size * 0.72,
            self.middle + self.width / 2 + 2,
            self.top + self.style.size * (LEADING * (len(self.lines) - 1) + 0.24),
        )

    def draw(self) -> str:
        lines = [
            text(line, (self.middle, self.top + k * self.style.size * LEADING)) for k, line in enumerate(self.lines)
        ]
        return element("g", *lines, text_anchor="middle", **self.style.attributes())


def short_name(words: str) -> str:
    """A name as it stands on the map: without what is said in brackets or after a stroke or dash.

    >>> short_name("Maleme airfield / Hill 107"), short_name("Coast east of Platanias (Ayia Marina - Staliana)")
    ('Maleme airfield', 'Coast east of Platanias')
    """
    return words.split(" / ")[0].split(" (")[0].split(" - ")[0]


def style_of(plan: AreaPlan, space: int) -> Style:
    features = plan.board.features[space]
    if "town-major" in features:
        return MAJOR
    return TOWN if features & {"town-secondary", "airfield", "objective"} else PLACE


def wrapped(words: str, style: Style) -> tuple[str, ...]:
    """One line, or two or three of about one length when it is long."""
    parts = words.split()
    if len(parts) == 1 or style.width(words) <= WIDEST * 0.72:
        return (words,)
    best: tuple[float, tuple[str, ...]] = (style.width(words), (words,))
    for k in range(1, len(parts)):
        lines = (" ".join(parts[:k]), " ".join(parts[k:]))
        best = min(best, (max(style.width(line) for line in lines) + 18, lines))
        if style.width(words) > WIDEST * 1.75:
            for m in range(k + 1, len(parts)):
                three = (" ".join(parts[:k]), " ".join(parts[k:m]), " ".join(parts[m:]))
                best = min(best, (max(style.width(line) for line in three) + 44, three))
    return best[1]


class Setter:
    """Sets heads and names of the areas of one map, each as well inside its area as can be."""

    def __init__(self, plan: AreaPlan, sheet: str, obstacles: Iterable[Obstacle]) -> None:
        self.plan = plan
        self.setter = Typesetter(plan.insets[sheet].frame, obstacles)
        self.masks = {space: _mask(plan.rings[space]) for space in plan.sheets[sheet]}

    def _outside(self, space: int, box: Box) -> float:
        """The share of a box that lies outside an area, by a lattice of spots."""
        grid, rows = self.masks[space]
        left, top, step = grid.area.left, grid.area.top, grid.step
        hit = 0
        for j in range(3):
            row = int((box.top + box.height * j / 2 - top) / step)
            if 0 <= row < grid.rows:
                cells = rows[row]
                for i in range(7):
                    column = int((box.left + box.width * i / 6 - left) / step)
                    hit += 0 <= column < grid.columns and cells[column]
        return 1 - hit / 21

    def head(self, space: int, wide: float, high: float) -> Point:
        """The middle of the head of an area: above the counters, or beside them when there is no room."""
        x, y = self.plan.stands[space]
        best: tuple[float, Point] | None = None
        for dy in (-52, -46, -58, -64, -72, -82, 50, 58, 66, 76):
            for dx in (0, -14, 14, -28, 28, -44, 44):
                at = (x + dx, y + dy)
                box = Box(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)
                cost = 30 * self._outside(space, box) + self.setter.harm(box) + abs(dx) * 0.012 + (1.2 if dy > 0 else 0)
                cost += abs(dy + 50) * 0.008
                if best is None or cost < best[0]:
                    best = (cost, at)
        assert best is not None
        at = best[1]
        self.setter.avoid(Obstacle(Box(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2), 240))
        return at

    def name(self, space: int) -> Block:
        style = style_of(self.plan, space)
        words = short_name(self.plan.board.names[space])
        x, y = self.plan.stands[space]
        best: tuple[float, Block] | None = None
        reach = 22 if style is PLACE else 34
        for rank, lines in enumerate(dict.fromkeys((wrapped(words, style), (words,)))):
            tall = style.size * LEADING * (len(lines) - 1)
            wide = max(style.width(line) for line in lines)
            for below in (reach + 16, reach + 4, reach + 26, reach + 38, reach + 52):
                for dx in (0, -12, 12, -26, 26, -42, 42, -60, 60):
                    for top, extra in ((y + below + style.size * 0.5, 0.0), (y - below - tall + 4, 0.7)):
                        block = Block(lines, style, wide, x + dx, top)
                        cost = extra + abs(dx) * 0.015 + abs(below - reach - 16) * 0.02 + 0.3 * rank
                        cost += 24 * self._outside(space, block.box)
                        if best is not None and cost >= best[0]:
                            continue
                        cost += self.setter.harm(block.box)
                        if best is None or cost < best[0]:
                            best = (cost, block)
        assert best is not None
        self.setter.avoid(Obstacle(best[1].box, 240))
        return best[1]


def _mask(ring: Ring) -> tuple[Grid, list[list[bool]]]:
    """An area as a small lattice, quick to ask."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    grid = Grid(Box(min(xs), min(ys), max(xs), max(ys)), MASK_STEP)
    return grid, [[value > 0.5 for value in row] for row in grid.filled([ring])]


def point_box(point: Point, reach: float) -> Box:
    return Box(point[0] - reach, point[1] - reach, point[0] + reach, point[1] + reach)


def sea_name(words: str, at: Point, size: float, spacing: float) -> str:
    return text(
        words,
        at,
        font_size=size,
        letter_spacing=num(spacing),
        text_anchor="middle",
        fill=palette.SEA_NAME,
        fill_opacity=0.85,
        **fonts.MINOR.attributes,
    )
