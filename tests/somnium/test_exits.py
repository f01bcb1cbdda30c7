"""4.2: leaving the map, and who holds a hex (10.2)."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import LeftMap, Moved
from scirocco.systems.somnium.scoring import scores
from tests.somnium.tabletop import Tabletop


@pytest.mark.rule("alamein 4.2")
@pytest.mark.ruling("alamein A12")
@pytest.mark.parametrize(
    ("unit", "path", "edge"),
    [
        ("au_20_9", "0205-0105-west", "west"),
        ("ge_382_164", "0205-0105-west", "west"),
        ("au_20_9", "2008-2108-east", "east"),
    ],
)
def test_a_unit_that_reaches_an_open_edge_leaves_for_one_more_point(unit: str, path: str, edge: str) -> None:
    side = "axis" if unit.startswith("ge") else "allied"
    table = Tabletop(f"{side} movement", f"{unit} {path[:4]}")
    table.do(unit)
    moved, left = (event for event in table.do(f"{unit} {path}") if isinstance(event, Moved | LeftMap))
    assert isinstance(moved, Moved)
    assert moved.cost == 2 * 2
    assert isinstance(left, LeftMap)
    assert table.at(unit) == edge


@pytest.mark.rule("alamein 4.2")
@pytest.mark.ruling("alamein A12")
def test_a_unit_without_a_point_left_stays_on_the_edge() -> None:
    table = Tabletop("allied movement", "au_20_9 0708")
    table.do("au_20_9")
    march = "0708-0608-0508-0408-0307-0207-0106"
    assert table.why(f"au_20_9 {march}") is None
    assert table.refused_by(f"au_20_9 {march}-west") == "4.0"


@pytest.mark.rule("alamein 4.2")
def test_the_axis_may_not_leave_over_the_east_edge() -> None:
    table = Tabletop("axis movement", "ge_382_164 2108")
    table.do("ge_382_164")
    assert table.refused_by("ge_382_164 2108-east") == "4.2"
    assert not any("east" in option for option in table.options())


@pytest.mark.rule("alamein 4.2")
@pytest.mark.parametrize(("number", "edge", "other"), [("0201", "north", "south"), ("1518", "south", "north")])
def test_nobody_leaves_over_the_north_or_the_south_edge(number: str, edge: str, other: str) -> None:
    for side, unit in (("allied", "uk_22_7"), ("axis", "ge_8pz_15")):
        table = Tabletop(f"{side} movement", f"{unit} {number}")
        table.do(unit)
        assert table.refused(f"{unit} {number}-{edge}") == ("4.2", "edge-closed", edge)
        for elsewhere in (other, "west"):
            assert table.refused(f"{unit} {number}-{elsewhere}") == ("4.2", "not-an-edge", number, elsewhere)


@pytest.mark.rule("alamein 4.2")
def test_a_unit_that_left_does_not_come_back() -> None:
    table = Tabletop("allied movement", "au_20_9 0105", "au_24_9 1409", "ge_382_164 1813")
    table.do("au_20_9")
    table.do("au_20_9 0105-west")
    table.do("end")
    table.do("end")
    assert table.pos.turn == 2
    assert table.refused_by("au_20_9") == "4.2"
    assert table.options() == ["au_24_9", "end"]


@pytest.mark.rule("alamein 4.2", "alamein 4.1.2")
def test_a_unit_stopped_next_to_the_enemy_does_not_reach_the_edge() -> None:
    table = Tabletop("allied movement", "au_20_9 0205", "ge_382_164 0104")
    table.do("au_20_9")
    assert table.why("au_20_9 0205-0105") is None
    table = Tabletop("allied movement", "au_20_9 0206", "ge_382_164 0104")
    table.do("au_20_9")
    assert table.refused_by("au_20_9 0206-0105-west") == "4.1.2"


@pytest.mark.rule("alamein 4.2", "alamein 10.2")
@pytest.mark.ruling("alamein A12")
def test_an_allied_unit_scores_two_points_in_the_west_and_none_in_the_east() -> None:
    for path, points in (("0105-west", 2), ("2108-east", 0)):
        table = Tabletop("allied movement", f"au_20_9 {path[:4]}", "ge_382_164 1409")
        before = scores(table.game, table.pos)
        table.do("au_20_9")
        table.do(f"au_20_9 {path}")
        assert scores(table.game, table.pos) == (before[0] + points, before[1])


@pytest.mark.rule("alamein 4.2", "alamein 10.2")
@pytest.mark.ruling("alamein A12")
def test_an_axis_unit_that_left_counts_neither_as_destroyed_nor_as_remaining() -> None:
    table = Tabletop("axis movement", "ge_382_164 0105", "au_20_9 1409")
    assert scores(table.game, table.pos) == (0, 5)
    table.do("ge_382_164")
    table.do("ge_382_164 0105-west")
    assert scores(table.game, table.pos) == (0, 0)


# Who holds a hex


def holder(table: Tabletop, number: str) -> str:
    bit = table.game.board.bit[table.hex(number)]
    return "".join(side for side, held in zip(table.game.sides, table.pos.held, strict=True) if held & bit)


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein C28")
def test_before_anyone_was_there_a_hex_belongs_to_the_side_behind_whose_line_it_lies() -> None:
    table = Tabletop.started()
    assert {number: holder(table, number) for number in ("0916", "0109", "1106", "2010", "0705", "1015")} == {
        "0916": "axis",
        "0109": "axis",
        "1106": "allied",
        "2010": "allied",
        "0705": "",
        "1015": "",
    }


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein C28")
def test_a_hex_belongs_to_the_side_that_last_had_a_unit_in_it_even_in_passing() -> None:
    table = Tabletop("axis movement", "ge_8pz_15 1609", "au_20_9 1614", facts=("held.allied 1610 1611 1710",))
    table.do("ge_8pz_15")
    table.do("ge_8pz_15 1609-1610-1611")
    assert {number: holder(table, number) for number in ("1609", "1610", "1611", "1710")} == {
        "1609": "axis",
        "1610": "axis",
        "1611": "axis",
        "1710": "allied",
    }
