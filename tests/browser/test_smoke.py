"""Anything legal, in any order: a hand that clicks at random must never meet a fault."""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.moments import LoadedDice, sit_down
from tests.browser.table import Json
from tests.server.rooms import Room

ACTIONS = int(os.environ.get("SCIROCCO_SMOKE", "12"))
"""How many actions are carried out in each game; when one is over, another is begun."""
SEED = os.environ.get("SCIROCCO_SEED", "")
"""Another word leads another way."""
BLANK = """() => [...document.querySelectorAll('.view use')].map((use) => use.getAttribute('href'))
  .filter((face) => !document.getElementById(face.slice(1)))"""
"""Counters that are shown without a drawing."""
GAMES = ("alamein", "gazala", "gazala1942", "merkur", "sicily")


@pytest.mark.parametrize("game", GAMES)
def test_random_actions_meet_no_fault(visitor: NewVisitor, room: Room, dice: LoadedDice, game: str) -> None:
    chance = random.Random(game + SEED)
    anna = visitor()
    refused: list[str] = []
    anna.page.on("response", lambda response: _note(response, refused))
    state = sit_down(anna, room, game).state()
    done: list[str] = []
    while len(done) < ACTIONS:
        if state["status"] != "playing":
            state = sit_down(anna, room, game).state()
        choice = _pick(chance, state)
        done.append(choice["action"])
        try:
            state = carry_out(anna, state, choice)
        except Exception as fault:
            raise AssertionError(f"{game}, action {len(done)}, after {done[-6:]}: {fault}") from fault
        assert not anna.troubles, (done[-6:], anna.troubles)
        assert not refused, (done[-6:], refused)
        assert not (blank := anna.page.evaluate(BLANK)), (done[-6:], blank)


def _pick(chance: random.Random, state: Json) -> Json:
    """Any kind of choice as likely as any other, so that a phase does not end at once nor go on for ever."""
    kinds = sorted({(one["verb"], bool(one["spaces"])) for one in state["choices"]})
    verb, spaces = chance.choice(kinds)
    return chance.choice([one for one in state["choices"] if (one["verb"], bool(one["spaces"])) == (verb, spaces)])


def _note(response: Response, refused: list[str]) -> None:
    if response.status >= 400:
        refused.append(f"{response.status} {response.url}")
