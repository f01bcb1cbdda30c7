"""Why something is not allowed: the rule that forbids it here, and what is wrong."""

from __future__ import annotations

import pytest

from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop

GRUPPE = "ge_i_gjr100"


def ordered(table: Tabletop, area: str) -> Tabletop:
    table.do(f"activate {area}")
    return table


# Landing


@pytest.mark.rule("merkur 5.3")
@pytest.mark.parametrize(
    ("unit", "turn", "facts", "rule", "code"),
    [
        (GRUPPE, 3, [], "13.1", "not-due"),
        (GRUPPE, 6, [], "5.3", "flies-by-day"),
        ("ge_ringel", 7, [], "5.3", "group-first"),
        ("ge_iii_gjr100", 7, ["convoys sailing waiting"], "5.4", "convoy-sailing"),
        ("ge_iii_gjr100", 4, ["convoys waiting waiting"], "5.4", "convoy-waiting"),
        ("ge_regina", 7, ["convoys lost waiting"], "5.4", "convoy-waiting"),
        ("ge_i_sturm", 7, [], "13.1", "here-already"),
        ("ge_ii_sturm", 7, [], "13.1", "lost-already"),
        ("ge_ramcke", 7, [], "5.2", "jumps"),
    ],
)
def test_why_a_unit_does_not_come_in_now(unit: str, turn: int, facts: list[str], rule: str, code: str) -> None:
    units = ["ge_i_sturm W20", "cw_22_nz W47"]
    table = Tabletop(GERMAN, *units, turn=turn, facts=facts, waiting="ge_ramcke" if code == "jumps" else "")
    assert table.refused(f"reinforce {unit}") == (rule, code)


@pytest.mark.rule("merkur 5.3")
def test_why_a_unit_out_of_a_lost_convoy_does_not_come_in() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W47", "ge_iii_gjr100 dead", turn=7)
    assert table.refused("reinforce ge_iii_gjr100") == ("13.1", "lost-already")


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.5")
@pytest.mark.parametrize(
    ("germans", "facts", "area", "rule", "code"),
    [
        ("W09", ["fields W09"], "W20", "5.3", "no-airfield"),
        ("W09", [], "W09", "5.3", "field-new"),
        ("W20", ["held W09"], "W09", "5.5", "nobody-holds"),
        ("C13", ["fields W09"], "C13", "5.3", "field-contested"),
        ("W20", [], "E15", "5.3", "field-enemy"),
    ],
)
def test_why_transport_aircraft_do_not_land_there(
    germans: str, facts: list[str], area: str, rule: str, code: str
) -> None:
    units = [f"ge_i_sturm {germans}", "cw_2_yl C13", "cw_2_blwa E15"]
    table = Tabletop(GERMAN, *units, turn=7, facts=facts)
    table.do(f"reinforce {GRUPPE}")
    assert table.refused(f"land {GRUPPE} {area}") == (rule, code)


@pytest.mark.rule("merkur 5.4")
@pytest.mark.parametrize(
    ("unit", "turn", "area", "rule", "code"),
    [
        ("ge_iii_gjr100", 7, "W09", "5.4", "no-shore"),
        ("ge_iii_gjr100", 7, "W34", "5.5", "nobody-holds"),
        ("ge_iii_gjr100", 7, "C07", "5.4", "port-enemy"),
        ("ge_iii_gjr100", 7, "E11", "5.4", "port-contested"),
        ("ge_iii_gjr100", 9, "E22", "11", "night-landing"),
        ("ge_ii_5_art", 7, "E22", "7", "cannot-lead-in"),
    ],
)
def test_why_a_convoy_does_not_land_there(unit: str, turn: int, area: str, rule: str, code: str) -> None:
    units = ["cw_2_1_aus C07", "cw_2_yl E11", "ge_i_fjr1 E11", "cw_2_blwa E22"]
    table = Tabletop(GERMAN, *units, turn=turn, facts=["convoys through waiting"])
    table.do(f"reinforce {unit}")
    assert table.refused(f"land {unit} {area}") == (rule, code)


# Who can act


