"""4.1.2: engagement zones, breaking contact, dominant terrain, and who must attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.systems.somnium.mines import is_mined_for
from scirocco.systems.somnium.stacks import occupied
from scirocco.systems.somnium.units import ENTERED, FOUGHT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def zone_of(game: Somnium, pos: SomniumPosition, side: int) -> int:
    """Mask of the hexes next to a side's units. No zone reaches into sea or other prohibited ground (C10)."""
    mask = 0
    at, ring, size = pos.at, game.ring, game.board.size
    for unit in game.army[side]:
        where = at[unit]
        if 0 <= where < size:
            mask |= ring[where]
    return mask


def is_engaged(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """Whether an enemy stands next to the unit."""
    where = pos.at[unit]
    return 0 <= where < game.board.size and bool(game.ring[where] & occupied(game, pos, 1 - game.side_of[unit]))


def dominates(game: Somnium, pos: SomniumPosition, side: int, space: int, enemies: int) -> bool:
    """C8: the hex gives more columns than each enemy hex next to it.

    Mines decide before terrain does: their victim on them is dominated by anyone (9.2).
    """
    if is_mined_for(game, pos, side, space):
        return False
    for other in members(game.ring[space] & enemies):
        if not is_mined_for(game, pos, 1 - side, other) and game.columns[space] <= game.columns[other]:
            return False
    return True


def must_attack(game: Somnium, pos: SomniumPosition, unit: int, enemies: int) -> bool:
    """C7: next to the enemy, not yet in a fight, and neither standing fast in dominant terrain nor out of contact.

    A unit that moved into the zone in this phase must attack whatever its terrain.
    """
    where = pos.at[unit]
    if not 0 <= where < game.board.size or pos.marks[unit] & FOUGHT or not game.ring[where] & enemies:
        return False
    if pos.marks[unit] & ENTERED:
        return True
    return not dominates(game, pos, game.side_of[unit], where, enemies)


def targets_of(game: Somnium, pos: SomniumPosition, unit: int, enemies: int) -> int:
    """Mask of the enemy hexes next to a unit that were not attacked yet in this phase (8.0)."""
    return game.ring[pos.at[unit]] & enemies & ~pos.attacked


def obliged(game: Somnium, pos: SomniumPosition, side: int, enemies: int) -> list[int]:
    """The units that must still attack and still can."""
    return [
        unit
        for unit in game.army[side]
        if must_attack(game, pos, unit, enemies) and targets_of(game, pos, unit, enemies)
    ]
