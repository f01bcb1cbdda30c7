"""The worked examples of the rulebook, played through the engine."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Bombarded, MineRolled, Moved
from tests.gazala.desert import Desert

MARCH = "0605-0704-0805-0904-1005-1006-1106-1207-1307"


@pytest.mark.rule("gazala 4.0")
def test_tg1_the_march_from_sidi_breghisc_costs_exactly_sixteen_points() -> None:
    table = Desert("axis movement", "ge_115 0508")
    events = table.go("ge_115", "0508-0507-0506-0606-0605", 6)
    assert table.code(f"ge_115 {MARCH}-1407") == "too-far"
    events += table.do(f"ge_115 {MARCH}")
    assert [event.cost for event in events if isinstance(event, Moved)] == [2 * 5, 2 * 11]
    assert (table.at("ge_115"), table.decision.kind) == ("1307", "unit")


@pytest.mark.rule("gazala 4.0")
@pytest.mark.parametrize(
    ("step", "points"),
    [
        *(("0508-0507", 1), ("0507-0506", 1), ("0506-0606", 1), ("0606-0605", 2), ("0605-0704", 3)),
        *(("0704-0805", 0.5), ("0805-0904", 0.5), ("0904-1005", 3), ("1005-1006", 1)),
        *(("1006-1106", 1), ("1106-1207", 1), ("1207-1307", 1)),
    ],
)
def test_tg1_each_step_of_the_march_costs_what_the_example_says(step: str, points: float) -> None:
    table = Desert("axis movement", f"ge_115 {step[:4]}", facts=["freed"])
    (moved,) = [e for e in table.go("ge_115", step, *([6] if step.endswith("0605") else [])) if isinstance(e, Moved)]
    assert moved.cost == 2 * points


@pytest.mark.rule("gazala 4.0", "gazala 4.1.2", "gazala 9.1")
@pytest.mark.ruling("gazala G17")
def test_tg1_the_example_suspends_neither_the_mine_die_nor_zones_nor_the_tether() -> None:
    line = ("sa_2 0806", "uk_151 0908", "uk_69 0909", "ff_1 1114", "uk_22arm 1312", "uk_7mot 1515")
    table = Desert("axis movement", "ge_115 0508", *line)
    table.do("ge_115")
    assert table.refused_by(f"ge_115 0508-0507-0506-0606-{MARCH}") == "9.1", "a die is rolled in 0605"
    table.do("ge_115 0508-0507-0506-0606-0605", 6)
    assert table.code(f"ge_115 {MARCH}") == "must-stop", "0805 is next to the enemy"
    table = Desert("axis movement", "ge_115 1207", *line)
    assert table.code("ge_115") == "off-tether", "and nobody gets there on petrol"


@pytest.mark.rule("gazala 5.1.1")
def test_tg2_eleven_against_four_is_two_to_one() -> None:
    table = Desert("axis combat", "ge_8pz 1712", "in_9 1713", air="0 2")
    odds = table.odds("1713", ["ge_8pz"], air=2)
    assert (odds.attack, odds.defence, table.game.combat.columns[odds.base_column]) == (11, 4, "2-1")


@pytest.mark.rule("gazala 5.1.6", "gazala 2.4.3")
def test_tg3_a_two_and_a_three_are_read_in_the_row_of_five() -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713")
    fought = table.fight("1713", dice=(2, 3))
    assert (table.game.combat.columns[fought.column], fought.result) == ("1-1", "DVB ARB")


@pytest.mark.rule("gazala 4.1.2")
def test_tg4_a_unit_in_a_city_engaged_from_open_ground_neither_leaves_nor_attacks() -> None:
    table = Desert("allied movement", "uk_201g 1410", "ge_115 1411")
    table.do("end")
    assert table.options() == ["attack 1411", "end"]


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.parametrize("path", ["1413-1412", "1508-1409-1410"])
def test_tg5_another_unit_that_moves_next_to_the_german_must_attack_him(path: str) -> None:
    table = Desert("allied movement", "uk_201g 1410", f"uk_7mot {path[:4]}", "ge_115 1411")
    table.go("uk_7mot", path)
    table.do("end")
    assert table.options() == ["attack 1411"]
    table.do("attack 1411")
    assert "join uk_201g" in table.options(), "the first one is free to stay out"
    assert "done" in table.options()


@pytest.mark.rule("gazala 6.2")
@pytest.mark.parametrize(("target", "column"), [("1712", "21-30"), ("0807", "11-20")], ids=["TG6 open", "TG7 works"])
def test_tg6_tg7_six_air_points_on_two_infantry_and_one_armour(target: str, column: str) -> None:
    table = Desert("axis combat", *(f"{unit} {target}" for unit in ("uk_69", "uk_151", "uk_22arm")), air="0 35")
    table.do(f"strike {target}")
    (bombed,) = [event for event in table.do("air 6", 3, 4) if isinstance(event, Bombarded)]
    assert (bombed.strength, bombed.vulnerability) == (6, 4)
    assert table.game.bombardment.columns[bombed.column] == column


@pytest.mark.rule("gazala 8.0")
@pytest.mark.parametrize(
    ("guns", "target", "column"), [("1714", "1712", "11-20"), ("0805", "0807", "1-10")], ids=["TG8 open", "TG9 works"]
)
def test_tg8_tg9_two_guns_of_attack_two_on_armour_and_motorised_infantry(guns: str, target: str, column: str) -> None:
    table = Desert("allied combat", f"uk_xiii {guns}", f"uk_xxx {guns}", f"ge_8pz {target}", f"ge_115 {target}")
    table.do(f"bombard {target}")
    table.do("join uk_xiii")
    (fired,) = [event for event in table.do("join uk_xxx", 3, 4) if isinstance(event, Bombarded)]
    assert (fired.strength, fired.vulnerability) == (4, 3)
    assert table.game.bombardment.columns[fired.column] == column


@pytest.mark.rule("gazala 8.0")
def test_tg8_the_guns_of_the_example_are_in_the_game() -> None:
    units = Desert.started().game.units
    assert [(u.nation, u.label) for u in units if (u.attack, u.defence, u.movement) == (2, 3, 6) and u.gun] == [
        ("British", "XIII"),
        ("British", "XXX"),
    ]


@pytest.mark.rule("gazala 2.2.1", "gazala 7.0")
def test_tg10_the_seventh_motor_brigade_is_the_counter_of_the_example_and_is_halved_by_a_loss() -> None:
    table = Desert.started()
    unit = table.game.units[table.unit("uk_7mot")]
    assert (unit.nation, unit.formation, unit.type) == ("British", "7 Armd", "MOT")
    assert (unit.attack, unit.defence, unit.movement) == (4, 4, 15)
    assert (unit.reduced_attack, unit.reduced_defence) == (2, 2)


@pytest.mark.rule("gazala 9.1")
@pytest.mark.parametrize(
    ("unit", "die", "loss"),
    [("it_61", 1, True), ("it_61", 2, False), ("it_132", 1, True), ("it_132", 2, True), ("it_132", 3, False)],
)
def test_tg11_a_unit_that_enters_mines_loses_on_one_armour_on_two_as_well(unit: str, die: int, loss: bool) -> None:
    table = Desert("axis movement", f"{unit} 0606")
    (rolled,) = [event for event in table.go(unit, "0606-0605", die) if isinstance(event, MineRolled)]
    assert rolled.loss is table.is_reduced(unit) is loss
