"""Games as they stand, replayed from their records and kept at hand while they are wanted."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

import scirocco
from scirocco.core.decisions import Action, Event
from scirocco.core.dice import Dice, RecordingDice, ScriptedDice
from scirocco.core.errors import DiceError, IllegalAction, NotationError
from scirocco.core.game import Game
from scirocco.core.records import action_line, record_text, why_refused
from scirocco.server.presenting import presenter_of
from scirocco.server.refusals import outdated
from scirocco.server.schema import ActionRow, GameTable

PAST_KEPT = 64
TAIL_KEPT = 64
REEL_STEP = 32
REELS_KEPT = 8


class Played(NamedTuple):
    """An action of a record and what came of it."""

    number: int
    version: int
    side: int
    text: str
    dice: tuple[int, ...]
    at: int
    events: tuple[Event, ...]


class Standing(NamedTuple):
    """A game as it stands at one version of its table. Nobody changes it; playing makes another.

    ``past`` are the positions before the last actions, the newest last; ``tail`` are the last actions.
    """

    game: Game[Any]
    version: int
    length: int
    position: Any
    past: tuple[Any, ...] = ()
    tail: tuple[Played, ...] = ()

    def play(self, action: Action, dice: Dice, version: int, at: int) -> Standing:
        """The game after one more action. Raises what :meth:`Game.play` raises."""
        decision = self.game.decision(self.position)
        rolled = RecordingDice(dice)
        after = self.position.copy()
        events = self.game.play(after, action, rolled)
        assert decision is not None, "a finished game has no legal action"
        text = self.game.format(action)
        played = Played(self.length + 1, version, decision.side, text, tuple(rolled.shown), at, tuple(events))
        return self._replace(
            version=version,
            length=self.length + 1,
            position=after,
            past=(*self.past[1 - PAST_KEPT :], self.position),
            tail=(*self.tail[1 - TAIL_KEPT :], played),
        )

    def back_to(self, length: int) -> Standing | None:
        """The game after its first actions, if that is not too long ago."""
        steps = self.length - length
        if steps == 0:
            return self
        if not 0 < steps <= len(self.past) or (length and steps >= len(self.tail)):
            return None
        return self._replace(
            length=length, position=self.past[-steps], past=self.past[:-steps], tail=self.tail[:-steps]
        )

    def replay(self, rows: Sequence[ActionRow], revision: int) -> Standing:
        """The game after the stored actions that follow. Refused where the rules no longer play one of them, in a game
        that was begun by that ``revision`` of the rules."""
        here = self
        for row in rows:
            dice = ScriptedDice(int(roll) for roll in row.dice.split())
            try:
                here = here.play(here.game.parse(row.text), dice, row.version, row.at)
            except (IllegalAction, NotationError, DiceError) as error:
                raise outdated(f"action {row.number}: {why_refused(here.game, revision, row.text, error)}") from None
        return here


def load_game(table: GameTable) -> Game[Any]:
    return scirocco.load(table.game, table.scenario, dict.fromkeys(table.options.split(), True))


def first_standing(game: Game[Any], start: str | None) -> Standing:
    """The game before its first action."""
    return Standing(game, 0, 0, game.read_position(start) if start else game.start())


def rows_of(session: Session, table_id: str, *, after: int = 0, upto: int | None = None) -> list[ActionRow]:
    """The stored actions, in order."""
    query = select(ActionRow).where(ActionRow.table_id == table_id, ActionRow.number > after)
    if upto is not None:
        query = query.where(ActionRow.number <= upto)
    return list(session.scalars(query.order_by(ActionRow.number)))


def lines_of(session: Session, table_id: str) -> tuple[tuple[str, str], ...]:
    """Every action with its dice as text, in order: what a worker process is told of a game, again and again."""
    query = select(ActionRow.text, ActionRow.dice).where(ActionRow.table_id == table_id)
    return tuple((text, dice) for text, dice in session.execute(query.order_by(ActionRow.number)))


class Reel(NamedTuple):
    """A film of a game up to a version: every so many actions a frame, and before each action its turn and phase."""

    version: int
    frames: list[Standing]
    steps: list[tuple[int, str]]


class Shelf:
    """The games in play, each at its newest version; those not wanted for the longest time are put away."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._lock = threading.Lock()

    def standing(self, session: Session, table: GameTable) -> Standing:
        """The game as it stands at the table's version."""
        with self._lock:
            known = self._kept.get(table.id)
        if known is None or known.version > table.version:
            found = self._from_start(session, table)
        elif known.version == table.version:
            found = known
        else:
            found = self._caught_up(session, table, known) or self._from_start(session, table)
        self.put(table.id, found)
        return found

    def _from_start(self, session: Session, table: GameTable) -> Standing:
        rows = rows_of(session, table.id)
        assert len(rows) == table.length, "the record and its table are read in one transaction"
        return first_standing(load_game(table), table.start).replay(rows, table.rules)._replace(version=table.version)

    def _caught_up(self, session: Session, table: GameTable, known: Standing) -> Standing | None:
        """What we had, back to where the record was cut, and on with what is new."""
        newer = ActionRow.table_id == table.id, ActionRow.version > known.version
        rows = list(session.scalars(select(ActionRow).where(*newer).order_by(ActionRow.number)))
        base = known.back_to(table.length - len(rows))
        return None if base is None else base.replay(rows, table.rules)._replace(version=table.version)

    def put(self, table_id: str, standing: Standing) -> None:
        with self._lock:
            known = self._kept.get(table_id)
            if known is None or known.version <= standing.version:
                self._kept[table_id] = standing
            self._kept.move_to_end(table_id)
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)

    def forget(self, table_id: str) -> None:
        with self._lock:
            self._kept.pop(table_id, None)

    # Looking back

    def at(self, session: Session, table: GameTable, length: int) -> Standing:
        """The game after its first ``length`` actions; a film of each game looked at is kept."""
        newest = self.standing(session, table)
        near = newest.back_to(length)
        if near is not None:
            return near
        frames = self._reel(session, table).frames
        frame = frames[min(length // REEL_STEP, len(frames) - 1)]
        return frame.replay(rows_of(session, table.id, after=frame.length, upto=length), table.rules)

    def steps(self, session: Session, table: GameTable) -> list[tuple[int, str]]:
        """For each action the turn and the phase in which it was taken."""
        return self._reel(session, table).steps

    def _reel(self, session: Session, table: GameTable) -> Reel:
        """The film of a game as it stands; one that is known is cut where the record was, and goes on."""
        with self._lock:
            known = self._reels.get(table.id)
        if known is None or known.version > table.version:
            known = Reel(-1, [first_standing(load_game(table), table.start)], [])
        if known.version < table.version:
            known = self._film(session, table, known)
        with self._lock:
            self._reels[table.id] = known
            self._reels.move_to_end(table.id)
            while len(self._reels) > REELS_KEPT:
                self._reels.popitem(last=False)
        return known

    def _film(self, session: Session, table: GameTable, known: Reel) -> Reel:
        old = ActionRow.table_id == table.id, ActionRow.version <= known.version
        same = session.scalar(select(func.count()).select_from(ActionRow).where(*old)) or 0
        frames = known.frames[: min(same, len(known.steps)) // REEL_STEP + 1]
        here = frames[-1]
        steps = known.steps[: here.length]
        shown = presenter_of(here.game)
        for row in rows_of(session, table.id, after=here.length):
            steps.append((here.position.turn, shown.phase(here.game, here.position)))
            here = here.replay([row], table.rules)._replace(past=(), tail=())
            if here.length % REEL_STEP == 0:
                frames.append(here)
        return Reel(table.version, frames, steps)

    def between(self, session: Session, table: GameTable, after: int, upto: int) -> list[Played]:
        """The actions with numbers in ``after < number <= upto``, with their events."""
        if after >= upto:
            return []
        newest = self.standing(session, table)
        if newest.tail and newest.tail[0].number <= after + 1:
            return [played for played in newest.tail if after < played.number <= upto]
        here, found = self.at(session, table, after)._replace(tail=()), []
        for row in rows_of(session, table.id, after=after, upto=upto):
            here = here.replay([row], table.rules)
            found.append(here.tail[-1])
        return found


def record_of(session: Session, table: GameTable, headers: dict[str, str]) -> str:
    """The whole game as a record. It is not played through: a game that the rules no longer play can be had too."""
    lines = (action_line(row.text, row.dice) for row in rows_of(session, table.id))
    return record_text(load_game(table), table.rules, headers, table.start or "", lines)
