"""The table at its edges: stacks, zones, marks, mines, the first hex and counter; what a text says of them."""

from __future__ import annotations

from dataclasses import fields

import pytest

from scirocco.core.board import members
from scirocco.core.decisions import Event, Task
from scirocco.core.dice import ScriptedDice
from scirocco.core.position import DEAD
from scirocco.systems.chitpull import showing
from scirocco.systems.chitpull.activation import FINISH, OPERATIONS, calls
from scirocco.systems.chitpull.chances import hits_of
from scirocco.systems.chitpull.command import command_limit
from scirocco.systems.chitpull.data import PieceRow, SetupGroup, SideData, TerrainData
from scirocco.systems.chitpull.events import LandingDrifted, LandingRolled, MinesWorkedOn, PauseRolled, Raised, Rebuilt
from scirocco.systems.chitpull.ground import works_of
from scirocco.systems.chitpull.landing import can_plan, roll_landing
from scirocco.systems.chitpull.mines import clearing_hexes, helper, is_barred
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.reaction import near_reactors, reactors
from scirocco.systems.chitpull.setup import best_place
from scirocco.systems.chitpull.soundness import faults, task_faults
from scirocco.systems.chitpull.stacking import crowded_hexes, excess_of
from scirocco.systems.chitpull.supply import ANY_LENGTH, fed_hqs, supply_net
from scirocco.systems.chitpull.text import write_runs
from scirocco.systems.chitpull.units import LOST, MARK_WORDS, OF_ACTIVATION, OF_TURN, Unit
from scirocco.systems.chitpull.zones import put, renew_control, stands_of, zone_of
from tests.gazala1942.table import Table, blank, found, initial, load

GAME = load()
FIVE = ("ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_15_i")


def names(mask: int) -> set[str]:
    return {GAME.board.ids[space] for space in members(mask)}


def hexes(text: str) -> tuple[int, ...]:
    return tuple(GAME.board.index[name] for name in text.split())


# 2.1, 3.2: counters and marks


@pytest.mark.rule("gazala1942 3.2", "gazala1942 3.1")
def test_what_is_wiped_off_when_an_activation_and_when_a_turn_ends() -> None:
    lasting = {"reduced", "remnant", "unsupplied", "isolated"}
    turn = lasting | {"acted", "shifted", "anchor", "fresh"}
    assert {word for word, bit in MARK_WORDS.items() if not bit & OF_TURN} == lasting
    assert {word for word, bit in MARK_WORDS.items() if not bit & OF_ACTIVATION} == turn
    assert MARK_WORDS["reduced"] | MARK_WORDS["remnant"] == LOST
    assert sorted(MARK_WORDS.values()) == [1 << bit for bit in range(18)]


@pytest.mark.rule("gazala1942 3.2")
@pytest.mark.parametrize("side", [0, 1])
def test_what_an_activation_consists_of(side: int) -> None:
    assert FINISH[side] == Task("finish", side)
    assert [(task.stage, task.side, task.number) for task in reversed(OPERATIONS[side])] == [
        ("split", side, 0),
        ("order", side, 0),
        ("excess", side, 1),
        ("clash", side, 0),
        ("attack", side, 0),
        ("excess", side, 2),
        ("merge", side, 0),
    ]


@pytest.mark.rule("gazala1942 3.24", "gazala1942 7.5", "gazala1942 10.7")
def test_an_activation_is_over_with_all_that_was_noted_for_it() -> None:
    table = Table("ge_1_21_t 0325 moved", "uk_8_t 0326 struck", turn=3)
    pos = table.pos
    pos.agenda = [Task("cup", 1), Task("finish", 0)]
    pos.crossed, pos.clashed, pos.fought = 1 << table.space("2022"), 1, 2
    pos.in_cup, pos.track = [2, 1], (*pos.track, table.game.units[table.unit("it_xx_h")].marker)
    log: list[Event] = []
    assert table.game.stages["finish"].settle(table.game, pos, ScriptedDice((1,)), log)
    assert (pos.crossed, names(pos.razed), pos.clashed, pos.fought, pos.drawn) == (0, {"2022"}, 0, 0, -1)
    assert table.marks("ge_1_21_t") == table.marks("uk_8_t") == set()
    assert found(log, PauseRolled) == [PauseRolled("gazala1942 7.5", 0, 2, 1, 1, True)]
    assert (pos.paused, pos.in_cup) == (0b01, [0, 1])
    allied = Table("uk_7_h 1020", marker="uk_7_h", turn=3)
    allied.pos.agenda = [Task("cup", 0), Task("finish", 1)]
    allied.pos.paused, allied.pos.in_cup = 0b01, [0, 2]
    allied.pos.track = (*allied.pos.track, table.game.units[table.unit("uk_1_h")].marker)
    allied.game.stages["finish"].settle(allied.game, allied.pos, ScriptedDice((1,)), [])
    assert allied.pos.paused == 0b11, "both have ended"


