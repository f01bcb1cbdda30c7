"""Where a kind of choice can be made: positions of the games that are kept with the tests, found verb by verb."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import scirocco
from scirocco.core.dice import ScriptedDice
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.games import catalogue
from tests.browser.moments import GOLDEN

RARE = Path(__file__).parents[1] / "data" / "moments"
"""Positions for the few verbs that come up in none of the golden records."""


class Place(NamedTuple):
    """A position of a record in which some verbs are offered that this record has not offered before."""

    record: str
    game: Game[Any]
    position: Any
    verbs: frozenset[str]
    side: str

    def as_record(self) -> Record:
        """A record that begins here."""
        return Record(self.game, start=self.position)


def records_of(system: str) -> Iterator[tuple[str, Record]]:
    """The kept records of a system's games."""
    systems = {entry.id: entry.system for entry in catalogue()}
    for file in (*sorted(GOLDEN.glob("*.war")), *sorted(RARE.glob("*.war"))):
        record = read_record(file.read_text(encoding="utf-8"), scirocco.load)
        if systems[record.game.id] == system:
            yield file.stem, record


def every_verb(system: str) -> frozenset[str]:
    """All the verbs that the games of a system know."""
    games = [scirocco.load(entry.id) for entry in catalogue() if entry.system == system]
    return frozenset(verb for game in games for verb in game.forms)


@lru_cache
def places(system: str) -> tuple[Place, ...]:
    """The first position of each record in which a verb is offered."""
    return tuple(place for name, record in records_of(system) for place in _places_in(name, record))


def _places_in(name: str, record: Record) -> Iterator[Place]:
    game, position, seen = record.game, record.start, set[str]()
    for entry in (*record.entries, None):
        decision = game.decision(position)
        if decision is None:
            return
        verbs = frozenset(option.verb for option in game.options(position))
        if not verbs <= seen:
            yield Place(name, game, position.copy(), verbs - seen, game.sides[decision.side])
            seen |= verbs
        if entry is not None:
            game.play(position, entry.action, ScriptedDice(entry.dice))
