"""Dice, handed in from outside: a position never knows its future."""

from __future__ import annotations

import random
from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from scirocco.core.errors import DiceError

MASK = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Something that rolls. ``roll(6)`` is a die, ``roll(9)`` draws one chit of nine.

    Anybody may bring dice of his own: what matters is ``roll``.
    """

    def roll(self, sides: int = 6) -> int:
        raise DiceError("these dice cannot be rolled")


class RandomDice(Dice):
    """Fair dice from the system's randomness, or from a seed when the game must be repeatable."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._source = random.SystemRandom() if seed is None else random.Random(seed)

    def roll(self, sides: int = 6) -> int:
        return int(self._source.random() * sides) + 1


class ScriptedDice(Dice):
    """Dice that fall as told; used by tests and by replays.

    >>> dice = ScriptedDice([3, 4])
    >>> dice.roll(), dice.roll()
    (3, 4)
    """

    def __init__(self, rolls: Iterable[int]) -> None:
        self._rolls = list(rolls)
        self._next = 0

    def roll(self, sides: int = 6) -> int:
        if self._next >= len(self._rolls):
            raise DiceError("the rules ask for one more die than was given")
        value = self._rolls[self._next]
        if not 1 <= value <= sides:
            raise DiceError(f"a die of {sides} cannot show {value}")
        self._next += 1
        return value

    def left(self) -> int:
        """How many rolls nobody asked for."""
        return len(self._rolls) - self._next


class NoDice(ScriptedDice):
    """For actions that must not roll."""

    def __init__(self) -> None:
        super().__init__(())


class RecordingDice(Dice):
    """Rolls other dice and remembers what they showed."""

    def __init__(self, source: Dice) -> None:
        self._source = source
        self.shown: list[int] = []

    def roll(self, sides: int = 6) -> int:
        value = self._source.roll(sides)
        self.shown.append(value)
        return value


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
