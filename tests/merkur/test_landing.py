"""5.2: parachutes and gliders."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.events import Fought, Landed
from scirocco.systems.areas.landing import BY_GLIDER, CRASH, PARACHUTE, landing_chance, landing_modifiers
from scirocco.systems.areas.values import total
from tests.merkur.tabletop import GERMAN, Tabletop, all_of, the

ENEMIES = ["cw_21_nz", "cw_22_nz", "cw_23_nz", "cw_18_nz", "cw_19_nz", "cw_20_nz"]


@pytest.mark.rule("merkur 5.2")
@pytest.mark.parametrize(("area", "ground"), [("W20", 0), ("W10", 1), ("W13", 3), ("W16", 4)])
def test_the_ground_is_added_to_the_landing_die(area: str, ground: int) -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47")
    assert total(landing_modifiers(table.game, table.pos, table.area(area), BY_GLIDER)) == ground


@pytest.mark.rule("merkur 5.2")
@pytest.mark.parametrize(("count", "added"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_enemies_in_the_area_are_added(count: int, added: int) -> None:
    table = Tabletop(GERMAN, *(f"{unit} W20" for unit in ENEMIES[:count]))
    assert total(landing_modifiers(table.game, table.pos, table.area("W20"), BY_GLIDER)) == added


@pytest.mark.rule("merkur 5.2")
def test_parachutists_have_one_less_gliders_and_crash_landings_do_not() -> None:
    table = Tabletop(GERMAN, "cw_21_nz W10")
    space = table.area("W10")
    assert total(landing_modifiers(table.game, table.pos, space, PARACHUTE)) == 1
    assert total(landing_modifiers(table.game, table.pos, space, BY_GLIDER)) == 2
    assert total(landing_modifiers(table.game, table.pos, space, CRASH)) == 2


@pytest.mark.rule("merkur 5.2")
def test_in_the_solitaire_game_neighbours_count_and_the_parachute_does_not() -> None:
    table = Tabletop(GERMAN, "cw_21_nz W10", scenario="solitaire")
    assert total(landing_modifiers(table.game, table.pos, table.area("W10"), PARACHUTE)) == 2
    assert total(landing_modifiers(table.game, table.pos, table.area("W11"), PARACHUTE)) == 1
    assert total(landing_modifiers(table.game, table.pos, table.area("W20"), PARACHUTE)) == 0


@pytest.mark.rule("merkur 5.2")
@pytest.mark.parametrize(
    ("area", "enemies", "chance"), [("W20", 0, 0), ("W10", 1, 2 / 6), ("W16", 2, 5 / 6), ("W20", 1, 1 / 6)]
)
def test_the_chance_of_a_parachutist_to_land_tired(area: str, enemies: int, chance: float) -> None:
    table = Tabletop(GERMAN, *(f"{unit} {area}" for unit in ENEMIES[:enemies]))
    assert landing_chance(table.game, table.pos, table.area(area), PARACHUTE) == pytest.approx(chance)


@pytest.mark.rule("merkur 5.2")
@pytest.mark.parametrize(("die", "tired"), [(5, False), (6, True)])
def test_on_six_or_more_a_unit_lands_tired(die: int, tired: bool) -> None:
    """C12 is rough: the die, 1 for the ground and 1 less by parachute."""
    table = Tabletop(GERMAN, "cw_freyberg W47", turn=2, waiting="ge_i_fjr2")
    landed = the(Landed, table.do("jump", die))
    assert (landed.die, landed.tired) == (die, tired)
    assert table.at("ge_i_fjr2") == "C12"
    assert table.has("ge_i_fjr2", "tired") is tired


@pytest.mark.rule("merkur 5.2")
@pytest.mark.rule("merkur 13.1")
def test_the_first_wave_lands_counter_by_counter() -> None:
    gliders = ["ge_suessman", "ge_meindl", "ge_i_sturm", "ge_ii_sturm"]
    jumpers = "ge_iii_sturm ge_iv_sturm ge_heydrich ge_i_fjr3 ge_ii_fjr3 ge_iii_fjr3 ge_iv_fjr3_pion"
    garrison = ["cw_21_nz W10", "cw_23_nz W11", "cw_7_pion W11"]
    table = Tabletop(GERMAN, *garrison, *(f"{unit} away glider" for unit in gliders), turn=1, waiting=jumpers)
    events = table.do("jump", 5, 6, 4, 4, 6, 6, 1, 1, 1, 6, 1)
    told = {table.game.units[e.unit].name: e for e in all_of(Landed, events)}
    assert len(told) == 11
    assert (told["Suessman"].how, told["Suessman"].tired) == ("glider", True)
    assert (told["I/Sturm"].how, told["I/Sturm"].tired) == ("glider", True)
    assert (told["III/Sturm"].how, told["III/Sturm"].tired) == ("parachute", True)
    assert not told["I/FJR3"].tired
    assert table.has("ge_iii_sturm", "dispersed")
    assert not table.has("ge_i_sturm", "dispersed")


@pytest.mark.ruling("merkur R39")
def test_towns_and_forts_do_not_alter_the_test() -> None:
    table = Tabletop(GERMAN, "cw_21_nz W10", "cw_1_welch W26", facts=["forts W10"])
    assert total(landing_modifiers(table.game, table.pos, table.area("W10"), BY_GLIDER)) == 1 + 1
    assert total(landing_modifiers(table.game, table.pos, table.area("W26"), BY_GLIDER)) == 4 + 1


@pytest.mark.ruling("merkur R51")
def test_the_turn_cannot_end_before_the_wave_has_jumped() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", turn=4, waiting="ge_ramcke ge_ramcke_fj")
    assert table.refused("end") == ("5.2", "drop-first")
    table.do("jump")
    table.run("drop ge_ramcke W20", "drop ge_ramcke_fj E17", dice=[3, 3])
    assert table.offers("end")


@pytest.mark.rule("merkur 5.2")
@pytest.mark.rule("merkur 7.3")
def test_who_lands_among_enemies_fights_dispersed_when_the_turn_ends() -> None:
    table = Tabletop(GERMAN, "cw_23_nz E17", turn=4, waiting="ge_ramcke ge_ramcke_fj")
    table.do("jump")
    table.run("drop ge_ramcke W20", "drop ge_ramcke_fj E17", dice=[1, 1])
    assert table.has("ge_ramcke_fj", "bound")
    assert not table.offers("activate E17")
    fought = the(Fought, table.do("end", 3, 3, 3, 3))
    assert {code: value for _, code, value in fought.attack} == {"lead": 2, "fighters": 1}
    assert fought.result == "even"


@pytest.mark.ruling("merkur R40")
def test_all_who_landed_in_an_area_fight_one_assault_with_their_headquarters() -> None:
    table = Tabletop(
        GERMAN,
        "cw_6_gk W24",
        "ge_heydrich W24 dispersed bound",
        "ge_i_fjr3 W24 dispersed bound",
        "ge_ii_fjr3 W24 dispersed bound",
        "ge_iii_fjr3 W24 dispersed bound",
        turn=1,
    )
    table.do("end")
    assert table.asked == "german lead"
    fought = the(Fought, table.do("lead ge_i_fjr3", 1, 1, 1, 1))
    assert {code: value for _, code, value in fought.attack} == {
        "lead": 2,
        "others": 2,
        "three-battalions": 1,
        "fighters": 1,
        "headquarters": 1,
    }


@pytest.mark.rule("merkur 5.2")
def test_the_garrison_has_no_guns_from_next_door_against_a_landing() -> None:
    units = ["cw_23_nz W11", "cw_hargest W12", "cw_28_maori W12", "ge_iii_sturm W11 dispersed bound"]
    table = Tabletop(GERMAN, *units, turn=3 + 2)
    fought = the(Fought, table.do("end", 1, 1, 1, 1))
    assert "cover" not in {code for _, code, _ in fought.defence}


@pytest.mark.ruling("merkur R64")
def test_a_headquarters_that_landed_alone_among_enemies_does_not_fight() -> None:
    table = Tabletop(GERMAN, "cw_23_nz W11", "ge_suessman W11 bound", turn=5)
    events = table.do("end", 1)
    assert not all_of(Fought, events)
    assert not table.has("ge_suessman", "bound")


@pytest.mark.ruling("merkur R14")
def test_a_landing_that_would_have_to_fight_waits_for_the_day() -> None:
    night = Tabletop(GERMAN, "cw_23_nz E22", turn=9, facts=["convoys through waiting"])
    night.do("reinforce ge_iii_gjr100")
    assert night.offers("land ge_iii_gjr100 E01")
    assert night.refused("land ge_iii_gjr100 E22") == ("11", "night-landing")
    day = Tabletop(GERMAN, "cw_23_nz E22", turn=10, facts=["convoys through waiting"])
    day.do("reinforce ge_iii_gjr100")
    assert day.offers("land ge_iii_gjr100 E22")


@pytest.mark.rule("merkur 5.2")
def test_gliders_that_landed_among_enemies_may_assault_before_the_turn_ends_with_the_dispersed() -> None:
    landed = ["ge_ii_sturm W11 bound", "ge_iii_sturm W11 dispersed bound"]
    units = [*landed, "cw_23_nz W11", "cw_hargest W12", "cw_28_maori W12"]
    table = Tabletop(GERMAN, *units, turn=1)
    table.run("activate W11", "assault W11")
    assert table.options() == ["lead ge_ii_sturm", "lead ge_iii_sturm"]
    fought = the(Fought, table.do("lead ge_ii_sturm", 3, 3, 3, 3))
    assert "cover" not in {code for _, code, _ in fought.defence}, "no guns from next door against a landing"
    assert not table.has("ge_iii_sturm", "bound"), "one assault for the area"
