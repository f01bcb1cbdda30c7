"""A recorded game, told again turn by turn."""

from __future__ import annotations

from rich.console import Console

from scirocco.cli.desk import Desk, joined
from scirocco.cli.files import scenario_title
from scirocco.cli.reports import score_lines_text
from scirocco.cli.screen import say, say_lines
from scirocco.cli.textboard import show_board
from scirocco.core.records import Record


def tell_game(console: Console, record: Record, desk: Desk) -> None:
    """The whole game in sentences."""
    say(console, heading(record), "bold")
    for _, entry, events in record.positions():
        for remark in entry.remarks if entry is not None else ():
            say(console, f"  # {remark}", "italic")
        for event in events:
            if desk.teller.is_structure(event):
                console.print()
                say(console, desk.tell(event), "bold underline")
            else:
                say(console, f"  {desk.tell(event)}")
    console.print()
    say(console, ending(record, desk))


def heading(record: Record) -> str:
    game = record.game
    options = [name for name, on in game.switches.items() if on]
    played = f", with {joined(options)}" if options else ""
    return f"{game.title}, {scenario_title(game.id, game.scenario)}{played}: {counted(len(record.entries))}."


def ending(record: Record, desk: Desk) -> str:
    """Where the record stops."""
    game = record.game
    result = game.result(record.position)
    if result is None:
        return f"The game is not over: turn {record.position.turn} of {desk.shown.turns(game)}."
    totals = ", ".join(f"{desk.side(side)} {points}" for side, points in enumerate(result.scores))
    verdict = "a draw" if result.winner < 0 else f"victory for the {desk.side(result.winner)}"
    return f"Final score: {totals}; {verdict}."


def verdict(console: Console, record: Record, desk: Desk) -> None:
    """What --verify says of a record that held."""
    say(console, f"Sound: {counted(len(record.entries))}, every one within the rules. {ending(record, desk)}")


def show_at(console: Console, record: Record, number: int, desk: Desk) -> None:
    """The board after so many actions, and the score there."""
    pos = record.at(number)
    say(console, f"After {counted(number)} of {len(record.entries)}:")
    show_board(console, desk, pos)
    say_lines(console, score_lines_text(desk, pos))


def counted(actions: int) -> str:
    """
    >>> counted(1), counted(3)
    ('1 action', '3 actions')
    """
    return f"{actions} action" if actions == 1 else f"{actions} actions"
