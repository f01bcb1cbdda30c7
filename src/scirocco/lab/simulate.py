"""Many games between machine players, on as many processors as one likes.

Every game has a seed of its own, made from the seed of the whole and the
number of the game, so that the results do not depend on how the games are
shared out.
"""

from __future__ import annotations

import multiprocessing
import random
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.errors import NotationError, SciroccoError
from scirocco.core.game import Game
from scirocco.players import Player, levels_of, make_player

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

CHUNKS_A_JOB = 8
LARGEST_CHUNK = 50
MOST_DECISIONS = 200_000
"""A game that takes more is given up as unfinished: no game of ours comes near."""


class Plan(NamedTuple):
    """What is to be played: the game, who plays each side, how often, from which seed."""

    game: str
    scenario: str | None = None
    options: tuple[str, ...] = ()
    players: tuple[str, ...] = ("random", "random")
    games: int = 100
    seed: int = 0

    def load(self) -> Game[Any]:
        return scirocco.load(self.game, self.scenario, dict.fromkeys(self.options, True))


class Tally(NamedTuple):
    """What came out, added up. ``wins`` and ``scores`` go by side; only finished games count in them."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    wins: tuple[int, ...] = ()
    draws: int = 0
    scores: tuple[int, ...] = ()
    trouble: str = ""

    def plus(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.finished + other.finished,
            self.decisions + other.decisions,
            self.cpu_seconds + other.cpu_seconds,
            _sums(self.wins, other.wins),
            self.draws + other.draws,
            _sums(self.scores, other.scores),
            self.trouble or other.trouble,
        )


def _sums(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, others, strict=True)) if some and others else some or others


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a plan. ``progress`` is told how many more games are done, 0 when they begin.

    >>> simulate(Plan("alamein", games=1, seed=7)).finished
    1
    """
    game = plan.load()
    _check(plan, game, jobs)
    total = Tally(wins=(0,) * len(game.sides), scores=(0,) * len(game.sides))
    for part in _parts(plan, jobs):
        if part.trouble:
            raise SciroccoError(part.trouble)
        total = total.plus(part)
        if progress is not None:
            progress(part.games)
    return total


def _check(plan: Plan, game: Game[Any], jobs: int) -> None:
    if plan.games < 1:
        raise SciroccoError(f"{plan.games} games cannot be played: it must be at least 1")
    if jobs < 1:
        raise SciroccoError(f"{jobs} jobs cannot play: it must be at least 1")
    if len(plan.players) != len(game.sides):
        raise NotationError(
            f"{len(plan.players)} players are named, but {game.title} has {len(game.sides)} sides: "
            f"name one for each of {', '.join(game.sides)}"
        )
    for level in plan.players:
        if level not in levels_of(game):
            raise NotationError(f"there is no player {level!r}; there are {', '.join(levels_of(game))}")


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_A_JOB)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if jobs == 1 or len(chunks) == 1:
        yield Tally()
        for chunk in chunks:
            yield play_games(plan, chunk)
    else:
        yield from _shared_out(plan, chunks, min(jobs, len(chunks)))


def _shared_out(plan: Plan, chunks: Sequence[range], workers: int) -> Iterator[Tally]:
    """The chunks as they are done, in whatever order; sums do not mind."""
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool

    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, mp_context=_context(), initializer=_leave_interrupts_alone)
    try:
        waiting = [pool.submit(play_games, plan, chunk) for chunk in chunks]
        yield Tally()
        for done in as_completed(waiting):
            yield done.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise SciroccoError("a worker process was ended from outside, perhaps for want of memory") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()


def _context() -> BaseContext:
    """Forked workers begin at once; where threads run, or there is no fork, fresh ones are started."""
    can_fork = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return multiprocessing.get_context("fork" if can_fork else "spawn")


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that asked; it sends the workers home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Play the games with these numbers, one after the other. Trouble is handed back as words: errors of ours do
    not all travel between processes."""
    try:
        game = plan.load()
        sides = len(game.sides)
        total = Tally(wins=(0,) * sides, scores=(0,) * sides)
        began = process_time()
        for number in numbers:
            total = total.plus(_play_game(game, plan, number))
        return total._replace(cpu_seconds=process_time() - began)
    except SciroccoError as error:
        return Tally(trouble=str(error))


def _play_game(game: Game[Any], plan: Plan, number: int) -> Tally:
    seeds = random.Random(f"{plan.seed} {number}")
    dice = RandomDice(seeds.getrandbits(64))
    if all(level == "random" for level in plan.players):
        pos, decisions = _play_at_random(game, dice, seeds.getrandbits(64))
    else:
        players = [make_player(level, seeds.getrandbits(63)) for level in plan.players]
        pos, decisions = _play_with(game, dice, players)
    return _result_of(game, pos, decisions)


def _play_at_random(game: Game[Any], dice: RandomDice, seed: int) -> tuple[Any, int]:
    """The same choices as ``random.choice`` makes, written out: it is a fiftieth of the whole."""
    draw = random.Random(seed).getrandbits
    choices, play = game.choices, game.play
    pos = game.start()
    decisions = 0
    while not pos.over and decisions < MOST_DECISIONS:
        options = choices(pos)
        count = len(options)
        bits = count.bit_length()
        number = draw(bits)
        while number >= count > 0:
            number = draw(bits)
        play(pos, options[number], dice)
        decisions += 1
    return pos, decisions


def _play_with(game: Game[Any], dice: RandomDice, players: Sequence[Player]) -> tuple[Any, int]:
    pos = game.start()
    decisions = 0
    while decisions < MOST_DECISIONS:
        decision = game.decision(pos)
        if decision is None:
            break
        side = decision.side
        game.play(pos, players[side].choose(game, game.view(pos, side), side), dice)
        decisions += 1
    return pos, decisions


def _result_of(game: Game[Any], pos: Any, decisions: int) -> Tally:
    result = game.result(pos)
    sides = range(len(game.sides))
    if result is None:
        return Tally(1, 0, decisions, wins=(0,) * len(sides), scores=(0,) * len(sides))
    return Tally(
        games=1,
        finished=1,
        decisions=decisions,
        wins=tuple(int(result.winner == side) for side in sides),
        draws=int(result.winner < 0),
        scores=result.scores,
    )


def report(plan: Plan, found: Tally) -> dict[str, Any]:
    """The results as plain data, for JSON."""
    game = plan.load()
    seconds = found.cpu_seconds
    return {
        "game": game.id,
        "scenario": game.scenario,
        "options": [name for name, on in game.switches.items() if on],
        "players": list(plan.players),
        "games": found.games,
        "seed": plan.seed,
        "finished": found.finished,
        "decisions": found.decisions,
        "cpu_seconds": round(seconds, 4),
        "decisions_per_cpu_second": round(found.decisions / seconds, 1) if seconds else None,
        "games_per_cpu_second": round(found.games / seconds, 3) if seconds else None,
        "wins": dict(zip(game.sides, found.wins, strict=True)),
        "draws": found.draws,
        "mean_scores": {
            side: round(score / found.finished, 3) if found.finished else None
            for side, score in zip(game.sides, found.scores, strict=True)
        },
        "compiled": scirocco.compiled(),
    }
