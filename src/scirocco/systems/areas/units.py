"""2.1, 2.2: the counters, and what a unit's marks mean."""

from __future__ import annotations

from typing import Final, NamedTuple

INVADER: Final = 0
GARRISON: Final = 1
"""The two sides: who comes from the air and the sea, and who holds the island."""

TIRED: Final = 1
"""2.2: the counter lies on its back."""
ACTED: Final = 2
"""4: it has moved, fought or bombarded in this player turn. An aircraft: it has flown today (8)."""
BOUND: Final = 4
"""5.2, 5.5: it has come among enemies and must assault them before the activation, or the turn, is over."""
FIRED: Final = 8
"""3.2: it has used its artillery in its own player turn and carries the fire marker."""
SILENCED: Final = 16
"""2.5: its artillery is lost until the turn ends, because another headquarters has used its own."""
DISPERSED: Final = 32
"""3.2, 7.3: it has come by parachute in this turn."""
GONE: Final = 64
"""9: it was eliminated and can no longer help to regroup anyone."""
GLIDER: Final = 128
"""3.2: it comes by glider."""

MARK_WORDS = {
    "tired": TIRED,
    "acted": ACTED,
    "bound": BOUND,
    "fired": FIRED,
    "silenced": SILENCED,
    "dispersed": DISPERSED,
    "gone": GONE,
    "glider": GLIDER,
}


class Unit(NamedTuple):
    """A counter: what is printed on its two faces, and what its symbol means.

    ``chief`` is the headquarters it answers to, -1 for none. ``homes`` are the areas where it begins or may drop,
    ``entry`` how it comes (drop, air, sea, luftwaffe; empty when it is there from the start) and ``group`` the box
    of the track it waits in.
    """

    number: int
    id: str
    name: str
    label: str
    side: int
    nation: str
    formation: str
    type: str
    chief: int
    attack: int
    defence: int
    movement: int
    tired_attack: int
    tired_defence: int
    tired_movement: int
    homes: tuple[int, ...]
    entry: str
    group: str
    turn: int
    glider: bool
    headquarters: bool
    division: bool
    battery: bool
    battalion: bool
    airborne: bool
    mechanised: bool
    tank: bool
    flak: bool
    flak_points: int
    aircraft: bool

    @property
    def artillery(self) -> bool:
        """2.5: headquarters and batteries bombard and support; they never attack themselves."""
        return self.headquarters or self.battery

    @property
    def leads_assault(self) -> bool:
        """2.5, 8, R49: neither headquarters nor batteries nor anti-aircraft units lead an assault."""
        return not (self.headquarters or self.battery or self.flak)
