"""Each refusal says what is wrong here: ports, drops, mountains, the ferries of Messina."""

from __future__ import annotations

import pytest

from tests.sicily.island import Island

# Ports


@pytest.mark.rule("sicily 4.2.1", "sicily 4.1.1")
@pytest.mark.ruling("sicily S4", "sicily S9", "sicily S14")
def test_a_unit_is_told_what_keeps_it_from_a_port() -> None:
    facts = ("held.allied 2019 2519 3718 1306", "held.axis 3616")
    table = Island("allied movement", "us_7 2019", "us_15 2019", "us_16 2019", "it_29 2419", "it_30 1306", facts=facts)
    table.do("uk_1p")
    name = "1st Parachute Bde"
    assert table.refused("enter uk_1p 2019") == ("4.2.1", "stack-full", "2019", "3")
    assert table.refused("enter uk_1p 2519") == ("4.2.1", "port-engaged", name, "2519")
    assert table.refused("enter uk_1p 1306") == ("4.2.1", "enemy-there", "1306")
    assert table.refused("enter uk_1p 3616") == ("4.2.1", "port-lost", name, "3616")
    assert table.refused("enter uk_1p 1813") == ("4.2.1", "no-port", name, "1813")
    assert table.refused("enter uk_1p italy") == ("4.2.1", "no-entry", name, "italy")


@pytest.mark.rule("sicily 4.2.1", "sicily 10.1")
@pytest.mark.ruling("sicily S4")
def test_a_unit_with_a_printed_port_is_sent_to_it() -> None:
    table = Island("allied movement", "us_7 1813", facts=("held.allied 2019 2519",))
    table.do("us_39")
    assert table.refused("enter us_39 2019")[1:] == ("home-port", "39th Infantry Rgt", "2519", "2019")


@pytest.mark.rule("sicily 4.2.1", "sicily 4.1.1")
@pytest.mark.ruling("sicily S4", "sicily S18")
def test_a_unit_that_waits_is_told_what_is_wrong_with_its_port_or_with_each_of_several() -> None:
    full = Island("allied movement", "us_16 2519", "us_18 2519", "us_26 2519", facts=("held.allied 2519",))
    assert full.refused("us_39") == ("4.2.1", "stack-full", "2519", "3")
    shut = ("us_16 2519", "us_18 2519", "us_26 2519", "it_29 1306", "it_30 2018")
    several = Island("allied movement", *shut, facts=("held.allied 2019 2519", "held.axis 3413 3616 3718"))
    assert several.refused("uk_4arm") == (
        *("4.2.1", "no-landing", "4th Armoured Bde"),
        *("1306, 2019", "2519", "3413, 3616, 3718"),
    )


# Drops


@pytest.mark.rule("sicily 4.2.3", "sicily 4.1.1")
@pytest.mark.ruling("sicily S14", "sicily C32")
def test_a_unit_is_told_why_it_does_not_jump_over_a_hex() -> None:
    table = Island("allied movement", "us_7 1813", "us_15 1813", "us_16 1813", "it_29 2316", turn=2)
    table.do("uk_1p")
    assert table.refused("drop uk_1p 1813") == ("4.2.3", "stack-full", "1813", "3")
    assert table.refused("drop uk_1p 2316") == ("4.2.3", "enemy-there", "2316")
    assert table.refused("drop uk_1p 2315") == ("4.2.3", "drop-zone", "2315")
    assert table.refused("drop uk_1p 2115") == ("4.2.3", "drop-ground", "2115"), "a mountain"
    assert table.refused("drop uk_1p 3903") == ("4.2.3", "drop-ground", "3903"), "Messina"


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S14")
def test_the_504th_jumps_over_its_printed_hex_and_tanks_do_not_jump() -> None:
    table = Island("allied movement", "us_7 1813", turn=1, facts=("held.allied 2019",))
    table.do("us_504")
    assert table.refused("drop us_504 2419")[1:] == ("drop-elsewhere", "504th Parachute Rgt", "2519")
    assert table.refused("enter us_504 2019")[1:] == ("only-by-air", "504th Parachute Rgt")
    tanks = Island("allied movement", "us_7 1813", turn=2, facts=("held.allied 2019",))
    tanks.do("uk_4arm")
    assert tanks.refused("drop uk_4arm 2018") == ("4.2.3", "not-by-air", "4th Armoured Bde")


