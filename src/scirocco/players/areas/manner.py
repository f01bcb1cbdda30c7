"""How a player turn is to be played: a stance, other stances for single areas, objectives to seek or to leave alone,
and a target for the bombers."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.players.weights import PLAIN


class Manner(NamedTuple):
    """One way to play a player turn by the script. The plain manner is the script itself.

    ``goals`` multiplies how much objectives draw units. ``areas`` gives those who are activated in an area another
    stance than the army's. ``bombs`` is an area on which the bombers are to fall, -1 for what promises most.
    """

    stance: str = PLAIN
    goals: tuple[tuple[int, float], ...] = ()
    areas: tuple[tuple[int, str], ...] = ()
    bombs: int = -1
