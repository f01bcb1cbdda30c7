"""The searching players: they answer in time, at once when told to, and never against their own judgement."""

from __future__ import annotations

import random
import threading
import time
from typing import Any, cast

import pytest

import scirocco
from scirocco.core.dice import CommonDice, RandomDice
from scirocco.core.game import Game
from scirocco.games import game_ids
from scirocco.players import DEPTHS, SCRIPTS, make_player, make_script, repertoire_of, system_of
from scirocco.players.clock import Clock, OutOfTime
from scirocco.players.contest import contest
from scirocco.players.playout import Playouts
from scirocco.players.repertoire import SCRIPT_LINE, USUAL_PROOF, Line, PlainRepertoire, Proof
from scirocco.players.search import Depth, Searching

FEW = Depth(seconds=1e6, horizon=1, lines=2, playouts=3)
"""A depth that does not depend on the machine."""


def first_thought(game: Game[Any], level: str = "veteran") -> tuple[Any, int]:
    """The first position of a game in which a searching player thinks, and whose decision it is."""
    repertoire = repertoire_of(system_of(game), level)
    pos, dice = game.start(), RandomDice(1)
    script = [make_script(system_of(game), "regular", 1) for _ in game.sides]
    while True:
        decision = game.decision(pos)
        assert decision is not None
        view = game.view(pos, decision.side)
        if pos.turn > 0 and repertoire.share(game, view, decision.side) * repertoire.pace(game, view) > 0:
            return pos, decision.side
        game.play(pos, script[decision.side].choose(game, game.view(pos, decision.side), decision.side), dice)


SCRIPT = "script"


class Table:
    """Play-outs whose values are known: a line's name is looked up."""

    def __init__(self, values: dict[str, list[float]], time_for: float = 1000.0, most: int = 1000) -> None:
        self.values = values
        self.time_for = time_for
        self.most = most
        self.asked: list[str] = []

    def affordable(self, seconds: float) -> float:
        return self.time_for

    def value(self, line: Line, sample: int) -> float:
        if len(self.asked) >= self.most:
            raise OutOfTime
        name = SCRIPT if line == SCRIPT_LINE else cast(str, line.manner)
        self.asked.append(name)
        row = self.values[name]
        return row[sample % len(row)]


def hold(table: Table, *names: str, seconds: float = 60.0, proof: Proof = USUAL_PROOF) -> Any:
    lines = [Line(name) for name in names]
    return contest(
        cast(Playouts, table),
        lines,
        lambda line, chance: None,
        Clock(seconds),
        random.Random(1),
        proof=proof,
    )


def test_the_better_line_wins_and_gets_most_of_the_time() -> None:
    table = Table({SCRIPT: [0.5], "good": [0.7], "bad": [0.2], "worse": [0.1]})
    verdict = hold(table, "bad", "good", "worse")
    assert verdict.line.manner == "good"
    assert table.asked.count("good") > table.asked.count("bad")


def test_the_script_is_left_only_for_something_better() -> None:
    equal = Table({SCRIPT: [0.5], "same": [0.5], "bad": [0.4]})
    assert hold(equal, "same", "bad").line == SCRIPT_LINE
    noisy = Table({SCRIPT: [0.5, 0.5], "lucky": [0.9, 0.1]})
    assert hold(noisy, "lucky").line == SCRIPT_LINE


def test_two_samples_that_agree_do_not_outweigh_how_much_chance_there_is() -> None:
    steady = {"steady": [0.55, 0.05], "wild": [0.9, -0.6], "wilder": [-0.5, 1.0]}
    table = Table({SCRIPT: [0.5, 0.0], **steady})
    assert hold(table, *steady).line == SCRIPT_LINE


@pytest.mark.parametrize(("least", "playouts", "chosen"), [(1, 8, "good"), (8, 8, None), (8, 80, "good")])
def test_a_line_tried_too_few_times_is_not_preferred(least: int, playouts: int, chosen: str) -> None:
    table = Table({SCRIPT: [0.5], "good": [0.7]}, most=playouts)
    assert hold(table, "good", proof=Proof(least=least)).line.manner == chosen


@pytest.mark.parametrize(("first", "chosen"), [(2, None), (8, "good")])
def test_where_playouts_are_won_or_lost_a_line_gets_more_of_them_before_it_is_given_up(first: int, chosen: str) -> None:
    """The first two are won or lost by both."""
    table = Table({SCRIPT: [0.0, 1.0, *[0.0] * 6], "good": [0.0, *[1.0] * 7]})
    assert hold(table, "good", proof=Proof(first=first)).line.manner == chosen


def test_with_time_for_few_playouts_few_lines_are_tried() -> None:
    values = {SCRIPT: [0.5], **{name: [0.4] for name in "abcdefgh"}}
    hasty, patient = Table(values, time_for=12), Table(values, time_for=400)
    hold(hasty, *"abcdefgh")
    hold(patient, *"abcdefgh")
    assert set(hasty.asked) == {SCRIPT, *"abc"}, "the most promising"
    assert set(patient.asked) == set(values)
    hasty = Table(values, time_for=100)
    hold(hasty, *"abcdefgh", proof=Proof(first=8))
    assert set(hasty.asked) == {SCRIPT, *"abcde"}, "fewer, where each gets more"


