"""10.3: armoured cars give way while the enemy moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.events import Reacted
from scirocco.systems.chitpull.ground import may_go_west
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.units import REMNANT, SHIFTED
from scirocco.systems.chitpull.ways import why_no_way
from scirocco.systems.chitpull.zones import on_map, put, renew_control, stands_of, zone_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def can_react(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """10.3, 13.11: armoured cars; in some scenarios the battalion of a brigade too, split off or all that is left."""
    counter = game.units[unit]
    if counter.car:
        return True
    return counter.brigade in game.reacting or (unit in game.reacting and bool(pos.marks[unit] & REMNANT))


def reaction_hexes(game: ChitPull, pos: ChitPosition, unit: int) -> list[int]:
    """10.3, R53, 7.6: one hex away, free of enemy units and zones, with room; in a retreat turn not to the west."""
    side = game.side_of[unit]
    shut = stands_of(game, pos, 1 - side) | zone_of(game, pos, 1 - side)
    if not may_go_west(game, pos, side):
        shut |= game.ground.west[pos.at[unit]]
    steps = game.ground.network(side, game.units[unit].mech, pos.breaches).links[pos.at[unit]]
    return [space for space, _ in steps if not shut >> space & 1 and fits(game, pos, unit, space)]


def why_no_reaction(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> Why | None:
    """10.3: why a car does not give way to a hex."""
    name, here, side, board = game.units[unit].name, pos.at[unit], game.side_of[unit], game.board
    if space not in board.neighbours[here]:
        return because(game, "10.3", "one-hex", name, board.ids[space])
    why = why_no_way(game, pos, unit, here, space)
    if why is not None:
        return why
    if zone_of(game, pos, 1 - side) >> space & 1:
        return because(game, "10.3", "into-zone", name, board.ids[space])
    if not may_go_west(game, pos, side) and game.ground.west[here] >> space & 1:
        return because(game, "7.6", "no-westward", board.ids[space], board.ids[here])
    if not fits(game, pos, unit, space):
        return because(game, "5.1", "no-crowding", board.ids[space])
    return None


def reactors(game: ChitPull, pos: ChitPosition, side: int, space: int) -> list[int]:
    """10.3: the units of a side that may give way to an enemy who came into a hex."""
    ring = game.board.touching[space]
    return [
        unit
        for unit in game.reactors[side]
        if on_map(game, pos, unit)
        and ring >> pos.at[unit] & 1
        and can_react(game, pos, unit)
        and reaction_hexes(game, pos, unit)
    ]


def offer_reactions(
    game: ChitPull, pos: ChitPosition, side: int, space: int, *, fighting: tuple[int, ...] = ()
) -> bool:
    """Ask the other side's armoured cars, the first in the list first, but none that is still ``fighting``. True when
    there are any."""
    found = [unit for unit in reactors(game, pos, side, space) if unit not in fighting]
    pos.agenda += [Task("react", side, unit, space) for unit in reversed(found)]
    return bool(found)


class React(Stage["ChitPull", "ChitPosition"]):
    """10.3: give way to the enemy who came into the task's hex, or stay."""

    kind = "react"
    rule = "10.3"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        unit = pos.agenda[-1].piece
        found = [Action("react", unit, (space,)) for space in sorted(reaction_hexes(game, pos, unit))]
        found.append(Action("stay"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb == "react" and action.piece == task.piece:
            found = why_no_reaction(game, pos, task.piece, action.spaces[0])
            if found is not None:
                return found
        return because(game, "10.3", "not-now", f"let {game.units[task.piece].name} give way, or stay")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.agenda.pop()
        if action.verb == "stay":
            return
        unit, start = action.piece, pos.at[action.piece]
        put(game, pos, unit, action.spaces[0])
        pos.marks[unit] |= SHIFTED
        renew_control(game, pos)
        log.append(Reacted(game.ref("10.3"), unit, (start, action.spaces[0])))
        self._let_the_mover_think_again(pos)

    def _let_the_mover_think_again(self, pos: ChitPosition) -> None:
        """The way ahead may have changed: the rest of the move is chosen anew with the points left."""
        for depth in range(len(pos.agenda) - 1, -1, -1):
            task = pos.agenda[depth]
            if task.stage == "march":
                pos.agenda[depth] = task._replace(stage="move", spaces=())
            if task.stage != "react":
                break

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        if on_map(game, pos, task.piece) and reaction_hexes(game, pos, task.piece):
            return False
        pos.agenda.pop()
        return True


def near_reactors(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """Mask of the hexes in which an enemy may be met by a reaction."""
    mask = 0
    for unit in game.reactors[side]:
        if on_map(game, pos, unit) and can_react(game, pos, unit):
            mask |= game.board.touching[pos.at[unit]]
    return mask
