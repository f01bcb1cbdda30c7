"""The tournament command: a progress bar, the ladder on the screen, CSV and a report in HTML."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from scirocco.cli.files import write_file
from scirocco.cli.screen import open_screen
from scirocco.lab.ladder import ladder_page
from scirocco.lab.tournament import Event, Row, as_csv, pairings, ratings, run


def run_tournament(event: Event, jobs: int, file: Path, csv: Path | None, html: Path | None) -> None:
    """Play the tournament, or what is left of it, and show who is strongest."""
    event.check()
    game = event.load()
    bar = Progress(
        "Playing",
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    task = bar.add_task("games", total=None)
    began = False

    def told(done: int, total: int) -> None:
        # The bar's own thread begins with the first game done: by then the workers are there.
        nonlocal began
        bar.update(task, completed=done, total=total)
        if done and not began:
            began = True
            bar.start()

    try:
        rows = run(event, jobs, file, told)
    finally:
        bar.stop()
    if csv is not None:
        write_file(csv, as_csv(game, rows))
    if html is not None:
        write_file(html, ladder_page(event, game, rows))
    console = open_screen()
    console.print(_ladder(event, rows))
    console.print(_pairings(event, rows))
    failed = sum(bool(row.trouble) for row in rows)
    if failed:
        console.print(f"{failed} games failed; {file} says how.")


def _ladder(event: Event, rows: Sequence[Row]) -> Table:
    table = Table(title=f"{event.game}: the ladder", title_justify="left")
    table.add_column("player")
    for name in ("rating", "95 % interval", "games", "score"):
        table.add_column(name, justify="right")
    for one in ratings(event.players, rows):
        interval = f"{one.low:.1f} to {one.high:.1f}"
        table.add_row(one.player, f"{one.rating:.1f}", interval, str(one.games), f"{one.score:.0%}")
    return table


def _pairings(event: Event, rows: Sequence[Row]) -> Table:
    table = Table(title="Pairings", title_justify="left")
    table.add_column("first v second")
    for name in ("games", "won", "drawn", "score", "95 % interval", "margin"):
        table.add_column(name, justify="right")
    for one in pairings(event.players, rows):
        table.add_row(
            f"{one.first} v {one.second}",
            str(one.games),
            str(one.wins),
            str(one.draws),
            f"{one.score:.0%}",
            f"{one.low:.0%} to {one.high:.0%}",
            f"{one.margin:+.1f}",
        )
    return table
