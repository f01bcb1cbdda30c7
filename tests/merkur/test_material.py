"""1, 2.1, 2.2, 13: the board, the counters, and where they begin."""

from __future__ import annotations

from collections import Counter

import pytest

import scirocco
from scirocco.systems.areas.stacks import attack_of, defence_of, units_in
from tests.merkur.tabletop import GERMAN, Tabletop


@pytest.mark.rule("merkur 1.1")
def test_there_are_120_areas_on_four_maps_each_linked_to_others() -> None:
    board = scirocco.load("merkur").board
    assert Counter(board.sheets) == {"west": 53, "centre": 30, "east": 29, "strategic": 8}
    for here, there in (("W01", "W09"), ("E22", "SG"), ("SG", "SH")):
        assert board.index[there] in board.neighbours[board.index[here]]
    for here, there in (("W02", "W07"), ("W34", "W42"), ("C11", "C13"), ("SA", "SC")):
        assert board.index[there] not in board.neighbours[board.index[here]]


@pytest.mark.rule("merkur 1.1")
@pytest.mark.parametrize(
    ("terrain", "enter", "combat", "bombardment", "landing"),
    [("flat", 1, 0, 1, 0), ("rough", 1, 1, 1, 1), ("steep", 2, 2, 2, 3), ("mountain", 4, 2, 2, 4)],
)
def test_the_table_of_grounds(terrain: str, enter: int, combat: int, bombardment: int, landing: int) -> None:
    kind = Tabletop.started().game.tables.terrain[terrain]
    assert (kind.enter, kind.combat, kind.bombardment, kind.landing) == (enter, combat, bombardment, landing)


@pytest.mark.rule("merkur 1.2")
def test_a_game_has_24_turns_and_every_third_is_a_night() -> None:
    game = Tabletop.started().game
    assert game.turns == 24
    assert [turn for turn in range(25) if game.is_night(turn)] == [3, 6, 9, 12, 15, 18, 21, 24]


@pytest.mark.rule("merkur 1.2")
def test_in_each_turn_the_german_acts_before_the_commonwealth() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", "ge_i_fjr1 E22", turn=10, initiative="german")
    table.do("end", 3)
    assert (table.asked, table.pos.turn) == ("commonwealth area", 10)
    table.do("end")
    assert (table.asked, table.pos.turn) == ("german area", 11)


@pytest.mark.rule("merkur 2.1")
def test_there_are_96_counters_of_the_printed_kinds() -> None:
    units = Tabletop.started().game.units
    assert len(units) == 96
    assert Counter(unit.side for unit in units) == {0: 46, 1: 50}
    assert sum(unit.headquarters for unit in units) == 14
    assert sum(unit.aircraft for unit in units) == 4
    assert [unit.name for unit in units if unit.battery] == ["I/5 Art", "II/5 Art", "III/5 Art"]
    assert all(unit.mechanised == (unit.movement == 12) for unit in units)


@pytest.mark.rule("merkur 2.2")
def test_the_back_of_a_counter_halves_its_attack_and_nothing_else() -> None:
    for unit in Tabletop.started().game.units:
        half = (unit.attack + 1) // 2 if unit.attack != 1 else 0
        assert unit.tired_attack == half, unit.name
        assert (unit.tired_defence, unit.tired_movement) == (unit.defence, unit.movement)
    table = Tabletop(GERMAN, "ge_i_sturm W01 tired")
    assert attack_of(table.game, table.pos, table.unit("ge_i_sturm")) == 4
    assert defence_of(table.game, table.pos, table.unit("ge_i_sturm")) == 4


@pytest.mark.rule("merkur 13.2")
@pytest.mark.parametrize(
    ("area", "names"),
    [
        ("W03", "1 Gk"),
        ("W09", "22 NZ|1/7 RTR|156 AA"),
        ("W11", "23 NZ|7 Pion"),
        ("W12", "Hargest|28 Maori"),
        ("W24", "6 Gk|1/3 Hussars"),
        ("W25", "Puttick|18 NZ|20 NZ"),
        ("W26", "Weston|1 Welch|Supply GB"),
        ("W34", "Royal Marines|1 Rangers|106 RHA|42 Pion"),
        ("W42", "129 AA|North Huss|7 AA"),
        ("W47", "Freyberg"),
        ("C13", "Campbell|2/1 Aus"),
        ("C17", "2/11 Aus|4/7 RTR"),
        ("SC", "Vasey|2/7 Aus|2/8 Aus"),
        ("SF", "1 Bat Aus (A&SH)|3/7 RTR"),
        ("E11", "3 Gk|7 Gk"),
        ("E13", "Chappel|2 YL|2 Leicester|2/3 Hussars|2/7 RTR"),
        ("E15", "2 BlWa"),
        ("E16", "2/4 Aus"),
    ],
)
def test_the_garrison_stands_in_its_printed_areas(area: str, names: str) -> None:
    table = Tabletop.started()
    there = units_in(table.game, table.pos, 1, table.area(area))
    assert {table.game.units[unit].name for unit in there} == set(names.split("|"))


