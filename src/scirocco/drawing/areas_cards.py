"""Cards beside and on the maps of a board of areas: title, key, tables, boxes for counters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scirocco.core.board import Board
from scirocco.drawing import areas_marks, areas_roads, fonts, marks, palette
from scirocco.drawing.areas_ground import BORDER, HEIGHTS, tint_of
from scirocco.drawing.counters import CounterFace, draw_counter
from scirocco.drawing.legend import Note
from scirocco.drawing.plan import Box
from scirocco.drawing.svg import Point, element, group, num, path, text

LABELS = {"flat": "Flat", "rough": "Rough", "steep": "Steep", "mountain": "Mountain"}
COLUMNS = ("move", "defence", "landing")
TITLE_HEIGHT = 196.0
BOX_COUNTER = 56.0


def plate(box: Box, radius: float = 0.0) -> str:
    """A card with a soft shadow."""
    shadow = element(
        "rect",
        x=num(box.left + 5),
        y=num(box.top + 8),
        width=num(box.width),
        height=num(box.height),
        rx=radius,
        fill="#1C2A33",
        fill_opacity=0.2,
    )
    face = element(
        "rect",
        x=num(box.left),
        y=num(box.top),
        width=num(box.width),
        height=num(box.height),
        rx=radius,
        fill=palette.CARD,
        stroke=palette.FRAME,
        stroke_width=2,
    )
    return shadow + face


def heading(words: str, at: Point, wide: float) -> str:
    x, y = at
    return text(words, (x, y), font_size=27, letter_spacing=1.4, fill=palette.FRAME, **fonts.TITLE.attributes) + path(
        f"M{num(x)} {num(y + 10)}H{num(x + wide)}", stroke=palette.FRAME, stroke_width=1.6
    )


def title_width(title: str, subtitle: str) -> float:
    return max(420.0, fonts.width_of(title, fonts.TITLE, 84, 4) + 120, fonts.width_of(subtitle, fonts.MINOR, 29) + 90)


def draw_title(box: Box, title: str, subtitle: str) -> str:
    """The title card, shrunk when its box is narrower than its words."""
    share = min(1.0, box.width / title_width(title, subtitle))
    inner = box.grown(-9)
    middle = (box.left + box.right) / 2
    return (
        plate(box)
        + element(
            "rect",
            x=num(inner.left),
            y=num(inner.top),
            width=num(inner.width),
            height=num(inner.height),
            fill="none",
            stroke=palette.FRAME,
        )
        + text(
            title,
            (middle + 2, box.top + 104),
            font_size=84 * share,
            letter_spacing=4,
            text_anchor="middle",
            fill=palette.INK,
            **fonts.TITLE.attributes,
        )
        + text(
            subtitle,
            (middle, box.top + 154),
            font_size=29 * share,
            text_anchor="middle",
            fill="#4A3A22",
            **fonts.MINOR.attributes,
        )
    )


def tab_of(words: str, frame: Box, at_foot: bool = False) -> Box:
    """The tab with the name of a map, in its upper or lower left corner."""
    wide = fonts.width_of(words, fonts.TITLE, 30, 0.8) + 38
    top = frame.bottom - 48 if at_foot else frame.top
    return Box(frame.left, top, frame.left + wide, top + 48)


def draw_tab(words: str, tab: Box) -> str:
    plate_ = element(
        "rect",
        x=num(tab.left),
        y=num(tab.top),
        width=num(tab.width),
        height=num(tab.height),
        fill=palette.CARD,
        stroke=palette.FRAME,
        stroke_width=2.4,
    )
    return plate_ + text(
        words,
        (tab.left + 18, tab.top + 34),
        font_size=30,
        letter_spacing=0.8,
        fill=palette.INK,
        **fonts.TITLE.attributes,
    )


def draw_scale(tab: Box, frame: Box, kilometre: float) -> str:
    """A scale bar, right of the tab with the name."""
    step = max(step for step in (0.5, 1, 2, 5, 10, 20, 25, 50) if step * kilometre * 2 <= frame.width * 0.17)
    bar = step * kilometre
    left, base = tab.right + 34, tab.bottom - 12
    parts = []
    for k, fill in enumerate((palette.INK, palette.CARD)):
        parts.append(
            element(
                "rect",
                x=num(left + k * bar),
                y=num(base - 4),
                width=num(bar),
                height=7,
                fill=fill,
                stroke=palette.INK,
                stroke_width=1.2,
            )
        )
    for k in range(3):
        words = f"{k * step:g} km" if k == 2 else f"{k * step:g}"
        parts.append(
            text(
                words,
                (left + k * bar, base - 10),
                font_size=17,
                text_anchor="middle",
                fill=palette.INK,
                stroke=palette.SEA_BANDS[0],
                stroke_width=3,
                stroke_opacity=0.7,
                paint_order="stroke",
                **fonts.NUMBER.attributes,
            )
        )
    return group(*parts)


Table = tuple[str, Sequence[tuple[str, str]]]


def draw_key(board: Board, box: Box, notes: Mapping[str, Note], tables: Sequence[Table] = ()) -> str:
    """Terrain on the left with tables under it, signs on the right."""
    gap = 40.0
    half = (box.width - gap) * 0.5
    return _terrain(board, Box(box.left, box.top, box.left + half, box.bottom), notes, tables) + _signs(
        board, Box(box.left + half + gap, box.top, box.right, box.bottom)
    )


def _terrain(board: Board, box: Box, notes: Mapping[str, Note], tables: Sequence[Table]) -> str:
    here = {board.terrain[space] for space in range(board.size)}
    kinds = [kind for kind in HEIGHTS if kind in here] + sorted(here - set(HEIGHTS))
    parts = [heading("Terrain", (box.left, box.top + 24), box.width)]
    columns = [box.right - 158, box.right - 92, box.right - 26]
    top = box.top + 50
    if notes:
        for words, x in zip(COLUMNS, columns, strict=True):
            parts.append(_label(words, (x, top + 8), 17, palette.SECOND_INK, "middle"))
    for k, kind in enumerate(kinds):
        y = top + 44 + k * 62
        patch = f"M{num(box.left + 4)} {num(y - 16)}q16-16 40-9t36 3q9 21-8 36t-46 5q-29-4-22-35z"
        parts.append(path(patch, fill=tint_of(kind), stroke=BORDER, stroke_width=2.2))
        parts.append(areas_marks.glyph(kind, (box.left + 41, y)))
        parts.append(_label(LABELS.get(kind, kind.capitalize()), (box.left + 102, y + 7), 23, palette.INK))
        note = notes.get(kind)
        for cell, x in zip(note or (), columns, strict=False):
            parts.append(_label(cell, (x, y + 7), 22, palette.INK, "middle"))
    top += 44 + len(kinds) * 62
    for title, rows in tables:
        parts.append(heading(title, (box.left, top + 12), box.width))
        for k, (words, value) in enumerate(rows):
            parts.append(_label(words, (box.left, top + 50 + 27 * k), 19, palette.SECOND_INK))
            parts.append(_label(value, (box.right, top + 50 + 27 * k), 19, palette.INK, "end"))
        top += 70 + 27 * len(rows)
    return "".join(parts)


def _signs(board: Board, box: Box) -> str:
    """Every sign that is on the board."""
    features = frozenset[str]().union(*board.features)
    marked = [mark for found in board.marks for mark in found]
    rows: list[tuple[bool, Callable[[Point], str], str]] = [
        ("objective" in features, lambda at: marks.star(at, 1.1), "Objective"),
        ("town-major" in features, lambda at: marks.houses(at, 1.5, 3), "Major town"),
        ("town-secondary" in features, lambda at: marks.houses(at, 1.05, 5), "Secondary town"),
        ("airfield" in features, lambda at: marks.airfield(at, 1.0), "Airfield"),
        ("port" in features, lambda at: marks.port(at, 1.1), "Port, ships can land"),
        ("beach" in features, areas_marks.beach, "Beach, ships can land"),
        ("hill107" in features, lambda at: areas_marks.hill((at[0] - 16, at[1])), "Hill 107"),
        (bool(board.lines), _road_sample, "Road"),
        (any(mark.isdigit() for mark in marked), lambda at: areas_marks.chip("12", at), "Set-up of the defenders"),
        (any(not mark.isdigit() for mark in marked), lambda at: areas_marks.chip("E", at), "Drop zone"),
        (any("zone-" in f for f in features), lambda at: areas_marks.zone_badge("A", at, False), "To zone A"),
        (any("zone-" in f for f in features), lambda at: areas_marks.zone_badge("A", at, True), "To zone A by road"),
    ]
    parts = [heading("Signs", (box.left, box.top + 24), box.width)]
    shown = [row for row in rows if row[0]]
    apart = min(46.0, (box.height - 50) / max(1, len(shown)))
    for k, (_, draw, words) in enumerate(shown):
        y = box.top + 66 + k * apart
        parts.append(draw((box.left + 30, y)))
        parts.append(_label(words, (box.left + 72, y + 7), 21, palette.INK))
    return "".join(parts)


def _road_sample(at: Point) -> str:
    x, y = at
    return areas_roads.stroke(f"M{num(x - 24)} {num(y + 5)}Q{num(x)} {num(y - 10)} {num(x + 24)} {num(y - 1)}")


def _label(words: str, at: Point, size: float, ink: str, anchor: str = "start") -> str:
    return text(words, at, font_size=size, fill=ink, text_anchor=anchor, **fonts.LABEL.attributes)


def draw_zone_box(box: Box, name: str, words: str, more: str) -> str:
    """The box of a large area, where its counters stand."""
    middle = (box.left + 30, box.top + 30)
    disc = element("circle", cx=num(middle[0]), cy=num(middle[1]), r=18, fill="#5B4526")
    letter = text(
        name, (middle[0], middle[1] + 7.5), font_size=22, text_anchor="middle", fill="#FFF6DE", **fonts.BOLD.attributes
    )
    base = box.top + (38 if not more else 27)
    size = min(20.0, 20 * (box.width - 66) / max(1.0, fonts.width_of(words, fonts.TOWN, 20)))
    return (
        element(
            "rect",
            x=num(box.left),
            y=num(box.top),
            width=num(box.width),
            height=num(box.height),
            rx=5,
            fill=palette.CARD,
            stroke=palette.FRAME,
            stroke_width=1.6,
        )
        + disc
        + letter
        + text(words, (box.left + 56, base), font_size=size, fill=palette.INK, **fonts.TOWN.attributes)
        + text(more, (box.left + 56, base + 20), font_size=17, fill=palette.SECOND_INK, **fonts.MINOR.attributes)
    )


def table_size(rows: Sequence[tuple[str, str]], title: str) -> tuple[float, float]:
    wide = max(
        [fonts.width_of(title, fonts.TITLE, 27, 1.4)]
        + [fonts.width_of(a, fonts.NUMBER, 20) + fonts.width_of(b, fonts.BOLD, 20) + 30 for a, b in rows]
    )
    return wide + 44, 66 + 34 * len(rows)


def draw_table(box: Box, title: str, rows: Sequence[tuple[str, str]]) -> str:
    """A small table: turns, points, the order of play, whatever the game wants beside its map."""
    left, right = box.left + 22, box.right - 22
    parts = [plate(box, 6), heading(title, (left, box.top + 36), right - left)]
    for k, (words, value) in enumerate(rows):
        base = box.top + 74 + 34 * k
        parts.append(text(words, (left, base), font_size=20, fill=palette.INK, **fonts.NUMBER.attributes))
        parts.append(
            text(value, (right, base), font_size=20, text_anchor="end", fill=palette.INK, **fonts.BOLD.attributes)
        )
        if k < len(rows) - 1:
            parts.append(path(f"M{num(left)} {num(base + 9)}H{num(right)}", stroke=palette.FRAME, stroke_opacity=0.25))
    return group(*parts)


def box_size(faces: Sequence[CounterFace], title: str) -> tuple[float, float]:
    across = max(4, min(8, len(faces)))
    rows = max(1, -(-len(faces) // across))
    wide = max(across * (BOX_COUNTER + 8) + 36, fonts.width_of(title, fonts.TITLE, 27, 1.4) + 44)
    return wide, 66 + rows * (BOX_COUNTER + 8)


def draw_box(box: Box, title: str, faces: Sequence[CounterFace], compact: bool) -> tuple[str, str]:
    """Units that stand beside the map: the card, and the counters on it."""
    card = plate(box, 6) + heading(title, (box.left + 22, box.top + 36), box.width - 44)
    across = max(4, min(8, len(faces)))
    counters = [
        draw_counter(
            face,
            (box.left + 22 + k % across * (BOX_COUNTER + 8), box.top + 56 + k // across * (BOX_COUNTER + 8)),
            BOX_COUNTER,
            compact,
        )
        for k, face in enumerate(faces)
    ]
    return card, "".join(counters)
