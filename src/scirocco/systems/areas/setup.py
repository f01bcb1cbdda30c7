"""13, 3.2, 8.4: how a game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Event, Task
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.solitaire import deal_tasks
from scirocco.systems.areas.stacks import put
from scirocco.systems.areas.units import GARRISON, GLIDER, INVADER

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas


def set_up(game: Areas) -> AreasPosition:
    """13.2, 12: the garrison in its printed areas, or, in the solitaire game, only those who stand fixed."""
    pos = blank(game)
    log: list[Event] = []
    for unit in game.units:
        if unit.side == GARRISON and (not game.solitaire or unit.number in game.fixed):
            put(game, pos, unit.number, unit.homes[0], log)
        if unit.glider and not game.solitaire:
            pos.marks[unit.number] |= GLIDER
    pos.spare_forts = game.data.solitaire.free_forts if game.solitaire else game.data.forts
    first = min(deal.turn for deal in game.data.solitaire.deals)
    before = deal_tasks(game, first) if game.solitaire else [Task("forts", GARRISON)]
    pos.agenda += reversed([*before, Task("raid", INVADER)])
    return pos


def blank(game: Areas) -> AreasPosition:
    """A table with nobody on it."""
    return AreasPosition(len(game.units), len(game.convoys), len(game.cup))