@pytest.mark.rule("gazala1942 7.2")
@pytest.mark.parametrize(("where", "near"), [("2409", True), ("2410", False)])
def test_the_last_hex_of_the_radius_belongs_to_it(where: str, near: bool) -> None:
    table = Table("it_xxi_h 2403", "it_x_h 2402", f"ge_200_i {where}", marker="it_xxi_h", real=True)
    found_calls = calls(table.game, table.pos, table.unit("it_xxi_h"))
    assert (table.unit("ge_200_i") in found_calls.near) is near
    assert (table.unit("ge_200_i") in found_calls.far) is not near


@pytest.mark.rule("gazala1942 6.12", "gazala1942 7.21")
def test_a_unit_in_the_hex_of_its_supplied_headquarters_is_supplied() -> None:
    table = Table("it_xxi_h 2403", "ge_200_i 2403", "ge_361_i 2403 fresh", marker="it_xxi_h", real=True)
    assert table.marks("ge_200_i") == {"called"}
    assert table.marks("ge_361_i") == {"called", "fresh"}
    cut = Table("it_xxi_h 0326", "ge_200_i 0327", "it_x_h 0101", marker="it_xxi_h", real=True)
    assert table.marks("it_xxi_h") == {"called"}
    assert cut.marks("ge_200_i") & {"called"}


@pytest.mark.rule("gazala1942 7.1")
@pytest.mark.parametrize(
    ("roll", "axis", "allied"),
    [(-1, 1, 1), (0, 1, 1), (1, 2, 2), (3, 3, 3), (4, 3, 3), (6, 4, 4), (7, 4, 5), (99, 4, 5)],
)
def test_the_markers_for_a_modified_die(roll: int, axis: int, allied: int) -> None:
    assert (command_limit(GAME, 0, roll), command_limit(GAME, 1, roll)) == (axis, allied)


@pytest.mark.rule("gazala1942 7.22")
@pytest.mark.parametrize(
    ("a", "b", "hexes_apart"),
    [
        ("0325", "0325", 0),
        ("0325", "0327", 2),
        ("0325", "0525", 2),
        ("0525", "0325", 2),
        ("0325", "0524", 2),
        ("0325", "0523", 3),
        ("0325", "0724", 4),
        ("0724", "0325", 4),
        ("0101", "0301", 2),
        ("2902", "0133", 45),
        ("1020", "1519", 5),
    ],
)
def test_hexes_between_two(a: str, b: str, hexes_apart: int) -> None:
    assert GAME.distance(GAME.board.index[a], GAME.board.index[b]) == hexes_apart
    assert GAME.distance(GAME.board.index[b], GAME.board.index[a]) == hexes_apart


def test_every_step_is_one_hex_and_the_hexes_near_are_at_most_two_away() -> None:
    board, ground = GAME.board, GAME.ground
    for space in range(0, board.size, 7):
        assert all(GAME.distance(space, other) == 1 for other in board.neighbours[space])
        near = [other for other in range(board.size) if 0 < GAME.distance(space, other) <= 2]
        assert ground.near[space] == near
    for box in range(board.size, len(board.ids)):
        assert (ground.near[box], ground.open[box], ground.west[box], ground.columns[box]) == ([], 0, 0, 0)


@pytest.mark.rule("gazala1942 10.3")
def test_who_gives_way_in_the_opening() -> None:
    assert [GAME.piece_ids[unit] for unit in GAME.reactors[0]] == ["it_rcm_a", "ge_33_15_a", "ge_3_21_a", "ge_580_90_a"]
    assert [GAME.piece_ids[unit] for unit in GAME.reactors[1]] == [
        *("uk_7_7_i", "uk_7_7_i_bn", "sa_7_a", "sa_3_a", "sa_6_a", "uk_kdg_a", "sa_4_a")
    ]
    table = Table("uk_kdg_a 0327", "uk_7_7_i 0527", "sa_7_a 0727", "ge_200_i 0101")
    assert names(near_reactors(table.game, table.pos, 1)) == {
        *("0226", "0227", "0326", "0328", "0426", "0427"),
        *("0626", "0627", "0726", "0728", "0826", "0827"),
    }
    assert reactors(table.game, table.pos, 1, table.space("0326")) == [table.unit("uk_kdg_a")]
    remnant = Table("uk_7_7_i 0527 remnant", "ge_200_i 0101")
    assert reactors(remnant.game, remnant.pos, 1, remnant.space("0526")) == [remnant.unit("uk_7_7_i")]
    split = Table("uk_7_7_i 0527 reduced", "uk_7_7_i_bn 0527", "ge_200_i 0101")
    assert reactors(split.game, split.pos, 1, split.space("0526")) == [split.unit("uk_7_7_i_bn")]
    other = Table("in_9_5_i 0527 remnant", "uk_151_50_i 0527 remnant", "ge_200_i 0101")
    assert reactors(other.game, other.pos, 1, other.space("0526")) == []


