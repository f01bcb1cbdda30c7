"""4.0, 10.3, 11.11: movement at its edges: the last half-point, the first hex of the map, the step off it."""

from __future__ import annotations

import pytest

from scirocco.core.board import members
from scirocco.core.decisions import Event, Task
from scirocco.core.dice import ScriptedDice
from scirocco.core.position import AWAY
from scirocco.systems.chitpull.events import Entered, LeftMap, Moved, Reacted
from scirocco.systems.chitpull.movement import points_text
from scirocco.systems.chitpull.reach import Journey, journey_of
from scirocco.systems.chitpull.reaction import near_reactors
from scirocco.systems.chitpull.reinforcements import entry_hexes
from scirocco.systems.chitpull.units import MOVED, REMNANT
from scirocco.systems.chitpull.zones import change_marks
from tests.gazala1942.table import Table, found


def chosen(unit: str, *units: str, points: int, fallback: bool = False, marker: str = "ge_afrika_h") -> Table:
    """A unit that has been chosen to move, with so many half-points left."""
    table = Table(*units, marker=marker, fallback=fallback)
    table.do(unit)
    table.pos.agenda[-1] = table.pos.agenda[-1]._replace(number=points)
    return table


def names(table: Table, mask: int) -> set[str]:
    return {table.game.board.ids[space] for space in members(mask)}


@pytest.mark.parametrize(
    ("halves", "text"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (4, "2"), (6, "3"), (7, "3½"), (9, "4½")]
)
def test_half_points_as_they_are_read(halves: int, text: str) -> None:
    assert points_text(halves) == text


# 4.1, 4.12: what a way costs


@pytest.mark.rule("gazala1942 4.1", "gazala1942 4.2")
def test_each_way_has_its_price() -> None:
    """Straight up the hill costs 4 points, round by the track 1 and 2."""
    for way, cost in (("1017-1117", 8), ("1017-1118-1117", 6)):
        table = Table("ge_1_21_t 1017")
        assert found(table.go("ge_1_21_t", way), Moved) == [
            Moved("gazala1942 4.1", table.unit("ge_1_21_t"), tuple(map(table.space, way.split("-"))), cost)
        ]


@pytest.mark.rule("gazala1942 4.12", "gazala1942 4.33")
def test_the_dearer_of_two_ways_may_be_taken_as_the_first_step_only() -> None:
    table = chosen("ge_1_21_t", "ge_1_21_t 1017", points=6)
    assert table.why("ge_1_21_t 1017-1118-1117") is None
    assert table.why("ge_1_21_t 1017-1117") is None, "one hex can always be moved"
    table.pos.marks[table.unit("ge_1_21_t")] |= MOVED
    why = table.why("ge_1_21_t 1017-1117")
    assert why is not None
    assert (why.code, why.args) == ("too-far", ("1117", "4", "Bn 1, Panzer Regt 5, 21st Panzer Div", "3"))


@pytest.mark.rule("gazala1942 4.12")
def test_a_roundabout_way_may_use_the_last_half_point() -> None:
    detour = "ge_200_i 0325-0225-0326"
    assert chosen("ge_200_i", "ge_200_i 0325", points=8).why(detour) is None
    assert chosen("ge_200_i", "ge_200_i 0325", points=7).code(detour) == "too-far"


@pytest.mark.rule("gazala1942 7.6")
def test_in_a_retreat_turn_a_roundabout_way_to_the_east_is_free() -> None:
    table = chosen("uk_1r_1_i", "uk_1r_1_i 0526", points=18, fallback=True, marker="uk_1_h")
    assert table.why("uk_1r_1_i 0526-0426-0527") is None
    assert table.code("uk_1r_1_i 0526-0527-0426") == "no-westward"


@pytest.mark.rule("gazala1942 4.43")
@pytest.mark.ruling("gazala1942 R16")
@pytest.mark.parametrize(
    ("friend", "code"),
    [("ge_1_21_t 0225", "too-far"), ("ge_1_21_t 0225 shifted", "zone-to-zone"), ("uk_kdg_a 0301", "zone-to-zone")],
)
def test_a_friend_who_stays_lets_a_long_way_pass_as_well(friend: str, code: str) -> None:
    """Out of a zone, into it again and out once more is too dear, but it is not forbidden when a friend stays there."""
    table = chosen("ge_33_15_a", "ge_33_15_a 0325", "in_3_i 0326", friend, points=24)
    assert table.code("ge_33_15_a 0325-0225-0224") == code


