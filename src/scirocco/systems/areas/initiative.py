"""3.1: the initiative, and rolls that its owner may throw again.

Every roll of the player whose turn it is stands on the agenda until it is settled: with the initiative in hand, and a
result that could be better, he is asked first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.events import InitiativeSpent
from scirocco.systems.areas.reasons import because

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def has_initiative(game: Areas, pos: AreasPosition, side: int) -> bool:
    """3.1, R52: it is used in one's own player turn, and not before the first."""
    return pos.initiative == side == game.phase_side(pos.phase)


def spend_initiative(game: Areas, pos: AreasPosition, use: str, log: list[Event]) -> None:
    """It passes to the other side."""
    log.append(InitiativeSpent(game.ref("3.1"), pos.initiative, use))
    pos.initiative = 1 - pos.initiative


class Roll(Stage["Areas", "AreasPosition"]):
    """A roll that has been made or is to be made. ``number`` of the task holds what the dice showed, 0 before."""

    kind = "reroll"
    rule = "3.1"

    def roll(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice) -> None:
        """Throw the dice and put what they show into the topmost task, or the battle."""
        raise NotImplementedError

    def could_be_better(self, game: Areas, pos: AreasPosition, task: Task) -> bool:
        """Whether another throw could help the side that may ask for it."""
        raise NotImplementedError

    def apply(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        """The roll stands: carry it out. The task has left the agenda."""
        raise NotImplementedError

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [Action("keep"), Action("reroll")]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        return because(game, "3.1", "not-now", "keep the roll or to throw it again with the initiative")

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "reroll":
            spend_initiative(game, pos, "reroll", log)
            self.roll(game, pos, pos.agenda[-1], dice)
        self.apply(game, pos, pos.agenda.pop(), dice, log)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        self.roll(game, pos, pos.agenda[-1], dice)
        task = pos.agenda[-1]
        if has_initiative(game, pos, task.side) and self.could_be_better(game, pos, task):
            return False
        self.apply(game, pos, pos.agenda.pop(), dice, log)
        return True
