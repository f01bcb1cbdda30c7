"""Steps that are carried out without a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Stage
from scirocco.core.errors import Why
from scirocco.systems.chitpull.reasons import because

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


class Automatic(Stage["ChitPull", "ChitPosition"]):
    """A step in which nothing is decided: there is nothing to choose, only to settle."""

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        return []

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        return because(game, self.rule, "not-now", "wait until the dice have spoken")
