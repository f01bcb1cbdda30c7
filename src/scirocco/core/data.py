"""Reading the files of a game folder, with errors that name the file, the field and the fix."""

from __future__ import annotations

import csv
import io
import threading
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from scirocco.core.errors import DataError

T = TypeVar("T")

ONE_AT_A_TIME = threading.Lock()
"""msgspec works out what a shape looks like when it first meets it. A second thread that meets it meanwhile would find
it half made, and end the process."""


def read_text(folder: Traversable, name: str) -> str:
    """A file of the folder as text."""
    try:
        return folder.joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(name, "", "the file is missing", f"add {name} to the game folder") from None
    except UnicodeDecodeError:
        raise DataError(name, "", "the file is not text", "save it as UTF-8") from None


def read_toml(folder: Traversable, name: str, kind: type[T]) -> T:
    """A TOML file, checked against the shape ``kind``."""
    try:
        with ONE_AT_A_TIME:
            return msgspec.toml.decode(read_text(folder, name), type=kind)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at ")
        raise DataError(
            name, field.strip("`").removeprefix("$."), problem, "see the same field of a sound game"
        ) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise DataError(name, "", f"not valid TOML: {error}", "mend the line it names") from None


def read_csv(folder: Traversable, name: str, kind: type[T]) -> list[T]:
    """A CSV file with a header row, one ``kind`` a row. Empty cells take the field's default."""
    rows = csv.DictReader(io.StringIO(read_text(folder, name)), restkey="")
    wanted = {field.name for field in msgspec.structs.fields(kind)}  # type: ignore[arg-type, unused-ignore]
    unknown = set(rows.fieldnames or ()) - wanted
    if unknown:
        raise DataError(name, "header", f"unknown columns {sorted(unknown)}", f"known are {sorted(wanted)}")
    found: list[T] = []
    for number, row in enumerate(rows, start=2):
        cells = {key: value for key, value in row.items() if value}
        if "" in cells:
            raise DataError(name, f"row {number}", "more cells than the header has columns", "quote cells with commas")
        try:
            with ONE_AT_A_TIME:
                found.append(msgspec.convert(cells, kind, strict=False))
        except msgspec.ValidationError as error:
            problem, _, field = str(error).partition(" - at ")
            where = f"row {number} {field.strip('`').removeprefix('$.')}".strip()
            raise DataError(name, where, problem, "see the same column in the other rows") from None
    return found
