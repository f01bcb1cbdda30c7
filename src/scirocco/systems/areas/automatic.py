"""Steps that nobody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.reasons import because

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


class Automatic(Stage["Areas", "AreasPosition"]):
    """A stage nobody decides: it is carried out as soon as it comes up."""

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return []

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        return because(game, self.rule, "not-now", "wait")

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        self.carry_out(game, pos, pos.agenda.pop(), dice, log)
        return True

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        """Do what is to be done; the task has left the agenda."""
        raise NotImplementedError
