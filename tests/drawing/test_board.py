"""The map: whole, readable, small, and true to the hexes."""

from __future__ import annotations

from math import dist
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree

import pytest

from scirocco.core.board import Board
from scirocco.core.errors import DataError
from scirocco.core.hexes import HexLayout
from scirocco.drawing import draw_board, read_coast
from scirocco.drawing.board import LAYERS, has_proper_name
from scirocco.drawing.labels import Typesetter
from scirocco.drawing.plan import RADIUS, Plan
from tests.drawing.sheets import HEX_GAMES, board, coast, drawing, ground, sheet, words

EVERY_HEX_BOARD = pytest.mark.parametrize("game", HEX_GAMES)


@EVERY_HEX_BOARD
def test_every_hex_number_is_on_the_map(game: str) -> None:
    assert set(board(game).ids[: board(game).size]) <= words(sheet(game))


@EVERY_HEX_BOARD
def test_every_place_name_is_on_the_map(game: str) -> None:
    found = {word.lower() for word in words(sheet(game))}
    places = board(game).places
    for name, space in places.items():
        own = board(game).names[space]
        # A hex shows its own name; a place may be a plainer word for it, such as "Ghazal (station)".
        assert (own if own and name != own else name).lower() in found, name


@EVERY_HEX_BOARD
def test_rivers_and_named_ways_carry_their_names(game: str) -> None:
    found = {word.lower() for word in words(sheet(game))}
    named = [course.line.name for course in drawing(game).courses if has_proper_name(course)]
    for name in (*named, *(river.name for river in drawing(game).rivers)):
        assert name.lower() in found, name


@EVERY_HEX_BOARD
def test_the_map_is_small(game: str) -> None:
    assert len(sheet(game).encode()) < 700_000


@EVERY_HEX_BOARD
def test_the_ground_picture_is_small_and_fits_the_sheet(game: str) -> None:
    data = ground(game)
    assert len(data) < 600_000
    assert data[:4] == b"RIFF"
    assert data[8:15] == b"WEBPVP8"
    wide, high = (side & 0x3FFF for side in unpack("<HH", data[26:30]))
    frame = Plan(board(game)).frame
    assert wide / high == pytest.approx(frame.width / frame.height, rel=0.002)


def test_the_ground_picture_is_embedded_linked_or_made() -> None:
    embedded = draw_board(board(), coast=coast(), ground=ground())
    assert "data:image/webp;base64," in embedded
    linked = draw_board(board(), coast=coast(), ground_href="/ground/alamein.webp")
    assert 'href="/ground/alamein.webp"' in linked
    assert "data:" not in linked
    made = draw_board(board(), coast=coast())
    assert "data:image/png;base64," in made
    assert len(made.encode()) < 700_000


def test_the_same_board_gives_the_same_picture() -> None:
    assert draw_board(board(), "Alamein", "1942", coast=coast(), ground_href="alamein.webp") == sheet()


@EVERY_HEX_BOARD
def test_layers_stand_in_order_and_can_be_left_out(game: str) -> None:
    ids = [group.get("id") for group in ElementTree.fromstring(sheet(game)) if group.get("id") in LAYERS]
    assert ids == [name for name in LAYERS if name in ids]
    assert {"land", "sea", "coast", "grid", "roads", "tints", "hachures", "towns", "numbers", "names"} <= set(ids)
    bare = draw_board(board(game), coast=coast(game), ground_href="x", without=("names", "numbers", "panel"))
    assert "0805" not in words(bare)
    assert 'id="names"' not in bare


def test_each_board_has_the_layers_its_data_ask_for() -> None:
    for game, layers in {
        "alamein": {"mines", "depression", "tracks", "railways", "fortifications"},
        "gazala": {"mines", "tracks", "fortifications", "inlets", "marks"},
        "sicily": {"rivers", "bridges", "marks"},
        "gazala1942": {"mines", "cliffs", "tracks", "fortifications", "inlets", "marks"},
    }.items():
        for name in ("mines", "depression", "tracks", "railways", "fortifications", "inlets", "rivers", "cliffs"):
            assert (f'id="{name}"' in sheet(game)) is (name in layers), (game, name)


def test_titles_are_escaped() -> None:
    assert "Tobruk & <Gazala>" in words(draw_board(board(), "Tobruk & <Gazala>"))


@EVERY_HEX_BOARD
def test_lines_cross_the_hexes_of_the_data_and_no_others(game: str) -> None:
    plan = drawing(game).plan
    for course in drawing(game).courses:
        # A line that leaves the map runs on into the margin, where there is no hex.
        crossed = [plan.space_at(p) for p in course.trail if dist(p, plan.centres[plan.space_at(p)]) <= RADIUS]
        run = [space for k, space in enumerate(crossed) if k == 0 or crossed[k - 1] != space]
        spaces = list(course.line.spaces)
        # A track that forks off another is drawn from the fork on.
        assert run == spaces[len(spaces) - len(run) :], course.line.name


@EVERY_HEX_BOARD
def test_names_do_not_run_into_each_other(game: str) -> None:
    board_drawing = drawing(game)
    setter = Typesetter(board_drawing.plan.frame, board_drawing.obstacles())
    boxes = [setter.set(name).box for name in board_drawing.wanted_names()[1]]
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
