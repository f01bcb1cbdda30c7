"""Tuned weights: the searching levels have them, the others do not, and nothing wrong in them goes unseen."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

import scirocco
from scirocco.core.errors import DataError
from scirocco.lab.knobs import SYSTEMS
from scirocco.players import areas, system_of
from scirocco.players.areas.weights import SCALES as AREAS
from scirocco.players.areas.weights import Weights as AreasWeights
from scirocco.players.chitpull.weights import SCALES as CHITPULL
from scirocco.players.somnium.weights import SCALES
from scirocco.players.tuned import LEVELS, changed, tuned_file
from scirocco.players.weights import PLAIN, Scales, Stance

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
    regular, veteran, marshal = (
        SCALES.weights_of(level, "sicily", "axis") for level in ("regular", "veteran", "marshal")
    )
    assert tuned_file().marshal["sicily"]["axis"].afresh
    assert marshal.exodus == regular.exodus != veteran.exodus


def test_a_recruit_attacks_too_readily_where_that_costs_him_games() -> None:
    regular, recruit = SCALES.weights_of("regular", "gazala", "axis"), SCALES.weights_of("recruit", "gazala", "axis")
    assert recruit.assault_threshold < 0 < regular.assault_threshold
    assert recruit.noise > regular.noise
    allies, axis = SCALES.weights_of("recruit", "alamein", "allied"), SCALES.weights_of("recruit", "alamein", "axis")
    assert axis.assault_threshold < recruit.assault_threshold < allies.assault_threshold
    assert axis.block == allies.block == recruit.block, "what a side does not name is everybody's"


def test_a_wrong_number_of_a_recruit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _refuse(monkeypatch, r"recruits\.alamein\.axis\.luck", recruits={"alamein": {"axis": {"luck": 1.0}}})


def test_a_stance_without_a_meaning_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _refuse(monkeypatch, r"stances\.rest\.plus\.luck", stances={"rest": Stance(plus={"luck": 1.0})})


def test_a_weight_without_a_number_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    regular = {name: value for name, value in AREAS.file.regular.items() if name != "cover"}
    _refuse(monkeypatch, "regular: cover is missing", regular=regular)


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [("last", 2.5, "a whole number"), ("company", 1, "true or false"), ("cover", True, "a number")],
)
def test_a_number_of_another_kind_is_named(
    name: str, value: float, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _refuse(monkeypatch, rf"recruit\.{name}: .* does not fit \({wanted}\)", recruit={name: value})


@pytest.mark.parametrize("part", ["regular", "recruit"])
def test_what_is_divided_by_is_more_than_nothing(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {**getattr(AREAS.file, part), "last": 0}
    _refuse(monkeypatch, rf"{part}\.last: 0 will not do \(more than 0\)", **{part: numbers})


def _refuse(monkeypatch: pytest.MonkeyPatch, message: str, **parts: Any) -> None:
    """The weights of the area games with other parts are an error that says so."""
    wrong = msgspec.structs.replace(AREAS.file, **parts)
    monkeypatch.setattr("scirocco.players.weights.read_toml", lambda *_: wrong)
    with pytest.raises(DataError, match=message):
        _ = Scales(AreasWeights, areas.__name__, divisors=("objective", "last")).file


@pytest.mark.parametrize("scales", [AREAS, CHITPULL, SCALES])
def test_every_level_and_stance_has_its_numbers(scales: Scales[Any]) -> None:
    levels = {level: scales.weights_of(level) for level in ("recruit", "regular", "veteran")}
    assert len(set(levels.values())) == len(levels), "two levels are alike"
    stood = {stance: scales.in_stance(levels["veteran"], stance) for stance in scales.stances()}
    assert stood[PLAIN] == levels["veteran"]
    assert len(set(stood.values())) == len(stood), "two stances are alike"


def test_who_holds_minds_his_losses_less_but_a_recruit_does_not() -> None:
    assert CHITPULL.weights_of("veteran", holding=True).caution < CHITPULL.weights_of("veteran").caution
    assert CHITPULL.weights_of("recruit", holding=True) == CHITPULL.weights_of("recruit")


def test_a_wrong_number_is_named() -> None:
    weights = SCALES.weights_of("regular", "gazala", "axis")
    with pytest.raises(DataError, match="no such weight"):
        changed(weights, {"luck": 1.0}, "games.gazala.axis.weights")
    with pytest.raises(DataError, match="cannot be weighed"):
        changed(weights, {"danger": math.nan}, "games.gazala.axis.weights")
