"""The considerations of the regular player of Crete for units and areas, each with an example position in which it
decides. docs/opponents.md tells them in words; those for fights have examples in test_areas_fights.py."""

from __future__ import annotations

import pytest

from scirocco.players.areas.orders import entry_value
from scirocco.players.areas.posts import CONSIDERATIONS, holding, leaving, perils, post_value
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop
from tests.players.crete import REGULAR, STURM, activated, but, choice, does, goes, post, survey_of

consideration = pytest.mark.consideration

MALEME_HELD = ("cw_22_nz W09", "cw_23_nz W09", "cw_hargest W09")
"""Too many to be assaulted by a battalion or two."""


# Posts


def test_all_considerations_make_a_post() -> None:
    table = Tabletop(GERMAN, *STURM, "cw_22_nz W09")
    here = post(table, "ge_i_sturm", "W03")
    assert sum(told(here) for told in CONSIDERATIONS.values()) == pytest.approx(
        post_value(here.survey, here.unit, here.space)
    )


@consideration("nearness", "pull", "decay")
def test_nearness_to_an_objective_that_is_not_held() -> None:
    """II/FJR3 goes to the heights next to Maleme; if nearness did not count, to I/Sturm in the rear."""
    table = Tabletop(GERMAN, "ge_ii_fjr3 W05", "ge_i_sturm W02", *MALEME_HELD)
    assert goes(table, "ge_ii_fjr3") == "W04"
    assert goes(table, "ge_ii_fjr3", but(pull=0.0)) == "W02"
    assert goes(table, "ge_ii_fjr3", but(decay=1.0)) == "W02", "all areas would be as near as any other"


@consideration("holding", "hold", "hold_decay")
def test_holding_the_garrison_wants_the_first_on_an_objective_more_than_the_second() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W11", "cw_23_nz W09", "ge_i_sturm W03")
    assert goes(table, "cw_22_nz") == "W12", "Platanias, with nobody in it"
    assert goes(table, "cw_22_nz", but(hold=0.0)) == "W09"
    assert goes(table, "cw_22_nz", but(hold_decay=1.0)) == "W09", "to 23 NZ, already at Maleme"


@consideration("holding")
def test_holding_the_invader_takes_an_empty_objective() -> None:
    table = Tabletop(GERMAN, *STURM, "cw_22_nz W12")
    assert holding(post(table, "ge_i_sturm", "W09")) == survey_of(table).prize(table.area("W09")) > 0
    assert holding(post(table, "ge_meindl", "W09")) == 0, "a headquarters takes nothing"


@consideration("guard", "guard", "near")
def test_guard_an_empty_objective_of_the_invader_draws_him_while_an_enemy_is_near() -> None:
    """With 23 NZ beside Maleme a battalion goes back there; else it would go on to I/Sturm in Platanias."""
    near = Tabletop(GERMAN, "ge_ii_fjr3 W02", "ge_i_sturm W12", "cw_23_nz W11", facts=["held W09"])
    assert goes(near, "ge_ii_fjr3") == "W09"
    assert goes(near, "ge_ii_fjr3", but(guard=0.0)) == "W12"
    assert goes(near, "ge_ii_fjr3", but(near=0)) == "W12"
    far = Tabletop(GERMAN, "ge_ii_fjr3 W02", "ge_i_sturm W12", "cw_23_nz W42", facts=["held W09"])
    assert far.area("W09") not in survey_of(far).wanted


@consideration("sheltering", "cover")
def test_sheltering_a_town_before_open_ground() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W14", "ge_ii_sturm W23")
    assert goes(table, "cw_22_nz") == "W12", "the houses of Platanias"
    assert goes(table, "cw_22_nz", but(cover=0.0)) == "W09"


@consideration("sheltering", "far_off")
def test_sheltering_counts_little_where_no_enemy_can_come() -> None:
    """La Canea has the better houses, but III/Sturm at Platanias cannot come there; it can come to Galatas."""
    table = Tabletop(COMMONWEALTH, "cw_22_nz W17", "ge_iii_sturm W12")
    assert goes(table, "cw_22_nz") == "W23"
    assert goes(table, "cw_22_nz", but(far_off=1.0)) == "W26"


