"""10: headquarters, Rommel, armoured cars, Heckler, brigades, works and mines, from the book."""

from __future__ import annotations

import pytest

from scirocco.core.dice import ScriptedDice
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.chitpull.activation import calls
from scirocco.systems.chitpull.events import Advanced, LandingRolled, MinesWorkedOn, Reacted, WorksLost
from scirocco.systems.chitpull.ground import is_through_mines
from scirocco.systems.chitpull.landing import can_plan, landing_hexes, roll_landing
from scirocco.systems.chitpull.odds import defence_of
from scirocco.systems.chitpull.reaction import reaction_hexes
from scirocco.systems.chitpull.replacements import ReturnHq
from scirocco.systems.chitpull.steps import eliminate
from scirocco.systems.chitpull.supply import supply_net
from scirocco.systems.chitpull.units import SHIFTED, first_supply_of, supply_of
from scirocco.systems.chitpull.zones import controls, zone_of
from tests.gazala1942.table import Table, found, initial


def ids(table: Table, mask: int) -> set[str]:
    return {table.game.board.ids[space] for space in range(table.game.board.size) if mask >> space & 1}


# 10.11, 10.13


@pytest.mark.rule("gazala1942 10.11")
def test_a_headquarters_defends_with_one_alone_and_nothing_among_others() -> None:
    table = Table("ge_1_21_i 0525", "uk_7_h 0526")
    assert defence_of(table.game, table.pos, table.space("0526"))[0] == 1
    among = Table("ge_1_21_i 0525", "uk_7_h 0526", "uk_1kr_7_i 0526")
    assert defence_of(among.game, among.pos, among.space("0526"))[0] == 2
    table.declare("0526", "ge_1_21_i")
    assert table.rule("join ge_afrika_h") in ("9.0", "10.11"), "a headquarters does not attack"


def returning(*units: str, turn: int, lost: int) -> Table:
    table = Table(*units, turn=lost)
    eliminate(table.game, table.pos, table.unit("uk_7_h"), "9.32", [])
    table.pos.turn = turn
    initial(table.game, table.pos, "return", 1)
    return table


@pytest.mark.rule("gazala1942 10.13")
@pytest.mark.ruling("gazala1942 R51")
def test_a_lost_headquarters_returns_in_the_second_turn_after() -> None:
    units = ("uk_7_h 0526", "uk_3_7_t 0530", "ge_1_21_i 0510")
    stage = ReturnHq()
    early = returning(*units, turn=4, lost=3)
    assert early.pos.back[early.game.units[early.unit("uk_7_h")].marker] == 5
    assert stage._next(early.game, early.pos) == -1
    due = returning(*units, turn=5, lost=3)
    places = {text.split()[-1] for text in due.options("place uk_7_h")}
    assert "0530" in places, "with a unit of its own"
    assert {"1934", "1534"} <= places, "or at its own edge"
    assert "0510" not in places


@pytest.mark.rule("gazala1942 10.13")
@pytest.mark.ruling("gazala1942 R51")
def test_without_a_unit_of_its_own_it_does_not_return() -> None:
    table = returning("uk_7_h 0526", "uk_by_1_t 0530", "ge_1_21_i 0510", turn=5, lost=3)
    table.settle(ScriptedDice(()))
    assert table.at("uk_7_h") == "dead"
    assert table.pos.back[table.game.units[table.unit("uk_7_h")].marker] == 0


# 10.2


