"""Make the shapes of a board of areas: cells on the real land whose borders agree with the list of links.

    python atlas/make_areas.py atlas/sources/land_crete_gshhg.geojson src/scirocco/games/merkur

Reads areas.csv (where each area lies, what it links to) and insets.csv (where each sheet lies on paper and
which window of the earth it shows) of the game folder, and writes shapes.csv there.

Every sheet becomes a lattice of small squares. Each area grows over the land from its centre; then squares on
borders change hands at random, ever more coolly, as long as that lowers a cost: links that have no border,
borders that are no link, areas too small, borders too long, squares far from home. What comes out is traced,
smoothed, bent a little by noise and cut by the true coast; a last check refuses any border that is wrong.

Needs shapely; the program itself does not.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections import defaultdict, deque
from collections.abc import Iterable
from itertools import pairwise
from math import cos, exp, hypot, pi, radians, sin
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from shapely import LineString, Point, Polygon, box, get_parts, union_all
from shapely.ops import polygonize

SQUARE = 8.0
PAD = 6  # squares beyond the frame, so that borders run on under it
SEA, FRAME = -1, -2
ROUNDS = 420
FEW = 12  # on a sheet of so few areas they need not be of one size
HAIR = 14.0
SHORT = 26.0  # the least length of a border between linked areas, in sheet units
KM_PER_DEGREE_EAST, KM_PER_DEGREE_NORTH = 111.32, 110.95
BEYOND = 90.0  # how far the land is kept outside the frame, so that no shore is drawn along it

NOTICE = """\
# The areas as they are drawn, in sheet units: x east, y south; x,y is where the counters stand.
# Coast derived from GSHHG by P. Wessel and W. H. F. Smith, under the GNU LGPL version 3; see NOTICE.md.
# Made by atlas/make_areas.py.
"""

Spot = tuple[float, float]


class Area(NamedTuple):
    name: str
    place: Spot
    links: frozenset[str]
    coastal: bool
    leaves: bool
    roads: frozenset[str]


class Inset:
    """A sheet: its frame on paper, and the window of the earth in it."""

    def __init__(self, row: dict[str, str]) -> None:
        self.name = row["sheet"]
        self.left, self.top, self.width, self.height, self.west, self.east, self.north = (
            float(row[key]) for key in ("left", "top", "width", "height", "west", "east", "north")
        )
        self.runs_on = row["runs_on"].split()  # areas that reach the frame though no unit can leave there
        self.frame = box(self.left, self.top, self.left + self.width, self.top + self.height)
        middle = self.north - 0.05
        for _ in range(3):
            across = (self.east - self.west) * KM_PER_DEGREE_EAST * cos(radians(middle))
            self.kilometre = self.width / across
            middle = self.north - self.height / self.kilometre / KM_PER_DEGREE_NORTH / 2

    def spot(self, longitude: float, latitude: float) -> Spot:
        x = self.left + (longitude - self.west) / (self.east - self.west) * self.width
        return x, self.top + (self.north - latitude) * KM_PER_DEGREE_NORTH * self.kilometre


def rounded(ring: list[Spot], times: int) -> list[Spot]:
    """Corners cut (Chaikin)."""
    for _ in range(times):
        cut = []
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        ring = cut
    return ring


def land_of(inset: Inset, geojson: dict[str, Any]) -> list[Polygon]:
    """The land of a sheet and a little beyond, the largest piece first."""
    window = inset.frame.buffer(BEYOND, join_style="mitre")
    pieces = []
    for feature in geojson["features"]:
        shape = feature["geometry"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        for polygon in polygons:
            ring = [inset.spot(lon, lat) for lon, lat, *_ in polygon[0][:-1]]
            land = Polygon(rounded(ring, 2)).buffer(0).simplify(0.35)
            for part in get_parts(land.intersection(window)):
                if part.geom_type == "Polygon" and part.area > 90:
                    pieces.append(Polygon(part.exterior))
    return sorted(pieces, key=lambda piece: -piece.area)


class Lattice:
    """The squares of a sheet, and who holds each."""

    def __init__(self, inset: Inset, land: Polygon, areas: list[Area], seed: int) -> None:
        self.inset, self.areas = inset, areas
        self.random = Random(seed)
        self.wide, self.high = round(inset.width / SQUARE), round(inset.height / SQUARE)
        self.row = self.wide + 2
        self.holder = [FRAME] * (self.row * (self.high + 2))
        ground = land.intersection(inset.frame)
        self.dry = self._squares_inside(ground)
        for k in self._all():
            self.holder[k] = SEA
        self.homes = [self._home(area) for area in areas]
        self._grow()
        self.around = (-self.row, -self.row + 1, 1, self.row + 1, self.row, self.row - 1, -1, -self.row - 1)
        self.beside = (-self.row, 1, self.row, -1)
        number = {area.name: k for k, area in enumerate(areas)}
        self.least: dict[tuple[int, int], int] = {}
        for k, area in enumerate(areas):
            for other in area.links & number.keys():
                pair = (min(k, number[other]), max(k, number[other]))
                self.least[pair] = 10 if other in area.roads else 8
            self.least[SEA, k] = 7 if area.coastal else 0
            self.least[FRAME, k] = 6 if area.leaves else 0
            if area.name in inset.runs_on:
                self.least[FRAME, k] = -1
        self.border: dict[tuple[int, int], int] = defaultdict(int)
        self.size = [0] * len(areas)
        for k in self._all():
            here = self.holder[k]
            if here >= 0:
                self.size[here] += 1
            for step in (1, self.row):
                self._count(here, self.holder[k + step], 1)
                if self.holder[k - step] == FRAME:
                    self._count(here, FRAME, 1)
        self.fair = sum(self.size) / len(areas)

    def _all(self) -> Iterable[int]:
        for j in range(1, self.high + 1):
            yield from range(j * self.row + 1, j * self.row + self.wide + 1)

    def middle(self, k: int) -> Spot:
        j, i = divmod(k, self.row)
        return self.inset.left + (i - 0.5) * SQUARE, self.inset.top + (j - 0.5) * SQUARE

    def _squares_inside(self, ground: Any) -> set[int]:
        found = set()
        for j in range(1, self.high + 1):
            y = self.inset.top + (j - 0.5) * SQUARE
            line = LineString([(self.inset.left - 9, y), (self.inset.left + self.inset.width + 9, y)])
            for part in get_parts(ground.intersection(line)):
                if part.geom_type != "LineString" or part.is_empty:
                    continue
                a, _, b, _ = part.bounds
                first = int((a - self.inset.left) / SQUARE + 1.5)
                last = int((b - self.inset.left) / SQUARE + 0.5)
                found.update(j * self.row + i for i in range(max(1, first), min(self.wide, last) + 1))
        pieces = []
        left = set(found)
        while left:
            start = left.pop()
            piece, queue = {start}, [start]
            while queue:
                k = queue.pop()
                for step in (1, -1, self.row, -self.row):
                    if k + step in left:
                        left.remove(k + step)
                        piece.add(k + step)
                        queue.append(k + step)
            pieces.append(piece)
        return max(pieces, key=len)

    def _home(self, area: Area) -> int:
        x, y = area.place
        return min(self.dry, key=lambda k: hypot(self.middle(k)[0] - x, self.middle(k)[1] - y))

    def _grow(self) -> None:
        """Each area from its home over the land, all at one speed."""
        queue = deque()
        for k, home in enumerate(self.homes):
            self.holder[home] = k
            queue.append(home)
        while queue:
            here = queue.popleft()
            for step in (-1, 1, -self.row, self.row):
                if here + step in self.dry and self.holder[here + step] == SEA:
                    self.holder[here + step] = self.holder[here]
                    queue.append(here + step)

    def _count(self, a: int, b: int, by: int) -> None:
        if a != b and (a >= 0 or b >= 0):
            self.border[min(a, b), max(a, b)] += by

    def _pair_cost(self, pair: tuple[int, int], many: int) -> float:
        least = self.least.get(pair, 0)
        if least < 0:
            return 0.0
        if least == 0:
            return 9.0 * many if many < 4 else 36.0 + 3.0 * (many - 4)
        return 0.0 if many >= least else 11.0 * (least - many) + (24.0 if many == 0 else 0.0)

    def _size_cost(self, size: int) -> float:
        if len(self.areas) < FEW:
            return 0.0
        low, high = 0.8 * self.fair, 1.45 * self.fair
        if size < low:
            return (low - size) ** 2 / self.fair * 2.4
        return (size - high) ** 2 / self.fair * 0.5 if size > high else 0.0

    def _home_cost(self, holder: int, k: int) -> float:
        hx, hy = self.middle(self.homes[holder])
        x, y = self.middle(k)
        return ((x - hx) ** 2 + (y - hy) ** 2) / (SQUARE * SQUARE) / self.fair * 1.1

    def _one_piece(self, ring: list[int], holder: int) -> bool:
        """Whether the squares of a holder round a square hang together, side by side."""
        pieces, before = 0, ring[-1] == holder
        touching = 0
        for place in range(8):
            same = ring[place] == holder
            if same and not before:
                pieces += 1
            before = same
        # A corner square alone in the ring touches nothing by a side.
        for place in range(0, 8, 2):
            touching += ring[place] == holder
        lone = sum(
            ring[place] == holder and ring[place - 1] != holder and ring[(place + 1) % 8] != holder
            for place in range(1, 8, 2)
        )
        if touching == 4 and pieces == 0:
            return True
        return pieces - lone == 1 and touching > 0 and lone == 0

    def anneal(self) -> None:
        edge = [k for k in self.dry if self._is_edge(k)]
        for turn in range(ROUNDS):
            heat = 5.0 * (1 - turn / ROUNDS) ** 2 + 0.08
            if turn % 5 == 0:
                edge = [k for k in self.dry if self._is_edge(k)]
            for _ in range(len(edge)):
                self._try(edge[int(self.random.random() * len(edge))], heat)

    def _is_edge(self, k: int) -> bool:
        here = self.holder[k]
        return any(self.holder[k + step] != here and self.holder[k + step] >= 0 for step in self.beside)

    def _try(self, k: int, heat: float) -> None:
        holder = self.holder
        old = holder[k]
        new = holder[k + self.beside[int(self.random.random() * 4)]]
        if new < 0 or new == old:
            return
        ring = [holder[k + step] for step in self.around]
        if not self._one_piece(ring, old) or not self._one_piece(ring, new):
            return
        rough = 0.0
        for place, other in enumerate(ring):
            weight = 1.0 if place % 2 == 0 else 0.7
            if other != FRAME and other != SEA:
                rough += weight * ((other != new) - (other != old))
        change: dict[tuple[int, int], int] = defaultdict(int)
        for place in range(0, 8, 2):
            other = ring[place]
            if other != old:
                change[min(old, other), max(old, other)] -= 1
            if other != new:
                change[min(new, other), max(new, other)] += 1
        cost = 0.85 * rough
        for pair, by in change.items():
            if by:
                many = self.border[pair]
                cost += self._pair_cost(pair, many + by) - self._pair_cost(pair, many)
        cost += self._size_cost(self.size[old] - 1) - self._size_cost(self.size[old])
        cost += self._size_cost(self.size[new] + 1) - self._size_cost(self.size[new])
        cost += self._home_cost(new, k) - self._home_cost(old, k)
        if cost > 0 and self.random.random() >= exp(-cost / heat):
            return
        holder[k] = new
        self.size[old] -= 1
        self.size[new] += 1
        for pair, by in change.items():
            self.border[pair] += by

    def faults(self) -> list[str]:
        """Borders that are no links, and links without a border."""

        def name(k: int) -> str:
            return {SEA: "sea", FRAME: "frame"}.get(k) or self.areas[k].name

        pairs = {pair for pair, many in self.border.items() if many} | set(self.least)
        wrong = []
        for a, b in sorted(pairs):
            many, least = self.border[a, b], self.least.get((a, b), 0)
            if (least == 0 and many) or (least > 0 and many < min(3, least)):
                wrong.append(f"{name(a)}/{name(b)}: {many} squares, wanted {least}")
        return wrong


def traced(lattice: Lattice) -> list[list[Spot]]:
    """The borders between areas as lines from joint to joint, run on over the sea and beyond the frame."""
    wide, high = lattice.wide + 2 * PAD, lattice.high + 2 * PAD
    held = [[SEA] * wide for _ in range(high)]
    queue: deque[tuple[int, int]] = deque()
    for k in lattice._all():
        if lattice.holder[k] >= 0:
            j, i = divmod(k, lattice.row)
            held[j - 1 + PAD][i - 1 + PAD] = lattice.holder[k]
            queue.append((i - 1 + PAD, j - 1 + PAD))
    while queue:
        i, j = queue.popleft()
        for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if 0 <= a < wide and 0 <= b < high and held[b][a] == SEA:
                held[b][a] = held[j][i]
                queue.append((a, b))
    joins: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for j in range(high):
        for i in range(wide):
            if i + 1 < wide and held[j][i] != held[j][i + 1]:
                joins[i + 1, j].append((i + 1, j + 1))
                joins[i + 1, j + 1].append((i + 1, j))
            if j + 1 < high and held[j][i] != held[j + 1][i]:
                joins[i, j + 1].append((i + 1, j + 1))
                joins[i + 1, j + 1].append((i, j + 1))
    lines, seen = [], set()
    joints = [spot for spot, others in joins.items() if len(others) != 2]
    for joint in joints:
        for onward in joins[joint]:
            if (joint, onward) in seen:
                continue
            line = [joint, onward]
            seen.update(((joint, onward), (onward, joint)))
            while len(joins[line[-1]]) == 2:
                one, other = joins[line[-1]]
                after = other if one == line[-2] else one
                seen.update(((line[-1], after), (after, line[-1])))
                line.append(after)
            lines.append(line)
    left, top = lattice.inset.left - PAD * SQUARE, lattice.inset.top - PAD * SQUARE
    return [[(left + i * SQUARE, top + j * SQUARE) for i, j in line] for line in lines]


def smoothed(lines: list[list[Spot]], times: int = 16) -> list[list[Spot]]:
    """Staircases made lines: each point drawn to its neighbours, and each joint to the lines that meet there."""
    lines = [list(line) for line in lines]
    ends: dict[Spot, list[tuple[int, int, int]]] = defaultdict(list)
    for k, line in enumerate(lines):
        ends[line[0]].append((k, 0, 1))
        ends[line[-1]].append((k, -1, -2))
    joints = [found for found in ends.values() if len(found) > 2]
    for _ in range(times):
        for k, line in enumerate(lines):
            between = zip(line, line[1:], line[2:], strict=False)
            inner = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in between]
            lines[k] = [line[0], *inner, line[-1]]
        for found in joints:
            near = [lines[k][after] for k, _, after in found]
            x, y = lines[found[0][0]][found[0][1]]
            joint = (
                x * 0.5 + sum(spot[0] for spot in near) / len(near) * 0.5,
                y * 0.5 + sum(spot[1] for spot in near) / len(near) * 0.5,
            )
            for k, end, _ in found:
                lines[k][end] = joint
    return lines


def bend(seed: int) -> Any:
    """A gentle warp of the paper, the same for every line, so that nothing comes apart."""
    random = Random(seed)
    waves = [
        (random.uniform(0, 2 * pi), 2 * pi / random.uniform(70, 260), random.uniform(0, 6.3), random.uniform(0, 6.3))
        for _ in range(14)
    ]

    def bent(spot: Spot) -> Spot:
        x, y = spot
        dx = dy = 0.0
        for turn, pace, one, other in waves:
            along = (x * cos(turn) + y * sin(turn)) * pace
            swing = 0.011 / pace
            dx += swing * 7 * sin(along + one)
            dy += swing * 7 * sin(along + other)
        return x + dx, y + dy

    return bent


def cells_of(lattice: Lattice, land: Polygon, seed: int) -> dict[str, Polygon]:
    """The areas as polygons that share their border points."""
    warp = bend(seed)
    dense = []
    for line in traced(lattice):
        dense.append([line[0]])
        for a, b in pairwise(line):
            dense[-1] += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b]
    borders = [LineString([warp(spot) for spot in line]).simplify(0.5) for line in smoothed(dense)]
    ground = land.intersection(lattice.inset.frame)
    ground = max(get_parts(ground), key=lambda part: part.area)
    # On a grid of a tenth from the start, so that writing the points down moves none of them.
    lines = union_all([ground.exterior, *borders], grid_size=0.1)
    faces = [face for face in polygonize(lines) if ground.contains(face.representative_point())]
    held: dict[int, list[Polygon]] = defaultdict(list)
    for face in faces:
        votes: dict[int, int] = defaultdict(int)
        for k in lattice_squares(lattice, face):
            if lattice.holder[k] >= 0:
                votes[lattice.holder[k]] += 1
        held[max(votes, key=lambda h: votes[h]) if votes else SEA].append(face)
    found: dict[int, Any] = {}
    orphans: list[Polygon] = held.pop(SEA, [])
    for holder, parts in held.items():
        parts.sort(key=lambda part: -part.area)
        found[holder] = parts[0]
        orphans += parts[1:]
    while orphans:
        orphans.sort(key=lambda part: max(part.intersection(cell).length for cell in found.values()))
        part = orphans.pop()
        best = max(found, key=lambda holder: part.intersection(found[holder]).length)
        found[best] = union_all([found[best], part], grid_size=0.1)
    return {lattice.areas[holder].name: Polygon(cell.exterior) for holder, cell in found.items()}


def lattice_squares(lattice: Lattice, face: Polygon) -> list[int]:
    left, top, right, bottom = face.bounds
    inset = lattice.inset
    found = []
    for j in range(max(1, int((top - inset.top) / SQUARE)), min(lattice.high, int((bottom - inset.top) / SQUARE) + 2)):
        for i in range(
            max(1, int((left - inset.left) / SQUARE)), min(lattice.wide, int((right - inset.left) / SQUARE) + 2)
        ):
            k = j * lattice.row + i
            if face.contains(Point(lattice.middle(k))):
                found.append(k)
    return found


def settled(cells: dict[str, Polygon]) -> dict[str, list[Spot]]:
    """Rings to a tenth of a unit, every joint a point of all rings it lies on."""

    def short(spot: Spot) -> Spot:
        return round(spot[0], 1), round(spot[1], 1)

    rings = {}
    for name, cell in cells.items():
        ring = [short(spot) for spot in cell.exterior.coords[:-1]]
        ring = [spot for k, spot in enumerate(ring) if spot != ring[k - 1]]
        rings[name] = ring
    corners: dict[tuple[int, int], set[Spot]] = defaultdict(set)
    for ring in rings.values():
        for spot in ring:
            corners[int(spot[0] // 40), int(spot[1] // 40)].add(spot)
    for name, ring in rings.items():
        full: list[Spot] = []
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            full.append(a)
            tiles = {
                (i, j)
                for i in range(int(min(a[0], b[0]) // 40) - 1, int(max(a[0], b[0]) // 40) + 2)
                for j in range(int(min(a[1], b[1]) // 40) - 1, int(max(a[1], b[1]) // 40) + 2)
            }
            side = LineString([a, b])
            on = [s for t in tiles for s in corners.get(t, ()) if s not in (a, b) and side.distance(Point(s)) < 0.12]
            full += sorted(set(on), key=lambda s: hypot(s[0] - a[0], s[1] - a[1]))
        rings[name] = full
    return rings


def closed_up(rings: dict[str, list[Spot]], areas: list[Area]) -> dict[str, list[Spot]]:
    """Where two areas that are not linked touch along a hair's breadth, the border shrinks to a point."""
    by_name = {area.name: area for area in areas}
    moved: dict[Spot, Spot] = {}
    names = sorted(rings)
    for k, one in enumerate(names):
        for other in names[:k]:
            if other in by_name[one].links or not 0 < shared(rings[one], rings[other]) < HAIR:
                continue
            both = [spot for spot in rings[one] if spot in set(rings[other])]
            # A point that fewer rings share lies on the coast, and the coast stays where it is.
            fixed = min(both, key=lambda spot: sum(spot in set(ring) for ring in rings.values()))
            moved |= dict.fromkeys(both, fixed)
    found = {}
    for name, ring in rings.items():
        points = [moved.get(spot, spot) for spot in ring]
        found[name] = [spot for k, spot in enumerate(points) if spot != points[k - 1]]
    return found


