"""What is measured of each game, in one engine: :mod:`table` asks the plain and the compiled one."""

from __future__ import annotations

import gc
import json
import random
import sys
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import Any

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.lab.simulate import Plan, play_games

DEPTH = 300
"""How far into a random game the small things are measured."""


def position_after(game: Any, decisions: int, seed: int = 3) -> Any:
    """A position of a random game, always the same."""
    rng, dice, pos = random.Random(seed), RandomDice(seed), game.start()
    for _ in range(decisions):
        if pos.over:
            break
        game.play(pos, rng.choice(game.choices(pos)), dice)
    return pos


def moments(game: Any, count: int = 400) -> list[tuple[Any, Any]]:
    """Positions of a random game, each with an action of it."""
    rng, dice, pos = random.Random(5), RandomDice(5), game.start()
    found: list[tuple[Any, Any]] = []
    while not pos.over and len(found) < count:
        action = rng.choice(game.choices(pos))
        found.append((pos.copy(), action))
        game.play(pos, action, dice)
    return found


def microseconds(call: Callable[[], object], least: float = 0.2) -> float:
    """CPU time of one call, the best of five rounds."""
    rounds, best = 1, float("inf")
    while True:
        began = process_time()
        for _ in range(rounds):
            call()
        spent = process_time() - began
        if spent > least / 10:
            break
        rounds *= 4
    for _ in range(5):
        began = process_time()
        for _ in range(rounds):
            call()
        best = min(best, (process_time() - began) / rounds)
    return 1e6 * best


def each(moments_: list[tuple[Any, Any]], call: Callable[[Any, Any], object]) -> float:
    """Mean CPU time of a call over many moments of a game."""

    def all_of_them() -> None:
        for pos, action in moments_:
            call(pos, action)

    return microseconds(all_of_them) / len(moments_)


def memory_of_positions(game: Any, count: int = 500) -> float:
    """Bytes a kept copy of a position takes."""
    pos = position_after(game, DEPTH)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [pos.copy() for _ in range(count)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(kept)


def measure_game(name: str, scenario: str, games: int) -> dict[str, Any]:
    """Everything about one scenario."""
    game = scirocco.load(name, scenario)
    plan = Plan(name, scenario, games=games, seed=1)
    play_games(plan, range(1))
    runs = [play_games(plan, range(games)) for _ in range(3)]
    best = min(runs, key=lambda run: run.cpu_seconds)
    found = moments(game)
    dice = RandomDice(1)
    copying = each(found, lambda pos, action: pos.copy())
    return {
        "game": name,
        "scenario": scenario,
        "pieces": len(game.piece_ids),
        "spaces": game.board.size,
        "decisions_per_second": best.decisions / best.cpu_seconds,
        "games_per_second": best.games / best.cpu_seconds,
        "copy": copying,
        "choices": each(found, lambda pos, action: game.choices(pos)),
        "options": each(found, lambda pos, action: game.options(pos)),
        "play": each(found, lambda pos, action: game.play(pos.copy(), action, dice)) - copying,
        "explain": each(found, lambda pos, action: game.explain(pos, action)),
        "view": each(found, lambda pos, action: game.view(pos, 0)),
        "bytes": memory_of_positions(game),
    }


def main() -> None:
    """Print the measures of all games as JSON: ``measures.py GAMES [GAME]``."""
    games = int(sys.argv[1])
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    found = [
        measure_game(entry.id, scenario, games)
        for entry in scirocco.catalogue()
        for scenario in entry.scenarios
        if only in ("", entry.id)
    ]
    print(json.dumps({"compiled": scirocco.compiled(), "games": found}))


if __name__ == "__main__":
    main()
