"""Everything of a board that is drawn once: the map in two themes, counters, cards, minimaps, the lie of each space.

``python -m scirocco.server.pictures`` draws all boards beforehand, so that a server has them when it starts; else it
draws what is asked for in a worker process and keeps it in its data folder. What a set is made of, its stamp says.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import tempfile
from base64 import b64decode
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from math import ceil
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PIL import Image

import scirocco
from scirocco.core.board import Board
from scirocco.core.game import Game
from scirocco.drawing import draw_board, draw_counter, palette, read_coast, read_ground, read_shapes, to_png
from scirocco.drawing.areas_sheet import LAYERS as AREA_LAYERS
from scirocco.drawing.areas_sheet import SIZE as AREA_COUNTER
from scirocco.drawing.areas_sheet import AreaSheet
from scirocco.drawing.board import LAYERS as HEX_LAYERS
from scirocco.drawing.counters import SIZE as HEX_COUNTER
from scirocco.drawing.plan import Box, Plan
from scirocco.drawing.svg import Point, element, text
from scirocco.games import board_folder, board_ids, game_ids, load_board
from scirocco.server.presenting import presenter_of

READY = Path(__file__).parent / "drawn"
"""Sets drawn beforehand."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SWITCHABLE = ("tints", "grid", "borders", "numbers", "names", "title")
CARD_WIDTH, MINIMAP_WIDTH, QUALITY = 960, 336, 80
CODE = ("drawing", "server/presenting", "server/pictures.py")
"""What of the code decides how things look."""


class Frame(NamedTuple):
    """The size of a board's picture, and the part of it that is map."""

    width: float
    height: float
    map: Box


# --- what a set is called


@lru_cache(maxsize=16)
def stamp_of(board_id: str) -> str:
    """A fingerprint of all that goes into a board's pictures."""
    digest = hashlib.sha256(scirocco.__version__.encode())
    home = resources.files("scirocco")
    for part in (*(home.joinpath(name) for name in CODE), board_folder(board_id)):
        for file in _files(part):
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _files(part: Traversable) -> Iterator[Traversable]:
    if part.is_file():
        yield part
        return
    for file in sorted(part.iterdir(), key=lambda entry: entry.name):
        if file.is_file() and file.name.endswith((".py", ".toml", ".csv", ".webp")):
            yield file


def address(board_id: str, name: str) -> str:
    return f"/api/drawings/{board_id}/{stamp_of(board_id)}/{name}"


def set_folder(home: Path, board_id: str) -> Path:
    return home / f"{board_id}-{stamp_of(board_id)}"


# --- where things lie


@lru_cache(maxsize=16)
def plan_of(board_id: str) -> Plan | AreaSheet:
    board = load_board(board_id)
    if board.layout is not None:
        return Plan(board)
    return AreaSheet(board, read_shapes(board_folder(board_id)))


@lru_cache(maxsize=16)
def frame_of(board_id: str) -> Frame:
    """The size of the picture, as the drawing makes it."""
    plan = plan_of(board_id)
    if isinstance(plan, Plan):
        margin = plan.frame.left
        return Frame(ceil(plan.frame.right + margin), ceil(plan.frame.bottom + margin), plan.frame)
    sheet = plan.plan
    return Frame(ceil(sheet.width), ceil(sheet.height + 14), Box(0, 0, sheet.width, sheet.height))


@lru_cache(maxsize=16)
def sheets_of(board_id: str) -> tuple[tuple[str, str, Box], ...]:
    """The maps of a board that has several: id, title, and where each lies with the boxes that belong to it."""
    plan = plan_of(board_id)
    if isinstance(plan, Plan):
        return ()
    found = []
    for inset in sorted(plan.plan.shapes.insets, key=lambda one: plan.plan.is_overview(one.sheet)):
        boxes = [plan.boxes[space] for space in plan.plan.sheets[inset.sheet] if space in plan.boxes]
        frame = inset.frame
        lowest = max((box.bottom for box in boxes), default=frame.bottom)
        found.append((inset.sheet, inset.title, Box(frame.left, frame.top, frame.right, max(frame.bottom, lowest))))
    return tuple(found)