@pytest.mark.rule("merkur 13.2")
def test_all_fifty_of_the_garrison_are_there_and_nobody_else() -> None:
    table = Tabletop.started()
    placed = [unit for unit, where in enumerate(table.pos.at) if where >= 0]
    assert placed == [unit.number for unit in table.game.units if unit.side == 1]


@pytest.mark.rule("merkur 13.1")
@pytest.mark.parametrize(
    ("unit", "turn", "areas"),
    [
        ("ge_meindl", 1, "W01"),
        ("ge_iii_sturm", 1, "W03"),
        ("ge_i_sturm", 1, "W10"),
        ("ge_suessman", 1, "W11"),
        ("ge_heydrich", 1, "W24"),
        ("ge_iii_fjr3", 1, "W23"),
        ("ge_iv_fjr3_pion", 1, "W20"),
        ("ge_brauer", 2, "E22"),
        ("ge_iii_fjr1", 2, "E12"),
        ("ge_iii_fjr2", 2, "C11"),
    ],
)
def test_the_waves_drop_at_their_letters(unit: str, turn: int, areas: str) -> None:
    game = Tabletop.started().game
    number = game.piece_index[unit]
    assert game.units[number].turn == turn
    assert [game.board.ids[space] for space in game.drop_zones[number]] == areas.split()


@pytest.mark.rule("merkur 13.1")
def test_the_mountain_division_comes_in_its_groups() -> None:
    game = Tabletop.started().game
    groups = Counter((unit.group, unit.turn) for unit in game.units if unit.group)
    assert groups == {
        ("A1", 4): 1,
        ("A2", 7): 4,
        ("A3", 10): 3,
        ("A4", 13): 1,
        ("A5", 16): 1,
        ("A6", 19): 1,
        ("A7", 22): 1,
        ("B1", 7): 7,
        ("B2", 22): 2,
    }


@pytest.mark.ruling("merkur R20")
def test_two_letters_are_a_choice_and_i_and_j_are_one_area() -> None:
    game = Tabletop.started().game
    names = [game.board.ids[space] for space in game.drop_zones[game.piece_index["ge_ii_fjr1"]]]
    assert names == ["E13", "E18"]
    for unit in ("ge_sturm", "ge_i_fjr2"):
        assert [game.board.ids[space] for space in game.drop_zones[game.piece_index[unit]]] == ["C12"]
    assert {"I", "J"} <= set(game.board.marks[game.board.index["C12"]])


@pytest.mark.ruling("merkur R22")
def test_the_two_engineer_counters_come_apart() -> None:
    units = {unit.id: unit for unit in Tabletop.started().game.units}
    weak, strong = units["ge_pion_bat_95"], units["ge_pion_gj5"]
    assert (weak.group, weak.attack, strong.group, strong.attack) == ("A2", 3, "B1", 8)


@pytest.mark.ruling("merkur R23")
def test_ramcke_is_a_division_headquarters() -> None:
    game = Tabletop.started().game
    ramcke, suessman = game.piece_index["ge_ramcke"], game.piece_index["ge_suessman"]
    assert game.units[ramcke].division
    assert game.lower[ramcke] == game.lower[suessman] != ()


@pytest.mark.ruling("merkur R19")
def test_the_first_wave_and_ramcke_come_down_in_the_west() -> None:
    game = Tabletop.started().game
    for unit in game.units:
        sheets = {game.board.sheets[space] for space in game.drop_zones[unit.number]}
        if unit.entry == "drop" and unit.turn == 1:
            assert sheets == {"west"}
        if unit.entry == "drop" and unit.turn == 2:
            assert sheets <= {"centre", "east"}
    reserve = {game.board.sheets[s] for s in game.drop_zones[game.piece_index["ge_ramcke_fj"]]}
    assert reserve == {"west", "centre", "east"}
    assert {game.board.sheets[s] for s in game.drop_zones[game.piece_index["ge_ramcke"]]} == {"west"}


@pytest.mark.ruling("merkur R42")
def test_no_rule_measures_areas_but_by_their_links() -> None:
    """Distances on the ground play no part: the range of a division headquarters is counted in links."""
    game = Tabletop.started().game
    near = game.near[game.board.index["W47"]]
    assert {game.board.ids[s] for s in range(game.board.size) if near >> s & 1} == {
        "W47", "W45", "W46", "W48", "W42", "W43", "W44", "W49",
    }  # fmt: skip


@pytest.mark.ruling("merkur R44")
def test_names_have_one_spelling() -> None:
    names = {unit.name for unit in Tabletop.started().game.units}
    assert {"Vasey", "Campbell", "Heydrich", "Suessman"} <= names


@pytest.mark.ruling("merkur R68")
def test_free_drops_are_bound_to_the_maps_of_their_wave() -> None:
    game = Tabletop.started("free").game
    first = {game.board.sheets[s] for s in game.drop_zones[game.piece_index["ge_i_sturm"]]}
    second = {game.board.sheets[s] for s in game.drop_zones[game.piece_index["ge_i_fjr1"]]}
    assert (first, second) == ({"west"}, {"centre", "east"})
    assert len(game.drop_zones[game.piece_index["ge_i_sturm"]]) == 53
