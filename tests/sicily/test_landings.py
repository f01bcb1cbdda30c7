"""4.2.1: landings at ports, the German 3rd Parachute Regiment, the Commandos."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Arrived, DropRolled, Moved
from tests.sicily.island import Island

PORTS = {"2019", "2519", "1306", "3718", "3616", "3413"}
COASTAL_CITIES = {
    *("0208", "0211", "0413", "0808", "0813", "0907", "1014", "1306", "1617", "1708", "2019", "2107", "2506"),
    *("2519", "2806", "2905", "3205", "3413", "3503", "3504", "3511", "3520", "3608", "3616", "3718"),
}


def allies(*units: str, held: str, turn: int = 3) -> Island:
    return Island("allied movement", "us_7 1813", *units, turn=turn, facts=(f"held.allied {held}",))


# Allied ports


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S28")
@pytest.mark.ruling("sicily S9")
@pytest.mark.parametrize("unit", ["us_47", "uk_11_78", "uk_4arm", "ca_1tk", "uk_1p"])
def test_units_without_a_printed_port_land_at_any_of_the_six_held_ports_and_never_at_messina(unit: str) -> None:
    table = allies(held="2019 2519 1306 3718 3616 3413 3903 1617", turn=8)
    assert table.places(unit) == PORTS


@pytest.mark.rule("sicily 4.2.1")
def test_a_port_must_be_in_allied_hands() -> None:
    table = allies(held="2519 3718", turn=8)
    assert table.places("us_47") == {"2519", "3718"}
    nowhere = Island("allied movement", "us_7 1813", turn=8, facts=("held.axis 2019 2519 1306 3718 3616 3413",))
    assert nowhere.refused_by("us_47") == "4.2.1"


@pytest.mark.rule("sicily 4.2.1")
def test_a_port_next_to_the_enemy_does_not_serve() -> None:
    table = allies("it_29 2418", held="2019 2519 3718", turn=8)
    assert table.places("us_47") == {"2019", "2519", "3718"}, "2418 is two hexes from Gela"
    engaged = allies("it_29 2419", held="2019 2519 3718", turn=8)
    assert engaged.places("us_47") == {"2019", "3718"}


@pytest.mark.rule("sicily 4.2.1", "sicily 10.1")
@pytest.mark.ruling("sicily S4")
def test_the_printed_port_comes_first() -> None:
    table = allies(held="2019 2519 3718 1306")
    assert table.places("us_39") == {"2519"}
    assert table.refused_by("enter us_39 2019") == "4.2.1"


@pytest.mark.rule("sicily 4.2.1", "sicily 10.1")
@pytest.mark.ruling("sicily S4")
def test_when_the_printed_port_is_lost_or_engaged_any_other_serves_however_far() -> None:
    lost = Island("allied movement", "us_7 1813", facts=("held.allied 2019 3718 1306", "held.axis 2519"))
    assert lost.places("us_39") == {"2019", "3718", "1306"}
    engaged = allies("it_29 2419", held="2019 2519 3718")
    assert engaged.places("us_39") == {"2019", "3718"}


@pytest.mark.rule("sicily 10.1", "sicily 4.2.1")
@pytest.mark.ruling("sicily S4")
def test_with_the_switch_the_nearest_port_in_allied_hands_serves_alone() -> None:
    facts = ("held.allied 2019 3718 1306", "held.axis 2519")
    table = Island("allied movement", "us_7 1813", facts=facts, options=["nearest_port"])
    assert table.places("us_39") == {"2019"}, "Licata is the nearest to Gela"
    anywhere = Island("allied movement", "us_7 1813", turn=6, facts=facts, options=["nearest_port"])
    assert anywhere.places("uk_36_78") == {"2019", "3718", "1306"}, "it has no printed port"


@pytest.mark.rule("sicily 4.2.1", "sicily 4.1.1")
@pytest.mark.ruling("sicily S4")
@pytest.mark.ruling("sicily S18")
def test_when_the_printed_port_is_full_the_unit_waits() -> None:
    full = ("us_16 2519", "us_18 2519", "us_26 2519")
    table = allies(*full, held="2019 2519 3718")
    assert table.refused_by("us_39") == "4.2.1"
    table.go("us_16", "2519-2518")
    assert table.places("us_39") == {"2519"}


@pytest.mark.rule("sicily 4.2.1", "sicily 10.1.3")
@pytest.mark.ruling("sicily S18")
def test_four_units_arrive_at_gela_one_after_the_other_each_moving_off_before_the_next() -> None:
    table = allies(held="2519")
    for unit in ("us_325", "us_ccb", "us_ccr"):
        table.go(unit, "enter 2519", "stop")
    assert table.refused_by("us_7a") == "4.2.1", "there is no room left"
    other = allies(held="2519")
    other.go("us_ccb", "enter 2519", "2519-2518")
    for unit in ("us_325", "us_ccr", "us_7a"):
        other.go(unit, "enter 2519", "stop")
    assert other.at("us_7a") == "2519"


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S18")
def test_a_unit_for_whom_there_was_no_room_comes_in_a_later_turn() -> None:
    table = allies("us_16 2519", "us_18 2519", "us_26 2519", held="2519", turn=2)
    table.end_until("axis movement")
    table.end_until("allied movement")
    table.go("us_16", "2519-2518")
    table.go("us_39", "enter 2519", "stop")
    assert (table.pos.turn, table.at("us_39")) == (3, "2519")


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S30")
def test_the_port_costs_nothing_and_the_count_begins_with_the_next_hex() -> None:
    table = allies(held="2519")
    table.go("us_39", "enter 2519")
    assert table.decision.number == 2 * 6
    road = "2519-2419-2418-2417-2416-2315-2314"
    assert table.refused_by(f"us_39 {road}-2214") == "4.0"
    (moved,) = [event for event in table.do(f"us_39 {road}") if isinstance(event, Moved)]
    assert moved.cost == 2 * 6


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S30")
def test_a_unit_may_be_left_waiting_and_comes_later() -> None:
    table = allies(held="2519")
    table.go("us_39", "stop")
    assert (table.at("us_39"), table.refused_by("us_39")) == ("away", "4.0")
    table.end_until("axis movement")
    table.end_until("allied movement")
    assert table.places("us_39") == {"2519"}


@pytest.mark.rule("sicily 4.2.1", "sicily 4.2.3")
def test_325th_glider_regiment_comes_by_sea_without_a_die_and_moves_at_once() -> None:
    table = allies(held="2519")
    events = table.go("us_325", "enter 2519", "2519-2518")
    assert not any(isinstance(event, DropRolled) for event in events)
    assert (table.at("us_325"), table.is_cut_off("us_325")) == ("2518", False)


@pytest.mark.rule("sicily 4.2.1", "sicily 10.1.3")
@pytest.mark.ruling("sicily S14")
def test_the_reserve_lands_from_the_second_turn_on_or_never() -> None:
    for unit in ("uk_4arm", "uk_23arm", "ca_1tk", "uk_1p", "uk_2p", "uk_cdo"):
        assert allies(held="2019", turn=1).refused_by(unit) == "4.2.1"
        assert "2019" in allies(held="2019", turn=2).places(unit)
        assert "2019" in allies(held="2019", turn=13).places(unit)


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S14")
def test_tank_brigades_of_the_reserve_neither_drop_nor_land_at_other_cities() -> None:
    table = allies(held="2019 1617", turn=2)
    table.do("uk_4arm")
    assert table.options() == ["enter uk_4arm 2019", "stop"]


# German landings


@pytest.mark.rule("sicily 4.2.1", "sicily 10.1.4")
@pytest.mark.ruling("sicily S26")
@pytest.mark.parametrize(("unit", "turn"), [("ge_4pqd", 3), ("ge_xiv", 3), ("ge_15", 4), ("ge_71", 4), ("it_185", 10)])
def test_axis_units_land_at_messina_and_nowhere_else(unit: str, turn: int) -> None:
    table = Island("axis movement", "it_29 1813", turn=turn, facts=("held.axis 3903 3413 1306 3718",))
    assert table.places(unit) == {"3903"}
    lost = Island("axis movement", "it_29 1813", turn=turn, facts=("held.allied 3903", "held.axis 3413 1306"))
    assert lost.refused_by(unit) == "4.2.1"


@pytest.mark.rule("sicily 4.2.1", "sicily 4.1.1")
@pytest.mark.ruling("sicily S26")
def test_while_messina_is_full_axis_units_wait() -> None:
    table = Island("axis movement", "it_29 3903", "it_30 3903", "it_5 3903")
    assert table.refused_by("ge_4pqd") == "4.2.1"
    table.go("it_29", "3903-3803")
    table.go("ge_4pqd", "enter 3903", "3903-3804")
    assert table.at("ge_4pqd") == "3804"


@pytest.mark.rule("sicily 4.2.1", "sicily 4.1.2")
@pytest.mark.ruling("sicily S30")
def test_axis_units_may_land_next_to_the_enemy_and_then_stop_and_must_attack() -> None:
    table = Island("axis movement", "us_16 3804", facts=("held.axis 3903",))
    table.go("ge_4pqd", "enter 3903")
    assert table.decision.kind == "unit", "it cannot go on"
    table.do("end")
    assert table.options() == ["attack 3804"]


# 3rd Parachute Regiment


@pytest.mark.rule("sicily 4.2.1", "sicily 4.2.3")
@pytest.mark.ruling("sicily S6")
@pytest.mark.ruling("sicily S13")
def test_3rd_parachute_regiment_comes_down_on_catania_without_a_die_and_moves_on_at_once() -> None:
    table = Island("axis movement", "it_29 1813", turn=2, facts=("held.axis 3413 3903",))
    assert table.places("ge_3pqd") == {"3413"}
    events = table.do("enter ge_3pqd 3413")
    assert any(isinstance(event, Arrived) for event in events)
    assert not any(isinstance(event, DropRolled) for event in events)
    table.do("ge_3pqd 3413-3414-3415")
    assert (table.at("ge_3pqd"), table.is_reduced("ge_3pqd")) == ("3415", False)


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S17")
def test_when_catania_is_lost_or_full_3rd_parachute_regiment_lands_at_messina() -> None:
    lost = Island("axis movement", "it_29 1813", turn=2, facts=("held.allied 3413", "held.axis 3903"))
    assert lost.places("ge_3pqd") == {"3903"}
    crowd = ("it_29 3413", "it_30 3413", "ge_schmalz 3413")
    full = Island("axis movement", *crowd, turn=2, facts=("held.axis 3903",))
    assert full.places("ge_3pqd") == {"3903"}


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S17")
def test_3rd_parachute_regiment_comes_down_on_catania_even_next_to_the_enemy() -> None:
    table = Island("axis movement", "us_16 3414", turn=2, facts=("held.axis 3413 3903",))
    assert table.places("ge_3pqd") == {"3413"}


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S17")
@pytest.mark.ruling("sicily S26")
def test_with_catania_and_messina_lost_3rd_parachute_regiment_waits() -> None:
    table = Island("axis movement", "it_29 1813", turn=2, facts=("held.allied 3413 3903",))
    assert table.refused_by("ge_3pqd") == "4.2.1"


# Commandos


@pytest.mark.rule("sicily 4.2.1", "sicily 2.1")
@pytest.mark.ruling("sicily S14")
def test_commandos_land_at_any_coastal_city_but_messina_whoever_holds_it() -> None:
    table = Island("allied movement", "us_7 1813", turn=2, facts=("held.axis 3903 0208 1306",))
    assert table.places("uk_cdo") == COASTAL_CITIES


@pytest.mark.rule("sicily 4.2.1", "sicily 4.1.2")
@pytest.mark.ruling("sicily S14")
def test_commandos_land_next_to_the_enemy_and_must_attack_but_not_on_top_of_him() -> None:
    table = Island("allied movement", "us_7 1813", "it_cn171 1306", "it_29 3414", turn=2)
    assert "1306" not in table.places("uk_cdo")
    table.do("enter uk_cdo 3413")
    table.do("end")
    assert table.options() == ["attack 3414"]


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S13")
@pytest.mark.ruling("sicily S31")
def test_commandos_landed_behind_enemy_lines_do_not_move_until_friends_reach_them() -> None:
    table = Island("allied movement", "us_cca 1813", turn=2, facts=("held.axis 1617",))
    table.go("uk_cdo", "enter 1617")
    assert table.decision.kind == "unit", "it stays where it landed"
    table.end_until("axis movement")
    table.end_until("allied movement")
    assert table.refused_by("uk_cdo") == "4.2.3"
    table.go("us_cca", "1813-1814-1714-1715")
    assert table.refused_by("uk_cdo") == "4.2.3", "two hexes away is not contact"
    table.end_until("axis movement")
    table.end_until("allied movement")
    table.go("us_cca", "1715-1616")
    assert table.may_choose("uk_cdo")


@pytest.mark.rule("sicily 4.2.1", "sicily 7.0")
@pytest.mark.ruling("sicily S13")
def test_commandos_behind_enemy_lines_do_not_recover_until_friends_reach_them() -> None:
    for others, recovers in (((), False), (("us_7 1616",), True)):
        table = Island("axis combat", "uk_cdo 1617 reduced dropped", *others, facts=("held.allied 2019",))
        table.do("end")
        table.do("end")
        assert table.is_reduced("uk_cdo") is not recovers


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S13")
def test_commandos_landed_at_a_port_of_their_own_side_move_on_at_once() -> None:
    table = allies(held="2019", turn=2)
    table.go("uk_cdo", "enter 2019", "2019-2018-2017")
    assert table.at("uk_cdo") == "2017"


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.ruling("sicily S31")
def test_commandos_landed_in_a_hex_not_held_stay_in_that_phase_even_next_to_friends() -> None:
    table = Island("allied movement", "us_7 1616", turn=2, facts=("held.axis 1617",))
    table.go("uk_cdo", "enter 1617")
    assert not table.is_cut_off("uk_cdo"), "contact is made"
    assert table.refused_by("uk_cdo") == "4.0"
    table.end_until("axis movement")
    table.end_until("allied movement")
    assert table.may_choose("uk_cdo")
