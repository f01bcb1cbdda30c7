"""What a table shows beside the map."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.arrivals import convoy_odds
from scirocco.systems.areas.odds import odds_of
from scirocco.systems.areas.track import (
    area_state,
    headquarters_links,
    objectives,
    sortie_boxes,
    turn_track,
    waiting_groups,
)
from tests.merkur.tabletop import GERMAN, Tabletop


@pytest.mark.rule("merkur 1.2")
@pytest.mark.rule("merkur 13.1")
def test_the_turn_track_is_the_printed_one() -> None:
    boxes = turn_track(Tabletop.started().game)
    assert [box.activation for box in boxes[:6]] == [-5, -4, -3, -2, -1, 0]
    assert (boxes[0].day, boxes[0].time, boxes[23].day, boxes[23].time) == (
        "1941-05-20",
        "morning",
        "1941-05-27",
        "night",
    )
    groups = {box.turn: [name for name, _ in box.groups] for box in boxes if box.groups}
    assert groups == {
        1: ["drop"],
        2: ["drop"],
        4: ["drop", "A1"],
        7: ["A2"],
        10: ["A3"],
        13: ["A4"],
        16: ["A5"],
        19: ["A6"],
        22: ["A7"],
    }
    assert {box.turn: box.sails for box in boxes if box.sails} == {6: ("B1",), 21: ("B2",)}


@pytest.mark.rule("merkur 8")
def test_the_boxes_of_the_bombers() -> None:
    table = Tabletop(GERMAN, "ge_ju87 away acted", "ge_ju88_a dead", "ge_he111 away tired", "cw_22_nz W09")
    shown = [(table.game.units[box.unit].name, box.state, box.tired) for box in sortie_boxes(table.game, table.pos)]
    assert shown == [
        ("Ju87", "flown", False),
        ("Ju88 a", "lost", False),
        ("Ju88 b", "ready", False),
        ("He111", "ready", True),
    ]


def test_who_waits_to_come() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W09", "ge_i_gjr100 W11", turn=7, facts=["convoys through waiting"])
    shown = {group.group: (group.state, len(group.ready)) for group in waiting_groups(table.game, table.pos)}
    assert shown == {
        "A2": ("due", 4),
        "A3": ("later", 0),
        "A4": ("later", 0),
        "A5": ("later", 0),
        "A6": ("later", 0),
        "A7": ("later", 0),
        "B1": ("through", 7),
        "B2": ("waiting", 0),
    }


def test_whom_headquarters_lead_and_reach() -> None:
    table = Tabletop(GERMAN, "ge_suessman W11", "ge_meindl W10 fired", "ge_i_sturm W10", "ge_i_fjr3 W10")
    names = table.game.piece_ids
    links = {names[link.unit]: link for link in headquarters_links(table.game, table.pos)}
    assert [names[unit] for unit in links["ge_meindl"].led] == ["ge_i_sturm"]
    assert (links["ge_meindl"].potential, links["ge_meindl"].fired) == (4, True)
    assert [names[unit] for unit in links["ge_suessman"].below] == ["ge_meindl"]


@pytest.mark.rule("merkur 5.5")
def test_the_four_states_of_an_area_and_whose_objectives_are() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W09", "cw_22_nz W09", "ge_ii_sturm W24", "cw_23_nz W12")
    states = [area_state(table.game, table.pos, table.area(area)) for area in ("W09", "W24", "W12", "W20")]
    assert states == ["contested", "german", "commonwealth", "empty"]
    shown = {table.game.board.ids[one.space]: (one.side, one.contested) for one in objectives(table.game, table.pos)}
    assert len(shown) == 10
    assert (shown["W09"], shown["W24"], shown["W26"]) == ((1, True), (0, False), (1, False))


@pytest.mark.rule("merkur 5.4")
def test_what_awaits_a_convoy() -> None:
    chances = convoy_odds(Tabletop.started().game)
    assert chances == {
        "through": pytest.approx(1 / 6),
        "delayed": pytest.approx(2 / 6),
        "found": pytest.approx(2 / 6),
        "destroyed": pytest.approx(1 / 6),
    }


@pytest.mark.rule("merkur 7.4")
def test_the_odds_of_a_fight_are_exact_and_add_up() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W11", "cw_23_nz W11")
    odds = odds_of(table.game, table.pos, table.battle("assault", "W11", "ge_i_sturm", "cw_23_nz"))
    assert sum(odds.chances) == pytest.approx(1)
    assert odds.chances[3] + odds.chances[4] == pytest.approx(1 - 70 / 1296), "9 against 3: four dice show 8 or less"
