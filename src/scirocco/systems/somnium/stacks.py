"""4.1.1: who stands where, and how many may.

The small questions every other chapter asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import made
from scirocco.core.position import DEAD, crowded
from scirocco.systems.somnium.events import Destroyed, StepLost
from scirocco.systems.somnium.units import REDUCED

if TYPE_CHECKING:
    from scirocco.core.decisions import Event
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def on_map(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    return 0 <= pos.at[unit] < game.board.size


def units_in(game: Somnium, pos: SomniumPosition, side: int, space: int) -> list[int]:
    """A side's units in a hex."""
    at = pos.at
    return [unit for unit in game.army[side] if at[unit] == space]


def occupied(game: Somnium, pos: SomniumPosition, side: int) -> int:
    """Mask of the hexes a side's units stand in."""
    mask = 0
    at, bit, size = pos.at, game.board.bit, game.board.size
    for unit in game.army[side]:
        where = at[unit]
        if 0 <= where < size:
            mask |= bit[where]
    return mask


def full_spaces(game: Somnium, pos: SomniumPosition, side: int, but: int = -1) -> list[int]:
    """The hexes where no further unit of the side may stop. The unit ``but`` is not counted."""
    return crowded(pos.at, game.army[side], game.board.size, game.stacking, but)


def full_hexes(game: Somnium, pos: SomniumPosition, side: int, but: int = -1) -> int:
    """The same as a mask."""
    mask = 0
    for space in full_spaces(game, pos, side, but):
        mask |= game.board.bit[space]
    return mask


def has_room(game: Somnium, pos: SomniumPosition, side: int, space: int) -> bool:
    """Whether one more unit may stop in a hex. Off-map boxes hold any number."""
    return game.board.is_box(space) or len(units_in(game, pos, side, space)) < game.stacking


def attack_of(game: Somnium, pos: SomniumPosition, unit: int) -> int:
    """2.2.1, 7.0: attack of the face that shows."""
    counter = game.units[unit]
    return counter.reduced_attack if pos.marks[unit] & REDUCED else counter.attack


def defence_of(game: Somnium, pos: SomniumPosition, unit: int) -> int:
    counter = game.units[unit]
    return counter.reduced_defence if pos.marks[unit] & REDUCED else counter.defence


def put(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> None:
    """A unit comes into a space; a hex is then in its side's possession (C28)."""
    pos.at[unit] = space
    if space < game.board.size:
        take_possession(game, pos, game.side_of[unit], space)


def take_hexes(game: Somnium, pos: SomniumPosition, side: int, path: tuple[int, ...]) -> None:
    """C28: a unit went along a path; all hexes after the first are in its side's possession, as if it had come into
    one after the other."""
    taken = 0
    size, bit, held = game.board.size, game.board.bit, pos.held
    frees = game.tether_end if side == game.tether_side else -1
    for number in range(1, len(path)):
        space = path[number]
        if space < size:
            taken |= bit[space]
            if space == frees:
                pos.freed = True
    lost = held[1 - side] & taken
    if lost:
        held[1 - side] ^= lost
    held[side] |= taken


def take_possession(game: Somnium, pos: SomniumPosition, side: int, space: int) -> None:
    """C28: the last side to have had a unit in a hex possesses it. Some place may end the tether for good (G1)."""
    bit = game.board.bit[space]
    held = pos.held
    if not held[side] & bit or held[1 - side] & bit:
        held[side] |= bit
        held[1 - side] &= ~bit
    if side == game.tether_side and space == game.tether_end:
        pos.freed = True


def take_loss(game: Somnium, pos: SomniumPosition, unit: int, number: str, log: list[Event]) -> None:
    """7.0: the first loss turns the counter over, the second removes it."""
    if pos.marks[unit] & REDUCED:
        destroy(game, pos, unit, number, log)
    else:
        pos.marks[unit] |= REDUCED
        log.append(made(StepLost, (game.ref(number), unit, pos.at[unit])))


def destroy(game: Somnium, pos: SomniumPosition, unit: int, number: str, log: list[Event]) -> None:
    """The counter leaves the game and counts for the enemy (10.2)."""
    log.append(made(Destroyed, (game.ref(number), unit, pos.at[unit])))
    pos.at[unit] = DEAD
    pos.marks[unit] = 0
