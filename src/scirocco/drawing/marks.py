"""What is built and laid on the land: minefields, fortifications, houses, airfields, ports, and the marks of a game."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin
from random import Random

from scirocco.drawing import palette
from scirocco.drawing.coast import Shore
from scirocco.drawing.plan import RADIUS, Plan, inset
from scirocco.drawing.svg import Point, dots, element, group, num, path, polyline

RING = 0.70  # of the hex: a fortification stays visible round a counter
TEETH = 3
BLOCKS = ((-9, -6, 8, 6), (1, -8, 6, 7), (9, -3, 6, 6), (-6, 3, 6, 6), (2, 2, 8, 7), (-13, 2, 5, 5), (9, 6, 5, 5))


def draw_minefields(plan: Plan, spaces: list[int], boxes: list[int], shore: Shore) -> str:
    """One belt for hexes that touch: a thin tint, a dashed border, dots in a stagger.

    There are no dots in the sea, nor inside the works of a box.
    """
    if not spaces:
        return ""
    belts = plan.outlines(plan.hexes_of(spaces))
    border = "".join(polyline(inset(loop, 4), closed=True) for loop in belts)
    cleared = {plan.centres[space] for space in boxes}
    seeds = [
        (x, y)
        for cx, cy in (plan.centres[space] for space in spaces)
        for x, y in mine_dots((cx, cy), plan.layout.flat_top)
        if (cx, cy) not in cleared or hypot(x - cx, y - cy) > RADIUS * 0.85
    ]
    if shore.loops:
        seeds = [point for point in seeds if shore.is_dry(point)]
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


def draw_boxes(plan: Plan, spaces: Iterable[int]) -> str:
    """Works in a minefield: the same ring, on ground cleared of mines."""
    centres = [plan.centres[space] for space in spaces]
    cleared = "".join(polyline(plan.corners_at(centre, _ring(plan)), closed=True) for centre in centres)
    return path(cleared, fill=palette.SAND, fill_opacity=0.7) + "".join(fortification(plan, c) for c in centres)


def fortification(plan: Plan, centre: Point, scale: float = 1.0) -> str:
    ring = plan.corners_at(centre, _ring(plan) * scale)
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


def _ring(plan: Plan) -> float:
    """In a hex that stands on a corner, the ring leaves room for the number above it."""
    return RING if plan.layout.flat_top else RING * 0.94


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


def airfield(spot: Point, scale: float = 1.0) -> str:
    """A ring with crossed runways."""
    runways = path(
        "M-10 5.5L10-5.5M-5.5-9.5L4.5 10", stroke=palette.AIRFIELD_INK, stroke_width=4, stroke_linecap="round"
    )
    ring = element("circle", r=16.5, fill=palette.AIRFIELD, stroke=palette.AIRFIELD_INK, stroke_width=2.6)
    return element("g", ring, runways, transform=_at(spot, scale))


def port(spot: Point, scale: float = 1.0) -> str:
    """An anchor on a blue disc."""
    disc = element("circle", r=14.5, fill=palette.PORT, stroke=palette.AIRFIELD, stroke_width=2)
    anchor = (
        "M0-4V8.2M-4.8-.7H4.8M-7.4 3C-7 7-3 8.6 0 8.6 3 8.6 7 7 7.4 3M-2.3-6.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0"
    )
    ink = path(anchor, fill="none", stroke="#FFFFFF", stroke_width=2.2, stroke_linecap="round")
    return element("g", disc, ink, transform=_at(spot, scale))


def star(spot: Point, scale: float = 1.0) -> str:
    """A gold star: what the game is about."""
    corners = [
        (sin(k * pi / 5) * reach, -cos(k * pi / 5) * reach) for k in range(10) for reach in ((13.5, 5.6)[k % 2],)
    ]
    data = polyline(corners, closed=True)
    bed = path(data, fill="none", stroke=palette.HALO, stroke_width=6, stroke_linejoin="round", stroke_opacity=0.85)
    ink = path(data, fill=palette.STAR, stroke=palette.STAR_EDGE, stroke_width=1.8, stroke_linejoin="round")
    return element("g", bed, ink, transform=_at(spot, scale))


def supply(spot: Point, side: str = "", scale: float = 1.0) -> str:
    """A fuel drum on a disc, dark for the Axis and light for the Allies; a side not told is dark too."""
    ground, ink = (palette.ALLIED_MARK, palette.TOWN_EDGE) if side == "allied" else (palette.AXIS_MARK, "#FFFFFF")
    disc = element("circle", r=15.5, fill=ground, stroke=palette.TOWN_EDGE, stroke_width=2)
    drum = (
        "M-6.5-7C-6.5-9.8 6.5-9.8 6.5-7V7C6.5 9.8-6.5 9.8-6.5 7ZM-6.5-7C-6.5-4.2 6.5-4.2 6.5-7"
        "M-6.5-1.8C-6.5.8 6.5.8 6.5-1.8M-6.5 2.8C-6.5 5.4 6.5 5.4 6.5 2.8"
    )
    return element(
        "g",
        element("circle", r=17.5, fill=palette.HALO, fill_opacity=0.8),
        disc,
        path(drum, fill="none", stroke=ink, stroke_width=1.9),
        transform=_at(spot, scale),
    )


def _at(spot: Point, scale: float) -> str:
    return f"translate({num(spot[0])} {num(spot[1])})" + (f" scale({scale:.3g})" if scale != 1 else "")


def draw_points(spots: Iterable[Point]) -> str:
    """Named points of the desert: a small ring each."""
    rings = [f"M{num(x - 3)} {num(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for x, y in spots]
    return group(path("".join(rings)), fill=palette.HALO, stroke=palette.SECOND_INK, stroke_width=1.8)
