"""Tables and seats: setting one up, sitting down, inviting, playing again, putting a record on the table."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import CursorResult, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

import scirocco
from scirocco.core.errors import RecordError, SciroccoError
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.server.database import Database
from scirocco.server.keys import fingerprint, random_id
from scirocco.server.library import card, check_game
from scirocco.server.positions import Shelf, rows_of
from scirocco.server.presenting import how_far
from scirocco.server.refusals import Refusal, not_playing, not_your_seat, unreadable
from scirocco.server.requests import GoOn, NewTable, SeatWish
from scirocco.server.schema import NOBODY, ActionRow, GameTable, Seat, now
from scirocco.server.settings import Settings
from scirocco.server.sittings import Person, Sitting, find_sitting, side_number, touch
from scirocco.server.umpire import Change, Tell, note, whose_move

ID_LENGTH = 10


class Seating:
    """Sets tables up and seats people."""

    def __init__(self, database: Database, settings: Settings, shelf: Shelf, tell: Tell) -> None:
        self.database, self.settings, self.shelf, self.tell = database, settings, shelf, tell

    # A new table

    def create(self, person: Person, wish: NewTable) -> str:
        check_game(wish.game)
        game = load_chosen(wish.game, wish.scenario, wish.options)
        table = _new_table(game, person.id, public=wish.public)
        seats = self._seats(game, table.id, wish.seats, person)
        with self.database.write() as session:
            self._lay(session, table, seats)
        self.tell(Change(table.id, "seats", person.id))
        return table.id

    def _seats(self, game: Game[Any], table_id: str, wished: Sequence[SeatWish], person: Person) -> list[Seat]:
        wishes = {side_number(game.sides, seat.side): seat for seat in wished}
        if len(wishes) != len(wished):
            raise Refusal(422, "seat-twice", "a side is named twice")
        return [self._seat(game, table_id, side, wishes.get(side), person) for side in range(len(game.sides))]

    def _seat(self, game: Game[Any], table_id: str, side: int, wish: SeatWish | None, person: Person) -> Seat:
        if wish is None or wish.kind == "open":
            return Seat(table_id=table_id, side=side)
        if wish.kind == "me":
            return Seat(table_id=table_id, side=side, kind="human", user_id=person.id)
        levels = card(game.id).levels
        level = wish.level or levels[-1]
        if level not in levels:
            raise Refusal(422, "no-level", f"there is no level {level!r}; there are {', '.join(levels)}")
        return Seat(table_id=table_id, side=side, kind="computer", level=level)

    def remove(self, table_id: str, person: Person) -> None:
        """A table that nobody else has sat down at, or a record under review, can be cleared by its owner."""
        with self.database.write() as session:
            sitting = find_sitting(session, table_id, person.id, lock=True)
            if sitting.table.owner_id != person.id:
                raise not_your_seat("only who set the table up can clear it")
            if sitting.table.status not in ("open", "review"):
                raise Refusal(
                    409, "not-open", "a game that has begun is not cleared away", version=sitting.table.version
                )
            session.delete(sitting.table)

    def _lay(self, session: Session, table: GameTable, seats: Sequence[Seat], rows: Sequence[ActionRow] = ()) -> None:
        """Put a table into the house; where every seat is taken its game begins."""
        session.add(table)
        session.flush()
        session.add_all([*seats, *rows])
        session.flush()
        self._begin_if_full(session, table.id)

    def _begin_if_full(self, session: Session, table_id: str) -> None:
        """The game begins, or goes on, when the last seat is taken."""
        table = session.get(GameTable, table_id)
        assert table is not None
        open_seat = select(Seat.side).where(Seat.table_id == table_id, Seat.kind == "open").limit(1)
        if table.status != "open" or session.scalar(open_seat) is not None:
            return
        for name, value in whose_move(self.shelf.standing(session, table)).items():
            setattr(table, name, value)
        session.flush()

    # Sitting down

    def join(self, table_id: str, person: Person, side: str | None, token: str | None) -> None:
        """Take an open seat: any of a public table, or the one an invitation is for."""
        with self.database.write() as session:
            sitting = find_sitting(session, table_id, person.id, invited=token is not None, lock=True)
            seat = _invited(sitting, token) if token is not None else self._open_seat(sitting, side)
            if seat.user_id == person.id:
                return
            if not _take(session, seat, person.id):
                raise Refusal(409, "seat-taken", "somebody sits there already", version=sitting.table.version)
            self._begin_if_full(session, table_id)
            touch(session, table_id)
            change = Change(table_id, "seats", person.id, True)
            note(session, change)
            self.database.announce(session, table_id)
        self.tell(change)

    def _open_seat(self, sitting: Sitting, side: str | None) -> Seat:
        game = card(sitting.table.game)
        wanted = side_number([one.id for one in game.sides], side)
        if not sitting.table.public and sitting.table.owner_id != sitting.viewer:
            raise not_your_seat("this table is private: you need an invitation")
        for seat in sitting.seats:
            if wanted in (None, seat.side) and seat.kind == "open":
                return seat
        raise Refusal(409, "seat-taken", "there is no open seat", version=sitting.table.version)

    def invite(self, table_id: str, person: Person, side: str | None) -> tuple[int, str]:
        """An invitation to an open seat: its side and its token. An older one to the same seat is void."""
        token = secrets.token_urlsafe(18)
        with self.database.write() as session:
            sitting = find_sitting(session, table_id, person.id, lock=True)
            if not sitting.sides and sitting.table.owner_id != person.id:
                raise not_your_seat("only who sits at the table can invite")
            wanted = side_number([one.id for one in card(sitting.table.game).sides], side)
            free = [s for s in sitting.seats if s.kind == "open" and wanted in (None, s.side)]
            if not free:
                raise Refusal(409, "seat-taken", "there is no open seat", version=sitting.table.version)
            free[0].invite = fingerprint(token)
            touch(session, table_id)
            self.database.announce(session, table_id)
        self.tell(Change(table_id, "seats", person.id))
        return free[0].side, token

    def show(self, table_id: str, person: Person, *, public: bool) -> None:
        """Let everybody look at a table, or nobody but those who sit there."""
        with self.database.write() as session:
            sitting = find_sitting(session, table_id, person.id, lock=True)
            if not sitting.sides and sitting.table.owner_id != person.id:
                raise not_your_seat("only who sits at the table can show it")
            sitting.table.public = public
            session.flush()
            touch(session, table_id)
            self.database.announce(session, table_id)
        self.tell(Change(table_id, "seats", person.id))

    def look_at_invitation(self, table_id: str, token: str) -> tuple[Sitting, int]:
        """The table and the side an invitation is for; nobody sits down yet."""
        with self.database.read() as session:
            sitting = find_sitting(session, table_id, None, invited=True)
        return sitting, _invited(sitting, token).side

    # Again

    def rematch(self, table_id: str, person: Person) -> str:
        """The same game with the sides swapped; asked for twice, it is the same table."""
        try:
            with self.database.write() as session:
                sitting = find_sitting(session, table_id, person.id)
                if not sitting.sides:
                    raise not_your_seat("you do not sit at this table")
                old = sitting.table
                if old.status != "finished":
                    raise Refusal(409, "not-over", "the game is not over yet", version=old.version)
                known = next_table(session, table_id)
                if known is not None:
                    return known
                game = load_chosen(old.game, old.scenario, old.options.split())
                table = _new_table(game, person.id, public=old.public, rematch_of=old.id, start=old.start)
                seats = [_swapped(table.id, seat, len(sitting.seats)) for seat in sitting.seats]
                self._lay(session, table, seats)
                change = Change(table.id, "seats", person.id, True)
                note(session, change)
                touch(session, old.id)
                self.database.announce(session, old.id)
        except IntegrityError:
            return self.rematch(table_id, person)
        self.tell(Change(table_id, "seats", person.id))
        self.tell(change)
        return table.id

    # Records

    def review(self, person: Person, text: str, *, public: bool) -> str:
        """A record put on the table, to be looked at."""
        if len(text.splitlines()) > 2 * self.settings.longest_record:
            raise unreadable(f"a record of more than {self.settings.longest_record} actions is not taken", "too-long")
        record = self._read(text)
        start = record.game.write_position(record.start) if record.custom_start else None
        table = _new_table(record.game, person.id, public=public, start=start)
        table.status, table.length, table.version = "review", len(record.entries), len(record.entries)
        for name, value in how_far(record.game, record.position).items():
            setattr(table, name, value)
        seats = [Seat(table_id=table.id, side=side) for side in range(len(record.game.sides))]
        rows = [
            ActionRow(
                table_id=table.id,
                number=number,
                version=number,
                side=entry.side,
                text=record.game.format(entry.action),
                dice=" ".join(map(str, entry.dice)),
                at=now(),
            )
            for number, entry in enumerate(record.entries, start=1)
        ]
        with self.database.write() as session:
            self._lay(session, table, seats, rows)
        return table.id

    def go_on(self, table_id: str, person: Person, wish: GoOn) -> str:
        """A game that takes a record up: the record itself stays as it is, so that one can try again."""
        with self.database.write() as session:
            old = find_sitting(session, table_id, person.id).table
            if old.status != "review":
                raise Refusal(409, "no-record", "only a record under review can be taken up", version=old.version)
            at = old.length if wish.at is None else wish.at
            if at > old.length:
                raise Refusal(404, "no-action", f"the record has {old.length} actions; there is no position {at}")
            standing = self.shelf.at(session, old, at)
            if standing.game.decision(standing.position) is None:
                raise not_playing("finished", old.version)
            table = _new_table(standing.game, person.id, public=wish.public, start=old.start)
            table.length = table.version = table.floor = at
            seats = self._seats(standing.game, table.id, wish.seats, person)
            rows = [_copied(row, table.id) for row in rows_of(session, old.id, upto=at)]
            self._lay(session, table, seats, rows)
        self.tell(Change(table.id, "seats", person.id))
        return table.id

    def _read(self, text: str) -> Record:
        try:
            record = read_record(text, load_named)
        except RecordError as error:
            raise unreadable(str(error), "record") from None
        except Refusal:
            raise
        except Exception:
            # Nobody's game is at stake, and a strange position may well be beyond what the rules expect.
            raise unreadable("this record cannot be played through", "record") from None
        if len(record.entries) > self.settings.longest_record:
            raise unreadable(f"a record of more than {self.settings.longest_record} actions is not taken", "too-long")
        return record


def load_chosen(game_id: str, scenario: str | None, options: Sequence[str]) -> Game[Any]:
    try:
        return scirocco.load(game_id, scenario, dict.fromkeys(options, True))
    except SciroccoError as error:
        raise unreadable(str(error), "no-such-game") from None


def load_named(game_id: str, scenario: str, options: Mapping[str, bool]) -> Game[Any]:
    """For a record from outside: games of the package only."""
    check_game(game_id)
    return scirocco.load(game_id, scenario, options)


def next_table(session: Session, table_id: str) -> str | None:
    """The rematch of a table."""
    return session.scalar(select(GameTable.id).where(GameTable.rematch_of == table_id))


def _new_table(
    game: Game[Any], owner: str, *, public: bool, rematch_of: str | None = None, start: str | None = None
) -> GameTable:
    return GameTable(
        id=random_id(ID_LENGTH),
        game=game.id,
        scenario=game.scenario,
        options=" ".join(name for name, on in game.switches.items() if on),
        public=public,
        owner_id=owner,
        rematch_of=rematch_of,
        start=start,
        status="open",
        to_move=NOBODY,
        rules=game.rules_revision,
    )


def _copied(row: ActionRow, table_id: str) -> ActionRow:
    """An action of a record for another table; of what was taken back between, nothing is left."""
    values = {"side": row.side, "text": row.text, "dice": row.dice, "at": row.at}
    return ActionRow(table_id=table_id, number=row.number, version=row.number, **values)


def _take(session: Session, seat: Seat, user_id: str) -> bool:
    """Sit down, unless somebody was quicker."""
    taken = session.execute(
        update(Seat)
        .where(Seat.table_id == seat.table_id, Seat.side == seat.side, Seat.kind == "open")
        .values(kind="human", user_id=user_id, invite=None)
        .execution_options(synchronize_session=False)
    )
    assert isinstance(taken, CursorResult)
    return taken.rowcount == 1


def _invited(sitting: Sitting, token: str) -> Seat:
    given = fingerprint(token)
    for seat in sitting.seats:
        if seat.invite is not None and hmac.compare_digest(seat.invite, given):
            return seat
    raise Refusal(403, "no-invitation", "this invitation is void: it was used, or a newer one was made")


def _swapped(table_id: str, seat: Seat, sides: int) -> Seat:
    return Seat(table_id=table_id, side=(seat.side + 1) % sides, kind=seat.kind, user_id=seat.user_id, level=seat.level)