@pytest.mark.rule("gazala1942 4.12", "gazala1942 4.42")
def test_the_price_of_a_first_step_that_cannot_be_afforded() -> None:
    table = Table("ge_1_21_t 0325 unsupplied", "in_3_i 0326")
    unit = table.unit("ge_1_21_t")
    reach = journey_of(table.game, table.pos, unit, 10).reach
    assert reach.cost_of(table.space("0324")) == 4 + 10, "out of the zone"
    into = Table("ge_1_21_t 0324 unsupplied", "in_3_i 0326")
    reach = journey_of(into.game, into.pos, unit, 2).reach
    assert reach.cost_of(into.space("0325")) == 4 + 2, "into it"
    assert reach.cost_of(into.space("0323")) == 4, "no zone at all"


# 4.34: off the map


@pytest.mark.rule("gazala1942 4.34")
@pytest.mark.ruling("gazala1942 R76")
@pytest.mark.parametrize(("points", "leaves"), [(12, True), (11, False)])
def test_the_step_off_the_map_takes_the_last_points(points: int, leaves: bool) -> None:
    table = chosen("ge_200_i", "ge_200_i 0303", points=points)
    assert ("ge_200_i 0303-0302-0301-west" in table.options() or "ge_200_i 0303-0202-0201-west" in table.options()) is (
        leaves
    )
    assert (table.why("ge_200_i 0303-0302-0301-west") is None) is leaves


@pytest.mark.rule("gazala1942 4.34")
def test_of_equal_ways_off_the_map_the_lowest_hex_is_shown_and_the_cheaper_before_it() -> None:
    table = chosen("ge_200_i", "ge_200_i 0302", points=14)
    assert [text for text in table.options() if text.endswith("west")] == ["ge_200_i 0302-0201-west"]
    pinned = chosen("ge_1_21_t", "ge_1_21_t 0302", "uk_1r_1_i 0101", "in_3_i 0102", points=18)
    assert [text for text in pinned.options() if text.endswith("west")] == ["ge_1_21_t 0302-0301-west"]


@pytest.mark.rule("gazala1942 4.34", "gazala1942 4.42", "gazala1942 4.33")
def test_from_the_edge_itself_one_can_always_leave_from_elsewhere_not() -> None:
    table = Table("ge_1_21_t 0301 unsupplied", "in_3_i 0302")
    table.do("ge_1_21_t")
    assert "ge_1_21_t 0301-west" in table.options()
    events = table.do("ge_1_21_t 0301-west")
    unit, way = table.unit("ge_1_21_t"), (table.space("0301"), table.space("west"))
    assert found(events, Moved) == [Moved("gazala1942 4.1", unit, way, 4 + 10)], "the zone is paid for"
    assert found(events, LeftMap) == [LeftMap("gazala1942 4.34", unit, way[1])]
    moved = chosen("ge_1_21_t", "ge_1_21_t 0301", points=3)
    moved.pos.marks[moved.unit("ge_1_21_t")] |= MOVED
    assert not [text for text in moved.options() if text.endswith("west")], "it has moved and has too little left"


@pytest.mark.rule("gazala1942 4.34")
def test_the_first_hex_of_the_map_is_one_like_others() -> None:
    table = Table("ge_1_21_t 0101")
    assert "ge_1_21_t" in table.options()
    table.do("ge_1_21_t")
    assert "ge_1_21_t 0101-west" in table.options()
    anchored = ("ge_33_15_a 0102", "in_3_i 0201", "ge_1_21_t 0101")
    assert "0101" in Table(*anchored).ends("ge_33_15_a"), "a friend stays there"
    assert "0101" not in Table(*anchored[:2]).ends("ge_33_15_a")
    assert "0101" not in Table(*anchored[:2], anchored[2] + " shifted").ends("ge_33_15_a")


# What is kept between two questions


@pytest.mark.rule("gazala1942 4.41")
def test_the_way_opens_when_an_enemy_loses_his_zone() -> None:
    table = Table("ge_200_i 0325", "uk_7_7_i 0327")
    table.do("ge_200_i")
    before = journey_of(table.game, table.pos, table.unit("ge_200_i"), 14).reach.cost_of(table.space("0326"))
    change_marks(table.pos, table.unit("uk_7_7_i"), REMNANT)
    after = journey_of(table.game, table.pos, table.unit("ge_200_i"), 14).reach.cost_of(table.space("0326"))
    assert (before, after) == (6, 4)


def test_a_journey_holds_as_long_as_nothing_it_rests_on_has_changed() -> None:
    table = Table("ge_200_i 0325", "ge_1_21_t 0325", "in_3_i 0327")
    unit, game, pos = table.unit("ge_200_i"), table.game, table.pos
    journey = Journey(game, pos, unit, 14)
    assert journey.holds(pos, unit, 14)
    assert not journey.holds(pos, unit, 13)
    assert not journey.holds(pos, table.unit("ge_1_21_t"), 14)
    for name, value in (("breaches", 1), ("razed", 1), ("fallback", True)):
        other = pos.copy()
        setattr(other, name, value)
        assert not journey.holds(other, unit, 14), name
    for name in ("at", "marks"):
        other = pos.copy()
        getattr(other, name)[table.unit("in_3_i")] += 1
        assert not journey.holds(other, unit, 14), name
    ways = (("0325-0326", True), ("0325-0225-0326", False), ("0325-0324-0323", True), ("0325", False), ("0101", False))
    for way, offered in ways:
        assert journey.offers(tuple(map(table.space, way.split("-")))) is offered, way


