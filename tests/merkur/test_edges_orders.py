"""Activations, orders and moves at their edges: who may act, where a unit can go, and what is due at the end."""

from __future__ import annotations

import pytest

import scirocco
from scirocco.core.decisions import Event
from scirocco.systems.areas.events import Activated, InitiativeSpent, Moved
from scirocco.systems.areas.movement import can_move, destinations
from scirocco.systems.areas.orders import can_assault
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop

OTHERS_FIRST = "task area side=commonwealth"


def ends(table: Tabletop, unit: str) -> dict[str, int]:
    """Where a unit can go, and what it costs."""
    found = destinations(table.game, table.pos, table.unit(unit))
    return {table.game.board.ids[space]: cost for space, (cost, _) in found.items()}


def goes(table: Tabletop, unit: str) -> bool:
    return can_move(table.game, table.pos, table.unit(unit))


# What is kept between two questions


@pytest.mark.parametrize(
    ("common", "first", "second"),
    [
        ("initiative german", "ge_i_sturm W01\ncw_22_nz W47", "ge_i_sturm W02\ncw_22_nz W47"),
        ("ge_i_sturm W01\ncw_22_nz W02\ntask orders side=german space=W01 number=3", "turn 4", "turn 6"),
        (
            "ge_i_sturm W01\nactivated W01\ninitiative german\ntask area side=german",
            "phase german turn",
            "phase commonwealth turn",
        ),
        ("ge_i_sturm W01\nactivated W01", "initiative german", "initiative commonwealth"),
        ("ge_i_sturm W01\nge_ii_sturm W02", "activated W01", "activated W02"),
        ("cw_21_nz W01\ncw_22_nz W02\nphase commonwealth turn\nmarches 2", "marched W01", "marched W02"),
        ("cw_21_nz W01\nphase commonwealth turn", "marches 1", "marches 0"),
        ("ge_i_sturm W09\nge_ii_sturm C13\ntask arrive side=german piece=ge_i_gjr100", "fields W09", "fields C13"),
        ("ge_i_sturm W34", "convoys through waiting", "convoys lost waiting"),
        ("task arrive side=german piece=ge_i_gjr100\nge_i_sturm W09\nfields W09", "", "crashed"),
        ("ge_i_sturm W34\ncw_22_nz W47", "", "bombed"),
        ("ge_meindl away\ntask drop side=german pieces=ge_meindl", "plan ge_meindl=W01", "plan ge_meindl=W02"),
        ("ge_i_sturm W01\ntask orders side=german space=W01 number=3", "", "ge_i_sturm W01 acted"),
        ("ge_i_sturm W01\ncw_22_nz W02", "task orders side=german space=W01 number=3", "task area side=german"),
    ],
)
def test_no_answer_is_kept_for_another_position(common: str, first: str, second: str) -> None:
    """Two positions that differ in one thing only, asked in turn, as if each were asked alone."""
    texts = []
    for line in (first, second):
        lines = [text for text in common.splitlines() if text.split()[0] not in line.split()[:1]]
        known = {text.split()[0] for text in (*lines, *line.splitlines())}
        rest = [
            text for text in ("turn 7", "phase german turn", "initiative commonwealth") if text.split()[0] not in known
        ]
        texts.append("\n".join([*rest, *lines, line]))
    game = scirocco.load("merkur")
    one, two = (game.read_position(text) for text in texts)
    alone = [
        [found.format(action) for action in found.options(found.read_position(text))]
        for text, found in zip(texts, (scirocco.load("merkur"), scirocco.load("merkur")), strict=True)
    ]
    assert alone[0] != alone[1], "the difference matters"
    for pos, expected in ((one, alone[0]), (two, alone[1]), (one, alone[0])):
        assert [game.format(action) for action in game.options(pos)] == expected


@pytest.mark.rule("merkur 6.1")
def test_the_ways_of_one_unit_are_not_those_of_another_nor_of_another_time() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "ge_aufkl_55 W20", "cw_22_nz W24", turn=10)
    near, far = ends(table, "ge_i_sturm"), ends(table, "ge_aufkl_55")
    assert near != far
    assert ends(table, "ge_i_sturm") == near
    assert "W24" in near
    night = table.pos.copy()
    night.turn = 12
    found = destinations(table.game, night, table.unit("ge_i_sturm"))
    assert table.area("W24") not in found
    assert ends(table, "ge_i_sturm") == near
    table.pos.marks[table.unit("ge_i_sturm")] = 32
    assert ends(table, "ge_i_sturm") == {}


