"""Play-outs: a line tried on a copy of the table, with dice that are the same for every line, and then judged."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from scirocco.core.dice import CommonDice
from scirocco.core.game import Game
from scirocco.players.clock import Clock, OutOfTime
from scirocco.players.repertoire import Line, Repertoire

MOST_DECISIONS = 3_000
"""A play-out that takes more is judged where it stands."""


class Playouts:
    """Tries lines from one position for one side."""

    def __init__(
        self,
        repertoire: Repertoire,
        game: Game[Any],
        view: Any,
        side: int,
        seed: int,
        clock: Clock,
        horizon: int,
        most: int = 0,
    ) -> None:
        self._repertoire = repertoire
        self._game = game
        self._view = view
        self._side = side
        self._seed = seed
        self._clock = clock
        self._horizon = repertoire.ahead(game, view, horizon)
        self._most = most
        self._scripts: dict[Hashable, Any] = {}
        self._starts: dict[int, Any] = {}
        self.played = 0

    def affordable(self, seconds: float) -> float:
        """How many more play-outs there is time for, when each takes ``seconds``."""
        by_time = self._clock.left / max(seconds, 1e-6)
        return min(by_time, self._most - self.played) if self._most else by_time

    def value(self, line: Line, sample: int) -> float:
        """What a line comes to with one sample of the dice and of what is hidden."""
        if self._most and self.played >= self._most:
            raise OutOfTime
        game, repertoire, side = self._game, self._repertoire, self._side
        pos = self._start(sample).copy()
        dice = CommonDice(self._seed + 7919 * sample)
        own = self._script(line.manner)
        turn = repertoire.turn_of(game, pos)
        reply = repertoire.reply(self._seed)
        forced = line.action
        turns = 0
        for _ in range(MOST_DECISIONS):
            decision = game.decision(pos)
            if decision is None:
                break
            now = repertoire.turn_of(game, pos)
            if now != turn:
                turn = now
                turns += 1
                if turns >= self._horizon:
                    break
            self._clock.check()
            if forced is not None:
                action, forced = forced, None
            elif decision.side == side:
                action = own.choose(game, game.view(pos, side), side)
            else:
                action = reply.choose(game, game.view(pos, decision.side), decision.side)
            dice.about(repertoire.dice_key(game, pos))
            game.play(pos, action, dice)
        self.played += 1
        return repertoire.judge(game, pos, side)

    def _script(self, manner: Hashable) -> Any:
        """One script for each manner: what it planned for one sample serves the next."""
        known = self._scripts.get(manner)
        if known is None:
            known = self._scripts[manner] = self._repertoire.rehearsal(self._seed, manner)
        return known

    def _start(self, sample: int) -> Any:
        known = self._starts.get(sample)
        if known is None:
            chance = random.Random(f"{self._seed} {sample}")
            known = self._repertoire.determinise(self._game, self._view, self._side, chance)
            self._starts[sample] = known
        return known
