"""Tournaments: every player against every other, in pairs of games with the same dice and the sides swapped.

Each finished game is one line of a file, so that a tournament that was broken off goes on where it was. Ratings are
openskill's (Weng and Lin), with their 95 % intervals; the scores of pairings have Wilson's.
"""

from __future__ import annotations

import csv
import io
import itertools
import math
import time
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import scirocco
from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game
from scirocco.lab.matches import Outcome, play_match
from scirocco.lab.workers import share_out
from scirocco.players import levels_of, make_player

Z = 1.96
"""Standard deviations on each side of a 95 % interval."""


class Event(NamedTuple):
    """A tournament: the game, who plays, how many games each pairing has, and the seed of it all.

    With ``cpu_time`` thinking time is counted by the processor, not by the clock: on a crowded machine nobody is the
    weaker for it.
    """

    game: str
    scenario: str | None = None
    options: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    games: int = 10
    seed: int = 0
    cpu_time: bool = False

    def load(self) -> Game[Any]:
        return scirocco.load(self.game, self.scenario, dict.fromkeys(self.options, True))

    def check(self) -> None:
        """Say at once what cannot be played."""
        if len(self.players) < 2:
            raise SciroccoError("a tournament needs at least two players")
        levels = levels_of(self.load())
        for level in self.players:
            if level not in levels:
                raise SciroccoError(f"there is no player {level!r}; there are {', '.join(levels)}")
        if len(set(self.players)) != len(self.players):
            raise SciroccoError("each player can be named once only")
        if self.games < 2 or self.games % 2:
            raise SciroccoError(f"{self.games} games cannot be shared fairly: each pairing needs an even number")


class Fixture(NamedTuple):
    """One game to play: who has which side, and the number of the pair, which gives the dice."""

    event: Event
    sides: tuple[str, ...]
    pair: int


class Row(msgspec.Struct, frozen=True):
    """One game that was played."""

    sides: tuple[str, ...]
    pair: int
    scores: tuple[int, ...]
    winner: int
    decisions: int
    slowest: tuple[float, ...]
    trouble: str = ""

    @property
    def key(self) -> tuple[tuple[str, ...], int]:
        return self.sides, self.pair


class Heading(msgspec.Struct, frozen=True):
    """The first line of a tournament's file."""

    game: str
    scenario: str | None
    options: tuple[str, ...]
    seed: int


def fixtures(event: Event) -> list[Fixture]:
    """Every game, the first pair of all pairings first, so that a broken-off tournament is fair."""
    pairings = list(itertools.combinations(event.players, 2))
    found = []
    for pair in range(event.games // 2):
        for first, second in pairings:
            found += [Fixture(event, (first, second), pair), Fixture(event, (second, first), pair)]
    return found


def play_fixture(fixture: Fixture) -> Row:
    """Play one game. An exception is a fact of the tournament too, and is written down."""
    event, sides, pair = fixture
    game = event.load()
    names = sorted(sides)
    timer = time.process_time if event.cpu_time else time.perf_counter
    seeds = [hash_free(event.seed, pair, names.index(level)) for level in sides]
    players = [make_player(level, seed, timer=timer) for level, seed in zip(sides, seeds, strict=True)]
    try:
        outcome = play_match(game, players, f"{event.seed} {' '.join(names)} {pair}", timer)
    except Exception:
        outcome = Outcome((0,) * len(sides), -1, 0, (0.0,) * len(sides))
        return Row(sides, pair, *outcome, trouble=traceback.format_exc(limit=-3))
    return Row(sides, pair, *outcome)


def hash_free(*numbers: int) -> int:
    """One seed of several numbers, the same on every machine."""
    seed = 0
    for number in numbers:
        seed = (seed * 1_000_003 + number) % (1 << 61)
    return seed


def run(event: Event, jobs: int, file: Path | None, progress: Callable[[int, int], None] | None = None) -> list[Row]:
    """Play what has not been played yet; all rows, in the order of the fixtures. ``progress`` is told how many games
    are done, of how many."""
    event.check()
    done = {row.key: row for row in read_rows(event, file)} if file is not None else {}
    wanted = fixtures(event)
    missing = [fixture for fixture in wanted if (fixture.sides, fixture.pair) not in done]
    ready = len(wanted) - len(missing)
    if progress is not None:
        progress(ready, len(wanted))
    for row in share_out(play_fixture, missing, jobs):
        done[row.key] = row
        ready += 1
        if file is not None:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(row) + b"\n")
        if progress is not None:
            progress(ready, len(wanted))
    return [done[fixture.sides, fixture.pair] for fixture in wanted]


