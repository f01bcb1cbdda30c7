"""4.0: movement and zones of control."""

from __future__ import annotations

import pytest

from scirocco.core.board import members
from scirocco.systems.chitpull.events import LeftMap, Moved
from scirocco.systems.chitpull.reach import movement_points
from scirocco.systems.chitpull.zones import controls, stands_of, zone_of
from tests.gazala1942.table import Begun, Table, found, load

GAME = load()


def cost(here: str, there: str, *, mech: bool) -> int | None:
    return GAME.ground.entry_cost(GAME.board.index[here], GAME.board.index[there], mech)


def zone(table: Table, side: int) -> set[str]:
    return {table.game.board.ids[space] for space in members(zone_of(table.game, table.pos, side))}


@pytest.mark.rule("gazala1942 4.0", "gazala1942 3.21")
def test_activated_units_move_and_nobody_has_to() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0325 idle")
    assert table.options() == ["ge_afrika_h", "ge_1_21_t", "end"]
    assert table.code("ge_2_21_t") == "out-of-radius"
    assert table.code("uk_7_t") == "not-yours"


@pytest.mark.rule("gazala1942 4.1")
def test_units_move_one_by_one_hex_by_hex() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_21_i 0325")
    moved = found(table.go("ge_1_21_t", "0325-0326-0327"), Moved)
    assert [(event.unit, event.cost) for event in moved] == [(table.unit("ge_1_21_t"), 8)]
    assert table.code("ge_1_21_t") == "already-moved"
    table.do("ge_1_21_i")
    assert table.code("ge_1_21_i 0325-0327") == "not-adjacent"
    assert table.code("ge_1_21_i 0325-0326-0325") == "twice-through"
    assert table.code("ge_1_21_i 0324-0325") == "no-path"
    assert table.code("ge_1_21_t 0327-0328") == "other-unit"


@pytest.mark.rule("gazala1942 4.13", "gazala1942 4.2", "gazala1942 2.3")
@pytest.mark.parametrize(
    ("here", "there", "foot", "mech"),
    [
        ("0325", "0326", 4, 4),  # clear
        ("1611", "1612", 6, 8),  # hill
        ("0529", "0530", 2, 2),  # track
        ("2512", "2513", 2, 1),  # road
        ("2322", "2422", 2, 1),  # by road into the town
        ("1719", "1819", 8, None),  # over a cliff
        ("1721", "1820", 4, 4),  # over a cliff on a track
        ("2707", "2708", None, None),  # an arm of the sea
        ("2129", "2229", None, None),  # the sea
    ],
)
def test_the_terrain_chart_in_half_points(here: str, there: str, foot: int | None, mech: int | None) -> None:
    assert (cost(here, there, mech=False), cost(here, there, mech=True)) == (foot, mech)


@pytest.mark.rule("gazala1942 4.2")
def test_a_town_costs_no_terrain() -> None:
    assert GAME.tables.terrain["town"].foot == GAME.tables.terrain["town"].mech == 1


@pytest.mark.rule("gazala1942 4.11", "gazala1942 4.31")
def test_roads_and_tracks_count_only_between_the_hexes_they_join() -> None:
    assert cost("1413", "1412", mech=True) == 2, "along the track a hill costs nothing more"
    assert cost("1312", "1412", mech=True) == 8, "from elsewhere it does, though a track runs through the hex"
    assert cost("0424", "0531", mech=True) is None
    assert cost("0430", "0531", mech=True) == 4, "onto a track from the side"


@pytest.mark.rule("gazala1942 4.12", "gazala1942 4.13")
def test_nobody_moves_farther_than_his_allowance() -> None:
    table = Table("ge_200_i 0325", "ge_1_21_t 0225")
    assert "0328" in table.ends("ge_200_i")
    assert table.code("ge_200_i 0325-0326-0327-0328-0329") == "too-far"
    table.do("stop")
    assert "0229" in table.ends("ge_1_21_t")
    assert table.code("ge_1_21_t 0225-0226-0227-0228-0229-0230") == "too-far"


@pytest.mark.rule("gazala1942 4.12", "gazala1942 4.33")
@pytest.mark.ruling("gazala1942 R14")
def test_one_hex_can_always_be_moved() -> None:
    """Leaving the zone costs 5 of the printed 9 and the hex 2: more than the 5 points a panzer out of supply has."""
    table = Table("ge_1_21_t 0325 unsupplied", "in_3_i 0326")
    assert movement_points(table.game, table.pos, table.unit("ge_1_21_t")) == 10
    assert table.ends("ge_1_21_t") == {"0324", "0224", "0424"}
    assert table.code("ge_1_21_t 0325-0324-0323") == "too-far"
    moved = found(table.do("ge_1_21_t 0325-0324"), Moved)
    assert moved[0].cost == 14, "half of the printed allowance, rounded up, and two for the hex"


