"""12: the solitaire game."""

from __future__ import annotations

import pytest

from scirocco.core.dice import RandomDice, ScriptedDice
from scirocco.players.random_player import RandomPlayer
from scirocco.systems.areas.events import BrigadeDrawn, FortPlaced, GarrisonRolled, Placed
from scirocco.systems.areas.solitaire import can_take, deal_order, draw, garrison_modifiers, garrison_units
from scirocco.systems.areas.stacks import units_in
from scirocco.systems.areas.values import total
from tests.merkur.tabletop import GERMAN, Tabletop, all_of

GLIDERS = ["glide ge_meindl", "glide ge_i_sturm", "glide ge_ii_sturm", "glide ge_iii_sturm"]
PLAN = {
    "ge_suessman": "W11",
    "ge_meindl": "W01",
    "ge_i_sturm": "W01",
    "ge_ii_sturm": "W01",
    "ge_iii_sturm": "W03",
    "ge_iv_sturm": "W20",
    "ge_heydrich": "W20",
    "ge_i_fjr3": "W20",
    "ge_ii_fjr3": "W24",
    "ge_iii_fjr3": "W24",
    "ge_iv_fjr3_pion": "W44",
}


def planned(seed: int) -> tuple[Tabletop, list[object]]:
    """A table with the gliders given, the first wave planned and the west dealt."""
    table = Tabletop.started("solitaire")
    dice = RandomDice(seed)
    events: list[object] = []
    for text in [*GLIDERS, *(f"plan {unit} {area}" for unit, area in PLAN.items())]:
        events += table.game.play(table.pos, table.game.parse(text), dice)
    return table, events


def sheets(table: Tabletop) -> set[str]:
    """The maps on which the garrison stands."""
    return {table.game.board.sheets[table.pos.at[unit]] for unit in table.game.army[1] if table.pos.at[unit] >= 0}


@pytest.mark.rule("merkur 12")
def test_at_first_only_the_fixed_units_stand_on_the_map() -> None:
    table = Tabletop.started("solitaire")
    there = {table.game.piece_ids[unit]: table.game.board.ids[at] for unit, at in enumerate(table.pos.at) if at >= 0}
    assert there == {
        "cw_freyberg": "W47",
        "cw_1_bat_aus_a_sh": "SF",
        "cw_3_7_rtr": "SF",
        "cw_vasey": "SC",
        "cw_2_7_aus": "SC",
        "cw_2_8_aus": "SC",
    }


@pytest.mark.rule("merkur 12")
@pytest.mark.ruling("merkur R19")
def test_three_brigades_are_drawn_for_the_west_and_one_for_each_other_map() -> None:
    table = Tabletop.started("solitaire")
    for text in GLIDERS[:3]:
        table.do(text)
    events = table.do(GLIDERS[3], 5, 4, 3, 2)
    drawn = [(table.game.piece_ids[e.unit], e.sheet) for e in all_of(BrigadeDrawn, events)]
    assert drawn == [
        ("cw_chappel", "west"),
        ("cw_campbell", "west"),
        ("cw_weston", "west"),
        ("cw_puttick", "centre"),
        ("cw_hargest", "east"),
    ]


@pytest.mark.rule("merkur 12")
def test_the_player_plans_his_drops_before_the_garrison_is_dealt() -> None:
    table = Tabletop.started("solitaire")
    for text in GLIDERS[:3]:
        table.do(text)
    table.do(GLIDERS[3], 1, 1, 1, 1)
    assert table.asked == "german plan"
    assert table.offers("plan ge_suessman W50"), "not bound to the printed letters"
    assert table.refused("plan ge_suessman C11") == ("12", "no-drop-there")
    assert sum(at >= 0 for at in table.pos.at) == 6


@pytest.mark.rule("merkur 12")
def test_the_order_of_the_deal_is_objectives_numbers_landing_areas() -> None:
    table, events = planned(1)
    rolled = list(dict.fromkeys(table.game.board.ids[e.space] for e in all_of(GarrisonRolled, events)))
    objectives = ["W09", "W12", "W23", "W24", "W26", "W34"]
    assert rolled[:6] == objectives
    order = [table.game.board.ids[s] for s in deal_order(table.game, table.pos, "west")]
    numbered = ["W03", "W10", "W11", "W22", "W32", "W25", "W28", "W42", "W39", "W47"]
    assert order == [*objectives, *numbered, "W01", "W20", "W44"]


@pytest.mark.rule("merkur 12")
@pytest.mark.parametrize(
    ("area", "added"), [("W16", -3), ("W20", -2), ("W13", -2), ("W10", 0), ("W32", -1), ("W09", 6), ("W26", 5)]
)
def test_what_is_added_to_the_die_of_an_area(area: str, added: int) -> None:
    """Mountain -3, other ground -2, objective +6, set-up area +2, all together."""
    table = Tabletop.started("solitaire")
    assert total(garrison_modifiers(table.game, table.area(area))) == added


