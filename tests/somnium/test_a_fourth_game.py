"""A sister game of data only: no rule knows the games by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import scirocco
from scirocco.games import game_ids
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.odds import assess
from scirocco.systems.somnium.position import Battle
from tests.properties.invariants import play_and_check

CROSSROADS = str(Path(__file__).parent.parent / "data" / "crossroads")


@pytest.mark.parametrize("seed", range(6))
def test_a_game_of_data_only_is_played_to_its_end(seed: int) -> None:
    game = scirocco.load(CROSSROADS)
    record = play_and_check(game, seed, every=3)
    assert record.position.turn == 6


def test_its_own_numbers_hold() -> None:
    game = scirocco.load(CROSSROADS)
    pos = game.start()
    assert game.sides == ("blue", "red")
    assert game.decision(pos).kind == "place"  # type: ignore[union-attr]
    assert game.stacking == 2  # type: ignore[attr-defined]


def test_odds_are_counted_from_its_own_column_of_equal_strength() -> None:
    game = scirocco.load(CROSSROADS)
    assert isinstance(game, Somnium)
    text = "turn 1\nphase red combat\nair 0 0\nr1 0804\nb1 0704\n"
    battle = Battle(game.board.space("0704"), (game.piece_index["r1"],))
    odds = assess(game, game.read_position(text), battle)
    assert game.combat.columns[odds.base_column] == "1-1"


def test_no_rule_names_a_game() -> None:
    package = Path(scirocco.__file__).parent
    ids = set(game_ids())
    files = [
        file for room in ("core", "systems", "telling", "drawing", "lab") for file in (package / room).rglob("*.py")
    ]
    assert len(files) > 100
    for file in files:
        names = ids & game_names(file.read_text(encoding="utf-8"))
        assert not names, f"{file.relative_to(package)} asks for {names}"


@pytest.mark.parametrize(
    "code",
    [
        'if game.id == "sicily": pass',
        "if game.id in ('alamein', 'gazala'): pass",
        'match game.id:\n    case "merkur": pass',
        'TABLE = {"gazala1942": 3}',
        'if game.id.startswith("gaza" "la"): pass',
    ],
)
def test_however_a_game_is_named_it_is_found(code: str) -> None:
    assert game_names(code) & set(game_ids())


def test_a_game_may_be_named_in_a_docstring_or_in_a_sentence() -> None:
    assert not game_names('"""As in Gazala 4.1.2."""\nTEXT = "El Alamein and sicily"') & set(game_ids())


def game_names(code: str) -> set[str]:
    """Every text in a module that is no docstring."""
    tree = ast.parse(code)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    }
