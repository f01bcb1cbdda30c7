"""7: assault and fire, their values and their results."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.odds import BANDS, band_of
from tests.merkur.fights import fight, totals
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop

# 7


@pytest.mark.rule("merkur 7")
@pytest.mark.rule("merkur 5.5")
@pytest.mark.ruling("merkur R59")
def test_who_moves_into_an_enemy_area_must_assault_it_before_the_activation_ends() -> None:
    table = Tabletop(GERMAN, "ge_iii_sturm W01", "ge_iv_sturm W01", "cw_22_nz W09")
    table.run("activate W01", "ge_iii_sturm", "ge_iii_sturm W01-W09", "ge_iv_sturm", "ge_iv_sturm W01-W09")
    assert table.has("ge_iii_sturm", "bound")
    assert table.has("ge_iv_sturm", "bound")
    assert table.asked == "german lead", "nothing else is left to order, so they fight"
    fought = fight(table, "lead ge_iii_sturm", dice=(1, 1, 6, 6))
    assert fought.result == "beaten"
    assert not table.has("ge_iv_sturm", "bound")


@pytest.mark.rule("merkur 7")
def test_in_a_contested_area_fighting_is_voluntary() -> None:
    table = Tabletop(GERMAN, "ge_iii_sturm W09", "cw_22_nz W09", "cw_21_nz W10")
    table.do("activate W09")
    assert table.offers("assault W09")
    assert table.offers("fire W10")
    table.do("done")
    assert table.asked == "german area"


@pytest.mark.rule("merkur 5.5")
@pytest.mark.rule("merkur 6.1")
def test_entering_a_contested_area_stops_but_does_not_oblige() -> None:
    table = Tabletop(GERMAN, "ge_iii_sturm W09", "ge_iv_sturm W01", "cw_22_nz W09")
    table.run("activate W01", "ge_iv_sturm")
    assert table.refused("ge_iv_sturm W01-W09-W11") == ("6.1", "must-stop")
    table.do("ge_iv_sturm W01-W09")
    assert not table.has("ge_iv_sturm", "bound")
    assert table.asked == "german area"


@pytest.mark.rule("merkur 7.3")
def test_an_area_may_be_attacked_again_and_again() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W10", "ge_ii_sturm W11", "cw_22_nz W09")
    table.run("activate W10", "bombard ge_meindl W09", dice=(1, 1, 6, 6))
    fight(table, "fire W09", dice=(1, 1, 1, 1))
    table.do("activate W11")
    assert table.offers("fire W09")


# 7.1


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R28")
def test_each_other_unit_adds_one_a_headquarters_none_an_anti_aircraft_unit_one() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W09", "cw_156_aa W09", "cw_hargest W09", "ge_i_sturm W09")
    table.run("activate W09", "assault W09")
    assert table.asked == "commonwealth guns", "22nd leads: neither guns nor headquarters can"
    fought = fight(table, dice=(1, 1, 6, 6))
    assert totals(fought)[0] == 4 + 1 + 1, "the factor, one other unit, the headquarters"


@pytest.mark.rule("merkur 7.1")
def test_three_battalions_of_a_german_regiment_add_one() -> None:
    units = ["ge_i_fjr3 W24", "ge_ii_fjr3 W24", "ge_iii_fjr3 W24", "ge_i_fjr1 W24", "cw_6_gk W24"]
    table = Tabletop(GERMAN, *units)
    together = table.attack("assault", "W24", "ge_i_fjr3", support="ge_ii_fjr3 ge_iii_fjr3")
    assert together["three-battalions"] == 1
    mixed = table.attack("assault", "W24", "ge_i_fjr3", support="ge_ii_fjr3 ge_i_fjr1")
    assert "three-battalions" not in mixed


@pytest.mark.rule("merkur 7.1")
@pytest.mark.rule("merkur 13.1")
def test_the_reserve_battalion_stands_for_the_third_of_any_parachute_regiment() -> None:
    units = ["ge_i_fjr3 W24", "ge_ii_fjr3 W24", "ge_ramcke_fj W24", "ge_i_gjr100 W24", "ge_ii_gjr100 W24"]
    table = Tabletop(GERMAN, *units, "cw_6_gk W24", turn=7)
    assert table.attack("assault", "W24", "ge_ramcke_fj", support="ge_i_fjr3 ge_ii_fjr3")["three-battalions"] == 1
    assert "three-battalions" not in table.attack("assault", "W24", "ge_ramcke_fj", support="ge_i_fjr3")
    mountain = table.attack("assault", "W24", "ge_ramcke_fj", support="ge_i_gjr100 ge_ii_gjr100")
    assert "three-battalions" not in mountain


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R46")
def test_campbells_and_vaseys_men_are_one_brigade() -> None:
    units = ["cw_2_11_aus C13", "cw_2_1_aus C13", "cw_2_7_aus C13", "cw_2_yl C13", "cw_vasey C13", "ge_i_fjr2 C13"]
    table = Tabletop(COMMONWEALTH, *units)
    assert table.attack("assault", "C13", "cw_2_11_aus", support="cw_2_1_aus cw_2_7_aus")["three-battalions"] == 1
    assert "three-battalions" not in table.attack("assault", "C13", "cw_2_11_aus", support="cw_2_1_aus cw_2_yl")
    assert table.attack("assault", "C13", "cw_2_7_aus")["headquarters"] == 1
    assert "headquarters" not in table.attack("assault", "C13", "cw_2_1_aus"), "he is Campbell's man"


@pytest.mark.rule("merkur 7.1")
@pytest.mark.parametrize(("turn", "fighters"), [(4, 1), (6, 0)])
def test_the_luftwaffe_helps_german_attacks_by_day(turn: int, fighters: int) -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W09", turn=turn)
    assert table.attack("assault", "W09", "ge_i_sturm").get("fighters", 0) == fighters
    assert "fighters" not in table.attack("assault", "W09", "cw_22_nz")


@pytest.mark.rule("merkur 7.1")
@pytest.mark.rule("merkur 7.2")
@pytest.mark.ruling("merkur R29")
def test_artillery_supports_an_assault_and_the_defence_but_no_fire() -> None:
    units = ["ge_meindl W10", "ge_i_sturm W10", "ge_ii_sturm W09", "cw_22_nz W09", "cw_hargest W11"]
    table = Tabletop(GERMAN, *units)
    table.run("activate W09", "assault W09")
    assert table.asked == "german guns"
    table.do("guns ge_meindl")
    assert table.asked == "commonwealth cover"
    fought = fight(table, "guns cw_hargest", dice=(1, 1, 1, 1))
    assert totals(fought) == (8 + 1 + 4, 3 + 3 + 3)
    distant = Tabletop(GERMAN, *units[:2], "cw_22_nz W09", "cw_hargest W11")
    distant.run("activate W10", "fire W09")
    assert distant.asked == "commonwealth cover", "the attacker was not asked for guns"


# 7.2


@pytest.mark.rule("merkur 7.2")
@pytest.mark.parametrize(
    ("area", "code", "value"),
    [
        ("W10", "rough", 1),
        ("W13", "steep", 2),
        ("W16", "mountain", 2),
        ("W09", "hill107", 3),
        ("W12", "town-secondary", 4),
        ("W17", "town-secondary", 4),
        ("W26", "town-major", 6),
    ],
)
def test_the_best_of_ground_hill_and_town_counts(area: str, code: str, value: int) -> None:
    table = Tabletop(GERMAN, f"ge_i_sturm {area}", f"cw_22_nz {area}")
    assert table.defence("assault", area, "ge_i_sturm", "cw_22_nz") == {"main": 3, code: value}


@pytest.mark.rule("merkur 7.2")
def test_flat_ground_gives_nothing_and_hill_107_nothing_to_germans() -> None:
    flat = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20")
    assert flat.defence("assault", "W20", "ge_i_sturm", "cw_22_nz") == {"main": 3}
    hill = Tabletop(COMMONWEALTH, "ge_i_sturm W09", "cw_22_nz W09")
    assert hill.defence("assault", "W09", "cw_22_nz", "ge_i_sturm") == {"main": 4, "rough": 1}


@pytest.mark.rule("merkur 7.2")
@pytest.mark.ruling("merkur R47")
def test_a_fort_adds_to_hill_107_for_five() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W09", facts=["forts W09"])
    assert table.defence("assault", "W09", "ge_i_sturm", "cw_22_nz") == {"main": 3, "hill107": 3, "fort": 2}


@pytest.mark.rule("merkur 7.2")
def test_the_defender_chooses_his_main_unit() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", "cw_7_pion W20")
    table.run("activate W20", "assault W20")
    assert table.asked == "commonwealth main"
    assert totals(fight(table, "defend cw_7_pion", dice=(1, 1, 1, 1)))[1] == 4


# 7.3


@pytest.mark.rule("merkur 7.3")
@pytest.mark.ruling("merkur R32")
@pytest.mark.parametrize(
    ("attackers", "hq", "factor"),
    [
        ("cw_1_7_rtr", [], 2),
        ("cw_22_nz cw_1_7_rtr", [], 2),
        ("cw_22_nz", [], 3),
        ("cw_1_7_rtr", ["ge_meindl W24"], 3),
    ],
)
def test_tanks_halve_paratroops_without_a_headquarters(attackers: str, hq: list[str], factor: int) -> None:
    lead, _, support = attackers.partition(" ")
    table = Tabletop(COMMONWEALTH, "ge_i_fjr3 W24", "cw_22_nz W24", "cw_1_7_rtr W24", *hq)
    found = table.defence("assault", "W24", lead, "ge_i_fjr3", support=support)
    assert found["main"] + found.get("tanks", 0) == factor


@pytest.mark.rule("merkur 7.3")
def test_tanks_do_not_frighten_mountain_troops() -> None:
    table = Tabletop(COMMONWEALTH, "ge_i_gjr100 W24", "cw_1_7_rtr W24")
    assert table.defence("assault", "W24", "cw_1_7_rtr", "ge_i_gjr100") == {"main": 3}


@pytest.mark.rule("merkur 7.3")
def test_fire_out_of_a_contested_area_is_halved_rounding_up() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_21_nz W10", "cw_22_nz W09")
    assert sum(table.attack("fire", "W09", "ge_i_sturm", origin="W10").values()) == 5, "half of 8 + 1"
    calm = Tabletop(GERMAN, "ge_i_sturm W10", "cw_22_nz W09")
    assert sum(calm.attack("fire", "W09", "ge_i_sturm", origin="W10").values()) == 9


@pytest.mark.rule("merkur 7.3")
def test_dispersed_paratroops_have_two_three_and_stay() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10 dispersed", "cw_22_nz W10")
    assert table.attack("assault", "W10", "ge_i_sturm")["lead"] == 2
    assert table.defence("assault", "W10", "cw_22_nz", "ge_i_sturm")["main"] == 3
    assert not table.offers("activate W10")


# 7.4


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R1")
@pytest.mark.parametrize(
    ("attack", "defence", "band", "ratio"),
    [
        (10, 20, "crushed", "crushed"),
        (10, 19, "beaten", "beaten"),
        (10, 11, "beaten", "beaten"),
        (10, 10, "even", "even"),
        (10, 9, "won", "won"),
        (10, 1, "won", "routed"),
        (10, 0, "routed", "routed"),
        (20, 10, "routed", "routed"),
        (15, 25, "crushed", "beaten"),
        (25, 15, "routed", "won"),
    ],
)
def test_a_difference_of_ten_is_crushing(attack: int, defence: int, band: str, ratio: str) -> None:
    """The five examples of the book, and how the switch reads them."""
    assert BANDS[band_of(attack, defence, 10, False)] == band
    assert BANDS[band_of(attack, defence, 10, True)] == ratio


@pytest.mark.ruling("merkur R1")
@pytest.mark.parametrize(("options", "result"), [((), "won"), (("result_ratio",), "routed")])
def test_the_switch_of_the_results_reaches_the_table(options: tuple[str, ...], result: str) -> None:
    table = Tabletop(GERMAN, "ge_i_fjr3 W20", "cw_22_nz W20", options=options)
    table.do("activate W20")
    assert fight(table, "assault W20", dice=(1, 2, 1, 1)).result == result, "7 + 3 against 3 + 2"


ASSAULT_UNITS = ("ge_i_sturm W20", "ge_ii_sturm W20", "cw_22_nz W20", "cw_7_pion W20")


def assaulted(*dice: int) -> Tabletop:
    """I/Sturm, with II beside it, against 22nd on flat ground: 8 + 1 + 1 against 3."""
    table = Tabletop(GERMAN, *ASSAULT_UNITS)
    table.do("activate W20")
    fight(table, "assault W20", "lead ge_i_sturm", "defend cw_22_nz", dice=dice)
    return table


@pytest.mark.rule("merkur 7.4")
def test_a_won_assault_halves_and_drives_back_the_main_defender_only() -> None:
    table = assaulted(1, 1, 1, 1)
    assert table.asked == "commonwealth retreat"
    table.do("retreat cw_22_nz W24")
    assert (table.has("cw_22_nz", "tired"), table.at("cw_22_nz")) == (True, "W24")
    assert (table.has("cw_7_pion", "tired"), table.at("cw_7_pion")) == (False, "W20")
    assert table.at("ge_i_sturm") == "W20"


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R2")
def test_after_a_rout_all_others_retreat_or_one_takes_a_loss() -> None:
    table = assaulted(6, 6, 1, 1)
    table.do("retreat cw_22_nz W24")
    assert table.asked == "commonwealth others"
    assert sorted(table.options()) == ["loss cw_7_pion", "withdraw"]
    table.do("withdraw")
    table.do("retreat cw_7_pion W22")
    assert not table.has("cw_7_pion", "tired")
    other = assaulted(6, 6, 1, 1)
    other.run("retreat cw_22_nz W24", "loss cw_7_pion")
    assert (other.has("cw_7_pion", "tired"), other.at("cw_7_pion")) == (True, "W20")


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R2")
def test_with_three_others_one_loss_frees_the_rest() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", "cw_23_nz W20", "cw_18_nz W20", "cw_19_nz W20")
    table.do("activate W20")
    fight(table, "assault W20", "defend cw_22_nz", dice=(6, 6, 1, 1))
    table.run("retreat cw_22_nz W24", "loss cw_23_nz")
    assert [table.at(unit) for unit in ("cw_23_nz", "cw_18_nz", "cw_19_nz")] == ["W20"] * 3
    assert table.asked == "german area", "nobody else is asked for anything"


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R70")
def test_when_the_others_retreat_headquarters_go_too_and_last() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", "cw_hargest W20", "cw_2_yl W20")
    table.do("activate W20")
    fight(table, "assault W20", "defend cw_22_nz", dice=(6, 6, 1, 1))
    table.run("retreat cw_22_nz W24", "stay", "withdraw")
    assert table.decision.piece == table.unit("cw_2_yl"), "the battalion first"
    table.do("retreat cw_2_yl W24")
    table.do("retreat cw_hargest W24")
    assert table.at("cw_hargest") == "W24"


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R3")
def test_an_even_assault_hurts_and_drives_back_both_the_attacker_first() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", facts=["held W24"])
    table.do("activate W20")
    assert fight(table, "assault W20", dice=(1, 1, 5, 3)).result == "even"
    assert table.asked == "german retreat"
    table.do("retreat ge_i_sturm W21")
    assert table.asked == "commonwealth retreat"
    table.do("retreat cw_22_nz W22")
    assert table.has("ge_i_sturm", "tired")
    assert table.has("cw_22_nz", "tired")


@pytest.mark.ruling("merkur R3")
def test_an_objective_both_leave_keeps_its_marker() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "cw_22_nz W24", facts=["held W24"])
    table.do("activate W24")
    fight(table, "assault W24", dice=(1, 1, 5, 3))
    table.run("retreat ge_i_sturm W20", "retreat cw_22_nz W22")
    assert table.pos.held & table.game.board.bit[table.area("W24")]


@pytest.mark.rule("merkur 7.4")
def test_a_lost_assault_halves_and_drives_back_the_leader_only() -> None:
    table = assaulted(1, 1, 6, 5)
    assert table.asked == "german retreat"
    table.do("retreat ge_i_sturm W21")
    assert table.has("ge_i_sturm", "tired")
    assert (table.has("ge_ii_sturm", "tired"), table.at("ge_ii_sturm")) == (False, "W20")
    assert not table.has("cw_22_nz", "tired")


@pytest.mark.rule("merkur 7.4")
@pytest.mark.ruling("merkur R2")
def test_a_crushed_attacker_withdraws_his_supporters_or_loses_with_one() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W26", "ge_ii_sturm W26", "cw_22_nz W26")
    table.do("activate W26")
    fought = fight(table, "assault W26", "lead ge_i_sturm", dice=(1, 1, 6, 6))
    assert fought.result == "beaten", "10 + 2 against 9 + 12: nine short"
    weak = Tabletop(GERMAN, "ge_i_fjr3 W26", "ge_ii_fjr3 W26", "cw_22_nz W26")
    weak.do("activate W26")
    assert fight(weak, "assault W26", "lead ge_i_fjr3", dice=(1, 1, 6, 6)).result == "crushed"
    weak.do("retreat ge_i_fjr3 W25")
    assert weak.asked == "german others"
    weak.do("loss ge_ii_fjr3")
    assert (weak.at("ge_ii_fjr3"), weak.has("ge_ii_fjr3", "tired")) == ("W26", True)


@pytest.mark.rule("merkur 7.4")
@pytest.mark.parametrize(
    ("dice", "firer", "target"),
    [
        ((1, 1, 6, 6), "tired", "fresh"),
        ((1, 1, 4, 4), "tired", "tired"),
        ((1, 1, 1, 1), "fresh", "tired"),
        ((6, 6, 1, 1), "fresh", "dead"),
    ],
)
def test_fire_hurts_without_retreats_and_at_best_eliminates(dice: tuple[int, ...], firer: str, target: str) -> None:
    """8 + 1 against 3 from W24 into the flat area W20; the others beside them suffer nothing."""
    table = Tabletop(GERMAN, "ge_i_sturm W24", "cw_22_nz W20", "cw_7_pion W20")
    table.do("activate W24")
    fight(table, "fire W20", "defend cw_22_nz", dice=dice)

    def state(unit: str) -> str:
        return "dead" if table.at(unit) == "dead" else "tired" if table.has(unit, "tired") else "fresh"

    assert (state("ge_i_sturm"), state("cw_22_nz"), state("cw_7_pion")) == (firer, target, "fresh")
    assert table.at("cw_7_pion") == "W20"


@pytest.mark.rule("merkur 7.4")
@pytest.mark.rule("merkur 2.2")
def test_a_tired_unit_that_takes_a_loss_is_eliminated() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20 tired")
    table.do("activate W20")
    fight(table, "assault W20", dice=(1, 1, 1, 1))
    assert table.at("cw_22_nz") == "dead"


@pytest.mark.rule("merkur 7.4")
@pytest.mark.rule("merkur 6.1")
def test_a_unit_that_cannot_retreat_takes_a_second_loss() -> None:
    ring = ["ge_ii_sturm W52", "ge_iii_sturm W50", "ge_iv_sturm W44"]
    table = Tabletop(GERMAN, "ge_i_sturm W51", *ring, "cw_22_nz W51")
    table.do("activate W51")
    fight(table, "assault W51", dice=(1, 1, 1, 1))
    assert table.at("cw_22_nz") == "dead", "halved by the result, and again for want of a way out"


# forts


@pytest.mark.rule("merkur 3.2")
@pytest.mark.ruling("merkur R69")
def test_a_fort_may_be_given_up_in_place_of_a_combat_loss() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", facts=["forts W20"])
    table.do("activate W20")
    fight(table, "assault W20", dice=(1, 1, 1, 1))
    assert sorted(table.options()) == ["raze", "take"]
    table.do("raze")
    assert not table.has("cw_22_nz", "tired")
    assert not table.has_fort("W20")
    assert table.asked == "commonwealth retreat", "it still goes back"


@pytest.mark.ruling("merkur R69")
def test_a_fort_is_no_help_against_bombs() -> None:
    table = Tabletop(GERMAN, "ge_meindl W20", "cw_22_nz W24", facts=["forts W24"])
    table.do("activate W20")
    table.do("bombard ge_meindl W24", 6, 6, 1, 1)
    assert table.has("cw_22_nz", "tired")
    assert table.has_fort("W24")


@pytest.mark.rule("merkur 3.2")
def test_a_fort_goes_with_its_last_defender() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", facts=["forts W20"])
    table.do("activate W20")
    fight(table, "assault W20", dice=(1, 1, 1, 1))
    table.run("take", "retreat cw_22_nz W24")
    assert not table.has_fort("W20")


@pytest.mark.ruling("merkur R49")
@pytest.mark.rule("merkur 8")
def test_anti_aircraft_units_lead_a_fire_but_no_assault() -> None:
    table = Tabletop(COMMONWEALTH, "cw_156_aa W09", "ge_i_sturm W09", "ge_ii_sturm W10")
    table.do("activate W09")
    assert not table.offers("assault W09")
    assert table.offers("fire W10")
    german = Tabletop(
        GERMAN, "ge_flak_gj5 W09", "cw_22_nz W09", "cw_23_nz W11", turn=8, facts=["convoys through waiting"]
    )
    german.do("activate W09")
    assert not german.offers("assault W09")
    assert german.offers("fire W11")
