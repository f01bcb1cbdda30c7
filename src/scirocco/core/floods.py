"""Floods: which spaces lie so many steps away, for whole sets of spaces at once.

Sets are bit masks. Neighbours on a grid lie a few fixed differences apart, so that one shift for each difference
carries a whole front one step further.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Flood:
    """Links laid out by the difference of the two spaces they join; ``links[a]`` is the mask of spaces ``a`` leads to.

    >>> line = Flood([0b0010, 0b0101, 0b1010, 0b0100])
    >>> bin(line.step(0b0001)), bin(line.spread(0b0001, 0b0111, 9))
    ('0b10', '0b111')
    """

    __slots__ = ("_down", "_up")

    def __init__(self, links: Sequence[int]) -> None:
        self._up: list[tuple[int, int]] = []
        self._down: list[tuple[int, int]] = []
        origins: dict[int, int] = {}
        for here, mask in enumerate(links):
            rest = mask
            while rest:
                there = rest.bit_length() - 1
                rest &= ~(1 << there)
                origins[there - here] = origins.get(there - here, 0) | 1 << here
        self._lay_out(origins)

    def _lay_out(self, origins: dict[int, int]) -> None:
        self._up = [(shift, mask) for shift, mask in sorted(origins.items()) if shift > 0]
        self._down = [(-shift, mask) for shift, mask in sorted(origins.items()) if shift < 0]

    def without(self, pairs: Iterable[tuple[int, int]]) -> Flood:
        """The same, but for the links between some pairs."""
        origins = dict(self._up) | {-shift: mask for shift, mask in self._down}
        for here, there in pairs:
            origins[there - here] = origins.get(there - here, 0) & ~(1 << here)
        other = Flood(())
        other._lay_out(origins)
        return other

    def step(self, front: int) -> int:
        """The spaces one step from some of a mask."""
        grown = 0
        for shift, origins in self._up:
            grown |= (front & origins) << shift
        for shift, origins in self._down:
            grown |= (front & origins) >> shift
        return grown

    def spread(self, start: int, passable: int, longest: int) -> int:
        """The spaces within so many steps, the start included, each but the start passable."""
        seen = front = start
        for _ in range(longest):
            front = self.step(front) & passable & ~seen
            if not front:
                break
            seen |= front
        return seen

    def spread_all(self, starts: Sequence[tuple[int, int]], passable: int) -> int:
        """The spaces near some starts, each with a reach of its own. The furthest reach begins, and the others join
        when no more of it is left than they have."""
        if not starts:
            return 0
        seen = front = 0
        for left in range(max(reach for _, reach in starts), -1, -1):
            for start, reach in starts:
                if reach == left:
                    front |= start & ~seen
            seen |= front
            if left:
                front = self.step(front) & passable & ~seen
        return seen


class Tide:
    """A flood that rises only as far as somebody asks.

    >>> tide = Tide(Flood([0b0010, 0b0101, 0b1010, 0b0100]), 0b0001, 0b0111)
    >>> tide.distance(0b0100, 9), tide.distance(0b0100, 1), tide.distance(0b1000, 9)
    (2, -1, -1)
    """

    __slots__ = ("_flood", "_passable", "_rings", "_seen")

    def __init__(self, flood: Flood, start: int, passable: int) -> None:
        self._flood = flood
        self._passable = passable
        self._seen = start
        self._rings = [start]

    def distance(self, space: int, longest: int) -> int:
        """The steps to a space, given as a mask; -1 when it lies further than the longest way or out of reach."""
        if self._seen & space:
            for steps, ring in enumerate(self._rings):
                if ring & space:
                    return steps if steps <= longest else -1
        front = self._rings[-1]
        while front and len(self._rings) <= longest:
            front = self._flood.step(front) & self._passable & ~self._seen
            self._seen |= front
            self._rings.append(front)
            if front & space:
                return len(self._rings) - 1
        return -1
