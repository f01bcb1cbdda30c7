"""The scripted player of the chit-pull games."""

from __future__ import annotations

import random

import pytest

from scirocco.core.board import members
from scirocco.core.dice import RandomDice
from scirocco.core.position import DEAD
from scirocco.players import make_player, repertoire_of
from scirocco.players.chitpull import ChitPullPlayer
from scirocco.players.chitpull.fights import general_worth
from scirocco.players.chitpull.judgement import chance
from scirocco.players.chitpull.manner import Manner
from scirocco.players.chitpull.marching import Plan
from scirocco.players.chitpull.survey import Survey, march_field
from scirocco.players.chitpull.weights import SCALES
from scirocco.players.clock import Clock
from scirocco.players.playout import Playouts
from scirocco.systems.chitpull.zones import put, share_zones, shift, stands_of, take_control, zone_of
from tests.gazala1942.table import Table, load

REGULAR = SCALES.weights_of("regular")


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


# Plans


def test_a_plan_is_made_anew_when_the_table_has_changed() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_21_i 0325", "uk_1sf_i 0328", "uk_7_h 1020")
    player = ChitPullPlayer(seed=1)
    plan = player.plan(Survey(table.game, table.pos, 0, REGULAR, "1"))
    assert player.plan(Survey(table.game, table.pos, 0, REGULAR, "1")) is plan
    put(table.game, table.pos, table.unit("uk_1sf_i"), table.space("0320"))
    assert player.plan(Survey(table.game, table.pos, 0, REGULAR, "1")) is not plan


def test_the_side_that_holds_does_not_fear_for_its_places() -> None:
    assert SCALES.weights_of("regular", holding=True).danger < REGULAR.danger


def test_a_manner_turns_the_march_and_the_attack() -> None:
    table = Table("ge_1_21_t 0816", "ge_1_21_i 0816", "uk_7_h 0133")
    north, south = table.space("1715"), table.space("0912")

    def place(goal: int) -> int:
        plan = Plan(Survey(table.game, table.pos, 0, REGULAR, "1", Manner(goal=goal)))
        return plan.places[table.unit("ge_1_21_t")]

    assert table.game.distance(place(north), north) < table.game.distance(place(south), north)
    fight = Table("ge_1_21_i 0325", "ge_2_21_i 0325", "uk_201_1_i 0324")
    target, units = fight.space("0324"), (fight.unit("ge_1_21_i"), fight.unit("ge_2_21_i"))
    plain, lured = (
        general_worth(Survey(fight.game, fight.pos, 0, REGULAR, "1", manner), fight.pos, target, units)
        for manner in (None, Manner(targets=((target, 5.0),)))
    )
    assert lured == pytest.approx(plain + 5.0)


def test_a_plan_shifts_units_on_a_copy_and_the_zones_follow_there_only() -> None:
    table = Table("it_65_101_i 1206", "ge_1_21_t 0325", "uk_9l_1_t 2422")
    game, pos, unit = table.game, table.pos, table.unit("it_65_101_i")
    before = [(stands_of(game, pos, side), zone_of(game, pos, side)) for side in (0, 1)]
    copy = pos.copy()
    share_zones(game, pos, copy, 0)
    shift(game, copy, unit, table.space("1210"))
    found = [(stands_of(game, copy, side), zone_of(game, copy, side)) for side in (0, 1)]
    copy.zones = None
    assert found == [(stands_of(game, copy, side), zone_of(game, copy, side)) for side in (0, 1)] != before
    assert [(stands_of(game, pos, side), zone_of(game, pos, side)) for side in (0, 1)] == before
    assert copy.held == pos.held, "what is planned takes control of nothing"


# The search


def test_holding_the_goals_is_judged_better_and_more_so_towards_the_end() -> None:
    gains = []
    for turn in (2, 11):
        table = Table("ge_1_21_t 1411", "uk_7_h 1020", "uk_1sf_i 1020", turn=turn)
        goals = 1 << table.space("0912") | 1 << table.space("1715")
        take_control(table.game, table.pos, 1, goals)
        before = chance(table.game, table.pos, 0)
        take_control(table.game, table.pos, 0, goals)
        after = chance(table.game, table.pos, 0)
        assert chance(table.game, table.pos, 1) == pytest.approx(1 - after)
        gains.append(after - before)
    assert 0 < gains[0] < gains[1]


