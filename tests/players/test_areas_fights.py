"""The considerations of the regular player of Crete for fights, each with an example position in which it decides.
docs/opponents.md tells them in words; those for units and areas have examples in test_areas_considerations.py."""

from __future__ import annotations

import pytest

from scirocco.core.dice import NoDice
from scirocco.players.areas.orders import entry_assault, gunnery
from scirocco.players.areas.stakes import assault_of
from scirocco.systems.areas.position import AreasPosition
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop
from tests.players.crete import SEARCHING, activated, but, choice, does, goes, pays, survey_of, why

consideration = pytest.mark.consideration


def assaulted(area: str, leader: str, others: str, *defenders: str) -> Tabletop:
    """A German assault, others beside the leader, whose defender is to be named. Units are tired where it is said."""
    table = activated(GERMAN, area, f"ge_{leader}", *(f"ge_{name}" for name in others.split()), *defenders)
    table.run(f"assault {area}", f"lead ge_{leader}")
    while table.decision.kind == "join":
        table.do(table.options()[0])
    return table


# What is at stake


@consideration("worth", "attack", "tired")
def test_worth_tired_tanks_bear_an_assault_rather_than_fresh_infantry() -> None:
    """22 NZ would lose half its attack, the tanks have little left of theirs."""
    table = assaulted("W25", "i_sturm", "ii_sturm", "cw_22_nz", "cw_1_7_rtr tired")
    assert does(table) == "defend cw_1_7_rtr"
    assert does(table, but(attack=0.0)) == "defend cw_22_nz"
    assert does(table, but(tired=1.0)) == "defend cw_22_nz", "a tired unit would be worth all its factors"


@consideration("worth", "defence")
def test_worth_pioneers_bear_an_assault_rather_than_lose_tanks_with_their_armour() -> None:
    table = assaulted("W20", "i_sturm", "ii_sturm", "cw_7_pion", "cw_1_7_rtr tired")
    assert does(table) == "defend cw_7_pion"
    assert does(table, but(defence=0.0)) == "defend cw_1_7_rtr"


@consideration("worth", "potential", "command")
def test_worth_a_headquarters_for_its_guns_and_for_its_command() -> None:
    table = activated(COMMONWEALTH, "W11", "cw_22_nz", "ge_meindl tired")
    assert does(table) == "assault W11"
    assert does(table, but(potential=0.0)) == "done"
    assert does(table, but(command=0.0)) == "done"


@consideration("caution", "caution")
def test_caution_the_invader_leaves_an_assault_that_costs_more_than_it_brings() -> None:
    table = activated(GERMAN, "W12", "ge_i_sturm tired", "cw_7_pion")
    assert does(table) == "done"
    assert does(table, but(caution=0.0)) == "assault W12"


@consideration("caution", "thrift")
def test_caution_the_garrison_leaves_an_assault_that_costs_more_than_it_brings() -> None:
    table = activated(COMMONWEALTH, "W12", "cw_22_nz", "ge_i_sturm")
    assert does(table) == "done"
    assert does(table, but(thrift=0.0)) == "assault W12"


@consideration("ground won", "clear")
def test_ground_won_to_clear_an_area_is_worth_something() -> None:
    table = activated(COMMONWEALTH, "W10", "cw_1_7_rtr", "ge_ii_fjr3")
    assert does(table) == "assault W10"
    assert does(table, but(clear=0.0)) == "done"


@consideration("ground won", "drive")
def test_ground_won_so_is_to_drive_one_of_two_out() -> None:
    table = activated(COMMONWEALTH, "W20", "cw_1_3_hussars", "ge_i_fjr3", "ge_ii_fjr3")
    assert does(table) == "assault W20"
    assert does(table, but(drive=0.0)) == "done"


@consideration("ground won", "inroad")
def test_ground_won_one_less_in_an_objective_is_a_part_of_it() -> None:
    table = activated(COMMONWEALTH, "W24", "cw_7_pion", "ge_i_fjr3", "ge_ii_fjr3")
    assert does(table) == "assault W24"
    assert does(table, but(inroad=0.0)) == "done"


@consideration("ground won", "flight")
@pytest.mark.rule("merkur 2.4")
def test_ground_won_a_headquarters_may_go_with_its_last_men() -> None:
    table = activated(GERMAN, "W24", "ge_i_fjr3 tired", "ge_ii_fjr3", "cw_22_nz", "cw_hargest")
    assert pays(table)
    assert not pays(table, but(flight=0.0))


@consideration("cornered")
@pytest.mark.rule("merkur 6.1")
def test_cornered_who_cannot_retreat_is_attacked_sooner() -> None:
    """Greeks against I/FJR3 on the north shore of Suda bay, with one way out for it and with none."""
    units = ("cw_1_gk W46", "ge_i_fjr3 W46", "cw_18_nz W45", "cw_19_nz W47")
    for closed, answer in (((), "done"), (("cw_20_nz W42",), "assault W46")):
        table = Tabletop(COMMONWEALTH, *units, *closed)
        table.do("activate W46")
        assert does(table) == answer


