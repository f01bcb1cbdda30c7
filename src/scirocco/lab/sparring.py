"""Tuning both sides of a battle at once, against each other.

Each side has a search of its own (separable CMA-ES). In every round each proposal for one side meets another proposal
for the other, all with the same dice, so that a game tells something of both. Or one side is tuned alone, and the other
stays as it is. What comes out is then tested as in :mod:`scirocco.lab.tuning`: on fresh seeds, against the weights with
which the search began.

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

import scirocco
from scirocco.core.game import Game
from scirocco.lab.knobs import bench_of
from scirocco.lab.matches import MakePlayer, play_match
from scirocco.lab.proposals import Proposals
from scirocco.lab.tuning import REACH, TRAINING_SEED, challenge, show_record


class Corner:
    """One side's search for its weights. A side that stays as it is proposes only that."""

    def __init__(
        self, game: Game[Any], side: int, level: str, population: int, seed: int, reach: float, stays: bool
    ) -> None:
        self.side = side
        self.stays = stays
        self._bench = bench_of(game, side, level)
        self.proposals = Proposals(self._bench, population, seed + side, reach)
        self.champion = self._bench.player(self.proposals.start)

    def propose(self) -> list[MakePlayer]:
        """A generation of players."""
        if self.stays:
            return [self.champion] * self.proposals.population
        return [self._bench.player(weights) for weights in self.proposals.ask()]

    def learn(self, worths: Sequence[float]) -> None:
        """What the generation gained."""
        if not self.stays:
            self.proposals.learn(worths)

    @property
    def challenger(self) -> MakePlayer:
        return self._bench.player(self.proposals.settled)


def spar(
    game: Game[Any],
    generations: int,
    population: int,
    rounds: int,
    seed: int = 1,
    tell: Callable[[str], None] = print,
    level: str = "regular",
    reach: float = REACH,
    only: int = -1,
) -> dict[str, Any]:
    """A whole run for both sides, or for ``only`` one: search, then test. The record of it."""
    corners = [Corner(game, side, level, population, seed, reach, only not in (-1, side)) for side in (0, 1)]
    began = time.time()
    history: list[dict[str, Any]] = []
    for generation in range(generations):
        dice = [TRAINING_SEED * seed + generation * rounds + number for number in range(rounds)]
        worths = meet_all(game, [corner.propose() for corner in corners], dice)
        for corner, gained in zip(corners, worths, strict=True):
            corner.learn(gained)
        history.append(
            {
                "mean": [round(statistics.fmean(gained), 3) for gained in worths],
                "best": [round(max(gained), 3) for gained in worths],
                "centre": [corner.proposals.centre for corner in corners],
            }
        )
        tell(f"generation {generation + 1}: " + json.dumps({key: history[-1][key] for key in ("mean", "best")}))
    champions = [corner.champion for corner in corners]
    sides = []
    for corner in corners:
        if corner.stays:
            continue
        test = challenge(game, corner.side, corner.challenger, champions, "sparring")
        sides.append({"side": game.sides[corner.side], "weights": corner.proposals.settled, "test": test._asdict()})
        result = "accepted" if test.accepted else "not accepted"
        tell(f"{game.sides[corner.side]}: {result} after {test.pairs} pairs, margin {test.margin:+.1f}")
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
        "sides": sides,
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


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Tune the script's weights for both sides against each other.")
    parser.add_argument("game")
    parser.add_argument("--side", default="", help="tune this side alone; the other stays as it is")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=6, help="games of each proposal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="regular", help="the level whose weights the search begins with")
    parser.add_argument("--reach", type=float, default=REACH, help="how far the first proposals lie from the start")
    parser.add_argument("--record", type=Path, help="where the record of the run is written, as JSON")
    given = parser.parse_args(arguments)
    game = scirocco.load(given.game)
    record = spar(
        game,
        given.generations,
        given.population,
        given.rounds,
        given.seed,
        lambda words: print(words, flush=True),
        given.level,
        given.reach,
        game.side_named(given.side) if given.side else -1,
    )
    show_record(record, given.record)


if __name__ == "__main__":
    main()
