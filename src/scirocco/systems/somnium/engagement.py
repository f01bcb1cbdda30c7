"""4.1.2: engagement zones, breaking contact, dominant terrain, and who must attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.systems.somnium.mines import is_mined_for
from scirocco.systems.somnium.units import FOUGHT, OBLIGED

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


class Foes(NamedTuple):
    """The enemy as a side meets him: the hexes he holds and those next to him, and the same without the units
    whose zones armour may ignore. Where nothing is ignored the two are equal."""

    hexes: int
    zone: int
    hard_hexes: int
    hard_zone: int


def foes_of(game: Somnium, pos: SomniumPosition, side: int) -> Foes:
    """The enemies of a side. No zone reaches into sea or other prohibited ground (C10)."""
    hexes, zone = _presence(game, pos, game.army[1 - side])
    if game.hard_army is None:
        return Foes(hexes, zone, hexes, zone)
    return Foes(hexes, zone, *_presence(game, pos, game.hard_army[1 - side]))


def _presence(game: Somnium, pos: SomniumPosition, units: list[int]) -> tuple[int, int]:
    """Masks of the hexes some units stand in, and of those next to them."""
    hexes = zone = 0
    at, bit, ring, size = pos.at, game.board.bit, game.ring, game.board.size
    for unit in units:
        where = at[unit]
        if 0 <= where < size and not hexes & bit[where]:
            hexes |= bit[where]
            zone |= ring[where]
    return hexes, zone


def zone_against(game: Somnium, foes: Foes, unit: int) -> int:
    """The enemy zones that bind a unit."""
    return foes.hard_zone if game.ignores_zones[unit] else foes.zone


def engaging(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> int:
    """Mask of the enemy hexes next to a unit that engage it."""
    return game.ring[pos.at[unit]] & (foes.hard_hexes if game.ignores_zones[unit] else foes.hexes)


def zone_of(game: Somnium, pos: SomniumPosition, side: int) -> int:
    """Mask of the hexes next to a side's units."""
    return foes_of(game, pos, 1 - side).zone


def is_engaged(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes | None = None) -> bool:
    """Whether an enemy that binds the unit stands next to it."""
    where = pos.at[unit]
    if not 0 <= where < game.board.size:
        return False
    return bool(engaging(game, pos, unit, foes or foes_of(game, pos, game.side_of[unit])))


def dominates(game: Somnium, pos: SomniumPosition, unit: int, enemies: int) -> bool:
    """C8: the unit's hex gives more columns than each of the enemy hexes that engage it.

    Mines decide before terrain does: their victim on them is dominated by anyone (9.2).
    """
    side, space = game.side_of[unit], pos.at[unit]
    if is_mined_for(game, pos, side, space):
        return False
    for other in members(enemies):
        if is_mined_for(game, pos, 1 - side, other):
            continue
        if game.columns_against(space, other) <= game.columns_against(other, space):
            return False
    return True


def can_attack(game: Somnium, unit: int, space: int) -> bool:
    """5.1.2: whether a unit may attack a hex of that terrain at all."""
    return not game.spared_by[unit] >> space & 1


def note_obligations(game: Somnium, pos: SomniumPosition, side: int) -> None:
    """C7: when the fighting begins, mark who has to attack: units next to the enemy that neither stand fast in
    dominant terrain nor are out of contact. Those that moved in are marked already, whatever their terrain."""
    foes = foes_of(game, pos, side)
    for unit in game.army[side]:
        if would_be_obliged(game, pos, unit, foes):
            pos.marks[unit] |= OBLIGED


def would_be_obliged(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> bool:
    """Whether a unit has to attack if the fighting begins with the counters as they lie."""
    if not is_engaged(game, pos, unit, foes):
        return False
    enemies = engaging(game, pos, unit, foes) & ~game.spared_by[unit]
    return bool(enemies) and (bool(pos.marks[unit] & OBLIGED) or not dominates(game, pos, unit, enemies))


def must_attack(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> bool:
    """4.1.2: marked as obliged, not yet in a fight, and still next to an enemy it may attack."""
    if pos.marks[unit] & (OBLIGED | FOUGHT) != OBLIGED or not 0 <= pos.at[unit] < game.board.size:
        return False
    return bool(engaging(game, pos, unit, foes) & ~game.spared_by[unit])


def targets_of(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> int:
    """Mask of the enemy hexes next to a unit that it may attack and nobody has attacked in this phase (8.0)."""
    return game.ring[pos.at[unit]] & foes.hexes & ~pos.attacked & ~game.spared_by[unit]


def is_obliged(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> bool:
    """Whether a unit must still attack and still can."""
    return must_attack(game, pos, unit, foes) and bool(targets_of(game, pos, unit, foes))


def obliged(game: Somnium, pos: SomniumPosition, side: int, foes: Foes) -> list[int]:
    """The units that must still attack and still can."""
    return [unit for unit in game.army[side] if is_obliged(game, pos, unit, foes)]
