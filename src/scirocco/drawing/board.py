"""The board, layer upon layer, from the ground to the names.

Each layer is a group with an id, so that a screen can switch it off. The order
is that of a printed map: ground, grid, what is laid on it, what is written on it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from scirocco.drawing import coast as coasts
from scirocco.drawing import fonts, labels, lines, marks, palette
from scirocco.drawing.coast import Coast
from scirocco.drawing.ground import Ground
from scirocco.drawing.labels import Name, Obstacle, Placed, Typesetter
from scirocco.drawing.plan import RADIUS, Box, Plan
from scirocco.drawing.svg import Point, element, layer, num, path, text

LAYERS = (
    "land", "sea", "coast", "tints", "grid", "mines", "hachures", "depression", "tracks", "railways", "roads",
    "fortifications", "towns", "numbers", "names",
)  # fmt: skip
NUMBER_SIZE = 12.5


class BoardDrawing:
    """A board on its plan, ready to be drawn."""

    def __init__(self, plan: Plan, coast: Coast = ()) -> None:
        self.plan = plan
        self.board = plan.board
        self.land = coasts.land_of(plan, coast)
        self.ground = Ground(plan, self.land)
        self.courses = lines.courses_of(plan)
        paved = [course for course in self.courses if lines.ORDER.get(course.line.kind, 9) < 2]
        self.towns = {
            space: lines.town_spot(plan, space, paved)
            for space in range(self.board.size)
            if self.board.terrain[space] in palette.SETTLEMENTS
        }
        self.chief = self._chief_town()

    def _chief_town(self) -> int:
        """The town where the most ways meet; none when two are alike."""
        ways = {space: sum(space in line.spaces for line in self.board.lines) for space in self.towns}
        most = max(ways.values(), default=0)
        found = [space for space, count in ways.items() if count == most]
        return found[0] if len(found) == 1 else -1

    def draw(self, without: Collection[str], taken: Sequence[Obstacle], sea_name: str) -> str:
        """All layers but those left out; names keep clear of what is ``taken``."""
        drawers: dict[str, Callable[[], str]] = {
            "sea": lambda: coasts.draw_sea(self.plan, self.land) if self.land else "",
            "land": self.ground.picture,
            "coast": lambda: coasts.draw_shore(self.land),
            "tints": self.ground.hex_tints,
            "grid": self._grid,
            "mines": lambda: marks.draw_minefields(self.plan, self._with("minefield")),
            "hachures": self.ground.hachures,
            "depression": self.ground.basin_strokes,
            "tracks": lambda: lines.draw_tracks(self.courses),
            "railways": lambda: lines.draw_railways(self.courses),
            "roads": lambda: lines.draw_roads(self.courses),
            "fortifications": lambda: marks.draw_fortifications(self.plan, self._with("fortification")),
            "towns": self._towns,
            "numbers": self._numbers,
            "names": lambda: self._names(taken, sea_name),
        }
        return "".join(layer(name, drawers[name]()) for name in LAYERS if name not in without)

    def _with(self, feature: str) -> list[int]:
        return [space for space in range(self.board.size) if feature in self.board.features[space]]

    def _is_sea(self, space: int) -> bool:
        return palette.ground(self.board.terrain[space]).form == "sea"

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
            marks.houses(spot, 1.55 if space == self.chief else 1.15, space) for space, spot in self.towns.items()
        ]
        return "".join(houses) + marks.draw_points(self.plan.centres[space] for space in self._points())

    def _points(self) -> list[int]:
        """Named hexes with nothing on them to carry the name."""
        named = set(self.board.places.values())
        return [
            space
            for space in sorted(named)
            if space < self.board.size
            and self.board.terrain[space] not in palette.SETTLEMENTS
            and palette.ground(self.board.terrain[space]).form == "plain"
            and "fortification" not in self.board.features[space]
            and not self._is_way_out(space)
        ]

    def _is_way_out(self, space: int) -> bool:
        return any(name.startswith("to ") for name, where in self.board.places.items() if where == space)

    def number_spot(self, space: int) -> Point:
        x, y = self.plan.centres[space]
        return x, y - self.plan.half[1] + (11.5 if self.plan.layout.flat_top else 20.0)

    def _numbers(self) -> str:
        land: list[str] = []
        sea: list[str] = []
        for space in range(self.board.size):
            words = text(self.board.ids[space], self.number_spot(space))
            (sea if self._is_sea(space) else land).append(words)
        shared = {**fonts.NUMBER.attributes, "font_size": NUMBER_SIZE, "letter_spacing": 0.3, "text_anchor": "middle"}
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
        for space in range(self.board.size):
            if not self._is_sea(space):
                yield Obstacle(_round(self.number_spot(space), 14, 6, lift=4), 1.6)
        for space in self._with("fortification"):
            yield Obstacle(_round(self.plan.centres[space], RADIUS * 0.72, RADIUS * 0.66), 12)
        for space in self._with("minefield"):
            yield Obstacle(_round(self.plan.centres[space], RADIUS * 0.75, RADIUS * 0.8), 1.6)
        for space, spot in self.towns.items():
            large = 1.35 if space == self.chief else 1.0
            yield Obstacle(_round(spot, 22 * large, 15 * large), 14)
        for space in self._points():
            yield Obstacle(_round(self.plan.centres[space], 6, 6), 6)
        for course in self.courses:
            weight = 0.7 if lines.ORDER.get(course.line.kind, 9) < 2 else 0.35
            for point in course.trail:
                yield Obstacle(_round(point, 6, 6), weight)
        for loop in self.land:
            for point in loop:
                yield Obstacle(_round(point, 5, 5), 0.25)

    def _names(self, taken: Sequence[Obstacle], sea_name: str) -> str:
        setter = Typesetter(self.plan.frame, [*self.obstacles(), *taken])
        regions, names, exits = self.wanted_names()
        wide = "".join(labels.region_name(self.plan, words, spaces, setter) for words, spaces in regions)
        ways = "".join(self._way_out(words, space, setter) for words, space in exits)
        placed: list[Placed] = [setter.set(name) for name in names]
        tracks = [course for course in self.courses if course.line.kind == "track"]
        along = "".join(
            labels.along(course.trail, course.line.name, labels.TRACK, setter, f"way{k}")
            for k, course in enumerate(tracks)
            if course.line.name
        )
        water = labels.sea_name(self.plan, sea_name, [o.box for o in taken if o.weight >= 100]) if sea_name else ""
        return water + wide + along + ways + labels.draw_names(placed)

    def wanted_names(self) -> tuple[list[tuple[str, list[int]]], list[Name], list[tuple[str, int]]]:
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
        wide = {words for words, _ in regions}
        names = [self._name(words, found) for words, found in spots.items() if words not in wide]
        names.sort(key=lambda name: (-name.style.size, name.words))
        return regions, names, exits

    def _form(self, space: int) -> str:
        return palette.ground(self.board.terrain[space]).form

    def _name(self, words: str, spaces: list[int]) -> Name:
        board = self.board
        first = board.places.get(words, spaces[0])
        if first in self.towns:
            chief = first == self.chief
            return Name(words, labels.CHIEF if chief else labels.TOWN, self.towns[first], 31 if chief else 24)
        others = tuple(self.plan.centres[space] for space in spaces if space != first)
        fort = "fortification" in board.features[first]
        if self._form(first) in ("ridge", "massif") and words in board.places:
            return Name(words, labels.RIDGE, self.plan.centres[first], RADIUS * 0.82 if fort else RADIUS * 0.62, others)
        return Name(words, labels.MINOR, self.plan.centres[first], RADIUS * 0.82 if fort else 10, others)

    def _way_out(self, words: str, space: int, setter: Typesetter) -> str:
        """Where a road leads that leaves the map, with an arrow, at the edge."""
        frame = self.plan.frame
        x, y = self.plan.centres[space]
        east = x > (frame.left + frame.right) / 2
        edge = frame.right - 28 if east else frame.left + 28
        style = labels.MINOR
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
