"""Why a player does something has its words: no consideration without them, and no words that nobody says."""

from __future__ import annotations

from collections.abc import Set

import pytest

import scirocco
from scirocco import telling
from scirocco.core.dice import RandomDice
from scirocco.games import game_ids
from scirocco.players import make_player
from scirocco.players.analysis import hint
from scirocco.players.areas import posts as area_posts
from scirocco.players.areas import reasons as area_reasons
from scirocco.players.chitpull import posts as chit_posts
from scirocco.players.chitpull import reasons as chit_reasons
from scirocco.players.somnium import posts as somnium_posts
from scirocco.players.somnium import reasons as somnium_reasons
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
