"""Orders, activations and ways that are refused, word for word."""

from __future__ import annotations

import pytest

from tests.merkur.refusals import check
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop

# Orders


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 6.1")
def test_who_is_not_moved() -> None:
    units = [
        "cw_freyberg W10",
        "cw_hargest W10",
        "cw_22_nz W10",
        "cw_23_nz W10 acted",
        "cw_21_nz W09",
        "ge_i_sturm W10",
    ]
    facts = ["task area side=german", "task orders side=commonwealth space=W10 number=1", "marches 2"]
    table = Tabletop(COMMONWEALTH, *units, "ge_ii_sturm W13", "cw_20_nz W10", facts=facts)
    assert table.options() == ["cw_freyberg", "cw_22_nz", "cw_20_nz", "done"]
    check(
        table,
        {
            "ge_i_sturm": "4 not-yours I/Sturm",
            "ge_suessman": "4 not-yours Suessman",
            "cw_21_nz": "4 not-there 21 NZ|W10",
            "cw_23_nz": "4 acted-already 23 NZ",
            "cw_hargest": "8 is-fixed Hargest",
            "activate W09": "4 not-now give orders to the units in W10",
            "end": "4 not-now give orders to the units in W10",
            "fire W13": "4 no-fight-order W10",
            "assault W10": "4 no-fight-order W10",
            "assault W13": "4 nobody-there W13",
            "bombard cw_hargest W13": "4 no-fight-order W10",
        },
    )
    fighting = Tabletop(
        COMMONWEALTH, *units, facts=["task area side=german", "task orders side=commonwealth space=W10 number=2"]
    )
    check(fighting, {"cw_22_nz": "4 no-move-order W10", "cw_23_nz": "4 no-move-order W10"})
    dispersed = Tabletop(
        GERMAN, "ge_suessman W01 dispersed", "ge_meindl W01", facts=["task orders side=german space=W01 number=3"]
    )
    check(dispersed, {"ge_suessman": "7.3 is-dispersed Suessman"})


@pytest.mark.rule("merkur 6.1")
def test_a_unit_with_nowhere_to_go() -> None:
    ring = ["ge_i_sturm W44", "ge_ii_sturm W50", "ge_iii_sturm W52"]
    facts = ["task orders side=commonwealth space=W51 number=3", "marches 1"]
    table = Tabletop(COMMONWEALTH, "cw_freyberg W51", "cw_22_nz W51", *ring, facts=facts)
    assert "cw_22_nz" in table.options()
    check(table, {"cw_freyberg": "6.1 no-way Freyberg"})