# 5.0: stacks


@pytest.mark.rule("gazala1942 5.1", "gazala1942 5.2")
def test_crowded_hexes_are_found_wherever_they_are() -> None:
    table = Table(*(f"{unit} 0101" for unit in (*FIVE, "ge_2_15_i")), "it_85_60_i 0325", "it_86_60_i 0325")
    assert crowded_hexes(table.game, table.pos, 0) == [0]
    assert crowded_hexes(table.game, table.pos, 1) == []
    more = Table("it_85_60_i 0325", "it_19_27_i 0325", "it_86_60_i 0325", *(f"{unit} 0425" for unit in FIVE))
    assert crowded_hexes(more.game, more.pos, 0) == [more.space("0325")]
    table.pos.agenda.append(Task("excess", 0, number=1))
    assert table.game.stages["excess"].settle(table.game, table.pos, ScriptedDice(()), [])
    table.settle(ScriptedDice(()))
    assert (table.kind, table.decision.side, table.decision.space) == ("excess", 1, 0)
    assert len(table.options("remove")) == 6
    table.game.stages["excess"].play(table.game, table.pos, table.game.parse("remove ge_1_21_t"), ScriptedDice(()), [])
    assert table.pos.agenda[-1] == Task("excess", 0, number=1)
    table.pos.agenda.append(Task("excess", 1, space=0))
    assert table.game.stages["excess"].settle(table.game, table.pos, ScriptedDice(()), [])
    table.settle(ScriptedDice(()))
    assert table.kind != "excess"


@pytest.mark.rule("gazala1942 5.2")
@pytest.mark.parametrize(("number", "asked"), [(1, False), (2, True)])
def test_after_movement_only_the_active_side_is_looked_at(number: int, asked: bool) -> None:
    table = Table("in_3_i 0633", "uk_7_7_i 0633", "in_29_5_i 0633", "ge_200_i 0101")
    table.pos.agenda.append(Task("excess", 0, number=number))
    table.settle(ScriptedDice(()))
    assert (table.pos.agenda[-1].stage == "excess" and table.pos.agenda[-1].side == 0) is asked


@pytest.mark.rule("gazala1942 5.1", "gazala1942 5.2")
@pytest.mark.ruling("gazala1942 R18")
@pytest.mark.parametrize(
    ("units", "excess"),
    [
        (FIVE, 0),
        ((*FIVE, "ge_2_15_i"), 1),
        ((*FIVE, "ge_afrika_h"), 0),
        (("it_85_60_i", "it_86_60_i"), 0),
        (("it_85_60_i", "it_86_60_i", "it_33_e"), 0),
        (("it_85_60_i", "it_86_60_i", "it_33_e", "ge_1_18_aa"), 1),
        (("it_85_60_i", "it_19_27_i"), 1),
        (("it_85_60_i", "it_19_27_i", "it_33_e"), 1),
        (("it_85_60_i", "it_19_27_i", "it_20_27_i"), 1),
        (("it_85_60_i", "it_86_60_i", "it_19_27_i"), 1),
        (("it_85_60_i", "it_86_60_i", "it_19_27_i", "it_20_27_i", "ge_200_i"), 3),
        (("fr_1_ffl_i", "fr_2_ffl_i"), 1),
    ],
)
def test_how_many_are_too_many(units: tuple[str, ...], excess: int) -> None:
    assert excess_of(GAME, GAME.start(), [GAME.piece_index[unit] for unit in units]) == excess


# 4.4, 10.8: zones and mines from the first hex on


@pytest.mark.rule("gazala1942 4.41")
def test_a_zone_around_the_first_hex() -> None:
    table = Table("ge_200_i 0101", "uk_151_50_i 0533")
    assert names(zone_of(table.game, table.pos, 0)) == {"0102", "0201"}
    assert table.space("0101") in members(stands_of(table.game, table.pos, 0))
    put(table.game, table.pos, table.unit("ge_200_i"), table.space("0103"))
    assert names(stands_of(table.game, table.pos, 0)) == {"0103", "2902"}
    assert names(zone_of(table.game, table.pos, 0)) == {"0102", "0104", "0202", "0203"}
    put(table.game, table.pos, table.unit("ge_200_i"), table.space("0101"))
    assert names(zone_of(table.game, table.pos, 0)) == {"0102", "0201"}


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.ruling("gazala1942 R19")
def test_control_is_taken_where_a_side_stands_and_where_only_its_zone_lies() -> None:
    table = Table("ge_200_i 0325", "uk_7_7_i 0527", "uk_8_t 0130")
    for held in (0, table.game.board.map_mask):
        table.pos.held = held
        renew_control(table.game, table.pos)
        axis = {"0325", "0224", "0225", "0324", "0326", "0424", "0425"}
        allied = {"0527", "0130", "0426", "0427", "0526", "0528", "0626", "0627"}
        assert axis <= names(table.pos.held)
        assert not allied & names(table.pos.held)


