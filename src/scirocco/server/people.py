"""Guests, accounts and sessions. A guest plays at once; an account keeps his games over devices."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from scirocco.server.database import Database
from scirocco.server.keys import Passwords, Signer, fingerprint, random_id
from scirocco.server.refusals import Refusal, no_session
from scirocco.server.schema import GameTable, NoticeSettings, Seat, Session, User, now
from scirocco.server.sittings import Person

SESSION_DAYS = 180
DAY = 24 * 3600 * 1000
GUEST_DAYS = 365


class People:
    """Knows who is who. A session's token is signed, and only its fingerprint is stored."""

    def __init__(self, database: Database, key: bytes, passwords: Passwords) -> None:
        self._database, self._passwords = database, passwords
        self._sessions = Signer(key, "session")

    def session_id(self, token: str | None) -> str | None:
        """The session a cookie names, if we signed it; it need not exist any more."""
        return self._sessions.read(token) if token else None

    def find(self, token: str | None) -> Person | None:
        """Who a cookie belongs to."""
        session_id = self.session_id(token)
        if session_id is None:
            return None
        oldest = now() - SESSION_DAYS * DAY
        with self._database.read() as session:
            known = Session.fingerprint == fingerprint(session_id), Session.created > oldest
            user = session.scalar(select(User).join(Session, Session.user_id == User.id).where(*known))
        return None if user is None else _person(user)

    def _open_session(self, session: Transaction, user_id: str) -> str:
        session_id = secrets.token_hex(16)
        session.add(Session(fingerprint=fingerprint(session_id), user_id=user_id))
        return self._sessions.sign(session_id)

    # Coming and going

    def welcome(self, name: str | None) -> tuple[Person, str]:
        """A new guest, and the token of his session."""
        user = User(id=random_id(12), name=name or f"Guest {random_id(4).upper()}")
        with self._database.write() as session:
            session.add(user)
            session.flush()
            return _person(user), self._open_session(session, user.id)

    def register(self, person: Person | None, login: str, password: str, name: str | None) -> tuple[Person, str]:
        """An account. A guest keeps his seats; all his older sessions end."""
        if person is not None and not person.guest:
            raise Refusal(409, "have-account", "you have an account already; log out to make another")
        hashed = self._passwords.hash(password)
        try:
            with self._database.write() as session:
                user = session.get(User, person.id) if person else None
                if user is None:
                    user = User(id=random_id(12), name=name or login)
                    session.add(user)
                user.login, user.password, user.name = login.lower(), hashed, name or login
                session.flush()
                session.execute(delete(Session).where(Session.user_id == user.id))
                return _person(user), self._open_session(session, user.id)
        except IntegrityError:
            raise Refusal(409, "login-taken", "this login is taken; choose another") from None

    def log_in(self, person: Person | None, login: str, password: str) -> tuple[Person, str]:
        """Into an account. What the guest of this browser played goes over to it."""
        with self._database.read() as session:
            user = session.scalar(select(User).where(User.login == login.lower()))
        if not self._passwords.fits(password, user.password if user else None) or user is None:
            raise Refusal(401, "wrong-password", "there is no such login, or the password is another")
        with self._database.write() as session:
            if person is not None and person.guest:
                _hand_over(session, person.id, user.id)
            return _person(user), self._open_session(session, user.id)

    def log_out(self, token: str | None) -> None:
        session_id = self.session_id(token)
        if session_id is not None:
            with self._database.write() as session:
                session.execute(delete(Session).where(Session.fingerprint == fingerprint(session_id)))

    def change_password(self, person: Person, old: str, new: str) -> str:
        """A new password ends all sessions; the token is that of a new one."""
        with self._database.read() as session:
            user = session.get(User, person.id)
        if user is None or user.password is None:
            raise Refusal(409, "no-account", "a guest has no password; make an account first")
        if not self._passwords.fits(old, user.password):
            raise Refusal(401, "wrong-password", "the old password is another")
        hashed = self._passwords.hash(new)
        with self._database.write() as session:
            session.execute(update(User).where(User.id == person.id).values(password=hashed))
            session.execute(delete(Session).where(Session.user_id == person.id))
            return self._open_session(session, person.id)

    def rename(self, person: Person, name: str) -> Person:
        with self._database.write() as session:
            user = session.get(User, person.id)
            if user is None:
                raise no_session()
            user.name = name
        return person._replace(name=name)

    def tidy(self) -> None:
        """Sessions that have run out go, and guests of long ago who sit nowhere."""
        with self._database.write() as session:
            session.execute(delete(Session).where(Session.created < now() - SESSION_DAYS * DAY))
            seated = select(Seat.user_id).where(Seat.user_id.is_not(None))
            session.execute(
                delete(User).where(
                    User.login.is_(None), User.created < now() - GUEST_DAYS * DAY, User.id.not_in(seated)
                )
            )


def _person(user: User) -> Person:
    return Person(user.id, user.name, user.login)


def _hand_over(session: Transaction, guest: str, account: str) -> None:
    """The guest's seats and tables are the account's from now on; the guest is gone."""
    session.execute(update(Seat).where(Seat.user_id == guest).values(user_id=account))
    session.execute(update(GameTable).where(GameTable.owner_id == guest).values(owner_id=account))
    session.execute(delete(NoticeSettings).where(NoticeSettings.user_id == guest))
    session.execute(delete(Session).where(Session.user_id == guest))
    session.execute(delete(User).where(User.id == guest))
