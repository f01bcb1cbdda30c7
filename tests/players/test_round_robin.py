"""Every level begins every scenario without trouble; whole games between them are played by `scirocco tournament`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from scirocco.games import catalogue
from scirocco.players import DEPTHS, LEVELS, Player, levels_of, make_player, repertoire_of, system_of
from scirocco.players.search import Searching

SCENARIOS = [(entry.id, scenario) for entry in catalogue() for scenario in entry.scenarios]


def player(game: Game[Any], level: str, seed: int) -> Player:
    """A player of a level; the searching ones think little, and not by the clock."""
    depth = DEPTHS.get(level)
    if depth is None:
        return make_player(level, seed)
    few = depth._replace(seconds=1e6, playouts=2 if level == "veteran" else 3)
    return Searching(level, repertoire_of(system_of(game)), few, seed)


def play_a_turn(game: Game[Any], levels: tuple[str, str]) -> tuple[Any, list[int]]:
    """The position when the first turn is over, and how many decisions each side took."""
    players = [player(game, level, number) for number, level in enumerate(levels)]
    pos, dice, taken = game.start(), RandomDice(6), [0, 0]
    while pos.turn <= 1 and (decision := game.decision(pos)) is not None:
        view = game.view(pos, decision.side)
        action = players[decision.side].choose(game, view, decision.side)
        assert game.explain(pos, action) is None, f"{levels[decision.side]} chose {game.describe(action)}"
        game.play(pos, action, dice)
        taken[decision.side] += 1
    return pos, taken


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Every level once: the weakest against the strongest, and so on towards the middle."""
    half = (len(levels) + 1) // 2
    return list(zip(levels[:half], reversed(levels[-half:]), strict=True))


@pytest.mark.parametrize(("game_id", "scenario"), SCENARIOS)
def test_every_level_plays_the_first_turn_of_every_scenario(game_id: str, scenario: str) -> None:
    game = scirocco.load(game_id, scenario)
    levels = levels_of(game)
    assert set(LEVELS) <= set(levels), "no game has the random player only"
    for pair in pairs(levels):
        pos, taken = play_a_turn(game, pair)
        assert pos.turn == 2
        assert min(taken) > 0
        assert game.faults(pos) == []
