"""One game between players, and how it went."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from scirocco.players import Player
from scirocco.players.clock import Timer
from scirocco.players.repertoire import lead_of

MOST_DECISIONS = 200_000

MakePlayer = Callable[[int], Player]
"""A player for a seed."""


class Outcome(NamedTuple):
    """How one game went: points and winner, decisions, and the most seconds each side took for a turn."""

    scores: tuple[int, ...]
    winner: int
    decisions: int
    slowest: tuple[float, ...]

    def won_by(self, side: int) -> float:
        """1 for a win of the side, a half for a draw."""
        return 1.0 if self.winner == side else 0.5 if self.winner < 0 else 0.0

    def margin_of(self, side: int) -> int:
        """By how many points the side leads the best of the others."""
        return lead_of(self.scores, side)

    def worth_of(self, side: int) -> float:
        """One number for the laboratory, -1 to 2: the game won or lost, and the margin as a part of all points, which
        tells more when games are few."""
        return self.won_by(side) + math.tanh(self.margin_of(side) / (1 + sum(map(abs, self.scores)) / 4))


def play_match(
    game: Game[Any], players: Sequence[Player], seed: int | str, timer: Timer = time.perf_counter
) -> Outcome:
    """One game, each player choosing from its own view."""
    pos, dice = game.start(), RandomDice(seed)
    sides = range(len(game.sides))
    slowest, spent = [0.0 for _ in sides], [0.0 for _ in sides]
    turn = -1
    decisions = 0
    while decisions < MOST_DECISIONS:
        decision = game.decision(pos)
        if decision is None:
            break
        if turn != pos.turn:
            slowest = [max(pair) for pair in zip(slowest, spent, strict=True)]
            spent = [0.0 for _ in sides]
            turn = pos.turn
        began = timer()
        action = players[decision.side].choose(game, game.view(pos, decision.side), decision.side)
        spent[decision.side] += timer() - began
        game.play(pos, action, dice)
        decisions += 1
    slowest = [max(pair) for pair in zip(slowest, spent, strict=True)]
    result = game.result(pos)
    if result is None:
        return Outcome((0,) * len(game.sides), -1, decisions, tuple(slowest))
    return Outcome(result.scores, result.winner, decisions, tuple(slowest))
