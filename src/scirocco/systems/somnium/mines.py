"""9.0: minefields. They hurt one side only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.systems.somnium.events import MineRolled, MinesCleared
from scirocco.systems.somnium.stacks import on_map, take_loss
from scirocco.systems.somnium.units import CLEARING, RESTLESS

if TYPE_CHECKING:
    from scirocco.core.decisions import Event
    from scirocco.core.dice import Dice
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def minefields(game: Somnium, pos: SomniumPosition) -> int:
    """Mask of the minefields not yet cleared."""
    return game.mines & ~pos.cleared


def mines_against(game: Somnium, pos: SomniumPosition, side: int) -> int:
    """9.0: the minefields that hurt a side."""
    return game.mines & ~pos.cleared if side == game.mine_victims else 0


def is_mined_for(game: Somnium, pos: SomniumPosition, side: int, space: int) -> bool:
    return side == game.mine_victims and bool(game.mines & ~pos.cleared & game.board.bit[space])


def roll_for_mines(game: Somnium, pos: SomniumPosition, unit: int, space: int, dice: Dice, log: list[Event]) -> bool:
    """9.1: a unit that enters a minefield, by whatever movement, rolls a die. False when it was destroyed.

    Armoured engineers do not roll (9.4).
    """
    counter = game.units[unit]
    if not is_mined_for(game, pos, counter.side, space):
        return True
    if game.rest_whole_turn:
        pos.marks[unit] |= RESTLESS  # 7.0, A36
    if counter.mine_loss == 0:
        return True
    die = dice.roll(6)
    hurt = die <= counter.mine_loss
    log.append(MineRolled(game.ref("9.1"), unit, space, die, hurt))
    if hurt:
        take_loss(game, pos, unit, "9.1", log)
    return pos.at[unit] >= 0


def clear_minefields(game: Somnium, pos: SomniumPosition, side: int, enemy_zone: int, log: list[Event]) -> None:
    """9.4: engineers at work since their last movement phase, and unengaged still, lift the mines."""
    for unit in game.army[side]:
        if pos.marks[unit] & CLEARING:
            pos.marks[unit] &= ~CLEARING
            where = pos.at[unit]
            if on_map(game, pos, unit) and minefields(game, pos) & ~enemy_zone & game.board.bit[where]:
                pos.cleared |= game.board.bit[where]
                log.append(MinesCleared(game.ref("9.4"), unit, where))


def begin_clearing(game: Somnium, pos: SomniumPosition, side: int, enemy_zone: int) -> None:
    """9.4: at the end of the movement phase unengaged engineers on a minefield set to work."""
    for unit in game.army[side]:
        if game.units[unit].engineer and on_map(game, pos, unit):
            bit = game.board.bit[pos.at[unit]]
            if minefields(game, pos) & bit and not enemy_zone & bit:
                pos.marks[unit] |= CLEARING


def stop_clearing(pos: SomniumPosition, unit: int) -> None:
    """A unit that leaves its hex leaves its work."""
    pos.marks[unit] &= ~CLEARING
