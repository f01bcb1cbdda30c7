"""The considerations of the regular player of Crete, each with one example position. docs/opponents.md tells them in
words."""

from __future__ import annotations

import re

import pytest

from scirocco import telling
from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice, RandomDice
from scirocco.players import make_player
from scirocco.players.areas import AreasPlayer
from scirocco.players.areas.orders import best_move, entry_assault, entry_value, gunnery, score_order
from scirocco.players.areas.posts import (
    CONSIDERATIONS,
    Post,
    company,
    escort,
    holding,
    leaving,
    nearness,
    perils,
    post_value,
    sheltering,
)
from scirocco.players.areas.reasons import CHOICES
from scirocco.players.areas.stakes import assault_of
from scirocco.players.areas.survey import Survey
from scirocco.players.areas.weights import SCALES, Weights
from scirocco.players.reasons import Reason
from scirocco.systems.areas.odds import EVEN, ROUTED, WON, odds_of
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop

REGULAR = SCALES.weights_of("regular")
SEARCHING = SCALES.weights_of("veteran")

STURM = ("ge_i_sturm W03", "ge_ii_sturm W03", "ge_meindl W03")


def survey_of(table: Tabletop, weights: Weights = REGULAR) -> Survey:
    return Survey(table.game, table.pos, table.decision.side, weights, "1")


def post(table: Tabletop, unit: str, area: str) -> Post:
    """A unit as it would stand in an area, everybody else where he is."""
    return Post(survey_of(table), table.unit(unit), table.area(area))


def choice(table: Tabletop, weights: Weights = REGULAR) -> Action:
    side = table.decision.side
    return AreasPlayer(seed=1, weights=weights).choose(table.game, table.game.view(table.pos, side), side)


def why(table: Tabletop, action: Action | None = None, weights: Weights = REGULAR) -> list[Reason]:
    """What the player says of an action, of its own choice unless told otherwise."""
    side, view = table.decision.side, table.game.view(table.pos, table.decision.side)
    player = AreasPlayer(seed=1, weights=weights)
    return player.why(table.game, view, side, action or choice(table, weights))


# Posts


def test_all_considerations_make_a_post() -> None:
    table = Tabletop(GERMAN, *STURM, "cw_22_nz W09")
    here = post(table, "ge_i_sturm", "W03")
    assert sum(told(here) for told in CONSIDERATIONS.values()) == pytest.approx(
        post_value(here.survey, here.unit, here.space)
    )


def test_nearness_to_an_objective_that_is_not_held() -> None:
    table = Tabletop(GERMAN, *STURM, "cw_22_nz W09")
    assert nearness(post(table, "ge_i_sturm", "W03")) > nearness(post(table, "ge_i_sturm", "W05"))


def test_holding_the_garrison_wants_the_first_on_an_objective_more_than_the_second() -> None:
    alone = Tabletop(COMMONWEALTH, "cw_22_nz W11", "ge_i_sturm W03")
    second = Tabletop(COMMONWEALTH, "cw_22_nz W11", "cw_23_nz W09", "ge_i_sturm W03")
    assert holding(post(alone, "cw_22_nz", "W09")) > holding(post(second, "cw_22_nz", "W09")) > 0


def test_holding_the_invader_takes_an_empty_objective() -> None:
    table = Tabletop(GERMAN, *STURM, "cw_22_nz W12")
    assert holding(post(table, "ge_i_sturm", "W09")) == survey_of(table).prize(table.area("W09"))
    assert holding(post(table, "ge_meindl", "W09")) == 0, "a headquarters takes nothing"


def test_guard_an_empty_objective_of_the_invader_draws_him_while_an_enemy_is_near() -> None:
    near = Tabletop(GERMAN, "ge_i_sturm W03", "cw_22_nz W11", facts=["held W09"])
    far = Tabletop(GERMAN, "ge_i_sturm W03", "cw_22_nz W42", facts=["held W09"])
    goal = near.area("W09")
    assert goal in survey_of(near).wanted
    assert goal not in survey_of(far).wanted


def test_sheltering_counts_where_an_enemy_can_come() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W28", "ge_i_sturm W25")
    assert sheltering(post(table, "cw_22_nz", "W26")) > sheltering(post(table, "cw_22_nz", "W28")) > 0
    quiet = Tabletop(COMMONWEALTH, "cw_22_nz W28", "ge_i_sturm E06")
    assert sheltering(post(quiet, "cw_22_nz", "W26")) < sheltering(post(table, "cw_22_nz", "W26"))


def test_company_friends_and_the_own_headquarters() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W01", "ge_meindl W03", "ge_heydrich W10", "cw_22_nz W09")
    beside, strange = (company(post(table, "ge_i_sturm", area)) for area in ("W03", "W10"))
    assert beside > strange > company(post(table, "ge_i_sturm", "W01")) == 0


