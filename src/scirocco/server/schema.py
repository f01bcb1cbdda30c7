"""What is stored. A game is its record: the rows of ``actions``; everything else stands around it."""

from __future__ import annotations

import time
from typing import Literal

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Status = Literal["open", "playing", "finished", "review"]
SeatKind = Literal["open", "human", "computer"]
OfferKind = Literal["takeback", "draw"]

NOBODY = -1
"""The side to move when nobody is."""


def now() -> int:
    """Milliseconds since 1970: how times are stored."""
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class User(Base):
    """A person: a guest, or one with an account, who has a login and a password."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class Session(Base):
    """A browser that knows a person. Only the token's fingerprint is kept."""

    __tablename__ = "sessions"

    fingerprint: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class NoticeSettings(Base):
    """How a person wants to hear that it is his move."""

    __tablename__ = "notices"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    email: Mapped[str] = mapped_column(String(254), default="")
    confirmed: Mapped[bool] = mapped_column(Boolean, default=False)
    webhook: Mapped[str] = mapped_column(String(500), default="")


class GameTable(Base):
    """A game being played.

    ``version`` grows with every change of the record and guards it; ``revision`` grows with every change anyone at
    the table should see. ``length`` counts the actions, ``floor`` those that undo does not reach. ``start`` is the
    text of the position a record began with, when that was not the scenario's. ``bot_by`` and ``bot_until`` say
    which server process thinks for the computer. ``undone`` are the actions taken back that can be done again, a line
    for each, the next one first. ``turn`` and ``phase``, a message, say how far the game is, for lists. ``rules`` is
    the revision of the rules it was begun with.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    scenario: Mapped[str] = mapped_column(String(40))
    options: Mapped[str] = mapped_column(Text, default="")
    public: Mapped[bool] = mapped_column(Boolean, default=False)
    status: Mapped[str] = mapped_column(String(10), default="open")
    version: Mapped[int] = mapped_column(Integer, default=0)
    revision: Mapped[int] = mapped_column(Integer, default=0)
    length: Mapped[int] = mapped_column(Integer, default=0)
    floor: Mapped[int] = mapped_column(Integer, default=0)
    to_move: Mapped[int] = mapped_column(Integer, default=NOBODY)
    result: Mapped[str | None] = mapped_column(Text)
    start: Mapped[str | None] = mapped_column(Text)
    owner_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    rematch_of: Mapped[str | None] = mapped_column(ForeignKey("tables.id", ondelete="SET NULL"), unique=True)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now)
    bot_by: Mapped[str] = mapped_column(String(16), default="")
    bot_until: Mapped[int] = mapped_column(BigInteger, default=0)
    undone: Mapped[str] = mapped_column(Text, default="", server_default="")
    turn: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    phase: Mapped[str] = mapped_column(Text, default="", server_default="")
    rules: Mapped[int] = mapped_column(Integer, default=1, server_default="1")

    __table_args__ = (Index("ix_tables_status_updated", "status", "updated"),)


class AnalysisRow(Base):
    """What the analyst has found in a game at one version of its record, as JSON."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)


class Seat(Base):
    """A side of a table, and who plays it."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    side: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), default="open")
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    level: Mapped[str | None] = mapped_column(String(20))
    invite: Mapped[str | None] = mapped_column(String(64))


class ActionRow(Base):
    """One action of the record, with the dice it drew and the table's version after it."""

    __tablename__ = "actions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    side: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    dice: Mapped[str] = mapped_column(Text, default="")
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class Offer(Base):
    """A question to the other side: to take back (down to ``keep`` actions), or to call it a draw."""

    __tablename__ = "offers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    side: Mapped[int] = mapped_column(Integer, primary_key=True)
    keep: Mapped[int] = mapped_column(Integer, default=0)
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class ChatLine(Base):
    """Something said at the table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    side: Mapped[int] = mapped_column(Integer, default=NOBODY)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class Notepad(Base):
    """A seat's private notes."""

    __tablename__ = "notepads"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    side: Mapped[int] = mapped_column(Integer, primary_key=True)
    text: Mapped[str] = mapped_column(Text, default="")


class Due(Base):
    """Something people at a table should be told, and nobody has seen to yet."""

    __tablename__ = "dues"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    what: Mapped[str] = mapped_column(String(10))
    by: Mapped[str | None] = mapped_column(String(16))
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class LetterRow(Base):
    """A letter that waits to be sent; ``due`` is when it is tried next."""

    __tablename__ = "letters"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    way: Mapped[str] = mapped_column(String(10))
    to: Mapped[str] = mapped_column(String(500))
    subject: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    table_id: Mapped[str] = mapped_column(String(16), default="")
    what: Mapped[str] = mapped_column(String(10))
    tries: Mapped[int] = mapped_column(Integer, default=0)
    due: Mapped[int] = mapped_column(BigInteger, default=now, index=True)
