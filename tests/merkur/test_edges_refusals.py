"""Each refusal, word for word: the rule that forbids an action, the reason, and what it is about."""

from __future__ import annotations

import pytest

from tests.merkur.refusals import GERMANS_FIRST, OTHERS_FIRST, check
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop

# Fights


@pytest.mark.rule("merkur 7.1")
@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R49")
@pytest.mark.parametrize("under", [GERMANS_FIRST, OTHERS_FIRST])
def test_who_does_not_lead(under: tuple[str, ...]) -> None:
    units = ["ge_suessman W10", "ge_meindl W10", "ge_i_sturm W10", "ge_ii_sturm W10 acted", "ge_flak_gj5 W10"]
    facts = [*under, "task lead side=german space=W10", "battle assault W10 W10"]
    table = Tabletop(GERMAN, *units, "ge_iii_sturm W10 acted bound", "cw_22_nz W10", turn=10, facts=facts)
    assert table.options() == ["lead ge_i_sturm", "lead ge_iii_sturm"]
    check(
        table,
        {
            "lead ge_suessman": "2.5 cannot-lead Suessman",
            "lead ge_meindl": "2.5 cannot-lead Meindl",
            "lead ge_ii_sturm": "7.1 cannot-lead II/Sturm",
            "lead ge_flak_gj5": "8 cannot-lead Flak GJ5",
            "lead cw_22_nz": "7.1 cannot-lead 22 NZ",
            "join ge_i_sturm": "7.1 not-now name the unit that leads the attack",
            "done": "7.1 not-now name the unit that leads the attack",
        },
    )


@pytest.mark.rule("merkur 7.1")
@pytest.mark.rule("merkur 4")
@pytest.mark.parametrize("under", [GERMANS_FIRST, OTHERS_FIRST])
def test_who_does_not_join(under: tuple[str, ...]) -> None:
    units = ["ge_suessman W10", "ge_i_sturm W10", "ge_ii_sturm W10", "ge_iii_sturm W10 acted", "ge_iv_sturm W10"]
    facts = [*under, "task join side=german space=W10", "battle assault W10 W10 lead=ge_i_sturm support=ge_ii_sturm"]
    table = Tabletop(GERMAN, *units, "ge_i_fjr1 W09", "cw_22_nz W10", turn=10, facts=facts)
    assert table.options() == ["join ge_iv_sturm", "done"]
    check(
        table,
        {
            "join ge_suessman": "2.5 cannot-join Suessman",
            "join ge_i_sturm": "7.1 joined-already I/Sturm",
            "join ge_ii_sturm": "7.1 joined-already II/Sturm",
            "join ge_iii_sturm": "4 cannot-join III/Sturm",
            "join ge_i_fjr1": "4 cannot-join I/FJR1",
            "lead ge_iv_sturm": "7.1 not-now let other units join the attack",
            "none": "7.1 not-now let other units join the attack",
        },
    )


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 5.2")
def test_which_guns_do_not_support() -> None:
    battle = "battle assault W10 W10 lead=ge_i_sturm main=cw_22_nz landing=yes"
    units = ["ge_suessman W10", "ge_meindl W10", "ge_i_sturm W10", "cw_22_nz W10", "cw_hargest W10", "cw_puttick W11"]
    table = Tabletop(GERMAN, *units, facts=[*OTHERS_FIRST, "task guns side=german space=W10", battle])
    assert table.options() == ["guns ge_suessman", "guns ge_meindl", "none"]
    check(
        table,
        {
            "guns ge_i_sturm": "2.5 not-guns I/Sturm",
            "guns cw_hargest": "4 not-yours Hargest",
            "lead ge_suessman": "2.5 not-now choose the headquarters or battery that supports, or none",
            "done": "2.5 not-now choose the headquarters or battery that supports, or none",
        },
    )
    cover = Tabletop(GERMAN, *units, facts=[*GERMANS_FIRST, "task cover side=commonwealth space=W10", battle])
    assert cover.options() == ["guns cw_hargest", "none"]
    check(
        cover,
        {
            "guns ge_suessman": "4 not-yours Suessman",
            "guns cw_puttick": "5.2 guns-landing Puttick|W10",
            "defend cw_hargest": "2.5 not-now choose the headquarters or battery that supports, or none",
        },
    )