@consideration("company", "together", "chief")
def test_company_friends_and_the_own_headquarters() -> None:
    """The Greeks join Hargest, their chief, in Platanias and do not go to Maleme, which the Germans left."""
    table = Tabletop(COMMONWEALTH, "cw_1_gk W11", "cw_hargest W12", "ge_i_fjr3 W17", facts=["held W09"])
    assert goes(table, "cw_1_gk") == "W12"
    assert goes(table, "cw_1_gk", but(together=0.0)) == "W09"
    assert goes(table, "cw_1_gk", but(chief=0.0)) == "W09"


@consideration("company", "crowd")
def test_company_too_many_are_a_crowd() -> None:
    five = [f"ge_{name} W02" for name in ("i_fjr3", "ii_fjr3", "iii_fjr3", "iv_fjr3_pion", "i_sturm")]
    table = Tabletop(GERMAN, "ge_ii_sturm W03", *five, *MALEME_HELD)
    assert goes(table, "ge_ii_sturm") == "W04"
    assert goes(table, "ge_ii_sturm", but(crowd=0.0)) == "W02"


@consideration("perils", "danger")
def test_perils_a_post_that_a_stronger_enemy_can_attack() -> None:
    """Platanias is in reach of I/Sturm in the valley, Maleme is not."""
    table = Tabletop(COMMONWEALTH, "cw_22_nz W06", "ge_i_sturm W20")
    assert goes(table, "cw_22_nz") == "W09"
    assert goes(table, "cw_22_nz", but(danger=0.0)) == "W12"


@consideration("escort", "escort")
def test_escort_a_headquarters_does_not_stand_alone() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_ii_fjr3 W15", "cw_22_nz W12")
    assert goes(table, "ge_meindl") == "W15"
    assert goes(table, "ge_meindl", but(escort=0.0)) == "W09", "alone on the airfield"


@consideration("leaving", "hold", "near")
def test_leaving_the_last_of_a_garrison_stays_while_an_enemy_is_near() -> None:
    """23 NZ holds Galatas while II/Sturm at Maleme could come; else it goes to win Prison Valley back."""
    near = Tabletop(COMMONWEALTH, "cw_23_nz W23", "ge_ii_sturm W09", facts=["held W24"])
    assert goes(near, "cw_23_nz") == "W23"
    assert goes(near, "cw_23_nz", but(hold=0.0)) != "W23"
    assert goes(near, "cw_23_nz", but(near=0)) == "W24"
    far = Tabletop(COMMONWEALTH, "cw_23_nz W23", "ge_ii_sturm C07", facts=["held W24"])
    assert goes(far, "cw_23_nz") == "W24"


@consideration("leaving", "hold_decay")
def test_leaving_costs_less_when_others_stay() -> None:
    units = ("cw_22_nz W09", "ge_i_sturm W03")
    last, one_of_two = Tabletop(COMMONWEALTH, *units), Tabletop(COMMONWEALTH, *units, "cw_23_nz W09")
    where, unit = last.area("W09"), last.unit("cw_22_nz")
    assert leaving(survey_of(last), unit, where) > leaving(survey_of(one_of_two), unit, where) > 0
    even = but(hold_decay=1.0)
    assert leaving(survey_of(last, even), unit, where) == leaving(survey_of(one_of_two, even), unit, where)
    assert leaving(survey_of(last), unit, last.area("W11")) == 0, "no objective"


@consideration("leaving")
def test_leaving_an_objective_that_is_fought_for_costs_even_where_friends_stay() -> None:
    units = ("ge_i_sturm W23", "ge_ii_sturm W23")
    fought, held = Tabletop(GERMAN, *units, "cw_22_nz W23"), Tabletop(GERMAN, *units, "cw_22_nz C07")
    costs = [leaving(survey_of(table), table.unit("ge_i_sturm"), table.area("W23")) for table in (fought, held)]
    assert costs[0] > costs[1] == 0


@consideration("leaving")
def test_leaving_the_invader_stays_until_an_objective_carries_his_marker() -> None:
    units = ("ge_i_sturm W23", "cw_22_nz C07")
    fresh, marked = Tabletop(GERMAN, *units), Tabletop(GERMAN, *units, facts=["held W23"])
    costs = [leaving(survey_of(table), table.unit("ge_i_sturm"), table.area("W23")) for table in (fresh, marked)]
    assert costs[0] > costs[1] == 0


@consideration("leaving")
@pytest.mark.rule("merkur 3.2")
def test_leaving_in_the_last_turn_the_garrison_may_empty_what_nobody_can_take_any_more() -> None:
    units = ("cw_4_7_rtr E11", "ge_regina E02")
    table = Tabletop(COMMONWEALTH, *units, turn=24, facts=["held E15"])
    assert leaving(survey_of(table), table.unit("cw_4_7_rtr"), table.area("E11")) == 0
    table.pos.marches = 1
    assert does(table) == "march E11"
    table.run("march E11", "cw_4_7_rtr")
    assert choice(table).spaces[-1] == table.area("E15")