@pytest.mark.rule("gazala1942 10.2")
@pytest.mark.rule("gazala1942 7.31")
@pytest.mark.ruling("gazala1942 R26")
def test_rommel_activates_his_stack_a_second_time_with_the_supply_of_the_morning() -> None:
    units = ("rommel 0525", "ge_1_21_t 0525 acted unsupplied", "it_27_17_i 0525", "ge_2_21_t 0425")
    table = Table(*units, marker="rommel", dice=[4])
    named = {table.game.piece_ids[unit] for unit in calls(table.game, table.pos, table.unit("rommel")).near}
    assert named == {"rommel", "ge_1_21_t", "it_27_17_i"}
    real = Table("rommel 0525", "ge_1_21_t 0525", "uk_3_7_t 0530", marker="rommel", real=True, dice=[4])
    unit = real.unit("ge_1_21_t")
    assert supply_of(real.pos, unit) == first_supply_of(real.pos, unit)


@pytest.mark.rule("gazala1942 10.2")
def test_on_three_or_less_rommel_does_nothing() -> None:
    table = Table("rommel 0525", "ge_1_21_t 0525", marker="rommel", real=True, dice=[3])
    assert table.pos.drawn == -1
    assert len(table.pos.track) == 1, "the marker fills its box all the same"


@pytest.mark.ruling("gazala1942 R52")
def test_rommel_alone_defends_like_a_headquarters_and_returns_like_one() -> None:
    table = Table("rommel 0526", "uk_1kr_7_i 0525", marker="uk_7_h")
    assert defence_of(table.game, table.pos, table.space("0526"))[0] == 1
    eliminate(table.game, table.pos, table.unit("rommel"), "9.32", [])
    assert table.pos.back[table.game.units[table.unit("rommel")].marker] == table.pos.turn + 2


# 10.3


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R53")
def test_armoured_cars_slip_away_whenever_an_enemy_comes_next_to_them() -> None:
    table = Table("ge_1_21_t 0525", "uk_kdg_a 0528 isolated", "uk_1kr_7_i 0528")
    table.do("ge_1_21_t")
    table.do("ge_1_21_t 0525-0526-0527-0627")
    assert (table.kind, table.decision.side) == ("react", 1)
    assert {text.split()[1] for text in table.options("react")} == {"uk_kdg_a"}, "alone, the infantry stays"
    events = table.do("react uk_kdg_a 0628")
    assert len(found(events, Reacted)) == 1
    assert (table.at("uk_kdg_a"), table.at("uk_1kr_7_i")) == ("0628", "0528")
    assert table.kind == "move", "the panzers choose the rest of their way anew"
    table.do("ge_1_21_t 0527-0627")
    assert table.kind == "react", "each time"


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R53")
def test_never_into_an_enemy_zone_even_to_a_friend_but_out_of_one() -> None:
    table = Table("ge_200_i 0527", "ge_361_i 0629", "uk_kdg_a 0528", "uk_1kr_7_i 0529", "uk_1r_1_i 0428")
    there = {table.game.board.ids[space] for space in reaction_hexes(table.game, table.pos, table.unit("uk_kdg_a"))}
    assert there == {"0428"}, "0529 lies beside 361, the others beside 200; friends or not"


@pytest.mark.ruling("gazala1942 R83")
def test_cars_do_not_answer_advances() -> None:
    units = ("ge_200_i 0525", "ge_361_i 0425", "uk_1kr_7_i 0526", "uk_kdg_a 0527")
    table = Table(*units)
    table.declare("0526", "ge_200_i", "ge_361_i")
    table.do("done")
    table.do("end", 6)
    table.do("advance ge_200_i 0526")
    assert table.kind in ("advance", "advancing")


@pytest.mark.rule("gazala1942 13.11")
@pytest.mark.parametrize(("scenario", "reacts"), [("opening", True), ("aida", True), ("strike", False)])
def test_the_battalion_of_seven_motor_brigade_slips_away_too(scenario: str, reacts: bool) -> None:
    table = Table("ge_1_21_t 0525", "uk_7_7_i_bn 0527", scenario=scenario)
    table.do("ge_1_21_t")
    table.do("ge_1_21_t 0525-0526")
    assert (table.kind == "react") is reacts
    brigade = Table("ge_1_21_t 0525", "uk_7_7_i 0527", scenario=scenario)
    brigade.do("ge_1_21_t")
    brigade.do("ge_1_21_t 0525-0526")
    assert brigade.kind != "react", "not the brigade"


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.rule("gazala1942 10.3")
def test_in_a_retreat_turn_cars_do_not_slip_away_to_the_west() -> None:
    table = Table("ge_1_21_t 0531", "uk_kdg_a 0528", fallback=True)
    there = {table.game.board.ids[space] for space in reaction_hexes(table.game, table.pos, table.unit("uk_kdg_a"))}
    assert there == {"0529", "0428", "0628"}, "0527, 0427 and 0627 lie further west"


