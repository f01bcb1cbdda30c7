"""Tuning the weights of the script by self-play.

The two sides of a battle are tuned each for itself. A separable CMA-ES proposes weights; each proposal plays the side
against the script of a level, on the same seeds as all other proposals. What the last generations settled on then
challenges the weights with which the search began in a sequential test on fresh seeds, each played twice with the same
dice, once by either; only a challenger who passes is taken. Every run leaves a record that says how the numbers were
got.

    python -m scirocco.lab.tuning gazala axis --generations 10 --record gazala-axis.json
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

import scirocco
from scirocco.core.game import Game
from scirocco.lab.knobs import bench_of
from scirocco.lab.matches import MakePlayer, Outcome, play_match
from scirocco.lab.proposals import Proposals
from scirocco.lab.workers import share_out
from scirocco.players import make_script, system_of

TRAINING_SEED = 10_000
TESTING_SEED = 50_000
"""Proposals are tried on some seeds, the challenger is tested on others."""
REACH = 0.7
"""How far the first proposals lie from the start, in steps of the knobs."""


def play_side(
    game: Game[Any], side: int, make: MakePlayer, others: Sequence[MakePlayer], seed: int, dice: str = "tuning"
) -> Outcome:
    """One game in which a player has the side and others, one for each side, have the rest."""
    players = [make(seed) if number == side else other(seed + 1) for number, other in enumerate(others)]
    return play_match(game, players, f"{dice} {seed}")


class Trial(NamedTuple):
    """A proposal to be tried: the side and the weights it plays, against the script of a level, on some seeds."""

    number: int
    game: str
    side: int
    level: str
    against: str
    weights: dict[str, float]
    seeds: range


def tried(trial: Trial) -> tuple[int, float]:
    """What a proposal gained in the mean, with its number: trials may end in any order."""
    game = scirocco.load(trial.game)
    make = bench_of(game, trial.side, trial.level).player(trial.weights)
    others = scripts_of(game, trial.against)
    return trial.number, statistics.fmean(
        play_side(game, trial.side, make, others, seed).worth_of(trial.side) for seed in trial.seeds
    )


def scripts_of(game: Game[Any], level: str) -> list[MakePlayer]:
    """The script of a level for every side."""
    return [lambda seed: make_script(system_of(game), level, seed) for _ in game.sides]


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

    ``play`` gives by how much the challenger did better than the champion in the pair with a number, in worth and in
    points; a normal approximation weighs the two hypotheses, as the makers of chess engines do it.
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


def challenge(
    game: Game[Any], side: int, challenger: MakePlayer, champions: Sequence[MakePlayer], dice: str = "tuning"
) -> Challenge:
    """The sequential test of a challenger for one side, on fresh seeds, against the same others as the champion."""

    def play(number: int) -> tuple[float, float]:
        new, old = (
            play_side(game, side, make, champions, TESTING_SEED + number, dice)
            for make in (challenger, champions[side])
        )
        return new.worth_of(side) - old.worth_of(side), new.margin_of(side) - old.margin_of(side)

    return sequential_test(play)


def show_record(record: dict[str, Any], file: Path | None) -> None:
    """The record of a run, printed and kept in a file."""
    keep_record(record, file)
    print(json.dumps(record, indent=1))


def keep_record(record: dict[str, Any], file: Path | None) -> None:
    """The record of a run, kept in a file."""
    if file is not None:
        file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def tune(
    game: Game[Any],
    side: int,
    generations: int,
    population: int,
    games: int,
    seed: int = 1,
    tell: Callable[[str], None] = print,
    level: str = "regular",
    names: Sequence[str] = (),
    reach: float = REACH,
    against: str = "regular",
    jobs: int = 1,
    keep: Callable[[dict[str, Any]], None] = lambda record: None,
) -> dict[str, Any]:
    """A whole run for one side: search, then test. The record of it, which is also given away after each generation,
    without a test yet: what a run that is broken off has found is not lost."""
    bench = bench_of(game, side, level, names)
    proposals = Proposals(bench, population, seed, reach)
    champions = scripts_of(game, against)
    champions[side] = bench.player(proposals.start)
    began = time.time()
    history: list[dict[str, float]] = []
    record: dict[str, Any] = {
        "game": game.id,
        "side": game.sides[side],
        "level": level,
        "against": against,
        "generations": generations,
        "population": population,
        "games": games,
        "seed": seed,
        "reach": reach,
        "history": history,
        "test": None,
    }
    for generation in range(generations):
        first = TRAINING_SEED + generation * games
        trials = [
            Trial(number, game.id, side, level, against, weights, range(first, first + games))
            for number, weights in enumerate(proposals.ask())
        ]
        worths = [worth for _, worth in sorted(share_out(tried, trials, jobs))]
        proposals.learn(worths)
        history.append({"best": round(max(worths), 3), "mean": round(statistics.fmean(worths), 3)})
        tell(f"generation {generation + 1}: best {max(worths):.2f}, mean {statistics.fmean(worths):.2f}")
        record.update(weights=proposals.settled, minutes=minutes_since(began))
        keep(record)
    found = proposals.settled
    test = challenge(game, side, bench.player(found), champions)
    tell(f"test: {'accepted' if test.accepted else 'not accepted'} after {test.pairs} pairs, margin {test.margin:+.1f}")
    return record | {"weights": found, "minutes": minutes_since(began), "test": test._asdict()}


def minutes_since(began: float) -> float:
    return round((time.time() - began) / 60, 1)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Tune the script's weights for one side by self-play.")
    parser.add_argument("game")
    parser.add_argument("side")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--games", type=int, default=3, help="games of each proposal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="regular", help="the level whose weights the search begins with")
    parser.add_argument("--against", default="regular", help="the level whose script is played against")
    parser.add_argument("--knobs", default="", help="the weights to turn, as in decay,danger; all when none is named")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--reach", type=float, default=REACH, help="how far the first proposals lie from the start")
    parser.add_argument("--record", type=Path, help="where the record of the run is written, as JSON")
    given = parser.parse_args(arguments)
    game = scirocco.load(given.game)
    record = tune(
        game,
        game.side_named(given.side),
        given.generations,
        given.population,
        given.games,
        given.seed,
        lambda words: print(words, flush=True),
        given.level,
        tuple(filter(None, given.knobs.split(","))),
        given.reach,
        given.against,
        given.jobs,
        lambda record: keep_record(record, given.record),
    )
    show_record(record, given.record)


if __name__ == "__main__":
    main()
