"""Words that can be read two ways: what is played, and what an option makes of it."""

from __future__ import annotations

import pytest

from scirocco.server.presenting.chitpull_battle import declared_battle
from scirocco.systems.chitpull.command import can_fall_back, command_modifier
from scirocco.systems.chitpull.events import BattleFought
from tests.gazala1942.table import Begun, Table, found, initial, strong_attack

# 7.32, 7.3: who may activate independent units; who may be put under whom


@pytest.mark.rule("gazala1942 7.3", "gazala1942 7.32", "gazala1942 3.2")
@pytest.mark.ruling("gazala1942 R94", "gazala1942 R7")
@pytest.mark.parametrize(("options", "called"), [((), True), (("nearest_hq",), False)])
def test_an_independent_unit_is_called_by_any_headquarters_in_reach_or_by_the_nearest(
    options: tuple[str, ...], called: bool
) -> None:
    units = ("uk_8_t 1016", "uk_1_h 1020", "uk_7_h 1017")
    table = Table(*units, marker="uk_1_h", real=True, options=options)
    assert ("called" in table.marks("uk_8_t")) is called, "four hexes from the one, one hex from the other"
    nearest = Table(*units, marker="uk_7_h", real=True, options=options)
    assert "called" in nearest.marks("uk_8_t")
    if not called:
        assert table.rule("uk_8_t") == "7.32"


@pytest.mark.rule("gazala1942 7.32")
@pytest.mark.ruling("gazala1942 R94")
def test_between_two_headquarters_equally_near_the_owner_chooses() -> None:
    for hq in ("uk_1_h", "uk_7_h"):
        table = Table("uk_8_t 1018", "uk_1_h 1020", "uk_7_h 1016", marker=hq, real=True, options=["nearest_hq"])
        assert "called" in table.marks("uk_8_t")


@pytest.mark.rule("gazala1942 7.32")
@pytest.mark.ruling("gazala1942 R9")
@pytest.mark.parametrize(
    ("options", "italian"), [((), ["it_xxi_h", "it_x_h", "it_xx_h"]), (("german_corps",), ["it_xxi_h"])]
)
def test_a_german_unit_serves_under_any_headquarters_or_only_under_afrika_and_xxi(
    options: tuple[str, ...], italian: list[str]
) -> None:
    table = Table("it_xxi_h 0401", "it_x_h 0402", "it_xx_h 0403", "ge_1_21_i 0325", options=options)
    initial(table.game, table.pos, "affiliate", 0)
    table.do("affiliate ge_1_21_i")
    assert table.options() == [f"under {hq}" for hq in italian]


# 10.7: works hinder both ways


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R57", "gazala1942 R100")
@pytest.mark.parametrize(("options", "attack"), [((), 3), (("open_sorties",), 6)])
def test_a_sortie_goes_through_the_works_too_unless_switched(options: tuple[str, ...], attack: int) -> None:
    table = Table("uk_151_50_i 2120", "ge_200_i 2119", marker="uk_50_h", options=options)
    assert table.odds("2119", "uk_151_50_i").attack == attack
    from_outside = Table("ge_200_i 2119", "uk_151_50_i 2120", options=options)
    assert from_outside.odds("2120", "ge_200_i").attack == 2


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R100")
@pytest.mark.parametrize("options", [(), ("open_sorties",)])
def test_no_armour_fights_across_the_works_from_either_side(options: tuple[str, ...]) -> None:
    out = Table("uk_8_t 2022", "ge_1_21_t 1922", marker="uk_7_h", options=options)
    out.until("order")
    out.do("end")
    assert out.kind != "clash", "a tank in 2022 does not fight in 1922"
    into = Table("ge_1_21_t 1922", "uk_8_t 2022", options=options)
    into.do("end")
    assert into.kind != "clash"


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R57")
def test_works_that_the_axis_crosses_outwards_are_gone_too() -> None:
    table = Table("heckler 2120", "uk_7_h 1632")
    table.pos.in_cup = [0, 0]
    table.go("heckler", "2120-2119")
    table.do("end")
    assert table.pos.razed == 1 << table.space("2120"), "the fortified hex, whichever way its side was crossed"


# 10.7, 10.85: engineers through works and mines


