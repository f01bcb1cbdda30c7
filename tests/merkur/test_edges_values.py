"""Values, tables and the small answers that other chapters are made of."""

from __future__ import annotations

from itertools import product

import pytest

from scirocco.core.decisions import Event
from scirocco.core.dice import NoDice
from scirocco.core.position import DEAD
from scirocco.systems.areas.data import PieceRow, ScenarioData, TypeData
from scirocco.systems.areas.events import ControlChanged, Eliminated, FortLost, GameEnded, PlayerTurnBegan, TurnBegan
from scirocco.systems.areas.headquarters import in_influence, support_potential, supporters
from scirocco.systems.areas.odds import WAYS, band_chances, bomb_chances
from scirocco.systems.areas.stacks import attack_of, defence_of, movement_of
from scirocco.systems.areas.track import headquarters_links, turn_track
from scirocco.systems.areas.values import halves
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, all_of, the

# 7, 8


@pytest.mark.rule("merkur 7.3")
def test_halves_are_rounded_up() -> None:
    assert [halves(value) for value in range(7)] == [0, 1, 1, 2, 2, 3, 3]
    table = Tabletop(COMMONWEALTH, "cw_22_nz W10", "cw_21_nz W10", "cw_1_gk W10", "cw_18_nz W10", "ge_i_sturm W10")
    assert table.attack("fire", "W09", "cw_22_nz", origin="W10") == {"lead": 4, "others": 3, "contested-fire": -3}
    table = Tabletop(COMMONWEALTH, "cw_22_nz W10", "ge_i_sturm W10")
    assert table.attack("fire", "W09", "cw_22_nz", origin="W10") == {"lead": 4, "contested-fire": -2}


@pytest.mark.rule("merkur 7.1")
@pytest.mark.ruling("merkur R46")
@pytest.mark.parametrize(
    ("lead", "support", "three"),
    [
        ("ge_i_fjr3", "ge_ii_fjr3 ge_iv_fjr3_pion", True),
        ("ge_i_fjr3", "ge_ii_fjr3 ge_heydrich", False),
        ("ge_pion_bat_95", "ge_pzgren_95 ge_regina", False),
        ("ge_ramcke_fj", "ge_pion_bat_95 ge_pzgren_95", False),
        ("ge_ramcke_fj", "ge_i_fjr3 ge_ii_fjr3", True),
        ("ge_ramcke_fj", "ge_i_fjr3 ge_i_fjr1", False),
        ("ge_i_gjr141", "ge_ii_gjr141 ge_iii_gjr141", True),
    ],
)
def test_which_three_are_battalions_of_one_regiment(lead: str, support: str, three: bool) -> None:
    units = [f"{name} W24" for name in (lead, *support.split())]
    table = Tabletop(GERMAN, *units, "cw_6_gk W24", turn=23)
    assert ("three-battalions" in table.attack("assault", "W24", lead, support=support)) == three


@pytest.mark.rule("merkur 7.4")
@pytest.mark.rule("merkur 8.3")
@pytest.mark.parametrize(("attack", "defence"), [(9, 3), (3, 9), (5, 5), (4, 6), (0, 12), (20, 1)])
def test_chances_are_those_of_four_dice(attack: int, defence: int) -> None:
    assert WAYS == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    lower = equal = higher = crushed = routed = 0
    for a, b, c, d in product(range(1, 7), repeat=4):
        difference = attack + a + b - defence - c - d
        lower += difference < 0
        equal += difference == 0
        higher += difference > 0
        crushed += difference <= -10
        routed += difference >= 10
    assert bomb_chances(attack, defence) == (lower / 1296, equal / 1296, higher / 1296)
    parts = (crushed, lower - crushed, equal, higher - routed, routed)
    assert band_chances(attack, defence, 10, False) == tuple(part / 1296 for part in parts)


@pytest.mark.rule("merkur 2.2")
@pytest.mark.rule("merkur 7.3")
@pytest.mark.parametrize(
    ("state", "factors"),
    [("", (4, 3, 6)), (" tired", (2, 3, 6)), (" dispersed", (2, 3, 0)), (" tired dispersed", (2, 3, 0))],
)
def test_the_factors_of_the_face_that_shows(state: str, factors: tuple[int, int, int]) -> None:
    table = Tabletop(GERMAN, f"ge_meindl W01{state}")
    of = [worth(table.game, table.pos, table.unit("ge_meindl")) for worth in (attack_of, defence_of, movement_of)]
    assert tuple(of) == factors


