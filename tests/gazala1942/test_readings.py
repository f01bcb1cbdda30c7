"""Where the print was read again: rules that were looser or stricter here than their words, and words that needed a
ruling."""

from __future__ import annotations

import pytest

from scirocco.core.position import DEAD
from scirocco.systems.chitpull.activation import calls
from tests.gazala1942.table import Table, initial, strong_attack

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


# Words that needed a ruling


@pytest.mark.rule("gazala1942 10.11")
@pytest.mark.ruling("gazala1942 R91")
def test_two_headquarters_alone_defend_with_one_together() -> None:
    table = Table("ge_200_i 0525", "uk_7_h 0526", "uk_1_h 0526")
    assert table.odds("0526", "ge_200_i").defence == 1
    guarded = Table("ge_200_i 0525", "uk_7_h 0526", "uk_1_h 0526", "uk_1kr_7_i 0526")
    assert guarded.odds("0526", "ge_200_i").defence == 2, "the battalion alone"


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R92")
def test_heckler_under_another_headquarters_acts_with_it() -> None:
    units = ("heckler 2130", "it_xxi_h 2030", "ge_afrika_h 2029", "uk_7_h 1020")

    def called(marker: str) -> bool:
        table = Table(*units, marker=marker)
        table.pos.under[table.unit("heckler")] = table.game.units[table.unit("ge_afrika_h")].formation
        return table.unit("heckler") in calls(table.game, table.pos, table.unit(marker)).near

    assert called("ge_afrika_h")
    assert not called("it_xxi_h")


@pytest.mark.rule("gazala1942 10.84")
@pytest.mark.ruling("gazala1942 R93")
def test_headquarters_do_not_clear_mines() -> None:
    table = Table("ge_afrika_h 1408", "rommel 1408", "ge_200_i 1408", "uk_7_h 1020")
    assert {text.split()[1] for text in table.options("clear")} == {"ge_200_i"}


@pytest.mark.rule("gazala1942 9.0", "gazala1942 10.12")
@pytest.mark.ruling("gazala1942 R95")
def test_one_headquarters_supports_every_attack_in_its_radius() -> None:
    table = Table("ge_200_i 0325", "ge_361_i 0425", "uk_1sf_i 0324", "uk_1r_1_i 0426", "ge_afrika_h 0321")
    assert table.shifts("0324", "ge_200_i") == {"support": 1}
    assert table.shifts("0426", "ge_361_i") == {"support": 1}


@pytest.mark.rule("gazala1942 9.74", "gazala1942 6.21")
@pytest.mark.ruling("gazala1942 R96")
@pytest.mark.parametrize(("state", "attack"), [("", 3), (" unsupplied", 2), (" isolated", 1)])
def test_the_armour_of_anti_tank_guns_is_divided_as_a_strength_in_attack(state: str, attack: int) -> None:
    table = Table(f"ge_1_18_aa 0325{state}", "uk_1sf_i 0326")
    assert table.odds("0326", "ge_1_18_aa").attack == attack


@pytest.mark.rule("gazala1942 5.3", "gazala1942 9.53")
@pytest.mark.ruling("gazala1942 R98")
def test_a_full_hex_is_not_passed_through_in_an_advance() -> None:
    table = strong_attack(*(f"{unit} 0526" for unit in ("uk_1kr_7_i", "uk_1r_1_i", "uk_50_1_i")), die=6)
    for text in ("loss uk_1kr_7_i", "loss uk_1r_1_i", "withdraw", "retreat uk_50_1_i 0527", "retreat uk_50_1_i 0528"):
        table.do(text)
    table.do("advance ge_200_i 0526")
    table.do("done")
    table.pos.under[table.unit("ge_361_i")] = table.game.units[table.unit("ge_afrika_h")].formation
    assert table.rule("advance ge_361_i 0526") == "9.53", "a second regiment of another formation, two hexes or not"


@pytest.mark.rule("gazala1942 9.22", "gazala1942 10.81", "gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R99")
@pytest.mark.parametrize(("here", "target"), [("1408", "1409"), ("2119", "2120"), ("1611", "1612")])
def test_mines_works_and_hills_do_not_change_the_strength_of_a_defender(here: str, target: str) -> None:
    table = Table(f"ge_200_i {here}", f"uk_151_50_i {target}")
    assert table.odds(target, "ge_200_i").defence == 6
