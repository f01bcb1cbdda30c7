"""The area games on paper: counter faces, and what stands under the key of the map."""

from __future__ import annotations

from scirocco.drawing import CounterFace
from scirocco.server.presenting.base import Sheet
from scirocco.systems.areas import Areas
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


def tables_of(game: Areas) -> list[Sheet]:
    """What stands under the key: the levels of victory."""
    rows = [
        (
            f"{line.held} held by the {game.data.sides[1].name}",
            f"{next(side.name for side in game.data.sides if side.id == line.winner)}, {line.level}"
            if line.winner
            else "draw",
        )
        for line in game.data.victory
    ]
    return [("Victory", rows)]
