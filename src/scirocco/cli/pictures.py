"""A position as a picture: which counter faces lie where."""

from __future__ import annotations

from typing import Any

from scirocco.cli.files import Chosen, folder_or_id
from scirocco.cli.names import as_somnium, is_reduced, phase_name, turn_name
from scirocco.core.game import Game
from scirocco.drawing import CounterFace, draw_position, read_coast, to_png
from scirocco.games import game_folder
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import attack_of, defence_of

REGIMENTS = ("German", "Italian")


def faces_of(game: Somnium, pos: SomniumPosition) -> dict[int, list[CounterFace]]:
    """The counters in each space, the strongest on top (last)."""
    found: dict[int, list[int]] = {}
    for unit, where in enumerate(pos.at):
        if where >= 0:
            found.setdefault(where, []).append(unit)
    return {
        space: [_face(game, pos, unit) for unit in sorted(units, key=lambda unit: attack_of(game, pos, unit))]
        for space, units in found.items()
    }


def _face(game: Somnium, pos: SomniumPosition, unit: int) -> CounterFace:
    counter = game.units[unit]
    return CounterFace(
        label=counter.label,
        nation=counter.nation,
        type=counter.type,
        motorised=counter.motorised,
        attack=attack_of(game, pos, unit),
        defence=defence_of(game, pos, unit),
        movement=counter.movement,
        range=counter.range,
        reduced=is_reduced(pos, unit),
        stripe=counter.formation,
        size=_size(counter.nation, counter.name),
    )


def _size(nation: str, name: str) -> str:
    """2.2.1: regiments (III) of the Axis, brigades (X) of the Allies, and those whose name says so."""
    if name.endswith(("Bde", "Brigade")):
        return "X"
    return "III" if nation in REGIMENTS else "X"


def subtitle(game: Somnium, pos: SomniumPosition) -> str:
    """What stands under the title: the scenario before the first turn, then the day and the phase."""
    if pos.turn == 0:
        return game.scenario_data.title
    when = turn_name(game, pos.turn)
    return f"{when[:1].upper()}{when[1:]} · {'the end' if pos.over else phase_name(game, pos.phase)}"


def picture(chosen: Chosen, loaded: Game[Any], pos: SomniumPosition, png_width: int) -> str | bytes:
    """A position drawn: as SVG, or as PNG of some width."""
    game = as_somnium(loaded)
    coast = read_coast(game_folder(folder_or_id(chosen.game)))
    svg = draw_position(game.board, faces_of(game, pos), game.title, subtitle(game, pos), coast=coast)
    return to_png(svg, png_width) if png_width else svg
