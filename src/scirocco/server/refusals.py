"""What the server says no to, and how: one shape for every refusal."""

from __future__ import annotations

from typing import Any

from scirocco.core.errors import Why
from scirocco.core.game import Game


class Refusal(Exception):
    """A request that cannot stand. ``status`` is the HTTP status, ``code`` names the reason without a language.

    Where a rule of a game forbids it, ``game`` and ``view`` are those it was asked of.
    """

    def __init__(
        self,
        status: int,
        code: str,
        text: str,
        *,
        why: Why | None = None,
        version: int | None = None,
        wait: int = 0,
        game: Game[Any] | None = None,
        view: Any = None,
    ) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.why, self.version, self.wait = status, code, text, why, version, wait
        self.game, self.view = game, view


def no_session() -> Refusal:
    return Refusal(401, "no-session", "begin a session first: POST /api/session")


def no_table() -> Refusal:
    return Refusal(404, "no-table", "there is no such table, or it is private and you do not sit at it")


def not_your_seat(text: str = "this seat is not yours") -> Refusal:
    return Refusal(403, "not-your-seat", text)


def stale(version: int) -> Refusal:
    return Refusal(409, "stale", f"the table has moved on; it is at version {version}", version=version)


def not_playing(status: str, version: int) -> Refusal:
    texts = {"open": "the game has not begun: a seat is still open", "review": "this record is here for review only"}
    return Refusal(409, "not-playing", texts.get(status, "the game is over"), version=version)


def outdated(text: str) -> Refusal:
    """The stored game holds an action that the rules, corrected since, no longer play."""
    return Refusal(422, "outdated", f"this game cannot be shown or played on: {text}")


def illegal(why: Why, game: Game[Any] | None = None, view: Any = None) -> Refusal:
    return Refusal(422, why.code or "illegal", str(why), why=why, game=game, view=view)


def unreadable(text: str, code: str = "notation") -> Refusal:
    """Words that are no action of this game; refused in the shape of a rule's refusal."""
    return illegal(Why("", code, text))
