"""Small rules at their edges: cars one after the other, advances of both sides, the staff's places, texts."""

from __future__ import annotations

import pytest

from scirocco.core.board import members
from scirocco.core.decisions import Event, Task
from scirocco.core.dice import ScriptedDice
from scirocco.core.position import DEAD
from scirocco.systems.chitpull.advance import advancers
from scirocco.systems.chitpull.events import MinesWorkedOn
from scirocco.systems.chitpull.position import ARMOUR, GENERAL, Battle
from scirocco.systems.chitpull.setup import group_zone
from scirocco.systems.chitpull.text import read_battle, set_fact, write_battle
from tests.gazala1942.table import Table, blank, found, load


def after(table: Table, side: int, target: str, *attackers: str) -> None:
    """A battle for a hex has been fought and paid for."""
    battle = Battle(GENERAL, table.space(target), tuple(map(table.unit, attackers)))
    table.pos.battle = battle
    table.pos.agenda = [Task("finish", side), Task("aftermath", side, space=table.space(target))]


@pytest.mark.rule("gazala1942 10.3")
def test_two_cars_give_way_before_the_mover_goes_on() -> None:
    table = Table("ge_200_i 0325", "uk_kdg_a 0327", "sa_7_a 0426")
    table.go("ge_200_i", "0325-0326-0225")
    assert (table.kind, table.decision.piece) == ("react", table.unit("sa_7_a"))
    table.do("react sa_7_a 0527")
    assert (table.kind, table.decision.piece) == ("react", table.unit("uk_kdg_a"))
    assert table.pos.agenda[-2].stage == "move", "the way is chosen anew when both have answered"
    table.do("stay")
    assert (table.kind, table.decision.number) == ("move", 10)
    stays = Table("ge_200_i 0325", "uk_kdg_a 0327", "sa_7_a 0426")
    stays.go("ge_200_i", "0325-0326-0225")
    stays.do("stay")
    stays.do("stay")
    assert stays.at("ge_200_i") == "0225", "nothing has changed, so the march goes on"


# 9.5: the advance


@pytest.mark.rule("gazala1942 9.52", "gazala1942 9.5")
@pytest.mark.ruling("gazala1942 R48", "gazala1942 R80")
def test_who_may_advance() -> None:
    units = ("ge_200_i 0525", "ge_361_i 0425", "ge_1_21_i 0325", "it_33_e 0527 idle", "ge_2_21_i 0625 cleared")
    table = Table(*units, "ge_afrika_h 0525", "ge_1_15_i 0626", "ge_2_15_i 0627")
    after(table, 0, "0526", "ge_200_i")
    assert advancers(table.game, table.pos, 0, table.space("0526")) == tuple(
        map(table.unit, ("ge_200_i", "ge_361_i", "ge_1_15_i"))
    )


@pytest.mark.rule("gazala1942 9.5")
@pytest.mark.parametrize(("enemy", "advances"), [(("uk_8_t 0526",), False), ((), True)])
def test_nobody_advances_while_the_enemy_stands_there(enemy: tuple[str, ...], advances: bool) -> None:
    table = Table("ge_200_i 0525", "uk_7_t 0101", *enemy)
    after(table, 0, "0526", "ge_200_i")
    assert table.game.stages["aftermath"].settle(table.game, table.pos, ScriptedDice(()), [])
    assert (table.pos.agenda[-1].stage == "advance") is advances
    assert (table.pos.battle is not None) is advances


