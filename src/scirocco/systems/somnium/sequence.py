"""3.0: the sequence of play. In each turn one side moves and fights, then the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.decisions import Event, Task, duty
from scirocco.systems.somnium.air import grant_air_points
from scirocco.systems.somnium.arrivals import make_contact
from scirocco.systems.somnium.engagement import foes_of, is_next_to, note_obligations
from scirocco.systems.somnium.events import GameEnded, LeftMap, PhaseBegan, TurnBegan
from scirocco.systems.somnium.mines import clear_minefields, mines_against
from scirocco.systems.somnium.odds import is_besieged
from scirocco.systems.somnium.scoring import keep_tally, scores
from scirocco.systems.somnium.stacks import on_map, put
from scirocco.systems.somnium.units import AFLOAT, FOUGHT, MOVED, OBLIGED, RESTLESS

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition

SETUP: Final = 0


def phase_names(sequence: list[str]) -> list[str]:
    """All phases in order: the set-up, then movement and combat of each side."""
    return ["set-up", *(f"{side} {step}" for side in sequence for step in ("movement", "combat"))]


def next_phase(game: Somnium, pos: SomniumPosition, log: list[Event]) -> None:
    """Close the phase that is over and begin the next, the next turn, or the end of the game."""
    if pos.phase != SETUP:
        end_phase(game, pos, log)
    pos.phase += 1
    if pos.phase == len(game.phases) or pos.turn == 0:
        pos.phase = 1
        if pos.turn == game.turns:
            end_game(game, pos, log)
            return
        pos.turn += 1
        grant_air_points(game, pos)
        log.append(TurnBegan(game.ref("3.0"), pos.turn, tuple(pos.air)))
    begin_phase(game, pos, log)


def begin_phase(game: Somnium, pos: SomniumPosition, log: list[Event]) -> None:
    """Set up what the phase needs and put its decision on the agenda."""
    side = game.phase_side(pos.phase)
    log.append(PhaseBegan(game.ref("3.0"), side, game.phases[pos.phase]))
    pos.attacked = 0
    spent = MOVED | OBLIGED | FOUGHT
    if game.is_movement(pos.phase):
        marks = pos.marks
        for unit in range(len(marks)):
            marks[unit] = marks[unit] & ~spent
        foes = foes_of(game, pos, side)
        clear_minefields(game, pos, side, foes.zone, log)
        withdraw(game, pos, side, log)
        for unit in game.army[side]:
            marks[unit] = marks[unit] & ~AFLOAT
        make_contact(game, pos, side, log)
    else:
        note_obligations(game, pos, side)
    note_unrest(game, pos)
    pos.agenda.append(opening_task(game, pos))


def note_unrest(game: Somnium, pos: SomniumPosition) -> None:
    """7.0, C27: mark the units that cannot recover: those that an enemy engages.

    They are looked at when their movement phase begins. In some games they must have been out of contact, and off the
    mines, for a whole turn: then a new turn of rest begins with their combat phase, and every phase looks at them.
    """
    side = game.recovery_side
    if side < 0:
        return
    moving, own = game.is_movement(pos.phase), game.phase_side(pos.phase) == side
    if not game.rest_whole_turn and not (moving and own):
        return
    anew = own and moving != game.rest_whole_turn
    foes = foes_of(game, pos, side)
    mines = mines_against(game, pos, side) if game.rest_whole_turn else 0
    size, at, marks = game.board.size, pos.at, pos.marks
    for unit in game.army[side]:
        if anew:
            marks[unit] = marks[unit] & ~RESTLESS
        where = at[unit]
        if 0 <= where < size and (is_next_to(game, foes, unit, where) or mines >> where & 1):
            marks[unit] = marks[unit] | RESTLESS


def opening_task(game: Somnium, pos: SomniumPosition) -> Task:
    """The decision with which a phase begins."""
    return duty("unit" if game.is_movement(pos.phase) else "target", game.phase_side(pos.phase))


def end_phase(game: Somnium, pos: SomniumPosition, log: list[Event]) -> None:
    """10.2: after a side's combat its turn is over, and what has to be noted for the score is."""
    if not game.is_movement(pos.phase):
        keep_tally(game, pos, game.phase_side(pos.phase), log)


def withdraw(game: Somnium, pos: SomniumPosition, side: int, log: list[Event]) -> None:
    """4.2.2: formations that leave the game, unless besieged; those leave as soon as they are free."""
    for order in game.data.withdrawals:
        box = game.board.index[order.box]
        for unit in game.army[side]:
            leaves = game.units[unit].formation == order.formation and pos.turn >= order.turn
            if leaves and on_map(game, pos, unit) and not is_besieged(game, pos, side, pos.at[unit]):
                log.append(LeftMap(game.ref("4.2.2"), unit, box))
                put(game, pos, unit, box)


def end_game(game: Somnium, pos: SomniumPosition, log: list[Event]) -> None:
    """10.2: more points win."""
    pos.over = True
    pos.phase = len(game.phases) - 1
    totals = scores(game, pos)
    log.append(GameEnded(game.ref("10.2"), totals, winner_of(totals)))


def winner_of(totals: tuple[int, ...]) -> int:
    """The side with the most points, -1 when they are equal."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else -1