# Where a unit can go


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R33")
def test_every_area_in_reach_and_its_price() -> None:
    """From W05 with six points: no road leaves it, so each area costs what its ground costs."""
    table = Tabletop(GERMAN, "ge_i_sturm W05", "cw_22_nz W47")
    assert ends(table, "ge_i_sturm") == {
        "W01": 2,
        "W02": 2,
        "W03": 1,
        "W04": 5,
        "W06": 4,
        "W07": 4,
        "W09": 2,
        "W10": 3,
        "W11": 3,
        "W12": 4,
        "W13": 5,
        "W14": 5,
        "W15": 5,
    }


@pytest.mark.rule("merkur 6.1")
def test_the_first_area_of_the_map_is_entered_like_any_other() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W02", "cw_22_nz W01", "cw_23_nz W01")
    table.run("activate W02", "ge_i_sturm")
    assert table.do("ge_i_sturm W02-W01")[0] == Moved("merkur 6.1", table.unit("ge_i_sturm"), (1, 0), 2)
    assert table.asked == "commonwealth main"


@pytest.mark.rule("merkur 6.1")
@pytest.mark.rule("merkur 5.5")
def test_a_longer_way_is_played_and_told_with_its_own_price() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W01", "ge_ii_sturm W01", "cw_22_nz W47")
    table.run("activate W01", "ge_i_sturm")
    moved = table.do("ge_i_sturm W01-W02-W03")[0]
    assert moved == Moved("merkur 6.1", table.unit("ge_i_sturm"), (0, 1, 2), 3)
    assert table.has("ge_i_sturm", "acted")
    assert not table.has("ge_i_sturm", "bound"), "nobody is there"


@pytest.mark.rule("merkur 6.1")
def test_greeks_have_four_points_to_the_last() -> None:
    free = Tabletop(COMMONWEALTH, "cw_6_gk C26", "ge_i_sturm W20", facts=["marches 1"])
    assert ends(free, "cw_6_gk") == {"C24": 4, "C25": 4}
    assert goes(free, "cw_6_gk")
    held = Tabletop(COMMONWEALTH, "cw_6_gk C26", "cw_22_nz C24", "ge_i_sturm C24", "cw_21_nz C25", "ge_ii_sturm C25")
    assert ends(held, "cw_6_gk") == {}, "an enemy costs one more"
    assert not goes(held, "cw_6_gk")


@pytest.mark.rule("merkur 6.1")
@pytest.mark.ruling("merkur R74")
def test_one_way_is_enough_and_a_strategic_zone_takes_all_points() -> None:
    six = [f"cw_{name} C25" for name in ("18_nz", "19_nz", "20_nz", "1_welch", "106_rha", "2_gk")]
    units = [*six, "ge_i_sturm C24", "ge_ii_sturm C25", "ge_iii_sturm SD"]
    table = Tabletop(COMMONWEALTH, "cw_22_nz C26", *units)
    assert ends(table, "cw_22_nz") == {"C24": 5}
    assert goes(table, "cw_22_nz")
    assert ends(Tabletop(COMMONWEALTH, "cw_22_nz SG", "ge_i_sturm W01"), "cw_22_nz")["SH"] == 6


@pytest.mark.rule("merkur 5.1")
@pytest.mark.rule("merkur 6.1")
def test_nobody_goes_where_all_is_full_or_held() -> None:
    one = [f"cw_{name} W50" for name in ("18_nz", "19_nz", "20_nz", "1_welch", "106_rha", "2_gk")]
    two = [f"cw_{name} W52" for name in ("2_yl", "2_blwa", "2_leicester", "2_4_aus", "3_gk", "7_gk")]
    units = ["cw_freyberg W51", *one, *two, "ge_i_sturm W44", "ge_ii_sturm W50"]
    table = Tabletop(COMMONWEALTH, *units, "ge_iii_sturm W52", facts=["marches 1"])
    assert not goes(table, "cw_freyberg")
    through = Tabletop(COMMONWEALTH, *units, facts=["marches 1"])
    assert goes(through, "cw_freyberg"), "through the full area W52 to the one beyond"
    assert "W53" in ends(through, "cw_freyberg")
    assert "W52" not in ends(through, "cw_freyberg")


