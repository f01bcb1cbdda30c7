"""11.1: reinforcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import mask_of, members
from scirocco.core.position import AWAY
from scirocco.systems.chitpull.zones import stands_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

ENTRY_REACH = 3
"""11.11: hexes of the edge this far from the entry hex."""


def is_waiting(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """11.11, 11.14: the unit is due, or was due and held back, and may come in."""
    due = game.due[unit]
    return 0 < due <= pos.turn and pos.at[unit] == AWAY


def entry_edge(game: ChitPull, side: int) -> int:
    """11.11, R20: the hexes of the edge within three of the entry hex."""
    near = game.board.within(game.entries[side], ENTRY_REACH) & game.ground.land
    edges = game.data.sides[side].entry_edges
    return mask_of(space for space in members(near) if any(edge in game.board.edges[space] for edge in edges))


def entry_hexes(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """11.11: where a side's reinforcements may come in now: in friendly hands, free of the enemy."""
    own = pos.held if side == 0 else ~pos.held
    return game.entry_rims[side] & own & ~stands_of(game, pos, 1 - side)
