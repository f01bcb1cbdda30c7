"""Light and dark: the same map by day and by lamp light.

The dark theme dims the map (brightness .72, saturation .86, contrast 1.06) and
sets the panel in the colours of the dark screen; counters keep their own. All
three steps are affine in red, green and blue, and so is laying one colour over
another: to dim every colour of the map gives the same picture as a filter over
the whole of it would, and costs nothing. Only the ground picture needs a filter.
"""

from __future__ import annotations

import re
from typing import Literal

from scirocco.drawing import palette
from scirocco.drawing.svg import element

Theme = Literal["light", "dark"]
BRIGHTNESS, SATURATION, CONTRAST = 0.72, 0.86, 1.06
LUMINANCE = 0.2126, 0.7152, 0.0722
FILTER = "dim"

# Of the panel and the margin, not of the map.
CHROME = {
    palette.PAPER: "#14191E",
    palette.CARD: "#1E252C",
    palette.CARD_LINE: "#38434D",
    palette.INK: "#ECE6D8",
    palette.SECOND_INK: "#A9B0B3",
    palette.FRAME: "#8A949B",
    palette.ACCENT: "#E9A63F",
    "#4A3A22": "#C9C4B8",
}
_COLOUR = re.compile(r'(?<=")#[0-9A-Fa-f]{6}(?=")')


def matrix() -> list[list[float]]:
    """Three rows of four: how red, green, blue and one make the dimmed red, green and blue."""
    keep = BRIGHTNESS * CONTRAST
    rows = []
    for k in range(3):
        row = [(1 - SATURATION) * share * keep for share in LUMINANCE]
        row[k] += SATURATION * keep
        rows.append([*row, 0.5 - 0.5 * CONTRAST])
    return rows


def dimmed(colour: str) -> str:
    """A colour of the map by lamp light.

    >>> dimmed("#FFFFFF")
    '#BBBBBB'
    """
    given = palette.rgb(colour)
    found = [sum(a * b for a, b in zip(row, (*given, 255.0), strict=True)) for row in matrix()]
    return "#" + "".join(f"{round(min(255.0, max(0.0, value))):02X}" for value in found)


def on_map(svg: str, theme: Theme) -> str:
    """A part of the map in a theme."""
    return svg if theme == "light" else _COLOUR.sub(lambda found: dimmed(found[0]), svg)


def on_panel(svg: str, theme: Theme) -> str:
    """A part of the panel or the margin in a theme."""
    return svg if theme == "light" else _COLOUR.sub(lambda found: CHROME.get(found[0].upper(), found[0]), svg)


def definitions(theme: Theme) -> str:
    """The filter for the ground picture, where the theme has one."""
    if theme == "light":
        return ""
    values = " ".join(" ".join(f"{v:.4g}" for v in (*row[:3], 0.0, row[3])) for row in matrix()) + " 0 0 0 1 0"
    dim = element("feColorMatrix", type="matrix", values=values)
    box = element("filter", dim, id=FILTER, x="0", y="0", width="1", height="1", color_interpolation_filters="sRGB")
    return element("defs", box)
