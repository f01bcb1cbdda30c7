"""What the computer player of Crete says of its choices."""

from __future__ import annotations

import re

import pytest

from scirocco import telling
from scirocco.core.dice import RandomDice
from scirocco.players import make_player
from scirocco.players.areas import AreasPlayer
from scirocco.players.areas.orders import best_move
from scirocco.players.areas.reasons import CHOICES
from scirocco.players.areas.stakes import assault_of
from scirocco.systems.areas.odds import EVEN, ROUTED, WON, odds_of
from tests.merkur.tabletop import GERMAN, Tabletop
from tests.players.crete import STURM, choice, survey_of, why


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
    table.run("activate W24", "assault W24", "lead ge_i_sturm")
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
