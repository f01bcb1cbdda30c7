"""10.6: splitting and merging brigades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import DONE, Action, Event, Stage
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY
from scirocco.systems.chitpull.events import Merged, SplitUp
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.units import ACTED, LOST, REDUCED, SHIFTED
from scirocco.systems.chitpull.zones import change_marks, leave_table, on_map, put, renew_control

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def can_split(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """10.6, R77: a brigade at full strength, with its battalion in the box."""
    detachment = game.units[unit].detachment
    return on_map(game, pos, unit) and not pos.marks[unit] & LOST and pos.at[detachment] == AWAY


class Split(Stage["ChitPull", "ChitPosition"]):
    """10.6: when an activation begins, whole brigades may be split into the reduced brigade and a battalion."""

    kind = "split"
    rule = "10.6"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        side = pos.agenda[-1].side
        found = [Action("split", unit) for unit in game.brigades[side] if can_split(game, pos, unit)]
        found.append(DONE)
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "split":
            return because(game, "10.6", "no-split", game.units[action.piece].name)
        return because(game, "10.6", "not-now", "split brigades, or say done")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "done":
            pos.agenda.pop()
            return
        unit = action.piece
        detachment = game.units[unit].detachment
        put(game, pos, detachment, pos.at[unit])
        pos.marks[detachment] = pos.marks[unit]
        pos.under[detachment] = pos.under[unit]
        change_marks(pos, unit, pos.marks[unit] | REDUCED)
        log.append(SplitUp(game.ref("10.6"), (unit, detachment)))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if any(can_split(game, pos, unit) for unit in game.brigades[pos.agenda[-1].side]):
            return False
        pos.agenda.pop()
        return True


def can_merge(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """10.6: a battalion and what else is left of its brigade, in one hex."""
    return on_map(game, pos, unit) and pos.at[game.units[unit].brigade] == pos.at[unit]


class Merge(Stage["ChitPull", "ChitPosition"]):
    """10.6: when an activation ends, the two parts of a brigade in one hex may merge; two battalions make the
    reduced brigade."""

    kind = "merge"
    rule = "10.6"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        side = pos.agenda[-1].side
        found = [Action("merge", unit) for unit in game.battalions[side] if can_merge(game, pos, unit)]
        found.append(DONE)
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "merge":
            return because(game, "10.6", "no-merge", game.units[action.piece].name)
        return because(game, "10.6", "not-now", "merge brigades, or say done")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "done":
            pos.agenda.pop()
            return
        battalion = action.piece
        brigade = game.units[battalion].brigade
        spent = pos.marks[battalion] & (ACTED | SHIFTED)
        marks = pos.marks[brigade]
        leave_table(game, pos, battalion, dead=False)
        change_marks(pos, brigade, (marks & ~LOST) | ((marks & LOST) - 1) | spent)
        renew_control(game, pos)
        log.append(Merged(game.ref("10.6"), (brigade, battalion)))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if any(can_merge(game, pos, unit) for unit in game.battalions[pos.agenda[-1].side]):
            return False
        pos.agenda.pop()
        return True
