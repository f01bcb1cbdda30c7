"""Print and play: the map at true scale on sheets of paper to be joined, and counters to be cut, in one PDF.

Each page is drawn by the same renderer as every other picture, at 300 dots to
the inch, and packed as JPEG by Pillow, the one library this module needs beside
it; cut lines, crop marks and page numbers stay lines and letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib.resources import as_file
from io import BytesIO
from math import ceil
from typing import Literal, NamedTuple

import resvg_py
from PIL import Image

from scirocco.core.board import Board
from scirocco.drawing import areas_sheet, fonts, palette
from scirocco.drawing.areas import Shapes
from scirocco.drawing.coast import Coast
from scirocco.drawing.counters import SIZE, CounterFace, draw_counter
from scirocco.drawing.legend import Note
from scirocco.drawing.pdf import Page, Picture, Stroke, Words, Writer
from scirocco.drawing.picture import Table, draw_board
from scirocco.drawing.plan import PITCH
from scirocco.drawing.svg import document, element, num

Paper = Literal["A4", "Letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
MARGIN = 10.0  # millimetres that a printer may leave white
OVERLAP = 10.0  # of the map, on both of two pages that join
GUTTER = 3.0  # between counters
BLEED = 1.0  # of a counter's ground beyond its cut
DOTS = 300
QUALITY = 88
MILLIMETRES = 25.4

Progress = Callable[[int, int], None]


def print_sheets(
    board: Board,
    fronts: Sequence[CounterFace],
    backs: Sequence[CounterFace | None] = (),
    title: str = "",
    subtitle: str = "",
    *,
    coast: Coast = (),
    shapes: Shapes | None = None,
    ground: bytes | None = None,
    notes: Mapping[str, Note] | None = None,
    tables: Sequence[Table] = (),
    objectives: Collection[int] = (),
    paper: Paper = "A4",
    pitch: float = 18.0,
    counter: float = 15.0,
    dots: int = DOTS,
    progress: Progress | None = None,
) -> bytes:
    """The map and the counters of a game as a PDF.

    ``fronts`` and ``backs`` go in pairs; a counter without a back (None, or none
    left) gets a plain one. ``pitch`` is the distance of two hexes in millimetres;
    a map of areas is printed so that its counters come out as large as on such
    hexes. ``counter`` is the side of a counter as cut. ``progress`` is called after
    each page with its number and the number of all. Map pages come first, then
    each sheet of counters with its back, to be turned over the long edge.
    """
    svg = draw_board(
        board,
        title,
        subtitle,
        coast=coast,
        shapes=shapes,
        ground=ground,
        notes=notes,
        tables=tables,
        objectives=objectives,
    )
    scale = pitch / PITCH if board.layout is not None else pitch / PITCH * SIZE / areas_sheet.SIZE
    tiles = Tiles(svg, scale, paper)
    counters = CounterSheets(fronts, backs, counter, paper)
    many = len(tiles.places) + len(counters)
    writer = Writer(" ".join(part for part in (title, subtitle) if part))
    for number, page in enumerate(_pages(tiles, counters, dots, title or "Map", many), start=1):
        writer.add(page)
        if progress is not None:
            progress(number, many)
    return writer.bytes()


def _pages(tiles: Tiles, counters: CounterSheets, dots: int, title: str, many: int) -> Iterator[Page]:
    number = 0
    for place in tiles.places:
        number += 1
        yield tiles.page(place, dots, f"{title} · map {place.name} of {tiles.last} · page {number} of {many}")
    for sheet in range(counters.sheets):
        for back in (False, True):
            number += 1
            side = "back" if back else "front"
            words = f"{title} · counters {sheet + 1}, {side} · page {number} of {many}"
            yield counters.page(sheet, back, dots, words)


class Place(NamedTuple):
    """A tile of the map: row and column, and what it shows in millimetres of the map."""

    row: int
    column: int
    left: float
    top: float

    @property
    def name(self) -> str:
        return f"{chr(65 + self.row)}{self.column + 1}"


class Tiles:
    """A map cut into pages that overlap."""

    def __init__(self, svg: str, scale: float, paper: Paper) -> None:
        self.svg = svg
        self.scale = scale
        found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
        assert found is not None, "every drawing has a viewBox"
        self.units = float(found[1]), float(found[2])
        self.size = self.units[0] * scale, self.units[1] * scale
        short, long = PAPERS[paper]
        upright, flat = self._grid(short, long), self._grid(long, short)
        turned = flat[0] * flat[1] < upright[0] * upright[1]
        self.columns, self.rows = flat if turned else upright
        self.paper = (long, short) if turned else (short, long)
        # All tiles alike, no larger than they need be.
        self.tile = (
            (self.size[0] + (self.columns - 1) * OVERLAP) / self.columns,
            (self.size[1] + (self.rows - 1) * OVERLAP) / self.rows,
        )
        self.corner = ((self.paper[0] - self.tile[0]) / 2, (self.paper[1] - self.tile[1]) / 2)
        self.places = [
            Place(row, column, column * (self.tile[0] - OVERLAP), row * (self.tile[1] - OVERLAP))
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def _grid(self, wide: float, high: float) -> tuple[int, int]:
        columns, rows = (
            max(1, ceil((size - OVERLAP) / (room - 2 * MARGIN - OVERLAP)))
            for size, room in zip(self.size, (wide, high), strict=True)
        )
        return columns, rows

    @property
    def last(self) -> str:
        return self.places[-1].name

    def page(self, place: Place, dots: int, words: str) -> Page:
        wide, high = self.tile
        box = (place.left / self.scale, place.top / self.scale, wide / self.scale, high / self.scale)
        jpeg, pixels = _rendered(_window(self.svg, box), round(wide / MILLIMETRES * dots), palette.PAPER)
        left, top = self.corner
        return Page(
            *self.paper,
            pictures=(Picture(jpeg, pixels, left, top, wide, high),),
            over=(*self._crop_marks(place), *self._crosses(place)),
            words=(Words(words, left, self.paper[1] - 4.2),),
        )

    def _cuts(self, place: Place) -> tuple[list[float], list[float]]:
        """Where to cut: the edges of the tile, halfway into each overlap."""
        left, top = self.corner
        wide, high = self.tile
        half = OVERLAP / 2
        across = [left + half * (place.column > 0), left + wide - half * (place.column < self.columns - 1)]
        down = [top + half * (place.row > 0), top + high - half * (place.row < self.rows - 1)]
        return across, down

    def _crop_marks(self, place: Place) -> list[Stroke]:
        left, top = self.corner
        wide, high = self.tile
        across, down = self._cuts(place)
        found = []
        for x in across:
            found += [Stroke((x, top - 6), (x, top - 1)), Stroke((x, top + high + 1), (x, top + high + 5))]
        for y in down:
            found += [Stroke((left - 6, y), (left - 1, y)), Stroke((left + wide + 1, y), (left + wide + 6, y))]
        return found

    def _crosses(self, place: Place) -> list[Stroke]:
        """Small crosses on the joins: the same points of the map on both pages, to lay one over the other."""
        across, down = self._cuts(place)
        left, top = self.corner
        wide, high = self.tile
        spots = []
        for share in (0.2, 0.5, 0.8):
            if place.column > 0:
                spots.append((across[0], top + high * share))
            if place.column < self.columns - 1:
                spots.append((across[1], top + high * share))
            if place.row > 0:
                spots.append((left + wide * share, down[0]))
            if place.row < self.rows - 1:
                spots.append((left + wide * share, down[1]))
        found = []
        for x, y in spots:
            found += [Stroke((x - 1.6, y), (x + 1.6, y), 0.12), Stroke((x, y - 1.6), (x, y + 1.6), 0.12)]
        return found


class CounterSheets:
    """Counters in rows, front and back in register when the sheet is turned over its long edge."""

    def __init__(
        self, fronts: Sequence[CounterFace], backs: Sequence[CounterFace | None], side: float, paper: Paper
    ) -> None:
        self.side = side
        self.paper = PAPERS[paper]
        self.step = side + GUTTER
        self.columns = int((self.paper[0] - 2 * MARGIN - 2 * BLEED + GUTTER) / self.step)
        self.rows = int((self.paper[1] - 2 * MARGIN - 2 * BLEED + GUTTER) / self.step)
        self.fronts = list(fronts)
        self.backs = [*backs, *([None] * (len(fronts) - len(backs)))]
        self.sheets = -(-len(self.fronts) // (self.columns * self.rows))
        wide, high = self.columns * self.step - GUTTER, self.rows * self.step - GUTTER
        self.corner = ((self.paper[0] - wide) / 2, (self.paper[1] - high) / 2)

    def __len__(self) -> int:
        return 2 * self.sheets

    def places(self, sheet: int, back: bool) -> list[tuple[int, float, float]]:
        """Which counter lies where on a page; on the back the columns run the other way."""
        many = self.columns * self.rows
        found = []
        for number in range(sheet * many, min(len(self.fronts), (sheet + 1) * many)):
            row, column = divmod(number - sheet * many, self.columns)
            if back:
                column = self.columns - 1 - column
            found.append((number, self.corner[0] + column * self.step, self.corner[1] + row * self.step))
        return found

    def page(self, sheet: int, back: bool, dots: int, words: str) -> Page:
        wide, high = self.paper
        parts = [element("rect", width=num(wide), height=num(high), fill="#FFFFFF"), self._grid_lines()]
        for number, left, top in self.places(sheet, back):
            front = self.fronts[number]
            face = self.backs[number] if back else front
            parts.append(_cut_counter(face, front.nation, left, top, self.side))
        inner = (MARGIN / 2, MARGIN / 2, wide - MARGIN, high - MARGIN)
        svg = _window(document(wide, high, *parts), inner)
        jpeg, pixels = _rendered(svg, round(inner[2] / MILLIMETRES * dots), "#FFFFFF")
        return Page(
            wide,
            high,
            pictures=(Picture(jpeg, pixels, *inner),),
            over=tuple(self._ticks()),
            words=(Words(words, self.corner[0], high - 4.2),),
        )

    def _edges(self) -> tuple[list[float], list[float]]:
        across = [self.corner[0] + k * self.step + side for k in range(self.columns) for side in (0.0, self.side)]
        down = [self.corner[1] + k * self.step + side for k in range(self.rows) for side in (0.0, self.side)]
        return across, down

    def _grid_lines(self) -> str:
        """Hairlines along every cut; counters hide them but for the gutters."""
        across, down = self._edges()
        right, bottom = across[-1] + 3, down[-1] + 3
        data = "".join(f"M{x:.3f} {self.corner[1] - 3:.3f}V{bottom:.3f}" for x in across)
        data += "".join(f"M{self.corner[0] - 3:.3f} {y:.3f}H{right:.3f}" for y in down)
        return element("path", d=data, stroke="#9A9488", stroke_width="0.1", fill="none")

    def _ticks(self) -> Iterator[Stroke]:
        """Black ends of the cut lines in the margin, for knife and ruler."""
        across, down = self._edges()
        left, top = self.corner
        right, bottom = across[-1], down[-1]
        for x in across:
            yield Stroke((x, top - 4.5), (x, top - 1.5))
            yield Stroke((x, bottom + 1.5), (x, bottom + 4))
        for y in down:
            yield Stroke((left - 4.5, y), (left - 1.5, y))
            yield Stroke((right + 1.5, y), (right + 4.5, y))


_SHADOW = re.compile(r'<rect [^>]*fill="#1A140A"[^>]*/>')


def _cut_counter(face: CounterFace | None, nation: str, left: float, top: float, side: float) -> str:
    """A counter with its ground run over the cut, without the shadow it has on a screen."""
    colours = palette.colours_of(face.nation if face is not None else nation)

    def rect(x: float, wide: float, fill: str) -> str:
        return element(
            "rect",
            x=f"{x:.3f}",
            y=f"{top - BLEED:.3f}",
            width=f"{wide:.3f}",
            height=f"{side + 2 * BLEED:.3f}",
            fill=fill,
        )

    parts = [rect(left - BLEED, side + 2 * BLEED, colours.ground)]
    if face is None:
        return parts[0]
    if face.stripe:
        stripe = palette.stripe_colour(face.stripe, colours.dark)
        parts.append(rect(left - BLEED, BLEED + side * 0.11, stripe))
    place = f"translate({left:.3f} {top:.3f}) scale({side / 100:.5f})"
    return "".join(parts) + element("g", _SHADOW.sub("", draw_counter(face, (0, 0), 100)), transform=place)


def _window(svg: str, box: tuple[float, float, float, float]) -> str:
    """The same drawing, seen through a window."""
    left, top, wide, high = (f"{value:.4f}" for value in box)
    return re.sub(
        r'width="[\d.]+" height="[\d.]+" viewBox="[^"]*"',
        f'width="{wide}" height="{high}" viewBox="{left} {top} {wide} {high}"',
        svg,
        count=1,
    )


def _rendered(svg: str, pixels: int, background: str) -> tuple[bytes, tuple[int, int]]:
    with as_file(fonts.FOLDER) as folder:
        png = bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg, width=pixels, skip_system_fonts=True, font_dirs=[str(folder)], background=background
            )
        )
    with Image.open(BytesIO(png)) as picture:
        out = BytesIO()
        picture.convert("RGB").save(out, "JPEG", quality=QUALITY, subsampling=0, optimize=True)
        return out.getvalue(), picture.size