@pytest.mark.rule("merkur 2.5")
@pytest.mark.rule("merkur 7.1")
def test_equals_may_support_and_who_has_nothing_does_not() -> None:
    units = ["ge_suessman W01", "ge_meindl W02", "ge_brauer W02", "ge_heydrich W02 tired", "cw_22_nz W03"]
    table = Tabletop(GERMAN, *units, "ge_ringel W04", turn=10)
    found = supporters(table.game, table.pos, 0, table.area("W03"))
    assert [table.game.piece_ids[unit] for unit in found] == ["ge_suessman", "ge_meindl"]
    equal = Tabletop(GERMAN, "ge_brauer W01", "ge_heydrich W01", "cw_22_nz W03")
    found = supporters(equal.game, equal.pos, 0, equal.area("W03"))
    assert [equal.game.piece_ids[unit] for unit in found] == ["ge_heydrich", "ge_brauer"]
    for state, worth in (("", 3), (" tired", 2), (" dispersed", 0), (" silenced", 0), (" fired", 3)):
        table = Tabletop(GERMAN, f"ge_heydrich W01{state}")
        assert support_potential(table.game, table.pos, table.unit("ge_heydrich")) == worth
    away = Tabletop(GERMAN, waiting="ge_heydrich")
    assert support_potential(away.game, away.pos, away.unit("ge_heydrich")) == 0


@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R31")
@pytest.mark.parametrize(
    ("division", "lower", "near"),
    [
        ("W01", "W01", True),
        ("W01", "W10", True),
        ("W10", "W01", True),
        ("W01", "W13", False),
        ("SA", "W01", False),
        ("SA", "SA", False),
        ("W01", "SA", False),
    ],
)
def test_influence_reaches_two_areas_on_its_own_map(division: str, lower: str, near: bool) -> None:
    table = Tabletop(GERMAN, f"ge_suessman {division}", f"ge_meindl {lower}", waiting="ge_brauer")
    assert in_influence(table.game, table.pos, 0, 1) == near
    assert not in_influence(table.game, table.pos, 0, table.unit("ge_brauer"))
    assert not in_influence(table.game, table.pos, table.unit("ge_brauer"), 0)


# 2.2, 3.2


@pytest.mark.rule("merkur 2.2")
@pytest.mark.rule("merkur 3.2")
def test_who_is_eliminated_leaves_no_mark_and_his_fort_goes() -> None:
    table = Tabletop(GERMAN, "ge_meindl W02", "cw_22_nz W01 tired acted", facts=["forts W01"])
    table.do("activate W02")
    events = table.do("bombard ge_meindl W01", 6, 6, 1, 1)
    unit = table.unit("cw_22_nz")
    told: list[Event] = [Eliminated("merkur 8.3", unit, 0), FortLost("merkur 3.2", 0, False)]
    assert events[-2:] == told
    assert (table.pos.at[unit], table.pos.marks[unit], table.pos.forts) == (DEAD, 0, 0)


@pytest.mark.rule("merkur 8")
def test_a_bomber_that_is_shot_down_was_nowhere_on_the_map() -> None:
    table = Tabletop(GERMAN, "ge_ju87 away tired", "cw_22_nz W01", "cw_156_aa W01", "cw_23_nz W47", facts=["forts W47"])
    table.run("luftwaffe", "aim ge_ju87 W01", "rest ge_ju88_a", "rest ge_ju88_b", "rest ge_he111")
    events = table.do("defend cw_22_nz", 1, 1, 6, 6)
    assert the(Eliminated, events) == Eliminated("merkur 8", table.unit("ge_ju87"), -1)
    assert table.at("ge_ju87") == "dead"
    assert table.has_fort("W47")


# 8.4, 3.2: before the first turn


@pytest.mark.rule("merkur 8.4")
def test_the_first_turn_follows_the_last_raid() -> None:
    table = Tabletop(
        "set-up", "cw_22_nz W01", "cw_21_nz W47", turn=0, facts=["task raid side=german"], waiting="ge_i_sturm"
    )
    table.do("raid W01", 6, 6, 1, 1)
    assert table.options() == ["raid W47", "end"]
    events = table.do("raid W47", 6, 6, 1, 1)
    assert (table.asked, table.pos.turn, table.pos.activated) == ("german area", 1, 0)
    assert [type(event) for event in events[-2:]] == [TurnBegan, PlayerTurnBegan]
    ended = Tabletop("set-up", "cw_22_nz W01", turn=0, facts=["task raid side=german", "activated W02"])
    ended.do("end")
    assert (ended.asked, ended.pos.activated) == ("german area", 0)


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 8.4")
def test_when_the_last_fort_stands_and_nothing_can_be_bombed_the_first_turn_begins() -> None:
    facts = ["task raid side=german", "task forts side=commonwealth", "spare-forts 1"]
    table = Tabletop("set-up", "cw_hargest W01", turn=0, facts=facts, waiting="ge_i_sturm")
    table.do("fort W01")
    assert (table.asked, table.pos.turn, table.pos.spare_forts, table.has_fort("W01")) == ("german area", 1, 0, True)


