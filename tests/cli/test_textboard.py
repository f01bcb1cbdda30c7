"""The board in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import scirocco
from scirocco.cli.names import as_somnium
from scirocco.cli.textboard import BoardText, show_board
from scirocco.systems.somnium import Somnium


@pytest.fixture(scope="module")
def game() -> Somnium:
    return as_somnium(scirocco.load("alamein"))


def console(width: int, colour: bool = False) -> Console:
    if colour:
        return Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor")
    return Console(file=io.StringIO(), width=width, color_system=None)


def test_the_whole_board_fits_a_wide_terminal(game: Somnium) -> None:
    lines = [line.plain for line in BoardText(console(130), game, game.start()).lines()]
    assert len(lines) == 37
    assert {len(line) for line in lines} == {126}
    text = "\n".join(lines)
    assert all(number in text for number in game.board.ids[: game.board.size])


def test_odd_columns_sit_lower(game: Somnium) -> None:
    lines = [line.plain for line in BoardText(console(130), game, game.start()).lines()]
    assert "0201" in lines[0]
    assert "0101" in lines[1]


def test_stacks_show_side_number_and_label(game: Somnium) -> None:
    lines = [line.plain for line in BoardText(console(130), game, game.start()).lines()]
    head = next(number for number, line in enumerate(lines) if "0805" in line)
    column = lines[head].index("0805") - 1
    assert lines[head][column : column + 6] == "⌂0805³"
    assert lines[head + 1][column : column + 6] == "●20/9 "


@pytest.mark.parametrize("width", [20, 40, 64, 80, 100, 126, 200])
@pytest.mark.parametrize("colour", [False, True])
def test_it_never_exceeds_the_terminal(game: Somnium, width: int, colour: bool) -> None:
    board = BoardText(console(width, colour), game, game.start())
    for small in (False, True):
        for line in board.lines(small=small):
            assert len(line.plain) <= width or line.plain.startswith("Columns")


def test_a_part_about_a_hex(game: Somnium) -> None:
    lines = [line.plain for line in BoardText(console(80), game, game.start()).lines(focus=game.board.space("2106"))]
    assert "2106" in "\n".join(lines)
    assert "0106" not in "\n".join(lines)
    assert lines[-1].startswith("Columns 09 to 21")


def test_colours_set_ink_and_ground(game: Somnium) -> None:
    screen = console(130, colour=True)
    show_board(screen, game, game.start(), reached=[game.board.space("0904")])
    file = screen.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    assert "48;2;247;240;109" in text
    assert "●" not in text


def test_plain_signs_where_the_terminal_has_no_others(game: Somnium) -> None:
    screen = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=130)
    for line in BoardText(screen, game, game.start()).lines():
        assert line.plain.isascii()
