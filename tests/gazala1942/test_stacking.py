"""5.0: stacking."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.events import Eliminated
from scirocco.systems.chitpull.stacking import stack_size
from tests.gazala1942.table import Table, found, load

GAME = load()
POS = GAME.start()


def allowed(*names: str) -> bool:
    return stack_size(GAME, POS, [GAME.piece_index[name] for name in names]).allowed


@pytest.mark.rule("gazala1942 5.1")
@pytest.mark.ruling("gazala1942 R17")
def test_how_many_units_share_a_hex() -> None:
    five = ("ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_18_aa")
    assert allowed(*five)
    assert not allowed(*five, "ge_2_18_aa")
    assert allowed(*five[:4], "it_8_132_i"), "one regiment among five"
    assert allowed("it_85_60_i", "it_86_60_i", "it_33_e"), "two regiments of one formation and a battalion"
    assert not allowed("it_85_60_i", "it_86_60_i", "it_33_e", "ge_1_18_aa")
    assert not allowed("it_85_60_i", "it_19_27_i"), "of two formations"
    assert not allowed("fr_1_ffl_i", "fr_2_ffl_i"), "independents are of no formation"
    assert not allowed("it_85_60_i", "it_86_60_i", "ge_200_i")
    assert allowed(*five, "ge_afrika_h"), "a headquarters is free"
    assert not allowed(*five, "ge_afrika_h", "rommel"), "the second counts as a battalion"
    assert allowed(*five[:4], "ge_afrika_h", "rommel")
    assert not allowed("it_85_60_i", "it_86_60_i", "it_33_e", "it_xxi_h", "rommel")


@pytest.mark.rule("gazala1942 5.0", "gazala1942 5.2")
@pytest.mark.ruling("gazala1942 R18")
def test_after_movement_the_enemy_removes_what_is_too_much_of_the_active_side() -> None:
    table = Table("it_85_60_i 0325", "it_19_27_i 0326", "in_3_i 0633", "uk_7_7_i 0633", "in_29_5_i 0633")
    table.go("it_85_60_i", "0325-0326")
    table.do("end")
    assert (table.kind, table.decision.side) == ("excess", 1)
    assert table.options() == ["remove it_85_60_i", "remove it_19_27_i"]
    assert found(table.do("remove it_19_27_i"), Eliminated)
    assert table.at("it_85_60_i") == "0326"
    assert (table.kind, table.decision.side) == ("excess", 0), "after combat both sides are looked at"
    assert "remove in_3_i" in table.options()


@pytest.mark.rule("gazala1942 5.0")
def test_passing_through_a_full_hex_is_free() -> None:
    table = Table("it_85_60_i 0325", "it_19_27_i 0326")
    table.go("it_85_60_i", "0325-0326-0327")
    table.do("end")
    assert table.at("it_85_60_i") == "0327"
    assert not found(table.log, Eliminated)


@pytest.mark.rule("gazala1942 5.3", "gazala1942 9.53")
def test_no_advance_into_a_full_hex() -> None:
    table = Table("it_85_60_i 0325", "it_86_60_i 0325", "it_19_27_i 0326", "uk_1sf_i 0425")
    table.attack("0425", "it_85_60_i", "it_86_60_i", "it_19_27_i", die=6)
    table.do("advance it_85_60_i 0425")
    if table.kind == "advancing":
        table.do("done")
    assert table.options("advance") == ["advance it_86_60_i 0425"], "a second regiment only of the same formation"
    assert table.code("advance it_19_27_i 0425") == "no-crowding"
