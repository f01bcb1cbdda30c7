"""Gazala 1942 on paper: counter faces, and what the key of the map says."""

from __future__ import annotations

from scirocco.drawing import CounterFace, Note
from scirocco.server.presenting.base import Sheet
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.movement import points_text
from scirocco.systems.chitpull.units import Unit

SYMBOLS = {
    "tank": "ARM",
    "car": "MECHCAV",
    "flak": "AT",
    "infantry": "INF",
    "marine": "MARINE",
    "engineer": "ENG",
    "hq": "HQ",
    "leader": "LEADER",
}
"""The sign in the box of each kind of unit."""


def face_of(game: ChitPull, unit: Unit, lost: int) -> CounterFace:
    """The face of a counter that lost so many steps; a unit of one step has but one."""
    lost = min(lost, unit.steps - 1)
    last = unit.steps == 3 and lost == 2
    return CounterFace(
        label=unit.label,
        nation=unit.nation,
        type=SYMBOLS[unit.type],
        motorised=unit.mech and not unit.hq,
        attack=unit.combat[lost],
        defence=unit.armour[lost],
        movement=unit.movement,
        range=unit.radius,
        reduced=lost > 0,
        stripe=game.data.formations[unit.formation].id if unit.formation >= 0 else "",
        size="" if unit.hq else "II" if last else unit.size_mark,
        figures="combat, armour, movement",
    )


def notes_of(game: ChitPull) -> dict[str, Note]:
    """What the key says of each terrain, line and work: points on foot and mechanised, columns."""
    tables = game.tables
    found = {
        name: Note("no", "entry", "")
        if kind.prohibited
        else Note(_points(kind.foot), _points(kind.mech), f"−{kind.columns}" if kind.columns else "–")
        for name, kind in tables.terrain.items()
    }
    found.update({name: Note(_points(line.foot), _points(line.mech)) for name, line in tables.lines.items()})
    found["cliff"] = Note(f"+{_points(tables.cliff.foot)}", "road", f"÷{tables.cliff.attack_divisor}")
    found["minefield"] = Note("clear", "first", f"÷{tables.works.attack_divisor}")
    found["fortified"] = Note("", "", f"÷{tables.works.attack_divisor}")
    return found


def _points(points: float) -> str:
    return points_text(round(2 * points))


def tables_of(game: ChitPull) -> list[Sheet]:
    """What stands under the key: the objectives, and the order of play."""
    board = game.board
    goals = [(board.names[space] or board.ids[space], board.ids[space]) for space in game.objectives]
    order = [(phase[:1].upper() + phase[1:], str(number)) for number, phase in enumerate(game.phases[1:], start=1)]
    return [(f"Objectives ({game.data.sides[game.attacker].name})", goals), ("Order of play", order)]