@pytest.mark.rule("gazala1942 10.8", "gazala1942 10.7")
def test_no_works_where_none_are_printed() -> None:
    works = works_of(GAME, blank(GAME, 1))
    plain = [space for space in members(GAME.ground.land) if not GAME.board.within(space, 1) & GAME.ground.mines]
    plain = [space for space in plain if not GAME.board.within(space, 1) & GAME.ground.fortress]
    for space in plain:
        assert (works.mined[space], works.fortified[space], works.barred[space]) == (0, 0, 0)
        assert works.zones[0][space] == works.zones[1][space] == GAME.ground.ring[space]
    assert not any(works.weak_zones[0]), "the mines and works screen no Axis unit"
    assert all(GAME.ground.land >> a & 1 and GAME.ground.mines >> b & 1 for a, b in GAME.ground.mine_sides)
    assert all(GAME.ground.fortress >> b & 1 and not GAME.ground.fortress >> a & 1 for a, b in GAME.ground.ramparts)


@pytest.mark.rule("gazala1942 10.83", "gazala1942 10.84", "gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R93")
def test_who_works_on_the_mines() -> None:
    table = Table("ge_200_i 1408", "ge_361_i 1408 helped", "ge_afrika_h 1408", "uk_151_50_i 1510", "uk_50_h 1510")
    game, pos = table.game, table.pos
    here, there = table.space("1408"), table.space("1409")
    assert [
        names(sum(1 << space for space in clearing_hexes(game, pos, table.unit(unit))))
        for unit in (*("ge_200_i", "ge_361_i", "ge_afrika_h", "uk_151_50_i", "uk_50_h"),)
    ] == [{"1409", "1509"}, set(), set(), set(), set()]
    assert is_barred(game, pos, 0, here, there)
    assert not is_barred(game, pos, 1, here, there)
    pos.breaches = 1 << game.ground.mine_side[here, there]
    assert not is_barred(game, pos, 0, here, there)
    assert is_barred(game, pos, 0, here, table.space("1509")), "the next one is still laid"


@pytest.mark.rule("gazala1942 10.85")
@pytest.mark.parametrize(
    ("engineer", "helps"),
    [("", True), ("idle", False), ("moved", False), ("helped", True), ("helped-twice", False)],
)
def test_an_engineer_helps_beside_whom_he_is_called(engineer: str, helps: bool) -> None:
    table = Table("ge_200_i 1408", f"it_33_e 1408 {engineer}", "ge_361_i 1407")
    unit = table.unit("ge_200_i")
    assert helper(table.game, table.pos, unit) == (table.unit("it_33_e") if helps else -1)
    assert helper(table.game, table.pos, table.unit("ge_361_i")) == -1


@pytest.mark.rule("gazala1942 10.84", "gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R61")
@pytest.mark.parametrize(
    ("units", "die", "bonus", "cleared", "marks"),
    [
        (("ge_200_i",), 6, 0, True, set()),
        (("ge_200_i",), 5, 0, False, set()),
        (("ge_200_i",), 2, 0, False, set()),
        (("ge_200_i",), 1, 0, False, {"reduced"}),
        (("ge_200_i", "it_33_e"), 5, 1, True, set()),
        (("ge_200_i", "it_33_e"), 1, 1, False, set()),
    ],
)
def test_a_die_at_the_mines(units: tuple[str, ...], die: int, bonus: int, cleared: bool, marks: set[str]) -> None:
    table = Table(*(f"{unit} 1408" for unit in units), "uk_8_t 0101")
    events = table.do("clear ge_200_i 1409", die)
    way = (table.space("1408"), table.space("1409"))
    unit = table.unit("ge_200_i")
    assert found(events, MinesWorkedOn) == [MinesWorkedOn("gazala1942 10.84", unit, way, die, bonus, cleared)]
    assert table.marks("ge_200_i") & {"reduced"} == marks
    assert bool(table.pos.breaches) is cleared
    if bonus:
        assert table.marks("it_33_e") >= {"helped", "cleared"}


