"""The player who throws a coin: any legal action is as good as another."""

from __future__ import annotations

import random
from typing import Any

from scirocco.core.decisions import Action
from scirocco.core.game import Game


class RandomPlayer:
    """Chooses uniformly among the options. Plays every game."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._source = random.Random(seed)

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        return self._source.choice(game.choices(view))
