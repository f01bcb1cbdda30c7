"""The considerations of the script of Gazala 1942, each with one example position: where units stand, and what shapes
the plan of an activation. docs/opponents.md tells them in words; those of fights, of headquarters and of the morning
are in ``test_desert_fights``."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Action
from scirocco.players import make_player
from scirocco.players.chitpull import ChitPullPlayer
from scirocco.players.chitpull.posts import CONSIDERATIONS, Post, company, score
from scirocco.players.reasons import reasons_of
from tests.gazala1942.table import Table
from tests.players.desert import NOBODY, attacks, goes, look, plan

ARMY = ("uk_201_1_i 1718", "uk_7_7_i 1718", "uk_9l_1_t 1718")
PANZERS = ("ge_1_21_t 1614", "ge_2_21_t 1614", "ge_1_15_t 1613", "ge_2_15_t 1613")


def post(table: Table, unit: str, space: str) -> Post:
    """A unit as it would stand in a hex, everybody else where the plan wants him."""
    return plan(table).post(table.unit(unit), table.space(space))


def test_every_consideration_counts() -> None:
    table = Table("ge_1_21_t 1212", "uk_9l_1_t 1215")
    stand = post(table, "ge_1_21_t", "1212")
    assert score(stand) == pytest.approx(sum(consider(stand) for consider in CONSIDERATIONS.values()))


@pytest.mark.consideration("nearness", "pull")
def test_nearness_draws_the_attacker_to_his_goal() -> None:
    table = Table("ge_1_21_t 1020", "uk_9l_1_t 2422")
    assert goes(table, "ge_1_21_t") == "1413"
    assert goes(table, "ge_1_21_t", pull=0.0) == "1020"


@pytest.mark.consideration("nearness", "guard")
def test_nearness_draws_the_defender_to_what_must_be_held() -> None:
    table = Table("uk_9l_1_t 1822", "ge_1_21_t 0325", marker="uk_1_h")
    assert goes(table, "uk_9l_1_t") == "1617"
    assert goes(table, "uk_9l_1_t", guard=0.0) == "1822"


@pytest.mark.consideration("perils", "danger")
def test_perils_armoured_cars_keep_away_from_an_army() -> None:
    table = Table("ge_33_15_a 1125", *ARMY)
    assert goes(table, "ge_33_15_a") == "1117"
    assert goes(table, "ge_33_15_a", danger=0.0) == "1618"


@pytest.mark.consideration("perils", "danger")
def test_perils_a_whole_division_goes_where_one_battalion_would_not() -> None:
    """Who stands with the first battalion has no place yet, and can come along."""
    alone = Table("ge_1_21_t 2022", *ARMY)
    division = Table("ge_1_21_t 2022", "ge_2_21_t 2022", "ge_1_21_i 2022", "ge_2_21_i 2022", *ARMY)
    assert goes(division, "ge_1_21_t") == goes(alone, "ge_1_21_t", danger=0.0) == "1618"
    assert goes(alone, "ge_1_21_t") == "2017"


@pytest.mark.consideration("company", "company")
def test_company_two_panzer_battalions_in_one_hex() -> None:
    table = Table("ge_1_21_t 1221", "ge_2_21_t 1216 idle", "uk_9l_1_t 1619")
    assert goes(table, "ge_1_21_t") == "1216"
    assert goes(table, "ge_1_21_t", company=0.0) == "1519"


@pytest.mark.consideration("company", "company")
def test_company_counts_most_where_the_enemy_may_come() -> None:
    near, far = (Table("ge_1_21_t 1221", "ge_2_21_t 1216 idle", f"uk_9l_1_t {enemy}") for enemy in ("1219", "2422"))
    assert company(post(near, "ge_1_21_t", "1216")) > company(post(far, "ge_1_21_t", "1216")) > 0


@pytest.mark.rule("gazala1942 9.64")
@pytest.mark.consideration("sheltering", "terrain")
def test_sheltering_on_a_hill_where_the_enemy_may_come() -> None:
    garrisons = ("uk_7_7_i 1715", "fr_1_ffl_i 0912", "uk_69_50_i 1411")
    table = Table("uk_201_1_i 1519", *garrisons, "ge_1_21_t 1015", marker="uk_1_h")
    assert goes(table, "uk_201_1_i") == "1117"
    assert goes(table, "uk_201_1_i", terrain=0.0) == "1716"


@pytest.mark.rule("gazala1942 6.12")
@pytest.mark.consideration("provisions", "supply")
def test_provisions_within_reach_of_a_supplied_headquarters() -> None:
    """A shorter way to the goals leads out of the six hexes of XXI Corps."""
    table = Table("it_85_60_i 1805", "it_xxi_h 2404 idle", "uk_9l_1_t 1018", marker="it_xxi_h")
    assert goes(table, "it_85_60_i") == "2107"
    assert goes(table, "it_85_60_i", supply=0.0) == "1607"


@pytest.mark.rule("gazala1942 6.11")
@pytest.mark.consideration("lifeline", "vital")
def test_lifeline_somebody_keeps_the_end_of_the_road() -> None:
    table = Table("it_85_60_i 2804", "it_xxi_h 2404 idle", "uk_9l_1_t 1018", marker="it_xxi_h")
    assert goes(table, "it_85_60_i") == "2805"
    assert goes(table, "it_85_60_i", vital=0.0) == "2203"


@pytest.mark.consideration("holding", "hold")
def test_holding_an_objective_that_is_not_ours() -> None:
    table = Table("uk_201_1_i 1618", "ge_1_21_t 1913", "ge_2_21_t 1812", marker="uk_1_h")
    assert goes(table, "uk_201_1_i") == "1715"
    assert goes(table, "uk_201_1_i", hold=0.0) == "1413"


@pytest.mark.consideration("holding")
def test_holding_an_objective_only_as_long_as_there_are_too_few() -> None:
    """The 9th Lancers go to Got el Ualeb, where nobody is, when Knightsbridge has a brigade and a tank battalion."""
    for there, where in ((("uk_1r_1_i",), "1715"), (("in_3_i", "uk_3_7_t"), "1411")):
        friends = (f"{name} 1715 idle" for name in there)
        table = Table("uk_9l_1_t 1317", *friends, "ge_1_21_t 1314", "ge_2_21_t 1819", marker="uk_1_h")
        assert goes(table, "uk_9l_1_t") == where


@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.consideration("digging_in", "works")
def test_digging_in_infantry_stays_in_its_minefields_and_tanks_do_not() -> None:
    others = ("uk_7_7_i 1411 idle", "it_19_27_i 1409")
    table = Table("uk_150_50_i 1410", *others, marker="uk_50_h")
    assert goes(table, "uk_150_50_i") == "1410"
    assert goes(table, "uk_150_50_i", works=0.0) == "1412"
    assert goes(Table("uk_8_t 1410", *others, marker="uk_50_h"), "uk_8_t") == "1411"


@pytest.mark.rule("gazala1942 10.11")
@pytest.mark.consideration("escort", "escort")
def test_escort_nobody_leaves_a_headquarters_alone() -> None:
    table = Table("uk_1_h 1220 idle", "uk_1r_1_i 1220", "ge_1_21_t 1618", marker="uk_7_h")
    assert goes(table, "uk_1r_1_i") == "1220"
    assert goes(table, "uk_1r_1_i", escort=0.0) == "1315"


@pytest.mark.consideration("staying", "effort")
def test_staying_nobody_marches_for_nothing() -> None:
    """One hex more on the coast road, at the edge of what its headquarters can supply."""
    table = Table("uk_by_1_t 2026", "uk_1_h 2031 idle", "ge_1_21_t 1518", marker="uk_7_h")
    assert goes(table, "uk_by_1_t") == "2026"
    assert goes(table, "uk_by_1_t", effort=0.0) == "2025"


# Plans


@pytest.mark.consideration("garrison", "least_guard")
def test_garrison_infantry_keeps_an_objective_and_tanks_go_on() -> None:
    names = ("ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_15_i")
    table = Table(*(f"{name} 0912" for name in names), "uk_1sf_i 1216")

    def keepers(least: float) -> list[str]:
        return [name for name in names if goes(table, name, least_guard=least) == "0912"]

    assert [name for name in names if goes(table, name) == "0912"] == ["ge_1_21_i", "ge_2_21_i"]
    assert keepers(1.0) == ["ge_1_21_i"]


@pytest.mark.consideration("garrison", "guarding", "most_guard")
def test_garrison_a_veteran_keeps_more_where_more_may_come_but_not_his_whole_army() -> None:
    """The regular player leaves the same garrison, whoever stands near."""
    box = ("in_3_i 1715", "uk_201_1_i 1715", "uk_9l_1_t 1715", "uk_3_7_t 1715", "uk_5_7_t 1715")
    table = Table(*box, *PANZERS, "ge_1_21_i 1614", "ge_1_15_i 1613", "ge_2_15_i 1613", marker="uk_1_h")
    quiet = Table(*box, "ge_1_1_90_i 0912", "ge_2_1_90_i 1411", marker="uk_1_h")

    def garrison(table: Table, level: str, **changed: float) -> int:
        made = plan(table, level, **changed)
        return sum(made.places[unit] == table.space("1715") for unit in made.keepers)

    assert garrison(quiet, "veteran") == garrison(quiet, "regular") == garrison(table, "regular") == 2
    assert garrison(table, "veteran") == 4
    assert garrison(table, "veteran", guarding=0.0) == 2
    assert garrison(table, "veteran", most_guard=NOBODY) == 5


@pytest.mark.consideration("sharing", "frailty")
def test_sharing_the_weak_corps_takes_the_near_goal_and_the_strong_one_the_far_goal() -> None:
    """The cars of XX Corps are the faster ones, and would be sent farther if they were as strong as the panzers."""
    table = Table("ge_1_21_t 1718", "ge_2_21_t 1718", "it_rcm_a 1718", "uk_201_1_i 1715", "ge_1_1_90_i 0912")
    knightsbridge, got_el_ualeb = table.space("1715"), table.space("1411")

    def goals(frailty: float) -> list[tuple[int, ...]]:
        survey = look(table, frailty=frailty)
        return [survey.goals_of(table.unit(name)) for name in ("it_rcm_a", "ge_1_21_t")]

    survey = look(table)
    assert survey.goals_of(table.unit("it_rcm_a")) == (knightsbridge,)
    assert survey.goals_of(table.unit("ge_1_21_t")) == (got_el_ualeb,)
    assert goals(0.0) == [(got_el_ualeb,), (knightsbridge,)]


@pytest.mark.consideration("lanes")
def test_lanes_foot_goes_through_the_mines_and_wheels_go_round() -> None:
    """Pavia before the belt opens a lane towards Knightsbridge; Trieste in the same hex drives round Bir Hacheim."""
    table = Table("it_27_17_i 1408", "it_65_101_i 1408", "uk_69_50_i 2109", marker="it_x_h")
    assert plan(table).clearing == {table.unit("it_27_17_i"): table.space("1509")}
    assert goes(table, "it_65_101_i") == "1009"


@pytest.mark.rule("gazala1942 6.11")
@pytest.mark.consideration("relief", "relief")
def test_relief_who_is_near_opens_the_road_again() -> None:
    """Heckler on the road at the edge of the map leaves the Eighth Army without supply."""
    others = ("uk_201_1_i 1715 idle", "uk_1_h 1519 idle")
    table = Table("in_10_5_i 1530", *others, "heckler 1934", marker="in_5_indian_h")
    assert goes(table, "in_10_5_i") == "1832"
    assert goes(table, "in_10_5_i", relief=0.0) == "1623"
    harmless = Table("in_10_5_i 1530", *others, "heckler 2132", marker="in_5_indian_h")
    assert goes(harmless, "in_10_5_i") == "1623", "a road that is open needs nobody"


@pytest.mark.consideration("urgency", "urgency")
def test_urgency_on_the_last_day_more_is_dared_for_a_goal() -> None:
    units = ("ge_1_21_i 1815", "ge_2_21_i 1815", "ge_1_15_i 1917", "fr_1_ffl_i 1715")
    last = Table(*units, turn=11)
    assert attacks(last) == {"1715": 3}
    assert attacks(last, urgency=0.0) == attacks(Table(*units, turn=4)) == {}


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