# 1.2, 3.2, 10


@pytest.mark.rule("merkur 1.2")
@pytest.mark.rule("merkur 4")
def test_a_player_turn_begins_with_nothing_activated() -> None:
    units = ["ge_i_sturm W01", "cw_22_nz W47"]
    facts = ["activated W47", "marched W47", "marches 3"]
    table = Tabletop(COMMONWEALTH, *units, turn=4, facts=facts)
    events = table.do("end")
    assert the(TurnBegan, events) == TurnBegan("merkur 1.2", 5, False)
    assert (table.pos.activated, table.pos.marched, table.pos.marches) == (0, 0, 0)
    assert (table.pos.turn, table.asked) == (5, "german area")
    day = Tabletop(
        GERMAN,
        *units,
        turn=4,
        initiative="german",
        facts=["activated W01", "crashed", "bombed", "convoys lost waiting"],
    )
    events = day.do("end", 3)
    assert the(PlayerTurnBegan, events) == PlayerTurnBegan("merkur 4", 1)
    assert (day.pos.activated, day.pos.marched, day.pos.crashed, day.pos.bombed) == (0, 0, False, False)


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 10")
def test_control_is_marked_when_the_turn_is_over_not_when_the_german_is_done() -> None:
    units = ["ge_i_sturm W09", "cw_22_nz W47"]
    table = Tabletop(GERMAN, *units, initiative="german", facts=["alone.german W09"])
    assert all_of(ControlChanged, table.do("end", 3)) == []
    assert table.pos.held == 0
    assert all_of(ControlChanged, table.do("end")) == [ControlChanged("merkur 3.2", table.area("W09"), 0)]
    assert table.pos.held == table.game.board.bit[table.area("W09")]
    ended = Tabletop(COMMONWEALTH, *units, turn=24)
    assert the(GameEnded, ended.do("end")) == GameEnded("merkur 10", 9, "strategic", 1)
    assert ended.pos.over


@pytest.mark.rule("merkur 1.2")
def test_every_third_turn_is_a_night() -> None:
    game = Tabletop.started().game
    assert [turn for turn in range(25) if game.is_night(turn)] == [3, 6, 9, 12, 15, 18, 21, 24]


# What a table shows


def test_the_groups_of_the_track_and_the_links_of_the_first_area() -> None:
    table = Tabletop(GERMAN, "ge_suessman W01", "ge_meindl W01 silenced", "ge_i_sturm W01")
    names = table.game.piece_ids
    groups = {
        (box.turn, name): [names[unit] for unit in units]
        for box in turn_track(table.game)
        for name, units in box.groups
    }
    assert [box.turn for box in turn_track(table.game)] == list(range(1, 25))
    assert groups[4, "A1"] == ["ge_i_gjr100"]
    assert groups[4, "drop"] == ["ge_ramcke", "ge_ramcke_fj"]
    assert groups[10, "A3"] == ["ge_pzgren_95", "ge_aufkl_55", "ge_i_5_art"]
    assert len(groups[1, "drop"]) == 11
    links = {names[link.unit]: link for link in headquarters_links(table.game, table.pos)}
    assert links.keys() == {"ge_suessman", "ge_meindl"}
    assert (links["ge_suessman"].fired, links["ge_suessman"].silenced) == (False, False)
    assert (links["ge_meindl"].fired, links["ge_meindl"].silenced) == (False, True)
    assert [names[unit] for unit in links["ge_suessman"].led] == ["ge_i_sturm"]


# Files


def test_what_a_row_does_not_say_is_nothing() -> None:
    row = PieceRow("a", "A", "", "german", "para", "W01")
    numbers = (row.attack, row.defence, row.movement, row.back_attack, row.back_defence, row.back_movement)
    assert numbers == (0, 0, 0, 0, 0, 0)
    assert (row.bombs, row.back_bombs, row.turn, row.flak, row.glider, row.entry) == (0, 0, 0, 0, False, "")
    kind = TypeData("a")
    assert not any(getattr(kind, name) for name in TypeData.__struct_fields__ if name != "name")
    plain = ScenarioData("a", "1", "b")
    assert (plain.free_drops, plain.solitaire, plain.default) == (False, False, False)


