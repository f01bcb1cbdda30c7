"""Signs of a board of areas: terrain, set-up numbers and drop letters, towns, airfields, ports, beaches, ways out.

What counts for play stands in the head of an area (terrain, id, objective,
set-up), where counters do not cover it; landing places lie on the water.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import NamedTuple

from scirocco.drawing import fonts, marks, palette
from scirocco.drawing.areas import AreaPlan, inside, length
from scirocco.drawing.areas_roads import along
from scirocco.drawing.plan import Box
from scirocco.drawing.svg import Point, element, group, num, path, text

GLYPH_INK = "#4A3216"
SETUP, DROP = palette.ALLIED_MARK, palette.AXIS_MARK
BEACH_INK = "#1F4E73"
ROW = 22.0  # height of the head of an area


class Sign(NamedTuple):
    """A small sign of some width, drawn about its centre."""

    width: float
    draw: Callable[[Point], str]


def glyph(terrain: str, at: Point) -> str:
    """The terrain of an area: disc, square, open triangle, full triangle."""
    x, y = num(at[0]), num(at[1])
    ink: dict[str, str | float] = {"stroke": GLYPH_INK, "stroke_width": 2, "stroke_linejoin": "round"}
    halo = element("circle", cx=x, cy=y, r=11, fill=palette.HALO, fill_opacity=0.8)
    triangle = f"M{num(at[0] - 7.5)} {num(at[1] + 5.5)}L{x} {num(at[1] - 7.5)} {num(at[0] + 7.5)} {num(at[1] + 5.5)}Z"
    if terrain == "flat":
        return halo + element("circle", cx=x, cy=y, r=5.6, fill=GLYPH_INK)
    if terrain == "rough":
        square = element("rect", x=num(at[0] - 5.5), y=num(at[1] - 5.5), width=11, height=11, fill=GLYPH_INK)
        return halo + square
    if terrain == "steep":
        dot = element("circle", cx=x, cy=num(at[1] + 1.6), r=1.7, fill=GLYPH_INK)
        return halo + path(triangle, fill="none", **ink) + dot
    return halo + path(triangle, fill=GLYPH_INK, **ink)


def chip(words: str, at: Point) -> str:
    """A set-up number on the light ground of the defenders, or a drop letter on the dark ground of the attackers."""
    x, y = at
    if words.isdigit():
        plate = element(
            "rect",
            x=num(x - 13),
            y=num(y - 10),
            width=26,
            height=20,
            rx=3,
            fill=SETUP,
            stroke=palette.FRAME,
            stroke_width=1.5,
        )
        ink = "#241A0C"
    else:
        plate = element("circle", cx=num(x), cy=num(y), r=11, fill=DROP, stroke="#15191C", stroke_width=1.5)
        ink = "#FFFFFF"
    word = text(words, (x, y + 5.8), font_size=16.5, text_anchor="middle", fill=ink, **fonts.BOLD.attributes)
    return plate + word


def head_of(plan: AreaPlan, space: int, objective: bool = False) -> list[Sign]:
    """What stands in the head of an area, from left to right."""
    board = plan.board
    name = board.ids[space]
    terrain = board.terrain[space]
    signs = [
        Sign(20, lambda at: glyph(terrain, at)),
        Sign(fonts.width_of(name, fonts.LABEL, 17, 0.3) + 4, lambda at: area_id(name, at)),
    ]
    if objective or "objective" in board.features[space]:
        signs.append(Sign(26, lambda at: marks.star(at, 0.95)))
    for mark in board.marks[space]:
        signs.append(Sign(26 if mark.isdigit() else 23, lambda at, mark=mark: chip(mark, at)))  # type: ignore[misc]
    return signs


def area_id(name: str, at: Point) -> str:
    return text(
        name,
        (at[0], at[1] + 6),
        font_size=17,
        text_anchor="middle",
        letter_spacing=0.3,
        fill="#3B2A12",
        stroke=palette.HALO,
        stroke_width=3.5,
        stroke_opacity=0.8,
        stroke_linejoin="round",
        paint_order="stroke",
        **fonts.LABEL.attributes,
    )


def head_width(signs: list[Sign]) -> float:
    return sum(sign.width for sign in signs) + 3 * (len(signs) - 1)


def draw_head(signs: list[Sign], middle: Point) -> str:
    x = middle[0] - head_width(signs) / 2
    parts = []
    for sign in signs:
        parts.append(sign.draw((x + sign.width / 2, middle[1])))
        x += sign.width + 3
    return group(*parts)


def draw_centre(plan: AreaPlan, space: int) -> str:
    """What lies in the middle of an area: houses, an airfield, or the dot a road runs to."""
    features, at = plan.board.features[space], plan.stands[space]
    if "town-major" in features:
        return marks.houses(at, 1.9, space)
    if "town-secondary" in features:
        return marks.houses(at, 1.3, space)
    if "airfield" in features:
        return marks.airfield(at, 1.25)
    return element(
        "circle", cx=num(at[0]), cy=num(at[1]), r=5, fill=palette.ROAD_EDGE, stroke=palette.HALO, stroke_width=2
    )


def centre_box(plan: AreaPlan, space: int) -> Box:
    features, (x, y) = plan.board.features[space], plan.stands[space]
    reach = 30 if "town-major" in features else 22 if features & {"town-secondary", "airfield"} else 6
    return Box(x - reach, y - reach * 0.7, x + reach, y + reach * 0.8)


def hill(at: Point, words: str = "107") -> str:
    """A spot height."""
    x, y = at
    peak = path(
        f"M{num(x - 9)} {num(y + 6)}L{num(x)} {num(y - 9)} {num(x + 9)} {num(y + 6)}Z",
        fill="#8A4A1C",
        stroke=palette.HALO,
        stroke_width=2,
        paint_order="stroke",
    )
    return peak + text(
        words,
        (x + 13, y + 6),
        font_size=16.5,
        fill="#6B3A12",
        stroke=palette.HALO,
        stroke_width=3.5,
        stroke_opacity=0.85,
        paint_order="stroke",
        **fonts.BOLD.attributes,
    )


def beach(at: Point) -> str:
    """Three small waves on a pale disc."""
    x, y = at
    waves = "".join(f"M{num(x - 10)} {num(y + dy)}q3.4-4.6 6.7 0t6.7 0t6.7 0" for dy in (-4.5, 1.5, 7.5))
    disc = element("circle", cx=num(x), cy=num(y), r=14.5, fill="#EAF4F3", stroke=BEACH_INK, stroke_width=2)
    return disc + path(waves, fill="none", stroke=BEACH_INK, stroke_width=2.1, stroke_linecap="round")


def landing_spot(plan: AreaPlan, space: int) -> Point | None:
    """A point on the water off the shore of an area, where a port or beach is marked."""
    shore = max(plan.open_sides(space)[0], key=length, default=[])
    if not shore:
        return None
    x, y = plan.stands[space]
    others = [plan.rings[other] for other in plan.sheets[plan.board.sheets[space]]]
    best: tuple[float, Point] | None = None
    for k in range(3, 18):
        px, py = along(shore, k / 20)
        ax, ay = along(shore, k / 20 - 0.05)
        bx, by = along(shore, k / 20 + 0.05)
        long = hypot(bx - ax, by - ay) or 1.0
        for side in (1, -1):
            spot = (px - (by - ay) / long * 24 * side, py + (bx - ax) / long * 24 * side)
            if any(_near(ring, spot, 17) for ring in others if _close(ring, spot)):
                continue
            off = hypot(spot[0] - x, spot[1] - y) + 2.5 * abs(k - 10)
            if best is None or off < best[0]:
                best = (off, spot)
    return best[1] if best else None


def _close(ring: tuple[Point, ...], spot: Point) -> bool:
    return hypot(ring[0][0] - spot[0], ring[0][1] - spot[1]) < 700


def _near(ring: tuple[Point, ...], spot: Point, reach: float) -> bool:
    return inside(ring, spot) or any(hypot(x - spot[0], y - spot[1]) < reach for x, y in ring)


def zone_badge(letter: str, at: Point, road: bool) -> str:
    """The way to a zone of the strategic map, at the frame; ringed in amber when a road leads there."""
    x, y = num(at[0]), num(at[1])
    ring = element("circle", cx=x, cy=y, r=17, fill=palette.ROAD_CORE) if road else ""
    disc = element("circle", cx=x, cy=y, r=13, fill="#5B4526", stroke=palette.HALO, stroke_width=1.8)
    word = text(
        letter, (at[0], at[1] + 6), font_size=17.5, text_anchor="middle", fill="#FFF6DE", **fonts.BOLD.attributes
    )
    return ring + disc + word
