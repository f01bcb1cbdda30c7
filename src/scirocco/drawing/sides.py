"""What lies between hexes: rivers and their bridges, cliffs and passes, the works round a fortress, arms of the sea.

The data name pairs of hexes. Here the hexsides are joined end to end and their
corners cut; a curve so cut still runs through the middle of every hexside, so
what the rules count is where it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import NamedTuple

from scirocco.drawing import palette
from scirocco.drawing.coast import Shore
from scirocco.drawing.lines import Course
from scirocco.drawing.plan import PITCH, RADIUS, Plan, rounded
from scirocco.drawing.svg import Point, element, group, num, path, polyline

Pair = tuple[int, int]
MOUTH = PITCH * 0.8  # how far from the coast a river may end and still reach it
PASS_HALF = RADIUS * 0.29
TICK_GAP = RADIUS / 3


def side(plan: Plan, pair: Pair) -> tuple[Point, Point]:
    """The two corners that two hexes share."""
    other = {plan.corner_key(corner) for corner in plan.corners(pair[1])}
    shared = [corner for corner in plan.corners(pair[0]) if plan.corner_key(corner) in other]
    return shared[0], shared[1]


def middle(plan: Plan, pair: Pair) -> Point:
    (ax, ay), (bx, by) = plan.centres[pair[0]], plan.centres[pair[1]]
    return (ax + bx) / 2, (ay + by) / 2


def chains(plan: Plan, pairs: Iterable[Pair]) -> list[list[Point]]:
    """Hexsides joined end to end; where three meet, one chain runs through and another ends there."""
    where: dict[tuple[int, int], Point] = {}
    joins: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for pair in sorted({(min(pair), max(pair)) for pair in pairs}):
        a, b = side(plan, pair)
        key_a, key_b = plan.corner_key(a), plan.corner_key(b)
        where[key_a], where[key_b] = a, b
        joins.setdefault(key_a, []).append(key_b)
        joins.setdefault(key_b, []).append(key_a)
    found = []
    for start in [key for key in joins if len(joins[key]) != 2] + list(joins):
        while joins[start]:
            chain, here = [start], start
            while joins[here]:
                onward = joins[here].pop()
                joins[onward].remove(here)
                here = onward
                chain.append(here)
            found.append([where[key] for key in chain])
    return found


# --- rivers ------------------------------------------------------------------------------------------


class River(NamedTuple):
    """A river as it is drawn, from its source to its mouth; ``corners`` are those of its hexsides."""

    name: str
    corners: tuple[Point, ...]
    trail: tuple[Point, ...]


def rivers_of(plan: Plan, shore: Shore) -> list[River]:
    """Every river, the longest first; one that flows into another ends on it, one that reaches the coast in the sea."""
    named = [(name, pairs) for kind, name, pairs in plan.board.hexside_names if kind == "river"]
    known = {pair for _, pairs in named for a, b in pairs for pair in ((a, b), (b, a))}
    rest = plan.board.hexsides.get("river", frozenset()) - known
    runs = [(name, chain) for name, pairs in [*named, ("", rest)] for chain in chains(plan, pairs)]
    runs.sort(key=lambda run: -len(run[1]))
    found: list[River] = []
    for name, corners in runs:
        ends = [_end(plan, shore, corners[k], found) for k in (0, -1)]
        if ends[0][0] > ends[1][0]:
            corners, ends = corners[::-1], ends[::-1]
        how, mouth = ends[1]
        if mouth is not None:
            trail = shore.dry_part(rounded([*(corners[:-1] if how == 2 else corners), mouth], 3, closed=False))
        else:
            trail = rounded(corners, 3, closed=False)
        found.append(River(name.partition(" (")[0], tuple(corners), tuple(trail)))
    return found


def _end(plan: Plan, shore: Shore, corner: Point, others: Sequence[River]) -> tuple[int, Point | None]:
    """How much an end looks like a mouth, and where the river should go on to."""
    key = plan.corner_key(corner)
    for river in others:
        if any(plan.corner_key(point) == key for point in river.corners):
            return 2, min(river.trail, key=lambda p: hypot(p[0] - corner[0], p[1] - corner[1]))
    near = shore.nearest(corner)
    if near is not None and hypot(near[0] - corner[0], near[1] - corner[1]) < MOUTH:
        return 1, near
    return 0, None


def draw_rivers(rivers: Sequence[River]) -> str:
    """Rivers swell on their way: thin at the source, full width from the third hexside on."""
    beds, edges, cores = [], [], []
    for river in rivers:
        for data, share in _swelling(river.trail):
            beds.append(path(data, stroke_width=5 + 5 * share))
            edges.append(path(data, stroke_width=3 + 4 * share))
            cores.append(path(data, stroke_width=1 + 2.4 * share))
    shared: dict[str, str | float] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return (
        group(*beds, stroke=palette.HALO, stroke_opacity=0.5, **shared)
        + group(*edges, stroke=palette.RIVER_EDGE, **shared)
        + group(*cores, stroke=palette.RIVER_CORE, **shared)
    )


def _swelling(trail: Sequence[Point]) -> list[tuple[str, float]]:
    pieces: list[tuple[list[Point], float]] = []
    gone = 0.0
    for a, b in pairwise(trail):
        share = min(3, int(gone / (RADIUS * 0.8))) / 3
        if not pieces or pieces[-1][1] != share:
            pieces.append(([a], share))
        pieces[-1][0].append(b)
        gone += hypot(b[0] - a[0], b[1] - a[1])
    return [(polyline(points), share) for points, share in pieces]


class Bridge(NamedTuple):
    at: Point
    angle: float


def bridges_of(plan: Plan, rivers: Sequence[River], courses: Sequence[Course]) -> list[Bridge]:
    """Where a road crosses the river on a bridged hexside; without a road, the middle of the hexside."""
    found = []
    for a, b in sorted(plan.board.hexsides.get("bridge", ())):
        if a > b:
            continue
        place, (cx, cy), (dx, dy) = middle(plan, (a, b)), plan.centres[a], plan.centres[b]
        angle = atan2(dy - cy, dx - cx)
        ways = [c for c in courses if (a, b) in pairwise(c.line.spaces) or (b, a) in pairwise(c.line.spaces)]
        crossings = [
            crossing for course in ways for river in rivers for crossing in _crossings(course.trail, river.trail, place)
        ]
        if crossings:
            place, angle = min(crossings, key=lambda c: hypot(c[0][0] - place[0], c[0][1] - place[1]))
        found.append(Bridge(place, degrees(angle)))
    return found


def _crossings(way: Sequence[Point], river: Sequence[Point], near: Point) -> list[tuple[Point, float]]:
    found = []
    close = [(p, q) for p, q in pairwise(river) if hypot(p[0] - near[0], p[1] - near[1]) < RADIUS]
    for a, b in pairwise(way):
        if hypot(a[0] - near[0], a[1] - near[1]) > RADIUS * 1.2:
            continue
        for p, q in close:
            point = _meeting(a, b, p, q)
            if point is not None:
                found.append((point, atan2(b[1] - a[1], b[0] - a[0])))
    return found


def _meeting(a: Point, b: Point, p: Point, q: Point) -> Point | None:
    """Where two strokes cross, if they do."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], q[0] - p[0], q[1] - p[1]
    turn = ux * vy - uy * vx
    if abs(turn) < 1e-9:
        return None
    t = ((p[0] - a[0]) * vy - (p[1] - a[1]) * vx) / turn
    s = ((p[0] - a[0]) * uy - (p[1] - a[1]) * ux) / turn
    return (a[0] + ux * t, a[1] + uy * t) if 0 <= t <= 1 and 0 <= s <= 1 else None


