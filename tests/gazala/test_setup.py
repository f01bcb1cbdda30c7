"""2.2 and 11.1: the counters and where they begin."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from scirocco.games import game_ids, load_board
from scirocco.systems.somnium.engagement import is_engaged
from scirocco.systems.somnium.tether import is_cut_off
from scirocco.systems.somnium.units import Unit
from tests.gazala.desert import MINES, Desert

# unit, nation, division, type, attack-defence-movement, range, hex (suggested where free) or turn of arrival

ALLIED = """
sa_1     South African 1 SA      INF  4-4-8   -  0807
sa_2     South African 1 SA      INF  4-4-8   -  0806
sa_3     South African 1 SA      INF  4-4-8   -  0704
sa_4     South African 2 SA      INF  3-3-8   -  1906
sa_6     South African 2 SA      INF  3-3-8   -  2006
uk_69    British       50 Inf    INF  4-4-8   -  0909
uk_150   British       50 Inf    INF  4-4-8   -  1012
uk_151   British       50 Inf    INF  4-4-8   -  0908
uk_4arm  British       7 Armd    ARM  9-6-15  -  1614
uk_7mot  British       7 Armd    MOT  4-4-15  -  1515
uk_2arm  British       1 Armd    ARM  7-5-15  -  1511
uk_22arm British       1 Armd    ARM  8-5-15  -  1312
uk_201g  British       -         MOT  4-4-15  -  1410
uk_1tk   British       -         ARM  5-6-10  -  1111
uk_32tk  British       -         ARM  5-6-10  -  1207
uk_xiii  British       -         ART  2-3-6   4  free 1007
uk_xxx   British       -         ART  2-3-6   4  free 1313
uk_8ex   British       -         ART  3-3-6   4  free 1010
in_9     Indian        5 Ind     INF  4-4-8   -  1909
in_10    Indian        5 Ind     INF  4-4-8   -  T5
in_29    Indian        5 Ind     INF  4-4-8   -  2016
in_11    Indian        4 Ind     INF  4-4-8   -  T10
in_3mot  Indian        7 Armd    MOT  2-3-15  -  1216
ff_1     French        -         INF  4-5-8   -  1114
"""

AXIS = """
ge_8pz   German        15 Pz     ARM  9-6-16  -  0515
ge_115   German        15 Pz     MOT  3-4-16  -  0515
ge_5pz   German        21 Pz     ARM  9-6-16  -  0615
ge_104   German        21 Pz     MOT  3-4-16  -  0615
ge_155   German        90 Light  MOT  3-4-16  -  0616
ge_200   German        90 Light  MOT  3-4-16  -  0503
ge_361   German        90 Light  MOT  3-4-16  -  0503
ge_eng   German        -         ENG  1-3-8   -  free 0612
ge_ak    German        -         ART  2-2-8   3  0514
ge_pza   German        -         ART  4-2-6   4  0406
it_61    Italian       Trento    INF  1-2-7   -  0506
it_62    Italian       Trento    INF  1-2-7   -  0507
it_85    Italian       Sabratha  INF  1-2-7   -  0504
it_86    Italian       Sabratha  INF  1-2-7   -  0505
it_19    Italian       Brescia   INF  1-2-7   -  0608
it_20    Italian       Brescia   INF  1-2-7   -  0609
it_27    Italian       Pavia     INF  1-2-7   -  0711
it_28    Italian       Pavia     INF  1-2-7   -  0712
it_132   Italian       Ariete    ARM  5-4-14  -  0715
it_8b    Italian       Ariete    BERS 3-3-14  -  0715
it_65    Italian       Trieste   MOT  3-3-14  -  0613
it_66    Italian       Trieste   MOT  3-3-14  -  0613
it_133   Italian       Littorio  ARM  4-3-14  -  T13
it_12b   Italian       Littorio  BERS 3-3-14  -  T13
it_7b    Italian       -         BERS 2-3-14  -  0405
it_9b    Italian       -         BERS 2-3-14  -  0508
it_eng   Italian       -         ENG  0-2-7   -  free 0611
it_x     Italian       -         ART  2-2-6   3  0610
it_xx    Italian       -         ART  2-2-6   3  0714
it_xxi   Italian       -         ART  2-2-6   3  0504
"""

GAME = Desert.started().game


class Row(NamedTuple):
    unit: str
    nation: str
    formation: str
    type: str
    values: tuple[int, ...]
    range: int
    place: str

    @property
    def is_late(self) -> bool:
        return self.place.startswith("T")

    @property
    def is_free(self) -> bool:
        return self.place.startswith("free")


def rows(*lists: str) -> list[Row]:
    found = []
    for line in "\n".join(lists).split("\n"):
        if line:
            name, nation, formation = line[:9].strip(), line[9:23].strip(), line[23:33].strip().strip("-")
            kind, values, reach, place = line[33:].split(maxsplit=3)
            numbers = tuple(map(int, values.split("-")))
            found.append(Row(name, nation, formation, kind, numbers, int(reach.replace("-", "0")), place))
    return found


def unit(name: str) -> Unit:
    return GAME.units[GAME.piece_index[name]]


# 2.2: the counters


@pytest.mark.rule("gazala 2.2")
def test_there_are_54_units_of_six_nations() -> None:
    assert Counter(unit.nation for unit in GAME.units) == {
        "Italian": 20,
        "British": 13,
        "German": 10,
        "Indian": 5,
        "South African": 5,
        "French": 1,
    }
    assert [len(army) for army in GAME.army] == [24, 30]


@pytest.mark.rule("gazala 2.2")
@pytest.mark.ruling("gazala G10")
def test_just_five_divisions_have_three_units() -> None:
    threes = {name: {GAME.piece_ids[u] for u in units} for name, units in GAME.divisions.items() if len(units) == 3}
    assert set(threes) == {"7 Armd", "50 Inf", "90 Light", "1 SA", "5 Ind"}
    assert threes["7 Armd"] == {"uk_4arm", "uk_7mot", "in_3mot"}
    assert unit("uk_22arm").formation == unit("uk_2arm").formation == "1 Armd"
    assert unit("uk_201g").formation == ""
    assert max(len(units) for units in GAME.divisions.values()) == 3


@pytest.mark.rule("gazala 2.2", "gazala 2.2.1")
@pytest.mark.parametrize("row", rows(ALLIED, AXIS), ids=lambda row: row.unit)
def test_every_counter_is_as_listed(row: Row) -> None:
    found = unit(row.unit)
    assert (found.nation, found.formation, found.type, found.range) == (row.nation, row.formation, row.type, row.range)
    assert (found.attack, found.defence, found.movement) == row.values
    assert found.motorised == (row.type in ("ARM", "MOT", "BERS"))


@pytest.mark.rule("gazala 2.2")
def test_the_lists_name_every_counter_once() -> None:
    assert sorted(row.unit for row in rows(ALLIED, AXIS)) == sorted(GAME.piece_ids)


@pytest.mark.rule("gazala 7.0")
def test_the_reduced_side_is_half_rounded_up_for_every_nation() -> None:
    for found in GAME.units:
        halves = (-(-found.attack // 2), -(-found.defence // 2))
        assert (found.reduced_attack, found.reduced_defence) == halves, found.name


@pytest.mark.rule("gazala 2.2.1")
@pytest.mark.ruling("gazala G11")
def test_roman_numerals_mark_british_and_italian_corps_guns() -> None:
    guns = {found.label: found.nation for found in GAME.units if found.gun}
    roman = {nation for label, nation in guns.items() if set(label) <= set("XVI")}
    assert roman == {"British", "Italian"}
    assert {label for label, nation in guns.items() if nation == "German"} == {"AK", "PzA"}
    assert guns["8 Army"] == "British"


@pytest.mark.rule("gazala 2.2.1")
@pytest.mark.ruling("gazala C26")
def test_bersaglieri_are_motorised_infantry_here() -> None:
    bersaglieri = [found for found in GAME.units if found.type == "BERS"]
    assert len(bersaglieri) == 4
    for found in bersaglieri:
        assert (found.movement, found.motorised, found.infantry, found.soft) == (14, True, True, True)


@pytest.mark.rule("gazala 2.1")
@pytest.mark.ruling("gazala G9")
def test_there_is_one_game_with_bir_hacheim_on_its_map_of_400_hexes() -> None:
    assert [name for name in game_ids() if load_board(name).size == 400] == ["gazala"]
    assert not [name for name in game_ids() if "hache" in name]
    assert GAME.board.size == 400
    assert {"Gazala", "Bir Hacheim"} <= set(GAME.board.places)


@pytest.mark.rule("gazala 2.1")
def test_hexes_stand_in_25_columns_of_16_and_odd_columns_sit_lower() -> None:
    assert {GAME.board.ids[space] for space in GAME.board.neighbours[GAME.board.space("0705")]} == {
        *("0704", "0706", "0605", "0606", "0805", "0806"),
    }
    assert {number[:2] for number in GAME.board.ids[:400]} == {f"{column:02}" for column in range(1, 26)}
    assert {number[2:] for number in GAME.board.ids[:400]} == {f"{row:02}" for row in range(1, 17)}


@pytest.mark.rule("gazala 2.1")
def test_the_mine_belt_and_the_works_lie_where_the_rulebook_says() -> None:
    def with_feature(name: str) -> set[str]:
        return {GAME.board.ids[i] for i in range(400) if name in GAME.board.features[i]}

    assert with_feature("minefield") == set(MINES.split())
    assert with_feature("fortification") == {*("0704", "0806", "0807", "0908", "0909", "1012", "1114")}
    assert with_feature("supply") == {"0101", "0109"}


# 11.1.1 and 11.1.2: the historical set-up


PRINTED = {
    "uk_1tk": "Sidi Muftah",
    "uk_150": "Got El Ualeb",
    "uk_22arm": "Bir El Harmat",
    "uk_7mot": "Retma",
    "uk_201g": "Knightsbridge",
    "ff_1": "Bir Hacheim",
    "it_9b": "Sidi Breghisc",
}


@pytest.mark.rule("gazala 11.1.1", "gazala 11.1.2")
@pytest.mark.parametrize("name", PRINTED)
def test_units_named_in_print_begin_in_their_places(name: str) -> None:
    table = Desert.started("historical")
    assert table.game.board.places[PRINTED[name]] == table.hex(table.at(name))


@pytest.mark.rule("gazala 11.1", "gazala 11.1.1", "gazala 11.1.2")
@pytest.mark.ruling("gazala G14")
def test_all_other_units_begin_where_the_lists_say() -> None:
    table = Desert.started("historical")
    for row in rows(ALLIED, AXIS):
        assert table.at(row.unit) == ("away" if row.is_free or row.is_late else row.place), row.unit


@pytest.mark.rule("gazala 11.1")
@pytest.mark.ruling("gazala G14")
def test_the_second_south_african_division_is_in_and_next_to_tobruk() -> None:
    table = Desert.started("historical")
    assert {table.at("sa_6"), table.at("sa_4")} == {"2006", "1906"}


@pytest.mark.rule("gazala 11.1")
def test_the_set_up_is_sound_and_every_motorised_axis_unit_has_its_petrol() -> None:
    table = Desert.ready()
    assert table.game.scenario == "historical"
    assert table.game.faults(table.pos) == []
    mined = {table.hex(number) for number in MINES.split()}
    for found in table.game.units:
        assert not is_engaged(table.game, table.pos, found.number), found.name
        assert table.pos.at[found.number] not in mined, found.name
        assert found.turn or not is_cut_off(table.game, table.pos, found.number), found.name


@pytest.mark.rule("gazala 11.1", "gazala 11.1.1", "gazala 11.1.2")
@pytest.mark.ruling("gazala G18")
def test_the_allies_place_their_guns_and_then_the_axis_its_engineers() -> None:
    table = Desert.started("historical")
    asked = []
    while table.decision.kind == "place":
        first = table.options()[0]
        asked.append((table.side, first.split()[1]))
        table.do(first)
    assert asked == [
        *(("allied", "uk_xiii"), ("allied", "uk_xxx"), ("allied", "uk_8ex")),
        *(("axis", "ge_eng"), ("axis", "it_eng")),
    ]
    assert (table.pos.turn, table.phase) == (1, "axis movement")


def placed_until(name: str) -> Desert:
    """The set-up when it is time to place a unit, with those before it in their suggested places."""
    table = Desert.started("historical")
    while (before := table.options()[0].split()[1]) != name:
        table.do(f"place {before} {table.game.board.ids[unit(before).home]}")
    return table


def choices(table: Desert, name: str) -> set[str]:
    return {option.split()[2] for option in table.options() if option.startswith(f"place {name} ")}


@pytest.mark.rule("gazala 11.1.1")
def test_the_guns_of_xiii_corps_stand_east_of_the_line_and_north_of_got_el_ualeb() -> None:
    table = placed_until("uk_xiii")
    found = choices(table, "uk_xiii")
    assert max(number[2:] for number in found) == "11"
    assert {"0804", "1111", "2511", "1906", "0704"} <= found
    for number in ("1012", "1112", "1313", "0508", "0609"):
        assert table.refused_by(f"place uk_xiii {number}") == "11.1", number


@pytest.mark.rule("gazala 11.1.1")
def test_the_guns_of_xxx_corps_stand_east_of_the_line_and_south_of_got_el_ualeb() -> None:
    table = placed_until("uk_xxx")
    found = choices(table, "uk_xxx")
    assert min(number[2:] for number in found) == "13"
    assert {"1115", "1313", "2516", "1016"} <= found
    for number in ("1012", "1512", "1111", "0716", "0613"):
        assert table.refused_by(f"place uk_xxx {number}") == "11.1", number


@pytest.mark.rule("gazala 11.1.1")
def test_the_guns_of_the_army_stand_anywhere_east_of_the_line() -> None:
    found = choices(placed_until("uk_8ex"), "uk_8ex")
    assert {"0804", "1012", "1512", "2516", "2006"} <= found
    assert found.isdisjoint(("0508", "0612", "0916", "0101"))


@pytest.mark.rule("gazala 11.1", "gazala 11.1.1")
@pytest.mark.parametrize("name", ["uk_xiii", "uk_xxx", "uk_8ex"])
def test_the_mine_belt_is_no_place_for_guns(name: str) -> None:
    assert choices(placed_until(name), name).isdisjoint(MINES.split())


@pytest.mark.rule("gazala 11.1.2")
@pytest.mark.parametrize("name", ["ge_eng", "it_eng"])
def test_the_engineers_stand_anywhere_west_of_the_line(name: str) -> None:
    table = placed_until(name)
    found = choices(table, name)
    assert {"0101", "0508", "0916", "0612", "0811"} <= found
    assert found.isdisjoint(MINES.split())
    for number in ("0704", "0605", "1012", "2006"):
        assert table.refused_by(f"place {name} {number}") == "11.1", number


@pytest.mark.rule("gazala 11.1", "gazala 4.1.1")
def test_no_more_than_three_units_are_placed_in_a_hex() -> None:
    table = placed_until("ge_eng")
    table.do("place ge_eng 0503")
    assert table.refused_by("place it_eng 0503") == "4.1.1", "two German regiments begin there"
    table = Desert.started("free")
    for name in ("sa_1", "sa_2", "sa_3"):
        table.do(f"place {name} 0807")
    assert table.refused_by("place sa_4 0807") == "4.1.1"


@pytest.mark.rule("gazala 11.1")
@pytest.mark.ruling("gazala A29")
def test_the_rest_of_the_units_may_take_their_suggested_places() -> None:
    table = Desert.ready()
    for row in rows(ALLIED, AXIS):
        assert table.at(row.unit) == ("away" if row.is_late else row.place.split()[-1]), row.unit


# Free deployment


@pytest.mark.rule("gazala 11.1")
@pytest.mark.ruling("gazala G18", "gazala A29")
def test_in_the_free_deployment_the_allies_place_first_and_then_the_axis() -> None:
    table = Desert.started("free")
    assert {table.at(row.unit) for row in rows(ALLIED, AXIS)} == {"away"}
    table.do("place sa_1 2016")
    assert table.refused_by("place ge_8pz 0101") == "11.1"
    table.do("rest")
    assert table.side == "axis"
    table.do("place ge_8pz 0101")
    table.do("rest")
    by_hand = {"sa_1": "2016", "ge_8pz": "0101"}
    for row in rows(ALLIED, AXIS):
        assert table.at(row.unit) == ("away" if row.is_late else by_hand.get(row.unit, row.place.split()[-1])), row.unit
    assert (table.pos.turn, table.phase) == (1, "axis movement")


@pytest.mark.rule("gazala 11.1")
def test_in_the_free_deployment_each_side_stays_behind_its_line() -> None:
    table = Desert.started("free")
    for number in ("0508", "0606", "0605", "2005"):
        assert table.refused_by(f"place sa_1 {number}") == "11.1", number
    table.do("rest")
    for number in ("0704", "0605", "1012", "0701"):
        assert table.refused_by(f"place ge_8pz {number}") == "11.1", number


# 11.1.3 and 11.1.4: reinforcements


@pytest.mark.rule("gazala 11.1.3", "gazala 11.1.4")
def test_reinforcements_have_no_place_on_the_map_in_either_scenario() -> None:
    for scenario in ("historical", "free"):
        table = Desert.started(scenario)
        while table.decision.kind == "place":
            table.do("rest")
        assert {row.unit for row in rows(ALLIED, AXIS) if table.at(row.unit) == "away"} == {
            *("in_10", "in_11", "it_133", "it_12b"),
        }


@pytest.mark.rule("gazala 11.1.3", "gazala 11.1.4")
@pytest.mark.parametrize(
    ("name", "side", "turn"),
    [("in_10", "allied", 5), ("in_11", "allied", 10), ("it_133", "axis", 13), ("it_12b", "axis", 13)],
)
def test_reinforcements_come_in_their_turn_and_not_before(name: str, side: str, turn: int) -> None:
    table = Desert(f"{side} movement", "ff_1 1114", "it_9b 0508", turn=turn - 1)
    assert (table.refused_by(name), table.code(name)) == ("4.2.1", "too-early")
    table = Desert(f"{side} movement", "ff_1 1114", "it_9b 0508", turn=turn)
    assert table.why(name) is None
    assert {row.unit for row in rows(ALLIED, AXIS) if row.place == f"T{turn}"} >= {name}


@pytest.mark.rule("gazala 11.1.3", "gazala 11.1.4", "gazala 4.2.1")
def test_reinforcements_come_over_their_own_edge() -> None:
    for name, side, turn, column in (("in_10", "allied", 5, "25"), ("it_133", "axis", 13, "01")):
        table = Desert(f"{side} movement", "ff_1 1114", "it_9b 0508", turn=turn)
        table.do(name)
        entries = {option.split()[2] for option in table.options() if option.startswith("enter")}
        assert {number[:2] for number in entries} == {column}
        assert len(entries) == (10 if column == "25" else 16), "every land hex of the column"
