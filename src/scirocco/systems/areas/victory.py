"""10, 3.2: whose the objectives are, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.systems.areas.events import ControlChanged
from scirocco.systems.areas.stacks import occupied
from scirocco.systems.areas.units import GARRISON, INVADER

if TYPE_CHECKING:
    from scirocco.core.decisions import Event
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def held_alone(game: Areas, pos: AreasPosition, side: int) -> int:
    """Objectives in which only one side stands."""
    return game.objectives & occupied(game, pos, side) & ~occupied(game, pos, 1 - side)


def invader_objectives(game: Areas, pos: AreasPosition) -> int:
    """10, 5.5, R37: objectives that count for the invader: those he holds alone, and empty ones with his marker. A
    contested one does not."""
    own, foes = occupied(game, pos, INVADER), occupied(game, pos, GARRISON)
    empty = pos.held & ~own & ~foes
    return game.objectives & ((own & ~foes) | empty)


def garrison_held(game: Areas, pos: AreasPosition) -> int:
    """10: how many objectives the garrison still holds, contested ones among them."""
    return (game.objectives & ~invader_objectives(game, pos)).bit_count()


def mark_control(game: Areas, pos: AreasPosition, log: list[Event]) -> None:
    """3.2, R37: at the end of a turn the marker of an objective goes to the side that held it alone all through."""
    for side in (INVADER, GARRISON):
        for space in members(pos.alone[side] & game.objectives):
            bit = game.board.bit[space]
            if bool(pos.held & bit) != (side == INVADER):
                pos.held ^= bit
                log.append(ControlChanged(game.ref("3.2"), space, side))


class Level(NamedTuple):
    level: str
    winner: int


def victory_level(game: Areas, held: int) -> Level:
    """10: the level of victory for objectives still held by the garrison; more than the last line says are as it."""
    found = next((line for line in game.data.victory if line.held == held), game.data.victory[-1])
    return Level(found.level, game.sides.index(found.winner) if found.winner else -1)