@pytest.mark.rule("merkur 7")
@pytest.mark.rule("merkur 11")
def test_what_is_not_attacked() -> None:
    units = [
        "ge_suessman W10",
        "ge_i_sturm W10",
        "ge_meindl W10 acted",
        "cw_22_nz W09",
        "cw_23_nz W12",
        "ge_heydrich W13",
    ]
    facts = ["task area side=commonwealth", "task orders side=german space=W10 number=3"]
    table = Tabletop(GERMAN, *units, facts=facts)
    check(
        table,
        {
            "fire W12": "7 not-in-range W12|W10",
            "fire W10": "7 not-in-range W10|W10",
            "fire W04": "7 no-enemy W04",
            "assault W10": "7 no-enemy W10",
            "assault W09": "4 nobody-there W09",
            "bombard ge_heydrich W12": "4 not-there Heydrich|W10",
            "bombard cw_22_nz W10": "4 not-there 22 NZ|W10",
            "bombard ge_meindl W09": "4 acted-already Meindl",
            "bombard ge_i_sturm W09": "2.5 not-guns I/Sturm",
            "bombard ge_suessman W12": "8 not-in-range W12|W10",
            "bombard ge_suessman W10": "8 no-enemy W10",
        },
    )
    own = Tabletop(
        COMMONWEALTH, "cw_vasey W10", "ge_i_sturm W09", facts=["task orders side=commonwealth space=W10 number=2"]
    )
    check(
        own, {"bombard cw_vasey W11": "8 no-enemy W11", "assault W10": "7 no-enemy W10", "fire W11": "7 no-enemy W11"}
    )
    night = Tabletop(GERMAN, *units, turn=6, facts=facts)
    check(night, {"fire W09": "11 night", "assault W09": "11 night", "bombard ge_suessman W09": "11 night"})


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 7")
@pytest.mark.parametrize(
    ("units", "order", "says"),
    [
        (["ge_suessman W10"], "fire W09", "2.5 only-guns W10"),
        (["ge_i_sturm W10 dispersed", "ge_suessman W10"], "fire W09", "7.3 all-dispersed W10"),
        (["ge_i_sturm W10 acted", "ge_ii_sturm W10 dispersed"], "fire W09", "4 nobody-ready W10"),
        (["ge_i_sturm W10 bound"], "fire W09", "5.2 must-assault W10"),
        (["ge_flak_gj5 W10", "cw_21_nz W10"], "assault W10", "8 only-flak W10"),
        (["ge_flak_gj5 W10", "ge_i_sturm W10 acted", "cw_21_nz W10"], "assault W10", "8 only-flak W10"),
        (["ge_i_sturm W10", "ge_ii_sturm W09"], "assault W09", "7 no-assault W09"),
    ],
)
def test_why_nobody_attacks(units: list[str], order: str, says: str) -> None:
    facts = ["task orders side=german space=W10 number=3"]
    table = Tabletop(GERMAN, *units, "ge_iii_sturm W13", "cw_22_nz W09", turn=10, facts=facts)
    check(table, {order: says})


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 3.1")
def test_what_is_not_activated() -> None:
    units = ["ge_suessman W01 dispersed", "ge_i_sturm W09", "ge_ii_sturm W10 acted", "cw_22_nz W20", "ge_i_fjr1 W11"]
    table = Tabletop(
        GERMAN,
        *units,
        turn=2,
        facts=["task regroup side=commonwealth", "task area side=german", "activated W11", "bombed"],
    )
    assert table.options() == ["activate W09", "end"]
    check(
        table,
        {
            "activate W01": "7.3 all-dispersed W01",
            "activate W10": "4 nobody-ready W10",
            "activate W11": "4 activated-already W11",
            "activate W20": "4 nobody-there W20",
            "march W09": "4 no-marches",
            "again W09": "3.1 no-initiative",
            "luftwaffe": "8 no-aircraft",
            "jump": "5.2 no-wave",
            "reinforce ge_suessman": "13.1 here-already Suessman",
            "done": "4 not-now activate an area or to end the player turn",
            "ge_i_sturm": "4 not-now activate an area or to end the player turn",
        },
    )
    own = Tabletop(GERMAN, *units, turn=2, initiative="german", facts=["activated W11 W10"])
    assert own.options() == ["activate W09", "again W01", "again W10", "again W11", "luftwaffe", "end"]
    check(own, {"again W09": "3.1 nothing-again W09", "again W02": "4 nobody-there W02"})


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 6.3")
@pytest.mark.rule("merkur 11")
def test_what_the_garrison_does_not_activate() -> None:
    units = ["cw_hargest W12", "cw_22_nz W05", "cw_21_nz SA", "ge_i_sturm SA", "ge_ii_sturm W10", "cw_20_nz W16 acted"]
    table = Tabletop(COMMONWEALTH, *units, "cw_18_nz W09", facts=["marches 1", "marched W09"])
    assert table.options() == ["activate W09", "activate SA", "march W05", "end"]
    check(
        table,
        {
            "march W12": "8 is-fixed Hargest",
            "march SA": "6.3 nobody-can-go SA",
            "march W16": "4 nobody-ready W16",
            "march W09": "4 activated-already W09",
            "activate W12": "4 no-contact W12",
            "activate W05": "4 no-contact W05",
            "luftwaffe": "4 not-now activate an area or to end the player turn",
            "jump": "4 not-now activate an area or to end the player turn",
        },
    )
    spent = Tabletop(COMMONWEALTH, *units)
    check(spent, {"march W05": "4 no-marches"})
    night = Tabletop(COMMONWEALTH, *units, "cw_18_nz W09", turn=6)
    check(night, {"activate W09": "11 night"})