@pytest.mark.rule("gazala1942 4.43")
@pytest.mark.ruling("gazala1942 R16")
def test_a_car_that_slipped_away_is_no_anchor_in_this_turn() -> None:
    table = Table("ge_1_21_t 0525", "uk_kdg_a 0527")
    table.do("ge_1_21_t")
    table.do("ge_1_21_t 0525-0526")
    table.do("react uk_kdg_a 0528")
    assert table.pos.marks[table.unit("uk_kdg_a")] & SHIFTED


# 10.4


@pytest.mark.rule("gazala1942 10.4")
def test_heckler_lands_on_the_coast_within_six_hexes_of_the_east_edge() -> None:
    table = Table("ge_1_21_t 0525")
    places = ids(table, landing_hexes(table.game))
    assert "2129" in places
    assert not places & {"2128", "2028", "2029"}
    assert all(int(name[2:]) >= 29 for name in places)


def landed(*dice: int, units: tuple[str, ...] = (), at: str = "2130") -> Table:
    table = Table("ge_1_21_t 0525", *units, turn=4)
    table.pos.landing, table.pos.landing_turn = table.space(at), 4
    roll_landing(table.game, table.pos, ScriptedDice(dice), table.log)
    return table


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R54")
@pytest.mark.parametrize(
    ("dice", "where"),
    [
        ((1,), "dead"),
        ((4,), "dead"),
        ((5, 1), "2129"),
        ((6, 2), "2129"),
        ((5, 3), "2130"),
        ((6, 4), "2130"),
        ((5, 6), "2131"),
    ],
)
def test_the_landing_and_the_drift(dice: tuple[int, ...], where: str) -> None:
    assert landed(*dice).at("heckler") == where


@pytest.mark.ruling("gazala1942 R54")
def test_drifting_onto_an_enemy_or_off_the_land_is_the_end() -> None:
    assert landed(5, 1, units=("uk_1kr_7_i 2129",)).at("heckler") == "dead"
    assert landed(5, 3, units=("uk_1kr_7_i 2129",)).at("heckler") == "2130"
    assert landed(5, 6, at="2134").at("heckler") == "dead"


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R27")
@pytest.mark.ruling("gazala1942 R54")
def test_heckler_is_supplied_acts_with_xxi_and_tries_once() -> None:
    table = landed(5, 3)
    assert "fresh" in table.marks("heckler")
    assert found(table.log, LandingRolled)[0].landed
    assert not can_plan(table.game, table.pos, 0)
    xxi = Table("heckler 2130 fresh", "it_xxi_h 2403", marker="it_xxi_h", real=True)
    assert "called" in xxi.marks("heckler")
    assert supply_of(xxi.pos, xxi.unit("heckler")) == 0
    other = Table("heckler 2130 fresh", "it_xx_h 2403", marker="it_xx_h", real=True)
    assert "called" not in other.marks("heckler")


