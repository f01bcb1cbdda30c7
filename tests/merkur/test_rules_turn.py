"""3.1, 4, 5.1, 5.5, 6, 11: activations, movement, the initiative, the night."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.activation import activations
from scirocco.systems.areas.events import ActivationRolled, Moved
from scirocco.systems.areas.retreat import retreat_areas
from tests.merkur.fights import fight, totals
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, the

THREE_WEST = ("ge_i_sturm W01", "ge_ii_sturm W02", "ge_iii_sturm W03")


# 4, 4.1


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R6")
@pytest.mark.ruling("merkur R7")
@pytest.mark.parametrize(
    ("turn", "die", "areas"),
    [
        (1, 6, 1),
        (1, 5, 0),
        (1, 1, 0),
        (2, 6, 2),
        (3, 6, 3),
        (3, 3, 0),
        (4, 5, 3),
        (5, 6, 5),
        (6, 1, 1),
        (6, 6, 6),
        (9, 4, 4),
    ],
)
def test_the_activation_roll_turn_by_turn(turn: int, die: int, areas: int) -> None:
    """Turn 3, a night, has its -3; nothing is the least of turns 1 to 5."""
    table = Tabletop(GERMAN, *THREE_WEST, "cw_22_nz W09", turn=turn)
    rolled = the(ActivationRolled, table.run("end", *(["keep"] if areas < _best(turn) else []), dice=[die]))
    assert (rolled.die, rolled.areas) == (die, areas)
    assert table.pos.marches == areas


def _best(turn: int) -> int:
    """What a six brings: below it the Commonwealth, which has the initiative, is asked whether to roll again."""
    return max(6 - max(0, 6 - turn), 0)


@pytest.mark.rule("merkur 4.1")
@pytest.mark.ruling("merkur R10")
@pytest.mark.parametrize(
    ("germans", "bonus"),
    [
        ([], 2),
        (["ge_i_sturm W01"], 2),
        (["ge_i_sturm W01", "ge_ii_sturm W02"], 1),
        (["ge_i_sturm W01", "ge_ii_sturm W09"], 1),
        (["ge_i_sturm W01", "ge_ii_sturm W01", "ge_iii_sturm C01"], 2),
        (list(THREE_WEST), 0),
    ],
)
def test_few_germans_in_the_west_give_a_bonus(germans: list[str], bonus: int) -> None:
    table = Tabletop(COMMONWEALTH, *germans, "cw_22_nz W09", turn=4)
    assert activations(table.game, table.pos, 3) == 3 - 2 + bonus
    later = Tabletop(COMMONWEALTH, *germans, "cw_22_nz W09", turn=7)
    assert activations(later.game, later.pos, 3) == 3, "only in turns 1 to 5"


@pytest.mark.rule("merkur 4")
def test_the_germans_activate_each_area_once() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "ge_ii_sturm W03", "cw_22_nz W09")
    table.run("activate W20", "done")
    assert table.refused("activate W20") == ("4", "activated-already")
    assert table.offers("activate W03")


@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R8")
def test_the_commonwealth_fights_freely_but_needs_an_activation_to_move() -> None:
    units = ("cw_22_nz W09", "cw_23_nz W11", "cw_18_nz W25", "ge_i_sturm W10")
    table = Tabletop(COMMONWEALTH, *units, facts=["marches 1"])
    assert table.offers("activate W09")
    assert table.offers("activate W11")
    assert table.refused("activate W25") == ("4", "no-contact")
    table.do("activate W09")
    assert table.refused("cw_22_nz")[0] == "4"
    table.run("done", "march W11", "cw_23_nz")
    assert table.pos.marches == 0
    assert fight(table, "cw_23_nz W11-W10", dice=(1, 1, 6, 6)).kind == "assault"
    table.do("retreat cw_23_nz W11")
    assert table.refused("march W09") == ("4", "no-marches")


@pytest.mark.ruling("merkur R9")
def test_a_unit_goes_as_far_as_its_points_carry_it() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W23", "cw_22_nz W09")
    table.run("activate W23", "ge_i_sturm")
    assert table.offers("ge_i_sturm W23-W14-W12-W11"), "three areas in one activation"


@pytest.mark.ruling("merkur R9")
@pytest.mark.ruling("merkur R53")
def test_a_unit_acts_once_in_a_player_turn() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W11", "ge_ii_sturm W12", "cw_22_nz W09")
    fight(table, "activate W11", "fire W09", dice=(1, 1, 1, 1))
    assert table.asked == "german area", "it has fired, and cannot move any more"
    table.run("activate W12", "ge_ii_sturm", "ge_ii_sturm W12-W14")
    assert table.has("ge_ii_sturm", "acted")
    assert table.refused("activate W14") == ("4", "nobody-ready"), "the area is new, the battalion has marched"


# 3.1


@pytest.mark.rule("merkur 3.1")
@pytest.mark.ruling("merkur R11")
def test_a_combat_is_thrown_again_by_both_and_the_second_result_stands() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", initiative="german")
    table.do("activate W20")
    table.do("assault W20", 1, 1, 6, 6)
    assert sorted(table.options()) == ["keep", "reroll"]
    table.do("reroll", 6, 5, 3, 4)
    assert table.has("cw_22_nz", "tired")
    assert table.pos.initiative == 1, "it is the Commonwealth's now"


@pytest.mark.ruling("merkur R11")
def test_the_defender_cannot_ask_for_another_throw() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", initiative="commonwealth")
    table.do("activate W20")
    table.do("assault W20", 6, 5, 1, 1)
    assert table.asked == "commonwealth retreat"


@pytest.mark.rule("merkur 3.1")
@pytest.mark.ruling("merkur R12")
def test_the_initiative_activates_an_area_again_with_full_movement() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "ge_ii_sturm W24", "cw_22_nz W47", initiative="german")
    table.run("activate W20", "ge_i_sturm", "ge_i_sturm W20-W24")
    table.do("again W24")
    assert table.offers("ge_i_sturm")
    assert table.offers("ge_ii_sturm"), "those who were there and those who came"
    table.do("ge_i_sturm")
    assert table.offers("ge_i_sturm W24-W23"), "4 points for the mountain: the six are new"
    assert table.pos.initiative == 1


@pytest.mark.rule("merkur 3.1")
def test_a_headquarters_that_has_fired_is_not_activated_again() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_22_nz W09", initiative="german")
    table.run("activate W10", "bombard ge_meindl W09", "keep", dice=(1, 1, 6, 6))
    assert not table.offers("again W10")


@pytest.mark.rule("merkur 3.1")
def test_the_initiative_gathers_dispersed_paratroops() -> None:
    table = Tabletop(GERMAN, "ge_i_fjr3 W24 dispersed", "cw_22_nz W47", initiative="german")
    assert not table.offers("activate W24")
    table.do("again W24")
    assert not table.has("ge_i_fjr3", "dispersed")
    assert table.offers("ge_i_fjr3")


@pytest.mark.rule("merkur 3.1")
@pytest.mark.rule("merkur 4")
@pytest.mark.ruling("merkur R6")
def test_the_initiative_gives_the_commonwealth_an_area_beyond_its_roll() -> None:
    table = Tabletop(COMMONWEALTH, "cw_22_nz W47", "ge_i_sturm W10", initiative="commonwealth", turn=1)
    assert table.pos.marches == 0
    assert not table.offers("march W47")
    table.do("again W47")
    assert table.offers("cw_22_nz")


@pytest.mark.rule("merkur 3.1")
def test_without_the_initiative_nothing_is_done_again() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W47", initiative="commonwealth")
    assert table.refused("again W20") == ("3.1", "no-initiative")


@pytest.mark.ruling("merkur R52")
def test_the_initiative_is_of_no_use_before_the_first_turn() -> None:
    table = Tabletop.started()
    table.do("done")
    table.do("raid W10", 1, 1, 6, 6)
    assert table.asked == "german raid", "nobody was asked to roll again"
    assert table.pos.initiative == 0


# 5.1, 5.5


@pytest.mark.rule("merkur 5.1")
def test_six_units_a_side_fill_an_area_but_not_a_strategic_zone() -> None:
    six = [f"cw_{name} {{}}" for name in ("21_nz", "22_nz", "23_nz", "18_nz", "19_nz", "20_nz")]
    table = Tabletop(COMMONWEALTH, *(unit.format("W24") for unit in six), "cw_1_welch W20", facts=["marches 1"])
    table.run("march W20", "cw_1_welch")
    assert table.refused("cw_1_welch W20-W24") == ("5.1", "stack-full")
    assert table.offers("cw_1_welch W20-W24-W32"), "it may pass through"
    zone = Tabletop(COMMONWEALTH, *(unit.format("SB") for unit in six), "cw_1_welch W21", facts=["marches 1"])
    zone.run("march W21", "cw_1_welch")
    assert zone.offers("cw_1_welch W21-SB")


@pytest.mark.rule("merkur 5.1")
@pytest.mark.ruling("merkur R35")
def test_nobody_retreats_into_a_full_area() -> None:
    full = [f"cw_{name} W24" for name in ("21_nz", "23_nz", "18_nz", "19_nz", "20_nz", "28_maori")]
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", *full)
    ways = {table.game.board.ids[space] for space in retreat_areas(table.game, table.pos, table.unit("cw_22_nz"))}
    assert ways == {"W16", "W17", "W21", "W22"}, "W24 holds six"


@pytest.mark.rule("merkur 5.5")
def test_a_contested_objective_counts_for_nobody_but_the_commonwealth() -> None:
    from scirocco.systems.areas.victory import garrison_held

    alone = Tabletop(GERMAN, "ge_i_sturm W24", "cw_22_nz W09")
    contested = Tabletop(GERMAN, "ge_i_sturm W24", "cw_22_nz W24")
    assert garrison_held(alone.game, alone.pos) == 9
    assert garrison_held(contested.game, contested.pos) == 10


# 6.1


def costs(table: Tabletop, unit: str, path: str) -> int:
    return the(Moved, table.run(unit, f"{unit} {path}")).cost


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R33")
@pytest.mark.parametrize(
    ("start", "path", "cost"),
    [
        ("W23", "W23-W14-W12-W11", 3),
        ("W20", "W20-W17", 1),
        ("W17", "W17-W21", 2),
        ("W20", "W20-W16", 4),
        ("W21", "W21-SB", 6),
    ],
)
def test_what_each_ground_costs(start: str, path: str, cost: int) -> None:
    table = Tabletop(GERMAN, f"ge_i_sturm {start}", "cw_22_nz W47")
    table.do(f"activate {start}")
    assert costs(table, "ge_i_sturm", path) == cost


@pytest.mark.ruling("merkur R33")
def test_one_step_off_the_road_makes_the_whole_move_cost_its_ground() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W47")
    table.run("activate W20", "ge_i_sturm")
    assert table.offers("ge_i_sturm W20-W24-W23"), "two by road"
    assert table.refused("ge_i_sturm W20-W24-W23-W22") == ("6.1", "too-far"), "1 + 4 + 4 once it leaves the road"


@pytest.mark.rule("merkur 6.1")
def test_an_enemy_area_costs_one_more() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "ge_ii_sturm W10", "cw_22_nz W09")
    table.run("activate W10", "ge_i_sturm")
    assert the(Moved, table.do("ge_i_sturm W10-W09")).cost == 2


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R33")
def test_mechanised_units_need_a_road_in_the_area_not_on_the_border() -> None:
    table = Tabletop(COMMONWEALTH, "cw_1_7_rtr W10", facts=["marches 1"])
    table.run("march W10", "cw_1_7_rtr")
    assert table.refused("cw_1_7_rtr W10-W04") == ("6.1", "no-road")
    assert table.offers("cw_1_7_rtr W10-W15"), "no road leads there from W10, but there is one in it"


@pytest.mark.ruling("merkur R34")
def test_greeks_cannot_pay_for_strategic_zones_or_enemy_mountains() -> None:
    table = Tabletop(COMMONWEALTH, "cw_1_gk W01", "cw_2_yl W02", facts=["marches 2"])
    table.run("march W01", "cw_1_gk")
    assert table.refused("cw_1_gk W01-SA") == ("6.1", "too-far")
    enemy = Tabletop(COMMONWEALTH, "cw_8_gk W24", "ge_i_sturm W22", facts=["marches 1"])
    enemy.run("march W24", "cw_8_gk")
    assert enemy.refused("cw_8_gk W24-W22") == ("6.1", "too-far")


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R35")
def test_a_retreat_avoids_enemies_and_ignores_its_cost() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_1_gk W10", "ge_ii_sturm W09", "ge_iii_sturm W13", "cw_22_nz W13")
    ways = {table.game.board.ids[space] for space in retreat_areas(table.game, table.pos, table.unit("cw_1_gk"))}
    assert ways == {"W04", "W11", "W15"}, "neither the enemy's W09 nor the contested W13; mountain or not"


@pytest.mark.ruling("merkur R35")
def test_tanks_retreat_by_road_areas_only_and_fixed_headquarters_retreat() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W37", "cw_1_7_rtr W37", "cw_hargest W37")
    ways = {table.game.board.ids[space] for space in retreat_areas(table.game, table.pos, table.unit("cw_1_7_rtr"))}
    assert ways == {"W36", "W38", "SB"}, "W33 has no road; there is one in zone B, though none from W37 leads there"
    fixed = {table.game.board.ids[space] for space in retreat_areas(table.game, table.pos, table.unit("cw_hargest"))}
    assert fixed == {"W33", "W36", "W38", "SB"}


@pytest.mark.rule("merkur 6.3")
def test_the_maps_are_joined_by_strategic_zones_only() -> None:
    table = Tabletop.started()
    board = table.game.board
    for here in range(board.size):
        for there in board.neighbours[here]:
            sheets = {board.sheets[here], board.sheets[there]}
            assert len(sheets) == 1 or "strategic" in sheets


@pytest.mark.rule("merkur 6.3")
def test_a_zone_held_by_the_enemy_stops_the_march() -> None:
    table = Tabletop(GERMAN, "ge_aufkl_55 W40", "cw_2_7_aus SC", turn=10)
    table.run("activate W40", "ge_aufkl_55")
    assert table.refused("ge_aufkl_55 W40-SC-C01") == ("6.3", "must-stop")


@pytest.mark.rule("merkur 6.3")
@pytest.mark.ruling("merkur R71")
def test_out_of_a_contested_zone_nobody_goes_on() -> None:
    table = Tabletop(GERMAN, "ge_aufkl_55 SC", "ge_i_sturm W40", "cw_2_7_aus SC", turn=10)
    table.run("activate SC", "ge_aufkl_55")
    assert table.refused("ge_aufkl_55 SC-C01") == ("6.3", "zone-first")
    assert table.refused("ge_aufkl_55 SC-SD")[0] == "6.3"
    assert table.offers("ge_aufkl_55 SC-W40"), "back to friends it may go"
    free = Tabletop(GERMAN, "ge_aufkl_55 SC", "cw_2_7_aus SD", turn=10)
    free.run("activate SC", "ge_aufkl_55")
    assert free.offers("ge_aufkl_55 SC-C01")


# 11


@pytest.mark.rule("merkur 11")
@pytest.mark.rule("merkur 4")
def test_at_night_nobody_fights() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "ge_meindl W20", "cw_22_nz W20", "cw_23_nz W24", turn=6)
    assert not table.offers("luftwaffe")
    table.do("activate W20")
    assert table.refused("assault W20") == ("11", "night")
    assert table.refused("fire W24") == ("11", "night")
    assert table.refused("bombard ge_meindl W24") == ("11", "night")
    garrison = Tabletop(COMMONWEALTH, "ge_i_sturm W20", "cw_22_nz W20", turn=6)
    assert garrison.refused("activate W20") == ("11", "night")


@pytest.mark.rule("merkur 11")
def test_at_night_only_contested_areas_are_entered() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "ge_ii_sturm W17", "cw_22_nz W17", "cw_23_nz W24", turn=6)
    table.run("activate W20", "ge_i_sturm")
    assert table.refused("ge_i_sturm W20-W24") == ("11", "night-entry")
    assert table.offers("ge_i_sturm W20-W17")


@pytest.mark.rule("merkur 11")
@pytest.mark.ruling("merkur R13")
def test_the_maori_attack_by_night_with_bare_factors() -> None:
    units = ("cw_28_maori W13", "cw_22_nz W13", "ge_i_fjr3 W12", "ge_meindl W12")
    table = Tabletop(COMMONWEALTH, *units, turn=6, facts=["marches 1"])
    table.run("march W13", "cw_28_maori", "cw_28_maori W13-W12")
    fought = fight(table, "assault W12", dice=(6, 6, 1, 1))
    assert totals(fought) == (4, 3)
    assert fought.main == table.unit("ge_i_fjr3"), "not the headquarters"
    assert table.has("ge_i_fjr3", "tired")


@pytest.mark.ruling("merkur R13")
def test_at_night_neither_headquarters_nor_friends_nor_ground_count() -> None:
    units = ("cw_28_maori W12", "cw_22_nz W12", "cw_hargest W12", "ge_i_fjr3 W12", "ge_heydrich W12")
    table = Tabletop(COMMONWEALTH, *units, turn=6, facts=["marches 1"])
    table.run("march W12")
    assert totals(fight(table, "assault W12", dice=(6, 6, 1, 1))) == (4, 3)
    tired = Tabletop(COMMONWEALTH, "cw_28_maori W12 tired", "ge_i_fjr3 W12", turn=6, facts=["marches 1"])
    tired.run("march W12")
    assert totals(fight(tired, "assault W12", dice=(6, 6, 1, 1))) == (2, 3)


@pytest.mark.ruling("merkur R13")
@pytest.mark.parametrize(("dice", "maori", "target"), [((1, 1, 6, 6), True, False), ((1, 1, 1, 2), True, True)])
def test_a_lost_night_attack_hurts_the_maori_a_tie_both(dice: tuple[int, ...], maori: bool, target: bool) -> None:
    units = ("cw_28_maori W11", "ge_i_fjr3 W11", "ge_ii_fjr3 W11")
    table = Tabletop(COMMONWEALTH, *units, turn=6, facts=["marches 1"])
    table.run("march W11", "assault W11")
    fight(table, "against ge_i_fjr3", dice=dice)
    while not table.asked.endswith("area"):
        table.do(next(text for text in table.options() if text.startswith(("retreat", "done", "stay"))))
    assert (table.has("cw_28_maori", "tired"), table.has("ge_i_fjr3", "tired")) == (maori, target)
    assert table.at("cw_28_maori") != "W11"
    assert not table.has("ge_ii_fjr3", "tired")


@pytest.mark.rule("merkur 11")
def test_only_the_maori_enter_enemy_areas_by_night() -> None:
    table = Tabletop(COMMONWEALTH, "cw_28_maori W12", "cw_22_nz W12", "ge_i_fjr3 W11", turn=6, facts=["marches 1"])
    table.run("march W12", "cw_22_nz")
    assert table.refused("cw_22_nz W12-W11") == ("11", "night-entry")


@pytest.mark.ruling("merkur R58")
def test_headquarters_do_not_walk_into_enemy_areas_first() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W10", "cw_22_nz W09")
    table.run("activate W10", "ge_meindl")
    assert table.refused("ge_meindl W10-W09") == ("7", "cannot-lead-in")
    after = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W10", "cw_22_nz W09")
    after.run("activate W10", "ge_i_sturm", "ge_i_sturm W10-W09", "ge_meindl")
    assert after.offers("ge_meindl W10-W09")
