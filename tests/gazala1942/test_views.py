"""What each side may know: the cup and the planned landing."""

from __future__ import annotations

import random

import pytest

from scirocco.core.decisions import Task
from scirocco.core.dice import RandomDice
from scirocco.systems.chitpull.events import LandingPlanned, MarkerChosen, MarkerDrawn
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.views import may_read_action, readable
from tests.gazala1942.table import Table, found, load

GAME = load()
SPECTATOR = -1


def at_the_cup(side: int) -> Table:
    table = Table(
        *("it_xx_h 1206", "it_x_h 1705", "it_xxi_h 2403", "ge_afrika_h 1208", "uk_7_h 1020", "uk_1_h 1519"),
        *("uk_50_h 1810", "sa_1_sa_h 2508"),
        turn=4,
    )
    table.pos.track = ()
    table.pos.drawn = -1
    for unit in range(len(table.pos.marks)):
        table.pos.marks[unit] = 0
    table.pos.phase = 1
    table.pos.in_cup = [2, 2]
    table.pos.agenda = [Task("cup", 1, number=3), Task("cup", 0, number=2)] if side == 0 else [Task("cup", 1, number=3)]
    return table


def same_bytes(a: ChitPosition, b: ChitPosition) -> bool:
    return a == b and hash(a) == hash(b) and GAME.write_position(a).encode() == GAME.write_position(b).encode()


@pytest.mark.rule("gazala1942 7.0", "gazala1942 7.4", "gazala1942 10.4")
def test_choices_of_markers_and_landings_do_not_show() -> None:
    table = at_the_cup(0)
    plans = (
        ("mark it_xx_h", "mark it_x_h", "done"),
        ("mark ge_afrika_h", "mark it_xxi_h", "land 2130"),
        ("mark it_x_h", "mark ge_afrika_h", "land 2132"),
    )
    assert len({len(plan) for plan in plans}) == 1, "nor does the number of choices tell"
    seen = []
    for plan in plans:
        pos = table.pos.copy()
        for text in plan:
            GAME.play(pos, GAME.parse(text), RandomDice(1))
        seen.append(pos)
    for viewer in (1, SPECTATOR):
        views = [GAME.view(pos, viewer) for pos in seen]
        assert all(same_bytes(views[0], view) for view in views)
    own = [GAME.view(pos, 0) for pos in seen]
    assert not same_bytes(own[0], own[1])
    assert own[1] == seen[1], "the chooser sees all of it"


@pytest.mark.rule("gazala1942 7.4")
@pytest.mark.ruling("gazala1942 R85")
def test_nobody_can_tell_which_british_marker_stayed_out() -> None:
    table = at_the_cup(1)
    for hq in ("uk_7_h", "uk_1_h", "uk_50_h"):
        GAME.play(table.pos, GAME.parse(f"mark {hq}"), RandomDice(1))
    other = at_the_cup(1)
    for hq in ("sa_1_sa_h", "uk_1_h", "uk_50_h"):
        GAME.play(other.pos, GAME.parse(f"mark {hq}"), RandomDice(1))
    assert same_bytes(GAME.view(table.pos, 0), GAME.view(other.pos, 0))
    assert same_bytes(GAME.view(table.pos, SPECTATOR), GAME.view(other.pos, SPECTATOR))
    assert GAME.view(table.pos, 1).chosen[1].bit_count() == 3, "its owner knows three of which two are in"
    assert "lost" not in GAME.write_position(table.pos)


def test_markers_drawn_are_known_to_all() -> None:
    table = Table("ge_1_21_t 0325", "uk_7_h 1020")
    table.pos.chosen = [1 << GAME.units[GAME.piece_index["ge_afrika_h"]].marker | 1, 0]
    view = GAME.view(table.pos, 1)
    assert view.chosen[0] == 1 << GAME.units[GAME.piece_index["ge_afrika_h"]].marker
    assert view.track == table.pos.track


@pytest.mark.parametrize("scenario", ["opening", "strike"])
def test_whoever_decides_can_do_so_from_his_view(scenario: str) -> None:
    """Options, and the reasons why others are none, are the same on the view as on the table."""
    game = load(scenario)
    rng, dice, pos = random.Random(11), RandomDice(11), game.start()
    for _ in range(350):
        decision = game.decision(pos)
        if decision is None:
            break
        view = game.view(pos, decision.side)
        options = game.options(pos)
        assert game.options(view) == options
        assert game.decision(view) == decision
        wrong = game.parse("raise rommel 0101")
        assert game.explain(view, wrong) == game.explain(pos, wrong)
        assert game.read_position(game.write_position(view)) == view
        for other in (1 - decision.side, SPECTATOR):
            assert game.decision(game.view(pos, other)) == decision
        game.play(pos, rng.choice(options), dice)


def test_secret_choices_are_not_told() -> None:
    table = at_the_cup(0)
    events = GAME.play(table.pos, GAME.parse("mark it_xx_h"), RandomDice(1))
    events += GAME.play(table.pos, GAME.parse("mark it_x_h"), RandomDice(1))
    events += GAME.play(table.pos, GAME.parse("land 2130"), RandomDice(1))
    assert found(readable(GAME, events, 0, 0), LandingPlanned)
    for viewer in (1, SPECTATOR):
        seen = readable(GAME, events, 0, viewer)
        assert not found(seen, LandingPlanned)
        assert not found(seen, MarkerChosen)
    for text, secret in (("mark it_xx_h", True), ("land 2130", True), ("done", True), ("attack 0325", False)):
        action = GAME.parse(text)
        assert may_read_action(GAME, action, 0, 1) != secret
        assert may_read_action(GAME, action, 0, 0)


def test_a_drawn_marker_is_told_to_all() -> None:
    event = MarkerDrawn("gazala1942 7.2", 0, 3, 1)
    assert readable(GAME, [event], 0, 1) == [event]