def layers_of(board_id: str) -> tuple[str, ...]:
    return HEX_LAYERS if isinstance(plan_of(board_id), Plan) else AREA_LAYERS


@lru_cache(maxsize=16)
def geometry(board_id: str) -> dict[str, Any]:
    """Every space in the coordinates of the picture: its centre, where counters stand, its outline."""
    plan, frame = plan_of(board_id), frame_of(board_id)
    rows: list[tuple[Point, Point, list[Point], Box | None]]
    if isinstance(plan, Plan):
        orientation = "flat" if plan.layout.flat_top else "pointy"
        board, counter = plan.board, HEX_COUNTER
        rows = [(plan.centres[n], plan.centres[n], plan.corners(n), None) for n in range(board.size)]
    else:
        orientation, board, counter = "areas", plan.board, AREA_COUNTER
        rows = [
            (plan.plan.stands[n], _stand(plan, n), list(plan.plan.rings[n]), plan.boxes.get(n))
            for n in range(board.size)
        ]
    return {
        "width": frame.width,
        "height": frame.height,
        "counter": round(counter, 1),
        "orientation": orientation,
        "spaces": [_space(board, n, *row) for n, row in enumerate(rows)],
    }


def _stand(sheet: AreaSheet, space: int) -> tuple[float, float]:
    """An area of the overview has a box for its counters."""
    box = sheet.boxes.get(space)
    return sheet.plan.stands[space] if box is None else ((box.left + box.right) / 2, box.top + 116)


def _space(
    board: Board, number: int, centre: Point, stand: Point, ring: Sequence[Point], box: Box | None
) -> dict[str, Any]:
    more = {} if box is None else {"box": [box.left, box.top, box.right, box.bottom]}
    return {
        "id": board.ids[number],
        "x": round(centre[0], 1),
        "y": round(centre[1], 1),
        "stand": [round(stand[0], 1), round(stand[1], 1)],
        "polygon": [round(value, 1) for point in ring for value in point],
        "label": f"{board.ids[number]} {board.names[number]}".rstrip(),
        **more,
    }


# --- drawing a set


