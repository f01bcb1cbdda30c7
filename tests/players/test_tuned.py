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


def test_every_tuned_set_belongs_to_a_side_and_changes_its_weights() -> None:
    for game_id, sides in tuned_file().games.items():
        game = scirocco.load(game_id)
        find = SYSTEMS[system_of(game)]
        for side, found in sides.items():
            assert found.source, "how a set was got"
            number = game.side_named(side)
            regular, _ = find(game, number, "regular")
            for level in LEVELS:
                own, _ = find(game, number, level)
                assert own != regular
                assert {name: getattr(own, name) for name in found.weights} == found.weights


def test_the_other_levels_play_with_their_own() -> None:
    for game_id, sides in tuned_file().games.items():
        if scirocco.load(game_id).side_named(next(iter(sides))) >= 0 and game_id in ("alamein", "gazala"):
            for side in sides:
                assert weights_of("regular", game_id, side) != weights_of("veteran", game_id, side)
                assert weights_of("recruit", game_id, side).noise > 1


def test_a_wrong_number_is_named() -> None:
    weights = weights_of("regular", "gazala", "axis")
    with pytest.raises(DataError, match="no such weight"):
        changed(weights, {"luck": 1.0}, "games.gazala.axis.weights")
    with pytest.raises(DataError, match="cannot be weighed"):
        changed(weights, {"danger": math.nan}, "games.gazala.axis.weights")
