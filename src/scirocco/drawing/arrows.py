"""Arrows over a map: where somebody should have gone, or which hex should have been attacked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scirocco.core.board import Board
from scirocco.drawing.plan import Plan
from scirocco.drawing.svg import element, layer, num, path

INK, HALO = "#b3201c", "#fffaf0"


def draw_arrows(board: Board, ways: Iterable[Sequence[int]]) -> str:
    """A layer with one arrow for each way through the spaces of a hex map; a way of one space is a ring round it."""
    plan = Plan(board)
    return layer("arrows", *(_arrow(plan, [space for space in way if space < board.size]) for way in ways))


def _arrow(plan: Plan, way: Sequence[int]) -> str:
    if not way:
        return ""
    if len(way) == 1:
        x, y = plan.centres[way[0]]
        ring = {"cx": num(x), "cy": num(y), "r": "46", "fill": "none"}
        halo = element("circle", **ring, stroke=HALO, stroke_width=13)
        return halo + element("circle", **ring, stroke=INK, stroke_width=7)
    points = [plan.centres[space] for space in way]
    (x1, y1), (x2, y2) = points[-2], points[-1]
    length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    neck = (x2 - 26 * dx, y2 - 26 * dy)
    line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (*points[:-1], neck))
    tip = (
        f"M{num(x2)} {num(y2)}L{num(neck[0] - 15 * dy)} {num(neck[1] + 15 * dx)}"
        f"L{num(neck[0] + 15 * dy)} {num(neck[1] - 15 * dx)}Z"
    )
    shaft = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        path(line, **shaft, stroke=HALO, stroke_width=14)
        + path(tip, fill=HALO, stroke=HALO, stroke_width=7, stroke_linejoin="round")
        + path(line, **shaft, stroke=INK, stroke_width=7)
        + path(tip, fill=INK)
    )


def with_layer(picture: str, extra: str) -> str:
    """A picture with one more layer on top."""
    head, end, tail = picture.rpartition("</svg>")
    return f"{head}{extra}{end}{tail}"
