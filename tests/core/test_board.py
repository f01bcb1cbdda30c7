"""The board: printed numbers, neighbours, distances, edges, areas, masks."""

from __future__ import annotations

from collections import deque

import pytest

from scirocco.core.board import Board, Line, mask_of, members
from scirocco.core.errors import NotationError
from scirocco.core.hexes import HexLayout

FLAT = HexLayout("flat-top", 7, 5)
POINTY = HexLayout("pointy-top", 6, 7)
both_layouts = pytest.mark.parametrize("layout", [FLAT, POINTY], ids=["flat-top", "pointy-top"])


def steps_from(board: Board, start: int) -> dict[int, int]:
    """Distances by breadth-first search over the neighbours."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in board.neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def around(board: Board, hex_id: str) -> set[str]:
    return {board.ids[space] for space in board.neighbours[board.space(hex_id)]}


# Printed numbers


def test_flat_top_hexes_are_numbered_column_first() -> None:
    board = Board.of_hexes(FLAT)
    assert board.ids[:6] == ["0101", "0102", "0103", "0104", "0105", "0201"]
    assert FLAT.cell_of("0703") == (7, 3)


def test_pointy_top_hexes_are_numbered_row_first() -> None:
    board = Board.of_hexes(POINTY)
    assert board.ids[:7] == ["0101", "0102", "0103", "0104", "0105", "0106", "0201"]
    assert POINTY.cell_of("0703") == (3, 7)


@both_layouts
def test_every_hex_has_one_number_and_every_number_leads_back(layout: HexLayout) -> None:
    cells = layout.cells()
    assert len(cells) == len(set(cells)) == layout.columns * layout.rows
    assert all(layout.cell_of(layout.id_of(cell)) == cell for cell in cells)
    assert all(layout.holds(cell) for cell in cells)
    assert [layout.id_of(cell) for cell in cells] == sorted(layout.id_of(cell) for cell in cells)


@pytest.mark.parametrize("text", ["", "101", "01011", "01a1", "west"])
def test_what_is_no_four_digit_number_is_no_hex(text: str) -> None:
    with pytest.raises(ValueError, match="four-digit"):
        FLAT.cell_of(text)


def test_a_number_off_the_board_is_refused_by_name() -> None:
    with pytest.raises(NotationError, match="no space '0806'"):
        Board.of_hexes(FLAT).space("0806")


# Neighbours


def test_odd_columns_of_a_flat_top_board_lie_half_a_hex_lower() -> None:
    board = Board.of_hexes(FLAT)
    assert around(board, "0303") == {"0302", "0304", "0203", "0204", "0403", "0404"}
    assert around(board, "0403") == {"0402", "0404", "0302", "0303", "0502", "0503"}


def test_even_rows_of_a_pointy_top_board_lie_half_a_hex_to_the_east() -> None:
    board = Board.of_hexes(POINTY)
    assert around(board, "0303") == {"0302", "0304", "0402", "0403", "0202", "0203"}
    assert around(board, "0403") == {"0402", "0404", "0503", "0504", "0303", "0304"}


@both_layouts
def test_neighbours_touch_both_ways_and_lie_one_pitch_apart(layout: HexLayout) -> None:
    board = Board.of_hexes(layout)
    for space, others in enumerate(board.neighbours):
        assert len(set(others)) == len(others) <= 6
        for other in others:
            assert space in board.neighbours[other]
            x, y = layout.centre(layout.cell_of(board.ids[space]))
            u, v = layout.centre(layout.cell_of(board.ids[other]))
            assert (x - u) ** 2 + (y - v) ** 2 == pytest.approx(1.0)


@both_layouts
def test_the_six_neighbours_are_named_clockwise(layout: HexLayout) -> None:
    """Turned round the centre, each neighbour lies to the right of the one before (y grows to the south)."""
    cell = (3, 3)
    x, y = layout.centre(cell)
    arms = [(layout.centre(other)[0] - x, layout.centre(other)[1] - y) for other in layout.around(cell)]
    for (ax, ay), (bx, by) in zip(arms, arms[1:] + arms[:1], strict=True):
        assert ax * by - ay * bx > 0


# Distances


@both_layouts
def test_distances_agree_with_a_search_over_the_neighbours(layout: HexLayout) -> None:
    board = Board.of_hexes(layout)
    for start in range(board.size):
        found = steps_from(board, start)
        assert [board.distance(start, space) for space in range(board.size)] == [found[s] for s in range(board.size)]


@both_layouts
def test_within_is_the_mask_of_all_spaces_up_to_a_distance(layout: HexLayout) -> None:
    board = Board.of_hexes(layout)
    for reach in range(4):
        for start in range(board.size):
            near = [space for space in range(board.size) if board.distance(start, space) <= reach]
            assert list(members(board.within(start, reach))) == near


# Edges and boxes


def test_hexes_on_an_edge_know_over_which_edges_they_leave() -> None:
    board = Board.of_hexes(FLAT)
    edges = {hex_id: set(board.edges[board.space(hex_id)]) for hex_id in board.ids}
    assert edges["0101"] == {"north", "west"}
    assert edges["0105"] == {"south", "west"}
    assert edges["0701"] == {"north", "east"}
    assert edges["0401"] == {"north"}
    assert edges["0405"] == {"south"}
    assert edges["0103"] == {"west"}
    assert edges["0403"] == set()


def test_on_a_pointy_top_board_the_highest_row_is_the_north() -> None:
    board = Board.of_hexes(POINTY)
    edges = {hex_id: set(board.edges[board.space(hex_id)]) for hex_id in board.ids}
    assert edges["0103"] == {"south"}
    assert edges["0703"] == {"north"}
    assert edges["0401"] == {"west"}
    assert edges["0406"] == {"east"}


@both_layouts
def test_only_hexes_with_fewer_than_six_neighbours_lie_on_an_edge(layout: HexLayout) -> None:
    board = Board.of_hexes(layout)
    assert all(bool(board.edges[space]) == (len(board.neighbours[space]) < 6) for space in range(board.size))


def test_boxes_come_after_the_map_and_touch_nothing() -> None:
    board = Board.of_hexes(FLAT, ["west", "east"])
    assert (board.size, len(board.ids)) == (35, 37)
    west = board.space("west")
    assert board.is_box(west)
    assert not board.is_box(board.space("0705"))
    assert (board.neighbours[west], board.touching[west], board.edges[west]) == ((), 0, ())
    assert not board.map_mask & board.bit[west]


def test_two_spaces_may_not_share_an_id() -> None:
    with pytest.raises(ValueError, match="same id"):
        Board.of_hexes(FLAT, ["0101"])


# Areas

TRIANGLE = {"A1": ["A2", "A3"], "A2": ["A1", "A3"], "A3": ["A1", "A2", "B1"], "B1": ["A3"], "C1": []}


def test_areas_touch_the_areas_they_name() -> None:
    board = Board.of_areas(TRIANGLE, ["pool"])
    assert around(board, "A3") == {"A1", "A2", "B1"}
    assert board.is_box(board.space("pool"))
    assert board.layout is None


def test_distances_between_areas_count_steps_and_tell_when_there_is_no_way() -> None:
    board = Board.of_areas(TRIANGLE, ["pool"])
    for start in range(board.size):
        found = steps_from(board, start)
        assert [board.distance(start, s) for s in range(board.size)] == [found.get(s, -1) for s in range(board.size)]
    assert list(members(board.within(board.space("A1"), 1))) == [0, 1, 2]


@pytest.mark.parametrize("links", [{"A1": ["A2"], "A2": []}, {"A1": ["A9"]}])
def test_an_area_that_links_to_one_that_does_not_link_back_is_refused(links: dict[str, list[str]]) -> None:
    with pytest.raises(ValueError, match="does not link back"):
        Board.of_areas(links)


# Masks, features, lines


@pytest.mark.parametrize("spaces", [[], [0], [3, 4, 5], [1, 64, 377]])
def test_masks_and_their_members_are_inverses(spaces: list[int]) -> None:
    assert list(members(mask_of(spaces))) == spaces


def test_touching_is_the_mask_of_the_neighbours() -> None:
    board = Board.of_hexes(FLAT)
    assert all(board.touching[space] == mask_of(board.neighbours[space]) for space in range(board.size))


def test_spaces_are_found_by_terrain_feature_and_start_line() -> None:
    board = Board.of_hexes(FLAT, ["west"])
    board.terrain[3], board.terrain[4], board.terrain[5] = "crest", "sea", "crest"
    board.features[4] = frozenset(["minefield", "fortification"])
    board.start_side[6] = "axis"
    assert list(members(board.with_terrain("crest"))) == [3, 5]
    assert list(members(board.with_terrain("crest", "sea"))) == [3, 4, 5]
    assert list(members(board.with_feature("minefield"))) == [4]
    assert list(members(board.starting_with("axis"))) == [6]


def test_along_joins_the_spaces_that_follow_one_another_on_a_line() -> None:
    board = Board.of_hexes(FLAT)
    a, b, c, d = (board.space(hex_id) for hex_id in ("0101", "0102", "0103", "0202"))
    board.lines = [Line("road", "coast", (a, b, c)), Line("road", "branch", (b, d)), Line("track", "old", (a, d))]
    along = board.along("road")
    assert (along[a], along[b], along[c], along[d]) == ((b,), (a, c, d), (b,), (b,))
    assert board.along("railway") == [()] * len(board.ids)
