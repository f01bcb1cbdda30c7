"""Tuning and judging: the optimiser's knobs, the sequential test, the fit."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import scirocco
from scirocco.core.errors import DataError, SciroccoError
from scirocco.core.game import Game
from scirocco.lab import tuning
from scirocco.lab.judging import SUBJECTS, Sample, as_toml, fit, read_samples, subject_of, write_samples
from scirocco.lab.knobs import Knob, bench_of
from scirocco.lab.logistic import fit_chance
from scirocco.lab.matches import Outcome
from scirocco.lab.proposals import Proposals
from scirocco.lab.sounding import Row, effects, main, read_rows, shaken, trial
from scirocco.lab.tuning import Trial, sequential_test, tried
from scirocco.lab.workers import share_out
from scirocco.players.chitpull import judgement as chitpull
from scirocco.players.judgements import Telling, sum_of
from scirocco.players.somnium.judgement import FACTS, JudgementFile, facts_of
from scirocco.systems.somnium import Somnium


@pytest.mark.parametrize(("game_id", "side"), [("gazala", 1), ("merkur", 0), ("gazala1942", 1)])
def test_knobs_start_where_they_are(game_id: str, side: int) -> None:
    bench = bench_of(scirocco.load(game_id), side)
    values = bench.values([0.0] * len(bench.knobs))
    for knob in bench.knobs:
        assert values[knob.name] == pytest.approx(knob.start, abs=1e-4)
    moved = bench.values([1.0] * len(bench.knobs))
    assert [name for name in moved if moved[name] == values[name]] == [], "a knob that cannot be turned"
    assert bench.make(values, 1).name == "regular"
    assert Knob("x", 2.0, 0.5).value(-50) > 0
    assert Knob("x", 2.0, 0.5, signed=True).value(-50) < 0


def test_what_a_search_settles_on_is_the_mean_of_its_last_centres() -> None:
    """Eight generations: the last two count. The better a proposal's pull, the more it gains."""
    proposals = Proposals(bench_of(scirocco.load("merkur"), 0, names=("pull", "hold")), 8, seed=1, reach=0.7)
    assert proposals.settled == proposals.start
    centres = []
    for _ in range(8):
        proposals.learn([weights["pull"] for weights in proposals.ask()])
        centres.append(proposals.centre["pull"])
    assert centres[-1] > centres[0] > proposals.start["pull"]
    assert proposals.settled["pull"] == pytest.approx(math.sqrt(centres[-2] * centres[-1]), abs=1e-3)


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


