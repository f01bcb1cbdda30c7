"""Lines traced over the board: to a base for recovery, to a source for supply, back to a road for a tether."""

from __future__ import annotations

from collections.abc import Sequence

from scirocco.core.board import members
from scirocco.core.movement import Marks


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


def flood(start: int, open_spaces: int, touching: Sequence[int]) -> int:
    """Mask of all spaces joined to ``start`` through open spaces, the start included."""
    seen = frontier = 1 << start
    while frontier:
        grown = 0
        for here in members(frontier):
            grown |= touching[here]
        frontier = grown & open_spaces & ~seen
        seen |= frontier
    return seen


def joined(starts: int, open_spaces: int, neighbours: Sequence[tuple[int, ...]]) -> Marks:
    """A mark on every space that a line through open spaces joins to one of the starts; closed starts join nothing."""
    found = Marks(len(neighbours))
    closed = Marks(len(neighbours))
    closed.add(~open_spaces, 1)
    frontier = [start for start in members(starts) if not closed[start]]
    for start in frontier:
        found.put(start, 1)
    while frontier:
        following: list[int] = []
        for here in frontier:
            for there in neighbours[here]:
                if not found[there] and not closed[there]:
                    found.put(there, 1)
                    following.append(there)
        frontier = following
    return found