@pytest.mark.rule("gazala1942 4.32")
def test_nobody_enters_a_hex_the_enemy_holds() -> None:
    table = Table("ge_200_i 0325", "uk_kdg_a 0326 ")
    table.do("ge_200_i")
    assert (table.code("ge_200_i 0325-0326"), table.rule("ge_200_i 0325-0326")) == ("enemy-there", "4.32")


@pytest.mark.rule("gazala1942 4.34")
@pytest.mark.ruling("gazala1942 R76")
def test_units_leave_over_their_own_edge_for_good() -> None:
    table = Table("it_7_i 0302", "uk_7_t 2001")
    table.do("it_7_i")
    events = table.do("it_7_i 0302-0301-west")
    assert found(events, Moved)[0].cost == 8, "the step off the map costs as much as clear ground"
    assert found(events, LeftMap)
    assert table.at("it_7_i") == "west"
    assert table.game.faults(table.pos) == []
    assert table.code("it_7_i") == "not-waiting"
    allied = Table("uk_7_t 0333", "uk_8_t 0301", marker="uk_7_h")
    assert "east" in allied.ends("uk_7_t")
    allied.do("stop")
    allied.do("uk_8_t")
    assert allied.code("uk_8_t 0301-west") == "edge-closed"


# Zones


@pytest.mark.rule("gazala1942 4.4", "gazala1942 4.41")
@pytest.mark.ruling("gazala1942 R12")
def test_a_regiment_or_three_battalions_have_a_zone() -> None:
    ring = {"0324", "0326", "0424", "0425", "0224", "0225"}
    assert zone(Table("ge_200_i 0325"), 0) >= ring
    assert not zone(Table("ge_1_21_t 0325", "ge_2_21_t 0325"), 0) & ring
    assert not zone(Table("ge_1_21_t 0325", "ge_2_21_t 0325", "rommel 0325", "ge_afrika_h 0325"), 0) & ring
    assert not zone(Table("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_1_21_i 0326"), 0) & {"0224", "0424"}
    assert zone(Table("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_1_18_aa 0325"), 0) >= ring
    assert not zone(Table("uk_7_7_i 0325 remnant", marker="uk_7_h"), 1) & ring, "a battalion is left"


@pytest.mark.rule("gazala1942 4.41")
def test_zones_do_not_cross_cliffs_or_the_sea() -> None:
    assert "1819" not in zone(Table("ge_200_i 1719"), 0)
    assert "1718" in zone(Table("ge_200_i 1719"), 0)
    assert "2708" not in zone(Table("sa_1_1_i 2707", marker="uk_7_h"), 1)


@pytest.mark.rule("gazala1942 4.41")
@pytest.mark.ruling("gazala1942 R13")
def test_works_and_mines_screen_the_axis_and_help_the_allies() -> None:
    axis = zone(Table("ge_200_i 1408"), 0)
    assert "1407" in axis
    assert "1409" not in axis, "no Axis zone into a minefield"
    battalion = zone(Table("uk_1r_1_i 1409", marker="uk_7_h"), 1)
    assert battalion >= {"1408", "1509"}, "one battalion in the mines has a zone all round"
    beside = zone(Table("uk_1r_1_i 1412", marker="uk_7_h"), 1)
    assert beside & {"1411", "1413", "1512"} == set(), "on open ground it has none"
    assert "1511" not in beside
    assert "1410" in zone(Table("uk_1r_1_i 1411", marker="uk_7_h"), 1), "only into the mines"
    assert "2020" not in zone(Table("ge_200_i 2121"), 0), "no Axis zone through the works of Tobruk"
    assert "2020" in zone(Table("uk_1r_1_i 2121", marker="uk_7_h"), 1)


@pytest.mark.rule("gazala1942 4.42")
def test_a_car_drives_into_a_zone_and_out_again() -> None:
    table = Table("ge_33_15_a 0324", "in_3_i 0326")
    moved = found(table.go("ge_33_15_a", "0324-0325-0424"), Moved)
    assert moved[0].cost == (4 + 2) + (12 + 4), "nobody has to stop; 6 of 12 points for leaving"
    other = Table("ge_1_21_t 0324", "in_3_i 0326")
    other.do("ge_1_21_t")
    assert other.code("ge_1_21_t 0324-0325-0424") == "too-far", "3 and 5 + 2 are more than 9"


