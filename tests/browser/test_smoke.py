"""Two hundred choices in every game, made with the mouse by somebody who chooses at random."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.games import game_ids
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out

CHOICES = 200


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_two_hundred_choices_at_random(visitor: NewVisitor, game_id: str) -> None:
    anna = visitor()
    anna.go("/")
    anna.send("/api/session", name="Anna")
    seats = [{"side": side, "kind": "me"} for side in scirocco.load(game_id).sides]
    anna.open(anna.send("/api/tables", game=game_id, seats=seats)["id"])
    chance = random.Random(7)
    for _ in range(CHOICES):
        state = anna.state()
        if state["status"] != "playing":
            break
        carry_out(anna, state, chance.choice(state["choices"]))
    assert anna.state()["version"] >= CHOICES // 2
