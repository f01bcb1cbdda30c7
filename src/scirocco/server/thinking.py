"""The computer's thoughts, in a worker process: a record comes in, an action goes out.

A worker keeps the games it has thought about, so that the next question about one costs only what is new.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from typing import Any, NamedTuple

import scirocco
from scirocco.core.dice import ScriptedDice
from scirocco.core.game import Game
from scirocco.players import Player, make_player

GAMES_KEPT = 32


class Problem(NamedTuple):
    """A game in which the computer must decide: how it began, every action with its dice, whose decision it is."""

    table_id: str
    version: int
    game: str
    scenario: str
    options: tuple[str, ...]
    start: str | None
    actions: tuple[tuple[str, str], ...]
    side: int
    level: str


class Thought:
    """A game a worker remembers."""

    def __init__(self, problem: Problem) -> None:
        self.game: Game[Any] = scirocco.load(problem.game, problem.scenario, dict.fromkeys(problem.options, True))
        self.position: Any = self.game.read_position(problem.start) if problem.start else self.game.start()
        self.actions: list[tuple[str, str]] = []
        self.players: dict[tuple[int, str], Player] = {}

    def follows(self, problem: Problem) -> bool:
        return self.actions == list(problem.actions[: len(self.actions)])

    def catch_up(self, problem: Problem) -> None:
        for text, dice in problem.actions[len(self.actions) :]:
            rolls = ScriptedDice(int(roll) for roll in dice.split())
            self.game.play(self.position, self.game.parse(text), rolls)
            self.actions.append((text, dice))


_thoughts: OrderedDict[str, Thought] = OrderedDict()


def choose(problem: Problem) -> str:
    """The computer's choice, in notation. It sees what its side may see."""
    thought = _thoughts.pop(problem.table_id, None)
    if thought is None or not thought.follows(problem):
        thought = Thought(problem)
    thought.catch_up(problem)
    _thoughts[problem.table_id] = thought
    while len(_thoughts) > GAMES_KEPT:
        _thoughts.popitem(last=False)
    key = problem.side, problem.level
    player = thought.players.get(key)
    if player is None:
        player = thought.players[key] = make_player(problem.level)
    game = thought.game
    return game.format(player.choose(game, game.view(thought.position, problem.side), problem.side))


def settle_in() -> None:
    """A worker yields to the server, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)
