"""The faces we ship, and how wide a word is in each.

Names on a map must not run into each other, so their width has to be known
before they are drawn. The widths are read from the font files themselves.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from struct import unpack_from
from typing import NamedTuple

FOLDER = files("scirocco.drawing").joinpath("fonts")


class Face(NamedTuple):
    """A typeface in one weight, as SVG names it and as its file is called."""

    family: str
    weight: int
    italic: bool = False

    @property
    def file(self) -> str:
        return f"{self.family.lower().replace(' ', '-')}-{self.weight}{'-italic' if self.italic else ''}.ttf"

    @property
    def attributes(self) -> dict[str, str | float]:
        """What a text element needs to be set in this face; other faces follow in case this one is missing."""
        spare = "serif" if self.family.startswith("Alegreya") else "sans-serif"
        found: dict[str, str | float] = {
            "font_family": f"'{self.family}', {spare}",
            "font_weight": str(self.weight),
        }
        if self.italic:
            found["font_style"] = "italic"
        return found


TITLE = Face("Alegreya SC", 800)
REGION = Face("Alegreya SC", 500)
TOWN = Face("Alegreya", 700)
RIDGE = Face("Alegreya", 700, italic=True)
MINOR = Face("Alegreya", 500, italic=True)
TEXT = Face("Barlow", 500)
NUMBER = Face("Barlow Condensed", 500)
LABEL = Face("Barlow Condensed", 600)
BOLD = Face("Barlow Condensed", 700)
VALUE = Face("Barlow Condensed", 800)
FACES = (TITLE, REGION, TOWN, RIDGE, MINOR, TEXT, NUMBER, LABEL, BOLD, VALUE)


def width_of(words: str, face: Face, size: float, spacing: float = 0.0) -> float:
    """How wide some words are in a face at a size; kerning, which only narrows, is left out."""
    advances = _advances(face.file)
    usual = advances.get(ord("n"), 0.5)
    return sum(advances.get(ord(letter), usual) for letter in words) * size + spacing * len(words)


@cache
def _advances(file: str) -> dict[int, float]:
    """The advance of every character of a font, in ems (tables head, hhea, hmtx, cmap 4)."""
    data = FOLDER.joinpath(file).read_bytes()
    tables: dict[bytes, int] = {}
    for k in range(unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = unpack_from(">4sIII", data, 12 + 16 * k)
        tables[tag] = offset
    em: int = unpack_from(">H", data, tables[b"head"] + 18)[0]
    long_metrics: int = unpack_from(">H", data, tables[b"hhea"] + 34)[0]
    found: dict[int, float] = {}
    for code, glyph in _glyphs(data, tables[b"cmap"]).items():
        index = min(glyph, long_metrics - 1)
        found[code] = unpack_from(">H", data, tables[b"hmtx"] + 4 * index)[0] / em
    return found


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    for k in range(unpack_from(">H", data, cmap + 2)[0]):
        offset = cmap + unpack_from(">I", data, cmap + 8 + 8 * k)[0]
        if unpack_from(">H", data, offset)[0] == 4:
            return _segments(data, offset)
    raise ValueError("the font has no character map of format 4")


def _segments(data: bytes, table: int) -> dict[int, int]:
    count = unpack_from(">H", data, table + 6)[0] // 2
    ends, starts = table + 14, table + 16 + 2 * count
    deltas, ranges = starts + 2 * count, starts + 4 * count
    found: dict[int, int] = {}
    for k in range(count):
        end, start = unpack_from(">H", data, ends + 2 * k)[0], unpack_from(">H", data, starts + 2 * k)[0]
        delta, skip = unpack_from(">H", data, deltas + 2 * k)[0], unpack_from(">H", data, ranges + 2 * k)[0]
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if skip:
                glyph = unpack_from(">H", data, ranges + 2 * k + skip + 2 * (code - start))[0]
            if glyph or not skip:
                found[code] = (glyph + delta) & 0xFFFF
    return found
