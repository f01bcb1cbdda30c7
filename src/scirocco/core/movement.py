"""Movement search: where a piece can go, at what cost, and by which way.

Costs are whole half-points, so a road at half a point is exact. This is the
search everything else waits for; it works on flat arrays of machine integers
(:mod:`librt.vecs`), which compiled code reads without making an object. Arrays
that begin the same each time are copied from one that is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from scirocco.core.board import members

Links = Sequence[Sequence[tuple[int, int]]]
NO_LINKS: Links = ()

HALT: Final = 1
"""Ground that can be entered, but nobody goes on from it: an enemy zone, a minefield."""
BARRED: Final = 2
"""Ground that cannot be entered."""
DEAR: Final = 4
"""Ground that costs more than its steps say."""


FAR: Final = 1 << 30
"""The cost of a space that nobody has come to yet."""
WORD: Final = 16
"""A step is one number: the price above this bit, the space it leads to below."""
LOW: Final = (1 << WORD) - 1

BLANK_SIZE: Final = 4096
BLANK: Final = vec[u8]([0] * BLANK_SIZE)


def blank(size: int) -> vec[u8]:
    """An array of noughts."""
    return BLANK[:size] if size <= BLANK_SIZE else vec[u8]([0] * size)


class Steps:
    """Links laid out flat, made once for many searches.

    ``links[a]`` lists ``(b, cost)``; ``rails[a]`` further links that serve only between two open spaces. The steps
    out of a space ``a`` are numbered from ``first[a]``, its rails from ``rail[a]``, up to ``first[a + 1]``;
    ``word[step]`` is where a step leads and what it costs. ``unseen`` is how the costs of a search begin.
    """

    __slots__ = ("first", "rail", "size", "unseen", "word")

    def __init__(self, links: Links, rails: Links = NO_LINKS) -> None:
        self.size = len(links)
        self.first: vec[i64] = vec[i64]()
        self.rail: vec[i64] = vec[i64]()
        self.word: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]([FAR] * len(links))
        for space in range(len(links)):
            self.first = append(self.first, len(self.word))
            self._add(links[space])
            self.rail = append(self.rail, len(self.word))
            if rails:
                self._add(rails[space])
        self.first = append(self.first, len(self.word))

    def _add(self, steps: Sequence[tuple[int, int]]) -> None:
        for there, price in steps:
            self.word = append(self.word, price << WORD | there)


class Reach:
    """Every space a piece can get to: its cheapest cost and the space it comes from."""

    __slots__ = ("_came", "_cost", "_entered", "_ways", "start")

    def __init__(self, start: int, entered: vec[i64], cost: vec[i64], came: vec[i64]) -> None:
        """``entered`` has the spaces in the order in which they were found, some again when a cheaper way was."""
        self.start = start
        self._entered: vec[i64] = entered
        self._cost: vec[i64] = cost
        self._came: vec[i64] = came
        self._ways: dict[int, tuple[int, ...]] = {start: (start,)}

    @property
    def cost(self) -> dict[int, int]:
        """The cost of each space that can be reached, in the order in which they were found."""
        return {space: self._cost[space] for space in self._entered}

    @property
    def came(self) -> dict[int, int]:
        """For each space but the first, the one before it on the way."""
        return {space: self._came[space] for space in self._entered if space != self.start}

    def __contains__(self, space: int) -> bool:
        return self._cost[space] < FAR

    def cost_of(self, space: int) -> int:
        """The cost of a space; -1 when it is out of reach."""
        cost = self._cost[space]
        return cost if cost < FAR else -1

    def add(self, space: int, came: int) -> None:
        """A further space, reached from another at no cost: a ship that waits in the port."""
        self._entered = append(self._entered, space)
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

    def ends(self, shut: list[int], closed: Marks | None = None) -> Ends:
        """All spaces but the first, those shut and those marked in ``closed``, lowest first."""
        cost = self._cost[:]
        found = self._entered[:]
        lowest: i64 = self.start
        highest: i64 = self.start
        for space in found:
            if space < lowest:
                lowest = space
            elif space > highest:
                highest = space
        cost[self.start] = FAR
        for other in shut:
            cost[other] = FAR
        refused = closed.on if closed is not None else vec[u8]()
        free = len(refused) == 0
        count: i64 = 0
        space = lowest
        while space <= highest:
            if cost[space] < FAR and (free or not refused[space]):
                found[count] = space
                count += 1
            space += 1
        return Ends(found, count)


class Ends:
    """The spaces in which a piece may end, in order: the first ``count`` of some."""

    __slots__ = ("_count", "_spaces")

    def __init__(self, spaces: vec[i64], count: i64) -> None:
        self._spaces: vec[i64] = spaces
        self._count: i64 = count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> int:
        if not 0 <= number < self._count:
            raise IndexError(f"there are {self._count} ends, and no number {number}")
        return self._spaces[number]

    def has(self, space: int) -> bool:
        """Whether the piece may end in a space; the spaces are in order, so half of them are left out each time."""
        wanted: i64 = space
        low: i64 = 0
        high: i64 = self._count
        while low < high:
            middle = (low + high) >> 1
            if self._spaces[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        return low < self._count and self._spaces[low] == wanted


class Ways:
    """What a search by rules of its own has found, one space after the other: the cost of each and the one before."""

    __slots__ = ("came", "cost", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: dict[int, int] = {start: 0}
        self.came: dict[int, int] = {}

    def path(self, space: int) -> tuple[int, ...]:
        """The cheapest way there, both ends included."""
        spaces = [space]
        while spaces[-1] != self.start:
            spaces.append(self.came[spaces[-1]])
        return tuple(reversed(spaces))


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
    rails_marked = Marks(len(links))
    rails_marked.add(rails_open, 1)
    return spread(start, points, Steps(links, rails), lay_ground(len(links), barred, stops), rails_marked)


class Marks:
    """A small number for each space: a set of spaces, or several, that are asked again and again."""

    __slots__ = ("on",)

    def __init__(self, size: int) -> None:
        self.on: vec[u8] = blank(size)

    def __getitem__(self, space: int) -> int:
        return self.on[space]

    def add(self, mask: int, mark: int) -> None:
        """Set a mark on the spaces of a mask."""
        on, bit = self.on, u8(mark)
        size: int = len(on)
        for space in members(mask & ((1 << size) - 1)):
            on[space] |= bit

    def put(self, space: int, mark: int) -> None:
        """Set a mark on one space."""
        self.on[space] |= u8(mark)

    def put_all(self, spaces: tuple[int, ...], mark: int) -> None:
        """Set a mark on some spaces."""
        on, bit = self.on, u8(mark)
        for space in spaces:
            on[space] |= bit

    def any_of(self, spaces: tuple[int, ...]) -> bool:
        """Whether one of some spaces is marked."""
        on = self.on
        return any(on[space] for space in spaces)

    def copy(self) -> Marks:
        other = Marks(0)
        other.on = self.on[:]
        return other

    def also(self, mask: int, mark: int) -> Marks:
        """The same, with a mark on the spaces of a mask beside."""
        other = self.copy()
        other.add(mask, mark)
        return other

    def without(self, spaces: list[int], mark: int) -> Marks:
        """The same, but for a mark that is taken off some spaces."""
        other = self.copy()
        for space in spaces:
            other.on[space] &= ~u8(mark)
        return other


def lay_ground(size: int, barred: int, stops: int) -> Marks:
    """The ground as :func:`spread` wants it, from masks."""
    ground = Marks(size)
    ground.add(stops, HALT)
    ground.add(barred, BARRED)
    return ground


def spread(start: int, points: int, steps: Steps, ground: Marks, rails_open: Marks, surcharge: int = 0) -> Reach:
    """The search itself: spaces in the order of their cost, each entered from the first that offers the lowest.

    ``ground`` has the marks HALT, BARRED and DEAR for each space; ``surcharge`` is what dear ground costs beside the
    step. Rails serve between two spaces marked in ``rails_open``.
    ``waiting`` holds the spaces to go on from, in one chain for each cost: ``head`` and ``tail`` are the ends
    of the chains, ``following`` their links.
    """
    origin: i64 = start
    here = origin
    most: i64 = points
    extra: i64 = surcharge
    cost, came = steps.unseen[:], steps.unseen[:]
    waiting, following = steps.unseen[:], steps.unseen[:]
    head = vec[i64]([-1] * (most + 1))
    tail = vec[i64]([-1] * (most + 1))
    first, rail, words, marks = steps.first, steps.rail, steps.word, ground.on
    open_rails = rails_open.on
    waiting[0] = here
    following[0] = -1
    count: i64 = 1
    cost[here] = 0
    head[0] = 0
    tail[0] = 0
    spent: i64 = 0
    while spent <= most:
        place = head[spent]
        while place >= 0:
            here = waiting[place]
            if cost[here] == spent and (not marks[here] & HALT or here == origin):
                step = first[here]
                rails = last = rail[here]
                if open_rails[here]:
                    last = first[here + 1]
                while step < last:
                    word = words[step]
                    there = word & LOW
                    known = cost[there]
                    total = spent + (word >> WORD)
                    if total < known and total <= most:
                        mark = marks[there]
                        if mark & DEAR:
                            total += extra
                        if (
                            total < known
                            and total <= most
                            and not mark & BARRED
                            and (step < rails or open_rails[there])
                        ):
                            cost[there] = total
                            came[there] = here
                            if count == len(waiting):
                                waiting = append(waiting, 0)
                                following = append(following, 0)
                            waiting[count] = there
                            following[count] = -1
                            if head[total] < 0:
                                head[total] = count
                            else:
                                following[tail[total]] = count
                            tail[total] = count
                            count += 1
                    step += 1
            place = following[place]
        spent += 1
    return Reach(start, waiting[:count], cost, came)
