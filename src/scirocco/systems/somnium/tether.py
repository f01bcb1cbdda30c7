"""Gazala 4.1.2: motorised units of one side may not go further than some hexes from where their supplies come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.systems.somnium.engagement import foes_of
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.units import FOOT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def is_tethered(game: Somnium, unit: int) -> bool:
    """G1: the motorised units of the side; foot, guns and engineers are free."""
    counter = game.units[unit]
    return counter.side == game.tether_side and counter.mobility != FOOT and not counter.gun and not counter.engineer


def tether_hexes(game: Somnium, pos: SomniumPosition, side: int) -> int | None:
    """Mask of the hexes in which a tethered unit may end, boxes included; None when nothing binds the side.

    G1: a line of hexes of limited length from a source, through hexes that are neither prohibited nor in enemy
    zones nor mined; the unit's own hex is exempt from the last two. Taking the place that ends it ends it for good.
    """
    if side != game.tether_side or pos.freed:
        return None
    foes = foes_of(game, pos, side)
    open_hexes = game.land & ~foes.zone & ~foes.hexes & ~mines_against(game, pos, side)
    sources = game.tether_sources
    within = sources
    seen = frontier = sources & open_hexes
    for _ in range(game.tether_length):
        grown = 0
        for here in members(frontier):
            grown |= game.ring[here]
        within |= seen | grown
        frontier = grown & open_hexes & ~seen
        seen |= frontier
    return within | ~game.board.map_mask


def is_cut_off(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """G1: a tethered unit without a line may neither move nor advance."""
    if not is_tethered(game, unit):
        return False
    tether = tether_hexes(game, pos, game.side_of[unit])
    return tether is not None and not tether >> pos.at[unit] & 1
