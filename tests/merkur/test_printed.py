"""12.2: the Commonwealth as the printed solitaire rules move it."""

from __future__ import annotations

import pytest

from scirocco.core.dice import RandomDice
from scirocco.players import make_player
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop


def choice(table: Tabletop, seed: int = 1) -> str:
    """What the printed player does now."""
    side = table.decision.side
    return table.game.format(make_player("printed", seed).choose(table.game, table.game.view(table.pos, side), side))


def whole_turn(table: Tabletop, seed: int = 1) -> list[str]:
    """Everything the Commonwealth does in its player turn; a random German answers."""
    done: list[str] = []
    dice = RandomDice(seed)
    players = [make_player("random", seed), make_player("printed", seed)]
    while not table.pos.over and table.pos.phase == 2:
        decision = table.decision
        action = players[decision.side].choose(table.game, table.pos, decision.side)
        if decision.side == 1:
            done.append(table.game.format(action))
        table.game.play(table.pos, action, dice)
    return done


@pytest.mark.rule("merkur 12.2")
def test_it_assaults_only_with_three_units_in_the_area() -> None:
    two = Tabletop(COMMONWEALTH, "cw_21_nz W10", "cw_22_nz W10", "ge_i_sturm W10")
    assert whole_turn(two) == ["end"]
    three = Tabletop(COMMONWEALTH, "cw_21_nz W10", "cw_22_nz W10", "cw_23_nz W10", "ge_i_sturm W10")
    assert choice(three) == "activate W10"
    three.do("activate W10")
    assert choice(three) == "assault W10"


@pytest.mark.rule("merkur 12.2")
def test_one_unit_is_enough_to_fire() -> None:
    table = Tabletop(COMMONWEALTH, "cw_21_nz W10", "ge_i_sturm W11")
    assert choice(table) == "activate W10"
    table.do("activate W10")
    assert choice(table) == "fire W11"


@pytest.mark.rule("merkur 12.2")
def test_units_on_an_objective_or_in_a_contested_area_do_not_move() -> None:
    units = ["cw_18_nz W12", "cw_19_nz W28", "cw_20_nz W28", "ge_i_sturm W28", "ge_ii_sturm W24"]
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 6"])
    assert not any(text.startswith("march") for text in whole_turn(table))


@pytest.mark.rule("merkur 12.2")
def test_it_marches_towards_objectives_that_the_germans_hold_or_contest() -> None:
    table = Tabletop(COMMONWEALTH, "cw_18_nz W28", "cw_19_nz W48", "ge_ii_sturm W24", facts=["marches 1"])
    assert choice(table) == "march W28", "the nearer to Prison Valley"
    table.run("march W28", "cw_18_nz")
    way = choice(table)
    assert way.split("-")[-1] in ("W27", "W23", "W25")
    assert not way.endswith("W24"), "alone it does not assault"


@pytest.mark.rule("merkur 12.2")
def test_three_march_into_the_enemy_together() -> None:
    units = ["cw_18_nz W27", "cw_19_nz W27", "cw_20_nz W27", "ge_ii_sturm W24"]
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 1"], turn=6 + 1)
    table.run("march W27", "cw_18_nz")
    assert choice(table) == "cw_18_nz W27-W24"


@pytest.mark.rule("merkur 12.2")
def test_without_lost_or_contested_ground_it_stays() -> None:
    table = Tabletop(COMMONWEALTH, "cw_18_nz W28", "ge_ii_sturm W52", facts=["marches 6"])
    assert whole_turn(table) == ["end"]


@pytest.mark.rule("merkur 12.2")
def test_headquarters_shell_the_area_with_most_germans() -> None:
    units = ["cw_vasey W10", "ge_i_sturm W11", "ge_ii_sturm W09", "ge_iii_sturm W09"]
    table = Tabletop(COMMONWEALTH, *units)
    table.do("activate W10")
    assert choice(table) == "bombard cw_vasey W09"


@pytest.mark.rule("merkur 12.2")
def test_between_equal_areas_chance_decides() -> None:
    table = Tabletop(COMMONWEALTH, "cw_vasey W10", "ge_i_sturm W11", "ge_ii_sturm W09")
    table.do("activate W10")
    assert {choice(table, seed) for seed in range(12)} == {"bombard cw_vasey W09", "bombard cw_vasey W11"}


@pytest.mark.rule("merkur 12.2")
def test_a_retreat_goes_to_the_nearest_objective_or_to_most_friends() -> None:
    units = ["ge_i_sturm W11", "cw_23_nz W11", "cw_7_pion W11"]
    table = Tabletop(GERMAN, *units)
    table.run("activate W11", "assault W11")
    table.do("defend cw_23_nz", 4, 4, 1, 1)
    assert table.asked == "commonwealth retreat"
    assert choice(table) in ("retreat cw_23_nz W09", "retreat cw_23_nz W12")
    crowd = Tabletop(GERMAN, *units, "cw_18_nz W12", "cw_19_nz W12")
    crowd.run("activate W11", "assault W11")
    crowd.do("defend cw_23_nz", 4, 4, 1, 1)
    assert choice(crowd) == "retreat cw_23_nz W12"


