"""Lines traced over the board."""

from __future__ import annotations

from scirocco.core.board import Board, mask_of
from scirocco.core.hexes import HexLayout
from scirocco.core.lines import trace

BOARD = Board.of_hexes(HexLayout("flat-top", 7, 5))


def spaces(*hex_ids: str) -> int:
    return mask_of(BOARD.space(hex_id) for hex_id in hex_ids)


def line(start: str, goals: int, closed: int = 0, longest: int = 1_000_000) -> list[str] | None:
    """The traced line as hex numbers."""
    found = trace(BOARD.space(start), goals, BOARD.map_mask & ~closed, BOARD.touching, longest)
    return None if found is None else [BOARD.ids[space] for space in found]


WALL = spaces("0401", "0402", "0403", "0404", "0405")


def test_a_line_is_the_shortest_way_both_ends_included() -> None:
    found = line("0103", spaces("0703"))
    assert found is not None
    assert (found[0], found[-1], len(found)) == ("0103", "0703", 7)


def test_a_start_that_is_a_goal_is_a_line_of_one_even_if_it_is_closed() -> None:
    assert line("0103", spaces("0103"), closed=spaces("0103")) == ["0103"]


def test_the_nearest_of_several_goals_is_reached() -> None:
    assert line("0103", spaces("0703", "0105")) == ["0103", "0104", "0105"]


def test_a_line_goes_round_what_is_closed() -> None:
    found = line("0303", spaces("0503"), closed=WALL & ~spaces("0401"))
    assert found is not None
    assert "0401" in found


def test_there_is_no_line_through_a_wall_nor_into_a_closed_goal() -> None:
    assert line("0303", spaces("0503"), closed=WALL) is None
    assert line("0303", spaces("0403"), closed=WALL) is None
    assert line("0303", 0) is None


def test_the_start_itself_need_not_be_open() -> None:
    assert line("0403", spaces("0503"), closed=WALL) == ["0403", "0503"]


def test_a_line_may_be_limited_in_length() -> None:
    assert line("0103", spaces("0403"), longest=2) is None
    found = line("0103", spaces("0403"), longest=3)
    assert found is not None
    assert len(found) == 4