@pytest.mark.rule("merkur 7.2")
@pytest.mark.rule("merkur 2.4")
@pytest.mark.parametrize("under", [GERMANS_FIRST, OTHERS_FIRST])
def test_who_does_not_bear_an_attack(under: tuple[str, ...]) -> None:
    battle = "battle assault W20 W20 lead=cw_22_nz"
    units = ["ge_suessman W20", "ge_i_sturm W20", "ge_ii_sturm W20", "ge_iii_sturm W24", "cw_22_nz W20"]
    table = Tabletop(COMMONWEALTH, *units, facts=[*under, "task main side=german space=W20", battle])
    assert table.options() == ["defend ge_i_sturm", "defend ge_ii_sturm"]
    check(
        table,
        {
            "defend ge_suessman": "2.4 not-main Suessman",
            "defend ge_iii_sturm": "7.2 not-there III/Sturm|W20",
            "defend cw_22_nz": "7.2 not-there 22 NZ|W20",
            "against ge_i_sturm": "7.2 not-now choose the unit that bears the attack",
            "take": "7.2 not-now choose the unit that bears the attack",
        },
    )


@pytest.mark.rule("merkur 11")
@pytest.mark.parametrize("under", [GERMANS_FIRST, OTHERS_FIRST])
def test_whom_the_night_attack_does_not_meet(under: tuple[str, ...]) -> None:
    facts = [*under, "task victim side=commonwealth space=W12", "battle night W12 W12 lead=cw_28_maori"]
    units = ["cw_28_maori W12", "ge_suessman W12", "ge_i_sturm W12", "ge_ii_sturm W12", "ge_iii_sturm W13"]
    table = Tabletop(COMMONWEALTH, *units, turn=6, facts=facts)
    assert table.options() == ["against ge_i_sturm", "against ge_ii_sturm"]
    check(
        table,
        {
            "against ge_suessman": "11 not-candidate Suessman",
            "against ge_iii_sturm": "11 not-candidate III/Sturm",
            "defend ge_i_sturm": "11 not-now choose the unit to attack",
            "take": "11 not-now choose the unit to attack",
        },
    )


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 2.4")
def test_what_cannot_be_said_of_a_loss_or_of_a_headquarters_that_may_go_along() -> None:
    hurt = ["task area side=german", "task hurt side=commonwealth piece=cw_22_nz space=W20 number=1", "forts W20"]
    table = Tabletop(GERMAN, "cw_22_nz W20", facts=hurt)
    check(table, {"done": "3.2 not-now take the loss or to give up the fort instead"})
    follow = ["task area side=german", "task follow side=commonwealth piece=cw_hargest space=W20 spaces=W24"]
    table = Tabletop(GERMAN, "cw_hargest W20", facts=follow)
    assert table.options() == ["follow cw_hargest", "stay"]
    says = "2.4 not-now choose whether Hargest goes along"
    check(table, {"follow cw_puttick": says, "done": says})
    roll = ["task area side=german", "task activation side=commonwealth number=3"]
    table = Tabletop(COMMONWEALTH, "cw_22_nz W20", initiative="commonwealth", facts=roll)
    assert table.options() == ["keep", "reroll"]
    check(table, {"done": "3.1 not-now keep the roll or to throw it again with the initiative"})


