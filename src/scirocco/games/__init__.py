"""The games: one folder of data each. Here they are found and loaded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from scirocco.core.board import Board
from scirocco.core.boardfile import read_board
from scirocco.core.corrections import read_corrections
from scirocco.core.data import read_toml
from scirocco.core.errors import DataError, NotationError
from scirocco.core.game import Game
from scirocco.core.gamefolder import scenario_ids
from scirocco.systems import areas, chitpull, somnium

SYSTEMS = {"areas": areas, "chitpull": chitpull, "somnium": somnium}


class Heading(Struct):
    """The part of game.toml that every game has, whatever its system."""

    id: str
    title: str
    original: str
    publisher: str
    system: str
    summary: str
    turns: int


class GameEntry(NamedTuple):
    """A game in the catalogue."""

    id: str
    title: str
    original: str
    publisher: str
    system: str
    summary: str
    turns: int
    scenarios: tuple[str, ...]


def _shelf(file: str) -> list[str]:
    """The folders of the package that hold a file of this name."""
    home = resources.files(__name__)
    return sorted(entry.name for entry in home.iterdir() if entry.is_dir() and entry.joinpath(file).is_file())


def _folder(name: str, file: str, what: str) -> Traversable:
    """A folder of the package by its id, or any folder of yours by its path."""
    if name in _shelf(file):
        return resources.files(__name__).joinpath(name)
    path = Path(name)
    if path.joinpath(file).is_file():
        return path
    if "/" in name or "\\" in name or name in (".", ".."):
        raise NotationError(f"there is no {what} folder at {name}: it has no {file}")
    raise NotationError(f"there is no {what} {name!r}; there are {', '.join(_shelf(file))}")


def game_ids() -> list[str]:
    """The ids of all games in the package."""
    return _shelf("game.toml")


def game_folder(game_id: str) -> Traversable:
    """The data folder of a game: one of the package by its id, or any folder of yours by its path."""
    return _folder(game_id, "game.toml", "game")


def board_ids() -> list[str]:
    """The ids of all boards in the package."""
    return _shelf("board.toml")


def board_folder(board_id: str) -> Traversable:
    """The folder of a board, of the package or your own, whether it has rules or not."""
    return _folder(board_id, "board.toml", "board")


def load_board(board_id: str) -> Board:
    """A board without any rules, to look at or to print.

    >>> load_board("merkur").size
    120
    """
    return read_board(board_folder(board_id))


def catalogue() -> list[GameEntry]:
    """All games of the package, for a list to choose from."""
    found = []
    for game_id in game_ids():
        folder = game_folder(game_id)
        head = read_toml(folder, "game.toml", Heading)
        scenarios = tuple(scenario_ids(folder))
        found.append(
            GameEntry(
                head.id, head.title, head.original, head.publisher, head.system, head.summary, head.turns, scenarios
            )
        )
    return found


def scenario_names(game_id: str) -> list[str]:
    """The ids of a game's scenarios, the first the usual one."""
    return scenario_ids(game_folder(game_id))


def load(game_id: str, scenario: str | None = None, options: Mapping[str, bool] | None = None) -> Game[Any]:
    """Load a game of the package by its id, or your own by the path of its folder.

    >>> load("alamein", options={"rail_off": True}).scenario
    'historical'
    """
    chosen = tuple(sorted(name for name, on in (options or {}).items() if on))
    if game_id in game_ids():
        return _load_once(game_id, scenario, chosen)
    return _load(game_id, scenario, chosen)


@lru_cache(maxsize=32)
def _load_once(game_id: str, scenario: str | None, options: tuple[str, ...]) -> Game[Any]:
    return _load(game_id, scenario, options)


def _load(game_id: str, scenario: str | None, options: tuple[str, ...]) -> Game[Any]:
    folder = game_folder(game_id)
    head = read_toml(folder, "game.toml", Heading)
    game: Game[Any] = _system(head).load(folder, scenario, dict.fromkeys(options, True))
    game.corrections = read_corrections(folder)
    return game


def _system(head: Heading) -> Any:
    system = SYSTEMS.get(head.system)
    if system is None:
        raise DataError("game.toml", "system", f"unknown system {head.system!r}", f"one of {sorted(SYSTEMS)}")
    return system
