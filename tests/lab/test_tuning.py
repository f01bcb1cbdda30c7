"""Tuning and judging: the optimiser's knobs, the sequential test, the fit."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import scirocco
from scirocco.lab.judging import Sample, as_toml, fit, read_samples, write_samples
from scirocco.lab.tuning import Knob, sequential_test, somnium_bench
from scirocco.players.somnium.judgement import FACTS, JudgementFile, facts_of
from scirocco.systems.somnium import Somnium


def test_knobs_start_where_they_are() -> None:
    bench = somnium_bench(scirocco.load("gazala"), 1)
    values = bench.values([0.0] * len(bench.knobs))
    for knob in bench.knobs:
        assert values[knob.name] == pytest.approx(knob.start, abs=1e-4)
    assert Knob("x", 2.0, 0.5).value(-50) > 0
    assert Knob("x", 2.0, 0.5, signed=True).value(-50) < 0


@pytest.mark.parametrize(("gain", "accepted"), [(0.6, True), (0.0, False), (-0.4, False)])
def test_only_a_better_challenger_passes(gain: float, accepted: bool) -> None:
    chance = random.Random(3)
    test = sequential_test(lambda number: (gain + chance.gauss(0, 0.5), 10 * gain), gain=0.3)
    assert test.accepted is accepted
    assert test.pairs <= 60


def test_the_clearer_the_difference_the_sooner_it_ends() -> None:
    clear = sequential_test(lambda number: (1.0 + 0.1 * (number % 2), 0.0))
    faint = sequential_test(lambda number: (0.2 if number % 2 else 0.0, 0.0))
    assert clear.pairs < faint.pairs


def samples(many: int) -> list[Sample]:
    chance = random.Random(1)
    found = []
    for _ in range(many):
        facts = [1.0, *(chance.gauss(0, 5) for _ in FACTS[1:])]
        margin = 10 + 2 * facts[1] + 0.5 * facts[4] - facts[6] + chance.gauss(0, 1)
        found.append(Sample(chance.random(), facts, margin))
    return found


def test_the_fit_finds_what_counts_and_nothing_good_counts_against_a_side() -> None:
    blank = [0.0] * len(FACTS)
    found = fit(samples(1500), (blank, blank), pull=0.1)
    assert found.end[1] == pytest.approx(2, abs=0.3)
    assert found.start[4] == pytest.approx(0.5, abs=0.3)
    assert found.end[6] == found.start[6] == 0
    assert found.end[0] == pytest.approx(10, abs=3)


def test_the_fit_is_written_as_the_players_read_it() -> None:
    import msgspec

    blank = [0.0] * len(FACTS)
    text = "[default]\nspread_end = 1.0\nspread_start = 1.0\n[default.now]\n[default.to_come]\n"
    text += as_toml("gazala", fit(samples(50), (blank, blank)), 5, 50)
    data = msgspec.toml.decode(text, type=JudgementFile)
    assert set(data.games["gazala"].now) == set(FACTS)


def test_samples_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "data.csv"
    some = samples(3)
    write_samples(file, some)
    assert read_samples(file) == some


@pytest.mark.parametrize("game_id", ["alamein", "gazala", "sicily"])
def test_every_fact_is_counted(game_id: str) -> None:
    game = scirocco.load(game_id)
    assert isinstance(game, Somnium)
    assert len(facts_of(game, game.start())) == len(FACTS)
