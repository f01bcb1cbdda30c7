"""What the scripted player cares for, and how much, read from ``weights.toml``, where each number has its words."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from importlib.resources import files

import msgspec

from scirocco.core.data import read_toml
from scirocco.core.errors import DataError
from scirocco.players.tuned import LEVELS as TUNED_LEVELS
from scirocco.players.tuned import tuned

PLAIN = "plain"
"""The stance that changes nothing."""


@dataclass(frozen=True)
class Weights:
    """The numbers of the script. One unit of worth is one victory point."""

    # What units are worth beside their points
    strength: float
    late_strength: float
    recoverable: float
    intact_doubt: float
    cancelled_hope: float
    caution: float
    urge: float
    content: float
    # Fights
    answer: float
    gun_price: float
    air_price: float
    scarce_air_price: float
    plenty_of_air: float
    dislodge: float
    dislodge_on_path: float
    breakthrough: float
    repulsed: float
    lost_post: float
    gain: float
    relief: float
    exposure: float
    eager: float
    assault_threshold: float
    shot_threshold: float
    # Where units stand
    danger: float
    concentration: float
    attacks: float
    fire: float
    hold: float
    hold_far: float
    hold_most: float
    block: float
    terrain: float
    pull: float
    prey: float
    decay: float
    together: float
    trap: float
    recovery: float
    way_out: float
    safe_out: float
    exodus: float
    gun_target: float
    gun_crowd: float
    lone_gun: float
    clearing: float
    move_effort: float
    noise: float


class StanceData(msgspec.Struct, forbid_unknown_fields=True):
    """A way to play: words for people, and which weights it multiplies or shifts."""

    words: str
    times: dict[str, float] = {}
    plus: dict[str, float] = {}


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    regular: dict[str, float]
    recruit: dict[str, float]
    searching: dict[str, float]
    stances: dict[str, StanceData]
    games: dict[str, dict[str, dict[str, float]]] = {}
    recruits: dict[str, dict[str, dict[str, float]]] = {}


@lru_cache(maxsize=1)
def weights_file() -> WeightsFile:
    """The file, read and checked once."""
    found = read_toml(files(__package__), "weights.toml", WeightsFile)
    known = {field.name for field in fields(Weights)}
    parts = {"regular": found.regular, "recruit": found.recruit, "searching": found.searching}
    for kind, games in (("games", found.games), ("recruits", found.recruits)):
        for game, sides in games.items():
            parts.update({f"{kind}.{game}.{side}": own for side, own in sides.items()})
    for name, stance in found.stances.items():
        parts.update({f"stances.{name}.times": stance.times, f"stances.{name}.plus": stance.plus})
    for part, numbers in parts.items():
        _check(part, numbers, known)
    missing = known - set(found.regular)
    if missing:
        raise DataError("weights.toml", "regular", f"{sorted(missing)[0]} is missing", "every weight stands there")
    return found


def _check(part: str, numbers: Mapping[str, float], known: set[str]) -> None:
    for name, value in numbers.items():
        if name not in known:
            raise DataError("weights.toml", f"{part}.{name}", "no such weight", f"one of {', '.join(sorted(known))}")
        if not math.isfinite(value):
            raise DataError("weights.toml", f"{part}.{name}", f"{value} cannot be weighed", "a number")


@lru_cache(maxsize=32)
def weights_of(level: str, game: str, side: str = "") -> Weights:
    """The weights with which a level plays a side of a game."""
    data = weights_file()
    numbers = {**data.regular, **data.games.get(game, {}).get(side, {})}
    if level == "recruit":
        numbers.update({**data.recruit, **data.recruits.get(game, {}).get(side, {})})
    elif level in TUNED_LEVELS:
        numbers.update(data.searching)
    return tuned(Weights(**numbers), level, game, side)


def stances() -> dict[str, str]:
    """Every stance and its words, the plain one first."""
    return {PLAIN: "as the script plays", **{name: data.words for name, data in weights_file().stances.items()}}


@lru_cache(maxsize=256)
def in_stance(weights: Weights, stance: str) -> Weights:
    """The weights of a player who plays in a stance."""
    if stance == PLAIN:
        return weights
    data = weights_file().stances[stance]
    changes = {name: getattr(weights, name) * factor for name, factor in data.times.items()}
    for name, more in data.plus.items():
        changes[name] = changes.get(name, getattr(weights, name)) + more
    return replace(weights, **changes)
