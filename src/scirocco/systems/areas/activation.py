"""4, 4.1: a player turn. Areas are activated one after another; in each the player gives his orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.arrivals import can_arrive, why_no_arrival
from scirocco.systems.areas.automatic import Automatic
from scirocco.systems.areas.bombardment import bombard, bombardment_areas, flyers, why_no_bombardment
from scirocco.systems.areas.combat import declare, declare_night_attack, leaders, night_targets
from scirocco.systems.areas.events import Activated, ActivationRolled
from scirocco.systems.areas.headquarters import targets
from scirocco.systems.areas.initiative import Roll, has_initiative, spend_initiative
from scirocco.systems.areas.landing import jumpers
from scirocco.systems.areas.movement import can_move
from scirocco.systems.areas.position import ASSAULT, FIRE
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import is_in, movement_of, occupied, units_in
from scirocco.systems.areas.units import ACTED, BOUND, DISPERSED, FIRED, GARRISON, INVADER
from scirocco.systems.areas.values import Modifier, as_told, total

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

MAY_MOVE, MAY_FIGHT = 1, 2
"""What an activation is for; the number of an orders task."""


# How many areas the garrison may activate for movement


def activation_modifiers(game: Areas, pos: AreasPosition) -> list[Modifier]:
    """4, 4.1: what is added to the activation die in the first turns (R7: nights among them)."""
    data = game.data.activation
    if pos.turn > len(data.turns):
        return []
    found = [Modifier("4", "turn", data.turns[pos.turn - 1])]
    areas = (occupied(game, pos, INVADER) & game.sheet_mask[data.sheet]).bit_count()
    if areas < len(data.concentration):
        found.append(Modifier("4.1", "concentration", data.concentration[areas]))
    return found


def activations(game: Areas, pos: AreasPosition, die: int) -> int:
    """4, R6: the areas a die opens: never less than none, from turn 6 at least one, never more than six."""
    data = game.data.activation
    least = 0 if pos.turn <= len(data.turns) else data.minimum
    return max(least, min(6, die + total(activation_modifiers(game, pos))))


class RollActivation(Roll):
    """4: the garrison rolls for the areas it may activate for movement."""

    def roll(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice) -> None:
        pos.agenda[-1] = task._replace(number=dice.roll())

    def could_be_better(self, game: Areas, pos: AreasPosition, task: Task) -> bool:
        return activations(game, pos, task.number) < activations(game, pos, 6)

    def apply(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        pos.marches = activations(game, pos, task.number)
        told = as_told(game, activation_modifiers(game, pos))
        log.append(ActivationRolled(game.ref("4"), task.number, told, pos.marches))


# Which area next


def is_ready(pos: AreasPosition, unit: int) -> bool:
    """Whether a unit can still act in this player turn."""
    return not pos.marks[unit] & (ACTED | DISPERSED)


def ready_areas(game: Areas, pos: AreasPosition, side: int) -> int:
    """Mask of the areas where a unit of a side can still act."""
    mask = 0
    for unit in game.army[side]:
        if pos.at[unit] >= 0 and is_ready(pos, unit):
            mask |= game.board.bit[pos.at[unit]]
    return mask


def fighting_areas(game: Areas, pos: AreasPosition, side: int) -> int:
    """4: areas that are contested or next to enemies."""
    foes = occupied(game, pos, 1 - side)
    mask = foes
    for space in members(foes):
        mask |= game.board.touching[space]
    return mask & occupied(game, pos, side)


def activatable(game: Areas, pos: AreasPosition, side: int) -> int:
    """4: the invader activates any area of his; the garrison, by day, those from which it can fight."""
    open_areas = ready_areas(game, pos, side) & ~pos.activated
    if side == INVADER:
        return open_areas
    return 0 if game.is_night(pos.turn) else open_areas & fighting_areas(game, pos, side)


def marchable(game: Areas, pos: AreasPosition, side: int) -> int:
    """4: areas the garrison may activate for movement."""
    if side != GARRISON or pos.marches <= 0:
        return 0
    mask = 0
    for unit in game.army[side]:
        if pos.at[unit] >= 0 and is_ready(pos, unit) and movement_of(game, pos, unit) > 0:
            mask |= game.board.bit[pos.at[unit]]
    return mask & ~pos.marched


def again_areas(game: Areas, pos: AreasPosition, side: int) -> int:
    """3.1: areas the initiative may activate: a second time, or, for the garrison, beyond what it rolled; for the
    invader also those with dispersed paratroops."""
    if not has_initiative(game, pos, side):
        return 0
    mask = 0
    for unit in game.army[side]:
        where, marks = pos.at[unit], pos.marks[unit]
        if where < 0 or marks & FIRED or (marks & BOUND and marks & ACTED):
            continue
        spent = (pos.activated | pos.marched) >> where & 1 or marks & (DISPERSED | ACTED)
        if spent or side == GARRISON:
            mask |= game.board.bit[where]
    return mask


class ChooseArea(Stage["Areas", "AreasPosition"]):
    """4: the player whose turn it is activates an area, the bombers, the drop or a reinforcement, or ends his turn."""

    kind = "area"
    rule = "4"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        side = pos.agenda[-1].side
        found = [Action("activate", spaces=(space,)) for space in members(activatable(game, pos, side))]
        found += [Action("march", spaces=(space,)) for space in members(marchable(game, pos, side))]
        found += [Action("again", spaces=(space,)) for space in members(again_areas(game, pos, side))]
        waiting: list[int] = []
        if side == INVADER:
            if flyers(game, pos):
                found.append(Action("luftwaffe"))
            waiting = jumpers(game, pos)
            if waiting:
                found.append(Action("jump"))
            found += [Action("reinforce", unit) for unit in game.late if can_arrive(game, pos, unit)]
        if not waiting:
            found.append(Action("end"))
        return found

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        side = pos.agenda[-1].side
        if action.verb in ("activate", "march", "again") and len(action.spaces) == 1:
            return self._why_not_area(game, pos, side, action.verb, action.spaces[0])
        if action.verb == "luftwaffe" and side == INVADER:
            return because(game, "8", "no-aircraft")
        if action.verb == "jump" and side == INVADER:
            return because(game, "5.2", "no-wave")
        if action.verb == "reinforce" and action.piece >= 0:
            return why_no_arrival(game, pos, action.piece)
        if action.verb == "end":
            return because(game, "5.2", "drop-first", game.units[jumpers(game, pos)[0]].name)
        return because(game, "4", "not-now", "activate an area or to end the player turn")

    def _why_not_area(self, game: Areas, pos: AreasPosition, side: int, verb: str, space: int) -> Why:
        name = game.board.ids[space]
        if not is_in(game, pos, side, space):
            return because(game, "4", "nobody-there", name)
        if verb == "again":
            if not has_initiative(game, pos, side):
                return because(game, "3.1", "no-initiative")
            return because(game, "3.1", "nothing-again", name)
        if (pos.activated if verb == "activate" else pos.marched) >> space & 1:
            return because(game, "4", "activated-already", name)
        if verb == "march" and (side != GARRISON or pos.marches <= 0):
            return because(game, "4", "no-marches")
        if not ready_areas(game, pos, side) >> space & 1 or verb == "march":
            return because(game, "4", "nobody-ready", name)
        if game.is_night(pos.turn):
            return because(game, "11", "night")
        return because(game, "4", "no-contact", name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        side = pos.agenda[-1].side
        if action.verb in ("activate", "march", "again"):
            self._activate(game, pos, side, action.verb, action.spaces[0], log)
        elif action.verb == "luftwaffe":
            pos.bombed = True
            pos.agenda.append(Task("aim", side))
        elif action.verb == "jump":
            pos.agenda.append(Task("drop", side, pieces=tuple(jumpers(game, pos))))
        elif action.verb == "reinforce":
            pos.agenda.append(Task("arrive", side, action.piece))
        else:
            pos.agenda.pop()
            end_orders(game, pos, side)

    def _activate(self, game: Areas, pos: AreasPosition, side: int, how: str, space: int, log: list[Event]) -> None:
        bit = game.board.bit[space]
        log.append(Activated(game.ref("3.1" if how == "again" else "4"), side, space, how))
        orders = MAY_MOVE | MAY_FIGHT
        if how == "again":
            spend_initiative(game, pos, "again", log)
            refresh(game, pos, side, space)
            pos.activated |= bit
            pos.marched |= bit
        elif how == "march":
            pos.marched |= bit
            pos.marches -= 1
            orders = MAY_MOVE
        else:
            pos.activated |= bit
            if side == GARRISON:
                orders = MAY_FIGHT
        pos.agenda.append(Task("orders", side, space=space, number=orders))


def refresh(game: Areas, pos: AreasPosition, side: int, space: int) -> None:
    """3.1, R12: everyone in the area acts anew, the dispersed too; not headquarters and batteries that have fired."""
    for unit in units_in(game, pos, side, space):
        if not pos.marks[unit] & FIRED:
            pos.marks[unit] &= ~(ACTED | DISPERSED)


def end_orders(game: Areas, pos: AreasPosition, side: int) -> None:
    """5.2, 9: before a player turn ends, whoever landed among enemies must assault; then paratroops regroup."""
    if side == INVADER:
        pos.agenda.append(Task("regroup", side))
    pos.agenda.append(Task("landed", side))


class FightOnLanding(Automatic):
    """5.2, 5.4, R40: one assault in each area where units have landed among enemies; nothing to decide before it."""

    kind = "landed"
    rule = "5.2"

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        side = pos.agenda[-1].side
        space = next((pos.at[unit] for unit in game.army[side] if pos.marks[unit] & BOUND), -1)
        if space < 0:
            pos.agenda.pop()
        elif fights_here(game, pos, side, space, True):
            declare(game, pos, side, ASSAULT, space, space, log, came_down(game, pos, side, space))
        else:
            release(game, pos, side, space)
        return True


def came_down(game: Areas, pos: AreasPosition, side: int, space: int) -> bool:
    """5.2: whether any of those who must fight here has just come from the air; an assault from the sea, or after a
    move, is like any other."""
    bound = [unit for unit in units_in(game, pos, side, space) if pos.marks[unit] & (BOUND | ACTED) == BOUND]
    return any(game.units[unit].entry not in ("", "sea") for unit in bound)


def fights_here(game: Areas, pos: AreasPosition, side: int, space: int, on_landing: bool = False) -> bool:
    """Whether an assault is possible in an area: an enemy, someone who can lead, and daylight."""
    if game.is_night(pos.turn) or not targets(game, pos, 1 - side, space):
        return False
    return bool(leaders(game, pos, side, ASSAULT, space, on_landing))


def release(game: Areas, pos: AreasPosition, side: int, space: int) -> None:
    """Nobody is left to fight, or nobody can lead: the duty is gone (R64)."""
    for unit in units_in(game, pos, side, space):
        pos.marks[unit] &= ~BOUND


# Orders within an area


class GiveOrders(Stage["Areas", "AreasPosition"]):
    """4, R9: units of the activated area move, assault, fire and bombard, each once."""

    kind = "orders"
    rule = "4"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        task = pos.agenda[-1]
        found: list[Action] = []
        there = [unit for unit in units_in(game, pos, task.side, task.space) if is_ready(pos, unit)]
        if task.number & MAY_MOVE:
            found += [Action("select", unit) for unit in there if can_move(game, pos, unit)]
        found += [Action("assault", spaces=(space,)) for space in assault_areas(game, pos, task)]
        if task.number & MAY_FIGHT and not game.is_night(pos.turn):
            found += [Action("fire", spaces=(space,)) for space in fire_areas(game, pos, task.side, task.space)]
            for unit in there:
                found += [Action("bombard", unit, (space,)) for space in bombardment_areas(game, pos, unit)]
        found.append(Action("done"))
        return found

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb == "select" and action.piece >= 0:
            return self._why_not_move(game, pos, task, action.piece)
        if action.verb in ("assault", "fire", "bombard") and len(action.spaces) == 1:
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
        if not targets(game, pos, 1 - task.side, space):
            return because(game, "7", "no-enemy", names[space])
        if action.verb == "assault" and space == here and not task.number & MAY_FIGHT:
            return because(game, "4", "no-fight-order", names[here])
        return because(game, "7", "no-fire" if action.verb == "fire" else "no-assault", names[here])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda[-1]
        if action.verb == "select":
            pos.agenda.append(Task("move", task.side, action.piece, task.space))
        elif action.verb == "assault":
            assault(game, pos, task.side, action.spaces[0], log)
        elif action.verb == "fire":
            declare(game, pos, task.side, FIRE, action.spaces[0], task.space, log, False)
        elif action.verb == "bombard":
            bombard(game, pos, action.piece, action.spaces[0], log)
        else:
            pos.agenda[-1] = task._replace(stage="pending")

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        """Where nothing can be ordered any more but an assault that is due, the activation is over."""
        due = bound_areas(game, pos, pos.agenda[-1].side)
        orders = [action for action in self.options(game, pos) if action.verb != "done"]
        if len(orders) > 1 or any(action.verb != "assault" or action.spaces[0] not in due for action in orders):
            return False
        pos.agenda[-1] = pos.agenda[-1]._replace(stage="pending")
        return True


class PendingAssaults(Automatic):
    """5.5: the activation is over; units that entered enemy-held areas and have not yet fought do so now."""

    kind = "pending"
    rule = "5.5"

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        side = pos.agenda[-1].side
        entered = bound_areas(game, pos, side)
        if not entered:
            pos.agenda.pop()
        elif can_assault(game, pos, side, entered[0]):
            assault(game, pos, side, entered[0], log)
        else:
            release(game, pos, side, entered[0])
        return True


def bound_areas(game: Areas, pos: AreasPosition, side: int) -> list[int]:
    """5.5: the areas entered in this activation where an assault is due. Units that landed have not acted, and fight
    at the end of the turn."""
    due = {pos.at[unit] for unit in game.army[side] if pos.marks[unit] & BOUND and pos.marks[unit] & ACTED}
    return sorted(due)


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
    if not leaders(game, pos, side, FIRE, space):
        return []
    return [there for there in game.board.neighbours[space] if targets(game, pos, 1 - side, there)]
