"""5.1.7: every result code, brought about by choosing the dice."""

from __future__ import annotations

import pytest

from tests.somnium.tabletop import Tabletop

ATTACKERS = ("uk_152_51", "uk_153_51")
GUNNERS = ("it_8a", "it_16a")
GERMANS = ("ge_382_164", "ge_433_164")


def fought(
    result: str, total: int, air: int, defenders: tuple[str, str] = GUNNERS, options: tuple[str, ...] = ()
) -> Tabletop:
    """Two brigades (attack 8) and some air points attack two units in open ground; the dice bring the result."""
    units = [f"{unit} 1509" for unit in ATTACKERS] + [f"{unit} 1609" for unit in defenders]
    table = Tabletop("allied combat", *units, air="50 0", options=options)
    table.do("attack 1609")
    events = table.do(f"air {air}", total - total // 2, total // 2)
    assert any(getattr(event, "result", "") == result for event in events), result
    return table


def repulsed(result: str, total: int) -> Tabletop:
    """Two Italian regiments (attack 2) attack two Australian brigades (defence 8) at 1-4."""
    units = ("it_61_trento 1609", "it_62_trento 1609", "au_20_9 1509", "au_24_9 1509")
    table = Tabletop("axis combat", *units)
    assert table.fight("1509", dice=(total - total // 2, total // 2)).result == result
    return table


def ask(table: Tabletop) -> tuple[str, str]:
    """Who is asked what."""
    return table.side, table.decision.kind


def hexes(table: Tabletop, units: tuple[str, ...]) -> list[str]:
    return [table.at(unit) for unit in units]


def reduced(table: Tabletop, units: tuple[str, ...]) -> list[str]:
    return [unit for unit in units if table.is_reduced(unit)]


# The defender's codes


@pytest.mark.rule("alamein 5.1.7")
def test_de_the_defender_loses_a_unit_of_his_choice_and_the_others_retreat() -> None:
    table = fought("DE AVI", 3, air=10)
    assert ask(table) == ("axis", "loss")
    assert table.options() == ["loss it_8a", "loss it_16a"]
    table.do("loss it_16a")
    assert table.at("it_16a") == "dead", "a full-strength unit is removed all the same"
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_8a 1709")
    assert not table.is_reduced("it_8a")
    assert ask(table) == ("allied", "advance")


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C16")
def test_de_the_survivors_leave_even_a_fortified_crest() -> None:
    table = Tabletop("allied combat", "uk_2_1 0812", "uk_24_10 0812", "it_8a 0813", "it_16a 0813")
    fight = table.fight("0813", dice=(1, 1))
    assert (fight.attack, fight.defence, fight.result) == (27, 2, "DE AVB")
    assert ask(table) == ("axis", "loss")
    table.do("loss it_8a")
    table.do("loss uk_2_1")
    assert ask(table) == ("axis", "retreat")
    assert all(option.startswith("retreat it_16a") for option in table.options())


@pytest.mark.rule("alamein 5.1.7", "alamein 5.3.2")
@pytest.mark.ruling("alamein C16")
def test_de_the_unit_is_removed_first_and_the_survivors_retreat_even_out_of_a_siege() -> None:
    table = Tabletop("allied combat", "uk_2_1 1509", "gr_1 1608", "fr_1 1710", "it_8a 1609", "it_16a 1609")
    assert table.fight("1609", dice=(2, 1)).result == "DE AVI"
    table.do("loss it_8a")
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_16a 1708-1808")
    assert (table.at("it_8a"), table.at("it_16a")) == ("dead", "1808")
    assert table.is_reduced("it_16a"), "two hexes back, with a loss"


@pytest.mark.rule("alamein 5.1.7")
def test_drb_all_defenders_retreat_and_one_of_their_choice_takes_a_loss() -> None:
    table = fought("DRB AVI", 2, air=2)
    assert ask(table) == ("axis", "loss")
    table.do("loss it_8a")
    assert reduced(table, GUNNERS) == ["it_8a"]
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_16a 1709")
    table.do("retreat it_8a 1708")
    assert hexes(table, GUNNERS) == ["1708", "1709"]
    assert ask(table) == ("allied", "advance")


@pytest.mark.rule("alamein 5.1.7")
def test_dri_all_defenders_retreat_without_loss() -> None:
    table = fought("DRI AVI", 2, air=0)
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_8a 1709")
    table.do("retreat it_16a 1709")
    assert reduced(table, GUNNERS) == []
    assert hexes(table, GUNNERS) == ["1709", "1709"]


@pytest.mark.rule("alamein 5.1.7")
def test_dvb_all_attackers_retreat_and_one_defender_takes_a_loss() -> None:
    table = fought("DVB ARI", 7, air=0)
    assert ask(table) == ("axis", "loss")
    assert table.options() == ["loss it_8a", "loss it_16a"]
    table.do("loss it_8a")
    assert ask(table) == ("allied", "retreat")
    table.do("retreat uk_152_51 1409")
    table.do("retreat uk_153_51 1410")
    assert hexes(table, ATTACKERS + GUNNERS) == ["1409", "1410", "1609", "1609"]
    assert reduced(table, ATTACKERS + GUNNERS) == ["it_8a"]


@pytest.mark.rule("alamein 5.1.7")
def test_dvi_all_attackers_retreat_and_the_defence_is_intact() -> None:
    table = fought("DVI ARI", 6, air=0, defenders=GERMANS)
    assert ask(table) == ("allied", "retreat")
    table.do("retreat uk_152_51 1409")
    table.do("retreat uk_153_51 1409")
    assert reduced(table, ATTACKERS + GERMANS) == []
    assert hexes(table, GERMANS) == ["1609", "1609"]


# The attacker's codes


@pytest.mark.rule("alamein 5.1.7", "alamein 5.2")
def test_avi_the_attacker_may_occupy_the_hex_or_not_and_loses_nothing() -> None:
    table = fought("DRI AVI", 2, air=0)
    for unit in GUNNERS:
        table.do(f"retreat {unit} 1709")
    assert ask(table) == ("allied", "advance")
    assert table.options() == ["advance uk_152_51 1609", "advance uk_153_51 1609", "done"]
    table.do("done")
    assert hexes(table, ATTACKERS) == ["1509", "1509"]
    assert reduced(table, ATTACKERS) == []


@pytest.mark.rule("alamein 5.1.7")
def test_avb_is_as_avi_but_an_attacker_of_his_choice_takes_a_loss() -> None:
    table = fought("DRI AVB", 4, air=0)
    assert ask(table) == ("allied", "loss")
    table.do("loss uk_153_51")
    assert reduced(table, ATTACKERS + GUNNERS) == ["uk_153_51"]
    for unit in GUNNERS:
        table.do(f"retreat {unit} 1709")
    table.do("advance uk_152_51 1609")
    assert table.at("uk_152_51") == "1609"


@pytest.mark.rule("alamein 5.1.7")
def test_ari_all_attackers_retreat_without_loss() -> None:
    table = repulsed("DVI ARI", 3)
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_61_trento 1709")
    table.do("retreat it_62_trento 1708")
    assert hexes(table, ("it_61_trento", "it_62_trento")) == ["1709", "1708"]
    assert reduced(table, ("it_61_trento", "it_62_trento", "au_20_9", "au_24_9")) == []


@pytest.mark.rule("alamein 5.1.7")
def test_arb_all_attackers_retreat_and_one_of_their_choice_takes_a_loss() -> None:
    table = repulsed("DVI ARB", 4)
    assert ask(table) == ("axis", "loss")
    table.do("loss it_62_trento")
    assert reduced(table, ("it_61_trento", "it_62_trento", "au_20_9", "au_24_9")) == ["it_62_trento"]
    assert ask(table) == ("axis", "retreat")


@pytest.mark.rule("alamein 5.1.7")
def test_ae_one_attacker_of_his_choice_is_eliminated_and_the_others_retreat() -> None:
    table = repulsed("DVI AE", 7)
    assert ask(table) == ("axis", "loss")
    table.do("loss it_62_trento")
    assert table.at("it_62_trento") == "dead"
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_61_trento 1709")
    assert hexes(table, ("it_61_trento", "au_20_9", "au_24_9")) == ["1709", "1509", "1509"]
    assert not table.is_reduced("it_61_trento")


@pytest.mark.rule("alamein 5.1.7")
def test_dvb_ae_costs_both_sides() -> None:
    table = repulsed("DVB AE", 5)
    assert ask(table) == ("allied", "loss")
    table.do("loss au_20_9")
    table.do("loss it_61_trento")
    assert table.is_reduced("au_20_9")
    assert table.at("it_61_trento") == "dead"


@pytest.mark.rule("alamein 5.1.7")
def test_imp_everybody_stays() -> None:
    table = fought("IMP", 6, air=0)
    assert hexes(table, ATTACKERS + GUNNERS) == ["1509", "1509", "1609", "1609"]
    assert reduced(table, ATTACKERS + GUNNERS) == []
    assert table.pos.battle is None


# Two codes, one event


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C18")
def test_a_retreat_named_by_both_codes_happens_once() -> None:
    table = fought("DRI AVI", 2, air=0)
    for unit in GUNNERS:
        table.do(f"retreat {unit} 1709")
    assert table.decision.kind == "advance", "not a second retreat"
    table = repulsed("DVI ARI", 3)
    table.do("retreat it_61_trento 1709")
    table.do("retreat it_62_trento 1709")
    assert table.pos.battle is None


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C18")
def test_losses_come_first_then_the_retreat_then_the_advance() -> None:
    table = fought("DE AVB", 2, air=4)
    order = []
    for text in ("loss it_8a", "loss uk_152_51", "retreat it_16a 1709", "advance uk_153_51 1609"):
        order.append(ask(table))
        table.do(text)
    assert order == [("axis", "loss"), ("allied", "loss"), ("axis", "retreat"), ("allied", "advance")]


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C18")
def test_with_de_one_defender_dies_the_others_retreat_and_the_attacker_may_advance() -> None:
    table = fought("DE AVB", 2, air=4)
    table.do("loss it_8a")
    table.do("loss uk_152_51")
    table.do("retreat it_16a 1709")
    assert hexes(table, GUNNERS) == ["dead", "1709"]
    assert not table.is_reduced("it_16a")
    assert "advance uk_152_51 1609" in table.options()


# Nobody is asked without need


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein A24")
def test_a_loss_that_can_fall_one_way_only_is_taken_at_once() -> None:
    table = Tabletop("allied combat", "uk_152_51 1509", "ge_382_164 1609")
    assert table.fight("1609", dice=(2, 3)).result == "DVB ARB"
    assert reduced(table, ("uk_152_51", "ge_382_164")) == ["uk_152_51", "ge_382_164"]
    assert table.decision.kind == "retreat"


@pytest.mark.rule("alamein 5.1.7", "alamein 5.3")
@pytest.mark.ruling("alamein A24")
def test_a_retreat_that_can_go_one_way_only_is_made_at_once() -> None:
    table = Tabletop("allied combat", "uk_152_51 1509", "ge_382_164 1609", "ge_433_164 1411")
    assert table.fight("1609", dice=(3, 3)).result == "DVI ARI"
    assert table.at("uk_152_51") == "1409"


# The exchange


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17")
def test_emp_the_defender_gives_up_a_unit_the_attacker_pays_for_it_and_only_the_defenders_retreat() -> None:
    table = fought("EMP", 2, air=0, defenders=GERMANS)
    assert ask(table) == ("axis", "give")
    assert table.refused_by("done") == "5.1.7", "at least one"
    table.do("loss ge_382_164")
    assert table.options() == ["loss ge_433_164", "done"]
    table.do("done")
    assert ask(table) == ("allied", "pay")
    table.do("loss uk_153_51")
    assert hexes(table, ("ge_382_164", "uk_153_51")) == ["dead", "dead"]
    assert ask(table) == ("axis", "retreat")
    table.do("retreat ge_433_164 1709")
    assert table.at("uk_152_51") == "1509", "the attacker stays"
    assert table.pos.battle is None, "and nobody advances"


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17")
def test_emp_the_defender_may_give_up_several_units_and_the_attacker_pays_for_their_sum() -> None:
    table = fought("EMP", 2, air=0, defenders=GERMANS)
    table.do("loss ge_382_164")
    table.do("loss ge_433_164")
    assert hexes(table, ATTACKERS + GERMANS) == ["dead"] * 4, "eight points for eight, and no choice was left"


def exchange(attackers: str, defenders: str, *dice: int, air: int = 0) -> Tabletop:
    """An exchange between units in 1509 and 1609, each a name with or without '-' for its reduced side."""
    units = [
        f"{unit.rstrip('-')} {where}{' reduced' if unit.endswith('-') else ''}"
        for side, where in ((attackers, "1509"), (defenders, "1609"))
        for unit in side.split()
    ]
    table = Tabletop("allied combat", *units, air=f"{air} 0")
    if air:
        table.do("attack 1609")
        table.do(f"air {air}", *dice)
    else:
        assert table.fight("1609", dice=dice).result == "EMP"
    return table


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17", "alamein A27")
def test_emp_the_attacker_pays_unit_by_unit_in_the_order_he_likes_until_the_sum_is_reached() -> None:
    table = exchange("fr_2 gr_1 uk_152_51", "ge_382_164 ge_433_164", 1, 1)
    table.do("loss ge_382_164")
    table.do("done")
    assert table.refused_by("done") == "5.1.7", "four points are owed"
    table.do("loss fr_2")
    assert table.options() == ["loss uk_152_51", "loss gr_1"], "two points are owed still"
    table.do("loss gr_1")
    assert table.side == "axis", "five points for four: he stops"
    assert table.at("uk_152_51") == "1509"


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein A27")
def test_emp_one_strong_unit_may_pay_alone() -> None:
    table = exchange("fr_2 gr_1 uk_152_51", "ge_382_164 ge_433_164", 1, 1)
    table.do("loss ge_382_164")
    table.do("done")
    table.do("loss uk_152_51")
    assert hexes(table, ("fr_2", "gr_1")) == ["1509", "1509"]
    assert ask(table) == ("axis", "retreat")


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17")
def test_emp_reduced_units_count_with_their_reduced_values() -> None:
    table = exchange("uk_152_51- uk_153_51-", "ge_382_164- ge_433_164-", 1, 1)
    table.do("loss ge_382_164")
    table.do("done")
    table.do("loss uk_152_51")
    assert table.at("uk_153_51") == "1509", "two points paid for two"


@pytest.mark.rule("alamein 5.1.7", "alamein 6.1")
@pytest.mark.ruling("alamein C17")
def test_emp_air_points_do_not_pay() -> None:
    table = exchange("uk_152_51 fr_2", "ge_382_164 ge_433_164", 1, 1, air=4)
    table.do("loss ge_382_164")
    table.do("loss ge_433_164")
    assert hexes(table, ("uk_152_51", "fr_2")) == ["dead", "dead"], "six points are all he has for eight"


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17")
def test_emp_units_without_attack_value_cannot_pay() -> None:
    table = exchange("uk_152_51 uk_153_51 uk_eng", "ge_382_164 ge_433_164", 1, 1)
    table.do("loss ge_382_164")
    table.do("done")
    assert table.refused_by("loss uk_eng") == "5.1.7"
    table.do("loss uk_152_51")
    assert hexes(table, ("uk_153_51", "uk_eng")) == ["1509", "1509"]


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17")
def test_emp_an_attacker_who_cannot_reach_the_sum_loses_all_that_can_pay() -> None:
    table = exchange("gr_1 fr_2 uk_eng", "ge_ramcke", 1, 1)
    assert hexes(table, ("ge_ramcke", "gr_1", "fr_2", "uk_eng")) == ["dead", "dead", "dead", "1509"]


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein A4")
@pytest.mark.parametrize(("options", "kind"), [((), "EMP"), (("top_rung_eliminates",), "DE AVI")])
def test_at_9_to_1_a_two_is_the_printed_exchange_unless_the_switch_says_elimination(
    options: tuple[str, ...], kind: str
) -> None:
    table = fought(kind, 2, air=10, options=options)
    assert table.decision.kind == ("give" if kind == "EMP" else "loss")