@pytest.mark.rule("gazala1942 10.85", "gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R101")
def test_the_first_loss_falls_on_the_engineers_who_went_through_not_on_others() -> None:
    table = Table("ge_200_i 1408", "it_33_e 1408", "it_34_e 1310", "uk_1kr_7_i 1409", "ge_361_i 1310")
    table.declare("1409", "ge_200_i", "it_34_e", "ge_361_i")
    breach(table, "1310", "1409")
    table.do("join it_33_e")
    table.do("done")
    table.do("end", 1)
    assert (table.at("it_33_e"), table.at("it_34_e")) == ("dead", "1310"), "34th attacked over the cleared side"


def breach(table: Table, here: str, there: str) -> None:
    table.pos.breaches |= 1 << table.game.ground.mine_side[table.space(here), table.space(there)]
    table.pos.zones = None


ENGINEERS = ("ge_200_i 1408", "it_33_e 1408", "uk_1kr_7_i 1409")


def with_engineers(*options: str) -> Table:
    table = Table(*ENGINEERS, options=options)
    table.declare("1409", "ge_200_i", "it_33_e")
    table.do("done")
    return table


@pytest.mark.rule("gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R101")
def test_with_the_option_the_attacker_says_whether_engineers_are_used() -> None:
    assert with_engineers().kind == "attack", "without it nobody is asked"
    used, spared = with_engineers("engineers_by_choice"), with_engineers("engineers_by_choice")
    assert (used.kind, used.options()) == ("sappers", ["sap", "done"])
    assert used.rule("join it_33_e") == "10.85"
    told = declared_battle(used.game, used.pos)
    assert told is not None
    assert [(shift.amount, shift.applies) for shift in told.shifts if shift.code == "engineers"] == [(1, False)]
    used.do("sap")
    spared.do("done")
    events = [found(table.do("end", 1), BattleFought)[0] for table in (used, spared)]
    assert [dict(event.shifts).get("engineers", 0) for event in events] == [1, 0]
    assert used.at("it_33_e") == "dead", "they bear the first loss"
    assert set(spared.options("loss")) == {"loss ge_200_i", "loss it_33_e"}, "who does not help, owes nothing"


@pytest.mark.rule("gazala1942 9.24", "gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R101")
def test_engineers_who_alone_make_the_attack_possible_must_be_used() -> None:
    table = Table("it_33_e 1408", "uk_201_1_i 1409 reduced", options=["engineers_by_choice"])
    table.declare("1409", "it_33_e")
    table.do("done")
    assert table.options() == ["sap"], "1 against 4 is 1:4; with the engineers 1:3"
    assert table.rule("done") == "9.24"


# 12.3: the option to retreat through zones is a choice


@pytest.mark.rule("gazala1942 12.3")
@pytest.mark.ruling("gazala1942 R97")
def test_a_unit_may_retreat_through_a_zone_though_a_free_hex_is_open() -> None:
    units = (*(f"{unit} 0526" for unit in ("uk_1kr_7_i", "uk_1r_1_i", "uk_50_1_i")), "it_61_102_i 0727")
    table = strong_attack(*units, die=6)
    option = strong_attack(*units, die=6, options=["zone_retreat"])
    for one in (table, option):
        for text in ("loss uk_1kr_7_i", "loss uk_1r_1_i", "withdraw"):
            one.do(text)
    assert table.options("retreat") == ["retreat uk_50_1_i 0527"], "0626 lies in the zone of 61st"
    assert set(option.options("retreat")) > {"retreat uk_50_1_i 0527", "retreat uk_50_1_i 0626"}
    option.do("retreat uk_50_1_i 0626")
    assert option.at("uk_50_1_i") == "dead", "at the price of a step, its only one"


# 9.63: tanks and the infantry beside them


@pytest.mark.rule("gazala1942 9.63")
@pytest.mark.ruling("gazala1942 R79")
@pytest.mark.parametrize(("options", "shifts"), [((), {"tanks": 2}), (("infantry_attacks_too",), {})])
def test_tanks_earn_columns_with_infantry_in_their_hex_whether_it_attacks_or_not(
    options: tuple[str, ...], shifts: dict[str, int]
) -> None:
    table = Table("ge_1_21_t 0325", "ge_1_21_i 0325", "uk_1r_1_i 0324", options=options)
    assert table.shifts("0324", "ge_1_21_t") == shifts
    assert table.shifts("0324", "ge_1_21_t", "ge_1_21_i") == {"tanks": 2}
    apart = Table("ge_1_21_t 0325", "ge_1_21_i 0225", "uk_1r_1_i 0324", options=options)
    assert apart.shifts("0324", "ge_1_21_t", "ge_1_21_i") == {}, "stacked, not beside"


