"""8.0: artillery."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Event
from scirocco.systems.somnium.events import BattleFought, Bombarded
from tests.gazala.desert import Desert, shifts


def fired(table: Desert, target: str, *guns: str, dice: tuple[int, int] = (3, 4)) -> Bombarded:
    """Bombard a hex with these guns."""
    events = table.do(f"bombard {target}")
    for gun in guns:
        last = [option for option in table.options() if option.startswith("join")] == [f"join {gun}"]
        events += table.do(f"join {gun}", *(dice if last else ()))
    if table.decision.kind == "battery":
        events += table.do("done", *dice)
    return next(event for event in events if isinstance(event, Bombarded))


def defence_in(events: list[Event]) -> int:
    return next(event.defence for event in events if isinstance(event, BattleFought))


# Range


@pytest.mark.rule("gazala 8.0", "gazala 2.2.1")
@pytest.mark.ruling("gazala C34")
@pytest.mark.parametrize(("gun", "reach"), [("uk_xiii", 4), ("uk_8ex", 4), ("ge_pza", 4), ("ge_ak", 3), ("it_x", 3)])
def test_a_gun_reaches_as_many_hexes_as_printed_the_target_included(gun: str, reach: int) -> None:
    side, target = ("allied", "it_61") if gun.startswith("uk") else ("axis", "in_9")
    for distance in (2, 3, 4, 5):
        table = Desert(f"{side} combat", f"{gun} 1716", f"{target} 17{16 - distance:02}", "sa_6 2006", "it_9b 0508")
        assert (f"bombard 17{16 - distance:02}" in table.options()) is (distance <= reach), distance


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C34")
def test_terrain_and_units_between_do_not_matter() -> None:
    table = Desert("allied combat", "uk_xiii 1308", "it_61 1304", "it_62 1306")
    assert "bombard 1304" in table.options(), "over crests and over the enemy"


# Bombardment


@pytest.mark.rule("gazala 8.0")
def test_attack_values_are_added_and_multiplied_by_the_vulnerability() -> None:
    table = Desert("allied combat", "uk_xiii 1714", "uk_8ex 1714", "it_61 1712", "it_x 1712")
    event = fired(table, "1712", "uk_xiii", "uk_8ex")
    assert (event.strength, event.vulnerability, event.column) == (2 + 3, 2 + 2, 1)


@pytest.mark.rule("gazala 8.0", "gazala 7.0")
def test_reduced_guns_fire_with_half_their_value() -> None:
    table = Desert("allied combat", "uk_8ex 1714 reduced", "it_61 1712")
    assert fired(table, "1712", "uk_8ex").strength == 2


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C25", "gazala G13")
@pytest.mark.parametrize(
    ("gun", "target", "column"),
    [("1714", "1712", 1), ("0805", "0807", 0), ("1412", "1410", 0), ("0806", "0706", 2), ("1906", "2106", 1)],
    ids=["open", "works", "city", "mines", "sea arm"],
)
def test_ground_works_and_mines_shift_a_bombardment_but_a_sea_arm_does_not(gun: str, target: str, column: int) -> None:
    place = "0804" if target == "0706" else gun
    table = Desert("allied combat", f"uk_8ex {place}", f"it_61 {target}", f"it_62 {target}")
    assert fired(table, target, "uk_8ex").column == column


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C25")
def test_db_costs_one_loss_and_nobody_moves() -> None:
    table = Desert("allied combat", "uk_8ex 1714", "it_61 1712", "it_9b 0508")
    assert fired(table, "1712", "uk_8ex", dice=(1, 1)).result == "DB"
    assert (table.at("it_61"), table.is_reduced("it_61")) == ("1712", True)


@pytest.mark.rule("gazala 8.0")
def test_a_gun_takes_part_in_one_combat_or_bombardment_per_phase() -> None:
    table = Desert("allied combat", "uk_8ex 1714", "uk_xiii 1714", "it_61 1712", "it_62 1612")
    fired(table, "1712", "uk_8ex")
    assert table.options() == ["bombard 1612", "end"]
    table.do("bombard 1612")
    assert table.code("join uk_8ex") == "guns-busy"


@pytest.mark.rule("gazala 8.0")
def test_guns_alone_get_no_air_points() -> None:
    table = Desert("allied combat", "uk_8ex 1714", "it_61 1712", air="10 35")
    fired(table, "1712", "uk_8ex")
    assert table.pos.air == [10, 35]


# Support


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C36")
def test_a_distant_gun_adds_its_attack_value_in_attack_and_in_defence() -> None:
    table = Desert("allied combat", "in_9 1712", "uk_8ex 1710", "ge_115 1713", "ge_pza 1715")
    table.do("attack 1713")
    table.do("join uk_8ex")
    (fought,) = [event for event in table.do("join ge_pza", 3, 4) if isinstance(event, BattleFought)]
    assert (fought.attack, fought.defence) == (4 + 3, 4 + 4), "the Panzerarmee's guns are a 4-2"


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C36")
def test_a_gun_in_the_attacked_hex_defends_with_its_defence_value() -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713", "ge_pza 1713")
    assert table.odds("1713", ["in_9"]).defence == 4 + 2


@pytest.mark.rule("gazala 8.0")
def test_the_range_of_support_is_measured_to_the_defenders_hex() -> None:
    units = ("in_9 1712", "ge_115 1713")
    table = Desert("axis combat", *units, "uk_xiii 1708")
    table.do("attack 1712")
    assert table.options() == ["join uk_xiii", "done"], "4 hexes from 1712, although 5 from the attacker"
    table = Desert("allied combat", *units, "uk_xiii 1708")
    table.do("attack 1713", 3, 4)
    assert table.decision.kind == "retreat", "5 hexes from 1713: nobody was asked about guns"


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C34")
def test_a_gun_supports_one_defence_per_enemy_phase() -> None:
    table = Desert("axis combat", "in_9 1712", "in_29 1511", "ge_115 1713", "ge_104 1512", "uk_xiii 1610")
    table.do("attack 1712")
    assert defence_in(table.do("join uk_xiii", 3, 4)) == 4 + 2
    assert defence_in(table.do("attack 1511", 3, 4)) == 4, "the guns were not offered again"


ENGAGED = ("in_9 1712", "uk_xiii 1711", "ge_115 1713", "ge_104 1710")


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C34")
def test_an_engaged_gun_may_support() -> None:
    table = Desert("axis combat", *ENGAGED)
    table.do("attack 1712")
    assert table.options() == ["join uk_xiii", "done"]


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C34")
@pytest.mark.parametrize("result", ["DVI ARI", "DRI AVB"], ids=["held", "driven back"])
def test_a_gun_whose_own_hex_was_attacked_fights_only_there(result: str) -> None:
    table = Desert("axis combat", *ENGAGED)
    table.beat("1711", "ge_104", result=result)
    while table.decision.kind != "target":
        table.do(table.options()[0])
    assert defence_in(table.do("attack 1712", 3, 4)) == 4


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C19")
def test_distant_guns_suffer_nothing_and_cannot_pay() -> None:
    table = Desert("allied combat", "in_9 1712", "uk_8ex 1710", "ge_8pz 1713", "ge_5pz 1713")
    table.fight("1713", "uk_8ex", dice=table.dice_for("DVI ARB", table.odds("1713", ["in_9"], guns=["uk_8ex"])))
    assert table.is_reduced("in_9")
    assert not table.is_reduced("uk_8ex")
    table.do("retreat in_9 1711")
    assert table.at("uk_8ex") == "1710"
    table = Desert("allied combat", "uk_22arm 1712", "uk_8ex 1710", "it_61 1713")
    dice = table.dice_for("EMP", table.odds("1713", ["uk_22arm"], guns=["uk_8ex"]))
    table.fight("1713", "uk_22arm", "uk_8ex", dice=dice)
    assert (table.at("uk_22arm"), table.at("uk_8ex")) == ("dead", "1710")


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C19")
def test_guns_next_to_the_target_share_every_result_but_the_advance() -> None:
    table = Desert("allied combat", "uk_8ex 1712", "ge_8pz 1713")
    table.beat("1713", "uk_8ex", result="DVI ARI")
    assert table.ways("uk_8ex") == {"1711", "1612", "1812"}


# Guns next to the enemy


@pytest.mark.rule("gazala 8.0", "gazala 4.1.2")
@pytest.mark.ruling("gazala C33", "gazala A25")
def test_a_gun_that_must_attack_alone_does_so_on_the_combat_table() -> None:
    table = Desert("allied combat", "uk_8ex 1712", "ge_115 1713", "it_61 1710")
    assert table.options() == ["attack 1713"], "neither a bombardment of its neighbour nor of 1710"
    assert table.refused_by("bombard 1710") == "4.1.2"
    assert table.fight("1713", dice=(3, 3)).attack == 3


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala C33", "gazala A25")
def test_a_gun_never_bombards_a_hex_next_to_it_but_joins_an_assault() -> None:
    table = Desert("allied movement", "uk_8ex 1410", "in_9 1412", "ge_115 1411", "it_61 1414")
    table.do("end")
    assert "bombard 1411" not in table.options()
    table.do("attack 1411")
    assert "join uk_8ex" in table.options()


@pytest.mark.rule("gazala 8.0", "gazala 4.1.2")
@pytest.mark.ruling("gazala A25")
def test_a_gun_obliged_to_attack_does_not_support_a_distant_assault() -> None:
    table = Desert("allied combat", "uk_8ex 1712", "ge_115 1713", "in_9 1709", "it_61 1710")
    fought = table.fight("1710", "in_9", "uk_8ex", dice=(1, 1))
    assert fought.attack == 4, "in_9 alone: the guns were not offered"


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala A25")
def test_an_engaged_gun_in_dominant_terrain_may_still_fire_afar() -> None:
    table = Desert("allied movement", "uk_8ex 1410", "ge_115 1411", "it_61 1413")
    table.do("end")
    assert "bombard 1413" in table.options()


@pytest.mark.rule("gazala 8.0")
def test_guns_engaged_in_their_hex_have_its_terrain() -> None:
    table = Desert("axis combat", "ge_8pz 1411", "uk_8ex 1410")
    assert shifts(table.odds("1410", ["ge_8pz"])) == {"city": -2}


@pytest.mark.rule("gazala 8.0", "gazala 5.1.4")
def test_guns_belong_to_no_division() -> None:
    game = Desert.started().game
    assert {unit.formation for unit in game.units if unit.gun} == {""}


@pytest.mark.rule("gazala 8.0")
@pytest.mark.ruling("gazala A38")
@pytest.mark.parametrize("struck", [False, True])
def test_guns_that_were_struck_from_the_air_give_no_support(struck: bool) -> None:
    table = Desert("allied combat", "in_9 1712", "it_61 1713", "it_x 1715", air="10 0")
    if struck:
        table.do("strike 1715")
        table.do("air 1", 3, 4)
    table.do("attack 1713")
    if struck:
        table.do("air 0", 3, 4)
        assert table.decision.kind != "support"
    else:
        table.do("air 0")
        assert (table.decision.kind, table.options()) == ("support", ["join it_x", "done"])
