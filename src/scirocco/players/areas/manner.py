"""How a player turn is to be played: a stance, and objectives to seek or to leave alone."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.players.areas.weights import PLAIN


class Manner(NamedTuple):
    """One way to play a player turn by the script. The plain manner is the script itself.

    ``goals`` multiplies how much objectives draw units.
    """

    stance: str = PLAIN
    goals: tuple[tuple[int, float], ...] = ()
