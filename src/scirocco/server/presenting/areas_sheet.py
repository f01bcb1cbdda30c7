"""The area games on paper: counter faces, and what stands under the key of the map."""

from __future__ import annotations

from datetime import date

from scirocco.drawing import CounterFace, Note
from scirocco.server.presenting.base import Sheet
from scirocco.systems.areas import Areas
from scirocco.systems.areas.track import turn_track
from scirocco.systems.areas.units import Unit

SYMBOLS = {
    "hq_div": "HQ", "hq_rgt": "HQ", "hq_bde": "HQ", "para": "PARA", "para_eng": "PARAENG", "mountain": "MTN",
    "engineer": "ENG", "infantry": "INF", "inf": "INF", "recce_mot": "MECHCAV", "tank": "ARM", "aa": "AA", "flak": "AA",
    "artillery": "ART", "air": "AIR",
}  # fmt: skip
"""The symbol of each type of the data files."""
SIZES = {"hq_div": "XX", "hq_rgt": "III", "hq_bde": "X", "air": ""}


def face_of(unit: Unit, *, reduced: bool) -> CounterFace:
    """2.1: a face of a counter; its back is the tired side. Who can come by glider has the glider's sign."""
    symbol = SYMBOLS.get(unit.type, "INF")
    return CounterFace(
        label=unit.label,
        nation=unit.nation,
        type="GLIDER" if unit.glider and symbol == "PARA" else symbol,
        motorised=unit.mechanised,
        attack=unit.tired_attack if reduced else unit.attack,
        defence=unit.tired_defence if reduced else unit.defence,
        movement=unit.tired_movement if reduced else unit.movement,
        reduced=reduced,
        stripe=unit.formation,
        size=SIZES.get(unit.type, "II"),
        bombs=unit.aircraft,
    )


def notes_of(game: Areas) -> dict[str, Note]:
    """6.1, 7.2, 5.2: what the key says of each ground: points to enter, what the defence and the landing die get."""
    return {
        name: Note(str(ground.enter), f"+{ground.combat}", f"+{ground.landing}")
        for name, ground in game.tables.terrain.items()
    }


def tables_of(game: Areas) -> list[Sheet]:
    """What stands beside the map: the levels of victory, and under the key who comes when."""
    return [("Victory", _victory(game)), ("Turns", _arrivals(game))]


def _arrivals(game: Areas) -> list[tuple[str, str]]:
    """1.2, 13.1: the days with their turns, who comes in each and which convoys sail."""
    days: dict[str, list[str]] = {}
    for box in turn_track(game):
        what = ["paratroops" if name == "drop" else name for name, _ in box.groups]
        what += [f"{name} sails" for name in box.sails]
        days.setdefault(box.day, []).append(f"{box.turn} {', '.join(what)}".rstrip())
    dates = [date.fromisoformat(day) for day in days]
    return [(f"{day.day} {day:%B}", "  ·  ".join(turns)) for day, turns in zip(dates, days.values(), strict=True)]


def _victory(game: Areas) -> list[tuple[str, str]]:
    """10: by objectives the garrison still holds; the last line serves for all that are more."""
    names = {side.id: side.name for side in game.data.sides}
    return [
        (
            f"{line.held}{' or more' if line is game.data.victory[-1] else ''} held by the {game.data.sides[1].name}",
            f"{names[line.winner]}, {line.level}" if line.winner else "draw",
        )
        for line in game.data.victory
    ]
