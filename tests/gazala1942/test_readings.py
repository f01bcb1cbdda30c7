"""Where the print was read again: rules that were looser or stricter here than their words, and both readings of
words that have two."""

from __future__ import annotations

import pytest

from tests.gazala1942.table import Table

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
    assert set(two.options()) == {f"remove {unit}" for unit in ("it_85_60_i", "it_86_60_i", "ge_1_21_i", "ge_2_21_i")}, (
        "one regiment and two battalions, or two and one"
    )