# 10.6


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R55")
@pytest.mark.ruling("gazala1942 R77")
@pytest.mark.parametrize(
    ("brigade", "hq", "whole", "parts"),
    [
        ("uk_151_50_i", "uk_50_h", 6, (4, 2)),
        ("uk_201_1_i", "uk_1_h", 6, (4, 2)),
        ("in_10_5_i", "in_5_indian_h", 5, (3, 1)),
    ],
)
def test_a_whole_brigade_splits_when_an_activation_begins_and_joins_when_it_ends(
    brigade: str, hq: str, whole: int, parts: tuple[int, int]
) -> None:
    table = Table(f"{brigade} 0525", "ge_1_21_i 0510", marker=hq)

    def strengths() -> tuple[int, ...]:
        units = (table.unit(brigade), table.unit(f"{brigade}_bn"))
        return tuple(table.game.units[u].combat[table.pos.marks[u] & 3] for u in units if table.pos.at[u] >= 0)

    assert strengths() == (whole,)
    table.do(f"split {brigade}")
    assert strengths() == parts
    assert "called" in table.marks(f"{brigade}_bn")
    table.until("merge")
    table.do(f"merge {brigade}_bn")
    assert strengths() == (whole,)


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R77")
def test_reduced_brigades_do_not_split_and_the_axis_never() -> None:
    table = Table("uk_151_50_i 0525 reduced", "uk_69_50_i 0425 remnant", "uk_150_50_i 0625", marker="uk_50_h")
    assert table.options("split") == ["split uk_150_50_i"]
    assert Table("ge_200_i 0525").kind == "order"


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R77")
def test_two_battalions_of_one_brigade_make_its_reduced_counter_those_of_two_brigades_nothing() -> None:
    units = ("uk_201_1_i 0525 remnant", "uk_201_1_i_bn 0525", "uk_7_7_i_bn 0525", "ge_1_21_i 0510")
    table = Table(*units, marker="uk_1_h")
    table.until("merge")
    assert table.options("merge") == ["merge uk_201_1_i_bn"]
    table.do("merge uk_201_1_i_bn")
    assert "reduced" in table.marks("uk_201_1_i")
    assert "remnant" not in table.marks("uk_201_1_i")


@pytest.mark.ruling("gazala1942 R56")
def test_an_infantry_step_brings_a_brigade_back_from_its_battalion() -> None:
    table = Table("uk_151_50_i 0525 remnant", "uk_201_1_i_bn 0425", "ge_1_21_i 0510")
    table.pos.at[table.unit("uk_201_1_i")] = DEAD
    table.pos.pools[table.game.pool_names.index("uk_infantry")] = 3
    initial(table.game, table.pos, "replace", 1)
    table.do("rebuild uk_151_50_i")
    assert table.marks("uk_151_50_i") & {"reduced", "remnant"} == {"reduced"}
    table.do("rebuild uk_201_1_i_bn")
    assert (table.at("uk_201_1_i"), table.at("uk_201_1_i_bn")) == ("0425", "away")
    assert "reduced" in table.marks("uk_201_1_i")
    table.do("rebuild uk_151_50_i")
    assert not table.marks("uk_151_50_i") & {"reduced", "remnant"}


@pytest.mark.rule("gazala1942 4.34", "gazala1942 11.24")
def test_a_battalion_that_left_the_map_is_no_lost_step_of_its_brigade() -> None:
    table = Table("uk_151_50_i 0525 reduced", "uk_201_1_i 0425 reduced", "ge_1_21_i 0510")
    table.pos.at[table.unit("uk_151_50_i_bn")] = table.game.board.index["east"]
    table.pos.at[table.unit("uk_201_1_i_bn")] = DEAD
    table.pos.pools[table.game.pool_names.index("uk_infantry")] = 2
    initial(table.game, table.pos, "replace", 1)
    assert table.options("rebuild") == ["rebuild uk_201_1_i"]