def shared(one: list[Spot], other: list[Spot]) -> float:
    """The length of the border two rings have in common."""
    sides = {frozenset(side) for side in zip(other, [*other[1:], other[0]], strict=True)}
    pairs = zip(one, [*one[1:], one[0]], strict=True)
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairs if frozenset((a, b)) in sides)


def faults_of(rings: dict[str, list[Spot]], areas: list[Area]) -> list[str]:
    wrong = []
    by_name = {area.name: area for area in areas}
    for area in areas:
        ring = Polygon(rings[area.name])
        if not ring.is_valid:
            wrong.append(f"{area.name} crosses itself")
    names = sorted(rings)
    for k, one in enumerate(names):
        for other in names[:k]:
            long = shared(rings[one], rings[other])
            linked = other in by_name[one].links
            if linked and long < SHORT:
                wrong.append(f"{other}-{one}: border of {long:.0f}, a link")
            if not linked and long > 0:
                wrong.append(f"{other}/{one}: border of {long:.0f}, no link")
    return wrong


def standing(cell: Polygon, home: Spot) -> Spot:
    """Where two counters side by side have the most room, near the old centre when there is choice."""
    left, top, right, bottom = cell.bounds
    best = (-1e9, home)
    steps = 26
    edge = cell.exterior
    for i in range(1, steps):
        for j in range(1, steps):
            x, y = left + (right - left) * i / steps, top + (bottom - top) * j / steps
            if not cell.contains(Point(x, y)):
                continue
            room = min(
                edge.distance(Point(x + dx, y)) if cell.contains(Point(x + dx, y)) else -9 for dx in (-30, 0, 30)
            )
            score = min(room, 62) - 0.03 * hypot(x - home[0], y - home[1])
            best = max(best, (score, (x, y)))
    return best[1]


