"""Tuned weights: the searching levels have them, the others do not, and nothing wrong in them goes unseen."""

from __future__ import annotations

import math

import msgspec
import pytest

import scirocco
from scirocco.core.errors import DataError
from scirocco.lab.knobs import SYSTEMS
from scirocco.players import system_of
from scirocco.players.somnium import weights as somnium
from scirocco.players.somnium.weights import weights_of
from scirocco.players.tuned import LEVELS, changed, tuned_file

SETS = [(game, side) for game, sides in tuned_file().games.items() for side in sides]
FURTHER = [(game, side) for game, sides in tuned_file().marshal.items() for side in sides]


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
    assert {name: getattr(weights["veteran"], name) for name in found.weights} == found.weights
    further = tuned_file().marshal.get(game_id, {}).get(side)
    before = {} if further is not None and further.afresh else found.weights
    numbers = before | (further.weights if further is not None else {})
    assert {name: getattr(weights["marshal"], name) for name in numbers} == numbers
    for name, value in found.weights.items():
        assert getattr(weights["regular"], name) != value, "a number that changes nothing"
    assert weights["recruit"].noise > 1


@pytest.mark.parametrize(("game_id", "side"), FURTHER)
def test_what_the_marshal_has_beyond_the_veteran(game_id: str, side: str) -> None:
    game, found = scirocco.load(game_id), tuned_file().marshal[game_id][side]
    veteran, marshal = (SYSTEMS[system_of(game)](game, game.side_named(side), level)[0] for level in LEVELS)
    assert found.source, "how a set was got"
    for name, value in found.weights.items():
        assert getattr(marshal, name) == value != getattr(veteran, name), "a number that changes nothing"


def test_a_set_that_begins_afresh_leaves_the_set_before_aside() -> None:
    regular, veteran, marshal = (weights_of(level, "sicily", "axis") for level in ("regular", "veteran", "marshal"))
    assert tuned_file().marshal["sicily"]["axis"].afresh
    assert marshal.exodus == regular.exodus != veteran.exodus


def test_a_recruit_attacks_too_readily_where_that_costs_him_games() -> None:
    regular, recruit = weights_of("regular", "gazala", "axis"), weights_of("recruit", "gazala", "axis")
    assert recruit.assault_threshold < 0 < regular.assault_threshold
    assert recruit.noise > regular.noise
    allies, axis = weights_of("recruit", "alamein", "allied"), weights_of("recruit", "alamein", "axis")
    assert axis.assault_threshold < recruit.assault_threshold < allies.assault_threshold
    assert axis.block == allies.block == recruit.block, "what a side does not name is everybody's"


def test_a_wrong_number_of_a_recruit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = msgspec.structs.replace(somnium.weights_file(), recruits={"alamein": {"axis": {"luck": 1.0}}})
    monkeypatch.setattr(somnium, "read_toml", lambda *_: wrong)
    with pytest.raises(DataError, match=r"recruits\.alamein\.axis\.luck"):
        somnium.weights_file.__wrapped__()


def test_a_wrong_number_is_named() -> None:
    weights = weights_of("regular", "gazala", "axis")
    with pytest.raises(DataError, match="no such weight"):
        changed(weights, {"luck": 1.0}, "games.gazala.axis.weights")
    with pytest.raises(DataError, match="cannot be weighed"):
        changed(weights, {"danger": math.nan}, "games.gazala.axis.weights")
