"""3.1: the initiative. 3.2: markers."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.events import ActivationRolled, Fought, InitiativeSpent, Landed
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, all_of, the


@pytest.mark.rule("merkur 3.1")
def test_the_german_begins_with_the_initiative() -> None:
    assert Tabletop.started().pos.initiative == 0


@pytest.mark.rule("merkur 3.1")
@pytest.mark.ruling("merkur R11")
def test_in_a_combat_both_sides_roll_again_and_the_second_result_stands() -> None:
    table = Tabletop(GERMAN, "ge_iv_sturm W11", "cw_23_nz W11", initiative="german")
    table.run("activate W11", "assault W11", dice=[1, 1, 6, 6])
    assert table.asked == "german reroll"
    events = table.do("reroll", 1, 2, 6, 6)
    fought = the(Fought, events)
    assert fought.dice == (1, 2, 6, 6)
    assert table.asked != "german reroll"
    assert table.pos.initiative == 1
    assert all_of(InitiativeSpent, events)[0].use == "reroll"


@pytest.mark.rule("merkur 3.1")
def test_a_kept_roll_stands_and_the_initiative_stays() -> None:
    table = Tabletop(GERMAN, "ge_iv_sturm W11", "cw_23_nz W11", initiative="german")
    table.run("activate W11", "assault W11", dice=[1, 1, 6, 6])
    assert the(Fought, table.do("keep")).dice == (1, 1, 6, 6)
    assert table.pos.initiative == 0


@pytest.mark.ruling("merkur R11")
def test_the_initiative_is_not_used_in_the_others_turn() -> None:
    table = Tabletop(COMMONWEALTH, "ge_iv_sturm W11", "cw_23_nz W11", initiative="german")
    table.do("activate W11")
    assert the(Fought, table.do("assault W11", 1, 1, 6, 6)).dice == (1, 1, 6, 6)


@pytest.mark.rule("merkur 3.1")
def test_a_bad_landing_is_rolled_again() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", turn=2, initiative="german", waiting="ge_i_fjr2")
    table.do("jump", 6)
    assert table.asked == "german reroll"
    assert not the(Landed, table.do("reroll", 5)).tired


@pytest.mark.rule("merkur 3.1")
def test_the_activation_roll_is_rolled_again() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", "cw_21_nz W10", turn=7, initiative="commonwealth")
    table.do("end", 2)
    assert table.asked == "commonwealth reroll"
    assert the(ActivationRolled, table.do("reroll", 5)).areas == 5
    assert table.pos.initiative == 0


@pytest.mark.rule("merkur 3.1")
def test_a_bombardment_is_rolled_again() -> None:
    table = Tabletop(GERMAN, "ge_meindl W11", "cw_22_nz W09", initiative="german")
    table.run("activate W11", "bombard ge_meindl W09", dice=[1, 1, 6, 6])
    assert the(Fought, table.do("reroll", 6, 6, 1, 1)).result == "hit"


@pytest.mark.ruling("merkur R52")
def test_nothing_is_rolled_again_before_the_first_turn() -> None:
    table = Tabletop.started()
    table.do("done")
    assert the(Fought, table.do("raid W03", 1, 1, 6, 6)).result == "failed"
    assert table.asked == "german raid"


@pytest.mark.rule("merkur 3.1")
@pytest.mark.ruling("merkur R12")
def test_an_area_is_activated_again_with_full_movement_for_all_but_guns_that_fired() -> None:
    units = ["ge_iv_sturm W11", "ge_iii_sturm W11 acted", "ge_meindl W11 acted fired"]
    table = Tabletop(GERMAN, *units, "cw_freyberg W47", initiative="german")
    table.do("activate W11")
    table.run("ge_iv_sturm", "ge_iv_sturm W11-W09")
    assert table.refused("activate W11") == ("4", "activated-already")
    table.do("again W11")
    assert table.pos.initiative == 1
    assert table.offers("ge_iii_sturm"), "it had acted"
    assert not table.offers("ge_meindl"), "it has used its artillery"


@pytest.mark.ruling("merkur R12")
def test_activating_again_sends_no_aircraft_twice() -> None:
    units = ["ge_ju87 away acted", "ge_ju88_a away acted", "ge_ju88_b away acted", "ge_he111 away acted"]
    table = Tabletop(GERMAN, *units, "ge_iv_sturm W11", "cw_22_nz W09", initiative="german")
    table.run("activate W11", "done", "again W11", "done")
    assert table.refused("luftwaffe") == ("8", "no-aircraft")


@pytest.mark.rule("merkur 3.1")
def test_newcomers_act_too_in_an_area_activated_again() -> None:
    table = Tabletop(GERMAN, "ge_iv_sturm W11 acted", "ge_iii_sturm W11", "cw_22_nz W09", initiative="german")
    table.do("again W11")
    assert {"ge_iv_sturm", "ge_iii_sturm"} <= set(table.options())


@pytest.mark.rule("merkur 3.1")
@pytest.mark.rule("merkur 3.2")
def test_the_initiative_gathers_dispersed_paratroops_at_once() -> None:
    table = Tabletop(GERMAN, "ge_iv_sturm W11 dispersed", "cw_22_nz W09", initiative="german")
    assert not table.offers("activate W11")
    table.do("again W11")
    assert not table.has("ge_iv_sturm", "dispersed")
    assert {"ge_iv_sturm", "fire W09"} <= set(table.options())


@pytest.mark.rule("merkur 3.1")
@pytest.mark.rule("merkur 4")
def test_the_commonwealth_opens_one_area_more_with_the_initiative() -> None:
    table = Tabletop(COMMONWEALTH, "cw_18_nz W25", "ge_iv_sturm W01", initiative="commonwealth", facts=["marches 0"])
    assert table.refused("march W25") == ("4", "no-marches")
    table.do("again W25")
    assert table.offers("cw_18_nz")
    assert table.pos.initiative == 0


@pytest.mark.rule("merkur 3.1")
def test_without_the_initiative_nothing_is_activated_again() -> None:
    table = Tabletop(GERMAN, "ge_iv_sturm W11 acted", "cw_22_nz W09")
    assert table.refused("again W11") == ("3.1", "no-initiative")


# 3.2


@pytest.mark.rule("merkur 3.2")
@pytest.mark.ruling("merkur R43")
def test_forts_stand_where_the_garrison_is_and_no_town_is() -> None:
    table = Tabletop.started()
    assert table.refused("fort W12") == ("3.2", "town-fort")
    assert table.refused("fort W26") == ("3.2", "town-fort")
    assert table.refused("fort W20") == ("3.2", "no-garrison")
    table.do("fort W09")
    assert table.refused("fort W09") == ("3.2", "fort-there")


@pytest.mark.rule("merkur 3.2")
def test_there_are_six_forts_at_most() -> None:
    table = Tabletop.started()
    table.run("fort W09", "fort W10", "fort W11", "fort W24", "fort C13", "fort E15")
    assert table.asked == "german raid"
    assert table.pos.forts.bit_count() == 6


@pytest.mark.rule("merkur 3.2")
def test_a_fort_falls_with_its_last_defender() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W09", "ge_i_fjr1 E22", facts=["forts W09", "marches 1"])
    table.run("march W09", "cw_22_nz", "cw_22_nz W09-W11")
    assert not table.has_fort("W09")


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 7.4")
def test_a_fort_is_given_up_in_place_of_a_loss() -> None:
    for answer, tired, fort in (("raze", False, False), ("take", True, True)):
        table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_22_nz W09", "cw_1_7_rtr W09", facts=["forts W09"])
        table.run("activate W10", "fire W09")
        table.do("defend cw_22_nz", 6, 6, 4, 4)
        assert table.asked == "commonwealth hurt"
        table.do(answer)
        assert (table.has("cw_22_nz", "tired"), table.has_fort("W09")) == (tired, fort)


@pytest.mark.ruling("merkur R69")
def test_a_fort_takes_no_bomb_and_spares_no_retreat() -> None:
    shelled = Tabletop(GERMAN, "ge_meindl W10", "cw_22_nz W09", facts=["forts W09"])
    shelled.run("activate W10", "bombard ge_meindl W09", dice=[6, 6, 1, 1])
    assert shelled.has("cw_22_nz", "tired")
    assert shelled.has_fort("W09")
    driven = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W09", "cw_1_7_rtr W09", facts=["forts W09"])
    driven.run("activate W09", "assault W09")
    driven.do("defend cw_22_nz", 6, 6, 4, 4)
    driven.do("raze")
    assert driven.asked == "commonwealth retreat"
    assert not driven.has("cw_22_nz", "tired")


@pytest.mark.rule("merkur 3.2")
def test_dispersion_ends_with_the_next_turn() -> None:
    table = Tabletop(COMMONWEALTH, "ge_iv_sturm W01 dispersed", "cw_22_nz W09", turn=1)
    table.do("end")
    assert not table.has("ge_iv_sturm", "dispersed")


@pytest.mark.rule("merkur 3.2")
def test_a_dispersed_headquarters_has_no_artillery() -> None:
    table = Tabletop(GERMAN, "ge_heydrich W24 dispersed", "ge_iv_fjr3_pion W24", "cw_6_gk W24")
    table.do("activate W24")
    assert table.refused("bombard ge_heydrich W24") == ("3.2", "guns-dispersed")


@pytest.mark.rule("merkur 3.2")
def test_four_units_have_gliders() -> None:
    game = Tabletop.started().game
    assert [unit.name for unit in game.units if unit.glider] == ["Suessman", "Meindl", "I/Sturm", "II/Sturm"]


@pytest.mark.rule("merkur 3.2")
@pytest.mark.ruling("merkur R37")
def test_an_empty_objective_belongs_to_who_last_held_it_for_a_whole_turn() -> None:
    """The German comes into W24 in turn 4, is alone there all through turn 5, and leaves in turn 6."""
    table = Tabletop(GERMAN, "ge_iv_fjr3_pion W20", "cw_freyberg W47", initiative="german")
    bit = table.game.board.bit[table.area("W24")]
    table.run("activate W20", "ge_iv_fjr3_pion", "ge_iv_fjr3_pion W20-W24", "end", dice=[1])
    table.do("end")
    assert not table.pos.held & bit, "not a complete turn yet"
    table.do("end", 1)
    table.do("end")
    assert table.pos.held & bit
    table.run("activate W24", "ge_iv_fjr3_pion", "ge_iv_fjr3_pion W24-W20")
    assert table.pos.held & bit


@pytest.mark.ruling("merkur R37")
def test_all_objectives_begin_with_the_commonwealth() -> None:
    assert Tabletop.started().pos.held == 0


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 7.2")
def test_a_fort_helps_the_commonwealth_only() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W10", "ge_i_sturm W10", facts=["forts W10"])
    assert "fort" not in table.defence("assault", "W10", "cw_22_nz", "ge_i_sturm")
    assert table.defence("assault", "W10", "ge_i_sturm", "cw_22_nz")["fort"] == 2
