"""By day and by lamp light."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from scirocco.drawing import draw_board, draw_position, palette, to_png
from scirocco.drawing.theme import CHROME, dimmed
from tests.drawing.sheets import HEX_GAMES, board, coast, face, ground, pieces, words


@pytest.mark.parametrize("game", HEX_GAMES)
def test_dark_differs_from_light_and_says_the_same(game: str) -> None:
    light = draw_board(board(game), "Map", coast=coast(game), ground_href="x")
    dark = draw_board(board(game), "Map", coast=coast(game), ground_href="x", theme="dark")
    assert words(light) == words(dark)
    assert light != dark
    assert palette.PAPER not in dark
    assert CHROME[palette.PAPER] in dark
    ElementTree.fromstring(dark)


def test_the_ground_picture_is_dimmed_by_a_filter() -> None:
    dark = draw_board(board(), coast=coast(), ground=ground(), theme="dark")
    assert 'filter="url(#dim)"' in dark
    assert dark.count("feColorMatrix") == 1
    light = draw_board(board(), coast=coast(), ground=ground())
    assert "filter" not in light
    assert to_png(dark, 200) != to_png(light, 200)


def test_counters_look_the_same_by_lamp_light() -> None:
    stacks = {board().space("0805"): [face(pieces()[0])]}
    german = palette.colours_of(pieces()[0].nation).ground
    for theme in ("light", "dark"):
        picture = draw_position(board(), stacks, coast=coast(), ground_href="x", theme=theme)
        assert german in picture


def test_dimming_keeps_order_and_greys() -> None:
    assert dimmed("#000000") == "#000000"
    greys = [dimmed(f"#{v:02X}{v:02X}{v:02X}") for v in (40, 80, 160, 240)]
    assert greys == sorted(greys)
    assert all(grey[1:3] == grey[3:5] == grey[5:7] for grey in greys)


def test_objectives_get_a_star() -> None:
    starred = draw_board(board(), coast=coast(), ground_href="x", objectives=[board().space("1106")])
    assert palette.STAR in starred
    assert palette.STAR not in draw_board(board(), coast=coast(), ground_href="x")
