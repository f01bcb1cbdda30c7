"""Questions to the other side: may I take this back, shall we call it a draw.

The computer lets you take back, and plays on rather than draw. Who plays all sides himself is asked by nobody.
An offer lapses as soon as the record changes.
"""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from scirocco.server.database import Database
from scirocco.server.refusals import Refusal, not_playing, not_your_seat, stale
from scirocco.server.schema import NOBODY, ActionRow, Offer
from scirocco.server.sittings import Ending, Person, Sitting, find_sitting, touch
from scirocco.server.umpire import Change, Tell, Umpire, note


class Offers:
    """Makes and answers offers."""

    def __init__(self, database: Database, umpire: Umpire, tell: Tell) -> None:
        self.database, self.umpire, self.tell = database, umpire, tell

    def make(self, table_id: str, person: Person, kind: str, version: int, side: int | None, keep: int | None) -> None:
        """Offer; what needs nobody's consent is done at once."""
        with self.database.write() as session:
            sitting = self._look(session, table_id, person, version)
            mine = sitting.side_or_only(side)
            keep = (
                self._how_far(session, sitting, sitting.sides if side is None else (side,), keep)
                if kind == "takeback"
                else 0
            )
            others = [seat for seat in sitting.seats if seat.side not in sitting.sides]
            if kind == "draw" and any(seat.kind == "computer" for seat in others):
                raise Refusal(409, "declined", "the computer plays on", version=version)
            agreed = all(seat.kind == "computer" for seat in others)
            if agreed:
                self._carry_out(session, sitting, kind, keep)
            else:
                session.merge(Offer(table_id=table_id, kind=kind, side=mine, keep=keep))
                touch(session, table_id)
                self.database.announce(session, table_id)
            change = Change(table_id, "move" if agreed else "offer", person.id, agreed)
            note(session, change)
        self.tell(change)

    def answer(self, table_id: str, person: Person, kind: str, version: int, accept: bool) -> None:
        """Accept or decline the other side's offer; declining one's own withdraws it."""
        with self.database.write() as session:
            sitting = self._look(session, table_id, person, version)
            offers = session.scalars(select(Offer).where(Offer.table_id == table_id, Offer.kind == kind)).all()
            theirs = [offer for offer in offers if offer.side not in sitting.sides]
            if accept and theirs:
                self._carry_out(session, sitting, kind, theirs[0].keep)
            elif accept or not offers:
                raise Refusal(409, "no-offer", "there is no such offer any more", version=version)
            else:
                session.execute(delete(Offer).where(Offer.table_id == table_id, Offer.kind == kind))
                touch(session, table_id)
                self.database.announce(session, table_id)
            change = Change(table_id, "finished" if accept and kind == "draw" else "answer", person.id, accept)
            note(session, change)
        self.tell(change)

    def _look(self, session: Session, table_id: str, person: Person, version: int) -> Sitting:
        sitting = find_sitting(session, table_id, person.id, lock=True)
        if not sitting.sides:
            raise not_your_seat("you do not sit at this table")
        table = sitting.table
        if table.version != version:
            raise stale(table.version)
        if table.status != "playing":
            raise not_playing(table.status, table.version)
        return sitting

    def _how_far(self, session: Session, sitting: Sitting, sides: tuple[int, ...], keep: int | None) -> int:
        """How many actions stay: all before one's last own decision, or fewer when asked; never only the other's."""
        own = select(ActionRow.number).where(ActionRow.table_id == sitting.table.id, ActionRow.side.in_(sides))
        last = session.scalar(own.order_by(ActionRow.number.desc()).limit(1))
        if last is None:
            raise Refusal(409, "nothing", "you have decided nothing yet", version=sitting.table.version)
        if keep is not None and keep >= last:
            raise Refusal(422, "not-yours", f"only your own decisions: at most {last - 1} actions can stay")
        return last - 1 if keep is None else keep

    def _carry_out(self, session: Session, sitting: Sitting, kind: str, keep: int) -> None:
        if kind == "takeback":
            self.umpire.take_back(session, sitting.table, keep)
        else:
            self.umpire.end(session, sitting.table, Ending(NOBODY, (0,) * len(sitting.seats), "agreed"))
