"""3.0: the sequence of play. In each turn one side moves and fights, then the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Event, Task
from scirocco.systems.somnium.air import grant_air_points
from scirocco.systems.somnium.engagement import is_engaged, zone_of
from scirocco.systems.somnium.events import GameEnded, PhaseBegan, TurnBegan
from scirocco.systems.somnium.mines import clear_minefields
from scirocco.systems.somnium.scoring import scores, watch_places
from scirocco.systems.somnium.units import ENTERED, FOUGHT, MOVED, RESTLESS

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition

SETUP = 0


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
    spent = MOVED | ENTERED | FOUGHT
    if game.is_movement(pos.phase):
        for unit in range(len(pos.marks)):
            pos.marks[unit] &= ~spent
        enemy_zone = zone_of(game, pos, 1 - side)
        clear_minefields(game, pos, side, enemy_zone, log)
        for unit in game.army[side]:
            if pos.at[unit] >= 0 and enemy_zone & game.board.bit[pos.at[unit]]:
                pos.marks[unit] |= RESTLESS
    pos.agenda.append(opening_task(game, pos))


def opening_task(game: Somnium, pos: SomniumPosition) -> Task:
    """The decision with which a phase begins."""
    return Task("unit" if game.is_movement(pos.phase) else "target", game.phase_side(pos.phase))


def end_phase(game: Somnium, pos: SomniumPosition, log: list[Event]) -> None:
    """After a side's combat its turn is over: who stands next to the enemy now will not recover next turn (C27)."""
    if game.is_movement(pos.phase):
        return
    side = game.phase_side(pos.phase)
    for unit in game.army[side]:
        if is_engaged(game, pos, unit):
            pos.marks[unit] |= RESTLESS
        else:
            pos.marks[unit] &= ~RESTLESS
    watch_places(game, pos, log)


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
