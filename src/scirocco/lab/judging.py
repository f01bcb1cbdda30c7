"""Learning what facts of a position tell of the end of the game.

The script plays itself, each turn in a stance drawn by lot so that many kinds of positions come up. The facts of every
position between two turns are set against how the game ended, with a pull towards the numbers set by hand and none
below zero: a fact that is good for a side never counts against it. In games of points that is the final margin, by
least squares; in games that are won or lost it is who won, by a logistic fit for each scenario.

    python -m scirocco.lab.judging gazala --games 40 --data gazala.csv
    python -m scirocco.lab.judging gazala1942 --scenario aida --games 200
"""

from __future__ import annotations

import argparse
import csv
import random
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game, Result
from scirocco.lab.logistic import fit_chance
from scirocco.players import Player, system_of
from scirocco.players.chitpull import ChitPullPlayer
from scirocco.players.chitpull import judgement as chitpull
from scirocco.players.chitpull.manner import Manner as ChitPullManner
from scirocco.players.chitpull.weights import SCALES as CHITPULL_SCALES
from scirocco.players.somnium import SomniumPlayer
from scirocco.players.somnium.judgement import FACTS, JudgementFile, facts_of, judgement_file, to_come
from scirocco.players.somnium.manner import Manner
from scirocco.players.somnium.outlook import HASTY
from scirocco.players.somnium.weights import SCALES as SOMNIUM_SCALES
from scirocco.players.weights import PLAIN, Scales
from scirocco.systems.somnium import Somnium

Floats = NDArray[np.float64]
MOST_MARGIN = 150.0
MOST_TOLD = 3.0
"""Points of the margin that a point of any fact may tell: what goes beyond it is chance."""
PLAIN_SHARE = 0.6
"""How often a turn is played as the script would."""
CHANCE_PULL = 1.0
"""How many games' worth of evidence the numbers set by hand are for each fact."""
SPREAD_OF_DEVIATION = 0.55
"""The logistic curve that lies nearest to a normal one has a spread of so many of its standard deviations."""


class Sample(NamedTuple):
    """A position of a game: the part still to come, its facts, and the margin with which the game ended; 1 or 0 where
    a game is won or lost."""

    rest: float
    facts: list[float]
    margin: float


class Subject(NamedTuple):
    """How the games of a system are looked at, and how what was seen is fitted and written."""

    facts: tuple[str, ...]
    look: Callable[[Any, Any], tuple[float, list[float]] | None]
    """The part of the game still to come and the facts; None for positions that tell nothing yet."""
    turn: Callable[[Any, Any], Hashable]
    player: Callable[[random.Random], Player]
    outcome: Callable[[Any, Result], float]
    write: Callable[[Any, Sequence[Sample], int], str]


def play_game(game: Game[Any], seed: int, subject: Subject | None = None) -> list[Sample]:
    """One game in changing stances, and what its positions were like."""
    subject = subject or subject_of(game)
    chance = random.Random(seed)
    pos, dice = game.start(), RandomDice(seed)
    seen: list[tuple[float, list[float]]] = []
    players: list[Player] = []
    turn: Hashable = None
    while (decision := game.decision(pos)) is not None:
        now = subject.turn(game, pos)
        if now != turn:
            turn = now
            found = subject.look(game, pos)
            if found is not None:
                seen.append(found)
            players = [subject.player(chance) for _ in game.sides]
        game.play(pos, players[decision.side].choose(game, game.view(pos, decision.side), decision.side), dice)
    result = game.result(pos)
    assert result is not None
    return [Sample(rest, facts, subject.outcome(game, result)) for rest, facts in seen]


# The Somnium games: points


def _somnium_look(game: Somnium, pos: Any) -> tuple[float, list[float]] | None:
    return (to_come(game, pos), facts_of(game, pos)) if pos.turn > 0 else None


def _somnium_turn(game: Somnium, pos: Any) -> Hashable:
    return (pos.turn, game.phase_side(pos.phase))


def _margin(game: Somnium, result: Result) -> float:
    return max(-MOST_MARGIN, min(MOST_MARGIN, float(result.scores[0] - result.scores[1])))


