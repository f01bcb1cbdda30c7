"""The one door by which a game changes.

Whoever sends an action, person or computer, it is checked here for seat, turn, version and legality; the dice are
rolled here; and one row is added to the record in one transaction, guarded by the table's version, so that of two
that come at once only one stands.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.orm import Session

from scirocco.core.dice import Dice, RandomDice
from scirocco.core.errors import IllegalAction, NotationError, Why
from scirocco.core.game import Game
from scirocco.server.database import Database
from scirocco.server.positions import Shelf, Standing
from scirocco.server.presenting import how_far
from scirocco.server.refusals import illegal, no_table, not_playing, not_your_seat, stale, unreadable
from scirocco.server.schema import NOBODY, ActionRow, Due, GameTable, Offer, now
from scirocco.server.sittings import Ending, Sitting, find_sitting

log = logging.getLogger("scirocco.server")


class Change(NamedTuple):
    """Something that has changed at a table, told after it stands: what, through whom, and whether it is now
    somebody else's move."""

    table_id: str
    what: str
    by: str | None = None
    turned: bool = False

    @property
    def is_noticed(self) -> bool:
        """Whether those who are away should hear of it."""
        return self.what in ("offer", "finished") or (self.what in NOTICED and self.turned)


NOTICED = frozenset(("move", "finished", "offer", "seats"))
Tell = Callable[[Change], None]


def note(session: Session, change: Change) -> None:
    """Write down, in the transaction of a change, that people are to be told of it."""
    if change.is_noticed:
        session.add(Due(table_id=change.table_id, what=change.what, by=change.by))


FAULT = Why("", "fault", "the rules could not be applied to this action")


def why_not(game: Game[Any], view: Any, text: str) -> Why | None:
    """Why an action, in notation, is not allowed; None when it is."""
    try:
        return game.explain(view, game.parse(text))
    except NotationError as error:
        return Why("", "notation", str(error))
    except Exception:
        log.exception("the rules of %s failed to explain an action", game.id)
        return FAULT


class Umpire:
    """Lets actions in, takes them back, ends games."""

    def __init__(self, database: Database, shelf: Shelf, tell: Tell) -> None:
        self.database, self.shelf, self.tell = database, shelf, tell
        self.dice: Dice = RandomDice()

    # Playing

    def act(self, table_id: str, person_id: str, version: int, text: str) -> None:
        """An action of a person."""
        with self.database.read() as session:
            sitting = find_sitting(session, table_id, person_id)
            if not sitting.sides:
                raise not_your_seat("you do not sit at this table")
            self._check(sitting.table, version)
            if sitting.table.to_move not in sitting.sides:
                raise not_your_seat("it is not your decision")
            standing = self.shelf.standing(session, sitting.table)
        self._play(sitting.table, standing, text, person_id)

    def act_for_computer(self, table_id: str, version: int, text: str) -> None:
        """An action of the computer; it must sit where the decision is."""
        with self.database.read() as session:
            sitting = find_sitting(session, table_id, None, invited=True)
            self._check(sitting.table, version)
            if sitting.seats[sitting.table.to_move].kind != "computer":
                raise not_your_seat()
            standing = self.shelf.standing(session, sitting.table)
        self._play(sitting.table, standing, text, None)

    def _check(self, table: GameTable, version: int) -> None:
        if table.version != version:
            raise stale(table.version)
        if table.status != "playing":
            raise not_playing(table.status, table.version)

    def _play(self, table: GameTable, before: Standing, text: str, by: str | None, undone: str = "") -> None:
        after = self._judge(before, text)
        played = after.tail[-1]
        values: dict[str, Any] = {
            "length": after.length,
            "floor": _floor(table.floor, before, after),
            "undone": undone,
            **whose_move(after),
        }
        over = values["status"] == "finished"
        change = Change(table.id, "finished" if over else "move", by, values["to_move"] != table.to_move)
        with self.database.write() as session:
            move_on(session, table, **values)
            session.add(
                ActionRow(
                    table_id=table.id,
                    number=played.number,
                    version=played.version,
                    side=played.side,
                    text=played.text,
                    dice=" ".join(map(str, played.dice)),
                    at=played.at,
                )
            )
            note(session, change)
            self.database.announce(session, table.id)
        self.shelf.put(table.id, after)
        self.tell(change)

    def _judge(self, before: Standing, text: str) -> Standing:
        """The game after the action, if the rules allow it."""
        try:
            return before.play(before.game.parse(text), self.dice, before.version + 1, now())
        except NotationError as error:
            raise unreadable(str(error)) from None
        except IllegalAction as error:
            raise illegal(error.why, before.game, before.position) from None
        except Exception:
            # A fault of the rules is ours, but nothing has changed, and the table must go on.
            log.exception("the rules of %s failed on an action", before.game.id)
            raise illegal(FAULT) from None

    # Taking back

    def undo(self, table_id: str, person_id: str, version: int) -> None:
        """The last action goes, if it drew no dice and nobody has answered it."""
        with self.database.read() as session:
            sitting = find_sitting(session, table_id, person_id)
            if not sitting.sides:
                raise not_your_seat("you do not sit at this table")
            table = sitting.table
            self._check(table, version)
            standing = self.shelf.standing(session, table)
            if table.length <= table.floor:
                raise unreadable(
                    "there is nothing to take back since the last die roll or decision of the other side", "no-undo"
                )
            if last_side(session, table) not in sitting.sides:
                raise not_your_seat("the last action was not yours")
        undone = f"{standing.tail[-1].text}\n{table.undone}"
        with self.database.write() as session:
            self._cut(session, table, standing, table.length - 1, table.floor, undone)
        self.tell(Change(table.id, "undo", person_id))

    def redo(self, table_id: str, person_id: str, version: int) -> None:
        """What was taken back last is done again."""
        with self.database.read() as session:
            sitting = find_sitting(session, table_id, person_id)
            if not sitting.sides:
                raise not_your_seat("you do not sit at this table")
            table = sitting.table
            self._check(table, version)
            if table.to_move not in sitting.sides:
                raise not_your_seat("it is not your decision")
            if not table.undone:
                raise unreadable("there is nothing to do again", "no-redo")
            standing = self.shelf.standing(session, table)
        text, _, rest = table.undone.partition("\n")
        self._play(table, standing, text, person_id, rest)

    def take_back(self, session: Session, table: GameTable, keep: int) -> None:
        """With the other side's consent: down to the first ``keep`` actions, dice or not."""
        standing = self.shelf.standing(session, table)
        self._cut(session, table, standing, keep, keep)

    def _cut(
        self, session: Session, table: GameTable, standing: Standing, keep: int, floor: int, undone: str = ""
    ) -> None:
        shorter = standing.back_to(keep) or self.shelf.at(session, table, keep)
        move_on(session, table, length=keep, floor=floor, undone=undone, **whose_move(shorter))
        session.execute(delete(ActionRow).where(ActionRow.table_id == table.id, ActionRow.number > keep))
        self.database.announce(session, table.id)

    # Ending

    def end(self, session: Session, table: GameTable, ending: Ending) -> None:
        """The game is over before its time: resigned, or drawn by agreement."""
        move_on(session, table, status="finished", to_move=NOBODY, result=ending.write())
        self.database.announce(session, table.id)

    def resign(self, table_id: str, person_id: str, side: int | None) -> None:
        with self.database.write() as session:
            sitting = find_sitting(session, table_id, person_id, lock=True)
            loser = sitting.side_or_only(side)
            table = sitting.table
            if table.status != "playing":
                raise not_playing(table.status, table.version)
            sides = len(sitting.seats)
            self.end(session, table, Ending((loser + 1) % sides, (0,) * sides, "resigned"))
            change = Change(table_id, "finished", person_id, True)
            note(session, change)
        self.tell(change)


