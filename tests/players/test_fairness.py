"""Fairness: a player chooses from its view. Whatever it cannot see may be otherwise, and it chooses the same."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from scirocco.games import game_ids
from scirocco.players import SCRIPTS, Player, make_player, repertoire_of, system_of
from scirocco.players.search import Depth, Searching
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.position import ChitPosition

FEW = Depth(seconds=1e6, horizon=1, lines=2, playouts=3)
MORE = Depth(seconds=1e6, horizon=2, lines=3, playouts=8)
POSITIONS = 6


def positions(game: Game[Any], many: int, apart: int) -> list[Any]:
    """Some positions of a game between random players."""
    pos, dice, coin = game.start(), RandomDice(5), make_player("random", 5)
    found = []
    for number in range(many * apart):
        decision = game.decision(pos)
        if decision is None:
            break
        if number % apart == 0:
            found.append(pos.copy())
        game.play(pos, coin.choose(game, game.view(pos, decision.side), decision.side), dice)
    return found


def players(game: Game[Any], seed: int) -> list[Player]:
    """A fresh player of every level; the searching ones think by a number of play-outs, not by the clock."""
    system = system_of(game)
    if system not in SCRIPTS:
        return [make_player("random", seed)]
    levels = [make_player(level, seed) for level in ("random", "recruit", "regular")]
    return [*levels, Searching("veteran", repertoire_of(system), FEW, seed)]


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_hidden_does_not_matter(game_id: str) -> None:
    """A position drawn by lot from what a side can see looks the same to it, and is answered the same."""
    game = scirocco.load(game_id)
    system = system_of(game)
    for pos in positions(game, POSITIONS, 40):
        decision = game.decision(pos)
        assert decision is not None
        side = decision.side
        view = game.view(pos, side)
        if system in SCRIPTS:
            twin = repertoire_of(system).determinise(game, view, side, random.Random(7))
            assert game.view(twin, side) == view
        else:
            twin = pos
        for one, other in zip(players(game, 3), players(game, 3), strict=True):
            before = game.view(pos, side)
            assert one.choose(game, before, side) == other.choose(game, game.view(twin, side), side)
            assert before == view, f"{one.name} must leave its view as it was"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_dice_to_come_do_not_matter(game_id: str) -> None:
    """Players are given no dice: rolling the table's in between changes nothing."""
    game = scirocco.load(game_id)
    pos = positions(game, 2, 60)[-1]
    decision = game.decision(pos)
    assert decision is not None
    chosen = []
    for rolls in (0, 11):
        dice = RandomDice(9)
        for _ in range(rolls):
            dice.roll()
        chosen.append([p.choose(game, game.view(pos, decision.side), decision.side) for p in players(game, 4)])
    assert chosen[0] == chosen[1]


def with_another_cup(game: ChitPull, pos: ChitPosition, side: int) -> ChitPosition:
    """The same table as far as a side can see: the enemy has put other markers into the cup, and plans a landing."""
    twin = pos.copy()
    other = 1 - side
    drawn = sum(1 << marker for marker in pos.track)
    own = [game.units[hq].marker for hq in game.hqs[other]]
    unseen = [marker for marker in own if not (pos.chosen[other] | drawn) >> marker & 1]
    hidden = [marker for marker in own if pos.chosen[other] & ~drawn & 1 << marker]
    for old, new in zip(hidden, unseen, strict=False):
        twin.chosen[other] ^= 1 << old | 1 << new
    if game.side_of[game.lander] == other:
        twin.landing, twin.landing_turn = game.board.index["2132"], pos.turn + 2
    return twin


@pytest.mark.parametrize("side", [0, 1])
def test_the_cup_and_the_landing_do_not_matter(side: int) -> None:
    """Gazala 1942: what the enemy has in the cup, and where he means to land, is nobody's business at any level."""
    game = cast(ChitPull, scirocco.load("gazala1942"))
    pos, dice = game.start(), RandomDice(2)
    scripts = [make_player("regular", 1), make_player("regular", 2)]
    seen = 0
    while seen < 2:
        decision = game.decision(pos)
        assert decision is not None
        stage = pos.agenda[-1].stage
        if decision.side == side and pos.turn > 1 and stage in ("order", "attack") and pos.in_cup[1 - side]:
            twin = with_another_cup(game, pos, side)
            view = game.view(pos, side)
            assert twin != pos
            assert game.view(twin, side) == view
            marshals = [Searching("marshal", repertoire_of("chitpull"), MORE, 3) for _ in range(2)]
            for one, other in zip([*players(game, 3), marshals[0]], [*players(game, 3), marshals[1]], strict=True):
                assert one.choose(game, view, side) == other.choose(game, game.view(twin, side), side), one.name
            seen += 1
        game.play(pos, scripts[decision.side].choose(game, game.view(pos, decision.side), decision.side), dice)
