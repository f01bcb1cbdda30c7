"""What can happen on the table. Sentences are made of these at the edge, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple


class TurnBegan(NamedTuple):
    rule: str
    turn: int
    air: tuple[int, ...]


class PhaseBegan(NamedTuple):
    rule: str
    side: int
    phase: str


class Placed(NamedTuple):
    rule: str
    unit: int
    space: int


class Moved(NamedTuple):
    """A unit moved along ``path``, both ends included; ``cost`` in half-points."""

    rule: str
    unit: int
    path: tuple[int, ...]
    cost: int


class LeftMap(NamedTuple):
    """A unit went off the map into the box ``space`` and does not come back."""

    rule: str
    unit: int
    space: int


class Arrived(NamedTuple):
    """A unit came into play; ``how`` is edge, port, reserve or drop."""

    rule: str
    unit: int
    space: int
    how: str


class DropRolled(NamedTuple):
    rule: str
    unit: int
    space: int
    die: int
    intact: bool


class ContactMade(NamedTuple):
    """Friends reached a dropped unit; from now on it moves like any other."""

    rule: str
    unit: int
    space: int


class MineRolled(NamedTuple):
    rule: str
    unit: int
    space: int
    die: int
    loss: bool


class MinesCleared(NamedTuple):
    rule: str
    unit: int
    space: int


class Recovered(NamedTuple):
    """A unit turned back to full strength; ``line`` is the way to its base."""

    rule: str
    unit: int
    line: tuple[int, ...]


class AttackDeclared(NamedTuple):
    rule: str
    side: int
    space: int
    kind: str


class Joined(NamedTuple):
    """A unit joined the attack, or its guns the defence; ``forced`` when the rules left no choice."""

    rule: str
    unit: int
    space: int
    forced: bool


class AirCommitted(NamedTuple):
    rule: str
    side: int
    points: int


class BattleFought(NamedTuple):
    """5.1: the numbers of a combat and what the dice made of them."""

    rule: str
    space: int
    attack: int
    defence: int
    base_column: int
    shifts: tuple[tuple[str, int], ...]
    column: int
    dice: tuple[int, int]
    result: str


class Bombarded(NamedTuple):
    """6.2, 8.0: a bombardment by guns or from the air."""

    rule: str
    space: int
    strength: int
    vulnerability: int
    column: int
    dice: tuple[int, int]
    result: str


class StepLost(NamedTuple):
    rule: str
    unit: int
    space: int


class Destroyed(NamedTuple):
    rule: str
    unit: int
    space: int


class Retreated(NamedTuple):
    """``path`` includes the hex left."""

    rule: str
    unit: int
    path: tuple[int, ...]


class Advanced(NamedTuple):
    rule: str
    unit: int
    path: tuple[int, ...]


class PlaceFell(NamedTuple):
    rule: str
    space: int


class GameEnded(NamedTuple):
    rule: str
    scores: tuple[int, ...]
    winner: int