@pytest.mark.rule("gazala1942 9.55", "gazala1942 9.51")
@pytest.mark.parametrize(
    ("axis", "left", "allowed"), [("0101", 1, True), ("0101", 2, True), ("0528", 1, False), ("0528", 2, True)]
)
def test_an_allied_advance_pays_for_the_zones_it_leaves(axis: str, left: int, allowed: bool) -> None:
    table = Table("uk_8_t 0527", f"ge_200_i {axis}", marker="uk_1_h")
    after(table, 1, "0527", "uk_8_t")
    way = (table.space("0526"), table.space("0527"))
    table.pos.agenda[-1] = Task("advancing", 1, table.unit("uk_8_t"), way[1], number=left, spaces=way)
    assert ("advance uk_8_t 0427" in table.options()) is allowed
    if not allowed:
        why = table.why("advance uk_8_t 0427")
        assert why is not None
        assert (why.rule, why.args[2]) == ("gazala1942 9.55", "leaving an enemy zone costs a hex")
    else:
        assert table.code("advance uk_8_t 0526") == "twice-through"
        assert table.code("advance uk_7_t 0427") == "not-now"
        assert table.code("stand") == "not-now"


@pytest.mark.rule("gazala1942 12.2", "gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R83")
def test_with_the_options_the_allies_advance_beside_the_hex_and_axis_cars_answer() -> None:
    table = Table(
        *("uk_8_t 0527", "it_rcm_a 0428", "ge_200_i 0101"),
        marker="uk_1_h",
        options=["free_advance", "cars_answer_advances"],
    )
    after(table, 1, "0528", "uk_8_t")
    table.settle(ScriptedDice(()))
    assert {text.split()[2] for text in table.options("advance")} == {"0528", "0427", "0627"}
    table.do("advance uk_8_t 0427")
    assert (table.kind, table.decision.side) == ("react", 0)


@pytest.mark.rule("gazala1942 12.2")
@pytest.mark.parametrize(("axis", "beside"), [("0327", {"0427", "0627"}), ("0426", {"0627"})])
def test_a_free_advance_goes_into_a_zone_but_not_from_zone_to_zone(axis: str, beside: set[str]) -> None:
    table = Table("uk_8_t 0527", f"ge_200_i {axis}", marker="uk_1_h", options=["free_advance"])
    after(table, 1, "0528", "uk_8_t")
    table.settle(ScriptedDice(()))
    assert {text.split()[2] for text in table.options("advance")} == {"0528"} | beside


@pytest.mark.rule("gazala1942 10.81", "gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R60")
@pytest.mark.parametrize(("engineer", "bonus"), [("it_33_e 1408", 1), ("it_33_e 1408 idle", 0), ("it_33_e 1407", 0)])
def test_an_engineer_who_is_called_helps_to_clear_the_way_of_an_advance(engineer: str, bonus: int) -> None:
    table = Table("ge_200_i 1408", engineer, "uk_8_t 0301")
    after(table, 0, "1409", "ge_200_i")
    table.settle(ScriptedDice(()))
    events = table.do("clear ge_200_i 1409", 3)
    worked = found(events, MinesWorkedOn)
    assert [(event.die, event.bonus, event.cleared) for event in worked] == [(3, bonus, False)]


# 13: the staff, and the cup of the second turn


@pytest.mark.rule("gazala1942 13.32")
@pytest.mark.ruling("gazala1942 R72")
def test_where_a_group_may_be_placed() -> None:
    game = load()
    pos = blank(game, 0)
    for number, group in enumerate(game.groups):
        if group.around:
            zone = group_zone(game, pos, game.side_of[game.piece_index[group.units[0]]], game.groups[number])
            centre = game.board.index[group.around[0]]
            assert zone
            for space in members(zone):
                assert game.ground.land >> space & 1, "never in the sea"
                assert game.distance(space, centre) <= group.within


@pytest.mark.rule("gazala1942 13.32", "gazala1942 13.12")
def test_who_is_stacked_with_any_formation_may_stand_with_the_first() -> None:
    game = load("opening")
    number = next(i for i, group in enumerate(game.groups) if group.stacked_with)
    group = game.groups[number]
    table = Table("ge_200_i 0325", "it_19_27_i 0425", "ge_1_21_t 0525", "uk_8_t 0133")
    table.pos.under[table.unit("it_19_27_i")] = -1
    one, any_of = group.stacked_with, "any"
    for wanted, places in ((one, {"0525", "2902"}), (any_of, {"0325", "0525", "2902"})):
        group.stacked_with = wanted
        try:
            zone = group_zone(table.game, table.pos, 0, group)
        finally:
            group.stacked_with = one
        assert {table.game.board.ids[space] for space in members(zone)} == places, wanted


