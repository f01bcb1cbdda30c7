"""The board in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import scirocco
from scirocco.cli.desk import Desk
from scirocco.cli.textboard import BoardText, show_board
from scirocco.core.game import Game


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return scirocco.load("alamein")


def console(width: int, colour: bool = False) -> Console:
    if colour:
        return Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor")
    return Console(file=io.StringIO(), width=width, color_system=None)


def test_the_whole_board_fits_a_wide_terminal(game: Game[Any]) -> None:
    lines = [line.plain for line in BoardText(console(130), Desk(game), game.start()).lines()]
    assert len(lines) == 37
    assert {len(line) for line in lines} == {126}
    text = "\n".join(lines)
    assert all(number in text for number in game.board.ids[: game.board.size])


def test_odd_columns_sit_lower(game: Game[Any]) -> None:
    lines = [line.plain for line in BoardText(console(130), Desk(game), game.start()).lines()]
    assert "0201" in lines[0]
    assert "0101" in lines[1]


def test_stacks_show_side_number_and_label(game: Game[Any]) -> None:
    lines = [line.plain for line in BoardText(console(130), Desk(game), game.start()).lines()]
    head = next(number for number, line in enumerate(lines) if "0805" in line)
    column = lines[head].index("0805") - 1
    assert lines[head][column : column + 6] == "⌂0805³"
    assert lines[head + 1][column : column + 6] == "●20/9 "


@pytest.mark.parametrize("width", [20, 40, 64, 80, 100, 126, 200])
@pytest.mark.parametrize("colour", [False, True])
def test_it_never_exceeds_the_terminal(game: Game[Any], width: int, colour: bool) -> None:
    board = BoardText(console(width, colour), Desk(game), game.start())
    for small in (False, True):
        for line in board.lines(small=small):
            assert len(line.plain) <= width or line.plain.startswith("Columns")


def test_a_part_about_a_hex(game: Game[Any]) -> None:
    lines = [
        line.plain for line in BoardText(console(80), Desk(game), game.start()).lines(focus=game.board.space("2106"))
    ]
    assert "2106" in "\n".join(lines)
    assert "0106" not in "\n".join(lines)
    assert lines[-1].startswith("Columns 09 to 21")


def test_colours_set_ink_and_ground(game: Game[Any]) -> None:
    screen = console(130, colour=True)
    show_board(screen, Desk(game), game.start(), reached=[game.board.space("0904")])
    file = screen.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    assert "48;2;247;240;109" in text
    assert "●" not in text


def test_plain_signs_where_the_terminal_has_no_others(game: Game[Any]) -> None:
    screen = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=130)
    for line in BoardText(screen, Desk(game), game.start()).lines():
        assert line.plain.isascii()


def test_a_board_of_another_kind_is_told_as_a_list() -> None:
    """No layout of flat-topped hexes: the spaces somebody stands in, and the one asked about."""
    game = scirocco.load("alamein")
    board = BoardText(console(130), Desk(game), game.start())
    board.layout = None
    lines = [line.plain for line in board.lines(focus=game.board.space("0101"))]
    assert lines[0].split() == ["0101"]
    tel_el_eisa = next(line for line in lines if "0805 Tel el Eisa" in line)
    assert tel_el_eisa.count("●") == 3
