"""9.4: retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.events import Retreated
from scirocco.systems.chitpull.losses import battle_of, note_loss
from scirocco.systems.chitpull.movement import enter_hex
from scirocco.systems.chitpull.reaction import offer_reactions
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.steps import lose_step
from scirocco.systems.chitpull.units import LOST, REDUCED, REMNANT, steps_of
from scirocco.systems.chitpull.ways import why_no_way
from scirocco.systems.chitpull.zones import on_map, renew_control, stands_of, zone_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def pursuers(game: ChitPull, pos: ChitPosition, unit: int) -> list[int]:
    """9.41: the hexes of the enemies a unit retreats from: the attackers, or the hex it attacked."""
    battle = battle_of(pos)
    if unit in battle.attackers:
        return [battle.target]
    return sorted({pos.at[other] for other in battle.attackers if on_map(game, pos, other)})


def _nearest(game: ChitPull, space: int, others: list[int]) -> int:
    return min((game.distance(space, other) for other in others), default=0)


def retreat_hexes(game: ChitPull, pos: ChitPosition, unit: int, way: tuple[int, ...]) -> list[int]:
    """9.41, 9.42, R44: the hexes a unit may retreat to next, the best kind only.

    First hexes with room in no enemy zone that lie farther from the enemy, then such that do not, then hexes in an
    enemy zone where a friend stands. With the option of 12.3 those in an enemy zone where nobody stands are always
    open too, at the price of a step (R97).
    """
    side, here = game.side_of[unit], pos.at[unit]
    enemy, zone = stands_of(game, pos, 1 - side), zone_of(game, pos, 1 - side)
    steps = game.ground.network(side, game.units[unit].mech, pos.breaches).links[here]
    open_hexes = [
        space
        for space, _ in sorted(steps)
        if not enemy >> space & 1 and space not in way and fits(game, pos, unit, space)
    ]
    free = [space for space in open_hexes if not zone >> space & 1]
    chasing, own = pursuers(game, pos, unit), stands_of(game, pos, side)
    apart = _nearest(game, here, chasing)
    farther = [space for space in free if _nearest(game, space, chasing) > apart]
    best = farther or free or [space for space in open_hexes if own >> space & 1]
    if game.switches["zone_retreat"]:
        best = sorted({*best, *(space for space in open_hexes if zone >> space & 1 and not own >> space & 1)})
    return best


def could_fit_smaller(game: ChitPull, pos: ChitPosition, unit: int, way: tuple[int, ...]) -> bool:
    """9.42: a brigade of two steps may lose one so as to find room as a battalion."""
    marks = pos.marks[unit]
    if game.units[unit].steps != 3 or marks & LOST != REDUCED or retreat_hexes(game, pos, unit, way):
        return False
    pos.marks[unit] = REMNANT
    found = bool(retreat_hexes(game, pos, unit, way))
    pos.marks[unit] = marks
    return found


class Retreat(Stage["ChitPull", "ChitPosition"]):
    """9.4: every unit of the task goes back the task's number of hexes, in the order its owner likes."""

    kind = "retreat"
    rule = "9.4"

    def _movers(self, game: ChitPull, pos: ChitPosition) -> list[int]:
        return [unit for unit in pos.agenda[-1].pieces if on_map(game, pos, unit)]

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        found: list[Action] = []
        for unit in self._movers(game, pos):
            found += [Action("retreat", unit, (space,)) for space in retreat_hexes(game, pos, unit, (pos.at[unit],))]
            if could_fit_smaller(game, pos, unit, (pos.at[unit],)):
                found.append(Action("loss", unit))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb != "retreat":
            return because(game, "9.4", "not-now", "say where a unit retreats")
        if action.piece not in self._movers(game, pos):
            return because(game, "9.4", "not-retreating", game.units[action.piece].name)
        return why_not_back(game, pos, action.piece, action.spaces[0], (pos.at[action.piece],))

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda[-1]
        unit = action.piece
        if action.verb == "loss":
            note_loss(pos, unit)
            lose_step(game, pos, unit, "9.42", log)
            return
        pos.agenda[-1] = task._replace(pieces=tuple(other for other in task.pieces if other != unit))
        go_back(game, pos, task._replace(piece=unit, pieces=(), spaces=(pos.at[unit],)), action.spaces[0], log)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        movers = self._movers(game, pos)
        if not movers:
            pos.agenda.pop()
            return True
        if self.options(game, pos):
            return False
        pos.agenda[-1] = task._replace(pieces=tuple(movers[1:]))
        pay_instead(game, pos, movers[0], task.number, log)
        return True


