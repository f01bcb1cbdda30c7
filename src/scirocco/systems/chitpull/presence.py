"""Where a side stands and what its zones of control cover (4.41), kept up as its counters are put down and taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import u8

from scirocco.systems.chitpull.ground import works_of
from scirocco.systems.chitpull.units import BATTALION, LARGE, REMNANT

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


class Presence:
    """A side's hexes and zones as masks.

    ``_units`` counts the units in each hex, ``_weight`` what they weigh: a regiment or brigade as much as it takes for
    a zone, a battalion one, a headquarters nothing. It holds while no unit of the side changes its size and no works
    are lost; whoever changes these drops it.
    """

    __slots__ = ("_enough", "_strong", "_units", "_weak", "_weight", "hexes", "zone")

    def __init__(self, game: ChitPull, pos: ChitPosition, side: int, like: Presence | None = None) -> None:
        """As the counters of a side stand in a position, or as another was found."""
        works = works_of(game, pos)
        self._enough = game.tables.zones.battalions
        self._strong, self._weak = works.zones[side], works.weak_zones[side]
        self._units: vec[u8] = vec[u8]([0] * game.board.size) if like is None else like._units[:]
        self._weight: vec[u8] = vec[u8]([0] * game.board.size) if like is None else like._weight[:]
        self.hexes: int = 0 if like is None else like.hexes
        self.zone: int = 0 if like is None else like.zone
        if like is None:
            self._find(game, pos, side)

    def _find(self, game: ChitPull, pos: ChitPosition, side: int) -> None:
        spaces, bit = game.board.size, game.board.bit
        spots: list[int] = []
        for unit in game.army[side]:
            where = pos.at[unit]
            if 0 <= where < spaces:
                if not self._units[where]:
                    spots.append(where)
                self._units[where] += 1
                self._weight[where] += u8(weight_of(game, pos, unit))
        for where in spots:
            self.hexes |= bit[where]
            self.zone |= self._cover(where)

    def _cover(self, where: int) -> int:
        """4.41: the hexes that the units in a hex hold in their zone."""
        weight: int = self._weight[where]
        if weight >= self._enough:
            return self._strong[where]
        return self._weak[where] if weight else 0

    def move(self, game: ChitPull, pos: ChitPosition, unit: int, there: int) -> None:
        """A unit goes from where it is to another place, on the map or beside it."""
        weight, here, spaces = u8(weight_of(game, pos, unit)), pos.at[unit], game.board.size
        if 0 <= here < spaces:
            before = self._cover(here)
            self._units[here] -= 1
            self._weight[here] -= weight
            if not self._units[here]:
                self.hexes &= ~game.board.bit[here]
            lost = before & ~self._cover(here)
            if lost:
                self._give_up(game, here, lost)
        if 0 <= there < spaces:
            self._units[there] += 1
            self._weight[there] += weight
            if self._units[there] == 1:
                self.hexes |= game.board.bit[there]
            self.zone |= self._cover(there)

    def _give_up(self, game: ChitPull, here: int, lost: int) -> None:
        """Hexes that one hex covers no longer, unless others near it do."""
        for other in game.ground.near[here]:
            if self._weight[other]:
                lost &= ~self._cover(other)
        self.zone &= ~lost


def weight_of(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """4.41: what a unit counts towards a zone of control; a brigade that lost two steps is a battalion."""
    size = BATTALION if pos.marks[unit] & REMNANT else game.sizes[unit]
    return game.tables.zones.battalions if size == LARGE else size
