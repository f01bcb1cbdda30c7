"""4.1.2: the tether of the motorised Axis units."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.tether import is_cut_off, is_tethered
from tests.gazala.desert import MINES, Desert

CLEARED = f"cleared {MINES}"
WALL = ("sa_1 0605", "sa_2 0607", "sa_3 0609", "uk_69 0611", "uk_150 0613", "uk_151 0615")
"""Their zones run from the coast to the south edge: no line passes them."""


def frozen(*units: str, facts: tuple[str, ...] = ()) -> bool:
    """Whether the first unit named is without a line."""
    table = Desert("axis movement", *units, facts=facts)
    return is_cut_off(table.game, table.pos, table.unit(units[0].split()[0]))


# How it is measured


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
@pytest.mark.parametrize(("place", "cut_off"), [("2011", False), ("2110", False), ("2112", False), ("2210", True)])
def test_a_line_is_at_most_twenty_hexes_long(place: str, cut_off: bool) -> None:
    """With the mines gone 0109 is 20 hexes from column 21."""
    assert frozen(f"ge_8pz {place}", facts=(CLEARED,)) is cut_off


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_hexes_are_counted_and_not_movement_points() -> None:
    table = Desert("axis movement", "ge_8pz 2110", facts=[CLEARED])
    board = table.game.board
    assert board.distance(board.space("0109"), board.space("2110")) == 20
    assert not is_cut_off(table.game, table.pos, table.unit("ge_8pz")), "whatever the crests on the way cost"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_both_road_hexes_of_the_west_edge_are_sources() -> None:
    shut_south, shut_north = "sa_1 0210", "sa_2 0202"
    assert not frozen("ge_8pz 0503", shut_south)
    assert not frozen("ge_8pz 0514", shut_north)
    assert frozen("ge_8pz 0514", shut_south, shut_north), "both stand in enemy zones"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_enemy_zones_cut_the_line_also_zones_that_armour_ignores() -> None:
    assert not frozen("ge_8pz 0910", facts=(CLEARED,))
    assert frozen("ge_8pz 0910", *WALL, facts=(CLEARED,))
    assert frozen("ge_115 0910", *WALL, facts=(CLEARED,))


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_own_troops_do_not_open_a_line_through_enemy_zones() -> None:
    friends = ("it_61 0706", "it_62 0606", "it_85 0506")
    assert frozen("ge_8pz 0807", *WALL, *friends, facts=(CLEARED,))


@pytest.mark.rule("gazala 4.1.2", "gazala 9.1")
@pytest.mark.ruling("gazala G1")
def test_mines_cut_the_line_until_they_are_cleared() -> None:
    posts = ("ff_1 1114", "in_3mot 1216")  # they close the way round the southern end of the belt
    assert frozen("ge_115 1010", *posts)
    assert not frozen("ge_115 1010", *posts, facts=("cleared 0910",))


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_the_hex_of_the_unit_itself_may_be_mined_or_in_an_enemy_zone() -> None:
    assert not frozen("ge_115 0605")
    assert not frozen("ge_115 0606", "sa_1 0706")
    assert not frozen("ge_115 0605", "sa_3 0704")


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_it_binds_armour_motorised_infantry_and_bersaglieri_of_the_axis_alone() -> None:
    game = Desert.started().game
    bound = {unit.type for unit in game.units if is_tethered(game, unit.number)}
    assert bound == {"ARM", "MOT", "BERS"}
    assert {unit.side for unit in game.units if is_tethered(game, unit.number)} == {game.side_named("axis")}


# Where a move may end (G20)


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G20")
def test_no_move_ends_in_a_hex_without_a_line() -> None:
    table = Desert("axis movement", "ge_115 2011", facts=[CLEARED])
    ends = table.ends("ge_115")
    assert "2111" in ends
    assert not {number for number in ends if number[:2] > "21"}
    assert (table.refused_by("ge_115 2011-2111-2212"), table.code("ge_115 2011-2111-2212")) == (
        *("4.1.2", "beyond-tether"),
    )


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G20")
def test_on_its_way_a_unit_may_leave_the_line_for_a_while() -> None:
    table = Desert("axis movement", "ge_115 2112", facts=[CLEARED])
    table.go("ge_115", "2112-2213-2113")
    assert table.at("ge_115") == "2113"
    assert frozen("ge_115 2213", facts=(CLEARED,)), "where it passed there is no line"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1", "gazala G20")
def test_foot_guns_and_engineers_go_where_they_like() -> None:
    table = Desert("axis movement", "it_61 2011", "ge_pza 2012", "ge_eng 2013", facts=[CLEARED])
    table.go("it_61", "2011-2111-2211")
    table.go("ge_pza", "2012-2112-2213")
    table.go("ge_eng", "2013-2113-2214")
    assert (table.at("it_61"), table.at("ge_pza"), table.at("ge_eng")) == ("2211", "2213", "2214")


@pytest.mark.rule("gazala 4.1.2")
def test_the_allies_have_no_tether() -> None:
    table = Desert("allied movement", "uk_7mot 0208", "it_61 0503", "it_62 0109")
    assert table.ends("uk_7mot")
    table = Desert("allied movement", "uk_7mot 2409", *(f"it_{n} {h}" for n, h in ((61, "0101"), (62, "0109"))))
    table.go("uk_7mot", "2409-2410")


# Frozen units


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1", "gazala G20")
@pytest.mark.parametrize("unit", ["ge_8pz", "ge_115", "it_8b"])
def test_a_unit_without_a_line_cannot_be_chosen_to_move(unit: str) -> None:
    table = Desert("axis movement", f"{unit} 1712", *WALL)
    assert (table.refused_by(unit), table.code(unit)) == ("4.1.2", "off-tether")
    assert unit not in table.options()


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_foot_units_beyond_the_tether_still_move() -> None:
    table = Desert("axis movement", "it_61 1712", "ge_pza 1712", "it_eng 1712", *WALL)
    assert {"it_61", "ge_pza", "it_eng"} <= set(table.options())


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_a_frozen_unit_moves_again_once_it_has_a_line() -> None:
    table = Desert("allied movement", "ff_1 1114", "in_3mot 1216", "ge_115 1515")
    assert is_cut_off(table.game, table.pos, table.unit("ge_115")), "the two posts and the mines shut the south"
    table.go("in_3mot", "1216-1315-1314-1313")
    table.do("end")
    assert table.phase == "axis movement"
    assert table.why("ge_115") is None


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_a_frozen_unit_attacks_defends_and_retreats() -> None:
    table = Desert("axis combat", "ge_115 1712", "in_9 1713", *WALL)
    assert table.options() == ["attack 1713"]
    table.beat("1713", "ge_115", result="DVI ARI")
    assert table.ways("ge_115") == {"1711", "1612", "1812"}
    table = Desert("allied combat", "uk_22arm 1713", "ge_115 1712", *WALL)
    table.beat("1712", "uk_22arm", result="DRI AVI")
    table.do("retreat ge_115 1711")
    assert table.at("ge_115") == "1711"


@pytest.mark.rule("gazala 4.1.2", "gazala 5.3")
def test_a_retreat_may_lead_beyond_the_tether() -> None:
    table = Desert("allied combat", "uk_22arm 2010", "uk_2arm 2010", "ge_115 2110", facts=[CLEARED])
    table.beat("2110", "uk_22arm", "uk_2arm")
    assert any(number[:2] == "22" for number in table.ways("ge_115"))


# The advance


@pytest.mark.rule("gazala 5.2", "gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_a_frozen_unit_does_not_advance_but_foot_beside_it_does() -> None:
    table = Desert("axis combat", "ge_8pz 1712", "it_61 1712", "in_9 1713 reduced", *WALL)
    table.beat("1713", "ge_8pz", "it_61", result="DRI AVI")
    table.do("retreat in_9 1714")
    assert table.options() == ["advance it_61 1713", "done"]
    assert (table.refused_by("advance ge_8pz 1713"), table.code("advance ge_8pz 1713")) == ("4.1.2", "off-tether")


@pytest.mark.rule("gazala 5.2", "gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_a_frozen_unit_does_not_advance_even_back_to_where_the_line_ends() -> None:
    table = Desert("axis combat", "ge_8pz 2213", "in_9 2113 reduced", facts=[CLEARED])
    table.beat("2113", "ge_8pz", result="DE AVB")
    assert not frozen("ge_8pz 2113", facts=(CLEARED,))
    assert (table.at("ge_8pz"), table.phase) == ("2213", "allied movement"), "no advance was offered"


@pytest.mark.rule("gazala 5.2", "gazala 4.1.2")
@pytest.mark.ruling("gazala G20")
def test_an_advance_does_not_end_beyond_the_tether() -> None:
    table = Desert("axis combat", "ge_8pz 2012", "in_9 2112 reduced", facts=[CLEARED])
    table.beat("2112", "ge_8pz", result="DE AVB")
    assert table.advances("ge_8pz") == {"2112", "2112-2013", "2112-2113"}
    assert table.code("advance ge_8pz 2112-2213") == "beyond-tether"
    assert table.code("advance ge_8pz 2112-2111") == "advance-ground", "a crest"


# Tobruk


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_the_rule_ends_the_moment_the_axis_takes_tobruk() -> None:
    table = Desert("axis movement", "it_61 1906", "ge_8pz 2212", *WALL)
    assert table.code("ge_8pz") == "off-tether"
    table.go("it_61", "1906-2006")
    table.go("ge_8pz", "2212-2213")
    assert table.at("ge_8pz") == "2213"


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1", "gazala C28")
def test_passing_through_tobruk_is_enough_to_end_it() -> None:
    table = Desert("axis movement", "it_61 1906", "ge_8pz 2212", *WALL)
    table.go("it_61", "1906-2006-2007")
    assert table.why("ge_8pz") is None


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_the_rule_does_not_come_back_when_the_allies_retake_tobruk() -> None:
    table = Desert("axis movement", "it_61 1905", "ge_8pz 2212", "sa_6 2008", *WALL)
    table.go("it_61", "1905-2006-1906-1806-1805")
    table.end_until("allied movement")
    table.go("sa_6", "2008-2007-2006")
    table.end_until("axis movement")
    assert table.pos.held[0] >> table.hex("2006") & 1
    assert table.why("ge_8pz") is None


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1")
def test_an_allied_unit_in_tobruk_frees_nobody() -> None:
    assert frozen("ge_8pz 2212", "sa_6 2006", *WALL)
