"""Why not, where several chapters give the same answer: who is not there, closed ground, the tether."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.errors import Why
from scirocco.core.lines import trace
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.somnium.engagement import foes_of
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.stacks import full_hexes
from scirocco.systems.somnium.tether import is_tethered, tether_hexes, within_line
from scirocco.systems.somnium.units import ARMOUR

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition

SHOWN = 4
"""So many hexes a reason names; the others become three dots."""


def why_not_on_map(game: Somnium, pos: SomniumPosition, unit: int) -> Why:
    """Where a unit is that does not stand on the map."""
    name, where = game.units[unit].name, pos.at[unit]
    if where == DEAD:
        return because(game, "7.0", "destroyed", name)
    if where == AWAY:
        return because(game, "4.0", "not-on-map", name)
    return because(game, "4.2", "left-map", name, game.board.ids[where])


def why_closed(game: Somnium, unit: int, here: int, there: int) -> Why:
    """Why a unit cannot take a step between neighbours: the ground beyond or the water between is closed to it."""
    name, ids = game.units[unit].name, game.board.ids
    kind = "armour" if game.mobility[unit] == ARMOUR else "motorised"
    if game.is_closed_ground(there, game.mobility[unit]):
        return because(game, "4.0", "closed-ground", name, ids[here], ids[there], game.board.terrain[there], kind)
    return because(game, "4.0", "closed-water", name, ids[here], ids[there], kind)


def why_no_ship(game: Somnium, pos: SomniumPosition, unit: int, here: int, box: int) -> Why:
    """4.2.2: why a unit cannot leave through a port."""
    ids, name = game.board.ids, game.units[unit].name
    ports = [port for port, over in game.ports_out[game.side_of[unit]] if over == box]
    if not ports:
        return because(game, "4.2", "no-way-out", ids[box])
    if here not in ports:
        return because(game, "4.2", "other-port", name, ids[box], listed(game, ports))
    return because(game, "4.2", "just-landed", name)


def why_full(game: Somnium, number: str, space: int) -> Why:
    return because(game, number, "stack-full", game.board.ids[space], game.stacking)


def why_beyond_tether(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> Why | None:
    """G1, G20: what keeps a line of supply from a hex: distance, mines, the enemy. None where a unit may end there."""
    side, ids = game.side_of[unit], game.board.ids
    tether = tether_hexes(game, pos, side)
    if tether is None or not is_tethered(game, unit) or tether >> space & 1:
        return None
    length, sources = game.tether_length, game.tether_sources
    if not within_line(game, sources, game.land, length) >> space & 1:
        return because(game, "4.1.2", "beyond-tether", ids[space], length)
    foes, mines = foes_of(game, pos, side), mines_against(game, pos, side)
    quiet = game.land & ~foes.zone & ~foes.hexes
    if within_line(game, sources & quiet, quiet, length) >> space & 1:
        line = trace(space, sources & quiet, quiet, game.board.touching) or ()
        mined = [number for number in line[1:] if mines >> number & 1]
        return because(game, "4.1.2", "tether-mines", ids[space], length, listed(game, mined))
    if within_line(game, sources & ~mines, game.land & ~mines, length) >> space & 1:
        return because(game, "4.1.2", "tether-enemy", ids[space], length)
    return because(game, "4.1.2", "tether-both", ids[space], length)


def why_no_stop(game: Somnium, pos: SomniumPosition, unit: int, space: int, number: str) -> Why | None:
    """Why a unit may not come into a hex from outside or stay in it: enemies, three friends, the tether."""
    side = game.side_of[unit]
    if foes_of(game, pos, side).hexes >> space & 1:
        return because(game, number, "enemy-there", game.board.ids[space])
    if full_hexes(game, pos, side, but=unit) >> space & 1:
        return why_full(game, number, space)
    return why_beyond_tether(game, pos, unit, space)


def listed(game: Somnium, spaces: list[int]) -> str:
    """Some hexes as a reason names them; a dash for none."""
    names = [game.board.ids[space] for space in spaces]
    return ", ".join(names if len(names) <= SHOWN else [*names[:SHOWN], "…"]) or "–"
