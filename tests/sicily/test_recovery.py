"""7.0: losses and recovery."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Recovered
from tests.sicily.island import Island

LICATA = ("held.allied 2019",)


def recovers(*units: str, facts: tuple[str, ...] = LICATA, moves: tuple[str, ...] = ()) -> bool:
    """Whether the first unit is back at full strength at the end of an Allied movement phase."""
    table = Island("allied movement", *units, facts=facts)
    unit = units[0].split()[0]
    if moves:
        table.go(unit, *moves)
    table.do("end")
    return not table.is_reduced(unit)


@pytest.mark.rule("sicily 7.0")
def test_the_first_loss_turns_a_counter_over_and_the_second_removes_it() -> None:
    for marks, place in (("", "1813"), (" reduced", "dead")):
        table = Island("allied combat", "us_16 2519", f"it_33 1813{marks}", "it_30 0211", air="15 0")
        table.do("strike 1813")
        table.do("air 6", 1, 1)
        assert table.at("it_33") == place
        assert table.is_reduced("it_33") is (place != "dead")


@pytest.mark.rule("sicily 7.0")
@pytest.mark.ruling("sicily A31")
@pytest.mark.ruling("sicily C27")
def test_a_quiet_allied_unit_with_a_free_line_to_a_held_port_recovers_by_itself() -> None:
    table = Island("allied movement", "us_16 1813 reduced", "it_29 0211", facts=LICATA)
    (event,) = [event for event in table.do("end") if isinstance(event, Recovered)]
    assert (event.rule, event.unit) == ("sicily 7.0", table.unit("us_16"))
    assert (event.line[0], event.line[-1]) == (table.hex("1813"), table.hex("2019"))


@pytest.mark.rule("sicily 7.0", "sicily 4.2.1")
@pytest.mark.parametrize("port", ["2019", "2519", "1306", "3718", "3616", "3413"])
def test_each_of_the_six_ports_serves(port: str) -> None:
    assert recovers("us_16 1813 reduced", facts=(f"held.allied {port}",))


@pytest.mark.rule("sicily 7.0", "sicily 4.2.1")
@pytest.mark.ruling("sicily S28")
@pytest.mark.parametrize("facts", [("held.allied 3903 0208",), ("held.axis 2019",), ()])
def test_no_other_place_serves_and_no_port_that_is_not_held(facts: tuple[str, ...]) -> None:
    assert not recovers("us_16 1813 reduced", facts=facts)


@pytest.mark.rule("sicily 7.0")
@pytest.mark.ruling("sicily C27")
def test_a_port_in_an_enemy_zone_does_not_serve() -> None:
    assert not recovers("us_16 1813 reduced", "it_29 2018")


@pytest.mark.rule("sicily 7.0")
@pytest.mark.ruling("sicily C27")
def test_a_unit_next_to_the_enemy_at_the_start_or_at_the_end_of_the_phase_does_not_recover() -> None:
    assert recovers("us_16 1813 reduced", "it_29 1810", moves=("1813-1814",))
    assert not recovers("us_16 1813 reduced", "it_29 1810", moves=("1813-1812-1811",))
    assert not recovers("us_16 1813 reduced", "it_29 1812", moves=("1813-1814-1815",))


@pytest.mark.rule("sicily 7.0")
def test_enemy_zones_break_the_line_and_friends_do_not_open_it() -> None:
    assert recovers("us_16 2219 reduced", "it_30 2417")
    assert not recovers("us_16 2219 reduced", "it_29 2118", "it_30 2417")
    assert not recovers("us_16 2219 reduced", "it_29 2118", "it_30 2417", "us_7 2218")


@pytest.mark.rule("sicily 7.0")
def test_the_axis_never_recovers() -> None:
    table = Island("axis movement", "it_29 1813 reduced", "us_16 0211", facts=("held.axis 2019 1306 3903",))
    table.do("end")
    assert table.is_reduced("it_29")


@pytest.mark.rule("sicily 7.0")
def test_recovery_comes_at_the_end_of_the_allied_movement_phase_only() -> None:
    table = Island("axis movement", "us_16 1813 reduced", "it_29 0211", facts=LICATA)
    table.end_until("allied movement")
    assert table.is_reduced("us_16")
    table.do("end")
    assert not table.is_reduced("us_16")
