"""An umpire for any game: every action is watched, and what the oracle has against it is written down."""

from __future__ import annotations

import random
from typing import Any, Protocol

from scirocco.core.decisions import Action
from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from tests.oracle import areas_watch, chitpull_watch, somnium_watch
from tests.oracle.areas import Areas
from tests.oracle.chitpull import ChitPull
from tests.oracle.reading import Text
from tests.oracle.somnium import PRINTS, Somnium


class Judge(Protocol):
    """A rulebook: it reads a position, and says what is wrong with it."""

    def read(self, text: str) -> Text: ...

    def complaints(self, pos: Text) -> list[str]: ...


class Watch(Protocol):
    """A game that is being watched."""

    def saw(self, before: Text, action: str, after: Text) -> list[str]: ...

    def offers(self, pos: Text, options: list[str]) -> list[str]: ...

    def standing(self, pos: Text) -> dict[str, int] | str | None: ...


def judge_of(game: Game[Any]) -> Judge:
    """The rulebook of a game."""
    if game.id in PRINTS:
        return Somnium(game.id)
    return Areas(game.id) if game.id == "merkur" else ChitPull(game.id, game.scenario)


def watch_of(judge: Judge, start: Text) -> Watch:
    """A watch that begins at a position."""
    if isinstance(judge, Somnium):
        return somnium_watch.Watch(judge, start)
    if isinstance(judge, Areas):
        return areas_watch.Watch(judge, start)
    assert isinstance(judge, ChitPull)
    return chitpull_watch.Watch(judge, start)


class Umpire:
    """Follows one game. The lists of choices are judged too, at each ``every``-th action, for they are dear."""

    def __init__(self, game: Game[Any], pos: Any, *, every: int = 1) -> None:
        self.game, self.every, self.seen = game, every, 0
        self.judge = judge_of(game)
        self.board = self.judge.read(game.write_position(pos))
        self.watch = watch_of(self.judge, self.board)

    def before(self, pos: Any) -> list[str]:
        """What is wrong with the choices the engine offers now."""
        self.seen += 1
        if self.seen % self.every or self.board.task not in ("move", "target"):
            return []
        return self.watch.offers(self.board, [self.game.format(action) for action in self.game.options(pos)])

    def after(self, pos: Any, action: Action) -> list[str]:
        """What is wrong with an action that has just been carried out, and with the position after it."""
        words = self.game.format(action)
        board = self.judge.read(self.game.write_position(pos))
        found = self.watch.saw(self.board, words, board)
        self.board = board
        return [f"turn {board.turn}, {words}: {fault}" for fault in [*found, *self._end(pos)]]

    def _end(self, pos: Any) -> list[str]:
        """The score, or the winner, as the oracle counts it and as the engine does."""
        result, standing = self.game.result(pos), self.watch.standing(self.board)
        if result is None or standing is None:
            return []
        if isinstance(standing, str):
            winner = self.game.sides.index(standing) if standing else -1
            return [] if winner == result.winner else [f"{standing or 'nobody'} wins, not {result.winner}"]
        scores = tuple(standing[side] for side in self.game.sides)
        return [] if scores == result.scores else [f"the score is {scores}, not {result.scores}"]


KEEN = {"attack", "join", "air", "advance", "clear", "assault", "lead", "fire", "bombard"}
"""What a player does who wants to see blood."""


def complaints_in(game: Game[Any], seed: int, *, actions: int, every: int = 1) -> list[str]:
    """Play so many random actions, half of them keen ones, and tell the first complaints of the umpire."""
    rng, dice, pos = random.Random(seed), RandomDice(seed), game.start()
    umpire = Umpire(game, pos, every=every)
    for _ in range(actions):
        if pos.over:
            break
        found, options = umpire.before(pos), game.options(pos)
        keen = [action for action in options if action.verb in KEEN]
        action = rng.choice(keen if keen and rng.random() < 0.5 else options)
        game.play(pos, action, dice)
        found += umpire.after(pos, action)
        if found:
            return found
    return []