def test_near_the_end_playouts_go_on_to_the_end() -> None:
    for game_id in game_ids():
        game = scirocco.load(game_id)
        repertoire = repertoire_of(system_of(game))
        early, late = game.start(), game.start()
        late.turn = cast(Any, game).turns
        assert repertoire.ahead(game, early, 2) < 10 < 1000 < repertoire.ahead(game, late, 2)
        assert 0 < repertoire.pace(game, early) <= repertoire.pace(game, late) <= 1


def test_where_the_end_decides_playouts_go_on_to_it_from_the_start() -> None:
    """Sicily, 10.2.1: 30 points for an island swept clean."""
    game = scirocco.load("sicily")
    repertoire = repertoire_of(system_of(game))
    assert repertoire.ahead(game, game.start(), repertoire.horizon(game)) > 1000
    assert repertoire.ahead(game, game.start(), 4) == 4, "the analyst says himself how far he looks"
    other = scirocco.load("gazala")
    assert repertoire.ahead(other, other.start(), repertoire.horizon(other)) == 2
    late = game.start()
    late.turn = 13
    assert repertoire.pace(game, game.start()) == repertoire.pace(game, late)


def test_without_time_the_script_decides() -> None:
    table = Table({SCRIPT: [0.5], "good": [0.9]})
    assert hold(table, "good", seconds=0.0).line == SCRIPT_LINE
    assert table.asked == []


def test_common_dice_are_the_same_for_the_same_fight() -> None:
    first, again, other = CommonDice(3), CommonDice(3), CommonDice(4)
    for dice in (first, again, other):
        dice.about((1, 2, 77))
    rolls = [first.roll() for _ in range(20)]
    assert rolls == [again.roll() for _ in range(20)]
    assert rolls != [other.roll() for _ in range(20)]
    first.about((1, 2, 78))
    assert [first.roll() for _ in range(20)] != rolls


def test_common_dice_are_fair() -> None:
    counts = [0] * 6
    for sample in range(600):
        dice = CommonDice(sample)
        dice.about((sample % 7, 3))
        for _ in range(10):
            counts[dice.roll() - 1] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_clock_that_is_up_says_so() -> None:
    with pytest.raises(OutOfTime):
        Clock(0).check()
    Clock(60).check()
    with pytest.raises(OutOfTime):
        Clock(60, lambda: True).check()


@pytest.mark.parametrize("game_id", game_ids())
def test_told_to_stop_it_answers_at_once_as_the_script_would(game_id: str) -> None:
    game = scirocco.load(game_id)
    if system_of(game) not in SCRIPTS:
        return
    pos, side = first_thought(game, "marshal")
    player = make_player("marshal", 5, stop=lambda: True)
    began = time.perf_counter()
    action = player.choose(game, game.view(pos, side), side)
    assert time.perf_counter() - began < 12
    assert action == make_script(system_of(game), "marshal", 5).choose(game, game.view(pos, side), side)


def test_a_stop_in_the_middle_of_a_thought_is_heard() -> None:
    game = scirocco.load("gazala")
    pos, side = first_thought(game)
    told = threading.Event()
    timer = threading.Timer(0.5, told.set)
    timer.start()
    player = make_player("marshal", 5, stop=told.is_set)
    began = time.perf_counter()
    action = player.choose(game, game.view(pos, side), side)
    assert time.perf_counter() - began < 12
    timer.join()
    assert game.explain(pos, action) is None


def test_a_thought_keeps_its_time_and_tells_how_far_it_is() -> None:
    game = scirocco.load("sicily")
    pos, side = first_thought(game)
    told: list[float] = []
    player = Searching("veteran", repertoire_of("somnium"), Depth(1.0, 8, 2), 5, told.append)
    view = game.view(pos, side)
    before = view.copy()
    began = time.perf_counter()
    player.choose(game, view, side)
    assert time.perf_counter() - began < 12
    assert view == before
    assert told[-1] == 1.0
    assert all(0 <= part <= 1 for part in told)
    assert player.verdict is not None


def test_the_budgets_of_the_levels() -> None:
    assert DEPTHS["veteran"].seconds < 5
    assert DEPTHS["marshal"].seconds < 20


def test_a_system_that_has_only_a_script_gets_searching_levels_too() -> None:
    game = scirocco.load("alamein")
    pos, side = first_thought(game)
    player = Searching("veteran", PlainRepertoire(SCRIPTS["somnium"]), FEW, 3)
    assert game.explain(pos, player.choose(game, game.view(pos, side), side)) is None
    assert player.verdict is not None
    assert len(player.verdict.standings) >= 2


def test_the_chosen_line_serves_until_the_turn_is_over() -> None:
    """The best line is kept for the rest of the turn; the script goes by it and every action is legal."""
    game = scirocco.load("gazala")
    pos, side = first_thought(game)
    player = Searching("veteran", repertoire_of("somnium"), FEW, 3)
    others = make_script("somnium", "regular", 4)
    dice, turn = RandomDice(2), pos.turn
    while pos.turn == turn:
        decision = game.decision(pos)
        assert decision is not None
        who = player if decision.side == side else others
        game.play(pos, who.choose(game, game.view(pos, decision.side), decision.side), dice)
    assert player.verdict is not None
