"""The Somnium games on paper: counter faces, and what the key of the map says."""

from __future__ import annotations

from scirocco.drawing import CounterFace, Note
from scirocco.server.presenting.base import Sheet
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.data import ScoreData
from scirocco.systems.somnium.reasons import points_text
from scirocco.systems.somnium.units import Unit

REGIMENTS = ("German", "Italian")


def face_of(unit: Unit, *, reduced: bool) -> CounterFace:
    """A face of a counter."""
    return CounterFace(
        label=unit.label,
        nation=unit.nation,
        type=unit.type,
        motorised=unit.motorised,
        attack=unit.reduced_attack if reduced else unit.attack,
        defence=unit.reduced_defence if reduced else unit.defence,
        movement=unit.movement,
        range=unit.range,
        reduced=reduced,
        stripe=unit.formation,
        size=_size(unit.nation, unit.name),
    )


def _size(nation: str, name: str) -> str:
    """2.2.1: regiments (III) of the Axis, brigades (X) of the Allies, and those whose name says so."""
    if name.endswith(("Bde", "Brigade")):
        return "X"
    return "III" if nation in REGIMENTS else "X"


def notes_of(game: Somnium) -> dict[str, Note]:
    """What the key says of each terrain, line, hexside and work: points on foot and motorised, columns."""
    tables = game.tables
    found = {
        name: Note("no", "entry", "")
        if kind.prohibited
        else Note(
            points_text(round(2 * kind.foot)),
            "no" if kind.closed_to else points_text(round(2 * kind.motorised)),
            str(kind.columns or "–"),
        )
        for name, kind in tables.terrain.items()
    }
    for name, line in tables.lines.items():
        free = line.unlimited
        found[name] = Note(
            "free" if free else points_text(round(2 * line.foot)),
            "free" if free else points_text(round(2 * line.motorised)),
        )
    for name, rule in tables.hexsides.items():
        found[name] = Note(
            f"+{points_text(round(2 * rule.foot))}", f"+{points_text(round(2 * rule.motorised))}", str(rule.columns)
        )
    found.update({name: Note("", "", f"+{columns}") for name, columns in tables.features.items() if columns})
    if game.mine_surcharge:
        surcharge = f"+{points_text(game.mine_surcharge)}"
        found["minefield"] = Note(surcharge, surcharge, "9.2")
    return found


def tables_of(game: Somnium) -> list[Sheet]:
    """What stands under the key: the points, and the order of play."""
    order = [(phase[:1].upper() + phase[1:], str(number)) for number, phase in enumerate(game.phases[1:], start=1)]
    return [("Points", [_score_row(game, item) for item in game.scoring]), ("Order of play", order)]


def _score_row(game: Somnium, item: ScoreData) -> tuple[str, str]:
    words = {
        "crests": "Fortified crest held",
        "place": f"{item.place} held",
        "destroyed": f"{item.nation or 'Enemy'} unit destroyed",
        "left": f"{item.nation or 'Own'} unit to {item.box}",
        "intact": "Own unit intact",
        "fell": f"{item.place} fell",
        "held_on": f"{item.place} on turn {item.turn}",
        "each_turn": f"{item.place}, each turn",
        "swept": "No enemy left",
        "unused": "Reserve unit unused",
    }
    points = str(item.points).replace("-", "−")
    return words[item.kind], f"{game.data.sides[game.side_named(item.side)].name} {points}" if item.side else points
