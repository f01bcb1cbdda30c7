"""Print and play: pages at true scale, counters in register."""

from __future__ import annotations

import re

import pytest

from scirocco.drawing.pdf import Page, Words, Writer
from scirocco.drawing.plan import PITCH
from scirocco.drawing.printing import MARGIN, OVERLAP, PAPERS, CounterSheets, Tiles, print_sheets
from tests.drawing.sheets import board, coast, face, pieces

FRONTS = [face(piece) for piece in pieces()]
BACKS = [face(piece, True) for piece in pieces()]


def blank(wide: float, high: float) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"></svg>'


def test_a_game_becomes_a_pdf_with_a_call_for_each_page() -> None:
    calls: list[tuple[int, int]] = []

    def progress(page: int, many: int) -> None:
        calls.append((page, many))

    data = print_sheets(board(), FRONTS, BACKS, "El Alamein", "1942", coast=coast(), dots=36, progress=progress)
    assert data.startswith(b"%PDF-1.4")
    assert data.rstrip().endswith(b"%%EOF")
    many = len(re.findall(rb"/Type/Page/", data))
    assert calls == [(page, many) for page in range(1, many + 1)]
    assert f"/Count {many}/".encode() in data
    assert b"page 1 of %d" % many in data


def test_the_table_of_contents_of_the_file_is_right() -> None:
    writer = Writer("Zo\u00eb")
    writer.add(Page(210, 297, words=(Words("a (b) \\ c", 10, 10),)))
    data = writer.bytes()
    assert writer.bytes() == data
    start = int(data.rsplit(b"startxref\n", 1)[1].split()[0])
    assert data[start:].startswith(b"xref")
    for number, line in enumerate(data[start:].splitlines()[3:-5], start=1):
        place = int(line.split()[0])
        assert data[place:].startswith(b"%d 0 obj" % number)
    assert b"(a \\(b\\) \\\\ c)" in data


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("size", [(900.0, 500.0), (2640.0, 2280.0), (3500.0, 2398.0)])
def test_tiles_cover_the_map_and_fit_the_paper(paper: str, size: tuple[float, float]) -> None:
    scale = 18 / PITCH
    tiles = Tiles(blank(*size), scale, paper)  # type: ignore[arg-type]
    assert tiles.tile[0] <= tiles.paper[0] - 2 * MARGIN + 1e-6
    assert tiles.tile[1] <= tiles.paper[1] - 2 * MARGIN + 1e-6
    last = tiles.places[-1]
    assert last.left + tiles.tile[0] == pytest.approx(size[0] * scale)
    assert last.top + tiles.tile[1] == pytest.approx(size[1] * scale)
    if tiles.columns > 1:
        assert tiles.places[0].left + tiles.tile[0] - tiles.places[1].left == pytest.approx(OVERLAP)


def test_a_hex_is_as_wide_on_paper_as_asked() -> None:
    tiles = Tiles(blank(1000, 600), 20 / PITCH, "A4")
    page = tiles.page(tiles.places[0], 30, "x")
    (picture,) = page.pictures
    shown = picture.width / tiles.scale
    assert picture.width / shown * PITCH == pytest.approx(20)


def test_backs_lie_behind_their_fronts() -> None:
    sheets = CounterSheets(FRONTS * 3, BACKS * 3, 15.0, "A4")
    assert sheets.sheets > 1
    wide = PAPERS["A4"][0]
    for sheet in range(sheets.sheets):
        for front, back in zip(sheets.places(sheet, False), sheets.places(sheet, True), strict=True):
            assert front[0] == back[0]
            assert front[2] == back[2]
            # Turned over the long edge, left becomes right.
            assert wide - (back[1] + sheets.side) == pytest.approx(front[1])
    everyone = [number for sheet in range(sheets.sheets) for number, _, _ in sheets.places(sheet, False)]
    assert everyone == list(range(len(FRONTS) * 3))


def test_a_counter_without_a_back_gets_a_plain_one() -> None:
    sheets = CounterSheets(FRONTS[:3], [None, BACKS[1]], 15.0, "Letter")
    assert sheets.backs == [None, BACKS[1], None]
    assert sheets.page(0, True, 30, "back").pictures[0].jpeg.startswith(b"\xff\xd8")