@pytest.mark.rule("merkur 6.1")
@pytest.mark.rule("merkur 5.1")
def test_where_nobody_retreats_to() -> None:
    full = [
        f"{name} W21" for name in ("ge_i_fjr1", "ge_ii_fjr1", "ge_iii_fjr1", "ge_i_fjr2", "ge_ii_fjr2", "ge_heydrich")
    ]
    units = ["ge_suessman W20", "ge_meindl W20", *full, "cw_22_nz W17", "cw_23_nz W20"]
    facts = [
        "task retreat side=commonwealth piece=cw_23_nz space=W20",
        "task retreat side=german piece=ge_suessman space=W20",
    ]
    table = Tabletop(COMMONWEALTH, *units, facts=facts)
    assert table.options() == ["retreat ge_suessman W16", "retreat ge_suessman W22", "retreat ge_suessman W24"]
    check(
        table,
        {
            "retreat ge_suessman W17": "6.1 no-retreat-there Suessman|W17",
            "retreat ge_suessman W21": "5.1 stack-full W21|6",
            "retreat ge_suessman W01": "6.1 not-adjacent W20|W01",
            "retreat ge_meindl W16": "6.1 not-now retreat with Suessman",
            "follow ge_suessman": "6.1 not-now retreat with Suessman",
            "withdraw": "6.1 not-now retreat with Suessman",
        },
    )


@pytest.mark.rule("merkur 7.4")
@pytest.mark.rule("merkur 2.4")
def test_who_of_the_others_does_not_take_the_loss() -> None:
    units = [
        "ge_suessman W20",
        "ge_i_sturm W20",
        "ge_ii_sturm W20",
        "ge_iii_sturm W24",
        "ge_meindl W24",
        "cw_22_nz W20",
    ]
    facts = ["task area side=commonwealth", "task others side=german space=W20 pieces=ge_suessman,ge_i_sturm"]
    table = Tabletop(COMMONWEALTH, *units, facts=facts)
    assert table.options() == ["withdraw", "loss ge_i_sturm"]
    check(
        table,
        {
            "loss ge_suessman": "2.4 not-candidate Suessman",
            "loss ge_ii_sturm": "7.4 not-candidate II/Sturm",
            "loss ge_iii_sturm": "7.4 not-candidate III/Sturm",
            "loss ge_meindl": "7.4 not-candidate Meindl",
            "yield ge_i_sturm": "7.4 not-now withdraw the others or to let one of them take a loss",
            "stay": "7.4 not-now withdraw the others or to let one of them take a loss",
        },
    )


@pytest.mark.rule("merkur 8.3")
@pytest.mark.rule("merkur 6.1")
def test_who_is_no_second_target() -> None:
    ring = ["ge_ii_sturm W52", "ge_iii_sturm W50", "ge_iv_sturm W44"]
    units = ["cw_22_nz W51", "cw_23_nz W51", "cw_21_nz W51", "cw_hargest W51", "cw_20_nz W20", *ring]
    facts = ["task area side=german", "task second side=commonwealth piece=cw_22_nz space=W51"]
    table = Tabletop(GERMAN, *units, facts=facts)
    assert table.options() == ["loss cw_21_nz", "loss cw_23_nz"]
    check(
        table,
        {
            "yield cw_23_nz": "6.1 no-retreat 23 NZ",
            "loss cw_22_nz": "8.3 not-candidate 22 NZ",
            "yield cw_22_nz": "8.3 not-candidate 22 NZ",
            "loss cw_hargest": "8.3 not-candidate Hargest",
            "loss cw_20_nz": "8.3 not-candidate 20 NZ",
            "loss ge_suessman": "8.3 not-candidate Suessman",
            "withdraw": "8.3 not-now choose a second unit that retreats or takes a loss",
            "take": "8.3 not-now choose a second unit that retreats or takes a loss",
        },
    )


# Bombs


