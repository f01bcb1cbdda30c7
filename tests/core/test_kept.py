"""What is kept between two questions is never trusted: it holds only while the position is the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

import scirocco
from scirocco import games
from scirocco.core.board import mask_of
from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice, RandomDice
from scirocco.core.errors import IllegalAction
from scirocco.core.lines import Lines, trace
from scirocco.core.movement import BARRED, DEAR, HALT, Marks, Steps, spread
from scirocco.core.position import AWAY, crowded

GAMES = [entry.id for entry in scirocco.catalogue()]
LINE = Steps([[(1, 2)], [(0, 2), (2, 2)], [(1, 2), (3, 2)], [(2, 2)]])


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_the_options_in_their_order(name: str) -> None:
    game = scirocco.load(name)
    rng, dice, pos = random.Random(7), RandomDice(7), game.start()
    for _ in range(250):
        options, choices = game.options(pos), game.choices(pos)
        assert [choices[number] for number in range(len(choices))] == options
        game.play(pos, rng.choice(options), dice)


def first_move(game: Any) -> Any:
    """A position in which a unit was chosen and can go somewhere."""
    rng, dice, pos = random.Random(7), RandomDice(7), game.start()
    while game.decision(pos).kind != "move" or len(game.choices(pos)) < 5:
        game.play(pos, rng.choice(game.options(pos)), dice)
    return pos


def test_a_move_that_was_offered_is_refused_when_an_enemy_has_come_into_its_way() -> None:
    game = scirocco.load("alamein")
    pos = first_move(game)
    move = game.options(pos)[0]
    assert game.explain(pos, move) is None
    enemy = game.army[1 - pos.agenda[-1].side][0]  # type: ignore[attr-defined]
    pos.at[enemy] = move.spaces[-1]
    assert game.explain(pos, move).code == "enemy-there"  # type: ignore[union-attr]
    with pytest.raises(IllegalAction):
        game.play(pos, move, NoDice())


def test_a_move_that_was_offered_is_refused_when_the_hex_has_filled() -> None:
    game: Any = scirocco.load("alamein")
    pos = first_move(game)
    move = game.options(pos)[0]
    friends = [unit for unit in game.army[pos.agenda[-1].side] if unit != move.piece][: game.stacking]
    for unit in friends:
        pos.at[unit] = move.spaces[-1]
    assert game.explain(pos, move).code == "stack-full"


def test_an_offered_move_with_another_piece_or_number_is_refused() -> None:
    game = scirocco.load("alamein")
    pos = first_move(game)
    move = game.options(pos)[0]
    before, offered = pos.copy(), game.options(pos)
    for forged, code in (
        (move._replace(number=3), "malformed"),
        (move._replace(piece=move.piece + 1), "other-unit"),
        (Action("move", move.piece, move.spaces[:1]), "no-path"),
        (Action("move", move.piece, move.spaces[1:]), "no-path"),
    ):
        why = game.explain(pos, forged)
        assert why is not None
        assert why.code == code
        assert forged not in offered
        with pytest.raises(IllegalAction):
            game.play(pos, forged, NoDice())
    assert pos == before
    game.play(pos, move, RandomDice(1))
    assert pos.at[move.piece] == move.spaces[-1]


def test_two_positions_asked_in_turn_do_not_mix() -> None:
    game = scirocco.load("sicily")
    rng, dice = random.Random(3), RandomDice(3)
    pos = first_move(game)
    other = pos.copy()
    for _ in range(60):
        game.play(other, rng.choice(game.options(other)), dice)
    alone = games._load("sicily", None, ()).options(pos)
    assert game.options(other) != alone
    assert game.options(pos) == alone


def test_dear_ground_costs_more_and_ends_a_move_only_where_it_halts() -> None:
    ground, nowhere = Marks(4), Marks(4)
    ground.put(1, DEAR)
    assert spread(0, 5, LINE, ground, nowhere, surcharge=1).cost == {0: 0, 1: 3, 2: 5}
    ground.put(1, HALT)
    assert spread(0, 5, LINE, ground, nowhere, surcharge=1).cost == {0: 0, 1: 3}
    ground.put(1, BARRED)
    assert spread(0, 5, LINE, ground, nowhere).cost == {0: 0}


def test_ends_leave_out_the_start_what_is_shut_and_what_is_closed() -> None:
    found = spread(1, 9, LINE, Marks(4), Marks(4))
    closed = Marks(4)
    closed.put(3, 1)
    ends = found.ends([0], closed)
    assert [ends[number] for number in range(len(ends))] == [2]
    assert ends.has(2)
    assert not ends.has(0)


def test_marks_are_taken_off_a_copy_only() -> None:
    marks = Marks(5)
    marks.add(mask_of([1, 3]), HALT | DEAR)
    fewer = marks.without([1], HALT)
    assert [marks[space] for space in range(5)] == [0, 5, 0, 5, 0]
    assert [fewer[space] for space in range(5)] == [0, 4, 0, 5, 0]
    assert [marks.also(mask_of([0]), BARRED)[space] for space in (0, 1)] == [2, 5]
    assert marks.any_of((0, 2, 3))
    assert not marks.any_of((0, 2, 4))


def test_lines_to_many_goals_are_those_traced_one_by_one() -> None:
    board = scirocco.load("gazala").board
    steps = Steps([[(there, 1) for there in sorted(ring)] for ring in board.neighbours])
    rng = random.Random(4)
    for _ in range(20):
        open_spaces = mask_of(space for space in range(board.size) if rng.random() < 0.6)
        goals = mask_of(rng.randrange(board.size) for _ in range(3))
        lines = Lines(goals, open_spaces, steps)
        for start in range(board.size):
            is_open = open_spaces >> start & 1
            line = trace(start, goals & open_spaces, open_spaces, board.touching) if is_open else None
            assert lines.trace(start) == line


def test_crowded_counts_each_space_once() -> None:
    assert crowded([4, 4, 4, AWAY, 9], [0, 1, 2, 3, 4], 9, 2) == [4]
    assert crowded([4, 4, 2, AWAY, 9], [0, 1, 2, 3, 4], 9, 1) == [4, 2]
