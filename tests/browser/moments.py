"""How to come to the moment a walk is about: actions found by playing the rules beforehand, with the dice they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import select

import scirocco
from scirocco.core.decisions import Action
from scirocco.core.dice import Dice, RandomDice, RecordingDice, ScriptedDice
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.players import Player, make_player
from scirocco.server.schema import ActionRow, GameTable, Seat, now
from scirocco.server.umpire import move_on, whose_move
from tests.browser.table import HEADERS, Json, Table
from tests.server.rooms import Room

GOLDEN = Path(__file__).parents[1] / "golden"
Moment = Callable[[Game[Any], Any], bool]


class LoadedDice(Dice):
    """Dice that fall as a test has told them, and fairly when it has told them nothing."""

    def __init__(self) -> None:
        self._told: list[int] = []
        self._fair = RandomDice(1)

    def tell(self, rolls: Iterable[int]) -> None:
        self._told.extend(rolls)

    def roll(self, sides: int = 6) -> int:
        return self._told.pop(0) if self._told else self._fair.roll(sides)


class Way(NamedTuple):
    """From the start of a game to a moment."""

    actions: list[str]
    rolls: list[int]


IDLE = "idle"
"""A level that lets everything rest that may rest: the quickest way through the turns."""


class Idler:
    """Ends whatever can be ended."""

    name = IDLE

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        options = game.options(view)
        return next((option for option in options if option.verb in ("end", "stop", "done", "rest")), options[0])


def way_to(game_id: str, moment: Moment, *, seed: int = 1, level: str = "regular", scenario: str | None = None) -> Way:
    """Lets the computer play both sides until the moment has come."""
    game = scirocco.load(game_id, scenario=scenario)
    return _lead(game, game.start(), moment, seed, level)


def way_on(record: Record, moment: Moment, *, seed: int = 1, level: str = IDLE) -> Way:
    """The same from where a game stands."""
    return _lead(record.game, record.position.copy(), moment, seed, level)


def _lead(game: Game[Any], position: Any, moment: Moment, seed: int, level: str) -> Way:
    players: list[Player] = [Idler() if level == IDLE else make_player(level, seed + side) for side in range(2)]
    dice = RecordingDice(RandomDice(seed))
    actions: list[str] = []
    for _ in range(20_000):
        if moment(game, position):
            return Way(actions, dice.shown)
        decision = game.decision(position)
        assert decision is not None, "the game is over and the moment never came"
        action = players[decision.side].choose(game, game.view(position, decision.side), decision.side)
        actions.append(game.format(action))
        game.play(position, action, dice)
    raise AssertionError("the moment never came")


def sit_down(visitor: Table, room: Room, game_id: str, way: Way | None = None, **wish: object) -> Table:
    """Somebody who plays both sides on one screen, from the beginning or from a moment; the way there is played before
    the page is opened."""
    visitor.send("/api/session", name="Anna")
    seats = [{"side": side, "kind": "me"} for side in scirocco.load(game_id).sides]
    table = visitor.send("/api/tables", **{"game": game_id, "seats": seats, **wish})
    if way is not None:
        go_on(visitor, room, table, way)
    visitor.open(table["id"])
    return visitor


def go_on(visitor: Table, room: Room, state: Json, way: Way) -> None:
    """Plays a way at a table past the screen, through the same door, with the dice it needs."""
    umpire, me = room.house.umpire, visitor.ask("/api/session")["id"]
    assert isinstance(umpire.dice, LoadedDice), "the walk has to ask for the dice"
    umpire.dice.tell(way.rolls)
    for version, action in enumerate(way.actions, start=state["version"]):
        umpire.act(state["id"], me, version, action)


def way_along(name: str, moment: Moment, *, before: int = 0) -> tuple[Way, Way]:
    """A game that is kept with the tests: the way to so many actions before a moment, and from there to the moment."""
    record = read_record((GOLDEN / f"{name}.war").read_text(encoding="utf-8"), scirocco.load)
    position, played = record.game.start(), 0
    while not moment(record.game, position):
        assert played < len(record.entries), f"the moment never comes in {name}"
        entry = record.entries[played]
        record.game.play(position, entry.action, ScriptedDice(entry.dice))
        played += 1
    return _way(record, 0, played - before), _way(record, played - before, played)


def _way(record: Record, first: int, last: int) -> Way:
    entries = record.entries[first:last]
    return Way(
        [record.game.format(entry.action) for entry in entries], [die for entry in entries for die in entry.dice]
    )


def lay_out(room: Room, table_id: str, way: Way) -> None:
    """Puts a record on a table whose game has not begun, all at once: playing it there would take a hundred times as
    long."""
    house, dice = room.house, ScriptedDice(way.rolls)
    with house.database.write() as session:
        table = session.get_one(GameTable, table_id)
        standing = house.shelf.standing(session, table)
        for text in way.actions:
            standing = standing.play(standing.game.parse(text), dice, table.version + 1, now())
            played = standing.tail[-1]
            row = {field: getattr(played, field) for field in ("number", "version", "side", "text", "at")}
            session.add(ActionRow(table_id=table_id, dice=" ".join(map(str, played.dice)), **row))
        move_on(session, table, length=standing.length, floor=standing.length, undone="", **whose_move(standing))
    house.shelf.put(table_id, standing)


def can_attack(game: Game[Any], position: Any) -> bool:
    """The moment in which somebody can attack."""
    return any(option.verb == "attack" for option in game.options(position))


def record_of(visitor: Table) -> Record:
    """The game as it stands, from the file the table hands out."""
    answer = visitor.page.request.get(f"/api/tables/{visitor.id}/record")
    return read_record(answer.text(), scirocco.load)


def rolls_for(record: Record, action: str, wanted: set[str]) -> list[int]:
    """Two dice after which an action leads to all the kinds of decisions one wants; none when it rolls no dice."""
    game = record.game
    for first, second in product(range(1, 7), repeat=2):
        position, dice = record.position.copy(), ScriptedDice((first, second))
        game.play(position, game.parse(action), dice)
        if dice.left():
            return []
        if wanted <= _kinds_after(game, position):
            return [first, second]
    raise AssertionError(f"no dice make {action} lead to {sorted(wanted)}")


def _kinds_after(game: Game[Any], position: Any) -> set[str]:
    """The kinds of decisions that follow until the next target is chosen; whoever is asked goes where he can."""
    kinds: set[str] = set()
    while (decision := game.decision(position)) is not None and decision.kind not in ("target", "unit"):
        kinds.add(decision.kind)
        game.play(position, game.options(position)[0], RandomDice(1))
    return kinds


def recorded(name: str, moment: Moment) -> Record:
    """One of the golden records, as far as a moment."""
    full = read_record((GOLDEN / f"{name}.war").read_text(encoding="utf-8"), scirocco.load)
    record = Record(full.game)
    for entry in full.entries:
        if moment(record.game, record.position):
            return record
        record.play(entry.action, ScriptedDice(entry.dice))
    raise AssertionError(f"the moment never came in {name}")


def take_up(room: Room, visitor: Table, record: Record, **levels: str) -> None:
    """Goes on with a record where it leaves off: the visitor plays every side for which no level is named."""
    person = visitor.send("/api/session", name="Anna")["id"]
    answer = visitor.page.request.post(
        "/api/records", data=record.write(), headers={**HEADERS, "Content-Type": "text/plain"}
    )
    assert answer.ok, answer.text()[:300]
    table_id = answer.json()["id"]
    decision = record.game.decision(record.position)
    assert decision is not None, "the game is over"
    with room.house.database.write() as session:
        table = session.get(GameTable, table_id)
        assert table is not None
        table.status, table.to_move, table.floor = "playing", decision.side, table.length
        for seat in session.scalars(select(Seat).where(Seat.table_id == table_id)):
            level = levels.get(record.game.sides[seat.side])
            seat.kind, seat.level = ("computer", level) if level else ("human", None)
            seat.user_id = None if level else person
    visitor.open(table_id)
