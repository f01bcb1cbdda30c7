"""Each refusal says what is wrong here: the tether, the sea arm, the way in, the advance."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.refusals import why_beyond_tether
from tests.gazala.desert import MINES, Desert

WALL = ("sa_1 0605", "sa_2 0607", "sa_3 0609", "uk_69 0611", "uk_150 0613", "uk_151 0615")
"""Their zones run from the coast to the south edge."""


def ending(path: str, *units: str, unit: str = "ge_115", facts: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Why a move along a path is refused."""
    table = Desert("axis movement", f"{unit} {path[:4]}", *units, facts=facts)
    table.do(unit)
    return table.refused(f"{unit} {path}")


# The tether


@pytest.mark.rule("gazala 4.1.2", "gazala 9.3")
@pytest.mark.ruling("gazala G1", "gazala G20")
def test_a_hex_near_the_supplies_behind_the_mines_is_told_which_mines_they_are() -> None:
    assert ending("0605-0704") == ("4.1.2", "tether-mines", "0704", "20", "0604")


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1", "gazala G20")
def test_a_hex_beyond_twenty_is_told_to_be_far() -> None:
    assert ending("2011-2111-2212", facts=(f"cleared {MINES}",)) == ("4.1.2", "beyond-tether", "2212", "20")


@pytest.mark.rule("gazala 4.1.2")
@pytest.mark.ruling("gazala G1", "gazala G20")
def test_a_hex_behind_the_enemy_is_told_that_his_zones_are_in_the_way() -> None:
    facts = (f"cleared {MINES}",)
    assert ending("0409-0509-0610", *WALL, unit="ge_8pz", facts=facts) == ("4.1.2", "tether-enemy", "0610", "20")
    table = Desert("axis movement", "ge_115 0503", *WALL)
    both = why_beyond_tether(table.game, table.pos, table.unit("ge_115"), table.hex("0806"))
    assert both is not None
    assert (both.code, *both.args) == ("tether-both", "0806", "20")


# The way in and the way out


@pytest.mark.rule("gazala 4.2.1", "gazala 4.1.1")
@pytest.mark.ruling("gazala G12")
def test_a_unit_that_comes_in_is_told_what_is_wrong_with_a_hex() -> None:
    table = Desert("allied movement", "it_61 2511", "sa_1 2508", "sa_2 2508", "sa_3 2508", turn=5)
    table.do("in_10")
    assert table.refused("enter in_10 2511") == ("4.2.1", "enemy-there", "2511")
    assert table.refused("enter in_10 2508") == ("4.2.1", "stack-full", "2508", "3")
    assert table.refused("enter in_10 2411") == ("4.2.1", "no-entry", "10th Indian Bde", "2411")
    assert table.refused("drop in_10 2510") == ("4.2.3", "not-by-air", "10th Indian Bde")


# The advance


@pytest.mark.rule("gazala 5.2")
@pytest.mark.ruling("gazala C20", "gazala C21")
def test_a_second_hex_that_no_advance_reaches_is_told_why() -> None:
    def won(*attackers: str, target: str, others: tuple[str, ...] = ()) -> Desert:
        table = Desert("axis combat", *attackers, f"sa_4 {target} reduced", *others, facts=["freed"])
        table.beat(target, *(unit.split()[0] for unit in attackers), result="DE AVI")
        return table

    open_ground = won("ge_8pz 1311", "ge_5pz 1311", "ge_115 1311", target="1310")
    assert open_ground.refused("advance ge_8pz 1310-1309") == ("5.2", "advance-ground", "1309", "crest")
    assert open_ground.refused("advance ge_8pz 1310-1311") == ("5.2", "advance-back", "1311")
    crest = won("ge_8pz 1411", "ge_5pz 1411", "it_132 1510", "it_133 1510", target="1410")
    assert crest.refused("advance ge_8pz 1410-1509")[1:] == ("advance-ends", "1410", "city")
    engaged = won("ge_8pz 1712", "ge_115 1712", "it_61 1712", target="1713", others=("uk_22arm 1714 fought",))
    assert engaged.refused("advance ge_8pz 1713-1813") == ("5.2", "advance-zone", "1713")


@pytest.mark.rule("gazala 4.1.2", "gazala 9.3")
@pytest.mark.ruling("gazala G1", "gazala G20")
def test_every_minefield_on_the_shortest_line_is_named_and_no_other_hex() -> None:
    assert ending("0910-1010", "ff_1 1114", "in_3mot 1216")[1:] == ("tether-mines", "1010", "20", "0809, 0708")


# The retreat


@pytest.mark.rule("gazala 4.2.2", "gazala 5.3")
@pytest.mark.ruling("gazala C12")
def test_nobody_chooses_to_retreat_off_the_map() -> None:
    table = Desert("allied combat", "uk_22arm 1712", "uk_2arm 1712", "ge_115 1713", "it_8b 1713")
    table.beat("1713", "uk_22arm", "uk_2arm")
    assert table.refused("retreat ge_115 west")[:2] == ("4.2.2", "edge-no-choice")


@pytest.mark.rule("gazala 5.3", "gazala 5.3.1")
@pytest.mark.ruling("gazala C15")
def test_three_who_share_one_way_are_asked_for_where_there_is_no_room_for_all() -> None:
    units = ("uk_22arm 1613", "uk_2arm 1813", "ge_115 1713", "it_8b 1713", "it_61 1713", "it_62 1714")
    table = Desert("allied combat", *units)
    table.beat("1713", "uk_22arm", "uk_2arm")
    assert table.decision.kind == "retreat"
    assert {option.split()[1] for option in table.options()} == {"ge_115", "it_8b", "it_61"}
