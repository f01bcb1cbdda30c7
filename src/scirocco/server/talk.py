"""Chat at the table, and each seat's own notepad."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from scirocco.server import shapes
from scirocco.server.database import Database
from scirocco.server.refusals import not_your_seat
from scirocco.server.schema import NOBODY, ChatLine, Notepad
from scirocco.server.sittings import Person, find_sitting
from scirocco.server.umpire import Change, Tell

LINES_SHOWN = 200


class Talk:
    """What is said aloud, and what is written down in private."""

    def __init__(self, database: Database, tell: Tell) -> None:
        self.database, self.tell = database, tell

    def say(self, table_id: str, person: Person, text: str) -> None:
        """Those who sit at the table speak."""
        with self.database.write() as session:
            sitting = find_sitting(session, table_id, person.id)
            if not sitting.sides:
                raise not_your_seat("only those who sit at the table speak here")
            session.add(ChatLine(table_id=table_id, name=person.name, side=sitting.sides[0], text=text))
            self.database.announce(session, table_id)
        self.tell(Change(table_id, "chat", person.id))

    def read_notes(self, table_id: str, person: Person, side: int | None) -> tuple[int, str]:
        with self.database.read() as session:
            mine = find_sitting(session, table_id, person.id).side_or_only(side)
            pad = session.get(Notepad, (table_id, mine))
            return mine, pad.text if pad else ""

    def write_notes(self, table_id: str, person: Person, side: int | None, text: str) -> int:
        with self.database.write() as session:
            mine = find_sitting(session, table_id, person.id, lock=True).side_or_only(side)
            session.merge(Notepad(table_id=table_id, side=mine, text=text))
            return mine


def moment(milliseconds: int) -> datetime:
    """A stored time as people write it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def last_chat(session: Session, table_id: str) -> int:
    return session.scalar(select(func.max(ChatLine.id)).where(ChatLine.table_id == table_id)) or 0


def chat_after(session: Session, table_id: str, after: int, sides: Sequence[str]) -> list[shapes.ChatLine]:
    """The newest lines after one, in the order they were said."""
    newer = ChatLine.table_id == table_id, ChatLine.id > after
    lines = session.scalars(select(ChatLine).where(*newer).order_by(ChatLine.id.desc()).limit(LINES_SHOWN)).all()
    return [
        shapes.ChatLine(
            id=line.id,
            name=line.name,
            side=None if line.side == NOBODY else sides[line.side],
            text=line.text,
            at=moment(line.at),
        )
        for line in reversed(lines)
    ]
