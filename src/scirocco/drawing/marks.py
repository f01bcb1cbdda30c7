"""What is built and laid on the land: minefields, fortifications, houses."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from random import Random

from scirocco.drawing import palette
from scirocco.drawing.plan import RADIUS, Plan, inset
from scirocco.drawing.svg import Point, dots, group, num, path, polyline

RING = 0.70  # of the hex: a fortification stays visible round a counter
TEETH = 3
BLOCKS = ((-9, -6, 8, 6), (1, -8, 6, 7), (9, -3, 6, 6), (-6, 3, 6, 6), (2, 2, 8, 7), (-13, 2, 5, 5), (9, 6, 5, 5))


def draw_minefields(plan: Plan, spaces: list[int]) -> str:
    """One belt for hexes that touch: a thin tint, a dashed border, dots in a stagger."""
    if not spaces:
        return ""
    belts = plan.outlines(plan.hexes_of(spaces))
    border = "".join(polyline(inset(loop, 4), closed=True) for loop in belts)
    seeds = [point for space in spaces for point in mine_dots(plan.centres[space], plan.layout.flat_top)]
    return (
        path(border, fill=palette.MINE_TINT, fill_opacity=0.09)
        + path(
            border,
            fill="none",
            stroke=palette.MINE,
            stroke_width=1.6,
            stroke_opacity=0.8,
            stroke_dasharray="8 4",
        )
        + path(dots(seeds), stroke=palette.MINE, stroke_opacity=0.85, stroke_width=4.7, stroke_linecap="round")
    )


def mine_dots(centre: Point, flat_top: bool, scale: float = 1.0) -> list[Point]:
    """The dots of one hex: a stagger that the next hex carries on, clear of the hex number."""
    x, y = centre
    found = []
    for row in range(-2, 3):
        many = 4 if row % 2 else 5 if row == 0 else 3
        for k in range(many):
            dx, dy = (k - (many - 1) / 2) * 22.5 * scale, row * 19.0 * scale
            if row % 2 == 0 and row:
                dy *= 0.98
            if flat_top or abs(dx) + abs(dy) * 0.6 < RADIUS * 0.9 * scale:
                found.append((x + dx, y + dy))
    return found


def draw_fortifications(plan: Plan, spaces: Iterable[int]) -> str:
    """A ring with teeth, in each fortified hex."""
    return "".join(fortification(plan, plan.centres[space]) for space in spaces)


def fortification(plan: Plan, centre: Point, scale: float = 1.0) -> str:
    ring = plan.corners_at(centre, RING * scale)
    reach = RADIUS * scale
    teeth = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        side = hypot(bx - ax, by - ay)
        ex, ey = (bx - ax) / side * reach * 0.05, (by - ay) / side * reach * 0.05
        ox, oy = ey * 1.5, -ex * 1.5
        for k in range(TEETH):
            t = (k + 0.5) / TEETH
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            teeth.append(
                polyline(
                    [(x - ex, y - ey), (x + ex, y + ey), (x + ex + ox, y + ey + oy), (x - ex + ox, y - ey + oy)],
                    closed=True,
                )
            )
    data = polyline(ring, closed=True)
    wide = max(0.7, scale)
    return (
        path(data, fill="none", stroke=palette.HALO, stroke_opacity=0.75, stroke_width=6.5 * wide)
        + path(data, fill="none", stroke=palette.FORTIFICATION, stroke_width=3.2 * wide, stroke_linejoin="round")
        + path("".join(teeth), fill=palette.FORTIFICATION)
    )


def houses(spot: Point, scale: float, seed: int) -> str:
    """Some dark blocks, a little crooked, on a pale ground."""
    random = Random(seed)
    x, y = spot
    blocks = []
    for dx, dy, wide, high in BLOCKS[: 6 if scale < 1.4 else 7]:
        lean = random.uniform(-0.14, 0.14)
        cx, cy = x + dx * scale, y + dy * scale
        w, h = wide * scale / 2, high * scale / 2
        blocks.append(
            polyline(
                [
                    (cx + px * w - py * h * lean, cy + py * h + px * w * lean)
                    for px, py in ((-1, -1), (1, -1), (1, 1), (-1, 1))
                ],
                closed=True,
            )
        )
    data = "".join(blocks)
    return path(
        data, fill=palette.HALO, stroke=palette.HALO, stroke_width=5, stroke_linejoin="round", opacity=0.8
    ) + path(data, fill=palette.TOWN, stroke=palette.TOWN_EDGE, stroke_width=1)


def draw_points(spots: Iterable[Point]) -> str:
    """Named points of the desert: a small ring each."""
    rings = [f"M{num(x - 3)} {num(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for x, y in spots]
    return group(path("".join(rings)), fill=palette.HALO, stroke=palette.SECOND_INK, stroke_width=1.8)
