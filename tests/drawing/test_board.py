"""The map: whole, readable, small, and true to the hexes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scirocco.core.board import Board
from scirocco.core.errors import DataError
from scirocco.core.hexes import HexLayout
from scirocco.drawing import draw_board, read_coast
from scirocco.drawing.board import LAYERS, BoardDrawing
from scirocco.drawing.labels import Typesetter
from scirocco.drawing.lines import courses_of
from scirocco.drawing.plan import Plan
from tests.drawing.sheets import board, coast

SVG = "{http://www.w3.org/2000/svg}"


@cache
def sheet() -> str:
    return draw_board(board(), "El Alamein", "23 October – 3 November 1942", coast=coast())


def words(svg: str) -> set[str]:
    return {"".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")}


def test_every_hex_number_is_on_the_map() -> None:
    assert set(board().ids[: board().size]) <= words(sheet())


def test_every_place_name_is_on_the_map() -> None:
    found = {word.lower() for word in words(sheet())}
    for name in board().places:
        assert name.removesuffix(" (station)").lower() in found, name
    for line in board().lines:
        if line.kind == "track":
            assert line.name.lower() in found


def test_the_map_is_small() -> None:
    assert len(sheet().encode()) < 600_000


def test_the_same_board_gives_the_same_picture() -> None:
    assert draw_board(board(), "El Alamein", "23 October – 3 November 1942", coast=coast()) == sheet()


def test_layers_stand_in_order_and_can_be_left_out() -> None:
    ids = [group.get("id") for group in ElementTree.fromstring(sheet()) if group.get("id") in LAYERS]
    assert ids == list(LAYERS)
    bare = draw_board(board(), coast=coast(), without=("names", "numbers", "panel"))
    assert "0805" not in words(bare)
    assert 'id="names"' not in bare


def test_titles_are_escaped() -> None:
    assert "Tobruk & <Gazala>" in words(draw_board(board(), "Tobruk & <Gazala>"))


def test_lines_cross_the_hexes_of_the_data_and_no_others() -> None:
    plan = Plan(board())
    for course in courses_of(plan):
        crossed = [plan.space_at(point) for point in course.trail]
        run = [space for k, space in enumerate(crossed) if k == 0 or crossed[k - 1] != space]
        spaces = list(course.line.spaces)
        # A track that forks off another is drawn from the fork on.
        assert run == spaces[len(spaces) - len(run) :], course.line.name


def test_names_do_not_run_into_each_other() -> None:
    drawing = BoardDrawing(Plan(board()), coast())
    setter = Typesetter(drawing.plan.frame, drawing.obstacles())
    boxes = [setter.set(name).box for name in drawing.wanted_names()[1]]
    for k, box in enumerate(boxes):
        assert all(box.overlap(other) == 0 for other in boxes[:k])


def test_a_board_without_a_coast_file_gets_one_from_its_sea_hexes() -> None:
    assert 'id="coast"' in draw_board(board())


def test_a_pointy_board_without_sea_is_drawn_too() -> None:
    plain = Board.of_hexes(HexLayout("pointy-top", 5, 4))
    for space in range(plain.size):
        plain.terrain[space] = "hill" if space == 7 else "clear"
    picture = draw_board(plain, "Plain", "no sea, no lines")
    assert "0405" in words(picture)
    assert 'id="sea"' not in picture


def test_a_board_of_areas_says_that_it_needs_a_plan() -> None:
    with pytest.raises(ValueError, match="areas"):
        draw_board(Board.of_areas({"A1": ["A2"], "A2": ["A1"]}))


def test_the_point_of_a_space_leads_back_to_it() -> None:
    plan = Plan(board())
    assert [plan.space_at(centre) for centre in plan.centres] == list(range(board().size))


def test_a_bad_coast_file_is_named_with_its_line(tmp_path: Path) -> None:
    assert read_coast(tmp_path) == ()
    tmp_path.joinpath("coast.csv").write_text("polygon,x,y\n1,0.5,north\n")
    with pytest.raises(DataError, match=r"coast\.csv: line 2"):
        read_coast(tmp_path)
