"""11.2: objectives and the winner."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import GameEnded
from scirocco.systems.somnium.scoring import scores
from scirocco.systems.somnium.sequence import winner_of
from tests.gazala.desert import Desert


def points(*units: str, facts: tuple[str, ...] = ()) -> tuple[int, ...]:
    """What the Allies and the Axis would have if the game ended now."""
    table = Desert("axis movement", *units, facts=facts)
    return scores(table.game, table.pos)


@pytest.mark.rule("gazala 11.2")
@pytest.mark.parametrize(
    ("place", "value"), [("Tobruk", 50), ("Bir Hacheim", 30), ("El Adem", 20), ("Knightsbridge", 10)]
)
def test_either_side_scores_the_places_it_holds(place: str, value: int) -> None:
    game = Desert.started().game
    number = game.board.ids[game.board.places[place]]
    assert points(facts=(f"held.allied {number}",)) == (value, 0)
    assert points(facts=(f"held.axis {number}",)) == (0, value)


@pytest.mark.rule("gazala 11.2")
def test_no_other_place_scores() -> None:
    game = Desert.started().game
    for place, space in game.board.places.items():
        if place not in ("Tobruk", "Bir Hacheim", "El Adem", "Knightsbridge"):
            assert points(facts=(f"held.axis {game.board.ids[space]}",)) == (0, 0), place


@pytest.mark.rule("gazala 11.2")
@pytest.mark.ruling("gazala C28")
def test_at_the_start_all_four_places_are_in_allied_hands() -> None:
    table = Desert.ready()
    assert scores(table.game, table.pos) == (110, 0)


@pytest.mark.rule("gazala 11.2")
@pytest.mark.ruling("gazala C28")
def test_the_last_side_to_have_passed_through_holds_a_place() -> None:
    table = Desert("axis movement", "it_61 1908", facts=["held.allied 1909"])
    table.go("it_61", "1908-1909-1910")
    assert table.at("it_61") == "1910"
    assert scores(table.game, table.pos) == (0, 20)


@pytest.mark.rule("gazala 11.2")
@pytest.mark.ruling("gazala C28")
def test_a_place_stays_with_its_side_when_the_units_are_gone() -> None:
    table = Desert("allied movement", "sa_6 2006", "it_9b 0508")
    table.go("sa_6", "2006-2007")
    assert scores(table.game, table.pos) == (50, 0)


@pytest.mark.rule("gazala 11.2.1")
@pytest.mark.parametrize("unit", ["in_9", "sa_1", "uk_22arm", "uk_xiii", "ff_1"])
def test_the_axis_scores_5_for_each_allied_unit_destroyed(unit: str) -> None:
    assert points(f"{unit} dead") == (0, 5)


@pytest.mark.rule("gazala 11.2.2")
@pytest.mark.parametrize(("unit", "value"), [("ge_115", 5), ("ge_eng", 5), ("ge_pza", 5), ("it_61", 1), ("it_132", 1)])
def test_the_allies_score_5_for_a_german_and_1_for_an_italian_unit_destroyed(unit: str, value: int) -> None:
    assert points(f"{unit} dead") == (value, 0)


@pytest.mark.rule("gazala 11.2.1", "gazala 11.2.2", "gazala 4.2.2")
@pytest.mark.ruling("gazala G8")
def test_units_driven_off_the_map_reduced_or_never_arrived_score_nothing() -> None:
    assert points("in_9 east", "ge_115 west", "it_61 south", "in_29 1712 reduced") == (0, 0)


@pytest.mark.rule("gazala 11.2", "gazala 11.2.1", "gazala 11.2.2")
def test_points_add_up() -> None:
    dead = ("in_9 dead", "sa_1 dead", "ge_115 dead", "it_61 dead", "it_62 dead")
    assert points(*dead, facts=("held.allied 2006 1410", "held.axis 1114 1909")) == (60 + 5 + 2, 50 + 10)


def finished(*units: str, facts: tuple[str, ...]) -> GameEnded:
    """The last Allied combat phase ends."""
    table = Desert("allied movement", *units, turn=14, facts=facts)
    events = table.do("end")
    while not table.pos.over:
        events += table.do("end")
    return next(event for event in events if isinstance(event, GameEnded))


@pytest.mark.rule("gazala 11.2")
@pytest.mark.parametrize(
    ("facts", "winner"),
    [
        (("held.allied 2006",), 0),
        (("held.axis 2006", "held.allied 1114 1410"), 1),
        (("held.allied 1909 1114", "held.axis 2006"), -1),
    ],
    ids=["Allies", "Axis", "draw"],
)
def test_after_turn_14_the_higher_total_wins_and_equal_totals_are_a_draw(facts: tuple[str, ...], winner: int) -> None:
    event = finished("in_9 1712", "it_9b 0508", facts=facts)
    assert (event.rule, event.winner) == ("gazala 11.2", winner)


@pytest.mark.rule("gazala 11.2")
@pytest.mark.ruling("gazala A35")
def test_equal_totals_are_a_draw() -> None:
    assert (winner_of((7, 7)), winner_of((8, 7)), winner_of((7, 8))) == (-1, 0, 1)
