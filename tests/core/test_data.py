"""Game folders that are not sound are refused, with the file, the field and the fix."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import scirocco
from scirocco.core.errors import DataError, NotationError
from scirocco.games import game_folder

Break = Callable[[Path], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A sound copy of the El Alamein folder."""
    shutil.copytree(str(game_folder("alamein")), tmp_path / "mine")
    return tmp_path / "mine"


def replace(name: str, old: str, new: str) -> Break:
    """A break: a file in which a text is exchanged for another, once."""

    def apply(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    return apply


def remove(name: str) -> Break:
    return lambda folder: (folder / name).unlink()


def scramble(name: str) -> Break:
    def apply(folder: Path) -> None:
        (folder / name).write_bytes(b"\xff\xfe\x00")

    return apply


class Case(NamedTuple):
    """A way to break a folder, and what the refusal must name."""

    name: str
    apply: Break
    file: str
    field: str
    problem: str


CASES = [
    Case("a file is missing", remove("tables.toml"), "tables.toml", "", "the file is missing"),
    Case("a file is not text", scramble("hexes.csv"), "hexes.csv", "", "not text"),
    Case("a file is not TOML", replace("game.toml", "turns = 12", "turns = = 12"), "game.toml", "", "not valid TOML"),
    Case("a number is a word", replace("game.toml", "cap = 10", 'cap = "ten"'), "game.toml", "air.cap", "int"),
    Case(
        "a field is misspelt",
        replace("game.toml", "strike_minimum", "strike_minimun"),
        "game.toml",
        "air",
        "strike_minimun",
    ),
    Case("a field is missing", replace("game.toml", "stacking = 3", ""), "game.toml", "", "stacking"),
    Case(
        "a scoring rule does not exist",
        replace("game.toml", 'kind = "crests"', 'kind = "castles"'),
        "game.toml",
        "scoring",
        "castles",
    ),
    Case(
        "a row of the combat table is short",
        replace("tables.toml", '"DE AVB", "DE AVI", "EMP"]', '"DE AVB", "DE AVI"]'),
        "tables.toml",
        "combat.rows.2-12",
        "11 cells",
    ),
    Case(
        "a result does not exist",
        replace("tables.toml", '"DVB ARB", "DVB ARI", "IMP"', '"DVB ARB", "DVB ARI", "IMPASSE"'),
        "tables.toml",
        "combat.rows.2-12",
        "IMPASSE",
    ),
    Case("a row of a table is missing", replace("tables.toml", '"3-11" =', '"3-10" ='), "tables.toml", "rows", "3-10"),
    Case("a hex is missing", replace("hexes.csv", "0104,open,,,axis,deduced\n", ""), "hexes.csv", "0104", "no row"),
    Case("a hex is named twice", replace("hexes.csv", "0104,", "0103,"), "hexes.csv", "0103", "twice"),
    Case("a hex is off the grid", replace("hexes.csv", "0104,", "0199,"), "hexes.csv", "0199", "no hex '0199'"),
    Case("a terrain does not exist", replace("hexes.csv", "0104,open", "0104,bog"), "hexes.csv", "0104 terrain", "bog"),
    Case(
        "a place lies off the map",
        replace("board.toml", '"El Alamein" = "1106"', '"El Alamein" = "1199"'),
        "board.toml",
        "places.El Alamein",
        "1199",
    ),
    Case("a road has a gap", replace("board.toml", '"0302", ', ""), "board.toml", "lines road 'Coast road'", "touch"),
    Case("a unit has no such type", replace("pieces.csv", ",PARA,", ",MAGE,"), "pieces.csv", "ge_ramcke type", "MAGE"),
    Case("a unit has no such side", replace("pieces.csv", ",axis,", ",axes,"), "pieces.csv", "ge_155_90 side", "axes"),
    Case("a unit stands off the map", replace("pieces.csv", ",0201,", ",9901,"), "pieces.csv", "ge_155_90 hex", "9901"),
    Case(
        "a value is no number", replace("pieces.csv", ",true,4,4,8,", ",true,four,4,8,"), "pieces.csv", "row 2", "int"
    ),
    Case("a column is unknown", replace("pieces.csv", "id,name,", "id,nick,"), "pieces.csv", "header", "nick"),
    Case(
        "a row has too many cells",
        replace("pieces.csv", "155/90,German", "155/90,German,Prussian"),
        "pieces.csv",
        "row 2",
        "more cells",
    ),
    Case(
        "two units share an id", replace("pieces.csv", "ge_200_90,", "ge_155_90,"), "pieces.csv", "ge_155_90", "twice"
    ),
    Case(
        "a place of the scoring does not exist",
        replace("game.toml", 'place = "El Alamein"', 'place = "Cairo"'),
        "game.toml",
        "scoring",
        "Cairo",
    ),
    Case(
        "a line of the scoring does not exist",
        replace("game.toml", 'south_of_line = "Rahman track"', 'south_of_line = "Silk road"'),
        "game.toml",
        "scoring",
        "Silk road",
    ),
    Case(
        "the base of recovery does not exist",
        replace("game.toml", 'places = ["El Alamein"]', 'places = ["Cairo"]'),
        "game.toml",
        "recovery",
        "Cairo",
    ),
    Case(
        "the victims of mines do not exist",
        replace("game.toml", 'victims = "allied"', 'victims = "alied"'),
        "game.toml",
        "mines",
        "alied",
    ),
    Case(
        "a vulnerability does not exist",
        replace("tables.toml", 'vulnerability = "soft", infantry', 'vulnerability = "hard", infantry'),
        "tables.toml",
        "types.INF",
        "hard",
    ),
    Case(
        "a scenario places a unit that does not exist",
        replace("scenarios/historical.toml", "uk_eng", "uk_engineers"),
        "scenarios/historical.toml",
        "setup",
        "uk_engineers",
    ),
    Case(
        "four units begin in one hex",
        replace("pieces.csv", ",0806,", ",0805,"),
        "pieces.csv",
        "hex",
        "0805",
    ),
    Case(
        "a unit begins in the sea",
        replace("pieces.csv", ",0201,", ",0401,"),
        "pieces.csv",
        "ge_155_90 hex",
        "0401",
    ),
    Case(
        "the scenarios are missing",
        lambda folder: shutil.rmtree(folder / "scenarios"),
        "scenarios",
        "",
        "no scenario",
    ),
]


def test_a_sound_copy_of_a_folder_is_loaded(folder: Path) -> None:
    game = scirocco.load(str(folder))
    assert (game.id, game.scenario, len(game.piece_ids)) == ("alamein", "historical", 86)
    assert game.start() == scirocco.load("alamein").start()


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_broken_folder_is_refused_with_file_field_and_fix(folder: Path, case: Case) -> None:
    case.apply(folder)
    with pytest.raises(DataError) as caught:
        scirocco.load(str(folder))
    error = caught.value
    assert error.file == case.file
    assert case.field in error.field
    assert case.problem in error.problem
    assert error.fix
    assert str(error).startswith(f"{case.file}: ")
    assert "\n" not in str(error)


def test_a_system_that_does_not_exist_is_refused(folder: Path) -> None:
    replace("game.toml", 'system = "somnium"', 'system = "chess"')(folder)
    with pytest.raises(DataError, match="unknown system 'chess'"):
        scirocco.load(str(folder))


def test_a_folder_without_a_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=r"it has no game\.toml"):
        scirocco.load(str(tmp_path))


@pytest.mark.parametrize("name", ["waterloo", "", "alamein/"])
def test_a_game_that_does_not_exist_is_refused_by_name(name: str) -> None:
    with pytest.raises(NotationError, match="there is no game"):
        scirocco.load(name)


def test_unknown_scenarios_and_options_are_refused_with_what_there_is() -> None:
    with pytest.raises(NotationError, match="there is no scenario 'winter'; there are historical, free"):
        scirocco.load("alamein", "winter")
    with pytest.raises(NotationError, match=r"unknown options \['snow'\].*rail_off"):
        scirocco.load("alamein", options={"snow": True})


MANY_AT_ONCE = """
import sys, threading
import scirocco

def load():
    together.wait()
    for game in games:
        scirocco.load(game)

games = sys.argv[1:]
together = threading.Barrier(8)
sys.setswitchinterval(1e-6)
readers = [threading.Thread(target=load) for _ in range(8)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
"""


def test_many_threads_may_load_at_once() -> None:
    """A server's first guests all ask at the same time. In a process of its own: what goes wrong here ends it."""
    command = [sys.executable, "-c", MANY_AT_ONCE, "alamein", "merkur"]
    assert subprocess.run(command, check=False, timeout=120).returncode == 0
