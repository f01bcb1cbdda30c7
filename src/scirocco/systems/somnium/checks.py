"""Checks of a game folder that no single file can show: names that must agree between files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.errors import DataError

if TYPE_CHECKING:
    from scirocco.systems.somnium.data import Folder, ScoreData
    from scirocco.systems.somnium.game import Somnium


def check_data(game: Somnium, folder: Folder) -> None:
    """Raise DataError for the first thing that does not fit."""
    _check_pieces(game, folder)
    for number, item in enumerate(folder.game.scoring, start=1):
        _check_score(game, f"scoring {number} ({item.kind})", item)
    for edge, rule in folder.game.edges.items():
        _known("game.toml", "edges", "edge", edge, ("north", "east", "south", "west"))
        for side in (*rule.leave, *rule.survive, *rule.enter):
            _known("game.toml", f"edges.{edge}", "side", side, game.sides)
        if (rule.leave or rule.survive) and edge not in game.board.ids:
            raise DataError("board.toml", "boxes", f"there is no box {edge!r} for who leaves there", "add it to boxes")
    for band in folder.game.air.bands:
        _known("game.toml", "air.bands", "side", band.side, game.sides)
    for bonus in folder.game.air.bonus:
        _known("game.toml", "air.bonus", "place", bonus.place, tuple(game.board.places))
    for step in folder.scenario.setup:
        _check_setup(game, folder, step.side, step.units)


def _check_pieces(game: Somnium, folder: Folder) -> None:
    seen: set[str] = set()
    for row in folder.pieces:
        if row.id in seen:
            raise DataError("pieces.csv", row.id, "the unit stands here twice", "give each unit its own id")
        seen.add(row.id)
        if row.hex and not game.land >> game.board.index[row.hex] & 1:
            terrain = game.board.terrain[game.board.index[row.hex]]
            raise DataError("pieces.csv", f"{row.id} hex", f"{row.hex} is {terrain}", "units stand on land")


def _check_score(game: Somnium, where: str, item: ScoreData) -> None:
    places, lines = tuple(game.board.places), tuple(line.name for line in game.board.lines)
    nations = tuple(unit.nation for unit in game.units)
    checks: list[tuple[str, str, tuple[str, ...]]] = [
        ("place", item.place, places),
        ("place", item.cancelled_by_place, places),
        ("line", item.cancelled_south_of_line, lines),
        ("side", item.side, game.sides),
        ("nation", item.nation, nations),
        ("box", item.box, tuple(game.board.ids[game.board.size :])),
    ]
    for kind, name, known in checks:
        if name:
            _known("game.toml", where, kind, name, known)


def _check_setup(game: Somnium, folder: Folder, side: str, units: list[str]) -> None:
    file = f"scenarios/{folder.scenario_id}.toml"
    _known(file, "setup", "side", side, game.sides)
    for name in units if units != ["all"] else []:
        _known(file, "setup.units", "unit", name, tuple(game.piece_index))
        if game.side_of[game.piece_index[name]] != game.sides.index(side):
            raise DataError(file, "setup.units", f"{name} is not a unit of the {side} side", "name its own units")


def _known(file: str, field: str, kind: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        choice = ", ".join(dict.fromkeys(known)) if len(known) <= 30 else "see the files of the board and pieces"
        raise DataError(file, field, f"there is no {kind} {name!r}", f"one of: {choice}")
