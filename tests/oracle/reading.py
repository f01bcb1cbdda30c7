"""Plain readers: data files of a game, position texts, and the geometry of the two kinds of hex maps."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, wraps
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

GAMES = Path(__file__).parents[2] / "src" / "scirocco" / "games"

Row = Mapping[str, str]


def rows(game: str, name: str) -> list[Row]:
    """The lines of a CSV file, each as a dictionary."""
    text = (GAMES / game / name).read_text(encoding="utf-8")
    return list(csv.DictReader(line for line in text.splitlines() if line and not line.startswith("#")))


def table(game: str, name: str) -> dict[str, Any]:
    """A TOML file."""
    return tomllib.loads((GAMES / game / name).read_text(encoding="utf-8"))


@dataclass
class Stand:
    """Where a counter is, and what is written beside it."""

    place: str
    marks: frozenset[str]


@dataclass
class Text:
    """A position as it is written: each line by its first word, tasks from bottom to top, and the counters."""

    lines: dict[str, list[str]] = field(default_factory=dict)
    tasks: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    stands: dict[str, Stand] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)
    memo: dict[object, Any] = field(default_factory=dict)
    """What a judge has worked out of this position already."""

    @cached_property
    def turn(self) -> int:
        return int(self.value("turn", "0"))

    @property
    def phase(self) -> str:
        return self.value("phase", "")

    @property
    def over(self) -> bool:
        return "over" in self.lines

    @property
    def task(self) -> str:
        """The name of the task that decides now."""
        return self.tasks[-1][0] if self.tasks else ""

    @property
    def about(self) -> dict[str, str]:
        """What the task that decides now is about."""
        return self.tasks[-1][1] if self.tasks else {}

    def value(self, key: str, otherwise: str = "") -> str:
        return self.lines[key][-1] if key in self.lines else otherwise

    def words(self, key: str) -> list[str]:
        return self.value(key).split()

    def place(self, piece: str) -> str:
        return self.stands[piece].place if piece in self.stands else "away"

    def marks(self, piece: str) -> frozenset[str]:
        return self.stands[piece].marks if piece in self.stands else frozenset()


def read(text: str, pieces: Iterable[str]) -> Text:
    """A position text, taken apart."""
    known, found = set(pieces), Text()
    for line in text.splitlines():
        first, _, rest = line.partition(" ")
        if first in known:
            place, *marks = rest.split()
            if first in found.stands:
                found.twice.append(first)
            found.stands[first] = Stand(place, frozenset(marks))
        elif first == "task":
            name, *facts = rest.split()
            found.tasks.append((name, dict(fact.split("=", 1) for fact in facts)))
        elif first:
            found.lines.setdefault(first, []).append(rest)
    return found


T = TypeVar("T")


def once(find: Callable[..., T]) -> Callable[..., T]:
    """A method of a judge that works a thing out of a position once: the position keeps it."""

    @wraps(find)
    def kept(judge: object, pos: Text, *args: object) -> T:
        key = (find.__name__, *args)
        if key not in pos.memo:
            pos.memo[key] = find(judge, pos, *args)
        found: T = pos.memo[key]
        return found

    return kept


def side_key(one: str, other: str) -> frozenset[str]:
    """The side between two hexes, or the step between them, whichever way."""
    return frozenset((one, other))


def pairs_along(hexes: list[str]) -> Iterator[frozenset[str]]:
    """The steps along a road."""
    for one, other in pairwise(hexes):
        yield side_key(one, other)


class Grid:
    """Which hexes touch, from their printed numbers alone.

    Somnium prints the column first, and odd columns stand half a hex lower. Gazala 1942 prints the row first, rows
    grow to the north, and even rows stand half a hex further east. Counting along a line of hexes in halves, the two
    are alike: a hex has two neighbours two halves away in its own line, and four at one half in the lines beside it.
    """

    def __init__(self, numbers: Iterable[str], *, column_first: bool) -> None:
        lower = 1 if column_first else 0
        self.at: dict[str, tuple[int, int]] = {}
        for number in numbers:
            first, second = int(number[:2]), int(number[2:])
            self.at[number] = (first, 2 * second + (first % 2 == lower))
        self._named = {spot: number for number, spot in self.at.items()}
        self._around = {number: list(self._touching(number)) for number in self.at}

    def _touching(self, number: str) -> Iterator[str]:
        line, half = self.at[number]
        for spot in [(line, half - 2), (line, half + 2), *((line + a, half + b) for a in (-1, 1) for b in (-1, 1))]:
            if spot in self._named:
                yield self._named[spot]

    def around(self, number: str) -> list[str]:
        """The hexes of the map that touch this one."""
        return self._around[number]

    def apart(self, one: str, other: str) -> int:
        """How many steps lie between two hexes."""
        (line, half), (other_line, other_half) = self.at[one], self.at[other]
        lines, halves = abs(line - other_line), abs(half - other_half)
        return lines + max(0, halves - lines) // 2
