"""Movement search: where a piece can go, at what cost, and by which way.

Costs are whole half-points, so a road at half a point is exact. This is the
search everything else waits for; it works on flat arrays of machine integers
(:mod:`librt.vecs`), which compiled code reads without making an object, and on
scrap paper that is used again (:class:`Paper`).
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


WORD: Final = 16
"""A step is one number: the price above this bit, the space it leads to below."""
LOW: Final = (1 << WORD) - 1
PAPER_SIZE: Final = 1024


class Paper:
    """Scrap paper for one search after the other: a number for each space, ``on``, and lists of spaces.

    Nothing is rubbed out: what stands below ``base`` is of no account, and who has used the paper raises the base
    above all he wrote.
    """

    __slots__ = ("base", "before", "following", "on", "paid", "waiting")

    def __init__(self, size: int) -> None:
        self.base: i64 = 1
        self.on: vec[i64] = vec[i64]([0] * size)
        self.waiting: vec[i64] = vec[i64]([0] * size)
        self.following: vec[i64] = vec[i64]([0] * size)
        self.paid: vec[i64] = vec[i64]([0] * size)
        self.before: vec[i64] = vec[i64]([0] * size)


PAPERS: Final[list[Paper]] = []
"""What lies ready. Who needs paper takes it away, so that two threads never write on the same."""


def take_paper(size: int) -> Paper:
    """Paper for a board of some size; put back with ``PAPERS.append``."""
    try:
        paper = PAPERS.pop()
    except IndexError:
        return Paper(max(size, PAPER_SIZE))
    return paper if len(paper.on) >= size else Paper(size)


class Steps:
    """Links laid out flat, made once for many searches.

    ``links[a]`` lists ``(b, cost)``; ``rails[a]`` further links that serve only between two open spaces. The steps
    out of a space ``a`` are numbered from ``first[a]``, its rails from ``rail[a]``, up to ``first[a + 1]``;
    ``word[step]`` is where a step leads and what it costs.
    """

    __slots__ = ("first", "rail", "size", "word")

    def __init__(self, links: Links, rails: Links = NO_LINKS) -> None:
        self.size = len(links)
        self.first: vec[i64] = vec[i64]()
        self.rail: vec[i64] = vec[i64]()
        self.word: vec[i64] = vec[i64]()
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

    def without(self, pairs: Iterable[tuple[int, int]]) -> Steps:
        """The same, but for the links between some pairs, which are made too dear for anybody."""
        other = Steps(())
        other.size = self.size
        other.first, other.rail, other.word = self.first, self.rail, self.word[:]
        for here, there in pairs:
            step = self.first[here]
            while step < self.first[here + 1]:
                if self.word[step] & LOW == there:
                    other.word[step] = TOO_DEAR << WORD | there
                step += 1
        return other


class Reach:
    """Every space a piece can get to: its cheapest cost and the space it comes from."""

    __slots__ = ("_before", "_entered", "_paid", "_ways", "start")

    def __init__(self, start: int, entered: vec[i64], paid: vec[i64], before: vec[i64]) -> None:
        """``entered`` has the spaces in the order in which they were found, some again when a cheaper way was;
        ``paid`` what each cost then, ``before`` the number of the one before it in this list."""
        self.start = start
        self._entered: vec[i64] = entered
        self._paid: vec[i64] = paid
        self._before: vec[i64] = before
        self._ways: dict[int, tuple[int, ...]] = {start: (start,)}

    def _find(self, space: int) -> i64:
        """The number of the cheapest entry into a space, which is the last; -1 when there is none."""
        wanted: i64 = space
        entered = self._entered
        number: i64 = len(entered) - 1
        while number >= 0 and entered[number] != wanted:
            number -= 1
        return number

    @property
    def cost(self) -> dict[int, int]:
        """The cost of each space that can be reached, in the order in which they were found."""
        found: dict[int, int] = {}
        number: i64 = 0
        while number < len(self._entered):
            found[self._entered[number]] = self._paid[number]
            number += 1
        return found

    @property
    def came(self) -> dict[int, int]:
        """For each space but the first, the one before it on the way."""
        found: dict[int, int] = {}
        number: i64 = 1
        while number < len(self._entered):
            found[self._entered[number]] = self._entered[self._before[number]]
            number += 1
        return found

    def __contains__(self, space: int) -> bool:
        return self._find(space) >= 0

    def cost_of(self, space: int) -> int:
        """The cost of a space; -1 when it is out of reach."""
        number = self._find(space)
        return self._paid[number] if number >= 0 else -1

    def add(self, space: int, came: int, price: int = 0) -> None:
        """A further space, reached from another: a ship that waits in the port, a step off the map."""
        before = self._find(came)
        self._entered = append(self._entered, space)
        self._paid = append(self._paid, self._paid[before] + price)
        self._before = append(self._before, before)

    def path(self, space: int) -> tuple[int, ...]:
        """The cheapest way there, both ends included."""
        way = self._ways.get(space)
        if way is None:
            number = self._find(space)
            spaces = [space]
            while number > 0:
                number = self._before[number]
                spaces.append(self._entered[number])
            spaces.reverse()
            way = self._ways[space] = tuple(spaces)
        return way

    def prices(self, space: int) -> list[int]:
        """What each step of that way costs."""
        number = self._find(space)
        found: list[int] = []
        while number > 0:
            before = self._before[number]
            found.append(self._paid[number] - self._paid[before])
            number = before
        found.reverse()
        return found

    def ends(self, shut: list[int], closed: Marks | None = None) -> Ends:
        """All spaces but the first, those shut and those marked in ``closed``, lowest first."""
        found = self._entered[:]
        lowest: i64 = self.start
        highest: i64 = self.start
        for space in found:
            if space < lowest:
                lowest = space
            elif space > highest:
                highest = space
        paper = take_paper(highest + 1)
        on, base = paper.on, paper.base
        for space in found:
            on[space] = base
        on[self.start] = 0
        for other in shut:
            if other <= highest:
                on[other] = 0
        refused = closed.on if closed is not None else vec[u8]()
        free = len(refused) == 0
        count: i64 = 0
        space = lowest
        while space <= highest:
            if on[space] == base and (free or not refused[space]):
                found[count] = space
                count += 1
            space += 1
        paper.base = base + 1
        PAPERS.append(paper)
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
    of the chains, ``following`` their links. For each space the paper has the base and the points left there, so that
    more is better and what was written before is less than anything.
    """
    origin: i64 = start
    here = origin
    most: i64 = points
    extra: i64 = surcharge
    farewell: i64 = parting
    size: int = steps.size
    paper = take_paper(size)
    on, base = paper.on, paper.base
    waiting, following, paid, before = paper.waiting, paper.following, paper.paid, paper.before
    head = vec[i64]([-1] * (most + 1))
    tail = vec[i64]([-1] * (most + 1))
    first, rail, words, marks = steps.first, steps.rail, steps.word, ground.on
    open_rails = rails_open.on
    waiting[0] = here
    following[0] = -1
    paid[0] = 0
    before[0] = -1
    count: i64 = 1
    on[here] = base + most
    head[0] = 0
    tail[0] = 0
    spent: i64 = 0
    while spent <= most:
        place = head[spent]
        left = base + most - spent
        while place >= 0:
            here = waiting[place]
            under = marks[here]
            if on[here] == left and (not under & HALT or here == origin):
                purse = left
                shut: u8 = BARRED
                if under & DEAR:
                    purse -= farewell
                    shut = BARRED | TIED
                step = first[here]
                rails = last = rail[here]
                if first[here + 1] > rails and open_rails[here]:
                    last = first[here + 1]
                while step < last:
                    word = words[step]
                    there = word & LOW
                    rest = purse - (word >> WORD)
                    if rest > on[there] and rest >= base:
                        mark = marks[there]
                        if mark & DEAR:
                            rest -= extra
                        if (
                            rest > on[there]
                            and rest >= base
                            and not mark & shut
                            and (step < rails or open_rails[there])
                        ):
                            on[there] = rest
                            total = base + most - rest
                            if count == len(waiting):
                                waiting, following = append(waiting, 0), append(following, 0)
                                paid, before = append(paid, 0), append(before, 0)
                            waiting[count] = there
                            following[count] = -1
                            paid[count] = total
                            before[count] = place
                            if head[total] < 0:
                                head[total] = count
                            else:
                                following[tail[total]] = count
                            tail[total] = count
                            count += 1
                    step += 1
            place = following[place]
        spent += 1
    found = Reach(start, waiting[:count], paid[:count], before[:count])
    paper.waiting, paper.following, paper.paid, paper.before = waiting, following, paid, before
    paper.base = base + most + 1
    PAPERS.append(paper)
    return found
