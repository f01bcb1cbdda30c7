"""3.0: the sequence of play; 2.4.1: thirteen turns."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from scirocco.systems.somnium.events import GameEnded, PhaseBegan, TurnBegan
from tests.sicily.island import Island

PHASES = ["axis movement", "axis combat", "allied movement", "allied combat"]


@pytest.mark.rule("sicily 3.0", "sicily 2.4.1")
def test_thirteen_turns_of_four_phases_follow_each_other_and_then_the_game_ends() -> None:
    table = Island.begun()
    table.do("drop us_505 2618", 1)
    events = table.do("drop uk_1al 3719", 1)
    while not table.pos.over:
        events += table.do("end")
    assert [event.phase for event in events if isinstance(event, PhaseBegan)] == PHASES * 13
    assert [event.turn for event in events if isinstance(event, TurnBegan)] == list(range(1, 14))
    assert isinstance(events[-1], GameEnded)
    assert table.game.result(table.pos) is not None


@pytest.mark.rule("sicily 2.4.1")
def test_a_turn_is_three_days_from_10_july_to_17_august_1943() -> None:
    data = Island.begun().game.data
    first = date.fromisoformat(data.first_day)
    assert first == date(1943, 7, 10)
    assert first + timedelta(days=data.days_per_turn * data.turns - 1) == date(1943, 8, 17)


@pytest.mark.rule("sicily 3.0")
@pytest.mark.ruling("sicily S21")
def test_the_axis_moves_first_though_the_allies_are_just_ashore() -> None:
    table = Island.begun(1, 1)
    assert (table.pos.turn, table.side, table.decision.kind) == (1, "axis", "unit")
    table.go("ge_schmalz", "3413-3414")


@pytest.mark.rule("sicily 3.0", "sicily 10.1.3")
@pytest.mark.ruling("sicily S21")
def test_the_allied_reinforcements_of_turn_one_come_in_the_allied_half_of_the_turn() -> None:
    table = Island.begun(1, 1)
    assert table.refused_by("us_cca") == "3.0", "the Axis moves now"
    assert table.at("us_cca") == "away"
    table.end_until("allied movement")
    assert table.pos.turn == 1
    assert all(table.may_choose(unit) for unit in ("us_18", "us_504", "us_cca"))


@pytest.mark.rule("sicily 3.0", "sicily 4.2.3")
@pytest.mark.ruling("sicily S29")
def test_the_first_dice_of_the_game_are_those_of_505th_regiment_and_then_of_1st_airlanding_brigade() -> None:
    table = Island.begun()
    assert (table.side, table.pos.turn, table.options()) == ("allied", 0, ["drop us_505 2618"])
    table.do("drop us_505 2618", 1)
    assert table.options() == ["drop uk_1al 3719"]
    table.do("drop uk_1al 3719", 1)
    assert (table.side, table.pos.turn) == ("axis", 1)


@pytest.mark.rule("sicily 3.0", "sicily 5.0")
def test_the_side_that_has_just_moved_attacks() -> None:
    for phase, attacker, target in (("axis combat", "axis", "1813"), ("allied combat", "allied", "1814")):
        table = Island(phase, "us_16 1813", "ge_neapel 1814")
        assert table.side == attacker
        assert table.options() == [f"attack {target}"]


@pytest.mark.rule("sicily 3.0")
@pytest.mark.ruling("sicily A30")
def test_a_player_moves_each_of_his_units_once_by_one_path() -> None:
    table = Island("axis movement", "ge_neapel 1814", "it_33 1914", "us_16 2519")
    table.go("ge_neapel", "1814-1813")
    assert table.refused_by("ge_neapel") == "4.0"
    table.go("it_33", "1914-1913")
    assert table.refused_by("us_16") == "3.0"


@pytest.mark.rule("sicily 2.4.3", "sicily 4.0")
def test_moving_needs_no_dice() -> None:
    table = Island("axis movement", "ge_neapel 1814", "us_16 1811")
    table.go("ge_neapel", "1814-1813-1812")
    assert table.at("ge_neapel") == "1812"