@consideration("repulse", "repulse")
def test_repulse_to_be_driven_back_costs() -> None:
    table = activated(COMMONWEALTH, "W20", "cw_22_nz tired", "ge_i_sturm")
    assert does(table) == "done"
    assert does(table, but(repulse=0.0)) == "assault W20"


@consideration("rout", "rout")
@pytest.mark.rule("merkur 7.4")
def test_rout_a_crushing_result_costs_one_more() -> None:
    """Before three Sturm battalions the second loss must be reckoned with, so the tanks stand in front."""
    table = assaulted("W24", "i_sturm", "ii_sturm iii_sturm", "cw_22_nz tired", "cw_1_7_rtr tired")
    assert does(table) == "defend cw_1_7_rtr"
    assert does(table, but(rout=0.0)) == "defend cw_22_nz"


# What is attacked


@consideration("answer")
def test_answer_the_guns_that_will_cover_the_defence_are_reckoned_with() -> None:
    alone, covered = (Tabletop(GERMAN, "ge_i_fjr3 W24", "cw_22_nz W24", *more) for more in ((), ("cw_weston W23",)))
    for table, wanted in ((alone, True), (covered, False)):
        table.do("activate W24")
        assert pays(table) is wanted


@consideration("answer")
def test_answer_so_is_the_best_defender() -> None:
    """One company of Greeks falls to II/FJR3; the tanks beside them would bear the assault."""
    alone, beside = (activated(GERMAN, "W20", "ge_ii_fjr3", "cw_6_gk", *more) for more in ((), ("cw_1_7_rtr",)))
    assert pays(alone)
    assert not pays(beside)


@consideration("threshold", "assault")
def test_threshold_an_assault_must_promise_something() -> None:
    table = activated(COMMONWEALTH, "W25", "cw_22_nz", "cw_23_nz", "ge_i_fjr3", "ge_ii_fjr3")
    assert does(table) == "done"
    assert does(table, but(assault=0.0)) == "assault W25"


@consideration("threshold", "entry")
def test_threshold_moving_in_to_assault_must_promise_more() -> None:
    table = Tabletop(GERMAN, "ge_ii_fjr3 W03 tired", "cw_23_nz W09")
    assert goes(table, "ge_ii_fjr3") == "W04"
    assert goes(table, "ge_ii_fjr3", but(entry=0.0)) == "W09"


@consideration("threshold", "fire")
def test_threshold_so_must_a_fire() -> None:
    table = Tabletop(COMMONWEALTH, "cw_21_nz W09", "ge_ii_fjr3 W11")
    table.do("activate W09")
    assert does(table) == "done"
    assert does(table, but(fire=0.0)) == "fire W11"


@consideration("threshold", "shell")
def test_threshold_and_a_bombardment() -> None:
    """La Canea is full of houses and has its anti-aircraft guns."""
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W26", "cw_7_aa W26")
    table.do("luftwaffe")
    assert does(table) == "rest ge_ju87"
    assert does(table, but(shell=0.0)) == "aim ge_ju87 W26"


@consideration("flak", "airframe")
def test_flak_bombers_keep_away_from_it() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_129_aa W12", "cw_22_nz W12", "cw_23_nz W11")
    table.do("luftwaffe")
    assert does(table) == "aim ge_ju87 W11"
    assert does(table, but(airframe=0.0)) == "aim ge_ju87 W12"


@consideration("companions", "company")
def test_companions_an_assault_is_weighed_with_all_who_could_come_along() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W03", "ge_ii_sturm W03", "cw_22_nz W09", "cw_hargest W09")
    assert goes(table, "ge_i_sturm") == "W09"
    assert goes(table, "ge_i_sturm", but(company=False)) == "W04", "alone it does not dare"
    survey, goal = survey_of(table), table.area("W09")
    together = entry_assault(survey, table.unit("ge_i_sturm"), goal)
    assert together is not None
    value, battle, _ = together
    alone = assault_of(survey.after(_one_there(table, battle.lead, goal)), goal, [battle.lead])
    assert alone is not None
    assert value > alone[0]


def _one_there(table: Tabletop, unit: int, area: int) -> AreasPosition:
    pos = table.pos.copy()
    pos.at[unit] = area
    return pos


@consideration("gunnery", "gunnery")
def test_gunnery_a_battery_takes_its_place_before_the_assault_it_supports() -> None:
    """Campbell's guns and the fort would stop the engineers; a battery at the next area turns the odds."""
    army = ("ge_pion_gj5 C07", "ge_iii_gjr100 C07", "ge_iii_gjr85 C07", "ge_ii_5_art C07")
    table = Tabletop(GERMAN, *army, "cw_campbell C13", "cw_2_1_aus C13", turn=10, facts=["forts C13", "held C07"])
    table.do("activate C07")
    survey, gun = survey_of(table, SEARCHING), table.unit("ge_ii_5_art")
    beside, behind = (gunnery(survey, gun, table.area(area)) for area in ("C12", "C11"))
    assert beside.adds > 0 == behind.adds
    assert choice(table, SEARCHING).piece == gun
    assert why(table, weights=SEARCHING)[0].name == "gunnery"
    assert choice(table, but(SEARCHING, gunnery=0.0)).piece != gun, "the regular player does not think of it"
    table.do("ge_ii_5_art")
    assert choice(table, SEARCHING).spaces[-1] in table.game.board.neighbours[table.area("C13")]


