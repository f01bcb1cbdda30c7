"""Both sides tuned against each other: who meets whom, what the search finds, and what its test lets through."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import scirocco
from scirocco.core.game import Game
from scirocco.lab import sparring, tuning
from scirocco.lab.knobs import bench_of
from scirocco.lab.matches import MakePlayer, Outcome
from scirocco.players import Player


class Named:
    """A player of whom only the name matters."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game[Any], view: Any, side: int) -> Any:
        raise AssertionError


def named(name: str) -> MakePlayer:
    return lambda seed: Named(name)


def test_everyone_meets_as_many_and_never_the_same_one_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    met: dict[str, list[str]] = defaultdict(list)
    dice: dict[int | str, int] = defaultdict(int)

    def play(game: Game[Any], players: Sequence[Player], seed: int | str) -> Outcome:
        first, second = (player.name for player in players)
        met[first].append(second)
        met[second].append(first)
        dice[seed] += 1
        return Outcome((1, 0), 0, 1, (0.0, 0.0)) if first == "a3" else Outcome((0, 0), -1, 1, (0.0, 0.0))

    monkeypatch.setattr(sparring, "play_match", play)
    monkeypatch.setattr(tuning, "play_match", play)
    makers = [[named(f"{side}{number}") for number in range(8)] for side in "ab"]
    first, second = sparring.meet_all(scirocco.load("gazala"), makers, [5, 6, 7])
    assert len(met) == 16
    assert all(len(set(others)) == len(others) == 3 for others in met.values())
    assert sorted(dice.values()) == [8, 8, 8], "all of a round have the same dice"
    assert max(first) == first[3] > first[0] == pytest.approx(0.5)
    assert [number for number, worth in enumerate(second) if worth < 0.5] == sorted(int(name[1]) for name in met["a3"])


def pull_at_start(level: str) -> float:
    bench = bench_of(scirocco.load("merkur"), 0, level)
    return next(knob.start for knob in bench.knobs if knob.name == "pull")


def test_each_side_finds_what_serves_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any) -> None:
    """The invader gains by a strong pull; for the garrison nothing matters."""

    def play(game: Game[Any], players: Sequence[Any], seed: int | str) -> Outcome:
        margin = round(40 * math.log(players[0]._weights.pull / pull_at_start("veteran")))
        return Outcome((50 + margin, 50 - margin), 0 if margin > 0 else 1 if margin < 0 else -1, 1, (0.0, 0.0))

    monkeypatch.setattr(sparring, "play_match", play)
    monkeypatch.setattr(tuning, "play_match", play)
    file = tmp_path / "record.json"
    numbers = {"generations": 6, "population": 10, "rounds": 2, "seed": 2}
    given = [f"--{name}={value}" for name, value in numbers.items()]
    sparring.main(["merkur", "--level", "veteran", *given, f"--record={file}"])
    record = json.loads(file.read_text(encoding="utf-8"))
    assert {name: record[name] for name in numbers} == numbers
    invader, garrison = record["sides"]
    assert invader["weights"]["pull"] > 1.2 * pull_at_start("veteran")
    assert invader["test"]["accepted"]
    assert not garrison["test"]["accepted"]
    assert len(record["history"]) == 6
    assert "generation 6" in capsys.readouterr().out


def test_one_side_may_be_tuned_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(game: Game[Any], players: Sequence[Any], seed: int | str) -> Outcome:
        assert players[0]._weights.pull == pytest.approx(pull_at_start("regular"), abs=1e-4)
        return Outcome((1, 0), 0, 1, (0.0, 0.0))

    monkeypatch.setattr(sparring, "play_match", play)
    monkeypatch.setattr(tuning, "play_match", play)
    record = sparring.spar(scirocco.load("merkur"), 1, 6, 1, only=1)
    assert [one["side"] for one in record["sides"]] == ["commonwealth"]
    invader, garrison = record["history"][0]["centre"]
    assert invader["pull"] == pytest.approx(pull_at_start("regular"), abs=1e-4)
    assert garrison["pull"] != pytest.approx(pull_at_start("regular"), abs=1e-4)
