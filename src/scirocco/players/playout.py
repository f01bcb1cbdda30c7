"""Play-outs: a line tried on a copy of the table, with dice that are the same for every line, and then judged."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from scirocco.core.dice import Dice
from scirocco.core.game import Game
from scirocco.players.clock import Clock, OutOfTime
from scirocco.players.repertoire import Line, Repertoire

MOST_DECISIONS = 3_000
"""A play-out that takes more is judged where it stands."""
MASK = (1 << 64) - 1


def mix(number: int) -> int:
    """Stir the bits of a number (the finaliser of SplitMix64).

    >>> mix(1) == mix(1) != mix(2)
    True
    """
    number = (number + 0x9E3779B97F4A7C15) & MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


class CommonDice(Dice):
    """Dice for play-outs: the same sample, the same fight and the same throw show the same numbers.

    They come from a seed of the player's own and know nothing of the dice on the table.
    """

    def __init__(self, sample: int) -> None:
        self._sample = mix(sample)
        self._key = 0
        self._thrown: dict[int, int] = {}

    def about(self, key: tuple[int, ...]) -> None:
        """Say what the next dice are for."""
        state = self._sample
        for part in key:
            state = mix(state ^ (part & MASK))
        self._key = state

    def roll(self, sides: int = 6) -> int:
        count = self._thrown.get(self._key, 0)
        self._thrown[self._key] = count + 1
        return mix(self._key + count) % sides + 1


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
        self._horizon = horizon
        self._most = most
        self._scripts: dict[Hashable, Any] = {}
        self._starts: dict[int, Any] = {}
        self.played = 0

    def value(self, line: Line, sample: int) -> float:
        """What a line comes to with one sample of the dice and of what is hidden."""
        if self._most and self.played >= self._most:
            raise OutOfTime
        game, repertoire, side = self._game, self._repertoire, self._side
        pos = self._start(sample).copy()
        dice = CommonDice(self._seed + 7919 * sample)
        own = self._script(line.manner)
        turn = began = repertoire.turn_of(game, pos)
        plain, reply = self._script(None), repertoire.reply(self._seed)
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
                action = (own if turn == began else plain).choose(game, game.view(pos, side), side)
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
