"""The considerations of the script of Gazala 1942 about fights, headquarters and the morning, each with one example
position. docs/opponents.md tells them in words; those of posts and plans are in ``test_desert_considerations``."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Action
from scirocco.core.dice import ScriptedDice
from scirocco.core.position import DEAD
from scirocco.players.chitpull.aftermath import choose_loss, choose_retreat
from scirocco.systems.chitpull.units import FRESH
from tests.gazala1942.table import Table
from tests.players.desert import NOBODY, attacks, beaten, does, goes, look, morning

RIFLES = ("ge_1_21_i", "ge_2_21_i", "ge_1_15_i")


# Whether to fight


@pytest.mark.consideration("worth", "headquarters")
def test_worth_a_headquarters_is_hunted() -> None:
    table = Table("ge_1_21_t 1518", "uk_7_h 1315")
    assert attacks(table) == {"1315": 1}
    assert attacks(table, headquarters=0.0) == {}
    assert goes(table, "ge_1_21_t", headquarters=0.0) == "1715", "it goes on to Knightsbridge"


@pytest.mark.consideration("worth", "armour")
def test_worth_infantry_takes_the_loss_rather_than_grants() -> None:
    table = Table("uk_7_7_i 1915", "uk_9l_1_t 1915", "ge_1_21_i 1916", marker="uk_1_h")
    losses = [Action("loss", table.unit(name)) for name in ("uk_7_7_i", "uk_9l_1_t")]
    assert choose_loss(look(table), losses) == losses[0]
    assert choose_loss(look(table, armour=0.0), losses) == losses[1]


@pytest.mark.consideration("prize", "dislodge")
def test_prize_ground_is_won_where_the_enemy_is_driven_off() -> None:
    table = Table("ge_1_21_i 1118", "ge_1_15_i 1018", "uk_1sf_i 1415")
    assert attacks(table) == {"1415": 2}
    assert attacks(table, dislodge=0.0) == {}


@pytest.mark.consideration("prize", "goal_hex")
def test_prize_an_objective_counts_more() -> None:
    table = Table("ge_1_21_t 1517", "uk_1sf_i 1715")
    assert attacks(table) == {"1715": 1}
    assert attacks(table, goal_hex=0.0) == {}


@pytest.mark.consideration("prize", "on_the_way")
def test_prize_so_does_a_hex_on_the_way_to_one() -> None:
    table = Table("ge_1_21_i 1616", "uk_1sf_i 1516")
    assert attacks(table) == {"1516": 1}
    assert attacks(table, on_the_way=0.0) == {}


@pytest.mark.consideration("caution", "caution")
def test_caution_one_battalion_does_not_attack_another() -> None:
    table = Table("ge_1_21_i 1217", "uk_1sf_i 1215")
    assert attacks(table) == {}
    assert attacks(table, caution=0.0) == {"1215": 1}


@pytest.mark.consideration("caution", "give_ground")
def test_caution_to_be_thrown_back_costs_something_too() -> None:
    table = Table("ge_1_21_i 1116", "ge_1_15_i 1116", "uk_1sf_i 1114")
    assert attacks(table) == {}
    assert attacks(table, give_ground=0.0) == {"1114": 2}


@pytest.mark.consideration("caution", "attack_threshold")
def test_caution_what_brings_next_to_nothing_is_left_alone() -> None:
    table = Table("uk_201_1_i 1517", "it_19_27_i 1715", marker="uk_1_h")
    assert attacks(table) == {}
    assert attacks(table, attack_threshold=0.0) == {"1715": 1}


@pytest.mark.consideration("armour fights", "recovery")
def test_armour_fights_two_battalions_attack_one() -> None:
    table = Table("ge_1_21_t 1214", "ge_2_21_t 1214", "uk_9l_1_t 1114")
    table.until("clash")
    assert does(table) == "attack 1114"
    assert does(table, recovery=0.0) == "end", "if all tanks came back nothing would be won"


@pytest.mark.consideration("armour fights", "recovery", "clash_threshold")
def test_armour_fights_even_dice_are_not_thrown_for_tanks_that_may_be_recovered() -> None:
    table = Table("ge_1_21_t 1214", "uk_by_1_t 1114")
    table.until("clash")
    assert does(table) == "end"
    assert does(table, recovery=1.0) == "attack 1114"
    assert does(table, clash_threshold=0.0) == "attack 1114"


@pytest.mark.consideration("detour", "detour")
def test_detour_what_lies_beside_the_way_is_left_alone() -> None:
    table = Table("ge_1_21_i 1018", "ge_1_15_i 1218", "uk_1sf_i 1014")
    assert attacks(table) == {}
    assert attacks(table, detour=0.0) == {"1014": 2}


@pytest.mark.consideration("keeping", "hold")
def test_keeping_who_holds_an_objective_does_not_run_after_an_enemy() -> None:
    table = Table("ge_1_21_i 1715", "ge_1_15_i 1715", "ge_1_21_t 1715", "uk_1sf_i 1816")
    assert attacks(table) == {}
    assert goes(table, "ge_1_21_t") == "1715"
    assert attacks(table, hold=0.0) == {"1816": 1}


@pytest.mark.rule("gazala1942 10.11")
@pytest.mark.consideration("forsaking", "escort")
def test_forsaking_a_headquarters_for_an_attack_has_its_price() -> None:
    table = Table("it_xx_h 1220 idle", "ge_1_21_t 1220", "ge_2_21_t 1220", "uk_1sf_i 1218")
    assert attacks(table) == {}
    assert goes(table, "ge_1_21_t") == "1220"
    assert attacks(table, escort=0.0) == {"1218": 2}


@pytest.mark.consideration("gathering", "enough_columns")
def test_gathering_when_the_column_is_high_nobody_more_is_needed() -> None:
    tanks = ("ge_1_21_t 1815", "ge_2_21_t 1815", "ge_1_15_t 1615", "ge_2_15_t 1615")
    table = Table(*tanks, "ge_1_21_i 1915", "ge_1_15_i 1516", "uk_1sf_i 1715")
    assert attacks(table) == {"1715": 5}
    assert goes(table, "ge_1_15_i") == "1411"
    assert attacks(table, enough_columns=NOBODY) == {"1715": 6}


@pytest.mark.consideration("gathering", "gather")
def test_gathering_a_recruit_brings_two_at_most() -> None:
    table = Table("ge_1_21_t 1617", "ge_1_21_i 1815", "ge_1_15_i 1818", "uk_1sf_i 1715")
    assert attacks(table) == {"1715": 3}
    assert attacks(table, "recruit") == {"1715": 2}
    assert attacks(table, "recruit", gather=NOBODY) == {"1715": 3}


# After a fight


@pytest.mark.consideration("standing")
def test_standing_an_objective_is_paid_for_with_steps_and_open_ground_is_not() -> None:
    for space, near, choice in (("1715", "1716", "stand"), ("1919", "1920", "withdraw")):
        units = (f"uk_201_1_i {space}", f"uk_9l_1_t {space}", "uk_1_h 2022", *(f"{name} {near}" for name in RIFLES))
        table = beaten(Table(*units), space, RIFLES, 2)
        table.do("loss uk_201_1_i")
        assert does(table) == choice


@pytest.mark.rule("gazala1942 5.2")
@pytest.mark.consideration("falling back")
def test_falling_back_to_friends_who_have_room() -> None:
    friends = ("it_xx_h 1018", "it_65_101_i 1018", "it_66_101_i 1018")
    roomy = Table("ge_1_21_t 1119", "it_65_101_i 1018", "uk_201_1_i 1121")
    crowded = Table("ge_1_21_t 1119", *friends, "ge_1_15_t 1018", "ge_2_15_t 1018", "uk_201_1_i 1121")
    for table, where in ((roomy, "1018"), (crowded, "1219")):
        unit = table.unit("ge_1_21_t")
        ways = [Action("retreat", unit, (table.space(space),)) for space in ("1018", "1219")]
        assert choose_retreat(look(table), ways).spaces == (table.space(where),)


@pytest.mark.consideration("following up")
def test_following_up_into_an_objective_and_not_into_the_desert() -> None:
    won = beaten(Table(*(f"{name} 1716" for name in RIFLES), "uk_1sf_i 1715", "uk_1_h 2020"), "1715", RIFLES, 4)
    assert does(won) == "advance ge_1_21_i 1715"
    beside = beaten(Table(*(f"{name} 1916" for name in RIFLES), "uk_1sf_i 1915", "uk_1_h 2020"), "1915", RIFLES, 4)
    assert does(beside) == "done"


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.consideration("slipping away")
def test_slipping_away_cars_give_way_when_they_are_alone() -> None:
    for company, stays in (((), False), (("uk_7_7_i 0528",), True)):
        table = Table("ge_1_21_t 0525", "uk_kdg_a 0528", *company)
        table.do("ge_1_21_t")
        table.do("ge_1_21_t 0525-0526-0527")
        assert table.kind == "react"
        assert (does(table) == "stay") is stays


# Headquarters


@pytest.mark.consideration("staff", "hq_distance")
def test_staff_follows_its_units() -> None:
    table = Table("ge_afrika_h 0810", "ge_1_21_t 1515 idle", "uk_9l_1_t 2422")
    assert goes(table, "ge_afrika_h") == "1213"
    assert goes(table, "ge_afrika_h", hq_distance=0.0) == "0913"


@pytest.mark.consideration("staff", "hq_beyond")
def test_staff_keeps_all_of_its_units_within_its_radius() -> None:
    """Both battalions together are nine hexes from 1012 and from 1212, but from 1012 the northern one is too far."""
    table = Table("ge_afrika_h 1012", "ge_1_21_t 1812 idle", "ge_1_21_i 0912 idle", "uk_9l_1_t 2422")
    assert goes(table, "ge_afrika_h") == "1212"
    assert goes(table, "ge_afrika_h", hq_beyond=0.0) == "1012"


@pytest.mark.rule("gazala1942 10.11")
@pytest.mark.consideration("protection", "hq_alone", "hq_company")
def test_protection_with_its_tanks_although_the_enemy_is_near() -> None:
    table = Table("ge_afrika_h 0910", "ge_1_21_t 0808 idle", "ge_1_21_i 1514 idle", "uk_9l_1_t 0807")
    assert goes(table, "ge_afrika_h") == "0808"
    assert goes(table, "ge_afrika_h", hq_alone=0.0) == goes(table, "ge_afrika_h", hq_company=0.0) == "1012"


@pytest.mark.rule("gazala1942 10.11")
@pytest.mark.consideration("protection", "hq_safety")
def test_protection_away_from_the_enemy_where_only_a_battalion_stands() -> None:
    table = Table("ge_afrika_h 1809", "ge_1_1_90_i 1809 idle", "uk_by_1_t 1708")
    assert goes(table, "ge_afrika_h") == "2011"
    assert goes(table, "ge_afrika_h", hq_safety=0) == "1809"


@pytest.mark.rule("gazala1942 6.15")
@pytest.mark.consideration("line", "hq_fed")
def test_line_headquarters_go_where_they_will_be_fed_tomorrow() -> None:
    """On the eighth day the long lines end: what is fed today need not be fed tomorrow."""
    early, late = (Table("ge_afrika_h 0304", "uk_9l_1_t 2422", turn=turn) for turn in (3, 8))
    assert goes(early, "ge_afrika_h") == "0304"
    assert goes(late, "ge_afrika_h") == "0801"
    assert goes(late, "ge_afrika_h", hq_fed=0.0) == "0304"


# The morning


@pytest.mark.consideration("calling")
def test_calling_the_headquarters_with_most_strength_near_the_enemy() -> None:
    units = ("ge_afrika_h 1315", "it_xxi_h 2403", "ge_200_i 2404", "ge_361_i 2404", "it_85_60_i 2403")
    near, far = (Table(*units, f"ge_1_21_t {where}", "uk_7_h 1020", "uk_9l_1_t 1718") for where in ("1515", "0101"))
    assert does(morning(near, "cup", 0, 1)) == "mark ge_afrika_h"
    assert does(morning(far, "cup", 0, 1)) == "mark it_xxi_h"


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.consideration("calling", "landed")
def test_calling_who_has_landed_at_once() -> None:
    """It can be called on that day only."""
    units = ("ge_afrika_h 0510", "ge_1_21_t 0511", "ge_2_21_t 0511", "it_xxi_h 2403", "uk_7_h 0916")
    assert does(morning(Table(*units, turn=3), "cup", 0, 1)) == "mark ge_afrika_h"
    table = Table(*units, "heckler 2133", turn=3)
    table.pos.marks[table.game.lander] |= FRESH
    assert does(morning(table, "cup", 0, 1)) == "mark it_xxi_h"
    assert does(table, landed=0.0) == "mark ge_afrika_h"


@pytest.mark.rule("gazala1942 6.11")
@pytest.mark.consideration("relief", "relief", "landed")
def test_relief_who_may_open_the_road_again_is_called() -> None:
    units = ("in_10_5_i 1632", "in_5_indian_h 1632", "uk_201_1_i 1716", "uk_1_h 1519", "ge_1_21_t 1714")
    table = morning(Table(*units, "heckler 1934", marker="in_5_indian_h"), "cup", 1, 1)
    assert does(table) == "mark in_5_indian_h"
    assert does(table, relief=0.0) == does(table, landed=0.0) == "mark uk_1_h"


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.consideration("landing")
def test_landing_planned_at_once_where_no_current_takes_it_out_to_sea() -> None:
    table = morning(Table("ge_1_21_t 0325", "uk_7_h 1020"), "cup", 0)
    assert does(table) in ("land 2132", "land 2133")


@pytest.mark.rule("gazala1942 7.32")
@pytest.mark.consideration("strays")
def test_strays_who_is_out_of_reach_of_his_headquarters_is_put_under_a_nearer_one() -> None:
    units = ("it_xx_h 1406", "ge_afrika_h 0510", "it_66_101_i 1408")
    table = morning(Table(*units, "it_65_101_i 0511", marker="it_x_h"), "affiliate", 0)
    assert does(table) == "affiliate it_65_101_i"
    table.do("affiliate it_65_101_i")
    assert does(table) == "under ge_afrika_h"
    near = morning(Table(*units, "it_65_101_i 1306", marker="it_x_h"), "affiliate", 0)
    assert does(near) == "done", "nobody within reach changes his headquarters"


@pytest.mark.rule("gazala1942 5.1")
@pytest.mark.consideration("strays")
def test_strays_two_regiments_of_one_division_are_not_parted_where_they_stand_together() -> None:
    """They may share a hex only as long as they are of one formation."""
    table = Table("it_xx_h 1406", "ge_afrika_h 0510", "it_65_101_i 0511", "it_66_101_i 0511", marker="it_x_h")
    assert does(morning(table, "affiliate", 0)) == "done"


@pytest.mark.rule("gazala1942 10.13")
@pytest.mark.consideration("coming back", "hq_safety")
def test_coming_back_a_lost_headquarters_joins_its_units_but_not_next_to_the_enemy() -> None:
    table = Table("uk_201_1_i 1718", "uk_9l_1_t 1718", "uk_by_1_t 1720", "ge_1_21_t 1716")
    lost = table.unit("uk_1_h")
    table.pos.at[lost] = DEAD
    table.pos.back[table.game.units[lost].marker] = table.pos.turn
    morning(table, "return", 1)
    assert does(table) == "place uk_1_h 1720"
    assert does(table, hq_safety=0) == "place uk_1_h 1718"


@pytest.mark.rule("gazala1942 11.23")
@pytest.mark.consideration("coming back")
def test_coming_back_tanks_are_raised_beside_their_own_headquarters() -> None:
    """Knightsbridge, which must be held, lies nearer to the staff of the other division."""
    table = Table("uk_1_h 1820", "uk_7_h 1617", "ge_1_21_t 0325")
    table.pos.at[table.unit("uk_9l_1_t")] = DEAD
    table.pos.pools[table.game.pool_names.index("grant")] += 1
    morning(table, "replace", 1).settle(ScriptedDice(()))
    assert does(table) == "raise uk_9l_1_t 1820"
