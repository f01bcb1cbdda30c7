"""The table as it stands: counters, possession, what is left of the air power, the battle being fought."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.core.position import Position


class Battle(NamedTuple):
    """5.1: one attack being declared and fought.

    ``attackers`` stand next to the target, ``guns`` fire at it from afar;
    ``support`` are the defender's guns that answer from afar. ``lost`` are the
    units that took a loss in this combat.
    """

    target: int
    attackers: tuple[int, ...] = ()
    guns: tuple[int, ...] = ()
    air: int = 0
    support: tuple[int, ...] = ()
    cover: int = 0
    lost: tuple[int, ...] = ()


class SomniumPosition(Position):
    """A position of a Somnium game.

    ``air[side]`` are the air points left, ``held[side]`` the mask of hexes in a
    side's possession (C28), ``cleared`` the minefields that were lifted,
    ``attacked`` the hexes attacked in this phase (8.0). ``tally`` counts for each
    line of the scoring rules what has to be noted as the game goes (10.2), and
    ``freed`` tells that the tether was cut for good (4.1.2).
    """

    __slots__ = ("air", "attacked", "battle", "cleared", "freed", "held", "tally")

    def __init__(self, pieces: int, score_lines: int) -> None:
        super().__init__(pieces)
        self.air: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        self.cleared = 0
        self.attacked = 0
        self.tally: list[int] = [0] * score_lines
        self.freed = False
        self.battle: Battle | None = None

    def copy(self) -> SomniumPosition:
        """A position of the same value that shares nothing that can change."""
        other = SomniumPosition(0, 0)
        self.copy_base_to(other)
        other.air = self.air[:]
        other.held = self.held[:]
        other.cleared = self.cleared
        other.attacked = self.attacked
        other.tally = self.tally[:]
        other.freed = self.freed
        other.battle = self.battle
        return other

    def key(self) -> tuple[object, ...]:
        return (
            *super().key(),
            tuple(self.air),
            tuple(self.held),
            self.cleared,
            self.attacked,
            tuple(self.tally),
            self.freed,
            self.battle,
        )