def make_sheet(inset: Inset, areas: list[Area], geojson: dict[str, Any], tries: int) -> tuple[list[str], list[str]]:
    """The rows of a sheet, and what is wrong with them."""
    land = land_of(inset, geojson)
    best: tuple[int, dict[str, list[Spot]], list[str], Lattice] | None = None
    for seed in range(1, tries + 1):
        lattice = Lattice(inset, land[0], areas, seed)
        lattice.anneal()
        rough = lattice.faults()
        rings = closed_up(settled(cells_of(lattice, land[0], seed)), areas)
        wrong = faults_of(rings, areas)
        print(f"{inset.name}: seed {seed}, lattice {rough}, shapes {wrong}", file=sys.stderr)
        count = len(wrong) * 10 + len(rough)
        if best is None or count < best[0]:
            best = (count, rings, wrong, lattice)
        if not wrong:
            break
    assert best is not None
    _, rings, wrong, lattice = best
    rows = []
    for number, area in enumerate(areas):
        x, y = standing(Polygon(rings[area.name]), lattice.middle(lattice.homes[number]))
        rows.append(f"{area.name},{x:.0f},{y:.0f},{written(rings[area.name])}")
    for number, piece in enumerate(land):
        ring = [(round(x, 1), round(y, 1)) for x, y in piece.exterior.coords[:-1]]
        rows.append(f"land-{inset.name}-{number + 1},0,0,{written(ring)}")
    return rows, wrong


