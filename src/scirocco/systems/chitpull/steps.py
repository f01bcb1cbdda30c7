"""9.31: steps lost and regained, units eliminated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Event
from scirocco.systems.chitpull.events import Eliminated, StepLost
from scirocco.systems.chitpull.units import LOST, steps_of
from scirocco.systems.chitpull.zones import change_marks, leave_table, renew_control

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

RETURN_DELAY = 2
"""10.13: a lost headquarters comes back in the second turn after."""


def eliminate(game: ChitPull, pos: ChitPosition, unit: int, number: str, log: list[Event]) -> None:
    """A unit is destroyed. A headquarters comes back later (10.13)."""
    log.append(Eliminated(game.ref(number), unit, pos.at[unit]))
    marker = game.units[unit].marker
    if marker >= 0:
        pos.back[marker] = pos.turn + RETURN_DELAY
    leave_table(game, pos, unit, dead=True)
    renew_control(game, pos)


def lose_step(game: ChitPull, pos: ChitPosition, unit: int, number: str, log: list[Event]) -> None:
    """9.31: the counter is turned over, replaced by its battalion, or taken off."""
    left = steps_of(game, pos, unit) - 1
    if left == 0:
        eliminate(game, pos, unit, number, log)
        return
    marks = pos.marks[unit]
    change_marks(pos, unit, (marks & ~LOST) | ((marks & LOST) + 1))
    log.append(StepLost(game.ref(number), unit, left))
    renew_control(game, pos)


def can_regain(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """11.24: never more than printed; a brigade counts the battalion it split off, on the map or gone over its edge."""
    lost = pos.marks[unit] & LOST
    detachment = game.units[unit].detachment
    if lost and detachment >= 0 and pos.at[detachment] >= 0:
        return lost > 1
    return lost > 0


def regain_step(game: ChitPull, pos: ChitPosition, unit: int) -> None:
    """11.2: a step comes back."""
    change_marks(pos, unit, (pos.marks[unit] & ~LOST) | ((pos.marks[unit] & LOST) - 1))