@consideration("second assault", "second")
def test_second_assault_those_who_are_not_needed_keep_back_for_another_one() -> None:
    """FJR3 against three tired ones in Galatas: three battalions together have one more, but each can lead an assault
    of its own."""
    germans = [f"ge_{name} W23" for name in ("i_fjr3", "ii_fjr3", "iii_fjr3")]
    enemies = [f"cw_{name} W23 tired" for name in ("16_17_aus", "1_rangers", "2_7_aus")]
    joined: dict[float, list[str]] = {}
    for second in (SEARCHING.second, 0.0):
        table = Tabletop(GERMAN, *germans, *enemies, turn=8)
        table.run("activate W23", "assault W23", "lead ge_i_fjr3")
        names = joined.setdefault(second, [])
        while (action := choice(table, but(SEARCHING, second=second))).verb == "join":
            names.append(table.game.piece_ids[action.piece])
            table.game.play(table.pos, action, NoDice())
    assert joined[SEARCHING.second] == []
    assert sorted(joined[0.0]) == ["ge_ii_fjr3", "ge_iii_fjr3"], "the regular player sends them into one"


# The initiative


@consideration("initiative", "reroll")
@pytest.mark.rule("merkur 3.1")
@pytest.mark.parametrize(("die", "answer"), [(1, "reroll"), (3, "keep")])
def test_initiative_it_is_spent_for_a_second_throw_that_promises_enough(die: int, answer: str) -> None:
    """The garrison throws for the areas that may march: a one is thrown again, a three stands."""
    table = Tabletop(GERMAN, "ge_i_sturm W03", "cw_22_nz W11", "cw_23_nz E11", turn=10, initiative="commonwealth")
    table.do("end", die)
    assert does(table) == answer
    other = 0.0 if answer == "keep" else 99.0
    assert does(table, but(reroll=other)) != answer


@consideration("initiative", "again")
@pytest.mark.rule("merkur 3.1")
def test_initiative_or_for_a_second_activation_that_promises_enough() -> None:
    facts = ["activated W11 W12", "marched W11 W12"]
    small = Tabletop(
        COMMONWEALTH,
        *("cw_22_nz W12 acted", "cw_23_nz W12 acted", "ge_i_fjr3 W12"),
        initiative="commonwealth",
        facts=facts,
    )
    assert does(small) == "end"
    assert does(small, but(again=0.0)) == "again W12"
    great = Tabletop(COMMONWEALTH, "cw_22_nz W11 acted", "ge_i_sturm W09", initiative="commonwealth", facts=facts)
    assert does(great) == "again W11"
    assert does(great, but(again=99.0)) == "end"


# Losses


@consideration("fort")
@pytest.mark.parametrize(("tired", "wanted"), [("", "take"), (" tired", "raze")])
def test_fort_it_is_given_up_only_for_a_unit_that_would_be_lost(tired: str, wanted: str) -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "ge_ii_sturm W24", f"cw_6_gk W24{tired}", facts=["forts W24"])
    table.run("activate W24", "assault W24", "lead ge_i_sturm", dice=[5, 5, 2, 2])
    assert table.asked == "commonwealth hurt"
    assert does(table) == wanted


@consideration("giving way")
@pytest.mark.rule("merkur 7.4")
@pytest.mark.parametrize(("area", "answer"), [("W24", "loss cw_18_nz"), ("W20", "withdraw")])
def test_giving_way_after_a_rout_on_an_objective_one_takes_a_loss(area: str, answer: str) -> None:
    table = assaulted(area, "i_sturm", "ii_sturm", "cw_22_nz", "cw_20_nz", "cw_18_nz")
    table.do("defend cw_22_nz", 6, 6, 1, 1)
    table.do(does(table))
    assert table.asked == "commonwealth others"
    assert does(table) == answer


@consideration("headquarters")
@pytest.mark.rule("merkur 2.4")
def test_headquarters_without_its_men_goes_along() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_hargest W11", "cw_23_nz W11")
    table.run("activate W11", "assault W11")
    table.do("none", 4, 4, 1, 1)
    table.do("retreat cw_23_nz W12")
    assert does(table) == "follow cw_hargest"


@consideration("headquarters")
@pytest.mark.rule("merkur 10")
def test_headquarters_of_the_garrison_stays_on_an_objective() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W12", "ge_ii_sturm W12", "cw_hargest W12", "cw_23_nz W12")
    table.run("activate W12", "assault W12", "lead ge_i_sturm")
    table.run("guns cw_hargest", dice=[6, 6, 1, 1])
    table.do("retreat cw_23_nz W11")
    assert does(table) == "stay"
