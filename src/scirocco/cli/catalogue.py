"""The games there are, for people and for programs."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from msgspec import Struct

from scirocco.core.data import read_toml
from scirocco.games import catalogue, game_folder

INDENT = " " * 12
"""Room for the longest id, and two to part it from the title."""


class Seat(Struct):
    id: str


class Seats(Struct):
    """The sides in game.toml: a list of games need not load every board."""

    sides: list[Seat]


def games_json() -> list[dict[str, Any]]:
    return [
        {
            **entry._asdict(),
            "scenarios": list(entry.scenarios),
            "sides": [side.id for side in read_toml(game_folder(entry.id), "game.toml", Seats).sides],
        }
        for entry in catalogue()
    ]


def games_text() -> str:
    """A paragraph for each game."""
    paragraphs = []
    for game in games_json():
        scenarios = ", ".join(game["scenarios"])
        lines = [
            f"{game['id']:<{len(INDENT)}}{game['title']} ({game['original']}), {game['publisher']}",
            *wrap(game["summary"], 100, initial_indent=INDENT, subsequent_indent=INDENT),
            f"{INDENT}{game['turns']} turns; {' against '.join(game['sides'])}; scenarios: {scenarios}",
        ]
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs)
