"""A folder of an area game that is not sound is refused, with the file, the field and the fix."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import scirocco
from scirocco.core.errors import DataError, NotationError
from scirocco.games import game_folder
from tests.merkur.tabletop import GERMAN, Tabletop


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A sound copy of the folder of Crete."""
    shutil.copytree(str(game_folder("merkur")), tmp_path / "mine")
    return tmp_path / "mine"


def test_a_sound_copy_is_loaded(folder: Path) -> None:
    game = scirocco.load(str(folder))
    assert (game.id, game.scenario, len(game.piece_ids)) == ("merkur", "historical", 96)
    assert game.start() == scirocco.load("merkur").start()


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "problem"),
    [
        ("pieces.csv", "Sturm Rgt,hq_rgt", "Sturm Rgt,admiral", "ge_meindl type", "unknown type 'admiral'"),
        ("pieces.csv", "German,german,Suessman", "German,prussian,Suessman", "ge_meindl side", "unknown side"),
        ("pieces.csv", "german,Suessman,Sturm Rgt", "german,Blücher,Sturm Rgt", "ge_meindl headquarters", "Blücher"),
        ("pieces.csv", ",M|N,", ",M|Q,", "ge_ii_fjr1 placement", "'Q'"),
        ("pieces.csv", ",B2,sea", ",B9,sea", "ge_regina placement", "no convoy 'B9'"),
        ("pieces.csv", "I/Sturm,German", "II/Sturm,German", "id", "same id or name"),
        ("pieces.csv", ",13,,,,", ",2,,,,", "placement", "at most 6"),
        ("game.toml", '"cw_28_maori"', '"cw_29_maori"', "roles.night_raider", "cw_29_maori"),
        ("game.toml", "brigades = 3", "brigades = 2", "solitaire.deals", "do not use up"),
        ("game.toml", 'strategic = "strategic"', 'strategic = "island"', "strategic", "island"),
        ("game.toml", "forts = 6", 'forts = "six"', "forts", "Expected `int`"),
        ("tables.toml", "[movement]", "[movements]", "", "movements"),
        ("areas.csv", "W01,west,rough", "W01,west,bog", "W01 terrain", "unknown terrain 'bog'"),
    ],
)
def test_a_broken_folder_names_file_field_and_fix(
    folder: Path, name: str, old: str, new: str, field: str, problem: str
) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    count = -1 if problem == "at most 6" else 1
    (folder / name).write_text(text.replace(old, new, count), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        scirocco.load(str(folder))
    error = caught.value
    assert error.file == name
    assert field in error.field
    assert problem in error.problem
    assert error.fix


def test_unknown_scenarios_and_options_are_refused() -> None:
    with pytest.raises(NotationError, match="there is no scenario 'winter'; there are historical, free, solitaire"):
        scirocco.load("merkur", "winter")
    with pytest.raises(NotationError, match=r"unknown options \['snow'\].*result_ratio"):
        scirocco.load("merkur", options={"snow": True})


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("ge_i_sturm W99", "no space 'W99'"),
        ("ge_ju87 W09", "is an aircraft"),
        ("cw_1_7_rtr W22", "no road"),
        ("ge_i_gjr85 W09", "before turn 7"),
        ("cw_22_nz W09 dispersed", "did not jump"),
        ("forts W12", "no garrison"),
        ("held W10", "no objective"),
        ("fields W10", "airfield that is none"),
        ("convoys through", "one word for each of B1, B2"),
        ("marches many", "is no number"),
        ("battle duel W09 W09", "it begins with its kind"),
        ("task others side=german space=W09", "names no pieces"),
        ("task retreat side=german piece=cw_22_nz space=W09", "units of the other side"),
        ("task lead side=german", "names no battle"),
        ("cup 1 2", "one number for each"),
        ("initiative italian", "no side 'italian'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        Tabletop(GERMAN, line, facts=["convoys lost waiting"])


def test_a_position_without_turn_or_phase_is_refused() -> None:
    game = scirocco.load("merkur")
    with pytest.raises(NotationError, match="it needs a turn and a phase, or tasks"):
        game.read_position("ge_i_sturm W09\n")
