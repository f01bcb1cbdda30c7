"""10.2: points and the winner."""

from __future__ import annotations

import pytest

from scirocco.core.game import Result
from scirocco.systems.somnium.scoring import scores
from scirocco.systems.somnium.sequence import winner_of
from tests.sicily.island import Island

RESERVE = ("uk_1p 2019", "uk_2p 2019", "uk_4arm 2019", "uk_23arm 2018", "ca_1tk 2018", "uk_cdo 2018")
QUIET = (*RESERVE, "it_cn17 0211 reduced")
"""All the reserve is ashore and one reduced Italian unit left: nobody scores anything."""


def points(*units: str, facts: tuple[str, ...] = ()) -> tuple[int, ...]:
    """Allied and Axis points if the game ended so."""
    table = Island("allied combat", *units, facts=facts, turn=13)
    return scores(table.game, table.pos)


def ended(*units: str, facts: tuple[str, ...] = ()) -> Result:
    table = Island("allied combat", *units, facts=facts, turn=13)
    table.do("end")
    result = table.game.result(table.pos)
    assert result is not None
    return result


@pytest.mark.rule("sicily 10.2")
def test_nothing_scores_nothing() -> None:
    assert points(*QUIET) == (0, 0)


# 10.2.1


@pytest.mark.rule("sicily 10.2.1")
def test_the_allies_score_one_for_an_italian_and_five_for_a_german_unit_destroyed() -> None:
    assert points(*QUIET, "it_29 dead", "it_185 dead") == (2, 0)
    assert points(*QUIET, "ge_104 dead", "ge_xiv dead", "it_29 dead") == (11, 0)


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S14")
def test_the_allies_score_three_for_each_unit_of_the_reserve_never_used() -> None:
    assert points(*QUIET[1:]) == (3, 0)
    assert points(QUIET[-1]) == (18, 0)
    assert points(*QUIET[1:], "uk_1p dead") == (0, 5), "used, and lost"
    assert points(*QUIET, "us_47 away", "ge_15 away") == (0, 0), "other units that never came do not count"


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S19")
def test_siracusa_is_worth_five_if_held_at_the_end_of_the_allied_player_turn_of_turn_one() -> None:
    def after(phase: str, turn: int, held: str) -> int:
        table = Island(phase, *QUIET, turn=turn, facts=(f"held.{held} 3718",))
        table.do("end")
        return scores(table.game, table.pos)[0]

    assert after("allied combat", 1, "allied") == 5
    assert after("allied combat", 1, "axis") == 0
    assert after("allied combat", 2, "allied") == 0
    assert after("axis combat", 1, "allied") == 0, "the Axis half does not decide"


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S19")
def test_the_points_for_siracusa_stay_when_it_is_lost_again() -> None:
    table = Island("allied combat", *QUIET, "it_29 3618 reduced", turn=1, facts=("held.allied 3718",))
    table.do("end")
    table.go("it_29", "3618-3718")
    assert table.holds("axis", "3718")
    assert scores(table.game, table.pos)[0] == 5


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S20")
def test_palermo_is_worth_one_for_each_turn_at_whose_end_it_is_held() -> None:
    table = Island("axis movement", *QUIET, turn=9, facts=("held.allied 1306",))
    for expected in (1, 2, 3):
        table.end_until("allied movement")
        assert scores(table.game, table.pos)[0] == expected - 1, "not before the turn is over"
        table.end_until("axis movement")
        assert scores(table.game, table.pos)[0] == expected


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S20")
def test_palermo_lost_again_keeps_its_points_but_earns_no_more() -> None:
    table = Island("axis movement", *QUIET, "it_29 1307 reduced", turn=9, facts=("held.allied 1306",))
    table.end_until("allied movement")
    table.end_until("axis movement")
    table.go("it_29", "1307-1306")
    table.end_until("allied movement")
    table.end_until("axis movement")
    assert scores(table.game, table.pos)[0] == 1


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S20")
@pytest.mark.ruling("sicily C28")
@pytest.mark.parametrize(("place", "worth"), [("3413", 10), ("3903", 15)], ids=["Catania", "Messina"])
def test_catania_and_messina_count_for_the_allies_if_held_at_the_end(place: str, worth: int) -> None:
    assert points(*QUIET, facts=(f"held.allied {place}",)) == (worth, 0)
    assert points(*QUIET, facts=(f"held.axis {place}",)) == (0, 0), "the Axis has nothing from them"


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S20")
@pytest.mark.ruling("sicily S26")
def test_thirty_points_if_no_axis_unit_is_left_on_the_island() -> None:
    assert points(*RESERVE) == (30, 0), "none at all"
    assert points(*RESERVE, "it_29 dead", "ge_104 italy") == (30 + 1, 5)
    assert points(*RESERVE, "it_cn17 0211 reduced") == (0, 0)


@pytest.mark.rule("sicily 10.2.1", "sicily 10.2.2")
@pytest.mark.ruling("sicily S26")
def test_axis_units_that_never_landed_score_for_nobody() -> None:
    assert points(*QUIET, "ge_15 away", "ge_71 away", "it_185 away") == (0, 0)


# 10.2.2


@pytest.mark.rule("sicily 10.2.2")
def test_the_axis_scores_five_for_each_allied_unit_destroyed() -> None:
    assert points(*QUIET, "us_16 dead", "uk_69_50 dead", "ca_1 dead") == (0, 15)


@pytest.mark.rule("sicily 10.2.2", "sicily 4.2.2")
@pytest.mark.ruling("sicily S15")
def test_the_axis_scores_five_for_a_german_and_one_for_an_italian_unit_evacuated_reduced_or_not() -> None:
    assert points(*QUIET, "ge_104 italy", "ge_129 italy reduced") == (0, 10)
    assert points(*QUIET, "it_29 italy", "it_30 italy reduced") == (0, 2)


@pytest.mark.rule("sicily 10.2.2")
def test_the_axis_scores_five_for_each_german_or_italian_unit_intact_on_the_island() -> None:
    assert points(*QUIET, "ge_104 1813", "it_29 1913") == (0, 10)
    assert points(*QUIET, "ge_104 1813 reduced", "it_29 1913") == (0, 5)


@pytest.mark.rule("sicily 10.2.2", "sicily 4.2.2")
@pytest.mark.ruling("sicily S16")
def test_withdrawn_units_are_not_destroyed() -> None:
    assert points(*QUIET, "us_504 withdrawn", "us_505 withdrawn reduced") == (0, 0)


# The winner


@pytest.mark.rule("sicily 10.2")
def test_more_points_win_and_equal_points_are_a_draw() -> None:
    assert ended(*QUIET, "it_29 dead") == Result((1, 0), 0)
    assert ended(*QUIET, "ge_104 1813") == Result((0, 5), 1)
    assert ended(*QUIET, "ge_104 dead", "us_16 dead") == Result((5, 5), -1)


@pytest.mark.rule("sicily 10.2.1")
@pytest.mark.ruling("sicily S20")
def test_palermo_counts_in_the_last_turn_too() -> None:
    assert ended(*QUIET, facts=("held.allied 1306",)).scores == (1, 0)


@pytest.mark.rule("sicily 10.2")
@pytest.mark.ruling("sicily A35")
def test_equal_totals_are_a_draw() -> None:
    assert (winner_of((7, 7)), winner_of((8, 7)), winner_of((7, 8))) == (-1, 0, 1)
