"""Fights told to the last event: who is asked, what is said under which rule, and where a result begins and ends."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Event
from scirocco.systems.areas.events import (
    Activated,
    AttackDeclared,
    Eliminated,
    FortLost,
    Fought,
    Joined,
    Retreated,
    Silenced,
    StepLost,
    Supported,
)
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, GUNS, NIGHT, RAID, Battle
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, all_of, the


def told(*events: Event) -> list[Event]:
    return list(events)


def task_lines(table: Tabletop) -> list[str]:
    return [line for line in table.game.write_position(table.pos).splitlines() if line.startswith("task")]


# Declared


@pytest.mark.rule("merkur 7")
@pytest.mark.rule("merkur 7.1")
@pytest.mark.rule("merkur 2.5")
def test_an_assault_from_the_order_to_the_retreat() -> None:
    units = ["ge_suessman W24", "ge_meindl W20", "ge_i_sturm W20", "ge_ii_sturm W20", "cw_22_nz W20", "cw_23_nz W20"]
    table = Tabletop(GERMAN, *units)
    space, lead, main = table.area("W20"), table.unit("ge_i_sturm"), table.unit("cw_22_nz")
    assert table.do("activate W20") == [Activated("merkur 4", 0, space, "activate")]
    assert table.do("assault W20") == [AttackDeclared("merkur 7", 0, space, "assault", -1)]
    assert table.pos.battle == Battle(ASSAULT, space, space, -1, (), (), -1, (), (), False)
    assert task_lines(table)[2:] == [
        "task battle side=german space=W20",
        "task cover side=commonwealth space=W20",
        "task main side=commonwealth space=W20",
        "task guns side=german space=W20",
        "task join side=german space=W20",
        "task lead side=german space=W20",
    ]
    assert table.do("lead ge_i_sturm") == [Joined("merkur 7.1", lead, space)]
    assert table.asked == "german guns"
    assert table.do("guns ge_meindl") == [Supported("merkur 2.5", table.unit("ge_meindl"), space, 4)]
    events = table.do("defend cw_22_nz", 1, 1, 1, 1)
    attack = (
        ("merkur 7.1", "lead", 8),
        ("merkur 7.1", "others", 1),
        ("merkur 7.1", "fighters", 1),
        ("merkur 2.5", "headquarters", 1),
        ("merkur 7.1", "guns", 4),
    )
    defence = (("merkur 7.2", "main", 3),)
    assert events == told(
        Fought("merkur 7.4", space, "assault", lead, main, attack, defence, (1, 1, 1, 1), "routed"),
        Silenced("merkur 2.5", 0),
        StepLost("merkur 7.4", main, space),
    )
    assert task_lines(table)[2:] == [
        "task close side=german",
        "task others side=commonwealth space=W20 pieces=cw_23_nz",
        "task retreat side=commonwealth piece=cw_22_nz space=W20",
    ]
    back = table.do("retreat cw_22_nz W22")
    assert back == [Retreated("merkur 6.1", main, (space, table.area("W22")))]
    assert table.do("loss cw_23_nz") == [StepLost("merkur 7.4", table.unit("cw_23_nz"), space)]


@pytest.mark.rule("merkur 7")
@pytest.mark.rule("merkur 7.4")
def test_a_fire_from_the_order_to_the_loss() -> None:
    units = ["ge_suessman W03", "ge_i_sturm W01", "ge_ii_sturm W01", "cw_22_nz W09 tired", "cw_23_nz W10"]
    table = Tabletop(GERMAN, *units)
    here, there, lead, main = 0, table.area("W09"), table.unit("ge_i_sturm"), table.unit("cw_22_nz")
    table.do("activate W01")
    assert table.do("fire W09") == [AttackDeclared("merkur 7", 0, there, "fire", -1)]
    assert table.pos.battle == Battle(FIRE, there, here)
    assert table.do("lead ge_i_sturm", 1, 1, 6, 6) == told(
        Joined("merkur 7.1", lead, there),
        Fought(
            "merkur 7.4",
            there,
            "fire",
            lead,
            main,
            (("merkur 7.1", "lead", 8), ("merkur 7.1", "others", 1), ("merkur 7.1", "fighters", 1)),
            (("merkur 7.2", "main", 3), ("merkur 7.2", "hill107", 3)),
            (1, 1, 6, 6),
            "beaten",
        ),
        StepLost("merkur 7.4", lead, here),
    )
    assert not table.has("ge_ii_sturm", "acted"), "who does not join may still act"
    assert table.do("fire W09", 6, 6, 1, 1)[-1] == Eliminated("merkur 7.4", main, there)


@pytest.mark.rule("merkur 11")
def test_the_night_attack_from_the_order_to_the_choice() -> None:
    units = ["cw_28_maori W12", "cw_22_nz W12", "ge_i_sturm W12", "ge_ii_sturm W12"]
    table = Tabletop(COMMONWEALTH, *units, turn=6, facts=["marches 1"])
    space, raider, target = table.area("W12"), table.unit("cw_28_maori"), table.unit("ge_ii_sturm")
    table.do("march W12")
    assert table.do("assault W12") == [AttackDeclared("merkur 11", 1, space, "night", raider)]
    assert table.pos.battle == Battle(NIGHT, space, space, raider, (), (), -1, (), (), False)
    assert task_lines(table)[2:] == [
        "task battle side=commonwealth space=W12",
        "task victim side=commonwealth space=W12",
    ]
    assert table.do("against ge_ii_sturm", 1, 1, 1, 1) == told(
        Fought(
            "merkur 11",
            space,
            "night",
            raider,
            target,
            (("merkur 11", "lead", 4),),
            (("merkur 11", "main", 4),),
            (1, 1, 1, 1),
            "even",
        ),
        StepLost("merkur 7.4", raider, space),
    )
    assert table.asked == "commonwealth retreat"


@pytest.mark.rule("merkur 8")
@pytest.mark.rule("merkur 8.3")
def test_a_bombardment_from_the_order_to_the_second_target() -> None:
    units = ["ge_suessman W01", "ge_meindl W01", "cw_22_nz W09", "cw_23_nz W09", "cw_2_7_rtr E15"]
    table = Tabletop(GERMAN, *units)
    here, there, main = 0, table.area("W09"), table.unit("cw_22_nz")
    table.do("activate W01")
    assert table.do("bombard ge_suessman W09") == [AttackDeclared("merkur 8", 0, there, "guns", 0)]
    assert table.pos.battle == Battle(GUNS, there, here, 0, (), (), -1, (), (), False)
    assert task_lines(table)[2:] == ["task battle side=german space=W09", "task main side=commonwealth space=W09"]
    assert table.do("defend cw_22_nz", 6, 6, 1, 1) == told(
        Fought(
            "merkur 8.3",
            there,
            "guns",
            0,
            main,
            (("merkur 8.1", "guns", 4),),
            (("merkur 8.2", "main", 3), ("merkur 8.2", "hill107", 3)),
            (6, 6, 1, 1),
            "hit",
        ),
        Silenced("merkur 2.5", table.unit("ge_meindl")),
        StepLost("merkur 8.3", main, there),
    )
    assert table.options() == ["loss cw_23_nz", "yield cw_23_nz"]
    assert task_lines(table)[-1] == "task second side=commonwealth piece=cw_22_nz space=W09"
    other = Tabletop(GERMAN, *units, facts=task_lines(table))
    assert other.do("loss cw_23_nz") == [StepLost("merkur 8.3", table.unit("cw_23_nz"), there)]
    table.do("yield cw_23_nz")
    assert task_lines(table)[-1] == "task retreat side=commonwealth piece=cw_23_nz space=W09"


@pytest.mark.rule("merkur 8")
@pytest.mark.rule("merkur 8.4")
def test_bombs_come_from_nowhere_on_the_map() -> None:
    """The last counter of all stands on the map: no raid comes out of its area."""
    units = ["cw_22_nz W09", "cw_23_nz W09", "cw_2_7_rtr E15"]
    table = Tabletop("set-up", *units, turn=0, facts=["task raid side=german"])
    there = table.area("W09")
    assert table.do("raid W09") == [AttackDeclared("merkur 8.4", 0, there, "raid", -1)]
    assert table.pos.battle == Battle(RAID, there, there)
    assert table.pos.activated == table.game.board.bit[there]
    table.do("defend cw_22_nz", 1, 1, 6, 6)
    assert table.options() == ["raid E15", "end"]
    day = Tabletop(GERMAN, *units, "ge_i_sturm W20")
    ju87 = day.unit("ge_ju87")
    flight = ["aim ge_ju87 W09", "rest ge_ju88_a", "rest ge_ju88_b"]
    events = day.run("luftwaffe", *flight, "rest ge_he111")
    assert events[-1] == AttackDeclared("merkur 8", 0, there, "air", ju87)
    assert day.pos.battle == Battle(AIR, there, there, ju87)


# Losses and retreats


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 8.3")
def test_a_loss_is_told_under_its_rule_and_a_fort_given_up() -> None:
    units = ["cw_22_nz W01", "cw_23_nz W01"]
    task = "task hurt side=commonwealth piece=cw_22_nz space=W01 number="
    for number, event in (
        (1, StepLost("merkur 7.4", 49, 0)),
        (3, StepLost("merkur 8.3", 49, 0)),
        (2, Eliminated("merkur 7.4", 49, 0)),
    ):
        table = Tabletop(COMMONWEALTH, *units, facts=["task area side=commonwealth", f"{task}{number}", "forts W01"])
        assert table.options() == ["take", "raze"]
        assert table.do("take") == [event]
        assert table.has_fort("W01")
    table = Tabletop(COMMONWEALTH, *units, facts=["task area side=commonwealth", f"{task}2", "forts W01"])
    assert table.do("raze") == [FortLost("merkur 3.2", 0, True)]
    assert table.at("cw_22_nz") == "W01"


@pytest.mark.rule("merkur 3.2")
def test_a_fort_that_goes_with_its_last_defender_was_not_given_up() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W01", "cw_22_nz W01", facts=["forts W01"])
    table.do("activate W01")
    fight(table, "assault W01", dice=(1, 1, 1, 1))
    assert task_lines(table)[-1] == "task hurt side=commonwealth piece=cw_22_nz space=W01 number=1"
    table.do("take")
    assert FortLost("merkur 3.2", 0, False) in table.do("retreat cw_22_nz W02")


@pytest.mark.rule("merkur 3.2")
def test_an_invader_who_leaves_takes_no_fort_with_him() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W09", facts=["forts W09"])
    table.run("activate W09", "ge_i_sturm", "ge_i_sturm W09-W01")
    assert table.has_fort("W09")


@pytest.mark.rule("merkur 6.1")
def test_with_two_ways_back_the_owner_chooses_with_one_nobody_does() -> None:
    two = ["ge_ii_sturm W09", "ge_iii_sturm W10"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_22_nz W11", *two)
    table.do("activate W11")
    fight(table, "assault W11", dice=(1, 1, 1, 1))
    assert table.options() == ["retreat cw_22_nz W12", "retreat cw_22_nz W13"]
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_22_nz W11", *two, "ge_iv_sturm W12")
    table.do("activate W11")
    fight(table, "assault W11", dice=(1, 1, 1, 1))
    assert table.at("cw_22_nz") == "W13"


@pytest.mark.rule("merkur 2.4")
@pytest.mark.rule("merkur 7.4")
def test_when_the_headquarters_has_gone_along_no_other_is_left_to_give_way() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", "cw_hargest W20")
    table.do("activate W20")
    fight(table, "assault W20", dice=(6, 6, 1, 1))
    table.do("retreat cw_22_nz W24")
    assert table.do("follow cw_hargest") == [
        Retreated("merkur 2.4", table.unit("cw_hargest"), (table.area("W20"), table.area("W24")))
    ]
    assert table.asked == "german area"
    assert table.pos.battle is None


@pytest.mark.rule("merkur 8.3")
def test_a_second_target_with_no_choice_takes_the_loss() -> None:
    ring = ["ge_ii_sturm W52", "ge_iii_sturm W50", "ge_meindl W44"]
    table = Tabletop(GERMAN, *ring, "cw_22_nz W51", "cw_hargest W51", "cw_23_nz W51")
    table.do("activate W44")
    events = table.run("bombard ge_meindl W51", "defend cw_22_nz", dice=(6, 6, 1, 1))
    assert [event.unit for event in all_of(StepLost, events)] == [table.unit("cw_22_nz"), table.unit("cw_23_nz")]
    assert table.asked == "german area"


@pytest.mark.rule("merkur 8.3")
@pytest.mark.parametrize(("dice", "hurt"), [((4, 4, 1, 1), 2), ((4, 3, 1, 1), 1), ((3, 3, 1, 1), 0)])
def test_higher_equal_lower_against_the_value_of_the_target(dice: tuple[int, ...], hurt: int) -> None:
    """Meindl: 4 against 3 and 6 for the town of W26, with a second battalion there."""
    table = Tabletop(GERMAN, "ge_meindl W25", "cw_22_nz W26", "cw_23_nz W26")
    table.do("activate W25")
    table.run("bombard ge_meindl W26", "defend cw_22_nz", dice=dice)
    assert (table.has("cw_22_nz", "tired"), table.asked == "commonwealth second") == (hurt > 0, hurt > 1)


# Thrown again or not


@pytest.mark.rule("merkur 3.1")
@pytest.mark.parametrize(("dice", "asked"), [((6, 6, 1, 1), False), ((1, 1, 1, 1), True), ((1, 1, 6, 6), True)])
def test_the_best_result_of_an_assault_is_not_thrown_again(dice: tuple[int, ...], asked: bool) -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W20", initiative="german")
    table.do("activate W20")
    table.do("assault W20", *dice)
    assert (table.asked == "german reroll") == asked


@pytest.mark.rule("merkur 3.1")
@pytest.mark.parametrize(("dice", "asked"), [((6, 6, 1, 1), False), ((3, 1, 1, 1), True), ((1, 1, 6, 6), True)])
def test_the_best_result_of_a_bombardment_is_not_thrown_again(dice: tuple[int, ...], asked: bool) -> None:
    """4 against 3 and 3: with 4 and 2 the bombardment is even."""
    table = Tabletop(GERMAN, "ge_meindl W01", "cw_22_nz W09", "cw_23_nz W09", initiative="german")
    table.do("activate W01")
    table.run("bombard ge_meindl W09", "defend cw_22_nz", dice=dice)
    assert (table.asked == "german reroll") == asked


# Headquarters and batteries that cannot be used


@pytest.mark.rule("merkur 2.5")
def test_whom_a_division_silences_and_who_is_not_there_to_be_silenced() -> None:
    units = ["ge_suessman W01", "ge_meindl W01", "ge_heydrich W11 silenced", "ge_sturm SA", "cw_22_nz W09"]
    table = Tabletop(GERMAN, *units, "ge_ramcke W01", waiting="ge_brauer", turn=7)
    table.do("activate W01")
    events = table.do("bombard ge_suessman W09", 6, 6, 1, 1)
    assert [table.game.piece_ids[event.unit] for event in all_of(Silenced, events)] == ["ge_meindl", "ge_ramcke"]
    assert not table.has("ge_sturm", "silenced"), "off the tactical map"
    assert not table.has("ge_brauer", "silenced"), "not come yet"
    assert table.has("ge_suessman", "fired")
    assert table.has("ge_suessman", "acted")


@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R45")
def test_with_the_switch_the_whole_map_is_silenced_and_nobody_beside_it() -> None:
    units = ["ge_suessman W01", "ge_meindl W01", "ge_heydrich W44", "ge_sturm C11", "cw_22_nz W09"]
    table = Tabletop(GERMAN, *units, options=["silence_map"], waiting="ge_brauer", turn=7)
    table.do("activate W01")
    events = table.do("bombard ge_suessman W09", 6, 6, 1, 1)
    assert [table.game.piece_ids[event.unit] for event in all_of(Silenced, events)] == ["ge_meindl", "ge_heydrich"]
    lower = Tabletop(GERMAN, "ge_suessman W01", "ge_meindl W01", "cw_22_nz W09", options=["silence_map"])
    lower.do("activate W01")
    assert the(Silenced, lower.do("bombard ge_meindl W09", 6, 6, 1, 1)).unit == 0
    away = Tabletop(GERMAN, "ge_meindl W01", "cw_22_nz W09", options=["silence_map"], waiting="ge_suessman")
    away.do("activate W01")
    assert not all_of(Silenced, away.do("bombard ge_meindl W09", 6, 6, 1, 1))


@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R50")
@pytest.mark.parametrize(
    ("chief", "first", "second", "may"),
    [
        ("ge_ringel W01", "ge_i_5_art W01", "ge_ii_5_art W01", True),
        ("ge_ringel W01 tired", "ge_i_5_art W01", "ge_ii_5_art W01", False),
        ("ge_ringel W01 silenced", "ge_i_5_art W01", "ge_ii_5_art W01", False),
        ("ge_ringel W01 fired", "ge_i_5_art W01", "ge_ii_5_art W01", False),
        ("ge_ringel W01 acted", "ge_i_5_art W01", "ge_ii_5_art W01", False),
        ("ge_ringel W01", "ge_i_5_art W01 fired", "ge_ii_5_art W01", False),
        ("ge_ringel W01", "ge_i_5_art W01", "ge_ii_5_art W01 acted", False),
        ("ge_ringel W01", "ge_i_5_art W01", "ge_ii_5_art W02", False),
        ("ge_ringel W02", "ge_i_5_art W01", "ge_ii_5_art W01", False),
    ],
)
def test_when_ringel_combines_two_batteries(chief: str, first: str, second: str, may: bool) -> None:
    table = Tabletop(GERMAN, chief, first, second, "ge_i_sturm W01", "cw_22_nz W09", turn=13)
    table.do("activate W01")
    assert table.offers("bombard ge_ringel W09") == may


@pytest.mark.rule("merkur 8")
@pytest.mark.parametrize(
    ("state", "may"), [("", True), (" acted", False), (" fired", False), (" silenced", False), (" tired", True)]
)
def test_a_headquarters_bombards_once_with_what_it_has(state: str, may: bool) -> None:
    table = Tabletop(GERMAN, f"ge_meindl W01{state}", "ge_i_sturm W01", "cw_22_nz W09")
    table.do("activate W01")
    assert table.offers("bombard ge_meindl W09") == may
    assert not table.offers("bombard ge_i_sturm W09")


@pytest.mark.rule("merkur 8")
@pytest.mark.ruling("merkur R25")
@pytest.mark.parametrize(
    ("battery", "area", "points"), [("W01", "W01", 1), ("W02", "W01", 1), ("W01", "W09", 1), ("W04", "W01", 0)]
)
def test_anti_aircraft_units_reach_the_next_area(battery: str, area: str, points: int) -> None:
    table = Tabletop(GERMAN, f"cw_22_nz {area}", f"cw_156_aa {battery}")
    assert table.defence("air", area, "ge_ju87", "cw_22_nz").get("flak", 0) == points
