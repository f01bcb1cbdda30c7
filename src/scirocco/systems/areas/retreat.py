"""6.1, 7.4, 2.4: losses, retreats, and headquarters that go along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.decisions import Action, Event, Stage, Task, duty
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.events import FortLost, Retreated
from scirocco.systems.areas.headquarters import commands, loss_candidates
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import eliminate, full_areas, has_room, occupied, put, take_loss, units_in
from scirocco.systems.areas.units import GARRISON

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

COMBAT_LOSS: Final = 1
ELIMINATION: Final = 2
BOMB_LOSS: Final = 3
"""What a unit has to bear: a loss in combat, outright elimination by fire, a loss by bombardment. Forts may be given
up for the first two (3.2)."""


def retreat_areas(game: Areas, pos: AreasPosition, unit: int) -> list[int]:
    """6.1, R35: adjacent areas without enemies and with room; mechanised units need a road there."""
    side, here = game.side_of[unit], pos.at[unit]
    barred = occupied(game, pos, 1 - side) | full_areas(game, pos, side)
    found = []
    for there in game.board.neighbours[here]:
        if barred & game.board.bit[there]:
            continue
        if game.is_mechanised[unit] and not game.roads_in >> there & 1:
            continue
        found.append(there)
    return found


def retreat_task(game: Areas, unit: int, space: int) -> Task:
    return duty("retreat", game.side_of[unit], unit, space)


def loss_task(game: Areas, unit: int, space: int, what: int) -> Task:
    return duty("hurt", game.side_of[unit], unit, space, number=what)


class TakeLoss(Stage["Areas", "AreasPosition"]):
    """7.4, 3.2: a unit takes a loss. In combat the garrison may give up the fort in its area instead."""

    kind = "hurt"
    rule = "3.2"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [Action("take"), Action("raze")]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        return because(game, "3.2", "not-now", "take the loss or to give up the fort instead")

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "raze":
            pos.forts &= ~game.board.bit[task.space]
            log.append(FortLost(game.ref("3.2"), task.space, True))
        else:
            self._bear(game, pos, task, log)

    def _bear(self, game: Areas, pos: AreasPosition, task: Task, log: list[Event]) -> None:
        number = "8.3" if task.number == BOMB_LOSS else "7.4"
        if task.number == ELIMINATION:
            eliminate(game, pos, task.piece, number, log)
        else:
            take_loss(game, pos, task.piece, number, log)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        has_fort = task.side == GARRISON and bool(pos.forts & game.board.bit[task.space])
        if has_fort and task.number != BOMB_LOSS:
            return False
        pos.agenda.pop()
        self._bear(game, pos, task, log)
        return True


class Retreat(Stage["Areas", "AreasPosition"]):
    """6.1, 7.4: a unit retreats to an adjacent area of its owner's choice. One that cannot takes a loss, a headquarters
    or battery only where a loss can reach it (2.4)."""

    kind = "retreat"
    rule = "6.1"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        task = pos.agenda[-1]
        return [Action("retreat", task.piece, (space,)) for space in retreat_areas(game, pos, task.piece)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        name = game.units[task.piece].name
        if action.verb != "retreat" or action.piece != task.piece:
            return because(game, "6.1", "not-now", f"retreat with {name}")
        space = action.spaces[0]
        if space not in game.board.neighbours[task.space]:
            return because(game, "6.1", "not-adjacent", game.board.ids[task.space], game.board.ids[space])
        if not has_room(game, pos, task.side, space):
            return because(game, "5.1", "stack-full", game.board.ids[space], game.stacking)
        return because(game, "6.1", "no-retreat-there", name, game.board.ids[space])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.agenda.pop()
        go_back(game, pos, action.piece, action.spaces[0], log)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        if pos.at[task.piece] != task.space:
            pos.agenda.pop()
            return True
        ways = retreat_areas(game, pos, task.piece)
        if len(ways) > 1:
            return False
        pos.agenda.pop()
        if ways:
            go_back(game, pos, task.piece, ways[0], log)
        elif loss_candidates(game, pos, task.side, task.space, (task.piece,)):
            pos.agenda.append(loss_task(game, task.piece, task.space, COMBAT_LOSS))
        return True


def go_back(game: Areas, pos: AreasPosition, unit: int, space: int, log: list[Event]) -> None:
    """One area back; a headquarters left without anyone it commands may go along (2.4)."""
    side, before = game.side_of[unit], pos.at[unit]
    log.append(Retreated(game.ref("6.1"), unit, (before, space)))
    put(game, pos, unit, space, log)
    if game.units[unit].artillery:
        return
    left = [other for other in units_in(game, pos, side, before) if not game.units[other].artillery]
    for chief in game.headquarters[side]:
        was_under = pos.at[chief] == before and commands(game, chief, unit)
        if was_under and not any(commands(game, chief, other) for other in left):
            pos.agenda.append(duty("follow", side, chief, before, spaces=(space,)))


class Follow(Stage["Areas", "AreasPosition"]):
    """2.4: a headquarters may retreat with the last unit under its command."""

    kind = "follow"
    rule = "2.4"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [Action("follow", pos.agenda[-1].piece), Action("stay")]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        return because(game, "2.4", "not-now", f"choose whether {game.units[pos.agenda[-1].piece].name} goes along")

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "follow":
            log.append(Retreated(game.ref("2.4"), task.piece, (task.space, task.spaces[0])))
            put(game, pos, task.piece, task.spaces[0], log)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        if pos.at[task.piece] == task.space and has_room(game, pos, task.side, task.spaces[0]):
            return False
        pos.agenda.pop()
        return True


class OthersGiveWay(Stage["Areas", "AreasPosition"]):
    """7.4, R2: after a crushing assault the owner chooses once: all the others retreat, or one takes a loss."""

    kind = "others"
    rule = "7.4"

    def _left(self, game: Areas, pos: AreasPosition, task: Task) -> tuple[int, ...]:
        return tuple(unit for unit in task.pieces if pos.at[unit] == task.space)

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        task = pos.agenda[-1]
        left = self._left(game, pos, task)
        losers = loss_candidates(game, pos, task.side, task.space, left)
        return [Action("withdraw"), *(Action("loss", unit) for unit in losers)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb != "loss":
            return because(game, "7.4", "not-now", "withdraw the others or to let one of them take a loss")
        rule = "2.4" if game.units[action.piece].artillery and action.piece in task.pieces else "7.4"
        return because(game, rule, "not-candidate", game.units[action.piece].name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "loss":
            pos.agenda.append(loss_task(game, action.piece, task.space, COMBAT_LOSS))
            return
        left = sorted(self._left(game, pos, task), key=lambda unit: game.units[unit].artillery)
        pos.agenda += [retreat_task(game, unit, task.space) for unit in reversed(left)]

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if self._left(game, pos, pos.agenda[-1]):
            return False
        pos.agenda.pop()
        return True


class SecondTarget(Stage["Areas", "AreasPosition"]):
    """8.3: a second unit, chosen by its owner, retreats or takes a loss. Headquarters suffer nothing while a friend is
    with them (8), and a unit alone bears one result only."""

    kind = "second"
    rule = "8.3"

    def candidates(self, game: Areas, pos: AreasPosition) -> list[int]:
        task = pos.agenda[-1]
        there = units_in(game, pos, task.side, task.space)
        return [unit for unit in there if unit != task.piece and not game.units[unit].artillery]

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        found = []
        for unit in self.candidates(game, pos):
            found.append(Action("loss", unit))
            if retreat_areas(game, pos, unit):
                found.append(Action("yield", unit))
        return found

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb not in ("loss", "yield"):
            return because(game, "8.3", "not-now", "choose a second unit that retreats or takes a loss")
        name = game.units[action.piece].name
        if action.piece in self.candidates(game, pos):
            return because(game, "6.1", "no-retreat", name)
        return because(game, "8.3", "not-candidate", name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "loss":
            pos.agenda.append(loss_task(game, action.piece, task.space, BOMB_LOSS))
        else:
            pos.agenda.append(retreat_task(game, action.piece, task.space))

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        options = self.options(game, pos)
        if not options:
            pos.agenda.pop()
        elif len(options) == 1:
            self.play(game, pos, options[0], dice, log)
        else:
            return False
        return True
