"""Gazala 1942: what is said of a counter as it lies, how far it has got in its turn, and the dice of each event."""

from __future__ import annotations

from typing import Literal

from scirocco.core.decisions import Event
from scirocco.core.position import AWAY
from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.activation import ARMOUR_PHASE, COMBAT, MOVEMENT
from scirocco.systems.chitpull.events import ClashFought
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.units import (
    ACTED,
    ANCHOR,
    CALLED,
    CLASHED,
    CLEARED,
    FOUGHT,
    ISOLATED,
    MARK_WORDS,
    MOVED,
    OUT,
    REDUCED,
    SHIFTED,
)
from scirocco.systems.chitpull.zones import on_map
from scirocco.telling.messages import message

Activity = Literal["waiting", "ready", "done", "spent"]
CLASHES = ("clash", "clashers", "clashing", "hit")
DONE = {MOVEMENT: MOVED | CLEARED | ANCHOR, ARMOUR_PHASE: CLASHED | CLEARED, COMBAT: FOUGHT | CLEARED}
"""What of a unit's marks means that it has nothing left to do in a phase."""


def phase_of(game: ChitPull, view: ChitPosition) -> int:
    """3.22: while hits are placed it is still armour combat, though no more attacks can be declared."""
    clashing = view.phase == COMBAT and any(task.stage in CLASHES for task in view.agenda)
    return ARMOUR_PHASE if clashing else view.phase


def activity(game: ChitPull, view: ChitPosition, unit: int) -> Activity | None:
    """3.0, 7.2: whether a unit waits for its headquarters, may act, has acted, or has been activated before."""
    if not on_map(game, view, unit):
        return None
    marks = view.marks[unit]
    if marks & CALLED:
        return "done" if marks & DONE.get(phase_of(game, view), 0) else "ready"
    return "spent" if marks & ACTED else "waiting"


def marks_shown(view: ChitPosition, unit: int) -> list[str]:
    """The marks that count now: for who is activated the supply of the activation; and none that another says too."""
    marks = view.marks[unit]
    idle = REDUCED
    if marks & CALLED:
        idle |= OUT | ISOLATED | ACTED | SHIFTED
        if marks & (MOVED | CLEARED | CLASHED | FOUGHT):
            idle |= CALLED
    elif marks & ACTED:
        idle |= SHIFTED
    return [code for code, bit in MARK_WORDS.items() if marks & ~idle & bit]


def is_unused(game: ChitPull, view: ChitPosition, unit: int) -> bool:
    """10.6: a battalion that is part of its brigade, or a unit this scenario has no place for."""
    to_place = any(unit in task.pieces for task in view.agenda if task.stage == "place")
    return view.at[unit] == AWAY and not game.due[unit] and unit != game.lander and not to_place


def thrown(game: ChitPull, event: Event) -> list[shapes.Handful]:
    """8.13: dice by the handful, those of anti-tank guns apart; every other event has one die."""
    if not isinstance(event, ClashFought):
        die = getattr(event, "die", None)
        return [] if die is None else [shapes.Handful(dice=[die])]
    rules = game.tables.armour
    hands = {
        "attack": (event.attack_dice, rules.hit, rules.car_hit),
        "attack-flak": (event.attack_flak, rules.flak_hit, rules.flak_hit),
        "defence": (event.defence_dice, rules.hit, rules.car_hit),
        "defence-flak": (event.defence_flak, rules.flak_hit, rules.flak_hit),
    }
    return [
        shapes.Handful(
            name=shown(message(f"chitpull-thrown-{name}")),
            dice=list(dice),
            hits=[2 if die >= hit else 1 if die >= part else 0 for die in dice],
        )
        for name, (dice, hit, part) in hands.items()
        if dice
    ]
