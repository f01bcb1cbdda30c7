"""7.0: losses and recovery."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Recovered
from tests.gazala.desert import Desert


def recovers(unit: str, *others: str, facts: tuple[str, ...] = ("held.allied 2309 2006",)) -> bool:
    """Whether a reduced unit is at full strength when the Allied movement phase has ended."""
    table = Desert("allied movement", f"{unit} reduced", *others, facts=facts)
    table.do("end")
    return not table.is_reduced(unit.split()[0])


@pytest.mark.rule("gazala 7.0")
def test_the_first_loss_turns_a_unit_over_and_the_second_removes_it() -> None:
    table = Desert("axis combat", "in_9 1712", air="10 35")
    for turn, state in ((1, (True, "1712")), (2, (False, "dead"))):
        table.do("strike 1712")
        table.do("air 10", 1, 1)
        assert (table.is_reduced("in_9"), table.at("in_9")) == state, turn
        table = Desert("axis combat", "in_9 1712 reduced", "sa_6 2006", air="10 35")


@pytest.mark.rule("gazala 7.0")
def test_a_reduced_unit_fights_with_half_its_values() -> None:
    table = Desert("allied combat", "ff_1 1712 reduced", "ge_8pz 1713 reduced")
    odds = table.odds("1713", ["ff_1"])
    assert (odds.attack, odds.defence) == (2, 3)


@pytest.mark.rule("gazala 7.0")
@pytest.mark.ruling("gazala C27", "gazala A31")
@pytest.mark.parametrize("held", ["2309", "2006", "2309 2006"])
def test_an_allied_unit_out_of_contact_with_a_line_to_belhamed_or_tobruk_recovers_by_itself(held: str) -> None:
    table = Desert("allied movement", "in_9 1712 reduced", facts=[f"held.allied {held}"])
    (event,) = [event for event in table.do("end") if isinstance(event, Recovered)]
    assert not table.is_reduced("in_9")
    assert (event.rule, table.game.board.ids[event.line[-1]] in held.split()) == ("gazala 7.0", True)


@pytest.mark.rule("gazala 7.0")
@pytest.mark.ruling("gazala C27")
def test_the_place_must_be_in_allied_hands() -> None:
    assert not recovers("in_9 1712", facts=())
    assert not recovers("in_9 1712", facts=("held.axis 2309 2006",))
    assert not recovers("in_9 1712", facts=("held.allied 1909 1410 1114",)), "other places do not serve"


@pytest.mark.rule("gazala 7.0")
@pytest.mark.ruling("gazala C27")
def test_a_unit_next_to_an_enemy_at_the_start_or_the_end_of_the_phase_does_not_recover() -> None:
    assert not recovers("in_9 1410", "it_61 1411")
    table = Desert("allied movement", "in_9 1710 reduced", "it_61 1712", facts=["held.allied 2309"])
    table.go("in_9", "1710-1709")
    table.do("end")
    assert not table.is_reduced("in_9"), "it kept out of contact"
    table = Desert("allied movement", "in_9 1711 reduced", "it_61 1712", facts=["held.allied 2309"])
    table.go("in_9", "1711-1710")
    table.do("end")
    assert table.is_reduced("in_9"), "it began in contact"
    table = Desert("allied movement", "in_9 1710 reduced", "it_61 1712", facts=["held.allied 2309"])
    table.go("in_9", "1710-1711")
    table.do("end")
    assert table.is_reduced("in_9"), "it ended in contact"


@pytest.mark.rule("gazala 7.0", "gazala 4.1.2")
@pytest.mark.ruling("gazala G22")
def test_armour_is_not_engaged_by_infantry_so_it_recovers_next_to_it_and_traces_its_line_past_it() -> None:
    assert recovers("uk_22arm 1711", "it_61 1712")
    assert not recovers("in_9 1711", "it_61 1712")
    assert not recovers("uk_22arm 1711", "it_x 1712"), "guns engage it"
    assert not recovers("uk_22arm 1711", "it_61 1712", "it_x 1712"), "guns beside infantry too"


@pytest.mark.rule("gazala 7.0", "gazala 4.1.2")
@pytest.mark.ruling("gazala G22")
def test_the_line_of_armour_leads_through_zones_of_infantry_but_not_through_the_infantry() -> None:
    corner = ("it_61 0103", "it_62 0302")
    for unit, free in (("uk_22arm 0101", True), ("in_9 0101", False)):
        assert recovers(unit, *corner) is free
    assert not recovers("uk_22arm 0101", "it_61 0102", "it_62 0201", "it_85 0202"), "they stand on every way out"


@pytest.mark.rule("gazala 7.0")
@pytest.mark.ruling("gazala C27")
def test_contact_in_the_turn_before_does_not_matter() -> None:
    table = Desert("axis combat", "in_9 1710 reduced restless", "ge_115 1711", facts=["held.allied 2309"])
    table.beat("1710", "ge_115", result="DVI ARI")
    table.do("retreat ge_115 1712")
    assert table.phase == "allied movement"
    table.do("end")
    assert not table.is_reduced("in_9")


@pytest.mark.rule("gazala 7.0")
@pytest.mark.ruling("gazala C27")
def test_the_line_is_free_of_enemies_and_their_zones() -> None:
    assert not recovers("in_9 1712", "it_61 2309", facts=("held.allied 2309",)), "the enemy is in the place"
    assert not recovers("in_9 1712", "it_61 2409", facts=("held.allied 2309",)), "its zone covers the place"
    assert recovers("in_9 1712", "it_61 2409"), "but Tobruk serves"
    wall = ("it_61 1710", "it_62 1714", "it_85 1512")
    assert recovers("in_9 1712", *wall)
    assert not recovers("in_9 1712", *wall, "it_86 1912"), "now the zones close the ring"


@pytest.mark.rule("gazala 7.0", "gazala 9.1")
@pytest.mark.ruling("gazala G21")
def test_minefields_do_not_bar_the_line() -> None:
    assert recovers("in_9 0707")
    table = Desert("allied movement", "in_9 0911 reduced", facts=["held.allied 2309"])
    table.do("end")
    assert not table.is_reduced("in_9"), "nor does standing on them"


@pytest.mark.rule("gazala 7.0")
def test_a_unit_recovers_wherever_it_moved() -> None:
    table = Desert("allied movement", "in_9 1712 reduced", facts=["held.allied 2309"])
    table.go("in_9", "1712-1713-1714")
    table.do("end")
    assert not table.is_reduced("in_9")


@pytest.mark.rule("gazala 7.0")
def test_the_axis_does_not_recover() -> None:
    table = Desert("axis movement", "it_61 0508 reduced", "ge_8pz 0303 reduced", facts=["held.axis 2309 2006"])
    table.do("end")
    assert table.is_reduced("it_61")
    assert table.is_reduced("ge_8pz")


@pytest.mark.rule("gazala 7.0")
def test_recovery_comes_at_the_end_of_the_allied_movement_phase_only() -> None:
    table = Desert("axis movement", "in_9 1712 reduced", "it_9b 0508", facts=["held.allied 2309"])
    table.do("end")
    assert table.phase == "allied movement"
    assert table.is_reduced("in_9")
    table.do("end")
    assert not table.is_reduced("in_9")