def draw_set(board_id: str, home: Path) -> Path:
    """Draw everything of a board into a folder of its own under ``home``; one that is there already is left alone."""
    target = set_folder(home, board_id)
    if target.is_dir():
        return target
    home.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{board_id}-", dir=home))
    try:
        for name, content in _draw(board_id):
            fresh.joinpath(name).write_bytes(content)
            if name.endswith((".svg", ".json")):
                fresh.joinpath(f"{name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))
        fresh.chmod(0o755)
        os.rename(fresh, target)
    except OSError:
        if not target.is_dir():  # else another process was first
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return target


def _draw(board_id: str) -> Iterator[tuple[str, bytes]]:
    folder = board_folder(board_id)
    board, ground = load_board(board_id), read_ground(folder)
    yield "geometry.json", json.dumps(geometry(board_id), separators=(",", ":"), ensure_ascii=False).encode()
    if ground is not None:
        yield "ground.webp", ground
    known: dict[str, str] = {}
    for theme in THEMES:
        svg = _board(board, folder, board_id, theme, ground_href=address(board_id, "ground.webp") if ground else None)
        svg, pictures = _taken_out(svg, board_id, known)
        yield from pictures
        yield f"board-{theme}.svg", _marked(svg).encode()
        yield from _small_pictures(_board(board, folder, board_id, theme, ground=ground), board_id, theme)
    if board_id in game_ids():
        yield "counters.svg", sprite(scirocco.load(board_id)).encode()


def _board(board: Board, folder: Traversable, board_id: str, theme: Literal["light", "dark"], **ground: Any) -> str:
    """The map alone: no key beside it, no counters. A map of areas keeps the boxes for its zones."""
    without = ("panel", "counters") if board.layout is not None else ("counters",)
    coast, shapes = read_coast(folder), read_shapes(folder)
    title, subtitle = board.title, board.subtitle
    return draw_board(board, title, subtitle, coast=coast, shapes=shapes, without=without, theme=theme, **ground)


_LAYER = re.compile(r'<g (?:id|class)="([a-z-]+)"')
_DATA = re.compile(r"data:image/(\w+);base64,([A-Za-z0-9+/=]+)")


def _marked(svg: str) -> str:
    """Layers are named by an attribute: the ids of a page are its own."""
    return _LAYER.sub(r'<g data-layer="\1"', svg)


def _taken_out(svg: str, board_id: str, known: dict[str, str]) -> tuple[str, list[tuple[str, bytes]]]:
    """Pictures inside the drawing become files of their own, which a browser fetches beside it."""
    found: list[tuple[str, bytes]] = []

    def take(match: re.Match[str]) -> str:
        data = match[2]
        if data not in known:
            known[data] = f"img-{len(known) + 1}.{match[1]}"
            found.append((known[data], b64decode(data)))
        return address(board_id, known[data])

    return _DATA.sub(take, svg), found


def _small_pictures(svg: str, board_id: str, theme: str) -> Iterator[tuple[str, bytes]]:
    """The card for a list of games, and the minimap: the map without its margin."""
    frame = frame_of(board_id)
    scale = CARD_WIDTH / frame.map.width
    with Image.open(io.BytesIO(to_png(svg, round(frame.width * scale)))) as whole:
        corners = (frame.map.left, frame.map.top, frame.map.right, frame.map.bottom)
        crop = whole.convert("RGB").crop(tuple(round(value * scale) for value in corners))  # type: ignore[arg-type]
    for name, width in (("card", CARD_WIDTH), ("minimap", MINIMAP_WIDTH)):
        kept = io.BytesIO()
        size = (width, round(crop.height * width / crop.width))
        crop.resize(size, Image.Resampling.LANCZOS).save(kept, "WEBP", quality=QUALITY, method=5)
        yield f"{name}-{theme}.webp", kept.getvalue()


# --- counters


def sprite(game: Game[Any]) -> str:
    """All faces of all counters as symbols, full and small, and a back for each side."""
    shown = presenter_of(game)
    symbols: list[str] = []
    for number, piece in enumerate(game.piece_ids):
        for facing, face in shown.sides_of(game, number).items():
            for form, compact in (("full", False), ("small", True)):
                id = f"c-{piece}-{form}{'' if facing == 'front' else f'-{facing}'}"
                symbols.append(_symbol(id, draw_counter(face, (0, 0), 100, compact)))
    nations = {piece.side: piece.nation for piece in reversed(shown.pieces(game)) if piece.side}
    symbols += [_symbol(f"c-back-{side}", _back(nation)) for side, nation in nations.items()]
    return element("svg", *symbols, xmlns="http://www.w3.org/2000/svg", width=0, height=0)


def _symbol(id: str, drawing: str) -> str:
    return element("symbol", drawing, id=id, viewBox="0 0 106 108")


def _back(nation: str) -> str:
    """A counter that may not be read: the ground of its side and a question mark."""
    colours = palette.colours_of(nation)
    card = element("rect", width=100, height=100, rx=11, fill=colours.ground, stroke=colours.edge, stroke_width=1.8)
    mark = text("?", (50, 71), font_size=60, text_anchor="middle", fill=colours.ink, font_weight=700)
    return card + mark


def sweep(home: Path, board_id: str) -> None:
    """Sets of older versions go."""
    for old in home.glob(f"{board_id}-*"):
        if old != set_folder(home, board_id) and old.is_dir():
            shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="scirocco.server.pictures", description="Draw all boards beforehand.")
    parser.add_argument("--out", type=Path, default=READY, help="where to; else where every server looks")
    told = parser.parse_args()
    for place, name in enumerate(board_ids(), start=1):
        print(f"{place} of {len(board_ids())}: {name} ...", flush=True)
        sweep(told.out, name)
        draw_set(name, told.out)
