"""A game as the terminal speaks of it: its presenter, its teller, and the language."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from scirocco.core.decisions import Action, Event
from scirocco.core.errors import Why
from scirocco.core.game import Game
from scirocco.server import shapes
from scirocco.server.presenting import presenter_of
from scirocco.telling import speaker, teller_of
from scirocco.telling.words import ENGLISH, Said


class Desk:
    """Puts a game's messages into words."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        self.game = game
        self.shown = presenter_of(game)
        self.teller = teller_of(game)
        self._speaker = speaker(game, language)

    @cached_property
    def counters(self) -> list[shapes.Piece]:
        """What is printed on each counter."""
        return self.shown.pieces(self.game)

    def army(self, side: int) -> list[int]:
        """The pieces of a side."""
        return [number for number, piece in enumerate(self.counters) if piece.side == self.game.sides[side]]

    def side_of(self, piece: int) -> int:
        """The side of a piece; -1 when it is nobody's."""
        side = self.counters[piece].side
        return -1 if side is None else self.game.side_named(side)

    # Words

    def say(self, message: Said) -> str:
        return self._speaker.say(message)

    def tell(self, event: Event) -> str:
        """An event in words, the number of its rule at the end."""
        return f"{self.say(self.teller.event(self.game, event))} [{rule_number(event.rule)}]"

    def ask(self, view: Any) -> str:
        """Who must do what, the number of the rule at the end."""
        asked, decision = self.teller.ask(self.game, view), self.game.decision(view)
        assert asked is not None
        assert decision is not None
        return f"{self.say(asked)} [{rule_number(decision.rule)}]"

    def label(self, view: Any, action: Action) -> str:
        return self.say(self.teller.label(self.game, view, action))

    def refuse(self, view: Any, why: Why) -> str:
        """Why something is not allowed, with the rule."""
        words = self.say(self.teller.why(self.game, view, why))
        return f"Not allowed: {words} [{why.rule}]." if why.rule else f"Not allowed: {words}."

    def side(self, side: int) -> str:
        return self._speaker.side(side)

    def piece(self, piece: int) -> str:
        return self._speaker.piece(piece)

    def space(self, space: int) -> str:
        return self._speaker.space(space)


def rule_number(ref: str) -> str:
    """
    >>> rule_number("alamein 5.1.3")
    '5.1.3'
    """
    return ref.rpartition(" ")[2]


def joined(words: list[str], last: str = "and") -> str:
    """
    >>> joined(["a", "b", "c"])
    'a, b and c'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