@pytest.mark.rule("merkur 7.3")
def test_only_dispersed_paratroops_in_an_area() -> None:
    table = Tabletop(GERMAN, "ge_i_fjr3 W24 dispersed", "ge_i_sturm W20", "cw_22_nz W47")
    assert table.refused("activate W24") == ("7.3", "all-dispersed")


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R53")
def test_who_moved_into_a_contested_area_has_acted() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "ge_ii_sturm W11", "cw_23_nz W11", "cw_22_nz W09")
    table.run("activate W10", "ge_i_sturm", "ge_i_sturm W10-W11", "activate W11")
    why = table.why("ge_i_sturm")
    assert why is not None
    assert (why.rule, why.code) == ("merkur 4", "acted-already")
    assert "R53" in why.text


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 8")
@pytest.mark.parametrize(
    ("units", "order", "rule", "code"),
    [
        (["ge_meindl W10", "cw_22_nz W09"], "fire W09", "2.5", "only-guns"),
        (["ge_flak_gj5 W09", "ge_i_sturm W20", "cw_22_nz W09"], "assault W09", "8", "only-flak"),
        (["ge_i_sturm W11 bound", "cw_22_nz W09", "cw_23_nz W11"], "fire W09", "5.2", "must-assault"),
    ],
)
def test_why_nobody_in_an_area_attacks(units: list[str], order: str, rule: str, code: str) -> None:
    table = ordered(Tabletop(GERMAN, *units, turn=10), units[0].split()[1])
    assert table.refused(order) == (rule, code)


# Guns


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 3.2")
@pytest.mark.parametrize(
    ("gun", "rule", "code"),
    [
        ("ge_meindl W10 dispersed", "3.2", "guns-dispersed"),
        ("ge_meindl W10 fired", "3.2", "fired-already"),
        ("ge_meindl W10 silenced", "2.5", "is-silenced"),
        ("ge_meindl W10 acted", "4", "acted-already"),
        ("ge_suessman W10", "2.5", "no-lower"),
        ("ge_ringel W10", "2.5", "no-batteries"),
        ("ge_ii_sturm W10", "2.5", "not-guns"),
    ],
)
def test_why_guns_do_not_bombard(gun: str, rule: str, code: str) -> None:
    table = ordered(Tabletop(GERMAN, gun, "ge_i_sturm W10", "cw_22_nz W09", turn=10), "W10")
    assert table.refused(f"bombard {gun.split()[0]} W09") == (rule, code)


@pytest.mark.rule("merkur 2.5")
def test_a_tired_ringel_combines_no_batteries() -> None:
    units = ["ge_ringel W10 tired", "ge_i_5_art W10", "ge_ii_5_art W10", "cw_22_nz W09"]
    table = ordered(Tabletop(GERMAN, *units, turn=10), "W10")
    assert table.refused("bombard ge_ringel W09") == ("2.5", "no-batteries")


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 7.1")
@pytest.mark.parametrize(
    ("gun", "rule", "code"),
    [
        ("ge_heydrich W20", "2.5", "guns-far"),
        ("ge_heydrich W11", "2.5", "guns-contested"),
        ("ge_heydrich W01 silenced", "2.5", "is-silenced"),
        ("ge_heydrich W01 dispersed", "3.2", "guns-dispersed"),
        ("ge_heydrich W10", "2.5", "guns-stronger"),
        ("ge_ii_sturm W10", "2.5", "not-guns"),
        ("cw_hargest W01", "4", "not-yours"),
        ("ge_suessman W04", "2.5", "no-lower"),
    ],
)
def test_why_guns_do_not_support(gun: str, rule: str, code: str) -> None:
    fight = ["ge_meindl W10", "ge_i_sturm W09", "cw_22_nz W09", "cw_23_nz W11"]
    if gun.startswith("ge_suessman"):
        fight[0] = "ge_i_5_art W10"
    table = Tabletop(GERMAN, *fight, gun, turn=10)
    table.run("activate W09", "assault W09")
    assert table.refused(f"guns {gun.split()[0]}") == (rule, code)


@pytest.mark.rule("merkur 5.2")
def test_guns_next_door_do_not_support_the_defence_against_a_landing() -> None:
    units = ["ge_i_sturm W11 bound", "cw_23_nz W11", "cw_puttick W11", "cw_hargest W12"]
    table = Tabletop(GERMAN, *units)
    table.run("activate W11", "assault W11")
    assert table.refused("guns cw_hargest") == ("5.2", "guns-landing")


# From the air


@pytest.mark.rule("merkur 2.4")
def test_aircraft_do_not_attack_a_headquarters_that_is_alone() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_hargest W12", "cw_22_nz W09")
    table.do("luftwaffe")
    assert table.refused("aim ge_ju87 W12") == ("2.4", "air-spares")
    assert table.refused("aim ge_ju87 W20") == ("8", "no-air-target")


@pytest.mark.rule("merkur 2.4")
@pytest.mark.rule("merkur 8.4")
def test_nor_does_the_bombardment_before_the_landing() -> None:
    table = Tabletop.started()
    table.do("done")
    assert table.refused("raid W47") == ("2.4", "air-spares")


@pytest.mark.rule("merkur 6.1")
def test_an_area_where_nobody_can_go_anywhere() -> None:
    table = Tabletop(COMMONWEALTH, "cw_hargest W12", "ge_i_sturm W20", facts=["marches 1"])
    assert table.refused("march W12") == ("8", "is-fixed")
