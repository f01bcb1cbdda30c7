"""8: bombardment by guns and from the air, and the one before the landing (8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Task, duty, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import DEAD
from scirocco.systems.areas.automatic import Automatic
from scirocco.systems.areas.combat import declare_bombardment
from scirocco.systems.areas.events import Aimed, TargetGone
from scirocco.systems.areas.headquarters import (
    air_targets,
    can_bombard,
    combined_batteries,
    potential,
    why_no_air_target,
    why_no_guns,
)
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.offer import Listed
from scirocco.systems.areas.position import AIR, GUNS, RAID
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import is_in
from scirocco.systems.areas.units import ACTED, FIRED, GARRISON, INVADER

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


# By guns


def bombardment_areas(game: Areas, pos: AreasPosition, unit: int) -> list[int]:
    """8, 2.5: the areas a headquarters or battery may bombard now: its own or an adjacent one with enemies; batteries
    that fire as one only an adjacent one."""
    if not can_bombard(game, pos, unit):
        return []
    here, side = pos.at[unit], game.side_of[unit]
    areas = game.board.neighbours[here] if combined_batteries(game, pos, unit) else (here, *game.board.neighbours[here])
    return [space for space in areas if is_in(game, pos, 1 - side, space)]


def bombard(game: Areas, pos: AreasPosition, unit: int, space: int, log: list[Event]) -> None:
    declare_bombardment(game, pos, game.side_of[unit], GUNS, space, unit, combined_batteries(game, pos, unit), log)


def why_no_bombardment(game: Areas, pos: AreasPosition, unit: int, space: int) -> Why:
    """Why a headquarters or battery of the activated area may not bombard an area."""
    name, here = game.units[unit].name, pos.at[unit]
    if pos.marks[unit] & FIRED:
        return because(game, "3.2", "fired-already", name)
    if not can_bombard(game, pos, unit):
        if pos.marks[unit] & ACTED and game.is_artillery[unit]:
            return because(game, "4", "acted-already", name)
        return why_no_guns(game, pos, unit) or because(game, "2.5", "no-guns", name)
    if space != here and space not in game.board.neighbours[here]:
        return because(game, "8", "not-in-range", game.board.ids[space], game.board.ids[here])
    if not is_in(game, pos, 1 - game.side_of[unit], space):
        return because(game, "8", "no-enemy", game.board.ids[space])
    return because(game, "2.5", "own-area")


# From the air


def flyers(game: Areas, pos: AreasPosition) -> list[int]:
    """8: the aircraft that can fly now: by day, once a day, while there is something to bomb."""
    if pos.bombed or game.is_night(pos.turn) or not bombable(game, pos):
        return []
    return [unit for unit in game.aircraft if pos.at[unit] != DEAD and not pos.marks[unit] & ACTED]


def bombable(game: Areas, pos: AreasPosition) -> list[int]:
    """8, 2.4: areas on any map with units that aircraft may attack."""
    return muster_of(game, pos).bombable(game)


class AimBombers(Listed):
    """8: every aircraft that flies now is given its area before the first attack is resolved. The task keeps those
    that were seen to: in ``pieces``, and in ``spaces`` where they go."""

    kind = "aim"
    rule = "8"

    def _next(self, game: Areas, pos: AreasPosition) -> int:
        """The next aircraft to be sent; those that rest carry ``number`` bits."""
        task = pos.agenda[-1]
        for number, unit in enumerate(game.aircraft):
            waits = pos.at[unit] != DEAD and not pos.marks[unit] & ACTED
            if waits and unit not in task.pieces and not task.number >> number & 1:
                return unit
        return -1

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        unit = self._next(game, pos)
        found = [order("aim", unit, (space,)) for space in bombable(game, pos)]
        return [*found, Action("rest", unit)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        unit = self._next(game, pos)
        if action.verb not in ("aim", "rest"):
            return because(game, "8", "not-now", f"send {game.units[unit].name} to an area or to let it rest")
        if action.piece != unit:
            return because(game, "8", "flown-already", game.units[action.piece].name)
        return why_no_air_target(game, pos, GARRISON, action.spaces[0])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda[-1]
        if action.verb == "rest":
            resting = task.number | 1 << game.aircraft.index(action.piece)
            pos.agenda[-1] = duty("aim", task.side, pieces=task.pieces, number=resting, spaces=task.spaces)
            return
        log.append(Aimed(game.ref("8"), action.piece, action.spaces[0]))
        pieces, spaces = (*task.pieces, action.piece), (*task.spaces, action.spaces[0])
        pos.agenda[-1] = duty("aim", task.side, pieces=pieces, number=task.number, spaces=spaces)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if self._next(game, pos) >= 0:
            return False
        task = pos.agenda.pop()
        for unit, space in reversed(list(zip(task.pieces, task.spaces, strict=True))):
            pos.marks[unit] |= ACTED
            pos.agenda.append(duty("strike", task.side, unit, space))
        return True


class Strike(Automatic):
    """8: one aircraft attacks the area it was given; when nothing is left there, it has flown in vain."""

    kind = "strike"
    rule = "8"

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        if air_targets(game, pos, GARRISON, task.space):
            declare_bombardment(game, pos, task.side, AIR, task.space, task.piece, (), log)
        else:
            log.append(TargetGone(game.ref("8"), task.piece, task.space))


# Before the landing


class RaidAreas(Listed):
    """8.4: one bombardment from the air for each area with units of the garrison, strategic zones too (R26). Areas
    that were bombarded are marked as activated until the first player turn begins."""

    kind = "raid"
    rule = "8.4"

    def _left(self, game: Areas, pos: AreasPosition) -> list[int]:
        return [space for space in bombable(game, pos) if not pos.activated & game.board.bit[space]]

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [*(order("raid", -1, (space,)) for space in self._left(game, pos)), game.say_end]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "raid":
            return because(game, "8.4", "not-now", "bombard areas before the landing")
        name = game.board.ids[action.spaces[0]]
        if pos.activated >> action.spaces[0] & 1:
            return because(game, "8.4", "raided-already", name)
        return why_no_air_target(game, pos, GARRISON, action.spaces[0])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "end":
            pos.agenda.pop()
            return
        space = action.spaces[0]
        pos.activated |= game.board.bit[space]
        declare_bombardment(game, pos, INVADER, RAID, space, -1, (), log)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if len(self.offered(game, pos)) > 1:
            return False
        pos.agenda.pop()
        return True


def shown_potential(game: Areas, pos: AreasPosition, unit: int) -> int:
    """What a headquarters would bombard with now: its own potential, or that of the batteries it combines."""
    together = combined_batteries(game, pos, unit)
    return sum(potential(game, pos, battery) for battery in together) if together else potential(game, pos, unit)