# 10.4: the landing


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R54")
@pytest.mark.parametrize(
    ("at", "dice", "where"),
    [
        ("2130", (4,), ""),
        ("2130", (5, 1), "2129"),
        ("2130", (5, 2), "2129"),
        ("2130", (5, 3), "2130"),
        ("2130", (5, 5), "2131"),
        ("2134", (5, 6), "-"),
        ("2129", (5, 1), "2128"),
    ],
)
def test_where_the_ships_come_ashore(at: str, dice: tuple[int, ...], where: str) -> None:
    table = Table("uk_8_t 0301", "ge_200_i 0101", turn=4)
    table.pos.landing, table.pos.landing_turn = table.space(at), 4
    log: list[Event] = []
    roll_landing(table.game, table.pos, ScriptedDice(dice), log)
    unit = table.unit("heckler")
    assert log[0] == LandingRolled("gazala1942 10.4", unit, table.space(at), dice[0], bool(where))
    space = -1 if where in ("", "-") else table.space(where)
    if where:
        assert log[1] == LandingDrifted("gazala1942 10.4", unit, dice[1], space)
    assert table.pos.at[unit] == (DEAD if space < 0 else space)
    assert table.pos.landing == -1
    assert ("fresh" in table.marks("heckler")) is (space >= 0)


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R54")
def test_one_landing_and_in_time() -> None:
    pos = blank(GAME, 1)
    assert can_plan(GAME, pos, 0)
    assert not can_plan(GAME, pos, 1)
    pos.turn = GAME.turns - 2
    assert can_plan(GAME, pos, 0)
    pos.turn = GAME.turns - 1
    assert not can_plan(GAME, pos, 0), "it would come after the end"
    pos.turn, pos.landing = 1, 0
    assert not can_plan(GAME, pos, 0), "one is planned"
    pos.landing, pos.landing_turn = -1, 2
    assert not can_plan(GAME, pos, 0), "one is past"
    pos.landing_turn = 0
    pos.at[GAME.lander] = 5
    assert not can_plan(GAME, pos, 0)


# 6.1: supply


@pytest.mark.rule("gazala1942 6.11", "gazala1942 6.15")
@pytest.mark.ruling("gazala1942 R23")
def test_on_the_source_itself_nothing_is_too_far() -> None:
    """A line of no hexes: the headquarters in the port, the unit with its headquarters, the one on the road."""
    assert GAME.board.size <= ANY_LENGTH
    table = Table("uk_7_h 2422", "uk_8_t 2422", "ge_200_i 0101", marker="uk_7_h")
    net = supply_net(table.game, table.pos, 1)
    hq = table.unit("uk_7_h")
    assert (net.fed, net.linked) == ([hq], [hq])
    assert net.joins(1 << table.space("2422"))
    assert fed_hqs(table.game, table.pos, 1) == [hq], "those away are not counted"
    axis = Table("it_xxi_h 2904", "uk_8_t 0301", marker="it_xxi_h")
    assert fed_hqs(axis.game, axis.pos, 0) == [axis.unit("it_xxi_h")]
    cut = Table("uk_7_h 2422", "ge_200_i 2425", "it_61_102_i 2423", "it_62_102_i 2522", marker="uk_7_h")
    assert supply_net(cut.game, cut.pos, 1).linked == [hq], "the port feeds it whoever stands around"


# 10.6, 11.2, 7.32: brigades, replacements, formations


@pytest.mark.rule("gazala1942 10.6")
def test_what_two_parts_have_done_the_whole_has_done() -> None:
    table = Table(
        "uk_151_50_i 0325 reduced", "uk_151_50_i_bn 0325 acted shifted moved", "ge_200_i 0101", marker="uk_50_h"
    )
    table.pos.agenda.append(Task("merge", 1))
    assert "merge uk_151_50_i_bn" in table.options()
    table.game.stages["merge"].play(
        table.game, table.pos, table.game.parse("merge uk_151_50_i_bn"), ScriptedDice(()), []
    )
    assert table.marks("uk_151_50_i") == {"acted", "shifted", "called"}
    idle = Table("uk_151_50_i 0325 remnant", "uk_151_50_i_bn 0325", "ge_200_i 0101", marker="uk_50_h")
    idle.pos.agenda.append(Task("merge", 1))
    idle.game.stages["merge"].play(idle.game, idle.pos, idle.game.parse("merge uk_151_50_i_bn"), ScriptedDice(()), [])
    assert idle.marks("uk_151_50_i") == {"reduced", "called"}
    assert idle.at("uk_151_50_i_bn") == "away"


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R77")
def test_which_brigades_are_whole() -> None:
    units = ("uk_151_50_i 0325", "uk_69_50_i 0325 reduced", "in_9_5_i 0425", "in_9_5_i_bn 0525", "ge_200_i 0101")
    table = Table(*units, marker="uk_50_h")
    table.pos.marks[table.unit("in_9_5_i")] |= MARK_WORDS["reduced"]
    table.pos.agenda.append(Task("split", 1))
    assert table.options() == ["split uk_151_50_i", "done"]
    assert table.code("split uk_69_50_i") == "no-split"
    table.pos.at[table.unit("uk_151_50_i_bn")] = DEAD
    assert table.options() == ["done"], "its battalion is lost"


