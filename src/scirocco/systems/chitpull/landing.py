"""10.4: the landing of the amphibious group, planned in secret two turns before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import mask_of
from scirocco.core.decisions import Event
from scirocco.core.dice import Dice
from scirocco.core.position import AWAY
from scirocco.systems.chitpull.events import LandingDrifted, LandingRolled
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.steps import eliminate
from scirocco.systems.chitpull.units import FRESH
from scirocco.systems.chitpull.zones import put, renew_control, stands_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def landing_hexes(game: ChitPull) -> int:
    """10.4: coastal hexes within six of the east edge."""
    board = game.board
    sea = board.map_mask & ~game.ground.land
    first = game.data.landing.columns_from
    layout = board.layout
    assert layout is not None
    return mask_of(
        space
        for space in range(board.size)
        if game.ground.land >> space & 1
        and board.touching[space] & sea
        and layout.cell_of(board.ids[space])[0] >= first
    )


def can_plan(game: ChitPull, pos: ChitPosition, side: int) -> bool:
    """10.4, R54: one try in the game, and time enough for it."""
    unit = game.lander
    return (
        game.side_of[unit] == side
        and pos.landing < 0
        and pos.landing_turn == 0
        and pos.at[unit] == AWAY
        and pos.turn + game.data.landing.delay <= game.turns
    )


def roll_landing(game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> None:
    """10.4: the attempt is announced; the ships come through or not, and the current carries the unit along."""
    unit, planned = game.lander, pos.landing
    pos.landing = -1
    die = dice.roll()
    landed = die > game.tables.dice.landing_lost
    log.append(LandingRolled(game.ref("10.4"), unit, planned, die, landed))
    if not landed:
        eliminate(game, pos, unit, "10.4", log)
        return
    die = dice.roll()
    space = beside(game, planned, game.tables.dice.landing_drift[die - 1])
    foe = stands_of(game, pos, 1 - game.side_of[unit])
    safe = space >= 0 and game.ground.land >> space & 1 and not foe >> space & 1 and fits(game, pos, unit, space)
    log.append(LandingDrifted(game.ref("10.4"), unit, die, space if safe else -1))
    if not safe:
        eliminate(game, pos, unit, "10.4", log)
        return
    put(game, pos, unit, space)
    pos.marks[unit] |= FRESH
    renew_control(game, pos)


def beside(game: ChitPull, space: int, columns: int) -> int:
    """The hex so many columns to the east of another, or -1."""
    layout = game.board.layout
    assert layout is not None
    column, row = layout.cell_of(game.board.ids[space])
    cell = (column + columns, row)
    return game.board.index[layout.id_of(cell)] if layout.holds(cell) else -1
