"""The boards, and the counters of El Alamein, as the drawing tests want them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

from scirocco.core.board import Board
from scirocco.core.boardfile import read_board
from scirocco.drawing import CounterFace, draw_board, read_coast, read_ground
from scirocco.drawing.board import BoardDrawing
from scirocco.drawing.coast import Coast
from scirocco.drawing.plan import Plan
from scirocco.systems.somnium.data import PieceRow, read_folder

SVG = "{http://www.w3.org/2000/svg}"
HEX_GAMES = ("alamein", "gazala", "sicily", "gazala1942")
FOLDER = files("scirocco.games").joinpath("alamein")


def folder(game: str) -> Traversable:
    return files("scirocco.games").joinpath(game)


@cache
def board(game: str = "alamein") -> Board:
    return read_board(folder(game))


@cache
def coast(game: str = "alamein") -> Coast:
    return read_coast(folder(game))


@cache
def ground(game: str = "alamein") -> bytes:
    data = read_ground(folder(game))
    assert data is not None
    return data


@cache
def drawing(game: str = "alamein") -> BoardDrawing:
    return BoardDrawing(Plan(board(game)), coast(game), ground=ground(game))


@cache
def sheet(game: str = "alamein") -> str:
    """The whole map with its ground picture by address, so that what is left is the vector part."""
    return draw_board(board(game), game.capitalize(), "1942", coast=coast(game), ground_href=f"{game}.webp")


def words(svg: str) -> set[str]:
    return {"".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")}


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
