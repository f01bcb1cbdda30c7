"""What a table shows of a position: cup and tracks, radius and supply, who may act, breaches, pools.

All of these take a view (:func:`~scirocco.systems.chitpull.views.view_of`) and show no more than it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.chitpull.activation import pause_limit
from scirocco.systems.chitpull.reinforcements import is_waiting
from scirocco.systems.chitpull.supply import supply_net
from scirocco.systems.chitpull.units import (
    ACTED,
    ANCHOR,
    CALLED,
    CLASHED,
    CLEARED,
    FOUGHT,
    MOVED,
    SUPPLY_WORDS,
    supply_of,
)
from scirocco.systems.chitpull.zones import on_map

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


class Track(NamedTuple):
    """A side's part of the cup and its activation track.

    ``boxes`` are the headquarters drawn and the number in each box, ``left`` the markers still in the cup, ``chosen``
    those the viewer knows to have been chosen and not drawn; ``ended`` when the side has paused.
    """

    side: int
    boxes: tuple[tuple[int, int], ...]
    left: int
    chosen: tuple[int, ...]
    ended: bool


def tracks(game: ChitPull, view: ChitPosition) -> list[Track]:
    """7.5: cup and tracks as the viewer may know them."""
    found = []
    for side in range(len(game.sides)):
        drawn = [marker for marker in view.track if game.side_of[game.marker_units[marker]] == side]
        boxes = tuple((game.marker_units[m], pause_limit(game, box)) for box, m in enumerate(drawn, start=1))
        chosen = tuple(game.marker_units[m] for m in members(view.chosen[side]) if m not in drawn)
        found.append(Track(side, boxes, view.in_cup[side], chosen, bool(view.paused >> side & 1)))
    return found


def radius_of(game: ChitPull, view: ChitPosition, hq: int) -> int:
    """7.2, 10.12: mask of the hexes within a headquarters' radius, whoever stands in them (7.22)."""
    return game.board.within(view.at[hq], game.units[hq].radius) if on_map(game, view, hq) else 0


class SupplyMap(NamedTuple):
    """6.11: masks of the hexes where a side's units would be supplied, and out of supply; elsewhere isolated."""

    supplied: int
    joined: int


def supply_map(game: ChitPull, view: ChitPosition, side: int) -> SupplyMap:
    net = supply_net(game, view, side)
    return SupplyMap(net.near, net.joined & ~net.near)


def activity_of(game: ChitPull, view: ChitPosition, unit: int) -> str:
    """What a unit has done in this turn, or may still do: one word for its counter."""
    marks = view.marks[unit]
    if view.at[unit] == DEAD:
        return "eliminated"
    if view.at[unit] == AWAY:
        return "due" if is_waiting(game, view, unit) else "away"
    if not on_map(game, view, unit):
        return "left"
    if marks & CALLED:
        if marks & CLEARED:
            return "clearing"
        if marks & (FOUGHT | CLASHED):
            return "fought"
        return "moved" if marks & MOVED else "pinned" if marks & ANCHOR else "ready"
    return "acted" if marks & ACTED else "waiting"


def supply_word(view: ChitPosition, unit: int) -> str:
    """6.14: the state of supply that counts now."""
    return SUPPLY_WORDS[supply_of(view, unit)]


def breaches(game: ChitPull, view: ChitPosition) -> list[tuple[int, int]]:
    """10.86: cleared sides of minefields, each from the hex it is entered from."""
    return [game.ground.mine_sides[number] for number in members(view.breaches)]


def works_left(game: ChitPull, view: ChitPosition) -> list[tuple[int, int]]:
    """10.7: fortified sides that still stand, each from the hex outside."""
    return sorted((a, b) for a, b in game.ground.ramparts if not view.razed >> b & 1)


def pools(game: ChitPull, view: ChitPosition) -> dict[str, int]:
    """11.2: the replacement steps of both sides, by kind."""
    return dict(zip(game.pool_names, view.pools, strict=True))


def objectives(game: ChitPull, view: ChitPosition) -> list[tuple[int, int]]:
    """13.19, 13.27, 13.36: each objective and the side that controls it."""
    return [(space, 0 if view.held >> space & 1 else 1) for space in game.objectives]