def test_perils_a_post_that_a_stronger_enemy_can_attack() -> None:
    table = Tabletop(COMMONWEALTH, "cw_1_gk W11", "ge_i_sturm W10", "ge_ii_sturm W10")
    assert perils(post(table, "cw_1_gk", "W11")) < 0
    assert perils(post(table, "cw_1_gk", "W26")) == 0


def test_escort_a_headquarters_does_not_stand_alone() -> None:
    table = Tabletop(GERMAN, "ge_meindl W01", "ge_i_sturm W03", "cw_22_nz W12")
    assert escort(post(table, "ge_meindl", "W01")) < escort(post(table, "ge_meindl", "W03")) == 0
    assert escort(post(table, "ge_i_sturm", "W01")) == 0


def test_leaving_an_objective_with_an_enemy_near_costs_less_when_others_stay() -> None:
    units = ("cw_22_nz W09", "ge_i_sturm W03")
    last = Tabletop(COMMONWEALTH, *units)
    one_of_two = Tabletop(COMMONWEALTH, *units, "cw_23_nz W09")
    costs = [leaving(survey_of(table), table.unit("cw_22_nz"), table.area("W09")) for table in (last, one_of_two)]
    assert costs[0] > costs[1] > 0
    assert leaving(survey_of(last), last.unit("cw_22_nz"), last.area("W11")) == 0


@pytest.mark.rule("merkur 3.2")
def test_leaving_in_the_last_turn_the_garrison_may_empty_what_nobody_can_take_any_more() -> None:
    units = ("cw_4_7_rtr E11", "ge_regina E02")
    table = Tabletop(COMMONWEALTH, *units, turn=24, facts=["held E15"])
    assert leaving(survey_of(table), table.unit("cw_4_7_rtr"), table.area("E11")) == 0
    table.pos.marches = 1
    assert table.game.format(choice(table)) == "march E11"
    table.run("march E11", "cw_4_7_rtr")
    assert choice(table).spaces[-1] == table.area("E15")


# The whole


def test_airfield_the_first_one_counts_more_while_troops_wait() -> None:
    waiting = Tabletop(GERMAN, "ge_i_sturm W03", "cw_22_nz W12")
    landed = Tabletop(GERMAN, "ge_i_sturm W03", "ge_ii_sturm E15", "cw_22_nz W12")
    prizes = [survey_of(table).prize(table.area("W09")) for table in (waiting, landed)]
    assert prizes[0] == prizes[1] + REGULAR.airfield


def test_rush_in_the_last_turns_objectives_count_more_and_losses_less() -> None:
    early = Tabletop(GERMAN, *STURM, "cw_22_nz W09", turn=10)
    late = Tabletop(GERMAN, *STURM, "cw_22_nz W09", turn=23)
    goal = early.area("W09")
    assert survey_of(late).prize(goal) > survey_of(early).prize(goal)
    assert perils(post(late, "ge_i_sturm", "W03")) == 0 > perils(post(early, "ge_i_sturm", "W03"))


@pytest.mark.rule("merkur 10")
def test_denial_the_garrison_contests_an_objective_at_the_end_by_an_assault_it_would_not_risk_before() -> None:
    units = ("cw_22_nz W11", "cw_23_nz W11", "ge_i_sturm W09", "ge_ii_sturm W09", "ge_meindl W09")
    early = Tabletop(COMMONWEALTH, *units, turn=10)
    late = Tabletop(COMMONWEALTH, *units, turn=23)
    values = [entry_value(survey_of(table), table.unit("cw_22_nz"), table.area("W09")) for table in (early, late)]
    assert values[0] < 0 < values[1]


def test_companions_an_assault_is_weighed_with_all_who_could_come_along() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "ge_ii_sturm W10", "cw_22_nz W11")
    survey, goal = survey_of(table), table.area("W11")
    together = entry_assault(survey, table.unit("ge_i_sturm"), goal)
    assert together is not None
    value, battle, trial = together
    alone = assault_of(trial, goal, [battle.lead])
    assert alone is not None
    assert len(battle.support) == 1
    assert value > alone[0]


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
    assert gunnery(survey_of(table), gun, table.area("C12")).adds == 0, "the regular player does not think of it"
    table.do("ge_ii_5_art")
    assert choice(table, SEARCHING).spaces[-1] in table.game.board.neighbours[table.area("C13")]


def test_second_assault_those_who_are_not_needed_keep_back_for_another_one() -> None:
    """Six against three tired ones in Galatas: one assault drives out one, two drive out two."""
    germans = [f"ge_{name} W23" for name in ("i_fjr3", "ii_fjr3", "iii_fjr3", "i_sturm", "ii_sturm", "i_gjr100")]
    enemies = [f"cw_{name} W23 tired" for name in ("16_17_aus", "1_rangers", "2_7_aus")]
    table = Tabletop(GERMAN, *germans, *enemies, turn=8)
    table.run("activate W23", "assault W23", "lead ge_i_sturm")
    joined = 0
    while (action := choice(table, SEARCHING)).verb == "join":
        assert action.piece != table.unit("ge_ii_sturm"), "he leads the second"
        table.game.play(table.pos, action, NoDice())
        joined += 1
    assert 1 <= joined <= 4


