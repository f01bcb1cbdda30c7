"""Why not? Each refusal cites the rule that forbids the thing here, and says what is true of the position."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Task
from scirocco.core.position import DEAD
from scirocco.telling import languages, refuse
from tests.gazala1942.table import Table, initial


def refusal(table: Table, text: str, rule: str, code: str) -> str:
    """A refusal under a rule, in words; it has words in every language."""
    why = table.why(text)
    assert why is not None, f"{text} is allowed"
    assert (why.rule, why.code) == (f"gazala1942 {rule}", code), why
    for language in languages():
        words = refuse(table.game, table.pos, why, language)
        assert words
        assert "chitpull-" not in words
    return why.text


# 8.0: armour that cannot get at the enemy


@pytest.mark.rule("gazala1942 10.81", "gazala1942 10.7", "gazala1942 9.61", "gazala1942 8.0")
@pytest.mark.parametrize(
    ("here", "there", "rule", "what"),
    [
        ("1408", "1409", "10.81", "no armour fights through mines"),
        ("1922", "2022", "10.7", "no armour fights through fortifications"),
        ("1719", "1819", "9.61", "a cliff lies between them"),
    ],
)
def test_what_stands_between_armour_and_its_target(here: str, there: str, rule: str, what: str) -> None:
    """Another hex is open to attack, so that the question can be asked."""
    table = Table(f"ge_1_21_t {here}", f"uk_8_t {there}", "ge_2_21_t 0325", "uk_42_t 0326")
    table.until("clash")
    assert what in refusal(table, f"attack {there}", rule, "cannot-attack")


@pytest.mark.rule("gazala1942 8.0")
def test_armour_that_is_not_activated_and_armour_that_is_not_there() -> None:
    table = Table("ge_1_21_t 0225 idle", "uk_8_t 0226", "ge_2_21_t 0425", "uk_42_t 0426", "uk_44_t 0626")
    table.until("clash")
    refusal(table, "attack 0226", "7.2", "not-called")
    refusal(table, "attack 0626", "8.0", "no-attacker")


@pytest.mark.rule("gazala1942 9.0", "gazala1942 9.61", "gazala1942 7.2")
def test_what_keeps_units_from_a_general_attack() -> None:
    open_fight, idle = ("ge_2_21_i 0325", "uk_1r_1_i 0326"), ("ge_1_15_i 0524 idle", "uk_50_1_i 0525")
    table = Table("ge_1_21_i 1719", "uk_1kr_7_i 1819", *open_fight, *idle)
    table.until("attack")
    assert "over a cliff" in refusal(table, "attack 1819", "9.61", "cannot-attack")
    refusal(table, "attack 0525", "7.2", "not-called")
    refusal(table, "attack 0226", "9.0", "no-enemy")


# 9.71: from off the map


@pytest.mark.rule("gazala1942 9.71")
def test_units_off_the_map_do_not_attack() -> None:
    table = Table("ge_1_21_i 0525", "ge_1_21_t 0525", "uk_8_t 0526")
    table.until("clash")
    table.do("attack 0526")
    refusal(table, "join ge_2_21_t", "9.71", "not-on-map")
    general = Table("ge_1_21_i 0525", "uk_1kr_7_i 0526")
    general.declare("0526")
    refusal(general, "join ge_2_21_i", "9.71", "not-on-map")


# 10.3, 7.6: cars that give way


@pytest.mark.rule("gazala1942 7.6", "gazala1942 10.3", "gazala1942 4.32", "gazala1942 5.1")
def test_why_a_car_does_not_give_way_there() -> None:
    table = Table("ge_1_21_t 0531", "uk_kdg_a 0528", fallback=True)
    table.do("ge_1_21_t")
    table.do("ge_1_21_t 0531-0530-0529")
    assert table.kind == "react"
    refusal(table, "react uk_kdg_a 0527", "7.6", "no-westward")
    refusal(table, "react uk_kdg_a 0530", "10.3", "one-hex")
    refusal(table, "react uk_kdg_a 0529", "4.32", "enemy-there")
    zoned = Table("ge_200_i 0325", "uk_kdg_a 0327", *(f"{unit} 0427" for unit in FIVE))
    zoned.go("ge_200_i", "0325-0326")
    refusal(zoned, "react uk_kdg_a 0226", "10.3", "into-zone")
    refusal(zoned, "react uk_kdg_a 0427", "5.1", "no-crowding")


FIVE = ("uk_by_1_t", "uk_9l_1_t", "uk_10h_1_t", "uk_2h_1_t", "uk_3y_1_t")


# 11.2: replacements


@pytest.mark.rule("gazala1942 11.21", "gazala1942 11.2")
def test_no_replacements_of_a_nation_and_none_of_a_kind() -> None:
    table = Table("sa_1_1_i 0325 reduced", "it_33_e 0330", "uk_151_50_i 0333 reduced", "ge_53_15_e 0101")
    table.pos.pools = [1] * len(table.pos.pools)
    initial(table.game, table.pos, "replace", 1)
    assert "nation" in refusal(table, "rebuild sa_1_1_i", "11.21", "no-rebuilding")
    initial(table.game, table.pos, "replace", 0)
    assert "kind" in refusal(table, "rebuild ge_53_15_e", "11.2", "no-rebuilding")


@pytest.mark.rule("gazala1942 11.23", "gazala1942 11.22")
def test_why_a_lost_unit_does_not_come_back_there() -> None:
    headquarters = ("ge_afrika_h 2805", "it_xx_h 0325", "uk_7_h 0133")
    table = Table(*headquarters, "ge_2_21_t 0401", "ge_1_21_i 0402", turn=4)
    for unit in ("ge_1_21_t", "it_1_132_t", "ge_2_21_i"):
        table.pos.at[table.unit(unit)] = DEAD
    table.pos.pools[table.game.pool_names.index("ge_tank")] = 1
    initial(table.game, table.pos, "replace", 0)
    assert "not lost" in refusal(table, "raise ge_2_21_t 2805", "11.23", "no-return")
    assert "tanks and armoured cars" in refusal(table, "raise ge_2_21_i 2805", "11.23", "no-return")
    assert "no step" in refusal(table, "raise it_1_132_t 2805", "11.22", "no-return")
    assert "no headquarters" in refusal(table, "raise ge_1_21_t 0402", "11.23", "no-return")
    assert "not supplied" in refusal(table, "raise ge_1_21_t 0325", "11.23", "no-return")


@pytest.mark.rule("gazala1942 10.13", "gazala1942 10.11")
def test_why_a_lost_headquarters_does_not_come_back_there() -> None:
    table = Table("it_19_27_i 1705", "uk_7_7_i 0601", "ge_1_21_t 0407", turn=6)
    hq = table.unit("it_x_h")
    table.pos.at[hq] = DEAD
    table.pos.back[table.game.units[hq].marker] = 6
    initial(table.game, table.pos, "return", 0)
    assert "none of its units" in refusal(table, "place it_x_h 0410", "10.13", "no-return")
    refusal(table, "place it_x_h 0601", "4.32", "enemy-there")


# 7.1, 7.4, 7.6: command


@pytest.mark.rule("gazala1942 7.4", "gazala1942 7.1")
@pytest.mark.parametrize(("side", "rule"), [(0, "7.1"), (1, "7.4")])
def test_the_last_marker_of_the_allies_is_the_one_of_their_indecision(side: int, rule: str) -> None:
    table = Table("ge_afrika_h 0407", "it_xx_h 1206", "uk_7_h 1020", "uk_1_h 1519", turn=3)
    table.pos.in_cup = [1, 0]
    table.pos.agenda = [Task("cup", 1 - side), Task("cup", side, number=1)]
    refusal(table, "done", rule, "cup-short")


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6", "gazala1942 R88")
def test_why_no_retreat_is_declared() -> None:
    table = Table("uk_7_h 1020", "ge_1_21_t 0407", turn=5)
    initial(table.game, table.pos, "affiliate", 0)
    table.pos.fell_back = 4
    assert "last turn" in refusal(table, "declare", "7.6", "no-fallback")
    table.pos.fell_back = 5
    refusal(table, "declare", "7.6", "no-fallback")
    table.pos.fell_back = 0
    assert "start" in refusal(table, "declare", "7.6", "no-fallback"), "it would have been, before the dice"
    strike = Table("uk_7_h 1020", "ge_1_21_t 0407", turn=5, scenario="strike")
    initial(strike.game, strike.pos, "affiliate", 0)
    assert "scenario" in refusal(strike, "declare", "7.6", "no-fallback")
    first = Table("uk_7_h 1020", "ge_1_21_t 0407", turn=1)
    initial(first.game, first.pos, "affiliate", 0)
    assert "first" in refusal(first, "declare", "7.6", "no-fallback")


# 7.2: out of reach


@pytest.mark.rule("gazala1942 7.2")
def test_a_unit_out_of_reach_when_the_marker_was_drawn_stays_so_when_the_headquarters_comes_nearer() -> None:
    units = ("ge_afrika_h 0407", "ge_1_21_i 0416", "it_xx_h 0417", "uk_7_h 0133", "ge_2_21_i 0408")
    table = Table(*units, real=True)
    assert "9 hexes" in refusal(table, "ge_1_21_i", "7.2", "out-of-radius")
    table.go("ge_afrika_h", "0407-0408-0409-0410")
    assert "drawn" in refusal(table, "ge_1_21_i", "7.2", "was-out-of-radius")


# 4.34: the wrong edge


@pytest.mark.rule("gazala1942 4.34")
def test_the_wrong_edge_and_a_hex_that_is_not_on_it() -> None:
    table = Table("ge_1_21_i 0501", "ge_2_21_i 0502")
    table.do("ge_1_21_i")
    assert "0501" not in refusal(table, "ge_1_21_i 0501-east", "4.34", "edge-closed")
    table.do("stop")
    table.do("ge_2_21_i")
    refusal(table, "ge_2_21_i 0502-west", "4.34", "not-at-edge")


# 10.84: clearing mines


@pytest.mark.rule("gazala1942 10.84", "gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R93")
def test_who_does_not_clear_mines_and_where_there_are_none() -> None:
    table = Table("ge_afrika_h 1408", "ge_200_i 1408", "it_33_e 1407", "uk_7_h 1020")
    refusal(table, "clear ge_afrika_h 1409", "10.84", "staff-at-mines")
    refusal(table, "clear ge_200_i 1407", "10.84", "no-minefield")
    refusal(table, "clear ge_200_i 1410", "10.84", "not-adjacent")
    assert "sea" in refusal(table, "clear ge_200_i 2806", "4.41", "prohibited")
    table.pos.breaches |= 1 << table.game.ground.mine_side[table.space("1408"), table.space("1409")]
    refusal(table, "clear ge_200_i 1409", "10.86", "no-mines")
    allied = Table("uk_150_50_i 2708", marker="uk_50_h")
    allied.until("order")
    assert "sea" in refusal(allied, "clear uk_150_50_i 2808", "4.41", "prohibited"), "the sea is nobody's minefield"
