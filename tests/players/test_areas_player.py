"""The scripted player of the area games."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.errors import NotationError
from scirocco.lab import Plan, simulate
from scirocco.players import levels_of, make_player, repertoire_of
from scirocco.players.areas import AreasPlayer
from scirocco.players.areas.judgement import chance
from scirocco.players.areas.manner import Manner
from scirocco.players.areas.orders import companions
from scirocco.players.areas.survey import Survey
from scirocco.players.areas.weights import SCALES
from scirocco.players.clock import Clock
from scirocco.players.playout import Playouts
from scirocco.players.repertoire import SCRIPT_LINE
from scirocco.players.search import Depth, Searching
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop
from tests.players.duel import play_out

REGULAR = SCALES.weights_of("regular")
RECRUIT = SCALES.weights_of("recruit")


def choice(table: Tabletop) -> str:
    """What the regular player does now."""
    side = table.decision.side
    return table.game.format(make_player("regular", 1).choose(table.game, table.game.view(table.pos, side), side))


@pytest.mark.slow
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("scenario", ["historical", "free", "solitaire"])
def test_the_regular_player_beats_the_random_one(side: int, scenario: str) -> None:
    for seed in range(2):
        regular, coin = make_player("regular", seed), make_player("random", seed)
        pair = (regular, coin) if side == 0 else (coin, regular)
        assert play_out(*pair, seed, "merkur", scenario).winner == side


@pytest.mark.slow
def test_the_printed_commonwealth_plays_a_solitaire_game_to_its_end() -> None:
    found = simulate(Plan("merkur", "solitaire", players=("regular", "printed"), games=2, seed=3))
    assert found.finished == 2


def test_the_printed_level_belongs_to_the_area_games() -> None:
    assert "printed" in levels_of(scirocco.load("merkur"))
    assert "printed" not in levels_of(scirocco.load("alamein"))
    alamein = scirocco.load("alamein")
    with pytest.raises(NotationError, match="no printed player"):
        make_player("printed", 1).choose(alamein, alamein.start(), 0)


def test_the_same_seed_makes_the_same_choices() -> None:
    game = scirocco.load("merkur")
    lines = []
    for _ in range(2):
        players = [make_player("regular", 7), make_player("random", 8)]
        pos, dice, done = game.start(), RandomDice(7), []
        while pos.turn < 2:
            decision = game.decision(pos)
            assert decision is not None
            action = players[decision.side].choose(game, game.view(pos, decision.side), decision.side)
            done.append(game.format(action))
            game.play(pos, action, dice)
        lines.append(done)
    assert lines[0] == lines[1]


def test_it_takes_a_good_assault_and_leaves_a_bad_one() -> None:
    good = Tabletop(GERMAN, "ge_i_sturm W24", "ge_ii_sturm W24", "ge_iii_sturm W24", "cw_6_gk W24")
    good.do("activate W24")
    assert choice(good) == "assault W24"
    bad = Tabletop(COMMONWEALTH, "cw_6_gk W24", "ge_i_sturm W24", "ge_ii_sturm W24", "ge_meindl W24")
    bad.do("activate W24")
    assert choice(bad) == "done"


def test_it_leads_with_its_strongest_and_lets_others_join_where_that_helps() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W24", "ge_ii_fjr3 W24", "cw_6_gk W24", options=["joined_only"])
    table.run("activate W24", "assault W24")
    assert choice(table) == "lead ge_i_sturm"
    table.do("lead ge_i_sturm")
    assert choice(table) == "join ge_ii_fjr3"
    tanks = Tabletop(COMMONWEALTH, "cw_18_nz W24", "cw_1_3_hussars W24", "cw_19_nz W24", "ge_i_fjr3 W24")
    tanks.run("activate W24", "assault W24", "lead cw_18_nz")
    assert choice(tanks) == "join cw_1_3_hussars", "they halve the defence of paratroops"


def test_the_raid_bombs_every_area_it_may() -> None:
    table = Tabletop.started()
    table.do("done")
    raids = 0
    dice = RandomDice(1)
    player = make_player("regular", 1)
    while table.pos.turn == 0:
        action = player.choose(table.game, table.pos, table.decision.side)
        raids += action.verb == "raid"
        table.game.play(table.pos, action, dice)
    assert raids >= 20


def test_an_empty_objective_is_taken() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W23", "ge_ii_sturm W23", "ge_iii_sturm W23", "cw_22_nz W26")
    table.do("activate W23")
    assert choice(table).startswith("ge_")
    table.do(choice(table))
    assert choice(table).rsplit("-", 1)[1] in ("W09", "W12", "W24"), "objectives with nobody in them"


def test_nobody_lingers_in_a_town_where_no_enemy_can_come() -> None:
    units = ("ge_i_gjr85 E13", "ge_pion_gj5 E13", "ge_iii_gjr85 E13", "cw_22_nz C13")
    table = Tabletop(GERMAN, *units, turn=15, facts=["held E11 E15"])
    assert choice(table) == "activate E13"


def test_a_recruit_thinks_of_nobody_who_could_come_along() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "ge_ii_sturm W10", "ge_iii_sturm W10", "cw_22_nz W11")
    unit, goal = table.unit("ge_i_sturm"), table.area("W11")
    table.do("activate W10")
    alone, together = (
        companions(Survey(table.game, table.pos, 0, weights, "1"), unit, goal) for weights in (RECRUIT, REGULAR)
    )
    assert alone == []
    assert len(together) == 2


def test_a_manner_makes_an_objective_draw_more() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W20", "cw_22_nz W23", "cw_23_nz W09")
    here, goal = table.area("W20"), table.area("W23")
    plain = Survey(table.game, table.pos, 0, REGULAR, "1")
    lured = Survey(table.game, table.pos, 0, REGULAR, "1", Manner(goals=((goal, 4.0),)).goals)
    assert lured.pull(here) > plain.pull(here)
    assert lured.after(table.pos).pull(here) == lured.pull(here)


def test_an_objective_taken_is_judged_better() -> None:
    contested = Tabletop(GERMAN, "ge_i_sturm W09", "ge_ii_sturm W09", "cw_22_nz W09", "cw_23_nz W12")
    taken = Tabletop(GERMAN, "ge_i_sturm W09", "ge_ii_sturm W09", "cw_22_nz W11", "cw_23_nz W12")
    values = [chance(table.game, table.pos, 0) for table in (contested, taken)]
    assert values[0] < values[1]
    assert chance(taken.game, taken.pos, 1) == pytest.approx(1 - values[1])


def test_every_line_of_the_search_can_be_played() -> None:
    units = ("ge_i_sturm W03", "ge_ii_sturm W03", "ge_meindl W03", "cw_22_nz W09", "cw_23_nz W10")
    table = Tabletop(GERMAN, *units)
    repertoire = repertoire_of("areas")
    assert repertoire.share(table.game, table.pos, 0) > 0
    playouts = Playouts(repertoire, table.game, table.pos, 0, 1, Clock(1e6), 2)
    values = [playouts.value(line, 0) for line in repertoire.lines(table.game, table.pos, 0)]
    assert len(values) >= 8
    assert all(0 <= value <= 1 for value in values)
    assert len(set(values)) > 1, "lines that come to the same are no choice"
    table.run("activate W03", "done")
    assert repertoire.share(table.game, table.pos, 0) == 0, "the manner of a player turn is kept"


def test_the_marshal_plays_its_lines_to_the_end_and_a_veteran_two_turns_far_until_the_end_is_near() -> None:
    """What a line comes to in the marshal's play-outs are games won, drawn or lost, from the first turn on."""
    units = ("ge_i_sturm W03", "ge_ii_sturm W03", "ge_meindl W03", "cw_22_nz W09", "cw_23_nz W10")
    for turn, level, ends in ((4, "veteran", False), (4, "marshal", True), (22, "veteran", True)):
        table, looked = Tabletop(GERMAN, *units, turn=turn), list[bool]()
        repertoire = repertoire_of("areas", level)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(repertoire, "judge", lambda game, pos, side, looked=looked: looked.append(pos.over) or 0.5)
            Playouts(repertoire, table.game, table.pos, 0, 1, Clock(1e6), 2).value(SCRIPT_LINE, 0)
        assert looked == [ends], f"{level} on turn {turn}"
    assert repertoire_of("areas", "marshal").proof(table.game).least > repertoire_of("areas").proof(table.game).least


