"""Whether the files of a chit-pull game fit together. Each fault names the file, the field and the fix."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scirocco.core.errors import DataError
from scirocco.systems.chitpull.data import Folder, ScenarioData


def check_data(folder: Folder) -> None:
    """Raise the first thing that is wrong."""
    game, pieces, tables = folder.game, folder.pieces, folder.tables
    sides = [side.id for side in game.sides]
    ids = [piece.id for piece in pieces]
    if len(sides) != 2:
        raise DataError("game.toml", "sides", "a chit-pull game has two sides", "name two")
    if len(set(ids)) != len(ids):
        raise DataError("pieces.csv", "id", "two counters have the same id", "give each its own")
    for field in ("works_owner", "fallback_side", "air_side"):
        _known("game.toml", field, getattr(game, field), sides)
    for side in game.sides:
        _known("game.toml", f"sides.{side.id}.edge", side.edge, folder.board.ids[folder.board.size :])
        for place in (side.entry, side.port):
            if place:
                _known("game.toml", f"sides.{side.id}", place, folder.board.index)
    for formation in game.formations:
        _known("game.toml", f"formations.{formation.id}.hq", formation.hq, ids)
    _known("game.toml", "landing.unit", game.landing.unit, ids)
    _check_pieces(folder, sides, ids)
    if tables.stacking.units < 1 or tables.stacking.large < 1:
        raise DataError("tables.toml", "stacking", "no unit can stand alone in a hex", "units and large from 1 on")
    if sorted(tables.combat.rows) != [str(die) for die in range(1, 7)]:
        raise DataError("tables.toml", "combat.rows", "there is not one row for each face of the die", "1 to 6")
    for die, row in tables.combat.rows.items():
        if len(row) != len(tables.combat.columns):
            problem = f"{len(row)} cells for {len(tables.combat.columns)} columns"
            raise DataError("tables.toml", f"combat.rows.{die}", problem, "one cell for each column")
    _check_scenario(folder, folder.scenario, sides, ids)


def _check_pieces(folder: Folder, sides: list[str], ids: list[str]) -> None:
    formations = [formation.id for formation in folder.game.formations]
    for piece in folder.pieces:
        where = f"{piece.id}"
        _known("pieces.csv", f"{where} side", piece.side, sides)
        if piece.formation:
            _known("pieces.csv", f"{where} formation", piece.formation, formations)
        if piece.pool:
            _known("pieces.csv", f"{where} pool", piece.pool, folder.game.pools)
        if piece.brigade:
            _known("pieces.csv", f"{where} brigade", piece.brigade, ids)
        if not 1 <= piece.steps <= 3:
            raise DataError("pieces.csv", f"{where} steps", f"{piece.steps} steps", "one, two or three")


def _check_scenario(folder: Folder, scenario: ScenarioData, sides: list[str], ids: list[str]) -> None:
    file = f"scenarios/{folder.scenario_id}.toml"
    placed: set[str] = set()
    for group in scenario.setup:
        for name in group.units:
            _known(file, "setup.units", name, ids)
            if name in placed:
                raise DataError(file, "setup.units", f"{name} is placed twice", "name it once")
            placed.add(name)
        for place in (group.at, *group.around):
            if place:
                _known(file, "setup", place, folder.board.index)
        if not (group.at or group.around or group.stacked_with):
            raise DataError(file, "setup", f"{group.units[0]} has no place", "at, around or stacked_with")
        if group.when:
            _known(file, "setup.when", group.when, folder.game.options)
    for arrival in scenario.arrivals:
        for name in arrival.units:
            _known(file, "arrivals.units", name, ids)
            if name in placed:
                raise DataError(file, "arrivals.units", f"{name} is set up and arrives as well", "one or the other")
        for pool in arrival.pools:
            _known(file, "arrivals.pools", pool, folder.game.pools)
    for name in (*scenario.opening.markers, *scenario.reacts, *scenario.affiliations):
        _known(file, "units", name, ids)
    for side in (scenario.first, scenario.victory.side, *(one.side for one in scenario.command)):
        _known(file, "side", side, sides)
    for place in scenario.victory.hexes:
        _known(file, "victory.hexes", place, folder.board.index)


def _known(file: str, field: str, name: str, known: Iterable[str] | Mapping[str, object]) -> None:
    names = list(known)
    if name not in names:
        choice = ", ".join(names) if len(names) <= 30 else "see the files of the board and pieces"
        raise DataError(file, field, f"there is no {name!r}", f"one of: {choice}")
