"""5.3, 5.4, 9, 10: reinforcements, regrouping, the end of the game."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.arrivals import interception, sail
from scirocco.systems.areas.events import Arrived, ControlChanged, ConvoyTested, GameEnded, Landed, Regrouped
from scirocco.systems.areas.landing import jumpers
from scirocco.systems.areas.regroup import fallen, regroup_areas
from scirocco.systems.areas.solitaire import deal_tasks
from scirocco.systems.areas.victory import garrison_held, victory_level
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, all_of, the

OBJECTIVES = ["W09", "W12", "W23", "W24", "W26", "W34", "C07", "C13", "E11", "E15"]


# 5.3


@pytest.mark.rule("merkur 5.3")
@pytest.mark.ruling("merkur R18")
def test_mountain_troops_land_on_an_airfield_the_germans_hold_alone() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=7, facts=["fields W09"])
    table.do("reinforce ge_i_gjr100")
    assert table.offers("land ge_i_gjr100 W09")
    arrived = the(Arrived, table.do("land ge_i_gjr100 W09"))
    assert (arrived.how, table.at("ge_i_gjr100")) == ("airfield", "W09")


@pytest.mark.rule("merkur 5.3")
def test_an_airfield_taken_in_a_turn_opens_on_the_next_day_turn() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=4)
    assert table.pos.fields == 0
    table.run("end", "keep", "end", dice=[1])
    assert table.pos.turn == 5
    assert table.pos.fields == table.game.board.bit[table.area("W09")]
    table.run("end", "keep", "end", dice=[1])
    assert table.pos.turn == 6
    assert table.pos.fields == 0, "it is night"


@pytest.mark.rule("merkur 5.3")
def test_a_contested_airfield_is_closed() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W09", turn=4)
    table.run("end", "keep", "end", dice=[1])
    assert table.pos.fields == 0


@pytest.mark.ruling("merkur R18")
def test_groups_come_in_their_order_and_as_far_as_stacking_allows() -> None:
    five = [f"ge_{name} W09" for name in ("i_sturm", "ii_sturm", "iii_sturm", "iv_sturm", "meindl")]
    table = Tabletop(GERMAN, *five, "cw_22_nz W12", turn=7, facts=["fields W09"])
    assert table.refused("reinforce ge_ringel") == ("5.3", "group-first"), "A1 before A2"
    table.run("reinforce ge_i_gjr100", "land ge_i_gjr100 W09")
    table.do("reinforce ge_ringel")
    assert not table.offers("land ge_ringel W09"), "six are there"
    early = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=4, facts=["fields W09"])
    assert early.offers("reinforce ge_i_gjr100")
    assert not early.offers("reinforce ge_ringel"), "his turn is 7"


@pytest.mark.rule("merkur 5.3")
@pytest.mark.ruling("merkur R18")
def test_one_counter_a_turn_crash_lands_on_flat_ground_with_a_gliders_test() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_22_nz W24", turn=7)
    table.do("reinforce ge_i_gjr100")
    assert table.refused("crash ge_i_gjr100 W16") == ("5.3", "not-flat")
    landed = the(Landed, table.do("crash ge_i_gjr100 W24", 5))
    assert (landed.how, landed.tired) == ("crash", True), "5 and 1 for the enemy: no parachute to spare one"
    assert not table.has("ge_i_gjr100", "dispersed")
    assert not table.offers("reinforce ge_ringel"), "one a turn"


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R60")
def test_reinforcements_act_on_arrival_also_where_their_area_was_activated_before() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=7, facts=["fields W09"])
    table.run("reinforce ge_i_gjr100", "land ge_i_gjr100 W09", "activate W09")
    assert table.offers("ge_i_gjr100")
    late = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=7, facts=["fields W09"])
    late.run("activate W09", "done", "reinforce ge_i_gjr100", "land ge_i_gjr100 W09")
    late.do("activate W09")
    assert late.offers("ge_i_gjr100")


# 5.4


@pytest.mark.rule("merkur 5.4")
@pytest.mark.parametrize(
    ("die", "second", "outcome", "lost", "back"),
    [
        (1, 0, "through", 0, False),
        (2, 0, "delayed", 0, False),
        (3, 0, "delayed", 0, False),
        (4, 3, "found", 3, False),
        (5, 4, "found", 4, True),
        (5, 6, "found", 6, True),
        (6, 0, "destroyed", -1, False),
    ],
)
def test_the_table_of_the_royal_navy(die: int, second: int, outcome: str, lost: int, back: bool) -> None:
    game = Tabletop.started().game
    assert interception(game, die, second) == (outcome, lost, back)


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R15")
@pytest.mark.ruling("merkur R16")
def test_the_first_convoy_is_tested_on_turn_six_and_loses_units_at_random() -> None:
    """4: found; 2 units are lost, the third and then the first of those left; 5 is the activation roll."""
    table = Tabletop(
        GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=6, initiative="german", facts=["convoys waiting waiting"]
    )
    events = table.run("end", dice=[4, 2, 3, 1, 5])
    tested = the(ConvoyTested, events)
    aboard = table.game.convoys["B1"]
    assert tested.lost == (aboard[2], aboard[0])
    assert tested.turned_back == ()
    assert table.pos.convoys[0] == 2, "the rest comes through"
    table.do("end")
    assert table.pos.turn == 7
    assert table.offers(f"reinforce {table.game.piece_ids[aboard[1]]}")


@pytest.mark.rule("merkur 5.4")
def test_a_delayed_convoy_is_tested_again_a_battered_one_turns_back() -> None:
    table = Tabletop(
        GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=6, initiative="german", facts=["convoys waiting waiting"]
    )
    table.run("end", "end", dice=[2, 5])
    assert not any(text.startswith("reinforce ge_iii_gjr100") for text in table.options())
    tested = the(ConvoyTested, table.run("end", dice=[5, 4, 1, 1, 1, 1, 5]))
    assert (len(tested.lost), len(tested.turned_back)) == (4, 3)
    assert all(table.at(table.game.piece_ids[unit]) == "dead" for unit in table.game.convoys["B1"])


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R15")
def test_the_second_convoy_is_never_tested_and_lands_from_turn_22() -> None:
    table = Tabletop(
        GERMAN, "ge_i_sturm W09", "cw_22_nz W12", turn=21, initiative="german", facts=["convoys lost waiting"]
    )
    assert sail(table.game, table.pos.copy(), []) == []
    table.run("end", dice=[5])
    assert table.pos.convoys[1] == 2
    table.do("end")
    assert (table.pos.turn, table.offers("reinforce ge_regina")) == (22, True)


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R17")
def test_convoys_land_in_german_ports_and_on_beaches() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W34", "cw_22_nz W26", turn=7, facts=["convoys through waiting"])
    table.do("reinforce ge_iii_gjr100")
    places = {text.split()[-1] for text in table.options()}
    assert places == {"W34", "C11", "E01", "E02", "E18", "E22"}, "Suda is German, La Canea is not; no beach in the west"


@pytest.mark.rule("merkur 5.4")
@pytest.mark.rule("merkur 5.2")
def test_a_landing_on_a_held_beach_fights_at_the_end_of_the_turn_against_all_guns() -> None:
    """Vasey in E15 may support E18: only against drops does artillery next door keep silent."""
    units = ("cw_2_blwa E18", "cw_vasey E15", "ge_i_sturm W09")
    table = Tabletop(GERMAN, *units, turn=7, facts=["convoys through waiting"])
    table.run("reinforce ge_iii_gjr100", "land ge_iii_gjr100 E18")
    assert table.has("ge_iii_gjr100", "bound")
    table.do("end")
    assert table.asked == "commonwealth cover"
    assert table.offers("guns cw_vasey")


@pytest.mark.rule("merkur 5.2")
def test_against_a_drop_only_artillery_in_the_area_helps() -> None:
    units = ("ge_i_fjr3 W24 bound dispersed", "cw_6_gk W24", "cw_vasey W23")
    table = Tabletop(GERMAN, *units, turn=2)
    fought = fight(table, "end", dice=(1, 1, 1, 1))
    assert "cover" not in {code for _, code, _ in fought.defence}
    inside = Tabletop(GERMAN, "ge_i_fjr3 W24 bound dispersed", "cw_6_gk W24", "cw_vasey W24", turn=2)
    inside.do("end")
    assert inside.offers("guns cw_vasey")


@pytest.mark.ruling("merkur R14")
def test_by_night_a_convoy_lands_unopposed_only_and_a_drop_too() -> None:
    table = Tabletop(GERMAN, "cw_2_blwa E18", "ge_i_sturm W09", turn=9, facts=["convoys through waiting"])
    table.do("reinforce ge_iii_gjr100")
    assert not table.offers("land ge_iii_gjr100 E18")
    assert table.offers("land ge_iii_gjr100 E22")
    drops = Tabletop(GERMAN, "ge_iii_fjr2 away", "ge_iii_fjr1 away", "cw_2_yl E12", turn=3)
    names = [drops.game.piece_ids[unit] for unit in jumpers(drops.game, drops.pos)]
    assert names == ["ge_iii_fjr2"], "III/FJR1 would have to fight at L, E12"


# 9


DEAD_FOUR = ["ge_i_fjr1 dead", "ge_ii_fjr1 dead", "ge_iii_fjr1 dead", "ge_brauer dead"]


@pytest.mark.rule("merkur 9")
@pytest.mark.ruling("merkur R36")
@pytest.mark.ruling("merkur R62")
def test_of_four_eliminated_one_returns_tired_and_three_are_gone() -> None:
    table = Tabletop(GERMAN, *DEAD_FOUR, "ge_i_fjr3 W24", "ge_heydrich W24", "cw_22_nz W09", turn=5)
    assert len(fallen(table.game, table.pos)) == 4, "the headquarters counts"
    table.do("end")
    assert table.asked == "german regroup"
    assert not any(text.startswith("regroup ge_brauer") for text in table.options())
    back = the(Regrouped, table.run("regroup ge_ii_fjr1 W24", "keep", dice=[1]))
    assert table.has("ge_ii_fjr1", "tired")
    assert not table.has("ge_ii_fjr1", "dispersed")
    gone = {table.game.piece_ids[unit] for unit in back.spent}
    assert gone == {"ge_brauer", "ge_i_fjr1", "ge_iii_fjr1"}
    assert fallen(table.game, table.pos) == []


@pytest.mark.ruling("merkur R62")
def test_headquarters_are_spent_first_then_the_weakest() -> None:
    table = Tabletop(GERMAN, *DEAD_FOUR, "ge_i_sturm dead", "ge_heydrich W24", "cw_22_nz W09", turn=5)
    table.do("end")
    back = the(Regrouped, table.run("regroup ge_i_sturm W24", "keep", dice=[1]))
    assert {table.game.piece_ids[unit] for unit in back.spent} == {"ge_brauer", "ge_i_fjr1", "ge_ii_fjr1"}
    assert [table.game.piece_ids[unit] for unit in fallen(table.game, table.pos)] == ["ge_iii_fjr1"]


@pytest.mark.ruling("merkur R36")
def test_a_regrouped_unit_acts_from_the_next_turn() -> None:
    table = Tabletop(GERMAN, *DEAD_FOUR, "ge_heydrich W24", "cw_22_nz W25", turn=4)
    table.run("end", "regroup ge_ii_fjr1 W24", "keep", "end", dice=[1])
    assert (table.pos.turn, table.has("ge_ii_fjr1", "acted")) == (5, False)


@pytest.mark.rule("merkur 9")
@pytest.mark.ruling("merkur R63")
def test_where_paratroops_regroup() -> None:
    def places(*units: str) -> set[str]:
        table = Tabletop(GERMAN, *units, "cw_22_nz W09", turn=5)
        found = regroup_areas(table.game, table.pos, table.unit("ge_i_fjr1"))
        return {table.game.board.ids[space] for space in found}

    assert places("ge_i_fjr1 dead", "ge_ii_fjr1 E12", "ge_brauer E13", "ge_heydrich W24") == {"E13"}
    assert places("ge_i_fjr1 dead", "ge_ii_fjr1 E12", "ge_iii_fjr1 E12", "ge_i_fjr2 E13", "ge_heydrich W24") == {"E12"}
    assert places("ge_i_fjr1 dead", "ge_heydrich W24", "ge_sturm C12") == {"W24", "C12"}, (
        "nobody of the regiment is left"
    )


@pytest.mark.ruling("merkur R63")
def test_regrouping_is_voluntary() -> None:
    table = Tabletop(GERMAN, *DEAD_FOUR, "ge_heydrich W24", "cw_22_nz W25", turn=4)
    table.do("end")
    assert table.offers("pass")


# 3.2, 10


@pytest.mark.rule("merkur 10")
@pytest.mark.ruling("merkur R38")
@pytest.mark.parametrize(
    ("held", "level", "winner"),
    [
        (0, "decisive", 0),
        (1, "major", 0),
        (2, "strategic", 0),
        (3, "marginal", 0),
        (4, "draw", -1),
        (5, "strategic", 1),
        (10, "strategic", 1),
    ],
)
def test_the_levels_of_victory(held: int, level: str, winner: int) -> None:
    assert victory_level(Tabletop.started().game, held) == (level, winner)


@pytest.mark.rule("merkur 10")
def test_the_ten_objectives() -> None:
    table = Tabletop.started()
    board = table.game.board
    assert {board.ids[space] for space in range(board.size) if table.game.objectives >> space & 1} == set(OBJECTIVES)
    assert garrison_held(table.game, table.pos) == 10


@pytest.mark.rule("merkur 10")
def test_objectives_are_counted_after_the_last_night() -> None:
    table = Tabletop(COMMONWEALTH, "ge_i_sturm W24", "ge_ii_sturm W09", "cw_22_nz W09", turn=24, facts=["held W12"])
    ended = the(GameEnded, table.do("end"))
    assert (ended.held, ended.level) == (8, "strategic"), "Prison Valley and the empty Platanias are German"
    result = table.game.result(table.pos)
    assert result is not None
    assert (result.scores, result.winner) == ((2, 8), 1)


@pytest.mark.rule("merkur 10")
@pytest.mark.ruling("merkur R61")
def test_ten_german_objectives_end_the_game_at_the_end_of_a_player_turn() -> None:
    held = " ".join(area for area in OBJECTIVES if area != "W24")
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W16", turn=8, facts=[f"held {held}"])
    table.run("activate W20", "ge_i_sturm", "ge_i_sturm W20-W24")
    assert not table.pos.over
    assert the(GameEnded, table.do("end")).level == "decisive"
    assert table.pos.over


@pytest.mark.rule("merkur 3.2")
@pytest.mark.ruling("merkur R37")
def test_the_marker_passes_after_a_complete_turn_alone_and_stays_when_the_area_is_left() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "cw_22_nz W09", turn=4)
    first = table.run("end", "keep", "end", dice=[1])
    assert all_of(ControlChanged, first) == [], "not from the beginning of the turn"
    assert garrison_held(table.game, table.pos) == 9, "yet the area is his while he stands there alone"
    second = table.run("end", "keep", "end", dice=[1])
    changed = the(ControlChanged, second)
    assert (table.game.board.ids[changed.space], changed.side) == ("W24", 0)
    table.run("activate W24", "ge_i_sturm", "ge_i_sturm W24-W20")
    assert garrison_held(table.game, table.pos) == 9, "the marker stays"


@pytest.mark.ruling("merkur R37")
def test_an_objective_left_too_early_falls_back() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "cw_22_nz W09", turn=4)
    table.run("activate W24", "ge_i_sturm", "ge_i_sturm W24-W20")
    assert garrison_held(table.game, table.pos) == 10


# 12


@pytest.mark.rule("merkur 12", "merkur 12.1")
@pytest.mark.ruling("merkur R66", "merkur R67")
def test_each_deal_ends_with_forts_and_only_the_first_is_followed_by_bombs() -> None:
    table = Tabletop.started("solitaire")
    steps = {turn: [task.stage for task in deal_tasks(table.game, turn)] for turn in (1, 2, 3)}
    assert steps == {
        1: ["gliders", "cup", "plan", "deal", "forts"],
        2: ["plan", "deal", "deal", "forts"],
        3: [],
    }
    assert table.pos.spare_forts == 2
