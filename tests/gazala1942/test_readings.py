"""Where the print was read again: rules that were looser or stricter here than their words, and both readings of
words that have two."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from scirocco.core.position import DEAD
from scirocco.systems.chitpull.command import can_fall_back, command_modifier
from scirocco.systems.chitpull.events import BattleFought
from tests.gazala1942.table import Begun, Table, found, initial

# 7.6: one attack in a retreat turn


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6")
def test_in_a_retreat_turn_a_second_activation_does_not_attack_again() -> None:
    units = ("uk_7_7_i 0325", "uk_201_1_i 0223", "uk_9l_1_t 0223", "ge_361_i 0224", "uk_1_h 0330")
    table = Table(*units, marker="uk_7_h", fallback=True)
    table.pos.chosen[1] = 1 << table.game.units[table.unit("uk_1_h")].marker
    table.pos.in_cup = [0, 1]
    table.declare("0224", "uk_7_7_i")
    table.do("done")
    table.do("end", 2)
    table.until("rest")
    table.do("withdraw")
    table.do(table.options("retreat")[0])
    table.until("order")
    assert table.pos.drawn == table.game.units[table.unit("uk_1_h")].marker, "the next activation"
    table.do("end")
    assert table.pos.drawn == -1, "neither armour nor infantry may attack 0224 a second time"


# 5.2: what is removed lessens the excess


def crowded(*units: str) -> Table:
    """More units in 0326 than may stand there, when the movement ends."""
    table = Table(*(f"{unit} 0326" for unit in units), "uk_7_h 0133")
    table.do("end")
    assert (table.kind, table.decision.side) == ("excess", 1)
    return table


BATTALIONS = ("ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_18_aa", "ge_2_18_aa")


@pytest.mark.rule("gazala1942 5.2", "gazala1942 5.1")
@pytest.mark.ruling("gazala1942 R18")
def test_a_headquarters_that_counts_for_nothing_is_no_excess() -> None:
    table = crowded(*BATTALIONS, "ge_afrika_h")
    assert set(table.options()) == {f"remove {unit}" for unit in BATTALIONS}, "without it six are still too many"
    assert table.rule("remove ge_afrika_h") == "5.2"
    assert table.code("remove ge_afrika_h") == "no-excess"
    table.do("remove ge_1_21_t")
    assert table.at("ge_afrika_h") == "0326"
    assert table.kind != "excess", "one was too many, and one has gone"


@pytest.mark.rule("gazala1942 5.2", "gazala1942 5.1")
@pytest.mark.ruling("gazala1942 R18")
def test_the_second_headquarters_is_a_battalion_and_may_be_the_excess() -> None:
    table = crowded(*BATTALIONS[:5], "ge_afrika_h", "rommel")
    assert "remove rommel" in table.options()
    table.do("remove rommel")
    assert table.kind != "excess"


@pytest.mark.rule("gazala1942 5.2", "gazala1942 5.1")
@pytest.mark.ruling("gazala1942 R18")
def test_of_three_regiments_the_one_of_another_formation_goes() -> None:
    table = crowded("it_85_60_i", "it_86_60_i", "it_19_27_i")
    assert table.options() == ["remove it_19_27_i"]
    two = crowded("it_85_60_i", "it_86_60_i", "ge_1_21_i", "ge_2_21_i")
    assert set(two.options()) == {
        f"remove {unit}" for unit in ("it_85_60_i", "it_86_60_i", "ge_1_21_i", "ge_2_21_i")
    }, "one regiment and two battalions, or two and one"


# 10.5, 9.24: air support counts when an attack is declared


@pytest.mark.rule("gazala1942 9.24", "gazala1942 10.5")
@pytest.mark.ruling("gazala1942 R39")
def test_an_attack_that_air_support_lifts_onto_the_table_may_be_declared() -> None:
    """2 against 4 on a hill is 1:2 less two; with two columns of air support it is 1:2."""
    table = Table("it_33_e 1611", "in_3_i 1612")
    table.pos.air = 2
    table.until("attack")
    assert table.options() == ["attack 1612", "end"]
    table.do("attack 1612")
    table.do("join it_33_e")
    assert table.options() == ["air"], "without it the attack is below the lowest column"
    assert table.rule("done") == "9.24"
    table.do("air")
    table.do("done")
    assert "attack 1612" not in table.options()
    allied = Table("uk_1kr_7_i 1611", "ge_200_i 1612", "it_61_102_i 1612", marker="uk_7_h")
    allied.pos.air = 2
    allied.do("end")
    assert allied.pos.drawn == -1, "the air force is the enemy's"


# 9.51: how far an advance goes


def strong_attack(*units: str, die: int, options: Sequence[str] = ()) -> Table:
    """23 and more against one stack, with tanks among infantry."""
    names = ("ge_200_i", "ge_361_i", "ge_1_21_i", "ge_2_21_i", "ge_1_21_t", "ge_2_21_t")
    places = ("0525", "0425", "0525", "0425", "0525", "0525")
    table = Table(*(f"{name} {place}" for name, place in zip(names, places, strict=True)), *units, options=options)
    table.declare("0526", *names)
    table.do("done")
    table.do("end", die)
    return table


@pytest.mark.rule("gazala1942 9.51")
@pytest.mark.ruling("gazala1942 R47")
def test_a_retreat_announced_but_not_made_lengthens_no_advance() -> None:
    """-/4 against three steps: two are lost, the third unit should go two hexes and cannot go one. It pays with its
    step; one point is left unpaid, so the advance is of one hex."""
    table = strong_attack(
        "uk_1kr_7_i 0526", "uk_1r_1_i 0526", "uk_50_1_i 0526", "it_61_102_i 0528", "it_62_102_i 0627", die=6
    )
    table.do("loss uk_1kr_7_i")
    table.do("loss uk_1r_1_i")
    table.do("withdraw")
    assert table.at("uk_50_1_i") == "dead"
    table.do("advance ge_1_21_t 0526")
    assert table.kind == "advance", "one hex, and no second"


@pytest.mark.rule("gazala1942 9.51")
@pytest.mark.ruling("gazala1942 R47")
def test_the_advance_is_as_long_as_the_retreat_that_was_made() -> None:
    """-/4: the last unit owes two hexes; after the first there is no other, and it pays the second with its step. One
    hex was gone, and nothing is left unpaid: one hex of advance."""
    units = ("uk_1kr_7_i 0526", "uk_1r_1_i 0526", "uk_50_1_i 0526")
    table = strong_attack(*units, "it_61_102_i 0727", "it_62_102_i 0428", die=6)
    table.do("loss uk_1kr_7_i")
    table.do("loss uk_1r_1_i")
    table.do("withdraw")
    table.do("retreat uk_50_1_i 0527")
    assert table.at("uk_50_1_i") == "dead"
    table.do("advance ge_1_21_t 0526")
    assert table.kind == "advance"
    free = strong_attack(*units, die=6)
    for text in ("loss uk_1kr_7_i", "loss uk_1r_1_i", "withdraw", "retreat uk_50_1_i 0527", "retreat uk_50_1_i 0528"):
        free.do(text)
    free.do("advance ge_1_21_t 0526")
    assert free.kind == "advancing", "two hexes were gone back"


# 11.23: two steps for a lost tank


@pytest.mark.rule("gazala1942 11.23", "gazala1942 11.2")
@pytest.mark.ruling("gazala1942 R102")
def test_two_steps_bring_a_tank_back_whole_whoever_stands_next_to_the_headquarters() -> None:
    table = Table("ge_afrika_h 2805", "ge_2_21_t 2705 reduced", "uk_7_h 0133", "uk_1kr_7_i 2706", turn=4)
    table.pos.at[table.unit("ge_1_21_t")] = DEAD
    table.pos.pools[table.game.pool_names.index("ge_tank")] = 3
    initial(table.game, table.pos, "replace", 0)
    assert table.rule("rebuild ge_2_21_t") == "11.2", "an enemy stands next to it"
    table.do("raise ge_1_21_t 2805")
    assert "reduced" in table.marks("ge_1_21_t")
    table.do("rebuild ge_1_21_t")
    assert "reduced" not in table.marks("ge_1_21_t"), "11.23 gives the second step with the first"


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