def test_caution_an_assault_that_costs_more_than_it_brings_is_left_alone() -> None:
    table = Tabletop(COMMONWEALTH, "cw_6_gk W24", "ge_i_sturm W24", "ge_ii_sturm W24", "ge_meindl W24")
    table.do("activate W24")
    scored = score_order(survey_of(table), table.game.parse("assault W24"))
    assert scored is not None
    assert scored[0] < 0
    assert choice(table) == Action("done")


def test_fort_it_is_given_up_only_for_a_unit_that_would_be_lost() -> None:
    for tired, wanted in (("", "take"), (" tired", "raze")):
        units = ("ge_i_sturm W24", "ge_ii_sturm W24", f"cw_6_gk W24{tired}")
        table = Tabletop(GERMAN, *units, facts=["forts W24"])
        table.run("activate W24", "assault W24", "lead ge_i_sturm", "join ge_ii_sturm", dice=[5, 5, 2, 2])
        assert table.asked == "commonwealth hurt"
        assert choice(table).verb == wanted


# Reasons


def test_why_an_assault_tells_the_exact_odds() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "ge_ii_sturm W24", "ge_iii_sturm W24", "cw_1_3_hussars W24")
    called = why(table, table.game.parse("activate W24"))
    table.do("activate W24")
    survey = survey_of(table)
    found = assault_of(survey, table.area("W24"), [table.unit(f"ge_{n}_sturm") for n in ("i", "ii", "iii")])
    assert found is not None
    chances = odds_of(table.game, table.pos, found[1]).chances
    (reason,) = why(table)
    assert reason.name == "assault"
    assert reason.worth == pytest.approx(found[0])
    assert reason.facts["won"] == round(100 * (chances[EVEN] + chances[WON] + chances[ROUTED]))
    assert called == [reason], "an area is activated for the best order in it"


def test_why_a_defender_is_named_tells_what_he_may_lose() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "ge_ii_sturm W24", "cw_6_gk W24", "cw_1_3_hussars W24")
    table.run("activate W24", "assault W24", "lead ge_i_sturm", "join ge_ii_sturm")
    assert table.asked == "commonwealth main"
    (reason,) = why(table)
    assert reason.worth < 0
    assert (reason.name, reason.facts["target"]) == ("assault", table.area("W24"))


def test_why_a_bombardment_and_a_fire_tell_their_odds() -> None:
    table = Tabletop(GERMAN, *STURM, "cw_22_nz W09", "cw_1_gk W05")
    table.do("activate W03")
    for text, words in (
        ("bombard ge_meindl W09", r"the guns hit W09 Maleme.* in \d+%$"),
        ("fire W09", r"fires at W09 .*: hits in \d+%, is hit in \d+%$"),
    ):
        (reason,) = why(table, table.game.parse(text))
        told = telling.reason(table.game, reason)
        assert re.match(words, told), told


def test_why_a_move_names_what_is_better_there() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W03", "ge_ii_sturm W03", "cw_22_nz W12")
    table.do("activate W03")
    action = choice(table)
    assert action.verb == "select"
    moved = best_move(survey_of(table), action.piece)
    assert moved is not None
    assert moved[1].spaces[-1] == table.area("W09")
    reasons = why(table)
    assert reasons[0].name == "holding"
    assert reasons[0].worth > 0
    assert [abs(reason.worth) for reason in reasons] == sorted((abs(reason.worth) for reason in reasons), reverse=True)


def test_why_a_move_into_enemies_tells_the_odds_of_the_assault() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W11", "ge_ii_sturm W11", "ge_iii_sturm W09", "cw_1_gk W12", "cw_22_nz W26")
    table.do("activate W11")
    (reason,) = why(table)
    assert (reason.name, reason.facts["target"]) == ("assault", table.area("W12"))


def test_the_regular_player_has_a_reason_for_everything_it_does() -> None:
    """Through the first turn of a game, with its drops, bombs, landings and fights."""
    table = Tabletop.started()
    game, pos, dice, player = table.game, table.pos, RandomDice(3), make_player("regular", 3)
    told: set[str] = set()
    while (decision := game.decision(pos)) is not None and pos.turn < 2:
        view = game.view(pos, decision.side)
        action = player.choose(game, view, decision.side)
        stage = pos.agenda[-1].stage
        reasons = AreasPlayer(seed=3).why(game, view, decision.side, action)
        if len(game.options(view)) > 1 and action.verb not in ("none", "done", "pass"):
            assert reasons, f"{stage}: {game.format(action)}"
        if reasons:
            told.add(stage)
        game.play(pos, action, dice)
    assert {"area", "orders", "raid", "aim", "forts"} <= told
    assert told & set(CHOICES)
