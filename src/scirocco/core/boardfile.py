"""Boards as files: board.toml for the grid, lines and places, hexes.csv or areas.csv with one row a space.

People edit these in a text editor or a spreadsheet; each feature says whether it was printed, deduced or
reconstructed.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from scirocco.core.board import Board, Line
from scirocco.core.data import read_csv, read_toml
from scirocco.core.errors import DataError
from scirocco.core.hexes import SQRT3_2, HexLayout

Provenance = Literal["printed", "deduced", "reconstructed"]


class LayoutData(Struct, forbid_unknown_fields=True):
    """A grid of hexes, or ``areas``, whose shape stands in areas.csv."""

    orientation: Literal["flat-top", "pointy-top", "areas"]
    columns: int = 0
    rows: int = 0


class Georeference(Struct, forbid_unknown_fields=True):
    """Latitude and longitude of a hex: ``[x; y] = a [u; v; 1]`` in km from (latitude, longitude)."""

    latitude: float
    longitude: float
    a: list[list[float]]


class LineData(Struct, forbid_unknown_fields=True):
    """A road, track or railway, hex by hex."""

    kind: str
    name: str
    hexes: list[str]
    provenance: Provenance
    note: str = ""


class HexsideData(Struct, forbid_unknown_fields=True):
    """A river, bridge or cliff on sides between hexes, each written ``0704/0804``."""

    kind: str
    sides: list[str]
    provenance: Provenance
    name: str = ""
    note: str = ""


class BoardData(Struct, forbid_unknown_fields=True):
    title: str
    subtitle: str
    layout: LayoutData
    georeference: Georeference | None = None
    places: dict[str, str] = {}
    lines: list[LineData] = []
    hexsides: list[HexsideData] = []
    boxes: list[str] = []


class HexRow(Struct, forbid_unknown_fields=True):
    """A row of hexes.csv."""

    hex: str
    terrain: str
    provenance: Provenance
    features: str = ""
    name: str = ""
    side: str = ""


class AreaRow(Struct, forbid_unknown_fields=True):
    """A row of areas.csv. ``links`` lists the areas it touches, a star for a road between them; ``marks`` are the
    set-up numbers and drop letters printed in it."""

    area: str
    sheet: str
    terrain: str
    latitude: float
    longitude: float
    links: str
    provenance: Provenance
    features: str = ""
    name: str = ""
    marks: str = ""
    note: str = ""


def read_board(folder: Traversable, terrain_kinds: Collection[str] | None = None) -> Board:
    """The board of a game folder, checked hex by hex; terrain must be of the kinds named, if any are."""
    data = read_toml(folder, "board.toml", BoardData)
    if data.layout.orientation == "areas":
        board = _read_areas(read_csv(folder, "areas.csv", AreaRow), data.boxes)
    else:
        layout = HexLayout(data.layout.orientation, data.layout.columns, data.layout.rows)
        board = Board.of_hexes(layout, data.boxes)
        _lay_hexes(board, read_csv(folder, "hexes.csv", HexRow))
        _place_on_earth(board, layout, data.georeference)
    board.title, board.subtitle = data.title, data.subtitle
    _check_terrain(board, terrain_kinds, "areas.csv" if data.layout.orientation == "areas" else "hexes.csv")
    board.lines += [_build_line(board, line) for line in data.lines]
    for kind in dict.fromkeys(side.kind for side in data.hexsides):
        pairs = [_hexside(board, kind, text) for side in data.hexsides if side.kind == kind for text in side.sides]
        board.hexsides[kind] = frozenset((*pairs, *((b, a) for a, b in pairs)))
    board.hexside_names += [
        (side.kind, side.name, frozenset(_hexside(board, side.kind, text) for text in side.sides))
        for side in data.hexsides
        if side.name
    ]
    for name, hex_id in data.places.items():
        board.places[name] = _space(board, "board.toml", f"places.{name}", hex_id)
    return board


def _read_areas(rows: list[AreaRow], boxes: list[str]) -> Board:
    if len({row.area for row in rows}) != len(rows):
        raise DataError("areas.csv", "area", "an area is named twice", "one row for each area")
    links = {row.area: [word.rstrip("*") for word in row.links.split()] for row in rows}
    try:
        board = Board.of_areas(links, boxes)
    except ValueError as error:
        raise DataError("areas.csv", "links", str(error), "name each link in both rows") from None
    for row in rows:
        space = board.index[row.area]
        board.terrain[space] = row.terrain
        board.features[space] = frozenset(row.features.split())
        board.names[space] = row.name
        board.provenance[space] = row.provenance
        board.sheets[space] = row.sheet
        board.marks[space] = tuple(row.marks.split())
        board.earth[space] = (row.latitude, row.longitude)
        for word in row.links.split():
            other = board.index[word.rstrip("*")]
            if word.endswith("*") and space < other:
                board.lines.append(Line("road", "", (space, other), row.provenance))
    return board


def _place_on_earth(board: Board, layout: HexLayout, geo: Georeference | None) -> None:
    """Give every hex its latitude and longitude, by the fit of the grid to the land."""
    if geo is None:
        raise DataError("board.toml", "georeference", "the fit of the grid to the land is missing", "see another board")
    if len(geo.a) != 2 or any(len(row) != 3 for row in geo.a):
        raise DataError("board.toml", "georeference.a", "it is no matrix of two rows by three", "see another board")
    board.georeference = (geo.latitude, geo.longitude, *geo.a[0], *geo.a[1])
    for space in range(board.size):
        column, row = layout.cell_of(board.ids[space])
        if layout.flat_top:
            u, v = SQRT3_2 * column, -(row + 0.5 * (column & 1))
        else:
            u, v = column + 0.5 * (row % 2 == 0), SQRT3_2 * row
        x, y = (row_of_a[0] * u + row_of_a[1] * v + row_of_a[2] for row_of_a in geo.a)
        per_degree = 111.32 * math.cos(math.radians(geo.latitude))
        board.earth[space] = (geo.latitude + y / 110.95, geo.longitude + x / per_degree)


def _check_terrain(board: Board, kinds: Collection[str] | None, file: str) -> None:
    for space in range(board.size):
        if kinds is not None and board.terrain[space] not in kinds:
            problem, known = f"unknown terrain {board.terrain[space]!r}", f"one of {sorted(kinds)}"
            raise DataError(file, f"{board.ids[space]} terrain", problem, known)


def _lay_hexes(board: Board, rows: list[HexRow]) -> None:
    seen: set[str] = set()
    for row in rows:
        space = _space(board, "hexes.csv", row.hex, row.hex)
        if row.hex in seen:
            raise DataError("hexes.csv", row.hex, "the hex is named twice", "one row for each hex")
        seen.add(row.hex)
        board.terrain[space] = row.terrain
        board.features[space] = frozenset(row.features.split())
        board.names[space] = row.name
        board.start_side[space] = row.side
        board.provenance[space] = row.provenance
    missing = [space_id for space_id in board.ids[: board.size] if space_id not in seen]
    if missing:
        raise DataError("hexes.csv", missing[0], f"{len(missing)} hexes of the grid have no row", "add them")


def _space(board: Board, file: str, field: str, hex_id: str) -> int:
    if hex_id not in board.index or board.is_box(board.index[hex_id]):
        raise DataError(file, field, f"there is no hex {hex_id!r} on the grid", "use a printed number")
    return board.index[hex_id]


def _build_line(board: Board, line: LineData) -> Line:
    where = f"lines {line.kind} {line.name!r}"
    spaces = tuple(_space(board, "board.toml", where, hex_id) for hex_id in line.hexes)
    for a, b in pairwise(spaces):
        if b not in board.neighbours[a]:
            problem = f"{board.ids[a]} and {board.ids[b]} do not touch"
            raise DataError("board.toml", where, problem, "name each hex it crosses")
    return Line(line.kind, line.name, spaces, line.provenance)


def _hexside(board: Board, kind: str, text: str) -> tuple[int, int]:
    where = f"hexsides {kind} {text}"
    first, _, second = text.partition("/")
    a, b = _space(board, "board.toml", where, first), _space(board, "board.toml", where, second)
    if b not in board.neighbours[a]:
        raise DataError("board.toml", where, "the two hexes do not touch", "name two neighbours, as in 0704/0804")
    return a, b
