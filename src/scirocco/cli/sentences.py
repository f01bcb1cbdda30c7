"""What happened, in English sentences: one function for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from scirocco.cli.chances import MEANINGS
from scirocco.cli.names import hex_name, rule_number, side_name, turn_name, unit_name
from scirocco.core.decisions import Event
from scirocco.systems.somnium import Somnium, events
from scirocco.systems.somnium.movement import points_text

E = TypeVar("E")
Teller = Callable[[Somnium, E], str]

TELLERS: dict[type[Any], Teller[Any]] = {}
"""The teller of each kind of event."""

STRUCTURE = (events.TurnBegan, events.PhaseBegan, events.GameEnded)
"""The events that part a game into chapters."""


def sentence(game: Somnium, event: Event) -> str:
    """An event in words, the number of its rule at the end."""
    return f"{TELLERS[type(event)](game, event)} [{rule_number(event.rule)}]"


def tells(kind: type[E]) -> Callable[[Teller[E]], Teller[E]]:
    """Make a function the teller of a kind of event."""

    def register(teller: Teller[E]) -> Teller[E]:
        TELLERS[kind] = teller
        return teller

    return register


@tells(events.TurnBegan)
def _turn_began(game: Somnium, event: events.TurnBegan) -> str:
    air = ", ".join(f"{side_name(game, side)} {points}" for side, points in enumerate(event.air))
    name = turn_name(game, event.turn)
    return f"{name[:1].upper()}{name[1:]}. Air points: {air}."


@tells(events.PhaseBegan)
def _phase_began(game: Somnium, event: events.PhaseBegan) -> str:
    return f"{side_name(game, event.side)}: {event.phase.rpartition(' ')[2]} phase."


@tells(events.Placed)
def _placed(game: Somnium, event: events.Placed) -> str:
    return f"{unit_name(game, event.unit)} is placed in {hex_name(game, event.space)}."


@tells(events.Moved)
def _moved(game: Somnium, event: events.Moved) -> str:
    start, end = event.path[0], event.path[-1]
    way = _way(game, event.path[1:-1])
    points = points_text(event.cost)
    counted = f"{points} point" if event.cost in (1, 2) else f"{points} points"
    if game.board.is_box(end):
        return f"{unit_name(game, event.unit)} moves from {hex_name(game, start)}{way} off the map for {counted}."
    return (
        f"{unit_name(game, event.unit)} moves from {hex_name(game, start)}{way} to {hex_name(game, end)} for {counted}."
    )


@tells(events.LeftMap)
def _left_map(game: Somnium, event: events.LeftMap) -> str:
    box = game.board.ids[event.space]
    where = f"over the {box} edge" if box in ("north", "east", "south", "west") else f"({box})"
    return f"{unit_name(game, event.unit)} leaves the map {where} and does not return."


@tells(events.Arrived)
def _arrived(game: Somnium, event: events.Arrived) -> str:
    how = "jumps over" if event.how == "drop" else "comes in at" if event.how == "edge" else "lands at"
    return f"{unit_name(game, event.unit)} {how} {hex_name(game, event.space)}."


@tells(events.DropRolled)
def _drop_rolled(game: Somnium, event: events.DropRolled) -> str:
    effect = "it comes down in good order" if event.intact else "it comes down with losses"
    return f"{unit_name(game, event.unit)} rolls {event.die} for its drop: {effect}."


@tells(events.ContactMade)
def _contact_made(game: Somnium, event: events.ContactMade) -> str:
    return f"{unit_name(game, event.unit)} in {hex_name(game, event.space)} is in touch with its own side."


@tells(events.MineRolled)
def _mine_rolled(game: Somnium, event: events.MineRolled) -> str:
    effect = "it takes a loss" if event.loss else "it comes through"
    return f"{unit_name(game, event.unit)} rolls {event.die} for the mines in {hex_name(game, event.space)}: {effect}."


@tells(events.MinesCleared)
def _mines_cleared(game: Somnium, event: events.MinesCleared) -> str:
    return f"{unit_name(game, event.unit)} has cleared the mines in {hex_name(game, event.space)}."


@tells(events.Recovered)
def _recovered(game: Somnium, event: events.Recovered) -> str:
    return (
        f"{unit_name(game, event.unit)} recovers to full strength in {hex_name(game, event.line[0])}; "
        f"its line to {hex_name(game, event.line[-1])} is open."
    )


ATTACK_KINDS = {"attack": "Attack", "bombard": "Bombardment", "strike": "Air attack"}


@tells(events.AttackDeclared)
def _attack_declared(game: Somnium, event: events.AttackDeclared) -> str:
    return f"{ATTACK_KINDS[event.kind]} by the {side_name(game, event.side)} on {hex_name(game, event.space)}."


@tells(events.Joined)
def _joined(game: Somnium, event: events.Joined) -> str:
    part = "has to take part" if event.forced else "takes part"
    return f"{unit_name(game, event.unit)} {part} in the fight for {hex_name(game, event.space)}."


@tells(events.AirCommitted)
def _air_committed(game: Somnium, event: events.AirCommitted) -> str:
    return f"Air points given by the {side_name(game, event.side)}: {event.points}."


@tells(events.BattleFought)
def _battle_fought(game: Somnium, event: events.BattleFought) -> str:
    columns = game.combat.columns
    shifts = ", ".join(f"{_shift_reason(game, reason)} {number:+d}" for reason, number in event.shifts)
    moved = f"; shifts: {shifts}; fought at {columns[event.column]}" if shifts else ""
    return (
        f"Battle for {hex_name(game, event.space)}: {event.attack} against {event.defence} is "
        f"{columns[event.base_column]}{moved}. {_thrown(event.dice, event.result)}"
    )


@tells(events.Bombarded)
def _bombarded(game: Somnium, event: events.Bombarded) -> str:
    return (
        f"Fire on {hex_name(game, event.space)}: {event.strength} points against vulnerability "
        f"{event.vulnerability}, column {game.bombardment.columns[event.column]}. {_thrown(event.dice, event.result)}"
    )


@tells(events.StepLost)
def _step_lost(game: Somnium, event: events.StepLost) -> str:
    return f"{unit_name(game, event.unit)} takes a loss in {hex_name(game, event.space)} and is reduced."


@tells(events.Destroyed)
def _destroyed(game: Somnium, event: events.Destroyed) -> str:
    return f"{unit_name(game, event.unit)} is destroyed in {hex_name(game, event.space)}."


@tells(events.Retreated)
def _retreated(game: Somnium, event: events.Retreated) -> str:
    start, end = event.path[0], event.path[-1]
    way = _way(game, event.path[1:-1])
    return f"{unit_name(game, event.unit)} retreats from {hex_name(game, start)}{way} to {hex_name(game, end)}."


@tells(events.Advanced)
def _advanced(game: Somnium, event: events.Advanced) -> str:
    start, end = event.path[0], event.path[-1]
    way = _way(game, event.path[1:-1])
    return f"{unit_name(game, event.unit)} advances from {hex_name(game, start)}{way} to {hex_name(game, end)}."


@tells(events.PlaceFell)
def _place_fell(game: Somnium, event: events.PlaceFell) -> str:
    return f"{hex_name(game, event.space)} is in enemy hands; that will be remembered when points are counted."


@tells(events.GameEnded)
def _game_ended(game: Somnium, event: events.GameEnded) -> str:
    totals = ", ".join(f"{side_name(game, side)} {points}" for side, points in enumerate(event.scores))
    verdict = "A draw." if event.winner < 0 else f"Victory for the {side_name(game, event.winner)}."
    return f"The game is over. Points: {totals}. {verdict}"


def _way(game: Somnium, between: tuple[int, ...]) -> str:
    return f" by way of {' '.join(game.board.ids[space] for space in between)}" if between else ""


def _thrown(dice: tuple[int, int], result: str) -> str:
    return f"The dice show {dice[0]} and {dice[1]}: {result}, {MEANINGS[result]}."


def _shift_reason(game: Somnium, reason: str) -> str:
    """``5.1.2 crest`` with the number of this game's own rulebook."""
    number, _, words = reason.partition(" ")
    return f"{words} ({rule_number(game.ref(number))})"
