"""9: general combat, from the book."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.combat import points_of, why_no_target
from scirocco.systems.chitpull.events import BattleFought, BattleOff
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.odds import attack_strength, base_column, defence_of
from scirocco.systems.chitpull.steps import lose_step
from scirocco.systems.chitpull.units import STRUCK
from scirocco.systems.chitpull.zones import put
from tests.gazala1942.table import Table, found

THE_EXAMPLE = ("uk_151_50_i 0525", "uk_69_50_i 0425", "uk_150_50_i 0625", "uk_42_t 0525", "ge_200_i 0526")
THE_ATTACK = ("uk_151_50_i", "uk_69_50_i", "uk_150_50_i", "uk_42_t")


def strength(table: Table, unit: str, target: str) -> int:
    return attack_strength(table.game, table.pos, table.unit(unit), table.space(target)).value


def defence(table: Table, target: str) -> int:
    return defence_of(table.game, table.pos, table.space(target))[0]


def column(table: Table, *units: str, target: str = "0526") -> str:
    return table.column(target, *units)


# 9.0, 9.1, 9.2


@pytest.mark.rule("gazala1942 9.0")
@pytest.mark.rule("gazala1942 3.23")
def test_attacks_are_voluntary_and_go_against_one_adjacent_hex_with_enemies() -> None:
    table = Table("ge_1_21_i 0525", "uk_1kr_7_i 0526", "uk_1r_1_i 0528")
    table.until("attack")
    assert table.options() == ["attack 0526", "end"]
    assert table.rule("attack 0425") == "9.0", "an empty hex"
    assert table.rule("attack 0528") == "9.0", "nobody stands next to it"


@pytest.mark.rule("gazala1942 9.0")
@pytest.mark.rule("gazala1942 9.2")
@pytest.mark.rule("gazala1942 9.73")
@pytest.mark.rule("gazala1942 9.72")
def test_all_targets_are_named_first_each_unit_and_hex_once() -> None:
    table = Table("ge_1_21_i 0525", "ge_2_21_i 0525", "uk_1kr_7_i 0526", "uk_1r_1_i 0425")
    table.declare("0526", "ge_1_21_i")
    table.do("done")
    assert table.options() == ["attack 0425", "end"]
    table.do("attack 0425")
    assert table.rule("join ge_1_21_i") == "9.73"
    table.do("join ge_2_21_i")
    table.do("done")
    table.do("end")
    assert sorted(table.options()) == ["fight 0425", "fight 0526"]


@pytest.mark.rule("gazala1942 9.72")
@pytest.mark.ruling("gazala1942 R86")
def test_who_retreated_into_a_hex_attacked_later_is_not_attacked_again() -> None:
    """1KR falls back onto 1R, which is attacked next: only 1R fights there. Had 1R been gone, there were no fight."""
    units = ("ge_200_i 0525", "ge_1_21_i 0525", "ge_361_i 0627", "uk_1kr_7_i 0526", "uk_1r_1_i 0527")
    table = Table(*units)
    table.pos.marks[table.unit("uk_1kr_7_i")] |= STRUCK
    put(table.game, table.pos, table.unit("uk_1kr_7_i"), table.space("0527"))
    assert defence(table, "0527") == 2, "1R alone"
    table.declare("0527", "ge_361_i")
    table.do("done")
    assert found(table.do("end", 1), BattleFought)[0].defence == 2
    empty = Table("ge_361_i 0627", "ge_200_i 0525", "uk_1kr_7_i 0527")
    empty.declare("0527", "ge_361_i")
    empty.do("done")
    empty.pos.marks[empty.unit("uk_1kr_7_i")] |= STRUCK
    assert len(found(empty.do("end"), BattleOff)) == 1


@pytest.mark.rule("gazala1942 9.71")
def test_units_off_the_map_do_not_attack() -> None:
    table = Table("ge_1_21_i 0525", "uk_1kr_7_i 0526")
    table.declare("0526")
    assert table.rule("join ge_2_21_i") == "9.71"


# 9.21 to 9.24


@pytest.mark.rule("gazala1942 9.21")
@pytest.mark.rule("gazala1942 6.21")
@pytest.mark.rule("gazala1942 9.65")
@pytest.mark.parametrize(("state", "value"), [("", 3), (" unsupplied", 2), (" isolated", 1)])
def test_supply_weakens_an_attacker(state: str, value: int) -> None:
    table = Table(f"ge_1_21_i 0525{state}", "uk_1kr_7_i 0526")
    assert strength(table, "ge_1_21_i", "0526") == value


@pytest.mark.rule("gazala1942 9.22")
@pytest.mark.rule("gazala1942 6.21")
@pytest.mark.parametrize(("state", "value"), [("", 5), (" unsupplied", 5), (" isolated", 3)])
def test_isolation_alone_weakens_a_defender(state: str, value: int) -> None:
    table = Table("ge_1_21_i 0525", f"in_10_5_i 0526{state}")
    assert defence(table, "0526") == value


@pytest.mark.ruling("gazala1942 R25")
def test_supply_is_rounded_for_each_unit_mines_for_the_sum() -> None:
    table = Table("ge_1_21_i 0525 unsupplied", "ge_2_21_i 0525 unsupplied", "uk_1kr_7_i 0526")
    assert table.odds("0526", "ge_1_21_i", "ge_2_21_i").attack == 2 + 2
    mined = Table("ge_1_21_i 1408", "ge_2_21_i 1408", "ge_1_1_90_i 1408", "uk_1kr_7_i 1409")
    assert mined.odds("1409", "ge_1_21_i", "ge_1_1_90_i").attack == 3, "half of 3 + 2, rounded up"
    assert mined.odds("1409", "ge_1_21_i", "ge_2_21_i").attack == 3
    both = Table("ge_1_21_i 1408 unsupplied", "ge_2_21_i 1408 unsupplied", "uk_1kr_7_i 1409")
    assert both.odds("1409", "ge_1_21_i", "ge_2_21_i").attack == 2, "supply first: 2 + 2, then half"


@pytest.mark.rule("gazala1942 9.23")
@pytest.mark.ruling("gazala1942 R40")
@pytest.mark.parametrize(
    ("attack", "defenders", "name"),
    [(16, 4, "4:1"), (15, 4, "3:1"), (4, 4, "1:1"), (7, 4, "1:1"), (5, 8, "1:2"), (4, 8, "1:2"), (3, 8, "1:3")],
)
def test_ratios_are_rounded_for_the_defender(attack: int, defenders: int, name: str) -> None:
    columns = Table("ge_1_21_i 0525").game.tables.combat.columns
    assert columns[base_column(attack, defenders)] == name


@pytest.mark.rule("gazala1942 9.24")
@pytest.mark.ruling("gazala1942 R40")
@pytest.mark.ruling("gazala1942 R39")
def test_no_attack_below_the_lowest_column_after_the_shifts() -> None:
    assert base_column(2, 8) < 0
    plain = Table("ge_1_1_90_i 0525", "uk_151_50_i 0526")
    assert why_no_target(plain.game, plain.pos, 0, plain.space("0526")) is None, "2 to 6 is 1:3"
    hill = Table("ge_1_21_i 1611", "uk_151_50_i 1612")
    why = why_no_target(hill.game, hill.pos, 0, hill.space("1612"))
    assert why is not None, "3 to 6 is 1:2, and the hill takes two columns more"
    assert why.rule == "gazala1942 9.24"
    helped = Table("ge_1_1_90_i 0525", "uk_151_50_i 0526", "uk_50_h 0529")
    helped.pos.track = (*helped.pos.track, helped.game.units[helped.unit("uk_50_h")].marker)
    assert why_no_target(helped.game, helped.pos, 0, helped.space("0526")) is not None, "his headquarters is known"


@pytest.mark.rule("gazala1942 9.24")
def test_ratios_above_ten_are_shifted_before_they_are_cut() -> None:
    table = Table("ge_200_i 1611", "ge_1_21_i 1611", "ge_361_i 1511", "sa_4_a 1612 reduced", "ge_2_21_i 1511")
    odds = table.odds("1612", "ge_200_i", "ge_1_21_i", "ge_361_i", "ge_2_21_i")
    assert (odds.attack, odds.defence, odds.base - 1) == (14, 1, 14)
    assert table.game.tables.combat.columns[odds.column] == "10:1", "14:1, two columns for the hill, and cut"


@pytest.mark.rule("gazala1942 9.24")
@pytest.mark.ruling("gazala1942 R41")
def test_a_stack_without_strength_is_attacked_at_ten_to_one_and_harms_nobody() -> None:
    assert points_of((1, 3), (2, 1), harmless=True)[0] == 0
    alone = Table("ge_1_21_i 0525", "uk_7_h 0526")
    assert defence(alone, "0526") == 1, "a headquarters alone is not such a stack"


# 9.25, 9.27, 9.32: the example


@pytest.mark.rule("gazala1942 9.27")
@pytest.mark.ruling("gazala1942 R36")
@pytest.mark.ruling("gazala1942 R37")
def test_the_example_of_the_book() -> None:
    """20 to 4; tanks +2, each side's headquarters +1 and -1: 7:1."""
    table = Table(*THE_EXAMPLE, "uk_50_h 0522", "it_xxi_h 0529", marker="uk_50_h")
    table.pos.track = (*table.pos.track, table.game.units[table.unit("it_xxi_h")].marker)
    odds = table.odds("0526", *THE_ATTACK)
    assert (odds.attack, odds.defence) == (20, 4)
    assert table.shifts("0526", *THE_ATTACK) == {"tanks": 2, "support": 1, "defence-support": -1}
    assert column(table, *THE_ATTACK) == "7:1"
    tank = table.game.units[table.unit("uk_42_t")]
    assert (tank.combat[0], tank.armour[0], tank.movement) == (2, 2, 7)


