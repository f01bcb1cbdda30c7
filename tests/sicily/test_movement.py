"""4.0: movement points, mountains, rivers, bridges, roads, and what nobody enters; 4.1.1: three units a hex."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Moved
from tests.sicily.island import Island

WEST_ROAD = (
    "2019-1918-1818-1717-1617-1516-1416-1315-1215-1214-1114-1014"
    "-0913-0813-0712-0612-0512-0413-0312-0212-0211-0210-0209-0208"
)
"""Twenty-three steps along the road from Licata to Trapani."""


def cost(unit: str, path: str) -> float:
    """What a path costs a unit, in movement points."""
    side = "axis" if unit[:2] in ("ge", "it") else "allied"
    table = Island(f"{side} movement", f"{unit} {path[:4]}")
    (moved,) = [event for event in table.go(unit, path) if isinstance(event, Moved)]
    return moved.cost / 2


def refusal(unit: str, path: str, *others: str) -> str:
    side = "axis" if unit[:2] in ("ge", "it") else "allied"
    table = Island(f"{side} movement", f"{unit} {path[:4]}", *others)
    table.do(unit)
    return table.refused_by(f"{unit} {path}")


# The ground


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily C26")
def test_a_mountain_costs_three_points_to_everybody_on_foot() -> None:
    for unit in ("us_16", "us_504", "uk_1al", "us_ranger", "uk_cdo", "us_ii", "it_29", "it_10b", "ge_4pqd"):
        assert cost(unit, "2116-2115") == 3, unit


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S7")
@pytest.mark.parametrize("unit", ["us_cca", "ge_conrath_a", "ge_104", "it_33"])
def test_mountains_are_closed_to_armour_and_to_motorised_infantry_alike(unit: str) -> None:
    assert refusal(unit, "2116-2115") == "4.0"
    assert refusal(unit, "2415-2514") == "4.0", "a hex with a road, but not along it"


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S7")
@pytest.mark.ruling("sicily C30")
@pytest.mark.parametrize(("unit", "points"), [("us_cca", 0.5), ("ge_104", 0.5), ("it_33", 0.5), ("us_16", 1)])
def test_along_a_road_anybody_enters_a_mountain_at_the_price_of_the_road_and_may_stop_there(
    unit: str, points: float
) -> None:
    assert cost(unit, "2513-2514") == points
    assert cost(unit, "2513-2514-2615") == 2 * points


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S8")
@pytest.mark.parametrize(
    ("path", "foot", "motorised"),
    [("2018-2117", 2, 3), ("2117-2018", 2, 3), ("2112-2013", 2, 3), ("3014-3113", 2, 3)],
    ids=["open", "the other way", "into a city", "onto an airfield"],
)
def test_crossing_a_river_costs_one_more_point_on_foot_and_two_more_motorised(
    path: str, foot: float, motorised: float
) -> None:
    assert cost("us_16", path) == cost("it_29", path) == foot
    assert cost("us_cca", path) == cost("ge_104", path) == motorised


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S8")
@pytest.mark.ruling("sicily C30")
@pytest.mark.parametrize("path", ["2019-2118", "2118-2019", "2519-2620", "3414-3415"])
def test_a_road_over_a_bridge_costs_nothing_extra(path: str) -> None:
    assert (cost("us_16", path), cost("us_cca", path)) == (1, 0.5)


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S8")
def test_a_river_costs_nothing_to_those_who_go_along_it() -> None:
    assert cost("us_16", "2118-2117-2116") == cost("us_cca", "2118-2117-2116") == 2


@pytest.mark.rule("sicily 4.0", "sicily 2.1")
@pytest.mark.ruling("sicily S8")
def test_every_bridge_carries_a_road_over_a_river_and_every_road_over_a_river_has_a_bridge() -> None:
    board = Island.begun().game.board
    roads = board.along("road")
    rivers, bridges = board.hexsides["river"], board.hexsides["bridge"]
    crossings = {(here, there) for here, there in rivers if there in roads[here]}
    assert bridges == crossings


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily C30")
def test_between_two_roads_that_only_lie_side_by_side_the_ground_decides() -> None:
    assert cost("us_cca", "2617-2618") == 1
    assert cost("us_cca", "2518-2618") == 0.5


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily C31")
def test_half_points_are_added_exactly_and_never_rounded() -> None:
    assert cost("us_cca", WEST_ROAD) == 11.5
    assert cost("us_cca", f"{WEST_ROAD}-0307") == 12
    assert refusal("us_cca", f"{WEST_ROAD}-0308") == "4.0", "half a point is not enough for an airfield"


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S10")
@pytest.mark.parametrize("path", ["2519-2520", "3903-4003", "1306-1305"])
def test_nobody_enters_the_sea(path: str) -> None:
    for unit in ("us_16", "us_cca"):
        assert refusal(unit, path) == "4.0"


@pytest.mark.rule("sicily 4.0")
@pytest.mark.parametrize("path", ["3208-3209", "3211-3210", "3409-3309", "3410-3310"])
def test_nobody_enters_mount_etna(path: str) -> None:
    for unit in ("us_16", "ge_4pqd", "ge_104"):
        assert refusal(unit, path) == "4.0"


@pytest.mark.rule("sicily 4.0", "sicily 2.1")
def test_the_italian_mainland_is_no_part_of_the_field() -> None:
    game = Island.begun().game
    for number in ("4102", "4103", "4104", "4105", "4106"):
        assert not game.land >> game.board.space(number) & 1


# The points


@pytest.mark.rule("sicily 4.0")
def test_a_unit_never_spends_more_than_its_points_and_need_not_spend_them_all() -> None:
    assert refusal("us_16", "2019-2018-2017-2016-2015-2014-2013-2012") == "4.0"
    table = Island("allied movement", "us_16 2019")
    table.go("us_16", "2019-2018")
    assert table.at("us_16") == "2018"


@pytest.mark.rule("sicily 4.0")
def test_points_are_neither_saved_nor_pooled() -> None:
    table = Island("allied movement", "us_16 1813", "us_18 1813")
    table.go("us_18", "stop")
    table.do("us_16")
    assert table.decision.number == 2 * 6
    table.do("stop")
    table.end_until("allied movement")
    table.do("us_16")
    assert table.decision.number == 2 * 6


@pytest.mark.rule("sicily 4.0", "sicily 7.0")
def test_losses_do_not_slow_a_unit() -> None:
    table = Island("allied movement", "us_cca 1813 reduced")
    table.do("us_cca")
    assert table.decision.number == 2 * 12


# 4.1.1

THREE = ("us_16 1813", "us_18 1813", "us_26 1813")


@pytest.mark.rule("sicily 4.1.1")
@pytest.mark.ruling("sicily C32")
def test_a_fourth_unit_may_not_stop_in_a_hex_even_if_another_is_to_leave_later() -> None:
    assert refusal("us_15", "1814-1813", *THREE) == "4.1.1"


@pytest.mark.rule("sicily 4.1.1")
def test_further_friendly_units_pass_through_a_full_hex() -> None:
    table = Island("allied movement", *THREE, "us_15 1814")
    table.go("us_15", "1814-1813-1812")
    assert table.at("us_15") == "1812"


@pytest.mark.rule("sicily 4.1.1")
def test_germans_and_italians_count_together() -> None:
    assert refusal("ge_neapel", "1814-1813", "it_29 1813", "it_30 1813", "ge_4pqd 1813") == "4.1.1"


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily A39")
def test_a_move_passes_no_hex_twice_and_does_not_end_where_it_began() -> None:
    table = Island("allied movement", "us_16 2018")
    table.do("us_16")
    for path in ("2018-2017-2018-2019", "2018-2017-1917-2018"):
        assert table.refused_by(f"us_16 {path}") == "4.0"