def test_a_way_is_judged_before_anybody_has_asked_where_the_unit_can_go() -> None:
    table = chosen("ge_200_i", "ge_200_i 0325", points=14)
    table.game.journey_seen = None
    assert table.why("ge_200_i 0325-0326") is None
    assert table.code("ge_200_i 0325-0327") == "not-adjacent"


# 7.2, 7.31: who is not activated


@pytest.mark.rule("gazala1942 7.2", "gazala1942 7.3", "gazala1942 7.31")
def test_why_a_marker_does_not_activate_a_unit() -> None:
    table = Table("it_x_h 0407", "ge_1_21_t 0325", "rommel 0420", "it_33_e 2425", marker="it_xxi_h", real=True)
    assert (table.rule("ge_1_21_t"), table.code("ge_1_21_t")) == ("7.3", "other-formation")
    assert (table.rule("it_x_h"), table.code("it_x_h")) == ("7.3", "other-formation")
    assert (table.rule("rommel"), table.code("rommel")) == ("7.3", "other-formation")
    independent = Table("fr_1_ffl_i 0301", "uk_1_h 0302", marker="uk_7_h", real=True)
    assert (independent.rule("fr_1_ffl_i"), independent.code("fr_1_ffl_i")) == ("7.2", "out-of-radius")
    leader = Table("ge_1_21_t 0325", "rommel 0420", "ge_2_21_t 0420", marker="rommel", real=True, dice=(6,))
    assert (leader.rule("ge_1_21_t"), leader.code("ge_1_21_t")) == ("7.31", "not-called")
    acted = Table("ge_1_21_t 0325 acted", marker="ge_afrika_h", real=True)
    assert (acted.rule("ge_1_21_t"), acted.code("ge_1_21_t")) == ("3.0", "already-acted")


@pytest.mark.rule("gazala1942 4.1")
def test_a_unit_that_has_moved_and_can_go_no_farther_is_not_asked() -> None:
    table = chosen("ge_200_i", "ge_200_i 0325 reduced", points=3)
    table.pos.marks[table.unit("ge_200_i")] |= MOVED
    assert table.game.stages["move"].settle(table.game, table.pos, ScriptedDice(()), [])
    assert table.pos.agenda[-1].stage == "order"
    assert table.marks("ge_200_i") == {"reduced", "called", "moved"}
    table.pos.agenda.append(Task("march", 0, table.unit("ge_200_i"), spaces=(table.space("0325"),)))
    assert table.game.stages["march"].settle(table.game, table.pos, ScriptedDice(()), [])
    assert table.pos.agenda[-1].stage == "order"


@pytest.mark.rule("gazala1942 4.1", "gazala1942 3.0", "gazala1942 4.43")
def test_what_a_move_leaves_on_a_counter() -> None:
    table = Table("ge_200_i 0325 reduced")
    table.go("ge_200_i", "0325-0326")
    assert table.marks("ge_200_i") == {"reduced", "called", "moved", "shifted", "acted"}


@pytest.mark.rule("gazala1942 4.1")
def test_a_unit_that_is_stopped_has_used_its_movement() -> None:
    table = Table("ge_1_21_t 0325 reduced", "ge_2_21_t 0325")
    table.do("ge_1_21_t")
    assert table.do("stop") == []
    assert table.marks("ge_1_21_t") == {"reduced", "called", "moved"}
    assert table.options() == ["ge_afrika_h", "ge_2_21_t", "end"]


# 4.43: who must stay


@pytest.mark.ruling("gazala1942 R78", "gazala1942 R16")
def test_a_friend_who_has_moved_is_not_the_one_who_must_stay() -> None:
    """The infantry division is slower and not activated, but it has moved."""
    table = Table("ge_33_15_a 0325", "in_3_i 0326", "ge_1_21_t 0225", "it_19_27_i 0225 idle shifted")
    table.go("ge_33_15_a", "0325-0225")
    assert "anchor" in table.marks("ge_1_21_t")
    assert "anchor" not in table.marks("it_19_27_i")


# 2.1: control


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.parametrize(
    ("unit", "beside"),
    [("ge_200_i", {"0226", "0426", "0225", "0425", "0227", "0427", "0228", "0428", "0329"}), ("ge_1_21_i", set())],
)
def test_a_regiment_takes_what_it_passes_by_and_a_battalion_only_what_it_passes_through(
    unit: str, beside: set[str]
) -> None:
    table = Table(f"{unit} 0325")
    table.pos.held = before = 1 << table.space("0325") | 1 << table.space("2902")
    table.go(unit, "0325-0326-0327-0328")
    taken = names(table, table.pos.held & ~before)
    assert taken == {"0326", "0327", "0328"} | beside