@pytest.mark.rule("gazala1942 9.25")
@pytest.mark.ruling("gazala1942 R36")
def test_a_four_is_one_three_at_six_and_at_seven_to_one() -> None:
    game = Table("ge_1_21_i 0525").game
    columns = game.tables.combat.columns
    assert game.combat_table[3][columns.index("6:1")] == (1, 3)
    assert game.combat_table[3][columns.index("7:1")] == (1, 3)


@pytest.mark.rule("gazala1942 9.32")
@pytest.mark.rule("gazala1942 9.3")
def test_half_the_points_rounded_up_are_steps() -> None:
    assert [forced_steps(points) for points in range(7)] == [0, 1, 1, 2, 2, 3, 3]
    game = Table("ge_1_21_i 0525").game
    assert game.result_text((0, 4)) == "-/4"


@pytest.mark.rule("gazala1942 9.32")
@pytest.mark.rule("gazala1942 9.4")
@pytest.mark.rule("gazala1942 9.26")
def test_the_attacker_pays_first_then_the_defender_chooses_retreat_or_steps() -> None:
    """18 to 6 is 3:1, a six 1/2: each side loses a step, the defender a hex or another step."""
    units = ("uk_151_50_i 0525", "uk_69_50_i 0425", "uk_150_50_i 0625", "ge_1_21_i 0526", "ge_2_21_i 0526")
    table = Table(*units, marker="uk_50_h")
    table.declare("0526", "uk_151_50_i", "uk_69_50_i", "uk_150_50_i")
    table.do("done")
    fought = found(table.do("end", 6), BattleFought)[0]
    assert (fought.result, fought.points) == ("1/2", (1, 2))
    assert (table.kind, table.decision.side) == ("loss", 1)
    table.do("loss uk_69_50_i")
    assert (table.kind, table.decision.side) == ("loss", 0)
    table.do("loss ge_1_21_i")
    assert (table.kind, sorted(table.options())) == ("rest", ["stand", "withdraw"])
    table.do("stand")
    table.do("loss ge_1_21_i")
    assert (table.at("ge_1_21_i"), table.at("ge_2_21_i")) == ("dead", "0526")
    assert table.kind != "advance", "the hex is still held"


