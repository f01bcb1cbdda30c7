"""The weights of a script as knobs that can be turned, alike for every rules system."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, NamedTuple, cast

from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game
from scirocco.lab.matches import MakePlayer
from scirocco.players import Player, system_of
from scirocco.players.tuned import changed

FACTOR = 0.45
"""How far one standard deviation turns a knob, as a factor: by e to this power."""
AMOUNTS = {"assault_threshold": 0.6, "eager": 0.4, "breakthrough": 0.08, "exodus": 0.3, "attack_threshold": 0.4}
"""Weights that may be 0 or less are moved by an amount."""
MOST = {"decay": 0.97, "concentration": 0.97, "recoverable": 0.97, "late_strength": 0.97, "hold_decay": 0.97}
"""Parts of a whole stay below it."""
LEFT_ALONE = ("noise", "plenty_of_air")


class Knob(NamedTuple):
    """A number to tune. ``step`` is how far one standard deviation goes: a factor, or an amount where it may be
    negative."""

    name: str
    start: float
    step: float
    signed: bool = False

    def value(self, x: float) -> float:
        """The number at a point of the search, 0 being the start."""
        found = self.start + self.step * x if self.signed else self.start * math.exp(self.step * x)
        return min(found, max(self.start, MOST.get(self.name, math.inf)))


class Bench(NamedTuple):
    """What is tuned: knobs, and a player made of their values."""

    knobs: tuple[Knob, ...]
    make: Callable[[dict[str, float], int], Player]

    def values(self, point: Sequence[float]) -> dict[str, float]:
        return {knob.name: round(knob.value(float(x)), 4) for knob, x in zip(self.knobs, point, strict=True)}

    def player(self, values: dict[str, float]) -> MakePlayer:
        return lambda seed: self.make(values, seed)


Weighed = tuple[Any, Callable[[Any, int], Player]]
"""A side's weights, and a scripted player made of weights and a seed."""


def _somnium(game: Game[Any], side: int, level: str) -> Weighed:
    from scirocco.players.somnium import SomniumPlayer
    from scirocco.players.somnium.weights import SCALES

    weights = SCALES.weights_of(level, game.id, game.sides[side])
    return weights, lambda weights, seed: SomniumPlayer(level, seed, weights)


def _areas(game: Game[Any], side: int, level: str) -> Weighed:
    from scirocco.players.areas import AreasPlayer
    from scirocco.players.areas.weights import SCALES

    weights = SCALES.weights_of(level, game.id, game.sides[side])
    return weights, lambda weights, seed: AreasPlayer(level, seed, weights)


def _chitpull(game: Game[Any], side: int, level: str) -> Weighed:
    from scirocco.players.chitpull import ChitPullPlayer
    from scirocco.players.chitpull.weights import SCALES
    from scirocco.systems.chitpull import ChitPull

    holding = side != cast(ChitPull, game).attacker
    weights = SCALES.weights_of(level, game.id, game.sides[side], holding)
    return weights, lambda weights, seed: ChitPullPlayer(level, seed, weights)


SYSTEMS = {"somnium": _somnium, "areas": _areas, "chitpull": _chitpull}


def bench_of(game: Game[Any], side: int, level: str = "regular", names: Sequence[str] = ()) -> Bench:
    """The knobs of a side, all that can be turned or those that are named, as a level has them."""
    find = SYSTEMS.get(system_of(game))
    if find is None:
        raise SciroccoError(f"nothing of the {system_of(game)} system can be tuned; there is {', '.join(SYSTEMS)}")
    weights, make = find(game, side, level)
    known = _knobs(weights)
    for name in names:
        if name not in known:
            raise SciroccoError(f"there is no weight {name!r} to turn; there is {', '.join(known)}")
    chosen = tuple(knob for name, knob in known.items() if not names or name in names)
    return Bench(chosen, lambda values, seed: make(changed(weights, values, "weights"), seed))


def _knobs(weights: Any) -> dict[str, Knob]:
    found: dict[str, Knob] = {}
    for field in fields(weights):
        name, value = field.name, getattr(weights, field.name)
        if name in LEFT_ALONE or isinstance(value, int):
            continue
        if name in AMOUNTS:
            found[name] = Knob(name, value, AMOUNTS[name], signed=True)
        elif value > 0:
            found[name] = Knob(name, value, FACTOR)
    return found
