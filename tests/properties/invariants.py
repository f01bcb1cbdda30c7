"""What must hold after every action of every game, whoever plays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from scirocco.core.decisions import Action, Event
from scirocco.core.dice import RandomDice
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.games import game_ids, load
from scirocco.systems.somnium.events import Moved
from tests.oracle.umpire import Judge, judge_of


def play_and_check(game: Game[Any], seed: int, *, every: int = 1) -> Record:
    """Play one random game to its end and check everything after each action (the dear checks at each ``every``-th)."""
    rng = random.Random(seed)
    dice = RandomDice(seed)
    record = Record(game)
    # A game that is data only has no printed rulebook to be judged by.
    judge = judge_of(game) if game.id in game_ids() else None
    number = 0
    while not record.position.over:
        options = game.options(record.position)
        assert options, f"dead end: {game.decision(record.position)}"
        if number % every == 0:
            check_options(game, record.position, options)
            check_refusals(game, record.position, set(options), rng)
            check_copies(game, record.position)
        action = rng.choice(options)
        before = record.position.copy()
        events = record.play(action, dice)
        check_events(game, before, events)
        if number % every == 0:
            check_position(judge, game, record.position)
            check_undo(record, before)
        number += 1
        assert number < 20_000, "the game does not end"
    assert game.result(record.position) is not None
    assert game.options(record.position) == []
    return record


def check_position(judge: Judge | None, game: Game[Any], pos: Any) -> None:
    """Stacking, terrain, possession, points, as the oracle reads them: and no piece is lost or made."""
    assert game.faults(pos) == []
    assert judge is None or judge.complaints(judge.read(game.write_position(pos))) == []
    assert len(pos.at) == len(pos.marks) == len(game.piece_ids)


def check_options(game: Game[Any], pos: Any, options: list[Action]) -> None:
    """All options are legal, differ, and are read back as they are written."""
    assert len(set(options)) == len(options)
    for action in options:
        assert game.explain(pos, action) is None, game.format(action)
        assert game.parse(game.format(action)) == action


def check_refusals(game: Game[Any], pos: Any, options: set[Action], rng: random.Random) -> None:
    """What is not offered is refused with a reason; only another way to an offered end may be taken as well."""
    ends = {(action.piece, action.spaces[-1]) for action in options if action.verb == "move"}
    for action in stray_actions(game, rng, 12):
        if action in options or (action.verb == "move" and (action.piece, action.spaces[-1]) in ends):
            continue
        why = game.explain(pos, action)
        assert why is not None, f"{game.format(action)} is not offered, and yet allowed"
        assert why.text
        assert why.rule.startswith(game.id + " ")


def stray_actions(game: Game[Any], rng: random.Random, count: int) -> Iterator[Action]:
    """Well-formed actions that have little to do with the position."""
    spaces = len(game.board.ids)
    for _ in range(count):
        verb = rng.choice(list(game.forms))
        form = game.forms[verb].split()
        path = [rng.randrange(spaces)]
        if "path" in form:
            for _ in range(rng.randrange(3)):
                path.append(rng.choice(game.board.neighbours[path[-1]] or (path[-1],)))
        yield Action(
            verb,
            rng.randrange(len(game.piece_ids)) if "piece" in form else -1,
            tuple(path) if "path" in form else (path[0],) if "space" in form else (),
            rng.randrange(14) if "number" in form else -1,
        )


def check_copies(game: Game[Any], pos: Any) -> None:
    """A copy, and a position written and read back, are equal to the original."""
    copy = pos.copy()
    assert copy == pos
    assert hash(copy) == hash(pos)
    assert game.read_position(game.write_position(pos)) == pos
    for side in range(len(game.sides)):
        view = game.view(pos, side)
        assert game.decision(view) == game.decision(pos)


def check_events(game: Game[Any], before: Any, events: list[Event]) -> None:
    """Nobody spends more points than he has; every event names its rule."""
    for event in events:
        assert event.rule.startswith(game.id + " ")
        if isinstance(event, Moved):
            assert event.cost <= before.agenda[-1].number


def check_undo(record: Record, before: Any) -> None:
    """Taking an action back restores the position; after dice it cannot be taken back."""
    last = record.entries[-1]
    if last.dice:
        assert not record.can_undo()
        return
    after = record.position
    assert record.undo() == last.action
    assert record.position == before
    record.play(last.action, RandomDice(0))
    assert record.position == after


def check_replay(record: Record) -> None:
    """Written, read and played again, a record leads to the same position."""
    again = read_record(record.write(), load)
    assert again.position == record.position
    assert again.entries == record.entries
    assert again.write() == record.write()
