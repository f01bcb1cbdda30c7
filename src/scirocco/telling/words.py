"""The catalogues of words: Fluent files, one folder for each language, shared by terminal, server and browser.

English is complete; where another language has no words for a message yet, English stands in.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from babel.dates import format_date
from fluent.runtime import FluentBundle, FluentResource

from scirocco.core.errors import NotationError
from scirocco.core.game import Game
from scirocco.telling.messages import Message
from scirocco.telling.teller import Teller

FOLDER = resources.files(__package__).joinpath("words")
ENGLISH = "en"
NAMES = {"en": "English", "pt": "Português", "fr": "Français", "it": "Italiano"}
"""Every language under its own name, in the order in which they are offered."""


def languages() -> list[str]:
    """The languages there are words in."""
    found = {entry.name for entry in FOLDER.iterdir() if entry.is_dir() and any(_files(entry))}
    return [language for language in NAMES if language in found]


def check_language(language: str) -> str:
    if language not in languages():
        raise NotationError(f"there is no language {language!r}; there are {', '.join(languages())}")
    return language


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def read_words(language: str) -> str:
    """All words of one language, file after file, without what English would stand in for."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _files(FOLDER.joinpath(language)))


@lru_cache(maxsize=8)
def joined_words(language: str) -> str:
    """The words as a reader needs them: English first, and over it the language's own."""
    check_language(language)
    own = read_words(language)
    return own if language == ENGLISH else _only_missing(read_words(ENGLISH), own) + "\n" + own


def _only_missing(english: str, own: str) -> str:
    """The English entries that the other language lacks."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    parser = FluentParser(with_spans=False)
    entries = (ast.Message, ast.Term)
    known = {_key(entry) for entry in parser.parse(own).body if isinstance(entry, entries)}
    body = [e for e in parser.parse(english).body if isinstance(e, entries) and _key(e) not in known]
    return FluentSerializer().serialize(ast.Resource(body=list(body)))


def _key(entry: Any) -> tuple[str, str]:
    return type(entry).__name__, entry.id.name


@lru_cache(maxsize=8)
def words_hash(language: str) -> str:
    return hashlib.sha256(joined_words(language).encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([check_language(language)], use_isolating=False)
    found.add_resource(FluentResource(joined_words(language)))
    return found


class FactSaid(Protocol):
    """A fact, whoever made it."""

    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> Any: ...


class Said(Protocol):
    """A message, whoever made it."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, FactSaid]: ...


class Speaker:
    """Speaks of one game in one language."""

    def __init__(self, game: Game[Any], teller: Teller[Any], language: str = ENGLISH) -> None:
        self.game, self.teller, self.language = game, teller, language
        self._bundle = bundle(language)

    def say(self, message: Said) -> str:
        """A message in words."""
        if not self._bundle.has_message(message.id):
            return message.id
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None, f"the message {message.id} has no text of its own"
        facts = {name: self._fact(fact) for name, fact in message.facts.items()}
        words, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.language}: {message.id}: {errors[0]}")
        return str(words)

    def _fact(self, fact: FactSaid) -> str | int | float:
        value = fact.value
        if fact.kind == "number":
            number: int | float = value
            return number
        if fact.kind == "list":
            return ", ".join(str(self._fact(one)) for one in value)
        if fact.kind == "message":
            return self.say(value)
        if fact.kind == "day":
            return format_date(date.fromisoformat(value), format="long", locale=_locale(self.language))
        if fact.kind == "piece":
            return self.piece(self.game.piece_index[value])
        if fact.kind == "space":
            return self.space(self.game.board.index[value])
        if fact.kind == "side":
            return self.side(self.game.side_named(value))
        return self.word(value) if fact.kind == "word" else str(value)

    def word(self, id: str, otherwise: str | None = None) -> str:
        """A word by its id; what stands after its first hyphen when there is none."""
        if self._bundle.has_message(id):
            return self.say(Message(id, {}))
        return otherwise if otherwise is not None else id.partition("-")[2]

    # Names

    def side(self, side: int) -> str:
        return self.word(f"side-{self.game.sides[side]}", self.teller.side_name(self.game, side))

    def piece(self, piece: int) -> str:
        return self.teller.piece_name(self.game, piece)

    def space(self, space: int) -> str:
        """A space by its number, and by its name where it has one; a box by what it is."""
        board = self.game.board
        id = board.ids[space]
        if board.is_box(space):
            return self.word(f"box-{id}", board.names[space] or id)
        return f"{id} {board.names[space]}" if board.names[space] else id


def _locale(language: str) -> str:
    return "en_GB" if language == ENGLISH else language
