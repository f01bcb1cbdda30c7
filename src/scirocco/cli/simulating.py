"""The simulate command: a progress bar for people, a table or JSON for the results."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack

from rich.console import Console
from rich.table import Table

from scirocco.cli.screen import open_screen
from scirocco.lab import Plan, Tally, report, simulate


def run_simulation(plan: Plan, jobs: int, as_json: bool) -> None:
    """Play the plan and print what came out."""
    with ExitStack() as stack:
        found = simulate(plan, jobs, _Bar(stack, plan.games) if sys.stderr.isatty() else None)
    if as_json:
        print(json.dumps(report(plan, found), indent=1))
    else:
        open_screen().print(_table(plan, found))


class _Bar:
    """A progress bar on stderr. It begins with the first word from the games: by then the workers are there, and
    its own thread disturbs nobody."""

    def __init__(self, stack: ExitStack, games: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        self._stack = stack
        self._bar = Progress(
            "Playing",
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task("games", total=games)
        self._begun = False

    def __call__(self, more: int) -> None:
        if not self._begun:
            self._begun = True
            self._stack.enter_context(self._bar)
        self._bar.advance(self._task, more)


def _table(plan: Plan, found: Tally) -> Table:
    facts = report(plan, found)
    table = Table(
        title=f"{facts['game']} {facts['scenario']}: {found.games} games, seed {plan.seed}", title_justify="left"
    )
    table.add_column("side")
    table.add_column("player")
    table.add_column("wins", justify="right")
    table.add_column("percent", justify="right")
    table.add_column("mean score", justify="right")
    for side, player in zip(facts["wins"], plan.players, strict=True):
        wins, score = facts["wins"][side], facts["mean_scores"][side]
        share = f"{100 * wins / found.finished:.1f}" if found.finished else "-"
        table.add_row(side, player, str(wins), share, "-" if score is None else f"{score:.1f}")
    rate = facts["decisions_per_cpu_second"] or 0
    table.caption = (
        f"{found.draws} draws, {found.finished} finished; {found.decisions} decisions in "
        f"{found.cpu_seconds:.1f} CPU seconds, {rate:.0f} a second "
        f"({'compiled' if facts['compiled'] else 'plain Python'})"
    )
    return table
