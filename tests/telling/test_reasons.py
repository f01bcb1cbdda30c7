"""Why a player does something has its words: no consideration without them, and no words that nobody says."""

from __future__ import annotations

import random
from collections.abc import Set

import pytest

import scirocco
from scirocco import telling
from scirocco.core.dice import RandomDice
from scirocco.games import game_ids
from scirocco.players import make_player, repertoire_of, system_of
from scirocco.players.analysis import hint
from scirocco.players.areas import posts as area_posts
from scirocco.players.areas import reasons as area_reasons
from scirocco.players.areas.repertoire import LOCAL_STANCES
from scirocco.players.areas.weights import SCALES as AREAS
from scirocco.players.chitpull import posts as chit_posts
from scirocco.players.chitpull import reasons as chit_reasons
from scirocco.players.chitpull.weights import SCALES as CHITPULL
from scirocco.players.reasons import Part, Reason
from scirocco.players.repertoire import SCRIPT_LINE
from scirocco.players.somnium import posts as somnium_posts
from scirocco.players.somnium import reasons as somnium_reasons
from scirocco.players.somnium.weights import SCALES as SOMNIUM
from scirocco.systems.areas.position import KIND_WORDS
from tests.telling.test_catalogues import messages

NAMES: dict[str, Set[str]] = {
    "somnium": {
        *somnium_posts.GUN_CONSIDERATIONS,
        *somnium_posts.ENGINEER_CONSIDERATIONS,
        *somnium_reasons.CHOICES,
        *("leaving", "assault", "shot", "enough", "plan"),
    },
    "areas": {
        *area_posts.CONSIDERATIONS,
        *area_reasons.CHOICES,
        *area_reasons.FIRST,
        *KIND_WORDS,
        *("leaving", "gunnery", "tired", "enough", "plan"),
    },
    "chitpull": {
        *chit_posts.CONSIDERATIONS,
        *chit_reasons.CHOICES,
        *("assault", "clash", "lane", "garrison", "headquarters", "arrival", "enough", "plan"),
    },
}

PLANS: dict[str, Set[str]] = {
    "somnium": {*SOMNIUM.stances(), "strike", "leave-alone", "formation"},
    "areas": {*AREAS.stances(), *(f"{name}-at" for name in LOCAL_STANCES), "make-for", "leave-alone", "bomb"},
    "chitpull": {*CHITPULL.stances(), "make-for", "strike", "leave-alone"},
}


@pytest.mark.parametrize("system", NAMES)
def test_every_consideration_has_words(system: str) -> None:
    head = f"{system}-reason-"
    told = {id.removeprefix(head) for id in messages("en", f"{system}.ftl") if id.startswith(head)}
    assert told == {name.replace("_", "-") for name in NAMES[system]}


@pytest.mark.parametrize("game_id", game_ids())
def test_what_the_regular_player_does_is_explained_in_every_language(game_id: str) -> None:
    """Through the first decisions of a game, whatever facts the words need."""
    game = scirocco.load(game_id)
    pos, dice, player = game.start(), RandomDice(5), make_player("regular", 5)
    names = set()
    for _ in range(250):
        decision = game.decision(pos)
        assert decision is not None
        found = hint(player, game, game.view(pos, decision.side), decision.side)
        for reason in found.reasons:
            names.add(reason.name)
            for language in telling.languages():
                words = telling.reason(game, reason, language)
                assert words
                assert "-reason-" not in words
        game.play(pos, found.action, dice)
    assert len(names) >= 5, names


@pytest.mark.parametrize("system", PLANS)
def test_every_part_of_a_plan_has_words(system: str) -> None:
    head = f"{system}-plan-"
    assert {id.removeprefix(head) for id in messages("en", f"{system}.ftl") if id.startswith(head)} == PLANS[system]


@pytest.mark.parametrize("game_id", game_ids())
def test_plans_are_told_in_every_language(game_id: str) -> None:
    """At the first thought of a game, and bred on from there."""
    game = scirocco.load(game_id)
    pos, dice, player = game.start(), RandomDice(5), make_player("recruit", 5)
    repertoire, chance = repertoire_of(system_of(game)), random.Random(3)
    while True:
        decision = game.decision(pos)
        assert decision is not None
        side, view = decision.side, game.view(pos, decision.side)
        if (
            pos.turn > 1
            and repertoire.share(game, view, side) > 0
            and any(line.plan for line in repertoire.lines(game, view, side))
        ):
            break
        game.play(pos, player.choose(game, view, side), dice)
    plans, line = {line.plan for line in repertoire.lines(game, view, side)}, SCRIPT_LINE
    for _ in range(30):
        line = repertoire.vary(game, view, side, line, chance) or SCRIPT_LINE
        plans.add(line.plan)
    assert len(plans) > 10
    for plan in plans:
        for language in telling.languages():
            words = telling.reason(game, Reason("plan", 0.1, plan=plan), language)
            assert words
            assert "-plan" not in words


def test_a_plan_names_spaces_and_formations() -> None:
    game = scirocco.load("sicily")
    space = game.board.index["0101"]
    parts = Part("hold"), Part("attack", formation="1 US"), Part("strike", space)
    assert (
        telling.plan(game, parts)
        == f"hold the line, 1 US: press the attack, attack {telling.speaker(game).space(space)}"
    )
    assert telling.plan(game, ()) == "play as the regular player would"