def written(ring: list[Spot]) -> str:
    return " ".join(f"{x:.1f}:{y:.1f}".replace(".0", "") for x, y in ring)


def read_areas(folder: Path, insets: dict[str, Inset]) -> dict[str, list[Area]]:
    """The areas of each sheet. A file of the atlas may set a home a little aside, where the drawing wants it."""
    found: dict[str, list[Area]] = defaultdict(list)
    aside = Path(__file__).with_name(f"homes_{folder.name}.csv")
    homes = {}
    if aside.is_file():
        with aside.open(encoding="utf-8", newline="") as file:
            homes = {row["area"]: (float(row["longitude"]), float(row["latitude"])) for row in csv.DictReader(file)}
    with (folder / "areas.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            inset = insets[row["sheet"]]
            features = row["features"].split()
            links = frozenset(word.rstrip("*") for word in row["links"].split())
            roads = frozenset(word.rstrip("*") for word in row["links"].split() if word.endswith("*"))
            place = inset.spot(*homes.get(row["area"], (float(row["longitude"]), float(row["latitude"]))))
            leaves = any(feature.startswith("zone-") for feature in features)
            found[row["sheet"]].append(Area(row["area"], place, links, "coastal" in features, leaves, roads))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("outline", type=Path, help="GeoJSON with the land as polygons")
    parser.add_argument(
        "game", type=Path, help="game folder with areas.csv and insets.csv; shapes.csv is written there"
    )
    parser.add_argument("--sheet", help="make this sheet anew and keep the others as they are")
    parser.add_argument("--tries", type=int, default=6, help="how often to begin anew on a sheet that comes out wrong")
    given = parser.parse_args()
    geojson = json.loads(given.outline.read_text(encoding="utf-8"))
    with (given.game / "insets.csv").open(encoding="utf-8", newline="") as file:
        insets = {row["sheet"]: Inset(row) for row in csv.DictReader(file)}
    areas = read_areas(given.game, insets)
    rows, wrong = ["area,x,y,ring"], []
    before = given.game / "shapes.csv"
    kept = before.read_text(encoding="utf-8").splitlines() if given.sheet else []
    for name, inset in insets.items():
        if given.sheet and name != given.sheet:
            mine = tuple(f"{area.name}," for area in areas[name])
            rows += [row for row in kept if row.startswith((*mine, f"land-{name}-"))]
            continue
        found, faults = make_sheet(inset, areas[name], geojson, given.tries)
        rows += found
        wrong += faults
    (given.game / "shapes.csv").write_text(NOTICE + "\n".join(rows) + "\n", encoding="utf-8")
    for fault in wrong:
        print(fault)
    if wrong:
        sys.exit(f"{len(wrong)} borders are wrong; shapes.csv is written, to be looked at")
    print(f"{given.game / 'shapes.csv'}: {len(rows) - 1} outlines, every border right")


if __name__ == "__main__":
    main()
