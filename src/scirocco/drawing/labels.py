"""Names on the map, set so that they do not run into each other.

Every name has some places it could stand, the best first; every thing on the
map says how much it would mind being covered. Names are set in order of rank,
each where it does the least harm.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple
from xml.sax.saxutils import escape

from scirocco.drawing import fonts, palette
from scirocco.drawing.fonts import Face
from scirocco.drawing.plan import PITCH, Box, Plan, is_inside
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

    def scaled(self, by: float) -> Style:
        return self._replace(size=self.size * by, halo_width=self.halo_width * by, spacing=self.spacing * by)


CHIEF = Style(fonts.TITLE, 33, palette.INK, palette.HALO, 6, 0.5)
TOWN = Style(fonts.TOWN, 25, palette.INK, palette.HALO, 5)
STRONGPOINT = Style(fonts.TOWN, 21, palette.INK, palette.HALO, 4.5)
RIDGE = Style(fonts.RIDGE, 22, "#5B3A15", palette.HALO, 4.5, 0.8)
MINOR = Style(fonts.MINOR, 18.5, "#54432A", palette.HALO, 4)
TRACK = Style(fonts.LABEL, 14.5, "#6B4A24", palette.HALO, 3.5, 2.2)
ROAD = Style(fonts.LABEL, 14.5, palette.ROAD_EDGE, palette.HALO, 3.5, 2.2)
RIVER = Style(fonts.MINOR, 18.0, palette.RIVER_NAME, palette.HALO, 3.5, 1.5)
AIRFIELD = Style(fonts.LABEL, 16.0, palette.AIRFIELD_INK, palette.HALO, 3.5, 0.5)
RANGE = Style(fonts.REGION, 32.0, "#4F3413", "#E6CF9F", 4.5, 6)
VOLCANO = Style(fonts.TITLE, 29.0, "#FFFFFF", "#3B2320", 5, 1.5)
ABROAD = Style(fonts.REGION, 30.0, "#55544A", "#DAD7CC", 4, 7)
REGION = Style(fonts.REGION, 44, "#5F593F", palette.BASIN_HALO, 5, 12)
SEA = Style(fonts.MINOR, 54, palette.SEA_NAME, palette.HALO, 0, 13)


SPREAD = tuple(k / 10 for k in range(-5, 6))  # where along a spread name it is checked


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


def along(trail: Sequence[Point], words: str, style: Style, setter: Typesetter, name: str, lift: float = 8.0) -> str:
    """A name set along a line, on its calmest stretch, ``lift`` above it."""
    shown = words.upper() if style.face == fonts.LABEL else words
    need = style.width(shown) + 16
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
            lifted = _beside(stretch, lift if side == 1 else -lift - style.size * 0.68)
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
    run = element("textPath", escape(shown), href=f"#{name}", startOffset="8")
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


def spread_name(
    plan: Plan, words: str, style: Style, at: Point, inside: Collection[int], setter: Typesetter, upright: bool = False
) -> str:
    """A name spread over a group of hexes near a point, slanted as they lie: a range, a volcano, a foreign shore."""
    wide = style.width(words)
    reach = PITCH * 1.6
    slants = (-90, 90) if upright else range(-45, 46, 9)
    best: tuple[float, Point, float] | None = None
    known: dict[tuple[int, int], bool] = {}

    def is_off(point: Point) -> bool:
        tile = int(point[0] / 18), int(point[1] / 18)
        if tile not in known:
            known[tile] = plan.space_at(point) not in inside
        return known[tile]

    for i in range(-4, 5):
        for j in range(-4, 5):
            x, y = at[0] + i * reach / 4, at[1] + j * reach / 4
            for slant in slants:
                turn = slant * pi / 180
                spots = [(x + cos(turn) * wide * t, y + sin(turn) * wide * t) for t in SPREAD]
                if not all(is_inside(plan.frame.grown(-style.size * 0.6), p) for p in (spots[0], spots[-1])):
                    continue
                score = 3.0 * sum(map(is_off, spots)) + abs(0 if upright else slant) * 0.035 + hypot(i, j) * 0.1
                if best is not None and score >= best[0]:
                    continue
                half = style.size * 0.42
                score += sum(setter.harm(Box(px - half, py - half, px + half, py + half)) for px, py in spots)
                if best is None or score < best[0]:
                    best = (score, (x, y), slant)
    if best is None:
        return ""
    _, (x, y), angle = best
    turn, half = angle * pi / 180, style.size * 0.5
    for t in SPREAD:
        px, py = x + cos(turn) * wide * t, y + sin(turn) * wide * t
        setter.avoid(Obstacle(Box(px - half, py - half, px + half, py + half), 14))
    drop = style.size * 0.25
    place = x - sin(turn) * drop + cos(turn) * style.spacing / 2, y + cos(turn) * drop + sin(turn) * style.spacing / 2
    return _slanted(words, place, angle, style)


def _slanted(words: str, at: Point, angle: float, style: Style, **more: float) -> str:
    turned = {"transform": f"rotate({num(angle)} {num(at[0])} {num(at[1])})"} if angle else {}
    return text(words, at, text_anchor="middle", **turned, **more, **style.attributes())


def sea_name(
    plan: Plan, words: str, taken: Sequence[Box], near: Point | None = None, slant: float | None = None
) -> tuple[str, list[Box]]:
    """The name of a sea where there is the most open water: near a point if one is given, else along the coast.

    Gives the name and the boxes it covers, for the next one to keep clear of.
    """
    board = plan.board
    wet = [palette.ground(board.terrain[space]).form == "sea" for space in range(board.size)]
    shore = [s for s in range(board.size) if not wet[s] and any(wet[n] for n in board.neighbours[s])]
    dry = [plan.centres[space] for space in shore]
    room_of: dict[int, float] = {}

    def room_at(point: Point) -> float:
        space = plan.space_at(point)
        if space not in room_of:
            x, y = plan.centres[space]
            room_of[space] = min((hypot(x - qx, y - qy) for qx, qy in dry), default=9 * PITCH) if wet[space] else 0.0
        return room_of[space]

    reach = PITCH * 4.5
    spots = [plan.centres[space] for space in range(board.size) if wet[space]]
    if near is not None:
        spots = [p for p in spots if hypot(p[0] - near[0], p[1] - near[1]) < reach]
    slants = range(-30, 31, 6) if slant is None else (slant - 8, slant, slant + 8)
    best: tuple[float, Point, float, Style] | None = None
    for size in (54.0, 44.0, 34.0):
        style = SEA._replace(size=size, spacing=size * 0.25).scaled(plan.type_scale)
        wide = style.width(words)
        inner, clear = plan.frame.grown(-style.size), [box.grown(style.size * 0.7) for box in taken]
        for x, y in spots:
            for angle in slants:
                turn = angle * pi / 180
                points = [(x + cos(turn) * wide * t, y + sin(turn) * wide * t) for t in SPREAD]
                if not all(is_inside(inner, p) and not any(is_inside(b, p) for b in clear) for p in points):
                    continue
                room = min(room_at(p) for p in points)
                off = hypot(x - near[0], y - near[1]) * 0.3 if near is not None else 0.0
                score = min(room, PITCH * 3.5) + size * 0.5 - abs(angle - (slant or 0)) * 0.1 - off
                if room > style.size * 1.6 and (best is None or score > best[0]):
                    best = (score, (x, y), angle, style)
        if best is not None:
            break
    if best is None:
        return "", []
    _, (x, y), angle, style = best
    turn, half = angle * pi / 180, style.size
    wide = style.width(words)
    covered = [(x + cos(turn) * wide * t, y + sin(turn) * wide * t) for t in SPREAD]
    boxes = [Box(px - half, py - half, px + half, py + half) for px, py in covered]
    place = x - sin(turn) * style.size * 0.25, y + cos(turn) * style.size * 0.25
    return _slanted(words, place, angle, style, fill_opacity=0.85), boxes