@pytest.mark.rule("merkur 12.2")
def test_attacks_go_first_to_objectives_in_german_hands() -> None:
    units = ["cw_21_nz W10", "ge_i_sturm W09", "ge_ii_sturm W11", "ge_iii_sturm W11"]
    table = Tabletop(COMMONWEALTH, *units)
    table.do("activate W10")
    assert choice(table) == "fire W09", "Maleme, though more Germans are in W11"


@pytest.mark.rule("merkur 12.2")
def test_the_best_defender_defends() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_23_nz W11", "cw_7_pion W11", "cw_1_gk W11")
    table.run("activate W11", "assault W11")
    assert choice(table) == "defend cw_7_pion"


@pytest.mark.rule("merkur 12.2")
def test_three_who_march_in_assault_when_all_are_there() -> None:
    units = ["cw_18_nz W27", "cw_19_nz W27", "cw_20_nz W27", "ge_ii_sturm W24"]
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 1"], turn=7)
    done = whole_turn(table)
    assault = done.index("assault W24") if "assault W24" in done else len(done)
    assert sum(text.endswith("W27-W24") for text in done[:assault]) == 3


@pytest.mark.rule("merkur 12.2")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_marches_in_where_only_two_could_follow(seed: int) -> None:
    """The third has acted in this player turn: he was activated to fire and cannot come along."""
    units = ["cw_18_nz W27", "cw_19_nz W27", "cw_20_nz W27 acted", "ge_ii_sturm W24"]
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 1", "activated W27"], turn=7)
    assert whole_turn(table, seed) == ["end"], "and no activation is wasted"


@pytest.mark.rule("merkur 12.2")
def test_no_activation_is_spent_on_units_that_have_acted() -> None:
    table = Tabletop(COMMONWEALTH, "cw_18_nz W28 acted", "ge_ii_sturm W24", facts=["marches 2"], turn=7)
    assert whole_turn(table) == ["end"]


@pytest.mark.rule("merkur 12.2")
def test_a_counter_attack_on_an_objective_next_door_goes_before_fire() -> None:
    units = ["cw_18_nz W27", "cw_19_nz W27", "cw_20_nz W27", "ge_ii_sturm W24", "cw_1_welch W25", "ge_i_fjr3 W23"]
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 1"], turn=7)
    done = whole_turn(table)
    assert done[0] == "march W27"
    assert any(text.endswith("W27-W24") for text in done)
    assert "fire W23" in done, "one alone only fires"
    without = Tabletop(COMMONWEALTH, *units, turn=7)
    assert choice(without).startswith("activate"), "nothing was rolled: they fire from where they are"


@pytest.mark.rule("merkur 12.2")
@pytest.mark.ruling("merkur R85")
def test_the_maori_attack_by_night() -> None:
    contested = Tabletop(COMMONWEALTH, "cw_28_maori W12", "cw_22_nz W12", "ge_i_fjr3 W12", facts=["marches 1"], turn=6)
    assert whole_turn(contested)[:2] == ["march W12", "assault W12"]
    next_door = Tabletop(COMMONWEALTH, "cw_28_maori W13", "ge_i_fjr3 W12", facts=["marches 1"], turn=6)
    assert whole_turn(next_door)[:3] == ["march W13", "cw_28_maori", "cw_28_maori W13-W12"]
    guard = Tabletop(COMMONWEALTH, "cw_28_maori W09", "ge_i_fjr3 W12", "ge_ii_fjr3 W11", facts=["marches 1"], turn=6)
    assert whole_turn(guard) == ["end"], "it stands on an objective, and stays"


@pytest.mark.rule("merkur 12.2")
def test_the_objective_just_lost_is_not_the_nearest_to_retreat_to() -> None:
    """Driven out of Prison Valley, with Galatas next door and nothing behind W21 or W32."""
    table = Tabletop(GERMAN, "ge_i_sturm W24", "cw_18_nz W24", "ge_i_fjr3 W22", "ge_ii_fjr3 W27")
    table.run("activate W24", "assault W24", dice=[5, 5, 1, 1])
    assert table.asked == "commonwealth retreat"
    assert {choice(table, seed) for seed in range(8)} == {"retreat cw_18_nz W23"}
    held = Tabletop(GERMAN, "ge_i_sturm W12", "cw_18_nz W12", "ge_i_fjr3 W23", "ge_ii_fjr3 W14")
    held.run("activate W12", "assault W12", dice=[6, 5, 1, 1])
    assert {choice(held, seed) for seed in range(8)} == {"retreat cw_18_nz W11"}, "next to Maleme, not to Platanias"
