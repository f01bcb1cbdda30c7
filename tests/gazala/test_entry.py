"""4.2.1: reinforcements come in over their edge."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Arrived, Moved
from tests.gazala.desert import Desert

OTHERS = ("ff_1 1114", "it_9b 0508")


def arriving(unit: str, *others: str) -> Desert:
    """The unit has been chosen and may come in."""
    side, turn = ("axis", 13) if unit.startswith("it") else ("allied", 10)
    table = Desert(f"{side} movement", *OTHERS, *others, turn=turn)
    table.do(unit)
    return table


def entries(table: Desert) -> set[str]:
    return {option.split()[2] for option in table.options() if option.startswith("enter")}


def points_after(unit: str, place: str) -> float:
    """The points a unit has left when it has come in."""
    table = arriving(unit)
    table.do(f"enter {unit} {place}")
    assert table.decision.kind == "move"
    return table.pos.agenda[-1].number / 2


@pytest.mark.rule("gazala 4.2.1", "gazala 11.1.3")
def test_allied_reinforcements_come_in_through_the_east_edge() -> None:
    assert entries(arriving("in_10")) == {f"25{row:02}" for row in range(7, 17)}


@pytest.mark.rule("gazala 4.2.1", "gazala 11.1.4")
def test_axis_reinforcements_come_in_through_the_west_edge() -> None:
    assert entries(arriving("it_133")) == entries(arriving("it_12b")) == {f"01{row:02}" for row in range(1, 17)}


@pytest.mark.rule("gazala 4.2.1")
def test_the_first_hex_is_paid_like_any_other() -> None:
    assert points_after("in_10", "2511") == 8 - 1
    assert points_after("in_10", "2512") == 8 - 2, "a crest"
    assert points_after("it_133", "0105") == 14 - 1


@pytest.mark.rule("gazala 4.2.1", "gazala 4.0")
@pytest.mark.ruling("gazala G19")
def test_where_a_road_or_track_reaches_the_edge_its_price_is_paid() -> None:
    assert points_after("it_133", "0101") == points_after("it_12b", "0109") == 14 - 0.5
    assert points_after("it_133", "0107") == 14 - 1, "a track"
    assert points_after("in_10", "2508") == 8 - 1, "on foot a road costs 1"


@pytest.mark.rule("gazala 4.2.1")
def test_a_unit_that_has_come_in_moves_on_with_the_points_it_has_left() -> None:
    table = arriving("in_10")
    (arrived,) = [event for event in table.do("enter in_10 2511") if isinstance(event, Arrived)]
    assert (arrived.rule, arrived.how) == ("gazala 4.2.1", "edge")
    path = "2511-2411-2310-2211-2110-2011-1910-1811"
    assert table.code(f"in_10 {path}-1710") == "too-far"
    (moved,) = [event for event in table.do(f"in_10 {path}") if isinstance(event, Moved)]
    assert (moved.cost, table.at("in_10")) == (14, "1811")
    assert table.code("in_10") == "already-moved"


@pytest.mark.rule("gazala 4.2.1")
def test_it_may_stop_on_the_edge() -> None:
    table = arriving("in_10")
    table.do("enter in_10 2511")
    table.do("stop")
    assert (table.at("in_10"), table.decision.kind) == ("2511", "unit")


@pytest.mark.rule("gazala 4.2.1", "gazala 4.1.2")
@pytest.mark.ruling("gazala G12")
def test_a_hex_next_to_the_enemy_may_be_entered_and_the_unit_is_engaged() -> None:
    table = arriving("in_10", "it_61 2411")
    assert {"2511", "2510"} <= entries(table)
    table.do("enter in_10 2511")
    assert table.decision.kind == "unit", "it had to stop"
    table.do("end")
    assert table.options() == ["attack 2411"], "and must attack"


@pytest.mark.rule("gazala 4.2.1", "gazala 4.1.2")
@pytest.mark.ruling("gazala G12", "gazala G2")
def test_armour_that_comes_in_next_to_infantry_moves_on() -> None:
    table = arriving("it_133", "sa_1 0205")
    table.do("enter it_133 0105")
    assert table.decision.kind == "move"


@pytest.mark.rule("gazala 4.2.1")
@pytest.mark.ruling("gazala G12")
def test_no_unit_comes_in_where_the_enemy_stands_or_three_friends_do() -> None:
    table = arriving("in_10", "it_61 2511", "sa_1 2508", "sa_2 2508", "sa_3 2508")
    assert entries(table) == {f"25{row:02}" for row in range(7, 17)} - {"2511", "2508"}
    assert table.refused_by("enter in_10 2511") == table.refused_by("enter in_10 2508") == "4.2.1"
    assert table.refused_by("enter in_10 2411") == table.refused_by("enter in_10 0111") == "4.2.1"


SHUT = tuple(
    f"{unit} 25{row:02}"
    for row, unit in enumerate(
        ("it_61", "it_62", "it_85", "it_86", "it_19", "it_20", "it_27", "it_28", "ge_eng", "it_eng"), start=7
    )
)
"""The Axis holds the whole east edge."""


@pytest.mark.rule("gazala 4.2.1")
@pytest.mark.ruling("gazala G12")
def test_if_no_hex_of_the_edge_is_free_the_unit_waits_for_a_later_turn() -> None:
    table = Desert("allied movement", *OTHERS, *SHUT, turn=5)
    assert (table.refused_by("in_10"), table.code("in_10")) == ("4.2.1", "no-landing")
    assert "in_10" not in table.options()
    table = Desert("allied movement", *OTHERS, *SHUT[1:], turn=6)
    table.do("in_10")
    assert entries(table) == {"2507"}


@pytest.mark.rule("gazala 4.2.1")
def test_a_unit_may_come_in_later_than_its_turn() -> None:
    table = Desert("allied movement", *OTHERS, turn=8)
    table.do("in_10")
    table.do("enter in_10 2511")
    assert table.at("in_10") == "2511"


@pytest.mark.rule("gazala 4.2.1")
def test_a_unit_that_was_told_to_wait_waits_for_the_next_turn() -> None:
    table = arriving("in_10")
    table.do("stop")
    assert table.why("in_10") is not None
    table.end_until("allied movement")
    assert table.why("in_10") is None


@pytest.mark.rule("gazala 4.2.1", "gazala 4.1.2")
@pytest.mark.ruling("gazala G20")
def test_littorio_does_not_come_in_where_it_would_have_no_petrol() -> None:
    table = arriving("it_133", "sa_1 0202", "sa_2 0210")
    assert entries(table) == {"0101", "0109"}, "the sources stand in enemy zones and feed nobody beyond"


@pytest.mark.rule("gazala 4.2.1", "gazala 4.1.2")
@pytest.mark.ruling("gazala G12", "gazala G20")
def test_with_both_road_hexes_in_allied_zones_the_tethered_come_in_there_and_nowhere_else() -> None:
    table = Desert("axis movement", "sa_1 0201", "sa_2 0209", turn=13)
    table.do("it_133")
    assert {option.split()[2] for option in table.options() if option.startswith("enter ")} == {"0101", "0109"}
    free = Desert("axis movement", "sa_1 0201", turn=13)
    free.do("it_133")
    assert {"0101", "0108", "0109", "0116"} <= {o.split()[2] for o in free.options() if o.startswith("enter ")}
