"""4, 4.1: player turns and activations."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.activation import activation_modifiers, activations
from scirocco.systems.areas.events import ActivationRolled, Fought
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, the

WEST = ["ge_i_sturm W01", "ge_ii_sturm W03", "ge_iii_sturm W11"]


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R6")
@pytest.mark.parametrize(
    ("turn", "areas"),
    [
        (1, [0, 0, 0, 0, 0, 1]),
        (2, [0, 0, 0, 0, 1, 2]),
        (3, [0, 0, 0, 1, 2, 3]),
        (4, [0, 0, 1, 2, 3, 4]),
        (5, [0, 1, 2, 3, 4, 5]),
        (6, [1, 2, 3, 4, 5, 6]),
        (24, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_the_areas_the_commonwealth_may_activate_for_movement(turn: int, areas: list[int]) -> None:
    table = Tabletop(COMMONWEALTH, *WEST, "cw_freyberg W47", turn=turn)
    assert [activations(table.game, table.pos, die) for die in range(1, 7)] == areas


@pytest.mark.ruling("merkur R7")
def test_turn_three_has_its_minus_three_though_it_is_a_night() -> None:
    table = Tabletop(COMMONWEALTH, *WEST, "cw_freyberg W47", turn=3)
    assert activations(table.game, table.pos, 6) == 3
    later = Tabletop(COMMONWEALTH, *WEST, "cw_freyberg W47", turn=6)
    assert activations(later.game, later.pos, 3) == 3


@pytest.mark.rule("merkur 4.1")
@pytest.mark.ruling("merkur R10")
@pytest.mark.parametrize(("held", "bonus"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_few_areas_in_the_west_help_the_commonwealth(held: int, bonus: int) -> None:
    table = Tabletop(COMMONWEALTH, *WEST[:held], "cw_freyberg W47", "ge_i_fjr1 E22", turn=4)
    found = {modifier.code: modifier.value for modifier in activation_modifiers(table.game, table.pos)}
    assert found.get("concentration", 0) == bonus


@pytest.mark.rule("merkur 4.1")
@pytest.mark.ruling("merkur R10")
def test_contested_areas_count_and_the_bonus_ends_with_turn_five() -> None:
    table = Tabletop(COMMONWEALTH, *WEST, "cw_23_nz W11", turn=5)
    assert [m.code for m in activation_modifiers(table.game, table.pos)] == ["turn"]
    late = Tabletop(COMMONWEALTH, "ge_i_sturm W01", "cw_23_nz W11", turn=6)
    assert activation_modifiers(late.game, late.pos) == []


@pytest.mark.rule("merkur 4")
def test_the_roll_is_made_when_the_commonwealth_turn_begins() -> None:
    table = Tabletop(GERMAN, *WEST, "cw_18_nz W25", turn=5, initiative="german")
    rolled = the(ActivationRolled, table.do("end", 4))
    assert (rolled.areas, table.pos.marches) == (3, 3)


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 6.1")
def test_the_printed_example_units_of_an_area_go_different_ways_and_fire() -> None:
    """Four units: one moves to A, one to B, two fire at C."""
    units = ["ge_i_sturm W10", "ge_ii_sturm W10", "ge_iii_sturm W10", "ge_iv_sturm W10", "cw_22_nz W09"]
    table = Tabletop(GERMAN, *units)
    table.do("activate W10")
    table.run("ge_i_sturm", "ge_i_sturm W10-W11", "ge_ii_sturm", "ge_ii_sturm W10-W13", "fire W09")
    assert table.options() == ["lead ge_iii_sturm", "lead ge_iv_sturm"]
    table.do("lead ge_iii_sturm", 3, 3, 3, 3)
    assert table.offers("fire W09"), "IV/Sturm's turn"
    table.do("fire W09", 3, 3, 3, 3)
    assert (table.at("ge_i_sturm"), table.at("ge_ii_sturm")) == ("W11", "W13")


@pytest.mark.rule("merkur 4")
def test_the_german_activates_each_of_his_areas_once() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "ge_ii_sturm W11", "cw_freyberg W47")
    assert {"activate W10", "activate W11"} <= set(table.options())
    table.run("activate W10", "done")
    assert table.refused("activate W10") == ("4", "activated-already")
    assert table.refused("activate W20") == ("4", "nobody-there")
    assert table.refused("march W11") == ("4", "no-marches")


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R8")
def test_the_commonwealth_fights_without_limit_but_moves_only_by_activation() -> None:
    units = ["cw_21_nz W10", "cw_22_nz W09", "cw_18_nz W25", "ge_i_sturm W11"]
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 1"])
    assert {"activate W10", "activate W09", "march W25"} <= set(table.options())
    assert table.refused("activate W25") == ("4", "no-contact")
    table.do("activate W10")
    assert table.refused("cw_21_nz") == ("4", "no-move-order")
    table.do("done")
    table.run("march W10", "cw_21_nz", "cw_21_nz W10-W11", dice=[3, 3, 3, 3])
    assert table.pos.marches == 0


@pytest.mark.ruling("merkur R8")
def test_without_movement_activations_nobody_moves_into_the_enemy() -> None:
    table = Tabletop(COMMONWEALTH, "cw_21_nz W10", "ge_i_sturm W11", facts=["marches 0"])
    assert table.refused("march W10") == ("4", "no-marches")
    assert table.offers("activate W10")


@pytest.mark.rule("merkur 4")
def test_an_activation_to_move_does_not_fire_or_bombard() -> None:
    table = Tabletop(COMMONWEALTH, "cw_vasey W10", "cw_21_nz W10", "ge_i_sturm W11", facts=["marches 1"])
    table.do("march W10")
    assert table.refused("fire W11") == ("4", "no-fight-order")
    assert table.refused("bombard cw_vasey W11") == ("4", "no-fight-order")


@pytest.mark.ruling("merkur R9")
def test_movement_points_count_and_a_unit_moves_or_fires() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W01", "cw_22_nz W10")
    table.run("activate W01", "ge_i_sturm")
    assert table.offers("ge_i_sturm W01-W09-W11-W12-W14-W23-W25")
    table.do("ge_i_sturm W01-W09")
    assert table.asked == "german area"
    assert table.refused("activate W09") == ("4", "nobody-ready")


@pytest.mark.ruling("merkur R53")
def test_who_came_into_an_area_does_not_act_with_it_again() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W01", "ge_ii_sturm W09", "cw_22_nz W10")
    table.run("activate W01", "ge_i_sturm", "ge_i_sturm W01-W09", "activate W09")
    assert "ge_ii_sturm" in table.options()
    assert table.refused("ge_i_sturm") == ("4", "acted-already")
    fought = the(Fought, table.do("fire W10", 3, 3, 3, 3))
    assert fought.lead == table.unit("ge_ii_sturm"), "I/Sturm is there, but does not fire"


@pytest.mark.ruling("merkur R53")
def test_a_unit_takes_part_in_one_attack_only() -> None:
    units = ["ge_i_sturm W10", "ge_ii_sturm W10", "cw_22_nz W09", "cw_23_nz W11"]
    table = Tabletop(GERMAN, *units, options=["joined_only"])
    table.run("activate W10", "fire W09", "lead ge_i_sturm")
    table.do("join ge_ii_sturm", 6, 6, 1, 1)
    assert table.asked == "german area", "nobody in W10 can act any more"