@pytest.mark.rule("merkur 8")
@pytest.mark.rule("merkur 2.4")
def test_where_bombers_are_not_sent() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W01", "cw_hargest W02")
    table.do("luftwaffe")
    says = "8 not-now send Ju87 to an area or to let it rest"
    check(
        table,
        {
            "aim ge_ju87 W20": "8 no-air-target W20",
            "aim ge_ju87 W02": "2.4 air-spares W02",
            "aim ge_suessman W01": "8 flown-already Suessman",
            "aim ge_ju88_a W01": "8 flown-already Ju88 a",
            "rest ge_ju88_a": "8 flown-already Ju88 a",
            "end": says,
            "raid W01": says,
        },
    )
    table.do("aim ge_ju87 W01")
    check(
        table, {"aim ge_ju87 W01": "8 flown-already Ju87", "done": "8 not-now send Ju88 a to an area or to let it rest"}
    )


@pytest.mark.rule("merkur 8.4")
def test_where_no_raid_goes_before_the_landing() -> None:
    facts = ["task area side=german", "task raid side=german", "activated W01"]
    table = Tabletop("set-up", "cw_22_nz W01", "cw_21_nz W09", "cw_20_nz W10", "cw_hargest W02", turn=0, facts=facts)
    assert table.options() == ["raid W09", "raid W10", "end"]
    check(
        table,
        {
            "raid W01": "8.4 raided-already W01",
            "raid W02": "2.4 air-spares W02",
            "raid W03": "8 no-air-target W03",
            "done": "8.4 not-now bombard areas before the landing",
            "activate W09": "8.4 not-now bombard areas before the landing",
        },
    )


# Those who come


@pytest.mark.rule("merkur 5.2")
@pytest.mark.rule("merkur 13.1")
def test_where_nobody_jumps() -> None:
    full = [f"ge_{name} C11" for name in ("i_gjr100", "ii_gjr100", "i_gjr85", "i_5_art", "pzgren_95", "pion_bat_95")]
    facts = ["task area side=german", "task drop side=german pieces=ge_ii_fjr1,ge_suessman"]
    table = Tabletop(GERMAN, *full, turn=10, facts=facts, waiting="ge_ii_fjr1 ge_suessman ge_meindl")
    assert table.options() == ["drop ge_ii_fjr1 E13", "drop ge_ii_fjr1 E18"]
    check(
        table,
        {
            "drop ge_ii_fjr1 C11": "5.1 stack-full C11|6",
            "drop ge_ii_fjr1 W01": "13.1 no-drop-there II/FJR1|W01",
            "drop ge_suessman W11": "5.2 not-next II/FJR1",
            "drop ge_meindl W01": "5.2 not-next II/FJR1",
            "land ge_ii_fjr1 E13": "5.2 not-now drop II/FJR1",
            "end": "5.2 not-now drop II/FJR1",
        },
    )


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.1")
@pytest.mark.ruling("merkur R58")
def test_where_nobody_lands_by_air() -> None:
    full = [f"ge_{name} W11" for name in ("i_sturm", "ii_sturm", "iii_sturm", "iv_sturm", "i_fjr3", "ii_fjr3")]
    first = [f"ge_{name} dead" for name in ("i_gjr100", "ringel", "pion_bat_95", "ii_gjr100", "i_gjr85")]
    units = [*full, *first, "ge_i_fjr1 W09", "cw_22_nz W20"]
    facts = ["task area side=german", "task arrive side=german piece=ge_i_5_art", "fields W09"]
    table = Tabletop(GERMAN, *units, turn=10, facts=facts, waiting="ge_suessman")
    check(
        table,
        {
            "crash ge_i_5_art W11": "5.1 stack-full W11|6",
            "crash ge_i_5_art W09": "5.3 not-flat W09",
            "crash ge_i_5_art W10": "5.3 not-flat W10",
            "crash ge_i_5_art W20": "7 cannot-lead-in I/5 Art|W20",
            "land ge_i_5_art W20": "5.3 no-airfield W20",
            "land ge_suessman W09": "5.3 not-now land I/5 Art",
            "crash ge_suessman W24": "5.3 not-now land I/5 Art",
            "drop ge_i_5_art W24": "5.3 not-now land I/5 Art",
            "end": "5.3 not-now land I/5 Art",
        },
    )
    again = Tabletop(GERMAN, *units, turn=10, facts=[*facts, "crashed"])
    check(again, {"crash ge_i_5_art W24": "5.3 crashed-already", "crash ge_i_5_art W09": "5.3 crashed-already"})
    night = Tabletop(
        GERMAN, *units, turn=9, facts=["task arrive side=german piece=ge_iii_gjr100", "convoys through waiting"]
    )
    check(
        night,
        {
            "land ge_iii_gjr100 W09": "5.4 no-shore W09",
            "crash ge_iii_gjr100 W44": "5.4 not-now land III/GJR100",
            "land ge_suessman E22": "5.4 not-now land III/GJR100",
            "end": "5.4 not-now land III/GJR100",
        },
    )