@pytest.mark.rule("gazala1942 7.4")
@pytest.mark.parametrize(("turn", "picks"), [(1, 1), (2, 2)])
def test_the_marker_of_indecision_from_the_second_turn_on(turn: int, picks: int) -> None:
    table = Table("ge_afrika_h 0407", "uk_7_h 1020", "uk_1_h 1519", turn=turn)
    table.pos.agenda = [Task("limits", 1, number=1)]
    log: list[Event] = []
    assert table.game.stages["limits"].settle(table.game, table.pos, ScriptedDice(()), log)
    assert (table.pos.agenda[-1].number, table.pos.in_cup[1]) == (picks, 1)


# Texts


def test_an_armour_fight_is_read_as_it_is_written() -> None:
    table = Table("ge_1_21_t 0325", "uk_8_t 0326")
    battle = Battle(ARMOUR, table.space("0326"), (table.unit("ge_1_21_t"),))
    assert write_battle(table.game, battle) == "armour target=0326 attackers=ge_1_21_t"
    assert read_battle(table.game, write_battle(table.game, battle)) == battle


def test_a_unit_may_be_of_no_formation() -> None:
    game = load()
    pos = blank(game, 1)
    assert set_fact(game, pos, "under", "ge_200_i none")
    assert pos.under[game.piece_index["ge_200_i"]] == -1
    assert set_fact(game, pos, "under", "ge_200_i AK")
    assert pos.under[game.piece_index["ge_200_i"]] == 3
    assert not set_fact(game, pos, "weather", "sand")


# Reasons


@pytest.mark.rule("gazala1942 12.2", "gazala1942 9.53", "gazala1942 4.32")
def test_why_a_free_advance_does_not_go_there() -> None:
    table = Table("uk_8_t 0527", "ge_200_i 0426", "ge_1_21_i 0627", marker="uk_1_h", options=["free_advance"])
    after(table, 1, "0528", "uk_8_t")
    table.settle(ScriptedDice(()))
    assert (table.rule("advance uk_8_t 0427"), table.code("advance uk_8_t 0427")) == ("12.2", "zone-to-zone-free")
    assert (table.rule("advance uk_8_t 0627"), table.code("advance uk_8_t 0627")) == ("4.32", "enemy-there")


@pytest.mark.rule("gazala1942 7.6", "gazala1942 5.1", "gazala1942 10.3")
def test_a_full_hex_to_the_east_is_closed_because_it_is_full() -> None:
    full = (f"{unit} 0529" for unit in ("uk_by_1_t", "uk_9l_1_t", "uk_10h_1_t", "uk_2h_1_t", "uk_3y_1_t"))
    table = Table("ge_1_21_t 0526", "uk_kdg_a 0528", *full, fallback=True)
    table.go("ge_1_21_t", "0526-0527")
    assert table.kind == "react"
    assert (table.rule("react uk_kdg_a 0529"), table.code("react uk_kdg_a 0529")) == ("5.1", "no-crowding")


@pytest.mark.rule("gazala1942 10.13", "gazala1942 4.32")
def test_a_headquarters_of_the_allies_does_not_come_back_among_the_enemy() -> None:
    table = Table("uk_8h_7_t 1020", "ge_200_i 0134", "uk_1_h 1519", "ge_1_21_t 0407", turn=6)
    hq = table.unit("uk_7_h")
    table.pos.at[hq] = DEAD
    table.pos.back[table.game.units[hq].marker] = 6
    table.pos.agenda = [Task("cup", 0), Task("return", 1)]
    assert (table.rule("place uk_7_h 0134"), table.code("place uk_7_h 0134")) == ("4.32", "enemy-there")
