"""The board, layer upon layer, from the ground to the names.

Each layer is a group with an id, so that a screen can switch it off. The order
is that of a printed map: ground, grid, what is laid on it, what is written on it.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Collection, Iterable, Sequence
from math import cos, hypot, pi, sin

from scirocco.drawing import coast as coasts
from scirocco.drawing import fonts, gazetteer, labels, lines, marks, palette, sides, theme
from scirocco.drawing.coast import Coast, Shore
from scirocco.drawing.ground import Ground
from scirocco.drawing.labels import Name, Obstacle, Placed, Typesetter
from scirocco.drawing.lines import Course
from scirocco.drawing.plan import PITCH, RADIUS, Box, Plan, rounded
from scirocco.drawing.svg import Point, element, layer, num, path, polyline, text

LAYERS = (
    "land", "sea", "coast", "tints", "grid", "inlets", "mines", "hachures", "depression", "rivers", "cliffs", "tracks",
    "railways", "roads", "bridges", "fortifications", "towns", "marks", "numbers", "names",
)  # fmt: skip
NUMBER_SIZE = 12.5
Spread = tuple[str, list[int]]


class BoardDrawing:
    """A board on its plan, ready to be drawn.

    ``ground`` is the baked picture under the map (WebP), or ``ground_href`` the
    address where a browser finds it; with neither, a plainer one is made.
    """

    def __init__(
        self,
        plan: Plan,
        coast: Coast = (),
        *,
        ground: bytes | None = None,
        ground_href: str | None = None,
        objectives: Collection[int] = (),
        dark: bool = False,
    ) -> None:
        self.plan = plan
        self.board = plan.board
        self.baked = ground_href or ("data:image/webp;base64," + b64encode(ground).decode() if ground else "")
        self.dark = dark
        self.objectives = objectives
        self.land = coasts.land_of(plan, coast)
        self.shore = Shore(self.land, plan.frame)
        self.ground = Ground(plan, self.land)
        self.courses = lines.courses_of(plan, self.shore)
        self.rivers = sides.rivers_of(plan, self.shore)
        self.cliffs = sides.cliffs_of(plan, self.shore)
        self.works = sides.works_of(plan, self.shore)
        paved = [course for course in self.courses if lines.ORDER.get(course.line.kind, 9) < 2]
        self.bridges = sides.bridges_of(plan, self.rivers, paved)
        self.towns = {
            space: lines.town_spot(plan, space, paved, self.shore) for space in self._of_terrain(*palette.SETTLEMENTS)
        }
        self.airfields = {
            space: lines.town_spot(plan, space, paved, self.shore) for space in self._of_terrain("airfield")
        }
        self.chief = self._chief_towns()
        self.marks = self._place_marks()

    def _of_terrain(self, *kinds: str) -> list[int]:
        return [space for space in range(self.board.size) if self.board.terrain[space] in kinds]

    def _chief_towns(self) -> set[int]:
        """Towns any map of the theatre sets in capitals; else the one where most ways meet, if it stands alone."""
        known = {space for space in self.towns if self.board.names[space] in gazetteer.CHIEF_TOWNS}
        if known:
            return known
        ways = {space: sum(space in line.spaces for line in self.board.lines) for space in self.towns}
        most = max(ways.values(), default=0)
        found = {space for space, count in ways.items() if count == most}
        return found if len(found) == 1 else set()

    def draw(self, without: Collection[str], taken: Sequence[Obstacle]) -> str:
        """All layers but those left out; names keep clear of what is ``taken``."""
        drawers: dict[str, Callable[[], str]] = {
            "land": self._land,
            "sea": self._sea,
            "coast": lambda: coasts.draw_shore(self.land),
            "tints": lambda: self.ground.hex_tints() + self._fortress_tint(),
            "grid": self._grid,
            "inlets": lambda: sides.draw_sea_arms(self.plan),
            "mines": lambda: marks.draw_minefields(self.plan, self._with("minefield"), self._with("box"), self.shore),
            "hachures": lambda: self.ground.hachures() + self.ground.no_entry(),
            "depression": self.ground.basin_strokes,
            "rivers": lambda: sides.draw_rivers(self.rivers),
            "cliffs": lambda: sides.draw_cliffs(self.cliffs),
            "tracks": lambda: lines.draw_tracks(self.courses),
            "railways": lambda: lines.draw_railways(self.courses),
            "roads": lambda: lines.draw_roads(self.courses),
            "bridges": lambda: "".join(sides.draw_bridge(bridge) for bridge in self.bridges),
            "fortifications": self._fortifications,
            "towns": self._towns,
            "marks": self._marks,
            "numbers": self._numbers,
            "names": lambda: self._names(taken),
        }
        return "".join(layer(name, drawers[name]()) for name in LAYERS if name not in without)

    def _land(self) -> str:
        frame = self.plan.frame
        if not self.baked:
            return self._dimmed(self.ground.picture())
        picture = element(
            "image",
            x=num(frame.left),
            y=num(frame.top),
            width=num(frame.width),
            height=num(frame.height),
            preserveAspectRatio="none",
            style="image-rendering:smooth",
            href=self.baked,
        )
        return self._dimmed(picture)

    def _dimmed(self, picture: str) -> str:
        return element("g", picture, filter=f"url(#{theme.FILTER})") if self.dark else picture

    def _sea(self) -> str:
        """The baked picture has the depths in it already."""
        if not self.land:
            return ""
        return coasts.draw_water_lines(self.land) if self.baked else coasts.draw_sea(self.plan, self.land)

    def _fortress_tint(self) -> str:
        hexes = "".join(polyline(self.plan.corners(space), closed=True) for space in self._with("tobruk"))
        return path(hexes, fill=palette.FORTIFICATION, fill_opacity=0.06)

    def _fortifications(self) -> str:
        return (
            sides.draw_works(self.works)
            + marks.draw_boxes(self.plan, self._with("box"))
            + marks.draw_fortifications(self.plan, self._with("fortification"))
        )

    def _with(self, feature: str) -> list[int]:
        return [space for space in range(self.board.size) if feature in self.board.features[space]]

    def _ringed(self, space: int) -> bool:
        return not self.board.features[space].isdisjoint(("fortification", "box"))

    def _is_sea(self, space: int) -> bool:
        return palette.ground(self.board.terrain[space]).form == "sea"

    def _place_marks(self) -> list[tuple[str, int, Point]]:
        """Ports on the water side of their hex, supply and objectives where there is room."""
        found: list[tuple[str, int, Point]] = []
        for space in range(self.board.size):
            kinds = [kind for kind in sorted(self.board.features[space]) if kind == "port" or kind.startswith("supply")]
            if space in self.objectives:
                kinds.append("objective")
            for kind in kinds:
                found.append((kind, space, self._mark_spot(space, kind == "port", [spot for _, _, spot in found])))
        return found

    def _mark_spot(self, space: int, on_water: bool, others: Sequence[Point]) -> Point:
        x, y = self.plan.centres[space]
        ways = [
            p
            for course in self.courses
            if space in course.line.spaces
            for p in course.trail
            if hypot(p[0] - x, p[1] - y) < PITCH
        ]
        things = [*others, *(self.towns.get(s) or self.airfields[s] for s in (*self.towns, *self.airfields))]
        near = [p for p in things if hypot(p[0] - x, p[1] - y) < PITCH]
        number = self.number_spot(space)

        def cost(spot: Point) -> float:
            px, py = spot
            found = 2.0 * max(0.0, 22 - min((hypot(px - a, py - b) for a, b in ways), default=99.0))
            found += 3.0 * max(0.0, 38 - min((hypot(px - a, py - b) for a, b in near), default=99.0))
            found += 2.0 * max(0.0, 24 - hypot(px - number[0], py - 4 - number[1]))
            if on_water and self.land:
                found += 40.0 * self.shore.is_dry(spot) + 0.3 * hypot(px - x, py - y)
            elif self.land:
                found += 10.0 * (not self.shore.is_dry(spot))
            return found + 0.05 * hypot(px - x, py - y)

        reaches = (0.30, 0.38, 0.46, 0.54) if on_water else (0.0, 0.26, 0.34)
        spots = [
            (x + cos(k * pi / 8) * PITCH * reach, y + sin(k * pi / 8) * PITCH * reach)
            for reach in reaches
            for k in range(16)
        ]
        return min(spots, key=cost)

    def _marks(self) -> str:
        parts = [marks.airfield(spot) for spot in self.airfields.values()]
        for kind, _, spot in self.marks:
            if kind == "port":
                parts.append(marks.port(spot))
            elif kind == "objective":
                parts.append(marks.star(spot))
            else:
                parts.append(marks.supply(spot, kind.partition("_")[2]))
        return "".join(parts)

    def _grid(self) -> str:
        """Two paths: the hexes one can enter in full strength, the sea faint."""
        drawn: set[tuple[tuple[int, int], tuple[int, int]]] = set()
        firm: list[str] = []
        faint: list[str] = []
        spaces = sorted(range(self.board.size), key=self._is_sea)
        for space in spaces:
            corners = self.plan.corners(space)
            strokes = firm if not self._is_sea(space) else faint
            pen: tuple[int, int] | None = None
            for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
                key_a, key_b = self.plan.corner_key(a), self.plan.corner_key(b)
                if (key_a, key_b) in drawn or (key_b, key_a) in drawn:
                    continue
                drawn.add((key_a, key_b))
                if pen != key_a:
                    strokes.append(f"M{num(a[0])} {num(a[1])}L")
                else:
                    strokes.append(" ")
                strokes.append(f"{num(b[0])} {num(b[1])}")
                pen = key_b
        return path(
            "".join(faint), fill="none", stroke=palette.SEA_HEX_LINE, stroke_width=1, stroke_opacity=0.18
        ) + path("".join(firm), fill="none", stroke=palette.HEX_LINE, stroke_width=1.3, stroke_opacity=0.5)

    def _towns(self) -> str:
        houses = [
            marks.houses(spot, 1.55 if space in self.chief else 1.15, space) for space, spot in self.towns.items()
        ]
        return "".join(houses) + marks.draw_points(self.plan.centres[space] for space in self._points())

    def _points(self) -> list[int]:
        """Named hexes with nothing on them to carry the name."""
        named = set(self.board.places.values())
        return [
            space
            for space in sorted(named)
            if space < self.board.size
            and space not in self.towns
            and space not in self.airfields
            and not self._carries_name(space)
            and not self._ringed(space)
            and not self._is_way_out(space)
        ]

    def _carries_name(self, space: int) -> bool:
        """Whether the ground itself is what is named: a ridge, a hill, a range."""
        if self._form(space) == "massif":
            return not self._has_ranges or self.board.names[space] in gazetteer.RANGES
        return self._form(space) != "plain"

    @property
    def _has_ranges(self) -> bool:
        return not gazetteer.RANGES.isdisjoint(self.board.places)

    def _is_way_out(self, space: int) -> bool:
        return any(name.startswith("to ") for name, where in self.board.places.items() if where == space)

    def number_spot(self, space: int) -> Point:
        x, y = self.plan.centres[space]
        flat = self.plan.layout.flat_top
        drop = 11.5 * self.plan.type_scale if flat else 19.0
        if self._has_line_above(space):
            drop += 8.0 if flat else 15.0
        return x, y - self.plan.half[1] + drop

    def _has_line_above(self, space: int) -> bool:
        """Whether a river, cliff or rampart runs along the top of a hex, where its number would stand."""
        top = self.plan.centres[space][1] - PITCH * (0.9 if self.plan.layout.flat_top else 0.6)
        above = [other for other in self.board.neighbours[space] if self.plan.centres[other][1] < top]
        kinds = [self.board.hexsides.get(kind, frozenset()) for kind in ("river", "cliff", "fortified")]
        return any((space, other) in pairs for pairs in kinds for other in above)

    def _numbers(self) -> str:
        land: list[str] = []
        sea: list[str] = []
        for space in range(self.board.size):
            words = text(self.board.ids[space], self.number_spot(space))
            (sea if self._is_sea(space) else land).append(words)
        shared = {
            **fonts.NUMBER.attributes,
            "font_size": NUMBER_SIZE * self.plan.type_scale,
            "letter_spacing": 0.3,
            "text_anchor": "middle",
        }
        halo: dict[str, str | float] = {
            "stroke": palette.HALO,
            "stroke_opacity": 0.55,
            "stroke_width": 2.5,
            "paint_order": "stroke",
        }
        firm = element("g", *land, fill=palette.HEX_NUMBER, fill_opacity=0.75, **shared, **halo) if land else ""
        return firm + (element("g", *sea, fill=palette.SEA_NAME, fill_opacity=0.32, **shared) if sea else "")

    def obstacles(self) -> Iterable[Obstacle]:
        """What the board itself does not want covered by a name."""
        large = self.plan.type_scale
        for space in range(self.board.size):
            if not self._is_sea(space):
                yield Obstacle(_round(self.number_spot(space), 14 * large, 6 * large, lift=4), 2.4)
        for space in {*self._with("fortification"), *self._with("box")}:
            yield Obstacle(_round(self.plan.centres[space], RADIUS * 0.72, RADIUS * 0.66), 12)
        for space in self._with("minefield"):
            yield Obstacle(_round(self.plan.centres[space], RADIUS * 0.75, RADIUS * 0.8), 1.6)
        for space, spot in self.towns.items():
            size = 1.35 if space in self.chief else 1.0
            yield Obstacle(_round(spot, 22 * size, 15 * size), 14)
        for spot in (*self.airfields.values(), *(spot for _, _, spot in self.marks)):
            yield Obstacle(_round(spot, 18, 18), 16)
        for bridge in self.bridges:
            yield Obstacle(_round(bridge.at, 15, 15), 5)
        if self.ground.volcano:
            yield Obstacle(_round(self.ground.summit, 26, 26), 8)
        for space in self._points():
            yield Obstacle(_round(self.plan.centres[space], 6, 6), 6)
        for course in self.courses:
            weight = 0.7 if lines.ORDER.get(course.line.kind, 9) < 2 else 0.35
            for point in course.trail:
                yield Obstacle(_round(point, 6, 6), weight)
        for trail in (*(river.trail for river in self.rivers), *(cliff.trail for cliff in self.cliffs), *self.works):
            for point in _spaced(trail, 14):
                yield Obstacle(_round(point, 7, 7), 0.7)
        for loop in self.land:
            for point in loop:
                yield Obstacle(_round(point, 5, 5), 0.25)

    def _names(self, taken: Sequence[Obstacle]) -> str:
        setter = Typesetter(self.plan.frame, [*self.obstacles(), *taken])
        regions, names, exits = self.wanted_names()
        wide = "".join(labels.region_name(self.plan, words, spaces, setter) for words, spaces in regions)
        wide += "".join(self._spread(words, spaces, setter) for words, spaces in self.spreads())
        ways = "".join(self._way_out(words, space, setter) for words, space in exits)
        placed: list[Placed] = [setter.set(name) for name in names]
        return self._sea_names(taken) + wide + self._names_along(setter) + ways + labels.draw_names(placed)

    def _sea_names(self, taken: Sequence[Obstacle]) -> str:
        boxes = [obstacle.box for obstacle in taken if obstacle.weight >= 100]
        parts = []
        if self.land:
            for words, near, slant in gazetteer.seas_of(self.plan):
                name, covered = labels.sea_name(self.plan, words, boxes, near, slant)
                parts.append(name)
                boxes += covered
        return "".join(parts)

    def _names_along(self, setter: Typesetter) -> str:
        """Names of tracks, great roads and rivers, set along them."""
        large = self.plan.type_scale
        parts = []
        for k, river in enumerate(self.rivers):
            if river.name:
                trail = _calm(river.corners)
                parts.append(labels.along(trail, river.name, labels.RIVER.scaled(large), setter, f"river{k}", 15.0))
        for k, course in enumerate(self.courses):
            if has_proper_name(course):
                style = labels.ROAD if course.line.kind == "road" else labels.TRACK
                parts.append(labels.along(course.trail, course.line.name, style.scaled(large), setter, f"way{k}"))
        return "".join(parts)

    def spreads(self) -> list[Spread]:
        """Names that are spread over a group of hexes, with the hexes they may cover; the named hex comes first."""
        board = self.board
        found = []
        for words, space in board.places.items():
            if words in gazetteer.RANGES or self._form(space) == "volcano":
                alike = {board.terrain[space], "mountain", "hill"}
                found.append((words, [space, *(s for s in self._of_terrain(*alike) if s != space)]))
        abroad = self._with("mainland")
        if abroad:
            found.append((board.names[abroad[0]], [abroad[len(abroad) // 2], *abroad]))
        return found

    def _spread(self, words: str, spaces: list[int], setter: Typesetter) -> str:
        space = spaces[0]
        at, style = self.plan.centres[space], labels.RANGE
        if "mainland" in self.board.features[space]:
            style = labels.ABROAD
        elif self._form(space) == "volcano":
            at, style = (self.ground.summit[0], self.ground.summit[1] + PITCH * 0.6), labels.VOLCANO
        abroad = style is labels.ABROAD
        return labels.spread_name(
            self.plan, words, style.scaled(self.plan.type_scale), at, set(spaces), setter, upright=abroad
        )

    def wanted_names(self) -> tuple[list[Spread], list[Name], list[tuple[str, int]]]:
        """The names of this board: wide regions, then names by rank, then ways that lead off the map."""
        board = self.board
        spots: dict[str, list[int]] = {}
        for space in range(board.size):
            if board.names[space]:
                spots.setdefault(board.names[space], []).append(space)
        exits = []
        for words, space in board.places.items():
            if words.startswith("to "):
                exits.append((words, space))
            elif words not in spots and not board.names[space]:
                spots[words] = [space]
        regions = [
            (words, found) for words, found in spots.items() if self._form(found[0]) == "basin" and len(found) > 2
        ]
        apart = {words for words, _ in regions} | {words for words, _ in self.spreads()}
        names = [self._name(words, found) for words, found in spots.items() if words not in apart]
        names.sort(key=lambda name: (-name.style.size, name.words))
        return regions, names, exits

    def _form(self, space: int) -> str:
        return palette.ground(self.board.terrain[space]).form

    def _name(self, words: str, spaces: list[int]) -> Name:
        board, large = self.board, self.plan.type_scale
        first = board.places.get(words, spaces[0])
        others = tuple(self.plan.centres[space] for space in spaces if space != first)
        at, room, style = self.plan.centres[first], 10.0, labels.MINOR
        if first in self.towns:
            chief = first in self.chief
            at, room, style = self.towns[first], 31 if chief else 24, labels.CHIEF if chief else labels.TOWN
            others = ()
        elif first in self.airfields:
            at, room, style = self.airfields[first], 22, labels.AIRFIELD
        elif self._form(first) in ("ridge", "massif") and words in board.places and self._carries_name(first):
            room, style = RADIUS * 0.62, labels.RIDGE
        if self._ringed(first):
            style = labels.STRONGPOINT if style is labels.MINOR and words in board.places else style
            at, room = self.plan.centres[first], RADIUS * 0.82
        return Name(words, style.scaled(large), at, room, others)

    def _way_out(self, words: str, space: int, setter: Typesetter) -> str:
        """Where a road leads that leaves the map, with an arrow, at the edge."""
        frame = self.plan.frame
        x, y = self.plan.centres[space]
        east = x > (frame.left + frame.right) / 2
        edge = frame.right - 28 if east else frame.left + 28
        style = labels.MINOR.scaled(self.plan.type_scale)
        wide = style.width(words)
        spots = [y + dy for dy in (-20.0, 34.0, -34.0, 48.0, -48.0)]

        def box(base: float) -> Box:
            return Box(edge - wide if east else edge, base - 14, edge if east else edge + wide, base + 5)

        base = min(spots, key=lambda spot: setter.harm(box(spot)))
        setter.avoid(Obstacle(box(base), 60))
        tip = edge + 14 if east else edge - 14
        back = edge + 4 if east else edge - 4
        arrow = path(f"M{num(tip)} {num(base - 6)}L{num(back)} {num(base - 11)}V{num(base - 1)}Z", fill=style.ink)
        return arrow + text(words, (edge, base), text_anchor="end" if east else "start", **style.attributes())


def _round(point: Point, across: float, down: float, lift: float = 0.0) -> Box:
    x, y = point
    return Box(x - across, y - down - lift, x + across, y + down - lift)


def _spaced(trail: Sequence[Point], apart: float) -> Iterable[Point]:
    """Points of a line at least so far apart."""
    last: Point | None = None
    for point in trail:
        if last is None or hypot(point[0] - last[0], point[1] - last[1]) >= apart:
            last = point
            yield point


def _calm(corners: Sequence[Point]) -> list[Point]:
    """A line of hexsides without its zigzag, for a name to stand on."""
    points = list(corners)
    for _ in range(6):
        inner = zip(points, points[1:], points[2:], strict=False)
        points = [
            points[0],
            *((0.25 * (a + c) + 0.5 * b, 0.25 * (d + f) + 0.5 * e) for (a, d), (b, e), (c, f) in inner),
            points[-1],
        ]
    return rounded(points, 2, closed=False)


def has_proper_name(course: Course) -> bool:
    """Whether a way is known by its name on a map: a track that has one, and a road that has more than a number."""
    name = course.line.name
    if course.line.kind == "road":
        return name.startswith("Via ")
    return course.line.kind == "track" and name[:1].isupper() and " - " not in name and "," not in name
