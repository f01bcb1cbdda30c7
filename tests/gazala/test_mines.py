"""9.0: minefields. They harm the Axis only."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import MineRolled, MinesCleared, Moved
from scirocco.systems.somnium.units import CLEARING
from tests.gazala.desert import Desert, shifts

# 9.1: moving


@pytest.mark.rule("gazala 9.1")
def test_an_axis_unit_pays_one_point_more_and_an_allied_unit_does_not() -> None:
    table = Desert("axis movement", "it_61 0606")
    (moved,) = [event for event in table.go("it_61", "0606-0705", 6) if isinstance(event, Moved)]
    assert moved.cost == 2 * 2
    table = Desert("allied movement", "in_9 0606")
    (moved,) = [event for event in table.go("in_9", "0606-0705") if isinstance(event, Moved)]
    assert moved.cost == 2 * 1, "and rolls no die"


@pytest.mark.rule("gazala 9.1")
@pytest.mark.ruling("gazala G3")
@pytest.mark.parametrize(
    ("unit", "last"), [("it_61", 1), ("ge_115", 1), ("it_8b", 1), ("it_x", 1), ("ge_8pz", 2), ("it_132", 2)]
)
def test_infantry_of_all_kinds_and_guns_lose_on_one_and_tanks_on_two(unit: str, last: int) -> None:
    for die in range(1, 7):
        table = Desert("axis movement", f"{unit} 0606")
        table.go(unit, "0606-0705", die)
        assert table.is_reduced(unit) is (die <= last), die


@pytest.mark.rule("gazala 9.1")
@pytest.mark.ruling("gazala G3")
@pytest.mark.parametrize("unit", ["ge_eng", "it_eng"])
def test_engineers_never_roll_but_pay_the_extra_point(unit: str) -> None:
    table = Desert("axis movement", f"{unit} 0606")
    events = table.go(unit, "0606-0705")
    assert not any(isinstance(event, MineRolled) for event in events)
    assert [event.cost for event in events if isinstance(event, Moved)] == [4]


@pytest.mark.rule("gazala 9.1", "gazala 7.0")
@pytest.mark.ruling("gazala G3")
def test_a_reduced_unit_that_loses_is_eliminated() -> None:
    table = Desert("axis movement", "it_61 0606 reduced")
    table.go("it_61", "0606-0705", 1)
    assert table.at("it_61") == "dead"


@pytest.mark.rule("gazala 9.1")
def test_each_unit_rolls_for_each_minefield_it_enters() -> None:
    table = Desert("axis movement", "it_61 0606", "it_62 0606")
    table.go("it_61", "0606-0705", 6)
    table.do("it_61 0705-0706", 1)
    assert table.is_reduced("it_61")
    table.do("stop")
    table.go("it_62", "0606-0705", 1)
    assert table.is_reduced("it_62")


@pytest.mark.rule("gazala 9.1", "gazala 4.0")
@pytest.mark.ruling("gazala A30")
def test_after_the_die_a_unit_goes_on_with_the_points_it_has_left_or_stops() -> None:
    table = Desert("axis movement", "it_61 0606")
    table.do("it_61")
    assert table.refused_by("it_61 0606-0705-0805") == "9.1"
    table.do("it_61 0606-0705", 6)
    assert table.code("it_61 0705-0805-0904-1004-1104-1205-1304") == "too-far", "5 points are left"
    table.do("it_61 0705-0805-0904-1004-1104-1205")
    assert table.at("it_61") == "1205"
    table = Desert("axis movement", "it_61 0606")
    table.go("it_61", "0606-0705", 6)
    table.do("stop")
    assert (table.at("it_61"), table.decision.kind) == ("0705", "unit")


@pytest.mark.rule("gazala 9.1", "gazala 5.3")
@pytest.mark.ruling("gazala G3")
def test_the_die_is_rolled_in_a_retreat_too() -> None:
    table = Desert("allied combat", "uk_22arm 0607", "uk_2arm 0607", "ge_115 0606", "sa_1 0404")
    table.beat("0606", "uk_22arm", "uk_2arm")
    assert "0605" in table.ways("ge_115")
    table.do("retreat ge_115 0605", 1)
    assert (table.at("ge_115"), table.is_reduced("ge_115")) == ("0605", True)


@pytest.mark.rule("gazala 9.1", "gazala 9.3")
@pytest.mark.ruling("gazala G3")
def test_a_cleared_minefield_is_open_ground() -> None:
    table = Desert("axis movement", "it_61 0606", facts=["cleared 0705"])
    events = table.go("it_61", "0606-0705-0805")
    assert [event.cost for event in events if isinstance(event, Moved)] == [4]
    table = Desert("allied combat", "in_9 0805", "it_61 0705", facts=["cleared 0705"])
    assert shifts(table.odds("0705", ["in_9"])) == {}


# 9.2: fighting


@pytest.mark.rule("gazala 9.2")
@pytest.mark.ruling("gazala C37")
def test_if_all_adjacent_axis_attackers_stand_on_mines_the_column_shifts_left() -> None:
    units = ("ge_115 0705", "it_61 0706", "it_62 0805", "it_x 0606", "in_9 0806")
    table = Desert("axis combat", *units)
    assert shifts(table.odds("0806", ["ge_115", "it_61"])) == {"fortification": -1, "attack out of mines": -1}
    assert shifts(table.odds("0806", ["ge_115", "it_62"])) == {"fortification": -1}, "one stands clear"
    assert shifts(table.odds("0806", ["ge_115"], guns=["it_x"]))["attack out of mines"] == -1, (
        "distant guns do not count"
    )
    assert shifts(table.odds("0806", ["ge_115"], air=5))["attack out of mines"] == -1
    distant = Desert("axis combat", "ge_115 0805", "it_x 0605", "in_9 0806")
    assert "attack out of mines" not in shifts(distant.odds("0806", ["ge_115"], guns=["it_x"])), "nor cause it"


@pytest.mark.rule("gazala 9.2")
def test_allied_attackers_on_mines_lose_nothing() -> None:
    table = Desert("allied combat", "in_9 0705", "it_61 0606")
    assert shifts(table.odds("0606", ["in_9"])) == {}


@pytest.mark.rule("gazala 9.2")
def test_axis_units_attacked_on_mines_suffer_a_column_and_allied_units_do_not() -> None:
    table = Desert("allied combat", "in_9 0805", "it_61 0705")
    assert shifts(table.odds("0705", ["in_9"])) == {"defence on mines": 1}
    table = Desert("axis combat", "it_61 0606", "in_9 0705")
    assert shifts(table.odds("0705", ["it_61"])) == {}


@pytest.mark.rule("gazala 9.2", "gazala 4.1.2")
def test_an_allied_unit_need_not_attack_axis_units_on_mines_but_they_must_attack_it() -> None:
    table = Desert("allied movement", "in_9 0805", "it_61 0705")
    table.do("end")
    assert table.options() == ["attack 0705", "end"]
    table = Desert("axis movement", "in_9 0805", "it_61 0705")
    table.do("end")
    assert table.options() == ["attack 0805"]


# 9.3: clearing


def cleared(table: Desert, number: str) -> bool:
    return bool(table.pos.cleared >> table.hex(number) & 1)


@pytest.mark.rule("gazala 9.3")
@pytest.mark.ruling("gazala G6", "gazala A31")
@pytest.mark.parametrize("engineers", ["ge_eng 0705", "it_eng 0705", "ge_eng 0705 reduced"])
def test_engineers_clear_a_minefield_from_one_axis_movement_phase_to_the_next(engineers: str) -> None:
    table = Desert("axis movement", engineers, "sa_6 2006")
    table.do("end")
    assert not cleared(table, "0705")
    events = table.end_until("axis movement")
    assert [event.rule for event in events if isinstance(event, MinesCleared)] == ["gazala 9.3"]
    assert cleared(table, "0705")


@pytest.mark.rule("gazala 9.3", "gazala 2.2")
def test_two_regiments_clear_mines_one_german_and_one_italian_and_no_other_unit_does() -> None:
    game = Desert.started().game
    assert [(unit.nation, unit.side) for unit in game.units if unit.engineer] == [("German", 1), ("Italian", 1)]
    table = Desert("axis movement", "it_61 0705", "ge_115 0706", "sa_6 2006")
    table.end_until("axis movement")
    assert table.pos.cleared == 0


@pytest.mark.rule("gazala 9.3")
@pytest.mark.ruling("gazala G6")
def test_an_engineer_that_moves_onto_the_hex_begins_with_that_phase() -> None:
    table = Desert("axis movement", "ge_eng 0606", "sa_6 2006")
    table.go("ge_eng", "0606-0705")
    if table.decision.kind == "move":
        table.do("stop")
    table.end_until("axis movement")
    assert cleared(table, "0705")


@pytest.mark.rule("gazala 9.3")
@pytest.mark.ruling("gazala G6")
def test_engineers_next_to_the_enemy_when_their_phase_ends_do_not_begin() -> None:
    for place, begins in (("0806", False), ("0906", True)):
        table = Desert("axis movement", "ge_eng 0705", f"sa_1 {place}", "sa_6 2006")
        table.do("end")
        assert bool(table.pos.marks[table.unit("ge_eng")] & CLEARING) is begins


@pytest.mark.rule("gazala 9.3")
@pytest.mark.ruling("gazala G6")
def test_engineers_engaged_when_the_next_phase_begins_have_not_cleared_the_hex() -> None:
    """An Allied unit in dominant terrain stays next to them without attacking."""
    table = Desert("allied combat", "ge_eng 0705 clearing", "sa_1 0806", "sa_6 2006")
    table.do("end")
    assert table.phase == "axis movement"
    assert not cleared(table, "0705")


@pytest.mark.rule("gazala 9.3")
@pytest.mark.ruling("gazala G6")
def test_engineers_that_leave_the_hex_do_not_clear_it() -> None:
    table = Desert("axis movement", "ge_eng 0705 clearing", "sa_6 2006")
    table.go("ge_eng", "0705-0706")
    if table.decision.kind == "move":
        table.do("stop")
    table.end_until("axis movement")
    assert not cleared(table, "0705")
    assert cleared(table, "0706")


@pytest.mark.rule("gazala 9.3", "gazala 4.1.2")
def test_a_cleared_lane_lets_the_petrol_through() -> None:
    table = Desert("axis movement", "ge_eng 0910", "ge_115 1010", "ff_1 1114", "in_3mot 1216", "sa_6 2006")
    assert table.code("ge_115") == "off-tether"
    table.end_until("axis movement")
    assert cleared(table, "0910")
    assert table.why("ge_115") is None
