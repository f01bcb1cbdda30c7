"""A position as a viewer may see it, in shapes general enough for every rules system."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import BaseModel, Field

from scirocco.server.shapes.words import Fact, Message, Why


class Unit(BaseModel):
    """A counter in play; ``space`` is null when it is not on the board. Marks are codes: ``<system>-mark-<code>``.
    ``unused`` is a counter that this scenario does not use, or that is a part of another one now. ``activity`` says how
    far a unit has got in its turn, in games where units are called upon one group after the other."""

    id: str
    space: str | None
    status: Literal["board", "away", "destroyed", "unused"]
    facing: Literal["front", "reduced", "last", "hidden"] = "front"
    activity: Literal["waiting", "ready", "done", "spent"] | None = None
    reduced: bool = False
    values: dict[str, int] = {}
    marks: list[str] = []


class Pool(BaseModel):
    """Points a side can spend; words: ``pool-<kind>``."""

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
    label: Message


class Must(BaseModel):
    """A unit that must still act before the phase can end."""

    unit: str
    space: str | None
    rule: str
    reason: Message


# --- a battle


class Fighter(BaseModel):
    """A unit in a battle and what it adds. ``part`` is attacker, gun, defender, support, or a system's own."""

    unit: str
    part: str
    value: int


class Sum(BaseModel):
    name: Message
    value: int


class Party(BaseModel):
    side: str
    role: Literal["attack", "defence"]
    units: list[Fighter]
    sums: list[Sum]


class Spend(BaseModel):
    """Points that can be given to a battle. ``finals[i]`` is the ladder's final column with ``least + i`` of them."""

    pool: str
    side: str
    given: int
    least: int
    most: int
    finals: list[int]


class Ladder(BaseModel):
    """The columns of a table; ``base`` is that of the bare relation, ``final`` that after all shifts."""

    columns: list[str]
    base: int
    final: int


class Shift(BaseModel):
    """Something that moves the column or the dice: to the attacker's good when positive. One that does not apply
    says why."""

    rule: str
    code: str
    reason: Message
    amount: int
    applies: bool = True
    why: Message | None = None


class Chance(BaseModel):
    """A result and how many throws of all bring it; ``favours`` runs from -2, the defender's best, to 2."""

    outcome: Literal["attacker", "exchange", "none", "defender"]

    result: str
    name: Message
    throws: int
    of: int
    favours: int


class Peril(BaseModel):
    """How many throws of all cost a unit a step, or its life; ``unit`` is null for the stack as a whole.

    ``least`` is what no choice of its owner averts, ``most`` what it can come to. The two are equal where nobody has
    a choice; where they are not, ``assumption`` says on what ``most`` rests. ``space`` is where it happens, for a unit
    that is not there yet; ``name`` says what happens, where that is more than the outcome.
    """

    side: str
    unit: str | None
    space: str | None = None
    outcome: Literal["reduced", "destroyed"]
    name: Message | None = None
    least: int
    most: int
    of: int
    assumption: Message | None = None


class Joiner(BaseModel):
    """A unit of the attacker's and a fight that is planned: as what it can take part, or why it cannot. ``joins``: it
    takes part in the fight as it is weighed; ``must``: it cannot stay out. Of those with the same ``instead`` only one
    joins."""

    unit: str
    part: Literal["unit", "gun", "headquarters", "battery"]
    joins: bool = False
    must: bool = False
    instead: str = ""
    why: Why | None = None


class Reply(BaseModel):
    """The most that the other side can still add to a fight after the attacker has declared it: units and points, and
    the relation and the ladder's final column that would then count. Nothing is added where both are empty."""

    side: str
    units: list[Fighter]
    points: int
    relation: Message | None
    final: int | None


class Battle(BaseModel):
    """A fight, as declared so far or as it would be. The attacker's party comes first. ``joiners`` and ``reply`` stand
    in the preview of a fight that may be declared now; ``barred`` says why it may not with those who join so far."""

    kind: str
    rule: str
    space: str | None
    title: Message
    declared: bool
    parties: list[Party]
    spends: list[Spend] = []
    relation: Message | None = None
    ladder: Ladder | None = None
    shifts: list[Shift] = []
    chances: list[Chance] = []
    perils: list[Peril] = []
    dice: str = "2d6"
    joiners: list[Joiner] = []
    reply: Reply | None = None
    barred: Why | None = None


