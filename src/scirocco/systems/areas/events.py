"""What can happen on the table. Sentences are made of these at the edge, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

Modifiers = tuple[tuple[str, str, int], ...]
"""Each addition: the rule it stands under, its code, and what it adds."""


class TurnBegan(NamedTuple):
    rule: str
    turn: int
    night: bool


class PlayerTurnBegan(NamedTuple):
    rule: str
    side: int


class FortPlaced(NamedTuple):
    rule: str
    space: int


class FortLost(NamedTuple):
    """A fort was removed; ``given_up`` when its owner gave it in place of a loss."""

    rule: str
    space: int
    given_up: bool


class Placed(NamedTuple):
    rule: str
    unit: int
    space: int


class BrigadeDrawn(NamedTuple):
    """12: a headquarters came out of the cup; its brigade goes to ``sheet``."""

    rule: str
    unit: int
    sheet: str


class GarrisonRolled(NamedTuple):
    """12: how many units an area gets."""

    rule: str
    space: int
    die: int
    modifiers: Modifiers
    units: int


class GliderGiven(NamedTuple):
    rule: str
    unit: int


class DropPlanned(NamedTuple):
    rule: str
    unit: int
    space: int


class ActivationRolled(NamedTuple):
    """4, 4.1: how many areas the garrison may activate for movement."""

    rule: str
    die: int
    modifiers: Modifiers
    areas: int


class Activated(NamedTuple):
    """``how`` is activate, march or again (by the initiative)."""

    rule: str
    side: int
    space: int
    how: str


class InitiativeSpent(NamedTuple):
    """``use`` is reroll or again; it passes to the other side."""

    rule: str
    side: int
    use: str


class Landed(NamedTuple):
    """5.2: a unit came down; ``how`` is parachute, glider or crash."""

    rule: str
    unit: int
    space: int
    how: str
    die: int
    modifiers: Modifiers
    tired: bool


class Arrived(NamedTuple):
    """5.3, 5.4: a unit came in; ``how`` is airfield, port or beach."""

    rule: str
    unit: int
    space: int
    how: str


class ConvoyTested(NamedTuple):
    """5.4: ``outcome`` is through, delayed, found or destroyed; ``lost`` the units sunk, ``turned_back`` those who
    will not come any more."""

    rule: str
    convoy: str
    die: int
    outcome: str
    lost: tuple[int, ...]
    turned_back: tuple[int, ...]


class ConvoySailed(NamedTuple):
    rule: str
    convoy: str


class Moved(NamedTuple):
    """A unit moved along ``path``, both ends included."""

    rule: str
    unit: int
    path: tuple[int, ...]
    cost: int


class AttackDeclared(NamedTuple):
    """``kind`` is assault, fire, night, guns, air or raid."""

    rule: str
    side: int
    space: int
    kind: str
    unit: int


class Joined(NamedTuple):
    rule: str
    unit: int
    space: int


class Supported(NamedTuple):
    """2.5: a headquarters or battery supports an attack or a defence."""

    rule: str
    unit: int
    space: int
    potential: int


class Silenced(NamedTuple):
    rule: str
    unit: int


class Aimed(NamedTuple):
    rule: str
    unit: int
    space: int


class TargetGone(NamedTuple):
    """8: an aircraft has nothing left to bomb."""

    rule: str
    unit: int
    space: int


class Fought(NamedTuple):
    """7, 8: the numbers of an attack and what the dice made of them. ``result`` for a combat: crushed, beaten, even,
    won, routed; for a bombardment: failed, even, hit."""

    rule: str
    space: int
    kind: str
    lead: int
    main: int
    attack: Modifiers
    defence: Modifiers
    dice: tuple[int, ...]
    result: str


class StepLost(NamedTuple):
    rule: str
    unit: int
    space: int


class Eliminated(NamedTuple):
    rule: str
    unit: int
    space: int


class Retreated(NamedTuple):
    rule: str
    unit: int
    path: tuple[int, ...]


class Regrouped(NamedTuple):
    """9: a parachute unit is back; ``spent`` are the three that are gone for good."""

    rule: str
    unit: int
    space: int
    spent: tuple[int, ...]


class ControlChanged(NamedTuple):
    rule: str
    space: int
    side: int


class GameEnded(NamedTuple):
    rule: str
    held: int
    level: str
    winner: int
