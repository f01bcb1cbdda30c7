"""An analysis in words and as a page, and the file in which its findings are kept until it is whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from scirocco.core.errors import SciroccoError
from scirocco.core.game import Game
from scirocco.lab.pages import figure, heading, page, paragraph, table
from scirocco.lab.plots import Mark, chance_line
from scirocco.players.analysis import Analysis, Chance, Effort, Finding, Moment, Question, Step
from scirocco.telling import plan, reason

DrawMoment = Callable[[Moment], str]
"""Makes a picture of a moment as HTML; an empty text where there is none."""
BLOCKS = "▁▂▃▄▅▆▇█"


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file of findings: of which game they are, and how hard one looked."""

    fingerprint: str
    effort: Effort


def read_findings(file: Path, mark: Heading) -> dict[Question, Finding]:
    """The findings a file has already, if they are of the same game and the same effort; else it begins anew."""
    known: dict[Question, Finding] = {}
    lines = file.read_bytes().splitlines() if file.exists() else []
    try:
        if not lines or msgspec.json.decode(lines[0], type=Heading) != mark:
            file.write_bytes(msgspec.json.encode(mark) + b"\n")
            return known
        for line in lines[1:]:
            found = msgspec.json.decode(line, type=Finding)
            known["chance" if isinstance(found, Chance) else "moment", found.ply] = found
    except msgspec.MsgspecError:
        if not known and len(lines) < 2:
            raise SciroccoError(f"{file} is not a file of findings: remove it or name another") from None
    # A line cut off in the middle is left out.
    file.write_bytes(
        b"\n".join([msgspec.json.encode(mark), *(msgspec.json.encode(found) for found in known.values()), b""])
    )
    return known


def keep_in(file: Path) -> Callable[[Finding], None]:
    """Write each finding down as it is made."""

    def keep(found: Finding) -> None:
        with file.open("ab") as out:
            out.write(msgspec.json.encode(found) + b"\n")

    return keep


def spark(chances: Sequence[Chance]) -> str:
    """The line as a row of blocks.

    >>> spark([Chance(0, 1, 0, 0.0, 0, 0), Chance(1, 1, 1, 1.0, 0, 0)])
    '▁█'
    """
    return "".join(BLOCKS[min(7, int(8 * point.chance))] for point in chances)


def reasons_text(game: Game[Any], step: Step) -> str:
    """Why an action would have been better."""
    return "; ".join(reason(game, one) for one in step.reasons)


def better_text(game: Game[Any], moment: Moment) -> str:
    """The better choice: an action in notation, or a plan in words."""
    return moment.action or plan(game, moment.plan)


def findings_text(game: Game[Any], found: Analysis, names: Sequence[str]) -> list[str]:
    """The analysis for the terminal."""
    lines = [f"The {names[0]}'s chance to win, turn by turn:", f"  {spark(found.chances)}"]
    turns: dict[int, list[str]] = {}
    for point in found.chances:
        turns.setdefault(point.turn, []).append(f"{point.chance:.0%}")
    lines += [f"  turn {turn:>2}: {' -> '.join(values)}" for turn, values in turns.items()]
    worst = found.worst()
    lines.append("")
    if not worst:
        lines.append("No decision cost more than two hundredths of a win.")
    for number, moment in enumerate(worst, start=1):
        lines.append(f"{number}. Turn {moment.turn}, the {names[moment.side]}: {moment.played}")
        lines.append(f"   cost {moment.cost:.0%} of a win ({moment.value:.0%} instead of {moment.better_value:.0%})")
        lines.append(f"   better: {better_text(game, moment)}")
        lines += [
            f"     {step.text}" + (f"  ({why})" if (why := reasons_text(game, step)) else "")
            for step in moment.steps[:4]
        ]
    return lines


def findings_page(game: Game[Any], found: Analysis, names: Sequence[str], draw: DrawMoment) -> str:
    """The analysis as one HTML file, each costly decision with its picture."""
    worst = found.worst()
    at = {point.ply: point for point in found.chances}
    marks = []
    for moment in worst:
        before = max((ply for ply in at if ply <= moment.ply), default=None)
        height = at[before].chance if before is not None else 0.5
        marks.append(Mark(float(moment.ply), height, f"turn {moment.turn}: {better_text(game, moment)}"))
    firsts: dict[int, float] = {}
    for point in found.chances:
        firsts.setdefault(point.turn, float(point.ply))
    line = chance_line(
        [(float(p.ply), p.chance, p.low, p.high) for p in found.chances],
        marks,
        [(x, str(turn)) for turn, x in firsts.items()],
        f"The {names[0]}'s chance to win",
    )
    parts = [
        heading("The course of the game"),
        figure(line, f"the {names[0]}'s chance to win, by turns; the band is the 95 % interval of the play-outs"),
        heading("The decisions that cost most"),
    ]
    if not worst:
        parts.append(paragraph("No decision cost more than two hundredths of a win."))
    for number, moment in enumerate(worst, start=1):
        parts += [
            heading(f"{number}. Turn {moment.turn}, the {names[moment.side]}", 3),
            paragraph(
                f"Played: {moment.played}. It cost {moment.cost:.0%} of a win: {moment.value:.0%} "
                f"instead of {moment.better_value:.0%}."
            ),
            paragraph(f"Better: {better_text(game, moment)}."),
        ]
        picture = draw(moment)
        if picture:
            parts.append(figure(picture, "the better choice on the map"))
        if moment.steps:
            parts.append(table(["action", "why"], [[step.text, reasons_text(game, step)] for step in moment.steps]))
    parts += [
        heading("All decisions looked at"),
        table(
            ["turn", "side", "played", "cost"],
            [
                [moment.turn, names[moment.side], moment.played, f"{moment.cost:.1%}"]
                for moment in sorted(found.moments, key=lambda one: one.ply)
            ],
        ),
    ]
    return page(f"Analysis of a game of {game.title}", f"{game.scenario}; play-outs by the script", *parts)
