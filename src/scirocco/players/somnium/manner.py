"""How a turn is to be played: stances for the army and its formations, and targets to seek or to leave alone."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.players.weights import PLAIN


class Manner(NamedTuple):
    """One way to play a turn by the script. The plain manner is the script itself.

    ``formations`` gives stances to single formations, ``targets`` adds to the worth of attacking a hex, ``posts``
    sends a unit to a hex of its own.
    """

    stance: str = PLAIN
    formations: tuple[tuple[str, str], ...] = ()
    targets: tuple[tuple[int, float], ...] = ()
    posts: tuple[tuple[int, int], ...] = ()

    def stance_of(self, formation: str) -> str:
        """The stance of a formation, else that of the army."""
        for name, stance in self.formations:
            if name == formation:
                return stance
        return self.stance

    def lure(self, target: int) -> float:
        """What the manner adds to the worth of attacking a hex."""
        for space, worth in self.targets:
            if space == target:
                return worth
        return 0.0

    def post_of(self, unit: int) -> int:
        """The hex to which the manner sends a unit, or -1."""
        for one, space in self.posts:
            if one == unit:
                return space
        return -1
