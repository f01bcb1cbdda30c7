"""10.8: minefields. They fill hexes; clearing opens one side of a hex for entry, for the rest of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import Event
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.activation import mark_acting
from scirocco.systems.chitpull.events import MinesWorkedOn
from scirocco.systems.chitpull.ground import works_of
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.steps import lose_step
from scirocco.systems.chitpull.units import CALLED, CLEARED, HELPED, HELPED_TWICE, MOVED
from scirocco.systems.chitpull.zones import on_map, renew_control, units_in

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def is_barred(game: ChitPull, pos: ChitPosition, side: int, here: int, there: int) -> bool:
    """10.83: a minefield the side cannot enter from here."""
    if side == game.ground.works_owner:
        return False
    number = game.ground.mine_side.get((here, there))
    return number is not None and not pos.breaches >> number & 1


def clearing_hexes(game: ChitPull, pos: ChitPosition, unit: int) -> list[int]:
    """10.84, R93: the minefields a unit may work on from where it stands; a headquarters on none."""
    counter = game.units[unit]
    if counter.side == game.ground.works_owner or counter.hq or pos.marks[unit] & HELPED:
        return []
    here = pos.at[unit]
    barred = works_of(game, pos).barred[here]
    return [there for there in members(barred) if game.ground.entry_cost(here, there, counter.mech) is not None]


def why_not_clear(game: ChitPull, pos: ChitPosition, side: int, unit: int, space: int) -> Why:
    """10.84: why a unit may not work on a minefield."""
    counter, ids = game.units[unit], game.board.ids
    if counter.side != side:
        return because(game, "10.84", "not-yours", counter.name)
    if not game.ground.land >> space & 1:
        return because(game, "4.41", "prohibited", ids[space], game.board.terrain[space])
    if not game.ground.mines >> space & 1:
        return because(game, "10.84", "no-minefield", ids[space])
    if side == game.ground.works_owner:
        return because(game, "10.84", "own-mines")
    if not on_map(game, pos, unit):
        return because(game, "10.84", "not-on-map", counter.name)
    if not pos.marks[unit] & CALLED:
        return because(game, "10.84", "not-called", counter.name)
    if counter.hq:
        return because(game, "10.84", "staff-at-mines", counter.name)
    if pos.marks[unit] & CLEARED:
        return because(game, "10.84", "at-work", counter.name)
    if pos.marks[unit] & MOVED:
        return because(game, "10.84", "has-moved", counter.name)
    return why_no_lane(game, pos, unit, space)


def why_no_lane(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> Why:
    """10.84, 10.86: why there is no lane to be opened from a unit's hex into a minefield."""
    counter, ids, here = game.units[unit], game.board.ids, pos.at[unit]
    if space not in game.board.neighbours[here]:
        return because(game, "10.84", "not-adjacent", ids[here], ids[space])
    if game.ground.entry_cost(here, space, counter.mech) is None:
        return because(game, "4.13", "closed", counter.name, ids[here], ids[space])
    return because(game, "10.86", "no-mines", ids[here], ids[space])


def helper(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """10.85: an engineer beside the unit that is called with it, has not moved and can still help; -1 for none."""
    for other in units_in(game, pos, pos.at[unit]):
        marks = pos.marks[other]
        if other != unit and game.units[other].engineer and marks & CALLED and not marks & (MOVED | HELPED_TWICE):
            return other
    return -1


def clear(game: ChitPull, pos: ChitPosition, unit: int, space: int, dice: Dice, log: list[Event]) -> None:
    """10.84, 10.85: a unit that does nothing else works on the mines of the next hex, alone or with an engineer."""
    bonus = 0
    if game.units[unit].engineer:
        bonus = game.tables.dice.clearing_engineer
        pos.marks[unit] |= HELPED | HELPED_TWICE
    else:
        engineer = helper(game, pos, unit)
        if engineer >= 0:
            bonus = game.tables.dice.clearing_engineer
            pos.marks[engineer] |= HELPED_TWICE if pos.marks[engineer] & HELPED else HELPED
            mark_acting(game, pos, engineer, CLEARED)
    mark_acting(game, pos, unit, CLEARED)
    roll_clearing(game, pos, unit, space, bonus, dice, log)


def roll_clearing(
    game: ChitPull, pos: ChitPosition, unit: int, space: int, bonus: int, dice: Dice, log: list[Event]
) -> bool:
    """10.84: six or more opens the side; a one, after the engineer's bonus, costs the unit a step (R61)."""
    here = pos.at[unit]
    die = dice.roll()
    cleared = die + bonus >= game.tables.dice.clearing
    log.append(MinesWorkedOn(game.ref("10.84"), unit, (here, space), die, bonus, cleared))
    if cleared:
        pos.breaches |= 1 << game.ground.mine_side[here, space]
        pos.zones = None
        renew_control(game, pos)
    elif die + bonus <= game.tables.dice.clearing_loss and not game.units[unit].engineer:
        lose_step(game, pos, unit, "10.84", log)
    return cleared