@pytest.mark.rule("merkur 6.1")
def test_tanks_go_by_roads_only() -> None:
    table = Tabletop(COMMONWEALTH, "cw_1_7_rtr W47", "ge_i_sturm W45", "ge_ii_sturm W48")
    assert "W46" not in ends(table, "cw_1_7_rtr")
    assert goes(table, "cw_1_7_rtr"), "into the enemy"
    night = Tabletop(COMMONWEALTH, "cw_1_7_rtr W47", "ge_i_sturm W45", "ge_ii_sturm W48", turn=6)
    assert not goes(night, "cw_1_7_rtr"), "by night not even there"
    headquarters = Tabletop(COMMONWEALTH, "cw_freyberg W47", "ge_i_sturm W45", "ge_ii_sturm W48")
    assert ends(headquarters, "cw_freyberg").keys() == {"W46", "W42"}


@pytest.mark.rule("merkur 5.2")
def test_who_has_landed_among_enemies_does_not_walk_away() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20 bound", "ge_ii_sturm W20", "cw_22_nz W20")
    table.do("activate W20")
    assert table.options() == ["ge_ii_sturm", "assault W20", "done"]
    assert not goes(table, "ge_i_sturm")


# Activations


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 3.1")
def test_what_an_activation_marks() -> None:
    units = ["ge_i_sturm W01", "ge_ii_sturm W02", "cw_22_nz W47"]
    table = Tabletop(
        GERMAN, *units, initiative="german", facts=[OTHERS_FIRST, "task area side=german", "activated W02"]
    )
    bit = table.game.board.bit
    assert table.do("activate W01") == [Activated("merkur 4", 0, 0, "activate")]
    assert table.pos.activated == bit[0] | bit[1]
    assert table.pos.marched == 0
    table.do("done")
    assert table.do("again W01") == list[Event](
        (Activated("merkur 3.1", 0, 0, "again"), InitiativeSpent("merkur 3.1", 0, "again"))
    )
    assert (table.pos.activated, table.pos.marched) == (bit[0] | bit[1], bit[0])
    assert table.decision.number == 3
    own = Tabletop(COMMONWEALTH, "cw_22_nz W01", "cw_23_nz W02", "ge_i_sturm W09", facts=["marches 2", "marched W02"])
    assert own.do("march W01") == [Activated("merkur 4", 1, 0, "march")]
    assert (own.pos.marched, own.pos.marches, own.decision.number) == (bit[0] | bit[1], 1, 1)
    own.do("done")
    assert own.do("activate W01") == [Activated("merkur 4", 1, 0, "activate")]
    assert (own.pos.activated, own.decision.number) == (bit[0], 2)
    more = Tabletop(
        COMMONWEALTH, "cw_22_nz W01", "cw_23_nz W02", initiative="commonwealth", facts=["activated W02", "marched W02"]
    )
    more.do("again W01")
    assert (more.pos.activated, more.pos.marched) == (bit[0] | bit[1], bit[0] | bit[1])


@pytest.mark.rule("merkur 3.1")
@pytest.mark.ruling("merkur R12")
@pytest.mark.parametrize(
    ("marks", "activated", "again"),
    [
        ("", "", False),
        ("", "activated W01", True),
        ("acted", "", True),
        ("dispersed", "", True),
        ("tired", "", False),
        ("fired", "activated W01", False),
        ("acted fired", "", False),
        ("acted bound", "activated W01", False),
        ("bound", "activated W01", True),
        ("bound dispersed", "", True),
    ],
)
def test_whom_the_initiative_helps(marks: str, activated: str, again: bool) -> None:
    facts = [activated] if activated else []
    table = Tabletop(GERMAN, f"ge_suessman W01 {marks}", "cw_22_nz W47", initiative="german", facts=facts)
    assert table.offers("again W01") == again