@pytest.mark.rule("merkur 12")
@pytest.mark.ruling("merkur R41")
def test_units_by_die_and_the_printed_example() -> None:
    table = Tabletop.started("solitaire")
    game = table.game
    assert [garrison_units(game, table.area("W10"), die) for die in range(1, 7)] == [0, 0, 0, 1, 2, 3]
    assert garrison_units(game, table.area("W16"), 4) == 0, "4 less 3 for the mountain"
    assert [garrison_units(game, table.area("W16"), die) for die in (1, 6)] == [0, 0]
    assert [garrison_units(game, table.area("W09"), die) for die in (1, 6)] == [3, 3]


@pytest.mark.rule("merkur 12")
@pytest.mark.parametrize("seed", range(6))
def test_all_brigades_of_the_west_are_dealt_within_the_rules(seed: int) -> None:
    table, events = planned(seed)
    game, pos = table.game, table.pos
    chiefs = {game.cup[i] for i, deal in enumerate(pos.cup) if deal == 0}
    assert len(chiefs) == 3
    for unit in game.army[1]:
        dealt = unit in chiefs or game.units[unit].chief in chiefs or unit in game.fixed
        assert (pos.at[unit] >= 0) == dealt
    for space in range(game.board.size):
        there = units_in(game, pos, 1, space)
        assert sum(game.units[unit].headquarters for unit in there) <= 1
    assert all(game.board.sheets[e.space] == "west" for e in all_of(Placed, events))


@pytest.mark.rule("merkur 12")
def test_a_draw_with_two_headquarters_is_put_back() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", scenario="solitaire")
    cup = [table.unit("cw_hargest"), table.unit("cw_puttick"), table.unit("cw_21_nz"), table.unit("cw_22_nz")]
    drawn = draw(table.game, table.pos, table.area("W10"), cup, 2, ScriptedDice([1, 1, 3, 3]))
    assert [table.game.piece_ids[unit] for unit in drawn] == ["cw_21_nz", "cw_22_nz"]
    assert [table.game.piece_ids[unit] for unit in cup] == ["cw_hargest", "cw_puttick"]
    assert not can_take(table.game, table.pos, table.area("W47"), table.unit("cw_hargest"))


@pytest.mark.ruling("merkur R65")
def test_a_tank_drawn_for_an_area_without_a_road_is_put_back() -> None:
    table = Tabletop(GERMAN, "cw_freyberg W47", scenario="solitaire")
    cup = [table.unit("cw_1_7_rtr"), table.unit("cw_21_nz")]
    drawn = draw(table.game, table.pos, table.area("W22"), cup, 2, ScriptedDice([1, 2]))
    assert [table.game.piece_ids[unit] for unit in drawn] == ["cw_21_nz"]


@pytest.mark.rule("merkur 12.1")
@pytest.mark.ruling("merkur R66")
def test_forts_on_airfields_and_in_prison_valley_and_two_of_the_players_choice() -> None:
    table, events = planned(3)
    placed = [table.game.board.ids[e.space] for e in all_of(FortPlaced, events)]
    assert placed == ["W09", "W24"], "those of the map that was dealt"
    assert table.asked == "german forts"
    choice = next(text for text in table.options() if text.startswith("fort"))
    table.run(choice, "done")
    assert table.pos.spare_forts == 1, "the other is kept for the second deal"


@pytest.mark.rule("merkur 12")
@pytest.mark.ruling("merkur R66")
@pytest.mark.ruling("merkur R67")
def test_centre_and_east_are_dealt_in_turn_two_and_not_bombarded() -> None:
    table, _ = planned(4)
    game, dice, player = table.game, RandomDice(4), RandomPlayer(4)
    kinds: list[str] = []
    while table.pos.turn < 2 or table.pos.phase == 1:
        decision = game.decision(table.pos)
        assert decision is not None
        if table.pos.turn == 2:
            kinds.append(decision.kind)
        game.play(table.pos, player.choose(game, table.pos, decision.side), dice)
        if table.pos.turn < 2:
            assert sheets(table) <= {"west", "strategic"}
    assert kinds[0] == "plan"
    assert "raid" not in kinds
    assert sheets(table) >= {"centre", "east"}
    assert all(table.pos.at[unit] != -1 for unit in game.army[1])


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 12")
def test_in_the_solitaire_game_gliders_go_to_the_sturm_regiment_as_one_likes() -> None:
    table = Tabletop.started("solitaire")
    regiment = ("meindl", "i_sturm", "ii_sturm", "iii_sturm", "iv_sturm")
    assert table.options() == [f"glide ge_{unit}" for unit in regiment]
    assert table.refused("glide ge_suessman") == ("3.2", "no-glider")
