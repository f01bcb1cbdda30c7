"""A position: everything that changes during a game, and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scirocco.core.decisions import Task
from scirocco.core.movement import PAPERS, take_paper

AWAY: Final = -1
"""Where a piece is that has not come into play."""
DEAD: Final = -2
"""Where a piece is that was destroyed."""


class Position:
    """Flat, small, cheap to copy, equal by value.

    ``at[piece]`` is a space, AWAY or DEAD; ``marks[piece]`` holds its state as
    bits whose meaning the rules system gives. ``agenda`` is the stack of what is
    still to be decided, the next decision last.
    """

    __slots__ = ("agenda", "at", "marks", "over", "phase", "turn")

    def __init__(self, pieces: int) -> None:
        self.turn = 0
        self.phase = 0
        self.over = False
        self.at: list[int] = [AWAY] * pieces
        self.marks: list[int] = [0] * pieces
        self.agenda: list[Task] = []

    def copy_base_to(self, other: Position) -> None:
        """For ``copy`` of a subclass: the fields every game has."""
        other.turn = self.turn
        other.phase = self.phase
        other.over = self.over
        other.at = self.at[:]
        other.marks = self.marks[:]
        other.agenda = self.agenda[:]

    def key(self) -> tuple[object, ...]:
        """All fields as one hashable value; a subclass adds its own."""
        return (self.turn, self.phase, self.over, tuple(self.at), tuple(self.marks), tuple(self.agenda))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(other) is type(self) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def crowded(at: list[int], pieces: list[int], spaces: int, most: int, but: int = -1) -> list[int]:
    """The spaces below ``spaces`` that hold ``most`` of some pieces or more; the piece ``but`` is not counted.

    >>> crowded([4, 7, 4, 7, AWAY], [0, 1, 2, 3, 4], 9, 2, but=3)
    [4]
    """
    paper = take_paper(spaces)
    on, base = paper.on, paper.base
    full: i64 = base + most
    found: list[int] = []
    for piece in pieces:
        where = at[piece]
        if 0 <= where < spaces and piece != but:
            here: i64 = where
            count = on[here] + 1 if on[here] >= base else base + 1
            on[here] = count
            if count == full:
                found.append(where)
    paper.base = base + len(pieces) + 1
    PAPERS.append(paper)
    return found
