"""What must be true of every position, whatever was played. Property tests ask after each action; so does the
reader of position texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.position import AWAY, DEAD
from scirocco.systems.chitpull.activation import INITIAL
from scirocco.systems.chitpull.stacking import stack_size
from scirocco.systems.chitpull.units import LOST, NOW_ISOLATED, NOW_OUT, OF_ACTIVATION
from scirocco.systems.chitpull.zones import on_map

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def faults(game: ChitPull, pos: ChitPosition) -> list[str]:
    """What no legal play could have brought about."""
    found = _stack_faults(game, pos)
    board = game.board
    for unit, where in enumerate(pos.at):
        name, counter = game.piece_ids[unit], game.units[unit]
        lost = pos.marks[unit] & LOST
        if not (where in (AWAY, DEAD) or 0 <= where < len(board.ids)):
            found.append(f"{name} is nowhere")
        elif where >= board.size and where != game.exits[counter.side]:
            found.append(f"{name} left over the edge of the other side")
        elif 0 <= where < board.size:
            if not game.ground.land >> where & 1:
                found.append(f"{name} stands in {board.ids[where]}: {board.terrain[where]}")
            if bool(pos.held >> where & 1) != (counter.side == 0):
                found.append(f"{board.ids[where]} is not controlled by {name}, which stands there")
        if lost >= counter.steps:
            found.append(f"{name} has lost more steps than it has")
        if counter.detachment >= 0 and on_map(game, pos, unit) and on_map(game, pos, counter.detachment) and not lost:
            found.append(f"{name} is whole, and yet its battalion stands beside it")
        if pos.marks[unit] & NOW_OUT and pos.marks[unit] & NOW_ISOLATED:
            found.append(f"{name} is out of supply and isolated at once")
        if pos.drawn < 0 and pos.marks[unit] & OF_ACTIVATION:
            found.append(f"{name} bears marks of an activation, but none is under way")
    return found + _count_faults(game, pos)


def _count_faults(game: ChitPull, pos: ChitPosition) -> list[str]:
    found: list[str] = []
    if any(count < 0 for count in pos.pools):
        found.append("there are fewer than no replacement steps")
    if not 0 <= pos.turn <= game.turns:
        found.append(f"there is no turn {pos.turn}")
    for side in range(len(game.sides)):
        if pos.in_cup[side] < 0:
            found.append(f"the {game.sides[side]} side has fewer than no markers in the cup")
    if len(set(pos.track)) != len(pos.track):
        found.append("a marker lies on the track twice")
    if pos.razed & ~game.ground.fortress:
        found.append("fortifications were lost where there are none")
    if pos.breaches >> len(game.ground.mine_sides):
        found.append("mines were cleared where there are none")
    if pos.air and not game.scenario_data.air:
        found.append("there is air support in a scenario without any")
    return found


def _stack_faults(game: ChitPull, pos: ChitPosition) -> list[str]:
    """Never two sides in one hex; between the activations no hex is crowded, but for what a change of formation or a
    new set-up made of it (5.2)."""
    found: list[str] = []
    stacks: dict[int, list[int]] = {}
    for unit, where in enumerate(pos.at):
        if 0 <= where < game.board.size:
            stacks.setdefault(where, []).append(unit)
    for where, units in stacks.items():
        if len({game.side_of[unit] for unit in units}) > 1:
            found.append(f"both sides stand in {game.board.ids[where]}")
        elif pos.phase <= INITIAL:
            size = stack_size(game, pos, units)
            if size.units > game.tables.stacking.units or size.large > game.tables.stacking.twins:
                found.append(f"{game.board.ids[where]} is crowded: {size.units} units, {size.large} of them large")
    return found


NEEDS = {
    "place": "pieces",
    "move": "piece",
    "march": "spaces",
    "enter": "piece",
    "react": "piece",
    "formation": "piece",
    "clashers": "battle",
    "attackers": "battle",
    "sappers": "battle",
    "hit": "space",
    "loss": "battle",
    "rest": "battle",
    "pay": "battle",
    "retreat": "battle",
    "retreating": "piece",
    "advance": "battle",
    "advancing": "piece",
}
"""What a task must name for its stage to make sense of it."""


def task_faults(game: ChitPull, pos: ChitPosition) -> list[str]:
    """What is wrong with the agenda of a position written by hand."""
    for task in pos.agenda:
        need = NEEDS.get(task.stage, "")
        named = {
            "": True,
            "piece": task.piece >= 0,
            "pieces": bool(task.pieces),
            "space": task.space >= 0,
            "spaces": bool(task.spaces),
            "battle": pos.battle is not None and task.space >= 0,
        }
        if not named[need]:
            return [f"the task {task.stage} names no {need}"]
    if pos.agenda and not pos.over and not game.options(pos):
        return [f"the task {pos.agenda[-1].stage} leaves nothing to decide"]
    return []