def test_the_marshal_thinks_when_the_end_is_near_enough_to_be_played_out_often() -> None:
    marshal, veteran = repertoire_of("areas", "marshal"), repertoire_of("areas", "veteran")
    early, late = (Tabletop(GERMAN, "ge_i_sturm W03", "cw_22_nz W09", turn=turn) for turn in (14, 16))
    assert marshal.pace(early.game, early.pos) == 0
    assert marshal.pace(late.game, late.pos) == 1
    assert 0 < veteran.pace(early.game, early.pos) == veteran.pace(late.game, late.pos) < 1
    assert marshal.breadth(8) > veteran.breadth(8) == 8, "and it tries more lines then"


def test_a_late_thought_of_the_marshal_gives_every_line_its_first_playouts() -> None:
    units = ("ge_i_sturm W10", "ge_ii_sturm W10", "ge_meindl W10", "cw_22_nz W09", "cw_23_nz W12")
    for turn in (4, 22):
        table = Tabletop(GERMAN, *units, turn=turn)
        marshal = Searching("marshal", repertoire_of("areas", "marshal"), Depth(1e6, lines=8, playouts=200), 3)
        action = marshal.choose(table.game, table.pos, 0)
        assert table.game.explain(table.pos, action) is None
        if turn == 4:
            assert marshal.verdict is None
        else:
            assert marshal.verdict is not None
            tried = [samples for _, _, samples in marshal.verdict.standings]
            assert len(tried) > 3
            assert min(tried[:-1]) >= 8, "but the last, when the time was up"


