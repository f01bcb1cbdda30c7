"""4.2.2: the ferries of Messina, and the withdrawal of 82nd Airborne Division."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import LeftMap, Moved
from scirocco.systems.somnium.scoring import scores
from tests.sicily.island import Island

RING = ("ge_104 1812 fought", "ge_129 1913 fought", "ge_115 1713 fought")
"""Three units whose zones close every hex around 1813."""


# Messina


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S15")
@pytest.mark.parametrize("unit", ["ge_15", "it_29", "ge_conrath_a", "ge_xiv"])
def test_an_axis_unit_that_reaches_messina_may_leave_at_once_at_no_further_cost(unit: str) -> None:
    table = Island("axis movement", f"{unit} 3803", "us_16 1813")
    events = table.go(unit, "3803-3903-italy")
    assert LeftMap("sicily 4.2.2", table.unit(unit), table.hex("italy")) in events
    (moved,) = [event for event in events if isinstance(event, Moved)]
    motorised = table.game.units[table.unit(unit)].motorised
    assert moved.cost == (1 if motorised else 2)
    assert table.at(unit) == "italy"


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S15")
def test_the_last_point_is_enough_to_leave() -> None:
    table = Island("axis movement", "it_29 3604")
    table.go("it_29", "3604-3703-3803-3903-italy")
    assert table.at("it_29") == "italy"
    short = Island("axis movement", "it_29 3305")
    short.do("it_29")
    assert short.refused_by("it_29 3305-3405-3504-3604-3703-3803-3903-italy") == "4.0"


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S15")
def test_nobody_has_to_leave() -> None:
    table = Island("axis movement", "ge_15 3803")
    table.go("ge_15", "3803-3903")
    assert table.at("ge_15") == "3903"


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S15")
def test_a_unit_that_begins_its_phase_in_messina_may_leave_even_next_to_the_enemy() -> None:
    for others in ((), ("us_16 3804",)):
        table = Island("axis movement", "it_29 3903", *others)
        table.go("it_29", "3903-italy")
        assert table.at("it_29") == "italy"


@pytest.mark.rule("sicily 4.2.2", "sicily 4.1.2")
@pytest.mark.ruling("sicily S15")
def test_a_unit_that_enters_messina_next_to_the_enemy_may_still_leave() -> None:
    table = Island("axis movement", "it_29 3803", "us_16 3902")
    table.do("it_29")
    assert "it_29 3803-3903-italy" in table.options()
    table.do("it_29 3803-3903-italy")
    assert table.at("it_29") == "italy"


@pytest.mark.rule("sicily 4.2.2", "sicily 4.1.1")
@pytest.mark.ruling("sicily S15")
def test_units_leave_through_a_full_messina_and_italy_holds_any_number() -> None:
    evacuated = ("ge_104 italy", "ge_129 italy", "ge_115 italy")
    table = Island("axis movement", "it_29 3803", "it_30 3903", "it_5 3903", "it_6 3903", *evacuated)
    table.go("it_29", "3803-3903-italy")
    assert [table.at(unit) for unit in ("it_29", "ge_104", "ge_129", "ge_115")] == ["italy"] * 4


@pytest.mark.rule("sicily 4.2.2", "sicily 4.1.2")
@pytest.mark.ruling("sicily S15")
def test_nobody_leaves_while_an_allied_unit_is_in_messina() -> None:
    table = Island("axis movement", "it_29 3803", "us_16 3903")
    table.do("it_29")
    assert table.refused_by("it_29 3803-3903-italy") == "4.1.2"
    assert not any(option.endswith("italy") for option in table.options())


@pytest.mark.rule("sicily 4.2.2", "sicily 10.2")
@pytest.mark.ruling("sicily S15")
@pytest.mark.ruling("sicily C28")
def test_a_unit_that_reaches_an_empty_messina_leaves_even_if_the_allies_had_taken_it() -> None:
    table = Island("axis movement", "it_29 3803", "us_16 1813", facts=("held.allied 3903",))
    table.go("it_29", "3803-3903-italy")
    assert table.at("it_29") == "italy"
    assert table.holds("axis", "3903"), "the Axis was the last to have a unit there"


@pytest.mark.rule("sicily 4.2.2")
def test_no_other_place_leads_to_italy() -> None:
    table = Island("axis movement", "it_29 3804", facts=("held.axis 3503 3608 3902 3903",))
    table.do("it_29")
    assert table.refused_by("it_29 3804-italy") == "4.2.2"
    assert [option for option in table.options() if option.endswith("italy")] == ["it_29 3804-3903-italy"]


@pytest.mark.rule("sicily 4.2.2")
def test_no_allied_unit_leaves_the_island() -> None:
    table = Island("allied movement", "us_16 3903")
    table.do("us_16")
    assert table.refused_by("us_16 3903-italy") == "4.2.2"
    assert not any(option.endswith("italy") for option in table.options())


@pytest.mark.rule("sicily 4.2.2")
def test_evacuated_units_do_not_come_back() -> None:
    table = Island("axis movement", "ge_15 italy", "ge_4pqd italy", "it_29 1813", turn=5, facts=("held.axis 3903",))
    assert table.refused_by("ge_15") == "4.2.2"
    assert table.refused_by("ge_4pqd") == "4.2.2"


def driven_to_messina(*others: str) -> Island:
    """A unit in 3803 has been beaten; one of its ways back is Messina."""
    attackers = ("uk_69_50", "uk_151_50", "uk_168_50")
    table = Island("allied combat", *(f"{unit} 3703" for unit in attackers), "ge_104 3803", *others)
    table.beaten("3803", *attackers)
    return table


@pytest.mark.rule("sicily 4.2.2", "sicily 5.3")
@pytest.mark.ruling("sicily S15")
def test_a_unit_that_retreats_into_messina_may_leave_at_once_or_stay() -> None:
    table = driven_to_messina()
    assert {"3903", "3903-italy"} <= table.ways_back("ge_104")
    events = table.do("retreat ge_104 3903-italy")
    assert LeftMap("sicily 4.2.2", table.unit("ge_104"), table.hex("italy")) in events
    assert (table.at("ge_104"), table.is_reduced("ge_104")) == ("italy", False)
    table = driven_to_messina()
    table.do("retreat ge_104 3903")
    assert table.at("ge_104") == "3903"


@pytest.mark.rule("sicily 4.2.2", "sicily 5.3.1")
@pytest.mark.ruling("sicily S15")
def test_a_retreat_leads_through_a_full_messina_and_so_may_the_chain() -> None:
    full = ("it_29 3903", "it_30 3903", "it_5 3903")
    table = driven_to_messina(*full)
    table.do("retreat ge_104 3903-italy")
    assert table.at("ge_104") == "italy"
    table = driven_to_messina(*full)
    table.do("retreat ge_104 3902")
    assert table.at("ge_104") == "3902"
    crowd = ("it_29 3902", "it_30 3902", "it_5 3902")
    table = driven_to_messina(*crowd)
    table.do("retreat ge_104 3902")
    table.do("retreat it_5 3903-italy")
    assert (table.at("ge_104"), table.at("it_5")) == ("3902", "italy"), "pushed on into the port it may leave"


@pytest.mark.rule("sicily 4.2.2", "sicily 5.1.3", "sicily 5.3.1")
@pytest.mark.ruling("sicily S15", "sicily C11")
def test_a_chain_that_ends_in_italy_is_a_way_out_of_a_siege_and_a_way_back() -> None:
    full = (*(f"{unit} 3903" for unit in ("it_29", "it_30", "it_5")), "it_6 3902", "it_75 3902", "it_76 3902")
    crowd = ("ge_104 3803", "ge_115 3803", "ge_129 3803")
    attackers = ("uk_69_50", "uk_151_50", "uk_168_50")
    units = (*full, *crowd, "it_33 3703", *(f"{unit} 3704" for unit in attackers), "us_26 3604 fought")
    table = Island("allied combat", *units)
    assert "siege" not in table.shifts("3703", attackers), "one of 3803 can make room and leave through Messina"
    table.beaten("3703", *attackers)
    assert "retreat ge_104 3903-italy" in table.options(), "it_33 went to 3803, and one of those there moves on"
    table.do("retreat ge_104 3903-italy")
    assert (table.at("it_33"), table.at("ge_104")) == ("3803", "italy")
    assert not table.is_reduced("it_33")


@pytest.mark.rule("sicily 4.2.2", "sicily 5.1.3")
@pytest.mark.ruling("sicily S15", "sicily C11")
def test_a_full_messina_is_a_way_out_of_a_siege() -> None:
    full = (*(f"{unit} 3903" for unit in ("it_29", "it_30", "it_5")), "it_6 3902", "it_75 3902", "it_76 3902")
    attackers = ("uk_69_50", "uk_151_50", "uk_168_50")
    table = Island("allied combat", *full, "ge_104 3803", *(f"{unit} 3703" for unit in attackers))
    assert "siege" not in table.shifts("3803", attackers), "whoever comes to Messina may leave at once"
    table.beaten("3803", *attackers)
    assert table.ways_back("ge_104") == {"3902", "3903-italy"}, "or one of 3902 makes room and leaves instead"


@pytest.mark.rule("sicily 4.2.2", "sicily 5.1.3")
@pytest.mark.ruling("sicily S15", "sicily C11")
def test_a_full_messina_next_to_the_enemy_is_no_way_out_of_a_siege() -> None:
    full = (*(f"{unit} 3903" for unit in ("it_29", "it_30", "it_5")), "it_6 3902", "it_75 3902", "it_76 3902")
    attackers = ("uk_69_50", "uk_151_50", "uk_168_50")
    near = (*(f"{unit} 3703" for unit in attackers), "us_26 3804 fought")
    assert "siege" in Island("allied combat", *full, "ge_104 3803", *near).shifts("3803", attackers)


@pytest.mark.rule("sicily 4.2.2", "sicily 5.3")
@pytest.mark.ruling("sicily S15")
def test_nobody_retreats_to_italy_from_elsewhere_or_through_messina_next_to_the_enemy() -> None:
    table = driven_to_messina()
    assert table.refused_by("retreat ge_104 3902-italy") == "4.2.2"
    near = driven_to_messina("us_16 3804 fought")
    assert not any(option.endswith("italy") for option in near.options())


@pytest.mark.rule("sicily 4.2.2", "sicily 4.2.1")
@pytest.mark.ruling("sicily S15")
@pytest.mark.ruling("sicily S30")
def test_a_unit_that_lands_at_messina_does_not_leave_in_the_same_phase() -> None:
    table = Island("axis movement", "it_29 1813", turn=4, facts=("held.axis 3903",))
    table.go("ge_15", "enter 3903")
    assert not any(option.endswith("italy") for option in table.options())
    assert table.why("ge_15 3903-italy") is not None
    table.do("stop")
    table.end_until("allied movement")
    table.end_until("axis movement")
    table.go("ge_15", "3903-italy")
    assert table.at("ge_15") == "italy"


# 82nd Airborne


def allied_phase(*units: str, turn: int = 8) -> Island:
    """The Allied movement phase of a turn has just begun."""
    table = Island("axis combat", *units, "us_7 2519", turn=turn)
    table.do("end")
    return table


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S16")
def test_82nd_airborne_leaves_at_the_start_of_the_allied_phase_of_turn_eight_and_nobody_scores() -> None:
    units = ("us_504 1813", "us_505 2013 reduced", "us_325 2519", "it_29 0211 reduced")
    before = allied_phase(*units, turn=7)
    assert before.at("us_504") == "1813"
    table = allied_phase(*units)
    assert [table.at(unit) for unit in ("us_504", "us_505", "us_325")] == ["withdrawn"] * 3
    assert scores(table.game, table.pos) == scores(before.game, before.pos)


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S16")
def test_it_is_still_there_in_the_axis_half_of_turn_eight() -> None:
    table = Island("allied combat", "us_504 1813", "us_7 2519", "it_29 0211", turn=7)
    table.do("end")
    assert (table.pos.turn, table.phase, table.at("us_504")) == (8, "axis movement", "1813")


@pytest.mark.rule("sicily 4.2.2")
def test_1st_british_airborne_and_everybody_else_stay() -> None:
    table = allied_phase("uk_1al 1813", "uk_1p 1913", "us_ranger 2013")
    assert [table.at(unit) for unit in ("uk_1al", "uk_1p", "us_ranger", "us_7")] == ["1813", "1913", "2013", "2519"]


@pytest.mark.rule("sicily 4.2.2", "sicily 5.1.3")
@pytest.mark.ruling("sicily S16")
def test_a_besieged_unit_stays_and_leaves_when_it_is_free() -> None:
    table = allied_phase(*RING, "us_504 1813", "us_505 2013")
    assert (table.at("us_504"), table.at("us_505")) == ("1813", "withdrawn")
    ring = tuple(unit.removesuffix(" fought") for unit in RING)
    table = Island("axis movement", *ring, "us_504 1813", "us_7 2519", turn=9)
    table.go("ge_104", "1812-1811-1710")
    table.go("ge_115", "1713-1714-1715")
    table.go("ge_129", "1913-2013")
    table.end_until("allied movement")
    assert table.at("us_504") == "withdrawn"


@pytest.mark.rule("sicily 4.2.2", "sicily 5.1.3")
@pytest.mark.ruling("sicily S16", "sicily C11")
def test_a_unit_without_a_way_out_but_with_no_enemy_next_to_it_is_not_besieged_and_leaves() -> None:
    table = allied_phase("it_29 3521 fought", "it_30 3322 fought", "us_505 3523")
    assert table.at("us_505") == "withdrawn", "every hex around it lies in a zone, but it is not engaged"


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S16")
@pytest.mark.parametrize("turn", [8, 9, 13])
def test_units_of_the_division_that_have_not_come_by_turn_eight_do_not_come_any_more(turn: int) -> None:
    table = Island("allied movement", "us_7 1813", turn=turn, facts=("held.allied 2519",))
    assert not table.may_choose("us_325")
    assert not table.may_choose("us_504")


@pytest.mark.rule("sicily 4.2.2")
def test_units_withdrawn_do_not_come_back() -> None:
    table = Island("allied movement", "us_325 withdrawn", "us_7 1813", turn=9, facts=("held.allied 2519",))
    assert table.refused_by("us_325") == "4.2.2"
