"""Every level begins every scenario without trouble; whole games between them are played by `scirocco tournament`."""

from __future__ import annotations

from typing import Any

import pytest

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from scirocco.games import catalogue
from scirocco.players import DEPTHS, SCRIPTS, Player, make_player, repertoire_of, system_of
from scirocco.players.search import Searching

SCENARIOS = [(entry.id, scenario) for entry in catalogue() for scenario in entry.scenarios]


def player(game: Game[Any], level: str, seed: int) -> Player:
    """A player of a level; the searching ones think little, and not by the clock."""
    depth = DEPTHS.get(level)
    if depth is None:
        return make_player(level, seed)
    few = depth._replace(seconds=1e6, playouts=2 if level == "veteran" else 3)
    return Searching(level, repertoire_of(system_of(game)), few, seed)


def play_turns(game: Game[Any], levels: tuple[str, str], turns: int) -> None:
    players = [player(game, level, number) for number, level in enumerate(levels)]
    pos, dice = game.start(), RandomDice(6)
    while pos.turn <= turns:
        decision = game.decision(pos)
        if decision is None:
            break
        view = game.view(pos, decision.side)
        game.play(pos, players[decision.side].choose(game, view, decision.side), dice)


@pytest.mark.parametrize(("game_id", "scenario"), SCENARIOS)
def test_every_level_begins_every_scenario(game_id: str, scenario: str) -> None:
    game = scirocco.load(game_id, scenario)
    if system_of(game) in SCRIPTS:
        for levels in (("regular", "veteran"), ("marshal", "recruit")):
            play_turns(game, levels, 1)
