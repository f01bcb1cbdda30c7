"""A table: seats, offers, the record, talk."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, Field

from scirocco.server.schema import OfferKind, SeatKind, Status
from scirocco.server.shapes.board import Board, Entry, Option
from scirocco.server.shapes.words import Message


class Seat(BaseModel):
    side: str
    name: str
    kind: SeatKind
    player: str | None = Field(description="who sits there")
    level: str | None
    you: bool
    invited: bool = Field(description="an invitation to this seat is out")


class Offer(BaseModel):
    kind: OfferKind
    side: str
    keep: int | None = Field(description="how many actions would be left after taking back")


class Outcome(BaseModel):
    """How it ended: ``winner`` is null for a draw."""

    winner: str | None
    scores: dict[str, int]
    how: Literal["played", "resigned", "agreed"]


class TableCard(BaseModel):
    """A table in a list."""

    id: str
    game: str
    title: str
    scenario: str
    options: list[str]
    public: bool
    status: Status
    version: int
    seats: list[Seat]
    you: list[str]
    your_move: bool
    to_move: str | None
    turn: int
    turns: int
    moment: Message
    phase_name: Message | None
    created: datetime
    updated: datetime
    result: Outcome | None


class Thinking(BaseModel):
    """The computer is thinking: for which side, how far it has got (0 to 1, null where nobody can say), since when."""

    side: str
    level: str
    done: float | None
    seconds: float


class ThinkingNews(BaseModel):
    """Over the live line: how far the computer is; null when it has done."""

    type: Literal["thinking"] = "thinking"
    thinking: Thinking | None


class HintReason(BaseModel):
    """A consideration that speaks for a hint, or against it where ``worth`` is negative."""

    worth: float = Field(description="in the coin in which the computer counts in that game")
    message: Message


class Hint(BaseModel):
    """What a player of a level would do, and why, the weightiest reason first."""

    option: Option
    level: str
    reasons: list[HintReason]


class TurnMark(BaseModel):
    """Where a turn begins: after ``at`` actions."""

    turn: int
    at: int
    moment: Message


class Step(BaseModel):
    """An action of the record: in which turn and phase it was taken. ``action`` is null where it may not be known."""

    number: int
    turn: int
    phase: str
    side: str
    action: str | None
    dice: list[int]


class Timeline(BaseModel):
    """The whole record in short, for a scrubber."""

    length: int
    turns: list[TurnMark]
    steps: list[Step]


class State(TableCard):
    """A table as one viewer sees it. ``choices`` are null unless the viewer must decide."""

    revision: int
    length: int
    rematch_of: str | None
    rematch: str | None
    board: Board
    choices: list[Option] | None
    log: list[Entry]
    can_undo: bool
    can_redo: bool
    hints: bool = Field(description="whether the viewer may ask for a hint")
    downloads: bool = Field(description="whether the viewer may have the record now: not while it would tell secrets")
    thinking: Thinking | None = None
    offers: list[Offer]
    last_chat: int


class Update(BaseModel):
    """What is new: keep the first ``keep`` actions, then these entries, then the state."""

    type: Literal["update"] = "update"
    keep: int
    entries: list[Entry]
    state: State


class ChatLine(BaseModel):
    id: int
    name: str
    side: str | None
    text: str
    at: datetime


class ChatNews(BaseModel):
    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Invitation(BaseModel):
    """The token opens one seat, once; it is shown only now."""

    table: str
    side: str
    token: str


class InvitationCard(BaseModel):
    """What an invitation is for, before one sits down."""

    table: str
    game: str
    title: str
    scenario: str
    side: str
    host: str | None = Field(description="who invites")


class Notepad(BaseModel):
    side: str
    text: str


class Replay(BaseModel):
    """The position after ``at`` actions, and the entries that led there from ``since``."""

    at: int
    length: int
    board: Board
    entries: list[Entry]


class Health(BaseModel):
    status: Literal["well"] = "well"
    version: str
    rules: Literal["compiled", "plain Python"]
    why_plain: str
    """Why the rules are not compiled; empty when they are."""
    database: str
    games: list[str]