# Ground


@pytest.mark.rule("sicily 4.0", "sicily 5.1.2")
def test_armour_is_told_that_the_mountain_is_closed_to_it() -> None:
    table = Island("allied movement", "us_cca 2116")
    table.do("us_cca")
    assert table.refused("us_cca 2116-2115")[:2] == ("4.0", "closed-ground")
    assert table.refused("us_cca 2116-2115")[3:] == ("2116", "2115", "mountain", "armour")
    combat = Island("allied combat", "us_cca 2116", "it_29 2115")
    assert combat.refused("attack 2115")[:2] == ("5.1.2", "no-attack-there")
    assert combat.refused("attack 2115")[3:] == ("2115", "mountain")


# The ferries


@pytest.mark.rule("sicily 4.2.2")
@pytest.mark.ruling("sicily S15")
def test_a_unit_is_told_from_where_the_ferries_go_and_when() -> None:
    table = Island("axis movement", "it_29 3804", facts=("held.axis 3902 3903",))
    table.do("it_29")
    name = table.game.units[table.unit("it_29")].name
    assert table.refused("it_29 3804-italy") == ("4.2.2", "other-port", name, "italy", "3903")
    assert table.refused("it_29 3804-withdrawn") == ("4.2.2", "no-way-out", "withdrawn")
    allied = Island("allied movement", "us_16 3903")
    allied.do("us_16")
    assert allied.refused("us_16 3903-italy") == ("4.2.2", "no-way-out", "italy")


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S9")
def test_a_long_list_of_hexes_is_cut_after_the_fourth() -> None:
    table = Island("allied movement", "us_7 1813", facts=("held.axis 1306 2019 2519 3413 3616 3718",), turn=2)
    assert table.refused("uk_4arm")[3:] == ("–", "–", "1306, 2019, 2519, 3413, …")
    four = Island(
        "allied movement", "us_7 2019", "us_15 2019", "us_16 2019", "it_29 2519", facts=("held.allied 2019",), turn=2
    )
    assert four.refused("uk_4arm")[3:] == ("2519", "2019", "1306, 3413, 3616, 3718")


# The advance


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily S23")
def test_an_advance_is_told_what_stops_it_water_or_ground() -> None:
    attackers = ("ge_conrath_a", "ge_conrath_b", "ge_schmalz")
    table = Island("axis combat", *(f"{unit} 2218" for unit in attackers), "us_ranger 2118 reduced")
    table.beaten("2118", *attackers, result="DE AVI")
    assert table.refused("advance ge_schmalz 2118-2018") == ("5.2", "advance-water", "2118", "2018")


@pytest.mark.rule("sicily 5.0", "sicily 5.1.2")
def test_armour_far_from_a_mountain_is_told_that_it_is_far() -> None:
    table = Island("allied combat", "us_cca 1813", "us_16 2116", "us_ccb 1712", "us_7a 2117", "it_29 2115")
    table.do("attack 2115")
    assert table.refused("join us_cca")[:2] == ("5.0", "cannot-reach")


# The retreat


@pytest.mark.rule("sicily 4.2.2", "sicily 5.3")
def test_a_beaten_unit_far_from_messina_is_told_that_ships_leave_from_there() -> None:
    units = ("us_16 1814", "us_18 1814", "us_26 1814", "it_5 1813", "it_6 1813")
    table = Island("allied combat", *units, air="15 0")
    table.beaten("1813", "us_16", "us_18", "us_26")
    name = table.game.units[table.unit("it_5")].name
    assert table.refused("retreat it_5 italy") == ("4.2.2", "other-port", name, "italy", "3903")
