"""A game folder: which files it has, whatever the system of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from scirocco.core.board import Board
from scirocco.core.boardfile import read_board
from scirocco.core.data import read_csv, read_toml
from scirocco.core.errors import DataError, NotationError


class HasTerrain(Protocol):
    """The tables of every system list the kinds of terrain."""

    @property
    def terrain(self) -> Mapping[str, Any]: ...


G = TypeVar("G")
T = TypeVar("T", bound=HasTerrain)
P = TypeVar("P")
S = TypeVar("S")


class GameFolder(Struct, Generic[G, T, P, S]):
    """A whole game folder as read, before any rule looks at it."""

    game: G
    board: Board
    tables: T
    pieces: list[P]
    scenario: S
    scenario_id: str


class ScenarioHeading(Struct):
    """All that is needed to put scenarios in order."""

    default: bool = False


def scenario_ids(folder: Traversable) -> list[str]:
    """The scenarios of a game folder, the default one first."""
    shelf = folder.joinpath("scenarios")
    found = {
        entry.name.removesuffix(".toml"): read_toml(folder, f"scenarios/{entry.name}", ScenarioHeading).default
        for entry in (shelf.iterdir() if shelf.is_dir() else ())
        if entry.name.endswith(".toml")
    }
    if not found:
        raise DataError("scenarios", "", "there is no scenario", "add one .toml file to the folder")
    return sorted(found, key=lambda name: (not found[name], name))


def read_game_folder(
    folder: Traversable, scenario: str | None, game: type[G], tables: type[T], piece: type[P], battle: type[S]
) -> GameFolder[G, T, P, S]:
    """Read every file of a game folder, each checked against its shape; the default scenario when none is named."""
    known = scenario_ids(folder)
    chosen = scenario or known[0]
    if chosen not in known:
        raise NotationError(f"there is no scenario {chosen!r}; there are {', '.join(known)}")
    found = read_toml(folder, "tables.toml", tables)
    return GameFolder(
        read_toml(folder, "game.toml", game),
        read_board(folder, set(found.terrain)),
        found,
        read_csv(folder, "pieces.csv", piece),
        read_toml(folder, f"scenarios/{chosen}.toml", battle),
        chosen,
    )
