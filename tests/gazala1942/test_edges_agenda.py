"""The agenda is a stack: the task on top decides, whatever lies below it, and what needs no choice is carried out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from scirocco.core.decisions import Action, Event, Task
from scirocco.core.dice import RandomDice
from scirocco.core.errors import Why
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.position import ChitPosition
from tests.gazala1942.table import load

KEEN = ("attack", "join", "air", "advance", "clear", "react", "retreat", "raise", "rebuild", "affiliate", "split")
OPTIONS = ("cars_answer_advances", "engineers_by_choice", "hostile_losses", "free_advance", "zone_retreat")
STRANGE = ("select", "mark", "rebuild", "affiliate", "under", "split", "merge", "join", "hit", "loss", "remove")
"""Verbs with a unit, to be asked where they do not belong."""


def fought(scenario: str, seed: int, decisions: int) -> Iterator[tuple[ChitPull, ChitPosition]]:
    """The positions of a game in which nobody misses an attack."""
    game = load(scenario, OPTIONS if seed % 2 else ())
    rng, dice, pos = random.Random(seed), RandomDice(seed), game.start()
    for _ in range(decisions):
        yield game, pos
        options = game.options(pos)
        keen = [action for action in options if action.verb in KEEN]
        game.play(pos, rng.choice(keen if keen and rng.random() < 0.7 else options), dice)
        if pos.over:
            return


def asked(game: ChitPull, pos: ChitPosition, rng: random.Random) -> list[Why | None]:
    """The answers to some actions, most of them out of place."""
    units = rng.sample(range(len(game.units)), 4)
    mined = rng.choice(game.ground.mine_sides)[1]
    lanes = [game.explain(pos, Action("clear", unit, (mined,))) for unit in units]
    return [game.explain(pos, Action(verb, unit)) for verb in STRANGE for unit in units] + lanes


def outcome(game: ChitPull, pos: ChitPosition, action: Action, seed: int) -> tuple[list[Event], str, list[Task]]:
    """What a stage makes of an action, before anything else is looked at."""
    log: list[Event] = []
    stage = game.stages[pos.agenda[-1].stage]
    stage.play(game, pos, action, RandomDice(seed), log)
    agenda, pos.agenda = pos.agenda, []
    return log, game.write_position(pos), agenda


@pytest.mark.rule("gazala1942 3.0")
@pytest.mark.parametrize(("scenario", "seed"), [("strike", 1), ("opening", 2)])
def test_only_the_task_on_top_counts(scenario: str, seed: int) -> None:
    """Two tasks of the other side laid below it change neither the choices, nor the reasons, nor what comes of them."""
    for number, (game, pos) in enumerate(fought(scenario, seed, 600)):
        top = pos.agenda[-1]
        if top.stage == "react":
            continue
        below = [Task("cup", 1 - top.side, number=1), Task("cup", 1 - top.side, number=2)]
        other = pos.copy()
        other.agenda = [*below, top]
        options = game.options(pos)
        assert game.options(other) == options
        assert asked(game, other, random.Random(number)) == asked(game, pos, random.Random(number))
        action = random.Random(number).choice(options)
        alone = pos.copy()
        alone.agenda = [top]
        log, text, agenda = outcome(game, alone, action, number)
        assert outcome(game, other, action, number) == (log, text, [*below, *agenda])


@pytest.mark.rule("gazala1942 3.0")
@pytest.mark.parametrize(("scenario", "seed"), [("strike", 3), ("opening", 4)])
def test_nobody_is_asked_while_there_is_something_that_needs_no_choice(scenario: str, seed: int) -> None:
    for game, pos in fought(scenario, seed, 800):
        before, log = pos.copy(), list[Event]()
        assert not game.stages[pos.agenda[-1].stage].settle(game, pos, RandomDice(0), log)
        assert (pos, log) == (before, [])
