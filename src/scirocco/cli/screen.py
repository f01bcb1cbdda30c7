"""Where text goes: the terminal with its colours and width, or a plain stream."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.console import Console

PLAIN_WIDTH = 132
"""Columns of text that goes to a file or a pipe: a whole board fits."""


def open_screen() -> Console:
    """A console on stdout. Nothing is highlighted and no brackets are markup unless we say so."""
    width = None if sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdecimal() else PLAIN_WIDTH
    return Console(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


def say(console: Console, text: str = "", style: str | None = None) -> None:
    """A line of prose; the terminal breaks it, a file gets it whole."""
    console.print(text, style=style, soft_wrap=not console.is_terminal)


def say_lines(console: Console, lines: Iterable[str]) -> None:
    """Lines laid out in columns; they are not broken again."""
    for line in lines:
        console.print(line, soft_wrap=True)
