"""Movement search: where a piece can go, at what cost, and by which way.

Costs are whole half-points, so a road at half a point is exact.
"""

from __future__ import annotations

from collections.abc import Sequence

Links = Sequence[Sequence[tuple[int, int]]]
NO_LINKS: Links = ()


class Reach:
    """Every space a piece can get to: its cheapest cost and the space it comes from."""

    __slots__ = ("_ways", "came", "cost", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: dict[int, int] = {start: 0}
        self.came: dict[int, int] = {}
        self._ways: dict[int, tuple[int, ...]] = {start: (start,)}

    def path(self, space: int) -> tuple[int, ...]:
        """The cheapest way there, both ends included."""
        way = self._ways.get(space)
        if way is None:
            way = self._ways[space] = (*self.path(self.came[space]), space)
        return way


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
    spaces of ``rails_open``.
    """
    found = Reach(start)
    cost, came = found.cost, found.came
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    buckets[0].append(start)
    halts = stops & ~(1 << start)
    for spent in range(points + 1):
        for here in buckets[spent]:
            if cost[here] != spent or (halts >> here) & 1:
                continue
            for there, price in links[here]:
                total = spent + price
                if total <= points:
                    known = cost.get(there)
                    if (known is None or total < known) and not (barred >> there) & 1:
                        cost[there] = total
                        came[there] = here
                        buckets[total].append(there)
            if rails and rails[here] and (rails_open >> here) & 1:
                for there, price in rails[here]:
                    total = spent + price
                    if total <= points and (rails_open >> there) & 1:
                        known = cost.get(there)
                        if (known is None or total < known) and not (barred >> there) & 1:
                            cost[there] = total
                            came[there] = here
                            buckets[total].append(there)
    return found
