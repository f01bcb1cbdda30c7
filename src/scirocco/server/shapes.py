"""What goes over the wire to the reader: the answers of the API. The browser's types are made from these."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import BaseModel, Field

from scirocco.server.schema import OfferKind, SeatKind, Status


class Why(BaseModel):
    """Why something is not allowed: the rule that forbids it, a code with arguments, and words."""

    rule: str
    code: str
    text: str
    args: list[str] = []


class Trouble(BaseModel):
    """A refusal. ``why`` stands where a rule of the game forbids it, ``version`` where the table has moved on."""

    error: str
    text: str
    why: Why | None = None
    version: int | None = None


class Explanation(BaseModel):
    why: Why | None = Field(description="null when the action is allowed")


# --- people


class Me(BaseModel):
    """Who you are here."""

    id: str
    name: str
    guest: bool
    login: str | None = None


class Notices(BaseModel):
    email: str
    confirmed: bool
    webhook: str
    mail_available: bool


# --- the catalogue


class OptionText(BaseModel):
    id: str
    ruling: str
    text: str


class ScenarioText(BaseModel):
    id: str
    title: str
    summary: str


class SideName(BaseModel):
    id: str
    name: str


class GameCard(BaseModel):
    id: str
    title: str
    original: str
    publisher: str
    system: str
    summary: str
    turns: int
    sides: list[SideName]
    scenarios: list[ScenarioText]
    options: list[OptionText]
    levels: list[str] = Field(description="levels of the computer, the weakest first")


class RuleHeading(BaseModel):
    number: str
    title: str
    kind: str


class Ruling(BaseModel):
    id: str
    rule: str
    question: str
    answer: str
    option: str


class Rulebook(BaseModel):
    language: str
    rules: list[RuleHeading]
    text: str = Field(description="Markdown; each rule under a heading of its own")
    rulings: list[Ruling]


class Space(BaseModel):
    """A hex, an area, or a box off the map. ``x`` and ``y`` are in hex pitches, to the east and to the south."""

    id: str
    x: float | None
    y: float | None
    neighbours: list[str]
    name: str
    terrain: str
    features: list[str]
    box: bool


class Line(BaseModel):
    kind: str
    name: str
    spaces: list[str]


class Spaces(BaseModel):
    orientation: str | None = Field(description="flat-top or pointy-top; null for a map of areas")
    columns: int
    rows: int
    spaces: list[Space]
    lines: list[Line]


class Piece(BaseModel):
    """A counter as printed. ``values`` are those of the front, ``reduced`` those of the back."""

    id: str
    label: str
    name: str
    side: str | None
    nation: str = ""
    formation: str = ""
    type: str = ""
    values: dict[str, int] = {}
    reduced: dict[str, int] = {}


# --- a position


class Unit(BaseModel):
    """A counter in play; ``space`` is null when it is not on the board."""

    id: str
    space: str | None
    status: Literal["board", "away", "destroyed"]
    reduced: bool = False
    values: dict[str, int] = {}
    marks: list[str] = []


class Pool(BaseModel):
    """Points a side can spend."""

    kind: str
    side: str
    points: int


class ScoreLine(BaseModel):
    """One line of the score: ``times`` by ``each``."""

    side: str
    kind: str
    what: str
    times: int
    each: int
    points: int


class Shift(BaseModel):
    rule: str
    reason: str
    columns: int


class Chance(BaseModel):
    """A result and how many throws of all bring it."""

    result: str
    throws: int
    of: int


class Battle(BaseModel):
    """A fight as declared so far. The numbers stand here until the dice are thrown."""

    kind: Literal["assault", "bombardment"]
    space: str
    attackers: list[str]
    guns: list[str]
    defenders: list[str]
    support: list[str]
    air: int
    cover: int
    attack: int | None = None
    defence: int | None = None
    base_column: str | None = None
    column: str | None = None
    shifts: list[Shift] = []
    chances: list[Chance] = []


class Overlays(BaseModel):
    """Sets of spaces to shade: whose possession, whose zone, which mines are left."""

    possession: dict[str, list[str]] = {}
    zones: dict[str, list[str]] = {}
    marks: dict[str, list[str]] = {}


class Decision(BaseModel):
    side: str
    kind: str
    rule: str
    piece: str | None
    space: str | None
    pieces: list[str]
    number: int | None


class Option(BaseModel):
    """A choice: send ``action`` back as it is."""

    action: str
    verb: str
    piece: str | None
    spaces: list[str]
    number: int | None


class Event(BaseModel):
    """What happened. ``facts`` holds its particulars, with ids of units and spaces."""

    kind: str
    rule: str
    facts: dict[str, Any]


class Entry(BaseModel):
    """An action of the record with what came of it. ``action`` is null where the viewer may not know it."""

    number: int
    version: int
    side: str
    action: str | None
    dice: list[int]
    events: list[Event]
    at: datetime


class Board(BaseModel):
    """A position as the viewer may see it."""

    turn: int
    when: str
    phase: str
    decision: Decision | None
    units: list[Unit]
    pools: list[Pool]
    score: list[ScoreLine]
    totals: dict[str, int]
    battle: Battle | None
    overlays: Overlays


# --- a table


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
    created: datetime
    updated: datetime
    result: Outcome | None


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
    database: str
    games: list[str]
