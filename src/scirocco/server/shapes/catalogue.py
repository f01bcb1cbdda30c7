"""What there is to play: games, rulebooks, boards, counters."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class OptionText(BaseModel):
    id: str
    ruling: str
    text: str


class ScenarioText(BaseModel):
    id: str
    title: str
    summary: str
    solitaire: bool = Field(description="whether the printed rules move one side, so that one plays alone")


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
    board: str = Field(description="whose drawings are its own")
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


class BoardCard(BaseModel):
    """A board of the house; ``game`` is null where it has no rules yet."""

    id: str
    title: str
    subtitle: str
    game: str | None
    spaces: int
    pieces: int | None
    drawings: Drawings


# --- pictures


class Themed(BaseModel):
    light: str
    dark: str


class Rectangle(BaseModel):
    x: float
    y: float
    width: float
    height: float


class Sheet(BaseModel):
    """One of the maps of a board that has several; words: ``map-<id>``."""

    id: str
    title: str
    frame: Rectangle


class Drawings(BaseModel):
    """Where a board's pictures are found; an address never changes what it gives.

    ``boards`` are SVG to be put into the page; their layers carry ``data-layer``. ``counters`` is a sprite of symbols:
    ``c-<piece>-full``, ``-full-reduced``, ``-small``, ``-small-reduced``, and ``c-back-<side>`` for those that may
    not be read. ``geometry`` is a Geometry.
    """

    stamp: str
    width: float
    height: float
    map: Rectangle
    sheets: list[Sheet] = Field(description="the maps on it, where there is more than one")
    boards: Themed
    layers: list[str]
    switchable: list[str]
    counters: str | None
    cards: Themed
    minimaps: Themed
    geometry: str


class Outline(BaseModel):
    """A space in the coordinates of the picture; ``polygon`` is x, y, x, y and so on. ``box`` is its box beside the map
    where counters stand: left, top, right, bottom."""

    id: str
    x: float
    y: float
    stand: list[float]
    polygon: list[float]
    label: str
    box: list[float] | None = None


class Geometry(BaseModel):
    """``counter`` is the size of a counter on the map."""

    width: float
    height: float
    counter: float
    orientation: Literal["flat", "pointy", "areas"]
    spaces: list[Outline]


class WordsEntry(BaseModel):
    """A language, and where its words are: a Fluent file."""

    language: str
    name: str
    hash: str
    url: str