@pytest.mark.rule("merkur 9")
def test_who_does_not_regroup() -> None:
    gone = ["ge_suessman dead", "ge_i_sturm dead", "ge_ii_sturm dead", "ge_i_fjr3 dead", "ge_i_fjr1 dead gone"]
    facts = ["task area side=commonwealth", "task regroup side=german"]
    table = Tabletop(GERMAN, *gone, "ge_iii_sturm W01", "ge_i_fjr2 W20", "ge_ii_fjr2 W20", facts=facts)
    check(
        table,
        {
            "regroup ge_suessman W20": "9 not-eliminated Suessman",
            "regroup ge_iii_sturm W20": "9 not-eliminated III/Sturm",
            "regroup ge_i_fjr1 W20": "9 not-eliminated I/FJR1",
            "regroup ge_i_sturm W01": "9 no-regroup-there I/Sturm|W01",
            "drop ge_i_sturm W20": "9 not-now bring back a parachute unit, or to pass",
            "end": "9 not-now bring back a parachute unit, or to pass",
        },
    )


# Before the first turn


@pytest.mark.rule("merkur 3.2")
def test_where_no_fort_is_placed() -> None:
    facts = ["task forts side=commonwealth", "forts W01", "spare-forts 2"]
    table = Tabletop("set-up", "cw_22_nz W01", "cw_21_nz W09", "cw_20_nz W12", turn=0, facts=facts)
    assert table.options() == ["fort W09", "done"]
    check(
        table,
        {
            "fort W01": "3.2 fort-there W01",
            "fort W12": "3.2 town-fort W12",
            "fort W02": "3.2 no-garrison W02",
            "raid W09": "3.2 not-now place forts",
            "end": "3.2 not-now place forts",
        },
    )


@pytest.mark.rule("merkur 12")
@pytest.mark.rule("merkur 3.2")
def test_what_cannot_be_planned_in_the_solitaire_game() -> None:
    plan = " ".join(f"ge_{name}=W01" for name in ("i_sturm", "ii_sturm", "iii_sturm", "iv_sturm", "i_fjr3"))
    facts = ["task raid side=german", "task plan side=german pieces=ge_suessman,ge_meindl", f"plan {plan}"]
    waiting = "ge_suessman ge_meindl ge_i_sturm ge_ii_sturm ge_iii_sturm ge_iv_sturm ge_i_fjr3"
    table = Tabletop("set-up", turn=0, facts=facts, scenario="solitaire", waiting=waiting)
    assert table.offers("plan ge_suessman W01"), "a sixth"
    check(
        table,
        {
            "plan ge_suessman C11": "12 no-drop-there Suessman|C11",
            "plan ge_meindl W01": "12 not-next Suessman",
            "drop ge_suessman W01": "12 not-now choose where Suessman will land",
            "done": "12 not-now choose where Suessman will land",
        },
    )
    table.do("plan ge_suessman W01")
    check(table, {"plan ge_meindl W01": "5.1 stack-full W01|6", "plan ge_suessman W02": "12 not-next Meindl"})
    gliders = Tabletop.started("solitaire")
    check(
        gliders,
        {
            "glide ge_suessman": "3.2 no-glider Suessman",
            "glide cw_22_nz": "3.2 no-glider 22 NZ",
            "drop ge_meindl W01": "3.2 not-now give out the gliders",
            "done": "3.2 not-now give out the gliders",
        },
    )
    gliders.do("glide ge_meindl")
    check(gliders, {"glide ge_meindl": "3.2 no-glider Meindl"})


