"""The analyst: chances turn by turn, what decisions cost, what was better, and a hint in time."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

import scirocco as package
from scirocco import telling
from scirocco.core.dice import RandomDice
from scirocco.core.records import Record
from scirocco.drawing import draw_arrows, with_layer
from scirocco.lab.findings import Heading, findings_page, findings_text, keep_in, read_findings
from scirocco.players import make_player
from scirocco.players.analysis import Analysis, Chance, Effort, Moment, Step, analyse, hint
from scirocco.players.reasons import Part, Reason
from tests.cli.terminal import scirocco

QUICK = Effort(playouts=2, trials=3, horizon=1)


def short_game(game_id: str = "sicily", actions: int = 60) -> Record:
    """The first actions of a game between recruits."""
    game = package.load(game_id)
    record, dice = Record(game), RandomDice(3)
    players = [make_player("recruit", 1), make_player("recruit", 2)]
    while len(record.entries) < actions:
        decision = game.decision(record.position)
        assert decision is not None
        view = game.view(record.position, decision.side)
        record.play(players[decision.side].choose(game, view, decision.side), dice)
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return short_game()


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, QUICK)


def test_chances_are_chances_and_in_order(found: Analysis) -> None:
    assert found.chances
    plies = [point.ply for point in found.chances]
    assert plies == sorted(plies)
    for point in found.chances:
        assert 0 <= point.low <= point.chance <= point.high <= 1


def test_costs_are_never_below_zero_and_the_dearest_come_first(found: Analysis) -> None:
    costs = [moment.cost for moment in found.moments]
    assert costs == sorted(costs, reverse=True)
    assert all(cost >= 0 for cost in costs)
    assert all(moment.played and not (moment.action and moment.plan) for moment in found.moments)


def test_the_same_seed_finds_the_same(record: Record, found: Analysis) -> None:
    assert analyse(record, QUICK) == found


def test_a_look_that_was_broken_off_goes_on(record: Record, found: Analysis, tmp_path: Path) -> None:
    file, mark = tmp_path / "findings", Heading("abc", QUICK)
    known = read_findings(file, mark)
    assert known == {}
    part = analyse(record, QUICK, known, keep_in(file), stop=_after(2))
    assert len(part.chances) + len(part.moments) < len(found.chances) + len(found.moments)
    file.write_bytes(file.read_bytes() + b'{"chance": {"ply"')
    known = read_findings(file, mark)
    assert len(known) == len(part.chances) + len(part.moments)
    fresh: list[Any] = []
    whole = analyse(record, QUICK, known, fresh.append)
    assert whole == found
    assert len(fresh) == len(found.chances) + len(found.moments) - len(known)
    assert read_findings(file, Heading("another game", QUICK)) == {}


def _after(calls: int) -> Any:
    left = [calls]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    return stop


def example(record: Record) -> Analysis:
    """Findings as they might be."""
    way = record.game.board.neighbours[50]
    steps = (Step("us_16 0101-0102", 0, (50, way[0]), (Reason("nearness", 1.5),)), Step("attack 0101", -1, (50,)))
    moment = Moment(3, 1, 0, "end", 0.25, 0.3, 0.6, steps, plan=(Part("attack"), Part("strike", 50)))
    line = (Chance(0, 1, 1, 0.5, 0.4, 0.6), Chance(3, 1, 0, 0.7, 0.6, 0.8))
    return Analysis(record.game.id, record.game.scenario, line, (moment,))


def test_the_words_name_the_turn_the_cost_and_the_better_choice(record: Record) -> None:
    text = "\n".join(findings_text(record.game, example(record), ["Allies", "Axis"]))
    assert "Turn 1, the Allies: end" in text
    assert "cost 25% of a win" in text
    assert f"better: press the attack, attack {telling.speaker(record.game).space(50)}" in text
    assert "us_16 0101-0102  (comes nearer to the goals)" in text
    quiet = Analysis("sicily", "historical", (), ())
    assert "No decision cost" in "\n".join(findings_text(record.game, quiet, ["Allies", "Axis"]))


def test_the_page_has_the_line_and_the_map(record: Record) -> None:
    page = findings_page(record.game, example(record), ["Allies", "Axis"], lambda moment: "<img alt='map'>")
    assert "<polyline" in page
    assert "<img alt='map'>" in page
    assert "press the attack" in page


def test_arrows_lie_over_the_map() -> None:
    board = package.load("sicily").board
    ways = [(50, board.neighbours[50][0]), (60,)]
    drawn = with_layer("<svg><g/></svg>", draw_arrows(board, ways))
    assert drawn.endswith("</g></svg>")
    assert "<circle" in drawn
    assert drawn.count("<path") == 4


@pytest.mark.parametrize("level", ["regular", "veteran"])
@pytest.mark.parametrize("game_id", ["alamein", "gazala", "sicily"])
def test_a_hint_is_legal_has_reasons_and_comes_in_time(game_id: str, level: str) -> None:
    record = short_game(game_id, 30)
    game, pos = record.game, record.position
    decision = game.decision(pos)
    assert decision is not None
    view = game.view(pos, decision.side)
    began = time.perf_counter()
    found = hint(make_player(level, 1), game, view, decision.side)
    assert time.perf_counter() - began < 15
    assert game.explain(pos, found.action) is None
    assert found.reasons
    assert not any("-reason-" in telling.reason(game, one) for one in found.reasons)


def test_a_hint_for_every_kind_of_decision_is_legal() -> None:
    record = short_game("sicily", 10)
    game, pos, dice = record.game, record.position.copy(), RandomDice(8)
    player, coin, kinds = make_player("regular", 1), random.Random(1), set()
    for _ in range(150):
        decision = game.decision(pos)
        assert decision is not None
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            found = hint(player, game, game.view(pos, decision.side), decision.side)
            assert game.explain(pos, found.action) is None
        game.play(pos, coin.choice(game.options(pos)), dice)
    assert len(kinds) >= 5


@pytest.mark.slow
def test_the_command_tells_and_draws(record: Record, tmp_path: Path) -> None:
    file, html = tmp_path / "game.war", tmp_path / "game.html"
    file.write_text(record.write())
    outcome = scirocco("analyse", str(file), "--html", str(html), "--playouts", "2", "--trials", "2")
    assert "chance to win" in outcome.out
    assert "<svg" in html.read_text()
    assert (tmp_path / "game.war.findings").exists()
