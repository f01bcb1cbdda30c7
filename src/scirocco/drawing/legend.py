"""What stands beside the map: the key to everything drawn on it, and the boxes for units that left it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from scirocco.core.board import Board
from scirocco.drawing import fonts, lines, marks, palette, sides
from scirocco.drawing.counters import COMMANDERS, CounterFace, draw_counter, draw_stack, folded_corner
from scirocco.drawing.plan import MARGIN, PITCH, Plan
from scirocco.drawing.svg import Point, dots, element, group, num, path, polyline, text
from scirocco.drawing.theme import Theme, on_map, on_panel
from scirocco.drawing.title import scale_bar

PANEL = 308.0
GAP = 26.0
ROW = 58.0
KEY = 0.43  # of a hex, in the key
FEATURES = {
    "minefield": "Minefield",
    "fortification": "Fortification",
    "box": "Fortified box",
    "port": "Port",
    "supply": "Supply source",
    "supply_axis": "Axis supply",
    "supply_allied": "Allied supply",
}
SIDES = {
    "river": "River",
    "bridge": "Bridge",
    "cliff": "Escarpment",
    "pass": "Pass",
    "fortified": "Fortress works",
    "sea_arm": "Arm of the sea",
}
LINES = {"road": "Road", "track": "Track", "railway": "Railway"}


class Note(NamedTuple):
    """What the key says about a terrain: the cost on foot and motorised, and the column shift."""

    foot: str = ""
    motorised: str = ""
    shift: str = ""


class Panel:
    """The strip to the right of the map, filled from the top."""

    def __init__(self, plan: Plan, scale: float = 1.0, theme: Theme = "light") -> None:
        self.plan = plan
        self.scale = scale
        self.theme = theme
        self.left = plan.frame.right + GAP
        self.right = self.left + PANEL
        self.bottom = plan.frame.top
        self.parts: list[str] = []
        self.samples: list[str] = []  # pieces of map, dimmed as the map is
        self.pieces: list[str] = []  # counters, which look the same in every light

    @property
    def sheet_width(self) -> float:
        return self.left + PANEL * self.scale + MARGIN

    @property
    def sheet_bottom(self) -> float:
        top = self.plan.frame.top
        return top + (self.bottom - top) * self.scale

    def heading(self, words: str) -> None:
        base = self.bottom + 19
        self.parts.append(
            text(
                words, (self.left, base), font_size=25, letter_spacing=1.5, fill=palette.FRAME, **fonts.TITLE.attributes
            )
        )
        self.parts.append(
            path(f"M{num(self.left)} {num(base + 10)}H{num(self.right)}", stroke=palette.FRAME, stroke_width=1.6)
        )
        self.bottom = base + 24

    def title(self, title: str, subtitle: str) -> None:
        """The title, when the map has no open water to carry it."""
        size = min(52.0, 52 * PANEL / max(1.0, fonts.width_of(title, fonts.TITLE, 52)))
        self.parts.append(
            text(title, (self.left, self.bottom + 44), font_size=size, fill=palette.INK, **fonts.TITLE.attributes)
        )
        self.parts.append(
            text(subtitle, (self.left, self.bottom + 76), font_size=20, fill="#4A3A22", **fonts.MINOR.attributes)
        )
        self.bottom += 108
        if self.plan.kilometres:
            self.parts.append(scale_bar(self.left + PANEL / 2, self.bottom, PITCH / self.plan.kilometres, PANEL * 0.8))
            self.bottom += 64

    def key(self, notes: Mapping[str, Note]) -> None:
        """Every terrain, feature and line that is on this board."""
        board = self.plan.board
        self.heading("Terrain")
        if notes:
            self._columns(("foot", "motor", "shift"), self.bottom + 2, 14, palette.SECOND_INK)
            self.bottom += 10
        for kind in _kinds(board):
            self._key_row(kind, notes.get(kind))
        self.bottom += 26

    def _columns(self, cells: Sequence[str], base: float, size: float, ink: str) -> None:
        for cell, x in zip(cells, (self.right - 104, self.right - 60, self.right - 16), strict=True):
            self.parts.append(
                text(cell, (x, base), font_size=size, text_anchor="middle", fill=ink, **fonts.LABEL.attributes)
            )

    def _key_row(self, kind: str, note: Note | None) -> None:
        x, y = self.left + 28, self.bottom + ROW / 2
        self.samples.append(_key_hex(self.plan, kind, (x, y)))
        label = FEATURES.get(kind) or SIDES.get(kind) or LINES.get(kind) or palette.ground(kind).label
        self.parts.append(
            text(label, (self.left + 68, y + 7), font_size=20, fill=palette.INK, **fonts.LABEL.attributes)
        )
        if note is not None:
            self._columns(note, y + 7, 19, palette.INK)
        self.bottom += ROW

    def counters(self, faces: Sequence[CounterFace]) -> None:
        """How to read a counter, and whose colours are on the map."""
        self.heading("Counters")
        sample = max(
            faces,
            key=lambda face: (
                face.type not in COMMANDERS,
                bool(face.stripe),
                not face.reduced,
                bool(face.range),
                face.label,
            ),
        )
        size, top = 118.0, self.bottom + 4
        self.pieces.append(draw_counter(sample, (self.left + 4, top), size))
        corner = "gun range" if sample.range else "nation"
        for share, words in (
            (0.10, f"unit / division, {corner}"),
            (0.44, "type and size"),
            (0.84, sample.figures),
        ):
            y = top + size * share
            self.parts.append(
                path(f"M{num(self.left + size + 8)} {num(y)}h12", stroke=palette.ACCENT, stroke_width=1.6)
            )
            self.parts.append(
                text(
                    words, (self.left + size + 25, y + 5.5), font_size=16.5, fill=palette.INK, **fonts.LABEL.attributes
                )
            )
        self.bottom = top + size + 18
        nations = list(dict.fromkeys(face.nation for face in faces))
        nations.sort(key=lambda nation: (palette.colours_of(nation).dark, nation))
        for k, nation in enumerate(nations):
            self._swatch(nation, (self.left + 4 + k % 2 * (PANEL / 2), self.bottom + k // 2 * 38))
        self.bottom += (len(nations) + 1) // 2 * 38 + 6
        self._reduced(sample)
        self.bottom += 26

    def _swatch(self, nation: str, at: Point) -> None:
        colours = palette.colours_of(nation)
        x, y = at
        self.pieces.append(
            element(
                "rect",
                x=num(x),
                y=num(y),
                width=36,
                height=27,
                rx=4,
                fill=colours.ground,
                stroke=colours.edge,
                stroke_width=1.4,
            )
        )
        self.pieces.append(
            text(
                colours.code,
                (x + 18, y + 19.5),
                font_size=16.5,
                text_anchor="middle",
                fill=colours.ink,
                **fonts.BOLD.attributes,
            )
        )
        self.parts.append(text(nation, (x + 46, y + 20), font_size=18, fill=palette.INK, **fonts.LABEL.attributes))

    def _reduced(self, sample: CounterFace) -> None:
        colours = palette.colours_of(sample.nation)
        card = element("rect", width=100, height=100, rx=11, fill=colours.ground, stroke=colours.edge, stroke_width=3)
        where = f"translate({num(self.left + 4)} {num(self.bottom)}) scale(.36)"
        self.pieces.append(element("g", card, folded_corner(colours), transform=where))
        words = (self.left + 50, self.bottom + 23)
        self.parts.append(
            text("folded corner: reduced", words, font_size=18, fill=palette.INK, **fonts.LABEL.attributes)
        )
        self.bottom += 46

    def box(self, name: str, faces: Sequence[CounterFace], compact: bool) -> None:
        """Units that stand beside the map, in their box."""
        self.heading(f"Off the {name} edge" if name in ("west", "east", "north", "south") else name.capitalize())
        size, across = 64.0, 4
        rows = max(1, -(-len(faces) // across))
        high = rows * (size + 10) + 14
        self.parts.append(
            element(
                "rect",
                x=num(self.left),
                y=num(self.bottom),
                width=num(PANEL),
                height=num(high),
                rx=4,
                fill=palette.CARD,
                stroke=palette.FRAME,
                stroke_width=1.4,
            )
        )
        for k, face in enumerate(faces):
            x = self.left + 16 + k % across * (size + 10) + size / 2
            y = self.bottom + 10 + k // across * (size + 10) + size / 2
            self.pieces.append(draw_stack([face], (x, y), size, compact))
        self.bottom += high + 30

    def table(self, heading: str, rows: Sequence[tuple[str, str]]) -> None:
        """A small table: turns, points, the order of play, whatever the game wants beside its map."""
        self.heading(heading)
        for left, right in rows:
            base = self.bottom + 18
            self.parts.append(text(left, (self.left, base), font_size=18, fill=palette.INK, **fonts.NUMBER.attributes))
            self.parts.append(
                text(
                    right,
                    (self.right, base),
                    font_size=18,
                    text_anchor="end",
                    fill=palette.INK,
                    **fonts.BOLD.attributes,
                )
            )
            self.parts.append(
                path(f"M{num(self.left)} {num(base + 8)}H{num(self.right)}", stroke=palette.FRAME, stroke_opacity=0.25)
            )
            self.bottom += 34
        self.bottom += 28

    def draw(self) -> str:
        chrome = on_panel("".join(self.parts), self.theme)
        samples = on_map("".join(self.samples), self.theme)
        if self.scale == 1:
            return group(chrome, samples, *self.pieces, id="panel")
        x, y = self.left, self.plan.frame.top
        sized = f"translate({num(x)} {num(y)}) scale({self.scale:.3f}) translate({num(-x)} {num(-y)})"
        return group(chrome, samples, *self.pieces, id="panel", transform=sized)


def _kinds(board: Board) -> list[str]:
    """What the key must explain, in the order of the palette: ground, then works, then ways."""
    here = {board.terrain[space] for space in range(board.size)}
    known = [kind for kind in palette.GROUND if kind in here and kind != "sea"]
    known += sorted(here - set(palette.GROUND))
    known += [feature for feature in FEATURES if any(feature in found for found in board.features)]
    known += [kind for kind in SIDES if board.hexsides.get(kind)]
    ways = {line.kind for line in board.lines}
    return known + [kind for kind in LINES if kind in ways]


def _key_hex(plan: Plan, kind: str, at: Point) -> str:
    """A small hex with the thing in it."""
    x, y = at
    corners = plan.corners_at(at, KEY)
    relief = palette.ground(kind)
    plain = palette.mix(palette.LOWLAND, palette.UPLAND, 0.35) if plan.is_green else palette.SAND
    tint = relief.tint if relief.form != "plain" else plain
    parts = [path(polyline(corners, closed=True), fill=tint, stroke="#5A4424", stroke_width=1.2)]
    if relief.form in ("ridge", "massif"):
        parts.append(_key_hachures(at))
    elif relief.form == "basin":
        parts.append(
            path(
                f"M{num(x - 12)} {num(y - 8)}h9m6 4h9m-20 7h9m4 5h8",
                stroke=palette.BASIN_DASH,
                stroke_width=1.3,
                fill="none",
            )
        )
    elif relief.form == "volcano":
        parts.append(
            path(
                polyline(corners, closed=True),
                fill="none",
                stroke=palette.NO_ENTRY,
                stroke_width=2.6,
                stroke_dasharray="5 3",
            )
        )
        parts.append(element("circle", cx=num(x), cy=num(y), r=5, fill=palette.SUMMIT))
    elif kind == "airfield":
        parts.append(marks.airfield(at, 0.9))
    elif kind == "port":
        parts.append(marks.port(at))
    elif kind.startswith("supply"):
        parts.append(marks.supply(at, kind.partition("_")[2], 0.92))
    elif kind in SIDES:
        parts.append(_key_side(kind, at))
    elif kind in palette.SETTLEMENTS:
        parts.append(marks.houses((x + 1, y), 0.9, 2))
    elif kind == "minefield":
        inner = polyline(plan.corners_at(at, KEY * 0.84), closed=True)
        seeds = [
            (x + dx, y + dy) for dx, dy in ((-11, 0), (0, 0), (11, 0), (-5.5, -10), (5.5, -10), (-5.5, 10), (5.5, 10))
        ]
        parts.append(
            path(
                inner,
                fill=palette.MINE_TINT,
                fill_opacity=0.12,
                stroke=palette.MINE,
                stroke_width=1.2,
                stroke_dasharray="5 3",
            )
        )
        parts.append(path(dots(seeds), stroke=palette.MINE, stroke_width=3.6, stroke_linecap="round"))
    elif kind in ("fortification", "box"):
        parts.append(marks.fortification(plan, at, KEY * 1.06))
    elif kind in LINES:
        data = f"M{num(x - 22)} {num(y + 6)}Q{num(x)} {num(y - 9)} {num(x + 22)} {num(y - 2)}"
        parts.append(lines.stroke_of(kind, data))
    return group(*parts)


def _key_side(kind: str, at: Point) -> str:
    """A hexside with the thing on it, level across the small hex."""
    x, y = at
    line = [(x - 23 + 46 * k / 12, y + (3.5 if k % 4 == 0 else -3.5 if k % 4 == 2 else 0.0)) for k in range(13)]
    flat = [(x - 22 + 44 * k / 12, y) for k in range(13)]
    if kind in ("river", "bridge"):
        stream = sides.draw_rivers([sides.River("", (), tuple(line))])
        return stream + (sides.draw_bridge(sides.Bridge(at, 90.0), 0.72) if kind == "bridge" else "")
    if kind == "cliff":
        return sides.draw_cliffs([sides.Cliff(tuple(flat))], 0.72)
    if kind == "pass":
        left = sides.Cliff(((x - 22, y), (x - 20, y), (x - 16, y), (x - 12, y), (x - 9, y)), (False, True))
        right = sides.Cliff(((x + 9, y), (x + 12, y), (x + 16, y), (x + 20, y), (x + 22, y)), (True, False))
        return sides.draw_cliffs([left, right], 0.72)
    if kind == "fortified":
        return sides.draw_works([flat], 0.72)
    return sides.inlet((x - 16, y), (x + 16, y))


def _key_hachures(at: Point) -> str:
    x, y = at
    strokes = []
    for reach, long, many in ((7.0, 5.0, 14), (14.0, 5.5, 22)):
        for k in range(many):
            angle = 2 * pi * (k + 0.5) / many
            dx, dy = cos(angle) * 1.12, sin(angle) * 0.82
            strokes.append(f"M{num(x + dx * reach)} {num(y + dy * reach)}l{num(dx * long)} {num(dy * long)}")
    return path("".join(strokes), stroke=palette.HACHURE, stroke_width=1.5, fill="none")
