"""9.0 to 9.4: minefields and the engineers that clear them."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import MinesCleared, Moved
from tests.somnium.tabletop import Tabletop


def column_shifts(table: Tabletop, target: str, attackers: list[str]) -> dict[str, int]:
    """The shifts of a combat by what they are for."""
    return {f"{shift.number} {shift.reason}": shift.columns for shift in table.odds(target, attackers).shifts}


# 9.1: movement


@pytest.mark.rule("alamein 9.1")
def test_an_allied_unit_pays_one_point_more_for_a_minefield() -> None:
    table = Tabletop("allied movement", "fr_1 0805")
    table.do("fr_1")
    event = next(event for event in table.do("fr_1 0805-0705", 6) if isinstance(event, Moved))
    assert event.cost == 2 * 2, "half-points"


@pytest.mark.rule("alamein 9.1")
def test_the_axis_neither_pays_nor_rolls() -> None:
    table = Tabletop("axis movement", "ge_125_164 0606")
    table.do("ge_125_164")
    event = next(event for event in table.do("ge_125_164 0606-0705-0704-0804") if isinstance(event, Moved))
    assert event.cost == 2 * 3
    assert not table.is_reduced("ge_125_164")


@pytest.mark.rule("alamein 9.1")
@pytest.mark.ruling("alamein A21")
@pytest.mark.parametrize(
    ("unit", "hurt_by"),
    [
        ("fr_1", {1}),  # infantry
        ("uk_7m_1", {1}),  # motorised infantry
        ("uk_ad_7", {1}),  # towed guns
        ("uk_22_7", {1, 2}),  # armour
        ("uk_ad_1", {1, 2}),  # mechanised guns
    ],
)
def test_the_mine_die_hurts_each_type_on_its_own_numbers(unit: str, hurt_by: set[int]) -> None:
    for die in range(1, 7):
        table = Tabletop("allied movement", f"{unit} 0805")
        table.do(unit)
        table.do(f"{unit} 0805-0705", die)
        assert table.is_reduced(unit) == (die in hurt_by)


@pytest.mark.rule("alamein 9.1")
def test_every_unit_rolls_in_every_minefield_it_enters() -> None:
    table = Tabletop("allied movement", "fr_1 0805", "gr_1 0805")
    for unit in ("fr_1", "gr_1"):
        table.do(unit)
        assert table.refused_by(f"{unit} 0805-0705-0706") == "9.1"
        table.do(f"{unit} 0805-0705", 6)
        table.do(f"{unit} 0705-0706", 6)
        table.do("stop")
    assert (table.at("fr_1"), table.at("gr_1")) == ("0706", "0706")


@pytest.mark.rule("alamein 9.1")
def test_a_unit_that_stays_on_mines_or_leaves_them_rolls_no_die() -> None:
    table = Tabletop("allied movement", "fr_1 0705", "gr_1 0706")
    table.do("fr_1")
    table.do("fr_1 0705-0805")
    table.do("end")
    assert not table.is_reduced("fr_1")


@pytest.mark.rule("alamein 9.1", "alamein 7.0")
def test_mines_may_destroy_a_reduced_unit_and_end_its_move() -> None:
    table = Tabletop("allied movement", "fr_1 0805 reduced")
    table.do("fr_1")
    table.do("fr_1 0805-0705", 1)
    assert table.at("fr_1") == "dead"
    assert table.decision.kind == "unit"


@pytest.mark.rule("alamein 9.1", "alamein 5.3")
def test_the_die_is_rolled_in_a_retreat_as_well() -> None:
    table = Tabletop("allied combat", "fr_1 0806", "ge_ramcke 0906")
    table.fight("0906", dice=table.dice_for("DVI ARI", table.odds("0906", ["fr_1"])))
    table.do("retreat fr_1 0706", 1)
    assert table.is_reduced("fr_1")


# 9.2: combat


@pytest.mark.rule("alamein 9.2")
def test_allied_attackers_who_all_stand_on_mines_lose_a_column() -> None:
    table = Tabletop("allied combat", "fr_1 0705", "gr_1 0706", "au_20_9 0505", "ge_125_164 0606")
    key = "9.2 attack out of mines"
    assert column_shifts(table, "0606", ["fr_1", "gr_1"])[key] == -1
    assert key not in column_shifts(table, "0606", ["fr_1", "au_20_9"])


@pytest.mark.rule("alamein 9.2")
def test_axis_attackers_on_mines_lose_nothing() -> None:
    table = Tabletop("axis combat", "ge_125_164 0705", "fr_1 0806")
    assert column_shifts(table, "0806", ["ge_125_164"]) == {}


@pytest.mark.rule("alamein 9.2")
def test_allied_units_attacked_on_mines_suffer_a_column_and_axis_units_do_not() -> None:
    table = Tabletop("axis combat", "ge_125_164 0606", "fr_1 0705")
    assert column_shifts(table, "0705", ["ge_125_164"]) == {"9.2 defence on mines": 1}
    table = Tabletop("allied combat", "fr_1 0806", "ge_125_164 0705")
    assert column_shifts(table, "0705", ["fr_1"]) == {}


@pytest.mark.rule("alamein 9.2", "alamein 4.1.2")
def test_any_axis_unit_dominates_an_allied_unit_on_mines() -> None:
    table = Tabletop("axis combat", "ge_125_164 0506", "fr_1 0607")
    assert "end" in table.options(), "open ground against mines: the Axis need not attack"
    table = Tabletop("allied combat", "ge_125_164 0506", "fr_1 0607")
    assert table.refused_by("end") == "4.1.2"
    table = Tabletop("axis combat", "ge_125_164 0506", "fr_1 0607", facts=("cleared 0607",))
    assert table.refused_by("end") == "4.1.2", "cleared, it is open ground like any other"


@pytest.mark.rule("alamein 9.0", "alamein 9.2", "alamein 5.1.2")
def test_mines_do_not_favour_the_defence_as_terrain_does() -> None:
    table = Tabletop("allied combat", "fr_1 0806", "ge_125_164 0706")
    assert table.column(table.odds("0706", ["fr_1"])) == "1-1"


# 9.4: engineers


def turn_of_the_engineers(*units: str, facts: tuple[str, ...] = ()) -> Tabletop:
    """The Allied movement phase has ended; everybody passes until it begins again."""
    table = Tabletop("allied movement", *units, facts=facts)
    table.do("end")
    while (table.side, table.decision.kind) != ("allied", "unit"):
        table.do("end")
    return table


def is_cleared(table: Tabletop, number: str) -> bool:
    return bool(table.pos.cleared & table.game.board.bit[table.hex(number)])


@pytest.mark.rule("alamein 9.4")
@pytest.mark.ruling("alamein A31")
def test_engineers_left_alone_on_a_minefield_clear_it_by_the_next_turn_unasked() -> None:
    table = Tabletop("allied movement", "uk_eng 0907", "ge_125_164 0516")
    events = table.do("end")
    assert not is_cleared(table, "0907"), "it takes them until the next turn"
    while (table.side, table.decision.kind) != ("allied", "unit"):
        events = table.do("end")
    assert MinesCleared("alamein 9.4", table.unit("uk_eng"), table.hex("0907")) in events
    assert is_cleared(table, "0907")


@pytest.mark.rule("alamein 9.4")
def test_engineers_may_move_in_and_begin_at_the_end_of_the_phase() -> None:
    table = Tabletop("allied movement", "uk_eng 1008", "ge_125_164 0516")
    table.do("uk_eng")
    table.do("uk_eng 1008-0907")
    table.do("stop")
    table.do("end")
    while (table.side, table.decision.kind) != ("allied", "unit"):
        table.do("end")
    assert is_cleared(table, "0907")


@pytest.mark.rule("alamein 9.4")
def test_other_units_clear_nothing() -> None:
    assert not turn_of_the_engineers("fr_1 0907", "ge_125_164 0516").pos.cleared


@pytest.mark.rule("alamein 9.4")
def test_engaged_engineers_do_not_begin() -> None:
    table = Tabletop("allied movement", "uk_eng 0907", "ge_433_164 0808")
    table.do("end")
    assert table.refused_by("end") == "4.1.2"
    table.do("attack 0808", 3, 4)
    while table.decision.kind == "retreat":
        table.do(table.options()[0])
    while table.pos.turn == 1:
        table.do("end")
    assert not table.pos.cleared


@pytest.mark.rule("alamein 9.4")
@pytest.mark.parametrize(("enemy", "cleared"), [("0808", False), ("0708", True)])
def test_engineers_engaged_when_the_next_phase_begins_have_cleared_nothing(enemy: str, cleared: bool) -> None:
    table = Tabletop("axis combat", "uk_eng 0907 clearing", f"ge_433_164 {enemy}")
    table.do("end")
    assert is_cleared(table, "0907") is cleared


@pytest.mark.rule("alamein 9.4")
def test_engineers_driven_off_leave_their_work() -> None:
    table = Tabletop("axis combat", "uk_eng 0907 clearing", "ge_8pz_15 0808", "ge_5pz_21 0808")
    attackers = ["ge_8pz_15", "ge_5pz_21"]
    table.fight("0907", *attackers, dice=table.dice_for("DRI AVI", table.odds("0907", attackers)))
    table.do("retreat uk_eng 0906")
    table.do("done")
    assert (table.pos.turn, table.pos.cleared) == (2, 0)


@pytest.mark.rule("alamein 9.4")
def test_a_cleared_minefield_is_open_ground() -> None:
    table = Tabletop("allied movement", "fr_1 0805", facts=("cleared 0705",))
    table.do("fr_1")
    event = next(event for event in table.do("fr_1 0805-0705") if isinstance(event, Moved))
    assert event.cost == 2
    table = Tabletop("axis combat", "ge_8pz_15 0606", "fr_1 0705", facts=("cleared 0705",))
    assert column_shifts(table, "0705", ["ge_8pz_15"]) == {"5.1.5 armour": 1}


@pytest.mark.rule("alamein 9.4", "alamein 9.1")
@pytest.mark.ruling("alamein A15")
def test_engineers_roll_no_die_but_pay_the_point() -> None:
    table = Tabletop("allied movement", "uk_eng 0805")
    table.do("uk_eng")
    event = next(event for event in table.do("uk_eng 0805-0705") if isinstance(event, Moved))
    assert event.cost == 2 * 2
    assert table.decision.kind == "move", "with four points left it may go on"
    assert table.decision.piece == table.unit("uk_eng")


@pytest.mark.rule("alamein 9.4", "alamein 5.1.1")
@pytest.mark.ruling("alamein A15")
def test_engineers_have_no_attack() -> None:
    table = Tabletop("allied combat", "uk_eng 1615", "it_61_trento 1614")
    odds = table.odds("1614", ["uk_eng"])
    assert (odds.attack, table.game.combat.columns[odds.base_column]) == (0, "1-4")
    table = Tabletop("allied combat", "uk_eng 1612", "it_61_trento 1613")
    assert table.refused_by("attack 1613") == "5.1.1", "on their crest nothing obliges them"
