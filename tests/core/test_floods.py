"""Floods over masks, against a search space by space."""

from __future__ import annotations

import random

from scirocco.core.board import members
from scirocco.core.floods import Flood, Tide
from scirocco.core.movement import BARRED, DEAR, TIED, Marks, Steps, spread


def some_links(rng: random.Random, columns: int = 7, rows: int = 6) -> list[int]:
    """A grid of which some links are missing, some in one direction only."""
    links = [0] * (columns * rows)
    for here in range(columns * rows):
        for step in (1, rows, rows + 1):
            if here + step < columns * rows:
                if rng.random() < 0.8:
                    links[here] |= 1 << here + step
                if rng.random() < 0.8:
                    links[here + step] |= 1 << here
    return links


def distances(links: list[int], start: int, passable: int) -> dict[int, int]:
    found = dict.fromkeys(members(start), 0)
    waiting = list(found)
    for here in waiting:
        for there in members(links[here] & passable):
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def test_a_flood_reaches_what_a_search_finds() -> None:
    rng = random.Random(4)
    for _ in range(40):
        links = some_links(rng)
        passable, start, far = rng.getrandbits(42) | rng.getrandbits(42), 1 << rng.randrange(42), rng.randrange(9)
        flood, found = Flood(links), distances(links, start, passable)
        assert members(flood.spread(start, passable, far)) == sorted(s for s in found if found[s] <= far)
        tide = Tide(flood, start, passable)
        for space in rng.sample(range(42), 42):
            expected = found.get(space, -1)
            assert tide.distance(1 << space, far) == (expected if expected <= far else -1)


def test_several_starts_spread_as_far_as_each_may() -> None:
    rng = random.Random(5)
    for _ in range(40):
        flood, passable = Flood(some_links(rng)), rng.getrandbits(42) | rng.getrandbits(42)
        starts = [(1 << rng.randrange(42), rng.randrange(6)) for _ in range(rng.randrange(4))]
        apart = 0
        for start, far in starts:
            apart |= flood.spread(start, passable, far)
        assert flood.spread_all(starts, passable) == apart


def test_links_taken_away_are_gone_from_floods_and_steps() -> None:
    rng = random.Random(6)
    links = some_links(rng)
    pairs = [(here, there) for here, mask in enumerate(links) for there in members(mask) if rng.random() < 0.3]
    left = links[:]
    for here, there in pairs:
        left[here] &= ~(1 << there)
    everywhere = (1 << 42) - 1
    steps = Steps([[(there, 2) for there in members(mask)] for mask in links]).without(pairs)
    for start in range(42):
        found = distances(left, 1 << start, everywhere)
        assert members(Flood(links).without(pairs).spread(1 << start, everywhere, 99)) == sorted(found)
        reach = spread(start, 99, steps, Marks(42))
        assert reach.cost == {space: 2 * far for space, far in found.items()} | {start: 0}


def test_dear_ground_costs_entering_and_leaving_and_tied_ground_is_not_entered_from_it() -> None:
    """A row of hexes 0 to 5: 2 and 3 are dear and tied, 5 is barred."""
    steps = Steps([[(n, 2) for n in (here - 1, here + 1) if 0 <= n < 6] for here in range(6)])
    ground = Marks(6)
    ground.add(0b001100, DEAR | TIED)
    ground.add(0b100000, BARRED)
    found = spread(1, 40, steps, ground, surcharge=1, parting=5)
    assert found.cost == {1: 0, 0: 2, 2: 3}, "3 is tied to 2"
    open_ground = ground.without([3], TIED)
    found = spread(1, 40, steps, open_ground, surcharge=1, parting=5)
    assert [found.cost_of(space) for space in range(6)] == [2, 0, 3, 3 + 5 + 2 + 1, 11 + 5 + 2, -1]
