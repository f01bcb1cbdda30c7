"""The scripted player of the chit-pull games."""

from __future__ import annotations

import pytest

from scirocco.core.dice import RandomDice
from scirocco.players import make_player
from scirocco.players.chitpull import ChitPullPlayer
from scirocco.players.chitpull.fights import general_worth
from scirocco.players.chitpull.survey import Survey, march_field
from scirocco.players.chitpull.weights import REGULAR
from tests.gazala1942.table import Table, load


def play_out(scenario: str, axis: str, allied: str, seed: int) -> int:
    game = load(scenario)
    players = [make_player(axis, seed), make_player(allied, seed + 1)]
    pos, dice = game.start(), RandomDice(seed)
    while (decision := game.decision(pos)) is not None:
        view = game.view(pos, decision.side)
        before = view.copy()
        action = players[decision.side].choose(game, view, decision.side)
        assert view == before, "a player must leave its view as it was"
        game.play(pos, action, dice)
    result = game.result(pos)
    assert result is not None
    return result.winner


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "side"), [("opening", 0), ("opening", 1), ("strike", 1)])
def test_the_regular_player_beats_the_random_one(scenario: str, side: int) -> None:
    levels = ["random", "random"]
    levels[side] = "regular"
    assert play_out(scenario, levels[0], levels[1], 3) == side


def test_the_same_seed_makes_the_same_choices() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_21_i 0325", "uk_1sf_i 0328", "uk_7_h 1020")
    chosen = {ChitPullPlayer(seed=4).choose(table.game, table.game.view(table.pos, 0), 0) for _ in range(3)}
    assert len(chosen) == 1


def test_he_attacks_what_he_can_crush_and_leaves_what_he_cannot() -> None:
    table = Table("ge_1_21_i 0325", "ge_2_21_i 0325", "ge_1_15_i 0225", "uk_1sf_i 0326", "uk_201_1_i 0324")
    survey = Survey(table.game, table.pos, 0, REGULAR, "1")
    units = tuple(table.unit(name) for name in ("ge_1_21_i", "ge_2_21_i", "ge_1_15_i"))
    assert general_worth(survey, table.pos, table.space("0326"), units) > 0
    assert general_worth(survey, table.pos, table.space("0324"), units[:1]) < 0


def test_the_march_to_a_goal_counts_mines_for_the_axis_only() -> None:
    game = load()
    goal = (game.board.index["1411"],)
    start = game.board.index["1408"]
    axis, allied = (march_field(game, side, True, 0, goal)[start] for side in (0, 1))
    assert axis > allied


def test_formations_share_the_goals() -> None:
    game = load()
    player = ChitPullPlayer(seed=1)
    pos = game.start()
    while pos.agenda[-1].stage == "place":
        game.play(pos, player.choose(game, pos, pos.agenda[-1].side), RandomDice(1))
    shared = Survey(game, pos, 0, REGULAR, "1").formation_goals()
    assert sorted(goal for goals in shared.values() for goal in goals) == sorted(game.objectives)
