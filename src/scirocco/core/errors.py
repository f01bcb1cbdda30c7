"""Errors that speak to the person who can mend them."""

from __future__ import annotations

from typing import NamedTuple


class SciroccoError(Exception):
    """Anything the user did, or gave us, that cannot stand. The message is one clear line."""


class DataError(SciroccoError):
    """A game folder is not sound: names the file, the field and the fix."""

    def __init__(self, file: str, field: str, problem: str, fix: str = "") -> None:
        self.file, self.field, self.problem, self.fix = file, field, problem, fix
        where = f"{file}: {field}" if field else file
        super().__init__(f"{where}: {problem}" + (f" ({fix})" if fix else ""))

    def __reduce__(self) -> tuple[type[DataError], tuple[str, str, str, str]]:
        return DataError, (self.file, self.field, self.problem, self.fix)


class NotationError(SciroccoError):
    """A text that is no action, position or place of this game."""


class DiceError(SciroccoError):
    """Dice that were scripted or recorded do not fit the rolls the rules ask for."""


class RecordError(SciroccoError):
    """A record that cannot be replayed: names the line."""

    def __init__(self, line: int, problem: str) -> None:
        self.line, self.problem = line, problem
        super().__init__(f"line {line}: {problem}" if line else problem)

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return RecordError, (self.line, self.problem)


class Why(NamedTuple):
    """Why an action is not allowed: the rule that forbids it, and the reason in words.

    ``code`` and ``args`` say the same without a language, so that a table may
    speak to its player in his own.
    """

    rule: str
    code: str
    text: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


class IllegalAction(SciroccoError):
    """An action the rules forbid. The position is as it was."""

    def __init__(self, action: str, why: Why) -> None:
        self.action, self.why = action, why
        super().__init__(f"{action}: {why}")

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, Why]]:
        return IllegalAction, (self.action, self.why)