@pytest.mark.rule("gazala1942 11.2", "gazala1942 11.23", "gazala1942 11.25")
def test_steps_are_spent_one_by_one() -> None:
    table = Table("ge_afrika_h 2805", "ge_2_21_t 2805 reduced", "uk_7_h 0133", turn=4)
    tank, pool = table.unit("ge_1_21_t"), table.game.pool_names.index("ge_tank")
    for unit in ("ge_1_21_t", "ge_33_15_a", "uk_8_t"):
        table.pos.at[table.unit(unit)] = DEAD
    table.pos.pools[pool] = 3
    initial(table.game, table.pos, "replace", 0)
    assert table.options() == ["raise ge_1_21_t 2805", "rebuild ge_2_21_t", "done"], "cars have no step"
    why = table.why("raise uk_8_t 2805")
    assert why is not None
    assert (why.rule, why.code) == ("gazala1942 11.23", "not-yours")
    assert table.code("mark ge_afrika_h") == "not-now"
    space = table.space("2805")
    assert table.do("raise ge_1_21_t 2805") == [Raised("gazala1942 11.23", tank, space, "ge_tank")]
    assert (table.pos.pools[pool], table.pos.agenda[-1].pieces, len(table.pos.agenda)) == (2, (tank,), 2)
    assert table.pos.marks[tank] == MARK_WORDS["reduced"]
    assert table.do("rebuild ge_1_21_t") == [Rebuilt("gazala1942 11.2", tank, "ge_tank")]
    assert (table.pos.pools[pool], table.pos.marks[tank]) == (1, 0)


@pytest.mark.rule("gazala1942 10.13")
@pytest.mark.ruling("gazala1942 R51")
def test_a_headquarters_that_is_back_is_not_asked_about_again() -> None:
    table = Table("it_19_27_i 1705", "uk_7_7_i 0601", "ge_1_21_t 0101", turn=6)
    hq = table.unit("it_x_h")
    marker = table.game.units[hq].marker
    table.pos.at[hq] = DEAD
    table.pos.back[marker] = 6
    initial(table.game, table.pos, "return", 0)
    assert table.why("place it_x_h 0201") is None, "at the edge"
    assert table.why("place it_x_h 0101") is None, "beside others of its side"
    assert table.code("place it_x_h 0601") == "enemy-there"
    assert table.code("place it_xx_h 1705") == "not-now"
    assert table.code("done") == "not-now"
    table.do("place it_x_h 1705")
    assert table.pos.back == [0] * len(table.pos.back)


@pytest.mark.rule("gazala1942 10.6", "gazala1942 7.32", "gazala1942 11.2", "gazala1942 10.13")
@pytest.mark.parametrize("stage", ["split", "merge", "affiliate", "replace", "return"])
def test_who_has_nothing_to_choose_is_not_asked(stage: str) -> None:
    """The Axis has no brigades, no lost counters and no unit that could change; the Allies have."""
    table = Table("ge_afrika_h 2805", "uk_151_50_i 0533", "uk_50_h 0532", "uk_7_h 0133", turn=4)
    table.pos.agenda = [Task("cup", 1), Task("cup", 1), Task(stage, 0)]
    assert table.game.stages[stage].settle(table.game, table.pos, ScriptedDice(()), [])
    assert [task.stage for task in table.pos.agenda] == ["cup", "cup"]


@pytest.mark.rule("gazala1942 7.32")
def test_units_of_the_first_formation_change_theirs_too() -> None:
    table = Table("ge_200_i 0325", "it_xxi_h 0326", "ge_afrika_h 0327", "uk_7_7_i 0601", "uk_7_h 0133", turn=4)
    initial(table.game, table.pos, "affiliate", 0)
    assert "affiliate ge_200_i" in table.options()
    assert table.why("affiliate ge_200_i") is None
    assert table.code("affiliate it_xxi_h") == "one-affiliation"
    assert table.code("affiliate uk_7_7_i") == "not-yours"
    assert table.code("affiliate ge_361_i") == "not-on-map"
    table.do("affiliate ge_200_i")
    assert table.options()[0].startswith("under ")
    assert table.code("under it_xxi_h") == "not-affiliated"
    why = table.why("under ge_1_21_t")
    assert why is not None
    counters = [table.game.units[table.unit(name)].name for name in ("ge_200_i", "ge_1_21_t")]
    assert (why.code, why.args) == ("not-affiliated", tuple(counters))
    assert table.code("done") == "not-now"