# 9.31 to 9.34


@pytest.mark.rule("gazala1942 9.31")
def test_steps_turn_the_counter_shrink_a_brigade_and_eliminate() -> None:
    table = Table("uk_151_50_i 0526", "ge_200_i 0525", "it_33_e 0525")
    values = table.game.units[table.unit("uk_151_50_i")]
    assert (values.combat, values.armour) == ((6, 4, 2), (1, 1, 0))
    seen = []
    for _ in range(3):
        lose_step(table.game, table.pos, table.unit("uk_151_50_i"), "9.31", [])
        seen.append(table.at("uk_151_50_i") if table.at("uk_151_50_i") == "dead" else defence(table, "0526"))
    assert seen == [4, 2, "dead"]
    lose_step(table.game, table.pos, table.unit("it_33_e"), "9.31", [])
    assert table.at("it_33_e") == "dead", "one side, one step"


@pytest.mark.rule("gazala1942 9.33")
@pytest.mark.rule("gazala1942 10.11")
@pytest.mark.ruling("gazala1942 R50")
def test_losses_fall_on_units_with_strength_headquarters_last() -> None:
    """14 to 4 is 3:1, a six 1/2."""
    table = beaten(*STRONG, "uk_201_1_i 0526 reduced", "uk_7_h 0526", attackers=STRONG_NAMES)
    table.do("loss ge_200_i")
    assert table.kind == "rest", "the brigade took the step; the headquarters was no candidate"
    assert table.rule("loss uk_7_h") == "9.32"
    assert {"remnant"} <= table.marks("uk_201_1_i")
    table.do("stand")
    assert (table.at("uk_201_1_i"), table.at("uk_7_h")) == ("dead", "0526")


