"""Files that come in and go out. What cannot be read or written is said in one line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

import scirocco
from scirocco.core.data import read_toml
from scirocco.core.errors import NotationError, RecordError, SciroccoError
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.games import game_folder, game_ids


class BrokenRecord(SciroccoError):
    """A record whose file can be read, but whose game breaks a rule."""


class Chosen(NamedTuple):
    """What the person asked to play: a game, and perhaps a scenario and options."""

    game: str
    scenario: str | None
    options: tuple[str, ...]

    def load(self) -> Game[Any]:
        return scirocco.load(folder_or_id(self.game), self.scenario, dict.fromkeys(self.options, True))


def folder_or_id(text: str) -> str:
    """A game by its id, or a folder of yours also when it is named without a slash."""
    if text not in game_ids() and "/" not in text and Path(text).is_dir():
        return f"./{text}"
    return text


class ScenarioHead(Struct):
    """What people read of a scenario."""

    title: str = ""


def scenario_title(game: str, scenario: str) -> str:
    """What a scenario is called; its id when its folder is not at hand."""
    try:
        return read_toml(game_folder(game), f"scenarios/{scenario}.toml", ScenarioHead).title or scenario
    except (SciroccoError, OSError):
        return scenario


def open_record(path: Path, chosen: Chosen | None = None) -> Record:
    """Read a record and play it through the rules. ``chosen`` says which game it should be of."""
    data = path.read_bytes()

    def load(game_id: str, scenario: str, options: Mapping[str, bool]) -> Game[Any]:
        return scirocco.load(_source_of(game_id, chosen), scenario, options)

    try:
        record = read_record(data, load)
    except RecordError as error:
        kind = BrokenRecord if _is_in_the_game(data, error.line) else SciroccoError
        raise kind(f"{path}: {error}") from error
    if chosen is not None:
        _same_game(path, record.game, chosen)
    return record


def _source_of(game_id: str, chosen: Chosen | None) -> str:
    """A record names its game by id; where the person named a folder with that id, the folder is meant."""
    if chosen is not None and folder_or_id(chosen.game) != game_id:
        try:
            if chosen._replace(scenario=None, options=()).load().id == game_id:
                return folder_or_id(chosen.game)
        except SciroccoError:
            return game_id
    return game_id


def _is_in_the_game(data: bytes, line: int) -> bool:
    """Whether a line stands after the headers of a record that is whole."""
    lines = data.splitlines()
    headers = next((number for number, text in enumerate(lines, start=1) if not text.strip()), len(lines))
    return line > headers and data.endswith(b"\n")


def _same_game(path: Path, game: Game[Any], chosen: Chosen) -> None:
    wanted = chosen._replace(scenario=chosen.scenario or game.scenario).load()
    if wanted.id != game.id or wanted.scenario != game.scenario:
        raise NotationError(f"{path} is a game of {game.id} {game.scenario}, not of {wanted.id} {wanted.scenario}")
    if chosen.options and wanted.switches != game.switches:
        theirs = " ".join(name for name, on in game.switches.items() if on) or "none"
        raise NotationError(f"{path} is played with other options: {theirs}")


def write_file(path: Path, content: str | bytes) -> None:
    """Write a whole file, or nothing: a full disk does not spoil the old one."""
    data = content.encode() if isinstance(content, str) else content
    if not _can_be_replaced(path):
        path.write_bytes(data)
        return
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        error.filename = str(path)
        raise


def _can_be_replaced(path: Path) -> bool:
    """A plain file, or none yet, in a folder that is there; all else is left to the system to write or refuse."""
    if path.is_symlink() or not path.parent.is_dir():
        return False
    return not path.exists() or (path.is_file() and os.access(path, os.W_OK))