@pytest.mark.rule("merkur 7.2")
@pytest.mark.rule("merkur 5.2")
def test_weaker_guns_next_door_do_not_support_a_defence() -> None:
    battle = "battle assault W10 W10 lead=ge_i_sturm main=cw_22_nz"
    units = ["ge_i_sturm W10", "cw_22_nz W10", "cw_hargest W11", "cw_puttick W11", "cw_weston W20"]
    table = Tabletop(GERMAN, *units, facts=[*GERMANS_FIRST, "task cover side=commonwealth space=W10", battle])
    assert table.options() == ["guns cw_hargest", "none"]
    check(
        table,
        {"guns cw_puttick": "2.5 guns-stronger Puttick|W11", "guns cw_weston": "2.5 guns-far Weston|W10"},
    )


@pytest.mark.rule("merkur 7.1")
@pytest.mark.rule("merkur 7.3")
@pytest.mark.ruling("merkur R73")
def test_whether_tanks_join_is_asked_where_they_frighten_paratroops() -> None:
    facts = [*GERMANS_FIRST, "task join side=commonwealth space=W10", "task lead side=commonwealth space=W10"]
    battle = "battle assault W10 W10"
    units = ["cw_22_nz W10", "cw_23_nz W10", "cw_1_7_rtr W10"]
    table = Tabletop(COMMONWEALTH, *units, "ge_i_sturm W10", facts=[*facts, battle])
    table.do("lead cw_22_nz")
    assert table.asked == "commonwealth join"
    for foe in ("ge_i_gjr100 W10", "ge_i_sturm W10\nge_meindl W10"):
        calm = Tabletop(COMMONWEALTH, *units, *foe.splitlines(), facts=[*facts, battle])
        calm.do("lead cw_22_nz")
        assert calm.asked == "german area"
    leading = Tabletop(COMMONWEALTH, *units, "ge_i_sturm W10", facts=[*facts, battle])
    leading.do("lead cw_1_7_rtr")
    assert leading.asked == "german area", "one tank is enough"


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 7.1")
def test_guns_that_are_too_far_or_too_weak_for_an_assault() -> None:
    battle = "battle assault W03 W03 lead=ge_i_sturm main=cw_22_nz"
    units = ["ge_i_sturm W03", "cw_22_nz W03", "ge_meindl W01", "ge_brauer W01", "ge_suessman W11", "ge_heydrich W11"]
    table = Tabletop(GERMAN, *units, facts=[*GERMANS_FIRST, "task guns side=german space=W03", battle])
    assert table.options() == ["guns ge_meindl", "none"]
    check(
        table,
        {"guns ge_brauer": "2.5 guns-stronger Brauer|W01", "guns ge_suessman": "2.5 guns-far Suessman|W03"},
    )


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.4")
def test_who_is_due_and_finds_no_place() -> None:
    beaches = [
        f"cw_{name} {area}"
        for name, area in zip(
            ("18_nz", "19_nz", "20_nz", "21_nz", "22_nz"), ("E01", "E02", "C11", "E18", "E22"), strict=True
        )
    ]
    table = Tabletop(GERMAN, *beaches, "ge_i_sturm W01", turn=7, facts=["crashed", "convoys through waiting"])
    check(
        table,
        {
            "reinforce ge_i_gjr100": "5.3 no-landing I/GJR100",
            "reinforce ge_ii_5_art": "5.4 no-landing II/5 Art",
            "reinforce ge_ju87": "8 never-lands Ju87",
            "reinforce cw_22_nz": "13.1 here-already 22 NZ",
            "reinforce cw_hargest": "13.1 here-already Hargest",
        },
    )
    assert table.offers("reinforce ge_iii_gjr100"), "who leads an assault lands among enemies"
