"""How an activation is to be played: a stance, a goal to make for, and targets to seek or to leave alone."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.players.weights import PLAIN


class Manner(NamedTuple):
    """One way to play an activation by the script. The plain manner is the script itself.

    ``goal`` is the hex all units make for, -1 when the script shares the goals out; ``targets`` adds to the worth of
    attacking a hex.
    """

    stance: str = PLAIN
    goal: int = -1
    targets: tuple[tuple[int, float], ...] = ()

    def lure(self, target: int) -> float:
        """What the manner adds to the worth of attacking a hex."""
        for space, worth in self.targets:
            if space == target:
                return worth
        return 0.0
