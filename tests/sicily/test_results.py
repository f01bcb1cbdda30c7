"""5.1.5, 5.1.6: the dice, and every result code of the combat table."""

from __future__ import annotations

import pytest

from tests.sicily.island import Island

ATTACKERS = ("us_7", "uk_69_50", "uk_151_50")
DEFENDERS = ("it_29", "it_10b")


def fought(result: str, *others: str) -> Island:
    """Three Allied units in 1814 have attacked two Italian ones in 1813 with this result."""
    units = (*(f"{unit} 1814" for unit in ATTACKERS), *(f"{unit} 1813" for unit in DEFENDERS))
    table = Island("allied combat", *units, *others, air="15 0")
    table.beaten("1813", *ATTACKERS, result=result)
    return table


def repulsed(result: str) -> Island:
    """Two Italian regiments in 1813 have attacked three Allied units in 1814 with this result."""
    units = (*(f"{unit} 1814" for unit in ATTACKERS), *(f"{unit} 1813" for unit in DEFENDERS))
    table = Island("axis combat", *units)
    table.beaten("1814", *DEFENDERS, result=result)
    return table


def ask(table: Island) -> tuple[str, str]:
    return table.side, table.decision.kind


@pytest.mark.rule("sicily 5.1.5", "sicily 2.4.3")
def test_two_dice_are_added_and_choose_the_row() -> None:
    table = Island("allied combat", "us_16 1814", "it_29 1813", "it_10b 1813")
    fight = table.fight("1813", "us_16", dice=(2, 3))
    assert (fight.rule, fight.dice) == ("sicily 5.1.5", (2, 3))
    assert (table.game.combat.columns[fight.column], fight.result) == ("1-1", "DVB ARB")


@pytest.mark.rule("sicily 5.1.6")
@pytest.mark.ruling("sicily C16")
@pytest.mark.ruling("sicily C18")
def test_de_one_defender_of_his_owners_choice_dies_and_the_rest_retreat_even_out_of_dominant_terrain() -> None:
    units = ("us_cca 1913", "us_ccb 1913", "us_ccr 1913", "it_29 2013 reduced", "it_30 2013 reduced")
    table = Island("allied combat", *units, air="15 0")
    table.beaten("2013", "us_cca", "us_ccb", "us_ccr", result="DE AVI")
    assert ask(table) == ("axis", "loss")
    table.do("loss it_30")
    assert (table.at("it_30"), ask(table)) == ("dead", ("axis", "retreat"))
    table.do("retreat it_29 2012")
    assert ask(table) == ("allied", "advance"), "losses, retreat, advance"


@pytest.mark.rule("sicily 5.1.6")
@pytest.mark.ruling("sicily C18")
def test_drb_all_defenders_retreat_one_hex_and_one_of_them_takes_a_loss() -> None:
    table = fought("DRB AVI")
    assert ask(table) == ("axis", "loss")
    table.do("loss it_29")
    table.do("retreat it_29 1812")
    table.do("retreat it_10b 1712")
    assert (table.is_reduced("it_29"), table.is_reduced("it_10b")) == (True, False)
    assert ask(table) == ("allied", "advance")


@pytest.mark.rule("sicily 5.1.6")
def test_dri_all_defenders_retreat_intact() -> None:
    table = fought("DRI AVI")
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_29 1812")
    table.do("retreat it_10b 1812")
    assert not any(table.is_reduced(unit) for unit in (*ATTACKERS, *DEFENDERS))


@pytest.mark.rule("sicily 5.1.6")
def test_avb_one_of_the_victorious_attackers_takes_a_loss_of_his_owners_choice() -> None:
    table = fought("DRI AVB")
    assert ask(table) == ("allied", "loss")
    assert table.options() == [f"loss {unit}" for unit in ATTACKERS]
    table.do("loss uk_69_50")
    assert table.is_reduced("uk_69_50")
    assert ask(table) == ("axis", "retreat")


@pytest.mark.rule("sicily 5.1.6")
@pytest.mark.ruling("sicily C18")
def test_dvb_arb_a_loss_on_both_sides_and_the_attackers_retreat_once() -> None:
    table = repulsed("DVB ARB")
    assert ask(table) == ("allied", "loss")
    table.do("loss us_7")
    assert ask(table) == ("axis", "loss")
    table.do("loss it_29")
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_29 1812")
    table.do("retreat it_10b 1812")
    assert (table.at("it_29"), table.at("us_7")) == ("1812", "1814"), "one hex, and the defenders stay"
    assert ask(table) == ("allied", "unit")


