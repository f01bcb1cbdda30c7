"""What a table shows beside the map: the turn track, the bombers' boxes, who waits, whom headquarters reach, and whose
each area is. Pure functions over a position; nothing here decides anything."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.areas.arrivals import is_due
from scirocco.systems.areas.bombardment import shown_potential
from scirocco.systems.areas.headquarters import commands, in_influence
from scirocco.systems.areas.position import CONVOY_WORDS
from scirocco.systems.areas.stacks import is_contested, is_in, units_in
from scirocco.systems.areas.units import ACTED, FIRED, GARRISON, INVADER, SILENCED, TIRED
from scirocco.systems.areas.victory import invader_objectives

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

TIMES = ("morning", "afternoon", "night")


class TurnBox(NamedTuple):
    """A box of the turn track: its day and time, what is added to the activation die, who is printed in it (waves and
    air groups by name), and the convoys that sail."""

    turn: int
    day: str
    time: str
    activation: int
    groups: tuple[tuple[str, tuple[int, ...]], ...]
    sails: tuple[str, ...]


def turn_day(game: Areas, turn: int) -> str:
    """1.2: the day of a turn."""
    first = date.fromisoformat(game.data.first_day)
    return (first + timedelta(days=(turn - 1) // game.data.turns_a_day)).isoformat()


def turn_track(game: Areas) -> list[TurnBox]:
    """1.2, 13.1: the printed track."""
    boxes = []
    for turn in range(1, game.turns + 1):
        due = [unit for unit in game.units if unit.turn == turn and unit.entry in ("drop", "air")]
        names = dict.fromkeys(unit.group or "drop" for unit in due)
        groups = tuple((name, tuple(u.number for u in due if (u.group or "drop") == name)) for name in names)
        turns = game.data.activation.turns
        boxes.append(
            TurnBox(
                turn,
                turn_day(game, turn),
                TIMES[(turn - 1) % game.data.turns_a_day],
                turns[turn - 1] if turn <= len(turns) else 0,
                groups,
                tuple(name for name, convoy in game.data.convoys.items() if convoy.sails == turn),
            )
        )
    return boxes


class Sortie(NamedTuple):
    """8: an aircraft and how it stands: ready, flown or lost."""

    unit: int
    state: str
    tired: bool


def sortie_boxes(game: Areas, pos: AreasPosition) -> list[Sortie]:
    found = []
    for unit in game.aircraft:
        state = "lost" if pos.at[unit] == DEAD else "flown" if pos.marks[unit] & ACTED else "ready"
        found.append(Sortie(unit, state, bool(pos.marks[unit] & TIRED)))
    return found


class Waiting(NamedTuple):
    """5.3, 5.4: a group of reinforcements: its units that are still to come, and how it stands. ``state`` is that of
    its convoy, or later, due for those by air; ``ready`` are the units that may come in now."""

    group: str
    units: tuple[int, ...]
    state: str
    ready: tuple[int, ...]


def waiting_groups(game: Areas, pos: AreasPosition) -> list[Waiting]:
    found = []
    for group in dict.fromkeys(game.units[unit].group for unit in game.late):
        units = tuple(u for u in game.late if game.units[u].group == group and pos.at[u] == AWAY)
        if not units:
            continue
        if group in game.convoy_index:
            state = CONVOY_WORDS[pos.convoys[game.convoy_index[group]]]
        else:
            state = "due" if game.units[units[0]].turn <= pos.turn else "later"
        found.append(Waiting(group, units, state, tuple(unit for unit in units if is_due(game, pos, unit))))
    return found


class Link(NamedTuple):
    """2.5: a headquarters on the map: those in its area to whom it gives the bonus, the headquarters below it within
    its influence, its potential now, and whether that is used up or silenced."""

    unit: int
    space: int
    led: tuple[int, ...]
    below: tuple[int, ...]
    potential: int
    fired: bool
    silenced: bool


def headquarters_links(game: Areas, pos: AreasPosition) -> list[Link]:
    found = []
    for side in (INVADER, GARRISON):
        for chief in game.headquarters[side]:
            space = pos.at[chief]
            if space < 0:
                continue
            there = units_in(game, pos, side, space)
            found.append(
                Link(
                    chief,
                    space,
                    tuple(u for u in there if not game.units[u].artillery and commands(game, chief, u)),
                    tuple(u for u in game.lower[chief] if in_influence(game, pos, chief, u)),
                    shown_potential(game, pos, chief),
                    bool(pos.marks[chief] & FIRED),
                    bool(pos.marks[chief] & SILENCED),
                )
            )
    return found


def area_state(game: Areas, pos: AreasPosition, space: int) -> str:
    """5.5: empty, contested, or the id of the side that holds the area."""
    if is_contested(game, pos, space):
        return "contested"
    for side in (INVADER, GARRISON):
        if is_in(game, pos, side, space):
            return game.sides[side]
    return "empty"


class Objective(NamedTuple):
    """10: an objective, the side for which it counts now, and whether it is contested."""

    space: int
    side: int
    contested: bool


def objectives(game: Areas, pos: AreasPosition) -> list[Objective]:
    taken = invader_objectives(game, pos)
    return [
        Objective(space, INVADER if taken >> space & 1 else GARRISON, is_contested(game, pos, space))
        for space in members(game.objectives)
    ]