def read_rows(event: Event, file: Path) -> list[Row]:
    """The games a file has already; a new file gets its heading."""
    heading = Heading(event.game, event.scenario, event.options, event.seed)
    if not file.exists():
        file.write_bytes(msgspec.json.encode(heading) + b"\n")
        return []
    lines = file.read_bytes().splitlines()
    try:
        found = msgspec.json.decode(lines[0], type=Heading)
        # The last line may be cut off where the tournament was.
        rows = [msgspec.json.decode(line, type=Row) for line in lines[1:-1]]
    except (msgspec.MsgspecError, IndexError) as error:
        raise SciroccoError(f"{file} is not a tournament: {error}") from None
    if found != heading:
        raise SciroccoError(f"{file} is of another tournament ({found.game}, seed {found.seed}): name another file")
    if len(lines) > 1:
        try:
            rows.append(msgspec.json.decode(lines[-1], type=Row))
        except msgspec.MsgspecError:
            lines.pop()
    file.write_bytes(b"\n".join(lines) + b"\n")
    return rows


# What came out


class Rating(NamedTuple):
    """A player's rating, its 95 % interval, and games."""

    player: str
    rating: float
    low: float
    high: float
    games: int
    score: float


class Pairing(NamedTuple):
    """One player against another: games, wins, draws, the score of the first with its 95 % interval, the margin."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    score: float
    low: float
    high: float
    margin: float


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(x, 2) for x in wilson(0.5, 20)]
    [0.3, 0.7]
    """
    if games == 0:
        return 0.0, 1.0
    centre = (score + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * math.sqrt(score * (1 - score) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def ratings(players: Iterable[str], rows: Iterable[Row]) -> list[Rating]:
    """The players by rating, the best first. A draw is a draw; games that failed do not count."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {player: model.rating(name=player) for player in players}
    games = dict.fromkeys(known, 0)
    points = dict.fromkeys(known, 0.0)
    for row in rows:
        if row.trouble:
            continue
        ranks = [0.0 if row.winner in (side, -1) else 1.0 for side in range(len(row.sides))]
        rated = model.rate([[known[player]] for player in row.sides], ranks=ranks)
        for side, player in enumerate(row.sides):
            known[player] = rated[side][0]
            games[player] += 1
            points[player] += 1.0 if row.winner == side else 0.5 if row.winner < 0 else 0.0
    found = [
        Rating(
            player,
            one.mu,
            one.mu - Z * one.sigma,
            one.mu + Z * one.sigma,
            games[player],
            points[player] / games[player] if games[player] else 0.0,
        )
        for player, one in known.items()
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def pairings(players: Iterable[str], rows: Iterable[Row]) -> list[Pairing]:
    """Every pairing that was played."""
    rows = [row for row in rows if not row.trouble]
    found = []
    for first, second in itertools.combinations(players, 2):
        played = [row for row in rows if set(row.sides) == {first, second}]
        if not played:
            continue
        mine = [row.sides.index(first) for row in played]
        wins = sum(row.winner == side for row, side in zip(played, mine, strict=True))
        draws = sum(row.winner < 0 for row in played)
        margin = sum(row.scores[side] - row.scores[1 - side] for row, side in zip(played, mine, strict=True))
        score = (wins + draws / 2) / len(played)
        interval = wilson(score, len(played))
        found.append(Pairing(first, second, len(played), wins, draws, score, *interval, margin / len(played)))
    return found


def as_csv(game: Game[Any], rows: Iterable[Row]) -> str:
    """Every game as a row of a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = list(game.sides)
    writer.writerow(
        ["pair", *names, *(f"{name}_points" for name in names), "winner", "decisions"]
        + [f"{name}_slowest_seconds" for name in names]
        + ["trouble"]
    )
    for row in rows:
        winner = names[row.winner] if row.winner >= 0 else "failed" if row.trouble else "draw"
        slowest = [round(seconds, 3) for seconds in row.slowest]
        writer.writerow([row.pair, *row.sides, *row.scores, winner, row.decisions, *slowest, row.trouble])
    return out.getvalue()
