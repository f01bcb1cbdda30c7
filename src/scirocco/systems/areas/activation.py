"""4, 4.1: a player turn. Areas are activated one after another; in each the player gives his orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Task, duty
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.arrivals import arriving, why_no_arrival
from scirocco.systems.areas.bombardment import flyers
from scirocco.systems.areas.events import Activated, ActivationRolled
from scirocco.systems.areas.initiative import Roll, has_initiative, spend_initiative
from scirocco.systems.areas.landing import jumpers
from scirocco.systems.areas.movement import can_move
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.offer import Listed
from scirocco.systems.areas.orders import MAY_FIGHT, MAY_MOVE, can_assault, is_ready
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
        pos.agenda[-1] = duty("activation", task.side, number=dice.roll())

    def could_be_better(self, game: Areas, pos: AreasPosition, task: Task) -> bool:
        return activations(game, pos, task.number) < activations(game, pos, 6)

    def apply(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        pos.marches = activations(game, pos, task.number)
        told = as_told(game, activation_modifiers(game, pos))
        log.append(ActivationRolled(game.ref("4"), task.number, told, pos.marches))


# Which area next


def ready_areas(game: Areas, pos: AreasPosition, side: int) -> list[int]:
    """The areas where a unit of a side can still act."""
    muster = muster_of(game, pos)
    stacks, marks = muster.stacks[side], pos.marks
    return [
        space for space in muster.areas[side] if any(not marks[unit] & (ACTED | DISPERSED) for unit in stacks[space])
    ]


def activatable(game: Areas, pos: AreasPosition, side: int) -> list[int]:
    """4: the invader activates any area of his; the garrison, by day, those that are contested or next to enemies, so
    that it can fight from them."""
    bit = game.board.bit
    if side == GARRISON:
        if game.is_night(pos.turn):
            return []
        foes = occupied(game, pos, INVADER)
        return [
            space
            for space in ready_areas(game, pos, side)
            if foes & game.around[space] and not pos.activated & bit[space]
        ]
    return [space for space in ready_areas(game, pos, side) if not pos.activated & bit[space]]


def marchable(game: Areas, pos: AreasPosition, side: int) -> list[int]:
    """4: areas the garrison may activate for movement: somebody there can go somewhere, or attack by night (R75)."""
    if side != GARRISON or pos.marches <= 0:
        return []
    muster, night = muster_of(game, pos), game.is_night(pos.turn)
    return [
        space
        for space in muster.areas[side]
        if not pos.marched & game.board.bit[space]
        and (
            any(is_ready(pos, unit) and can_move(game, pos, unit) for unit in muster.stacks[side][space])
            or (night and can_assault(game, pos, side, space))
        )
    ]


def again_areas(game: Areas, pos: AreasPosition, side: int) -> list[int]:
    """3.1: areas the initiative may activate: a second time, or, for the garrison, beyond what it rolled; for the
    invader also those with dispersed paratroops."""
    if not has_initiative(game, pos, side):
        return []
    muster = muster_of(game, pos)
    stacks, marks = muster.stacks[side], pos.marks
    found: list[int] = []
    for space in muster.areas[side]:
        wanted = 0 if side == GARRISON or pos.activated & game.board.bit[space] else DISPERSED | ACTED
        if any(_acts_again(marks[unit], wanted) for unit in stacks[space]):
            found.append(space)
    return found


def _acts_again(marks: int, wanted: int) -> bool:
    """3.1, R12: whether the initiative helps a unit: not one that has fired, or is bound by its move. Where marks are
    ``wanted``, it must have one of them."""
    if marks & FIRED or (marks & BOUND and marks & ACTED):
        return False
    return not wanted or bool(marks & wanted)


class ChooseArea(Listed):
    """4: the player whose turn it is activates an area, the bombers, the drop or a reinforcement, or ends his turn."""

    kind = "area"
    rule = "4"

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        side = pos.agenda[-1].side
        found = [game.say_activate[space] for space in activatable(game, pos, side)]
        found += [game.say_march[space] for space in marchable(game, pos, side)]
        found += [game.say_again[space] for space in again_areas(game, pos, side)]
        if side == INVADER:
            if flyers(game, pos):
                found.append(game.say_luftwaffe)
            waiting = jumpers(game, pos)
            if waiting:
                found.append(game.say_jump)
            found += [game.say_reinforce[unit] for unit in arriving(game, pos)]
            if waiting:
                return found
        found.append(game.say_end)
        return found

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        side = pos.agenda[-1].side
        if action.verb in ("activate", "march", "again"):
            return self._why_not_area(game, pos, side, action.verb, action.spaces[0])
        if action.verb == "luftwaffe" and side == INVADER:
            return because(game, "8", "no-aircraft")
        if action.verb == "jump" and side == INVADER:
            return because(game, "5.2", "no-wave")
        if action.verb == "reinforce":
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
        if space not in ready_areas(game, pos, side):
            return self._why_nobody(game, pos, side, space)
        if verb == "march":
            movers = [unit for unit in units_in(game, pos, side, space) if movement_of(game, pos, unit)]
            if not movers:
                return because(game, "8", "is-fixed", game.units[units_in(game, pos, side, space)[0]].name)
            barred = game.strategic & occupied(game, pos, 1 - side) & game.board.bit[space]
            return because(game, "6.3" if barred else "6.1", "nobody-can-go", name)
        if game.is_night(pos.turn):
            return because(game, "11", "night")
        return because(game, "4", "no-contact", name)

    def _why_nobody(self, game: Areas, pos: AreasPosition, side: int, space: int) -> Why:
        """R53: whoever is there has acted, or has just come by parachute (7.3)."""
        name = game.board.ids[space]
        if all(pos.marks[unit] & DISPERSED for unit in units_in(game, pos, side, space)):
            return because(game, "7.3", "all-dispersed", name)
        return because(game, "4", "nobody-ready", name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        side = pos.agenda[-1].side
        if action.verb in ("activate", "march", "again"):
            self._activate(game, pos, side, action.verb, action.spaces[0], log)
        elif action.verb == "luftwaffe":
            pos.bombed = True
            pos.agenda.append(duty("aim", side))
        elif action.verb == "jump":
            pos.agenda.append(duty("drop", side, pieces=tuple(jumpers(game, pos))))
        elif action.verb == "reinforce":
            pos.agenda.append(duty("arrive", side, action.piece))
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
        pos.agenda.append(duty("orders", side, space=space, number=orders))


def refresh(game: Areas, pos: AreasPosition, side: int, space: int) -> None:
    """3.1, R12: everyone in the area acts anew, the dispersed too; not headquarters and batteries that have fired."""
    for unit in units_in(game, pos, side, space):
        if not pos.marks[unit] & FIRED:
            pos.marks[unit] &= ~(ACTED | DISPERSED)


def end_orders(game: Areas, pos: AreasPosition, side: int) -> None:
    """5.2, 9: before a player turn ends, whoever landed among enemies must assault; then paratroops regroup."""
    if side == INVADER:
        pos.agenda.append(duty("regroup", side))
    pos.agenda.append(duty("landed", side))