# 10.3: what armoured cars answer


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R83")
@pytest.mark.parametrize(("options", "reacts"), [((), False), (("cars_answer_advances",), True)])
def test_cars_give_way_to_an_advance_if_switched(options: tuple[str, ...], reacts: bool) -> None:
    table = Table("ge_1_21_i 0525", "ge_2_21_i 0425", "uk_1kr_7_i 0526", "uk_kdg_a 0527", options=options)
    table.attack("0526", "ge_1_21_i", "ge_2_21_i", die=6)
    table.do("advance ge_1_21_i 0526")
    assert (table.kind == "react") is reacts
    if reacts:
        assert table.decision.side == 1
        table.do("react uk_kdg_a 0528")
        assert table.at("uk_kdg_a") == "0528"
        assert table.kind == "advance", "and the advance goes on"


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R83")
@pytest.mark.parametrize(("options", "reacts"), [((), False), (("cars_answer_advances",), True)])
def test_cars_give_way_to_an_attacker_who_falls_back_on_them_if_switched(
    options: tuple[str, ...], reacts: bool
) -> None:
    """1:2, a five is 2/1: 200th falls back to 0524, next to the cars in 0523."""
    units = ("ge_200_i 0525", "uk_151_50_i 0526", "uk_kdg_a 0523", "uk_1kr_7_i 0625", "uk_1r_1_i 0425")
    table = Table(*units, options=options)
    table.attack("0526", "ge_200_i", die=5)
    table.do("withdraw")
    table.do("retreat ge_200_i 0524")
    assert (table.kind == "react") is reacts


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R83")
def test_cars_in_the_fight_do_not_slip_away_from_what_they_owe() -> None:
    units = ("ge_200_i 0525", "uk_201_1_i 0526", "uk_kdg_a 0526", "uk_1kr_7_i 0625")
    table = Table(*units, options=["cars_answer_advances"])
    table.attack("0526", "ge_200_i", die=5)
    table.do("withdraw")
    table.do(table.options("retreat")[0])
    assert table.kind != "react"


# 7.6, 13.31: retreat turns in the third scenario


@pytest.mark.rule("gazala1942 7.6", "gazala1942 13.31")
@pytest.mark.ruling("gazala1942 R88")
@pytest.mark.parametrize(("options", "asked"), [((), False), (("barren_retreats",), True)])
def test_in_the_third_scenario_a_retreat_turn_gains_nothing(options: tuple[str, ...], asked: bool) -> None:
    table = Table("uk_7_h 1020", scenario="strike", options=options)
    table.pos.turn = 4
    assert can_fall_back(table.game, table.pos) is asked
    table.pos.fallback = True
    assert command_modifier(table.game, table.pos, 1) == 0, "all other modifiers are ignored"
    opening = Table("uk_7_h 1020", options=options)
    opening.pos.turn, opening.pos.fallback = 4, True
    assert command_modifier(opening.game, opening.pos, 1) == 1


# 10.6: which brigades may be split


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R77")
def test_any_whole_brigade_may_be_split_when_an_allied_activation_begins() -> None:
    units = ("uk_7_7_i 0325", "sa_1_1_i 0328 idle", "uk_69_50_i 0330 acted idle", "in_10_5_i 0327 reduced")
    table = Table(*units, marker="uk_7_h")
    assert set(table.options("split")) == {"split uk_7_7_i", "split sa_1_1_i", "split uk_69_50_i"}
    table.do("split sa_1_1_i")
    assert table.at("sa_1_1_i_bn") == "0328"
    assert "called" not in table.marks("sa_1_1_i_bn"), "it acts when its brigade may"
    table.do("split uk_69_50_i")
    assert "acted" in table.marks("uk_69_50_i_bn"), "it has acted with its brigade"


# 13.32: RCM in the third scenario


@pytest.mark.rule("gazala1942 13.32")
@pytest.mark.ruling("gazala1942 R75")
@pytest.mark.parametrize(
    ("scenario", "options", "there"),
    [
        ("strike", (), False),
        ("strike", ("with_recam",), True),
        ("opening", (), True),
        ("strike", ("without_recam",), False),
    ],
)
def test_rcm_is_where_the_lists_have_it(scenario: str, options: tuple[str, ...], there: bool) -> None:
    begun = Begun(scenario, options)
    begun.set_up(*((1,) if scenario == "opening" else ()))
    assert (begun.at("it_rcm_a") != "away") is there
