"""How this copy of Scirocco was built: whether its rules run as compiled code, and why not if they do not."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

PLAIN_NOTE = Path(__file__).parent / "plain.txt"
"""Written into the package by a build that did not compile the rules: the reason, and the cure, in one line."""
FROM_SOURCES = "it runs from its sources; 'make compile' compiles them"


class Build(NamedTuple):
    """``why`` is empty where the rules are compiled."""

    compiled: bool
    why: str

    @property
    def kind(self) -> str:
        return "compiled" if self.compiled else "plain Python"

    def __str__(self) -> str:
        return self.kind if self.compiled else f"{self.kind}, many times slower: {self.why}"


def compiled() -> bool:
    """Whether the rules run as compiled code (mypyc) or as plain Python."""
    from scirocco.core import movement

    return not (movement.__file__ or "").endswith(".py")


def how_built() -> Build:
    """Whether the rules are compiled, and why not."""
    if compiled():
        return Build(True, "")
    return Build(False, PLAIN_NOTE.read_text(encoding="utf-8").strip() if PLAIN_NOTE.is_file() else FROM_SOURCES)