def _write_margins(game: Somnium, samples: Sequence[Sample], games: int) -> str:
    return as_toml(game.id, fit(samples, prior_of(judgement_file())), games, len(samples))


def _player(chance: random.Random) -> SomniumPlayer:
    manner = Manner(_stance(SOMNIUM_SCALES, chance))
    return SomniumPlayer("regular", chance.getrandbits(30), manner=manner, haste=HASTY)


def _stance(scales: Scales[Any], chance: random.Random) -> str:
    return PLAIN if chance.random() < PLAIN_SHARE else chance.choice(scales.stances())


# Gazala 1942: won or lost


def _chitpull_look(game: Any, pos: Any) -> tuple[float, list[float]] | None:
    return (chitpull.to_come(game, pos), chitpull.facts_of(game, pos)) if pos.turn > 0 else None


def _chitpull_turn(game: Any, pos: Any) -> Hashable:
    return (pos.turn, pos.drawn)


def _chitpull_player(chance: random.Random) -> Player:
    manner = ChitPullManner(_stance(CHITPULL_SCALES, chance))
    return ChitPullPlayer("regular", chance.getrandbits(30), manner=manner)


def _won(game: Any, result: Result) -> float:
    return 1.0 if result.winner == game.attacker else 0.0


def _write_chances(game: Any, samples: Sequence[Sample], games: int) -> str:
    """The logistic fit of a scenario as a part of judgement.toml. A game's positions are no independent witnesses: each
    counts as a part of its game, and the pull is set against that."""
    now, later = chitpull.prior()
    start = [a + b for a, b in zip(now, later, strict=True)]
    rests, facts = [sample.rest for sample in samples], [sample.facts for sample in samples]
    pull = CHANCE_PULL * len(samples) / max(1, games)
    found = fit_chance(rests, facts, [sample.margin for sample in samples], (now, start), pull)
    changes = [b - a for a, b in zip(found.end, found.start, strict=True)]
    lines = [
        f"[scenarios.{game.scenario}]",
        f'source = "{games} games, {len(samples)} positions; takes away {found.explained:.0%} of the doubt"',
        f"[scenarios.{game.scenario}.now]",
        *(f"{name} = {number:.3f}" for name, number in zip(chitpull.FACTS, found.end, strict=True)),
        f"[scenarios.{game.scenario}.to_come]",
        *(f"{name} = {number:.3f}" for name, number in zip(chitpull.FACTS, changes, strict=True)),
    ]
    return "\n".join(lines) + "\n"


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


def write_samples(file: Path, samples: Sequence[Sample], facts: Sequence[str] = FACTS) -> None:
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(["rest", *facts, "margin"])
        writer.writerows([sample.rest, *sample.facts, sample.margin] for sample in samples)


SUBJECTS = {
    "somnium": Subject(FACTS, _somnium_look, _somnium_turn, _player, _margin, _write_margins),
    "chitpull": Subject(chitpull.FACTS, _chitpull_look, _chitpull_turn, _chitpull_player, _won, _write_chances),
}
"""What is known of the systems whose positions are judged by facts."""


def subject_of(game: Game[Any]) -> Subject:
    found = SUBJECTS.get(system_of(game))
    if found is None:
        known = ", ".join(sorted(SUBJECTS))
        raise SciroccoError(f"{game.title} is not judged by facts that are learnt: only games of {known} are")
    return found


def learn(game: Game[Any], games: int, seed: int, data: Path | None, tell: Callable[[str], None] = print) -> str:
    """Play the games that a data file does not have yet, and fit."""
    subject = subject_of(game)
    samples = read_samples(data) if data is not None and data.exists() else []
    done = sum(sample.rest == 1.0 for sample in samples)
    for number in range(done, games):
        samples += play_game(game, seed + number, subject)
        if data is not None:
            write_samples(data, samples, subject.facts)
        tell(f"game {number + 1}: margin {samples[-1].margin:+.0f}")
    return subject.write(game, samples, max(done, games))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn what a position is worth.")
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="where the positions are kept, to go on later")
    given = parser.parse_args(arguments)
    game = scirocco.load(given.game, given.scenario)
    print(learn(game, given.games, given.seed, given.data, lambda words: print(words, flush=True)))


if __name__ == "__main__":
    main()
