"""2.2: the counters, and what a unit's marks mean."""

from __future__ import annotations

from typing import Final, NamedTuple

REDUCED: Final = 1
"""7.0: the counter lies on its reduced side."""
MOVED: Final = 2
"""4.0: it has used its movement in this phase."""
OBLIGED: Final = 4
"""4.1.2: it has to attack: it moved next to the enemy in this phase, or stood there when the fighting began."""
FOUGHT: Final = 8
"""5.0, 8.0: it has attacked in this phase, or its guns have fired."""
RESTLESS: Final = 16
"""7.0: it was engaged when its phase began or, in some games, engaged or on mines in the last turn."""
CLEARING: Final = 32
"""9.4: it ended the last movement phase at work on a minefield."""
DROPPED: Final = 64
"""4.2.3: it came down behind the lines and stays where it is until friends reach it."""
AFLOAT: Final = 128
"""9.0: it landed from the sea in its last turn and has the ships behind it."""

FOOT: Final = 0
MOTORISED: Final = 1
ARMOUR: Final = 2
MOBILITIES: Final = (FOOT, MOTORISED, ARMOUR)
"""How a unit moves. Armour is motorised, and more things are closed to it."""
MOBILITY_NAMES: Final = ("foot", "motorised", "armour")

MARK_WORDS = {
    "reduced": REDUCED,
    "moved": MOVED,
    "obliged": OBLIGED,
    "fought": FOUGHT,
    "restless": RESTLESS,
    "clearing": CLEARING,
    "dropped": DROPPED,
    "afloat": AFLOAT,
}


class Unit(NamedTuple):
    """A counter: what is printed on its two faces, and what its symbol means."""

    number: int
    id: str
    name: str
    label: str
    side: int
    nation: str
    formation: str
    type: str
    mobility: int
    attack: int
    defence: int
    movement: int
    reduced_attack: int
    reduced_defence: int
    range: int
    home: int
    turn: int
    entry: str
    air_vulnerability: int
    gun_vulnerability: int
    infantry: bool
    armour: bool
    armoured: bool
    soft: bool
    gun: bool
    engineer: bool
    airborne: bool
    commando: bool
    mine_loss: int

    @property
    def motorised(self) -> bool:
        return self.mobility != FOOT

    @property
    def advance(self) -> int:
        """5.2: hexes it may advance after combat. Towed guns never do (A20)."""
        if self.motorised:
            return 2
        return 0 if self.gun else 1
