"""The report of a tournament: ratings, pairings, margins, sides, and whether anybody was slow or failed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import scirocco
from scirocco.core.game import Game
from scirocco.lab.pages import figure, heading, page, paragraph, table
from scirocco.lab.plots import Bar, bars, histogram
from scirocco.lab.tournament import Event, Row, pairings, ratings, wilson


def ladder_page(event: Event, game: Game[Any], rows: Sequence[Row]) -> str:
    """The whole report as one HTML file."""
    found = ratings(event.players, rows)
    met = pairings(event.players, rows)
    failed = [row for row in rows if row.trouble]
    played = len(rows) - len(failed)
    under = (
        f"{game.title}, {game.scenario}; {played} games, sides swapped in pairs with the same dice, seed {event.seed}; "
        f"{'compiled' if scirocco.compiled() else 'plain Python'} engine"
    )
    parts = [
        heading("Ratings"),
        figure(
            bars([Bar(one.player, one.rating, one.low, one.high) for one in found], "Ratings with 95 % intervals"),
            "openskill ratings (Plackett-Luce); the bars are 95 % intervals",
        ),
        table(
            ["player", "rating", "95 % interval", "games", "score"],
            [
                [one.player, f"{one.rating:.1f}", f"{one.low:.1f} to {one.high:.1f}", one.games, f"{one.score:.0%}"]
                for one in found
            ],
        ),
        heading("Pairings"),
        figure(
            bars(
                [Bar(f"{one.first} v {one.second}", one.score, one.low, one.high) for one in met],
                "Score of the first player in each pairing",
                percent=True,
            ),
            "score of the first-named, with Wilson's 95 % interval",
        ),
        table(
            ["pairing", "games", "won", "drawn", "score", "95 % interval", "mean margin"],
            [
                [
                    f"{one.first} v {one.second}",
                    one.games,
                    one.wins,
                    one.draws,
                    f"{one.score:.0%}",
                    f"{one.low:.0%} to {one.high:.0%}",
                    f"{one.margin:+.1f}",
                ]
                for one in met
            ],
        ),
        heading("Sides"),
        table(["side", "won", "share", "95 % interval"], side_rows(game, rows)),
        figure(
            histogram([row.scores[0] - row.scores[1] for row in rows if not row.trouble], "Margins"),
            f"margin of the {game.sides[0]} side over the {game.sides[1]} side, in points",
        ),
        heading("Time"),
        table(["player", "slowest turn of a side, seconds"], slowest_rows(event, rows)),
    ]
    if failed:
        parts += [heading("Games that failed"), *(paragraph(f"{row.sides}: {row.trouble}") for row in failed)]
    return page(f"Tournament of {game.title}", under, *parts)


def side_rows(game: Game[Any], rows: Sequence[Row]) -> list[list[object]]:
    """How the sides fared, whoever had them."""
    played = [row for row in rows if not row.trouble]
    found: list[list[object]] = []
    for side, name in enumerate(game.sides):
        wins = sum(row.winner == side for row in played)
        share = wins / len(played) if played else 0.0
        low, high = wilson(share, len(played))
        found.append([name, wins, f"{share:.0%}", f"{low:.0%} to {high:.0%}"])
    return found


def slowest_rows(event: Event, rows: Sequence[Row]) -> list[list[object]]:
    """The slowest turn of every player."""
    found: list[list[object]] = []
    for player in event.players:
        times = [row.slowest[side] for row in rows for side, name in enumerate(row.sides) if name == player]
        found.append([player, f"{max(times, default=0.0):.2f}"])
    return found
