"""The table as it stands: counters, possession, what is left of the air power, the battle being fought."""

from __future__ import annotations

from typing import Final, NamedTuple

from scirocco.core.decisions import Action, made
from scirocco.core.position import Position

DONE: Final = Action("done")


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


def _battle(
    target: int,
    attackers: tuple[int, ...],
    guns: tuple[int, ...],
    air: int,
    support: tuple[int, ...],
    cover: int,
    lost: tuple[int, ...],
) -> Battle:
    return made(Battle, (target, attackers, guns, air, support, cover, lost))


def with_attackers(battle: Battle, attackers: tuple[int, ...]) -> Battle:
    """The same battle with these units next to the target."""
    return _battle(battle.target, attackers, battle.guns, battle.air, battle.support, battle.cover, battle.lost)


def with_guns(battle: Battle, guns: tuple[int, ...]) -> Battle:
    """The same battle with these guns firing from afar."""
    return _battle(battle.target, battle.attackers, guns, battle.air, battle.support, battle.cover, battle.lost)


def with_air(battle: Battle, air: int) -> Battle:
    """The same battle with so many air points of the attacker."""
    return _battle(battle.target, battle.attackers, battle.guns, air, battle.support, battle.cover, battle.lost)


def with_support(battle: Battle, support: tuple[int, ...]) -> Battle:
    """The same battle with these guns answering from afar."""
    return _battle(battle.target, battle.attackers, battle.guns, battle.air, support, battle.cover, battle.lost)


def with_cover(battle: Battle, cover: int) -> Battle:
    """The same battle with so many air points of the defender."""
    return _battle(battle.target, battle.attackers, battle.guns, battle.air, battle.support, cover, battle.lost)


def with_lost(battle: Battle, lost: tuple[int, ...]) -> Battle:
    """The same battle in which these units have taken a loss."""
    return _battle(battle.target, battle.attackers, battle.guns, battle.air, battle.support, battle.cover, lost)


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
