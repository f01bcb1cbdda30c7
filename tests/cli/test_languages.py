"""The game told at the terminal in another language."""

from __future__ import annotations

from pathlib import Path

import pytest

from scirocco.telling import languages
from tests.cli.terminal import assert_refused, scirocco


@pytest.mark.parametrize("language", languages())
def test_a_game_is_played_and_told_in_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.war"
    typed = f"1106\nuk_22_7\n0606\n1013\nend\nsave {file}\nquit\n"
    played = scirocco("play", "alamein", "--seed", "4", "--language", language, typed=typed)
    assert (played.code, played.err) == (0, "")
    assert "somnium-" not in played.out, "every message has its words"
    told = scirocco("replay", str(file), "--language", language)
    assert told.code == 0
    english = scirocco("replay", str(file))
    assert (told.out == english.out) == (language == "en")
    assert "22nd Armoured Bde (7 Armd)" in told.out


def test_a_language_nobody_speaks_is_refused(tmp_path: Path) -> None:
    assert_refused(scirocco("play", "alamein", "--language", "la"), "'la'", "en")
