"""What closes a step to a unit, whatever it takes the step for: moving, giving way, retreating, advancing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.errors import Why
from scirocco.systems.chitpull.ground import works_of
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.zones import stands_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def why_no_way(
    game: ChitPull, pos: ChitPosition, unit: int, here: int, there: int, *, ground: str = "", mines: str = "10.83"
) -> Why | None:
    """4.1, 4.13, 4.32, 10.83: why a unit cannot step from one hex into another: the ground, mines, the enemy.

    ``ground`` and ``mines`` are the rules that keep a unit to this when it does not move but advances or retreats.
    """
    counter, board = game.units[unit], game.board
    if there not in board.neighbours[here]:
        return because(game, "4.1", "not-adjacent", board.ids[here], board.ids[there])
    if not game.ground.land >> there & 1:
        return because(game, ground or "4.41", "prohibited", board.ids[there], board.terrain[there])
    if game.ground.entry_cost(here, there, counter.mech) is None:
        return because(game, ground or "4.13", "closed", counter.name, board.ids[here], board.ids[there])
    if counter.side != game.ground.works_owner and works_of(game, pos).barred[here] >> there & 1:
        return because(game, mines, "mined", board.ids[there], board.ids[here])
    if stands_of(game, pos, 1 - counter.side) >> there & 1:
        return because(game, "4.32", "enemy-there", board.ids[there])
    return None
