"""Roads of a board of areas: from centre to centre, over the border that the two areas share and no other."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, hypot, pi
from typing import NamedTuple

from scirocco.drawing import palette
from scirocco.drawing.areas import AreaPlan, length
from scirocco.drawing.svg import Point, curve, path, points_along

EASE = 1 / 7


class Link(NamedTuple):
    """A road between two areas: centre, crossing, centre. ``other`` is -1 when it leaves the map over the frame."""

    space: int
    other: int
    crossing: Point


class Roads:
    """The roads of the board, strung together where they run on."""

    def __init__(self, plan: AreaPlan) -> None:
        self.plan = plan
        self.links: list[Link] = []
        for line in plan.board.lines:
            if line.kind == "road":
                self.links += self._links(*line.spaces[:2])
        self.strings = self._strung()

    def _links(self, one: int, other: int) -> list[Link]:
        plan = self.plan
        if plan.board.sheets[one] == plan.board.sheets[other]:
            return [Link(one, other, self._crossing(one, other))]
        found = []
        for here, there in ((one, other), (other, one)):
            if not plan.is_overview(plan.board.sheets[here]) and plan.is_overview(plan.board.sheets[there]):
                rim = max(plan.open_sides(here)[1], key=length, default=[])
                if rim:
                    found.append(Link(here, -1, along(rim, 0.5)))
        return found

    def _crossing(self, one: int, other: int) -> Point:
        """Where the road goes over the border: where the way is short and stays inside both areas."""
        border = self.plan.common(one, other)
        a, b = self.plan.stands[one], self.plan.stands[other]

        def cost(share: float) -> float:
            x, y = along(border, share)
            way = hypot(x - a[0], y - a[1]) + hypot(x - b[0], y - b[1])
            stray = sum(
                not self.plan.contains(space, (x + (px - x) * t, y + (py - y) * t))
                for space, (px, py) in ((one, a), (other, b))
                for t in (0.06, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
            )
            return way + 400 * stray + 30 * abs(share - 0.5)

        return along(border, min((k / 16 for k in range(2, 15)), key=cost))

    def _strung(self) -> list[list[Point]]:
        """Links joined into long strings: in each area the two that run straightest go on into each other."""
        ends: dict[int, list[int]] = {}
        for number, link in enumerate(self.links):
            for space in (link.space, link.other):
                if space >= 0:
                    ends.setdefault(space, []).append(number)
        onward: dict[tuple[int, int], int] = {}
        for space, numbers in ends.items():
            for one, other in self._straightest(space, numbers):
                onward[one, space], onward[other, space] = other, one
        strings: list[list[Point]] = []
        seen: set[int] = set()
        starts = [
            (number, space)
            for number, link in enumerate(self.links)
            for space in (link.space, link.other)
            if (number, space) not in onward
        ]
        for number, space in [*starts, *((number, link.space) for number, link in enumerate(self.links))]:
            if number in seen:
                continue
            points = [self.plan.stands[space]] if space >= 0 else []
            here: int | None = number
            while here is not None and here not in seen:
                seen.add(here)
                link = self.links[here]
                space = link.other if space == link.space else link.space
                points.append(link.crossing)
                if space >= 0:
                    points.append(self.plan.stands[space])
                here = onward.get((here, space))
            strings.append(points)
        return strings

    def _straightest(self, space: int, numbers: list[int]) -> list[tuple[int, int]]:
        x, y = self.plan.stands[space]
        angle = {n: atan2(self.links[n].crossing[1] - y, self.links[n].crossing[0] - x) for n in numbers}
        pairs = []
        for k, one in enumerate(numbers):
            for other in numbers[k + 1 :]:
                off = abs(abs((angle[one] - angle[other] + pi) % (2 * pi) - pi) - pi)
                pairs.append((off, one, other))
        found: list[tuple[int, int]] = []
        used: set[int] = set()
        for off, one, other in sorted(pairs):
            if off < 1.2 and one not in used and other not in used:
                used |= {one, other}
                found.append((one, other))
        return found

    def trails(self) -> list[list[Point]]:
        """The drawn curves as short strokes."""
        return [points_along(string, 10, EASE) for string in self.strings]

    def draw(self) -> str:
        data = "".join(curve(string, EASE) for string in self.strings)
        return stroke(data)


def stroke(data: str) -> str:
    """A road, as on the map and in the key."""
    shared: dict[str, str | float] = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        path(data, stroke=palette.HALO, stroke_opacity=0.5, stroke_width=12, **shared)
        + path(data, stroke=palette.ROAD_EDGE, stroke_width=7.6, **shared)
        + path(data, stroke=palette.ROAD_CORE, stroke_width=4.2, **shared)
    )


def along(line: list[Point], share: float) -> Point:
    """The point at a share of the length of a line."""
    left = length(line) * share
    for (ax, ay), (bx, by) in pairwise(line):
        step = hypot(bx - ax, by - ay)
        if step >= left and step > 0:
            return ax + (bx - ax) * left / step, ay + (by - ay) * left / step
        left -= step
    return line[-1]
