"""Movement search: where a piece can go, at what cost, and by which way.

Costs are whole half-points, so a road at half a point is exact. This is the
search everything else waits for; it works on flat arrays of machine integers
(:mod:`librt.vecs`), which compiled code reads without making an object.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from scirocco.core.board import members
from scirocco.core.decisions import STOP, Action, Choices, order

Links = Sequence[Sequence[tuple[int, int]]]
NO_LINKS: Links = ()

HALT: Final = 1
"""Ground that can be entered, but nobody goes on from it: an enemy zone, a minefield."""
BARRED: Final = 2
"""Ground that cannot be entered."""
DEAR: Final = 4
"""Ground that costs more than its steps say, to enter or to leave."""
TIED: Final = 8
"""Ground that cannot be entered from dear ground: the way from one enemy zone into the next."""
TOO_DEAR: Final = 1 << 30
"""The price of a step that nobody can pay."""


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

    def without(self, pairs: Iterable[tuple[int, int]]) -> Steps:
        """The same, but for the links between some pairs, which are made too dear for anybody."""
        other = Steps(())
        other.size = self.size
        other.first, other.rail, other.there, other.price = self.first, self.rail, self.there, self.price[:]
        for here, there in pairs:
            step = self.first[here]
            while step < self.first[here + 1]:
                if self.there[step] == there:
                    other.price[step] = TOO_DEAR
                step += 1
        return other


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
        return self._cost[space] >= 0

    def cost_of(self, space: int) -> int:
        """The cost of a space; -1 when it is out of reach."""
        return self._cost[space]

    def add(self, space: int, came: int, price: int = 0) -> None:
        """A further space, reached from another: a ship that waits in the port, a step off the map."""
        self._entered = append(self._entered, space)
        self._cost[space] = self._cost[came] + price
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
        cost = self._cost
        lowest: i64 = self.start
        highest: i64 = self.start
        for space in self._entered:
            if space < lowest:
                lowest = space
            elif space > highest:
                highest = space
        refused = closed.on[:] if closed is not None else vec[u8]([0] * len(cost))
        refused[self.start] = 1
        for other in shut:
            refused[other] = 1
        found = vec[i64]()
        space = lowest
        while space <= highest:
            if cost[space] >= 0 and not refused[space]:
                found = append(found, space)
            space += 1
        return Ends(found)


class Ends:
    """The spaces in which a piece may end, in order."""

    __slots__ = ("_spaces",)

    def __init__(self, spaces: vec[i64]) -> None:
        self._spaces: vec[i64] = spaces

    def __len__(self) -> int:
        return len(self._spaces)

    def __getitem__(self, number: int) -> int:
        return self._spaces[number]

    def has(self, space: int) -> bool:
        wanted: i64 = space
        return any(found == wanted for found in self._spaces)


class Moves(Choices):
    """The moves of a piece, one to each space in which it may end, and to stop."""

    def __init__(self, piece: int, reach: Reach, ends: Ends) -> None:
        self._piece = piece
        self._reach = reach
        self._ends = ends

    def __len__(self) -> int:
        return len(self._ends) + 1

    def __getitem__(self, number: int) -> Action:
        if number == len(self._ends) or number == -1:
            return STOP
        return order("move", self._piece, self._reach.path(self._ends[number]))


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
        self.on: vec[u8] = vec[u8]([0] * size)

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


NO_RAILS: Final = Marks(0)
"""For steps without rails: nobody asks which are open."""


def spread(
    start: int,
    points: int,
    steps: Steps,
    ground: Marks,
    rails_open: Marks = NO_RAILS,
    surcharge: int = 0,
    parting: int = 0,
) -> Reach:
    """The search itself: spaces in the order of their cost, each entered from the first that offers the lowest.

    ``ground`` has the marks HALT, BARRED, DEAR and TIED for each space; ``surcharge`` is what entering dear ground
    costs beside the step, ``parting`` what leaving it does. Rails serve between two spaces marked in ``rails_open``.
    ``waiting`` holds the spaces to go on from, in one chain for each cost: ``head`` and ``tail`` are the ends
    of the chains, ``following`` their links.
    """
    origin: i64 = start
    here = origin
    most: i64 = points
    extra: i64 = surcharge
    farewell: i64 = parting
    size: i64 = steps.size
    cost = vec[i64]([-1] * size)
    came = vec[i64]([-1] * size)
    head = vec[i64]([-1] * (most + 1))
    tail = vec[i64]([-1] * (most + 1))
    waiting = vec[i64]([0] * size)
    following = vec[i64]([-1] * size)
    first, rail, theres, prices, marks = steps.first, steps.rail, steps.there, steps.price, ground.on
    open_rails = rails_open.on
    waiting[0] = here
    count: i64 = 1
    cost[here] = 0
    head[0] = 0
    tail[0] = 0
    spent: i64 = 0
    while spent <= most:
        place = head[spent]
        while place >= 0:
            here = waiting[place]
            left = marks[here]
            if cost[here] == spent and (not left & HALT or here == origin):
                base = spent
                shut: u8 = BARRED
                if left & DEAR:
                    base += farewell
                    shut = BARRED | TIED
                step = first[here]
                rails = last = rail[here]
                if first[here + 1] > rails and open_rails[here]:
                    last = first[here + 1]
                while step < last:
                    there = theres[step]
                    known = cost[there]
                    if known < 0 or known > spent:
                        mark = marks[there]
                        total = base + prices[step]
                        if mark & DEAR:
                            total += extra
                        if (
                            total <= most
                            and (known < 0 or total < known)
                            and not mark & shut
                            and (step < rails or open_rails[there])
                        ):
                            cost[there] = total
                            came[there] = here
                            if count == len(waiting):
                                waiting = append(waiting, there)
                                following = append(following, -1)
                            waiting[count] = there
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
