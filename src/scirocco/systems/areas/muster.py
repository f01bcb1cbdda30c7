"""5.1: who stands where, area by area. Worked out once and kept while no counter moves."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from scirocco.core.position import AWAY
from scirocco.systems.areas.units import GARRISON

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


class Muster:
    """The units of both sides, area by area; aircraft are in none.

    ``stacks[side][space]`` are a side's units in an area, in the order of the counters; ``areas[side]`` the areas it
    stands in, lowest first, ``occupied[side]`` the mask of these, and ``full[side]`` of those that hold no more.
    ``at`` tells for which places all this holds: when a counter has moved, another muster is made of this one.
    """

    __slots__ = ("_bombable", "areas", "at", "full", "occupied", "stacks")

    def __init__(
        self,
        at: list[int],
        stacks: list[list[tuple[int, ...]]],
        areas: list[list[int]],
        occupied: list[int],
        full: list[int],
    ) -> None:
        self.at = at
        self.stacks = stacks
        self.areas = areas
        self.occupied = occupied
        self.full = full
        self._bombable: list[int] | None = None

    def renewed(self, game: Areas, at: list[int]) -> Muster:
        """The muster of other places: this one, but for the units that have moved."""
        other = Muster(
            at[:],
            [stacks[:] for stacks in self.stacks],
            [areas[:] for areas in self.areas],
            self.occupied[:],
            self.full[:],
        )
        before = self.at
        for unit in range(len(at)):
            here, there = before[unit], at[unit]
            if here != there and not game.is_aircraft[unit]:
                if here >= 0:
                    other._leave(game, unit, here)
                if there >= 0:
                    other._enter(game, unit, there)
        return other

    def _leave(self, game: Areas, unit: int, space: int) -> None:
        side, bit = game.side_of[unit], game.board.bit[space]
        left = tuple([other for other in self.stacks[side][space] if other != unit])
        self.stacks[side][space] = left
        if not left:
            self.areas[side].remove(space)
            self.occupied[side] &= ~bit
        if len(left) == game.stacking - 1:
            self.full[side] &= ~bit

    def _enter(self, game: Areas, unit: int, space: int) -> None:
        """5.1: six units fill an area; a strategic zone holds any number."""
        side, bit = game.side_of[unit], game.board.bit[space]
        stack = [*self.stacks[side][space], unit]
        stack.sort()
        self.stacks[side][space] = tuple(stack)
        if len(stack) == 1:
            insort(self.areas[side], space)
            self.occupied[side] |= bit
        if len(stack) == game.stacking:
            self.full[side] |= bit & ~game.strategic

    def bombable(self, game: Areas) -> list[int]:
        """8, 2.4: areas on any map with units that aircraft may attack: anyone but headquarters."""
        if self._bombable is None:
            stacks = self.stacks[GARRISON]
            self._bombable = [
                space for space in self.areas[GARRISON] if any(not game.is_headquarters[unit] for unit in stacks[space])
            ]
        return self._bombable


def empty_map(game: Areas) -> Muster:
    """Nobody stands anywhere."""
    nobody: tuple[int, ...] = ()
    stacks = [[nobody] * len(game.board.ids) for _ in game.sides]
    return Muster([AWAY] * len(game.units), stacks, [[] for _ in game.sides], [0, 0], [0, 0])


def muster_of(game: Areas, pos: AreasPosition) -> Muster:
    """Who stands where now."""
    known = game.muster_seen
    if known.at != pos.at:
        known = game.muster_seen = known.renewed(game, pos.at)
    return known
