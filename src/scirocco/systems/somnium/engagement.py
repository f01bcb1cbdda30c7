"""4.1.2: engagement zones, breaking contact, dominant terrain, and who must attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import mask_of, members
from scirocco.core.movement import BARRED, DEAR, HALT, Marks
from scirocco.core.position import crowded
from scirocco.systems.somnium.mines import is_mined_for, mines_against
from scirocco.systems.somnium.units import FOUGHT, OBLIGED

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


class Foes:
    """The enemy as a side meets him: the hexes he holds and those next to him, and the same without the units
    whose zones armour may ignore. Where nothing is ignored the two are equal.

    ``ground`` and ``hard_ground`` say the same space by space, as the movement search reads it. All this is worked
    out once and kept while no enemy unit moves; ``where`` tells for which places it holds.
    """

    __slots__ = (
        "_hard_hexes",
        "_hard_spots",
        "_hard_zone",
        "_hexes",
        "_ring",
        "_shy_ground",
        "_spots",
        "_zone",
        "ground",
        "hard_ground",
        "mined",
        "tether",
        "where",
    )

    def __init__(self, game: Somnium, pos: SomniumPosition, enemy: int, where: list[int]) -> None:
        self.where = where
        self._ring = game.ring
        self._zone = self._hard_zone = self._hexes = self._hard_hexes = -1
        self._spots = self._hard_spots = _spots(game, pos, game.army[enemy])
        self.ground = self.hard_ground = _ground(game, self._spots, self._spots)
        if game.hard_army is not None:
            self._hard_spots = _spots(game, pos, game.hard_army[enemy])
            self.hard_ground = _ground(game, self._spots, self._hard_spots)
        self._shy_ground: Marks | None = None
        self.mined = Mined(0, self.ground, self.hard_ground)
        self.tether: Tether | None = None

    @property
    def hexes(self) -> int:
        """Mask of the hexes with enemies in them."""
        if self._hexes < 0:
            self._hexes = mask_of(self._spots)
        return self._hexes

    @property
    def hard_hexes(self) -> int:
        """Mask of the hexes with enemies that bind armour too."""
        if self._hard_hexes < 0:
            self._hard_hexes = mask_of(self._hard_spots)
        return self._hard_hexes

    @property
    def zone(self) -> int:
        """Mask of the hexes next to enemies."""
        if self._zone < 0:
            self._zone = self._around(self._spots)
        return self._zone

    @property
    def hard_zone(self) -> int:
        """Mask of the hexes next to enemies that bind armour too."""
        if self._hard_zone < 0:
            self._hard_zone = self._around(self._hard_spots)
        return self._hard_zone

    def shunned(self, spared: int) -> int:
        """S7: mask of the hexes next to enemies on ground that armour may not engage."""
        return self._around([space for space in self._spots if spared >> space & 1])

    def shy_ground(self, spared: int) -> Marks:
        """S7: the ground as units meet it that may not even come next to such enemies."""
        if self._shy_ground is None:
            self._shy_ground = self.ground.also(self.shunned(spared), BARRED)
        return self._shy_ground

    def _around(self, spots: list[int]) -> int:
        mask = 0
        for space in spots:
            mask |= self._ring[space]
        return mask


def _spots(game: Somnium, pos: SomniumPosition, units: list[int]) -> list[int]:
    """The hexes some units stand in, each once."""
    return crowded(pos.at, units, game.board.size, 1)


def _ground(game: Somnium, barred: list[int], engaging: list[int]) -> Marks:
    """Ground that enemies bar, and on which some of them make others halt."""
    ground = Marks(len(game.board.ids))
    for space in barred:
        ground.put(space, BARRED)
    for space in engaging:
        ground.put_all(game.beside[space], HALT)
    return ground


class Tether(NamedTuple):
    """Gazala 4.1.2: the hexes within a side's tether while ``mines`` are in its way, and a mark on each beyond it."""

    mines: int
    within: int
    beyond: Marks


class Mined(NamedTuple):
    """The ground with the minefields in the mask ``mines`` added to it."""

    mines: int
    ground: Marks
    hard_ground: Marks


def foes_of(game: Somnium, pos: SomniumPosition, side: int) -> Foes:
    """The enemies of a side. No zone reaches into sea or other prohibited ground (C10)."""
    where = game.places_of(pos, 1 - side)
    known = game.foes_seen[side]
    if known is None or known.where != where:
        known = game.foes_seen[side] = Foes(game, pos, 1 - side, where)
    return known


def is_next_to(game: Somnium, foes: Foes, unit: int, space: int) -> bool:
    """Whether a unit would stand in an enemy zone that binds it."""
    return bool((foes.hard_ground if game.ignores_zones[unit] else foes.ground)[space] & HALT)


def ground_for(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes, full: list[int]) -> Marks:
    """The ground as a unit's movement meets it: enemies bar it, their zones end it, and so do minefields that hurt
    its side, unless the hex is full and can only be passed (4.1.1, 9.1). Mined ground is dear, passed or not."""
    mines = mines_against(game, pos, game.side_of[unit])
    ignores = game.ignores_zones[unit]
    if game.shuns[unit]:
        return foes.shy_ground(game.spared_by[unit])
    if not mines:
        return foes.hard_ground if ignores else foes.ground
    mined = foes.mined
    if mined.mines != mines:
        plain = hard = foes.ground.also(mines, HALT | DEAR)
        if game.hard_army is not None:
            hard = foes.hard_ground.also(mines, HALT | DEAR)
        mined = foes.mined = Mined(mines, plain, hard)
    ground = mined.hard_ground if ignores else mined.ground
    passed = [space for space in full if ground[space] & HALT and not is_next_to(game, foes, unit, space)]
    return ground.without(passed, HALT) if passed else ground


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
    return is_next_to(game, foes or foes_of(game, pos, game.side_of[unit]), unit, where)


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
