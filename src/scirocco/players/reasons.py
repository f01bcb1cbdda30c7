"""Why a player chose as it did: a few named reasons with their worth, for the hint at the table and for reports."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from scirocco.core.decisions import Action
from scirocco.core.game import Game


class Reason(NamedTuple):
    """One consideration: its name, what it counts in victory points, and words for people."""

    name: str
    worth: float
    words: str


@runtime_checkable
class Explaining(Protocol):
    """A player who can say why. Players need not."""

    def why(self, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
        """The reasons for an action in a position, the weightiest first."""
        ...


def reasons_of(player: object, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
    """A player's reasons; none of one who cannot say."""
    return player.why(game, view, side, action) if isinstance(player, Explaining) else []
