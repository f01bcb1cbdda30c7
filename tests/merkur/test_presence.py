"""7.1, R73: every other unit in the area adds one to an attack, or with the switch only those that take part."""

from __future__ import annotations

import pytest

from scirocco.core.dice import ScriptedDice
from scirocco.systems.areas.events import Fought
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, the


def others(fought: Fought) -> int:
    return {code: value for _, code, value in fought.attack}.get("others", 0)


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R73")
@pytest.mark.parametrize(("options", "added"), [((), 1), (("joined_only",), 0)])
@pytest.mark.parametrize("state", ["acted", "dispersed", "tired acted"])
def test_a_unit_that_cannot_take_part_counts_by_its_presence(options: tuple[str, ...], added: int, state: str) -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", f"ge_ii_sturm W20 {state}", "cw_22_nz W20", options=options)
    table.do("activate W20")
    assert others(the(Fought, table.do("assault W20", 1, 1, 1, 1))) == added


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R73")
def test_four_units_in_an_area_may_attack_one_after_another_each_with_three_others() -> None:
    units = ["ge_i_sturm W20", "ge_ii_sturm W20", "ge_iii_fjr3 W20", "ge_i_fjr1 W20"]
    table = Tabletop(GERMAN, *units, "cw_22_nz W20", "cw_23_nz W20", "cw_18_nz W20")
    table.do("activate W20")
    for leader, defender in (("ge_i_sturm", "cw_22_nz"), ("ge_ii_sturm", "cw_23_nz")):
        fought = fight(table, "assault W20", f"lead {leader}", f"defend {defender}", dice=(1, 1, 3, 3))
        assert others(fought) == 3
        table.do(f"retreat {defender} W24")
    assert table.offers("assault W20")


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R73")
def test_fire_counts_those_present_where_it_comes_from() -> None:
    units = ["ge_i_sturm W10", "ge_ii_sturm W10 acted", "ge_iii_sturm W09", "cw_22_nz W09"]
    table = Tabletop(GERMAN, *units)
    table.do("activate W10")
    assert others(the(Fought, table.do("fire W09", 1, 1, 1, 1))) == 1


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R28")
@pytest.mark.ruling("merkur R73")
def test_headquarters_and_batteries_do_not_count_by_their_presence_anti_aircraft_units_do() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W09", "cw_156_aa W09", "cw_hargest W09", "ge_i_sturm W09")
    assert table.attack("assault", "W09", "cw_22_nz")["others"] == 1


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R73")
@pytest.mark.parametrize(("options", "asked"), [((), "german others"), (("joined_only",), "german area")])
def test_whoever_added_to_a_crushed_assault_supported_it(options: tuple[str, ...], asked: str) -> None:
    units = ["ge_i_gjr100 W20", "ge_ii_sturm W20 acted", "cw_7_pion W20", "cw_hargest W24"]
    table = Tabletop(GERMAN, *units, options=options)
    table.do("activate W20")
    fought = fight(table, "assault W20", "guns cw_hargest", dice=(1, 1, 6, 6))
    assert fought.result == "crushed"
    table.do("retreat ge_i_gjr100 W21")
    assert table.asked == asked


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R73")
@pytest.mark.parametrize(
    ("others", "foe", "asked"),
    [
        ("cw_20_nz W20", "ge_i_fjr3 W20", False),
        ("cw_20_nz W20|cw_19_nz W20", "ge_i_fjr3 W20", True),
        ("cw_1_3_hussars W20", "ge_i_fjr3 W20", True),
        ("cw_1_3_hussars W20", "ge_i_gjr100 W20", False),
        ("cw_1_3_hussars W20", "ge_i_fjr3 W20|ge_meindl W20", False),
    ],
)
def test_others_are_asked_to_take_part_only_where_it_makes_a_difference(others: str, foe: str, asked: bool) -> None:
    """For three battalions of a brigade, and for tanks that halve paratroops; for one more they need but be there."""
    table = Tabletop(COMMONWEALTH, "cw_18_nz W20", *others.split("|"), *foe.split("|"))
    table.run("activate W20", "assault W20")
    table.game.play(table.pos, table.game.parse("lead cw_18_nz"), ScriptedDice((1, 1, 6, 6)))
    assert (table.asked == "commonwealth join") is asked


@pytest.mark.ruling("merkur R73")
def test_with_the_switch_everybody_is_asked() -> None:
    table = Tabletop(COMMONWEALTH, "cw_18_nz W20", "cw_20_nz W20", "ge_i_fjr3 W20", options=["joined_only"])
    table.run("activate W20", "assault W20", "lead cw_18_nz")
    assert table.options() == ["join cw_20_nz", "done"]
    assert others(the(Fought, table.do("join cw_20_nz", 1, 1, 1, 1))) == 1