def move_on(session: Session, table: GameTable, **values: Any) -> None:
    """The guard: the record changes only if the table is still at the version that was looked at."""
    result = session.execute(
        update(GameTable)
        .where(GameTable.id == table.id, GameTable.version == table.version, GameTable.status == "playing")
        .values(version=GameTable.version + 1, revision=GameTable.revision + 1, updated=now(), **values)
        .execution_options(synchronize_session=False)
    )
    assert isinstance(result, CursorResult)
    if result.rowcount != 1:
        current = session.scalar(select(GameTable.version).where(GameTable.id == table.id))
        raise no_table() if current is None else stale(current)
    session.execute(delete(Offer).where(Offer.table_id == table.id))


def last_side(session: Session, table: GameTable) -> int:
    """Whose the last action was."""
    last = ActionRow.table_id == table.id, ActionRow.number == table.length
    side = session.scalar(select(ActionRow.side).where(*last))
    return NOBODY if side is None else side


def can_undo(sitting: Sitting, standing: Standing) -> bool:
    """Whether the viewer could take the last action back now."""
    table = sitting.table
    if table.status != "playing" or table.length <= table.floor or not standing.tail:
        return False
    return standing.tail[-1].side in sitting.sides


def can_redo(sitting: Sitting) -> bool:
    """Whether the viewer could do again now what was taken back."""
    table = sitting.table
    return table.status == "playing" and bool(table.undone) and table.to_move in sitting.sides


def _floor(floor: int, before: Standing, after: Standing) -> int:
    """How many actions are beyond undo: up to the last that drew dice, or the last of the other side."""
    played = after.tail[-1]
    if played.dice:
        return after.length
    if before.tail and before.tail[-1].side != played.side:
        return before.length
    return floor


def whose_move(standing: Standing) -> dict[str, Any]:
    """What the table's row says of the position: who decides, or how it ended; and how far it is."""
    game, position = standing.game, standing.position
    decision = game.decision(position)
    if decision is not None:
        return {"to_move": decision.side, "status": "playing", "result": None, **how_far(game, position)}
    result = game.result(position)
    assert result is not None, "a game without a decision has a result"
    ending = Ending(result.winner, result.scores, "played")
    return {"to_move": NOBODY, "status": "finished", "result": ending.write(), **how_far(game, position)}