@pytest.mark.rule("gazala1942 9.34")
@pytest.mark.ruling("gazala1942 R46")
@pytest.mark.parametrize(
    ("result", "steps", "points"),
    [
        ((1, 3), (6, 1), (0, 3)),
        ((1, 3), (6, 2), (0, 3)),
        ((1, 3), (6, 3), (1, 3)),
        ((2, 2), (9, 1), (1, 2)),
        ((4, 1), (1, 9), (4, 0)),
        ((2, 2), (9, 9), (2, 2)),
    ],
)
def test_a_side_that_cannot_pay_spares_the_other_a_point(
    result: tuple[int, int], steps: tuple[int, int], points: tuple[int, int]
) -> None:
    assert points_of(result, steps, harmless=False) == points


# 9.6


@pytest.mark.rule("gazala1942 9.62")
def test_attackers_in_four_hexes_gain_a_column() -> None:
    ring = ["ge_1_21_i 0525", "ge_2_21_i 0527", "ge_1_15_i 0425", "ge_2_15_i 0426"]
    table = Table(*ring, "uk_151_50_i 0526")
    names = [unit.split()[0] for unit in ring]
    assert table.shifts("0526", *names) == {"encircled": 1}
    assert table.shifts("0526", *names[:3]) == {}


@pytest.mark.rule("gazala1942 9.63")
@pytest.mark.ruling("gazala1942 R42")
@pytest.mark.ruling("gazala1942 R79")
def test_tanks_with_infantry_in_their_hex_gain_two() -> None:
    table = Table("ge_1_21_t 0525", "ge_1_21_i 0525", "ge_2_21_i 0425", "ge_2_21_t 0625", "uk_151_50_i 0526")
    assert table.shifts("0526", "ge_1_21_t", "ge_1_21_i") == {"tanks": 2}
    assert table.shifts("0526", "ge_1_21_t") == {"tanks": 2}, "in its hex, whether it attacks or not"
    assert table.shifts("0526", "ge_2_21_t", "ge_2_21_i") == {}, "the infantry attacks from another hex"
    engineers = Table("ge_1_21_t 0525", "ge_53_15_e 0525", "uk_151_50_i 0526")
    assert engineers.shifts("0526", "ge_1_21_t", "ge_53_15_e") == {"tanks": 2}


@pytest.mark.rule("gazala1942 9.63")
@pytest.mark.ruling("gazala1942 R42")
def test_tanks_in_defence_only_cancel_the_bonus() -> None:
    table = Table("ge_1_21_t 0525", "ge_1_21_i 0525", "ge_200_i 0425", "uk_151_50_i 0526", "uk_42_t 0526")
    assert sum(table.shifts("0526", "ge_1_21_t", "ge_1_21_i").values()) == 0
    assert table.shifts("0526", "ge_200_i") == {}
    guns = Table("uk_3_7_t 0525", "uk_1kr_7_i 0525", "ge_1_18_aa 0526", "ge_1_21_i 0526", marker="uk_7_h")
    assert sum(guns.shifts("0526", "uk_3_7_t", "uk_1kr_7_i").values()) == 0
    bare = Table("uk_3_7_t 0525", "uk_1kr_7_i 0525", "ge_1_18_aa 0526", marker="uk_7_h")
    assert bare.shifts("0526", "uk_3_7_t", "uk_1kr_7_i") == {"tanks": 2}


@pytest.mark.rule("gazala1942 9.64")
@pytest.mark.rule("gazala1942 9.6")
def test_a_hill_is_worth_two_columns() -> None:
    table = Table("ge_1_21_i 1611", "uk_151_50_i 1612")
    assert table.shifts("1612", "ge_1_21_i") == {"hill": -2}


@pytest.mark.rule("gazala1942 9.66")
@pytest.mark.rule("gazala1942 10.12")
@pytest.mark.ruling("gazala1942 R43")
def test_a_headquarters_supports_when_activated_near_and_in_no_enemy_zone() -> None:
    units = ("ge_1_21_i 0525", "uk_1kr_7_i 0526")
    assert Table(*units, "ge_afrika_h 0519").shifts("0526", "ge_1_21_i") == {"support": 1}
    assert Table(*units, "ge_afrika_h 0518").shifts("0526", "ge_1_21_i") == {}, "eight hexes: its radius is seven"
    assert Table(*units, "ge_afrika_h 0519", marker="it_xx_h").shifts("0526", "ge_1_21_i") == {}, "not activated"
    threatened = Table(*units, "ge_afrika_h 0519", "uk_151_50_i 0419")
    assert threatened.shifts("0526", "ge_1_21_i") == {}, "in the zone of 151 Brigade"


