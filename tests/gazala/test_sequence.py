"""3.0 and 2.4.1: the sequence of play."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from scirocco.systems.somnium.events import GameEnded, PhaseBegan, TurnBegan
from tests.gazala.desert import Desert

PHASES = ["axis movement", "axis combat", "allied movement", "allied combat"]


@pytest.mark.rule("gazala 3.0", "gazala 2.4.1")
def test_fourteen_turns_of_four_phases_the_axis_first_and_then_the_game_ends() -> None:
    table = Desert.started()
    events = []
    while table.decision.kind == "place":
        events += table.do("rest")
    while not table.pos.over:
        events += table.do("end")
    assert [event.phase for event in events if isinstance(event, PhaseBegan)] == PHASES * 14
    assert [event.turn for event in events if isinstance(event, TurnBegan)] == list(range(1, 15))
    assert isinstance(events[-1], GameEnded)
    assert table.game.decision(table.pos) is None


@pytest.mark.rule("gazala 2.4.1")
def test_turns_of_two_days_run_from_26_may_to_22_june_1942() -> None:
    data = Desert.started().game.data
    first = date.fromisoformat(data.first_day)
    assert first == date(1942, 5, 26)
    assert first + timedelta(days=data.turns * data.days_per_turn - 1) == date(1942, 6, 22)


@pytest.mark.rule("gazala 3.0")
def test_each_side_decides_in_its_own_phases() -> None:
    table = Desert.ready()
    found = []
    for _ in range(4):
        found.append((table.side, table.decision.kind))
        table.do("end")
    assert found == [("axis", "unit"), ("axis", "target"), ("allied", "unit"), ("allied", "target")]
    assert table.pos.turn == 2


@pytest.mark.rule("gazala 3.0")
def test_a_player_moves_as_many_units_as_he_likes_and_each_once() -> None:
    table = Desert.ready()
    table.go("ge_8pz", "0515-0415")
    table.go("ge_155", "0616-0516")
    assert table.refused_by("ge_8pz") == "4.0"
    assert table.refused_by("uk_22arm") == "3.0"
    table.do("end")
    assert table.why("ge_5pz") is not None, "not in a combat phase"


@pytest.mark.rule("gazala 3.0", "gazala 9.3")
def test_mines_are_lifted_when_the_axis_movement_begins() -> None:
    table = Desert("allied combat", "ge_eng 0705 clearing", "sa_6 2006", air="1 0")
    table.do("end")
    assert (table.phase, bool(table.pos.cleared)) == ("axis movement", True)


@pytest.mark.rule("gazala 2.4.3", "gazala 4.0")
def test_movement_needs_no_dice_but_for_mines() -> None:
    table = Desert("allied movement", "uk_7mot 0805")
    table.go("uk_7mot", "0805-0705-0606-0506")
    assert table.at("uk_7mot") == "0506"
