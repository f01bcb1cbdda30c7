"""What the analyst has found in a game that is over."""

from __future__ import annotations

from pydantic import BaseModel

from scirocco.server.shapes.words import Message


class WinChance(BaseModel):
    """The first side's chance to win after ``at`` actions, when a player-turn begins, with its 95 % interval."""

    at: int
    turn: int
    chance: float
    low: float
    high: float


class BetterStep(BaseModel):
    """A step of the better plan: who goes where. ``piece`` is null where a place is meant, as in an attack."""

    piece: str | None
    spaces: list[str]


class Mistake(BaseModel):
    """A decision that cost: what was played after ``at`` actions, and what was better.

    ``cost`` is in parts of a win, with what noise may explain taken off. What was better is a single choice
    (``better``) or a ``plan`` for the turn, which begins with ``steps``.
    """

    at: int
    turn: int
    side: str
    played: Message
    better: Message | None
    plan: Message | None
    steps: list[BetterStep]
    cost: float
    value: float
    better_value: float


class Analysis(BaseModel):
    """What the analyst knows so far: ``done`` goes from 0 to 1 and is null when nobody has begun."""

    done: float | None
    running: bool
    side: str
    chances: list[WinChance]
    mistakes: list[Mistake]
