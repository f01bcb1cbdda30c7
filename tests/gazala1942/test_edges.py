"""Small rules at their edges: on the very day, with the last hex, for the one who is not called."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Task
from scirocco.core.dice import ScriptedDice
from scirocco.systems.chitpull.reinforcements import is_waiting
from scirocco.systems.chitpull.setup import best_place
from scirocco.systems.chitpull.units import lost_of
from scirocco.systems.chitpull.zones import first_control
from tests.gazala1942.table import Begun, Table, blank, load, strong_attack


@pytest.mark.rule("gazala1942 7.2", "gazala1942 9.0", "gazala1942 8.0")
def test_who_is_not_activated_joins_no_attack() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0325 idle", "ge_1_21_i 0225", "ge_2_21_i 0225 idle", "uk_8_t 0326")
    table.until("clash")
    table.do("attack 0326")
    assert "join ge_1_21_t" in table.options()
    assert table.code("join ge_2_21_t") == "not-called"
    general = Table("ge_1_21_i 0225", "ge_2_21_i 0225 idle", "uk_1kr_7_i 0226")
    general.declare("0226")
    assert general.options("join") == ["join ge_1_21_i"]
    assert general.code("join ge_2_21_i") == "not-called"


@pytest.mark.rule("gazala1942 7.4", "gazala1942 13.31")
def test_the_allies_choose_one_marker_more_from_the_second_turn_on() -> None:
    units = ("ge_afrika_h 0407", "it_xx_h 1206", "uk_7_h 1020", "uk_1_h 1519", "uk_50_h 1810")
    table = Table(*units, turn=3)
    for side, number in ((0, 1), (1, 2)):
        table.pos.agenda = [Task("limits", side, number=1)]
        table.game.stages["limits"].settle(table.game, table.pos, ScriptedDice(()), table.log)
        assert table.pos.agenda[-1].number == number
        assert table.pos.in_cup[side] == 1, "and one of them stays out"
    strike = Begun("strike")
    strike.set_up()
    while strike.pos.agenda[-1].stage != "cup" or strike.pos.agenda[-1].side != 1:
        strike.do("done")
    assert strike.pos.agenda[-1].number == 2, "on the first turn no more than go in"


@pytest.mark.rule("gazala1942 13.32", "gazala1942 13.12")
def test_the_staff_puts_anti_tank_guns_where_there_are_none() -> None:
    game = load("opening")
    number = next(i for i, group in enumerate(game.groups) if "ge_1_18_aa" in group.units)
    table = Table("ge_1_21_t 0325", "ge_1_18_aa 0325", "ge_1_15_t 0425", "ge_1_15_i 0425")
    task = Task("place", 0, pieces=(table.unit("ge_2_18_aa"),), number=number)
    assert table.game.board.ids[best_place(table.game, table.pos, task, table.unit("ge_2_18_aa"))] == "0425"


@pytest.mark.rule("gazala1942 11.11", "gazala1942 11.14")
def test_a_reinforcement_may_come_in_from_its_day_on_and_once() -> None:
    game = load("opening")
    unit, never = game.piece_index["uk_4_t"], game.piece_index["ge_1_21_t"]
    due = game.due[unit]
    found = []
    for turn in (due - 1, due, due + 1):
        pos = blank(game, turn)
        found.append(is_waiting(game, pos, unit))
        assert not is_waiting(game, pos, never), "it begins on the map"
    assert found == [False, True, True]
    pos.at[unit] = game.board.index["1934"]
    assert not is_waiting(game, pos, unit)


@pytest.mark.rule("gazala1942 9.5", "gazala1942 9.51", "gazala1942 9.54")
def test_a_unit_that_has_advanced_is_through_and_the_others_are_not() -> None:
    table = strong_attack("uk_1kr_7_i 0526", die=6)
    able = {text.split()[1] for text in table.options("advance")}
    assert able == {"ge_200_i", "ge_361_i", "ge_1_21_i", "ge_2_21_i", "ge_1_21_t", "ge_2_21_t"}
    table.do("advance ge_1_21_i 0526")
    table.do("done")
    assert {text.split()[1] for text in table.options("advance")} == able - {"ge_1_21_i"}


@pytest.mark.rule("gazala1942 9.51", "gazala1942 9.56")
def test_mechanised_units_go_three_hexes_when_the_enemy_left_three_points_unpaid() -> None:
    table = strong_attack("uk_1kr_7_i 0526", die=6)
    for hexes in ("0526", "0527", "0528"):
        table.do(f"advance ge_1_21_t {hexes}")
    assert (table.at("ge_1_21_t"), table.kind) == ("0528", "advance"), "and no fourth"


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.ruling("gazala1942 R19")
def test_at_the_start_each_side_owns_its_edge_and_the_hexes_nearer_to_it() -> None:
    game = load("opening")
    held = first_control(game, blank(game, 0))

    def owner(name: str) -> int:
        return 0 if held >> game.board.index[name] & 1 else 1

    assert [owner(name) for name in ("0101", "1501", "0510", "0534", "1534", "0525")] == [0, 0, 0, 1, 1, 1]
    assert not held & ~game.ground.land, "the sea is not counted as the Axis'"


@pytest.mark.rule("gazala1942 9.31")
@pytest.mark.parametrize(("words", "steps"), [("acted fresh", 0), ("reduced isolated", 1), ("remnant moved", 2)])
def test_the_steps_a_counter_has_lost_are_read_among_its_other_marks(words: str, steps: int) -> None:
    table = Table(f"uk_151_50_i 0325 {words}")
    assert lost_of(table.pos, table.unit("uk_151_50_i")) == steps
