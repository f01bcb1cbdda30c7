"""2.1, 2.2: the counters, and what a unit's marks mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

REDUCED = 1
"""9.31: one step lost."""
REMNANT = 2
"""9.31: two steps lost: a brigade of three lies there as a battalion."""
LOST = REDUCED | REMNANT
OUT = 4
"""6.11: out of supply since the initial phase."""
ISOLATED = 8
"""6.11: isolated since the initial phase."""
ACTED = 16
"""3.0: it has been activated by a headquarters in this turn."""
CALLED = 32
"""7.2: it may act in the activation under way."""
NOW_OUT = 64
"""6.12, 7.21: out of supply for this activation."""
NOW_ISOLATED = 128
"""7.21: isolated for this activation."""
MOVED = 256
"""4.1: it has used its movement in this activation."""
SHIFTED = 512
"""4.43: it has moved in this turn, so that no friend may pass from zone to zone on its account."""
ANCHOR = 1024
"""4.43: a friend passed from zone to zone on its account, so that it may not move in this turn."""
CLEARED = 2048
"""10.84: it has worked on a minefield in this activation and does nothing else."""
HELPED = 4096
"""10.85: this engineer has helped one unit."""
HELPED_TWICE = 8192
"""10.85: this engineer has helped two units, or worked alone."""
CLASHED = 16384
"""8.0: it has attacked in the armour combat of this activation."""
FOUGHT = 32768
"""9.73: it has attacked in the general combat of this activation."""
STRUCK = 65536
"""9.72: it has been attacked in the general combat of this activation."""
FRESH = 131072
"""10.4, 11.12: it came into play in this turn and is supplied for all of it."""

OF_ACTIVATION = CALLED | NOW_OUT | NOW_ISOLATED | MOVED | CLEARED | HELPED | HELPED_TWICE | CLASHED | FOUGHT | STRUCK
"""What is wiped off when an activation ends."""
OF_TURN = OF_ACTIVATION | ACTED | SHIFTED | ANCHOR | FRESH
"""What is wiped off when a turn begins."""

SUPPLIED, OUT_OF_SUPPLY, CUT_OFF = 0, 1, 2
"""6.11: the three states of supply."""
SUPPLY_WORDS = ("supplied", "out of supply", "isolated")

NO_SIZE, BATTALION, LARGE = 0, 1, 2
"""4.41, 5.1: headquarters, battalions (II), regiments and brigades (III, X)."""

MARK_WORDS = {
    "reduced": REDUCED,
    "remnant": REMNANT,
    "unsupplied": OUT,
    "isolated": ISOLATED,
    "acted": ACTED,
    "called": CALLED,
    "now-unsupplied": NOW_OUT,
    "now-isolated": NOW_ISOLATED,
    "moved": MOVED,
    "shifted": SHIFTED,
    "anchor": ANCHOR,
    "cleared": CLEARED,
    "helped": HELPED,
    "helped-twice": HELPED_TWICE,
    "clashed": CLASHED,
    "fought": FOUGHT,
    "struck": STRUCK,
    "fresh": FRESH,
}


@dataclass(frozen=True)
class Unit:
    """A counter. ``combat`` and ``armour`` go by steps lost; ``marker`` is the number of its activation marker."""

    number: int
    id: str
    name: str
    label: str
    side: int
    nation: str
    type: str
    formation: int
    size: int
    size_mark: str
    mech: bool
    steps: int
    combat: tuple[int, ...]
    armour: tuple[int, ...]
    movement: int
    radius: int
    pool: int
    model: str
    tank: bool
    car: bool
    flak: bool
    infantry: bool
    engineer: bool
    hq: bool
    leader: bool
    tough: bool
    fires_in_attack: bool
    recovery: int
    brigade: int
    detachment: int
    marker: int
    vehicle: bool
    """8.0: tanks and armoured cars."""


def lost_of(pos: ChitPosition, unit: int) -> int:
    """9.31: steps lost so far."""
    return pos.marks[unit] & LOST


def steps_of(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """9.31: steps a unit has left."""
    return game.units[unit].steps - (pos.marks[unit] & LOST)


def size_of(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """4.41, 9.31: a brigade of three steps that lost two is a battalion."""
    return BATTALION if pos.marks[unit] & REMNANT else game.units[unit].size


def combat_of(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """2.1: the first number of the counter as it lies."""
    return game.units[unit].combat[pos.marks[unit] & LOST]


def armour_of(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """2.1: the middle number of the counter as it lies."""
    return game.units[unit].armour[pos.marks[unit] & LOST]


def supply_of(pos: ChitPosition, unit: int) -> int:
    """6.1: the state that counts now: that of its activation while it may act, else that of the initial phase."""
    marks = pos.marks[unit]
    if marks & CALLED:
        return CUT_OFF if marks & NOW_ISOLATED else OUT_OF_SUPPLY if marks & NOW_OUT else SUPPLIED
    return first_supply_of(pos, unit)


def first_supply_of(pos: ChitPosition, unit: int) -> int:
    """6.11: the state found in the initial phase."""
    marks = pos.marks[unit]
    return CUT_OFF if marks & ISOLATED else OUT_OF_SUPPLY if marks & OUT else SUPPLIED


def share(value: int, divisor: int) -> int:
    """6.2: halves and quarters are rounded up.

    >>> share(5, 2), share(1, 4)
    (3, 1)
    """
    return -(-value // divisor)
