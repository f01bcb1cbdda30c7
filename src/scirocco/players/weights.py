"""What the scripts care for, and how much, read from the ``weights.toml`` of each rules system.

A system says which weights there are, in a dataclass of numbers; :class:`Scales` makes the weights of every level of
play, of both sides of a game, and of the stances in which the searching levels try a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

from scirocco.core.data import read_toml
from scirocco.core.errors import DataError
from scirocco.players.tuned import LEVELS as TUNED_LEVELS
from scirocco.players.tuned import Numbers, changed, checked, kinds_of, tuned

FILE = "weights.toml"
PLAIN = "plain"
"""The stance that changes nothing."""

W = TypeVar("W")
"""The weights of a system."""


class Stance(msgspec.Struct, forbid_unknown_fields=True):
    """A way to play: which weights it multiplies or shifts. Its words stand in the catalogues, as those of a plan."""

    times: dict[str, float] = {}
    plus: dict[str, float] = {}


Sides = dict[str, dict[str, Numbers]]
"""Numbers of one side of one game."""


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    """Every weight as the regular player has it, and what is otherwise with others."""

    regular: Numbers
    recruit: Numbers
    searching: Numbers
    stances: dict[str, Stance]
    holding: Numbers = {}
    games: Sides = {}
    recruits: Sides = {}

    def parts(self) -> dict[str, Numbers]:
        """All numbers in the file, by the place where they stand."""
        found = {
            "regular": self.regular,
            "recruit": self.recruit,
            "searching": self.searching,
            "holding": self.holding,
        }
        for kind, games in (("games", self.games), ("recruits", self.recruits)):
            for game, sides in games.items():
                found.update({f"{kind}.{game}.{side}": own for side, own in sides.items()})
        for name, stance in self.stances.items():
            found.update({f"stances.{name}.times": {**stance.times}, f"stances.{name}.plus": {**stance.plus}})
        return found


class Scales(Generic[W]):
    """The weights of a rules system: ``kind`` names them, ``package`` is the folder of their file. Those that are
    ``divisors`` must be more than 0."""

    def __init__(self, kind: type[W], package: str, divisors: tuple[str, ...] = ()) -> None:
        self._kind = kind
        self._package = package
        self._divisors = divisors
        # Asked for at every decision, so what was made once is kept.
        self._made: Callable[..., W] = lru_cache(maxsize=64)(self._make)
        self._stood: Callable[..., W] = lru_cache(maxsize=256)(self._stand)

    @cached_property
    def file(self) -> WeightsFile:
        """The file, read and checked once."""
        found = read_toml(files(self._package), FILE, WeightsFile)
        for place, numbers in found.parts().items():
            checked(self._kind, numbers, FILE, place)
            for name in self._divisors:
                if numbers.get(name, 1) <= 0:
                    raise DataError(FILE, f"{place}.{name}", f"{numbers[name]} will not do", "more than 0")
        missing = kinds_of(self._kind).keys() - found.regular.keys()
        if missing:
            raise DataError(FILE, "regular", f"{min(missing)} is missing", "every weight stands there")
        return found

    def weights_of(self, level: str, game: str = "", side: str = "", holding: bool = False) -> W:
        """The weights with which a level plays a side of a game. ``holding`` says that it has something to hold, where
        that makes a difference."""
        return self._made(level, game, side, holding)

    def _make(self, level: str, game: str, side: str, holding: bool) -> W:
        data = self.file
        numbers = {**data.regular, **data.games.get(game, {}).get(side, {})}
        if level == "recruit":
            numbers |= data.recruit | data.recruits.get(game, {}).get(side, {})
        else:
            numbers |= data.searching if level in TUNED_LEVELS else {}
            numbers |= data.holding if holding else {}
        return tuned(self._kind(**checked(self._kind, numbers, FILE, level)), level, game, side)

    def stances(self) -> list[str]:
        """The name of every stance, the plain one first."""
        return [PLAIN, *self.file.stances]

    def in_stance(self, weights: W, stance: str) -> W:
        """The weights of a player who plays in a stance."""
        return weights if stance == PLAIN else self._stood(weights, stance)

    def _stand(self, weights: W, stance: str) -> W:
        data = self.file.stances[stance]
        numbers: Numbers = {name: getattr(weights, name) * factor for name, factor in data.times.items()}
        for name, more in data.plus.items():
            numbers[name] = numbers.get(name, getattr(weights, name)) + more
        return changed(weights, numbers, f"stances.{stance}", FILE)