@pytest.mark.rule("merkur 7.4")
def test_the_first_counter_of_all_fights_like_any_other() -> None:
    """Suessman, alone with his enemies, bears an assault as the main unit, and is lost when it is tired."""
    table = Tabletop(COMMONWEALTH, "ge_suessman W01 tired", "cw_22_nz W01", "cw_23_nz W01")
    table.do("activate W01")
    fight(table, "assault W01", "lead cw_22_nz", dice=(6, 6, 1, 1))
    assert table.at("ge_suessman") == "dead"


@pytest.mark.rule("merkur 2.5")
@pytest.mark.ruling("merkur R50")
@pytest.mark.parametrize(
    ("state", "potential"), [("", 16), (" tired", 0), (" acted", 0), (" fired", 0), (" silenced", 0), (" bound", 16)]
)
def test_what_ringel_and_his_batteries_are_worth_is_shown(state: str, potential: int) -> None:
    table = Tabletop(GERMAN, f"ge_ringel W01{state}", "ge_i_5_art W01", "ge_ii_5_art W01", "cw_22_nz W47", turn=10)
    links = {table.game.piece_ids[link.unit]: link.potential for link in headquarters_links(table.game, table.pos)}
    assert links == {"ge_ringel": potential}


@pytest.mark.rule("merkur 8.1")
def test_the_weakest_guns_of_all_bombard_too() -> None:
    table = Tabletop(COMMONWEALTH, "cw_puttick W01 tired", "cw_22_nz W01", "ge_i_sturm W09")
    table.do("activate W01")
    assert table.offers("bombard cw_puttick W09")
    assert supporters(table.game, table.pos, 1, table.area("W01")) == [table.unit("cw_puttick")]


@pytest.mark.rule("merkur 3.2")
@pytest.mark.parametrize(("phase", "mover", "holder"), [(GERMAN, "ge_i_sturm", 1), (COMMONWEALTH, "cw_22_nz", 0)])
def test_an_objective_is_no_longer_held_alone_when_the_enemy_comes(phase: str, mover: str, holder: int) -> None:
    side = ("german", "commonwealth")
    stays = ("ge_ii_sturm", "cw_23_nz")[holder]
    facts = [f"alone.{side[holder]} W09", f"alone.{side[1 - holder]} W24", "marches 1"]
    units = [f"{mover} W01", f"{stays} W09", f"{('ge_i_fjr1', 'cw_18_nz')[1 - holder]} W24"]
    table = Tabletop(phase, *units, facts=[*facts, f"task move side={side[1 - holder]} piece={mover} space=W01"])
    table.game.stages["move"].play(table.game, table.pos, table.game.parse(f"{mover} W01-W09"), NoDice(), [])
    assert table.pos.alone[holder] == 0
    assert table.pos.alone[1 - holder] == table.game.board.bit[table.area("W24")]


@pytest.mark.rule("merkur 8")
@pytest.mark.rule("merkur 2.5")
@pytest.mark.parametrize(("turn", "ready"), [(5, False), (6, True), (7, False), (8, False), (9, True)])
def test_in_the_morning_aircraft_are_ready_again(turn: int, ready: bool) -> None:
    units = ["ge_ju87 away acted", "ge_meindl W01 silenced", "cw_hargest W47 silenced"]
    table = Tabletop(COMMONWEALTH, *units, turn=turn)
    table.do("end")
    assert table.pos.turn == turn + 1
    assert table.has("ge_ju87", "acted") != ready
    assert not table.has("ge_meindl", "silenced")
    assert not table.has("cw_hargest", "silenced")


@pytest.mark.rule("merkur 12")
def test_the_first_wave_is_planned_once() -> None:
    facts = ["task raid side=german", "plan ge_meindl=W01"]
    table = Tabletop("set-up", "cw_22_nz W47", turn=0, facts=facts, scenario="solitaire", waiting="ge_meindl")
    table.do("end")
    assert (table.pos.turn, table.asked) == (1, "german area")


@pytest.mark.rule("merkur 9")
def test_one_way_to_regroup_is_asked_about() -> None:
    gone = [f"ge_{name} dead" for name in ("suessman", "meindl", "heydrich", "i_sturm")]
    table = Tabletop(GERMAN, *gone, "ge_ii_sturm W01", "cw_22_nz W47")
    table.do("end")
    assert table.options() == ["regroup ge_i_sturm W01", "pass"]
