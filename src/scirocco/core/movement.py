"""Movement search: where a piece can go, at what cost, and by which way.

Costs are whole half-points, so a road at half a point is exact. This is the
search everything else waits for; it works on flat arrays of machine integers
(:mod:`librt.vecs`), which compiled code reads without making an object.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from scirocco.core.board import flags_of, members

Links = Sequence[Sequence[tuple[int, int]]]
NO_LINKS: Links = ()

HALT = 1
"""Ground that can be entered, but nobody goes on from it: an enemy zone, a minefield."""
BARRED = 2
"""Ground that cannot be entered."""


class Steps:
    """Links laid out flat, made once for many searches.

    ``links[a]`` lists ``(b, cost)``; ``rails[a]`` further links that serve only between two open spaces. The steps
    out of a space ``a`` are numbered from ``first[a]``, its rails from ``rail[a]``, up to ``first[a + 1]``.
    """

    __slots__ = ("first", "price", "rail", "size", "there")

    def __init__(self, links: Links, rails: Links = NO_LINKS) -> None:
        self.size = len(links)
        self.first: vec[i64] = vec[i64]()
        self.rail: vec[i64] = vec[i64]()
        self.there: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        for space in range(len(links)):
            self.first = append(self.first, len(self.there))
            self._add(links[space])
            self.rail = append(self.rail, len(self.there))
            if rails:
                self._add(rails[space])
        self.first = append(self.first, len(self.there))

    def _add(self, steps: Sequence[tuple[int, int]]) -> None:
        for there, price in steps:
            self.there = append(self.there, there)
            self.price = append(self.price, price)


class Reach:
    """Every space a piece can get to: its cheapest cost and the space it comes from."""

    __slots__ = ("_came", "_cost", "_order", "_ways", "start")

    def __init__(self, start: int, order: vec[i64], cost: vec[i64], came: vec[i64]) -> None:
        self.start = start
        self._order: vec[i64] = order
        self._cost: vec[i64] = cost
        self._came: vec[i64] = came
        self._ways: dict[int, tuple[int, ...]] = {start: (start,)}

    @property
    def cost(self) -> dict[int, int]:
        """The cost of each space that can be reached, in the order in which they were found."""
        return {space: self._cost[space] for space in self._order}

    @property
    def came(self) -> dict[int, int]:
        """For each space but the first, the one before it on the way."""
        return {space: self._came[space] for space in self._order if space != self.start}

    def __contains__(self, space: int) -> bool:
        return self._cost[space] >= 0

    def cost_of(self, space: int) -> int:
        """The cost of a space; -1 when it is out of reach."""
        return self._cost[space]

    def add(self, space: int, came: int) -> None:
        """A further space, reached from another at no cost: a ship that waits in the port."""
        if self._cost[space] < 0:
            self._order = append(self._order, space)
        self._cost[space] = self._cost[came]
        self._came[space] = came

    def path(self, space: int) -> tuple[int, ...]:
        """The cheapest way there, both ends included."""
        way = self._ways.get(space)
        if way is None:
            spaces = [space]
            here: i64 = space
            start: i64 = self.start
            while here != start:
                here = self._came[here]
                spaces.append(here)
            spaces.reverse()
            way = self._ways[space] = tuple(spaces)
        return way

    def ends(self, shut: list[int], closed: bytes = b"") -> list[int]:
        """All spaces but the first, those shut and those whose flag in ``closed`` is set, lowest first."""
        cost = self._cost
        lowest: i64 = self.start
        highest: i64 = self.start
        for space in self._order:
            if space < lowest:
                lowest = space
            elif space > highest:
                highest = space
        found: list[int] = []
        space = lowest
        while space <= highest:
            if cost[space] >= 0 and not (closed and closed[space]):
                found.append(space)
            space += 1
        for refused in (self.start, *shut):
            if refused in found:
                found.remove(refused)
        return found


def reach(
    start: int,
    points: int,
    links: Links,
    *,
    barred: int = 0,
    stops: int = 0,
    rails: Links = NO_LINKS,
    rails_open: int = 0,
) -> Reach:
    """Spread out from ``start`` with ``points`` half-points to spend.

    ``links[a]`` lists ``(b, cost)``. Spaces in the mask ``barred`` cannot be
    entered; those in ``stops`` can, but nobody goes on from them (an enemy
    zone, a minefield). ``rails`` are further links that serve only between two
    spaces of ``rails_open``. Who searches often makes the :class:`Steps` and
    the ground once and calls :func:`spread`.
    """
    return spread(start, points, Steps(links, rails), lay_ground(len(links), barred, stops), rails_open)


def lay_ground(size: int, barred: int, stops: int) -> bytes:
    """Two masks as one byte a space, as :func:`spread` wants them."""
    ground = bytearray(flags_of(stops, size))
    for space in members(barred & ((1 << size) - 1)):
        ground[space] |= BARRED
    return bytes(ground)


def _has(mask: int, space: int) -> bool:
    return mask >> space & 1 == 1


def spread(start: int, points: int, steps: Steps, ground: bytes, rails_open: int = 0) -> Reach:
    """The search itself: spaces in the order of their cost, each entered from the first that offers the lowest.

    ``waiting`` holds the spaces still to go on from, in one chain for each cost: ``head`` and ``tail`` are the ends
    of the chains, ``following`` their links.
    """
    origin: i64 = start
    here = origin
    most: i64 = points
    size: i64 = steps.size
    cost = vec[i64]([-1] * size)
    came = vec[i64]([-1] * size)
    head = vec[i64]([-1] * (most + 1))
    tail = vec[i64]([-1] * (most + 1))
    order = vec[i64]([here])
    waiting = vec[i64]([here])
    following = vec[i64]([-1])
    first, rail, theres, prices = steps.first, steps.rail, steps.there, steps.price
    cost[here] = 0
    head[0] = 0
    tail[0] = 0
    spent: i64 = 0
    while spent <= most:
        place = head[spent]
        while place >= 0:
            here = waiting[place]
            if cost[here] == spent and (not ground[here] & HALT or here == origin):
                step = first[here]
                rails = last = rail[here]
                if first[here + 1] > rails and _has(rails_open, here):
                    last = first[here + 1]
                while step < last:
                    there = theres[step]
                    total = spent + prices[step]
                    known = cost[there]
                    if (
                        total <= most
                        and (known < 0 or total < known)
                        and not ground[there] & BARRED
                        and (step < rails or _has(rails_open, there))
                    ):
                        if known < 0:
                            order = append(order, there)
                        cost[there] = total
                        came[there] = here
                        newest: i64 = len(waiting)
                        waiting = append(waiting, there)
                        following = append(following, -1)
                        if head[total] < 0:
                            head[total] = newest
                        else:
                            following[tail[total]] = newest
                        tail[total] = newest
                    step += 1
            place = following[place]
        spent += 1
    return Reach(start, order, cost, came)
