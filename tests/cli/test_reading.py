"""What a player may type for an action."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.cli.desk import Desk
from scirocco.cli.reading import read_choice, why_not
from scirocco.core.dice import NoDice, RandomDice
from scirocco.core.errors import NotationError
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.position import SomniumPosition


@pytest.fixture(scope="module")
def game() -> Somnium:
    loaded = scirocco.load("alamein")
    assert isinstance(loaded, Somnium)
    return loaded


def after(game: Somnium, *actions: str) -> SomniumPosition:
    pos = game.start()
    for action in actions:
        game.play(pos, game.parse(action), NoDice())
    return pos


def read(game: Somnium, pos: SomniumPosition, text: str) -> list[str]:
    return [game.format(action) for action in read_choice(Desk(game), pos, text)]


def test_numbers_labels_ids_and_hexes(game: Somnium) -> None:
    assert read(game, game.start(), "1106") == ["place uk_eng 1106"]
    moving = after(game, "place uk_eng 1106")
    assert read(game, moving, "1") == ["au_20_9"]
    assert read(game, moving, "20/9") == ["au_20_9"]
    assert read(game, moving, "1 ffl") == ["fr_1"]
    assert read(game, moving, "1217") == ["fr_1"]
    chosen = after(game, "place uk_eng 1106", "uk_22_7")
    assert read(game, chosen, "1316") == ["uk_22_7 1315-1316"]
    assert read(game, chosen, "22/7A 1316") == ["uk_22_7 1315-1316"]
    assert read(game, chosen, "east")[0].endswith("-east")


def test_a_unit_and_its_move_at_once(game: Somnium) -> None:
    moving = after(game, "place uk_eng 1106")
    assert read(game, moving, "uk_22_7 1316") == ["uk_22_7", "uk_22_7 1315-1316"]
    assert read(game, moving, "uk_22_7 1315-1415-1316") == ["uk_22_7", "uk_22_7 1315-1415-1316"]
    assert why_not(Desk(game), moving, read_choice(Desk(game), moving, "uk_22_7 1316")) is None


@pytest.mark.rule("alamein 4.0")
def test_a_hex_out_of_reach_is_explained_by_its_rule(game: Somnium) -> None:
    desk, chosen = Desk(game), after(game, "place uk_eng 1106", "uk_22_7")
    for text, code in (("0606", "enemy-there"), ("0101", "must-stop"), ("1315", "no-path")):
        refused = why_not(desk, chosen, read_choice(desk, chosen, text))
        assert refused is not None, text
        assert refused[1].code == code, text
    for text in ("0118", "1218", "0801"):
        refused = why_not(desk, chosen, read_choice(desk, chosen, text))
        assert refused is not None, text
        assert (refused[1].rule, refused[1].code) == ("alamein 4.0", "prohibited"), text
    foot = after(game, "place uk_eng 1106", "fr_1")
    refused = why_not(desk, foot, read_choice(desk, foot, "1808"))
    assert refused is not None
    assert refused[1].code in ("too-far", "stack-full")


@pytest.mark.parametrize(
    ("text", "word"), [("99", "99"), ("nonsense", "nonsense"), ("1707", "uk_2_1"), ("0101", "which unit")]
)
def test_what_means_nothing_is_said(game: Somnium, text: str, word: str) -> None:
    with pytest.raises(NotationError, match=word):
        read_choice(Desk(game), after(game, "place uk_eng 1106"), text)


def test_all_notation_and_all_numbers_are_read_back(game: Somnium) -> None:
    """In a random game every option is understood by its notation and by its number."""
    desk, pos, dice, choice = Desk(game), game.start(), RandomDice(5), random.Random(5).choice
    for _ in range(300):
        options = game.options(pos)
        for number, action in enumerate(options[:8], start=1):
            assert read_choice(desk, pos, game.format(action)) == (action,)
            typed = str(action.number if action.verb == "air" else number)
            assert read_choice(desk, pos, typed) == (action,)
        game.play(pos, choice(options), dice)
        if pos.over:
            break
