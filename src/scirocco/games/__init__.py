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
from scirocco.core.data import read_toml
from scirocco.core.errors import DataError, NotationError
from scirocco.core.game import Game
from scirocco.systems import somnium

SYSTEMS = {"somnium": somnium}


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


def game_ids() -> list[str]:
    """The ids of all games in the package."""
    home = resources.files(__name__)
    return sorted(entry.name for entry in home.iterdir() if entry.is_dir() and entry.joinpath("game.toml").is_file())


def game_folder(game_id: str) -> Traversable:
    """The data folder of a game: one of the package by its id, or any folder of yours by its path."""
    if game_id in game_ids():
        return resources.files(__name__).joinpath(game_id)
    if "/" in game_id or "\\" in game_id or game_id in (".", ".."):
        path = Path(game_id)
        if path.joinpath("game.toml").is_file():
            return path
        raise NotationError(f"there is no game folder at {game_id}: it has no game.toml")
    raise NotationError(f"there is no game {game_id!r}; there are {', '.join(game_ids())}")


def board_ids() -> list[str]:
    """The ids of all boards in the package; some belong to games whose rules are still to come."""
    home = resources.files(__name__)
    return sorted(entry.name for entry in home.iterdir() if entry.is_dir() and entry.joinpath("board.toml").is_file())


def board_folder(board_id: str) -> Traversable:
    """The folder of a board, of the package or your own, whether it has rules or not."""
    if board_id in board_ids():
        return resources.files(__name__).joinpath(board_id)
    path = Path(board_id)
    if path.joinpath("board.toml").is_file():
        return path
    raise NotationError(f"there is no board {board_id!r}; there are {', '.join(board_ids())}")


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
        scenarios = tuple(_system(head).scenario_ids(folder))
        found.append(
            GameEntry(
                head.id, head.title, head.original, head.publisher, head.system, head.summary, head.turns, scenarios
            )
        )
    return found


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
    return game


def _system(head: Heading) -> Any:
    system = SYSTEMS.get(head.system)
    if system is None:
        raise DataError("game.toml", "system", f"unknown system {head.system!r}", f"one of {sorted(SYSTEMS)}")
    return system
