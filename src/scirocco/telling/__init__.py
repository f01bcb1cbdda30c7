"""Telling: what happens at the table, in words and in four languages.

A game says what it has to say as messages (an id and facts); the words stand in ``words/``, in Fluent files that the
terminal, the server and the browser share.

>>> import scirocco
>>> game = scirocco.load("alamein")
>>> ask(game, game.start())
'Allies: place the Armoured Engineer Bde, 0-3-6, behind your start line.'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scirocco.core.decisions import Action, Event
from scirocco.core.errors import Why
from scirocco.core.game import Game
from scirocco.systems.areas import Areas
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.somnium import Somnium
from scirocco.telling.areas import AreasTeller
from scirocco.telling.chitpull import ChitPullTeller
from scirocco.telling.messages import Fact, Message, message
from scirocco.telling.somnium import SomniumTeller
from scirocco.telling.teller import Part, Reason, Teller
from scirocco.telling.words import ENGLISH, Speaker, languages

__all__ = [
    "Fact",
    "Message",
    "Speaker",
    "Teller",
    "TELLERS",
    "ask",
    "label",
    "languages",
    "message",
    "plan",
    "reason",
    "refuse",
    "speaker",
    "tell",
    "teller_of",
]

PLAIN: Teller[Any] = Teller()
TELLERS: dict[type[Game[Any]], Teller[Any]] = {
    Areas: AreasTeller(),
    ChitPull: ChitPullTeller(),
    Somnium: SomniumTeller(),
}
"""The teller of each rules system; a new system adds its own."""


def teller_of(game: Game[Any]) -> Teller[Any]:
    """The teller of a game's system."""
    return next((teller for kind, teller in TELLERS.items() if isinstance(game, kind)), PLAIN)


def speaker(game: Game[Any], language: str = ENGLISH) -> Speaker:
    return Speaker(game, teller_of(game), language)


def tell(game: Game[Any], event: Event, language: str = ENGLISH) -> str:
    """What happened."""
    return speaker(game, language).say(teller_of(game).event(game, event))


def ask(game: Game[Any], view: Any, language: str = ENGLISH) -> str:
    """Who must do what; empty when the game is over."""
    asked = teller_of(game).ask(game, view)
    return "" if asked is None else speaker(game, language).say(asked)


def label(game: Game[Any], view: Any, action: Action, language: str = ENGLISH) -> str:
    """A choice in a few words."""
    return speaker(game, language).say(teller_of(game).label(game, view, action))


def reason(game: Game[Any], reason: Reason, language: str = ENGLISH) -> str:
    """Why a player does something."""
    return speaker(game, language).say(teller_of(game).reason(game, reason))


def plan(game: Game[Any], parts: Sequence[Part], language: str = ENGLISH) -> str:
    """How a turn is to be played."""
    return speaker(game, language).say(teller_of(game).plan(game, parts))


def refuse(game: Game[Any], view: Any, why: Why, language: str = ENGLISH) -> str:
    """Why something is not allowed."""
    return speaker(game, language).say(teller_of(game).why(game, view, why))
