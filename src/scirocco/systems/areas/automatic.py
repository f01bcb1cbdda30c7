"""Stages that nobody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Stage
from scirocco.core.errors import Why
from scirocco.systems.areas.reasons import because

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


class Automatic(Stage["Areas", "AreasPosition"]):
    """A stage that is carried out as soon as it comes up: its ``settle`` always does something."""

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return []

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        return because(game, self.rule, "not-now", "wait")
