"""7.0 and 9.3: recovery from losses."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Recovered
from tests.somnium.tabletop import Tabletop

ALAMEIN = ("held.allied 1106",)


def recovers(*units: str, facts: tuple[str, ...] = ALAMEIN, move: tuple[str, ...] = ()) -> bool:
    """Whether the first unit is back at full strength at the end of an Allied movement phase."""
    table = Tabletop("allied movement", *units, facts=facts)
    for action in move:
        table.do(action)
    table.do("end")
    return not table.is_reduced(units[0].split()[0])


def pass_to_allied_movement(table: Tabletop) -> None:
    """Everybody ends his phases until the Allies move again."""
    table.do("end")
    while (table.side, table.decision.kind) != ("allied", "unit"):
        table.do("end")


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein A31")
def test_a_quiet_unit_with_a_free_line_to_el_alamein_recovers_by_itself() -> None:
    table = Tabletop("allied movement", "fr_1 1614 reduced", "ge_125_164 0606", facts=ALAMEIN)
    event = next(event for event in table.do("end") if isinstance(event, Recovered))
    assert (event.rule, event.unit) == ("alamein 7.0", table.unit("fr_1"))
    assert (event.line[0], event.line[-1]) == (table.hex("1614"), table.hex("1106"))
    assert not table.is_reduced("fr_1")


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein A18")
def test_the_axis_never_recovers() -> None:
    table = Tabletop("axis movement", "ge_125_164 0505 reduced", "fr_1 1614", facts=("held.axis 0502 1106",))
    table.do("end")
    assert table.is_reduced("ge_125_164")


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_a_unit_may_move_and_recover_in_the_same_phase() -> None:
    assert recovers("fr_1 1614 reduced", "ge_125_164 0606", move=("fr_1", "fr_1 1614-1615"))


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_a_unit_that_ends_next_to_the_enemy_does_not_recover() -> None:
    assert not recovers("fr_1 1614 reduced", "ge_125_164 1616", move=("fr_1", "fr_1 1614-1615"))


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_a_unit_next_to_the_enemy_at_the_start_of_the_phase_does_not_recover_though_it_leaves() -> None:
    table = Tabletop("axis combat", "fr_1 1613 reduced", "ge_125_164 1612", facts=ALAMEIN)
    table.do("end")
    table.do("fr_1")
    table.do("fr_1 1613-1614-1615")
    pass_to_allied_movement(table)
    assert table.is_reduced("fr_1")
    table.do("end")
    assert not table.is_reduced("fr_1"), "a turn later it has had its rest"


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_the_start_of_the_phase_counts_in_a_position_set_up_by_hand_too() -> None:
    table = Tabletop("allied movement", "fr_1 1613 reduced", "ge_125_164 1612", facts=ALAMEIN)
    table.do("fr_1")
    table.do("fr_1 1613-1614-1615")
    table.do("end")
    assert table.is_reduced("fr_1")


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_a_unit_next_to_the_enemy_at_the_end_of_its_last_turn_does_not_recover_though_the_enemy_leaves() -> None:
    table = Tabletop("allied combat", "fr_1 1612 reduced", "ge_125_164 1613", facts=ALAMEIN)
    table.do("end")
    table.do("ge_125_164")
    table.do("ge_125_164 1613-1614-1615")
    pass_to_allied_movement(table)
    pass_to_allied_movement(table)
    assert table.is_reduced("fr_1")
    table.do("end")
    assert not table.is_reduced("fr_1")


@pytest.mark.rule("alamein 9.3", "alamein 7.0")
def test_a_unit_on_a_minefield_does_not_recover() -> None:
    assert not recovers("fr_1 0907 reduced", "ge_125_164 0606")
    assert recovers("fr_1 0907 reduced", "ge_125_164 0606", facts=(*ALAMEIN, "cleared 0907"))


@pytest.mark.rule("alamein 7.0")
def test_enemy_zones_break_the_line() -> None:
    assert not recovers("fr_1 1318 reduced", "ge_125_164 1417")
    assert recovers("fr_1 1318 reduced", "ge_125_164 1416")


@pytest.mark.rule("alamein 7.0")
def test_friendly_units_do_not_open_the_line_through_enemy_zones() -> None:
    assert not recovers("fr_1 1318 reduced", "ge_125_164 1417", "gr_1 1317")


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein A16")
def test_every_minefield_that_was_not_cleared_breaks_the_line() -> None:
    assert not recovers("fr_1 0505 reduced", "ge_125_164 0816")
    assert not recovers("fr_1 0505 reduced", "ge_125_164 0816", "gr_1 0705"), "whoever stands on it"
    assert recovers("fr_1 0505 reduced", "ge_125_164 0816", facts=(*ALAMEIN, "cleared 0705"))


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_el_alamein_must_be_in_allied_hands_and_out_of_enemy_zones() -> None:
    assert not recovers("fr_1 1614 reduced", facts=("held.axis 1106",))
    assert not recovers("fr_1 1614 reduced", "ge_125_164 1107")
    assert recovers("fr_1 1106 reduced", facts=())


@pytest.mark.rule("alamein 7.0")
def test_a_unit_recovers_one_step_and_units_off_the_map_none() -> None:
    table = Tabletop("allied movement", "fr_1 west reduced", "gr_1 1614", facts=ALAMEIN)
    table.do("end")
    assert table.is_reduced("fr_1")


# A whole turn of rest (C27, A36)


def end_of_allied_movement(table: Tabletop) -> None:
    """Everybody ends his phases, and the Allies the next movement phase of theirs, in which nobody moves."""
    while (table.side, table.decision.kind) != ("allied", "unit"):
        table.do("end")
    table.do("end")


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_a_defender_beaten_in_the_axis_half_of_the_turn_does_not_recover_in_the_next_allied_movement() -> None:
    table = Tabletop("allied combat", "fr_1 1514", "ge_8pz_15 1510", "ge_115_15 1510", facts=ALAMEIN)
    table.do("end")
    for unit in ("ge_8pz_15", "ge_115_15"):
        table.do(unit)
        table.do(f"{unit} 1510-1511-1512-1513")
    table.do("end")
    table.fight("1514", "ge_8pz_15", "ge_115_15", dice=(1, 1))
    table.do("loss ge_115_15")
    table.do("retreat fr_1 1615")
    table.do("done")
    end_of_allied_movement(table)
    assert table.is_reduced("fr_1"), "it was in contact while the Axis attacked"
    end_of_allied_movement(table)
    assert not table.is_reduced("fr_1"), "a whole turn later it has had its rest"


@pytest.mark.rule("alamein 7.0")
@pytest.mark.ruling("alamein C27")
def test_an_attacker_thrown_back_out_of_contact_has_not_rested_for_a_turn_either() -> None:
    table = Tabletop("allied combat", "uk_152_51 1615", "ge_ramcke 1614", facts=(*ALAMEIN, "held.axis 1614"))
    table.fight("1614", dice=table.dice_for("DVB ARB", table.odds("1614", ["uk_152_51"])))
    assert table.is_reduced("uk_152_51")
    table.do("retreat uk_152_51 1616")
    end_of_allied_movement(table)
    assert table.is_reduced("uk_152_51")
    end_of_allied_movement(table)
    assert not table.is_reduced("uk_152_51")


@pytest.mark.rule("alamein 7.0", "alamein 9.3")
@pytest.mark.ruling("alamein A36")
def test_a_unit_that_walks_off_the_mines_has_not_rested_for_a_turn() -> None:
    table = Tabletop("allied movement", "fr_1 1016 reduced", "ge_125_164 0606", facts=ALAMEIN)
    table.do("fr_1")
    table.do("fr_1 1016-1116")
    table.do("end")
    assert table.is_reduced("fr_1")
    end_of_allied_movement(table)
    assert not table.is_reduced("fr_1")


@pytest.mark.rule("alamein 7.0", "alamein 9.1")
@pytest.mark.ruling("alamein A36")
def test_nor_has_one_that_comes_over_mines_on_its_way() -> None:
    table = Tabletop("allied movement", "fr_1 0915 reduced", "uk_eng 1917", "ge_125_164 0606", facts=ALAMEIN)
    table.do("fr_1")
    table.do("fr_1 0915-1016", 6)
    table.do("fr_1 1016-1116")
    table.do("end")
    assert table.is_reduced("fr_1")
