"""What must be true of every position, whatever was played. Property tests ask after each action; so does the
reader of position texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.position import AWAY, DEAD

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def faults(game: Somnium, pos: SomniumPosition) -> list[str]:
    """What no legal play could have brought about."""
    found = _stack_faults(game, pos)
    board = game.board
    for unit, where in enumerate(pos.at):
        name = game.piece_ids[unit]
        if not (where in (AWAY, DEAD) or 0 <= where < len(board.ids)):
            found.append(f"{name} is nowhere")
        elif 0 <= where < board.size:
            if not game.land >> where & 1:
                found.append(f"{name} stands in {board.ids[where]}: {board.terrain[where]}")
            if not pos.held[game.side_of[unit]] >> where & 1:
                found.append(f"{board.ids[where]} is not in the possession of {name}, which stands there")
    if pos.held[0] & pos.held[1]:
        found.append("a hex is in the possession of both sides")
    most = [
        max((band.points for band in game.air_bands if band.side == side), default=0)
        + sum(bonus.points for bonus in game.air_bonus if bonus.side == side)
        for side in game.sides
    ]
    for side, points in enumerate(pos.air):
        if not 0 <= points <= most[side]:
            found.append(f"the {game.sides[side]} side has {points} air points")
    if not 0 <= pos.turn <= game.turns:
        found.append(f"there is no turn {pos.turn}")
    if pos.cleared & ~game.mines:
        found.append("mines were cleared where there are none")
    return found


def _stack_faults(game: Somnium, pos: SomniumPosition) -> list[str]:
    """4.1.1 and 4.1.2: three units a hex at most, and never two sides in one. A chain retreat may crowd one hex
    until it is carried out (5.3.1)."""
    found: list[str] = []
    crowded = {task.space for task in pos.agenda if task.stage == "displace"}
    counts: dict[int, list[int]] = {}
    for unit, where in enumerate(pos.at):
        if 0 <= where < game.board.size:
            counts.setdefault(where, []).append(game.side_of[unit])
    for where, sides in counts.items():
        if len(set(sides)) > 1:
            found.append(f"both sides stand in {game.board.ids[where]}")
        elif len(sides) > game.stacking + (where in crowded):
            found.append(f"{len(sides)} units stand in {game.board.ids[where]}, at most {game.stacking} may")
    return found


NEEDS = {
    "place": "pieces",
    "drop": "piece",
    "arrive": "piece",
    "move": "piece",
    "attackers": "battle",
    "battery": "battle",
    "sorties": "battle",
    "air": "battle",
    "support": "battle",
    "cover": "battle",
    "resolve": "battle",
    "bombardment": "battle",
    "loss": "pieces",
    "give": "pieces",
    "pay": "pieces",
    "retreat": "pieces",
    "displace": "space",
    "advance": "pieces",
}
"""What a task must name for its stage to make sense of it."""


def task_faults(game: Somnium, pos: SomniumPosition) -> list[str]:
    """What is wrong with the agenda of a position written by hand."""
    for task in pos.agenda:
        need = NEEDS.get(task.stage, "")
        named = {
            "": True,
            "piece": task.piece >= 0,
            "pieces": bool(task.pieces),
            "space": task.space >= 0,
            "battle": pos.battle is not None and task.space == pos.battle.target,
        }
        if not named[need]:
            return [f"the task {task.stage} names no {need}"]
        if any(game.side_of[unit] != task.side for unit in (*task.pieces, *([task.piece] if task.piece >= 0 else []))):
            return [f"the task {task.stage} is about units of the other side"]
    if pos.agenda and not pos.over and not game.options(pos):
        return [f"the task {pos.agenda[-1].stage} leaves nothing to decide"]
    return []
