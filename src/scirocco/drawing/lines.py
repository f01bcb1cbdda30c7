"""Roads, tracks and railways: eased curves through the hexes they run through.

A line on the board is a list of hexes; drawn from centre to centre it would
zigzag. Here it relaxes like a taut string, held inside its hexes, so that it
still crosses exactly the hexsides the rules count.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from scirocco.core.board import Line
from scirocco.drawing import palette
from scirocco.drawing.coast import Shore
from scirocco.drawing.plan import PITCH, Plan
from scirocco.drawing.svg import Point, bezier_pieces, curve, num, path, points_along

ORDER = {"road": 0, "railway": 1, "track": 2}
LEEWAY = 0.27 * PITCH  # how far from the centre of its hex a line may pass
APART = 21.0  # between a road and a railway in one hex
OFF_SHORE = 13.0  # of a road from the true coast
ROUNDS = 60
SLACK = 0.12


class Course(NamedTuple):
    """A line as it is drawn: its points, one in each hex, and one beyond the edge where it leaves the map."""

    line: Line
    points: tuple[Point, ...]
    lead: int = 0  # points before that of the first space

    @property
    def trail(self) -> list[Point]:
        """The drawn curve as short strokes."""
        return points_along(self.points)


def courses_of(plan: Plan, shore: Shore | None = None) -> list[Course]:
    """The course of every line, roads first; tracks run to the towns, which stand on the dry side of the shore."""
    board = plan.board
    lines = sorted(board.lines, key=lambda line: ORDER.get(line.kind, 9))
    strings = [[plan.centres[space] for space in line.spaces] for line in lines]
    paved = [k for k, line in enumerate(lines) if ORDER.get(line.kind, 9) < 2]
    for _ in range(ROUNDS):
        for k in paved:
            _relax(plan, lines[k], strings[k], {})
        _join(plan, [lines[k] for k in paved], [strings[k] for k in paved])
        _part(plan, [lines[k] for k in paved], [strings[k] for k in paved])
    if shore is not None:
        for k in paved:
            strings[k] = [_ashore(plan, space, p, shore) for space, p in zip(lines[k].spaces, strings[k], strict=True)]
    known = [_run_out(plan, lines[k], strings[k]) for k in paved]
    spots = {space: town_spot(plan, space, known, shore) for space in _settlements(plan)}
    fixed: dict[int, Point] = dict(spots)
    for k in paved:
        if lines[k].kind == "road":
            # A track that comes to a road runs on under it.
            fixed = dict(zip(lines[k].spaces, strings[k], strict=True)) | fixed
    found: list[Course] = []
    for k, line in enumerate(lines):
        if k in paved:
            found.append(known[paved.index(k)])
            continue
        strings[k] = [fixed.get(space, point) for space, point in zip(line.spaces, strings[k], strict=True)]
        for _ in range(ROUNDS):
            _relax(plan, line, strings[k], fixed)
        found.append(_forked(_run_out(plan, line, strings[k]), fixed))
        for space, point in zip(line.spaces, strings[k], strict=True):
            # Tracks that meet, meet in one point and share their way.
            fixed.setdefault(space, point)
    return found


def _forked(course: Course, fixed: dict[int, Point]) -> Course:
    """The course from the fork on, when its first hexes are those of an earlier track."""
    shared = 0
    while shared < len(course.line.spaces) and course.line.spaces[shared] in fixed:
        shared += 1
    if shared < 2:
        return course
    return course._replace(points=course.points[course.lead + shared - 1 :], lead=1 - shared)


def _ashore(plan: Plan, space: int, point: Point, shore: Shore) -> Point:
    """The point, moved inland where the true coast runs closer to it than a road is wide."""
    board = plan.board
    if all(palette.ground(board.terrain[other]).form != "sea" for other in board.neighbours[space]):
        return point
    near = shore.nearest(point)
    if near is None:
        return point
    dx, dy = point[0] - near[0], point[1] - near[1]
    away = hypot(dx, dy) or 1.0
    if shore.is_dry(point):
        short = OFF_SHORE - away
    else:
        dx, dy, short = -dx, -dy, OFF_SHORE + away
    return _held(plan, space, (point[0] + dx / away * short, point[1] + dy / away * short)) if short > 0 else point


def _settlements(plan: Plan) -> list[int]:
    board = plan.board
    return [space for space in range(board.size) if board.terrain[space] in palette.SETTLEMENTS]


def town_spot(plan: Plan, space: int, known: list[Course], shore: Shore | None = None) -> Point:
    """Where the houses of a town stand: at the centre, or beside the road when that runs through it."""
    x, y = plan.centres[space]
    near = [
        p for course in known if space in course.line.spaces for p in course.trail if hypot(p[0] - x, p[1] - y) < PITCH
    ]
    reach = PITCH * 0.27
    spots = [(0.0, 0.0), (0, -0.5), (0, 0.5), (0, -1), (0, 1), (0.8, -0.5), (-0.8, -0.5), (0.8, 0.5), (-0.8, 0.5)]
    spots += [(1, 0), (-1, 0)]

    def clearance(spot: Point) -> float:
        px, py = x + spot[0] * reach, y + spot[1] * reach
        free = min((hypot(px - qx, py - qy) for qx, qy in near), default=99.0)
        dry = shore is None or not shore.loops or shore.is_dry((px, py))
        # Not up where the number stands, and not in the sea.
        return min(free, 21.0) - 5 * hypot(*spot) - (7 if spot[1] < -0.6 else 0) - (0 if dry else 14)

    best = max(spots, key=clearance)
    return x + best[0] * reach, y + best[1] * reach


def _relax(plan: Plan, line: Line, string: list[Point], fixed: dict[int, Point]) -> None:
    last = len(string) - 1
    for k, space in enumerate(line.spaces):
        if k in (0, last) or space in fixed:
            continue
        (ax, ay), (x, y), (bx, by) = string[k - 1], string[k], string[k + 1]
        cx, cy = plan.centres[space]
        tx, ty = (ax + bx) * 0.5, (ay + by) * 0.5
        # A little of the centre keeps the bends round: a string that is only taut has corners.
        tx, ty = tx + (cx - tx) * SLACK, ty + (cy - ty) * SLACK
        string[k] = _held(plan, space, ((x + tx) * 0.5, (y + ty) * 0.5))


def _held(plan: Plan, space: int, point: Point) -> Point:
    """The point, or the nearest one within the leeway of its hex."""
    cx, cy = plan.centres[space]
    dx, dy = point[0] - cx, point[1] - cy
    far = hypot(dx, dy)
    if far <= LEEWAY:
        return point
    return cx + dx / far * LEEWAY, cy + dy / far * LEEWAY


def _join(plan: Plan, lines: list[Line], strings: list[list[Point]]) -> None:
    """Roads that share a hex meet in one point of it, and so do railways."""
    passing: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for n, line in enumerate(lines):
        for k, space in enumerate(line.spaces):
            passing.setdefault((line.kind, space), []).append((n, k))
    for (_, space), ways in passing.items():
        if len(ways) > 1:
            x = sum(strings[n][k][0] for n, k in ways) / len(ways)
            y = sum(strings[n][k][1] for n, k in ways) / len(ways)
            for n, k in ways:
                strings[n][k] = _held(plan, space, (x, y))


def _part(plan: Plan, lines: list[Line], strings: list[list[Point]]) -> None:
    """Push a road and a railway apart where they share a hex."""
    for a in range(len(lines)):
        for b in range(a + 1, len(lines)):
            if lines[a].kind == lines[b].kind:
                continue
            where = {space: k for k, space in enumerate(lines[a].spaces)}
            for j, space in enumerate(lines[b].spaces):
                if space in where:
                    _push(plan, space, strings[a], where[space], strings[b], j)


def _push(plan: Plan, space: int, one: list[Point], i: int, other: list[Point], j: int) -> None:
    before, after = one[max(0, i - 1)], one[min(len(one) - 1, i + 1)]
    along = hypot(after[0] - before[0], after[1] - before[1]) or 1.0
    nx, ny = -(after[1] - before[1]) / along, (after[0] - before[0]) / along
    apart = (other[j][0] - one[i][0]) * nx + (other[j][1] - one[i][1]) * ny
    if abs(apart) < 1:
        # Still on one another: the side on which the other line comes and goes decides.
        ways = [other[k] for k in (j - 1, j + 1) if 0 <= k < len(other)]
        apart = sum((x - one[i][0]) * nx + (y - one[i][1]) * ny for x, y in ways) * 0.01
    side = 1.0 if apart >= 0 else -1.0
    missing = (APART - abs(apart)) / 2
    if missing > 0:
        shift_x, shift_y = nx * side * missing, ny * side * missing
        one[i] = _held(plan, space, (one[i][0] - shift_x, one[i][1] - shift_y))
        other[j] = _held(plan, space, (other[j][0] + shift_x, other[j][1] + shift_y))


def _run_out(plan: Plan, line: Line, string: list[Point]) -> Course:
    """The course of a line, lengthened over the edge of the map where it ends on an edge hex."""
    found = list(string)
    lead = 0
    if len(found) > 1 and plan.board.edges[line.spaces[0]]:
        lead = 1
        (x, y), (nx, ny) = found[0], found[1]
        found.insert(0, (2 * x - nx, 2 * y - ny))
    if len(found) > 1 and plan.board.edges[line.spaces[-1]]:
        (x, y), (nx, ny) = found[-1], found[-2]
        found.append((2 * x - nx, 2 * y - ny))
    return Course(line, tuple(found), lead)


def draw_tracks(courses: list[Course]) -> str:
    roads = [course for course in courses if course.line.kind == "road"]
    tracks = [course for course in courses if ORDER.get(course.line.kind, 9) >= 2]
    data = stretches([*roads, *tracks])[len(roads) :]
    return "".join(stroke_of(course.line.kind, part) for course, part in zip(tracks, data, strict=True))


def draw_railways(courses: list[Course]) -> str:
    return "".join(stroke_of("railway", curve(c.points)) for c in courses if c.line.kind == "railway")


def draw_roads(courses: list[Course]) -> str:
    return stroke_of("road", "".join(stretches([course for course in courses if course.line.kind == "road"])))


def stretches(courses: list[Course]) -> list[str]:
    """Path data of each course without what an earlier one has drawn: two ways that share hexes are one there."""
    drawn: set[tuple[int, int]] = set()
    found = []
    for course in courses:
        parts: list[str] = []
        pen = False
        spaces = course.line.spaces
        for k, (start, first, second, end) in enumerate(bezier_pieces(course.points)):
            n = k - course.lead
            pair = (spaces[n], spaces[n + 1]) if 0 <= n < len(spaces) - 1 else None
            if pair is not None and (pair in drawn or pair[::-1] in drawn):
                pen = False
                continue
            if pair is not None:
                drawn.add(pair)
            if not pen:
                parts.append(f"M{num(start[0])} {num(start[1])}")
                pen = True
            parts.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (first, second, end)))
        found.append("".join(parts))
    return found


def stroke_of(kind: str, data: str) -> str:
    """A line in the manner of its kind; the legend uses it too."""
    if not data:
        return ""
    if kind == "road":
        edge = path(data, fill="none", stroke=palette.ROAD_EDGE, stroke_width=8.4, stroke_linejoin="round")
        return edge + path(data, fill="none", stroke=palette.ROAD_CORE, stroke_width=4.8, stroke_linejoin="round")
    if kind == "railway":
        bed = path(data, fill="none", stroke=palette.HALO, stroke_opacity=0.7, stroke_width=9)
        rail = path(data, fill="none", stroke=palette.RAILWAY, stroke_width=2.6)
        return bed + rail + path(data, fill="none", stroke=palette.RAILWAY, stroke_width=9.5, stroke_dasharray="2 9.5")
    bed = path(data, fill="none", stroke=palette.HALO, stroke_opacity=0.8, stroke_width=7)
    return bed + path(data, fill="none", stroke=palette.TRACK, stroke_width=3, stroke_dasharray="8 5")
