"""How to come to the moment a walk is about: actions found by playing the rules beforehand, with the dice they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import scirocco
from scirocco.core.dice import Dice, RandomDice, RecordingDice, ScriptedDice
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.players import Player, make_player
from scirocco.server.schema import ActionRow, GameTable, now
from scirocco.server.umpire import move_on, whose_move
from tests.browser.table import Table
from tests.server.rooms import Room

Moment = Callable[[Game[Any], Any], bool]
GOLDEN = Path(__file__).parents[1] / "golden"


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


def way_to(game_id: str, moment: Moment, *, seed: int = 1, level: str = "regular", scenario: str | None = None) -> Way:
    """Lets the computer play both sides until the moment has come."""
    game = scirocco.load(game_id, scenario=scenario)
    players: list[Player] = [make_player(level, seed + side) for side in range(2)]
    position, dice = game.start(), RecordingDice(RandomDice(seed))
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