def test_every_line_of_the_search_can_be_played() -> None:
    units = ("ge_1_21_t 0715", "ge_1_21_i 0715", "it_8_132_i 0616", "uk_201_1_i 0915", "uk_7_h 1020")
    table = Table(*units)
    repertoire = repertoire_of("chitpull")
    assert repertoire.share(table.game, table.pos, 0) > 0
    playouts = Playouts(repertoire, table.game, table.pos, 0, 1, Clock(1e6), 1)
    lines = repertoire.lines(table.game, table.pos, 0)
    assert len(lines) >= 8
    values = [playouts.value(line, 0) for line in lines]
    assert all(0 <= value <= 1 for value in values)
    assert len(set(values)) > 1, "lines that come to the same are no choice"
    again = [playouts.value(line, 0) for line in lines]
    assert again == values, "what a player remembers must not change what a line comes to"


def test_what_most_can_be_brought_against_is_among_the_first_lines() -> None:
    """A lone battalion within reach before a strong stack; what nobody reaches is not thought about."""
    table = Table(
        "ge_1_21_t 0715", "ge_1_21_i 0715", "uk_201_1_i 0915", "uk_3_7_t 0917", "uk_5_7_t 0917", "uk_7_h 2530"
    )
    fights = [
        line.manner.targets[0][0]
        for line in repertoire_of("chitpull").lines(table.game, table.pos, 0)
        if isinstance(line.manner, Manner) and line.manner.targets
    ]
    assert fights == [table.space("0915"), table.space("0917")]


def test_a_line_is_rehearsed_for_one_activation_only() -> None:
    """Later activations are thought about when they come: in a play-out the script plays them."""
    table = Table("ge_1_21_t 1020", "uk_9l_1_t 2422")
    game, now, later = table.game, table.pos, table.pos.copy()
    later.drawn += 1
    manner = Manner("stand")
    repertoire = repertoire_of("chitpull")
    stays, moves = (repertoire.script(1, which).choose(game, now, 0) for which in (manner, None))
    assert stays != moves
    rehearsal = repertoire.rehearsal(1, manner)
    assert [rehearsal.choose(game, pos, 0) for pos in (now, later, now)] == [stays, moves, stays]


def test_the_marshal_looks_farther_than_the_veteran() -> None:
    table = Table("ge_1_21_t 0715", "uk_7_h 1020", turn=3)
    near, far = (repertoire_of("chitpull", level).ahead(table.game, table.pos, 2) for level in ("veteran", "marshal"))
    assert near < far


@pytest.mark.rule("gazala1942 7.0")
def test_a_marker_in_the_cup_whose_headquarters_were_lost_today_is_still_drawn_in_playouts() -> None:
    table = Table("ge_1_21_t 0715", "uk_201_1_i 0915", "uk_7_h 1020")
    game, view = table.game, table.pos.copy()
    for hq in game.hqs[1]:
        view.at[hq] = DEAD
    view.in_cup, view.chosen = [0, 2], [0, 0]
    whole = repertoire_of("chitpull").determinise(game, view, 0, random.Random(1))
    assert whole.chosen[1].bit_count() == 2
    assert all(game.side_of[game.marker_units[marker]] == 1 for marker in members(whole.chosen[1]))


def test_the_search_thinks_longest_where_most_strength_is_called() -> None:
    """Two panzer battalions get more of a day's time than armoured cars; once somebody has moved the plan stands."""
    repertoire = repertoire_of("chitpull")
    others = ("it_xx_h 1206", "it_65_101_i 1206", "uk_7_h 1020")
    strong = Table("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_33_15_a 0425 idle", *(f"{unit} idle" for unit in others))
    weak = Table("ge_1_21_t 0325 idle", "ge_2_21_t 0325 idle", "ge_33_15_a 0425", *(f"{unit} idle" for unit in others))
    assert repertoire.share(strong.game, strong.pos, 0) > repertoire.share(weak.game, weak.pos, 0) > 0
    strong.do("ge_1_21_t")
    strong.do("ge_1_21_t 0325-0326")
    assert repertoire.share(strong.game, strong.pos, 0) == 0
