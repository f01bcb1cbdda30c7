"""3.0: the sequence of play: set-up, then turns of an initial phase and activations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Event, Task
from scirocco.core.dice import Dice
from scirocco.systems.chitpull.activation import INITIAL, SETUP
from scirocco.systems.chitpull.command import can_fall_back, draw_marker
from scirocco.systems.chitpull.events import GameEnded, TurnBegan
from scirocco.systems.chitpull.units import OF_TURN
from scirocco.systems.chitpull.zones import controls, first_control, renew_control

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def next_step(game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> None:
    """3.2, 3.3: after the initial phase markers are drawn until both sides have ended or the cup is empty."""
    if pos.phase == SETUP:
        pos.held = first_control(game, pos)
        renew_control(game, pos)
        begin_turn(game, pos, log)
    elif any(pos.in_cup):
        draw_marker(game, pos, dice, log)
    elif pos.turn >= game.turns:
        pos.over = True
        held = objectives_held(game, pos)
        log.append(GameEnded(game.ref(game.scenario_data.victory.rule), winner(game, pos), held))
    else:
        begin_turn(game, pos, log)


def begin_turn(game: ChitPull, pos: ChitPosition, log: list[Event]) -> None:
    """3.1: a new day; the markers go back to their owners (3.3)."""
    pos.turn += 1
    pos.phase = INITIAL
    for unit in range(len(pos.marks)):
        pos.marks[unit] &= ~OF_TURN
    pos.chosen = [0] * len(game.sides)
    pos.in_cup = [0] * len(game.sides)
    pos.track = ()
    pos.paused = 0
    pos.air = 0
    pos.fallback = False
    pos.struck_in_fallback = -1
    steps = game.steps_on.get(pos.turn, ())
    for pool, count in steps:
        pos.pools[pool] += count
    named = tuple((game.pool_names[pool], count) for pool, count in steps)
    log.append(TurnBegan(game.ref("3.1"), pos.turn, game.day_of(pos.turn), named))
    pos.agenda += [
        Task("limits", 1),
        Task("limits", 0),
        Task("supply", 0),
        Task("affiliate", 1),
        Task("affiliate", 0),
        Task("replace", 1),
        Task("replace", 0),
        Task("return", 1),
        Task("return", 0),
        Task("command", 0),
    ]
    if can_fall_back(game, pos):
        pos.agenda.append(Task("fallback", game.fallback_side))


def objectives_held(game: ChitPull, pos: ChitPosition) -> tuple[int, ...]:
    """13.19, 13.27, 13.36, R70: the objectives the attacking side controls."""
    return tuple(space for space in game.objectives if controls(game, pos, game.attacker, space))


def winner(game: ChitPull, pos: ChitPosition) -> int:
    """The attacking side needs all its objectives; otherwise the other wins."""
    return game.attacker if len(objectives_held(game, pos)) == len(game.objectives) else 1 - game.attacker
