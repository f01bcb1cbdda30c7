"""Whether a game folder is sound: every file, every scenario, the set-up, the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

import scirocco
from scirocco.cli.files import folder_or_id
from scirocco.cli.rulebook import Rulebook
from scirocco.core.corrections import CORRECTIONS, FIRST_REVISION, Correction, read_corrections
from scirocco.core.data import read_toml
from scirocco.core.errors import DataError, SciroccoError
from scirocco.core.game import Game
from scirocco.games import board_ids, game_folder, game_ids, load_board, scenario_names
from scirocco.games.boardchecks import board_faults
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.engagement import is_engaged
from scirocco.systems.somnium.position import SomniumPosition


class Switch(Struct):
    """An option follows a ruling, or a rule that the rulebook itself leaves to the players."""

    ruling: str = ""
    rule: str = ""


class Switches(Struct):
    """The options in game.toml."""

    options: dict[str, Switch] = {}


def problems(game_id: str) -> list[str]:
    """What is wrong with a game, each in one line that names the file, the field and the fix."""
    found: list[str] = []
    for problem in _all_problems(folder_or_id(game_id)):
        if problem not in found:
            found.append(problem)
    return found


def _all_problems(game_id: str) -> Iterator[str]:
    if game_id in board_ids() and game_id not in game_ids():
        yield from (f"board: {fault}" for fault in board_faults(load_board(game_id)))
        return
    folder = game_folder(game_id)
    try:
        scenarios = scenario_names(game_id)
    except (SciroccoError, OSError) as error:
        yield _told(error, "scenarios")
        return
    try:
        yield from (f"board: {fault}" for fault in board_faults(load_board(game_id)))
    except SciroccoError as error:
        yield str(error)
    game: Game[Any] | None = None
    for scenario in scenarios:
        try:
            game = scirocco.load(game_id, scenario)
        except (SciroccoError, OSError, ValueError, LookupError) as error:
            yield _told(error, f"scenarios/{scenario}.toml")
            continue
        yield from _set_up_problems(game, f"scenarios/{scenario}.toml")
    try:
        book = Rulebook(folder)
        corrections = read_corrections(folder)
    except (SciroccoError, OSError) as error:
        yield _told(error, "rulebook")
        return
    yield from _correction_problems(corrections, book)
    if game is not None:
        yield from _rulebook_problems(game, read_toml(folder, "game.toml", Switches), book)


def _told(error: Exception, file: str) -> str:
    """An error as a line; one that names no file of its own gets the file being read."""
    if isinstance(error, SciroccoError):
        return str(error)
    if isinstance(error, LookupError):
        return f"{file}: {error} is named but defined nowhere in the folder (define it, or mend the name)"
    return f"{file}: {error}"


def _set_up_problems(game: Game[Any], file: str) -> Iterator[str]:
    pos = game.start()
    for fault in game.faults(pos):
        yield str(DataError(file, "setup", fault, "mend the hex in pieces.csv"))
    if isinstance(game, Somnium):
        yield from _somnium_problems(game, pos)


def _somnium_problems(game: Somnium, pos: SomniumPosition) -> Iterator[str]:
    for unit in game.army[0]:
        if is_engaged(game, pos, unit):
            where = game.board.ids[pos.at[unit]]
            yield str(
                DataError(
                    "pieces.csv",
                    f"{game.piece_ids[unit]} hex",
                    f"in {where} it stands next to an enemy",
                    "no enemies touch at the start",
                )
            )
    yield from _home_problems(game, pos)


def _home_problems(game: Somnium, pos: SomniumPosition) -> Iterator[str]:
    """10.1: printed places are land behind the side's own start line; units without one are placed by hand, or come in
    later."""
    by_hand = {unit for task in pos.agenda for unit in task.pieces}
    for unit in game.units:
        if unit.entry:
            continue
        if unit.home < 0:
            if unit.number not in by_hand:
                yield str(
                    DataError(
                        "pieces.csv", f"{unit.id} hex", "it has no place", "give it a hex, or let the scenario place it"
                    )
                )
            continue
        number = game.board.ids[unit.home]
        if game.board.is_box(unit.home) or not game.land >> unit.home & 1:
            yield str(
                DataError("pieces.csv", f"{unit.id} hex", f"nobody can stand in {number}", "choose a hex on land")
            )
        elif not game.start_zone[unit.side] >> unit.home & 1:
            yield str(
                DataError(
                    "pieces.csv",
                    f"{unit.id} hex",
                    f"{number} is not behind its start line",
                    "choose another hex, or mend the side in hexes.csv",
                )
            )
    if pos.agenda and not game.options(pos):
        yield str(DataError("hexes.csv", "side", "no hex is open for the units to be placed", "mark the side's hexes"))


def _rulebook_problems(game: Game[Any], switches: Switches, book: Rulebook) -> Iterator[str]:
    numbers = [rule.number for rule in book.rules]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield str(DataError("rulebook/index.toml", number, "the rule stands there twice", "remove one"))
    for number in numbers:
        if number not in book.texts:
            yield str(DataError("rulebook/en.md", number, "the rule has no text", f"add a heading '## {number} ...'"))
    for number in book.texts:
        if number not in numbers:
            yield str(DataError("rulebook/index.toml", number, "a rule of en.md is missing", "add it"))
    known = {ruling.id for ruling in book.rulings}
    for ruling in book.rulings:
        if ruling.rule not in numbers:
            yield str(
                DataError(
                    "rulebook/rulings.toml",
                    f"{ruling.id} rule",
                    f"there is no rule {ruling.rule}",
                    "name a rule of index.toml",
                )
            )
        if ruling.option and ruling.option not in game.switches:
            yield str(
                DataError(
                    "rulebook/rulings.toml",
                    f"{ruling.id} option",
                    f"there is no option {ruling.option!r}",
                    "add it to game.toml",
                )
            )
    for name, option in switches.options.items():
        if option.rule in numbers and not option.ruling:
            continue
        if option.ruling not in known:
            yield str(
                DataError(
                    "game.toml",
                    f"options.{name}.ruling",
                    f"there is no ruling {option.ruling!r}",
                    "add it to rulings.toml",
                )
            )


def _correction_problems(corrections: Sequence[Correction], book: Rulebook) -> Iterator[str]:
    known = {rule.number for rule in book.rules} | {ruling.id for ruling in book.rulings}
    newest = FIRST_REVISION
    for number, correction in enumerate(corrections, start=1):
        where = f"correction {number}"
        if not max(newest, FIRST_REVISION + 1) <= correction.revision <= newest + 1:
            yield str(
                DataError(
                    CORRECTIONS,
                    f"{where} revision",
                    f"revision {correction.revision} stands behind revision {newest}",
                    f"revisions are counted from {FIRST_REVISION + 1} on, each after the one before",
                )
            )
        newest = max(newest, correction.revision)
        if correction.rule not in known:
            yield str(
                DataError(
                    CORRECTIONS,
                    f"{where} rule",
                    f"there is no rule or ruling {correction.rule}",
                    "name one of index.toml or rulings.toml",
                )
            )
        if not correction.text.strip().endswith("."):
            yield str(
                DataError(CORRECTIONS, f"{where} text", "it is no sentence", "say what has changed, with a full stop")
            )
