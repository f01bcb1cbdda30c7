"""Movement search: costs in half-points, stops, barred spaces, rails, and the cheapest way."""

from __future__ import annotations

from scirocco.core.board import mask_of
from scirocco.core.movement import Links, reach

# 0 - 1 - 2 - 3 - 4 in a row at two half-points a step, and a road 0 - 5 - 3 at one.
ROW: Links = [
    [(1, 2), (5, 1)],
    [(0, 2), (2, 2)],
    [(1, 2), (3, 2)],
    [(2, 2), (4, 2), (5, 1)],
    [(3, 2)],
    [(0, 1), (3, 1)],
]


def test_a_piece_spends_no_more_than_it_has() -> None:
    assert reach(0, 3, ROW).cost == {0: 0, 1: 2, 5: 1, 3: 2}
    assert reach(0, 0, ROW).cost == {0: 0}


def test_half_points_are_exact_and_the_cheapest_way_is_found() -> None:
    found = reach(0, 9, ROW)
    assert found.cost == {0: 0, 1: 2, 2: 4, 3: 2, 4: 4, 5: 1}
    assert found.path(4) == (0, 5, 3, 4)
    assert found.path(0) == (0,)


def test_a_longer_way_may_be_the_cheaper_one() -> None:
    links: Links = [[(1, 6), (2, 1)], [], [(3, 1)], [(1, 1)]]
    found = reach(0, 6, links)
    assert (found.cost[1], found.path(1)) == (3, (0, 2, 3, 1))


def test_barred_spaces_are_neither_entered_nor_passed() -> None:
    found = reach(0, 9, ROW, barred=mask_of([5]))
    assert 5 not in found.cost
    assert found.path(3) == (0, 1, 2, 3)


def test_a_stop_may_be_entered_but_not_left() -> None:
    found = reach(0, 9, ROW, stops=mask_of([5, 2]))
    assert found.cost == {0: 0, 1: 2, 2: 4, 5: 1}


def test_a_piece_that_begins_on_a_stop_may_leave_it() -> None:
    assert reach(0, 2, ROW, stops=mask_of([0])).cost == {0: 0, 1: 2, 5: 1, 3: 2}


def test_a_dear_stop_does_not_hide_a_cheap_way_round() -> None:
    links: Links = [[(1, 1), (2, 3)], [(2, 1)], [(3, 1)], []]
    found = reach(0, 4, links, stops=mask_of([1]))
    assert (found.cost[3], found.path(3)) == (4, (0, 2, 3))


RAILS: Links = [[], [(2, 0)], [(1, 0), (3, 0)], [(2, 0), (4, 0)], [(3, 0)], []]


def test_rails_carry_any_distance_for_nothing() -> None:
    plain: Links = [[(1, 2)], [(0, 2)], [], [], [], []]
    found = reach(0, 2, plain, rails=RAILS, rails_open=mask_of(range(6)))
    assert found.cost == {0: 0, 1: 2, 2: 2, 3: 2, 4: 2}
    assert found.path(4) == (0, 1, 2, 3, 4)


def test_rails_serve_only_between_two_open_spaces() -> None:
    nothing: Links = [[]] * 6
    assert set(reach(1, 2, nothing, rails=RAILS, rails_open=mask_of([1, 2, 4])).cost) == {1, 2}
    assert set(reach(1, 2, nothing, rails=RAILS, rails_open=mask_of([2, 3])).cost) == {1}
    assert set(reach(1, 2, nothing, rails=RAILS).cost) == {1}


def test_rails_obey_stops_and_bars() -> None:
    nothing: Links = [[]] * 6
    everywhere = mask_of(range(6))
    assert set(reach(1, 0, nothing, rails=RAILS, rails_open=everywhere, stops=mask_of([3])).cost) == {1, 2, 3}
    assert set(reach(1, 0, nothing, rails=RAILS, rails_open=everywhere, barred=mask_of([3])).cost) == {1, 2}


def test_a_surcharge_on_the_rails_is_paid() -> None:
    nothing: Links = [[]] * 3
    rails: Links = [[(1, 2)], [(0, 0), (2, 0)], [(1, 2)]]
    assert reach(0, 1, nothing, rails=rails, rails_open=7).cost == {0: 0}
    assert reach(0, 2, nothing, rails=rails, rails_open=7).cost == {0: 0, 1: 2, 2: 2}
