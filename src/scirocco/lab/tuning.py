"""Tuning the weights of the script by self-play.

CMA-ES proposes weights; each proposal plays pairs of games against the champion, with the same dice and the sides
swapped. The best guess then challenges the champion in a sequential test on fresh seeds, and only a challenger who
passes is taken. Every run leaves a record that says how the numbers were got.

    python -m scirocco.lab.tuning gazala --generations 10 --record gazala.json
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from cmaes import CMA  # type: ignore[import-untyped]

import scirocco
from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game
from scirocco.lab.matches import MakePlayer, pair_margin, pair_score, play_pair
from scirocco.players import system_of

TRAINING_SEED = 10_000
TESTING_SEED = 50_000
"""Proposals are tried on some seeds, the challenger is tested on others."""


class Knob(NamedTuple):
    """A number to tune. ``step`` is how far one standard deviation goes: a factor, or an amount where it may be
    negative."""

    name: str
    start: float
    step: float
    signed: bool = False

    def value(self, x: float) -> float:
        """The number at a point of the search, 0 being the start."""
        return self.start + self.step * x if self.signed else self.start * math.exp(self.step * x)


class Bench(NamedTuple):
    """What is tuned: knobs, and a player made of their values."""

    knobs: tuple[Knob, ...]
    make: Callable[[dict[str, float], int], Any]

    def values(self, point: Sequence[float]) -> dict[str, float]:
        return {knob.name: round(knob.value(float(x)), 4) for knob, x in zip(self.knobs, point, strict=True)}

    def player(self, values: dict[str, float]) -> MakePlayer:
        return lambda seed: self.make(values, seed)


class Trial(NamedTuple):
    """What a proposal came to against the champion."""

    value: float
    score: float
    margin: float


def somnium_bench(game: Game[Any]) -> Bench:
    """The weights of the Somnium script that matter most for how it fights."""
    from dataclasses import replace

    from scirocco.players.somnium import SomniumPlayer
    from scirocco.players.somnium.weights import weights_of

    base = weights_of("regular", game.id)
    factors = ["strength", "caution", "urge", "answer", "dislodge", "dislodge_on_path", "gain", "exposure", "danger"]
    factors += ["concentration", "hold", "block", "terrain", "pull", "trap"]
    knobs = [Knob(name, getattr(base, name), 0.4) for name in factors]
    knobs.append(Knob("assault_threshold", base.assault_threshold, 0.6, signed=True))
    knobs.append(Knob("eager", base.eager, 0.6, signed=True))

    def make(values: dict[str, float], seed: int) -> SomniumPlayer:
        return SomniumPlayer("regular", seed, replace(base, **values))

    return Bench(tuple(knobs), make)


BENCHES: dict[str, Callable[[Game[Any]], Bench]] = {"somnium": somnium_bench}


def worth_of(score: float, margin: float) -> float:
    """One number for the optimiser: games won, and the margin, which tells more when few games are played."""
    return score + math.tanh(margin / 60)


def try_values(game: Game[Any], bench: Bench, values: dict[str, float], seeds: Sequence[int]) -> Trial:
    """Pairs of games against the champion, who plays with the numbers from which the tuning began."""
    champion = bench.player(bench.values([0.0] * len(bench.knobs)))
    pairs = [play_pair(game, bench.player(values), champion, seed) for seed in seeds]
    score = statistics.fmean(pair_score(pair) for pair in pairs)
    margin = statistics.fmean(pair_margin(pair) for pair in pairs)
    return Trial(statistics.fmean(worth_of(pair_score(p), pair_margin(p)) for p in pairs), score, margin)


class Challenge(NamedTuple):
    """A sequential test: whether the challenger was taken, after how many pairs, and by how much it led."""

    accepted: bool
    pairs: int
    score: float
    margin: float
    log_likelihood: float


def sequential_test(
    play: Callable[[int], tuple[float, float]], gain: float = 0.15, most: int = 60, least: int = 6
) -> Challenge:
    """Accept when pairs make a gain far likelier than none, reject when they make it far less likely.

    ``play`` gives worth less one half, and margin, of the pair with a number; a normal approximation weighs the two
    hypotheses, as chess engines' makers do it.
    """
    upper, lower = math.log(19), -math.log(19)
    worths: list[float] = []
    margins: list[float] = []
    ratio = 0.0
    for number in range(most):
        worth, margin = play(number)
        worths.append(worth)
        margins.append(margin)
        if number + 1 < least:
            continue
        spread = max(statistics.pvariance(worths), 1e-3)
        ratio = len(worths) * gain * (2 * statistics.fmean(worths) - gain) / (2 * spread)
        if not lower < ratio < upper:
            break
    return Challenge(ratio >= upper, len(worths), statistics.fmean(worths), statistics.fmean(margins), ratio)


def tune(
    game: Game[Any],
    generations: int,
    population: int,
    pairs: int,
    seed: int = 1,
    tell: Callable[[str], None] = print,
) -> dict[str, Any]:
    """A whole run: search, then test. The record of it."""
    bench = _bench_of(game)
    size = len(bench.knobs)
    bounds = np.array([[-3.0, 3.0]] * size)
    optimiser = CMA(mean=np.zeros(size), sigma=0.7, bounds=bounds, population_size=population, seed=seed)
    began = time.time()
    history: list[dict[str, float]] = []
    for generation in range(generations):
        seeds = [TRAINING_SEED + generation * pairs + i for i in range(pairs)]
        asked = [optimiser.ask() for _ in range(population)]
        trials = [try_values(game, bench, bench.values(point), seeds) for point in asked]
        optimiser.tell([(point, -trial.value) for point, trial in zip(asked, trials, strict=True)])
        best = max(trials, key=lambda trial: trial.value)
        mean = statistics.fmean(trial.score for trial in trials)
        history.append({"best": round(best.value, 3), "mean_score": round(mean, 3)})
        tell(f"generation {generation + 1}: best {best.value:.2f}, mean score {mean:.2f}")
    found = bench.values(optimiser.mean)
    champion = bench.player(bench.values([0.0] * size))

    def play(number: int) -> tuple[float, float]:
        pair = play_pair(game, bench.player(found), champion, TESTING_SEED + number)
        return worth_of(pair_score(pair), pair_margin(pair)) - 0.5, pair_margin(pair)

    test = sequential_test(play)
    tell(f"test: {'accepted' if test.accepted else 'not accepted'} after {test.pairs} pairs, margin {test.margin:+.1f}")
    return {
        "game": game.id,
        "generations": generations,
        "population": population,
        "pairs": pairs,
        "seed": seed,
        "minutes": round((time.time() - began) / 60, 1),
        "history": history,
        "weights": found,
        "test": test._asdict(),
    }


def _bench_of(game: Game[Any]) -> Bench:
    make = BENCHES.get(system_of(game))
    if make is None:
        raise SciroccoError(f"nothing of the {system_of(game)} system can be tuned; there is {', '.join(BENCHES)}")
    return make(game)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Tune the script's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="where the record of the run is written, as JSON")
    given = parser.parse_args(arguments)
    record = tune(
        scirocco.load(given.game),
        given.generations,
        given.population,
        given.pairs,
        given.seed,
        lambda words: print(words, flush=True),
    )
    text = json.dumps(record, indent=1)
    if given.record is not None:
        given.record.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
