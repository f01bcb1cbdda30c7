"""An engine whose rules are broken on purpose is found out: a rulebook number is changed in a copy of a game's data."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from scirocco.core.game import Game
from scirocco.systems import areas, chitpull, somnium
from tests.oracle.reading import GAMES
from tests.oracle.umpire import complaints_in

SYSTEMS = {"gazala1942": (chitpull.data, chitpull.ChitPull), "merkur": (areas.data, areas.Areas)}


def broken(game_id: str, file: str, printed: str, wrong: str, folder: Path) -> Game[Any]:
    """A game that reads a wrong rulebook."""
    copy = folder / game_id
    shutil.copytree(GAMES / game_id, copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert printed in text, f"{file} of {game_id} has no {printed!r}"
    (copy / file).write_text(text.replace(printed, wrong, 1), encoding="utf-8")
    data, system = SYSTEMS.get(game_id, (somnium.data, somnium.Somnium))
    game: Game[Any] = system(data.read_folder(copy, None), {})
    return game


@pytest.mark.parametrize(
    ("game_id", "file", "printed", "wrong", "complaint"),
    [
        ("alamein", "game.toml", "stacking = 3", "stacking = 4", "may not go"),
        ("alamein", "game.toml", "surcharge = 1", "surcharge = 0", "which is not offered|may not go|spends"),
        ("alamein", "game.toml", "strike_minimum = 3", "strike_minimum = 2", "air points alone"),
        ("alamein", "game.toml", "last = 12, points = 50", "last = 12, points = 40", "begins turn"),
        ("alamein", "tables.toml", "crest = { foot = 2", "crest = { foot = 1", "spends|may not go"),
        (
            "alamein",
            "tables.toml",
            "depression = { prohibited = true }",
            "depression = { foot = 1, motorised = 1 }",
            "may not go|which is depression",
        ),
        (
            "gazala",
            "game.toml",
            "armour_ignores_infantry = true",
            "armour_ignores_infantry = false",
            "which is not offered",
        ),
        ("gazala", "game.toml", "length = 20", "length = 22", "may not go"),
        ("sicily", "tables.toml", "mountain = { foot = 3", "mountain = { foot = 2", "may not go"),
        ("gazala1942", "tables.toml", "battalions = 3", "battalions = 2", "not held|may not go|not offered"),
        ("gazala1942", "tables.toml", "leave_divisor = 2", "leave_divisor = 4", "may not go"),
        ("gazala1942", "tables.toml", "movement_divisors = [1, 2, 2]", "movement_divisors = [1, 1, 1]", "half-points"),
        ("gazala1942", "game.toml", "line_limit = 20", "line_limit = 10", "has supply"),
        ("merkur", "tables.toml", "steep = { enter = 2", "steep = { enter = 1", "may not go"),
        ("merkur", "game.toml", "turns_a_day = 3", "turns_a_day = 4", "by night"),
    ],
)
def test_a_wrong_number_is_found_out(
    game_id: str, file: str, printed: str, wrong: str, complaint: str, tmp_path: Path
) -> None:
    game = broken(game_id, file, printed, wrong, tmp_path)
    found = next(filter(None, (complaints_in(game, seed, actions=700) for seed in range(3))), [])
    assert any(words in fault for fault in found for words in complaint.split("|")), found


def test_a_wrong_score_is_found_out(tmp_path: Path) -> None:
    game = broken("gazala", "game.toml", "points = 50", "points = 40", tmp_path)
    assert any("the score is" in fault for fault in complaints_in(game, 1, actions=5_000, every=50))
