"""Players: every level chooses legal actions, from its view only, the same for the same seed."""

from __future__ import annotations

import pytest

from scirocco.core.dice import RandomDice
from scirocco.core.errors import NotationError
from scirocco.players import LEVELS, make_player, make_script
from tests.players.duel import loaded, play_out, regular_wins


def test_there_is_no_unknown_level() -> None:
    with pytest.raises(NotationError, match="the levels are random, recruit, regular, veteran, marshal"):
        make_player("genius", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_has_the_name_of_its_level(level: str) -> None:
    assert make_player(level, 1).name == level


def test_a_system_without_a_script_is_named() -> None:
    with pytest.raises(NotationError, match="no regular player knows the blocks system"):
        make_script("blocks", "regular", 1)


def test_random_games_are_legal_and_repeatable() -> None:
    first = play_out(make_player("random", 3), make_player("random", 4), 5)
    again = play_out(make_player("random", 3), make_player("random", 4), 5)
    assert first == again


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["gazala", "sicily"])
@pytest.mark.parametrize("side", [0, 1])
def test_the_regular_player_plays_the_sister_games_by_the_rules(side: int, game_id: str) -> None:
    regular, coin = make_player("regular", 1), make_player("random", 1)
    pair = (regular, coin) if side == 0 else (coin, regular)
    assert play_out(*pair, 1, game_id).winner == side


@pytest.mark.slow
def test_the_regular_player_sets_up_and_plays_a_free_deployment() -> None:
    duel = play_out(make_player("regular", 1), make_player("random", 2), 3, scenario="free")
    assert duel.winner == 0


@pytest.mark.slow
@pytest.mark.parametrize("side", [0, 1])
def test_the_regular_player_beats_the_random_one(side: int) -> None:
    assert sum(regular_wins(side, seed) for seed in range(4)) == 4


def test_the_same_seed_makes_the_same_choices() -> None:
    game, start = loaded()
    lines = []
    for _ in range(2):
        player, pos, done = make_player("regular", 7), start.copy(), []
        coin = make_player("random", 7)
        dice = RandomDice(7)
        while pos.turn < 2:
            decision = game.decision(pos)
            assert decision is not None
            who = player if decision.side == 0 else coin
            action = who.choose(game, game.view(pos, decision.side), decision.side)
            done.append(game.format(action))
            game.play(pos, action, dice)
        lines.append(done)
    assert lines[0] == lines[1]


def test_a_player_who_remembers_chooses_as_one_who_does_not() -> None:
    """What a player keeps between two calls must not matter: after an undo, or a game taken over, it plays on."""
    game, pos = loaded()
    old, dice = make_player("regular", 3), RandomDice(3)
    for _ in range(40):
        decision = game.decision(pos)
        assert decision is not None
        view = game.view(pos, decision.side)
        fresh = make_player("regular", 3).choose(game, view, decision.side)
        assert game.explain(pos, fresh) is None
        game.play(pos, old.choose(game, view, decision.side), dice)
