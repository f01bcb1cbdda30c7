"""8: armour combat, from the book."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.armour import armour_dice, count_hits, dice_of
from scirocco.systems.chitpull.events import ClashFought, HitsWasted, RecoveryRolled
from tests.gazala1942.table import Table, found

PANZERS = ("ge_1_21_t 0525", "ge_1_21_i 0525")


def dice(table: Table, *units: str) -> tuple[int, int]:
    return dice_of(table.game, table.pos, [table.unit(unit) for unit in units])


def pool(table: Table, name: str) -> int:
    return table.pos.pools[table.game.pool_names.index(name)]


@pytest.mark.rule("gazala1942 8.0")
def test_without_a_vehicle_there_is_no_armour_attack() -> None:
    table = Table("ge_1_21_i 0525", "ge_1_18_aa 0525", "uk_3_7_t 0526")
    table.until("attack")
    assert table.kind == "attack", "infantry and guns alone were not asked"


@pytest.mark.rule("gazala1942 8.0")
@pytest.mark.ruling("gazala1942 R28")
@pytest.mark.ruling("gazala1942 R35")
@pytest.mark.parametrize(
    ("defender", "possible"),
    [("uk_151_50_i", True), ("uk_1kr_7_i", False), ("sa_4_a", True), ("sa_4_a reduced", False), ("uk_7_h", False)],
)
def test_any_armour_value_in_the_hex_makes_it_a_target(defender: str, possible: bool) -> None:
    name, _, state = defender.partition(" ")
    table = Table(*PANZERS, f"{name} 0526 {state}".strip())
    while table.kind not in ("clash", "attack"):
        table.do("end")
    assert (table.kind == "clash") is possible


@pytest.mark.ruling("gazala1942 R35")
def test_a_vehicle_without_armour_still_lets_its_side_attack() -> None:
    table = Table("sa_4_a 0525 reduced", "uk_201_1_i 0525", "ge_1_21_t 0526", marker="uk_7_h")
    table.until("clash")
    table.do("attack 0526")
    assert table.kind == "clash", "the car was the only one who could join"
    fought = found(table.do("end", *[1] * 5), ClashFought)[0]
    assert (fought.attack_dice, len(fought.defence_dice)) == ((), 5)


@pytest.mark.rule("gazala1942 8.0")
@pytest.mark.rule("gazala1942 9.0")
def test_a_vehicle_must_fight_armour_before_it_joins_a_general_attack() -> None:
    table = Table(*PANZERS, "uk_3_7_t 0526", "uk_1kr_7_i 0526")
    table.until("attack")
    table.do("attack 0526")
    assert table.rule("join ge_1_21_t") == "8.0"
    assert "join ge_1_21_i" in table.options(), "infantry may go alone"
    fought = Table(*PANZERS, "uk_3_7_t 0526", "uk_1kr_7_i 0526")
    fought.clash("0526", "ge_1_21_t", dice=[1] * 5 + [1] * 4)
    fought.do("attack 0526")
    assert "join ge_1_21_t" in fought.options()


@pytest.mark.rule("gazala1942 8.0")
@pytest.mark.rule("gazala1942 8.5")
@pytest.mark.rule("gazala1942 9.1")
@pytest.mark.ruling("gazala1942 R30")
def test_each_unit_and_hex_once_in_armour_combat_and_once_more_in_general_combat() -> None:
    units = ("ge_1_21_t 0525", "ge_2_21_t 0525", "ge_1_21_i 0525", "uk_3_7_t 0526", "uk_5_7_t 0425")
    table = Table(*units)
    table.until("clash")
    table.do("attack 0526")
    table.do("join ge_1_21_t")
    table.do("done")
    assert "attack 0526" not in table.options(), "the hex once"
    table.do("attack 0425")
    assert table.rule("join ge_1_21_t") == "8.0", "the unit once"
    table.do("join ge_2_21_t")
    table.do("done")
    table.do("end")
    assert sorted(table.options()) == ["fight 0425", "fight 0526"], "two battles in one activation"
    table.do("fight 0425", *[1] * 18)
    table.do("attack 0526")
    assert "join ge_1_21_t" in table.options(), "and a general attack besides"


@pytest.mark.rule("gazala1942 8.1")
@pytest.mark.rule("gazala1942 8.11")
@pytest.mark.rule("gazala1942 3.22")
def test_targets_are_named_first_and_fought_in_any_order() -> None:
    table = Table("ge_1_21_t 0525", "ge_2_21_t 0525", "uk_3_7_t 0526", "uk_5_7_t 0425")
    table.until("clash")
    assert table.options() == ["attack 0425", "attack 0526", "end"]
    assert table.rule("attack 0524") == "9.0", "nobody is there"


# 8.12


@pytest.mark.rule("gazala1942 8.12")
@pytest.mark.ruling("gazala1942 R29")
@pytest.mark.parametrize(
    ("tank", "infantry", "marker", "counts"),
    [
        ("ge_1_21_t", "ge_1_21_i", "ge_afrika_h", True),
        ("it_1_132_t", "it_8_132_i", "it_xx_h", False),
        ("uk_3_7_t", "uk_201_1_i", "uk_7_h", False),
    ],
)
def test_only_german_infantry_brings_its_guns_into_an_attack(
    tank: str, infantry: str, marker: str, counts: bool
) -> None:
    enemy = "uk_by_1_t" if tank != "uk_3_7_t" else "ge_2_15_t"
    table = Table(f"{tank} 0525", f"{infantry} 0525", f"{enemy} 0526", marker=marker)
    table.until("clash")
    table.do("attack 0526")
    if counts:
        assert f"join {infantry}" in table.options()
    else:
        assert table.kind == "clash", "the tanks were alone to join"
    assert dice(table, infantry) == (1, 0), "in defence everyone counts"


@pytest.mark.rule("gazala1942 8.12")
@pytest.mark.rule("gazala1942 6.22")
@pytest.mark.parametrize(("state", "value"), [("", 5), (" unsupplied", 3), (" isolated", 3)])
def test_armour_out_of_supply_is_halved(state: str, value: int) -> None:
    table = Table(f"ge_1_21_t 0525{state}", "uk_3_7_t 0526")
    assert armour_dice(table.game, table.pos, table.unit("ge_1_21_t")).dice == value


# 8.13


@pytest.mark.rule("gazala1942 8.13")
@pytest.mark.ruling("gazala1942 R31")
def test_sixes_hit_fives_hit_cars_and_guns_hit_on_either() -> None:
    game = Table("ge_1_21_t 0525").game
    assert count_hits(game, (1, 2, 3, 4, 5, 6, 6), ()) == (1, 2)
    assert count_hits(game, (), (4, 5, 6)) == (0, 2)


@pytest.mark.rule("gazala1942 8.13")
@pytest.mark.ruling("gazala1942 R31")
def test_each_point_of_armour_is_a_die_those_of_the_guns_apart() -> None:
    table = Table(*PANZERS, "ge_1_18_aa 0525", "uk_3_7_t 0526", "uk_151_50_i 0526")
    rolls = [1, 1, 1, 1, 1, 2, 4, 4, 3, 1, 1, 1, 1, 2]
    events = table.clash("0526", "ge_1_21_t", "ge_1_21_i", "ge_1_18_aa", dice=rolls)
    fought = found(events, ClashFought)[0]
    assert (fought.attack_dice, fought.attack_flak) == ((1, 1, 1, 1, 1, 2), (4, 4, 3))
    assert (fought.defence_dice, fought.defence_flak) == ((1, 1, 1, 1, 2), ())


# 8.2


@pytest.mark.rule("gazala1942 8.2")
@pytest.mark.ruling("gazala1942 R32")
def test_owner_and_enemy_take_turns_in_placing_hits() -> None:
    table = Table("ge_1_21_t 0525", "uk_3_7_t 0526", "uk_8h_7_t 0526", "uk_4y_1_t 0526")
    table.clash("0526", "ge_1_21_t", dice=[6, 6, 6, 1, 1] + [1] * 9)
    assert table.decision.side == 1, "the owner places the first"
    table.do("hit uk_8h_7_t", 1)
    assert table.decision.side == 0, "his enemy the second"
    table.do("hit uk_3_7_t", 1)
    assert table.decision.side == 1
    table.do("hit uk_8h_7_t", 1)
    assert (table.at("uk_8h_7_t"), table.marks("uk_3_7_t") & {"reduced"}) == ("dead", {"reduced"})


@pytest.mark.rule("gazala1942 8.2")
@pytest.mark.ruling("gazala1942 R32")
def test_hits_on_cars_come_first_and_are_lost_without_cars() -> None:
    table = Table("ge_1_21_t 0525", "uk_3_7_t 0526", "sa_4_a 0526")
    events = table.clash("0526", "ge_1_21_t", dice=[5, 1, 1, 1, 1] + [1] * 5 + [1])
    assert "reduced" in table.marks("sa_4_a")
    assert len(found(events, RecoveryRolled)) == 1
    bare = Table("ge_1_21_t 0525", "uk_3_7_t 0526")
    bare.clash("0526", "ge_1_21_t", dice=[5, 5, 1, 1, 1] + [1] * 4)
    assert "reduced" not in bare.marks("uk_3_7_t")


@pytest.mark.rule("gazala1942 8.2")
def test_both_sides_lose_and_nobody_retreats_or_advances() -> None:
    table = Table(*PANZERS, "uk_3_7_t 0526 reduced")
    table.clash("0526", "ge_1_21_t", dice=[6, 1, 1, 1, 1, 6, 1, 1, 1])
    assert table.at("uk_3_7_t") == "dead"
    assert "reduced" in table.marks("ge_1_21_t")
    assert table.kind != "advance"


@pytest.mark.rule("gazala1942 8.2")
@pytest.mark.ruling("gazala1942 R28")
def test_infantry_suffers_nothing_from_armour_dice() -> None:
    table = Table(*PANZERS, "uk_151_50_i 0526")
    table.clash("0526", "ge_1_21_t", dice=[6, 6, 6, 6, 6, 6, 1])
    assert "reduced" not in table.marks("uk_151_50_i")
    assert "reduced" in table.marks("ge_1_21_t"), "but it hits the tanks"


# 8.3


@pytest.mark.rule("gazala1942 8.3")
@pytest.mark.parametrize(
    ("die", "german", "british"),
    [(2, False, False), (3, True, False), (4, True, False), (5, True, True), (6, True, True)],
)
def test_recovery_by_nation(die: int, german: bool, british: bool) -> None:
    table = Table("ge_1_21_t 0525", "uk_3_7_t 0526")
    table.clash("0526", "ge_1_21_t", dice=[6, 1, 1, 1, 1, 6, 1, 1, 1, die, die])
    assert (pool(table, "ge_tank"), pool(table, "grant")) == (int(german), int(british))


@pytest.mark.rule("gazala1942 8.3")
@pytest.mark.parametrize(("die", "saved"), [(4, 0), (5, 1)])
def test_italian_tanks_are_recovered_like_british_ones(die: int, saved: int) -> None:
    table = Table("it_1_132_t 0525", "uk_3_7_t 0526", marker="it_xx_h")
    table.clash("0526", "it_1_132_t", dice=[1, 1, 6, 1, 1, 1, die])
    assert pool(table, "it_tank") == saved


@pytest.mark.rule("gazala1942 8.3")
@pytest.mark.ruling("gazala1942 R34")
def test_a_step_of_an_eliminated_unit_goes_into_the_pool_too() -> None:
    table = Table("ge_1_21_t 0525", "uk_3_7_t 0526 reduced")
    events = table.clash("0526", "ge_1_21_t", dice=[6, 1, 1, 1, 1, 1, 1, 6])
    assert table.at("uk_3_7_t") == "dead"
    assert found(events, RecoveryRolled)[0].pool == "grant"


# 8.4


@pytest.mark.rule("gazala1942 8.4")
@pytest.mark.ruling("gazala1942 R33")
def test_a_single_hit_on_matildas_is_lost_two_cost_a_step() -> None:
    table = Table("ge_1_21_t 0525", "uk_42_t 0526")
    events = table.clash("0526", "ge_1_21_t", dice=[6, 1, 1, 1, 1, 1, 1])
    assert "reduced" not in table.marks("uk_42_t")
    assert found(events, HitsWasted)[0].number == 1
    twice = Table("ge_1_21_t 0525", "uk_42_t 0526")
    twice.clash("0526", "ge_1_21_t", dice=[6, 6, 1, 1, 1, 1, 1, 1])
    assert "reduced" in twice.marks("uk_42_t")


@pytest.mark.rule("gazala1942 8.4")
@pytest.mark.ruling("gazala1942 R33")
def test_a_single_hit_goes_to_another_vehicle_beside_a_matilda() -> None:
    table = Table("ge_1_21_t 0525", "uk_7_t 0526", "uk_8_t 0526")
    table.clash("0526", "ge_1_21_t", dice=[6, 1, 1, 1, 1] + [1] * 4 + [1])
    assert "reduced" in table.marks("uk_8_t")
    assert "reduced" not in table.marks("uk_7_t")


@pytest.mark.rule("gazala1942 8.4")
def test_the_matildas_are_those_of_three_regiments() -> None:
    game = Table("ge_1_21_t 0525").game
    assert {unit.id for unit in game.units if unit.tough} == {"uk_7_t", "uk_42_t", "uk_44_t"}


# where no armour fights


@pytest.mark.rule("gazala1942 9.61")
@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.parametrize(
    ("tanks", "target", "rule"), [("1819", "1719", "9.61"), ("2119", "2120", "10.7"), ("1408", "1409", "10.81")]
)
def test_no_armour_fights_over_cliffs_works_or_mines(tanks: str, target: str, rule: str) -> None:
    table = Table(f"ge_1_21_t {tanks}", f"ge_200_i {tanks}", f"uk_8h_7_t {target}")
    while table.kind not in ("clash", "attack"):
        table.do("end")
    assert table.kind == "attack", rule


@pytest.mark.rule("gazala1942 10.2")
@pytest.mark.ruling("gazala1942 R52")
def test_rommels_men_fight_only_beside_him() -> None:
    table = Table("rommel 0525", "ge_1_21_t 0525", "uk_3_7_t 0526", marker="rommel", real=True, dice=[4])
    table.go("ge_1_21_t", "0525-0425")
    table.do("end")
    assert table.pos.turn == 3, "it left him, so there was nothing to attack with"
    near = Table("rommel 0525", "ge_1_21_t 0525", "uk_3_7_t 0526", marker="rommel", real=True, dice=[4])
    near.until("clash")
    assert "attack 0526" in near.options()
