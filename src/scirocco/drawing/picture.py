"""Whole pictures: a board, or a position on it, as SVG or PNG."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib.resources import as_file
from math import ceil

import resvg_py

from scirocco.core.board import Board
from scirocco.drawing import areas_sheet, fonts, palette
from scirocco.drawing.areas import Shapes
from scirocco.drawing.board import BoardDrawing
from scirocco.drawing.coast import Coast
from scirocco.drawing.counters import SIZE, CounterFace, draw_stack
from scirocco.drawing.labels import Obstacle
from scirocco.drawing.legend import Note, Panel
from scirocco.drawing.plan import MARGIN, Box, Plan
from scirocco.drawing.svg import document, element, layer, num, path, text
from scirocco.drawing.theme import Theme, definitions, on_map, on_panel
from scirocco.drawing.title import cartouche_box, draw_cartouche

FEW_BOXES = 2  # more off-map boxes than this are shown only when somebody is in them
READABLE = 56  # pixels of a counter on which its label can still be read
Table = tuple[str, Sequence[tuple[str, str]]]
CREDIT = "Coast: GSHHG (LGPL 3)"


def draw_board(
    board: Board,
    title: str = "",
    subtitle: str = "",
    *,
    coast: Coast = (),
    shapes: Shapes | None = None,
    ground: bytes | None = None,
    ground_href: str | None = None,
    notes: Mapping[str, Note] | None = None,
    tables: Sequence[Table] = (),
    objectives: Collection[int] = (),
    without: Collection[str] = (),
    theme: Theme = "light",
) -> str:
    """The empty map as SVG.

    A board of areas is drawn from its ``shapes`` (:func:`read_shapes`). On one of
    hexes ``coast`` is the true outline (:func:`read_coast`), else the sea hexes make
    one; ``ground`` is the baked picture under it (:func:`read_ground`), or
    ``ground_href`` the address where a browser finds that picture. ``notes`` add
    figures to the key; ``tables`` stand under it, each a heading and rows of two
    cells; ``objectives`` are spaces marked with a star; ``without`` names layers
    to leave out.
    """
    return draw_position(
        board,
        {},
        title,
        subtitle,
        coast=coast,
        shapes=shapes,
        ground=ground,
        ground_href=ground_href,
        notes=notes,
        tables=tables,
        objectives=objectives,
        without=without,
        theme=theme,
    )


def draw_position(
    board: Board,
    stacks: Mapping[int, Sequence[CounterFace]],
    title: str = "",
    subtitle: str = "",
    *,
    coast: Coast = (),
    shapes: Shapes | None = None,
    ground: bytes | None = None,
    ground_href: str | None = None,
    notes: Mapping[str, Note] | None = None,
    tables: Sequence[Table] = (),
    objectives: Collection[int] = (),
    without: Collection[str] = (),
    compact: bool = False,
    theme: Theme = "light",
) -> str:
    """A position as SVG: the map, and on each space the counters that stand there.

    The key of ``stacks`` is the space; units in boxes beside the map are shown
    in the panel. ``compact`` draws the plainer faces that read better small.
    """
    if board.layout is None:
        return areas_sheet.draw_area_position(
            board,
            stacks,
            title,
            subtitle,
            shapes=shapes,
            notes=notes,
            tables=tables,
            objectives=objectives,
            without=without,
            compact=compact,
            theme=theme,
        )
    plan = Plan(board)
    drawing = BoardDrawing(
        plan, coast, ground=ground, ground_href=ground_href, objectives=objectives, dark=theme == "dark"
    )
    card = cartouche_box(plan, title, subtitle) if title and "title" not in without else None
    standing = {space: faces for space, faces in stacks.items() if faces and not board.is_box(space)}
    taken = [Obstacle(_stack_box(plan, space, len(faces)), 70) for space, faces in standing.items()]
    if card is not None:
        taken.append(Obstacle(card, 100))
    panel = _panel(plan, stacks, title if card is None else "", subtitle, notes or {}, tables, compact, theme)
    wide = ceil(panel.sheet_width if "panel" not in without else plan.frame.right + MARGIN)
    high = ceil(max(plan.frame.bottom, panel.sheet_bottom if "panel" not in without else 0) + MARGIN)
    counters = [draw_stack(faces, plan.centres[space], compact=compact) for space, faces in sorted(standing.items())]
    return document(
        wide,
        high,
        definitions(theme),
        on_panel(element("rect", width=num(wide), height=num(high), fill=palette.PAPER), theme),
        on_map(drawing.draw(without, taken), theme),
        on_map(layer("title", draw_cartouche(plan, card, title, subtitle)), theme) if card is not None else "",
        on_panel(_neatline(plan.frame, wide, high), theme),
        panel.draw() if "panel" not in without else "",
        on_panel(_credit(plan, coast), theme),
        layer("counters", *counters) if "counters" not in without else "",
        label=" ".join(part for part in (title, subtitle) if part) or "Board",
    )


def _stack_box(plan: Plan, space: int, many: int) -> Box:
    x, y = plan.centres[space]
    half = SIZE / 2 + 3.7 * (many - 1)
    return Box(x - half, y - half, x + half, y + half)


def _panel(
    plan: Plan,
    stacks: Mapping[int, Sequence[CounterFace]],
    title: str,
    subtitle: str,
    notes: Mapping[str, Note],
    tables: Sequence[Table],
    compact: bool,
    theme: Theme,
) -> Panel:
    panel = Panel(plan, plan.panel_scale, theme)
    if title:
        panel.title(title, subtitle)
    panel.key(notes)
    board = plan.board
    everyone = [face for faces in stacks.values() for face in faces]
    if everyone:
        panel.counters(everyone)
        boxes = range(board.size, len(board.ids))
        for space in boxes:
            if len(boxes) <= FEW_BOXES or stacks.get(space):
                panel.box(board.ids[space], stacks.get(space, ()), compact)
    for heading, rows in tables:
        panel.table(heading, rows)
    return panel


def _neatline(frame: Box, wide: float, high: float) -> str:
    """The margin, which covers what runs off the map, and two lines round the map."""
    outer = frame.grown(8)
    across, down = num(frame.width), num(frame.height)
    sheet = f"M-9-9H{num(wide + 9)}V{num(high + 9)}H-9ZM{num(frame.left)} {num(frame.top)}h{across}v{down}h-{across}z"
    margin = path(sheet, fill=palette.PAPER, fill_rule="evenodd")
    return (
        margin
        + element(
            "rect",
            x=num(frame.left),
            y=num(frame.top),
            width=num(frame.width),
            height=num(frame.height),
            fill="none",
            stroke=palette.FRAME,
            stroke_width=3,
        )
        + element(
            "rect",
            x=num(outer.left),
            y=num(outer.top),
            width=num(outer.width),
            height=num(outer.height),
            fill="none",
            stroke=palette.FRAME,
            stroke_width=1,
        )
    )


def _credit(plan: Plan, coast: Coast) -> str:
    if not coast:
        return ""
    frame = plan.frame
    return text(
        CREDIT,
        (frame.right, frame.bottom + 28),
        font_size=13 * plan.type_scale,
        text_anchor="end",
        fill=palette.SECOND_INK,
        **fonts.NUMBER.attributes,
    )


def needs_compact(board: Board, pixels: int) -> bool:
    """Whether counters come out too small for their full faces when the sheet is so many pixels wide."""
    if board.layout is None:
        return areas_sheet.SIZE * pixels / areas_sheet.NOMINAL_WIDTH < READABLE
    plan = Plan(board)
    return SIZE * pixels / Panel(plan, plan.panel_scale).sheet_width < READABLE


def to_png(svg: str, width: int = 1600) -> bytes:
    """A picture as PNG, ``width`` pixels wide, set in our own fonts whatever the machine has."""
    with as_file(fonts.FOLDER) as folder:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg, width=width, skip_system_fonts=True, font_dirs=[str(folder)], background=palette.PAPER
            )
        )
