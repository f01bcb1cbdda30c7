"""A table with those who sit at it, as one person finds it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from scirocco.server.refusals import Refusal, no_table, not_your_seat
from scirocco.server.schema import GameTable, Seat, User, now


class Person(NamedTuple):
    """Somebody with a session."""

    id: str
    name: str
    login: str | None

    @property
    def guest(self) -> bool:
        return self.login is None


class Ending(NamedTuple):
    """How a game ended: the winner's side or -1, the points, and in which way."""

    winner: int
    scores: tuple[int, ...]
    how: str

    def write(self) -> str:
        return json.dumps([self.winner, self.scores, self.how])

    @classmethod
    def read(cls, text: str) -> Ending:
        winner, scores, how = json.loads(text)
        return cls(winner, tuple(scores), how)


class Sitting(NamedTuple):
    """A table, its seats in the order of the sides, the names of those in them, and who looks at it."""

    table: GameTable
    seats: tuple[Seat, ...]
    names: dict[str, str]
    viewer: str | None

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides the viewer plays."""
        if self.viewer is None:
            return ()
        return tuple(seat.side for seat in self.seats if seat.user_id == self.viewer)

    def side_or_only(self, side: int | None) -> int:
        """The side the viewer speaks for: the one named, or the one to move, or his only one."""
        mine = self.sides
        if not mine:
            raise not_your_seat("you do not sit at this table")
        if side is None:
            return self.table.to_move if self.table.to_move in mine else mine[0]
        if side not in mine:
            raise not_your_seat()
        return side


def find_sitting(
    session: Session, table_id: str, viewer: str | None, *, invited: bool = False, lock: bool = False
) -> Sitting:
    """The table as a person finds it. A private one is found only by those who sit there or hold an invitation.
    ``lock`` keeps others from changing it until the transaction is over."""
    table = session.get(GameTable, table_id, with_for_update=lock)
    if table is None:
        raise no_table()
    sitting = gather(session, [table], viewer)[0]
    if not (table.public or invited or sitting.sides or (viewer is not None and table.owner_id == viewer)):
        raise no_table()
    return sitting


def gather(session: Session, tables: Sequence[GameTable], viewer: str | None) -> list[Sitting]:
    """Several tables with their seats, in two questions to the database."""
    ids = [table.id for table in tables]
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for seat in session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.side)):
        seats[seat.table_id].append(seat)
    people = {seat.user_id for row in seats.values() for seat in row if seat.user_id is not None}
    found = session.execute(select(User.id, User.name).where(User.id.in_(people)))
    names = dict(found.all())
    return [Sitting(table, tuple(seats[table.id]), names, viewer) for table in tables]


def touch(session: Session, table_id: str) -> None:
    """Something at the table has changed that is not in the record."""
    session.execute(
        update(GameTable).where(GameTable.id == table_id).values(revision=GameTable.revision + 1, updated=now())
    )


def side_number(sides: Sequence[str], name: str | None) -> int | None:
    """A side by its name."""
    if name is None:
        return None
    if name not in sides:
        raise Refusal(422, "no-side", f"there is no side {name!r}; the sides are {' and '.join(sides)}")
    return sides.index(name)
