"""The worked examples of the rulebook (TS1 to TS12), played through the engine on our board."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Bombarded, DropRolled, Moved, TurnBegan
from tests.sicily.island import Island

EAST_BANK = "2019-2118-2117-2116-2115"
WEST_BANK = "2019-2018-2017-2016-2115"
NORTH = "2019-2018-2017-2016-2015-2014-2013"
TARGETS = ("ge_conrath_a", "ge_conrath_b", "ge_schmalz")
"""One unit of armour and two of infantry."""


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S22")
def test_ts1_over_the_bridge_of_licata_and_up_the_east_bank_the_mountain_costs_the_sixth_point() -> None:
    table = Island("allied movement", "us_15 2019")
    (moved,) = [event for event in table.go("us_15", EAST_BANK) if isinstance(event, Moved)]
    assert moved.cost == 2 * 6
    assert table.at("us_15") == "2115"


@pytest.mark.rule("sicily 4.0")
@pytest.mark.ruling("sicily S8")
@pytest.mark.ruling("sicily S22")
def test_ts2_up_the_west_bank_the_river_makes_the_mountain_one_point_too_dear() -> None:
    table = Island("allied movement", "us_15 2019")
    table.do("us_15")
    why = table.why(f"us_15 {WEST_BANK}")
    assert why is not None
    assert (why.rule, why.code, why.args) == ("sicily 4.0", "too-far", ("2115", "7", "15th Infantry Rgt", "6"))
    assert table.why(f"us_15 {WEST_BANK[:-5]}") is None, "as far as 2016 it can go"


@pytest.mark.rule("sicily 4.0")
def test_ts1_ts2_each_step_costs_what_the_example_says() -> None:
    steps = {"2019-2118": 1, "2118-2117": 1, "2117-2116": 1, "2116-2115": 3, "2019-2018": 1, "2016-2115": 4}
    for step, points in steps.items():
        table = Island("allied movement", f"us_15 {step[:4]}")
        (moved,) = [event for event in table.go("us_15", step) if isinstance(event, Moved)]
        assert moved.cost == 2 * points, step


@pytest.mark.rule("sicily 4.0")
def test_ts3_straight_north_caltanissetta_is_reached_with_the_sixth_point() -> None:
    table = Island("allied movement", "us_15 2019")
    (moved,) = [event for event in table.go("us_15", NORTH) if isinstance(event, Moved)]
    assert moved.cost == 2 * 6
    assert table.game.board.places["Caltanissetta"] == table.hex(table.at("us_15"))


@pytest.mark.rule("sicily 4.1.2")
def test_ts4_a_german_in_the_mountains_next_to_an_ally_in_a_city_need_neither_leave_nor_attack() -> None:
    table = Island("axis movement", "ge_4pqd 2414", "us_16 2413")
    table.do("end")
    assert table.options() == ["attack 2413", "end"]


@pytest.mark.rule("sicily 4.1.2")
def test_ts4_but_another_german_that_moves_next_to_the_ally_must_attack() -> None:
    table = Island("axis movement", "ge_4pqd 2414", "ge_3pqd 2411", "us_16 2413")
    table.go("ge_3pqd", "2411-2412")
    table.do("end")
    assert table.options() == ["attack 2413"]
    assert table.refused_by("end") == "4.1.2"


@pytest.mark.rule("sicily 5.1.1")
def test_ts5_eleven_against_four_is_two_to_one() -> None:
    attackers = ("uk_69_50", "uk_151_50", "us_16")
    table = Island("allied combat", *(f"{unit} 1814" for unit in attackers), "ge_neapel 1813")
    odds = table.odds("1813", attackers)
    assert (odds.attack, odds.defence, table.column(odds)) == (11, 4, "2-1")


@pytest.mark.rule("sicily 6.2")
@pytest.mark.ruling("sicily S1")
@pytest.mark.parametrize(
    ("target", "options", "column"),
    [
        ("1813", (), "21-30"),
        ("2013", (), "11-20"),
        ("1813", ("old_columns",), "19-36"),
        ("2013", ("old_columns",), "1-18"),
    ],
    ids=["TS6 open", "TS7 city", "TS6 as printed", "TS7 as printed"],
)
def test_ts6_ts7_six_air_points_on_two_infantry_and_one_armour(
    target: str, options: tuple[str, ...], column: str
) -> None:
    table = Island("allied combat", *(f"{unit} {target}" for unit in TARGETS), air="15 0", options=options)
    table.do(f"strike {target}")
    (bombed,) = [event for event in table.do("air 6", 3, 4) if isinstance(event, Bombarded)]
    assert (bombed.strength, bombed.vulnerability) == (6, 4)
    assert table.game.bombardment.columns[bombed.column] == column


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily S1")
@pytest.mark.parametrize(("options", "column"), [((), "11-20"), (("old_columns",), "19-36")])
def test_ts8_two_american_guns_on_one_armour_and_two_infantry(options: tuple[str, ...], column: str) -> None:
    units = ("us_ii 1815", "us_prov 1815", *(f"{unit} 1813" for unit in TARGETS))
    table = Island("allied combat", *units, options=options)
    table.do("bombard 1813")
    table.do("join us_ii")
    (fired,) = [event for event in table.do("join us_prov", 3, 4) if isinstance(event, Bombarded)]
    assert (fired.strength, fired.vulnerability) == (4, 5)
    assert table.game.bombardment.columns[fired.column] == column


@pytest.mark.rule("sicily 2.2.1", "sicily 7.0")
@pytest.mark.parametrize(
    ("unit", "full", "reduced"),
    [("us_16", (3, 4, 6), (2, 2, 6)), ("us_ii", (2, 2, 5), (1, 1, 5)), ("us_prov", (2, 2, 5), (1, 1, 5))],
    ids=["TS9", "TS10 II Corps", "TS10 Provisional Corps"],
)
def test_ts9_ts10_the_counters_of_the_examples(
    unit: str, full: tuple[int, int, int], reduced: tuple[int, int, int]
) -> None:
    counter = Island.begun().game.units[Island.begun().unit(unit)]
    assert (counter.attack, counter.defence, counter.movement) == full
    assert (counter.reduced_attack, counter.reduced_defence, counter.movement) == reduced


@pytest.mark.rule("sicily 4.2.3", "sicily 2.4.3")
@pytest.mark.parametrize(("die", "intact"), [(1, True), (2, False), (3, False), (4, False), (5, False), (6, True)])
def test_ts11_a_unit_comes_down_intact_on_one_and_six_and_with_a_loss_on_any_other_die(die: int, intact: bool) -> None:
    table = Island("allied movement", "uk_2p 2019", turn=2)
    table.do("uk_1p")
    (rolled,) = [event for event in table.do("drop uk_1p 1813", die) if isinstance(event, DropRolled)]
    assert rolled.intact is intact
    assert table.is_reduced("uk_1p") is not intact


@pytest.mark.rule("sicily 6.0")
def test_ts12_fifteen_air_points_a_turn_and_twenty_from_the_turn_after_ponte_olivo_is_taken() -> None:
    table = Island("allied movement", "us_ranger 2519", turn=3, air="15 0")
    table.go("us_ranger", "2519-2518")
    assert table.pos.air == [15, 0], "not in the turn in which it falls"
    (began,) = [event for event in table.end_until("axis movement") if isinstance(event, TurnBegan)]
    assert (began.turn, began.air) == (4, (20, 0))