@consideration("staying", "move")
def test_staying_no_march_for_nothing() -> None:
    """The only enemies are far away at Heraklion: the houses of La Canea next door are no reason to march."""
    table = Tabletop(COMMONWEALTH, "cw_22_nz W28", "ge_i_fjr1 E06")
    assert goes(table, "cw_22_nz") == "W28"
    assert goes(table, "cw_22_nz", but(move=0.0)) == "W26"


# Places


@consideration("prize", "objective")
def test_prize_an_objective_is_worth_an_assault_that_other_ground_is_not() -> None:
    table = activated(COMMONWEALTH, "W12", "cw_22_nz", "cw_23_nz", "ge_i_fjr3")
    assert does(table) == "assault W12"
    assert does(table, but(objective=1.0)) == "done"


@consideration("prize", "port")
def test_prize_of_two_objectives_the_one_with_a_port() -> None:
    table = Tabletop(GERMAN, "ge_iii_sturm W29", "cw_22_nz W09")
    assert goes(table, "ge_iii_sturm") == "W26", "La Canea"
    assert goes(table, "ge_iii_sturm", but(port=0.0)) == "W12", "Platanias"


@consideration("airfield", "airfield")
def test_airfield_the_first_one_counts_more_while_troops_wait() -> None:
    units = ("ge_iii_sturm W14", "cw_1_gk W02")
    waiting, landed = Tabletop(GERMAN, *units), Tabletop(GERMAN, *units, "ge_i_fjr1 E15")
    assert goes(waiting, "ge_iii_sturm") == "W09", "Maleme"
    assert goes(landed, "ge_iii_sturm") == "W26", "they can land at Heraklion: La Canea"
    assert goes(waiting, "ge_iii_sturm", but(airfield=0.0)) == "W26"


# The end


@consideration("rush", "rush", "last")
def test_rush_in_the_last_turns_objectives_count_more() -> None:
    """A tired battalion against pioneers in the houses of Platanias."""
    early, late = (activated(GERMAN, "W12", "ge_i_sturm tired", "cw_7_pion", turn=turn) for turn in (10, 22))
    assert does(early) == "done"
    assert does(late) == "assault W12"
    assert does(late, but(rush=0.0)) == "done"
    assert does(late, but(last=1)) == "done", "it would be too early"


@consideration("rush")
def test_rush_in_the_last_turns_losses_count_less() -> None:
    early, late = (activated(COMMONWEALTH, "W20", "cw_22_nz tired", "ge_i_sturm", turn=turn) for turn in (10, 23))
    assert does(early) == "done"
    assert does(late) == "assault W20", "though it is no objective"


@consideration("rush")
def test_rush_in_the_end_nobody_minds_perils() -> None:
    early, late = (Tabletop(GERMAN, *STURM, "cw_22_nz W09", turn=turn) for turn in (10, 23))
    assert perils(post(late, "ge_i_sturm", "W03")) == 0 > perils(post(early, "ge_i_sturm", "W03"))


@consideration("denial", "deny")
@pytest.mark.rule("merkur 10")
def test_denial_the_garrison_contests_an_objective_at_the_end_by_an_assault_it_would_not_risk_before() -> None:
    units = ("cw_22_nz W11", "cw_23_nz W11", "ge_i_sturm W09", "ge_ii_sturm W09", "ge_meindl W09")
    early, late = (Tabletop(COMMONWEALTH, *units, turn=turn) for turn in (10, 23))
    assert goes(early, "cw_22_nz") == "W12"
    assert goes(late, "cw_22_nz") == "W09"
    assert goes(late, "cw_22_nz", but(deny=0.0)) == "W12"


@consideration("denial")
@pytest.mark.rule("merkur 7.4")
def test_denial_a_lone_battalion_would_only_be_thrown_out_again() -> None:
    units = ("cw_22_nz W11", "ge_i_sturm W09", "ge_ii_sturm W09", "ge_meindl W09")
    table = Tabletop(COMMONWEALTH, *units, turn=23)
    assert entry_value(survey_of(table), table.unit("cw_22_nz"), table.area("W09")) < 0
    assert goes(table, "cw_22_nz", REGULAR) == "W12"
