"""Pictures and words over HTTP: drawn once, kept for ever, found by their fingerprint."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import scirocco
from scirocco.games import board_ids, load_board
from scirocco.server import pictures
from scirocco.server.settings import Settings
from tests.server.rooms import Json, Room, opened

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server that has drawn nothing yet, and for which nobody has drawn beforehand."""
    data = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scirocco.server.gallery.READY", data / "nothing")
        with opened(Settings(data, rate=0, bots=0, light_passwords=True)) as room:
            yield room


@pytest.fixture(scope="module")
def drawings(gallery: Room) -> Json:
    return gallery.guest(session=False).get("/api/catalogue/alamein/drawings")


class TestDrawings:
    def test_a_board_is_drawn_in_a_worker_and_kept(self, gallery: Room, drawings: Json) -> None:
        visitor = gallery.guest(session=False)
        packed = visitor.http.get(drawings["boards"]["light"], headers={"accept-encoding": "gzip"})
        assert packed.status_code == 200
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in packed.headers["cache-control"]
        assert "script-src" not in packed.headers["content-security-policy"]
        assert int(packed.headers["content-length"]) < 200_000, "a phone has to load it"
        plain = visitor.http.get(drawings["boards"]["light"])
        assert plain.text == packed.text
        kept = gallery.house.settings.data / "drawings" / f"alamein-{drawings['stamp']}"
        assert gzip.decompress((kept / "board-light.svg.gz").read_bytes()).decode() == plain.text

    def test_its_layers_can_be_told_apart_and_its_counters_are_not_on_it(self, gallery: Room, drawings: Json) -> None:
        visitor = gallery.guest(session=False)
        for theme in ("light", "dark"):
            root = ElementTree.fromstring(visitor.get(drawings["boards"][theme]))
            assert root.get("viewBox") == f"0 0 {drawings['width']:g} {drawings['height']:g}"
            layers = [group.get("data-layer") for group in root.iter(f"{SVG}g") if group.get("data-layer")]
            assert set(drawings["switchable"]) <= set(layers)
            assert "counters" not in layers
            assert "panel" not in layers
            [ground] = [image.get("href") for image in root.iter(f"{SVG}image")]
            assert ground is not None
            assert visitor.http.get(ground).headers["content-type"] == "image/webp"

    def test_who_has_a_picture_is_not_sent_it_again(self, gallery: Room, drawings: Json) -> None:
        visitor = gallery.guest(session=False)
        tag = visitor.http.get(drawings["cards"]["dark"]).headers["etag"]
        again = visitor.http.get(drawings["cards"]["dark"], headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")

    def test_counters_have_every_face(self, gallery: Room, drawings: Json) -> None:
        root = ElementTree.fromstring(gallery.guest(session=False).get(drawings["counters"]))
        ids = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
        for piece in scirocco.load("alamein").piece_ids:
            assert {f"c-{piece}-{face}" for face in ("full", "small", "full-reduced", "small-reduced")} <= ids
        assert {"c-back-allied", "c-back-axis"} <= ids

    def test_the_maps_of_a_board_that_has_several(self, gallery: Room, drawings: Json) -> None:
        assert drawings["sheets"] == []
        crete = gallery.guest(session=False).get("/api/catalogue/merkur/drawings")
        frames = {sheet["id"]: sheet["frame"] for sheet in crete["sheets"]}
        assert list(frames) == ["west", "centre", "east", "strategic"]
        board = load_board("merkur")
        for space in pictures.geometry("merkur")["spaces"]:
            frame = frames[board.sheets[board.index[space["id"]]]]
            x, y = space["stand"]
            assert frame["x"] < x < frame["x"] + frame["width"]
            assert frame["y"] < y < frame["y"] + frame["height"]
            left, top, right, bottom = space.get("box", (x - 1, y - 1, x + 1, y + 1))
            assert left < x < right, "counters of a zone stand in its box"
            assert top < y < bottom

    def test_geometry_lies_where_the_drawing_has_it(self, gallery: Room, drawings: Json) -> None:
        visitor = gallery.guest(session=False)
        geometry = visitor.get("/api/catalogue/alamein/geometry")
        assert geometry == visitor.get(drawings["geometry"])
        spot = next(space for space in geometry["spaces"] if space["id"] == "0606")
        assert spot["label"] == "0606 Kidney Ridge"
        assert len(spot["polygon"]) == 12
        text = re.search(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>0606<', visitor.get(drawings["boards"]["light"]))
        assert text is not None
        assert abs(float(text[1]) - spot["x"]) < 61
        assert abs(float(text[2]) - spot["y"]) < 61

    def test_what_is_not_there_is_said_so(self, gallery: Room, drawings: Json) -> None:
        visitor = gallery.guest(session=False)
        assert visitor.get("/api/catalogue/nowhere/drawings", 404)["error"] == "no-game"
        assert visitor.get("/api/drawings/alamein/0123456789abcdef/board-light.svg", 404)["error"] == "no-drawing"
        assert visitor.get(f"/api/drawings/alamein/{drawings['stamp']}/other.svg", 404)["error"] == "no-drawing"
        assert visitor.get(f"/api/drawings/alamein/{drawings['stamp']}/..%2f..%2fscirocco.db", 404)


def test_all_boards_are_listed_with_their_pictures(gallery: Room) -> None:
    boards = gallery.guest(session=False).get("/api/boards")
    assert [board["id"] for board in boards] == board_ids()
    for board in boards:
        assert board["drawings"]["cards"]["light"].endswith("/card-light.webp")
        assert (board["game"] is None) == (board["pieces"] is None) == (board["drawings"]["counters"] is None)


@pytest.mark.parametrize("board_id", board_ids())
def test_every_space_of_every_board_has_its_shape(board_id: str) -> None:
    board, geometry = load_board(board_id), pictures.geometry(board_id)
    assert [space["id"] for space in geometry["spaces"]] == board.ids[: board.size]
    for space in geometry["spaces"]:
        xs, ys = space["polygon"][::2], space["polygon"][1::2]
        assert len(xs) == len(ys) >= 3
        assert min(xs) <= space["x"] <= max(xs)
        assert min(ys) <= space["y"] <= max(ys)
        assert 0 < space["stand"][0] < geometry["width"]
        assert 0 < space["stand"][1] < geometry["height"]


def test_the_stamp_changes_with_what_is_drawn() -> None:
    assert len({pictures.stamp_of(board_id) for board_id in board_ids()}) == len(board_ids())


def test_boards_are_drawn_anew_when_what_decides_their_looks_has_changed() -> None:
    """Else `make play` after an update would leave the drawing to the first visitor."""
    makefile = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")
    (waits_for,) = re.findall(r"^\$\(DRAWN\): (.*)", makefile, re.MULTILINE)
    for part in (*pictures.CODE, "games"):
        assert f"src/scirocco/{part} " in waits_for


def test_a_set_that_is_there_is_not_drawn_again(tmp_path: Path) -> None:
    there = pictures.set_folder(tmp_path, "alamein")
    old = tmp_path / "alamein-0000000000000000"
    for folder in (there, old):
        folder.mkdir()
    assert pictures.draw_set("alamein", tmp_path) == there
    assert not list(there.iterdir())
    pictures.sweep(tmp_path, "alamein")
    assert there.is_dir()
    assert not old.exists()


class TestWords:
    def test_every_language_is_listed_and_can_be_had(self, room: Room) -> None:
        visitor = room.guest(session=False)
        listed = visitor.get("/api/words")
        assert listed[0]["language"] == "en"
        for entry in listed:
            words = visitor.http.get(entry["url"])
            assert "immutable" in words.headers["cache-control"]
            assert words.headers["content-type"].startswith("text/plain")
            assert "somnium-event-moved =" in words.text
            again = visitor.http.get(entry["url"], headers={"if-none-match": words.headers["etag"]})
            assert again.status_code == 304
        assert visitor.http.get("/api/words/en").headers["cache-control"] == "no-cache"
        assert visitor.get("/api/words/xx", 404)["error"] == "not-found"

    def test_rules_have_titles_in_other_languages(self, room: Room) -> None:
        visitor = room.guest(session=False)
        english = visitor.get("/api/catalogue/alamein/rulebook")
        french = visitor.get("/api/catalogue/alamein/rulebook", language="fr")
        assert [rule["number"] for rule in english["rules"]] == [rule["number"] for rule in french["rules"]]
        assert [rule["title"] for rule in english["rules"]] != [rule["title"] for rule in french["rules"]]
