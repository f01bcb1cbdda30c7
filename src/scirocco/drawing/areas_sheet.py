"""A board of areas as one sheet: its maps as insets, layer upon layer, with the key and the boxes beside them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import ceil

from scirocco.core.board import Board
from scirocco.drawing import areas_cards, areas_marks, fonts, marks, palette
from scirocco.drawing.areas import AreaPlan, Inset, Shapes, centre_of, length
from scirocco.drawing.areas_ground import AreaGround
from scirocco.drawing.areas_marks import ROW
from scirocco.drawing.areas_names import Setter, point_box, sea_name
from scirocco.drawing.areas_roads import EASE, Roads, along, stroke
from scirocco.drawing.counters import SHIFT, CounterFace, draw_stack
from scirocco.drawing.labels import Obstacle
from scirocco.drawing.legend import Note
from scirocco.drawing.plan import Box
from scirocco.drawing.raster import Grid
from scirocco.drawing.svg import Point, curve, document, element, group, layer, num, path, text
from scirocco.drawing.theme import FILTER, Theme, definitions, on_map, on_panel

LAYERS = ("land", "sea", "coast", "borders", "roads", "centres", "landings", "zones", "numbers", "names")
SIZE = 62.0  # a counter
NOMINAL_WIDTH = 3500.0
GAP = 14.0
CREDIT = "Coast: GSHHG (LGPL 3)"
Table = tuple[str, Sequence[tuple[str, str]]]
BAKED_KEPT = 16
"""How many slow parts of maps are kept; a game has four or five."""
_BAKED: dict[tuple[Board, Inset, str], str] = {}
_RANK = frozenset({"town-major", "town-secondary", "airfield", "objective"})


def draw_area_position(
    board: Board,
    stacks: Mapping[int, Sequence[CounterFace]],
    title: str = "",
    subtitle: str = "",
    *,
    shapes: Shapes | None,
    notes: Mapping[str, Note] | None = None,
    tables: Sequence[Table] = (),
    objectives: Collection[int] = (),
    without: Collection[str] = (),
    compact: bool = False,
    theme: Theme = "light",
) -> str:
    """A position on a board of areas as SVG; what the parameters mean stands at ``draw_position``."""
    sheet = AreaSheet(board, shapes, stacks, objectives)
    return sheet.draw(title, subtitle, notes or {}, tables, without, compact, theme)


class AreaSheet:
    """A board of areas on its sheet, with the counters that stand on it."""

    def __init__(
        self,
        board: Board,
        shapes: Shapes | None,
        stacks: Mapping[int, Sequence[CounterFace]] | None = None,
        objectives: Collection[int] = (),
    ) -> None:
        self.board = board
        self.plan = AreaPlan(board, shapes)
        self.boxes = self._zone_boxes()
        self.objectives = frozenset(objectives)
        self.stacks = {space: list(faces) for space, faces in (stacks or {}).items() if faces}
        self.roads = Roads(self.plan)
        self.trails = self.roads.trails()
        self.free = self._open_sea()

    # --- where things stand ---------------------------------------------------------------------------

    def _zone_boxes(self) -> dict[int, Box]:
        """A box for each area of an overview map, in rows of four under it."""
        found: dict[int, Box] = {}
        for sheet, spaces in self.plan.sheets.items():
            if not self.plan.is_overview(sheet) or not spaces:
                continue
            frame = self.plan.insets[sheet].frame
            across = 4
            wide = (frame.width - GAP * (across - 1)) / across
            high = 176.0
            for k, space in enumerate(spaces):
                left = frame.left + k % across * (wide + GAP)
                top = frame.bottom + 26 + k // across * (high + GAP)
                found[space] = Box(left, top, left + wide, top + high)
        return found

    def groups_of(self, space: int) -> list[tuple[Point, list[CounterFace]]]:
        """The stacks in an area and where each stands: one, or two side by side when both sides are there."""
        faces = self.stacks.get(space, [])
        if not faces:
            return []
        dark = [face for face in faces if palette.colours_of(face.nation).dark]
        light = [face for face in faces if not palette.colours_of(face.nation).dark]
        x, y = self.plan.stands[space]
        if space in self.boxes:
            box = self.boxes[space]
            x, y = (box.left + box.right) / 2, box.top + 116
        if not dark or not light:
            return [((x, y), faces)]
        width = [SIZE * (1 + SHIFT * (len(part) - 1)) for part in (dark, light)]
        room = 16.0 if len(dark) > 1 else 7.0  # the count of the first stack stays free
        left = x - (width[0] + width[1] + room) / 2
        return [((left + width[0] / 2, y), dark), ((left + width[0] + room + width[1] / 2, y), light)]

    def _open_sea(self) -> Box:
        """The largest empty rectangle of water on the first map, for the title and the cards."""
        inset = self.plan.shapes.insets[0]
        grid = Grid(inset.frame, 20.0)
        far = grid.distance(grid.filled(self.plan.shapes.land[inset.sheet]))
        best: tuple[float, Box] = (0.0, Box(inset.frame.left, inset.frame.top, inset.frame.left, inset.frame.top))
        heights = [0] * grid.columns
        for j in range(grid.rows):
            for i in range(grid.columns):
                clear = far[j][i] > 70 and j > 3 and 2 < i < grid.columns - 3
                heights[i] = heights[i] + 1 if clear else 0
            for i in range(grid.columns):
                low = heights[i]
                for k in range(i, grid.columns):
                    low = min(low, heights[k])
                    if not low:
                        break
                    area = float(low * (k - i + 1))
                    if area > best[0]:
                        left, top = grid.area.left + i * 20, grid.area.top + (j - low + 1) * 20
                        best = (area, Box(left, top, grid.area.left + (k + 1) * 20, grid.area.top + (j + 1) * 20))
        return best[1]

    # --- drawing --------------------------------------------------------------------------------------

    def draw(
        self,
        title: str,
        subtitle: str,
        notes: Mapping[str, Note],
        tables: Sequence[Table],
        without: Collection[str],
        compact: bool,
        theme: Theme,
    ) -> str:
        wide, high = ceil(self.plan.width), ceil(self.plan.height + 14)
        on_water, under_key = (tables[:1], tables[1:]) if self.boxes else (tables, ())
        cards, card_boxes, extra = self._cards(title if "title" not in without else "", subtitle, on_water, compact)
        maps = [
            self._map(inset, [name for name in LAYERS if name not in without], card_boxes, theme == "dark")
            for inset in self.plan.shapes.insets
        ]
        furniture = [self._furniture(inset) for inset in self.plan.shapes.insets]
        panel = self._zone_cards() + self._key(notes, under_key) if "panel" not in without else ""
        counters = [
            draw_stack(faces, at, SIZE, compact)
            for space in sorted(self.stacks)
            if not self.board.is_box(space)
            for at, faces in self.groups_of(space)
        ]
        return document(
            wide,
            high,
            definitions(theme),
            on_panel(element("rect", width=num(wide), height=num(high), fill=palette.PAPER), theme),
            on_map("".join(maps), theme),
            on_panel(self._margin(wide, high), theme),
            on_map("".join(furniture), theme),
            on_map(layer("cards", cards), theme),
            on_panel(layer("panel", panel), theme),
            on_panel(self._credit(), theme),
            layer("counters", *counters, extra) if "counters" not in without else "",
            label=" ".join(part for part in (title, subtitle) if part) or "Board",
        )

    def _map(self, inset: Inset, names: list[str], cards: list[Box], dark: bool) -> str:
        ground = AreaGround(self.plan, inset)
        overview = self.plan.is_overview(inset.sheet)
        heads, words = self._writing(inset, cards) if not overview else ("", self._zone_letters(inset))
        spaces = self.plan.sheets[inset.sheet]
        drawers: dict[str, Callable[[], str]] = {
            "land": lambda: self._baked(ground, "land", dark),
            "sea": lambda: self._baked(ground, "sea"),
            "coast": ground.coast,
            "borders": ground.borders,
            "roads": lambda: "" if overview else self._roads_of(inset),
            "centres": lambda: "" if overview else "".join(areas_marks.draw_centre(self.plan, s) for s in spaces),
            "landings": lambda: self._landings(spaces),
            "zones": lambda: self._windows(inset) if overview else self._ways_out(spaces),
            "numbers": lambda: heads,
            "names": lambda: words,
        }
        return element("g", *(group(drawers[name](), class_=name) for name in names), id=f"map-{inset.sheet}")

    def _baked(self, ground: AreaGround, part: str, dark: bool = False) -> str:
        """The slow parts of a map, made once for a board."""
        key = (self.board, ground.inset, part)
        baked = _BAKED.get(key)
        if baked is None:
            baked = _BAKED[key] = ground.picture() if part == "land" else ground.sea()
            while len(_BAKED) > BAKED_KEPT:
                del _BAKED[next(iter(_BAKED))]
        return baked.replace("<image ", f'<image filter="url(#{FILTER})" ') if dark else baked

    def _roads_of(self, inset: Inset) -> str:
        frame = inset.frame.grown(2)
        own = [
            string
            for string in self.roads.strings
            if frame.left <= string[0][0] <= frame.right and frame.top <= string[0][1] <= frame.bottom
        ]
        return stroke("".join(curve(string, EASE) for string in own))

    def _landings(self, spaces: list[int]) -> str:
        parts = []
        for space in spaces:
            features = self.board.features[space]
            if features & {"port", "beach"}:
                spot = areas_marks.landing_spot(self.plan, space)
                if spot is not None:
                    parts.append(marks.port(spot, 1.25) if "port" in features else areas_marks.beach(spot))
        return "".join(parts)

    def zones_of(self, space: int) -> list[tuple[str, bool]]:
        """The areas of an overview map that an area leads to, and whether by road."""
        roads = {frozenset(line.spaces) for line in self.board.lines if line.kind == "road" and len(line.spaces) == 2}
        return [
            (self.board.ids[other][-1], frozenset((space, other)) in roads)
            for other in self.board.neighbours[space]
            if self.board.sheets[other] != self.board.sheets[space] and self.plan.is_overview(self.board.sheets[other])
        ]

    def badges_of(self, space: int) -> list[tuple[str, bool, Point]]:
        """The ways to other maps, each at the frame where the area meets it."""
        zones = self.zones_of(space)
        rims = self.plan.open_sides(space)[1]
        if not zones or not rims:
            return []
        frame = self.plan.inset_of(space).frame
        rim = max(rims, key=length)
        found = []
        for k, (letter, road) in enumerate(zones):
            x, y = along(rim, (k + 1) / (len(zones) + 1))
            x = min(max(x, frame.left + 20), frame.right - 20)
            y = min(max(y, frame.top + 20), frame.bottom - 20)
            found.append((letter, road, (x, y)))
        return found

    def _ways_out(self, spaces: list[int]) -> str:
        return "".join(
            areas_marks.zone_badge(letter, at, road) for space in spaces for letter, road, at in self.badges_of(space)
        )

    def _windows(self, inset: Inset) -> str:
        """On an overview map, where the other maps lie."""
        parts = []
        for other in self.plan.shapes.insets:
            if self.plan.is_overview(other.sheet):
                continue
            left, top = inset.spot(other.north, other.west)
            right, bottom = inset.spot(other.south, other.east)
            parts.append(
                element(
                    "rect",
                    x=num(left),
                    y=num(top),
                    width=num(right - left),
                    height=num(bottom - top),
                    fill="#FFFFFF",
                    fill_opacity=0.3,
                    stroke="#A32A1E",
                    stroke_width=2.4,
                    stroke_dasharray="7 4",
                )
            )
            parts.append(
                text(
                    other.sheet.upper(),
                    ((left + right) / 2, top - 7),
                    font_size=16.5,
                    text_anchor="middle",
                    letter_spacing=1,
                    fill="#8A1D16",
                    **fonts.BOLD.attributes,
                )
            )
        return "".join(parts)

    def _zone_letters(self, inset: Inset) -> str:
        parts = []
        for space in self.plan.sheets[inset.sheet]:
            x, y = self.plan.stands[space]
            cx, cy = centre_of(self.plan.rings[space])
            x, y = (x + cx) / 2, (y + cy) / 2
            parts.append(
                element("circle", cx=num(x), cy=num(y), r=18, fill=palette.CARD, stroke=palette.INK, stroke_width=2)
            )
            parts.append(
                text(
                    self.board.ids[space][-1],
                    (x, y + 7.5),
                    font_size=22,
                    text_anchor="middle",
                    fill=palette.INK,
                    **fonts.BOLD.attributes,
                )
            )
        return "".join(parts)

    # --- what is written ------------------------------------------------------------------------------

    def obstacles(self, inset: Inset, cards: Sequence[Box]) -> list[Obstacle]:
        """What heads and names of a map should not cover."""
        plan = self.plan
        found = [Obstacle(card, 100) for card in cards]
        found.append(Obstacle(self._tab(inset), 100))
        for space in plan.sheets[inset.sheet]:
            found.append(Obstacle(areas_marks.centre_box(plan, space), 16))
            for at, faces in self.groups_of(space):
                half = SIZE / 2 + SIZE * SHIFT * (len(faces) - 1) / 2 + 3
                found.append(Obstacle(point_box(at, half), 90))
            for _, _, at in self.badges_of(space):
                found.append(Obstacle(point_box(at, 17), 30))
            ring = plan.rings[space]
            found += [Obstacle(point_box(point, 5), 0.5) for point in ring]
            if self.board.features[space] & {"port", "beach"}:
                spot = areas_marks.landing_spot(plan, space)
                if spot is not None:
                    found.append(Obstacle(point_box(spot, 17), 30))
            if "hill107" in self.board.features[space]:
                x, y = self.hill_spot(space)
                found.append(Obstacle(Box(x - 11, y - 11, x + 44, y + 8), 30))
        for trail in self.trails:
            found += [Obstacle(point_box(point, 6), 0.8) for point in trail]
        return found

    def hill_spot(self, space: int) -> Point:
        x, y = self.plan.stands[space]
        return x + 44, y + 12

    def _writing(self, inset: Inset, cards: Sequence[Box]) -> tuple[str, str]:
        setter = Setter(self.plan, inset.sheet, self.obstacles(inset, cards))
        heads = []
        spaces = self.plan.sheets[inset.sheet]
        for space in spaces:
            signs = areas_marks.head_of(self.plan, space, space in self.objectives)
            at = setter.head(space, areas_marks.head_width(signs) + 4, ROW)
            heads.append(areas_marks.draw_head(signs, at))
            if "hill107" in self.board.features[space]:
                heads.append(areas_marks.hill(self.hill_spot(space)))
        order = sorted(spaces, key=lambda space: (-len(self.board.features[space] & _RANK), space))
        names = [setter.name(space).draw() for space in order if self.board.names[space]]
        return "".join(heads), self._sea_words(inset, cards) + "".join(names)

    def _sea_words(self, inset: Inset, cards: Sequence[Box]) -> str:
        """The name of the sea, where the water is widest."""
        if not inset.sea:
            return ""
        grid = Grid(inset.frame, 24.0)
        far = grid.distance(grid.filled(self.plan.shapes.land[inset.sheet]))
        size = 54.0 if inset.frame.height > 1000 else 40.0
        spacing = size * 0.24
        wide = fonts.width_of(inset.sea, fonts.MINOR, size, spacing)
        best: tuple[float, Point] | None = None
        for j in range(grid.rows):
            for i in range(grid.columns):
                x, y = grid.point(i, j)
                box = Box(x - wide / 2, y - size, x + wide / 2, y + size * 0.4)
                if box.left < inset.frame.left + 30 or box.right > inset.frame.right - 30:
                    continue
                if box.top < inset.frame.top + 52 or any(box.overlap(card.grown(24)) for card in cards):
                    continue
                ends = (grid.place((x + dx, y - size * 0.3)) for dx in (-wide / 2, -wide / 4, 0.0, wide / 4, wide / 2))
                room = min(far[min(grid.rows - 1, max(0, round(q)))][min(grid.columns - 1, round(p))] for p, q in ends)
                score = min(room, 170.0) - 0.02 * abs(x - (inset.frame.left + inset.frame.right) / 2)
                if best is None or score > best[0]:
                    best = (score, (x, y))
        return sea_name(inset.sea, best[1], size, spacing) if best is not None and best[0] > 35 else ""

    # --- what lies round the maps ---------------------------------------------------------------------

    def _cards(self, title: str, subtitle: str, tables: Sequence[Table], compact: bool) -> tuple[str, list[Box], str]:
        """Title, tables and boxes on the open water: the drawing, the room it takes, and counters in boxes."""
        free = self.free
        parts: list[str] = []
        taken: list[Box] = []
        counters: list[str] = []
        x = free.left
        if title:
            wide = min(areas_cards.title_width(title, subtitle), free.width)
            box = Box(x, free.top, x + wide, free.top + areas_cards.TITLE_HEIGHT)
            parts.append(areas_cards.draw_title(box, title, subtitle))
            taken.append(box)
        row_top = free.top + (areas_cards.TITLE_HEIGHT + 24 if title else 0)
        x, tall = free.left, 0.0
        wanted: list[tuple[float, float, Callable[[Box], str]]] = []
        for heading, rows in tables:
            wide, high = areas_cards.table_size(rows, heading)
            wanted.append((wide, high, lambda box, h=heading, r=rows: areas_cards.draw_table(box, h, r)))  # type: ignore[misc]
        for space in range(self.board.size, len(self.board.ids)):
            faces = self.stacks.get(space, [])
            heading = self.board.ids[space].capitalize()
            wide, high = areas_cards.box_size(faces, heading)

            def box_card(box: Box, heading: str = heading, faces: list[CounterFace] = faces) -> str:
                card, pieces = areas_cards.draw_box(box, heading, faces, compact)
                counters.append(pieces)
                return card

            wanted.append((wide, high, box_card))
        for wide, high, draw in wanted:
            if x > free.left and x + wide > free.right:
                x, row_top, tall = free.left, row_top + tall + 20, 0.0
            box = Box(x, row_top, x + wide, row_top + high)
            parts.append(draw(box))
            taken.append(box)
            x, tall = x + wide + 20, max(tall, high)
        return "".join(parts), taken, "".join(counters)

    def _furniture(self, inset: Inset) -> str:
        frame = inset.frame
        line = element(
            "rect",
            x=num(frame.left),
            y=num(frame.top),
            width=num(frame.width),
            height=num(frame.height),
            fill="none",
            stroke=palette.FRAME,
            stroke_width=3,
        )
        tab = self._tab(inset)
        return line + areas_cards.draw_tab(inset.title, tab) + areas_cards.draw_scale(tab, frame, inset.kilometre)

    def _tab(self, inset: Inset) -> Box:
        return areas_cards.tab_of(inset.title, inset.frame, at_foot=self.plan.is_overview(inset.sheet))

    def _zone_cards(self) -> str:
        parts = []
        for space, box in self.boxes.items():
            words, _, more = self.board.names[space].partition(" (")
            parts.append(areas_cards.draw_zone_box(box, self.board.ids[space][-1], words, more.rstrip(")")))
        return "".join(parts)

    def _key(self, notes: Mapping[str, Note], tables: Sequence[Table]) -> str:
        """The key, in the column of the overview map, under its boxes; tables under the terrain."""
        if not self.boxes:
            return ""
        left, right = min(box.left for box in self.boxes.values()), max(box.right for box in self.boxes.values())
        top = max(box.bottom for box in self.boxes.values()) + 34
        below = [inset.frame.top for inset in self.plan.shapes.insets if inset.frame.top > top]
        bottom = min(below, default=self.plan.bottom) - 26
        return areas_cards.draw_key(self.board, Box(left, top, right, bottom), notes, tables)

    def _margin(self, wide: float, high: float) -> str:
        """Paper over all that runs out of the frames."""
        holes = "".join(
            f"M{num(f.left)} {num(f.top)}h{num(f.width)}v{num(f.height)}h-{num(f.width)}z"
            for f in (inset.frame for inset in self.plan.shapes.insets)
        )
        return path(f"M-9-9H{num(wide + 9)}V{num(high + 9)}H-9Z{holes}", fill=palette.PAPER, fill_rule="evenodd")

    def _credit(self) -> str:
        return text(
            CREDIT,
            (self.plan.right, self.plan.bottom + 30),
            font_size=17,
            text_anchor="end",
            fill=palette.SECOND_INK,
            **fonts.NUMBER.attributes,
        )