# 13.12: the staff


@pytest.mark.rule("gazala1942 13.32", "gazala1942 13.12")
def test_the_staff_looks_at_strength_where_the_kind_is_missing_alike() -> None:
    """Both stacks have no guns: the stronger one gets them; where both have, the one with fewer."""
    number = next(i for i, group in enumerate(GAME.groups) if "ge_1_18_aa" in group.units)
    guns = GAME.piece_index["ge_2_18_aa"]
    task = Task("place", 0, pieces=(guns,), number=number)

    def place(*units: str) -> str:
        table = Table(*units, "ge_afrika_h 0525")
        return table.game.board.ids[best_place(table.game, table.pos, task, guns)]

    assert place("ge_1_21_t 0325", "ge_2_21_i 0425", "ge_1_15_i 0425", "ge_200_i 0101") == "0325"
    assert place("ge_1_21_t 0325", "ge_1_15_t 0425", "ge_2_15_t 0425") == "0425"
    assert place("ge_1_21_t 0325", "ge_1_33_aa 0325", "ge_1_15_t 0425", "ge_1_18_aa 0425", "ge_2_33_aa 0425") != "0425"


# Chances


@pytest.mark.rule("gazala1942 8.13")
def test_the_chances_of_plain_dice_and_of_guns() -> None:
    """A six hits anything, a five a car; guns hit with five and six."""
    assert hits_of(GAME, 0, 0) == {(0, 0): 1}
    assert hits_of(GAME, 1, 0) == pytest.approx({(0, 0): 4 / 6, (1, 0): 1 / 6, (0, 1): 1 / 6})
    assert hits_of(GAME, 0, 1) == pytest.approx({(0, 0): 4 / 6, (0, 1): 2 / 6})
    assert hits_of(GAME, 0, 2) == pytest.approx({(0, 0): 16 / 36, (0, 1): 16 / 36, (0, 2): 4 / 36})
    assert hits_of(GAME, 1, 1) == pytest.approx(
        {(0, 0): 16 / 36, (1, 0): 4 / 36, (0, 1): 12 / 36, (1, 1): 2 / 36, (0, 2): 2 / 36}
    )
    assert sum(hits_of(GAME, 3, 2).values()) == pytest.approx(1)


# What a table shows


def test_what_a_table_shows_of_tracks_and_works() -> None:
    table = Table("ge_1_21_t 0325 clashed", "ge_2_21_t 0325 fought", "uk_7_h 1020", "it_xx_h 1206")
    table.pos.paused = 0b10
    assert [track.ended for track in showing.tracks(GAME, table.pos)] == [False, True]
    table.pos.paused = 0b01
    assert [track.ended for track in showing.tracks(GAME, table.pos)] == [True, False]
    assert showing.radius_of(GAME, table.pos, table.unit("uk_1_h")) == 0, "it is not on the map"
    for unit in ("ge_1_21_t", "ge_2_21_t"):
        assert showing.activity_of(GAME, table.pos, table.unit(unit)) == "fought"
    before = showing.works_left(GAME, table.pos)
    razed = table.space("2022")
    table.pos.razed = 1 << razed
    assert showing.works_left(GAME, table.pos) == [pair for pair in before if pair[1] != razed]
    objective = GAME.objectives[0]
    table.pos.held = 1 << objective
    assert showing.objectives(GAME, table.pos)[0] == (objective, 0)
    assert {side for _, side in showing.objectives(GAME, table.pos)[1:]} <= {1}


# Sound positions, in writing


@pytest.mark.parametrize(
    ("text", "mask"), [("0101", "0101"), ("0101-0103", "0101 0102 0103"), ("0101 0103-0104", "0101 0103 0104")]
)
def test_hexes_are_written_in_runs(text: str, mask: str) -> None:
    assert write_runs(GAME, sum(1 << space for space in hexes(mask))) == text
    assert write_runs(GAME, 0) == ""


def test_the_hex_under_a_unit_is_its_sides_whatever_the_text_says() -> None:
    table = Table("ge_200_i 0101", "uk_151_50_i 0534")
    lines = table.game.write_position(table.pos).splitlines()
    text = "\n".join("held 0534" if line.startswith("held") else line for line in lines)
    pos = table.game.read_position(text)
    assert names(pos.held) == {"0101", "2902"}


def test_a_landing_planned_and_a_target_in_the_first_hex_are_written() -> None:
    table = Table("ge_200_i 0325", "uk_8_t 0326")
    table.pos.landing, table.pos.landing_turn, table.pos.struck_in_fallback = 0, 4, 0
    text = table.game.write_position(table.pos)
    assert "landing 0101" in text
    assert "struck_in_fallback 0101" in text
    assert table.game.read_position(text) == table.pos
    hidden = table.game.view(table.pos, 1)
    assert (hidden.landing, hidden.landing_turn) == (-1, 0)


