"""Landings, reinforcements, convoys, regrouping and the deal at their edges."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Event, Task
from scirocco.core.dice import ScriptedDice
from scirocco.systems.areas.arrivals import is_due, sunk_chance
from scirocco.systems.areas.events import Arrived, ConvoySailed, ConvoyTested, DropPlanned, Landed, Placed, Regrouped
from scirocco.systems.areas.landing import landing_chance, landing_modifiers
from scirocco.systems.areas.solitaire import DealGarrison, deal_order, draw, garrison_units
from tests.merkur.tabletop import GERMAN, Tabletop, all_of, the

BY_AIR = ["i_gjr100", "ringel", "pion_bat_95", "ii_gjr100", "i_gjr85"]


def dead(*names: str) -> list[str]:
    return [f"ge_{name} dead" for name in names]


# 5.2


@pytest.mark.rule("merkur 5.2")
def test_how_a_landing_is_told() -> None:
    facts = ["task area side=german", "task landing side=german piece=ge_meindl space=W01 number=4"]
    table = Tabletop(GERMAN, "cw_22_nz W01", facts=facts, initiative="german", waiting="ge_meindl")
    added = landing_modifiers(table.game, table.pos, 0, 0)
    assert [tuple(item) for item in added] == [("5.2", "rough", 1), ("5.2", "enemies", 1), ("5.2", "parachute", -1)]
    told = (("merkur 5.2", "rough", 1), ("merkur 5.2", "enemies", 1), ("merkur 5.2", "parachute", -1))
    landed = the(Landed, table.do("keep"))
    assert landed == Landed("merkur 5.2", table.unit("ge_meindl"), 0, "parachute", 4, told, False)


@pytest.mark.rule("merkur 5.2")
@pytest.mark.parametrize(
    ("unit", "how", "tired", "dispersed"),
    [("ge_meindl", "parachute", False, True), ("ge_i_sturm", "glider", True, False)],
)
def test_a_glider_lands_whole_and_a_parachutist_dispersed(unit: str, how: str, tired: bool, dispersed: bool) -> None:
    """W11 is flat, with one enemy: 5 and 1, less 1 for the parachute."""
    facts = ["task area side=german", f"task landing side=german piece={unit} space=W11 number=5"]
    table = Tabletop(
        GERMAN,
        f"{unit} away{' glider' if how == 'glider' else ''}",
        "cw_22_nz W11",
        facts=facts,
        scenario="free",
        turn=1,
    )
    landed = the(Landed, table.do("keep"))
    assert (landed.rule, landed.how, landed.tired) == ("merkur 5.2", how, tired)
    assert (table.has(unit, "tired"), table.has(unit, "dispersed"), table.has(unit, "bound")) == (
        tired,
        dispersed,
        True,
    )
    free = Tabletop(GERMAN, f"{unit} away", "cw_22_nz W47", facts=facts, scenario="free", turn=1)
    free.do("keep")
    assert not free.has(unit, "bound"), "nobody is there"


@pytest.mark.rule("merkur 5.2")
@pytest.mark.parametrize(("enemies", "chance"), [(0, 1), (1, 2), (3, 3), (5, 4), (6, 4)])
def test_the_chance_of_a_tired_landing_grows_with_the_enemies(enemies: int, chance: int) -> None:
    """A glider on flat ground: tired on 6, 5, 4 or 3 and more, of six."""
    six = ("18_nz", "19_nz", "20_nz", "1_welch", "106_rha", "2_gk")
    table = Tabletop(GERMAN, *(f"cw_{name} W11" for name in six[:enemies]), "cw_21_nz W20")
    assert landing_chance(table.game, table.pos, table.area("W11"), 1) == chance / 6


@pytest.mark.rule("merkur 5.2")
@pytest.mark.rule("merkur 12")
def test_in_the_solitaire_game_only_enemies_next_door_are_neighbours() -> None:
    for units, added in ((["cw_22_nz W12"], 1), (["ge_i_gjr100 W12"], 0), (["cw_22_nz W14"], 0)):
        table = Tabletop(GERMAN, *units, scenario="solitaire", turn=10)
        found = {item.code: item.value for item in landing_modifiers(table.game, table.pos, table.area("W11"), 0)}
        assert found == ({"neighbours": added} if added else {})


@pytest.mark.rule("merkur 5.2")
@pytest.mark.rule("merkur 11")
def test_where_a_unit_may_jump_at_night_and_by_plan() -> None:
    units = ["cw_22_nz E13", "ge_i_gjr100 E18"]
    drop = "task drop side=german pieces=ge_ii_fjr1,ge_suessman"
    night = Tabletop(GERMAN, *units, turn=6, facts=[drop], waiting="ge_ii_fjr1 ge_suessman")
    assert night.options() == ["drop ge_ii_fjr1 E18"]
    day = Tabletop(GERMAN, *units, turn=7, facts=[drop], waiting="ge_ii_fjr1 ge_suessman")
    assert day.options() == ["drop ge_ii_fjr1 E13", "drop ge_ii_fjr1 E18"]
    plan = "plan ge_suessman=W01 ge_ii_fjr1=C12"
    planned = Tabletop(
        GERMAN, *units, turn=7, facts=[drop, plan], scenario="solitaire", waiting="ge_ii_fjr1 ge_suessman"
    )
    assert planned.options() == ["drop ge_ii_fjr1 C12"]


# 5.3


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 13.1")
def test_who_is_due_group_by_group() -> None:
    def due(*units: str, turn: int, convoys: str = "lost waiting") -> list[str]:
        table = Tabletop(GERMAN, *units, turn=turn, facts=[f"convoys {convoys}"])
        return [
            table.game.piece_ids[unit] for unit in range(len(table.game.units)) if is_due(table.game, table.pos, unit)
        ]

    assert due(turn=3) == []
    assert due(turn=4) == ["ge_i_gjr100"]
    assert due(turn=6) == [], "nobody flies by night"
    assert due(turn=7) == ["ge_i_gjr100"], "the first group first"
    second = ["ge_ringel", "ge_pion_bat_95", "ge_ii_gjr100", "ge_i_gjr85"]
    assert due("ge_i_gjr100 W09", turn=5) == []
    assert due("ge_i_gjr100 W09", turn=7) == second
    assert due("ge_i_gjr100 dead", "ge_ringel W09", turn=8) == second[1:]
    assert due(*dead(*BY_AIR), turn=10) == ["ge_pzgren_95", "ge_aufkl_55", "ge_i_5_art"]
    assert "ge_iii_gjr100" in due(turn=6, convoys="through waiting"), "ships land by night"
    assert "ge_iii_gjr100" not in due("ge_iii_gjr100 W01", turn=23, convoys="through waiting")
    assert {"ge_regina", "ge_312_ca"} <= set(due(turn=22, convoys="lost through"))


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.4")
def test_who_comes_in_is_fresh_and_free_or_bound() -> None:
    units = [*dead("i_gjr100"), "ge_i_sturm W09", "ge_ii_sturm W34", "cw_22_nz E22"]
    facts = ["fields W09", "convoys through waiting", "activated W09 W34"]
    table = Tabletop(GERMAN, *units, turn=7, facts=facts)
    table.do("reinforce ge_ringel")
    assert table.do("land ge_ringel W09") == [Arrived("merkur 5.3", table.unit("ge_ringel"), 8, "airfield")]
    assert not table.has("ge_ringel", "tired")
    assert table.pos.activated == table.game.board.bit[table.area("W34")], "who has just come may act at once"
    table.do("reinforce ge_pion_gj5")
    port = table.do("land ge_pion_gj5 W34")
    assert port == [Arrived("merkur 5.4", table.unit("ge_pion_gj5"), table.area("W34"), "port")]
    assert table.pos.marks[table.unit("ge_pion_gj5")] == 0
    table.do("reinforce ge_iii_gjr100")
    beach = table.do("land ge_iii_gjr100 E22")
    assert beach == [Arrived("merkur 5.4", table.unit("ge_iii_gjr100"), table.area("E22"), "beach")]
    assert table.pos.marks[table.unit("ge_iii_gjr100")] == 4


@pytest.mark.rule("merkur 5.3")
def test_the_first_crash_landing_is_the_last_of_the_turn() -> None:
    units = [*dead("i_gjr100"), "cw_22_nz W20", "ge_i_sturm W01"]
    table = Tabletop(GERMAN, *units, turn=7)
    table.do("reinforce ge_pion_bat_95")
    landed = the(Landed, table.do("crash ge_pion_bat_95 W11", 6))
    assert (landed.rule, landed.how, landed.tired) == ("merkur 5.3", "crash", True)
    assert not table.has("ge_pion_bat_95", "dispersed")
    assert not table.offers("reinforce ge_ii_gjr100")


# 5.4


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R16")
@pytest.mark.parametrize(
    ("dice", "outcome", "lost", "back", "state"),
    [
        ([1], "through", [], [], 2),
        ([2], "delayed", [], [], 1),
        ([4, 1, 7], "found", [6], [], 2),
        ([4, 1, 1], "found", [0], [], 2),
        ([4, 3, 1, 1, 1], "found", [0, 1, 2], [], 2),
        ([5, 4, 7, 6, 5, 4], "found", [6, 5, 4, 3], [0, 1, 2], 3),
        ([5, 6, 1, 1, 1, 1, 1, 1], "found", [0, 1, 2, 3, 4, 5], [6], 3),
        ([6], "destroyed", [0, 1, 2, 3, 4, 5, 6], [], 3),
    ],
)
def test_what_the_navy_does_to_a_convoy(
    dice: list[int], outcome: str, lost: list[int], back: list[int], state: int
) -> None:
    table = Tabletop(
        GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=7, initiative="german", facts=["convoys sailing waiting"]
    )
    tested = the(ConvoyTested, table.run("end", dice=[*dice, 5]))
    aboard = table.game.convoys["B1"]
    assert tested == ConvoyTested(
        "merkur 5.4", "B1", dice[0], outcome, tuple(aboard[n] for n in lost), tuple(aboard[n] for n in back)
    )
    assert table.pos.convoys == [state, 0]
    gone = {aboard[n] for n in (*lost, *back)}
    assert [table.pos.at[unit] for unit in aboard] == [-2 if unit in gone else -1 for unit in aboard]


@pytest.mark.rule("merkur 5.4")
@pytest.mark.rule("merkur 3.1")
@pytest.mark.parametrize(
    ("dice", "number"), [([1], 1), ([2], 2), ([3], 3), ([4, 1], 14), ([5, 1], 15), ([5, 5], 55), ([4, 6], 64)]
)
def test_any_test_but_a_destroyed_convoy_may_be_thrown_again(dice: list[int], number: int) -> None:
    table = Tabletop(
        GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=7, initiative="commonwealth", facts=["convoys sailing waiting"]
    )
    table.run("end", dice=dice)
    assert (table.asked, table.decision.number) == ("commonwealth reroll", number)


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R15")
@pytest.mark.parametrize(
    ("turn", "before", "sailed", "after"),
    [
        (5, "waiting waiting", [], [0, 0]),
        (6, "waiting waiting", ["B1"], [1, 0]),
        (7, "sailing waiting", [], [1, 0]),
        (7, "through waiting", [], [2, 0]),
        (20, "lost waiting", [], [3, 0]),
        (21, "lost waiting", ["B2"], [3, 2]),
        (22, "lost through", [], [3, 2]),
        (3, "sailing through", [], [1, 2]),
    ],
)
def test_when_convoys_put_to_sea(turn: int, before: str, sailed: list[str], after: list[int]) -> None:
    facts = [f"convoys {before}"]
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=turn, initiative="german", facts=facts)
    dice = ([2] if after[0] == 1 else []) + [5]
    events = table.run("end", dice=dice)
    assert all_of(ConvoySailed, events) == [ConvoySailed("merkur 5.4", name) for name in sailed]
    assert table.pos.convoys == after


@pytest.mark.rule("merkur 5.4")
def test_how_many_of_a_convoy_are_lost_in_the_long_run() -> None:
    """Of 36 pairs of dice: 12 find it, with 1, 2, 3 lost, or all for 4 and more; 6 destroy it."""
    game = Tabletop.started().game
    assert sunk_chance(game, 7) == (2 * (1 + 2 + 3 + 7 + 7 + 7) + 6 * 7, 36 * 7)
    assert sunk_chance(game, 2) == (2 * (1 + 2 + 2 + 2 + 2 + 2) + 6 * 2, 36 * 2)
    assert sunk_chance(game, 1) == (2 * 6 + 6, 36)


# 9


@pytest.mark.rule("merkur 9")
@pytest.mark.ruling("merkur R62")
@pytest.mark.ruling("merkur R63")
def test_regrouping_told_to_the_last() -> None:
    gone = dead("suessman", "i_sturm", "ii_fjr3", "i_fjr3")
    table = Tabletop(
        GERMAN,
        *gone,
        "ge_iii_sturm W01",
        "ge_i_fjr2 W02",
        "ge_ii_fjr2 W02",
        "ge_i_gjr100 W09",
        facts=["task area side=german", "task regroup side=german"],
    )
    assert [text for text in table.options() if "ge_i_sturm" in text] == ["regroup ge_i_sturm W02"]
    unit = table.unit("ge_i_sturm")
    spent = (0, table.unit("ge_ii_fjr3"), table.unit("ge_i_fjr3"))
    assert table.do("regroup ge_i_sturm W02") == [Regrouped("merkur 9", unit, 1, spent)]
    assert table.pos.marks[unit] == 3
    assert [table.pos.marks[other] for other in spent] == [64, 64, 64]
    assert table.asked == "german area"


@pytest.mark.rule("merkur 9")
@pytest.mark.parametrize(
    ("fallen", "offered"),
    [
        (["i_sturm", "ii_sturm", "i_fjr3"], False),
        (["i_sturm", "ii_sturm", "i_fjr3", "ii_fjr3"], True),
        (["suessman", "meindl", "heydrich", "brauer"], False),
        (["suessman", "meindl", "heydrich", "i_fjr1"], True),
    ],
)
def test_of_four_one_that_is_no_headquarters_returns(fallen: list[str], offered: bool) -> None:
    table = Tabletop(GERMAN, *dead(*fallen), "ge_iii_sturm W01", "ge_i_fjr2 W02", initiative="commonwealth")
    table.run("end", dice=[] if offered else [5])
    assert (table.asked == "german regroup") == offered


@pytest.mark.rule("merkur 9")
@pytest.mark.ruling("merkur R63")
@pytest.mark.parametrize(
    ("units", "areas"),
    [
        (["ge_iii_sturm W01", "ge_i_fjr2 C11"], ["W01"]),
        (["ge_i_fjr2 C11", "ge_i_fjr1 W02"], ["W02", "C11"]),
        (["ge_iii_sturm W01", "ge_brauer W02", "ge_i_fjr1 W01"], ["W02"]),
        (["ge_iii_sturm W01", "ge_brauer C11", "ge_i_fjr1 W02", "ge_i_fjr2 W02"], ["W02"]),
        (["ge_i_gjr100 W01"], []),
    ],
)
def test_where_a_parachute_battalion_regroups(units: list[str], areas: list[str]) -> None:
    gone = dead("i_sturm", "ii_sturm", "i_fjr3", "ii_fjr3")
    facts = ["task area side=german", "task regroup side=german"]
    table = Tabletop(GERMAN, *gone, *units, facts=facts)
    assert [text for text in table.options() if "ge_i_sturm" in text] == [
        f"regroup ge_i_sturm {area}" for area in areas
    ]


# 12


@pytest.mark.rule("merkur 12")
def test_a_plan_is_told_and_six_fill_an_area() -> None:
    waiting = "ge_suessman ge_meindl"
    facts = ["task area side=german", f"task plan side=german pieces={waiting.replace(' ', ',')}"]
    table = Tabletop(GERMAN, scenario="solitaire", facts=facts, waiting=waiting)
    assert table.do("plan ge_suessman W01") == [DropPlanned("merkur 12", 0, 0)]
    assert table.decision.pieces == (1,)
    table.do("plan ge_meindl W01")
    assert table.pos.plan == ((0, 0), (1, 0))
    assert table.asked == "german area"


@pytest.mark.rule("merkur 12")
def test_areas_of_the_other_maps_and_of_those_who_have_landed_are_not_dealt() -> None:
    plan = "plan ge_suessman=W53 ge_iii_sturm=W01 ge_meindl=W02 ge_i_sturm=C01 ge_ii_sturm=W52"
    units = ["ge_meindl W02", "ge_ii_sturm dead"]
    table = Tabletop(GERMAN, *units, scenario="solitaire", facts=[plan], waiting="ge_suessman ge_i_sturm ge_iii_sturm")
    order = [table.game.board.ids[space] for space in deal_order(table.game, table.pos, "west")]
    assert order[-2:] == ["W01", "W53"]
    assert not {"W02", "C01", "W52"} & set(order)


@pytest.mark.rule("merkur 12")
def test_a_draw_takes_one_headquarters_at_most_and_asks_for_no_die_when_one_is_left() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", scenario="solitaire")
    names = ("cw_hargest", "cw_puttick", "cw_21_nz")
    space = table.area("W10")

    def drawn(wanted: int, cup: tuple[str, ...], dice: list[int]) -> list[str]:
        rolls = ScriptedDice(dice)
        units = [table.unit(name) for name in cup]
        found = [table.game.piece_ids[unit] for unit in draw(table.game, table.pos, space, units, wanted, rolls)]
        assert rolls.left() == 0
        assert len(units) == len(cup) - len(found)
        return found

    assert drawn(3, names, [3, 1]) == ["cw_21_nz", "cw_hargest"]
    assert drawn(2, ("cw_21_nz", "cw_22_nz"), [2]) == ["cw_22_nz", "cw_21_nz"]
    assert drawn(1, ("cw_21_nz",), []) == ["cw_21_nz"]
    assert drawn(2, ("cw_hargest", "cw_21_nz"), [1]) == ["cw_hargest", "cw_21_nz"]
    assert drawn(0, names, []) == []
    assert garrison_units(table.game, table.area("W04"), 1) == 0, "nor less than none"


def dealt(brigades: list[int], dice: list[int]) -> dict[str, list[str]]:
    """The centre dealt from some brigades; who stands where then."""
    table = Tabletop(GERMAN, "ge_i_sturm W01", "cw_3_7_rtr W09", scenario="solitaire", turn=2)
    table.pos.cup = brigades
    log: list[Event] = []
    rolls = ScriptedDice(dice)
    DealGarrison().carry_out(table.game, table.pos, Task("deal", 1, number=1), rolls, log)
    assert rolls.left() == 0
    there: dict[str, list[str]] = {}
    for unit in table.game.army[1]:
        if table.game.board.sheets[table.pos.at[unit]] == "centre" and table.pos.at[unit] >= 0:
            there.setdefault(table.game.board.ids[table.pos.at[unit]], []).append(table.game.piece_ids[unit][3:])
    assert len(all_of(Placed, log)) == sum(map(len, there.values()))
    held = table.game.board.bit[table.area("C13")] if there else 0
    assert table.pos.forts == held, "the airfield of this map, where somebody is"
    return there


@pytest.mark.rule("merkur 12")
@pytest.mark.rule("merkur 12.1")
def test_what_is_left_of_the_brigade_goes_to_areas_with_two_units_or_less() -> None:
    """C07 and C13 get three each whatever the die, C14 two by a 5, C17 none by a 3; the last goes to C14 by a 4."""
    there = dealt([-1, -1, -1, 0, 1], [1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 3, 4])
    assert there == {
        "C07": ["chappel", "2_yl", "2_blwa"],
        "C13": ["2_leicester", "2_4_aus", "3_gk"],
        "C14": ["7_gk", "2_3_hussars", "2_7_rtr"],
    }
    there = dealt([-1, -1, -1, 0, 1], [1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 3, 3, 3, 3, 4])
    assert there["C17"] == ["2_7_rtr"], "asked in turn until all are dealt"


@pytest.mark.rule("merkur 12.1")
def test_without_a_garrison_no_fort_is_placed() -> None:
    assert dealt([0, 0, 0, 2, 2], []) == {}


@pytest.mark.rule("merkur 12")
def test_where_all_have_three_the_rest_fills_the_first_with_room() -> None:
    three = [1, 1, 1, 1]
    there = dealt([-1, -1, -1, 1, 1], [*three, *three, 6, 1, 1, 1, 6, 1, 1, 1])
    assert there == {
        "C07": ["campbell", "2_11_aus", "2_1_aus", "7_gk", "2_3_hussars", "2_7_rtr"],
        "C13": ["4_gk", "5_gk", "4_7_rtr"],
        "C14": ["chappel", "2_yl", "2_blwa"],
        "C17": ["2_leicester", "2_4_aus", "3_gk"],
    }


@pytest.mark.rule("merkur 5.2")
def test_more_than_six_enemies_count_as_six() -> None:
    eight = ("18_nz", "19_nz", "20_nz", "1_welch", "106_rha", "2_gk", "2_yl", "21_nz")
    for count in (6, 7, 8):
        table = Tabletop(GERMAN, *(f"cw_{name} SA" for name in eight[:count]))
        found = {item.code: item.value for item in landing_modifiers(table.game, table.pos, table.area("SA"), 1)}
        assert found == {"mountain": 4, "enemies": 3}


@pytest.mark.rule("merkur 5.2")
@pytest.mark.rule("merkur 13.1")
def test_the_next_to_jump_is_asked_for_his_area_where_there_are_two() -> None:
    facts = ["task area side=german", "task drop side=german pieces=ge_suessman,ge_ii_fjr1,ge_meindl"]
    table = Tabletop(GERMAN, "cw_22_nz W47", facts=facts, waiting="ge_suessman ge_ii_fjr1 ge_meindl")
    table.do("drop ge_suessman W11", 3)
    assert (table.asked, table.options()) == ("german drop", ["drop ge_ii_fjr1 E13", "drop ge_ii_fjr1 E18"])
    table.do("drop ge_ii_fjr1 E13", 3, 3)
    assert (table.at("ge_meindl"), table.asked) == ("W01", "german area"), "Meindl has one area only"


@pytest.mark.rule("merkur 5.2")
def test_a_landing_may_be_sure_to_go_ill_or_well() -> None:
    six = [f"cw_{name} W22" for name in ("18_nz", "19_nz", "20_nz", "1_welch", "106_rha", "2_gk")]
    table = Tabletop(GERMAN, *six)
    assert landing_chance(table.game, table.pos, table.area("W22"), 1) == 1
    assert landing_chance(table.game, table.pos, table.area("W11"), 0) == 0
