"""Random games, with every invariant checked after every action."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import scirocco
from tests.properties.invariants import check_replay, play_and_check

SWITCHES = ["strict_inverse", "air_pool_game", "armour_bonus_pure", "rail_off", "top_rung_eliminates"]

whole_games = settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@whole_games
@given(seed=st.integers(0, 10**6), switches=st.lists(st.sampled_from(SWITCHES), unique=True))
def test_random_games_keep_every_invariant(seed: int, switches: list[str]) -> None:
    game = scirocco.load("alamein", options=dict.fromkeys(switches, True))
    check_replay(play_and_check(game, seed, every=5))


@whole_games
@given(
    seed=st.integers(0, 10**6),
    scenario=st.sampled_from(["historical", "free", "solitaire"]),
    switches=st.lists(
        st.sampled_from(
            [
                *("result_ratio", "flak_factor", "silence_map", "silenced_support"),
                *("support_each_area", "joined_only", "enter_unled"),
            ]
        ),
        unique=True,
    ),
)
def test_random_games_of_crete_keep_every_invariant(seed: int, scenario: str, switches: list[str]) -> None:
    game = scirocco.load("merkur", scenario, dict.fromkeys(switches, True))
    check_replay(play_and_check(game, seed, every=5))


@pytest.mark.parametrize(
    ("game_id", "scenario", "seed"),
    [
        ("alamein", "free", 7),
        ("gazala", "historical", 3),
        ("gazala", "free", 5),
        ("sicily", "historical", 9),
        ("merkur", "historical", 2),
        ("merkur", "free", 4),
        ("merkur", "solitaire", 6),
    ],
)
def test_a_random_game_of_each_scenario_keeps_every_invariant(game_id: str, scenario: str, seed: int) -> None:
    check_replay(play_and_check(scirocco.load(game_id, scenario), seed, every=6))