@pytest.mark.rule("merkur 11")
@pytest.mark.ruling("merkur R75")
@pytest.mark.parametrize(
    ("marks", "target", "may"),
    [
        ("", "ge_i_sturm W12", True),
        ("acted", "ge_i_sturm W12", False),
        ("acted bound", "ge_i_sturm W12", True),
        ("", "ge_suessman W12", False),
        ("", "ge_i_sturm W13", False),
    ],
)
def test_when_the_maori_attack_by_night(marks: str, target: str, may: bool) -> None:
    table = Tabletop(COMMONWEALTH, f"cw_28_maori W12 {marks}", target, turn=6, facts=["marches 1"])
    assert can_assault(table.game, table.pos, 1, table.area("W12")) == may
    assert not can_assault(table.game, table.pos, 0, table.area("W12"))


# Orders


@pytest.mark.rule("merkur 4")
@pytest.mark.rule("merkur 7")
def test_every_order_of_an_area_once() -> None:
    units = ["ge_suessman W01", "ge_meindl W01", "ge_i_sturm W01", "ge_ii_sturm W01", "cw_22_nz W01", "cw_23_nz W09"]
    table = Tabletop(GERMAN, *units)
    table.do("activate W01")
    assert table.options() == [
        "ge_suessman",
        "ge_meindl",
        "ge_i_sturm",
        "ge_ii_sturm",
        "assault W01",
        "fire W09",
        "bombard ge_suessman W01",
        "bombard ge_suessman W09",
        "bombard ge_meindl W01",
        "bombard ge_meindl W09",
        "done",
    ]
    marching = Tabletop(COMMONWEALTH, "cw_22_nz W01", "cw_vasey W01", "ge_i_sturm W01", facts=["marches 1"])
    marching.do("march W01")
    assert marching.options() == ["cw_22_nz", "cw_vasey", "done"], "no assault of its own area"


@pytest.mark.rule("merkur 5.5")
def test_an_area_just_entered_is_assaulted_now_or_when_the_orders_are_over() -> None:
    units = ["ge_i_sturm W01", "ge_ii_sturm W01", "ge_iii_sturm W01", "cw_22_nz W09", "cw_23_nz W03"]
    table = Tabletop(GERMAN, *units)
    table.run("activate W01", "ge_i_sturm", "ge_i_sturm W01-W09", "ge_ii_sturm", "ge_ii_sturm W01-W03")
    assert table.options() == ["ge_iii_sturm", "assault W03", "assault W09", "fire W03", "fire W09", "done"]
    table.do("done", 1, 1, 6, 6)
    text = table.game.write_position(table.pos)
    assert "task pending side=german space=W01 number=3" in text
    assert "battle assault W03 W03" in text, "the lowest first"
    assert table.has("ge_i_sturm", "bound")


@pytest.mark.rule("merkur 5.5")
@pytest.mark.ruling("merkur R64")
def test_where_nobody_can_lead_the_duty_is_gone_and_the_others_fight() -> None:
    units = [
        "ge_flak_gj5 W03 acted bound",
        "ge_i_sturm W09 acted bound",
        "cw_22_nz W09",
        "cw_23_nz W03",
        "ge_ii_sturm W01",
    ]
    facts = ["task area side=german", "task orders side=german space=W01 number=3"]
    table = Tabletop(GERMAN, *units, turn=10, facts=facts)
    assert [text for text in table.options() if text.startswith("assault")] == ["assault W09"]
    fight(table, "done", dice=(1, 1, 1, 1))
    assert not table.has("ge_flak_gj5", "bound")
    assert not table.has("ge_i_sturm", "bound")


@pytest.mark.rule("merkur 5.5")
def test_an_assault_that_is_due_follows_where_nothing_else_can_be_ordered() -> None:
    facts = [OTHERS_FIRST, "task orders side=german space=W01 number=3"]
    table = Tabletop(GERMAN, "ge_i_sturm W01", "cw_22_nz W09", "cw_23_nz W09", facts=facts)
    table.run("ge_i_sturm", "ge_i_sturm W01-W09")
    assert table.asked == "commonwealth main"
    free = Tabletop(GERMAN, "ge_i_fjr1 W01", "ge_i_sturm W01 acted", "cw_22_nz W01", facts=facts)
    free.run("ge_i_fjr1", "ge_i_fjr1 W01-W02")
    assert free.asked == "commonwealth area", "an assault that nobody can lead any more is not asked about"
