"""How long the small things take. `make bench` runs these; they never fail a test run."""

from __future__ import annotations

import random
from typing import Any

import pytest
from bench.measures import position_after
from pytest_benchmark.fixture import BenchmarkFixture

import scirocco
from scirocco.core.dice import RandomDice

GAMES = [entry.id for entry in scirocco.catalogue()]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return scirocco.load(request.param)


def at_stage(game: Any, kind: str) -> Any:
    """The first position of a random game in which a decision of this kind is due."""
    rng, dice, pos = random.Random(3), RandomDice(3), game.start()
    while game.decision(pos).kind != kind:
        game.play(pos, rng.choice(game.choices(pos)), dice)
    return pos


def test_copy(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(position_after(game, 300).copy)


def test_hash(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(hash, position_after(game, 300))


@pytest.mark.parametrize("kind", ["unit", "move", "target", "attackers", "air"])
def test_options_at_el_alamein(benchmark: BenchmarkFixture, kind: str) -> None:
    game = scirocco.load("alamein")
    benchmark(game.options, at_stage(game, kind))


def test_reach_at_el_alamein(benchmark: BenchmarkFixture) -> None:
    from scirocco.systems.somnium.movement import reach_of

    game = scirocco.load("alamein")
    pos = at_stage(game, "move")
    benchmark(reach_of, game, pos, pos.agenda[-1].piece, pos.agenda[-1].number)


def test_explain_at_el_alamein(benchmark: BenchmarkFixture) -> None:
    game = scirocco.load("alamein")
    benchmark(game.explain, at_stage(game, "move"), game.parse("ge_ramcke 0811-0810"))


def test_view(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(game.view, position_after(game, 300), 0)


def test_write_position(benchmark: BenchmarkFixture, game: Any) -> None:
    benchmark(game.write_position, position_after(game, 300))


def test_whole_random_game(benchmark: BenchmarkFixture, game: Any) -> None:
    def play() -> None:
        rng, dice, pos = random.Random(1), RandomDice(1), game.start()
        while not pos.over:
            game.play(pos, rng.choice(game.choices(pos)), dice)

    benchmark(play)
