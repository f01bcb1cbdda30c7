"""Sitting down to a game: new or saved, with a friend or against the machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scirocco.cli.desk import Desk
from scirocco.cli.files import Chosen, folder_or_id, open_record, scenario_title
from scirocco.cli.screen import open_screen, say
from scirocco.cli.table import Table, seats_text
from scirocco.core.dice import RandomDice
from scirocco.core.errors import NotationError
from scirocco.core.game import Game
from scirocco.core.records import Record
from scirocco.players import Player, levels_of, make_player
from scirocco.telling.words import check_language

PERSON = "person"


def sit_down(
    chosen: Chosen, side: str | None, against: str | None, seed: int | None, saved: Path | None, language: str
) -> None:
    """Play at the terminal. A saved game remembers who played which side, unless it is said anew."""
    wanted = chosen.load()
    if side is not None:
        wanted.side_named(side)
    levels = levels_of(wanted)
    if against is not None and against not in (*levels, PERSON):
        raise NotationError(
            f"there is no level {against!r}; there are {', '.join(levels)}, and {PERSON} for two people"
        )
    record = Record(wanted) if saved is None else open_record(saved, chosen)
    game = record.game
    desk = Desk(game, check_language(language))
    machines = _seat(game, record, side, against, seed)
    console = open_screen()
    source = folder_or_id(chosen.game)
    say(console, f"{game.title}: {scenario_title(source, game.scenario)}. {seats_text(desk, machines)}", "bold")
    Table(record, RandomDice(seed), machines, console, source, desk).run()


def _seat(
    game: Game[Any], record: Record, side: str | None, against: str | None, seed: int | None
) -> dict[int, Player]:
    """The machine's seats, written into the record's headers so that a saved game knows them."""
    level = against or record.headers.get("against", PERSON)
    if level == PERSON:
        record.headers.pop("against", None)
        record.headers.pop("side", None)
        return {}
    name = side or record.headers.get("side", game.sides[0])
    mine = game.side_named(name)
    record.headers.update(against=level, side=name)
    return {
        number: make_player(level, None if seed is None else seed + number)
        for number in range(len(game.sides))
        if number != mine
    }