@pytest.mark.ruling("gazala1942 R43")
@pytest.mark.parametrize(("options", "shifts"), [((), {}), (("defender_hq_always",), {"defence-support": -1})])
def test_the_defender_needs_an_activated_headquarters_too_unless_switched(
    options: tuple[str, ...], shifts: dict[str, int]
) -> None:
    table = Table("ge_1_21_i 0525", "uk_1kr_7_i 0526", "uk_7_h 0529", options=options)
    assert table.shifts("0526", "ge_1_21_i") == shifts


@pytest.mark.ruling("gazala1942 R43")
def test_one_headquarters_a_side_supports() -> None:
    table = Table("ge_1_21_i 0525", "uk_1kr_7_i 0526", "ge_afrika_h 0523", "it_xx_h 0522")
    table.pos.track = (*table.pos.track, table.game.units[table.unit("it_xx_h")].marker)
    assert table.shifts("0526", "ge_1_21_i") == {"support": 1}


@pytest.mark.rule("gazala1942 9.74")
def test_anti_tank_guns_attack_with_their_armour_and_defend_with_their_strength() -> None:
    table = Table("ge_1_18_aa 0525", "ge_1_21_t 0525", "uk_1kr_7_i 0526")
    assert strength(table, "ge_1_18_aa", "0526") == 3
    assert strength(table, "ge_1_21_t", "0526") == 4, "no armour value for others"
    assert defence(table, "0525") == 1 + 4


# 9.61


@pytest.mark.rule("gazala1942 9.61")
@pytest.mark.ruling("gazala1942 R49")
def test_only_those_who_climb_the_cliff_are_quartered() -> None:
    table = Table("ge_200_i 1819", "ge_361_i 1718", "ge_1_21_i 1819", "uk_1kr_7_i 1719")
    assert strength(table, "ge_200_i", "1719") == 1
    assert strength(table, "ge_361_i", "1719") == 4
    table.declare("1719", "ge_361_i")
    assert table.rule("join ge_1_21_i") == "9.61", "no mechanised unit climbs"
    assert "join ge_200_i" in table.options()


@pytest.mark.ruling("gazala1942 R49")
def test_where_armour_has_fought_nobody_climbs() -> None:
    table = Table("ge_200_i 1819", "ge_361_i 1718", "ge_1_21_t 1718", "uk_8h_7_t 1719")
    table.clash("1719", "ge_1_21_t", dice=[1] * 7)
    table.do("attack 1719")
    assert table.rule("join ge_200_i") == "9.61"


# 9.4


def beaten(*units: str, attackers: tuple[str, ...], die: int = 6, **more: object) -> Table:
    """An attack on 0526 so strong that the defender has to leave or die."""
    table = Table(*units, **more)  # type: ignore[arg-type]
    table.declare("0526", *attackers)
    table.do("done")
    table.do("end", die)
    return table


STRONG = ("ge_200_i 0525", "ge_361_i 0425", "ge_1_21_i 0525", "ge_2_21_i 0425")
STRONG_NAMES = ("ge_200_i", "ge_361_i", "ge_1_21_i", "ge_2_21_i")


@pytest.mark.rule("gazala1942 9.32")
@pytest.mark.rule("gazala1942 9.41")
@pytest.mark.ruling("gazala1942 R44")
@pytest.mark.ruling("gazala1942 R45")
def test_a_beaten_defender_retreats_away_from_the_attackers() -> None:
    """14 to 3 is 4:1, a six 1/3: two steps, then a hex or another step."""
    table = beaten(*STRONG, "in_10_5_i 0526 reduced", "uk_1kr_7_i 0526", attackers=STRONG_NAMES, die=6)
    events = found(table.log, BattleFought)
    assert (events[0].attack, events[0].defence, events[0].result) == (14, 5, "1/2")
    table.do("loss ge_200_i")
    table.do("loss in_10_5_i")
    assert sorted(table.options()) == ["stand", "withdraw"]
    table.do("withdraw")
    hexes = {text.split()[-1] for text in table.options("retreat uk_1kr_7_i")}
    assert hexes == {"0527", "0626"}, "farther from 0525 and 0425"
