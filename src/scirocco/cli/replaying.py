"""A recorded game, told again turn by turn."""

from __future__ import annotations

from rich.console import Console

from scirocco.cli.names import as_somnium, joined, side_name
from scirocco.cli.reports import score_lines_text
from scirocco.cli.screen import say, say_lines
from scirocco.cli.sentences import STRUCTURE, sentence
from scirocco.cli.textboard import show_board
from scirocco.core.records import Record
from scirocco.systems.somnium import Somnium


def tell_game(console: Console, record: Record) -> None:
    """The whole game in sentences."""
    game = as_somnium(record.game)
    say(console, heading(game, record), "bold")
    for _, entry, events in record.positions():
        for remark in entry.remarks if entry is not None else ():
            say(console, f"  # {remark}", "italic")
        for event in events:
            if isinstance(event, STRUCTURE):
                console.print()
                say(console, sentence(game, event), "bold underline")
            else:
                say(console, f"  {sentence(game, event)}")
    console.print()
    say(console, ending(game, record))


def heading(game: Somnium, record: Record) -> str:
    options = [name for name, on in game.switches.items() if on]
    played = f", with {joined(options)}" if options else ""
    return f"{game.title}, {game.scenario_data.title}{played}: {counted(len(record.entries))}."


def ending(game: Somnium, record: Record) -> str:
    """Where the record stops."""
    result = game.result(record.position)
    if result is None:
        return f"The game is not over: turn {record.position.turn} of {game.turns}."
    totals = ", ".join(f"{side_name(game, side)} {points}" for side, points in enumerate(result.scores))
    verdict = "a draw" if result.winner < 0 else f"victory for the {side_name(game, result.winner)}"
    return f"Final score: {totals}; {verdict}."


def verdict(console: Console, record: Record) -> None:
    """What --verify says of a record that held."""
    game = as_somnium(record.game)
    say(console, f"Sound: {counted(len(record.entries))}, every one within the rules. {ending(game, record)}")


def show_at(console: Console, record: Record, number: int) -> None:
    """The board after so many actions, and the score there."""
    game = as_somnium(record.game)
    pos = record.at(number)
    say(console, f"After {counted(number)} of {len(record.entries)}:")
    show_board(console, game, pos)
    say_lines(console, score_lines_text(game, pos))


def counted(actions: int) -> str:
    """
    >>> counted(1), counted(3)
    ('1 action', '3 actions')
    """
    return f"{actions} action" if actions == 1 else f"{actions} actions"
