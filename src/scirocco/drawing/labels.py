"""Names on the map, set so that they do not run into each other.

Every name has some places it could stand, the best first; every thing on the
map says how much it would mind being covered. Names are set in order of rank,
each where it does the least harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, degrees, hypot, pi, sin
from typing import NamedTuple
from xml.sax.saxutils import escape

from scirocco.drawing import fonts, palette
from scirocco.drawing.fonts import Face
from scirocco.drawing.plan import Box, Plan
from scirocco.drawing.svg import Point, element, num, polyline, text


class Style(NamedTuple):
    """How a kind of name is set."""

    face: Face
    size: float
    ink: str
    halo: str
    halo_width: float
    spacing: float = 0.0

    def width(self, words: str) -> float:
        return fonts.width_of(words, self.face, self.size, self.spacing)

    def attributes(self) -> dict[str, str | float]:
        found = dict(self.face.attributes)
        found |= {"font_size": self.size, "fill": self.ink}
        if self.spacing:
            found["letter_spacing"] = self.spacing
        if self.halo_width:
            found |= {
                "stroke": self.halo,
                "stroke_opacity": 0.88,
                "stroke_width": self.halo_width,
                "stroke_linejoin": "round",
                "paint_order": "stroke",
            }
        return found


CHIEF = Style(fonts.TITLE, 33, palette.INK, palette.HALO, 6, 0.5)
TOWN = Style(fonts.TOWN, 25, palette.INK, palette.HALO, 5)
RIDGE = Style(fonts.RIDGE, 22, "#5B3A15", palette.HALO, 4.5, 0.8)
MINOR = Style(fonts.MINOR, 18.5, "#54432A", palette.HALO, 4)
TRACK = Style(fonts.LABEL, 14.5, "#6B4A24", palette.HALO, 3.5, 2.2)
REGION = Style(fonts.REGION, 44, "#5F593F", palette.BASIN_HALO, 5, 12)
SEA = Style(fonts.MINOR, 54, palette.SEA_NAME, palette.HALO, 0, 13)


class Obstacle(NamedTuple):
    """Something a name should not cover, and how much it matters."""

    box: Box
    weight: float


class Name(NamedTuple):
    """A name to be set at a spot, ``room`` away from its centre."""

    words: str
    style: Style
    at: Point
    room: float
    also: tuple[Point, ...] = ()


class Placed(NamedTuple):
    words: str
    style: Style
    at: Point
    anchor: str
    box: Box


class Typesetter:
    """Sets names one after the other; each set name is in the way of the next."""

    def __init__(self, frame: Box, obstacles: Iterable[Obstacle]) -> None:
        self.frame = frame.grown(-6)
        self._found: list[tuple[float, float, float, float, float]] = []
        self._tiles: dict[tuple[int, int], list[int]] = {}
        for obstacle in obstacles:
            self.avoid(obstacle)

    def avoid(self, obstacle: Obstacle) -> None:
        box = obstacle.box
        for tile in _tiles(box):
            self._tiles.setdefault(tile, []).append(len(self._found))
        self._found.append((*box, obstacle.weight / (box.width * box.height)))

    def harm(self, box: Box) -> float:
        """How much a name in this box would cover: of each thing, the share that is hidden times its weight."""
        left, top, right, bottom = box
        total = 0.0
        for k in {k for tile in _tiles(box) for k in self._tiles.get(tile, ())}:
            a, b, c, d, weight = self._found[k]
            wide = (c if c < right else right) - (a if a > left else left)
            high = (d if d < bottom else bottom) - (b if b > top else top)
            if wide > 0 and high > 0:
                total += weight * wide * high
        inside = box.overlap(self.frame) / (box.width * box.height)
        return total + 200 * (1 - inside)

    def set(self, name: Name) -> Placed:
        """The best place for a name, from now on taken."""
        best: tuple[float, Placed] | None = None
        for slack, cost in ((0.0, 0.0), (8.0, 0.5), (18.0, 1.2), (36.0, 2.4)):
            if best is not None and best[0] <= cost + 0.3:
                break
            for penalty, placed in self._choices(name, slack):
                harm = cost + penalty + self.harm(placed.box)
                if best is None or harm < best[0]:
                    best = (harm, placed)
        assert best is not None
        self.avoid(Obstacle(best[1].box, 60))
        return best[1]

    def _choices(self, name: Name, slack: float) -> Iterable[tuple[float, Placed]]:
        """Where a name could stand, ``slack`` further off than it need: beside, above, below, and between."""
        style = name.style
        wide, tall, drop = style.width(name.words), style.size * 0.68, style.size * 0.22
        gap = name.room + slack
        for rank, (x, y) in enumerate((name.at, *name.also)):
            for anchor, dx, dy, penalty in (
                ("start", gap, tall * 0.5, 0.0),
                ("end", -gap, tall * 0.5, 0.2),
                ("middle", 0.0, -gap, 0.3),
                ("middle", 0.0, gap + tall, 0.25),
                ("start", gap * 0.75, -gap * 0.55, 0.35),
                ("start", gap * 0.75, gap * 0.55 + tall, 0.4),
                ("end", -gap * 0.75, -gap * 0.55, 0.5),
                ("end", -gap * 0.75, gap * 0.55 + tall, 0.5),
                ("middle", wide * 0.3, -gap, 0.5),
                ("middle", -wide * 0.3, -gap, 0.5),
                ("middle", wide * 0.3, gap + tall, 0.5),
                ("middle", -wide * 0.3, gap + tall, 0.5),
            ):
                px, py = x + dx, y + dy
                left = px if anchor == "start" else px - wide if anchor == "end" else px - wide / 2
                box = Box(left - 2, py - tall - 2, left + wide + 2, py + drop)
                yield penalty + 0.15 * rank, Placed(name.words, style, (px, py), anchor, box)


def _tiles(box: Box) -> Iterable[tuple[int, int]]:
    size = 64
    for i in range(int(box.left // size), int(box.right // size) + 1):
        for j in range(int(box.top // size), int(box.bottom // size) + 1):
            yield i, j


def draw_names(placed: Sequence[Placed]) -> str:
    """The names, those of one style in one group."""
    by_style: dict[Style, list[Placed]] = {}
    for name in placed:
        by_style.setdefault(name.style, []).append(name)
    groups = []
    for style, names in by_style.items():
        words = [
            text(n.words, n.at, text_anchor=n.anchor) if n.anchor != "start" else text(n.words, n.at) for n in names
        ]
        groups.append(element("g", *words, **style.attributes()))
    return "".join(groups)


def along(trail: Sequence[Point], words: str, style: Style, setter: Typesetter, name: str) -> str:
    """A name set along a line, on its calmest stretch, a little above it."""
    need = style.width(words) + 16
    upright = trail if trail[-1][0] >= trail[0][0] else trail[::-1]
    best: tuple[float, list[Point]] | None = None
    for start in range(0, len(upright) - 2, 2):
        stretch, long = [upright[start]], 0.0
        for here in upright[start + 1 :]:
            long += hypot(here[0] - stretch[-1][0], here[1] - stretch[-1][1])
            stretch.append(here)
            if long >= need:
                break
        if long < need:
            break
        for side in (1, -1):
            lifted = _beside(stretch, 8.0 if side == 1 else -8.0 - style.size * 0.68)
            harm = _bend(stretch) * 4 + sum(
                setter.harm(Box(x - 7, y - 7, x + 7, y + 7)) for x, y in _beside(lifted, style.size * 0.34)
            )
            harm += 0.3 * (side == -1) + abs(start / len(upright) - 0.5) * 0.6
            if best is None or harm < best[0]:
                best = (harm, lifted)
    if best is None:
        return ""
    for x, y in _beside(best[1], style.size * 0.34):
        setter.avoid(Obstacle(Box(x - 8, y - 8, x + 8, y + 8), 8))
    way = element("path", id=name, d=polyline(best[1]), fill="none")
    run = element("textPath", escape(words.upper()), href=f"#{name}", startOffset="8")
    return element("defs", way) + element("text", run, **style.attributes())


def _beside(trail: Sequence[Point], by: float) -> list[Point]:
    """The line shifted to its left (upwards when it runs east)."""
    found = []
    last = len(trail) - 1
    for k, (x, y) in enumerate(trail):
        (ax, ay), (bx, by_) = trail[max(0, k - 1)], trail[min(last, k + 1)]
        long = hypot(bx - ax, by_ - ay) or 1.0
        found.append((x + (by_ - ay) / long * by, y - (bx - ax) / long * by))
    return found


def _bend(trail: Sequence[Point]) -> float:
    """How much a line turns in all, in radians."""
    total = 0.0
    for (ax, ay), (bx, by), (cx, cy) in zip(trail, trail[1:], trail[2:], strict=False):
        turn = atan2(cy - by, cx - bx) - atan2(by - ay, bx - ax)
        total += abs((turn + pi) % (2 * pi) - pi)
    return total


def region_name(plan: Plan, words: str, spaces: Sequence[int], setter: Typesetter) -> str:
    """A wide name across a group of hexes, set as large as its longest row allows."""
    inside = set(spaces)
    centres = [plan.centres[space] for space in spaces]
    frame = plan.frame
    best: tuple[float, float, float, float] | None = None
    low, high = min(y for _, y in centres), max(y for _, y in centres) + plan.half[1]
    y = low
    while y <= min(high, frame.bottom - 30):
        run: list[float] = []
        x = frame.left + 20
        while x < frame.right:
            if plan.space_at((x, y)) in inside:
                run.append(x)
            x += 20
        if run:
            wide = run[-1] - run[0]
            size = min(44.0, wide * 0.8 / (REGION._replace(size=1.0, spacing=0.27).width(words)))
            box = Box(run[0] + wide * 0.1, y - size * 0.6, run[-1] - wide * 0.1, y + size * 0.2)
            score = size - 1.5 * setter.harm(box)
            if best is None or score > best[0]:
                best = (score, (run[0] + run[-1]) / 2, y, size)
        y += 8
    if best is None:
        return ""
    _, x, y, size = best
    style = REGION._replace(size=size, spacing=size * 0.27)
    wide = style.width(words)
    setter.avoid(Obstacle(Box(x - wide / 2, y - size * 0.6, x + wide / 2, y + size * 0.2), 60))
    return text(words, (x + style.spacing / 2, y), text_anchor="middle", **style.attributes())


def sea_name(plan: Plan, words: str, taken: Sequence[Box]) -> str:
    """The name of the sea, slanted along the coast, where there is the most open water."""
    board = plan.board
    wet = [palette.ground(board.terrain[space]).form == "sea" for space in range(board.size)]
    shore = [s for s in range(board.size) if not wet[s] and any(wet[n] for n in board.neighbours[s])]
    dry = [plan.centres[space] for space in shore]
    if not any(wet):
        return ""
    best: tuple[float, Point, float, float] | None = None
    for size in (54.0, 44.0, 34.0):
        wide = SEA._replace(size=size, spacing=size * 0.25).width(words)
        for space in range(board.size):
            if not wet[space]:
                continue
            for angle in range(-30, 31, 6):
                turn = angle * pi / 180
                x, y = plan.centres[space]
                ends = [(x + cos(turn) * wide * t, y + sin(turn) * wide * t) for t in (-0.52, -0.26, 0, 0.26, 0.52)]
                if not all(
                    _inside(plan.frame.grown(-size), p) and not any(_inside(b.grown(size * 0.7), p) for b in taken)
                    for p in ends
                ):
                    continue
                room = min(hypot(px - qx, py - qy) for px, py in ends for qx, qy in dry)
                score = room + size * 0.5 - abs(angle) * 0.1
                if room > size * 1.6 and (best is None or score > best[0]):
                    best = (score, (x, y), degrees(turn), size)
        if best is not None:
            break
    if best is None:
        return ""
    _, (x, y), angle_found, size = best
    style = SEA._replace(size=size, spacing=size * 0.25)
    turn_text = f"rotate({num(angle_found)} {num(x)} {num(y)})"
    return text(
        words,
        (x + style.spacing / 2, y + size * 0.25),
        text_anchor="middle",
        transform=turn_text,
        fill_opacity=0.85,
        **style.attributes(),
    )


def _inside(box: Box, point: Point) -> bool:
    return box.left <= point[0] <= box.right and box.top <= point[1] <= box.bottom
