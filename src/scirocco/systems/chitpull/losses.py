"""9.3: what a general combat costs: half in steps, the rest in retreat or in more steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.automatic import Automatic
from scirocco.systems.chitpull.events import GaveGround, StoodFast
from scirocco.systems.chitpull.odds import sappers
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.steps import lose_step
from scirocco.systems.chitpull.units import combat_of, steps_of
from scirocco.systems.chitpull.zones import on_map

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import Battle, ChitPosition


def forced_steps(points: int) -> int:
    """9.32: half the points, rounded up.

    >>> [forced_steps(points) for points in range(7)]
    [0, 1, 1, 2, 2, 3, 3]
    """
    return -(-points // 2)


def battle_of(pos: ChitPosition) -> Battle:
    battle = pos.battle
    assert battle is not None
    return battle


class PayPoints(Automatic):
    """9.32: a side's points are split into steps that must be lost and hexes of retreat. Nothing is decided here.

    The owner chooses each loss; with the option of 12.4 his enemy chooses the second.
    """

    kind = "pay"
    rule = "9.32"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda.pop()
        steps = forced_steps(task.number)
        if task.number > steps:
            pos.agenda.append(task._replace(stage="rest", number=task.number - steps))
        push_losses(game, pos, task, steps)
        return True


def push_losses(game: ChitPull, pos: ChitPosition, task: Task, steps: int) -> None:
    """One task for each step."""
    before = battle_of(pos).paid[_part(pos, task.pieces)]
    for number in range(before + steps, before, -1):
        hostile = game.switches["hostile_losses"] and number == 2
        chooser = 1 - task.side if hostile else task.side
        pos.agenda.append(Task("loss", chooser, space=task.space, pieces=task.pieces))


def _part(pos: ChitPosition, pieces: tuple[int, ...]) -> int:
    """0 for units of the attack, 1 for the defence."""
    return 0 if pieces and pieces[0] in battle_of(pos).attackers else 1


def note_loss(pos: ChitPosition, unit: int) -> None:
    """Count a step lost in the battle; the engineers' debt is paid with the first (10.85)."""
    battle = battle_of(pos)
    attack, defence = battle.paid
    if unit in battle.attackers:
        pos.battle = battle._replace(sappers_owe=False, paid=(attack + 1, defence))
    else:
        pos.battle = battle._replace(paid=(attack, defence + 1))


class TakeLoss(Stage["ChitPull", "ChitPosition"]):
    """9.32, 9.33: one step from a unit that took part: of strength above 0 while there is one, headquarters last
    (10.11); engineers who helped through works or mines first (10.7, 10.85)."""

    kind = "loss"
    rule = "9.32"

    def _takers(self, game: ChitPull, pos: ChitPosition) -> list[int]:
        task, battle = pos.agenda[-1], battle_of(pos)
        alive = [unit for unit in task.pieces if on_map(game, pos, unit)]
        if battle.sappers_owe and alive and alive[0] in battle.attackers:
            first = sappers(game, pos, alive, battle.target)
            if first:
                return first
        strong = [unit for unit in alive if combat_of(game, pos, unit)]
        return strong or alive

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        return [Action("loss", unit) for unit in self._takers(game, pos)]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task, battle = pos.agenda[-1], battle_of(pos)
        if action.verb != "loss":
            return because(game, "9.32", "not-now", "choose the unit that loses a step")
        name = game.units[action.piece].name
        if action.piece not in task.pieces or not on_map(game, pos, action.piece):
            return because(game, "9.33", "no-loss", name, "it took no part")
        if battle.sappers_owe and action.piece in battle.attackers:
            return because(game, "10.85", "no-loss", name, "the engineers bear the first loss")
        return because(game, "9.33", "no-loss", name, "others with strength are left")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.agenda.pop()
        note_loss(pos, action.piece)
        lose_step(game, pos, action.piece, "9.32", log)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        takers = self._takers(game, pos)
        if len(takers) > 1:
            return False
        if takers:
            self.play(game, pos, Action("loss", takers[0]), dice, log)
        else:
            pos.agenda.pop()
        return True


class StandOrRetreat(Stage["ChitPull", "ChitPosition"]):
    """9.32, R45: the rest of the points: all retreat that many hexes, or all is paid in steps; never a mixture."""

    kind = "rest"
    rule = "9.32"

    def _steps(self, game: ChitPull, pos: ChitPosition) -> int:
        return sum(steps_of(game, pos, unit) for unit in pos.agenda[-1].pieces if on_map(game, pos, unit))

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        found = [Action("withdraw")]
        if self._steps(game, pos) >= pos.agenda[-1].number:
            found.append(Action("stand"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "stand":
            return because(game, "9.32", "cannot-stand")
        return because(game, "9.32", "not-now", "withdraw, or stand and lose steps")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "stand":
            log.append(StoodFast(game.ref("9.32"), task.side, task.number))
            push_losses(game, pos, task, task.number)
            return
        log.append(GaveGround(game.ref("9.4"), task.side, task.number))
        battle = battle_of(pos)
        left = tuple(unit for unit in task.pieces if on_map(game, pos, unit))
        if left[0] in battle.attackers:
            pos.battle = battle._replace(gone=left)
        pos.agenda.append(task._replace(stage="retreat", pieces=left))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if any(on_map(game, pos, unit) for unit in pos.agenda[-1].pieces):
            return False
        pos.agenda.pop()
        return True
