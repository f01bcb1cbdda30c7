"""Places where the printed rules leave room, and how they are played here."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.activation import activations
from scirocco.systems.areas.arrivals import airfields_for, shores_for
from scirocco.systems.areas.events import Fought, Moved
from scirocco.systems.areas.retreat import retreat_areas
from scirocco.systems.areas.victory import garrison_held
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, the

AT_SEA = ["convoys through waiting"]


def areas(table: Tabletop, mask: int) -> list[str]:
    return [name for i, name in enumerate(table.game.board.ids) if mask >> i & 1]


# 4, 6.1, 6.3


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R71")
def test_an_area_nobody_can_leave_is_not_activated_for_movement() -> None:
    """Everybody in zone C has Germans beside him, and nowhere to go back to."""
    table = Tabletop(COMMONWEALTH, "cw_2_7_aus SC", "ge_aufkl_55 SC", facts=["marches 1"], turn=10)
    assert table.refused("march SC") == ("6.3", "nobody-can-go")
    friends = Tabletop(COMMONWEALTH, "cw_2_7_aus SC", "cw_2_8_aus C01", "ge_aufkl_55 SC", facts=["marches 1"], turn=10)
    assert friends.offers("march SC")


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R35")
def test_a_tank_retreats_into_a_zone_with_a_road_as_it_moves_there() -> None:
    """No road leads from W38 into zone C, but there is one in the zone."""
    table = Tabletop(GERMAN, "ge_i_sturm W38", "cw_1_7_rtr W38")
    ways = {table.game.board.ids[space] for space in retreat_areas(table.game, table.pos, table.unit("cw_1_7_rtr"))}
    assert "SC" in ways


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R74")
def test_a_strategic_zone_costs_six_by_road_too() -> None:
    table = Tabletop(GERMAN, "ge_aufkl_55 W39", "cw_22_nz W47", turn=10)
    table.run("activate W39", "ge_aufkl_55")
    assert the(Moved, table.do("ge_aufkl_55 W39-SC")).cost == 6


@pytest.mark.rule("merkur 7")
@pytest.mark.ruling("merkur R58")
@pytest.mark.parametrize(("options", "enters"), [((), False), (("enter_unled",), True)])
def test_a_headquarters_enters_an_enemy_area_after_one_that_leads_or_with_the_switch_alone(
    options: tuple[str, ...], enters: bool
) -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W47", "cw_22_nz W09", options=options)
    table.run("activate W10", "ge_meindl")
    assert table.offers("ge_meindl W10-W09") is enters
    if enters:
        table.do("ge_meindl W10-W09")
        assert table.asked == "german area", "nobody there can lead, so there is no assault (R64)"
        assert not table.has("ge_meindl", "bound")


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R76")
def test_a_contested_area_of_a_tactical_map_may_be_left() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_21_nz W10", "cw_22_nz W09")
    table.run("activate W10", "ge_i_sturm")
    assert table.offers("ge_i_sturm W10-W11"), "into an empty area"
    assert table.offers("ge_i_sturm W10-W09"), "and into another of the enemy's"


# 4, 11


@pytest.mark.rule("merkur 11")
@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R75")
def test_the_night_attack_takes_one_of_the_areas_rolled_for() -> None:
    units = ("cw_28_maori W12", "ge_i_fjr3 W12")
    without = Tabletop(COMMONWEALTH, *units, turn=6)
    assert without.refused("march W12") == ("4", "no-marches")
    assert without.refused("activate W12") == ("11", "night")
    table = Tabletop(COMMONWEALTH, *units, turn=6, facts=["marches 1"])
    fought = the(Fought, table.run("march W12", "assault W12", dice=(6, 6, 1, 1)))
    assert fought.kind == "night"
    assert table.pos.marches == 0


@pytest.mark.rule("merkur 11")
@pytest.mark.ruling("merkur R75")
def test_the_maori_are_activated_by_night_though_they_have_nowhere_to_go() -> None:
    table = Tabletop(COMMONWEALTH, "cw_28_maori SC", "ge_aufkl_55 SC", turn=12, facts=["marches 1"])
    table.do("march SC")
    assert table.offers("assault SC")


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R6")
def test_the_garrison_never_activates_more_than_six_areas() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W09", turn=5)
    assert activations(table.game, table.pos, 6) == 6, "6 - 1 + 2"


# 5.3, 5.4, 5.5


@pytest.mark.rule("merkur 5.5")
@pytest.mark.ruling("merkur R78")
def test_an_empty_airfield_or_port_with_the_german_marker_counts_but_nobody_lands_there() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_22_nz W47", facts=["held W09 W34"], turn=7)
    assert garrison_held(table.game, table.pos) == 8
    assert areas(table, airfields_for(table.game, table.pos)) == []
    assert "W34" not in areas(table, shores_for(table.game, table.pos, table.unit("ge_iii_gjr100")))


@pytest.mark.rule("merkur 5.3")
@pytest.mark.ruling("merkur R79")
@pytest.mark.parametrize(("turn", "lands"), [(7, True), (6, False)])
def test_transport_aircraft_land_by_day_only(turn: int, lands: bool) -> None:
    units = ["ge_i_sturm W09", "cw_22_nz W47"]
    table = Tabletop(GERMAN, *units, facts=["fields W09"], turn=turn)
    assert table.offers("reinforce ge_i_gjr100") is lands


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R80")
def test_who_lands_on_a_contested_beach_must_fight_too() -> None:
    units = ["ge_i_fjr1 E18", "cw_2_yl E18"]
    table = Tabletop(GERMAN, *units, facts=AT_SEA, turn=7)
    table.run("reinforce ge_iii_gjr100", "land ge_iii_gjr100 E18")
    assert table.has("ge_iii_gjr100", "bound")
    assert not table.has("ge_i_fjr1", "bound"), "who stood there before need not"


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R81")
def test_tanks_land_on_a_beach_without_a_road() -> None:
    table = Tabletop(GERMAN, "ge_i_fjr1 E02", "cw_2_yl E15", facts=AT_SEA, turn=7)
    table.run("reinforce ge_pzrgt_31", "land ge_pzrgt_31 E02")
    table.run("activate E02", "ge_pzrgt_31")
    assert table.refused("ge_pzrgt_31 E02-E01") == ("6.1", "no-road")
    assert table.offers("ge_pzrgt_31 E02-E03")


@pytest.mark.rule("merkur 5.3")
@pytest.mark.ruling("merkur R82")
def test_one_counter_may_crash_land_in_a_turn_in_which_others_use_an_airfield() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W47", facts=["fields W09"], turn=7)
    table.run("reinforce ge_i_gjr100", "land ge_i_gjr100 W09")
    table.run("reinforce ge_ii_gjr100", "crash ge_ii_gjr100 W20", dice=[3])
    table.do("reinforce ge_i_gjr85")
    assert table.offers("land ge_i_gjr85 W09")
    assert table.refused("crash ge_i_gjr85 W20") == ("5.3", "crashed-already")


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R60")
def test_who_lands_in_an_area_that_was_activated_may_act_at_once() -> None:
    units = ["ge_i_fjr1 E18", "ge_ii_fjr1 E18", "cw_2_yl E15"]
    table = Tabletop(GERMAN, *units, facts=AT_SEA, turn=7)
    table.run("activate E18", "ge_i_fjr1", "ge_i_fjr1 E18-E20", "done")
    assert table.refused("activate E18") == ("4", "activated-already")
    table.run("reinforce ge_iii_gjr100", "land ge_iii_gjr100 E18", "activate E18")
    assert table.offers("ge_iii_gjr100")


@pytest.mark.rule("merkur 5.3")
@pytest.mark.ruling("merkur R60")
def test_who_crash_lands_in_an_area_that_was_activated_may_act_at_once() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W47", turn=7)
    table.run("activate W20", "done", "reinforce ge_i_gjr100")
    table.do("crash ge_i_gjr100 W20", 3)
    assert table.offers("activate W20")


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R77")
def test_the_convoy_is_tested_in_the_commonwealth_player_turn_which_alone_may_throw_again() -> None:
    units = ["ge_i_sturm W20", "cw_22_nz W47"]
    table = Tabletop(GERMAN, *units, turn=6, initiative="german", facts=["convoys waiting waiting"])
    table.do("end", 1, 3)
    assert table.asked == "commonwealth area", "the Germans have the initiative, and are not asked"
    owner = Tabletop(GERMAN, *units, turn=6, facts=["convoys waiting waiting"])
    owner.do("end", 1)
    assert owner.asked == "commonwealth reroll"


# 7.2, 8.3


@pytest.mark.rule("merkur 7.2")
@pytest.mark.ruling("merkur R83")
def test_the_defender_may_put_forward_a_unit_with_less_than_the_highest_factor() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_7_pion W20", "cw_1_gk W20")
    table.run("activate W20", "assault W20")
    fought = the(Fought, table.do("defend cw_1_gk", 1, 1, 1, 1))
    assert {code: value for _, code, value in fought.defence}["main"] == 2


@pytest.mark.rule("merkur 8.3")
@pytest.mark.ruling("merkur R84")
def test_the_error_of_an_aircraft_may_hit_a_headquarters_that_is_alone() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_21_nz W10")
    table.run("luftwaffe", "aim ge_ju87 W10", "rest ge_ju88_a", "rest ge_ju88_b")
    table.do("rest ge_he111", 1, 1, 6, 6)
    assert table.has("ge_meindl", "tired")
