"""4.0 and 4.1.1: movement and stacking."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Moved
from tests.gazala.desert import Desert


def price(unit: str, path: str, *dice: int) -> float:
    """What a move costs, in points."""
    side = "axis" if unit[:2] in ("ge", "it") else "allied"
    table = Desert(f"{side} movement", f"{unit} {path[:4]}", facts=["freed"])
    return sum(event.cost for event in table.go(unit, path, *dice) if isinstance(event, Moved)) / 2


@pytest.mark.rule("gazala 4.0")
@pytest.mark.parametrize(
    ("unit", "path", "points"),
    [
        ("in_9", "1712-1713", 1),
        ("uk_7mot", "1712-1713", 1),
        ("in_9", "1509-1410", 1),
        ("uk_7mot", "1509-1410", 1),
        ("in_9", "1306-1305", 2),
        ("uk_7mot", "1306-1305", 3),
        ("uk_22arm", "1306-1305", 3),
        ("in_9", "1104-1205", 1),
        ("uk_7mot", "1104-1205-1304", 1),
        ("uk_7mot", "1509-1410-1510", 2),
        ("in_9", "0907-0908", 1),
    ],
    ids=lambda value: str(value),
)
def test_each_kind_of_ground_has_its_price(unit: str, path: str, points: float) -> None:
    assert price(unit, path) == points


@pytest.mark.rule("gazala 4.0")
def test_guns_and_engineers_move_on_foot() -> None:
    assert price("ge_pza", "0406-0505") == price("ge_eng", "0406-0505") == 2
    assert price("ge_pza", "0101-0201") == price("ge_eng", "0101-0201") == 1


@pytest.mark.rule("gazala 4.0")
@pytest.mark.ruling("gazala C30")
def test_a_road_or_track_helps_only_along_its_course() -> None:
    assert price("uk_7mot", "1207-1307") == 1, "by the track onto the crest"
    assert price("uk_7mot", "1306-1307") == 3, "across country onto the same crest"
    assert price("uk_7mot", "1104-1205") == 0.5, "along the road"
    assert price("uk_7mot", "1305-1205") == 1, "from the crest down to the road"


@pytest.mark.rule("gazala 4.0", "gazala 9.1")
@pytest.mark.ruling("gazala C30")
def test_a_road_does_not_spare_the_extra_point_for_mines() -> None:
    assert price("ge_115", "0603-0604", 6) == 0.5 + 1
    assert price("uk_7mot", "0603-0604") == 0.5, "the Allies know the lanes"


@pytest.mark.rule("gazala 4.0")
@pytest.mark.ruling("gazala C31")
def test_half_points_are_kept_exactly() -> None:
    table = Desert("allied movement", "uk_1tk 1104")  # ten points
    table.do("uk_1tk")
    assert table.code("uk_1tk 1104-1205-1305-1306-1406-1407-1408") == "too-far", "0.5 + 3 + 1 + 3 + 1 + 3 = 11.5"
    events = table.do("uk_1tk 1104-1205-1305-1306-1406-1407-1507")
    assert [event.cost for event in events if isinstance(event, Moved)] == [19], "9.5 points, and no more"


@pytest.mark.rule("gazala 4.0")
def test_a_unit_never_exceeds_its_points_and_need_not_use_them() -> None:
    table = Desert("allied movement", "in_9 1712")
    table.do("in_9")
    path = "1712-1713-1714-1715-1716-1816-1916-2016-2116"
    assert table.code(f"in_9 {path}-2216") == "too-far", "eight points are eight hexes of open ground"
    assert table.why(f"in_9 {path}") is None
    table.do("in_9 1712-1713")
    assert table.refused_by("in_9") == "4.0", "what is left is not used later"


@pytest.mark.rule("gazala 4.0")
def test_points_left_over_are_gone_in_the_next_turn() -> None:
    table = Desert("allied movement", "in_9 1712", "it_9b 0508", "sa_6 2006")
    table.go("in_9", "1712-1713")
    table.end_until("allied movement")
    table.do("in_9")
    path = "1713-1714-1715-1716-1816-1916-2016-2116-2216"
    assert table.why(f"in_9 {path}") is None
    assert table.code(f"in_9 {path}-2316") == "too-far"


@pytest.mark.rule("gazala 4.0", "gazala 7.0")
def test_a_reduced_unit_moves_as_far_as_before() -> None:
    full, reduced = (Desert("allied movement", f"in_9 1712{mark}").ends("in_9") for mark in ("", " reduced"))
    assert full == reduced


@pytest.mark.rule("gazala 4.0")
@pytest.mark.ruling("gazala A30")
def test_a_move_is_one_unbroken_path() -> None:
    table = Desert("allied movement", "in_9 1712")
    table.do("in_9")
    assert table.refused_by("in_9 1712-1714") == "4.0"
    table.do("in_9 1712-1713")
    assert table.refused_by("in_9 1713-1714") == "4.0"


@pytest.mark.rule("gazala 4.0")
def test_nobody_enters_the_sea() -> None:
    table = Desert("allied movement", "sa_6 2006", "uk_7mot 1304")
    table.do("sa_6")
    assert table.code("sa_6 2006-2005") == "prohibited"
    table.do("stop")
    table.do("uk_7mot")
    assert table.code("uk_7mot 1304-1303") == "prohibited"


# Sea arms


@pytest.mark.rule("gazala 4.0")
@pytest.mark.ruling("gazala G4")
def test_a_sea_arm_costs_two_points_more_on_foot_and_on_wheels() -> None:
    assert price("in_9", "2006-2106") == price("uk_7mot", "2006-2106") == 3
    assert price("in_9", "2106-2006") == price("uk_7mot", "2106-2006") == 3
    assert price("in_9", "0804-0704") == 2 + 2, "onto a crest"
    assert price("uk_7mot", "0804-0704") == 2 + 3


@pytest.mark.rule("gazala 4.0")
@pytest.mark.ruling("gazala G4")
@pytest.mark.parametrize("path", ["2006-2106", "2106-2006", "0704-0804", "0804-0704"])
def test_a_sea_arm_is_closed_to_armour_but_not_to_motorised_infantry(path: str) -> None:
    table = Desert("allied movement", f"uk_22arm {path[:4]}", f"uk_7mot {path[:4]}")
    table.do("uk_22arm")
    assert (table.refused_by(f"uk_22arm {path}"), table.code(f"uk_22arm {path}")) == ("4.0", "closed-water")
    table.do("stop")
    table.do("uk_7mot")
    assert table.why(f"uk_7mot {path}") is None


@pytest.mark.rule("gazala 4.0")
def test_armour_goes_round_the_sea_arm() -> None:
    assert "2106" in Desert("allied movement", "uk_22arm 2006").ends("uk_22arm")


# 4.1.1


@pytest.mark.rule("gazala 4.1.1")
@pytest.mark.ruling("gazala C32")
@pytest.mark.parametrize(
    ("side", "three", "fourth"),
    [("allied", ("sa_1", "sa_2", "sa_3"), "in_9"), ("axis", ("it_61", "it_62", "it_85"), "it_86")],
)
def test_three_units_fill_a_hex_and_a_fourth_passes_but_does_not_stop(
    side: str, three: tuple[str, ...], fourth: str
) -> None:
    table = Desert(f"{side} movement", *(f"{unit} 1712" for unit in three), f"{fourth} 1711")
    table.do(fourth)
    assert (table.refused_by(f"{fourth} 1711-1712"), table.code(f"{fourth} 1711-1712")) == ("4.1.1", "stack-full")
    table.do(f"{fourth} 1711-1712-1713")
    assert table.at(fourth) == "1713"


@pytest.mark.rule("gazala 4.1.1")
@pytest.mark.ruling("gazala C32")
def test_the_limit_is_checked_when_a_single_unit_stops_and_not_at_the_end_of_the_phase() -> None:
    table = Desert("allied movement", "sa_1 1712", "sa_2 1712", "sa_3 1712", "in_9 1711")
    table.do("in_9")
    assert table.code("in_9 1711-1712") == "stack-full", "although sa_1 has yet to move away"
    table.do("stop")


@pytest.mark.rule("gazala 4.0")
def test_units_that_move_together_do_not_add_their_points() -> None:
    alone = Desert("allied movement", "in_9 1712").ends("in_9")
    together = Desert("allied movement", "in_9 1712", "in_29 1712").ends("in_9")
    assert alone == together


@pytest.mark.rule("gazala 4.0")
@pytest.mark.ruling("gazala A39")
def test_a_move_passes_no_hex_twice_and_does_not_end_where_it_began() -> None:
    table = Desert("allied movement", "uk_22arm 1613")
    table.do("uk_22arm")
    assert table.code("uk_22arm 1613-1614-1613-1612") == "twice-through"
    assert table.code("uk_22arm 1613-1614-1514-1613") == "no-path"