# 10.7


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R57")
def test_works_halve_an_attack_from_outside_and_engineers_give_a_column() -> None:
    table = Table("ge_200_i 2119", "it_33_e 2119", "ge_1_21_i 2119", "uk_151_50_i 2120")
    assert table.odds("2120", "ge_200_i", "ge_1_21_i").attack == 4, "half of 4 + 3"
    assert table.shifts("2120", "ge_200_i", "it_33_e") == {"engineers": 1}


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.rule("gazala1942 10.85")
def test_engineers_who_help_bear_the_first_loss() -> None:
    table = Table("ge_200_i 2119", "it_33_e 2119", "it_34_e 2019", "uk_1kr_7_i 2120")
    table.declare("2120", "ge_200_i", "it_33_e")
    table.do("done")
    table.do("end", 1)
    assert table.at("it_33_e") == "dead", "the first step was his; nobody was asked"


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R57")
def test_works_the_axis_has_crossed_are_gone_when_the_activation_ends() -> None:
    table = Table("ge_1_21_i 2119", "uk_1kr_7_i 2322")
    moved = table.go("ge_1_21_i", "2119-2120")
    assert not found(moved, WorksLost), "not before the end"
    events = table.do("end")
    assert [table.game.board.ids[event.space] for event in found(events, WorksLost)] == ["2120"]
    razed = table.pos.razed
    assert ids(table, razed) == {"2120"}, "all sides of the hex entered, and no other"


# 10.8


@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.ruling("gazala1942 R59")
def test_an_attack_goes_through_mines_into_and_out_of_a_mined_hex_for_both_sides() -> None:
    table = Table("ge_200_i 1408", "uk_151_50_i 1409")
    assert table.odds("1409", "ge_200_i").attack == 2
    allies = Table("uk_151_50_i 1409", "ge_200_i 1408", marker="uk_50_h")
    assert allies.odds("1408", "uk_151_50_i").attack == 3
    breach(table, "1408", "1409")
    assert table.odds("1409", "ge_200_i").attack == 4


def breach(table: Table, here: str, there: str) -> None:
    table.pos.breaches |= 1 << table.game.ground.mine_side[table.space(here), table.space(there)]
    table.pos.zones = None


@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.ruling("gazala1942 R38")
def test_through_mines_tanks_earn_no_columns_and_axis_zones_end() -> None:
    table = Table("ge_1_21_t 1408", "ge_200_i 1408", "uk_1kr_7_i 1409")
    assert "tanks" not in table.shifts("1409", "ge_1_21_t", "ge_200_i")
    zone = ids(table, zone_of(table.game, table.pos, 0))
    assert not zone & {"1409", "1509"}
    assert "1407" in zone


@pytest.mark.rule("gazala1942 10.82")
@pytest.mark.rule("gazala1942 10.83")
@pytest.mark.rule("gazala1942 10.86")
@pytest.mark.ruling("gazala1942 R58")
def test_the_axis_enters_a_mined_hex_only_by_a_breach_and_leaves_it_freely() -> None:
    table = Table("ge_1_21_i 1408")
    table.do("ge_1_21_i")
    assert table.rule("ge_1_21_i 1408-1409") == "10.83"
    through = Table("ge_1_21_i 1408")
    breach(through, "1408", "1409")
    ends = through.ends("ge_1_21_i")
    assert "1409" in ends
    assert "1410" not in ends, "the next mined hex needs its own breach"
    inside = Table("ge_1_21_i 1410")
    assert "1411" in inside.ends("ge_1_21_i"), "out to unmined ground"
    allied = Table("uk_1kr_7_i 1408", marker="uk_7_h")
    assert "1409" in allied.ends("uk_1kr_7_i"), "their own mines do not stop the Allies"


@pytest.mark.rule("gazala1942 10.82")
def test_axis_lines_pass_mines_by_a_breach_only() -> None:
    def joined(table: Table) -> bool:
        return bool(supply_net(table.game, table.pos, 0).joined >> table.space("1409") & 1)

    units = ("it_x_h 1407", "uk_7_h 1632")
    shut = Table(*units, marker="it_x_h")
    assert not joined(shut)
    breach(shut, "1408", "1409")
    assert joined(shut)


