"""Every event has its sentence."""

from __future__ import annotations

import inspect
import random

import pytest

import scirocco
from scirocco.cli.names import as_somnium
from scirocco.cli.prompts import ASKERS, prompt
from scirocco.cli.sentences import TELLERS, sentence
from scirocco.core.decisions import Event
from scirocco.core.dice import RandomDice
from scirocco.systems.somnium import Somnium, events

EVENT_CLASSES = [kind for _, kind in inspect.getmembers(events, inspect.isclass) if kind.__module__ == events.__name__]


@pytest.fixture(scope="module")
def game() -> Somnium:
    return as_somnium(scirocco.load("alamein"))


@pytest.mark.parametrize("kind", EVENT_CLASSES, ids=lambda kind: kind.__name__)
def test_every_event_has_a_teller(kind: type) -> None:
    assert kind in TELLERS


def test_every_stage_that_asks_has_a_prompt(game: Somnium) -> None:
    automatic = {"resolve", "bombardment", "close"}
    assert {stage.kind for stage in game.stages.values()} - automatic <= set(ASKERS)


def test_sentences_name_units_places_and_rules(game: Somnium) -> None:
    unit, board = game.piece_index, game.board
    path = tuple(board.space(number) for number in ("0805", "0705", "0606"))
    told: dict[str, Event] = {
        "moved": events.Moved("alamein 4.0", unit["au_20_9"], path, 7),
        "left": events.LeftMap("alamein 4.2", unit["uk_22_7"], board.space("west")),
        "fought": events.BattleFought(
            "alamein 5.1.6", path[2], 13, 4, 5, (("5.1.2 crest", -2), ("5.1.5 armour", 1)), 4, (3, 4), "DVI ARI"
        ),
        "ended": events.GameEnded("alamein 10.2", (30, 189), 1),
    }
    words = {name: sentence(game, event) for name, event in told.items()}
    assert words["moved"] == (
        "20th Infantry Bde (9 Aus) moves from 0805 Tel el Eisa by way of 0705 to 0606 Kidney Ridge for 3½ points. [4.0]"
    )
    assert words["left"] == "22nd Armoured Bde (7 Armd) leaves the map over the west edge and does not return. [4.2]"
    assert words["fought"] == (
        "Battle for 0606 Kidney Ridge: 13 against 4 is 3-1; shifts: crest (5.1.2) -2, armour (5.1.5) +1; "
        "fought at 2-1. The dice show 3 and 4: DVI ARI, the attackers retreat. [5.1.6]"
    )
    assert words["ended"] == "The game is over. Points: Allies 30, Axis 189. Victory for the Axis. [10.2]"


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_told_and_asked(game: Somnium, seed: int) -> None:
    """Every prompt and every sentence of random games can be made."""
    from scirocco.cli.choices import choice_lines

    pos, dice, choice = game.start(), RandomDice(seed), random.Random(seed).choice
    number = 0
    while not pos.over:
        assert prompt(game, pos).endswith("]")
        number += 1
        options = game.options(pos)
        if number % 7 == 0 or len(options) < 12:
            assert choice_lines(game, pos, 120)
        for event in game.play(pos, choice(options), dice):
            assert sentence(game, event).endswith("]")
