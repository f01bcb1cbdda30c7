"""What a choice that ends something would leave undone, so that it can be asked about before it is too late."""

from __future__ import annotations

from typing import Any

from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.core.errors import DiceError
from scirocco.core.game import Game
from scirocco.telling.messages import Message, message, number


def carried_out(game: Game[Any], view: Any, action: Action) -> tuple[Any, bool]:
    """The position after a choice, as far as it goes without dice, and whether dice would fall."""
    after = view.copy()
    try:
        game.play(after, action, NoDice())
    except DiceError:
        return after, True
    return after, False


def is_final(game: Game[Any], view: Any, action: Action) -> bool:
    """Whether a choice cannot be taken back: dice fall, or the other side is to decide."""
    after, thrown = carried_out(game, view, action)
    decision = None if thrown else game.decision(after)
    return decision is None or decision.side != view.agenda[-1].side


def most_are_left(kind: str, left: int, done: int) -> list[Message]:
    """A word where at least half of those who could act have not: who has moved most has seen the others too."""
    if not left or left < done:
        return []
    return [message(f"table-leaves-{kind}", left=number(left), all=number(left + done))]


def nothing_done(kind: str, possible: int, done: bool) -> list[Message]:
    """A word where something could be done, and nothing has been."""
    return [message(f"table-leaves-{kind}", count=number(possible))] if possible and not done else []
