"""Whole pictures, as SVG and as PNG."""

from __future__ import annotations

from struct import unpack
from xml.etree import ElementTree

from scirocco.drawing import Note, draw_position, fonts, needs_compact, to_png
from tests.drawing.sheets import board, coast, face, pieces, set_up


def test_a_set_up_position_is_drawn_whole() -> None:
    notes = {"crest": Note("2", "3", "2")}
    tables = [("Order of play", [("Allied movement", "1"), ("Axis movement", "3")])]
    picture = draw_position(board(), set_up(), "El Alamein", "Turn 1", coast=coast(), notes=notes, tables=tables)
    shown = [
        "".join(text.itertext()) for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")
    ]
    for piece in pieces():
        assert piece.label in shown
    assert "Order of play" in shown
    assert len(picture.encode()) < 900_000


def test_units_off_the_map_stand_in_their_box() -> None:
    west = board().space("west")
    stacks = {west: [face(piece) for piece in pieces()[:6]]}
    picture = draw_position(board(), stacks, "El Alamein", "Turn 9", coast=coast())
    assert "Off the west edge" in picture
    assert pieces()[5].label in picture


def test_a_png_has_the_width_asked_for() -> None:
    data = to_png(draw_position(board(), set_up(), "El Alamein", "Turn 1", coast=coast(), compact=True), 400)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert unpack(">I", data[16:20])[0] == 400
    assert len(data) > 20_000


def test_every_face_has_its_font_file_and_they_are_small() -> None:
    sizes = [len(fonts.FOLDER.joinpath(shape.file).read_bytes()) for shape in fonts.FACES]
    assert sum(sizes) < 700_000
    for shape in fonts.FACES:
        family = shape.family.lower().replace(" ", "-")
        assert "SIL OPEN FONT LICENSE" in fonts.FOLDER.joinpath(f"OFL-{family}.txt").read_text(encoding="utf-8")


def test_widths_come_from_the_font() -> None:
    assert fonts.width_of("ii", fonts.NUMBER, 10) < fonts.width_of("mm", fonts.NUMBER, 10)
    assert fonts.width_of("Alamein", fonts.TOWN, 20) == 2 * fonts.width_of("Alamein", fonts.TOWN, 10)


def test_small_pictures_ask_for_plain_faces() -> None:
    assert needs_compact(board(), 1600)
    assert not needs_compact(board(), 2400)
