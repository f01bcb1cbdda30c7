"""4.4: zones of control; 2.1: control of hexes; and the one place where counters are put down and taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.chitpull.ground import works_of
from scirocco.systems.chitpull.presence import Presence
from scirocco.systems.chitpull.units import BATTALION, REMNANT, size_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def on_map(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    return 0 <= pos.at[unit] < game.board.size


def units_in(game: ChitPull, pos: ChitPosition, space: int) -> list[int]:
    """All units in a hex, whoever's."""
    at = pos.at
    return [unit for unit in range(len(at)) if at[unit] == space]


def presence_of(game: ChitPull, pos: ChitPosition, side: int) -> Presence:
    """A side's hexes and zones, worked out when somebody asks and kept up by :func:`put`."""
    kept = pos.zones
    if kept is None:
        kept = pos.zones = [None for _ in game.sides]
    found = kept[side]
    if found is None:
        found = kept[side] = Presence(game, pos, side)
    return found


def share_zones(game: ChitPull, pos: ChitPosition, other: ChitPosition, side: int) -> None:
    """A copy of a position, in which only a side's units will be shifted, begins with what is known of the zones."""
    found: list[Presence | None] = [presence_of(game, pos, 0), presence_of(game, pos, 1)]
    found[side] = Presence(game, pos, side, found[side])
    other.zones = found


def stands_of(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """Mask of the hexes a side stands in."""
    return presence_of(game, pos, side).hexes


def zone_of(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """4.41: mask of the hexes in a side's zones of control."""
    return presence_of(game, pos, side).zone


def enemies(side: int) -> int:
    return 1 - side


def in_enemy_zone(game: ChitPull, pos: ChitPosition, side: int, space: int) -> bool:
    return bool(zone_of(game, pos, enemies(side)) >> space & 1)


def adjoins_enemy(game: ChitPull, pos: ChitPosition, side: int, space: int) -> bool:
    """11.2: an enemy unit stands next to the hex."""
    return bool(game.board.touching[space] & stands_of(game, pos, enemies(side)))


# Putting counters down


def shift(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> None:
    """A unit stands in another hex, and takes control of nothing."""
    _keep_up(game, pos, unit, space)
    pos.at[unit] = space


def put(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> None:
    """A unit stands in a hex from now on, and its side controls it (2.1)."""
    shift(game, pos, unit, space)
    take_control(game, pos, game.side_of[unit], game.board.bit[space])


def _keep_up(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> None:
    """What is kept of the unit's side follows it to another place."""
    kept = pos.zones[game.side_of[unit]] if pos.zones is not None else None
    if kept is not None:
        kept.move(game, pos, unit, space)


def leave_table(game: ChitPull, pos: ChitPosition, unit: int, *, dead: bool) -> None:
    """A unit is destroyed, or goes back into the box."""
    _keep_up(game, pos, unit, AWAY)
    pos.at[unit] = DEAD if dead else AWAY
    pos.marks[unit] = 0


def change_marks(pos: ChitPosition, unit: int, marks: int) -> None:
    """Give a unit another face; zones change with its size."""
    if (marks ^ pos.marks[unit]) & REMNANT:
        pos.zones = None
    pos.marks[unit] = marks


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
        foe = enemies(side)
        free = ~stands_of(game, pos, foe) & ~zone_of(game, pos, foe)
        take_control(game, pos, side, works_of(game, pos).zones[side][where] & free)


def renew_control(game: ChitPull, pos: ChitPosition) -> None:
    """2.1, R19: occupation beats a zone; an empty hex in both zones, or in none, stays with its last owner."""
    first, second = presence_of(game, pos, 0), presence_of(game, pos, 1)
    take_control(game, pos, 0, first.hexes | (first.zone & ~second.zone & ~second.hexes))
    take_control(game, pos, 1, second.hexes | (second.zone & ~first.zone & ~first.hexes))


def controls(game: ChitPull, pos: ChitPosition, side: int, space: int) -> bool:
    """2.1: whether the hex is friendly."""
    return bool(pos.held >> space & 1) == (side == 0)


def first_control(game: ChitPull, pos: ChitPosition) -> int:
    """2.1, R19: before the first turn a hex belongs to the side whose units are nearer, a side's edge to that side;
    what is equally far lies with the owner of the works."""
    board = game.board
    rims = [0, 0]
    for side in (0, 1):
        for space in members(game.ground.land):
            if game.edge_of[side] in board.edges[space]:
                rims[side] |= 1 << space
    later = game.ground.works_owner
    front = [stands_of(game, pos, side) | rims[side] for side in (0, 1)]
    mask = seen = 0
    while front[0]:
        for side in (later, 1 - later):
            if side == 0:
                mask |= front[0] & ~seen
            seen |= front[side]
        front = [game.ground.grown(line) & ~seen for line in front]
    return mask


def alone_has_zone(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """4.41: a regiment or brigade needs nobody beside it."""
    return size_of(game, pos, unit) > BATTALION
