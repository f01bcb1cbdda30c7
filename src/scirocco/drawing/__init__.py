"""Boards and counters as pictures: the one place where things are drawn."""

from __future__ import annotations

from scirocco.drawing.coast import read_coast
from scirocco.drawing.counters import CounterFace, draw_counter
from scirocco.drawing.legend import Note
from scirocco.drawing.picture import draw_board, draw_position, needs_compact, to_png

__all__ = [
    "CounterFace",
    "Note",
    "draw_board",
    "draw_counter",
    "draw_position",
    "needs_compact",
    "read_coast",
    "to_png",
]
