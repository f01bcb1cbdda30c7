"""The worked examples of the rulebook, played through the engine."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Bombarded, MineRolled, Moved, TurnBegan
from tests.somnium.tabletop import Tabletop


@pytest.mark.rule("alamein 4.0")
@pytest.mark.parametrize("between", ["0505", "0506"])
def test_ta1_the_march_from_tel_el_eisa_costs_exactly_six_points(between: str) -> None:
    """The example leaves out the enemy in 0606, and the mine die is good."""
    table = Tabletop("allied movement", "uk_131_44 0805")
    table.do("uk_131_44")
    assert table.refused_by(f"uk_131_44 0805-0705-0606-{between}-0406") == "9.1", "the die comes first"
    events = table.do("uk_131_44 0805-0705", 6)
    assert table.refused_by(f"uk_131_44 0705-0606-{between}-0406-0407") == "4.0", "then it has to stop"
    events += table.do(f"uk_131_44 0705-0606-{between}-0406")
    assert [event.cost for event in events if isinstance(event, Moved)] == [2 * 2, 2 * 4]
    assert table.at("uk_131_44") == "0406"
    assert table.decision.kind == "unit"


@pytest.mark.rule("alamein 4.0")
def test_ta1_each_step_of_the_march_costs_what_the_example_says() -> None:
    march = {"0805-0705": 2, "0705-0606": 2, "0606-0505": 1, "0606-0506": 1, "0505-0406": 1, "0506-0406": 1}
    for step, points in march.items():
        table = Tabletop("allied movement", f"uk_131_44 {step[:4]}")
        table.do("uk_131_44")
        dice = (6,) if step.endswith("0705") else ()
        (moved,) = [event for event in table.do(f"uk_131_44 {step}", *dice) if isinstance(event, Moved)]
        assert moved.cost == 2 * points, step


@pytest.mark.rule("alamein 5.1.1")
def test_ta2_eleven_against_four_is_two_to_one() -> None:
    table = Tabletop("allied combat", "uk_8_10 1509", "ge_8pz_15 1609 reduced", air="0 1")
    odds = table.odds("1609", ["uk_8_10"], cover=1)
    assert (odds.attack, odds.defence, table.game.combat.columns[odds.base_column]) == (11, 4, "2-1")


@pytest.mark.rule("alamein 5.1.1")
def test_ta3_four_against_eight_is_one_to_two() -> None:
    table = Tabletop("allied combat", "uk_152_51 1509", "ge_382_164 1609", "ge_433_164 1609")
    fought = table.fight("1609", dice=(1, 1))
    assert (fought.attack, fought.defence) == (4, 8)
    assert table.game.combat.columns[fought.column] == "1-2"


@pytest.mark.rule("alamein 6.2")
@pytest.mark.parametrize(("target", "column"), [("1609", "25-36"), ("0703", "13-24")], ids=["TA4 open", "TA5 works"])
def test_ta4_ta5_nine_air_points_on_two_infantry_and_one_armour(target: str, column: str) -> None:
    defenders = [f"{unit} {target}" for unit in ("ge_382_164", "ge_433_164", "ge_8pz_15")]
    table = Tabletop("allied combat", *defenders, air="50 0")
    table.do(f"strike {target}")
    (bombed,) = [event for event in table.do("air 9", 3, 4) if isinstance(event, Bombarded)]
    assert (bombed.strength, bombed.vulnerability) == (9, 4)
    assert table.game.bombardment.columns[bombed.column] == column


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A3")
def test_ta6_two_guns_of_attack_three_on_armour_and_infantry() -> None:
    table = Tabletop("allied combat", "au_ad_9 1409", "uk_ad_51 1409", "ge_8pz_15 1609", "ge_382_164 1609")
    table.do("bombard 1609")
    table.do("join au_ad_9")
    (fired,) = [event for event in table.do("join uk_ad_51", 3, 4) if isinstance(event, Bombarded)]
    assert (fired.strength, fired.vulnerability) == (6, 3)
    assert table.game.bombardment.columns[fired.column] == "13-24"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A3")
def test_no_counter_has_the_values_of_the_guns_in_the_example() -> None:
    guns = {(u.attack, u.defence, u.movement) for u in Tabletop.started().game.units if u.gun and u.attack == 3}
    assert guns == {(3, 1, 4), (3, 2, 10)}, "the example prints 3-2-4"


@pytest.mark.rule("alamein 2.2.1")
def test_ta7_220th_artillery_is_the_counter_of_the_example() -> None:
    table = Tabletop.started()
    gun = table.game.units[table.unit("ge_220a_164")]
    assert (gun.attack, gun.defence, gun.movement, gun.range) == (2, 1, 4, 3)
    assert (gun.nation, gun.formation, gun.type) == ("German", "164 Inf", "ART")


@pytest.mark.rule("alamein 6.0")
def test_ta8_the_axis_has_six_then_three_then_no_air_points() -> None:
    table = Tabletop.started()
    events = table.do("place uk_eng 1206")
    while not table.pos.over:
        events += table.do("end")
    air = [event.air for event in events if isinstance(event, TurnBegan)]
    assert air == [(50, 6)] * 4 + [(50, 3)] * 4 + [(50, 0)] * 4


@pytest.mark.rule("alamein 5.1.6")
def test_ta9_a_two_and_a_three_are_read_in_the_row_of_five() -> None:
    table = Tabletop("allied combat", "uk_152_51 1509", "ge_382_164 1609")
    fought = table.fight("1609", dice=(2, 3))
    assert (table.game.combat.columns[fought.column], fought.result) == ("1-1", "DVB ARB")


@pytest.mark.rule("alamein 9.1")
@pytest.mark.parametrize(
    ("unit", "die", "loss"),
    [("uk_131_44", 1, True), ("uk_131_44", 2, False), ("uk_22_7", 2, True), ("uk_22_7", 3, False)],
)
def test_ta10_a_unit_that_enters_mines_loses_on_one_armour_on_two_as_well(unit: str, die: int, loss: bool) -> None:
    table = Tabletop("allied movement", f"{unit} 1011")
    table.do(unit)
    (rolled,) = [event for event in table.do(f"{unit} 1011-0911", die) if isinstance(event, MineRolled)]
    assert rolled.loss is table.is_reduced(unit) is loss


@pytest.mark.rule("alamein 9.1", "alamein 9.4")
def test_ta10_armoured_engineers_enter_mines_without_a_die() -> None:
    table = Tabletop("allied movement", "uk_eng 1011")
    table.do("uk_eng")
    table.do("uk_eng 1011-0911")
    assert not table.is_reduced("uk_eng")
