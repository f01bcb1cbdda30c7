"""10.2: points and the winner."""

from __future__ import annotations

import pytest

from scirocco.core.game import Result
from scirocco.systems.somnium.events import GameEnded, PlaceFell
from scirocco.systems.somnium.scoring import scores
from tests.somnium.tabletop import Tabletop

QUIET = ("fr_1 1614", "it_61_trento 0103 reduced")
"""Two units that score nothing where they stand."""


def points(*units: str, facts: tuple[str, ...] = ()) -> tuple[int, ...]:
    """Allied and Axis points if the game ended so."""
    table = Tabletop("axis combat", *units, facts=facts, turn=12)
    return scores(table.game, table.pos)


def ended(*units: str, facts: tuple[str, ...] = ()) -> Result:
    """The result of a game that ends with these units on the map."""
    table = Tabletop("axis combat", *units, facts=facts, turn=12)
    table.do("end")
    result = table.game.result(table.pos)
    assert result is not None
    return result


@pytest.mark.rule("alamein 10.2")
def test_nothing_scores_nothing() -> None:
    assert points(*QUIET) == (0, 0)


@pytest.mark.rule("alamein 10.2")
def test_both_sides_score_two_for_each_fortified_crest_they_hold() -> None:
    held = ("held.allied 0606 0707", "held.axis 0808 0810 0813 0915 0916")
    assert points(*QUIET, facts=held) == (4, 10)


@pytest.mark.rule("alamein 10.2")
def test_crests_without_fortification_and_fortifications_in_the_open_score_nothing() -> None:
    assert points(*QUIET, facts=("held.allied 0413 1309 1612", "held.axis 0604 0703 0811 0817 0914")) == (0, 0)


@pytest.mark.rule("alamein 10.2")
def test_the_allies_score_five_for_a_german_and_two_for_an_italian_unit_destroyed() -> None:
    assert points(*QUIET, "ge_125_164 dead", "ge_8pz_15 dead", "it_62_trento dead") == (5 + 5 + 2, 0)


@pytest.mark.rule("alamein 10.2")
def test_the_axis_scores_ten_for_any_allied_unit_destroyed() -> None:
    assert points(*QUIET, "gr_1 dead", "uk_22_7 dead", "uk_eng dead") == (0, 30)


@pytest.mark.rule("alamein 10.2", "alamein 4.2")
def test_the_allies_score_two_for_a_unit_that_left_west_and_nothing_for_one_that_left_east() -> None:
    assert points(*QUIET, "gr_1 west", "uk_22_7 west reduced", "fr_2 east") == (4, 0)


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A18")
def test_the_axis_scores_five_for_each_unit_on_the_map_at_full_strength() -> None:
    assert points(*QUIET, "ge_125_164 0606", "it_62_trento 0604") == (0, 5 + 5 + 2), "and two for Kidney Ridge"
    assert points(*QUIET, "ge_125_164 0505 reduced", "it_62_trento 0604") == (0, 5)


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A18")
def test_axis_units_that_left_or_never_came_score_nothing_for_anybody() -> None:
    assert points(*QUIET, "ge_125_164 west") == (0, 0)


# El Alamein


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A11")
def test_el_alamein_in_axis_hands_at_the_end_of_any_player_turn_costs_thirty_points_once() -> None:
    table = Tabletop("axis combat", "ge_125_164 1106 reduced", "fr_1 1614", turn=3)
    events = table.do("end")
    assert PlaceFell("alamein 10.2", table.hex("1106")) in events
    assert scores(table.game, table.pos) == (-30, 0)
    table.do("end")
    assert not any(isinstance(event, PlaceFell) for event in table.do("end"))
    assert scores(table.game, table.pos) == (-30, 0), "it costs no more a turn later"


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A11")
def test_el_alamein_retaken_is_still_lost_once() -> None:
    assert points(*QUIET, facts=("held.allied 1106", "tally 0 0 0 0 1 0 0")) == (-30, 0)


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A11")
def test_the_end_of_the_allied_player_turn_counts_too() -> None:
    table = Tabletop("allied combat", "ge_125_164 1106 reduced", "fr_1 1614", turn=3)
    table.do("end")
    assert scores(table.game, table.pos) == (-30, 0)


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A11")
def test_el_alamein_is_lost_when_the_turn_ends_and_not_before() -> None:
    table = Tabletop("axis movement", "ge_15zbv 1107 reduced", "fr_1 1614", turn=3, facts=("held.allied 1106",))
    table.do("ge_15zbv")
    table.do("ge_15zbv 1107-1106")
    assert scores(table.game, table.pos) == (0, 0)
    while table.pos.turn == 3:
        table.do("end")
    assert scores(table.game, table.pos) == (-30, 0)


# Sidi Abd el Rahman and the Rahman track

LINE = ("ge_125_164 0405", "ge_382_164 0508", "ge_433_164 0515", "it_61_trento 2110")


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A28")
def test_sidi_abd_el_rahman_in_allied_hands_cancels_all_points_for_units() -> None:
    assert points(*LINE) == (0, 20)
    assert points(*LINE, "it_62_trento 0301", facts=("held.allied 0502",)) == (0, 0), "even north of it"


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A28")
def test_sidi_abd_el_rahman_is_judged_at_the_end_by_possession() -> None:
    table = Tabletop("axis movement", *LINE, facts=("held.allied 0502",), turn=12)
    assert scores(table.game, table.pos) == (0, 0)
    table.do("ge_125_164")
    table.do("ge_125_164 0405-0404-0403-0502")
    table.do("end")
    while not table.pos.over:
        table.do("end")
    assert scores(table.game, table.pos) == (0, 20), "retaken in time, it costs nothing"


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A10")
def test_a_hex_of_the_rahman_track_cancels_the_points_of_units_further_south() -> None:
    assert points(*LINE, facts=("held.allied 0408",)) == (0, 10), "0405 and 0508 are not south of row 08"
    assert points(*LINE, facts=("held.allied 0407",)) == (0, 5), "0508 is, and so is 2110 far to the east"
    assert points(*LINE, facts=("held.allied 0407 0512",)) == (0, 5), "the northernmost hex decides"
    assert points(*LINE, facts=("held.allied 0517",)) == (0, 20)


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A10")
def test_the_other_tracks_cancel_nothing() -> None:
    assert points(*LINE, facts=("held.allied 0709 0710 1210",)) == (0, 20)


# The winner


@pytest.mark.rule("alamein 10.2", "alamein 2.4.1")
def test_the_game_ends_after_turn_twelve_and_more_points_win() -> None:
    table = Tabletop("axis combat", *QUIET, "ge_8pz_15 dead", turn=12)
    events = table.do("end")
    assert events[-1] == GameEnded("alamein 10.2", (5, 0), 0)
    assert (table.pos.over, table.game.result(table.pos)) == (True, Result((5, 0), 0))
    assert table.options() == []


@pytest.mark.rule("alamein 10.2")
def test_the_axis_wins_with_more_points() -> None:
    assert ended(*QUIET, "gr_1 dead", "ge_8pz_15 dead") == Result((5, 10), 1)


@pytest.mark.rule("alamein 10.2")
def test_equal_points_are_a_draw() -> None:
    assert ended(*QUIET, "gr_1 dead", "ge_8pz_15 dead", "ge_5pz_21 dead") == Result((10, 10), -1)


@pytest.mark.rule("alamein 10.2")
def test_there_is_no_result_before_the_end() -> None:
    table = Tabletop("axis combat", *QUIET, turn=11)
    table.do("end")
    assert table.game.result(table.pos) is None
