"""Boards and counters as pictures: the one place where things are drawn."""

from __future__ import annotations

from scirocco.drawing.areas import Shapes, read_shapes
from scirocco.drawing.arrows import draw_arrows, with_layer
from scirocco.drawing.coast import read_coast
from scirocco.drawing.counters import CounterFace, draw_counter
from scirocco.drawing.ground import read_ground
from scirocco.drawing.legend import Note
from scirocco.drawing.picture import draw_board, draw_position, needs_compact, to_png

__all__ = [
    "CounterFace",
    "Note",
    "Shapes",
    "draw_arrows",
    "draw_board",
    "draw_counter",
    "draw_position",
    "needs_compact",
    "read_coast",
    "read_ground",
    "read_shapes",
    "to_png",
    "with_layer",
]
