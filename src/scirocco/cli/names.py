"""What things are called at the table: sides, units, hexes, dates."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import attack_of, defence_of
from scirocco.systems.somnium.units import REDUCED


def as_somnium(game: Game[Any]) -> Somnium:
    """The terminal can speak of the Somnium games only, as yet."""
    if not isinstance(game, Somnium):
        raise SciroccoError(f"{game.title} cannot be shown in the terminal yet")
    return game


def side_name(game: Somnium, side: int) -> str:
    return game.data.sides[side].name


def unit_name(game: Somnium, unit: int) -> str:
    """A unit's name, with its division where that does not stand in it already."""
    counter = game.units[unit]
    if counter.formation and counter.formation not in counter.name:
        return f"{counter.name} ({counter.formation})"
    return counter.name


def unit_names(game: Somnium, units: tuple[int, ...] | list[int]) -> str:
    return joined([unit_name(game, unit) for unit in units])


def joined(words: list[str], last: str = "and") -> str:
    """
    >>> joined(["a", "b", "c"])
    'a, b and c'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def hex_name(game: Somnium, space: int) -> str:
    """A hex by its number, and by its name where it has one; a box by its edge."""
    number = game.board.ids[space]
    if game.board.is_box(space):
        return f"off the {number} edge"
    name = game.board.names[space]
    return f"{number} {name}" if name else number


def place_name(game: Somnium, where: int) -> str:
    """Where a unit is."""
    if where == DEAD:
        return "destroyed"
    return "not in play" if where == AWAY else hex_name(game, where)


def values(game: Somnium, pos: SomniumPosition, unit: int) -> str:
    """Attack, defence and movement as the counter shows them now."""
    text = f"{attack_of(game, pos, unit)}-{defence_of(game, pos, unit)}-{game.units[unit].movement}"
    return f"{text} r{game.units[unit].range}" if game.units[unit].gun else text


def is_reduced(pos: SomniumPosition, unit: int) -> bool:
    return bool(pos.marks[unit] & REDUCED)


def rule_number(ref: str) -> str:
    """
    >>> rule_number("alamein 5.1.3")
    '5.1.3'
    """
    return ref.rpartition(" ")[2]


def turn_name(game: Somnium, turn: int) -> str:
    """A turn with its day: ``turn 2 of 12, 24 October 1942``."""
    if turn < 1:
        return "set-up"
    day = date.fromisoformat(game.data.first_day) + timedelta(days=(turn - 1) * game.data.days_per_turn)
    return f"turn {turn} of {game.turns}, {day.day} {MONTHS[day.month - 1]} {day.year}"


MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def phase_name(game: Somnium, phase: int) -> str:
    """A phase as the players call it: ``Allies, movement``."""
    side = game.phase_side(phase)
    if side < 0:
        return game.phases[phase]
    return f"{side_name(game, side)}, {game.phases[phase].rpartition(' ')[2]}"
