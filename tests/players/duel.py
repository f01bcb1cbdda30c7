"""Two players at one table."""

from __future__ import annotations

from typing import NamedTuple, cast

import scirocco
from scirocco.core.decisions import Action
from scirocco.core.dice import RandomDice
from scirocco.players import Player, make_player
from scirocco.players.somnium import SomniumPlayer
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from tests.somnium.tabletop import Tabletop


class Duel(NamedTuple):
    """A finished game: the points of both sides and every action that was played."""

    scores: tuple[int, ...]
    winner: int
    actions: list[str]


def play_out(allied: Player, axis: Player, seed: int, game_id: str = "alamein", scenario: str | None = None) -> Duel:
    """A whole game; ``play`` refuses any action that is not legal."""
    game = scirocco.load(game_id, scenario)
    pos, dice, actions = game.start(), RandomDice(seed), []
    while True:
        decision = game.decision(pos)
        if decision is None:
            break
        player = (allied, axis)[decision.side]
        before = pos.copy()
        view = game.view(pos, decision.side)
        action = player.choose(game, view, decision.side)
        assert view == before, "a player must leave its view as it was"
        actions.append(game.format(action))
        game.play(pos, action, dice)
    result = game.result(pos)
    assert result is not None
    return Duel(result.scores, result.winner, actions)


def regular_wins(side: int, seed: int) -> bool:
    """Whether the regular player beats the random one."""
    regular, coin = make_player("regular", seed), make_player("random", seed + 1)
    duel = play_out(regular, coin, seed) if side == 0 else play_out(coin, regular, seed)
    return duel.winner == side


def choice(table: Tabletop, seed: int = 1) -> Action:
    """What the regular player does at a table."""
    side = table.decision.side
    return SomniumPlayer(seed=seed).choose(table.game, table.game.view(table.pos, side), side)


def play_phase(table: Tabletop, seed: int = 1) -> list[str]:
    """Let the regular player go on until the phase is over; what he did."""
    game, pos = table.game, table.pos
    player, dice = SomniumPlayer(seed=seed), RandomDice(seed)
    phase, done = (pos.turn, pos.phase), []
    while not pos.over and (pos.turn, pos.phase) == phase:
        decision = game.decision(pos)
        assert decision is not None
        action = player.choose(game, game.view(pos, decision.side), decision.side)
        done.append(game.format(action))
        game.play(pos, action, dice)
    return done


def loaded(scenario: str | None = None) -> tuple[Somnium, SomniumPosition]:
    game = cast(Somnium, scirocco.load("alamein", scenario))
    return game, game.start()
