"""4, 4.1: a player turn. Areas are activated one after another; in each the player gives his orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.arrivals import can_arrive, why_no_arrival
from scirocco.systems.areas.bombardment import flyers
from scirocco.systems.areas.events import Activated, ActivationRolled
from scirocco.systems.areas.initiative import Roll, has_initiative, spend_initiative
from scirocco.systems.areas.landing import jumpers
from scirocco.systems.areas.orders import MAY_FIGHT, MAY_MOVE, is_ready
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import is_in, movement_of, occupied, units_in
from scirocco.systems.areas.units import ACTED, BOUND, DISPERSED, FIRED, GARRISON, INVADER
from scirocco.systems.areas.values import Modifier, as_told, total

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

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
