"""4.1.2: engagement zones, armour that ignores infantry, dominant terrain, and the duty to attack."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.engagement import foes_of, is_engaged
from scirocco.systems.somnium.events import Joined
from scirocco.systems.somnium.movement import movement_points
from tests.gazala.desert import Desert, shifts

SOFT = ["it_61", "ge_115", "it_8b"]
HARD = ["it_132", "it_x", "ge_eng"]


def points(table: Desert, unit: str) -> float:
    """The points a unit has for its move."""
    return movement_points(table.game, table.pos, table.unit(unit)) / 2


# Zones and stopping


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.parametrize("enemy", [*SOFT, *HARD])
def test_a_unit_that_is_not_armour_stops_next_to_any_enemy(enemy: str) -> None:
    table = Desert("allied movement", "uk_7mot 1512", f"{enemy} 1712")
    table.do("uk_7mot")
    refusal = table.why("uk_7mot 1512-1612-1711")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("gazala 4.1.2", "must-stop")
    assert table.why("uk_7mot 1512-1612") is None


@pytest.mark.rule("gazala 4.1.2")
def test_two_enemies_never_share_a_hex() -> None:
    table = Desert("allied movement", "uk_22arm 1711", "it_61 1712")
    table.do("uk_22arm")
    assert (table.refused_by("uk_22arm 1711-1712"), table.code("uk_22arm 1711-1712")) == ("4.1.2", "enemy-there")


@pytest.mark.rule("gazala 4.1.2")
def test_breaking_contact_costs_a_point() -> None:
    table = Desert("allied movement", "uk_7mot 1612", "in_9 1613", "it_61 1712")
    assert (points(table, "uk_7mot"), points(table, "in_9")) == (14, 7)


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C9")
def test_a_unit_goes_straight_from_zone_to_zone_pays_once_stops_and_must_attack() -> None:
    table = Desert("allied movement", "uk_7mot 1612", "it_61 1712")
    table.do("uk_7mot")
    assert table.code("uk_7mot 1612-1711-1811") == "must-stop"
    table.do("uk_7mot 1612-1711")
    table.do("end")
    assert table.options() == ["attack 1712"]


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C9")
def test_the_extra_point_is_paid_once_however_many_zones_are_left() -> None:
    table = Desert("allied movement", "in_9 1612", "it_61 1712", "it_62 1512")
    assert points(table, "in_9") == 7


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C10")
def test_no_zone_reaches_into_the_sea_but_it_reaches_over_a_sea_arm() -> None:
    table = Desert("allied movement", "sa_6 2006", "it_61 2106")
    zone = foes_of(table.game, table.pos, 0).zone
    assert not zone & ~table.game.land
    assert is_engaged(table.game, table.pos, table.unit("sa_6"))
    assert points(table, "sa_6") == 7


# Armour ignores zones of infantry (G2)


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
@pytest.mark.parametrize("enemy", SOFT)
def test_armour_passes_soft_units_without_stopping(enemy: str) -> None:
    table = Desert("allied movement", "uk_22arm 1512", f"{enemy} 1712")
    table.go("uk_22arm", "1512-1612-1711-1811")
    assert table.at("uk_22arm") == "1811"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
@pytest.mark.parametrize("enemy", ["uk_150", "uk_7mot"])
def test_axis_armour_ignores_infantry_too(enemy: str) -> None:
    table = Desert("axis movement", "it_132 1512", f"{enemy} 1712", facts=["freed"])
    table.go("it_132", "1512-1612-1711-1811")
    assert table.at("it_132") == "1811"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
@pytest.mark.parametrize("enemy", HARD)
def test_guns_and_armour_stop_armour(enemy: str) -> None:
    table = Desert("allied movement", "uk_22arm 1512", f"{enemy} 1712")
    table.do("uk_22arm")
    assert table.code("uk_22arm 1512-1612-1711") == "must-stop"
    table.do("uk_22arm 1512-1612")
    table.do("end")
    assert table.options() == ["attack 1712"]


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
@pytest.mark.parametrize("hard", HARD)
def test_guns_and_armour_bind_armour_also_when_infantry_shares_their_hex(hard: str) -> None:
    table = Desert("allied movement", "uk_22arm 1512", "it_61 1712", f"{hard} 1712")
    table.do("uk_22arm")
    assert table.code("uk_22arm 1512-1612-1711") == "must-stop"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
def test_armour_pays_nothing_to_leave_infantry_but_a_point_to_leave_guns_or_armour() -> None:
    left = {enemy: points(Desert("allied movement", "uk_22arm 1612", f"{enemy} 1712"), "uk_22arm") for enemy in SOFT}
    assert set(left.values()) == {15}
    left = {enemy: points(Desert("allied movement", "uk_22arm 1612", f"{enemy} 1712"), "uk_22arm") for enemy in HARD}
    assert set(left.values()) == {14}


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
@pytest.mark.parametrize("enemy", SOFT)
def test_armour_next_to_soft_units_may_attack_but_need_not(enemy: str) -> None:
    table = Desert("allied movement", "uk_22arm 1611", f"{enemy} 1712")
    table.go("uk_22arm", "1611-1612")
    table.do("end")
    assert table.options() == ["attack 1712", "end"], "it moved in"
    table = Desert("allied movement", "uk_22arm 1612", f"{enemy} 1712")
    table.do("end")
    assert table.options() == ["attack 1712", "end"], "it stood there"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
@pytest.mark.parametrize("enemy", HARD)
def test_armour_next_to_guns_or_armour_must_attack(enemy: str) -> None:
    table = Desert("allied movement", "uk_22arm 1612", f"{enemy} 1712")
    table.do("end")
    assert table.options() == ["attack 1712"]


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
def test_a_mixed_stack_is_tested_unit_by_unit() -> None:
    table = Desert("allied movement", "uk_22arm 1612", "uk_7mot 1612", "it_61 1712")
    assert (points(table, "uk_22arm"), points(table, "uk_7mot")) == (15, 14)
    table.do("end")
    assert table.refused_by("end") == "4.1.2"
    table.do("attack 1712")
    assert table.options() == ["join uk_22arm", "done"], "the motor brigade attacks, the tanks as they like"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
def test_the_other_way_round_infantry_is_bound_by_armour() -> None:
    table = Desert("axis movement", "it_61 1510", "uk_22arm 1612")
    table.do("it_61")
    assert table.code("it_61 1510-1511-1512") == "must-stop"
    table.do("it_61 1510-1511")
    table.do("end")
    assert table.options() == ["attack 1612"]


@pytest.mark.rule("gazala 5.3", "gazala 4.1.2")
@pytest.mark.ruling("gazala G2")
def test_beaten_armour_may_stop_next_to_infantry_and_its_companions_may_not() -> None:
    table = Desert("axis combat", "ge_8pz 1713", "ge_5pz 1713", "it_61 1710", "uk_2arm 1712", "uk_7mot 1712")
    table.beat("1712", "ge_8pz", "ge_5pz", result="DRI AVB")
    table.do("loss ge_8pz")
    assert table.ways("uk_2arm") == {"1711", "1612", "1812"}, "1711 is next to it_61"
    assert table.ways("uk_7mot") == {"1612", "1812"}


@pytest.mark.rule("gazala 5.1.3", "gazala 4.1.2")
@pytest.mark.ruling("gazala G2", "gazala C11")
def test_armour_ringed_by_infantry_is_not_besieged_but_motorised_infantry_is() -> None:
    ring = ("it_61 1711", "it_62 1613", "it_85 1813", "ge_8pz 1713")
    besieged = Desert("axis combat", *ring, "uk_7mot 1712")
    assert shifts(besieged.odds("1712", ["ge_8pz"]))["siege"] == 1
    free = Desert("axis combat", *ring, "uk_2arm 1712")
    assert "siege" not in shifts(free.odds("1712", ["ge_8pz"])), "1612 and 1812 are in zones of infantry only"
    mixed = Desert("axis combat", *ring, "uk_2arm 1712", "uk_7mot 1712")
    assert "siege" not in shifts(mixed.odds("1712", ["ge_8pz"])), "one of them has a way out"
    guns = Desert("axis combat", *ring, "it_x 1711", "uk_2arm 1712")
    assert shifts(guns.odds("1712", ["ge_8pz"]))["siege"] == 1, "guns bind armour"


@pytest.mark.rule("gazala 5.1.3")
@pytest.mark.ruling("gazala C11")
def test_one_unit_without_a_way_out_is_enough_with_the_switch() -> None:
    ring = ("it_61 1711", "it_62 1613", "it_85 1813", "ge_8pz 1713")
    for others, besieged in (((), False), (("uk_7mot 1712",), True)):
        table = Desert("axis combat", *ring, "uk_2arm 1712", *others, options=["siege_by_one"])
        assert ("siege" in shifts(table.odds("1712", ["ge_8pz"]))) is besieged


# Dominant terrain (C8)


def may_stand(own: str, *enemies: str, phase: str = "allied", unit: str = "in_9") -> bool:
    """Whether a unit that began engaged in a hex need not attack the enemies around it."""
    names = ("it_61", "it_62", "it_85") if phase == "allied" else ("sa_1", "sa_2", "sa_3")
    others = [f"{name} {number}" for name, number in zip(names, enemies, strict=False)]
    table = Desert(f"{phase} movement", f"{unit} {own}", *others)
    table.do("end")
    return "end" in table.options()


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C8")
@pytest.mark.parametrize(
    ("own", "enemy", "stands"),
    [
        ("1410", "1411", True),  # city over open ground
        ("1411", "1410", False),
        ("1305", "1306", True),  # crest over open ground
        ("1410", "1409", False),  # city and crest are equal
        ("1409", "1410", False),
        ("1712", "1713", False),  # open ground against open ground
        ("0807", "0907", True),  # a fortification counts
        ("0806", "0807", False),  # two of them are equal
        ("1114", "1115", True),  # fortified city over open ground
        ("0904", "0905", False),
    ],
)
def test_dominant_terrain_gives_more_columns_than_the_enemy_has(own: str, enemy: str, stands: bool) -> None:
    assert may_stand(own, enemy) is stands


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C8")
def test_every_engaging_hex_must_be_dominated() -> None:
    assert may_stand("1410", "1411", "1510")
    assert not may_stand("1410", "1411", "1409"), "1409 is a crest"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C8")
def test_a_sea_arm_counts_only_against_enemies_across_it() -> None:
    assert not may_stand("2006", "2106"), "Tobruk and the far shore are worth two columns each"
    assert may_stand("2006", "2007"), "without water between, the town dominates"
    assert not may_stand("2106", "2006")
    assert not may_stand("2106", "2107"), "against others the far shore is worth nothing"


@pytest.mark.rule("gazala 4.1.2", "gazala 9.2")
@pytest.mark.ruling("gazala C8")
def test_any_allied_unit_dominates_an_axis_unit_on_mines_and_never_the_reverse() -> None:
    assert may_stand("0805", "0705"), "open ground against mines"
    assert not may_stand("0705", "0805", phase="axis", unit="it_61")
    assert not may_stand("0705", "0606"), "for the Allies mines are open ground like any other"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C8", "gazala G2")
def test_armour_has_to_dominate_only_those_who_engage_it() -> None:
    def stands(*enemies: str) -> bool:
        table = Desert("allied movement", "uk_22arm 1305", *enemies)
        table.do("end")
        return "end" in table.options()

    assert stands("it_61 1406"), "infantry on a crest as high does not engage it"
    assert not stands("it_132 1406")
    assert stands("it_61 1406", "it_132 1306"), "the tanks stand in the open"
    assert not stands("it_61 1406", "it_x 1406"), "the guns beside the infantry do engage it"


# Duty to attack (C7)


@pytest.mark.rule("gazala 4.1.2", "gazala 5.0")
@pytest.mark.ruling("gazala C7")
def test_a_unit_that_neither_left_nor_dominates_must_attack() -> None:
    table = Desert("allied movement", "in_9 1712", "it_61 1713")
    table.do("end")
    assert table.options() == ["attack 1713"]
    assert table.refused_by("end") == "4.1.2"
    table = Desert("allied movement", "in_9 1712", "it_61 1713")
    table.go("in_9", "1712-1711")
    table.do("end")
    assert table.phase != "allied combat", "it left, and there is nothing to fight"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C7")
def test_one_attack_on_some_neighbour_is_enough() -> None:
    table = Desert("allied movement", "in_9 1712", "it_61 1713", "it_62 1711")
    table.do("end")
    assert table.options() == ["attack 1711", "attack 1713"]
    table.beat("1711", "in_9")
    table.do("retreat it_62 1710")
    table.do("done")
    assert table.at("in_9") == "1712"
    assert table.phase != "allied combat", "the other Italian need not be attacked"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C7")
def test_units_obliged_to_attack_the_same_hex_do_so_together() -> None:
    table = Desert("allied movement", "in_9 1712", "in_29 1814", "it_61 1713", "it_62 1713")
    table.do("end")
    forced = {event.unit for event in table.do("attack 1713", 3, 4) if isinstance(event, Joined) and event.forced}
    assert forced == {table.unit("in_9"), table.unit("in_29")}


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala C7")
def test_moving_into_dominant_terrain_is_no_excuse() -> None:
    table = Desert("allied movement", "in_9 1509", "it_61 1411")
    table.go("in_9", "1509-1410")
    table.do("end")
    assert table.options() == ["attack 1411"]


@pytest.mark.rule("gazala 4.1.2", "gazala 6.2")
@pytest.mark.ruling("gazala A26", "gazala C25")
def test_the_only_target_of_an_obliged_unit_is_not_used_up_from_afar() -> None:
    table = Desert("allied combat", "in_9 1712", "uk_xiii 1710", "it_61 1713", air="10 0")
    assert table.options() == ["attack 1713"]
    assert table.refused_by("strike 1713") == table.refused_by("bombard 1713") == "4.1.2"
    table = Desert("allied combat", "in_9 1712", "uk_xiii 1709", "it_61 1713", "it_62 1711", air="10 0")
    assert {"strike 1713", "bombard 1713", "strike 1711"} <= set(table.options()), "here it has a choice"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala A26")
def test_an_obliged_unit_whose_last_target_is_attacked_joins_at_once() -> None:
    table = Desert("allied combat", "in_9 1712", "in_29 1714", "it_61 1713", "it_62 1813")
    table.do("attack 1713")
    battle = table.pos.battle
    assert battle is not None
    assert battle.attackers == (table.unit("in_29"),), "in_9 can still attack 1813"
    assert "join in_9" in table.options()
