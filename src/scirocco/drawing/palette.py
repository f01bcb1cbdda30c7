"""The colours of the table: quiet ground, loud units.

One place for every colour, so that map, counters and legend cannot drift
apart. Sides are told by light against dark, which survives grey print and any
colour blindness; nations by hue and by a two-letter code.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import NamedTuple

PAPER = "#F3EAD0"
CARD = "#FBF5E4"
CARD_LINE = "#DBCDAA"
INK = "#2B2013"
SECOND_INK = "#5B4A2A"
FRAME = "#3A2C1C"
ACCENT = "#8A4A1C"

SAND = "#EDE0BB"
SHORE_GLOW = "#F6EED6"
RIDGE_TINTS = ("#E2CB99", "#CDA96C", "#AE7F41")
HACHURE = "#5A3710"
CREST_HEX = "#8A5A22"
BASIN = "#BFBAA0"
BASIN_DASH = "#8C8668"
CLIFF = "#55462A"

HEX_LINE = "#6B5026"
SEA_HEX_LINE = "#3F7590"
HEX_NUMBER = "#4A3A22"

SEA_BANDS = ("#D5E8E6", "#C2DDE0", "#ABCFD8", "#95BFCD", "#82B0C4", "#74A4BA")
SEA_DISTANCES = (0.32, 0.75, 1.35, 2.1, 3.1)  # in hexes from the shore, where the next band begins
COAST = "#416A82"
SEA_NAME = "#33637C"

RIVER_CORE, RIVER_EDGE, RIVER_NAME = "#5FA3CC", "#24608C", "#1F5C86"
ESCARPMENT = "#4E3312"
ROAD_CORE, ROAD_EDGE = "#E9A63F", "#5B2617"
TRACK = "#6E4A1F"
RAILWAY = "#2B2622"
MINE, MINE_TINT = "#7E2A1B", "#B5502F"
FORTIFICATION = "#26221E"
TOWN, TOWN_EDGE = "#6B2F1F", "#2B1A10"
HALO = "#F6ECD2"
BASIN_HALO = "#CFC8AD"

LOWLAND, UPLAND = "#DFE0B4", "#E8D6A2"
LAVA, SUMMIT, NO_ENTRY = "#6F5D59", "#F2EEE6", "#4A1E16"
MAINLAND = "#CFCBBE"
AIRFIELD, AIRFIELD_INK = "#F6EFD8", "#2F3B28"
PORT = "#1F4E73"
STAR, STAR_EDGE = "#E9B93F", "#5B3A0C"
AXIS_MARK, ALLIED_MARK = "#434D55", "#E6CE9B"

DISC = "#1F2930"
REDUCED_STROKE = "#9B2D1C"


class Relief(NamedTuple):
    """How a kind of ground is drawn: its tint, and the form that rises or falls there.

    ``form`` is plain, ridge (a spine through joined hexes), massif (the whole
    area stands up), volcano (a cone that nobody enters), or basin (the whole
    area lies below a cliff).
    """

    form: str
    tint: str
    label: str = ""


GROUND: dict[str, Relief] = {
    "open": Relief("plain", SAND, "Open ground"),
    "clear": Relief("plain", SAND, "Clear"),
    "village": Relief("plain", SAND, "Village"),
    "town": Relief("plain", SAND, "Town"),
    "city": Relief("plain", SAND, "City"),
    "airfield": Relief("plain", SAND, "Airfield"),
    "rough": Relief("massif", "#E8D6A2", "Rough"),
    "crest": Relief("ridge", RIDGE_TINTS[1], "Crest"),
    "ridge": Relief("ridge", RIDGE_TINTS[1], "Ridge"),
    "escarpment": Relief("ridge", RIDGE_TINTS[1], "Escarpment"),
    "hill": Relief("ridge", RIDGE_TINTS[1], "Hill"),
    "mountain": Relief("massif", "#B58E61", "Mountain"),
    "etna": Relief("volcano", LAVA, "Etna"),
    "depression": Relief("basin", BASIN, "Depression"),
    "sea": Relief("sea", SEA_BANDS[1], "Sea"),
}
SETTLEMENTS = ("village", "town", "city")


def ground(terrain: str) -> Relief:
    """How a terrain is drawn; one we do not know is plain sand under its own name."""
    return GROUND.get(terrain) or Relief("plain", SAND, terrain.capitalize())


class Colours(NamedTuple):
    """The colours of a nation's counters."""

    ground: str
    ink: str
    box: str
    code: str
    dark: bool = False

    @property
    def edge(self) -> str:
        return "#15191C" if self.dark else "#5B4A2A"

    @property
    def symbol_ink(self) -> str:
        return "#0D1012" if self.dark else self.ink


NATIONS: dict[str, Colours] = {
    "German": Colours("#434D55", "#FFFFFF", "#DDE2E4", "GE", dark=True),
    "Italian": Colours("#4E6B4A", "#FFFFFF", "#DCE8CF", "IT", dark=True),
    "British": Colours("#E6CE9B", "#241A0C", "#F8EDCF", "UK"),
    "Australian": Colours("#EDB265", "#241A0C", "#FBE3BC", "AU"),
    "New Zealand": Colours("#CFC7BA", "#1C1A17", "#F0ECE4", "NZ"),
    "South African": Colours("#EBD96A", "#241A0C", "#FBF3BE", "SA"),
    "Indian": Colours("#E0A283", "#241A0C", "#F7D9C9", "IN"),
    "French": Colours("#9DBBE0", "#14233A", "#DCE8F7", "FR"),
    "Greek": Colours("#A9D6DE", "#12303A", "#E2F3F6", "GR"),
    "US": Colours("#B9C58C", "#1D2410", "#E6ECCD", "US"),
    "Canadian": Colours("#E9B0AC", "#3A1414", "#FADEDC", "CA"),
}


def colours_of(nation: str) -> Colours:
    """A nation's colours; a nation not in the list gets plain ones and its own first letters."""
    return NATIONS.get(nation) or Colours("#D8D2C4", "#1C1A17", "#F2EEE6", nation[:2].upper())


# Light stripes lie on dark counters, dark ones on light counters.
LIGHT_STRIPES = (
    "#E0B43C", "#7FB5D5", "#D9583B", "#F0ECE0", "#C9A0D0", "#8FD0B0", "#E58F4E", "#B0BCC4",
    "#E79AA8", "#B7CF5A", "#5FC2C9", "#A8835A", "#9C8FE0", "#F2DD8C", "#E06CA0", "#6FA86A",
)  # fmt: skip
DARK_STRIPES = (
    "#7A3B12", "#235789", "#1C1A17", "#2F6B4F", "#7C1F2B", "#B23A48", "#5E548E", "#C1440E",
    "#6B7A1E", "#3C6E71", "#8E3B7A", "#4A5A68", "#0F7A8A", "#9A6B00", "#3B2A6B", "#6E5A48",
)  # fmt: skip
STRIPE_SALT = b"13999"


def stripe_colour(formation: str, dark_ground: bool) -> str:
    """The stripe of a division: always the same for the same name.

    The salt is chosen so that the divisions of one side in one game differ.
    """
    stripes = LIGHT_STRIPES if dark_ground else DARK_STRIPES
    return stripes[blake2s(formation.encode(), salt=STRIPE_SALT, digest_size=2).digest()[0] % len(stripes)]


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: ``share`` of the other.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    a, b = rgb(one), rgb(other)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))


def rgb(colour: str) -> tuple[float, float, float]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
