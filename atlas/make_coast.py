"""Make the coast of a hex board from a land outline in longitude and latitude.

    python atlas/make_coast.py atlas/sources/land_alamein_gshhg.geojson src/scirocco/games/alamein

Reads the georeference and the layout of the game's board.toml, projects the
outline into board units (those of ``HexLayout.centre``), clips it to the sheet
with a margin, and writes coast.csv into the game folder.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Callable, Iterator, Sequence
from math import ceil, cos, hypot, radians
from pathlib import Path
from typing import Any

SQRT3_2 = 0.8660254037844386
KM_PER_DEGREE_EAST, KM_PER_DEGREE_NORTH = 111.32, 110.95
# The widest band of the sea reaches 3.1 hexes from the shore: a cut nearer to the sheet would show as a shore.
MARGIN = 4.5

NOTICE = """\
# The land under the board, in hex pitches from the centre of the north-west hex: x east, y south.
# Derived from GSHHG by P. Wessel and W. H. F. Smith, under the GNU LGPL version 3; see NOTICE.md.
# Made by atlas/make_coast.py.
"""

Point = tuple[float, float]


def rings(geojson: dict[str, Any]) -> Iterator[list[Point]]:
    """Every outer ring of the file; lakes are left out."""
    for feature in geojson["features"]:
        shape = feature["geometry"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        for polygon in polygons:
            yield [(lon, lat) for lon, lat, *_ in polygon[0]]


def projection(board: dict[str, Any]) -> Callable[[Point], Point]:
    """From longitude and latitude to board units."""
    earth, layout = board["georeference"], board["layout"]
    (a, b, east), (c, d, north) = earth["a"]
    area = a * d - b * c
    scale = KM_PER_DEGREE_EAST * cos(radians(earth["latitude"]))

    def project(point: Point) -> Point:
        x = (point[0] - earth["longitude"]) * scale - east
        y = (point[1] - earth["latitude"]) * KM_PER_DEGREE_NORTH - north
        u, v = (d * x - b * y) / area, (a * y - c * x) / area
        if layout["orientation"] == "flat-top":
            return u - SQRT3_2, -v - 1
        return u - 1, SQRT3_2 * layout["rows"] - v

    return project


def clipped(ring: list[Point], axis: int, limit: float, keep_above: bool) -> list[Point]:
    """The part of a ring on one side of a line (Sutherland and Hodgman)."""
    found: list[Point] = []
    for before, here in zip([ring[-1], *ring[:-1]], ring, strict=True):
        inside = (here[axis] >= limit) == keep_above
        if ((before[axis] >= limit) == keep_above) != inside:
            t = (limit - before[axis]) / (here[axis] - before[axis])
            found.append((before[0] + (here[0] - before[0]) * t, before[1] + (here[1] - before[1]) * t))
        if inside:
            found.append(here)
    return found


def with_firm_corners(ring: list[Point], cuts: Sequence[tuple[int, float]]) -> list[Point]:
    """The ring with points all along its cuts: who rounds its corners, as drawing does, then rounds them off the sheet.

    A corner loses a share of its sides; without these points the side is as long as the sheet.
    """
    found: list[Point] = []
    for before, here in zip([ring[-1], *ring[:-1]], ring, strict=True):
        if any(abs(before[axis] - limit) < 1e-9 and abs(here[axis] - limit) < 1e-9 for axis, limit in cuts):
            pieces = ceil(hypot(here[0] - before[0], here[1] - before[1]) / MARGIN * 2) or 1
            found += [
                (before[0] + (here[0] - before[0]) * k / pieces, before[1] + (here[1] - before[1]) * k / pieces)
                for k in range(1, pieces)
            ]
        found.append(here)
    return found


def sheet(layout: dict[str, Any]) -> tuple[float, float]:
    """Width and height of the board in its units."""
    columns, rows = layout["columns"], layout["rows"]
    if layout["orientation"] == "flat-top":
        return SQRT3_2 * columns, rows + 0.5
    return columns + 0.5, SQRT3_2 * rows


def coast_of(geojson: dict[str, Any], board: dict[str, Any]) -> list[list[Point]]:
    """The land outlines of a board, clipped."""
    project = projection(board)
    wide, high = sheet(board["layout"])
    cuts = ((0, -MARGIN, True), (0, wide + MARGIN, False), (1, -MARGIN, True), (1, high + MARGIN, False))
    found = []
    for ring in rings(geojson):
        points = [project(point) for point in ring]
        if points[0] == points[-1]:
            points.pop()
        for axis, limit, above in cuts:
            points = clipped(points, axis, limit, above) if points else []
        if len(points) > 2:
            found.append(with_firm_corners(points, [(axis, limit) for axis, limit, _ in cuts]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("outline", type=Path, help="GeoJSON with the land as polygons")
    parser.add_argument("game", type=Path, help="game folder with a board.toml; coast.csv is written there")
    given = parser.parse_args()
    board = tomllib.loads((given.game / "board.toml").read_text(encoding="utf-8"))
    polygons = coast_of(json.loads(given.outline.read_text(encoding="utf-8")), board)
    lines = ["polygon,x,y"]
    for number, polygon in enumerate(polygons, start=1):
        lines += [f"{number},{x:.3f},{y:.3f}" for x, y in polygon]
    (given.game / "coast.csv").write_text(NOTICE + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"{given.game / 'coast.csv'}: {len(polygons)} outlines, {len(lines) - 1} points")


if __name__ == "__main__":
    main()
