"""2.1, 2.2, 10.1: the board, all 77 counters, where and when each of them comes in."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.sicily.island import Island

ALLIED_START = """
1918 us_7
2019 us_15
2118 us_30
2519 us_ranger
2618 us_505
2620 us_16 us_26
2721 us_179 us_180
2922 us_157
3323 ca_1 ca_2 ca_3
3423 uk_152_51 uk_153_51 uk_154_51
3522 uk_231
3521 uk_69_50 uk_151_50 uk_168_50
3620 uk_13_5 uk_15_5 uk_17_5
3719 uk_1al
"""

AXIS_START = """
0711 it_30
0809 ge_104 ge_129
0908 it_5
0912 it_29
1007 it_6 it_10b
1306 it_cn171
1310 it_xii
1616 it_177b
2014 ge_neapel
2017 it_cn17
2214 it_34
2216 it_33
2512 it_6a
2816 ge_conrath_a ge_conrath_b
3212 it_xvi
3213 ge_115
3215 it_75
3217 it_76
3222 it_cn173
3413 ge_schmalz
"""

ALLIED_LATER = """
1 2519 us_18
1 2519 us_504
1 2019 us_cca
2 2519 us_39 us_ii
2 3718 uk_xiii uk_xxx
3 2519 us_325 us_ccb us_ccr us_7a
3 2019 us_prov
3 3718 uk_8a
6 any uk_11_78 uk_36_78 uk_38_78
8 any us_47 us_60
2 any uk_1p uk_2p uk_4arm uk_23arm ca_1tk uk_cdo
"""

AXIS_LATER = """
2 3413 ge_3pqd
3 3903 ge_4pqd ge_xiv
4 3903 ge_15 ge_71
10 3903 it_185
"""

RESERVE = ("uk_1p", "uk_2p", "uk_4arm", "uk_23arm", "ca_1tk", "uk_cdo")

VALUES = """
3-4-6  2-2-6  us_7 us_15 us_30 us_16 us_18 us_26 us_39 us_47 us_60 us_157 us_179 us_180
3-4-6  2-2-6  uk_13_5 uk_15_5 uk_17_5 uk_11_78 uk_36_78 uk_38_78 uk_231 ca_1 ca_2 ca_3
4-4-6  2-2-6  uk_69_50 uk_151_50 uk_168_50 uk_152_51 uk_153_51 uk_154_51
3-3-6  2-2-6  us_504 us_505 us_325 us_ranger uk_1al uk_1p uk_2p uk_cdo
6-4-12 3-2-12 us_cca us_ccb us_ccr
5-4-12 3-2-12 uk_4arm uk_23arm ca_1tk
2-2-5  1-1-5  us_ii us_prov uk_xiii uk_xxx ge_xiv
4-2-5  2-1-5  us_7a uk_8a
7-5-12 4-3-12 ge_conrath_a
5-6-12 3-3-12 ge_104 ge_115 ge_129 ge_conrath_b ge_schmalz ge_15 ge_71
3-4-12 2-2-12 ge_neapel
4-5-7  2-3-7  ge_3pqd ge_4pqd
2-2-4  1-1-4  it_29 it_30 it_10b it_177b it_6a it_xii it_xvi
2-4-10 1-2-10 it_33 it_34
4-4-5  2-2-5  it_185
1-2-4  0-1-4  it_5 it_6 it_75 it_76 it_cn17 it_cn171 it_cn173
"""

GAME = Island.begun().game
WEAK = ("it_5", "it_6", "it_75", "it_76", "it_cn17", "it_cn171", "it_cn173")


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def start_of(text: str) -> dict[str, str]:
    return {unit: hex_ for hex_, *units in rows(text) for unit in units}


def later_of(text: str) -> dict[str, tuple[int, str]]:
    return {unit: (int(turn), place) for turn, place, *units in rows(text) for unit in units}


# The board


@pytest.mark.rule("sicily 2.1")
def test_the_map_has_1025_hexes_in_41_columns_and_25_rows() -> None:
    assert GAME.board.size == 1025
    assert (GAME.board.ids[0], GAME.board.ids[GAME.board.size - 1]) == ("0101", "4125")


@pytest.mark.rule("sicily 2.1")
def test_odd_columns_sit_half_a_hex_lower() -> None:
    def around(number: str) -> set[str]:
        return {GAME.board.ids[space] for space in GAME.board.neighbours[GAME.board.space(number)]}

    assert around("2519") == {"2518", "2520", "2419", "2420", "2619", "2620"}
    assert around("2618") == {"2617", "2619", "2517", "2518", "2717", "2718"}


@pytest.mark.rule("sicily 2.1")
@pytest.mark.parametrize(
    ("place", "number"),
    [("Licata", "2019"), ("Gela", "2519"), ("Catania", "3413"), ("Messina", "3903"), ("Siracusa", "3718")],
)
def test_the_places_whose_hexes_the_rulebook_gives(place: str, number: str) -> None:
    assert GAME.board.places[place] == GAME.board.space(number)
    assert GAME.board.terrain[GAME.board.space(number)] == "city"


@pytest.mark.rule("sicily 2.1", "sicily 10.1")
def test_no_two_enemies_start_next_to_each_other_and_no_motorised_unit_in_the_mountains() -> None:
    table = Island.begun()
    allied = {table.hex(number) for number in start_of(ALLIED_START).values()}
    for unit, number in start_of(AXIS_START).items():
        assert not allied & set(GAME.board.neighbours[table.hex(number)]), unit
        if GAME.units[table.unit(unit)].motorised:
            assert GAME.board.terrain[table.hex(number)] != "mountain"


# The counters


@pytest.mark.rule("sicily 2.2")
def test_77_counters_by_nation() -> None:
    nations = Counter(unit.nation for unit in GAME.units)
    assert nations == {"US": 22, "British": 22, "Italian": 17, "German": 12, "Canadian": 4}
    assert sum(nations.values()) == len(GAME.units) == 77
    assert Counter(GAME.sides[unit.side] for unit in GAME.units) == {"allied": 48, "axis": 29}


@pytest.mark.rule("sicily 2.2.1")
@pytest.mark.ruling("sicily S3")
def test_the_values_of_every_counter_on_both_faces() -> None:
    seen = 0
    for full, reduced, *units in rows(VALUES):
        for name in units:
            unit = GAME.units[GAME.piece_index[name]]
            assert f"{unit.attack}-{unit.defence}-{unit.movement}" == full, name
            assert f"{unit.reduced_attack}-{unit.reduced_defence}-{unit.movement}" == reduced, name
            seen += 1
    assert seen == 77


@pytest.mark.rule("sicily 2.2.1")
@pytest.mark.ruling("sicily S3")
def test_aosta_napoli_and_the_blackshirts_attack_at_full_strength_but_not_with_weak_italians() -> None:
    for options, attack in (((), 1), (("weak_italians",), 0)):
        table = Island.begun(options=options)
        for unit in WEAK:
            counter = table.game.units[table.unit(unit)]
            assert (counter.attack, counter.defence, counter.movement) == (attack, 2, 4)
    others = Island.begun(options=["weak_italians"]).game.units
    assert [u.id for u in others if u.attack == 0] == [u.id for u in others if u.id in WEAK]


@pytest.mark.rule("sicily 2.2.1")
@pytest.mark.ruling("sicily C26")
def test_who_is_motorised_who_is_airborne_and_who_has_guns() -> None:
    motorised = {u.id for u in GAME.units if u.motorised}
    fast = {u.id for u in GAME.units if u.movement >= 10}
    assert motorised == fast
    assert not motorised & {"it_10b", "it_177b"}, "Bersaglieri go on foot here"
    airborne = {"us_504", "us_505", "us_325", "uk_1al", "uk_1p", "uk_2p", "ge_3pqd", "ge_4pqd", "it_185"}
    assert {u.id for u in GAME.units if u.airborne} == airborne
    guns = {"us_ii", "us_prov", "us_7a", "uk_xiii", "uk_xxx", "uk_8a", "ge_xiv", "it_6a", "it_xii", "it_xvi"}
    assert {u.id for u in GAME.units if u.gun} == guns == {u.id for u in GAME.units if u.range}


# The set-up


@pytest.mark.rule("sicily 10.1", "sicily 10.1.1")
def test_every_allied_unit_of_the_first_wave_stands_in_its_printed_hex() -> None:
    table = Island.begun()
    assert {unit: table.at(unit) for unit in start_of(ALLIED_START)} == start_of(ALLIED_START)


@pytest.mark.rule("sicily 10.1", "sicily 10.1.2")
@pytest.mark.ruling("sicily S5")
def test_every_axis_unit_stands_in_its_printed_hex_and_both_conraths_in_2816() -> None:
    table = Island.begun()
    assert {unit: table.at(unit) for unit in start_of(AXIS_START)} == start_of(AXIS_START)


@pytest.mark.rule("sicily 10.1", "sicily 10.1.3", "sicily 10.1.4")
def test_everybody_else_is_not_on_the_map_yet() -> None:
    table = Island.begun()
    on_map = {*start_of(ALLIED_START), *start_of(AXIS_START)}
    later = {*later_of(ALLIED_LATER), *later_of(AXIS_LATER)}
    assert len(on_map) + len(later) == len(on_map | later) == 77
    assert all(table.at(unit) == "away" for unit in later)


@pytest.mark.rule("sicily 10.1.3")
@pytest.mark.ruling("sicily S9")
@pytest.mark.parametrize("unit", sorted(later_of(ALLIED_LATER)))
def test_each_allied_reinforcement_comes_in_its_turn_at_its_place(unit: str) -> None:
    turn, place = later_of(ALLIED_LATER)[unit]
    ports = ("held.allied 2019 2519 1306 3718 3616 3413",)
    if turn > 1:
        early = Island("allied movement", "us_7 1813", turn=turn - 1, facts=ports)
        assert early.refused_by(unit) == "4.2.1"
    table = Island("allied movement", "us_7 1813", turn=turn, facts=ports)
    found = table.places(unit, "drop" if unit == "us_504" else "enter")
    if place != "any":
        assert found == {place}
    else:
        assert found >= {"2019", "2519", "1306", "3718", "3616", "3413"}


@pytest.mark.rule("sicily 10.1.4")
@pytest.mark.parametrize("unit", sorted(later_of(AXIS_LATER)))
def test_each_axis_reinforcement_comes_in_its_turn_at_its_place(unit: str) -> None:
    turn, place = later_of(AXIS_LATER)[unit]
    ports = ("held.axis 3413 3903",)
    early = Island("axis movement", "it_29 1813", turn=turn - 1, facts=ports)
    assert early.refused_by(unit) == "4.2.1"
    table = Island("axis movement", "it_29 1813", turn=turn, facts=ports)
    assert table.places(unit) == {place}


@pytest.mark.rule("sicily 10.1.3")
@pytest.mark.ruling("sicily S14")
def test_the_reserve_is_three_tank_brigades_two_parachute_brigades_and_the_commandos() -> None:
    assert {unit.id for unit in GAME.units if unit.entry == "reserve"} == set(RESERVE)
    types = Counter(GAME.units[GAME.piece_index[unit]].type for unit in RESERVE)
    assert types == {"ARM": 3, "PARA": 2, "COMMANDO": 1}


@pytest.mark.rule("sicily 10.2")
@pytest.mark.ruling("sicily C28")
def test_at_the_start_the_allies_hold_the_hexes_their_units_stand_in_and_the_axis_the_rest() -> None:
    table = Island.begun()
    allied = {table.hex(number) for number in start_of(ALLIED_START).values()}
    for space in range(GAME.board.size):
        if GAME.land >> space & 1:
            number = GAME.board.ids[space]
            assert table.holds("allied", number) is (space in allied)
            assert table.holds("axis", number) is (space not in allied)


# The drops


@pytest.mark.rule("sicily 4.2.3", "sicily 10.1.1")
@pytest.mark.ruling("sicily S6")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (6, 3), (4, 6), (5, 1), (2, 5)])
def test_parachutes_and_gliders_both_throw_a_die_at_the_start(first: int, second: int) -> None:
    table = Island.begun(first, second)
    assert table.is_reduced("us_505") is (first not in (1, 6))
    assert table.is_reduced("uk_1al") is (second not in (1, 6))
    assert table.is_cut_off("us_505")
    assert table.is_cut_off("uk_1al")


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_in_the_first_allied_phase_5th_division_has_reached_the_gliders_and_nobody_505th_regiment() -> None:
    table = Island.begun(1, 1)
    table.end_until("allied movement")
    assert table.may_choose("uk_1al")
    assert table.refused_by("us_505") == "4.2.3"