def test_a_line_is_rehearsed_for_one_player_turn_only() -> None:
    """A battalion told to keep quiet in this turn assaults in the next."""
    table = Tabletop(GERMAN, "ge_i_sturm W24", "ge_ii_sturm W24", "cw_6_gk W24", turn=4)
    table.do("activate W24")
    later = table.pos.copy()
    later.turn = 5
    manner = Manner(areas=((table.area("W24"), "quiet"),))
    rehearsal = repertoire_of("areas", "marshal").rehearsal(1, manner)
    found = [rehearsal.choose(table.game, pos, 0).verb == "assault" for pos in (table.pos, later, table.pos)]
    assert found == [False, True, False]


def test_an_area_can_have_a_stance_of_its_own() -> None:
    """A battalion that would assault stays, told so for its area alone; the others assault."""
    units = ("ge_i_sturm W24", "ge_ii_sturm W24", "cw_6_gk W24", "ge_iii_sturm W12", "ge_iv_sturm W12", "cw_1_gk W12")
    for area, assaults in (("W24", False), ("W12", True)):
        table = Tabletop(GERMAN, *units)
        table.do(f"activate {area}")
        player = AreasPlayer(seed=1, manner=Manner(areas=((table.area("W24"), "quiet"),)))
        found = player.choose(table.game, table.pos, 0)
        assert (found.verb == "assault") == assaults


def test_the_bombers_can_be_given_a_target() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W10", "cw_22_nz W09", "cw_23_nz W11", "cw_28_maori W12")
    table.do("luftwaffe")
    for area in ("W09", "W11"):
        player = AreasPlayer(seed=1, manner=Manner(bombs=table.area(area)))
        assert player.choose(table.game, table.pos, 0).spaces == (table.area(area),)


def test_lines_bred_from_others_say_what_they_are() -> None:
    table = Tabletop(GERMAN, "ge_i_sturm W03", "ge_ii_sturm W10", "cw_22_nz W09", "cw_23_nz W11")
    repertoire, chance = repertoire_of("areas"), random.Random(1)
    line = SCRIPT_LINE
    for _ in range(30):
        line = repertoire.vary(table.game, table.pos, 0, line, chance) or line
    assert isinstance(line.manner, Manner)
    assert line.manner.areas
    assert line.manner.bombs >= 0
    assert {part.name for part in line.plan} > {"bomb"}
    assert any(part.name.endswith("-at") and part.space >= 0 for part in line.plan)


def test_a_hasty_player_begins_like_the_script_and_ranks_again_at_another_table() -> None:
    """Play-outs are played in haste: the areas of a player turn are ranked once. At a table that is not as it left it,
    it looks anew."""
    units = ("ge_i_sturm W24", "ge_ii_sturm W24", "cw_6_gk W24", "ge_iii_sturm C11", "cw_4_gk C07", "cw_5_gk E13")
    table, other = Tabletop(GERMAN, *units, turn=6), Tabletop(GERMAN, "ge_i_fjr1 E12", "cw_3_gk W26", turn=6)
    hasty = AreasPlayer(seed=1, hasty=True)
    first = hasty.choose(table.game, table.pos, 0)
    assert first == AreasPlayer(seed=1).choose(table.game, table.pos, 0)
    assert first.verb == "activate"
    assert table.game.format(hasty.choose(other.game, other.pos, 0)) == "activate E12"
    dice, seen = RandomDice(1), []
    while table.decision.side == 0 and table.pos.phase == 1:
        action = hasty.choose(table.game, table.pos, 0)
        seen += [action] if action.verb == "activate" else []
        table.game.play(table.pos, action, dice)
    assert len(seen) == len(set(seen)) >= 1
