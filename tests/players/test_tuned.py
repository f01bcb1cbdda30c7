"""Tuned weights: the searching levels have them, the others do not, and nothing wrong in them goes unseen."""

from __future__ import annotations

import math

import pytest

import scirocco
from scirocco.core.errors import DataError
from scirocco.lab.knobs import SYSTEMS
from scirocco.players import system_of
from scirocco.players.somnium.weights import weights_of
from scirocco.players.tuned import LEVELS, changed, tuned_file

SETS = [(game, side) for game, sides in tuned_file().games.items() for side in sides]


def test_there_are_tuned_sets() -> None:
    assert ("gazala", "axis") in SETS


@pytest.mark.parametrize(("game_id", "side"), SETS)
def test_a_tuned_set_changes_the_searching_levels_and_no_other(game_id: str, side: str) -> None:
    game, found = scirocco.load(game_id), tuned_file().games[game_id][side]
    weights = {
        level: SYSTEMS[system_of(game)](game, game.side_named(side), level)[0]
        for level in ("recruit", "regular", *LEVELS)
    }
    assert found.source, "how a set was got"
    for level in LEVELS:
        assert {name: getattr(weights[level], name) for name in found.weights} == found.weights
    for name, value in found.weights.items():
        assert getattr(weights["regular"], name) != value, "a number that changes nothing"
    assert weights["recruit"].noise > 1


def test_a_wrong_number_is_named() -> None:
    weights = weights_of("regular", "gazala", "axis")
    with pytest.raises(DataError, match="no such weight"):
        changed(weights, {"luck": 1.0}, "games.gazala.axis.weights")
    with pytest.raises(DataError, match="cannot be weighed"):
        changed(weights, {"danger": math.nan}, "games.gazala.axis.weights")
