"""4.4: zones of control; 2.1: control of hexes; and the one place where counters are put down and taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.chitpull.ground import works_of
from scirocco.systems.chitpull.units import BATTALION, LARGE, size_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def on_map(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    return 0 <= pos.at[unit] < game.board.size


def units_in(game: ChitPull, pos: ChitPosition, space: int) -> list[int]:
    """All units in a hex, whoever's."""
    at = pos.at
    return [unit for unit in range(len(at)) if at[unit] == space]


UNKNOWN = -1


def _kept(pos: ChitPosition) -> list[int]:
    """Hexes each side stands in, then the zone of each; kept until one of its counters moves or shrinks."""
    found = pos.zones
    if found is None:
        found = pos.zones = [UNKNOWN] * 4
    return found


def _stir(pos: ChitPosition, side: int) -> None:
    if pos.zones is not None:
        pos.zones[side] = pos.zones[2 + side] = UNKNOWN


def occupied(game: ChitPull, pos: ChitPosition, side: int) -> int:
    at, size = pos.at, game.board.size
    mask = 0
    for unit in game.army[side]:
        if 0 <= at[unit] < size:
            mask |= 1 << at[unit]
    return mask


def stands_of(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """Mask of the hexes a side stands in."""
    kept = _kept(pos)
    if kept[side] == UNKNOWN:
        kept[side] = occupied(game, pos, side)
    return kept[side]


def zone_of(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """4.41: mask of the hexes in a side's zones of control."""
    kept = _kept(pos)
    if kept[2 + side] == UNKNOWN:
        kept[2 + side] = _zone(game, pos, side)
    return kept[2 + side]


def _zone(game: ChitPull, pos: ChitPosition, side: int) -> int:
    weight: dict[int, int] = {}
    enough = game.tables.zones.battalions
    for unit in game.army[side]:
        where = pos.at[unit]
        if 0 <= where < game.board.size:
            size = size_of(game, pos, unit)
            if size:
                weight[where] = weight.get(where, 0) + (enough if size == LARGE else 1)
    works = works_of(game, pos)
    mask = 0
    for where, sum_of in weight.items():
        ring = game.ground.ring[where]
        screened = works.mined[where] | works.fortified[where]
        if side == game.ground.works_owner:
            mask |= ring if sum_of >= enough else ring & screened
        elif sum_of >= enough:
            mask |= ring & ~screened
    return mask


def enemies(side: int) -> int:
    return 1 - side


def in_enemy_zone(game: ChitPull, pos: ChitPosition, side: int, space: int) -> bool:
    return bool(zone_of(game, pos, enemies(side)) >> space & 1)


def adjoins_enemy(game: ChitPull, pos: ChitPosition, side: int, space: int) -> bool:
    """11.2: an enemy unit stands next to the hex."""
    return bool(game.board.touching[space] & stands_of(game, pos, enemies(side)))


# Putting counters down


def put(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> None:
    """A unit stands in a hex from now on, and its side controls it (2.1)."""
    pos.at[unit] = space
    _stir(pos, game.side_of[unit])
    take_control(game, pos, game.side_of[unit], 1 << space)


def leave_table(pos: ChitPosition, unit: int, *, dead: bool) -> None:
    """A unit is destroyed, or goes back into the box."""
    pos.at[unit] = DEAD if dead else AWAY
    pos.marks[unit] = 0
    pos.zones = None


def change_marks(pos: ChitPosition, unit: int, marks: int) -> None:
    """Give a unit another face; zones may change with its size."""
    pos.marks[unit] = marks
    pos.zones = None


def take_control(game: ChitPull, pos: ChitPosition, side: int, mask: int) -> None:
    mask &= game.board.map_mask
    if side == 0:
        pos.held |= mask
    else:
        pos.held &= ~mask


def spread_control(game: ChitPull, pos: ChitPosition, unit: int) -> None:
    """2.1: a regiment or brigade that passes takes control of what its own zone covers and the enemy does not."""
    if alone_has_zone(game, pos, unit):
        side, where = game.side_of[unit], pos.at[unit]
        works = works_of(game, pos)
        screened = works.mined[where] | works.fortified[where] if side != game.ground.works_owner else 0
        foe = enemies(side)
        free = ~stands_of(game, pos, foe) & ~zone_of(game, pos, foe)
        take_control(game, pos, side, game.ground.ring[where] & ~screened & free)


def renew_control(game: ChitPull, pos: ChitPosition) -> None:
    """2.1, R19: occupation beats a zone; an empty hex in both zones, or in none, stays with its last owner."""
    stands = [stands_of(game, pos, side) for side in (0, 1)]
    zones = [zone_of(game, pos, side) for side in (0, 1)]
    for side in (0, 1):
        take_control(game, pos, side, stands[side] | (zones[side] & ~zones[1 - side] & ~stands[1 - side]))


def controls(game: ChitPull, pos: ChitPosition, side: int, space: int) -> bool:
    """2.1: whether the hex is friendly."""
    return bool(pos.held >> space & 1) == (side == 0)


def first_control(game: ChitPull, pos: ChitPosition) -> int:
    """2.1, R19: before the first turn a hex belongs to the side whose units are nearer, a side's edge to that side;
    what is equally far lies with the owner of the works."""
    board = game.board
    owner = [-1] * board.size
    rims = [0, 0]
    for side in (0, 1):
        for space in members(game.ground.land):
            if game.edge_of[side] in board.edges[space]:
                rims[side] |= 1 << space
    later = game.ground.works_owner
    front = [stands_of(game, pos, side) | rims[side] for side in (0, 1)]
    seen = 0
    while front[0] | front[1]:
        for side in (later, 1 - later):
            for space in members(front[side] & ~seen):
                owner[space] = side
            seen |= front[side]
        front = [_grown(game, mask) & ~seen for mask in front]
    mask = 0
    for space, side in enumerate(owner):
        if side == 0:
            mask |= 1 << space
    return mask


def _grown(game: ChitPull, mask: int) -> int:
    grown = 0
    for space in members(mask):
        grown |= game.ground.open[space]
    return grown


def alone_has_zone(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """4.41: a regiment or brigade needs nobody beside it."""
    return size_of(game, pos, unit) > BATTALION
