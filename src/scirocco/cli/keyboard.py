"""The person at the keyboard, or the pipe that stands in for one."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console

PROMPT = "> "


class Keyboard:
    """Reads what is typed, line by line; None when there is nothing more to come."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_person = sys.stdin is not None and sys.stdin.isatty()
        if self.is_person:
            _remember_lines()

    def ask(self) -> str | None:
        """The next line, without spaces around it."""
        if self.is_person:
            sys.stdout.flush()
            try:
                return input(PROMPT).strip()
            except EOFError:
                self._console.print()
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return None
        self._console.print(f"{PROMPT}{line.strip()}", soft_wrap=True)
        return line.strip()


def _remember_lines() -> None:
    """Arrow keys and earlier lines, where the system has readline."""
    with suppress(ImportError):
        import readline  # noqa: F401
