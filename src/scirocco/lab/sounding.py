"""Which weights matter: games with all of them shaken, and what each did to the result.

In every game both sides play with weights drawn around those of their level, so that one game tells something of every
knob. A least-squares fit says what each is worth; what looks promising is then tried in games of its own.

    python -m scirocco.lab.sounding gazala --games 400 --data gazala.jsonl
    python -m scirocco.lab.sounding gazala --side axis --try decay=0.95,danger=0.5 --games 60
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import scirocco
from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game
from scirocco.lab.knobs import Bench, bench_of
from scirocco.lab.matches import Outcome, play_match
from scirocco.players import make_script, system_of

SHAKING_SEED = 100_000
TRYING_SEED = 60_000


class Row(NamedTuple):
    """One game: where the knobs of both sides stood, and what it was worth to the first side."""

    points: list[list[float]]
    worth: float


class Effect(NamedTuple):
    """What turning a knob by one standard deviation does to the worth of a game, and the error of that."""

    name: str
    worth: float
    error: float


def shaken(benches: Sequence[Bench], game: Game[Any], seed: int) -> Row:
    """One game with all weights shaken."""
    chance = random.Random(seed)
    points = [[round(chance.gauss(0, 1), 4) for _ in bench.knobs] for bench in benches]
    players = [
        bench.make(bench.values(point), 2 * seed + side)
        for side, (bench, point) in enumerate(zip(benches, points, strict=True))
    ]
    outcome = play_match(game, players, f"sounding {seed}")
    return Row(points, outcome.worth_of(0))


def read_rows(file: Path) -> list[Row]:
    """The games of an earlier sounding; a last line that was cut short is left out."""
    rows = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            rows.append(Row(*json.loads(line)))
        except (ValueError, TypeError):
            break
    return rows


def effects(rows: Sequence[Row], benches: Sequence[Bench]) -> list[list[Effect]]:
    """For each side what its knobs do for it, the surest first."""
    sizes = [len(bench.knobs) for bench in benches]
    if len(rows) <= sum(sizes) + 1:
        raise SciroccoError(f"{len(rows)} games are too few for {sum(sizes)} knobs")
    table = np.array([[1.0, *row.points[0], *row.points[1]] for row in rows])
    result = np.array([row.worth for row in rows])
    solution, *_ = np.linalg.lstsq(table, result, rcond=None)
    rest = result - table @ solution
    variance = float(rest @ rest) / (len(rows) - table.shape[1])
    errors = np.sqrt(np.diag(np.linalg.inv(table.T @ table)) * variance)
    found = []
    for side, bench in enumerate(benches):
        first, sign = 1 + sum(sizes[:side]), 1 - 2 * side
        own = [
            Effect(knob.name, sign * float(solution[first + i]), float(errors[first + i]))
            for i, knob in enumerate(bench.knobs)
        ]
        found.append(sorted(own, key=lambda effect: -abs(effect.worth / effect.error)))
    return found


class Trial(NamedTuple):
    """Games of one side with changed weights against the regular player."""

    games: int
    won: float
    margin: float
    error: float


def trial(game: Game[Any], side: int, changes: dict[str, float], games: int, seed: int = TRYING_SEED) -> Trial:
    """How a side does with some weights changed."""
    bench = bench_of(game, side, names=tuple(changes))
    system = system_of(game)
    outcomes: list[Outcome] = []
    for number in range(seed, seed + games):
        players = [make_script(system, "regular", 2 * number + who) for who in range(len(game.sides))]
        players[side] = bench.make(changes, 2 * number + side)
        outcomes.append(play_match(game, players, f"trying {number}"))
    margins = [outcome.margin_of(side) for outcome in outcomes]
    won = sum(outcome.won_by(side) for outcome in outcomes)
    return Trial(games, won, statistics.fmean(margins), statistics.pstdev(margins) / games**0.5)


def _changes(text: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            raise SciroccoError(f"{part!r} is not a weight and its number, as in danger=0.5") from None
    return found


def sound(game: Game[Any], games: int, file: Path, level: str, tell: Callable[[str], None] = print) -> None:
    """Play on until there are so many games, and say what matters."""
    benches = [bench_of(game, side, level) for side in range(len(game.sides))]
    rows = read_rows(file)
    with file.open("w", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)
        for number in range(len(rows), games):
            rows.append(shaken(benches, game, SHAKING_SEED + number))
            out.write(json.dumps(rows[-1]) + "\n")
            out.flush()
            if number % 20 == 19:
                tell(f"{number + 1} of {games} games")
    for side, found in zip(game.sides, effects(rows, benches), strict=True):
        for effect in found[:12]:
            tell(f"{side}  {effect.name:18} {effect.worth:+.3f}  (error {effect.error:.3f})")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Find out which weights of the script matter.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", default="regular", help="the level whose weights are shaken")
    parser.add_argument("--data", type=Path, default=Path("sounding.jsonl"), help="where the games are kept")
    parser.add_argument("--side", help="the side whose changed weights are tried")
    parser.add_argument("--try", dest="changes", help="weights to try, as in decay=0.95,danger=0.5")
    parser.add_argument("--seed", type=int, default=TRYING_SEED, help="the first of the dice for trying")
    given = parser.parse_args(arguments)
    try:
        game = scirocco.load(given.game)
        if given.changes is None:
            sound(game, given.games, given.data, given.level, lambda words: print(words, flush=True))
            return
        if given.side is None:
            raise SciroccoError("--try needs the side, as in --side axis")
        found = trial(game, game.side_named(given.side), _changes(given.changes), given.games, given.seed)
        print(f"{found.won:g} of {found.games} won, margin {found.margin:+.1f} (error {found.error:.1f})")
    except SciroccoError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