def test_a_side_is_tuned_against_the_script_of_a_level(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The invader gains by a strong pull."""
    met: set[str] = set()
    start = next(knob.start for knob in bench_of(scirocco.load("merkur"), 0).knobs if knob.name == "pull")

    def play(game: Game[Any], players: Sequence[Any], seed: int | str) -> Outcome:
        met.add(players[1].name)
        margin = round(40 * math.log(players[0]._weights.pull / start))
        return Outcome((50 + margin, 50 - margin), 0 if margin > 0 else 1 if margin < 0 else -1, 1, (0.0, 0.0))

    monkeypatch.setattr(tuning, "play_match", play)
    record = tmp_path / "run.json"
    many = ["--generations", "12", "--population", "8", "--games", "1", "--knobs", "pull,hold"]
    tuning.main(["merkur", "german", "--level", "regular", "--against", "veteran", *many, "--record", str(record)])
    found = json.loads(record.read_text())
    assert met == {"veteran"}
    assert (found["level"], found["against"]) == ("regular", "veteran")
    assert found["weights"]["pull"] > 1.2 * start
    assert found["test"]["accepted"], capsys.readouterr().out


def test_what_a_run_that_is_broken_off_has_found_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = 0

    def play(game: Game[Any], players: Sequence[Any], seed: int | str) -> Outcome:
        nonlocal played
        played += 1
        if played > 10:
            raise KeyboardInterrupt
        return Outcome((5, 4), 0, 1, (0.0, 0.0))

    monkeypatch.setattr(tuning, "play_match", play)
    record = tmp_path / "run.json"
    many = ["--generations", "9", "--population", "4", "--games", "1", "--knobs", "pull,hold"]
    with pytest.raises(KeyboardInterrupt):
        tuning.main(["merkur", "german", *many, "--record", str(record)])
    found = json.loads(record.read_text())
    assert len(found["history"]) == 2
    assert set(found["weights"]) == {"pull", "hold"}
    assert found["test"] is None


@pytest.mark.slow
def test_proposals_gain_the_same_in_several_processes() -> None:
    start = Proposals(bench_of(scirocco.load("merkur"), 0), 2, seed=1, reach=0.5).start
    trials = [
        Trial(number, "merkur", 0, "regular", "regular", {**start, "pull": pull}, range(7, 8))
        for number, pull in enumerate((start["pull"], 0.01))
    ]
    assert sorted(share_out(tried, trials, 2)) == [tried(trial) for trial in trials]


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


def test_the_chance_to_win_is_fitted_where_games_are_won_or_lost() -> None:
    chance = random.Random(2)
    rests, facts, won = [], [], []
    for _ in range(3000):
        row = [1.0, chance.gauss(0, 1), chance.gauss(0, 1)]
        rests.append(chance.random())
        facts.append(row)
        logit = 0.5 + 2 * row[1] - row[2]
        won.append(float(chance.random() < 1 / (1 + 2.718281828**-logit)))
    found = fit_chance(rests, facts, won, ([0.0] * 3, [0.0] * 3), pull=0.1)
    assert found.end[1] == pytest.approx(2, abs=0.5)
    assert found.start[1] == pytest.approx(2, abs=0.5)
    assert found.end[2] == found.start[2] == 0, "what is good for a side never counts against it"
    assert found.end[0] == pytest.approx(0.5, abs=0.4)
    assert 0.2 < found.explained < 1


def test_a_fitted_scenario_is_written_as_the_players_read_it() -> None:
    import msgspec

    game = scirocco.load("gazala1942", "aida")
    chance = random.Random(1)
    some = [
        Sample(chance.random(), [1.0, *(chance.gauss(0, 1) for _ in chitpull.FACTS[1:])], float(number % 2))
        for number in range(60)
    ]
    text = "[default]\n[default.now]\n[default.to_come]\n" + SUBJECTS["chitpull"].write(game, some, 6)
    data = msgspec.toml.decode(text, type=chitpull.JudgementFile)
    assert set(data.scenarios["aida"].now) == set(chitpull.FACTS)


def test_a_fact_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(DataError, match="no such fact 'luck'"):
        Telling({"luck": 1.0}, {}).in_order(("one", "held"))


def test_facts_count_between_the_end_and_the_start() -> None:
    numbers = Telling({"one": 1.0, "held": 2.0}, {"held": 4.0}).in_order(("one", "held"))
    assert [sum_of([1.0, 3.0], numbers, rest) for rest in (0.0, 0.5, 1.0)] == [7.0, 13.0, 19.0]


def test_a_game_that_is_not_judged_by_learnt_facts_is_named() -> None:
    with pytest.raises(SciroccoError, match="Merkur"):
        subject_of(scirocco.load("merkur"))


def test_a_weight_nobody_has_is_named() -> None:
    with pytest.raises(SciroccoError, match="no weight 'luck' to turn"):
        bench_of(scirocco.load("gazala"), 0, names=("luck",))


def test_the_sounding_finds_what_matters_to_each_side() -> None:
    game = scirocco.load("gazala1942")
    benches = [bench_of(game, side, names=("danger", "pull", "hold")) for side in (0, 1)]
    chance = random.Random(4)
    rows = []
    for _ in range(400):
        points = [[chance.gauss(0, 1) for _ in bench.knobs] for bench in benches]
        margin = 2 * points[0][0] - 3 * points[1][2] + chance.gauss(0, 1)
        rows.append(Row(points, margin))
    first, second = effects(rows, benches)
    assert (first[0].name, second[0].name) == (benches[0].knobs[0].name, benches[1].knobs[2].name)
    assert first[0].worth > 5 * first[0].error
    assert second[0].worth > first[0].worth, "what is good for a side counts for it"
    assert all(abs(effect.worth) < 4 * effect.error for effect in [*first[1:], *second[1:]])
    with pytest.raises(SciroccoError, match="too few for 6 knobs"):
        effects(rows[:6], benches)


def test_a_game_is_worth_its_result_and_the_margin_as_a_part_of_all_points() -> None:
    won, close, drawn = (
        Outcome(scores, winner, 9, (0.0, 0.0)) for scores, winner in (((90, 30), 0), ((61, 59), 0), ((3, 3), -1))
    )
    assert 1 < close.worth_of(0) < won.worth_of(0) < 2
    assert won.worth_of(0) + won.worth_of(1) == pytest.approx(1) == 2 * drawn.worth_of(0)
    small = Outcome((9, 3), 0, 9, (0.0, 0.0))
    assert small.worth_of(0) > close.worth_of(0), "three times as much is much, with few points too"


def test_a_shaken_game_is_the_same_for_the_same_number_and_is_kept(tmp_path: Path) -> None:
    game = scirocco.load("gazala1942")
    benches = [bench_of(game, side) for side in (0, 1)]
    row = shaken(benches, game, 3)
    assert row == shaken(benches, game, 3) != shaken(benches, game, 4)
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps(row) + "\n" + json.dumps(row)[:30], encoding="utf-8")
    assert read_rows(file) == [row], "a line that was cut short is played again"


def test_weights_are_tried_against_the_regular_player(capsys: pytest.CaptureFixture[str]) -> None:
    game = scirocco.load("gazala1942")
    helpless = trial(game, 0, {"pull": 0.0, "goal_hex": 0.0, "attack_threshold": 99.0}, 4)
    assert helpless.won == 0, "an attacker who neither marches nor attacks"
    main(["gazala1942", "--side", "axis", "--try", "attack_threshold=99", "--games", "1"])
    assert "of 1 won" in capsys.readouterr().out
    for wrong in (["--try", "luck=1"], ["--side", "axis", "--try", "pull=much"]):
        with pytest.raises(SystemExit):
            main(["gazala1942", *wrong])
