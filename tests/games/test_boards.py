"""The five boards, checked hard: what a map maker can get wrong, he is told."""

from __future__ import annotations

import csv
import io
import shutil
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import cast

import pytest

from scirocco.core.board import Board
from scirocco.games import board_folder, board_ids, load, load_board
from scirocco.games.boardchecks import board_faults, corners
from scirocco.systems.somnium import Somnium

SIZES = {"alamein": 378, "gazala": 400, "sicily": 1025, "gazala1942": 29 * 34, "merkur": 120}


@pytest.mark.parametrize("board_id", SIZES)
def test_the_board_has_its_printed_number_of_spaces(board_id: str) -> None:
    assert load_board(board_id).size == SIZES[board_id]


def test_there_are_five_boards() -> None:
    assert board_ids() == sorted(SIZES)


@pytest.mark.parametrize("board_id", SIZES)
def test_nothing_is_wrong_with_the_board(board_id: str) -> None:
    assert board_faults(load_board(board_id)) == []


@pytest.mark.parametrize("board_id", SIZES)
def test_every_feature_says_where_it_comes_from(board_id: str) -> None:
    board = load_board(board_id)
    assert set(board.provenance[: board.size]) <= {"printed", "deduced", "reconstructed"}
    assert all(line.provenance for line in board.lines)


PLACES = [
    ("alamein", "El Alamein", 30.83, 28.95),
    ("gazala", "Tobruk", 32.08, 23.96),
    ("gazala1942", "Tobruk", 32.08, 23.96),
    ("sicily", "Messina", 38.19, 15.55),
    ("sicily", "Siracusa", 37.07, 15.28),
]


@pytest.mark.parametrize(("board_id", "place", "latitude", "longitude"), PLACES)
def test_places_lie_where_they_are_on_earth(board_id: str, place: str, latitude: float, longitude: float) -> None:
    board = load_board(board_id)
    north, east = board.earth[board.places[place]]
    assert abs(north - latitude) < 0.06
    assert abs(east - longitude) < 0.06


def test_a_hexside_has_two_ends_which_are_corners_of_three_hexes() -> None:
    board = load_board("sicily")
    ends = corners(board, board.space("2018"), board.space("2118"))
    assert {frozenset(board.ids[space] for space in end) for end in ends} == {
        frozenset(("2018", "2118", "2019")),
        frozenset(("2018", "2118", "2117")),
    }


def test_crete_stands_within_its_stacking_limit_at_set_up() -> None:
    """Six of a side in an area; the defenders' counters carry the set-up number, or the zone, of theirs."""
    text = board_folder("merkur").joinpath("pieces.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 96
    board = load_board("merkur")
    numbers = {mark for space in range(board.size) for mark in board.marks[space]} | set(board.ids)
    stacks = Counter(row["placement"] for row in rows if row["side"] == "commonwealth")
    assert set(stacks) <= numbers
    assert max(stacks.values()) <= 6


def test_crete_has_eight_strategic_zones_round_its_three_maps() -> None:
    board = load_board("merkur")
    assert Counter(board.sheets[: board.size]) == {"west": 53, "centre": 30, "east": 29, "strategic": 8}


GAZALA_1942_SET_UP = {
    "axis": (
        "0112 0209 0210 0407 0408 0409 0608 0609 0806 0807 0907 1106 1206 1506 1606 1705 1805 1806 "
        "1906 2105 2205 2403 2503 2804"
    ),
    "allied": (
        "0213 0514 0717 0814 0815 0823 0912 1011 1020 1118 1316 1410 1519 1621 1632 1716 1718 1809 "
        "1810 1911 2015 2023 2109 2121 2307 2310 2317 2322 2419 2506 2508 2611 2707"
    ),
}
GAZALA_1942_ENTRIES_AND_OBJECTIVES = "2905 1934 2422 0912 1411 1715 1721 2129"


def test_gazala_1942_sets_up_on_land_with_the_sides_apart() -> None:
    """The hexes its scenarios name for formations and headquarters, where supplies and objectives lie."""
    board = load_board("gazala1942")
    sides = {side: [board.space(number) for number in text.split()] for side, text in GAZALA_1942_SET_UP.items()}
    named = [board.space(number) for number in GAZALA_1942_ENTRIES_AND_OBJECTIVES.split()]
    for space in (*sides["axis"], *sides["allied"], *named):
        assert board.terrain[space] != "sea", board.ids[space]
    assert not set(sides["axis"]) & set(sides["allied"])


@pytest.mark.parametrize("board_id", ["alamein", "gazala", "sicily"])
def test_no_enemies_touch_when_the_game_begins(board_id: str) -> None:
    game = load(board_id)
    pos = game.start()
    armies = [[pos.at[unit] for unit in army if pos.at[unit] >= 0] for army in cast(Somnium, game).army]
    for space in armies[0]:
        assert not set(armies[1]).intersection(game.board.neighbours[space]), game.board.ids[space]


def broken(tmp_path: Path, game: str, file: str, change: Callable[[str], str]) -> Board:
    """The board of a copy of a game folder in which one file was changed."""
    with resources.as_file(resources.files("scirocco.games").joinpath(game)) as source:
        shutil.copytree(source, tmp_path / game)
    target = tmp_path / game / file
    target.write_text(change(target.read_text(encoding="utf-8")), encoding="utf-8")
    return load_board(str(tmp_path / game))


BREAKS: list[tuple[str, str, Callable[[str], str], str]] = [
    ("alamein", "hexes.csv", lambda s: s.replace("0402,open", "0402,sea"), "0402 is sea, but the road Coast road"),
    ("sicily", "hexes.csv", lambda s: s.replace("2519,city,port", "2519,sea,port"), "2519 is sea"),
    ("sicily", "board.toml", lambda s: s.replace('"2014/2114", ', ""), "the river Salso is broken"),
    ("sicily", "board.toml", lambda s: s.replace('"2018/2118", ', '"2018/2118", "1206/1306", ', 1), "is broken there"),
    ("gazala", "board.toml", lambda s: s.replace("latitude = 32.31", "latitude = 62.31"), "mend the georeference"),
    ("sicily", "hexes.csv", lambda s: s.replace("2413,city,", "2413,city,port"), "2413 is a port"),
]


@pytest.mark.parametrize(("game", "file", "change", "complaint"), BREAKS)
def test_a_broken_board_is_told_by_its_hex(
    tmp_path: Path, game: str, file: str, change: Callable[[str], str], complaint: str
) -> None:
    faults = board_faults(broken(tmp_path, game, file, change))
    assert any(complaint in fault for fault in faults), faults