def test_an_empty_table() -> None:
    pos = ChitPosition(2, 2, 1, 1)
    assert (pos.held, pos.under, pos.pools, pos.back, pos.in_cup) == (0, [-1, -1], [0], [0], [0, 0])
    assert (pos.drawn, pos.landing, pos.struck_in_fallback, pos.battle) == (-1, -1, -1, None)
    other = ChitPosition(0, 0, 0, 0).copy()
    assert (other.at, other.marks, other.under, other.pools, other.back, other.chosen) == ([], [], [], [], [], [])


def sound() -> Table:
    return Table("ge_200_i 0325", "uk_151_50_i 0533 reduced", "uk_151_50_i_bn 0533")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"uk_8_t": "0325"}, "both sides stand in 0325"),
        ({"ge_361_i": "2229"}, "ge_361_i stands in 2229: sea"),
        ({"ge_361_i": "east"}, "ge_361_i left over the edge of the other side"),
        ({"uk_8_t": "0101"}, "0101 is not controlled by uk_8_t, which stands there"),
        ({"ge_361_i": "0534"}, "0534 is not controlled by ge_361_i, which stands there"),
    ],
)
def test_what_cannot_be(change: dict[str, str], fault: str) -> None:
    table = sound()
    assert faults(table.game, table.pos) == []
    for unit, space in change.items():
        table.pos.at[table.unit(unit)] = table.space(space)
    assert fault in faults(table.game, table.pos)


def test_a_whole_brigade_has_no_battalion_beside_it() -> None:
    table = sound()
    table.pos.marks[table.unit("uk_151_50_i")] = 0
    assert faults(table.game, table.pos) == ["uk_151_50_i is whole, and yet its battalion stands beside it"]


@pytest.mark.parametrize(
    ("units", "text"),
    [
        ((*FIVE, "ge_2_15_i"), "0101 is crowded: 6 units, 0 of them large"),
        (("it_85_60_i", "it_86_60_i", "it_19_27_i"), "0101 is crowded: 3 units, 3 of them large"),
        (FIVE, ""),
        (("it_85_60_i", "it_86_60_i", "it_33_e"), ""),
    ],
)
def test_between_the_turns_no_hex_is_crowded(units: tuple[str, ...], text: str) -> None:
    pos = blank(GAME, 2)
    for unit in units:
        put(GAME, pos, GAME.piece_index[unit], 0)
    assert faults(GAME, pos) == ([text] if text else [])


@pytest.mark.parametrize(
    ("task", "wrong"),
    [
        (Task("loss", 0, space=0), "the task loss names no battle"),
        (Task("hit", 0), "the task hit names no space"),
        (Task("move", 0), "the task move names no piece"),
        (Task("place", 0), "the task place names no pieces"),
        (Task("march", 0, 0), "the task march names no spaces"),
    ],
)
def test_what_a_task_must_name(task: Task, wrong: str) -> None:
    table = sound()
    table.pos.agenda.append(task)
    assert task_faults(table.game, table.pos) == [wrong]


def test_a_task_in_the_first_hex_names_its_battle() -> None:
    table = Table("ge_200_i 0102", "uk_8_t 0101")
    table.until("attack")
    table.do("attack 0101")
    assert table.kind == "attackers"
    assert task_faults(table.game, table.pos) == []
    table.pos.agenda[-1] = table.pos.agenda[-1]._replace(space=-1)
    assert task_faults(table.game, table.pos) == ["the task attackers names no battle"]


def test_a_task_must_leave_something_to_decide() -> None:
    table = Table("ge_200_i 0102", "uk_8_t 0101")
    table.pos.agenda.append(Task("supply", 0))
    assert task_faults(table.game, table.pos) == ["the task supply leaves nothing to decide"]


def test_what_a_folder_need_not_say() -> None:
    side = SideData("a", "A", {}, "west", "0101", [])
    assert (side.line_limit, side.port, side.port_reach, side.own_infantry_armour) == (0, "", 0, [])
    ground = TerrainData("printed")
    assert (ground.foot, ground.mech, ground.columns, ground.prohibited) == (0, 0, 0, False)
    row = PieceRow("a", "A", "a", "German", "axis", "tank", "II", 1, 2, 3, 9, "printed")
    assert (row.reduced_combat, row.reduced_armour, row.last_combat, row.last_armour, row.radius) == (0, 0, 0, 0, 0)
    assert SetupGroup([]).within == 0
    assert {field.name for field in fields(Unit)} >= {"brigade", "detachment", "marker"}
