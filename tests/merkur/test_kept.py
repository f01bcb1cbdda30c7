"""What is kept between two questions is never trusted: it holds only while the position is the same."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.core.board import mask_of
from scirocco.core.dice import NoDice, RandomDice
from scirocco.core.errors import IllegalAction
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.areas import Areas
from scirocco.systems.areas.muster import empty_map, muster_of
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.stacks import full_areas, has_room


@pytest.fixture(scope="module")
def game() -> Areas:
    found = scirocco.load("merkur")
    assert isinstance(found, Areas)
    return found


def brought_to(game: Areas, kind: str, seed: int = 4, choices: int = 4) -> AreasPosition:
    """A position of a random game in which a kind of decision offers several choices."""
    rng, dice, pos = random.Random(seed), RandomDice(seed), game.start()
    while pos.agenda[-1].stage != kind or len(game.choices(pos)) < choices:
        game.play(pos, rng.choice(game.options(pos)), dice)
    return pos


@pytest.mark.rule("merkur 5.1")
def test_on_an_empty_map_nobody_stands_and_nothing_is_full(game: Areas) -> None:
    muster = empty_map(game)
    assert (muster.areas, muster.occupied, muster.full) == ([[], []], [0, 0], [0, 0])


@pytest.mark.rule("merkur 5.1")
def test_a_muster_made_of_another_is_the_one_made_afresh(game: Areas) -> None:
    rng, pos = random.Random(6), game.start()
    for _ in range(60):
        for unit in rng.sample(range(len(pos.at)), rng.choice((1, 2, 40))):
            pos.at[unit] = rng.choice((AWAY, DEAD, *rng.choices(range(game.board.size), k=8), 0, 0, 3))
        muster, fresh = muster_of(game, pos), empty_map(game).renewed(game, pos.at)
        for side, army in enumerate(game.army):
            there = [tuple(unit for unit in army if pos.at[unit] == space) for space in range(game.board.size)]
            assert muster.stacks[side] == fresh.stacks[side] == there
            assert muster.areas[side] == [space for space, stack in enumerate(there) if stack]
            assert muster.occupied[side] == mask_of(muster.areas[side])
            crowded = mask_of(space for space, stack in enumerate(there) if len(stack) >= game.stacking)
            assert muster.full[side] == crowded & ~game.strategic


@pytest.mark.rule("merkur 5.1")
def test_a_move_that_was_offered_is_refused_when_the_area_has_filled(game: Areas) -> None:
    pos = brought_to(game, "move")
    move = game.options(pos)[0]
    assert game.explain(pos, move) is None
    side, end = game.side_of[move.piece], move.spaces[-1]
    for unit in [unit for unit in game.army[side] if unit != move.piece]:
        if has_room(game, pos, side, end):
            pos.at[unit] = end
    assert full_areas(game, pos, side) >> end & 1
    why = game.explain(pos, move)
    assert why is not None
    assert why.code == "stack-full"
    with pytest.raises(IllegalAction):
        game.play(pos, move, NoDice())


@pytest.mark.rule("merkur 4")
@pytest.mark.parametrize("kind", ["area", "orders"])
def test_options_of_a_position_altered_by_hand_are_made_anew(game: Areas, kind: str) -> None:
    pos = brought_to(game, kind)
    assert len(game.options(pos)) >= 4
    for unit in game.army[pos.agenda[-1].side]:
        pos.marks[unit] |= 2 | 8
    assert not [action for action in game.options(pos) if action.verb in ("select", "activate", "march", "again")]


def test_a_list_of_options_may_be_altered_without_harm(game: Areas) -> None:
    pos = brought_to(game, "area")
    options = game.options(pos)
    options.clear()
    assert len(game.options(pos)) >= 4


def test_two_positions_asked_in_turn_do_not_mix(game: Areas) -> None:
    pos = brought_to(game, "orders")
    other = pos.copy()
    rng, dice = random.Random(3), RandomDice(3)
    for _ in range(40):
        game.play(other, rng.choice(game.options(other)), dice)
    alone = scirocco.load("merkur").options(pos)
    game.options(other)
    assert game.options(pos) == alone