@pytest.mark.rule("merkur 5.2")
def test_nobody_ends_the_turn_before_those_in_the_air_have_jumped() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W20", waiting="ge_suessman ge_meindl", turn=2)
    assert table.options() == ["luftwaffe", "jump"]
    check(table, {"end": "5.2 drop-first Suessman", "reinforce ge_suessman": "5.2 jumps Suessman"})


# The way


@pytest.mark.rule("merkur 6.1")
@pytest.mark.rule("merkur 6.3")
@pytest.mark.rule("merkur 5.1")
def test_ways_nobody_goes() -> None:
    full = [f"ge_{name} W03" for name in ("i_fjr1", "ii_fjr1", "iii_fjr1", "i_fjr2", "ii_fjr2", "iii_fjr2")]
    units = ["ge_suessman W01", "ge_i_sturm W01", "cw_22_nz W09", *full]
    facts = ["task orders side=german space=W01 number=3", "task move side=german piece=ge_i_sturm space=W01"]
    table = Tabletop(GERMAN, *units, facts=facts)
    check(
        table,
        {
            "ge_i_sturm W01": "6.1 no-path W01",
            "ge_i_sturm W02-W05": "6.1 no-path W01",
            "ge_i_sturm W01-W05": "1.1 not-adjacent W01|W05",
            "ge_i_sturm W01-W02-W01": "6.1 twice-through W01",
            "ge_i_sturm W01-W09-W11": "6.1 must-stop W09",
            "ge_i_sturm W01-W03-W06-W05": "6.1 too-far 7|I/Sturm|6",
            "ge_i_sturm W01-W03": "5.1 stack-full W03|6",
            "ge_suessman W01-W02": "6.1 not-now move I/Sturm",
            "retreat ge_i_sturm W02": "6.1 not-now move I/Sturm",
            "done": "6.1 not-now move I/Sturm",
        },
    )
    guns = Tabletop(GERMAN, *units, facts=[facts[0], "task move side=german piece=ge_suessman space=W01"])
    check(guns, {"ge_suessman W01-W09": "7 cannot-lead-in Suessman|W09"})
    night = Tabletop(GERMAN, *units, facts=facts, turn=6)
    check(night, {"ge_i_sturm W01-W09": "11 night-entry W09"})


@pytest.mark.rule("merkur 6.3")
def test_ways_nobody_goes_out_of_or_through_a_zone_with_enemies() -> None:
    move = "task move side=german piece=ge_i_sturm"
    out = Tabletop(GERMAN, "ge_i_sturm SA", "cw_22_nz SA", "ge_ii_sturm W01", facts=[move])
    check(out, {"ge_i_sturm SA-W02": "6.3 zone-first SA"})
    through = Tabletop(GERMAN, "ge_i_sturm W07", "cw_22_nz SA", "ge_ii_sturm W01", facts=[move])
    check(through, {"ge_i_sturm W07-SA-W01": "6.3 must-stop SA"})
    last = Tabletop(GERMAN, "ge_i_sturm E28", "cw_22_nz E29", facts=[move])
    check(last, {"ge_i_sturm E28-E29-E12": "6.1 must-stop E29"})
    tank = Tabletop(
        GERMAN, "ge_pzrgt_31 W01", "cw_22_nz W20", turn=23, facts=["task move side=german piece=ge_pzrgt_31"]
    )
    check(tank, {"ge_pzrgt_31 W01-W03-W04": "6.1 no-road PzRgt 31|W04"})


@pytest.mark.rule("merkur 6.1")
@pytest.mark.rule("merkur 6.3")
def test_areas_nobody_can_leave() -> None:
    ring = ["ge_i_sturm W44", "ge_ii_sturm W50", "ge_iii_sturm W52"]
    table = Tabletop(COMMONWEALTH, "cw_freyberg W51", "cw_6_gk SH", *ring, facts=["marches 1"])
    check(table, {"march W51": "6.1 nobody-can-go W51", "march SH": "6.1 nobody-can-go SH"})
