"""13.12 to 13.34: setting up: printed places, and free ones within some hexes of a place or with a formation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action, Event, Stage, Task, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.events import Placed
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.units import REDUCED
from scirocco.systems.chitpull.zones import on_map, put, stands_of, units_in

if TYPE_CHECKING:
    from scirocco.systems.chitpull.data import SetupGroup
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


AUTO: Final = Action("auto")


def group_zone(game: ChitPull, pos: ChitPosition, side: int, group: SetupGroup) -> int:
    """R72: where the units of a group may be placed: on land, not among enemies, the enemy of the works not on
    mines."""
    if group.stacked_with:
        zone = mask_of(
            pos.at[unit]
            for unit in game.army[side]
            if on_map(game, pos, unit)
            and pos.under[unit] >= 0
            and (group.stacked_with == "any" or game.data.formations[pos.under[unit]].id == group.stacked_with)
        )
    else:
        zone = 0
        for centre in group.around:
            zone |= game.board.within(game.board.index[centre], group.within)
    zone &= game.ground.land & ~stands_of(game, pos, 1 - side)
    return zone & ~game.ground.mines if side != game.ground.works_owner else zone


class PlaceUnits(Stage["ChitPull", "ChitPosition"]):
    """13.12, 13.16: a side places the units whose places are free, the next one in the list each time; ``auto`` lets
    the rest of the group go where the staff would put it. The task's number is the group."""

    kind = "place"
    rule = "13.0"

    def _rule(self, game: ChitPull, pos: ChitPosition) -> str:
        task = pos.agenda[-1]
        return game.setup_rules[task.side]

    def _hexes(self, game: ChitPull, pos: ChitPosition, unit: int) -> list[int]:
        task = pos.agenda[-1]
        zone = group_zone(game, pos, task.side, game.groups[task.number])
        return [space for space in members(zone) if fits(game, pos, unit, space)]

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        unit = pos.agenda[-1].pieces[0]
        found = [order("place", unit, (space,)) for space in self._hexes(game, pos, unit)]
        found.append(AUTO)
        return found

    def allows(self, game: ChitPull, pos: ChitPosition, action: Action) -> bool:
        task = pos.agenda[-1]
        if action.verb != "place":
            return action == AUTO
        unit, space = task.pieces[0], action.spaces[0]
        zone = group_zone(game, pos, task.side, game.groups[task.number])
        return action.piece == unit and bool(zone >> space & 1) and fits(game, pos, unit, space)

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        unit = task.pieces[0]
        name, number = game.units[unit].name, self._rule(game, pos)
        if action.verb != "place":
            return because(game, number, "not-now", f"place {name}")
        if action.piece != unit:
            return because(game, number, "not-its-turn", name)
        space = action.spaces[0]
        goal = game.board.ids[space]
        if game.board.is_box(space) or not group_zone(game, pos, task.side, game.groups[task.number]) >> space & 1:
            return because(game, number, "place-zone", goal, name)
        return because(game, "5.1", "no-crowding", goal)

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda[-1]
        number = self._rule(game, pos)
        left = task.pieces
        while left:
            unit = left[0]
            space = action.spaces[0] if action.verb == "place" else best_place(game, pos, task, unit)
            put(game, pos, unit, space)
            log.append(Placed(game.ref(number), unit, space))
            left = left[1:]
            pos.agenda[-1] = task._replace(pieces=left)
            if action.verb == "place":
                break
        if not left:
            pos.agenda.pop()


def best_place(game: ChitPull, pos: ChitPosition, task: Task, unit: int) -> int:
    """Where the staff puts a unit: near the first hex the list names, guns and lone units where they are missed most.

    Among hexes with room a unit of a group goes to the supply road or else the nearest to its centre, one to be
    stacked with others to the strongest stack that has fewest of its kind.
    """
    group = game.groups[task.number]
    zone = group_zone(game, pos, task.side, group)
    open_hexes = [space for space in members(zone) if fits(game, pos, unit, space)]
    if group.stacked_with:
        return min(open_hexes, key=lambda space: _need(game, pos, unit, space))
    centre = game.board.index[group.around[0]]
    road = game.ground.supply_road
    return min(open_hexes, key=lambda space: (not road[space], game.distance(space, centre), space))


def _need(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> tuple[int, int, int]:
    inside = units_in(game, pos, space)
    alike = sum(1 for other in inside if game.units[other].type == game.units[unit].type)
    worth = sum(game.units[other].combat[0] + game.units[other].armour[0] for other in inside)
    return alike, -worth, space


def open_set_up(game: ChitPull, pos: ChitPosition) -> None:
    """Units with one place take it; the others wait for their owner. The agenda is a stack: the first comes last."""
    tasks: list[Task] = []
    for number, group in enumerate(game.groups):
        units = [game.piece_index[name] for name in group.units]
        if group.at:
            for unit in units:
                put(game, pos, unit, game.board.index[group.at])
                pos.marks[unit] = REDUCED if group.reduced else 0
        else:
            tasks.append(Task("place", game.side_of[units[0]], pieces=tuple(units), number=number))
    first = game.side_named(game.scenario_data.first)
    tasks.sort(key=lambda task: task.side != first)
    pos.agenda += reversed(tasks)