def draw_bridge(bridge: Bridge, scale: float = 1.0) -> str:
    """An amber deck and two dark wings."""
    x, y = bridge.at
    deck = path("M-13-4H13V4H-13Z", fill=palette.ROAD_CORE)
    wings = "M-18-11L-12.5-6H12.5L18-11M-18 11L-12.5 6H12.5L18 11"
    ink = path(wings, fill="none", stroke=palette.TOWN_EDGE, stroke_width=3, stroke_linejoin="round")
    bed = path(wings, fill="none", stroke=palette.HALO, stroke_opacity=0.7, stroke_width=6, stroke_linejoin="round")
    turned = f"translate({num(x)} {num(y)}) rotate({num(bridge.angle)})" + (
        f" scale({scale:.2f})" if scale != 1 else ""
    )
    return element("g", bed, deck, ink, transform=turned)


# --- cliffs and works --------------------------------------------------------------------------------


class Cliff(NamedTuple):
    """A stretch of cliff with its low side on the left; ``open`` tells at which ends it stops at a pass."""

    trail: tuple[Point, ...]
    open: tuple[bool, bool] = (False, False)


def cliffs_of(plan: Plan, shore: Shore) -> list[Cliff]:
    """Every cliff; its low side is the one nearer the sea, and passes are gaps in it."""
    board = plan.board
    named = [(name, pairs) for kind, name, pairs in board.hexside_names if kind == "cliff"]
    known = {pair for _, pairs in named for a, b in pairs for pair in ((a, b), (b, a))}
    rest = board.hexsides.get("cliff", frozenset()) - known
    gaps = [middle(plan, pair) for pair in board.hexsides.get("pass", ()) if pair[0] < pair[1]]
    found = []
    for pairs in (*(pairs for _, pairs in named), rest):
        for chain in chains(plan, pairs):
            low = sum(_leans(a, b, shore) for a, b in pairwise(chain))
            line = rounded(chain if low >= 0 else chain[::-1], 2, closed=False)
            found += _with_gaps(_dense(line), gaps)
    return found


