"""Small things that no other test would miss: who is asked next, under which rule something is told."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.events import Arrived, ConvoyTested, Fought
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, the


@pytest.mark.rule("merkur 6.1")
def test_the_unit_that_must_retreat_retreats_and_no_other() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", "cw_7_pion W20")
    table.run("activate W20", "assault W20", "defend cw_22_nz", dice=[1, 1, 1, 1])
    assert table.refused("retreat cw_7_pion W24") == ("6.1", "not-now")
    assert table.refused("withdraw") == ("6.1", "not-now")
    assert table.refused("retreat cw_22_nz W23") == ("6.1", "not-adjacent")


@pytest.mark.rule("merkur 7.4")
def test_a_unit_that_is_eliminated_is_not_asked_where_to_retreat_to() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "ge_ii_sturm W24", "cw_22_nz W20 tired")
    table.do("activate W20")
    fight(table, "assault W20", dice=(1, 1, 1, 1))
    assert table.at("cw_22_nz") == "dead"
    assert table.asked == "german area"
    assert table.pos.battle is None, "and the attack is over"


@pytest.mark.rule("merkur 6.1")
def test_where_there_is_one_way_back_nobody_is_asked() -> None:
    around = ["ge_ii_sturm W09", "ge_iii_sturm W10", "ge_iv_sturm W13"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_22_nz W11", *around)
    table.do("activate W11")
    fight(table, "assault W11", dice=(1, 1, 1, 1))
    assert (table.at("cw_22_nz"), table.asked) == ("W12", "german area")


@pytest.mark.rule("merkur 2.4")
@pytest.mark.rule("merkur 5.1")
def test_a_headquarters_is_not_asked_to_follow_where_there_is_no_room() -> None:
    """The sixth place in W12 is taken by the battalion."""
    five = [f"cw_{name} W12" for name in ("18_nz", "19_nz", "20_nz", "1_welch", "106_rha")]
    around = ["ge_ii_sturm W09", "ge_iii_sturm W10", "ge_iv_sturm W13"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_22_nz W11", "cw_hargest W11", *five, *around)
    table.do("activate W11")
    fight(table, "assault W11", dice=(1, 1, 1, 1))
    assert (table.at("cw_22_nz"), table.at("cw_hargest")) == ("W12", "W11")
    assert table.asked == "german area"
    assert table.pos.battle is None


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.4")
@pytest.mark.parametrize(
    ("unit", "area", "rule", "how"),
    [
        ("ge_i_gjr100", "W09", "merkur 5.3", "airfield"),
        ("ge_iii_gjr100", "W34", "merkur 5.4", "port"),
        ("ge_iii_gjr100", "E22", "merkur 5.4", "beach"),
    ],
)
def test_how_a_unit_came_in_is_told(unit: str, area: str, rule: str, how: str) -> None:
    units = ["ge_i_sturm W09", "ge_ii_sturm W34", "cw_22_nz W47"]
    table = Tabletop(GERMAN, *units, turn=7, facts=["fields W09", "convoys through waiting"])
    arrived = the(Arrived, table.run(f"reinforce {unit}", f"land {unit} {area}"))
    assert (arrived.rule, arrived.how) == (rule, how)


@pytest.mark.rule("merkur 3.1")
@pytest.mark.rule("merkur 5.4")
def test_a_destroyed_convoy_is_not_thrown_for_again() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W47", turn=6, facts=["convoys waiting waiting"])
    tested = the(ConvoyTested, table.do("end", 6, 6))
    assert (tested.convoy, tested.outcome) == ("B1", "destroyed")
    assert len(tested.lost) == 7
    assert table.asked == "commonwealth area"


@pytest.mark.rule("merkur 8")
@pytest.mark.rule("merkur 2.5")
@pytest.mark.parametrize(
    ("gun", "area", "rule", "code"),
    [
        ("ge_meindl", "W13", "8", "no-enemy"),
        ("ge_meindl", "W12", "8", "not-in-range"),
        ("ge_ringel", "W10", "2.5", "own-area"),
    ],
)
def test_what_guns_cannot_bombard(gun: str, area: str, rule: str, code: str) -> None:
    units = ["ge_meindl W10", "ge_ringel W10", "ge_i_5_art W10", "ge_ii_5_art W10", "cw_21_nz W10", "cw_28_maori W12"]
    table = Tabletop(GERMAN, *units, turn=10)
    table.do("activate W10")
    assert table.refused(f"bombard {gun} {area}") == (rule, code)


@pytest.mark.rule("merkur 8")
def test_the_bombers_are_sent_one_after_another() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W09")
    table.do("luftwaffe")
    assert table.refused("aim ge_he111 W09") == ("8", "flown-already")
    assert table.refused("rest ge_he111") == ("8", "flown-already")
    assert table.refused("end") == ("8", "not-now")


@pytest.mark.rule("merkur 7.4")
@pytest.mark.rule("merkur 8.3")
@pytest.mark.rule("merkur 11")
def test_a_result_is_told_under_its_rule() -> None:
    units = ["ge_meindl W10", "ge_i_sturm W10", "cw_22_nz W09", "cw_21_nz W10"]
    table = Tabletop(GERMAN, *units)
    table.do("activate W10")
    shelled = the(Fought, table.do("bombard ge_meindl W09", 1, 1, 6, 6))
    assert shelled.rule == "merkur 8.3"
    assert fight(table, "assault W10", dice=(1, 1, 1, 1)).rule == "merkur 7.4"
    night = Tabletop(COMMONWEALTH, "cw_28_maori W12", "ge_i_fjr3 W12", turn=6, facts=["marches 1"])
    assert the(Fought, night.run("march W12", "assault W12", dice=(6, 6, 1, 1))).rule == "merkur 11"
