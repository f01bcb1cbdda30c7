"""5.3: retreats, in a chain, across a sea arm and under siege."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from scirocco.systems.somnium.events import Destroyed, Retreated
from tests.gazala.desert import Desert, shifts


@pytest.mark.rule("gazala 5.3")
@pytest.mark.ruling("gazala C12")
def test_a_retreat_is_one_hex_out_of_enemy_zones_of_the_owners_choice_and_a_stack_may_split() -> None:
    table = Desert("allied combat", "uk_22arm 1712", "uk_2arm 1712", "ge_115 1713", "it_8b 1713")
    table.beat("1713", "uk_22arm", "uk_2arm")
    assert table.side == "axis"
    assert table.ways("ge_115") == table.ways("it_8b") == {"1714", "1614", "1814"}
    assert table.refused_by("retreat ge_115 1613") == table.refused_by("retreat ge_115 1712") == "5.3"
    assert table.refused_by("retreat ge_115 1714-1715") == "5.3.3", "one hex is enough"
    table.do("retreat it_8b 1614")
    table.do("retreat ge_115 1814")
    assert (table.at("it_8b"), table.at("ge_115")) == ("1614", "1814")


@pytest.mark.rule("gazala 5.3")
def test_nobody_retreats_into_the_sea() -> None:
    table = Desert("allied combat", "uk_22arm 1404", "uk_2arm 1404", "it_8b 1304")
    table.beat("1304", "uk_22arm", "uk_2arm", result="DRB AVI")
    assert table.refused_by("retreat it_8b 1303") == "4.0"


# 5.3.1: the chain


CROWD = ("it_61 1714", "it_62 1714", "it_85 1714")
NARROW = ("uk_22arm 1613", "uk_2arm 1813", "ge_115 1713")
"""From 1713 only 1714 is free of Allied zones."""


@pytest.mark.rule("gazala 5.3.1")
@pytest.mark.ruling("gazala C15")
def test_a_unit_retreats_into_a_full_hex_and_any_one_of_those_there_moves_on_unharmed() -> None:
    table = Desert("allied combat", *NARROW, *CROWD)
    table.beat("1713", "uk_22arm", "uk_2arm")
    assert (table.at("ge_115"), table.decision.kind) == ("1714", "displace")
    assert {option.split()[1] for option in table.options()} == {"ge_115", "it_61", "it_62", "it_85"}
    table.do("retreat it_62 1715")
    assert table.at("it_62") == "1715"
    assert not any(table.is_reduced(unit) for unit in ("ge_115", "it_61", "it_62", "it_85"))


@pytest.mark.rule("gazala 5.3.1")
@pytest.mark.ruling("gazala C15")
def test_the_unit_that_moves_on_obeys_the_rules_of_retreat_and_may_push_another() -> None:
    shut = ("sa_1 1515", "sa_2 1915")  # behind 1714 only 1715 is free, and that is full as well
    more = ("it_86 1715", "it_19 1715", "it_20 1715")
    table = Desert("allied combat", *NARROW, *CROWD, *shut, *more)
    table.beat("1713", "uk_22arm", "uk_2arm")
    assert table.ways("it_61") == {"1715"}
    assert table.refused_by("retreat it_61 1614") == "5.3", "next to the enemy"
    table.do("retreat it_61 1715")
    assert (table.decision.kind, table.decision.space) == ("displace", table.hex("1715"))
    assert table.ways("it_86") == {"1716"}, "the chain does not turn back"


@pytest.mark.rule("gazala 5.3.1", "gazala 5.3")
@pytest.mark.ruling("gazala C15", "gazala A22")
def test_a_chain_that_cannot_be_completed_is_no_way_out() -> None:
    shut = ("sa_1 1515", "sa_2 1915", "sa_3 1716")
    table = Desert("allied combat", *NARROW, *CROWD, *shut)
    table.beat("1713", "uk_22arm", "uk_2arm")
    assert (table.at("ge_115"), table.is_reduced("ge_115")) == ("1711", True), "the way of the besieged is left"
    table = Desert("allied combat", *NARROW, *CROWD, *shut)
    table.beat("1713", "uk_22arm", "uk_2arm", result="DRB AVI")
    assert table.at("ge_115") == "dead", "and that is closed to a unit that lost in the combat"


# 5.3.2: across a sea arm


def driven_to_the_water(victim: str, *, result: str = "DRI AVI") -> Desert:
    """From 2106 the only free hex is Tobruk, across the water."""
    table = Desert("axis combat", "ge_8pz 2107", "ge_115 2107", f"{victim} 2106")
    table.beat("2106", "ge_8pz", "ge_115", result=result)
    return table


@pytest.mark.rule("gazala 5.3.2")
@pytest.mark.parametrize("victim", ["in_9", "uk_7mot"])
def test_a_unit_that_is_not_armour_takes_a_loss_when_it_retreats_across_a_sea_arm(victim: str) -> None:
    table = driven_to_the_water(victim)
    assert (table.at(victim), table.is_reduced(victim)) == ("2006", True)


@pytest.mark.rule("gazala 5.3.2")
def test_guns_take_the_loss_too() -> None:
    table = Desert("axis combat", "ge_8pz 2107", "uk_xiii 2106")
    table.beat("2106", "ge_8pz")
    assert (table.at("uk_xiii"), table.is_reduced("uk_xiii")) == ("2006", True)


@pytest.mark.rule("gazala 5.3.2")
def test_a_unit_that_took_a_loss_in_the_same_combat_is_eliminated() -> None:
    assert driven_to_the_water("in_9", result="DRB AVI").at("in_9") == "dead"


@pytest.mark.rule("gazala 5.3.2")
@pytest.mark.ruling("gazala G15")
def test_a_unit_reduced_before_the_combat_is_eliminated_by_the_crossing() -> None:
    table = Desert("axis combat", "ge_115 2107", "ge_104 2107", "in_9 2106 reduced")
    table.beat("2106", "ge_115", "ge_104")
    assert table.at("in_9") == "dead"


@pytest.mark.rule("gazala 5.3.2")
def test_armour_that_could_only_cross_the_water_is_eliminated() -> None:
    table = Desert("axis combat", "ge_8pz 2107", "ge_5pz 2107", "it_61 2007", "uk_2arm 2106")
    table.beat("2106", "ge_8pz", "ge_5pz", result="DRI AVB")
    table.do("loss ge_8pz")
    assert table.at("uk_2arm") == "dead", "Tobruk is free, for the zone of it_61 does not bind tanks"


@pytest.mark.rule("gazala 5.3.2")
def test_a_unit_need_not_cross_the_water_if_it_has_another_way() -> None:
    tanks = ("ge_8pz 0604", "ge_115 0604", "ge_5pz 0605", "ge_104 0605")
    names = [unit.split()[0] for unit in tanks]
    table = Desert("axis combat", *tanks, "in_9 0704")
    table.beat("0704", *names, result="DRB AVB")
    table.do("loss ge_8pz")
    assert table.at("in_9") == "0805", "it has lost already and would not survive the water"
    table = Desert("axis combat", *tanks, "in_9 0704")
    table.beat("0704", *names, result="DRI AVB")
    table.do("loss ge_8pz")
    assert table.ways("in_9") == {"0804", "0805"}, "now it may choose"
    table.do("retreat in_9 0804")
    assert table.is_reduced("in_9")


@pytest.mark.rule("gazala 5.3.2", "gazala 5.3.1")
def test_a_unit_pushed_across_the_water_by_a_chain_takes_the_loss() -> None:
    table = Desert("axis combat", "ge_8pz 2107", "ge_5pz 2107", "in_9 2106", "sa_1 2006", "sa_2 2006", "sa_3 2006")
    table.beat("2106", "ge_8pz", "ge_5pz")
    assert table.is_reduced("in_9")
    assert table.decision.kind == "displace"


PANZERS = ("ge_8pz 0705", "ge_5pz 0605")
"""Around 0704 only 0804, across the water, is out of their zones. 0805 is not; from there one could go on to 0905."""
CLEARED = "cleared 0604 0605 0705"


def driven_over_the_arm(*defenders: str, result: str, others: Sequence[str] = ()) -> Desert:
    more = [f"{unit} 0604" for unit in others]
    table = Desert("axis combat", *PANZERS, *more, *defenders, facts=[CLEARED])
    table.beat("0704", "ge_8pz", "ge_5pz", *others, result=result)
    if table.decision.kind == "loss":
        table.do("loss ge_8pz")
    return table


@pytest.mark.rule("gazala 5.3.2", "gazala 5.3.3")
@pytest.mark.ruling("gazala A22")
def test_who_can_only_cross_the_water_is_not_besieged_and_has_no_second_hex() -> None:
    shelter = "sa_1 0805"
    assert driven_over_the_arm("in_9 0704", shelter, result="DRI AVB").at("in_9") == "0804"
    assert driven_over_the_arm("in_9 0704", shelter, result="DRB AVB").at("in_9") == "dead", "it lost in this combat"
    assert driven_over_the_arm("in_9 0704 reduced", shelter, result="DRI AVI").at("in_9") == "dead", "or before"


@pytest.mark.rule("gazala 5.3.2")
@pytest.mark.ruling("gazala A22")
def test_a_unit_in_tobruk_that_the_water_destroys_does_not_flee_through_friends() -> None:
    table = Desert("axis combat", "ge_8pz 1906", "in_29 1905", "sa_6 2006 reduced")  # 2106 is free, across the water
    table.beat("2006", "ge_8pz", result="DRI AVB")
    assert table.at("sa_6") == "dead"


@pytest.mark.rule("gazala 5.3.2", "gazala 5.3.3")
@pytest.mark.ruling("gazala A22")
def test_a_unit_that_the_water_destroys_is_told_so() -> None:
    stack = ("in_9 0704 reduced", "sa_2 0704", "sa_3 0704")
    table = driven_over_the_arm(*stack, result="DRI AVB", others=["it_132", "it_133", "ge_104"])
    assert table.ways("sa_2") == table.ways("sa_3") == {"0804"}
    assert table.ways("in_9") == set()
    assert (table.code("retreat in_9 0804"), table.refused_by("retreat in_9 0804")) == ("retreat-lost", "5.3.2")
    assert (table.code("retreat in_9 0805-0905"), table.refused_by("retreat in_9 0805-0905")) == (
        "retreat-water",
        "5.3.2",
    )


@pytest.mark.rule("gazala 5.3.2", "gazala 5.1.3")
@pytest.mark.ruling("gazala C11", "gazala A22")
def test_armour_whose_only_free_hex_lies_across_the_water_is_eliminated_and_not_besieged() -> None:
    table = Desert("axis combat", *PANZERS, "uk_2arm 0704", facts=[CLEARED])
    assert "siege" not in shifts(table.odds("0704", ["ge_8pz", "ge_5pz"]))
    assert driven_over_the_arm("uk_2arm 0704", "sa_1 0805", result="DRI AVB").at("uk_2arm") == "dead"
    shut = Desert("axis combat", *PANZERS, "it_x 0904", "uk_2arm 0704")
    assert shifts(shut.odds("0704", ["ge_8pz"]))["siege"] == 1, "when guns close the far shore it is besieged"


@pytest.mark.rule("gazala 5.3.2")
@pytest.mark.ruling("gazala A22")
def test_the_event_of_a_death_in_the_water_names_the_rule_of_the_water() -> None:
    table = Desert("axis combat", *PANZERS, "uk_2arm 0704", facts=[CLEARED])
    dice = table.dice_for("DRI AVB", table.odds("0704", ["ge_8pz", "ge_5pz"]))
    table.do("attack 0704", *dice)
    events = table.do("loss ge_8pz")
    assert [event.rule for event in events if isinstance(event, Destroyed)] == ["gazala 5.3.2"]


# 5.3.3: under siege


RING = ("ge_115 1711", "ge_104 1613", "ge_155 1813")
"""Every hex around 1712 is in their zones."""


def besieged(*others: str, result: str = "DRI AVB", victim: str = "in_9 1712") -> Desert:
    table = Desert("axis combat", *RING, victim, *others)
    table.beat("1712", "ge_115", "ge_104", "ge_155", result=result)
    if table.decision.kind == "loss":
        table.do("loss ge_104")
    return table


@pytest.mark.rule("gazala 5.3.3", "gazala 5.3")
@pytest.mark.ruling("gazala C13", "gazala A22")
def test_a_besieged_unit_retreats_two_hexes_and_takes_a_loss() -> None:
    table = besieged()
    ways = table.ways("in_9")
    assert ways
    assert all(len(way) == 9 for way in ways)
    assert {way[:4] for way in ways} <= {"1612", "1812", "1713"}
    assert table.refused_by("retreat in_9 1612") == "5.3"
    path = sorted(ways)[0]
    events = table.do(f"retreat in_9 {path}")
    assert Retreated("gazala 5.3.3", table.unit("in_9"), tuple(map(table.hex, ("1712", *path.split("-"))))) in events
    assert table.is_reduced("in_9")


@pytest.mark.rule("gazala 5.3.3")
@pytest.mark.ruling("gazala C13")
def test_the_second_hex_must_be_free_of_zones_and_the_first_free_of_enemies() -> None:
    table = besieged()
    assert table.refused_by("retreat in_9 1711-1710") == "5.3", "held by the enemy"
    assert table.refused_by("retreat in_9 1612-1613") == "5.3", "held by the enemy"
    assert table.refused_by("retreat in_9 1612-1512") == "5.3", "next to the enemy"


@pytest.mark.rule("gazala 5.3.3")
@pytest.mark.ruling("gazala C13")
def test_a_unit_without_a_free_second_hex_is_eliminated() -> None:
    outer = ("it_61 1510", "it_62 1910", "it_85 1715", "it_86 1515", "it_19 1915", "it_65 1512", "it_66 1912")
    table = besieged(*outer)
    assert table.at("in_9") == "dead"


@pytest.mark.rule("gazala 5.3.3")
def test_a_unit_that_lost_in_the_combat_is_eliminated_at_once() -> None:
    table = Desert("axis combat", *RING, "in_9 1712")
    attackers = ("ge_115", "ge_104", "ge_155")
    dice = table.dice_for("DRB AVB", table.odds("1712", attackers))
    events = table.do("attack 1712", *dice) + table.do("loss ge_115")
    assert table.at("in_9") == "dead"
    assert [event.rule for event in events if isinstance(event, Destroyed)] == ["gazala 5.3.3"]


@pytest.mark.rule("gazala 5.3.3")
@pytest.mark.ruling("gazala C14")
def test_a_retreat_through_friends_costs_no_loss_and_saves_a_unit_that_lost_in_the_combat() -> None:
    table = besieged("sa_1 1612")
    table.do(f"retreat in_9 {next(way for way in sorted(table.ways('in_9')) if way.startswith('1612'))}")
    assert not table.is_reduced("in_9")
    table = besieged("sa_1 1612", result="DRB AVB")
    assert table.at("in_9") == "1511", "the only way through friends"
    assert table.is_reduced("in_9"), "by the loss of the combat alone"


@pytest.mark.rule("gazala 5.3.3")
@pytest.mark.ruling("gazala C13")
def test_every_unit_that_retreats_in_this_way_takes_the_loss() -> None:
    table = Desert("axis combat", *RING, "ge_8pz 1711", "ge_5pz 1613", "in_9 1712", "in_29 1712")
    names = ("ge_115", "ge_104", "ge_155", "ge_8pz", "ge_5pz")
    table.beat("1712", *names)
    for unit in ("in_9", "in_29"):
        table.do(f"retreat {unit} {sorted(table.ways(unit))[0]}")
    assert table.is_reduced("in_9")
    assert table.is_reduced("in_29")


@pytest.mark.rule("gazala 5.3.3", "gazala 5.1.7")
@pytest.mark.ruling("gazala C16")
def test_survivors_of_de_retreat_even_into_the_way_of_the_besieged() -> None:
    table = Desert("axis combat", *RING, "ge_8pz 1711", "ge_5pz 1613", "in_9 1712 reduced", "in_29 1712")
    table.beat("1712", "ge_115", "ge_104", "ge_155", "ge_8pz", "ge_5pz", result="DE AVB")
    table.do("loss in_9")
    table.do("loss ge_8pz")
    assert all(len(way) == 9 for way in table.ways("in_29"))