@pytest.mark.rule("gazala1942 10.84")
@pytest.mark.parametrize(
    ("die", "cleared", "reduced"), [(1, False, True), (2, False, False), (5, False, False), (6, True, False)]
)
def test_clearing_mines(die: int, cleared: bool, reduced: bool) -> None:
    table = Table("it_27_17_i 1408", "uk_7_h 1632", marker="it_x_h")
    worked = found(table.do("clear it_27_17_i 1409", die), MinesWorkedOn)[0]
    assert worked.cleared is cleared
    assert bool(table.pos.breaches) is cleared
    assert ("reduced" in table.marks("it_27_17_i")) is reduced


@pytest.mark.rule("gazala1942 10.84")
@pytest.mark.rule("gazala1942 3.21")
def test_who_clears_mines_does_nothing_else() -> None:
    table = Table("it_27_17_i 1408", "it_28_17_i 1408", "uk_1kr_7_i 1407", marker="it_x_h")
    table.do("clear it_27_17_i 1409", 3)
    assert table.rule("it_27_17_i") == "10.84"
    table.declare("1407", "it_28_17_i")
    assert table.rule("join it_27_17_i") == "10.84"
    moved = Table("ge_1_21_i 1407", "uk_7_h 1632")
    moved.go("ge_1_21_i", "1407-1408")
    assert not moved.options("clear"), "nor may it move before"


@pytest.mark.rule("gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R61")
@pytest.mark.parametrize(("die", "cleared"), [(1, False), (4, False), (5, True)])
def test_engineers_add_one_and_never_suffer(die: int, cleared: bool) -> None:
    table = Table("it_33_e 1408", "uk_7_h 1632", marker="it_xxi_h")
    assert found(table.do("clear it_33_e 1409", die), MinesWorkedOn)[0].cleared is cleared
    assert table.at("it_33_e") == "1408"


@pytest.mark.rule("gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R61")
def test_an_engineer_helps_two_units_beside_it() -> None:
    table = Table("it_33_e 1408", "ge_1_21_i 1408", "ge_2_21_i 1408", "ge_1_15_i 1408", "uk_7_h 1632")
    for unit, bonus in (("ge_1_21_i", 1), ("ge_2_21_i", 1), ("ge_1_15_i", 0)):
        assert found(table.do(f"clear {unit} 1409", 2), MinesWorkedOn)[0].bonus == bonus
    alone = Table("it_33_e 1408", "ge_1_21_i 1408", "uk_7_h 1632")
    alone.do("clear it_33_e 1409", 2)
    assert found(alone.do("clear ge_1_21_i 1409", 2), MinesWorkedOn)[0].bonus == 0, "it has worked alone"


@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.rule("gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R60")
def test_after_a_victory_through_mines_a_way_may_be_cleared_for_the_advance() -> None:
    units = ("ge_200_i 1408", "ge_361_i 1408", "ge_1_21_i 1408", "it_19_27_i 1309", "sa_4_a 1409 reduced")
    table = Table(*units)
    table.declare("1409", "ge_200_i", "ge_361_i", "it_19_27_i")
    table.do("done")
    table.do("end", 6)
    assert table.kind == "advance"
    assert not table.options("advance"), "nobody gets in through the mines"
    table.do("clear ge_200_i 1409", 3)
    assert table.rule("clear ge_361_i 1409") == "10.81", "one try from each hex"
    table.do("clear it_19_27_i 1409", 6)
    events = table.do("advance it_19_27_i 1409")
    assert len(found(events, Advanced)) == 1
    assert controls(table.game, table.pos, 0, table.space("1409"))
    assert is_through_mines(table.game, table.pos, table.space("1408"), table.space("1409"))


@pytest.mark.rule("gazala1942 10.4")
def test_heckler_is_off_the_map_at_first() -> None:
    table = Table("ge_1_21_t 0525")
    assert table.game.start().at[table.unit("heckler")] == AWAY
