"""Many games: the same seed gives the same results, however they are shared out."""

from __future__ import annotations

import importlib
import json

import pytest

from scirocco.core.errors import NotationError, SciroccoError
from scirocco.lab import Plan, Tally, report, simulate
from tests.cli.terminal import scirocco, scirocco_process


def without_time(found: Tally) -> Tally:
    return found._replace(cpu_seconds=0.0)


def test_results_do_not_depend_on_jobs() -> None:
    plan = Plan("alamein", games=5, seed=11)
    alone = simulate(plan, jobs=1)
    assert without_time(alone) == without_time(simulate(plan, jobs=2))
    assert (alone.games, alone.finished) == (5, 5)
    assert sum(alone.wins) + alone.draws == 5
    assert alone.cpu_seconds > 0


def test_games_differ_and_seeds_matter() -> None:
    one = simulate(Plan("alamein", games=1, seed=1))
    assert without_time(one) != without_time(simulate(Plan("alamein", games=1, seed=2)))
    assert without_time(one) == without_time(simulate(Plan("alamein", games=1, seed=1)))


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(Plan("alamein", games=2, seed=1), progress=told.append)
    assert told[0] == 0
    assert sum(told) == 2


@pytest.mark.parametrize(
    "plan",
    [
        Plan("nowhere"),
        Plan("alamein", scenario="nope"),
        Plan("alamein", options=("nope",)),
        Plan("alamein", players=("random",)),
        Plan("alamein", players=("random", "nope")),
    ],
)
def test_plans_that_cannot_be_played(plan: Plan) -> None:
    with pytest.raises(NotationError):
        simulate(plan)


def test_numbers_that_cannot_be() -> None:
    with pytest.raises(SciroccoError, match="at least 1"):
        simulate(Plan("alamein", games=0))
    with pytest.raises(SciroccoError, match="at least 1"):
        simulate(Plan("alamein", games=1), jobs=0)


def test_the_report_is_complete() -> None:
    plan = Plan("alamein", options=("rail_off",), games=1, seed=3)
    found = report(plan, simulate(plan))
    assert found["options"] == ["rail_off"]
    assert found["players"] == ["random", "random"]
    assert set(found["wins"]) == set(found["mean_scores"]) == {"allied", "axis"}
    assert found["decisions_per_cpu_second"] > 0
    assert found["games_per_cpu_second"] > 0
    json.dumps(found)


def test_trouble_in_a_worker_comes_back_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def trouble(*_: object) -> None:
        raise SciroccoError("no dice today")

    monkeypatch.setattr(importlib.import_module("scirocco.lab.simulate"), "_play_game", trouble)
    with pytest.raises(SciroccoError, match="no dice today"):
        simulate(Plan("alamein", games=1))


def test_the_command_prints_json_or_a_table() -> None:
    line = ("simulate", "alamein", "--games", "2", "--seed", "5")
    outcome = scirocco(*line, "--json")
    assert outcome.err == ""
    found = json.loads(outcome.out)
    wanted = {"game", "scenario", "options", "players", "games", "finished", "decisions", "cpu_seconds"}
    wanted |= {"decisions_per_cpu_second", "games_per_cpu_second", "wins", "draws", "mean_scores", "compiled"}
    assert wanted <= set(found)
    table = scirocco(*line).out
    assert "mean score" in table
    assert "axis" in table


def test_the_command_shares_out_in_a_real_process() -> None:
    line = ("simulate", "alamein", "--games", "3", "--seed", "5", "--json")
    shared, alone = scirocco_process(*line, "--jobs", "2"), scirocco_process(*line, "--jobs", "1")
    assert (shared.code, shared.err) == (0, "")
    found, wanted = json.loads(shared.out), json.loads(alone.out)
    for key in ("decisions", "wins", "draws", "mean_scores", "finished"):
        assert found[key] == wanted[key]


@pytest.mark.slow
def test_levels_can_be_mixed() -> None:
    found = simulate(Plan("alamein", players=("random", "regular"), games=1, seed=1))
    assert found.finished == 1
