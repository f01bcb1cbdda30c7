"""4, 5.2, 5.5: orders within an activated area, and the assaults that moves and landings bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.decisions import Action, Event, Task, duty, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.automatic import Automatic
from scirocco.systems.areas.bombardment import bombard, bombardment_areas, why_no_bombardment
from scirocco.systems.areas.combat import declare, declare_night_attack, leaders, night_targets
from scirocco.systems.areas.movement import can_move
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.offer import Listed
from scirocco.systems.areas.position import ASSAULT, FIRE
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import is_in, movement_of, units_in
from scirocco.systems.areas.units import ACTED, BOUND, DISPERSED

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

MAY_MOVE: Final = 1
MAY_FIGHT: Final = 2
"""What an activation is for; the number of an orders task."""


def is_ready(pos: AreasPosition, unit: int) -> bool:
    """Whether a unit can still act in this player turn."""
    return not pos.marks[unit] & (ACTED | DISPERSED)


class FightOnLanding(Automatic):
    """5.2, 5.4, R40: one assault in each area where units have landed among enemies; nothing to decide before it."""

    kind = "landed"
    rule = "5.2"

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        side = task.side
        due = [pos.at[unit] for unit in game.army[side] if pos.marks[unit] & BOUND]
        if not due:
            return
        space = due[0]
        pos.agenda.append(task)
        if fights_here(game, pos, side, space, True):
            declare(game, pos, side, ASSAULT, space, space, log, came_down(game, pos, side, space))
        else:
            release(game, pos, side, space)


def came_down(game: Areas, pos: AreasPosition, side: int, space: int) -> bool:
    """5.2: whether any of those who must fight here has just come from the air; an assault from the sea, or after a
    move, is like any other."""
    bound = [unit for unit in units_in(game, pos, side, space) if pos.marks[unit] & (BOUND | ACTED) == BOUND]
    return any(game.units[unit].entry not in ("", "sea") for unit in bound)


def fights_here(game: Areas, pos: AreasPosition, side: int, space: int, on_landing: bool) -> bool:
    """Whether an assault is possible in an area: an enemy, someone who can lead, and daylight."""
    if game.is_night(pos.turn) or not is_in(game, pos, 1 - side, space):
        return False
    return bool(leaders(game, pos, side, ASSAULT, space, on_landing))


def release(game: Areas, pos: AreasPosition, side: int, space: int) -> None:
    """Nobody is left to fight, or nobody can lead: the duty is gone (R64)."""
    for unit in units_in(game, pos, side, space):
        pos.marks[unit] &= ~BOUND


# Orders within an area


def _why_nobody_attacks(game: Areas, pos: AreasPosition, side: int, here: int, verb: str) -> Why:
    """2.5, 8, 7.3, 5.2, R53: why nobody in an area leads an assault or a fire."""
    name = game.board.ids[here]
    there = units_in(game, pos, side, here)
    if not there:
        return because(game, "4", "nobody-there", name)
    fighters = [unit for unit in there if not game.is_artillery[unit]]
    if not fighters:
        return because(game, "2.5", "only-guns", name)
    if all(pos.marks[unit] & DISPERSED for unit in fighters):
        return because(game, "7.3", "all-dispersed", name)
    ready = [unit for unit in fighters if is_ready(pos, unit)]
    if not ready:
        return because(game, "4", "nobody-ready", name)
    if verb == "fire":
        return because(game, "5.2", "must-assault", name)
    if not any(game.leads_assault[unit] for unit in ready):
        return because(game, "8", "only-flak", name)
    return because(game, "7", "no-assault", name)


class GiveOrders(Listed):
    """4, R9: units of the activated area move, assault, fire and bombard, each once."""

    kind = "orders"
    rule = "4"

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        task = pos.agenda[-1]
        side, here, orders = task.side, task.space, task.number
        found: list[Action] = []
        ready = [unit for unit in units_in(game, pos, side, here) if is_ready(pos, unit)]
        if orders & MAY_MOVE:
            found += [game.say_select[unit] for unit in ready if can_move(game, pos, unit)]
        found += [game.say_assault[space] for space in assault_areas(game, pos, task)]
        if orders & MAY_FIGHT and not game.is_night(pos.turn):
            found += [game.say_fire[space] for space in fire_areas(game, pos, side, here)]
            for unit in ready:
                if game.is_artillery[unit]:
                    found += [order("bombard", unit, (space,)) for space in bombardment_areas(game, pos, unit)]
        found.append(game.say_done)
        return found

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb == "select":
            return self._why_not_move(game, pos, task, action.piece)
        if action.verb in ("assault", "fire", "bombard"):
            return self._why_no_fight(game, pos, task, action)
        return because(game, "4", "not-now", f"give orders to the units in {game.board.ids[task.space]}")

    def _why_not_move(self, game: Areas, pos: AreasPosition, task: Task, unit: int) -> Why:
        counter = game.units[unit]
        if counter.side != task.side:
            return because(game, "4", "not-yours", counter.name)
        if pos.at[unit] != task.space:
            return because(game, "4", "not-there", counter.name, game.board.ids[task.space])
        if not task.number & MAY_MOVE:
            return because(game, "4", "no-move-order", game.board.ids[task.space])
        if pos.marks[unit] & DISPERSED:
            return because(game, "7.3", "is-dispersed", counter.name)
        if pos.marks[unit] & ACTED:
            return because(game, "4", "acted-already", counter.name)
        if not movement_of(game, pos, unit):
            return because(game, "8", "is-fixed", counter.name)
        return because(game, "6.1", "no-way", counter.name)

    def _why_no_fight(self, game: Areas, pos: AreasPosition, task: Task, action: Action) -> Why:
        here, space = task.space, action.spaces[0]
        names = game.board.ids
        if game.is_night(pos.turn):
            return because(game, "11", "night")
        if not task.number & MAY_FIGHT and action.verb != "assault":
            return because(game, "4", "no-fight-order", names[here])
        if action.verb == "bombard":
            if game.side_of[action.piece] != task.side or pos.at[action.piece] != here:
                return because(game, "4", "not-there", game.units[action.piece].name, names[here])
            return why_no_bombardment(game, pos, action.piece, space)
        if action.verb == "fire" and space not in game.board.neighbours[here]:
            return because(game, "7", "not-in-range", names[space], names[here])
        if not is_in(game, pos, 1 - task.side, space):
            return because(game, "7", "no-enemy", names[space])
        if action.verb == "assault" and space == here and not task.number & MAY_FIGHT:
            return because(game, "4", "no-fight-order", names[here])
        return _why_nobody_attacks(game, pos, task.side, space if action.verb == "assault" else here, action.verb)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda[-1]
        if action.verb == "select":
            pos.agenda.append(duty("move", task.side, action.piece, task.space))
        elif action.verb == "assault":
            assault(game, pos, task.side, action.spaces[0], log)
        elif action.verb == "fire":
            declare(game, pos, task.side, FIRE, action.spaces[0], task.space, log, False)
        elif action.verb == "bombard":
            bombard(game, pos, action.piece, action.spaces[0], log)
        else:
            self._finish(pos)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        """Where nothing can be ordered any more but an assault that is due, the activation is over."""
        orders = self.offered(game, pos)
        if len(orders) > 2:
            return False
        if len(orders) == 2:
            first = orders[0]
            if first.verb != "assault" or first.spaces[0] not in bound_areas(game, pos, pos.agenda[-1].side):
                return False
        self._finish(pos)
        return True

    def _finish(self, pos: AreasPosition) -> None:
        task = pos.agenda[-1]
        pos.agenda[-1] = duty("pending", task.side, space=task.space, number=task.number)


class PendingAssaults(Automatic):
    """5.5: the activation is over; units that entered enemy-held areas and have not yet fought do so now."""

    kind = "pending"
    rule = "5.5"

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        side = task.side
        entered = bound_areas(game, pos, side)
        if not entered:
            return
        pos.agenda.append(task)
        if can_assault(game, pos, side, entered[0]):
            assault(game, pos, side, entered[0], log)
        else:
            release(game, pos, side, entered[0])


def bound_areas(game: Areas, pos: AreasPosition, side: int) -> list[int]:
    """5.5: the areas entered in this activation where an assault is due. Units that landed have not acted, and fight
    at the end of the turn."""
    entered = BOUND | ACTED
    marks = pos.marks
    due = [pos.at[unit] for unit in game.army[side] if marks[unit] & entered == entered]
    return sorted(set(due))


def can_assault(game: Areas, pos: AreasPosition, side: int, space: int) -> bool:
    """By day an assault, by night only the attack of the one battalion that fights then (11)."""
    if not game.is_night(pos.turn):
        return fights_here(game, pos, side, space, came_down(game, pos, side, space))
    raider = game.night_raider
    if side != game.side_of[raider] or pos.at[raider] != space:
        return False
    free = not pos.marks[raider] & ACTED or bool(pos.marks[raider] & BOUND)
    return free and bool(night_targets(game, pos, 1 - side, space))


def assault_areas(game: Areas, pos: AreasPosition, task: Task) -> list[int]:
    """The activated area, if one may fight in it, and those just entered."""
    found = []
    fights = task.number & MAY_FIGHT or game.is_night(pos.turn)
    if fights and can_assault(game, pos, task.side, task.space):
        found.append(task.space)
    for space in bound_areas(game, pos, task.side):
        if space not in found and can_assault(game, pos, task.side, space):
            found.append(space)
    return sorted(found)


def assault(game: Areas, pos: AreasPosition, side: int, space: int, log: list[Event]) -> None:
    if game.is_night(pos.turn):
        declare_night_attack(game, pos, space, log)
    else:
        declare(game, pos, side, ASSAULT, space, space, log, came_down(game, pos, side, space))


def fire_areas(game: Areas, pos: AreasPosition, side: int, space: int) -> list[int]:
    """7: adjacent areas with enemies, if someone here can lead a fire."""
    foes = muster_of(game, pos).stacks[1 - side]
    found = [there for there in game.board.neighbours[space] if foes[there]]
    return found if found and leaders(game, pos, side, FIRE, space) else []