@pytest.mark.rule("gazala1942 4.43", "gazala1942 4.33")
@pytest.mark.ruling("gazala1942 R15", "gazala1942 R16")
def test_from_zone_to_zone_only_to_a_friend_who_stays() -> None:
    table = Table("ge_33_15_a 0325", "in_3_i 0326", "ge_1_21_t 0225", "ge_2_21_t 0424")
    table.go("ge_2_21_t", "0424-0425")
    table.do("ge_33_15_a")
    assert table.code("ge_33_15_a 0325-0425") == "zone-to-zone", "that friend moved in this turn"
    table.do("ge_33_15_a 0325-0225")
    assert table.at("ge_33_15_a") == "0225"
    assert table.code("ge_1_21_t") == "is-anchor", "and the other now may not"
    empty = Table("ge_33_15_a 0325", "in_3_i 0326")
    empty.do("ge_33_15_a")
    assert empty.code("ge_33_15_a 0325-0225") == "zone-to-zone", "not even as the only hex"


@pytest.mark.ruling("gazala1942 R15")
def test_one_hex_never_goes_onto_mines_or_forbidden_ground() -> None:
    table = Table("ge_200_i 1408", "ge_1_21_t 1719")
    table.do("ge_200_i")
    assert table.code("ge_200_i 1408-1409") == "mined"
    table.do("stop")
    table.do("ge_1_21_t")
    assert table.code("ge_1_21_t 1719-1819") == "closed"


@pytest.mark.ruling("gazala1942 R78")
def test_the_slowest_friend_becomes_the_one_who_stays() -> None:
    table = Table("ge_33_15_a 0325", "in_3_i 0326", "ge_1_21_t 0225", "ge_200_i 0225")
    table.go("ge_33_15_a", "0325-0225")
    assert "anchor" in table.marks("ge_200_i")
    assert "anchor" not in table.marks("ge_1_21_t")
    with_idle = Table("ge_33_15_a 0325", "in_3_i 0326", "ge_1_21_t 0225 idle", "ge_200_i 0225")
    with_idle.go("ge_33_15_a", "0325-0225")
    assert "anchor" in with_idle.marks("ge_1_21_t"), "rather one that cannot act now"


# Control


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.ruling("gazala1942 R19", "gazala1942 R70")
def test_control_goes_to_whoever_came_last() -> None:
    table = Table("ge_200_i 0323", "in_3_i 0328")
    assert controls(table.game, table.pos, 1, table.space("0327"))
    assert controls(table.game, table.pos, 0, table.space("0324"))
    table.go("ge_200_i", "0323-0324-0325")
    assert controls(table.game, table.pos, 0, table.space("0326")), "in its zone alone"
    table = Table("ge_200_i 0324", "in_3_i 0328")
    before = controls(table.game, table.pos, 1, table.space("0327"))
    table.go("ge_200_i", "0324-0325-0326")
    assert before
    assert controls(table.game, table.pos, 1, table.space("0327")), "in both zones: it stays with its owner"
    assert controls(table.game, table.pos, 0, table.space("0326")), "standing there beats a zone"


@pytest.mark.ruling("gazala1942 R19")
def test_at_the_start_hexes_belong_to_the_nearer_side() -> None:
    begun = Begun()
    begun.set_up(1)
    for name, side in (("0501", 0), ("1404", 0), ("2905", 0), ("0912", 1), ("1411", 1), ("1715", 1), ("1934", 1)):
        assert controls(begun.game, begun.pos, side, begun.game.board.index[name]), name
    edges = begun.game.board.edges
    for space in members(begun.game.ground.land):
        if "west" in edges[space] or "east" in edges[space]:
            assert controls(begun.game, begun.pos, 0 if "west" in edges[space] else 1, space)


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.ruling("gazala1942 R19")
def test_at_the_start_a_zone_of_one_side_alone_goes_before_the_nearer_line() -> None:
    """0113 touches the battalion in 0213 as well as the four in 0112: three make a zone, one does not."""
    begun = Begun()
    begun.set_up(1)
    for side in (0, 1):
        free = zone_of(begun.game, begun.pos, side) & ~zone_of(begun.game, begun.pos, 1 - side)
        for space in members(free & ~stands_of(begun.game, begun.pos, 1 - side)):
            assert controls(begun.game, begun.pos, side, space), begun.game.board.ids[space]
