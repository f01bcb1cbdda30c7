"""The table as it stands: counters, cup and track, control, breaches, pools, the battle being fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.position import Position

if TYPE_CHECKING:
    from scirocco.systems.chitpull.presence import Presence

ARMOUR, GENERAL = 0, 1
"""8.0 and 9.0: the two kinds of battle."""


class Battle(NamedTuple):
    """An attack on one hex, from its declaration to the advance.

    ``defenders`` and what follows are set when it is fought. ``retreats`` are the ways of the units that fell back
    from the target, ``gone`` the attackers that fell back themselves, ``tried`` the mask of hexes from which the
    mines were worked on for the advance (10.81). ``unpaid`` are the points that an eliminated defender left unpaid
    (9.51); ``paid`` are the steps attacker and defender have lost. ``sapping``: the attacker has chosen to use his
    engineers (10.85), where an option leaves it to him.
    """

    kind: int
    target: int
    attackers: tuple[int, ...] = ()
    air: int = 0
    defenders: tuple[int, ...] = ()
    sappers_owe: bool = False
    retreats: tuple[tuple[int, ...], ...] = ()
    gone: tuple[int, ...] = ()
    unpaid: int = 0
    tried: int = 0
    paid: tuple[int, int] = (0, 0)
    sapping: bool = False

    def fled(self) -> int:
        """9.51: the hexes of the longest retreat from the target."""
        return max((len(way) - 1 for way in self.retreats), default=0)


class ChitPosition(Position):
    """A position of a chit-pull game.

    ``held`` is the mask of hexes the first side controls (2.1), the rest are the other's. ``breaches`` are the
    cleared sides of minefields (10.86), ``razed`` the hexes whose works are lost, ``crossed`` those whose
    works were crossed in this activation (10.7). ``under`` is the formation of each unit (7.32), ``pools`` the
    replacement steps (11.2), ``back`` the turn in which a lost headquarters may return (10.13).

    The cup: ``chosen`` is the mask of markers each side put into it, which only that side knows; ``in_cup`` how many
    are left, which everybody knows; ``track`` the markers drawn, in order; ``paused`` the mask of sides that have
    ended (7.5). One British marker more is chosen than goes in: which one stayed out nobody can know, so it is not
    written down but falls out of the draw.

    ``landing`` is the secret hex of 10.4 and ``landing_turn`` the turn of it. ``zones`` is kept for speed and is no
    part of the value.
    """

    __slots__ = (
        "air",
        "back",
        "battle",
        "battles",
        "breaches",
        "chosen",
        "clashed",
        "crossed",
        "drawn",
        "fallback",
        "fell_back",
        "fought",
        "held",
        "in_cup",
        "landing",
        "landing_turn",
        "paused",
        "pools",
        "razed",
        "struck_in_fallback",
        "track",
        "under",
        "zones",
    )

    def __init__(self, pieces: int, sides: int, pools: int, markers: int) -> None:
        super().__init__(pieces)
        self.held = 0
        self.breaches = 0
        self.razed = 0
        self.crossed = 0
        self.under: list[int] = [-1] * pieces
        self.pools: list[int] = [0] * pools
        self.back: list[int] = [0] * markers
        self.chosen: list[int] = [0] * sides
        self.in_cup: list[int] = [0] * sides
        self.track: tuple[int, ...] = ()
        self.drawn = -1
        self.paused = 0
        self.air = 0
        self.fallback = False
        self.fell_back = 0
        self.struck_in_fallback = -1
        self.landing = -1
        self.landing_turn = 0
        self.clashed = 0
        self.fought = 0
        self.battle: Battle | None = None
        self.battles: tuple[Battle, ...] = ()
        self.zones: list[Presence | None] | None = None

    def copy(self) -> ChitPosition:
        """A position of the same value that shares nothing that can change."""
        other = ChitPosition(0, 0, 0, 0)
        self.copy_base_to(other)
        other.held = self.held
        other.breaches = self.breaches
        other.razed = self.razed
        other.crossed = self.crossed
        other.under = self.under[:]
        other.pools = self.pools[:]
        other.back = self.back[:]
        other.chosen = self.chosen[:]
        other.in_cup = self.in_cup[:]
        other.track = self.track
        other.drawn = self.drawn
        other.paused = self.paused
        other.air = self.air
        other.fallback = self.fallback
        other.fell_back = self.fell_back
        other.struck_in_fallback = self.struck_in_fallback
        other.landing = self.landing
        other.landing_turn = self.landing_turn
        other.clashed = self.clashed
        other.fought = self.fought
        other.battle = self.battle
        other.battles = self.battles
        other.zones = None
        return other

    def key(self) -> tuple[object, ...]:
        return (
            *super().key(),
            self.held,
            self.breaches,
            self.razed,
            self.crossed,
            tuple(self.under),
            tuple(self.pools),
            tuple(self.back),
            tuple(self.chosen),
            tuple(self.in_cup),
            self.track,
            self.drawn,
            self.paused,
            self.air,
            self.fallback,
            self.fell_back,
            self.struck_in_fallback,
            self.landing,
            self.landing_turn,
            self.clashed,
            self.fought,
            self.battle,
            self.battles,
        )
