"""Lines traced over the board: to a base for recovery, to a source for supply, back to a road for a tether."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from scirocco.core.board import members
from scirocco.core.movement import LOW, Marks, Steps


def trace(
    start: int, goals: int, open_spaces: int, touching: Sequence[int], longest: int = 1_000_000
) -> tuple[int, ...] | None:
    """The shortest line from ``start`` to a space of ``goals``, or None.

    Every space after the first must lie in the mask ``open_spaces``; the line is
    at most ``longest`` steps long. A start that is itself a goal is a line of one.
    """
    if (goals >> start) & 1:
        return (start,)
    came: dict[int, int] = {}
    seen = 1 << start
    frontier = [start]
    for _ in range(longest):
        following: list[int] = []
        for here in frontier:
            fresh = touching[here] & open_spaces & ~seen
            seen |= fresh
            for there in members(fresh):
                came[there] = here
                if (goals >> there) & 1:
                    return _walk_back(start, there, came)
                following.append(there)
        if not following:
            return None
        frontier = following
    return None


def _walk_back(start: int, space: int, came: dict[int, int]) -> tuple[int, ...]:
    way = [space]
    while space != start:
        space = came[space]
        way.append(space)
    way.reverse()
    return tuple(way)


class Lines:
    """The shortest lines from many starts to some goals, through open spaces; closed goals and starts have none.

    ``far`` is how many steps each space is from its nearest goal, -1 where no line leads. ``steps`` are the board's,
    with the neighbours of each space lowest first.
    """

    __slots__ = ("_far", "_steps")

    def __init__(self, goals: int, open_spaces: int, steps: Steps) -> None:
        size: int = steps.size
        closed = Marks(size)
        closed.add(~open_spaces, 1)
        far = vec[i64]([-1] * size)
        queue = vec[i64]([0] * size)
        count: i64 = 0
        for goal in members(goals):
            if not closed.on[goal]:
                far[goal] = 0
                queue[count] = goal
                count += 1
        first, words, shut = steps.first, steps.word, closed.on
        place: i64 = 0
        while place < count:
            here = queue[place]
            step = first[here]
            last = first[here + 1]
            while step < last:
                there = words[step] & LOW
                if far[there] < 0 and not shut[there]:
                    far[there] = far[here] + 1
                    queue[count] = there
                    count += 1
                step += 1
            place += 1
        self._far: vec[i64] = far
        self._steps = steps

    def trace(self, start: int) -> tuple[int, ...] | None:
        """The same line as :func:`trace` finds: only spaces that are a step nearer to a goal need be looked at."""
        far = self._far
        left = far[start]
        if left < 0:
            return None
        first, words = self._steps.first, self._steps.word
        came: dict[int, int] = {}
        frontier: list[int] = [start]
        while left > 0:
            left -= 1
            following: list[int] = []
            for here in frontier:
                step = first[here]
                last = first[here + 1]
                while step < last:
                    word = words[step] & LOW
                    if far[word] == left:
                        there: int = word
                        if there not in came:
                            came[there] = here
                            following.append(there)
                    step += 1
            frontier = following
        return _walk_back(start, frontier[0], came)
