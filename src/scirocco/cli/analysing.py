"""The analyse command: a progress bar, the analyst's findings on the screen, and a page with maps."""

from __future__ import annotations

import base64
import hashlib
import sys
from html import escape
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from scirocco.cli.files import open_record, write_file
from scirocco.cli.pictures import Look, picture
from scirocco.cli.screen import open_screen, say_lines
from scirocco.core.records import Record
from scirocco.drawing import draw_arrows, to_png, with_layer
from scirocco.lab.findings import Heading, better_text, findings_page, findings_text, keep_in, read_findings
from scirocco.players.analysis import Analysis, Effort, Moment, analyse
from scirocco.telling import speaker

MAP_WIDTH = 1500


def run_analysis(path: Path, effort: Effort, file: Path, html: Path | None) -> None:
    """Look through a recorded game and say what mattered."""
    record = open_record(path)
    game = record.game
    mark = Heading(hashlib.sha256(record.write().encode()).hexdigest(), effort)
    known = read_findings(file, mark)
    bar = Progress(
        TextColumn("Looking at {task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("the game", total=1.0)
        found = analyse(
            record,
            effort,
            known,
            keep_in(file),
            lambda part, turn: bar.update(task, completed=part, description=f"turn {turn}"),
        )
    names = [speaker(game).side(side) for side in range(len(game.sides))]
    say_lines(open_screen(), findings_text(game, found, names))
    if html is not None:
        write_file(html, findings_page(game, found, names, lambda moment: _picture(record, found, moment)))


def _picture(record: Record, found: Analysis, moment: Moment) -> str:
    """The better choice on the map, as a picture that stands in the page itself."""
    drawn = picture(record.game.id, record.game, record.at(moment.ply), record.game.board, Look())
    assert isinstance(drawn, str)
    ways = [step.spaces for step in moment.steps]
    png = to_png(with_layer(drawn, draw_arrows(record.game.board, ways)), MAP_WIDTH)
    better = escape(better_text(record.game, moment))
    return f'<img alt="{better}" src="data:image/png;base64,{base64.b64encode(png).decode()}">'
