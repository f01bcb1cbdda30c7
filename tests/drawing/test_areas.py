"""The map of Crete: areas whose borders are their links, roads that cross the right ones, names that stay apart."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scirocco.core.board import Board
from scirocco.core.boardfile import read_board
from scirocco.core.errors import DataError
from scirocco.drawing import CounterFace, Shapes, draw_board, draw_position, needs_compact, read_shapes
from scirocco.drawing.areas import AreaPlan, inside, length, sides
from scirocco.drawing.areas_ground import clipped
from scirocco.drawing.areas_marks import head_of, head_width
from scirocco.drawing.areas_names import Setter, short_name
from scirocco.drawing.areas_roads import EASE, Roads
from scirocco.drawing.areas_sheet import SIZE, AreaSheet
from scirocco.drawing.svg import Point, points_along

FOLDER = files("scirocco.games").joinpath("merkur")
SVG = "{http://www.w3.org/2000/svg}"
TOUCH = 16.0  # no longer than this is a corner, not a border
DETAILED = ("west", "centre", "east")


@cache
def board() -> Board:
    return read_board(FOLDER)


@cache
def shapes() -> Shapes:
    found = read_shapes(FOLDER)
    assert found is not None
    return found


@cache
def plan() -> AreaPlan:
    return AreaPlan(board(), shapes())


def german(label: str = "I/1") -> CounterFace:
    return CounterFace(label, "German", "PARA", False, 8, 4, 6, size="II")


def greek(label: str = "1 Gr") -> CounterFace:
    return CounterFace(label, "Greek", "INF", False, 2, 2, 4, size="II")


def area_of(ring: tuple[Point, ...] | list[Point]) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(ring))) / 2


def shared(one: int, other: int) -> float:
    return sum(length(line) for beyond, line in plan().stretches(one) if beyond == other)


@pytest.mark.parametrize("sheet", ["west", "centre", "east", "strategic"])
def test_areas_share_a_border_exactly_when_they_are_linked(sheet: str) -> None:
    for one, other in combinations(plan().sheets[sheet], 2):
        pair = f"{board().ids[one]} {board().ids[other]}"
        if other in board().neighbours[one]:
            assert shared(one, other) >= 26, pair
        else:
            assert shared(one, other) == 0, pair


def test_the_proof_covers_every_area_and_every_link() -> None:
    assert sorted(space for spaces in plan().sheets.values() for space in spaces) == list(range(120))
    across = [
        (a, b)
        for a in range(board().size)
        for b in board().neighbours[a]
        if board().sheets[a] != board().sheets[b] and not plan().is_overview(board().sheets[b])
    ]
    assert all(plan().is_overview(board().sheets[a]) for a, _ in across)


def test_areas_cover_the_land_and_do_not_overlap() -> None:
    for inset in shapes().insets:
        spaces = plan().sheets[inset.sheet]
        land = area_of(clipped(shapes().land[inset.sheet][0], inset.frame))
        assert sum(area_of(plan().rings[space]) for space in spaces) == pytest.approx(land, rel=0.006)
        for space in spaces:
            at = [other for other in spaces if inside(plan().rings[other], plan().stands[space])]
            assert at == [space]


def test_no_stretch_of_border_belongs_to_three_areas() -> None:
    owners: dict[frozenset[Point], int] = {}
    for ring in plan().rings:
        for side in sides(ring):
            owners[frozenset(side)] = owners.get(frozenset(side), 0) + 1
    assert max(owners.values()) == 2


def test_areas_on_the_coast_and_only_they_meet_the_sea() -> None:
    for sheet in DETAILED:
        for space in plan().sheets[sheet]:
            shore = sum(length(line) for line in plan().open_sides(space)[0])
            assert (shore > TOUCH) == ("coastal" in board().features[space]), board().ids[space]


def test_areas_that_lead_to_a_zone_and_only_they_reach_the_frame() -> None:
    for sheet in DETAILED:
        for space in plan().sheets[sheet]:
            rim = sum(length(line) for line in plan().open_sides(space)[1])
            leads = any(feature.startswith("zone-") for feature in board().features[space])
            if board().ids[space] not in plan().insets[sheet].runs_on:
                assert (rim > TOUCH) == leads, board().ids[space]


def test_a_road_crosses_the_border_of_its_two_areas_and_no_other() -> None:
    roads = Roads(plan())
    assert {frozenset((link.space, link.other)) for link in roads.links if link.other >= 0} == {
        frozenset(line.spaces)
        for line in board().lines
        if board().sheets[line.spaces[0]] == board().sheets[line.spaces[1]]
    }
    ends = {link.crossing: {link.space, link.other} for link in roads.links}
    for string in roads.strings:
        trail = points_along(string, 10, EASE)
        for k, point in enumerate(trail):
            first = max(0, (k - 1) // 10) if len(string) > 2 else 0
            near = string[first : first + 2]
            allowed = set[int]().union(*(ends.get(spot, set()) for spot in near)) - {-1}
            around = [(point[0] + dx, point[1] + dy) for dx in (-4, 0, 4) for dy in (-4, 0, 4)]
            assert any(plan().contains(space, spot) for space in allowed for spot in around), (point, allowed)


@pytest.mark.parametrize("sheet", DETAILED)
def test_heads_and_names_do_not_run_into_each_other(sheet: str) -> None:
    drawing = AreaSheet(board(), shapes())
    inset = plan().insets[sheet]
    setter = Setter(plan(), sheet, drawing.obstacles(inset, ()))
    boxes = []
    for space in plan().sheets[sheet]:
        wide = head_width(head_of(plan(), space))
        x, y = setter.head(space, wide + 4, 22)
        boxes.append((x - wide / 2, y - 8, x + wide / 2, y + 8))
    for space in plan().sheets[sheet]:
        boxes.append(setter.name(space).box.grown(-4))
    for one, other in combinations(boxes, 2):
        wide = min(one[2], other[2]) - max(one[0], other[0])
        high = min(one[3], other[3]) - max(one[1], other[1])
        assert wide <= 1 or high <= 1, (one, other)


@cache
def sheet() -> str:
    return draw_board(board(), "Crete", "20–27 May 1941", shapes=shapes())


def words(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_every_id_mark_and_map_is_on_the_sheet() -> None:
    found = words(sheet())
    for space in range(board().size):
        if not plan().is_overview(board().sheets[space]):
            assert board().ids[space] in found
            assert set(board().marks[space]) <= set(found)
    for inset in shapes().insets:
        assert inset.title in found
    assert {"Objective", "Airfield", "Drop zone", "Flat", "Mountain", "Messara", "4 km", "40 km"} <= set(found)


def test_the_sheet_is_small_and_always_the_same() -> None:
    assert len(sheet().encode()) < 1_300_000
    assert draw_board(board(), "Crete", "20–27 May 1941", shapes=shapes()) == sheet()


def test_both_sides_in_an_area_stand_side_by_side() -> None:
    maleme, canea = board().space("W09"), board().space("W26")
    stacks = {maleme: [german(), greek(), german("II/1")], canea: [greek("2 Gr")]}
    groups = AreaSheet(board(), shapes(), stacks).groups_of(maleme)
    (left, dark), (right, light) = groups
    assert [face.nation for face in dark] == ["German", "German"]
    assert [face.nation for face in light] == ["Greek"]
    assert right[0] - left[0] >= SIZE
    assert len(AreaSheet(board(), shapes(), stacks).groups_of(canea)) == 1
    found = words(draw_position(board(), stacks, "Crete", "Turn 1", shapes=shapes(), theme="dark"))
    assert {"I/1", "II/1", "1 Gr", "2 Gr"} <= set(found)


def test_counters_of_a_zone_stand_in_its_box() -> None:
    zone = board().space("SF")
    drawing = AreaSheet(board(), shapes(), {zone: [german()]})
    (((x, y), _),) = drawing.groups_of(zone)
    box = drawing.boxes[zone]
    assert box.left < x < box.right
    assert box.top < y < box.bottom


def test_layers_can_be_left_out() -> None:
    bare = draw_board(board(), shapes=shapes(), without=("names", "numbers", "panel", "land"))
    assert "W26" not in words(bare)
    assert "<image" not in bare


def test_small_sheets_ask_for_plain_faces() -> None:
    assert needs_compact(board(), 1600)
    assert not needs_compact(board(), 3600)


def test_names_are_shortened_to_the_place() -> None:
    assert short_name("Adele - Pigi crossroads") == "Adele"
    assert short_name("Tavronitis mouth, west bank") == "Tavronitis mouth, west bank"


def test_a_board_without_shapes_or_with_too_few_says_so() -> None:
    with pytest.raises(ValueError, match="shapes"):
        draw_board(board())
    few = shapes()._replace(rings={})
    with pytest.raises(ValueError, match="W01"):
        draw_board(board(), shapes=few)


def test_a_bad_shapes_file_is_named_with_its_line(tmp_path: Path) -> None:
    assert read_shapes(tmp_path) is None
    tmp_path.joinpath("insets.csv").write_text(FOLDER.joinpath("insets.csv").read_text(encoding="utf-8"))
    tmp_path.joinpath("shapes.csv").write_text("area,x,y,ring\nW01,1,2,3:north\n")
    with pytest.raises(DataError, match=r"shapes\.csv: line 2"):
        read_shapes(tmp_path)
