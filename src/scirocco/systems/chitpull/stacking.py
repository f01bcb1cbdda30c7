"""5.0: stacking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from librt.vecs import vec
from mypy_extensions import u8

from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.steps import eliminate
from scirocco.systems.chitpull.units import LARGE, REMNANT, size_of
from scirocco.systems.chitpull.zones import stands_of, units_in

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


class StackSize(NamedTuple):
    """5.1: how a stack counts: units against the limit, brigades and regiments among them, and whether two of these
    are of one formation."""

    units: int
    large: int
    one_formation: bool
    allowed: bool


def stack_size(game: ChitPull, pos: ChitPosition, units: Iterable[int]) -> StackSize:
    """5.1: the first headquarters is free, each further one counts as a battalion (R17: so does Rommel)."""
    rules = game.tables.stacking
    count = large = hqs = 0
    formation, alike = -1, True
    for unit in units:
        if game.units[unit].hq:
            hqs += 1
            continue
        count += 1
        if size_of(game, pos, unit) == LARGE:
            alike = alike and (large == 0 or pos.under[unit] == formation)
            formation = pos.under[unit]
            large += 1
    count += max(0, hqs - 1)
    twins = large == rules.twins and alike and formation != -1
    allowed = (large <= rules.large and count <= rules.units) or (twins and count - large <= rules.with_twins)
    return StackSize(count, large, twins, allowed)


def excess_of(game: ChitPull, pos: ChitPosition, units: Sequence[int]) -> int:
    """5.1, R18: how many units must go at least, so that the rest of a stack is allowed."""
    rules = game.tables.stacking
    size = stack_size(game, pos, units)
    by_formation: dict[int, int] = {}
    for unit in units:
        if not game.units[unit].hq and size_of(game, pos, unit) == LARGE:
            by_formation[pos.under[unit]] = by_formation.get(pos.under[unit], 0) + 1
    found = max(size.large - rules.large, size.units - rules.units, 0)
    if any(number >= rules.twins for formation, number in by_formation.items() if formation != -1):
        found = min(found, size.large - rules.twins + max(0, size.units - size.large - rules.with_twins))
    return found


def surplus(game: ChitPull, pos: ChitPosition, space: int) -> list[int]:
    """5.2, R18: the units of a crowded hex without which fewer would be too many."""
    inside = units_in(game, pos, space)
    before = excess_of(game, pos, inside)
    return [unit for unit in inside if excess_of(game, pos, [other for other in inside if other != unit]) < before]


def fits(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> bool:
    """5.3, R98: whether a unit may enter a hex in an advance or a retreat without crowding it."""
    if not (stands_of(game, pos, 0) | stands_of(game, pos, 1)) & game.board.bit[space]:
        return True
    return stack_size(game, pos, [*(u for u in units_in(game, pos, space) if u != unit), unit]).allowed


def crowded_hexes(game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
    """5.1: the hexes in which a side has more units than may stand there, lowest first. Only those with many units or
    more than one large one are looked at closely."""
    rules, spaces, at, marks, sizes = game.tables.stacking, game.board.size, pos.at, pos.marks, game.sizes
    most, most_large = rules.units, rules.large
    count, large = vec[u8]([0] * spaces), vec[u8]([0] * spaces)
    full: list[int] = []
    for unit in game.army[side]:
        where = at[unit]
        if 0 <= where < spaces:
            count[where] += 1
            if sizes[unit] == LARGE and not marks[unit] & REMNANT:
                large[where] += 1
            if (count[where] > most or large[where] > most_large) and where not in full:
                full.append(where)
    return [space for space in sorted(full) if is_crowded(game, pos, space)]


def is_crowded(game: ChitPull, pos: ChitPosition, space: int) -> bool:
    return not stack_size(game, pos, units_in(game, pos, space)).allowed


class RemoveExcess(Stage["ChitPull", "ChitPosition"]):
    """5.2: units too many in a hex are eliminated; their enemy chooses which, among those that lessen the excess.

    The task's ``number`` says whose stacks are looked at: 1 those of the active side, 2 everybody's. Its ``side`` is
    the active side.
    """

    kind = "excess"
    rule = "5.2"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        return [Action("remove", unit) for unit in surplus(game, pos, pos.agenda[-1].space)]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb == "remove":
            name, here = game.units[action.piece].name, game.board.ids[task.space]
            if pos.at[action.piece] == task.space:
                return because(game, "5.2", "no-excess", name, here)
            return because(game, "5.2", "not-in-excess", name, here)
        return because(game, "5.2", "not-now", "choose a unit of the crowded hex to remove")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.agenda.pop()
        eliminate(game, pos, action.piece, "5.2", log)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        if task.space >= 0:
            if is_crowded(game, pos, task.space):
                return False
            pos.agenda.pop()
            return True
        for side in (task.side,) if task.number == 1 else (task.side, 1 - task.side):
            full = crowded_hexes(game, pos, side)
            if full:
                pos.agenda.append(Task("excess", 1 - side, space=full[0]))
                return True
        pos.agenda.pop()
        return True