# --- beside the map


class TrackBox(BaseModel):
    """A box of a track, and who comes into play there."""

    id: str
    night: bool = False
    name: Message
    arrivals: list[str] = []
    notes: list[Message] = []


class Track(BaseModel):
    """A track; ``at`` is the number of the box where its marker lies, -1 when it lies nowhere. ``rows`` is how many
    boxes stand under one another, as the turns of a day. ``about`` says what it is for, where that is not plain, by
    ``rule``."""

    id: str
    name: Message
    at: int
    rows: int = 1
    boxes: list[TrackBox]
    about: Message | None = None
    rule: str | None = None


class TrayItem(BaseModel):
    """Something in a box beside the map: a piece, or something with only a name; when and where it comes in."""

    piece: str | None = None
    name: Message | None = None
    turn: int | None = None
    place: Fact | None = None
    ready: bool = False


class Tray(BaseModel):
    """A box beside the map. ``count`` is larger than the list where some of it may not be seen."""

    id: str
    kind: Literal["losses", "reinforcements", "reserve", "left", "cup", "pool", "other"]
    side: str | None
    name: Message
    items: list[TrayItem]
    count: int


# --- overlays and reach


class LayerName(BaseModel):
    """An overlay that can be asked for: of the whole board, or of a piece. ``marker``: it shows markers that lie on the
    board, and is seen unless somebody switches it off."""

    id: str
    name: Message
    per: Literal["board", "piece"] = "board"
    side: str | None = None
    marker: bool = False


class LayerSpace(BaseModel):
    space: str
    side: str | None = None
    value: float | None = None
    name: Message | None = None


class Layer(BaseModel):
    """Spaces to shade, and lines to draw through spaces."""

    id: str
    piece: str | None = None
    spaces: list[LayerSpace]
    lines: list[list[str]] = []


class ReachSpace(BaseModel):
    """A space a unit can come to: what it costs, by which way (the start included), whether it may end there, and
    what awaits it. ``action`` is the move in notation."""

    space: str
    cost: float
    path: list[str]
    end: bool
    signs: list[str] = []
    action: str | None = None


class Reach(BaseModel):
    """Where a unit can go now or, when it is not to move now, could go."""

    piece: str
    start: str | None
    points: float
    hypothetical: bool
    spaces: list[ReachSpace]


# --- deciding and what came of it


class Decision(BaseModel):
    side: str
    kind: str
    rule: str
    piece: str | None
    space: str | None
    pieces: list[str]
    number: int | None


class Option(BaseModel):
    """A choice: send ``action`` back as it is. ``closes`` marks those that end something instead of doing something,
    ``weighs`` those whose dice can be weighed beforehand: a preview can be asked for. ``leaves`` says what would be
    left undone, or would follow at once: then the player is asked before it is sent."""

    action: str
    verb: str
    piece: str | None
    spaces: list[str]
    number: int | None
    label: Message
    closes: bool
    weighs: bool
    leaves: list[Message] = []


class Handful(BaseModel):
    """Dice thrown together. ``hits`` says of each what it did: 2 hit, 1 hit only some kind of unit, 0 missed; it is
    empty where dice do not hit."""

    name: Message | None = None
    dice: list[int]
    hits: list[int] = []


class Event(BaseModel):
    """What happened. ``facts`` holds its particulars, with ids of units and spaces; ``message`` the sentence.
    ``structure`` marks what begins a chapter of the log; ``announce`` what nobody may overlook, as the end of a side's
    day; ``thrown`` are the dice that belong to this event."""

    kind: str
    rule: str
    facts: dict[str, Any]
    message: Message
    structure: bool
    announce: bool = False
    thrown: list[Handful] = []


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
    turns: int
    when: str
    moment: Message
    phase: str
    phase_name: Message
    active: str | None = Field(description="the side whose phase it is")
    decision: Decision | None
    prompt: Message | None = Field(description="who must do what")
    must: list[Must]
    units: list[Unit]
    pools: list[Pool]
    score: list[ScoreLine]
    totals: dict[str, int]
    battle: Battle | None
    tracks: list[Track]
    trays: list[Tray]
    layers: list[LayerName]
