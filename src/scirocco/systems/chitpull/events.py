"""What can happen on the table. Sentences are made of these at the edge, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple


class Placed(NamedTuple):
    rule: str
    unit: int
    space: int


class TurnBegan(NamedTuple):
    """A day begins; ``steps`` are the replacement steps received, by kind."""

    rule: str
    turn: int
    day: str
    steps: tuple[tuple[str, int], ...]


class FallbackDeclared(NamedTuple):
    rule: str
    side: int


class CommandRolled(NamedTuple):
    """7.1: how many markers a side may put into the cup."""

    rule: str
    side: int
    die: int
    modifier: int
    markers: int


class AirRolled(NamedTuple):
    rule: str
    side: int
    die: int
    columns: int


class LandingRolled(NamedTuple):
    """10.4: the landing is announced; ``die`` decides whether the ships come through."""

    rule: str
    unit: int
    space: int
    die: int
    landed: bool


class LandingDrifted(NamedTuple):
    """10.4: where the unit comes ashore; ``space`` -1 when there is no place for it."""

    rule: str
    unit: int
    die: int
    space: int


class LandingPlanned(NamedTuple):
    """10.4: secret."""

    rule: str
    side: int
    space: int


class HqReturned(NamedTuple):
    rule: str
    unit: int
    space: int


class Rebuilt(NamedTuple):
    """11.2: a unit on the map got a step back."""

    rule: str
    unit: int
    pool: str


class Raised(NamedTuple):
    """11.23: an eliminated unit came back."""

    rule: str
    unit: int
    space: int
    pool: str


class Affiliated(NamedTuple):
    """7.32: a unit serves under another headquarters; ``units`` are the unit and the headquarters."""

    rule: str
    units: tuple[int, int]


class SupplyChecked(NamedTuple):
    """6.11: the units that are ``units`` out of supply and ``pieces`` isolated; all others are supplied."""

    rule: str
    units: tuple[int, ...]
    pieces: tuple[int, ...]


class MarkerChosen(NamedTuple):
    """3.1: secret. The marker of this headquarters goes into the cup."""

    rule: str
    side: int
    unit: int


class CupFilled(NamedTuple):
    """7.4: how many markers a side has in the cup, and out of how many they were taken."""

    rule: str
    side: int
    number: int
    chosen: int


class MarkerDrawn(NamedTuple):
    """7.2, 3.24: a marker was drawn and lies in this box of its side's track."""

    rule: str
    side: int
    unit: int
    box: int


class LeaderRolled(NamedTuple):
    rule: str
    unit: int
    die: int
    acts: bool


class ActivationBegan(NamedTuple):
    """7.2: who may act: those in the radius, and ``far`` those beyond it (7.21)."""

    rule: str
    unit: int
    units: tuple[int, ...]
    far: tuple[int, ...]


class ActivationLost(NamedTuple):
    """10.13: the headquarters is not on the map; its marker only fills a box."""

    rule: str
    unit: int


class ActivationEnded(NamedTuple):
    rule: str
    side: int
    unit: int


class PauseRolled(NamedTuple):
    """7.5: ``limit`` stands in the box; a die no higher ends the side's operations."""

    rule: str
    side: int
    box: int
    limit: int
    die: int
    ended: bool


class SetAside(NamedTuple):
    """7.5, R2: markers of a side that has ended leave the cup without effect."""

    rule: str
    side: int
    number: int


class SplitUp(NamedTuple):
    rule: str
    units: tuple[int, int]


class Merged(NamedTuple):
    rule: str
    units: tuple[int, int]


class Moved(NamedTuple):
    """A unit moved along ``path``, both ends included; ``cost`` in half-points."""

    rule: str
    unit: int
    path: tuple[int, ...]
    cost: int


class LeftMap(NamedTuple):
    rule: str
    unit: int
    space: int


class Entered(NamedTuple):
    """11.11: a reinforcement came in."""

    rule: str
    unit: int
    space: int


class Reacted(NamedTuple):
    """10.3: armoured cars gave way."""

    rule: str
    unit: int
    path: tuple[int, ...]


class MinesWorkedOn(NamedTuple):
    rule: str
    unit: int
    path: tuple[int, int]
    die: int
    bonus: int
    cleared: bool


class WorksLost(NamedTuple):
    rule: str
    space: int


class AttackDeclared(NamedTuple):
    """``kind`` is armour or general."""

    rule: str
    side: int
    space: int
    kind: str


class Joined(NamedTuple):
    rule: str
    unit: int
    space: int


class AirCommitted(NamedTuple):
    rule: str
    space: int
    columns: int


class ClashFought(NamedTuple):
    """8.13: the dice of both sides, those of anti-tank guns apart; and the hits, on cars only and on any."""

    rule: str
    space: int
    attack_dice: tuple[int, ...]
    attack_flak: tuple[int, ...]
    defence_dice: tuple[int, ...]
    defence_flak: tuple[int, ...]
    attack_hits: tuple[int, int]
    defence_hits: tuple[int, int]


class HitsWasted(NamedTuple):
    """8.4: hits that find nothing they can destroy."""

    rule: str
    side: int
    number: int


class RecoveryRolled(NamedTuple):
    """8.3: ``pool`` is empty when the vehicles are lost for good."""

    rule: str
    unit: int
    die: int
    pool: str


class BattleFought(NamedTuple):
    """9.25: the numbers of a general combat and what the die made of them, in points before and after 9.34."""

    rule: str
    space: int
    attack: int
    defence: int
    base_column: int
    shifts: tuple[tuple[str, int], ...]
    column: int
    die: int
    result: str
    points: tuple[int, int]


class BattleOff(NamedTuple):
    """A declared attack that finds nobody left to fight."""

    rule: str
    space: int


class StepLost(NamedTuple):
    rule: str
    unit: int
    left: int


class Eliminated(NamedTuple):
    rule: str
    unit: int
    space: int


class StoodFast(NamedTuple):
    rule: str
    side: int
    number: int


class GaveGround(NamedTuple):
    rule: str
    side: int
    number: int


class Retreated(NamedTuple):
    rule: str
    unit: int
    path: tuple[int, ...]


class Advanced(NamedTuple):
    rule: str
    unit: int
    path: tuple[int, ...]


class GameEnded(NamedTuple):
    rule: str
    winner: int
    held: tuple[int, ...]


SECRETS = (MarkerChosen, LandingPlanned)
"""What only the side that chose may read while the game goes on."""
