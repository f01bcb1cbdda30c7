"""One game between two players, and pairs of games with the same dice and the sides swapped."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from scirocco.players import Player

MOST_DECISIONS = 200_000

MakePlayer = Callable[[int], Player]
"""A player for a seed."""


class Outcome(NamedTuple):
    """How one game went: points and winner, decisions, and the slowest player-turn of each side in seconds."""

    scores: tuple[int, ...]
    winner: int
    decisions: int
    slowest: tuple[float, ...]

    def won_by(self, side: int) -> float:
        """1 for a win of the side, a half for a draw."""
        return 1.0 if self.winner == side else 0.5 if self.winner < 0 else 0.0

    def margin_of(self, side: int) -> int:
        """By how many points the side leads the best of the others."""
        return self.scores[side] - max(score for i, score in enumerate(self.scores) if i != side)


def play_match(game: Game[Any], players: Sequence[Player], seed: int | str) -> Outcome:
    """One game, each player choosing from its own view."""
    pos, dice = game.start(), RandomDice(seed)
    sides = range(len(game.sides))
    slowest, spent = [0.0 for _ in sides], [0.0 for _ in sides]
    turn: tuple[int, int] | None = None
    decisions = 0
    while decisions < MOST_DECISIONS:
        decision = game.decision(pos)
        if decision is None:
            break
        # A side's time is counted from one change of turn or phase to the next.
        if turn is None or turn[0] != pos.turn:
            slowest = [max(pair) for pair in zip(slowest, spent, strict=True)]
            spent = [0.0 for _ in sides]
            turn = (pos.turn, pos.phase)
        began = time.perf_counter()
        action = players[decision.side].choose(game, game.view(pos, decision.side), decision.side)
        spent[decision.side] += time.perf_counter() - began
        game.play(pos, action, dice)
        decisions += 1
    slowest = [max(pair) for pair in zip(slowest, spent, strict=True)]
    result = game.result(pos)
    if result is None:
        return Outcome((0,) * len(game.sides), -1, decisions, tuple(slowest))
    return Outcome(result.scores, result.winner, decisions, tuple(slowest))


def play_pair(game: Game[Any], first: MakePlayer, second: MakePlayer, seed: int) -> tuple[Outcome, Outcome]:
    """Two games with the same dice: the first player has the first side, then the second.

    In the first outcome the first player is side 0, in the second outcome side 1.
    """
    dice = f"pair {seed}"
    straight = play_match(game, [first(2 * seed), second(2 * seed + 1)], dice)
    swapped = play_match(game, [second(2 * seed + 1), first(2 * seed)], dice)
    return straight, swapped


def pair_score(pair: tuple[Outcome, Outcome]) -> float:
    """What a pair was worth to the first player, 0 to 1: half a point a game won."""
    return (pair[0].won_by(0) + pair[1].won_by(1)) / 2


def pair_margin(pair: tuple[Outcome, Outcome]) -> float:
    """The mean margin of the first player in a pair."""
    return (pair[0].margin_of(0) + pair[1].margin_of(1)) / 2
