"""8.0: armour combat."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.armour import armour_dice, count_hits
from scirocco.systems.chitpull.chances import armour_chances
from scirocco.systems.chitpull.events import ClashFought, Eliminated, HitsWasted, RecoveryRolled, Retreated, StepLost
from scirocco.systems.chitpull.position import ARMOUR, Battle
from tests.gazala1942.table import Table, found, load

GAME = load()


@pytest.mark.rule("gazala1942 8.0")
@pytest.mark.ruling("gazala1942 R28", "gazala1942 R35")
def test_who_may_be_attacked_with_armour() -> None:
    def targets(*units: str, marker: str = "ge_afrika_h") -> list[str]:
        table = Table(*units, marker=marker)
        table.do("end")
        return table.options("attack") if table.kind == "clash" else []

    assert targets("ge_1_21_t 0325", "uk_1_t 0326") == ["attack 0326"]
    assert targets("ge_1_21_t 0325", "in_3_i 0326") == ["attack 0326"], "infantry with an armour value"
    assert targets("ge_1_21_t 0325", "uk_1sf_i 0326") == [], "no armour value"
    assert targets("ge_1_21_t 0325", "uk_kdg_a 0326 reduced") == [], "a car of armour 0"
    assert targets("ge_200_i 0325", "ge_1_18_aa 0325", "uk_1_t 0326") == [], "no vehicle in the attack"
    assert targets("uk_kdg_a 0325 reduced", "ge_200_i 0326", marker="uk_7_h") == ["attack 0326"], "a car of 0 attacks"
    assert targets("uk_kdg_a 0325", "ge_1_18_aa 0326", marker="uk_7_h") == ["attack 0326"], "guns have armour"


@pytest.mark.rule("gazala1942 8.12")
@pytest.mark.ruling("gazala1942 R29")
def test_whose_armour_counts() -> None:
    units = ("ge_1_21_t 0325", "ge_1_21_i 0325", "ge_1_18_aa 0325", "it_8_132_i 0325", "uk_7_t 0326", "in_3_i 0326")
    table = Table(*units)
    table.do("end")
    table.do("attack 0326")
    assert table.options("join") == ["join ge_1_21_t", "join ge_1_21_i", "join ge_1_18_aa"]
    assert table.code("join it_8_132_i") == "cannot-attack"
    assert table.code("done") == "no-vehicle"
    for name in ("ge_1_21_t", "ge_1_21_i"):
        table.do(f"join {name}")
    table.do("join ge_1_18_aa")
    fought = found(table.do("end", *[1] * 6, *[1] * 3, *[1] * 3), ClashFought)[0]
    assert [len(dice) for dice in fought[2:6]] == [5 + 1, 3, 2 + 1, 0], "guns apart; in defence the infantry counts"
    british = Table("uk_7_t 0325", "in_3_i 0325", "ge_1_21_t 0326", marker="uk_7_h")
    british.do("end")
    british.do("attack 0326", *())
    assert british.kind != "clashers" or british.options("join in_3_i") == []


@pytest.mark.rule("gazala1942 8.13")
@pytest.mark.ruling("gazala1942 R31")
def test_what_hits() -> None:
    assert count_hits(GAME, (6, 6, 5, 4, 1), ()) == (1, 2), "a 5 for a car, a 6 for anything"
    assert count_hits(GAME, (), (6, 5, 4)) == (0, 2), "guns hit anything on 5"


@pytest.mark.rule("gazala1942 8.13")
def test_both_sides_roll_at_once() -> None:
    table = Table("ge_1_21_t 0325 reduced", "uk_1_t 0326 reduced")
    events = table.clash("0326", "ge_1_21_t", dice=(6, 1, 1, 6, 1, 1))
    assert [table.game.piece_ids[e.unit] for e in found(events, Eliminated)] == ["uk_1_t", "ge_1_21_t"]


@pytest.mark.rule("gazala1942 8.2")
@pytest.mark.ruling("gazala1942 R32")
def test_the_owner_places_the_first_hit_the_enemy_the_second() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0325", "uk_1_t 0326", "uk_6_t 0326", "uk_8_t 0326")
    table.clash("0326", "ge_1_21_t", "ge_2_21_t", dice=(6, 6, 6, *[1] * 7, *[1] * 6))
    assert (table.kind, table.decision.side) == ("hit", 1)
    assert table.options() == ["hit uk_8_t", "hit uk_1_t", "hit uk_6_t"]
    table.do("hit uk_8_t", 1)
    assert table.decision.side == 0
    table.do("hit uk_1_t", 1)
    assert table.decision.side == 1
    table.do("hit uk_8_t", 1)
    assert table.at("uk_8_t") == "dead"


@pytest.mark.rule("gazala1942 8.2")
@pytest.mark.ruling("gazala1942 R32")
def test_hits_on_cars_come_first_and_are_lost_without_a_car() -> None:
    table = Table("ge_1_21_t 0325", "uk_1_t 0326", "uk_kdg_a 0326")
    events = table.clash("0326", "ge_1_21_t", dice=(5, 5, 6, 1, 1, *[1] * 3, 1, 1, 1))
    lost = [table.game.piece_ids[e.unit] for e in events if isinstance(e, (StepLost, Eliminated))]
    assert lost == ["uk_kdg_a", "uk_kdg_a", "uk_1_t"]
    none = Table("ge_1_21_t 0325", "uk_1_t 0326")
    events = none.clash("0326", "ge_1_21_t", dice=(5, 5, 5, 1, 1, 1, 1))
    assert not found(events, StepLost)


@pytest.mark.rule("gazala1942 8.2")
def test_nobody_retreats_or_advances_after_armour_combat() -> None:
    table = Table("ge_1_21_t 0325", "uk_1_t 0326 reduced")
    events = table.clash("0326", "ge_1_21_t", dice=(6, 1, 1, 1, 1, 1, 1))
    assert found(events, Eliminated)
    assert not found(events, Retreated)
    assert table.at("ge_1_21_t") == "0325"
    assert not any(task.stage == "advance" for task in table.pos.agenda)


@pytest.mark.rule("gazala1942 8.3")
@pytest.mark.ruling("gazala1942 R34")
@pytest.mark.parametrize(
    ("attacker", "victim", "die", "pool"),
    [
        ("uk_1_t", "ge_1_21_t", 3, "ge_tank"),
        ("uk_1_t", "ge_1_21_t", 2, ""),
        ("uk_1_t", "it_1_132_t", 5, "it_tank"),
        ("uk_1_t", "it_1_132_t", 4, ""),
        ("ge_1_21_t", "uk_9l_1_t", 5, "grant"),
        ("ge_1_21_t", "uk_9l_1_t", 4, ""),
        ("ge_1_21_t", "sa_7_a", 6, "car"),
    ],
)
def test_lost_vehicles_may_be_recovered(attacker: str, victim: str, die: int, pool: str) -> None:
    marker = "uk_7_h" if attacker.startswith("uk") else "ge_afrika_h"
    table = Table(f"{attacker} 0325", f"{victim} 0326", marker=marker)
    own = armour_dice(table.game, table.pos, table.unit(attacker)).dice
    other = armour_dice(table.game, table.pos, table.unit(victim)).dice
    events = table.clash("0326", attacker, dice=(6, *[1] * (own - 1 + other), die))
    assert found(events, RecoveryRolled)[0].pool == pool
    assert sum(table.pos.pools) == (1 if pool else 0)
    if pool:
        assert table.pos.pools[table.game.pool_names.index(pool)] == 1


@pytest.mark.rule("gazala1942 8.4")
@pytest.mark.ruling("gazala1942 R33")
def test_matildas_take_two_hits() -> None:
    table = Table("ge_1_21_t 0325", "uk_7_t 0326")
    events = table.clash("0326", "ge_1_21_t", dice=(6, 1, 1, 1, 1, 1, 1))
    assert found(events, HitsWasted)[0].number == 1
    assert not found(events, StepLost)
    table = Table("ge_1_21_t 0325", "uk_7_t 0326")
    events = table.clash("0326", "ge_1_21_t", dice=(6, 6, 6, 1, 1, 1, 1, 1))
    assert len(found(events, StepLost)) == 1, "two hits for a step, the third is lost"
    assert found(events, HitsWasted)[0].number == 1
    mixed = Table("ge_1_21_t 0325", "uk_7_t 0326", "uk_1_t 0326")
    events = mixed.clash("0326", "ge_1_21_t", dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    assert [mixed.game.piece_ids[e.unit] for e in found(events, StepLost)] == ["uk_1_t"], "a single hit goes elsewhere"
    both = Table("ge_1_21_t 0325", "uk_7_t 0326", "uk_1_t 0326")
    both.clash("0326", "ge_1_21_t", dice=(6, 6, 1, 1, 1, 1, 1, 1, 1))
    assert both.options() == ["hit uk_7_t", "hit uk_1_t"]
    both.do("hit uk_7_t", 1)
    assert both.kind != "hit", "both hits are used up"


@pytest.mark.rule("gazala1942 8.5", "gazala1942 9.1", "gazala1942 8.0", "gazala1942 9.73")
@pytest.mark.ruling("gazala1942 R30")
def test_each_unit_and_hex_fights_once_in_each_way() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_15_t 0325", "uk_1_t 0326", "uk_6_t 0324", "ge_1_21_i 0325")
    table.do("end")
    table.do("attack 0326")
    table.do("join ge_1_21_t")
    table.do("done")
    assert table.options() == ["attack 0324", "end"], "another hex may be attacked by others"
    assert table.code("attack 0326") == "attacked-already"
    table.do("attack 0324")
    assert table.code("join ge_1_21_t") == "cannot-attack"
    table.do("join ge_1_15_t")
    if table.kind == "clashers":
        table.do("done")
    table.do("end")
    assert table.kind == "clashing"
    table.do("fight 0324", *[1] * 14)
    assert table.kind == "attack"


@pytest.mark.rule("gazala1942 8.1", "gazala1942 8.11", "gazala1942 3.22")
def test_the_active_side_chooses_the_order() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_15_t 0325", "uk_1_t 0326", "uk_6_t 0324")
    table.do("end")
    table.do("attack 0326")
    table.do("join ge_1_21_t")
    table.do("done")
    table.do("attack 0324")
    table.until("clashing")
    assert table.options() == ["fight 0326", "fight 0324"]
    events = table.do("fight 0324", *[1] * 7, *[1] * 7)
    assert [table.game.board.ids[e.space] for e in found(events, ClashFought)] == ["0324", "0326"]


@pytest.mark.rule("gazala1942 8.0", "gazala1942 9.0")
def test_armour_combat_comes_before_a_general_attack() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_21_i 0325", "uk_1_t 0326")
    table.until("attack")
    table.do("attack 0326")
    assert table.code("join ge_1_21_t") == "armour-first"
    assert "join ge_1_21_i" in table.options(), "who has no vehicle may attack"
    fought = Table("ge_1_21_t 0325", "ge_1_21_i 0325", "uk_1_t 0326")
    fought.clash("0326", "ge_1_21_t", dice=[1] * 7)
    fought.do("attack 0326")
    assert "join ge_1_21_t" in fought.options()


@pytest.mark.rule("gazala1942 10.7", "gazala1942 10.81", "gazala1942 9.61")
@pytest.mark.parametrize(("here", "there"), [("1408", "1409"), ("2020", "2121"), ("1719", "1819")])
def test_no_armour_fights_through_mines_works_or_over_cliffs(here: str, there: str) -> None:
    table = Table(f"ge_1_21_t {here}", f"uk_8_t {there}")
    table.do("end")
    assert table.kind != "clash"


@pytest.mark.rule("gazala1942 8.13")
def test_exact_chances_of_an_armour_fight() -> None:
    table = Table("ge_1_21_t 0325", "uk_1_t 0326", "uk_kdg_a 0326")
    chances = armour_chances(table.game, table.pos, Battle(ARMOUR, table.space("0326"), (table.unit("ge_1_21_t"),)))
    assert abs(sum(chances.attack.values()) - 1) < 1e-12
    assert abs(sum(n * p for (_, n), p in chances.attack.items()) - 5 / 6) < 1e-12, "five dice, a sixth each"
    assert abs(sum(n * p for (n, _), p in chances.attack.items()) - 5 / 6) < 1e-12
    assert abs(chances.attack[0, 0] - (4 / 6) ** 5) < 1e-12
    assert abs(sum(n * p for (_, n), p in chances.defence.items()) - 3 / 6) < 1e-12
