"""How long the small things take. `make bench` runs these; they never fail a test run."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import scirocco
from scirocco.core.dice import RandomDice


@pytest.fixture(scope="module")
def game() -> Any:
    return scirocco.load("alamein")


def position_after(game: Any, decisions: int) -> Any:
    """A position of a random game, always the same."""
    rng, dice, pos = random.Random(3), RandomDice(3), game.start()
    for _ in range(decisions):
        game.play(pos, rng.choice(game.options(pos)), dice)
    return pos


def at_stage(game: Any, kind: str) -> Any:
    """The first position of that game in which a decision of this kind is due."""
    rng, dice, pos = random.Random(3), RandomDice(3), game.start()
    while game.decision(pos).kind != kind:
        game.play(pos, rng.choice(game.options(pos)), dice)
    return pos


def test_copy(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(position_after(game, 300).copy)


def test_hash(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(hash, position_after(game, 300))


@pytest.mark.parametrize("kind", ["unit", "move", "target", "attackers", "air"])
def test_options(benchmark: BenchmarkFixture, game: Any, kind: str) -> None:
    benchmark(game.options, at_stage(game, kind))


def test_explain(benchmark: BenchmarkFixture, game: Any) -> None:
    pos = at_stage(game, "move")
    benchmark(game.explain, pos, game.parse("ge_ramcke 0811-0810"))


def test_view(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(game.view, position_after(game, 300), 0)


def test_write_position(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(game.write_position, position_after(game, 300))


def test_whole_random_game(benchmark: BenchmarkFixture, game: Any) -> None:
    def play() -> None:
        rng, dice, pos = random.Random(1), RandomDice(1), game.start()
        while not pos.over:
            game.play(pos, rng.choice(game.options(pos)), dice)

    benchmark(play)
