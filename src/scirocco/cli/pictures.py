"""Boards and positions as pictures: which counter faces lie where, and what the key says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from scirocco.cli.desk import Desk
from scirocco.cli.files import folder_or_id, scenario_title
from scirocco.core.board import Board
from scirocco.core.game import Game
from scirocco.drawing import (
    CounterFace,
    draw_board,
    draw_position,
    needs_compact,
    read_coast,
    read_ground,
    read_shapes,
    to_png,
)
from scirocco.games import board_folder
from scirocco.server.presenting import presenter_of


class Look(NamedTuple):
    """How a picture is to be: the width of a PNG in pixels (0: SVG), and the theme."""

    png_width: int = 0
    theme: Literal["light", "dark"] = "light"


def subtitle(desk: Desk, source: str, view: Any) -> str:
    """What stands under the title: the scenario before the first turn, then the day and the phase."""
    game = desk.game
    if view.turn == 0:
        return scenario_title(source, game.scenario)
    when = desk.say(desk.shown.moment(game, view.turn))
    phase = "the end" if view.over else desk.say(desk.shown.phase_name(game, view))
    return f"{when[:1].upper()}{when[1:]} · {phase}"


def picture(source: str, game: Game[Any] | None, pos: Any, board: Board, look: Look) -> str | bytes:
    """A position drawn, or the bare board: as SVG, or as PNG of some width."""
    folder = board_folder(folder_or_id(source))
    coast, shapes, ground = read_coast(folder), read_shapes(folder), read_ground(folder)
    if game is None:
        svg = draw_board(
            board, board.title, board.subtitle, coast=coast, shapes=shapes, ground=ground, theme=look.theme
        )
    else:
        desk = Desk(game)
        svg = draw_position(
            board,
            desk.shown.faces(game, pos) if pos is not None else {},
            game.title,
            subtitle(desk, folder_or_id(source), pos) if pos is not None else board.subtitle,
            coast=coast,
            shapes=shapes,
            ground=ground,
            notes=desk.shown.notes(game),
            tables=desk.shown.sheets(game),
            compact=needs_compact(board, look.png_width) if look.png_width else False,
            theme=look.theme,
        )
    return to_png(svg, look.png_width) if look.png_width else svg


def sheets(
    source: str,
    game: Game[Any] | None,
    board: Board,
    paper: Literal["A4", "Letter"],
    pitch: float,
    progress: Callable[[int, int], None],
) -> bytes:
    """The map at true scale and the counters front and back, as a PDF."""
    from scirocco.drawing.printing import print_sheets

    folder = board_folder(folder_or_id(source))
    fronts: list[CounterFace] = []
    backs: list[CounterFace] = []
    if game is not None:
        shown = presenter_of(game)
        fronts = [shown.face(game, piece, reduced=False) for piece in range(len(game.piece_ids))]
        backs = [shown.face(game, piece, reduced=True) for piece in range(len(game.piece_ids))]
    return print_sheets(
        board,
        fronts,
        backs,
        board.title,
        board.subtitle,
        coast=read_coast(folder),
        shapes=read_shapes(folder),
        ground=read_ground(folder),
        notes=presenter_of(game).notes(game) if game is not None else {},
        tables=presenter_of(game).sheets(game) if game is not None else (),
        paper=paper,
        pitch=pitch,
        progress=progress,
    )
