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