def _leans(a: Point, b: Point, shore: Shore) -> float:
    """Positive when the sea lies nearer on the left of a stroke; y grows downwards, so left of east is north."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    long = hypot(b[0] - a[0], b[1] - a[1])
    nx, ny = (b[1] - a[1]) / long, (a[0] - b[0]) / long
    near = shore.nearest((x, y))
    if near is None:
        return -ny
    away = hypot(near[0] - x, near[1] - y) or 1.0
    return (nx * (near[0] - x) + ny * (near[1] - y)) / away


def _dense(line: Sequence[Point], apart: float = 4.0) -> list[Point]:
    """The line with points close together."""
    found = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        many = max(1, round(hypot(bx - ax, by - ay) / apart))
        found += [(ax + (bx - ax) * k / many, ay + (by - ay) * k / many) for k in range(1, many + 1)]
    return found


def _with_gaps(line: Sequence[Point], gaps: Sequence[Point]) -> list[Cliff]:
    pieces: list[list[Point]] = [[]]
    for x, y in line:
        if any(hypot(x - gx, y - gy) < PASS_HALF for gx, gy in gaps):
            if pieces[-1]:
                pieces.append([])
        else:
            pieces[-1].append((x, y))
    # Between two passes side by side nothing is left worth a stroke.
    return [
        Cliff(tuple(piece), (piece[0] != line[0], piece[-1] != line[-1]))
        for piece in pieces
        if len(piece) * 4 > RADIUS * 0.6
    ]


def draw_cliffs(cliffs: Sequence[Cliff], scale: float = 1.0) -> str:
    """A firm line with ticks to the low side, three to a hexside; a pass is a gap between two brackets."""
    line = "".join(polyline(_thinned(cliff.trail)) for cliff in cliffs)
    ticks = "".join(_wedge(*spot, scale) for cliff in cliffs for spot in _stations(cliff.trail, scale))
    brackets = "".join(_brackets(cliff, scale) for cliff in cliffs)
    shared: dict[str, str | float] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return (
        path(line, stroke=palette.HALO, stroke_opacity=0.6, stroke_width=8 * scale, **shared)
        + path(ticks, fill=palette.ESCARPMENT)
        + path(line, stroke=palette.ESCARPMENT, stroke_width=4 * scale, **shared)
        + path(brackets, stroke=palette.ESCARPMENT, stroke_width=3.4 * scale, **shared)
    )


def _brackets(cliff: Cliff, scale: float) -> str:
    """A curved stroke across each end that stops at a pass, hollow towards the cliff."""
    parts = []
    for cut, end, inner in ((cliff.open[0], 0, 3), (cliff.open[1], -1, -4)):
        if not cut or len(cliff.trail) < 5:
            continue
        (x, y), (ix, iy) = cliff.trail[end], cliff.trail[inner]
        long = hypot(x - ix, y - iy) or 1.0
        dx, dy = (x - ix) / long * scale, (y - iy) / long * scale
        parts.append(
            f"M{num(x - dx * 6 - dy * 15)} {num(y - dy * 6 + dx * 15)}"
            f"Q{num(x + dx * 9)} {num(y + dy * 9)} {num(x - dx * 6 + dy * 15)} {num(y - dy * 6 - dx * 15)}"
        )
    return "".join(parts)


def _stations(line: Sequence[Point], scale: float) -> list[tuple[float, float, float, float]]:
    """Points along a line, three to a hexside, each with the direction to its left."""
    found = []
    wait = TICK_GAP * scale / 2
    for (ax, ay), (bx, by) in pairwise(line):
        long = hypot(bx - ax, by - ay)
        if long == 0:
            continue
        while wait < long:
            t = wait / long
            found.append((ax + (bx - ax) * t, ay + (by - ay) * t, (by - ay) / long, (ax - bx) / long))
            wait += TICK_GAP * scale
        wait -= long
    return found


def _wedge(x: float, y: float, nx: float, ny: float, scale: float) -> str:
    half, long = 4.6 * scale, 13.0 * scale
    return polyline(
        [(x - ny * half, y + nx * half), (x + ny * half, y - nx * half), (x + nx * long, y + ny * long)], closed=True
    )


def _thinned(line: Sequence[Point]) -> list[Point]:
    return [*line[:-1:3], line[-1]]


def works_of(plan: Plan, shore: Shore) -> list[list[Point]]:
    """The fortified hexsides as lines with the outside on the left, cut off where they reach the sea."""
    board = plan.board
    homes = [plan.centres[s] for s in range(board.size) if board.terrain[s] in palette.SETTLEMENTS]
    found = []
    for chain in chains(plan, board.hexsides.get("fortified", ())):
        x, y = sum(p[0] for p in chain) / len(chain), sum(p[1] for p in chain) / len(chain)
        near = min(homes, key=lambda h: hypot(h[0] - x, h[1] - y), default=(x, y - 1))
        area = sum(px * qy - qx * py for (px, py), (qx, qy) in pairwise([near, *chain, near]))
        reach = [_to_shore(corner, shore) for corner in (chain[0], chain[-1])]
        chain = [*reach[0], *chain, *reach[1]]
        line = _dense(rounded(chain if area > 0 else chain[::-1], 1, closed=False))
        found.append([point for point in line if shore.is_dry(point)] if shore.loops else line)
    return [line for line in found if len(line) > 1]


def _to_shore(corner: Point, shore: Shore) -> list[Point]:
    """The shore, when works end close to it."""
    near = shore.nearest(corner)
    if near is None or not shore.is_dry(corner) or hypot(near[0] - corner[0], near[1] - corner[1]) > MOUTH:
        return []
    return [near]


def draw_works(works: Sequence[Sequence[Point]], scale: float = 1.0) -> str:
    """A rampart with teeth to the outside."""
    line = "".join(polyline(_thinned(work)) for work in works)
    teeth = []
    for work in works:
        for x, y, nx, ny in _stations(work, scale):
            half, long = 4.2 * scale, 9.0 * scale
            tx, ty = -ny * half, nx * half
            ox, oy = nx * long, ny * long
            teeth.append(
                polyline(
                    [(x - tx, y - ty), (x + tx, y + ty), (x + tx + ox, y + ty + oy), (x - tx + ox, y - ty + oy)], True
                )
            )
    shared: dict[str, str | float] = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        path(line, stroke=palette.HALO, stroke_opacity=0.75, stroke_width=9 * scale, **shared)
        + path(line, stroke=palette.FORTIFICATION, stroke_width=4.6 * scale, **shared)
        + path("".join(teeth), fill=palette.FORTIFICATION)
    )


def draw_sea_arms(plan: Plan) -> str:
    """Water on the hexside, as narrow as a river: the true inlet may lie a little off."""
    return "".join(
        inlet(*side(plan, pair)) for pair in sorted(plan.board.hexsides.get("sea_arm", ())) if pair[0] < pair[1]
    )


def inlet(start: Point, end: Point, scale: float = 1.0) -> str:
    data = polyline((start, end))
    shared: dict[str, str | float] = {"fill": "none", "stroke_linecap": "round"}
    return (
        path(data, stroke=palette.HALO, stroke_opacity=0.6, stroke_width=13 * scale, **shared)
        + path(data, stroke=palette.COAST, stroke_width=9.5 * scale, **shared)
        + path(data, stroke=palette.SEA_BANDS[1], stroke_width=5 * scale, **shared)
    )
