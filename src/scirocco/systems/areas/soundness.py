"""What must be true of every position, whatever was played. Property tests ask after each action; so does the reader
of position texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.systems.areas.stacks import is_in, occupied
from scirocco.systems.areas.units import DISPERSED, GARRISON, INVADER

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def faults(game: Areas, pos: AreasPosition) -> list[str]:
    """What no legal play could have brought about."""
    found = [*_stack_faults(game, pos), *_unit_faults(game, pos), *_marker_faults(game, pos)]
    if not 0 <= pos.turn <= game.turns:
        found.append(f"there is no turn {pos.turn}")
    if pos.marches < 0:
        found.append("more areas were activated for movement than were rolled for")
    return found


def _stack_faults(game: Areas, pos: AreasPosition) -> list[str]:
    """5.1: six units of a side in an area."""
    counts: dict[tuple[int, int], int] = {}
    for unit, where in enumerate(pos.at):
        if where >= 0:
            key = (where, game.side_of[unit])
            counts[key] = counts.get(key, 0) + 1
    return [
        f"{count} units of the {game.sides[side]} side stand in {game.board.ids[where]}, at most {game.stacking} may"
        for (where, side), count in counts.items()
        if count > game.stacking and not game.strategic >> where & 1
    ]


def _unit_faults(game: Areas, pos: AreasPosition) -> list[str]:
    found: list[str] = []
    for unit, where in enumerate(pos.at):
        counter = game.units[unit]
        if where >= 0:
            if counter.aircraft:
                found.append(f"{counter.id} is an aircraft and stands in {game.board.ids[where]}")
            if (
                counter.mechanised
                and not game.roads_in >> where & 1
                and not _may_be_off_road(game, counter.entry, where)
            ):
                found.append(f"{counter.id} stands in {game.board.ids[where]}, where there is no road")
            if counter.entry in ("air", "sea") and counter.turn > pos.turn:
                found.append(f"{counter.id} stands in {game.board.ids[where]} before turn {counter.turn}")
        if pos.marks[unit] & DISPERSED and not (counter.airborne and where >= 0):
            found.append(f"{counter.id} is dispersed, but did not jump")
    return found


def _may_be_off_road(game: Areas, entry: str, where: int) -> bool:
    """5.3, 5.4: who lands on a beach or a flat may stand without a road."""
    return (entry == "sea" and bool(game.beaches >> where & 1)) or (entry == "air" and bool(game.flats >> where & 1))


def _marker_faults(game: Areas, pos: AreasPosition) -> list[str]:
    """3.2, 5.3: forts, control and airfields."""
    found: list[str] = []
    for space in members(pos.forts):
        if not is_in(game, pos, GARRISON, space):
            found.append(f"the fort in {game.board.ids[space]} has no garrison")
        if game.towns >> space & 1:
            found.append(f"a fort stands in the town of {game.board.ids[space]}")
    if pos.forts.bit_count() + pos.spare_forts > game.data.forts:
        found.append(f"there are more than {game.data.forts} forts")
    if (pos.held | pos.alone[0] | pos.alone[1]) & ~game.objectives:
        found.append("an area is marked as held that is no objective")
    for side in (INVADER, GARRISON):
        if pos.alone[side] & ~(occupied(game, pos, side) & ~occupied(game, pos, 1 - side)):
            found.append(f"the {game.sides[side]} side is said to hold an objective alone and does not")
    if pos.fields & ~game.airfields:
        found.append("an area is open as an airfield that is none")
    return found


NEEDS = {
    "orders": "space",
    "move": "piece",
    "lead": "battle",
    "join": "battle",
    "guns": "lead",
    "main": "battle",
    "cover": "lead",
    "victim": "lead",
    "battle": "main",
    "hurt": "piece",
    "retreat": "piece",
    "follow": "spaces",
    "others": "pieces",
    "second": "piece",
    "strike": "piece",
    "drop": "pieces",
    "landing": "piece",
    "arrive": "piece",
    "convoy": "pieces",
    "plan": "pieces",
}
"""What a task must name for its stage to make sense of it."""


def task_faults(game: Areas, pos: AreasPosition) -> list[str]:
    """What is wrong with the agenda of a position written by hand."""
    for task in pos.agenda:
        need = NEEDS.get(task.stage, "")
        battle = pos.battle
        named = {
            "": True,
            "piece": task.piece >= 0,
            "pieces": bool(task.pieces),
            "space": task.space >= 0,
            "spaces": bool(task.spaces) and task.piece >= 0,
            "battle": battle is not None,
            "lead": battle is not None and (battle.lead >= 0 or task is not pos.agenda[-1]),
            "main": battle is not None and (battle.main >= 0 or task is not pos.agenda[-1]),
        }
        if not named[need]:
            return [f"the task {task.stage} names no {need}"]
        if any(game.side_of[unit] != task.side for unit in task.pieces) and task.stage != "convoy":
            return [f"the task {task.stage} is about units of the other side"]
        if task.stage in ("hurt", "retreat", "move", "follow") and game.side_of[task.piece] != task.side:
            return [f"the task {task.stage} is about units of the other side"]
    if pos.agenda and not pos.over and not game.options(pos):
        return [f"the task {pos.agenda[-1].stage} leaves nothing to decide"]
    return []
