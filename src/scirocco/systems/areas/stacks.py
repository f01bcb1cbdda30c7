"""5.1, 5.5: who stands where, how many may, and whose an area is. The small questions every other chapter asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.position import DEAD
from scirocco.systems.areas.events import Eliminated, FortLost, StepLost
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.units import DISPERSED, GARRISON, TIRED

if TYPE_CHECKING:
    from scirocco.core.decisions import Event
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def units_in(game: Areas, pos: AreasPosition, side: int, space: int) -> tuple[int, ...]:
    """A side's units in an area."""
    return muster_of(game, pos).stacks[side][space]


def is_in(game: Areas, pos: AreasPosition, side: int, space: int) -> bool:
    return len(muster_of(game, pos).stacks[side][space]) > 0


def occupied(game: Areas, pos: AreasPosition, side: int) -> int:
    """Mask of the areas a side's units stand in."""
    return muster_of(game, pos).occupied[side]


def is_contested(game: Areas, pos: AreasPosition, space: int) -> bool:
    """5.5: both sides have units there."""
    return is_in(game, pos, 0, space) and is_in(game, pos, 1, space)


def has_room(game: Areas, pos: AreasPosition, side: int, space: int) -> bool:
    """5.1: six units a side in an area; a strategic zone holds any number."""
    return not full_areas(game, pos, side) & game.board.bit[space]


def full_areas(game: Areas, pos: AreasPosition, side: int) -> int:
    """5.1: mask of the areas where no further unit of a side may stop."""
    return muster_of(game, pos).full[side]


def attack_of(game: Areas, pos: AreasPosition, unit: int) -> int:
    """2.2, 7.3: the attack factor of the face that shows; dispersed paratroops have their own."""
    marks = pos.marks[unit]
    return game.data.dispersion.attack if marks & DISPERSED else game.attack[marks & TIRED][unit]


def defence_of(game: Areas, pos: AreasPosition, unit: int) -> int:
    marks = pos.marks[unit]
    return game.data.dispersion.defence if marks & DISPERSED else game.defence[marks & TIRED][unit]


def movement_of(game: Areas, pos: AreasPosition, unit: int) -> int:
    """2.1, 7.3: movement points; dispersed paratroops have none."""
    marks = pos.marks[unit]
    return 0 if marks & DISPERSED else game.movement[marks & TIRED][unit]


def put(game: Areas, pos: AreasPosition, unit: int, space: int, log: list[Event]) -> None:
    """A unit comes into an area: it leaves another, and nobody else holds the new one alone any more (3.2)."""
    before = pos.at[unit]
    pos.at[unit] = space
    side = game.side_of[unit]
    pos.alone[1 - side] &= ~game.board.bit[space]
    if before >= 0:
        _note_absence(game, pos, side, before, log)


def _note_absence(game: Areas, pos: AreasPosition, side: int, space: int, log: list[Event]) -> None:
    """3.2: a fort goes when its last defender goes; an objective left empty is no longer held alone."""
    if is_in(game, pos, side, space):
        return
    bit = game.board.bit[space]
    pos.alone[side] &= ~bit
    if side == GARRISON and pos.forts & bit:
        pos.forts &= ~bit
        log.append(FortLost(game.ref("3.2"), space, False))


def take_loss(game: Areas, pos: AreasPosition, unit: int, number: str, log: list[Event]) -> None:
    """2.2: a fresh unit turns to its tired side, a tired one is eliminated."""
    if pos.marks[unit] & TIRED:
        eliminate(game, pos, unit, number, log)
    else:
        pos.marks[unit] |= TIRED
        log.append(StepLost(game.ref(number), unit, pos.at[unit]))


def eliminate(game: Areas, pos: AreasPosition, unit: int, number: str, log: list[Event]) -> None:
    """The counter leaves the map."""
    space = pos.at[unit]
    log.append(Eliminated(game.ref(number), unit, space))
    pos.at[unit] = DEAD
    pos.marks[unit] = 0
    if space >= 0:
        _note_absence(game, pos, game.side_of[unit], space, log)