@pytest.mark.rule("sicily 5.1.6")
def test_dvi_ari_the_attackers_retreat_and_nobody_takes_a_loss() -> None:
    table = repulsed("DVI ARI")
    table.do("retreat it_29 1812")
    table.do("retreat it_10b 1812")
    assert not any(table.is_reduced(unit) for unit in (*ATTACKERS, *DEFENDERS))


@pytest.mark.rule("sicily 5.1.6")
def test_ae_one_attacker_is_eliminated_and_the_others_retreat() -> None:
    table = repulsed("DVI AE")
    table.do("loss it_29")
    assert table.at("it_29") == "dead"
    table.do("retreat it_10b 1812")
    assert (table.at("it_10b"), table.is_reduced("it_10b")) == ("1812", False)


@pytest.mark.rule("sicily 5.1.6")
@pytest.mark.ruling("sicily A24")
def test_where_there_is_only_one_candidate_nobody_is_asked() -> None:
    table = Island("axis combat", "it_29 1813", "us_16 1814", "us_18 1814")
    table.beaten("1814", "it_29", result="DVI AE")
    assert table.at("it_29") == "dead"
    assert ask(table) == ("allied", "unit")


@pytest.mark.rule("sicily 5.1.6")
def test_imp_everybody_stays() -> None:
    table = Island("allied combat", "us_16 1814", "ge_neapel 1813")
    table.beaten("1813", "us_16", result="IMP")
    assert (table.at("us_16"), table.at("ge_neapel")) == ("1814", "1813")
    assert not table.is_reduced("us_16")
    assert table.phase == "axis movement"


# The exchange

TANKS = ("us_cca", "us_ccb", "us_ccr")


def exchange(*defenders: str) -> Island:
    units = ("us_cca 1814 reduced", "us_ccb 1814", "us_ccr 1814", *defenders)
    table = Island("allied combat", *units, air="15 0")
    table.beaten("1813", *TANKS, result="EMP")
    return table


@pytest.mark.rule("sicily 5.1.6")
@pytest.mark.ruling("sicily C17")
@pytest.mark.ruling("sicily A27")
def test_emp_the_defender_gives_units_and_the_attacker_pays_at_least_their_defence() -> None:
    table = exchange("it_33 1813", "it_10b 1813 reduced")
    assert ask(table) == ("axis", "give")
    assert table.refused_by("done") == "5.1.6", "at least one unit"
    table.do("loss it_33")
    table.do("done")
    assert ask(table) == ("allied", "pay")
    table.do("loss us_ccb")
    assert table.at("us_ccb") == "dead", "attack 6 covers defence 4, and he pays no more"
    assert [table.at(unit) for unit in ("us_cca", "us_ccr")] == ["1814", "1814"], "the others stay"
    assert ask(table) == ("axis", "retreat")
    table.do("retreat it_10b 1812")
    assert table.decision.kind != "advance", "it is a draw"


@pytest.mark.rule("sicily 5.1.6")
@pytest.mark.ruling("sicily C17")
def test_emp_reduced_values_count() -> None:
    table = exchange("ge_104 1813 reduced", "it_10b 1813 reduced")
    table.do("loss ge_104")
    table.do("done")
    table.do("loss us_cca")
    assert ask(table) == ("axis", "retreat"), "3 pays for 3; at full strength 6 would be due"


# C19


@pytest.mark.rule("sicily 8.0", "sicily 5.1.6")
@pytest.mark.ruling("sicily C19")
def test_guns_at_a_distance_neither_retreat_nor_take_losses_nor_advance() -> None:
    table = Island("allied combat", "us_16 1814", "us_ii 1815", "ge_4pqd 1813", "ge_3pqd 1813")
    table.do("attack 1813")
    odds = table.odds("1813", ["us_16"], guns=["us_ii"])
    table.do("join us_ii", *table.dice_for("DVI ARB", odds))
    assert table.is_reduced("us_16"), "the only candidate"
    assert table.at("us_ii") == "1815"
