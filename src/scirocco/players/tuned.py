"""Numbers the laboratory found for the searching levels, read from ``tuned.toml``: they change the script's weights.

A level of play that is not named here plays with the script's own weights.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from scirocco.core.data import read_toml
from scirocco.core.errors import DataError

FILE = "tuned.toml"
LEVELS = ("veteran", "marshal")
"""The levels that play with the tuned numbers."""

Number = bool | int | float
Numbers = dict[str, Number]
KINDS: dict[str, type] = {"bool": bool, "int": int, "float": float}
"""The kinds of weights, by the words of their dataclass."""
WANTED: dict[type, str] = {bool: "true or false", int: "a whole number", float: "a number"}

W = TypeVar("W")
"""The weights of a system: a dataclass of numbers."""


class Tuned(msgspec.Struct, forbid_unknown_fields=True):
    """Weights of one side of a game, and how they were got. Those ``afresh`` change the script, not the set before."""

    source: str
    weights: dict[str, float]
    afresh: bool = False


Sets = dict[str, dict[str, Tuned]]
"""By game and side."""


class TunedFile(msgspec.Struct, forbid_unknown_fields=True):
    """Sets for all tuned levels, and what the marshal has beyond them."""

    games: Sets = {}
    marshal: Sets = {}


@lru_cache(maxsize=1)
def tuned_file() -> TunedFile:
    return read_toml(files(__package__), FILE, TunedFile)


def tuned(weights: W, level: str, game: str, side: str) -> W:
    """The weights with which a level plays a side of a game, made from those of its script."""
    file, script = tuned_file(), weights
    for name, sets in (("games", file.games), ("marshal", file.marshal)):
        found = sets.get(game, {}).get(side)
        if found is not None and level in (LEVELS if name == "games" else (name,)):
            weights = changed(script if found.afresh else weights, found.weights, f"{name}.{game}.{side}.weights")
    return weights


def changed(weights: W, numbers: Mapping[str, Number], place: str, file: str = FILE) -> W:
    """Some weights with other numbers; a name that is no weight is an error."""
    return replace(weights, **checked(type(weights), numbers, file, place))  # type: ignore[type-var]


def checked(kind: type[Any], numbers: Mapping[str, Number], file: str, place: str) -> dict[str, Any]:
    """Numbers as a system's weights take them: each a weight's, and of its kind."""
    kinds = kinds_of(kind)
    found: dict[str, Any] = {}
    for name, value in numbers.items():
        known = kinds.get(name)
        if known is None:
            raise DataError(file, f"{place}.{name}", "no such weight", f"one of {', '.join(sorted(kinds))}")
        if not math.isfinite(value):
            raise DataError(file, f"{place}.{name}", f"{value} cannot be weighed", "a number")
        if known(value) != value or isinstance(value, bool) != (known is bool):
            raise DataError(file, f"{place}.{name}", f"{value} does not fit", WANTED[known])
        found[name] = known(value)
    return found


def kinds_of(kind: type[Any]) -> dict[str, type]:
    """The weights of a system by their names, and what kind of number each is: a word, or compiled the kind itself."""
    return {field.name: KINDS[field.type] if isinstance(field.type, str) else field.type for field in fields(kind)}
