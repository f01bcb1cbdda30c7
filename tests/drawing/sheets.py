"""The board of El Alamein and its counters, as the drawing tests want them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from scirocco.core.board import Board
from scirocco.core.boardfile import read_board
from scirocco.drawing import CounterFace, read_coast
from scirocco.drawing.coast import Coast
from scirocco.systems.somnium.data import PieceRow, read_folder

FOLDER = files("scirocco.games").joinpath("alamein")


@cache
def board() -> Board:
    return read_board(FOLDER)


@cache
def coast() -> Coast:
    return read_coast(FOLDER)


@cache
def pieces() -> list[PieceRow]:
    return read_folder(FOLDER, None).pieces


def face(piece: PieceRow, reduced: bool = False) -> CounterFace:
    return CounterFace(
        piece.label,
        piece.nation,
        piece.type,
        piece.motorised,
        piece.reduced_attack if reduced else piece.attack,
        piece.reduced_defence if reduced else piece.defence,
        piece.movement,
        piece.range,
        reduced,
        piece.formation,
        "X" if "Bde" in piece.name else "III",
    )


def set_up() -> Mapping[int, list[CounterFace]]:
    """Every piece on its printed hex; the engineers, who have none, at El Alamein."""
    stacks: dict[int, list[CounterFace]] = {}
    for piece in pieces():
        stacks.setdefault(board().space(piece.hex or "1106"), []).append(face(piece))
    return stacks
