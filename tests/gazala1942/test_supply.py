"""6.0: supply."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.activation import activation_supply
from scirocco.systems.chitpull.armour import armour_dice
from scirocco.systems.chitpull.odds import attack_strength, defence_strength
from scirocco.systems.chitpull.reach import movement_points
from scirocco.systems.chitpull.supply import line_limit, open_hexes, source_road, supply_net
from scirocco.systems.chitpull.units import CUT_OFF, OUT_OF_SUPPLY, SUPPLIED, first_supply_of, supply_of
from tests.gazala1942.table import Begun, Table


def first(table: Table, name: str) -> int:
    return first_supply_of(table.pos, table.unit(name))


def now(table: Table, name: str) -> int:
    return supply_of(table.pos, table.unit(name))


@pytest.mark.rule("gazala1942 6.11", "gazala1942 6.0")
@pytest.mark.ruling("gazala1942 R21", "gazala1942 R23")
def test_three_states_of_supply() -> None:
    table = Table(
        *("it_xxi_h 2403", "it_x_h 1705", "ge_200_i 2404", "it_9_i 1702", "ge_1_15_t 0722"),
        *("uk_7_t 2510", "uk_50_h 2508", "in_3_i 0825"),
        marker="it_xxi_h",
        real=True,
    )
    assert first(table, "ge_200_i") == SUPPLIED, "in the radius of XXI, which reaches the road"
    assert first(table, "it_9_i") == SUPPLIED, "any headquarters will do, this time X"
    assert first(table, "ge_1_15_t") == OUT_OF_SUPPLY, "joined, but beyond every radius"
    assert first(table, "uk_7_t") == SUPPLIED, "Allied lines have no limit"
    cut = Table("it_9_i 1702", "uk_7_t 2510", marker="ge_afrika_h", real=True)
    assert first(cut, "uk_7_t") == CUT_OFF, "no headquarters at all"


@pytest.mark.rule("gazala1942 6.15", "gazala1942 13.11")
@pytest.mark.ruling("gazala1942 R22", "gazala1942 R69")
def test_the_line_of_an_axis_headquarters_ends_at_the_coast_road() -> None:
    """Afrika's place in the third scenario, 0806, is exactly 20 hexes from the road at 2805; in the first it begins
    further off and has 35 hexes for eight turns."""
    assert Table("ge_afrika_h 0806", scenario="strike", real=True).pos.marks[0] == 0
    for where, state in (("0806", SUPPLIED), ("0706", OUT_OF_SUPPLY)):
        table = Table(f"ge_afrika_h {where}", scenario="strike", real=True)
        assert first(table, "ge_afrika_h") == state
    for turn, state in ((8, SUPPLIED), (9, OUT_OF_SUPPLY)):
        table = Table("ge_afrika_h 0407", "it_x_h 0407", turn=turn, real=True)
        assert first(table, "ge_afrika_h") == state
        assert first(table, "it_x_h") == OUT_OF_SUPPLY, "the longer line is for Afrika and XX only"
    table = Table("ge_afrika_h 0407", turn=8, real=True)
    assert [line_limit(table.game, table.pos, table.unit(hq)) for hq in ("ge_afrika_h", "it_xx_h", "it_xxi_h")] == [
        35,
        35,
        20,
    ]


@pytest.mark.ruling("gazala1942 R22")
def test_the_road_serves_the_axis_as_far_as_it_is_open() -> None:
    table = Table("ge_afrika_h 2403", real=True)
    road = source_road(table.game, table.pos, 0, open_hexes(table.game, table.pos, 0))
    assert road == 1 << table.space("2905") | 1 << table.space("2805"), "beyond lie the mines"
    blocked = Table("ge_afrika_h 2403", "uk_7_7_i 2804", real=True)
    assert first(blocked, "ge_afrika_h") == CUT_OFF, "the road lies in a zone, and tracks do not count"


@pytest.mark.rule("gazala1942 6.11")
@pytest.mark.ruling("gazala1942 R23")
def test_tobruk_feeds_headquarters_within_five_hexes() -> None:
    walls = ("ge_200_i 2125", "ge_361_i 2025", "it_7_i 1824", "it_8_132_i 1625", "it_9_i 1425", "it_65_101_i 1226")
    rest = ("it_66_101_i 1026", "it_85_60_i 0826", "it_86_60_i 0626", "it_19_27_i 0426", "it_20_27_i 0226")
    for where, state in (("2218", SUPPLIED), ("2217", OUT_OF_SUPPLY)):
        table = Table(f"uk_50_h {where}", "sa_4_2_i 2422", *walls, *rest, marker="uk_50_h", real=True)
        net = supply_net(table.game, table.pos, 1)
        assert bool(net.fed) == (state == SUPPLIED), where
        assert first(table, "uk_50_h") == state
    fallen = Table("uk_50_h 2218", "ge_1_21_t 2422", *walls, *rest, marker="uk_50_h", real=True)
    assert first(fallen, "uk_50_h") == CUT_OFF


@pytest.mark.rule("gazala1942 6.13")
def test_lines_keep_clear_of_enemies_and_their_zones() -> None:
    """Three regiments close the south-west corner; friends who stand in their zones open it again."""
    ring = ("ge_200_i 0104", "ge_361_i 0303", "it_7_i 0502")
    pocket = ("uk_50_h 0102", "uk_42_t 0101")
    table = Table(*ring, *pocket, marker="uk_50_h", real=True)
    assert first(table, "uk_42_t") == CUT_OFF
    friends = ("uk_44_t 0103", "uk_8_t 0203", "uk_kdg_a 0204")
    assert first(Table(*ring, *pocket, *friends[:2], marker="uk_50_h", real=True), "uk_42_t") == CUT_OFF
    assert first(Table(*ring, *pocket, *friends, marker="uk_50_h", real=True), "uk_42_t") == SUPPLIED


@pytest.mark.rule("gazala1942 6.13", "gazala1942 10.82")
@pytest.mark.ruling("gazala1942 R58")
def test_axis_lines_do_not_cross_uncleared_mines() -> None:
    def behind(*breaches: str) -> int:
        table = Table("it_x_h 1506", "ge_1_21_t 1511", "it_9_i 1507", *BOTTLE, marker="it_x_h")
        for pair in breaches:
            here, there = pair.split(">")
            table.pos.breaches |= 1 << table.game.ground.mine_side[table.space(here), table.space(there)]
        table.pos.zones = None
        net = supply_net(table.game, table.pos, 0)
        return SUPPLIED if net.near >> table.space("1511") & 1 else OUT_OF_SUPPLY

    assert behind() == OUT_OF_SUPPLY
    assert behind("1508>1509") == OUT_OF_SUPPLY, "the next mined hex needs its own breach"
    assert behind("1508>1509", "1509>1510") == SUPPLIED, "and leaving for open ground is free"


BOTTLE = ("uk_69_50_i 0909", "uk_150_50_i 0712", "sa_1_1_i 0515")


@pytest.mark.rule("gazala1942 6.13")
def test_axis_lines_cross_fortifications() -> None:
    table = Table("ge_afrika_h 2020")
    lines = table.game.ground.supply_lines(0, 0).masks
    assert lines[table.space("2020")] >> table.space("2121") & 1


@pytest.mark.rule("gazala1942 6.12")
@pytest.mark.ruling("gazala1942 R21", "gazala1942 R82")
def test_an_activated_unit_needs_a_line_to_the_headquarters_drawn() -> None:
    """Any headquarters feeds it in the initial phase; when X is drawn the line must come from X."""
    near = ("it_x_h 1404", "it_27_17_i 1304")
    table = Table(*near, marker="it_x_h", real=True)
    assert (first(table, "it_27_17_i"), now(table, "it_27_17_i")) == (SUPPLIED, SUPPLIED)
    other = ("it_xxi_h 1304", "it_x_h 1004")
    table = Table(
        *other, "it_27_17_i 1404", "uk_69_50_i 1103", "uk_151_50_i 1106", "it_9_i 1104", marker="it_x_h", real=True
    )
    assert first(table, "it_27_17_i") == SUPPLIED, "XXI feeds it"
    assert first(table, "it_x_h") == SUPPLIED
    assert now(table, "it_27_17_i") == SUPPLIED
    table = Table(*other, "it_27_17_i 1404", "uk_69_50_i 1103", "uk_151_50_i 1106", marker="it_x_h", real=True)
    assert "called" in table.marks("it_27_17_i"), "distance ignores the enemy (7.22)"
    assert (first(table, "it_27_17_i"), now(table, "it_27_17_i")) == (SUPPLIED, OUT_OF_SUPPLY)


@pytest.mark.rule("gazala1942 6.12", "gazala1942 7.21", "gazala1942 11.12")
@pytest.mark.ruling("gazala1942 R24", "gazala1942 R26", "gazala1942 R27")
@pytest.mark.parametrize(
    ("state", "far", "in_line", "leader", "fresh", "then"),
    [
        (SUPPLIED, False, True, False, False, SUPPLIED),
        (SUPPLIED, False, False, False, False, OUT_OF_SUPPLY),
        (OUT_OF_SUPPLY, False, False, False, False, OUT_OF_SUPPLY),
        (CUT_OFF, False, True, False, False, CUT_OFF),
        (SUPPLIED, True, False, False, False, OUT_OF_SUPPLY),
        (OUT_OF_SUPPLY, True, False, False, False, CUT_OFF),
        (CUT_OFF, True, False, False, False, CUT_OFF),
        (SUPPLIED, False, False, True, False, SUPPLIED),
        (CUT_OFF, False, False, False, True, SUPPLIED),
    ],
)
def test_supply_at_an_activation(state: int, far: bool, in_line: bool, leader: bool, fresh: bool, then: int) -> None:
    assert activation_supply(state, far=far, in_line=in_line, leader=leader, fresh=fresh) == then


@pytest.mark.ruling("gazala1942 R82")
def test_the_state_of_an_activation_ends_with_it() -> None:
    table = Table("ge_1_21_t 0325 unsupplied", "ge_2_21_t 0425")
    table.pos.marks[table.unit("ge_2_21_t")] |= 64
    assert now(table, "ge_2_21_t") == OUT_OF_SUPPLY
    table.do("end")
    assert now(table, "ge_2_21_t") == SUPPLIED
    assert now(table, "ge_1_21_t") == OUT_OF_SUPPLY


@pytest.mark.rule("gazala1942 6.14")
def test_states_are_marked_on_the_units() -> None:
    table = Table("ge_1_15_t 0722", "it_xxi_h 2403", "uk_7_t 2510", marker="it_xxi_h", real=True)
    assert "unsupplied" in table.marks("ge_1_15_t")
    assert "isolated" in table.marks("uk_7_t")
    assert table.marks("it_xxi_h") & {"unsupplied", "isolated"} == set()


@pytest.mark.rule("gazala1942 6.21", "gazala1942 9.65")
@pytest.mark.ruling("gazala1942 R25")
@pytest.mark.parametrize(("state", "attack", "defence"), [("", 5, 5), ("unsupplied", 3, 5), ("isolated", 2, 3)])
def test_supply_divides_combat_strength(state: str, attack: int, defence: int) -> None:
    table = Table(f"in_29_5_i 0325 {state}", "ge_200_i 0326", marker="uk_7_h")
    unit = table.unit("in_29_5_i")
    assert attack_strength(table.game, table.pos, unit, table.space("0326")).value == attack
    assert defence_strength(table.game, table.pos, unit, alone=False).value == defence


@pytest.mark.rule("gazala1942 6.22")
@pytest.mark.parametrize(("state", "dice"), [("", 5), ("unsupplied", 3), ("isolated", 3)])
def test_supply_halves_armour(state: str, dice: int) -> None:
    table = Table(f"ge_1_21_t 0325 {state}")
    assert armour_dice(table.game, table.pos, table.unit("ge_1_21_t")).dice == dice


@pytest.mark.rule("gazala1942 6.23")
@pytest.mark.parametrize(
    ("name", "state", "points"),
    [("ge_1_21_t", "", 9), ("ge_1_21_t", "unsupplied", 5), ("ge_1_21_t", "isolated", 5), ("ge_200_i", "isolated", 7)],
)
def test_supply_halves_the_movement_of_mechanised_units(name: str, state: str, points: int) -> None:
    table = Table(f"{name} 0325 {state}")
    assert movement_points(table.game, table.pos, table.unit(name)) == 2 * points


@pytest.mark.rule("gazala1942 6.11")
def test_who_is_out_of_supply_when_the_first_scenario_begins() -> None:
    """The boxes of the Free French and the screens in the south lie beyond every radius: out of supply, not
    isolated."""
    begun = Begun()
    begun.set_up(1)
    while begun.pos.agenda[-1].stage == "affiliate":
        begun.do("done")
    assert {begun.game.piece_ids[u] for u in range(118) if first_supply_of(begun.pos, u) == OUT_OF_SUPPLY} == {
        "fr_1_ffl_i",
        "fr_2_ffl_i",
        "uk_7_7_i_bn",
        "sa_4_a",
    }
    assert not any(first_supply_of(begun.pos, u) == CUT_OFF for u in range(118))
