"""Why a player chose as it did: a few named reasons with their worth, for the hint at the table and for reports."""

from __future__ import annotations

from typing import Any, NamedTuple

from scirocco.core.board import Board
from scirocco.core.decisions import Action
from scirocco.core.game import Game

MOST_REASONS = 4
"""More than this nobody reads."""


class Reason(NamedTuple):
    """One consideration: its name, what it counts in victory points, and words for people."""

    name: str
    worth: float
    words: str


def place_name(board: Board, space: int) -> str:
    """A space as people call it."""
    return board.names[space] or board.ids[space]


def reasons_of(player: object, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
    """A player's reasons for an action, the weightiest first: what its method ``why`` says, where it has one."""
    why = getattr(player, "why", None)
    return [] if why is None else list(why(game, view, side, action))
