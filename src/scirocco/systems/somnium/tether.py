"""Gazala 4.1.2: motorised units of one side may not go further than some hexes from where their supplies come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.movement import Marks
from scirocco.systems.somnium.engagement import Foes, Tether, foes_of
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.units import FOOT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def is_tethered(game: Somnium, unit: int) -> bool:
    """G1: the motorised units of the side; foot, guns and engineers are free."""
    return game.tethered[unit]


def tethered_units(game: Somnium) -> list[bool]:
    """For each unit whether it is tethered; the game asks once."""
    return [
        unit.side == game.tether_side and unit.mobility != FOOT and not unit.gun and not unit.engineer
        for unit in game.units
    ]


def tether_hexes(game: Somnium, pos: SomniumPosition, side: int) -> int | None:
    """Mask of the hexes in which a tethered unit may end, boxes included; None when nothing binds the side."""
    tether = tether_of(game, pos, side)
    return tether.within if tether is not None else None


def tether_of(game: Somnium, pos: SomniumPosition, side: int) -> Tether | None:
    """How far a side's tethered units may go now, kept while neither enemies nor mines change.

    G1: a line of hexes of limited length from a source, through hexes that are neither prohibited nor in enemy
    zones nor mined; the unit's own hex is exempt from the last two. Taking the place that ends it ends it for good.
    """
    if side != game.tether_side or pos.freed:
        return None
    foes = foes_of(game, pos, side)
    mines = mines_against(game, pos, side)
    tether = foes.tether
    if tether is None or tether.mines != mines:
        tether = foes.tether = _trace_tether(game, foes, mines)
    return tether


def _trace_tether(game: Somnium, foes: Foes, mines: int) -> Tether:
    open_hexes = game.land & ~foes.zone & ~foes.hexes & ~mines
    sources = game.tether_sources
    within = sources | within_line(game, sources & open_hexes, open_hexes, game.tether_length)
    within |= ~game.board.map_mask
    beyond = Marks(len(game.board.ids))
    beyond.add(~within, 1)
    return Tether(mines, within, beyond)


def within_line(game: Somnium, sources: int, open_hexes: int, length: int) -> int:
    """Mask of the hexes to which a line of some length leads from a source, all through open hexes but the last."""
    within = seen = frontier = sources
    for _ in range(length):
        grown = 0
        for here in members(frontier):
            grown |= game.ring[here]
        within |= grown
        frontier = grown & open_hexes & ~seen
        seen |= frontier
    return within


def hexes_beyond(game: Somnium, pos: SomniumPosition, unit: int) -> Marks | None:
    """A mark on each hex in which a unit may not end, being bound to its supplies; None when nothing binds it."""
    tether = tether_of(game, pos, game.side_of[unit]) if game.tethered[unit] else None
    return tether.beyond if tether is not None else None


def is_cut_off(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """G1: a tethered unit without a line may neither move nor advance."""
    beyond = hexes_beyond(game, pos, unit)
    return beyond is not None and pos.at[unit] >= 0 and beyond[pos.at[unit]] > 0