class RetreatOn(Stage["ChitPull", "ChitPosition"]):
    """9.4: the unit that began its retreat goes on. The task's spaces are its way so far."""

    kind = "retreating"
    rule = "9.4"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task = pos.agenda[-1]
        return [Action("retreat", task.piece, (space,)) for space in retreat_hexes(game, pos, task.piece, task.spaces)]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb != "retreat" or action.piece != task.piece:
            return because(game, "9.4", "not-now", f"say where {game.units[task.piece].name} retreats further")
        return why_not_back(game, pos, task.piece, action.spaces[0], task.spaces)

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        go_back(game, pos, pos.agenda.pop(), action.spaces[0], log)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        options = self.options(game, pos)
        if len(options) > 1:
            return False
        pos.agenda.pop()
        if options:
            go_back(game, pos, task, options[0].spaces[0], log)
        else:
            pay_instead(game, pos, task.piece, task.number, log)
        return True


def go_back(game: ChitPull, pos: ChitPosition, task: Task, space: int, log: list[Event]) -> None:
    """One hex of a retreat, and the next one if there is more to go."""
    unit = task.piece
    side, here = game.side_of[unit], pos.at[unit]
    into_zone = zone_of(game, pos, 1 - side) >> space & 1 and not stands_of(game, pos, side) >> space & 1
    enter_hex(game, pos, unit, space)
    renew_control(game, pos)
    log.append(Retreated(game.ref("9.4"), unit, (here, space)))
    way = (*task.spaces, space)
    battle = battle_of(pos)
    if unit in battle.defenders:
        kept = battle.retreats[:-1] if battle.retreats and battle.retreats[-1] == task.spaces else battle.retreats
        pos.battle = battle._replace(retreats=(*kept, way))
    if into_zone:
        note_loss(pos, unit)
        lose_step(game, pos, unit, "12.3", log)
    if task.number > 1 and on_map(game, pos, unit):
        pos.agenda.append(task._replace(stage="retreating", piece=unit, number=task.number - 1, spaces=way))
    if game.switches["cars_answer_advances"] and unit in battle.attackers and on_map(game, pos, unit):
        offer_reactions(game, pos, 1 - side, space, fighting=battle.defenders)


def pay_instead(game: ChitPull, pos: ChitPosition, unit: int, hexes: int, log: list[Event]) -> None:
    """9.43: a unit that cannot retreat, or not all the way, loses a step for each hex that is missing. What it cannot
    pay any more lengthens the advance (9.51)."""
    steps = steps_of(game, pos, unit)
    battle = battle_of(pos)
    if unit in battle.defenders and hexes > steps:
        pos.battle = battle._replace(unpaid=max(battle.unpaid, hexes - steps))
    for _ in range(min(hexes, steps)):
        note_loss(pos, unit)
        lose_step(game, pos, unit, "9.43", log)


def why_not_back(game: ChitPull, pos: ChitPosition, unit: int, space: int, way: tuple[int, ...]) -> Why:
    """9.41, 9.42: why a unit may not retreat to a hex."""
    name, goal, side, here = game.units[unit].name, game.board.ids[space], game.side_of[unit], pos.at[unit]
    why = why_no_way(game, pos, unit, here, space, ground="9.42", mines="9.42")
    if why is not None:
        return why
    if not fits(game, pos, unit, space):
        return because(game, "5.3", "no-crowding", goal)
    if zone_of(game, pos, 1 - side) >> space & 1 and not stands_of(game, pos, side) >> space & 1:
        return because(game, "9.42", "retreat-no-hex", name, goal, "it is empty and in an enemy zone")
    if space in way:
        return because(game, "9.4", "twice-through", goal)
    return because(game, "9.41", "retreat-priority", name, goal)
