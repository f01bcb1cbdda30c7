"""1.2, 4: turns, player turns, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.decisions import Event, duty
from scirocco.systems.areas.arrivals import open_fields, sail
from scirocco.systems.areas.events import GameEnded, PlayerTurnBegan, TurnBegan
from scirocco.systems.areas.solitaire import deal_tasks
from scirocco.systems.areas.units import ACTED, BOUND, DISPERSED, FIRED, GARRISON, INVADER, SILENCED
from scirocco.systems.areas.victory import garrison_held, held_alone, mark_control, victory_level

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

SETUP: Final = 0
PHASES = ("set-up", "invader", "garrison")


def next_player_turn(game: Areas, pos: AreasPosition, log: list[Event]) -> None:
    """Close the player turn that is over and begin the next, the next turn, or the end of the game."""
    if pos.phase != SETUP:
        _close(game, pos, log)
        if garrison_held(game, pos) == 0 or (pos.phase == 2 and pos.turn == game.turns):
            end_game(game, pos, log)
            return
    if pos.phase == 1:
        pos.phase = 2
    else:
        pos.phase = 1
        begin_turn(game, pos, log)
    begin_player_turn(game, pos, log)


def begin_turn(game: Areas, pos: AreasPosition, log: list[Event]) -> None:
    """3.2, 2.5, 8: dispersion ends, silenced guns speak again, in the morning aircraft are ready."""
    pos.turn += 1
    morning = pos.turn % game.data.turns_a_day == 1
    for unit in range(len(pos.marks)):
        pos.marks[unit] &= ~(DISPERSED | SILENCED)
        if morning and game.units[unit].aircraft:
            pos.marks[unit] &= ~ACTED
    for side in (INVADER, GARRISON):
        pos.alone[side] = held_alone(game, pos, side)
    log.append(TurnBegan(game.ref("1.2"), pos.turn, game.is_night(pos.turn)))


def begin_player_turn(game: Areas, pos: AreasPosition, log: list[Event]) -> None:
    side = game.phase_side(pos.phase)
    log.append(PlayerTurnBegan(game.ref("4"), side))
    pos.activated = pos.marched = pos.marches = 0
    pos.crashed = pos.bombed = False
    for unit in game.army[side]:
        pos.marks[unit] &= ~(ACTED | BOUND)
    pos.agenda.append(duty("area", side))
    if side == INVADER:
        pos.fields = open_fields(game, pos)
        pos.agenda += reversed(deal_tasks(game, pos.turn) if pos.turn > 1 else [])
    else:
        pos.fields = 0
        pos.agenda.append(duty("activation", side))
        pos.agenda += reversed(sail(game, pos, log))


def _close(game: Areas, pos: AreasPosition, log: list[Event]) -> None:
    """3.2: fire markers come off at the end of their owner's player turn; control is marked when the turn ends."""
    for unit in game.army[game.phase_side(pos.phase)]:
        pos.marks[unit] &= ~FIRED
    if pos.phase == 2:
        mark_control(game, pos, log)


def end_game(game: Areas, pos: AreasPosition, log: list[Event]) -> None:
    """10: the level of victory by the objectives the garrison still holds."""
    pos.over = True
    held = garrison_held(game, pos)
    found = victory_level(game, held)
    log.append(GameEnded(game.ref("10"), held, found.level, found.winner))
