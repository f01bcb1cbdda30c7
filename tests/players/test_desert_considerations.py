"""The considerations of the regular player of Gazala 1942, each with one example position. docs/opponents.md tells them
in words."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Action
from scirocco.players import make_player
from scirocco.players.chitpull import ChitPullPlayer
from scirocco.players.chitpull.fights import general_worth
from scirocco.players.chitpull.marching import Plan
from scirocco.players.chitpull.posts import (
    CONSIDERATIONS,
    Post,
    company,
    digging_in,
    escort,
    holding,
    lifeline,
    nearness,
    perils,
    provisions,
    score,
    sheltering,
    staying,
)
from scirocco.players.chitpull.survey import Survey
from scirocco.players.chitpull.weights import SCALES
from scirocco.players.reasons import reasons_of
from tests.gazala1942.table import Table


def look(table: Table, side: int = 0) -> Survey:
    return Survey(table.game, table.pos, side, SCALES.weights_of("regular", holding=side != table.game.attacker), "1")


def post(table: Table, unit: str, space: str, side: int = 0) -> Post:
    """A unit as it would stand in a hex, everybody else where the plan wants him."""
    return Plan(look(table, side)).post(table.unit(unit), table.space(space))


def test_every_consideration_counts() -> None:
    table = Table("ge_1_21_t 1212", "uk_9l_1_t 1215")
    stand = post(table, "ge_1_21_t", "1212")
    assert score(stand) == pytest.approx(sum(consider(stand) for consider in CONSIDERATIONS.values()))


def test_nearness_draws_the_attacker_to_his_goal() -> None:
    table = Table("ge_1_21_t 1020", "uk_9l_1_t 2422")
    assert nearness(post(table, "ge_1_21_t", "1218")) > nearness(post(table, "ge_1_21_t", "0822"))


def test_perils_a_weak_unit_alone_before_an_army() -> None:
    table = Table("ge_33_15_a 1020", "uk_201_1_i 1023", "uk_7_7_i 1024", "uk_9l_1_t 1023")
    assert perils(post(table, "ge_33_15_a", "1022")) < perils(post(table, "ge_33_15_a", "1018")) == 0


def test_perils_who_comes_along_counts() -> None:
    """A whole division goes where one battalion would not."""
    units = ("ge_1_21_t 1018", "ge_2_21_t 1018", "ge_1_21_i 1018", "ge_2_21_i 1018")
    enemy = ("uk_201_1_i 1023", "uk_7_7_i 1024", "uk_3_7_t 1023", "uk_9l_1_t 1023")
    table = Table(*units, *enemy)
    survey = look(table)
    alone = Post(survey, table.unit("ge_1_21_i"), table.space("1022"))
    together = Post(survey, table.unit("ge_1_21_i"), table.space("1022"), mates=17.0)
    assert perils(alone) < perils(together) == 0


def test_company_friends_in_the_hex() -> None:
    table = Table("ge_1_21_t 1020", "ge_2_21_t 1018 idle", "uk_9l_1_t 1023")
    assert company(post(table, "ge_1_21_t", "1018")) > company(post(table, "ge_1_21_t", "1118")) == 0


@pytest.mark.rule("gazala1942 9.64")
def test_sheltering_on_a_hill_where_the_enemy_may_come() -> None:
    table = Table("ge_1_21_i 1216", "uk_9l_1_t 1018")
    assert sheltering(post(table, "ge_1_21_i", "1117")) > sheltering(post(table, "ge_1_21_i", "1116")) == 0


@pytest.mark.rule("gazala1942 6.12")
def test_provisions_within_reach_of_a_supplied_headquarters() -> None:
    table = Table("it_xxi_h 2404", "it_85_60_i 2405", "uk_9l_1_t 1018", marker="it_xxi_h")
    assert provisions(post(table, "it_85_60_i", "2303")) > provisions(post(table, "it_85_60_i", "0302")) == 0


@pytest.mark.rule("gazala1942 6.11")
def test_lifeline_somebody_keeps_the_end_of_the_road() -> None:
    table = Table("it_85_60_i 2803", "uk_9l_1_t 1018", marker="it_xxi_h")
    assert lifeline(post(table, "it_85_60_i", "2805")) > lifeline(post(table, "it_85_60_i", "2704")) == 0


def test_holding_an_objective_that_the_enemy_could_reach() -> None:
    table = Table("uk_201_1_i 1716", "ge_1_21_t 1412", "ge_2_21_t 1412", marker="uk_1_h")
    assert holding(post(table, "uk_201_1_i", "1715", 1)) > holding(post(table, "uk_201_1_i", "1717", 1)) == 0


def test_guarding_a_veteran_keeps_more_where_more_may_come() -> None:
    """The regular player leaves the same garrison, whoever stands near."""
    near = ("ge_1_21_t 1614", "ge_2_21_t 1614", "ge_1_15_t 1613", "ge_2_15_t 1613")
    table = Table("uk_201_1_i 1715", "uk_9l_1_t 1715", *near, marker="uk_1_h")
    quiet = Table("uk_201_1_i 1715", "uk_9l_1_t 1715", "ge_1_21_t 1202", marker="uk_1_h")
    knightsbridge = table.space("1715")

    def need(table: Table, level: str) -> float:
        return Survey(table.game, table.pos, 1, SCALES.weights_of(level, holding=True), "1").need(knightsbridge)

    assert need(table, "veteran") > need(quiet, "veteran") == need(quiet, "regular") == need(table, "regular")


@pytest.mark.rule("gazala1942 10.81")
def test_digging_in_infantry_stays_in_its_minefields() -> None:
    table = Table("uk_69_50_i 1809", "uk_8_t 1809", "it_19_27_i 1806", marker="uk_50_h")
    assert digging_in(post(table, "uk_69_50_i", "1809", 1)) > digging_in(post(table, "uk_69_50_i", "1810", 1)) == 0
    assert digging_in(post(table, "uk_8_t", "1809", 1)) == 0


@pytest.mark.rule("gazala1942 10.11")
def test_escort_nobody_leaves_a_headquarters_alone() -> None:
    units = ("it_xx_h 1013 idle", "ge_1_1_90_i 1013", "uk_9l_1_t 1016", "uk_3_7_t 1016")
    table = Table(*units)
    assert escort(post(table, "ge_1_1_90_i", "1013")) > escort(post(table, "ge_1_1_90_i", "1014")) == 0


def test_staying_all_else_being_equal() -> None:
    table = Table("ge_1_21_t 1020", "uk_9l_1_t 2422")
    assert staying(post(table, "ge_1_21_t", "1021")) < staying(post(table, "ge_1_21_t", "1020")) == 0


# Plans and headquarters


def test_foot_goes_through_the_mines_and_wheels_go_round() -> None:
    """The corps before the line opens lanes to 1411; a motorised one there would rather drive round Bir Hacheim."""
    table = Table("it_27_17_i 1408", "it_65_101_i 1408", "uk_69_50_i 2109", marker="it_x_h")
    plan = Plan(look(table))
    assert plan.clearing[table.unit("it_27_17_i")] in (table.space("1409"), table.space("1509"))
    assert table.unit("it_65_101_i") not in plan.clearing


@pytest.mark.rule("gazala1942 6.11")
def test_relief_who_is_near_opens_the_road_again() -> None:
    """Heckler on the road at the edge of the map leaves the Eighth Army without supply."""
    units = ("in_10_5_i 1632", "in_5_indian_h 1632", "uk_201_1_i 1716", "uk_1_h 1519", "heckler 1934")
    table = Table(*units, marker="in_5_indian_h")
    survey = look(table, 1)
    assert survey.cuts() == (table.space("1934"),)
    assert survey.relieves(table.unit("in_10_5_i"))
    assert not survey.relieves(table.unit("uk_201_1_i"))
    plan = Plan(survey)
    assert [prospect.target for prospect in plan.assaults] == [table.space("1934")]


def test_relief_a_road_that_is_open_needs_nobody() -> None:
    table = Table("in_10_5_i 1632", "in_5_indian_h 1632", "heckler 2132", marker="in_5_indian_h")
    assert look(table, 1).cuts() == ()


def test_urgency_on_the_last_day_more_is_dared_for_a_goal() -> None:
    units = ("ge_1_21_i 1714", "ge_2_21_i 1714", "ge_1_15_i 1614", "uk_201_1_i 1715")
    attackers = ("ge_1_21_i", "ge_2_21_i", "ge_1_15_i")
    worth = []
    for turn in (4, 11):
        table = Table(*units, turn=turn)
        numbers = tuple(table.unit(name) for name in attackers)
        worth.append(general_worth(look(table), table.pos, table.space("1715"), numbers))
    assert worth[1] > worth[0]


def test_headquarters_stand_with_their_units() -> None:
    """Alone in reach of the enemy it would be lost, and nobody would call its units for two days."""
    units = ("ge_afrika_h 1013", "ge_1_21_t 1013", "ge_1_21_i 1013", "uk_9l_1_t 1017", "uk_3_7_t 1017", "uk_5_7_t 1017")
    table = Table(*units)
    plan = Plan(look(table))
    where = plan.places[table.unit("ge_afrika_h")]
    assert where in (plan.scratch.at[table.unit("ge_1_21_t")], plan.scratch.at[table.unit("ge_1_21_i")])


@pytest.mark.rule("gazala1942 6.15")
def test_headquarters_keep_the_line_they_will_have_tomorrow() -> None:
    """On the eighth day the long lines end: what is fed today need not be fed tomorrow."""
    far = "0716"
    early, late = (Table(f"ge_afrika_h {far}", "uk_9l_1_t 2422", turn=turn) for turn in (3, 8))
    bit = early.space(far)
    assert look(early).fed(early.unit("ge_afrika_h")) >> bit & 1
    assert not look(late).fed(late.unit("ge_afrika_h")) >> bit & 1


# Reasons


def test_why_an_attack_is_told_with_its_exact_odds() -> None:
    table = Table("ge_1_21_i 0325", "ge_2_21_i 0325", "ge_1_15_i 0225", "uk_1sf_i 0326")
    player = make_player("regular", 1)
    table.do("end")
    attack = Action("attack", -1, (table.space("0326"),))
    found = reasons_of(player, table.game, table.pos, 0, attack)
    assert found[0].name == "assault"
    assert found[0].worth > 0
    assert found[0].facts["column"] == "4:1"


def test_why_a_unit_moves_is_told_by_its_weightiest_considerations() -> None:
    table = Table("ge_1_21_t 1020", "uk_9l_1_t 2422")
    player = ChitPullPlayer(seed=1)
    found = player.why(table.game, table.pos, 0, Action("select", table.unit("ge_1_21_t")))
    assert found[0].name == "nearness"
    assert found[0].worth > 0, "a move is weighed against staying"
    assert [abs(reason.worth) for reason in found] == sorted((abs(reason.worth) for reason in found), reverse=True)


def test_why_mines_are_worked_on_is_told_with_the_chance() -> None:
    table = Table("it_27_17_i 1408", "it_33_e 1408", "uk_69_50_i 2109", marker="it_x_h")
    player = ChitPullPlayer(seed=1)
    found = player.why(table.game, table.pos, 0, Action("clear", table.unit("it_27_17_i"), (table.space("1409"),)))
    assert [reason.name for reason in found] == ["lane"]
    assert found[0].facts["chance"] == 33


def test_why_nobody_attacks_any_more_is_told() -> None:
    table = Table("ge_1_21_i 0325", "uk_201_1_i 0326", "uk_7_7_i 0327")
    table.do("end")
    player = ChitPullPlayer(seed=1)
    action = player.choose(table.game, table.pos, 0)
    assert action.verb == "end"
    assert [reason.name for reason in player.why(table.game, table.pos, 0, action)] == ["enough"]
