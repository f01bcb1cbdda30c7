"""2.4, 2.5, 8: headquarters and batteries, chapter by chapter of the book."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.events import Fought
from scirocco.systems.areas.headquarters import air_targets, potential, support_potential, supporters, targets
from tests.merkur.fights import totals
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, the


def names(table: Tabletop, units: list[int]) -> list[str]:
    return [table.game.piece_ids[unit] for unit in units]


def worth(table: Tabletop, unit: str) -> int:
    return potential(table.game, table.pos, table.unit(unit))


def helpers(table: Tabletop, side: int, area: str) -> list[str]:
    return names(table, supporters(table.game, table.pos, side, table.area(area)))


@pytest.mark.rule("merkur 2.4")
@pytest.mark.ruling("merkur R4")
def test_a_headquarters_is_a_target_only_when_alone_and_never_from_the_air() -> None:
    alone = Tabletop(GERMAN, "cw_hargest W12")
    assert names(alone, targets(alone.game, alone.pos, 1, alone.area("W12"))) == ["cw_hargest"]
    assert air_targets(alone.game, alone.pos, 1, alone.area("W12")) == []
    among = Tabletop(GERMAN, "cw_hargest W12", "cw_28_maori W12")
    assert names(among, targets(among.game, among.pos, 1, among.area("W12"))) == ["cw_28_maori"]


@pytest.mark.rule("merkur 2.4")
def test_a_headquarters_alone_can_be_fired_at_and_assaulted() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_hargest W12")
    table.run("activate W11", "fire W12")
    table.do("none", 6, 6, 1, 1)
    assert table.at("cw_hargest") == "dead", "8 + 1 + 12 against 3 + 4 + 2: crushing fire eliminates"


@pytest.mark.rule("merkur 2.4")
@pytest.mark.ruling("merkur R5")
@pytest.mark.parametrize(
    ("battalions", "hq", "may"),
    [
        (["cw_22_nz W09 tired", "cw_23_nz W09 tired"], "cw_hargest W09", True),
        (["cw_22_nz W09 tired", "cw_23_nz W09"], "cw_hargest W09", False),
        (["cw_22_nz W09 tired", "cw_23_nz W09 tired"], "cw_hargest W09 tired", False),
    ],
)
def test_a_combat_loss_reaches_a_headquarters_only_as_the_one_fresh_unit(
    battalions: list[str], hq: str, may: bool
) -> None:
    """The main defender, 22nd, is eliminated first; then the others give way, or one of them takes a loss."""
    table = Tabletop(GERMAN, "ge_i_sturm W09", "ge_ii_sturm W09", *battalions, hq)
    table.run("activate W09", "assault W09", "lead ge_i_sturm")
    assert table.asked == "commonwealth main"
    table.do("defend cw_22_nz")
    while table.decision.kind == "cover":
        table.do("none", 6, 6, 1, 1)
    assert table.asked == "commonwealth others"
    assert table.offers("loss cw_hargest") is may


@pytest.mark.rule("merkur 2.4")
def test_a_headquarters_may_go_back_with_the_last_unit_under_its_command() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W12", "cw_hargest W12", "cw_28_maori W12")
    table.run("activate W12", "assault W12")
    table.do("none", 6, 5, 1, 1)
    table.do("retreat cw_28_maori W14")
    assert table.asked == "commonwealth follow"
    table.do("follow cw_hargest")
    assert (table.at("cw_28_maori"), table.at("cw_hargest")) == ("W14", "W14")


@pytest.mark.rule("merkur 2.4")
def test_a_headquarters_stays_while_another_unit_of_its_own_is_there() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W12", "cw_hargest W12", "cw_28_maori W12", "cw_22_nz W12")
    table.run("activate W12", "assault W12", "defend cw_28_maori")
    table.do("none", 6, 5, 2, 2)
    table.do("retreat cw_28_maori W14")
    assert table.asked != "commonwealth follow"
    assert table.at("cw_hargest") == "W12"


@pytest.mark.rule("merkur 2.5")
def test_headquarters_and_batteries_neither_lead_nor_join() -> None:
    table = Tabletop(GERMAN, "ge_meindl W09", "ge_i_5_art W09", "ge_i_sturm W09", "cw_22_nz W09", turn=10)
    table.run("activate W09", "assault W09")
    assert table.asked == "german guns", "the battalion leads, and nobody is there to join it"
    assert table.offers("guns ge_i_5_art")


@pytest.mark.rule("merkur 2.5")
def test_the_bonus_goes_to_a_leader_under_the_headquarters_in_its_area() -> None:
    table = Tabletop(GERMAN, "ge_meindl W09", "ge_i_sturm W09", "ge_i_fjr3 W09", "ge_ii_sturm W10", "cw_22_nz W09")
    assert table.attack("assault", "W09", "ge_i_sturm").get("headquarters") == 1
    assert "headquarters" not in table.attack("assault", "W09", "ge_i_fjr3"), "it is Heydrich's"
    assert "headquarters" not in table.attack("fire", "W09", "ge_ii_sturm", origin="W10"), "Meindl is elsewhere"


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 5.1")
def test_division_headquarters_help_everyone_and_bonuses_do_not_add_up() -> None:
    table = Tabletop(GERMAN, "ge_suessman W09", "ge_meindl W09", "ge_i_sturm W09", "ge_i_gjr100 W09", "cw_22_nz W09")
    assert table.attack("assault", "W09", "ge_i_gjr100")["headquarters"] == 1
    assert table.attack("assault", "W09", "ge_i_sturm")["headquarters"] == 1, "two headquarters, one bonus"
    garrison = Tabletop(GERMAN, "cw_freyberg W12", "cw_2_yl W12", "ge_i_sturm W12")
    assert garrison.defence("assault", "W12", "ge_i_sturm", "cw_2_yl")["headquarters"] == 1


@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R31")
def test_a_division_headquarters_adds_up_those_within_two_areas() -> None:
    """The example of the book: Meindl two areas away counts, Heydrich does not before he comes nearer."""
    far = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W01", "ge_heydrich W20")
    assert worth(far, "ge_suessman") == 4
    near = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W01", "ge_heydrich W13")
    assert worth(near, "ge_suessman") == 7
    tired = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W01 tired", "ge_heydrich W13")
    assert worth(tired, "ge_suessman") == 5


@pytest.mark.ruling("merkur R31")
def test_freyberg_reaches_no_brigade_at_the_start_nor_over_a_strategic_zone() -> None:
    assert worth(Tabletop.started(), "cw_freyberg") == 0
    over = Tabletop(GERMAN, "cw_freyberg W39", "cw_campbell C01")
    assert worth(over, "cw_freyberg") == 0, "two links away, but on another map"


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 8")
def test_a_division_headquarters_that_fires_first_silences_those_below_it() -> None:
    table = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W10", "ge_heydrich W20", "cw_22_nz W09")
    table.do("activate W11")
    table.do("bombard ge_suessman W09", 1, 1, 6, 6)
    assert table.has("ge_meindl", "silenced")
    assert not table.has("ge_heydrich", "silenced"), "he is farther away than two areas"
    assert worth(table, "ge_meindl") == 0
    assert helpers(table, 0, "W09") == ["ge_suessman"], "a silenced headquarters cannot support either (R27)"


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 8")
def test_a_lower_headquarters_that_fires_first_silences_the_division() -> None:
    table = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W10", "ge_heydrich W13", "cw_22_nz W09")
    table.do("activate W10")
    table.do("bombard ge_meindl W09", 1, 1, 6, 6)
    assert table.has("ge_suessman", "silenced")
    assert not table.has("ge_heydrich", "silenced")


@pytest.mark.rule("merkur 2.5")
def test_suessman_and_ramcke_silence_each_other() -> None:
    table = Tabletop(GERMAN, "ge_suessman W11", "ge_ramcke W10", "ge_meindl W13", "cw_22_nz W09")
    assert worth(table, "ge_ramcke") == worth(table, "ge_suessman") == 4
    table.do("activate W11")
    table.do("bombard ge_suessman W09", 1, 1, 6, 6)
    assert table.has("ge_ramcke", "silenced")


@pytest.mark.ruling("merkur R45")
@pytest.mark.parametrize(("options", "silenced"), [((), False), (("silence_map",), True)])
def test_silence_reaches_two_areas_or_with_the_switch_the_map(options: tuple[str, ...], silenced: bool) -> None:
    units = ("ge_suessman W11", "ge_meindl W10", "ge_heydrich W20", "cw_22_nz W09")
    table = Tabletop(GERMAN, *units, options=options)
    table.do("activate W11")
    table.do("bombard ge_suessman W09", 1, 1, 6, 6)
    assert table.has("ge_heydrich", "silenced") is silenced


@pytest.mark.rule("merkur 8")
def test_silence_ends_with_the_turn() -> None:
    table = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W10", "cw_22_nz W09")
    table.do("activate W11")
    table.do("bombard ge_suessman W09", 1, 1, 6, 6)
    table.run("end", "keep", dice=[1])
    assert table.has("ge_meindl", "silenced"), "the Commonwealth has its turn"
    table.do("end")
    assert not table.has("ge_meindl", "silenced")


@pytest.mark.rule("merkur 2.5")
def test_a_division_headquarters_does_not_add_guns_that_have_fired() -> None:
    table = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W09 fired", "ge_heydrich W10")
    assert worth(table, "ge_suessman") == 3, "Heydrich's alone"


@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R30")
def test_ringel_combines_two_batteries_against_an_adjacent_area_only() -> None:
    units = ["ge_ringel W11", "ge_i_5_art W11", "ge_ii_5_art W11", "ge_iii_5_art W11", "ge_i_gjr100 W11"]
    table = Tabletop(GERMAN, *units, "cw_22_nz W09", "cw_23_nz W11", turn=10)
    assert worth(table, "ge_ringel") == 0
    table.do("activate W11")
    assert not table.offers("bombard ge_ringel W11")
    fought = the(Fought, table.do("bombard ge_ringel W09", 1, 1, 1, 1))
    assert totals(fought)[0] == 16
    assert table.has("ge_i_5_art", "fired")
    assert not table.has("ge_iii_5_art", "fired"), "the third may still fire for itself"
    assert table.offers("bombard ge_iii_5_art W11")


@pytest.mark.rule("merkur 2.5")
def test_batteries_fire_one_by_one_without_ringel() -> None:
    table = Tabletop(GERMAN, "ge_i_5_art W11", "ge_iii_5_art W11", "cw_22_nz W09", turn=10)
    table.do("activate W11")
    table.do("bombard ge_i_5_art W09", 1, 1, 6, 6)
    table.do("bombard ge_iii_5_art W09", 1, 1, 6, 6)
    assert not table.has("cw_22_nz", "tired")


@pytest.mark.ruling("merkur R50")
@pytest.mark.parametrize(("state", "offered"), [("", True), (" tired", False)])
def test_a_tired_ringel_no_longer_combines(state: str, offered: bool) -> None:
    table = Tabletop(GERMAN, f"ge_ringel W11{state}", "ge_i_5_art W11", "ge_ii_5_art W11", "cw_22_nz W09", turn=10)
    table.do("activate W11")
    assert table.offers("bombard ge_ringel W09") is offered
    assert table.offers("bombard ge_i_5_art W09"), "the batteries keep their values"
    assert worth(table, "ge_i_5_art") == 8


@pytest.mark.rule("merkur 2.5")
def test_only_the_strongest_of_an_area_supports() -> None:
    """The example of the book: of a battery of 6 and one of 8 the one of 8."""
    fight = ("cw_22_nz W09", "ge_i_sturm W09")
    table = Tabletop(GERMAN, "ge_i_5_art W11", "ge_iii_5_art W11", "ge_meindl W10", *fight, turn=10)
    assert helpers(table, 0, "W09") == ["ge_meindl", "ge_i_5_art"], "one of each area, for the owner to choose from"
    equals = Tabletop(GERMAN, "ge_i_5_art W11", "ge_ii_5_art W11", *fight, turn=10)
    assert helpers(equals, 0, "W09") == ["ge_i_5_art", "ge_ii_5_art"]


@pytest.mark.rule("merkur 2.5")
def test_out_of_a_contested_area_nobody_supports_another() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_21_nz W10", "cw_22_nz W09", "ge_i_sturm W09")
    assert helpers(table, 0, "W09") == []
    assert helpers(table, 0, "W10") == ["ge_meindl"]


@pytest.mark.ruling("merkur R56")
def test_out_of_a_contested_area_a_headquarters_may_bombard_the_next() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_21_nz W10", "cw_22_nz W09")
    table.do("activate W10")
    assert table.offers("bombard ge_meindl W09")
    assert table.offers("bombard ge_meindl W10")


@pytest.mark.ruling("merkur R21")
def test_a_battalion_away_from_its_regiment_has_no_bonus_but_a_division_helps_it() -> None:
    table = Tabletop(GERMAN, "ge_ii_fjr2 E06", "ge_sturm C12", "ge_brauer E06", "cw_2_yl E06")
    assert "headquarters" not in table.attack("assault", "E06", "ge_ii_fjr2")
    helped = Tabletop(GERMAN, "ge_ii_fjr2 E06", "ge_suessman E06", "cw_2_yl E06")
    assert helped.attack("assault", "E06", "ge_ii_fjr2")["headquarters"] == 1


@pytest.mark.rule("merkur 3.2")
def test_a_dispersed_headquarters_has_no_artillery_but_gives_its_bonus() -> None:
    table = Tabletop(GERMAN, "ge_meindl W09 dispersed", "ge_i_sturm W09", "cw_22_nz W09")
    assert worth(table, "ge_meindl") == 0
    assert helpers(table, 0, "W09") == []
    assert table.attack("assault", "W09", "ge_i_sturm")["headquarters"] == 1


@pytest.mark.rule("merkur 3.2")
@pytest.mark.ruling("merkur R27")
def test_a_fire_marker_bars_another_bombardment_but_not_support() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W09", "cw_22_nz W09", "cw_23_nz W09")
    table.do("activate W10")
    table.do("bombard ge_meindl W09")
    table.do("defend cw_22_nz", 1, 1, 6, 6)
    assert table.has("ge_i_sturm", "tired"), "the shells fell short, among friends"
    assert table.has("ge_meindl", "fired")
    assert table.pos.activated & table.game.board.bit[table.area("W10")]
    table.run("activate W09", "assault W09")
    assert table.offers("guns ge_meindl")


@pytest.mark.ruling("merkur R54")
def test_support_uses_the_artillery_and_the_marker_is_for_the_owners_turn() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_suessman W10", "ge_i_sturm W09", "cw_22_nz W09", "cw_hargest W11")
    table.run("activate W09", "assault W09", "guns ge_meindl")
    table.do("guns cw_hargest", 1, 1, 1, 1)
    assert table.has("ge_meindl", "fired")
    assert table.has("ge_suessman", "silenced")
    assert not table.has("cw_hargest", "fired"), "it is not his turn"


@pytest.mark.rule("merkur 3.2")
def test_fire_markers_come_off_when_the_player_turn_ends() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_22_nz W09")
    table.do("activate W10")
    table.do("bombard ge_meindl W09", 1, 1, 6, 6)
    table.run("end", dice=[1])
    assert not table.has("ge_meindl", "fired")


@pytest.mark.ruling("merkur R57")
def test_among_headquarters_and_batteries_the_owner_chooses_the_target() -> None:
    table = Tabletop(COMMONWEALTH, "cw_28_maori W09", "ge_i_5_art W11", "ge_ringel W11", turn=10)
    found = names(table, targets(table.game, table.pos, 0, table.area("W11")))
    assert sorted(found) == ["ge_i_5_art", "ge_ringel"]


@pytest.mark.rule("merkur 8")
def test_commonwealth_headquarters_are_fixed_but_freyberg_and_vasey_move() -> None:
    fixed = ("cw_hargest", "cw_puttick", "cw_weston", "cw_campbell", "cw_chappel")
    table = Tabletop(COMMONWEALTH, "cw_freyberg W47", "cw_vasey W48", "cw_hargest W44", facts=["marches 6"])
    movement = {unit.id: unit.movement for unit in table.game.units if unit.headquarters and unit.side == 1}
    assert movement == {**dict.fromkeys(fixed, 0), "cw_freyberg": 6, "cw_vasey": 6}
    table.do("march W47")
    assert table.offers("cw_freyberg")
    table.do("done")
    assert not table.offers("march W44"), "nobody there can move"


@pytest.mark.rule("merkur 2.4")
@pytest.mark.ruling("merkur R5")
@pytest.mark.parametrize("friend", ["cw_7_pion W11", "cw_7_pion W11 tired"])
def test_a_tired_headquarters_that_cannot_retreat_is_lost_only_as_the_last_unit(friend: str) -> None:
    """All must go, and there is nowhere to go to: whoever fails to retreat is hurt, the headquarters as 2.4 says."""
    around = ["ge_ii_sturm W09", "ge_iii_sturm W10", "ge_iv_sturm W13", "ge_i_fjr3 W12"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_22_nz W11", "cw_hargest W11 tired", friend, *around)
    table.run("activate W11", "assault W11", "defend cw_22_nz")
    table.do("none", 6, 6, 1, 1)
    table.do("withdraw")
    fell = table.at("cw_7_pion") == "dead"
    assert fell == friend.endswith("tired")
    assert table.at("cw_hargest") == ("dead" if fell else "W11")


@pytest.mark.rule("merkur 2.4")
def test_a_headquarters_that_is_the_one_fresh_unit_is_hurt_when_it_cannot_retreat() -> None:
    around = ["ge_ii_sturm W09", "ge_iii_sturm W10", "ge_iv_sturm W13", "ge_i_fjr3 W12"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_22_nz W11", "cw_hargest W11", "cw_7_pion W11", *around)
    table.run("activate W11", "assault W11", "defend cw_22_nz")
    table.do("none", 6, 6, 1, 1)
    table.do("withdraw")
    assert table.has("cw_7_pion", "tired")
    assert table.at("cw_hargest") == "W11"
    assert table.has("cw_hargest", "tired"), "the others were tired before it came to the headquarters"


@pytest.mark.rule("merkur 2.4")
def test_the_last_unit_of_an_area_is_lost_when_it_cannot_retreat() -> None:
    around = ["ge_ii_sturm W09", "ge_iii_sturm W10", "ge_iv_sturm W13", "ge_i_fjr3 W12"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_hargest W11", *around)
    table.run("activate W11", "assault W11")
    table.do("none", 6, 6, 1, 1)
    assert table.at("cw_hargest") == "dead"


def support(table: Tabletop, unit: str) -> int:
    """What a headquarters adds to a combat that it supports."""
    return support_potential(table.game, table.pos, table.unit(unit))


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R27")
def test_a_division_headquarters_with_a_fire_marker_may_still_support_with_the_guns_it_has_silenced() -> None:
    units = ["ge_suessman W10", "ge_meindl W11", "ge_i_sturm W09", "cw_22_nz W09"]
    table = Tabletop(GERMAN, *units)
    table.do("activate W10")
    table.do("bombard ge_suessman W09", 1, 1, 6, 6)
    assert table.has("ge_suessman", "fired")
    table.run("activate W09", "assault W09")
    assert table.offers("guns ge_suessman")
    assert not table.offers("guns ge_meindl"), "he is silenced"
    fought = the(Fought, table.do("guns ge_suessman", 1, 1, 1, 1))
    assert {code: value for _, code, value in fought.attack}["guns"] == 4


@pytest.mark.rule("merkur 7.2")
@pytest.mark.ruling("merkur R27")
def test_a_division_headquarters_may_support_more_than_one_defence() -> None:
    units = ["cw_freyberg W12", "cw_hargest W11", "cw_22_nz W13", "ge_i_sturm W13", "ge_ii_sturm W13"]
    table = Tabletop(GERMAN, *units)
    table.run("activate W13", "assault W13", "lead ge_i_sturm")
    table.do("guns cw_freyberg", 1, 1, 6, 6)
    assert table.has("cw_hargest", "silenced")
    table.run("retreat ge_i_sturm W10", "assault W13")
    assert table.options() == ["guns cw_freyberg", "none"]
    assert support(table, "cw_freyberg") == 3, "Hargest's guns, which he has silenced himself"


@pytest.mark.ruling("merkur R27")
@pytest.mark.parametrize(("options", "helps"), [((), []), (("silenced_support",), ["ge_meindl"])])
def test_a_silenced_headquarters_supports_nobody_or_with_the_switch_still_does(
    options: tuple[str, ...], helps: list[str]
) -> None:
    table = Tabletop(GERMAN, "ge_suessman W13", "ge_meindl W10", "cw_22_nz W09", "cw_23_nz W11", options=options)
    table.do("activate W13")
    table.do("bombard ge_suessman W11", 1, 1, 6, 6)
    assert table.has("ge_meindl", "silenced")
    assert helpers(table, 0, "W09") == helps
    table.do("activate W10")
    assert table.refused("bombard ge_meindl W09") == ("2.5", "is-silenced"), "it never bombards"


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R72")
def test_one_supporter_for_a_combat_or_with_the_switch_one_from_each_area() -> None:
    units = ["ge_meindl W10", "ge_heydrich W11", "ge_i_sturm W09", "cw_22_nz W09", "cw_hargest W01", "cw_puttick W03"]
    one = Tabletop(GERMAN, *units)
    one.run("activate W09", "assault W09", "guns ge_meindl")
    assert one.asked == "commonwealth cover"
    fought = the(Fought, one.do("guns cw_hargest", 1, 1, 1, 1))
    assert totals(fought) == (8 + 1 + 4, 3 + 3 + 3)
    each = Tabletop(GERMAN, *units, options=["support_each_area"])
    each.run("activate W09", "assault W09", "guns ge_meindl")
    assert each.asked == "german guns"
    assert each.options() == ["guns ge_heydrich", "none"], "W10 has given its support"
    each.do("guns ge_heydrich")
    each.run("guns cw_hargest")
    read = each.game.read_position(each.game.write_position(each.pos))
    assert read.battle == each.pos.battle
    fought = the(Fought, each.do("guns cw_puttick", 1, 1, 1, 1))
    assert totals(fought) == (8 + 1 + 4 + 3, 3 + 3 + 3 + 2)
    assert each.has("ge_heydrich", "fired")


@pytest.mark.ruling("merkur R72")
def test_with_the_switch_a_side_may_stop_after_the_first_supporter() -> None:
    units = ["ge_meindl W10", "ge_heydrich W11", "ge_i_sturm W09", "cw_22_nz W09"]
    table = Tabletop(GERMAN, *units, options=["support_each_area"])
    table.run("activate W09", "assault W09", "guns ge_meindl")
    fought = the(Fought, table.do("none", 1, 1, 1, 1))
    assert totals(fought)[0] == 8 + 1 + 4
    assert not table.has("ge_heydrich", "fired")
