"""Draws the pictures of the home and help pages from the games' own data. Run by hand; the results are committed.

.venv/bin/python web/src/pictures/make.py
"""

from __future__ import annotations

from importlib.resources import as_file
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from scirocco.drawing import CounterFace, draw_board, draw_counter, fonts, read_coast, read_ground, to_png
from scirocco.drawing.board import LAYERS
from scirocco.games import board_folder, load_board

HERE = Path(__file__).parent
GROUND_LAYERS = ("land", "sea", "coast")
HERO_WIDTH = 4400
HERO_CROP = (1900, 70, 3876, 1010)
"""North-eastern Sicily, in pixels of the sheet at that width."""

HERO_FACES = (
    (CounterFace("8/15", "German", "ARM", True, 7, 5, 8, stripe="15 Pz"), 10, 26),
    (CounterFace("186/Fol", "Italian", "PARA", False, 2, 3, 6, stripe="Folgore"), 122, 12),
    (CounterFace("20/9", "Australian", "INF", False, 5, 4, 6, stripe="9 Aus", size="X"), 234, 30),
    (CounterFace("2/1A", "British", "ARM", True, 14, 9, 12, stripe="1 Armd", size="X"), 346, 10),
    (CounterFace("504/82", "US", "PARA", False, 3, 3, 6, stripe="82 Abn"), 458, 28),
)
EXAMPLE = CounterFace("33/15", "German", "ART", False, 2, 1, 6, range=3, stripe="15 Pz")
REDUCED = CounterFace("8/15", "German", "ARM", True, 4, 3, 8, reduced=True, stripe="15 Pz")


def save(picture: bytes, name: str, crop: tuple[int, int, int, int] | None = None, quality: int = 84) -> None:
    image = Image.open(BytesIO(picture))
    if crop:
        image = image.convert("RGB").crop(crop)
    image.save(HERE / name, quality=quality, method=6)


def sheet(body: str, width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"{body}</svg>"
    )


def cut_out(svg: str, width: int) -> bytes:
    """A picture on no ground at all, as PNG."""
    with as_file(fonts.FOLDER) as folder:
        made = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_dirs=[str(folder)])
    return bytes(made)


def hero() -> None:
    folder, board = board_folder("sicily"), load_board("sicily")
    without = [layer for layer in LAYERS if layer not in GROUND_LAYERS]
    drawn = draw_board(board, coast=read_coast(folder), ground=read_ground(folder), without=without)
    save(to_png(drawn, HERO_WIDTH), "hero.webp", HERO_CROP, quality=76)


def counters() -> None:
    row = "".join(draw_counter(face, (left, top), 98) for face, left, top in HERO_FACES)
    save(cut_out(sheet(row, 570, 142), 1425), "counters.webp")
    save(cut_out(sheet(draw_counter(EXAMPLE, (4, 4), 200), 214, 218), 642), "counter.webp")
    save(cut_out(sheet(draw_counter(REDUCED, (4, 4), 200), 214, 218), 321), "reduced.webp")


if __name__ == "__main__":
    hero()
    counters()
