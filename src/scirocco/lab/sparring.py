"""Tuning both sides of a battle at once, against each other.

Each side has a search of its own (separable CMA-ES). In every round each proposal for one side meets another proposal
for the other, all with the same dice, so that a game tells something of both. What comes out is then tested as in
:mod:`scirocco.lab.tuning`: on fresh seeds, against the weights with which the search began.

    python -m scirocco.lab.sparring gazala --level veteran --generations 8 --record gazala.json
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from cmaes import SepCMA  # type: ignore[import-untyped]

import scirocco
from scirocco.core.game import Game
from scirocco.lab.knobs import bench_of
from scirocco.lab.matches import MakePlayer, play_match
from scirocco.lab.tuning import REACH, TESTING_SEED, TRAINING_SEED, Challenge, sequential_test

FARTHEST = 3.0
"""No knob is turned farther than so many steps."""


def spar(
    game: Game[Any],
    generations: int,
    population: int,
    rounds: int,
    seed: int = 1,
    tell: Callable[[str], None] = print,
    level: str = "regular",
    reach: float = REACH,
) -> dict[str, Any]:
    """A whole run: search, then test. The record of it."""
    sides = (0, 1)
    benches = [bench_of(game, side, level) for side in sides]
    sizes = [len(bench.knobs) for bench in benches]
    searches = [
        SepCMA(
            mean=np.zeros(size),
            sigma=reach,
            bounds=np.array([[-FARTHEST, FARTHEST]] * size),
            population_size=population,
            seed=seed + side,
        )
        for side, size in zip(sides, sizes, strict=True)
    ]
    began = time.time()
    history: list[dict[str, list[float]]] = []
    for generation in range(generations):
        asked = [[search.ask() for _ in range(population)] for search in searches]
        makers = [
            [bench.player(bench.values(point)) for point in points]
            for bench, points in zip(benches, asked, strict=True)
        ]
        dice = [TRAINING_SEED * seed + generation * rounds + number for number in range(rounds)]
        worths = meet_all(game, makers, dice)
        for search, points, gained in zip(searches, asked, worths, strict=True):
            search.tell([(point, -worth) for point, worth in zip(points, gained, strict=True)])
        history.append(
            {
                "mean": [round(statistics.fmean(gained), 3) for gained in worths],
                "best": [round(max(gained), 3) for gained in worths],
                "moved": [round(float(np.linalg.norm(search.mean)), 2) for search in searches],
            }
        )
        tell(f"generation {generation + 1}: {json.dumps(history[-1])}")
        tell(json.dumps([bench.values(search.mean) for bench, search in zip(benches, searches, strict=True)]))
    found = [bench.values(search.mean) for bench, search in zip(benches, searches, strict=True)]
    champions = [bench.player(bench.values([0.0] * size)) for bench, size in zip(benches, sizes, strict=True)]
    tests = [challenge(game, side, benches[side].player(found[side]), champions) for side in sides]
    for side, test in zip(sides, tests, strict=True):
        result = "accepted" if test.accepted else "not accepted"
        tell(f"{game.sides[side]}: {result} after {test.pairs} pairs, margin {test.margin:+.1f}")
    return {
        "game": game.id,
        "level": level,
        "generations": generations,
        "population": population,
        "rounds": rounds,
        "seed": seed,
        "reach": reach,
        "minutes": round((time.time() - began) / 60, 1),
        "history": history,
        "sides": [{"side": game.sides[side], "weights": found[side], "test": tests[side]._asdict()} for side in sides],
    }


def meet_all(game: Game[Any], makers: Sequence[Sequence[MakePlayer]], dice: Sequence[int]) -> list[list[float]]:
    """What the proposals for each side gained in the mean: in each round everyone meets another opponent."""
    many = len(makers[0])
    gained = [[0.0] * many for _ in makers]
    for number, seed in enumerate(dice):
        for first in range(many):
            second = (first + 1 + number * (many // len(dice) or 1)) % many
            outcome = play_match(game, [makers[0][first](seed), makers[1][second](seed + 1)], f"sparring {seed}")
            gained[0][first] += outcome.worth_of(0) / len(dice)
            gained[1][second] += outcome.worth_of(1) / len(dice)
    return gained


def challenge(game: Game[Any], side: int, challenger: MakePlayer, champions: Sequence[MakePlayer]) -> Challenge:
    """The sequential test of a challenger for one side, both against the champion of the other."""

    def play(number: int) -> tuple[float, float]:
        outcomes = []
        for make in (challenger, champions[side]):
            seed = TESTING_SEED + number
            players = [champion(seed + 1) for champion in champions]
            players[side] = make(seed)
            outcomes.append(play_match(game, players, f"sparring {seed}"))
        new, old = outcomes
        return new.worth_of(side) - old.worth_of(side), new.margin_of(side) - old.margin_of(side)

    return sequential_test(play)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Tune the script's weights for both sides against each other.")
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=6, help="games of each proposal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="regular", help="the level whose weights the search begins with")
    parser.add_argument("--reach", type=float, default=REACH, help="how far the first proposals lie from the start")
    parser.add_argument("--record", type=Path, help="where the record of the run is written, as JSON")
    given = parser.parse_args(arguments)
    record = spar(
        scirocco.load(given.game),
        given.generations,
        given.population,
        given.rounds,
        given.seed,
        lambda words: print(words, flush=True),
        given.level,
        given.reach,
    )
    text = json.dumps(record, indent=1)
    if given.record is not None:
        given.record.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
