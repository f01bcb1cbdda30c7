"""Sentences without a language: an id and the facts that stand in it.

Whoever shows a message chooses the words for it. What a fact is, its kind says, so that a terminal can put a name in
its place and a browser something to click on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from scirocco.core.game import Game

FactKind = Literal["text", "number", "piece", "space", "side", "day", "word", "message", "list"]


class Fact(NamedTuple):
    """A value that stands in a sentence.

    ==========  =========================================================================
    text        set as it is
    number      a number; words may depend on it
    piece       the id of a piece
    space       the id of a space of the board
    side        the id of a side
    day         a date, ISO
    word        the id of a message without facts: a kind of terrain, a nation
    message     a :class:`Message`
    list        a tuple of facts
    ==========  =========================================================================
    """

    kind: FactKind
    value: Any


class Message(NamedTuple):
    """A sentence: the id of its words, and its facts."""

    id: str
    facts: dict[str, Fact]


def message(id: str, **facts: Fact) -> Message:
    return Message(id, facts)


def text(value: object) -> Fact:
    return Fact("text", str(value))


def number(value: int | float) -> Fact:
    return Fact("number", value)


def yes(value: bool) -> Fact:
    """For words that depend on it."""
    return Fact("text", "yes" if value else "no")


def piece(game: Game[Any], index: int) -> Fact:
    return Fact("piece", game.piece_ids[index])


def space(game: Game[Any], index: int) -> Fact:
    return Fact("space", game.board.ids[index])


def side(game: Game[Any], index: int) -> Fact:
    return Fact("side", game.sides[index])


def word(id: str) -> Fact:
    return Fact("word", id)


def day(iso: str) -> Fact:
    return Fact("day", iso)


def said(message: Message) -> Fact:
    """A message inside another."""
    return Fact("message", message)


def listed(facts: Iterable[Fact]) -> Fact:
    return Fact("list", tuple(facts))


def pieces(game: Game[Any], indexes: Iterable[int]) -> Fact:
    return listed(piece(game, index) for index in indexes)


def spaces(game: Game[Any], indexes: Iterable[int]) -> Fact:
    return listed(space(game, index) for index in indexes)


def slug(name: str) -> str:
    """A name as part of a message's id.

    >>> slug("DVI ARB"), slug("South African")
    ('dvi-arb', 'south-african')
    """
    return "-".join("".join(sign if sign.isalnum() else " " for sign in name.lower()).split())
