"""Learning what facts of a position tell of the final margin.

The script plays itself, each turn in a stance drawn by lot so that many kinds of positions come up. The facts of every
position between two turns are set against the margin at the end, by least squares with a pull towards the numbers set
by hand and none below zero: a fact that is good for a side never counts against it.

    python -m scirocco.lab.judging gazala --games 40 --data gazala.csv
"""

from __future__ import annotations

import argparse
import csv
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.errors import SciroccoError
from scirocco.players.somnium import SomniumPlayer
from scirocco.players.somnium.judgement import FACTS, JudgementFile, facts_of, judgement_file, to_come
from scirocco.players.somnium.manner import Manner
from scirocco.players.somnium.survey import HASTY
from scirocco.players.somnium.weights import PLAIN, stances
from scirocco.systems.somnium import Somnium

Floats = NDArray[np.float64]
MOST_MARGIN = 150.0
MOST_TOLD = 3.0
"""Points of the margin that a point of any fact may tell: what goes beyond it is chance."""
PLAIN_SHARE = 0.6
"""How often a turn is played as the script would."""
SPREAD_OF_DEVIATION = 0.55
"""The logistic curve that lies nearest to a normal one has a spread of so many of its standard deviations."""


class Sample(NamedTuple):
    """A position of a game: the part still to come, its facts, and the margin with which the game ended."""

    rest: float
    facts: list[float]
    margin: float


def play_game(game: Somnium, seed: int) -> list[Sample]:
    """One game in changing stances, and what its positions were like."""
    chance = random.Random(seed)
    pos, dice = game.start(), RandomDice(seed)
    seen: list[tuple[float, list[float]]] = []
    players: list[SomniumPlayer] = []
    turn: tuple[int, int] | None = None
    while (decision := game.decision(pos)) is not None:
        now = (pos.turn, game.phase_side(pos.phase))
        if now != turn:
            turn = now
            if pos.turn > 0:
                seen.append((to_come(game, pos), facts_of(game, pos)))
            players = [_player(chance) for _ in game.sides]
        game.play(pos, players[decision.side].choose(game, pos.copy(), decision.side), dice)
    result = game.result(pos)
    assert result is not None
    margin = max(-MOST_MARGIN, min(MOST_MARGIN, float(result.scores[0] - result.scores[1])))
    return [Sample(rest, facts, margin) for rest, facts in seen]


def _player(chance: random.Random) -> SomniumPlayer:
    stance = PLAIN if chance.random() < PLAIN_SHARE else chance.choice(list(stances()))
    return SomniumPlayer("regular", chance.getrandbits(30), manner=Manner(stance), haste=HASTY)


class Fit(NamedTuple):
    """What each fact tells at the end and at the start of a game, and the standard deviation of what is left."""

    end: list[float]
    start: list[float]
    deviation_end: float
    deviation_start: float
    explained: float


def fit(samples: Sequence[Sample], prior: tuple[list[float], list[float]], pull: float = 600.0) -> Fit:
    """Least squares with a pull towards a prior; no fact but the constant counts below zero or above MOST_TOLD."""
    rest = np.array([sample.rest for sample in samples])
    facts = np.array([sample.facts for sample in samples])
    margin = np.array([sample.margin for sample in samples])
    design: Floats = np.hstack([facts * (1 - rest)[:, None], facts * rest[:, None]])
    scale = np.maximum(design.std(axis=0), 1e-6)
    scale[0] = scale[len(FACTS)] = 1.0
    scaled = design / scale
    start = np.array([*prior[0], *prior[1]]) * scale
    free = np.zeros(2 * len(FACTS), dtype=bool)
    free[0] = free[len(FACTS)] = True
    weights: Floats = start.copy()
    pulls = np.where(free, 1e-3, pull)
    gram = scaled.T @ scaled + np.diag(pulls)
    aim = scaled.T @ margin + pulls * start
    step = 1.0 / float(np.linalg.eigvalsh(gram)[-1])
    for _ in range(20_000):
        weights = weights - step * (gram @ weights - aim)
        weights = np.where(free, weights, np.clip(weights, 0.0, MOST_TOLD * scale))
    left: Floats = margin - scaled @ weights
    late, early = left[rest < 0.3], left[rest > 0.7]
    found = weights / scale
    return Fit(
        [float(x) for x in found[: len(FACTS)]],
        [float(x) for x in found[len(FACTS) :]],
        float(late.std()),
        float(early.std()),
        float(1 - left.var() / max(margin.var(), 1e-9)),
    )


def as_toml(game: str, found: Fit, games: int, positions: int) -> str:
    """The fit as a part of judgement.toml."""
    lines = [
        f"[games.{game}]",
        f'source = "{games} games, {positions} positions; explains {found.explained:.0%} of the margin"',
        f"spread_end = {max(3.0, SPREAD_OF_DEVIATION * found.deviation_end):.1f}",
        f"spread_start = {max(5.0, SPREAD_OF_DEVIATION * found.deviation_start):.1f}",
        f"[games.{game}.now]",
        *(f"{name} = {end:.4f}" for name, end in zip(FACTS, found.end, strict=True)),
        f"[games.{game}.to_come]",
        *(f"{name} = {b - a:.4f}" for name, a, b in zip(FACTS, found.end, found.start, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def prior_of(data: JudgementFile) -> tuple[list[float], list[float]]:
    """The numbers set by hand, at the end and at the start."""
    end = [data.default.now.get(fact, 0.0) for fact in FACTS]
    return end, [a + data.default.to_come.get(fact, 0.0) for a, fact in zip(end, FACTS, strict=True)]


def read_samples(file: Path) -> list[Sample]:
    with file.open(newline="", encoding="utf-8") as lines:
        rows = list(csv.reader(lines))
    return [Sample(float(row[0]), [float(cell) for cell in row[1:-1]], float(row[-1])) for row in rows[1:]]


def write_samples(file: Path, samples: Sequence[Sample]) -> None:
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(["rest", *FACTS, "margin"])
        writer.writerows([sample.rest, *sample.facts, sample.margin] for sample in samples)


def learn(game: Any, games: int, seed: int, data: Path | None, tell: Callable[[str], None] = print) -> str:
    """Play the games that a data file does not have yet, and fit."""
    if not isinstance(game, Somnium):
        raise SciroccoError(f"{game.title} is not judged by facts: only the Somnium games are")
    samples = read_samples(data) if data is not None and data.exists() else []
    done = sum(sample.rest == 1.0 for sample in samples)
    for number in range(done, games):
        samples += play_game(game, seed + number)
        if data is not None:
            write_samples(data, samples)
        tell(f"game {number + 1}: margin {samples[-1].margin:+.0f}")
    return as_toml(game.id, fit(samples, prior_of(judgement_file())), max(done, games), len(samples))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn what a position is worth.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="where the positions are kept, to go on later")
    given = parser.parse_args(arguments)
    game = scirocco.load(given.game)
    print(learn(cast(Any, game), given.games, given.seed, given.data, lambda words: print(words, flush=True)))


if __name__ == "__main__":
    main()
