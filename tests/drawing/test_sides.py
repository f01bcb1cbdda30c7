"""What lies between hexes is drawn between exactly those hexes."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from scirocco.drawing.plan import PITCH, RADIUS, Plan
from scirocco.drawing.sides import Pair, cliffs_of, middle, rivers_of, side
from tests.drawing.sheets import board, drawing


def both_ways(pairs: set[Pair]) -> set[Pair]:
    return pairs | {(b, a) for a, b in pairs}


def sides_along(plan: Plan, corners: tuple[tuple[float, float], ...]) -> set[Pair]:
    """The pairs of hexes that a line of corners parts."""
    found = set()
    for (ax, ay), (bx, by) in pairwise(corners):
        x, y = (ax + bx) / 2, (ay + by) / 2
        reach = (by - ay) / RADIUS * PITCH * 0.3, (ax - bx) / RADIUS * PITCH * 0.3
        found.add((plan.space_at((x + reach[0], y + reach[1])), plan.space_at((x - reach[0], y - reach[1]))))
    return both_ways(found)


def nearest(trail: tuple[tuple[float, float], ...], point: tuple[float, float]) -> float:
    return min(hypot(x - point[0], y - point[1]) for x, y in trail)


def test_rivers_run_on_the_hexsides_of_the_data() -> None:
    sicily = drawing("sicily")
    drawn: set[Pair] = set()
    for river in sicily.rivers:
        drawn |= sides_along(sicily.plan, river.corners)
    assert drawn == board("sicily").hexsides["river"]


def test_a_drawn_river_passes_the_middle_of_each_of_its_hexsides() -> None:
    sicily = drawing("sicily")
    dry = sicily.shore.is_dry
    for river in sicily.rivers:
        for pair in sides_along(sicily.plan, river.corners):
            spot = middle(sicily.plan, pair)
            if dry(spot):
                assert nearest(river.trail, spot) < RADIUS * 0.25, river.name


def test_every_river_ends_in_the_sea_or_in_another() -> None:
    sicily = drawing("sicily")
    for river in sicily.rivers:
        end = river.trail[-1]
        coast = sicily.shore.nearest(end)
        assert coast is not None
        others = [nearest(other.trail, end) for other in sicily.rivers if other is not river]
        assert hypot(coast[0] - end[0], coast[1] - end[1]) < 12 or min(others) < 2, river.name


def test_bridges_stand_on_their_river_beside_the_right_hexes() -> None:
    sicily = drawing("sicily")
    pairs = {pair for pair in board("sicily").hexsides["bridge"] if pair[0] < pair[1]}
    assert len(sicily.bridges) == len(pairs)
    for pair in pairs:
        spot = middle(sicily.plan, pair)
        assert min(hypot(b.at[0] - spot[0], b.at[1] - spot[1]) for b in sicily.bridges) < RADIUS * 0.6


def test_cliffs_lie_on_their_hexsides_with_gaps_at_the_passes() -> None:
    gazala = drawing("gazala1942")
    data = board("gazala1942").hexsides
    points = tuple(point for cliff in gazala.cliffs for point in cliff.trail)
    for pair in data["cliff"]:
        away = nearest(points, middle(gazala.plan, pair))
        assert (away > RADIUS * 0.25) is (pair in data["pass"])


def test_the_low_side_of_a_cliff_is_the_one_towards_the_sea() -> None:
    gazala = drawing("gazala1942")
    for cliff in gazala.cliffs:
        (ax, _), (bx, _) = cliff.trail[0], cliff.trail[-1]
        assert ax < bx, "the sea lies north, which is left of a line that runs east"


def test_the_works_of_tobruk_stand_on_their_hexsides() -> None:
    gazala = drawing("gazala1942")
    points = tuple(point for work in gazala.works for point in work)
    for pair in board("gazala1942").hexsides["fortified"]:
        spot = middle(gazala.plan, pair)
        if gazala.shore.is_dry(spot):
            assert nearest(points, spot) < RADIUS * 0.3


def test_a_side_is_the_two_corners_that_both_hexes_have() -> None:
    plan = Plan(board())
    a, b = side(plan, (0, 1))
    assert hypot(a[0] - b[0], a[1] - b[1]) == round(RADIUS, 6) or abs(hypot(a[0] - b[0], a[1] - b[1]) - RADIUS) < 1e-6
    keys = {plan.corner_key(a), plan.corner_key(b)}
    assert keys == {plan.corner_key(p) for p in side(plan, (1, 0))}


def test_a_board_without_rivers_and_cliffs_has_none() -> None:
    alamein = drawing()
    assert rivers_of(alamein.plan, alamein.shore) == []
    assert cliffs_of(alamein.plan, alamein.shore) == []
    assert alamein.works == []


def test_ports_lie_on_the_water() -> None:
    for game in ("gazala", "sicily", "gazala1942"):
        ports = [spot for kind, _, spot in drawing(game).marks if kind == "port"]
        assert ports
        for spot in ports:
            near = drawing(game).shore.nearest(spot)
            assert near is not None
            assert not drawing(game).shore.is_dry(spot) or hypot(near[0] - spot[0], near[1] - spot[1]) < 30