# 10.3: cars that watch


@pytest.mark.rule("gazala1942 10.3")
def test_a_march_that_is_met_in_its_last_hex_is_over() -> None:
    table = Table("ge_200_i 0325", "uk_kdg_a 0327")
    assert found(table.go("ge_200_i", "0325-0326"), Moved)
    assert table.kind == "react"
    assert table.do("stay") == []
    assert table.kind == "order"


@pytest.mark.rule("gazala1942 10.3")
def test_the_points_left_are_kept_while_a_car_gives_way() -> None:
    table = Table("ge_200_i 0325", "uk_kdg_a 0327")
    table.go("ge_200_i", "0325-0326-0426")
    events = table.do("react uk_kdg_a 0328")
    assert events == [Reacted("gazala1942 10.3", table.unit("uk_kdg_a"), (table.space("0327"), table.space("0328")))]
    assert (table.kind, table.decision.number) == ("move", 10)
    assert table.marks("uk_kdg_a") == {"shifted"}


@pytest.mark.rule("gazala1942 10.3", "gazala1942 4.12")
def test_who_could_not_afford_his_one_hex_has_nothing_left() -> None:
    table = Table("ge_200_i 0325", "uk_kdg_a 0327")
    log: list[Event] = []
    task = Task("march", 0, table.unit("ge_200_i"), number=1, spaces=(table.space("0325"), table.space("0326")))
    table.pos.agenda.append(task)
    assert table.game.stages["march"].settle(table.game, table.pos, ScriptedDice(()), log)
    assert [entry.number for entry in table.pos.agenda if entry.stage == "march"] == [0]


@pytest.mark.rule("gazala1942 10.3")
def test_a_car_that_cannot_give_way_stops_nobody() -> None:
    """From 0101 there are two hexes to go to: in one stands the enemy, into the other he comes."""
    table = Table("ge_1_21_t 0301", "ge_2_21_t 0102", "uk_kdg_a 0101")
    watched = near_reactors(table.game, table.pos, 1)
    assert names(table, watched) == {"0102", "0201"}
    events = table.go("ge_1_21_t", "0301-0201-0202")
    way = tuple(table.space(name) for name in ("0301", "0201", "0202"))
    assert events == [Moved("gazala1942 4.1", table.unit("ge_1_21_t"), way, 8)]
    assert table.at("ge_1_21_t") == "0202"


# 11.11: reinforcements


def due(*units: str, held: bool = True) -> Table:
    """The eighth turn: the 4th and the 1st Royal Tanks have come."""
    table = Table("uk_7_h 1020", *units, marker="uk_7_h", turn=8)
    if not held:
        table.pos.held |= table.game.entry_rims[1]
    return table


@pytest.mark.rule("gazala1942 11.11")
@pytest.mark.ruling("gazala1942 R20")
def test_the_hexes_where_reinforcements_come_in() -> None:
    table = due()
    assert names(table, entry_hexes(table.game, table.pos, 1)) == {"1634", "1734", "1834", "1934", "2034", "2134"}
    assert names(table, entry_hexes(table.game, table.pos, 0)) == {"2902", "2903", "2904", "2905"}


@pytest.mark.rule("gazala1942 11.11")
def test_a_reinforcement_pays_for_its_first_hex_and_goes_on() -> None:
    for enemy, space, left in (((), "1934", 19), ((), "1634", 16), (("ge_200_i 1633",), "1634", 14)):
        table = due(*enemy)
        table.pos.held &= ~table.game.entry_rims[1]
        table.do("uk_1_t")
        assert table.kind == "enter"
        assert table.code("enter uk_1_t 1533") == "entry-closed"
        assert table.code("enter uk_4_t 1934") == "not-now"
        assert table.code("stop") == "not-now"
        events = table.do(f"enter uk_1_t {space}")
        assert found(events, Entered) == [Entered("gazala1942 11.11", table.unit("uk_1_t"), table.space(space))]
        assert (table.kind, table.decision.number) == ("move", left), (enemy, space)
        assert table.marks("uk_1_t") == {"fresh", "called", "moved", "shifted", "acted"}


@pytest.mark.rule("gazala1942 11.11")
def test_nobody_comes_in_while_the_edge_is_in_enemy_hands() -> None:
    assert "uk_4_t" in due().options()
    closed = due(held=False)
    assert "uk_4_t" not in closed.options()
    assert closed.code("uk_4_t") == "entry-closed"
    assert closed.pos.at[closed.unit("uk_4_t")] == AWAY
