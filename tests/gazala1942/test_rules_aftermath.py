"""9.4, 9.5, 12.2 to 12.4: retreat and advance, from the book."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.advance import advance_length
from scirocco.systems.chitpull.events import BattleFought, GaveGround
from scirocco.systems.chitpull.retreat import retreat_hexes
from tests.gazala1942.table import Table, found

ATTACK = ("ge_200_i 0525", "ge_361_i 0425", "ge_1_21_i 0525", "ge_2_21_i 0425")
ATTACKERS = ("ge_200_i", "ge_361_i", "ge_1_21_i", "ge_2_21_i")
TANKS = ("ge_1_21_t 0525", "ge_2_21_t 0525", "ge_afrika_h 0523")
BATTALIONS = ("uk_1kr_7_i 0526", "uk_1r_1_i 0526", "uk_50_1_i 0526")


def fought(*units: str, attackers: tuple[str, ...] = ATTACKERS, die: int, **more: object) -> Table:
    """An attack on 0526, up to the first choice after the die."""
    table = Table(*units, **more)  # type: ignore[arg-type]
    table.declare("0526", *attackers)
    table.do("done")
    table.do("end", die)
    return table


def routed(*units: str, **more: object) -> Table:
    """22 to 6, tanks and a headquarters: 6:1; on a six -/4: two of three battalions die, 50th falls back two hexes."""
    table = fought(
        *ATTACK, *TANKS, *BATTALIONS, *units, attackers=(*ATTACKERS, "ge_1_21_t", "ge_2_21_t"), die=6, **more
    )
    assert found(table.log, BattleFought)[0].result == "-/4"
    table.do("loss uk_1kr_7_i")
    table.do("loss uk_1r_1_i")
    return table


def ways(table: Table, unit: str) -> set[str]:
    here = table.pos.at[table.unit(unit)]
    found_hexes = retreat_hexes(table.game, table.pos, table.unit(unit), (here,))
    return {table.game.board.ids[space] for space in found_hexes}


# 9.4


@pytest.mark.rule("gazala1942 9.4")
@pytest.mark.rule("gazala1942 9.32")
def test_the_rest_of_the_points_is_the_length_of_the_retreat() -> None:
    table = routed()
    assert sorted(table.options()) == ["withdraw"], "one step is left, two are owed: it cannot stand"
    gave = found(table.do("withdraw"), GaveGround)[0]
    assert gave.number == 2
    table.do("retreat uk_50_1_i 0527")
    assert (table.kind, table.at("uk_50_1_i")) == ("retreating", "0527")
    table.do("retreat uk_50_1_i 0528")
    assert table.kind == "advance"


@pytest.mark.rule("gazala1942 9.41")
@pytest.mark.ruling("gazala1942 R44")
def test_retreats_go_farther_from_the_attackers_if_they_can() -> None:
    table = routed()
    table.do("withdraw")
    assert ways(table, "uk_50_1_i") == {"0527", "0626"}, "0426 and 0625 lie beside attackers"


@pytest.mark.rule("gazala1942 9.41")
@pytest.mark.ruling("gazala1942 R44")
def test_a_free_hex_no_farther_goes_before_a_zone_with_a_friend() -> None:
    table = routed("it_61_102_i 0528", "uk_201_1_i 0527")
    table.do("withdraw")
    assert "0527" not in ways(table, "uk_50_1_i")
    assert ways(table, "uk_50_1_i") == {"0626"}, "free of zones; the friend in 0527 stands in one"
    closed = routed("it_61_102_i 0528", "it_62_102_i 0627", "uk_201_1_i 0527")
    closed.do("withdraw")
    assert ways(closed, "uk_50_1_i") == {"0527"}, "nothing is free any more, so to the friend"


@pytest.mark.rule("gazala1942 9.42")
@pytest.mark.rule("gazala1942 9.43")
def test_with_no_way_out_the_unit_pays_in_steps() -> None:
    table = routed("it_61_102_i 0528", "it_62_102_i 0627")
    assert table.options() == ["withdraw"]
    table.do("withdraw")
    assert table.at("uk_50_1_i") == "dead", "every hex around is empty and in a zone"


@pytest.mark.rule("gazala1942 9.42")
@pytest.mark.rule("gazala1942 5.3")
def test_no_retreat_into_a_full_hex() -> None:
    full = ("uk_by_1_t 0527", "uk_9l_1_t 0527", "uk_10h_1_t 0527", "uk_2h_1_t 0527", "uk_3y_1_t 0527")
    table = routed(*full)
    table.do("withdraw")
    assert ways(table, "uk_50_1_i") == {"0626"}


@pytest.mark.rule("gazala1942 9.42")
@pytest.mark.rule("gazala1942 10.83")
def test_the_axis_does_not_retreat_onto_mines() -> None:
    """18 to 3 is 6:1, a two 1/2. Of the hexes behind 1408 two are mined."""
    table = Table("uk_151_50_i 1508", "uk_69_50_i 1407", "uk_150_50_i 1308", "it_27_17_i 1408", marker="uk_50_h")
    table.declare("1408", "uk_151_50_i", "uk_69_50_i", "uk_150_50_i")
    table.do("done")
    table.do("end", 2)
    table.do("loss uk_151_50_i")
    table.do("withdraw")
    assert table.at("it_27_17_i") == "dead", "1409 and 1509 are mined, and 1309 lies in the zone of 150 Brigade"


@pytest.mark.ruling("gazala1942 R45")
def test_all_of_a_side_retreat_or_all_points_are_steps() -> None:
    """14 to 6: 2:1, a six 1/2. One step, then both that are left go, or one more step."""
    table = fought(*ATTACK, "uk_201_1_i 0526 reduced", "uk_1kr_7_i 0526", die=6)
    table.do("loss ge_200_i")
    table.do("loss uk_201_1_i")
    table.do("withdraw")
    assert {text.split()[1] for text in table.options("retreat")} == {"uk_201_1_i", "uk_1kr_7_i"}
    table.do("retreat uk_201_1_i 0527")
    table.do("retreat uk_1kr_7_i 0626")
    assert table.kind == "advance"


@pytest.mark.rule("gazala1942 9.5")
@pytest.mark.rule("gazala1942 9.4")
def test_attackers_who_retreat_leave_the_defender_where_he_is() -> None:
    """4 to 6 is 1:2; a five is 2/1: a step, and a hex back."""
    table = fought(
        "ge_200_i 0525", "ge_1_21_i 0525", "ge_2_21_i 0525", "uk_151_50_i 0526", attackers=ATTACKERS[:1], die=5
    )
    assert found(table.log, BattleFought)[0].result == "2/1"
    assert (table.kind, table.decision.side) == ("rest", 0)
    table.do("withdraw")
    table.do("retreat ge_200_i 0524")
    assert table.at("uk_151_50_i") == "0526"
    assert table.at("ge_200_i") == "0524"
    assert table.kind != "advance"


@pytest.mark.rule("gazala1942 9.42")
def test_a_brigade_may_lose_a_step_to_find_room_as_a_battalion() -> None:
    """Two brigades of another formation fill 0527; all else is zoned. As a battalion 10/5 may join one of them."""
    units = ("it_61_102_i 0627", "it_19_27_i 0427", "uk_151_50_i 0527", "in_10_5_i 0526")
    table = fought(*ATTACK, *units, die=6)
    table.do("loss ge_200_i")
    table.do("withdraw")
    assert table.options() == ["loss in_10_5_i"], "151 leaves no room for a second brigade of another formation"
    table.do("loss in_10_5_i")
    table.do("retreat in_10_5_i 0527")
    assert (table.at("in_10_5_i"), table.marks("in_10_5_i") & {"remnant"}) == ("0527", {"remnant"})


# 9.5


@pytest.mark.rule("gazala1942 9.51")
@pytest.mark.rule("gazala1942 9.56")
@pytest.mark.ruling("gazala1942 R47")
@pytest.mark.parametrize(
    ("fled", "unpaid", "foot", "mech"),
    [(0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 2, 2), (3, 0, 2, 3), (0, 3, 2, 3), (1, 2, 2, 2), (0, 5, 2, 3)],
)
def test_the_length_of_an_advance(fled: int, unpaid: int, foot: int, mech: int) -> None:
    table = Table("ge_200_i 0525", "ge_1_21_i 0525")
    lengths = [advance_length(table.game, table.unit(unit), fled, unpaid) for unit in ("ge_200_i", "ge_1_21_i")]
    assert lengths == [foot, mech]


@pytest.mark.rule("gazala1942 9.52")
@pytest.mark.rule("gazala1942 9.5")
@pytest.mark.ruling("gazala1942 R48")
@pytest.mark.ruling("gazala1942 R80")
def test_activated_neighbours_advance_too_headquarters_and_others_do_not() -> None:
    units = ("ge_3_15_i 0625", "ge_1_15_i 0426 idle", "it_xx_h 0625")
    table = fought(*ATTACK, *units, "uk_1kr_7_i 0526", die=6)
    advancers = {text.split()[1] for text in table.options("advance")}
    assert advancers == {*ATTACKERS, "ge_3_15_i"}


@pytest.mark.rule("gazala1942 9.53")
def test_the_vacated_hex_holds_a_legal_stack_only() -> None:
    units = ("ge_200_i 0525", "it_65_101_i 0425", "ge_1_21_i 0525", "ge_2_21_i 0425")
    table = fought(*units, "uk_1kr_7_i 0526", attackers=("ge_200_i", "it_65_101_i", "ge_1_21_i", "ge_2_21_i"), die=6)
    table.do("advance ge_200_i 0526")
    table.do("done")
    assert table.rule("advance it_65_101_i 0526") == "9.53", "two regiments of different formations"
    assert "advance ge_1_21_i 0526" in table.options()


@pytest.mark.rule("gazala1942 9.54")
def test_foot_follows_the_retreat_mechanised_units_turn_where_they_like() -> None:
    table = routed()
    table.do("withdraw")
    table.do("retreat uk_50_1_i 0527")
    table.do("retreat uk_50_1_i 0528")
    assert table.rule("advance ge_200_i 0426") == "9.54", "the first hex is the one attacked"
    table.do("advance ge_200_i 0526")
    assert table.options("advance") == ["advance ge_200_i 0527"]
    table.do("done")
    table.do("advance ge_1_21_i 0526")
    assert {text.split()[-1] for text in table.options("advance")} > {"0527", "0626", "0426"}


@pytest.mark.rule("gazala1942 9.55")
@pytest.mark.ruling("gazala1942 R81")
def test_each_zone_left_on_the_way_costs_a_hex() -> None:
    """Two hexes of advance: 0526 lies in the zone of 201 Brigade in 0527, so nobody goes on from it."""
    table = routed("uk_201_1_i 0527")
    table.do("withdraw")
    table.do("retreat uk_50_1_i 0626")
    table.do(next(text for text in table.options("retreat")))
    table.do("advance ge_1_21_i 0526")
    assert table.kind == "advance", "one hex in, and leaving the zone would cost the second"
    assert table.at("ge_1_21_i") == "0526"


@pytest.mark.rule("gazala1942 9.57")
def test_no_advance_over_ground_closed_to_movement() -> None:
    table = Table("ge_200_i 1819", "ge_361_i 1718", "ge_1_21_i 1819", "ge_2_21_i 1718", "uk_kdg_a 1719 reduced")
    table.declare("1719", "ge_361_i", "ge_2_21_i")
    table.do("done")
    table.do("end", 6)
    assert table.kind == "advance"
    advancers = {text.split()[1] for text in table.options("advance")}
    assert "ge_1_21_i" not in advancers, "lorries do not climb the escarpment"
    assert {"ge_361_i", "ge_200_i"} <= advancers


# options


@pytest.mark.rule("gazala1942 12.2")
@pytest.mark.rule("gazala1942 12.0")
@pytest.mark.parametrize(("options", "beside"), [((), set()), (("free_advance",), {"0425", "0625"})])
def test_with_the_option_a_unit_may_advance_beside_the_hex(options: tuple[str, ...], beside: set[str]) -> None:
    table = fought(*ATTACK, "uk_1kr_7_i 0526", die=6, options=options)
    assert {text.split()[-1] for text in table.options("advance ge_1_21_i")} == {"0526", *beside}


@pytest.mark.rule("gazala1942 12.2")
def test_a_free_advance_does_not_go_from_zone_to_zone() -> None:
    table = fought(*ATTACK, "uk_1kr_7_i 0526", "uk_151_50_i 0624", die=6, options=("free_advance",))
    assert {text.split()[-1] for text in table.options("advance ge_1_21_i")} == {"0526", "0425"}, (
        "0525 and 0625 are zoned"
    )


@pytest.mark.rule("gazala1942 12.2")
def test_a_free_advance_ends_after_one_hex() -> None:
    table = fought(*ATTACK, "uk_1kr_7_i 0526", die=6, options=("free_advance",))
    table.do("advance ge_1_21_i 0625")
    assert (table.kind, table.at("ge_1_21_i")) == ("advance", "0625")


@pytest.mark.rule("gazala1942 12.3")
def test_with_the_option_units_retreat_through_zones_at_a_step_each() -> None:
    table = routed("it_61_102_i 0528", "it_62_102_i 0627", options=("zone_retreat",))
    table.do("withdraw")
    assert table.kind == "retreat", "there is a way now"
    assert ways(table, "uk_50_1_i") >= {"0527", "0626"}
    table.do("retreat uk_50_1_i 0626")
    assert table.at("uk_50_1_i") == "dead", "its only step is the price"


@pytest.mark.rule("gazala1942 12.4")
@pytest.mark.parametrize(("options", "chooser"), [((), 1), (("hostile_losses",), 0)])
def test_with_the_option_the_enemy_chooses_the_second_step(options: tuple[str, ...], chooser: int) -> None:
    table = fought(
        *ATTACK, *TANKS, *BATTALIONS, attackers=(*ATTACKERS, "ge_1_21_t", "ge_2_21_t"), die=6, options=options
    )
    assert (table.kind, table.decision.side) == ("loss", 1)
    table.do("loss uk_1kr_7_i")
    assert (table.kind, table.decision.side) == ("loss", chooser)


@pytest.mark.rule("gazala1942 12.1")
@pytest.mark.ruling("gazala1942 R89")
@pytest.mark.parametrize(("options", "more"), [((), 0), (("cooperation",), 1)])
def test_with_the_option_four_of_a_formation_fight_with_one_more(options: tuple[str, ...], more: int) -> None:
    four = ("ge_1_21_i", "ge_2_21_i", "ge_1_15_i", "ge_2_15_i")
    units = tuple(f"{unit} 0525" for unit in four)
    table = Table(*units, "it_33_e 0525", "ge_3_15_i 0425", "uk_151_50_i 0526", options=options)
    assert table.odds("0526", *four).attack == 12 + more
    assert table.odds("0526", *four[:3], "it_33_e").attack == 9 + 2, "engineers of another formation"
    assert table.odds("0526", *four[:3], "ge_3_15_i").attack == 12, "three of them here, one there"
    garrison = tuple(f"{unit} 0526" for unit in ("uk_by_1_t", "uk_9l_1_t", "uk_10h_1_t", "uk_1r_1_i"))
    defended = Table("ge_200_i 0525", *garrison, options=options)
    assert defended.odds("0526", "ge_200_i").defence == 2 + 3 + 2 + 2 + more
