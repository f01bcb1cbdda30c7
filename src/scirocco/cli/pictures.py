"""Boards and positions as pictures: which counter faces lie where, and what the key says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from scirocco.cli.files import folder_or_id
from scirocco.cli.names import as_somnium, is_reduced, phase_name, side_name, turn_name
from scirocco.core.board import Board
from scirocco.core.game import Game
from scirocco.drawing import (
    CounterFace,
    Note,
    draw_board,
    draw_position,
    needs_compact,
    read_coast,
    read_ground,
    read_shapes,
    to_png,
)
from scirocco.games import board_folder
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.data import ScoreData
from scirocco.systems.somnium.movement import points_text
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import attack_of, defence_of
from scirocco.systems.somnium.units import REDUCED

REGIMENTS = ("German", "Italian")
Table = tuple[str, list[tuple[str, str]]]


class Look(NamedTuple):
    """How a picture is to be: the width of a PNG in pixels (0: SVG), and the theme."""

    png_width: int = 0
    theme: Literal["light", "dark"] = "light"


def faces_of(game: Somnium, pos: SomniumPosition) -> dict[int, list[CounterFace]]:
    """The counters in each space, the strongest on top (last)."""
    found: dict[int, list[int]] = {}
    for unit, where in enumerate(pos.at):
        if where >= 0:
            found.setdefault(where, []).append(unit)
    return {
        space: [face_of(game, pos, unit) for unit in sorted(units, key=lambda unit: attack_of(game, pos, unit))]
        for space, units in found.items()
    }


def face_of(game: Somnium, pos: SomniumPosition, unit: int) -> CounterFace:
    """The face of a counter that lies up."""
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


def tables_of(game: Somnium) -> list[Table]:
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
    return words[item.kind], f"{side_name(game, game.side_named(item.side))} {points}" if item.side else points


def picture(source: str, game: Game[Any] | None, pos: SomniumPosition | None, board: Board, look: Look) -> str | bytes:
    """A position drawn, or the bare board: as SVG, or as PNG of some width."""
    folder = board_folder(folder_or_id(source))
    coast, shapes, ground = read_coast(folder), read_shapes(folder), read_ground(folder)
    if game is None:
        svg = draw_board(
            board, board.title, board.subtitle, coast=coast, shapes=shapes, ground=ground, theme=look.theme
        )
    else:
        somnium = as_somnium(game)
        place = pos if pos is not None else SomniumPosition(len(somnium.units), len(somnium.scoring))
        svg = draw_position(
            board,
            faces_of(somnium, place),
            somnium.title,
            subtitle(somnium, place) if pos is not None else board.subtitle,
            coast=coast,
            shapes=shapes,
            ground=ground,
            notes=notes_of(somnium),
            tables=tables_of(somnium),
            compact=needs_compact(board, look.png_width) if look.png_width else False,
            theme=look.theme,
        )
    return to_png(svg, look.png_width) if look.png_width else svg


def sheets(
    source: str,
    game: Game[Any] | None,
    board: Board,
    paper: Literal["A4", "Letter"],
    pitch: float,
    progress: Callable[[int, int], None],
) -> bytes:
    """The map at true scale and the counters front and back, as a PDF."""
    from scirocco.drawing.printing import print_sheets

    folder = board_folder(folder_or_id(source))
    fronts: list[CounterFace] = []
    backs: list[CounterFace] = []
    notes: dict[str, Note] = {}
    tables: list[Table] = []
    if game is not None:
        somnium = as_somnium(game)
        pos = SomniumPosition(len(somnium.units), len(somnium.scoring))
        fronts = [face_of(somnium, pos, unit.number) for unit in somnium.units]
        pos.marks = [REDUCED] * len(somnium.units)
        backs = [face_of(somnium, pos, unit.number) for unit in somnium.units]
        notes, tables = notes_of(somnium), tables_of(somnium)
    return print_sheets(
        board,
        fronts,
        backs,
        board.title,
        board.subtitle,
        coast=read_coast(folder),
        shapes=read_shapes(folder),
        ground=read_ground(folder),
        notes=notes,
        tables=tables,
        paper=paper,
        pitch=pitch,
        progress=progress,
    )
