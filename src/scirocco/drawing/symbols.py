"""NATO symbols as small strokes, in a box 46 wide and 30 high about the origin.

Own drawings, a handful of paths each, so that a counter stays light and sharp
at any size. Types are those of the data files.
"""

from __future__ import annotations

from scirocco.drawing.svg import element, group, num, path

HALF_WIDTH, HALF_HEIGHT = 23, 15

CROSS = "M-23-15 23 15M-23 15 23-15"
OVAL = "M-6.5-8.5H6.5A8.5 8.5 0 0 1 6.5 8.5H-6.5A8.5 8.5 0 0 1-6.5-8.5Z"
SLASH = "M-23 15 23-15"
GULL = "M-11 10.5C-8 5.5-2 5.5 0 10.5C2 5.5 8 5.5 11 10.5"
BRIDGE = "M-12 8V-5H12V8M0-5V8"
SMALL_BRIDGE = "M-8 5V-3.5H8V5M0-3.5V5"
PEAK = "M-7 15 0 3 7 15Z"
DOME = "M-23 15A23 22 0 0 1 23 15"
STAR = "M0-14 2-10 6-9 3-6 4-2 0-4-4-2-3-6-6-9-2-10Z"
CHEVRON = "M-23 15 0-15 23 15"
ANCHOR = "M0-9V10M-8 4C-6 10 6 10 8 4M-5-5H5"
BIG_STAR = "M0-12 3.5-4 12-4 5.5 1.5 8 10 0 5-8 10-5.5 1.5-12-4-3.5-4Z"
GLIDE = "M-11 6H11M-6 10.5H6"
HEADQUARTERS = "M-15 15V-11"
FLAG = "M-15-10.5H13L8-4.5 13 1.5H-15Z"
AIRCRAFT = (
    "M0-12C1.6-12 2.2-9.5 2.2-6.5V-3L19 3V6.5L2.2 3.5V8L6.5 11V13.5L0 12"
    "-6.5 13.5V11L-2.2 8V3.5L-19 6.5V3L-2.2-3V-6.5C-2.2-9.5-1.6-12 0-12Z"
)

# stroked, stroked thinner, filled, radius of the gun's dot
PARTS: dict[str, tuple[str, str, str, float]] = {
    "INF": (CROSS, "", "", 0),
    "MOT": (CROSS, "", "", 0),
    "BERS": (CROSS, "", "", 0),
    "PARA": (CROSS, GULL, "", 0),
    "GLIDER": (CROSS, GLIDE, "", 0),
    "RANGER": (CROSS, "", STAR, 0),
    "COMMANDO": (CROSS, "", STAR, 0),
    "MTN": (CROSS, "", PEAK, 0),
    "ARM": (OVAL, "", "", 0),
    "MECHCAV": (OVAL + SLASH, "", "", 0),
    "AT": (CHEVRON, "", "", 0),
    "MARINE": (CROSS, ANCHOR, "", 0),
    "LEADER": ("", "", BIG_STAR, 0),
    "ART": ("", "", "", 5.6),
    "MECHART": (OVAL, "", "", 4.6),
    "AA": (DOME, "", "", 0),
    "ENG": (BRIDGE, "", "", 0),
    "ARMENG": (OVAL, SMALL_BRIDGE, "", 0),
    "PARAENG": (BRIDGE, GULL, "", 0),
    "HQ": (HEADQUARTERS, "", FLAG, 0),
    "AIR": ("", "", AIRCRAFT, 0),
}
ON_WHEELS = ("MOT", "BERS")
TRACKED = ("ARM", "MECHCAV", "MECHART", "ARMENG")


def symbol(kind: str, ink: str) -> str:
    """The strokes inside the box of a unit type; one we do not know stays an empty box."""
    strokes, thin, filled, dot = PARTS.get(kind, ("", "", "", 0))
    parts = [path(strokes, stroke_width=2.6), path(thin, stroke_width=2.3), path(filled, fill=ink, stroke="none")]
    if dot:
        parts.append(element("circle", r=dot, fill=ink, stroke="none"))
    return group(*parts, fill="none", stroke=ink, stroke_linejoin="round")


def has_wheels(kind: str, motorised: bool) -> bool:
    """Motorised, and not already said so by an oval."""
    return kind in ON_WHEELS or (motorised and kind not in TRACKED)


def wheels(ink: str) -> str:
    """Three wheels under the box; they stand on the counter, not on the box, and take its ink."""
    discs = "".join(f"M{num(x - 2.8)} 18.9a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0" for x in (-14, 0, 14))
    return path(discs, fill=ink, stroke="none")
