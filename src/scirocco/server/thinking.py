"""The computer's thoughts, in a worker process: a record comes in, an action goes out.

A worker keeps the games it has thought about, so that the next question about one costs only what is new. While it
thinks it tells over a channel how far it has got, and over the same channel it can be told to answer at once.
"""

from __future__ import annotations

from collections import OrderedDict
from multiprocessing.context import SpawnContext
from typing import Any, NamedTuple

import scirocco
from scirocco.core.dice import ScriptedDice
from scirocco.core.game import Game
from scirocco.players import Player, make_player
from scirocco.players.analysis import Hint, hint
from scirocco.server.workers import settle_in

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


class Channel:
    """Shared between the server and one worker: how far it is, and whether an answer is wanted at once.

    What the thought is about stays with the worker: the table is read by those against whom it is made.
    """

    def __init__(self, context: SpawnContext) -> None:
        self._hurry = context.Event()
        self._done = context.Value("d", -1.0)

    # The server's end

    def hurry(self) -> None:
        self._hurry.set()

    def read(self) -> float | None:
        """How far the thought has got, 0 to 1, or None where nobody can say."""
        done = float(self._done.value)
        return None if done < 0 else done

    def begin(self) -> None:
        """A new thought."""
        self._hurry.clear()
        self._done.value = -1.0

    # The worker's end

    def tell(self, done: float) -> None:
        self._done.value = done

    def is_hurried(self) -> bool:
        return self._hurry.is_set()


def load_problem(problem: Problem) -> tuple[Game[Any], Any]:
    """The game, and the position it began with."""
    game = scirocco.load(problem.game, problem.scenario, dict.fromkeys(problem.options, True))
    return game, game.read_position(problem.start) if problem.start else game.start()


class Thought:
    """A game a worker remembers."""

    def __init__(self, problem: Problem) -> None:
        self.game, self.position = load_problem(problem)
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
_channel: Channel | None = None


def settle_in_with(channel: Channel) -> None:
    """How a worker begins."""
    global _channel
    settle_in()
    _channel = channel


def choose(problem: Problem) -> str:
    """The computer's choice, in notation. It sees what its side may see."""
    thought, player = _remember(problem)
    game = thought.game
    return game.format(player.choose(game, game.view(thought.position, problem.side), problem.side))


def advise(problem: Problem) -> Hint:
    """What a player would do in somebody's place, and why."""
    thought, player = _remember(problem)
    game = thought.game
    return hint(player, game, game.view(thought.position, problem.side), problem.side)


def _remember(problem: Problem) -> tuple[Thought, Player]:
    """The game as it stands now, and who plays that side of it."""
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
        player = thought.players[key] = _sit_down(problem.level)
    return thought, player


def _sit_down(level: str) -> Player:
    """A player who speaks and listens over the channel."""
    if _channel is None:
        return make_player(level)
    return make_player(level, progress=_channel.tell, stop=_channel.is_hurried)
