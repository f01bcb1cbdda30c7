"""Random games of every scenario, with every invariant checked; positions and records in writing."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.errors import DataError, NotationError
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.position import GENERAL, Battle
from scirocco.systems.chitpull.text import read_battle, write_battle
from scirocco.systems.chitpull.zones import stands_of, zone_of
from tests.gazala1942.table import Table, load
from tests.oracle.umpire import judge_of
from tests.properties.invariants import check_position, check_replay, play_and_check

ALL_OPTIONS = sorted(load().switches)


@pytest.mark.parametrize(("scenario", "seed"), [("opening", 3), ("aida", 5), ("strike", 7)])
def test_a_random_game_keeps_every_invariant(scenario: str, seed: int) -> None:
    check_replay(play_and_check(load(scenario), seed, every=15))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_with_all_options_keeps_every_invariant(seed: int) -> None:
    check_replay(play_and_check(load("opening", ALL_OPTIONS), seed, every=15))


@pytest.mark.parametrize(("scenario", "seed"), [("strike", 11), ("opening", 12)])
def test_what_is_kept_with_a_position_is_what_would_be_found_afresh(scenario: str, seed: int) -> None:
    """Hexes, zones and choices: a copy has to work them out anew."""
    game = load(scenario)
    rng, dice, pos = random.Random(seed), RandomDice(seed), game.start()
    for _ in range(700):
        options = game.options(pos)
        keen = [action for action in options if action.verb in ("attack", "join", "clear", "advance")]
        game.play(pos, rng.choice(keen if keen and rng.random() < 0.7 else options), dice)
        if pos.over:
            break
        afresh = pos.copy()
        for side in (0, 1):
            assert stands_of(game, pos, side) == stands_of(game, afresh, side)
            assert zone_of(game, pos, side) == zone_of(game, afresh, side)
        assert game.options(pos) == game.options(afresh)


def fierce(game: ChitPull, seed: int) -> set[str]:
    """A game between players who attack whenever they can: the kinds of decisions they met."""
    rng, dice, pos, judge = random.Random(seed), RandomDice(seed), game.start(), judge_of(game)
    kinds: set[str] = set()
    while not pos.over:
        decision = game.decision(pos)
        assert decision is not None
        kinds.add(decision.kind)
        options = game.options(pos)
        keen = [action for action in options if action.verb in ("attack", "join", "air", "advance", "clear")]
        game.play(pos, rng.choice(keen or options), dice)
        if rng.random() < 0.1:
            check_position(judge, game, pos)
        if len(kinds) > 2 and rng.random() < 0.02:
            assert game.read_position(game.write_position(pos)) == pos
    return kinds


def test_fierce_games_are_sound_and_meet_most_kinds_of_decisions() -> None:
    kinds = fierce(load("strike"), 1) | fierce(load("opening"), 2)
    assert kinds >= {"place", "affiliate", "cup", "split", "order", "move", "react", "clash", "attack", "attackers"}
    assert kinds >= {"rest", "retreat", "advance", "merge", "replace"}


def test_a_position_must_make_sense() -> None:
    table = Table("ge_1_21_t 0325", "in_3_i 0326")
    text = table.game.write_position(table.pos)
    assert table.game.read_position(text) == table.pos
    for old, new in (
        ("ge_1_21_t 0325", "ge_1_21_t 0326"),
        ("ge_1_21_t 0325", "ge_1_21_t 2510x"),
        ("task order side=axis", "task order side=axis\ntask move side=axis"),
        ("drawn ge_afrika_h", "drawn ge_1_21_t"),
        ("track ge_afrika_h", "pools lancers=1"),
        ("track ge_afrika_h", "breaches 0101>0102"),
        ("track ge_afrika_h", "under ge_1_21_t Legion"),
        ("track ge_afrika_h", "cup 1"),
        ("track ge_afrika_h", "battle sea target=0326"),
    ):
        assert old in text
        with pytest.raises(NotationError, match="position text"):
            table.game.read_position(text.replace(old, new))
    with pytest.raises(NotationError, match="at least one task"):
        table.game.read_position("\n".join(line for line in text.splitlines() if not line.startswith("task")))


def test_a_battle_is_read_as_it_is_written() -> None:
    table = Table("ge_200_i 0325", "in_3_i 0326")
    table.pos.battle = Battle(
        GENERAL,
        table.space("0326"),
        (table.unit("ge_200_i"),),
        2,
        (table.unit("in_3_i"),),
        True,
        ((table.space("0326"), table.space("0327")),),
        (table.unit("ge_200_i"),),
        2,
        1 << table.space("0325"),
        (1, 2),
    )
    assert read_battle(table.game, write_battle(table.game, table.pos.battle)) == table.pos.battle


def test_unknown_options_are_refused() -> None:
    with pytest.raises(NotationError, match="unknown options"):
        scirocco.load("gazala1942", options={"rail_off": True})
    with pytest.raises(NotationError, match="no scenario"):
        scirocco.load("gazala1942", "winter")


def test_a_broken_folder_is_named() -> None:
    from scirocco.games import game_folder
    from scirocco.systems.chitpull.data import read_folder

    folder = read_folder(game_folder("gazala1942"), "opening")
    folder.scenario.setup[0].units = ["ge_1_21_t"]
    with pytest.raises(DataError, match="placed twice"):
        ChitPull(folder, {})
    folder = read_folder(game_folder("gazala1942"), "opening")
    folder.pieces[3].pool = "gold"
    with pytest.raises(DataError, match="gold"):
        ChitPull(folder, {})
    folder = read_folder(game_folder("gazala1942"), "opening")
    folder.tables.combat.rows["3"].pop()
    with pytest.raises(DataError, match="12 columns"):
        ChitPull(folder, {})
