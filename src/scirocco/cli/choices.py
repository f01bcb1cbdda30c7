"""What may be chosen now, laid out to be read: units with place and values, spaces with their cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scirocco.cli.battles import in_short, previewed
from scirocco.cli.desk import Desk
from scirocco.core.decisions import Action
from scirocco.server import shapes
from scirocco.systems.somnium.reasons import points_text
from scirocco.telling.teller import CLOSING

GAP = 3
SIGNS = {"zone": "!", "mines": "×"}
SIGNS_TEXT = "    ! in an enemy zone   × mines"
UNITS_TEXT = "    e next to the enemy   - reduced   r3 guns that reach three hexes"


class Choices:
    """The options of a position in lines."""

    def __init__(self, desk: Desk, view: Any) -> None:
        self.desk, self.view = desk, view
        decision = desk.game.decision(view)
        self.options = desk.game.options(view) if decision is not None else []
        movers = {action.piece for action in self.options if action.spaces}
        self.mover = next(iter(movers)) if len(movers) == 1 else -1
        self.costs: dict[str, shapes.ReachSpace] = {}
        if decision is not None and decision.piece == self.mover >= 0:
            reach = desk.shown.reach(desk.game, view, self.mover)
            self.costs = {one.space: one for one in reach.spaces} if reach is not None else {}
        self.engaged = engaged_spaces(desk, view)

    def lines(self, width: int) -> list[str]:
        """The options in columns, each with the number that chooses it."""
        if not self.options:
            return []
        if is_counting(self.options):
            return [f"  {self.options[0].number} to {self.options[-1].number}"]
        cells: list[str] = []
        closing: list[str] = []
        for number, action in enumerate(self.options, start=1):
            if action.verb in CLOSING:
                closing.append(f"{number:>3} {action.verb}: {self.desk.label(self.view, action)}")
            else:
                cells.append(f"{number:>3} {self._cell(action)}")
        return [*in_columns(cells, width), *closing, *self._notes()]

    def _notes(self) -> list[str]:
        if self.costs:
            return [SIGNS_TEXT]
        listed = [action for action in self.options if action.piece >= 0 and not action.spaces]
        return [UNITS_TEXT] if len(listed) > 1 else []

    def _cell(self, action: Action) -> str:
        desk, game = self.desk, self.desk.game
        if action.piece >= 0 and not action.spaces:
            return unit_cell(desk, self.view, action.piece, self.engaged)
        if action.piece >= 0 and action.piece == self.mover:
            return self._place(action.spaces[-1])
        head = f"{game.format(action):<34} " if action.piece >= 0 else f"{game.format(action):<12} "
        if action.piece >= 0:
            return head + desk.label(self.view, action)
        return head + self._target(action)

    def _place(self, space: int) -> str:
        """A space with what it costs and what awaits the unit there."""
        id = self.desk.game.board.ids[space]
        there = self.costs.get(id)
        if there is None:
            return self.desk.space(space)
        signs = "".join(sign for name, sign in SIGNS.items() if name in there.signs)
        return f"{id:<4} {points_text(round(2 * there.cost)):<3}{signs}".rstrip()

    def _target(self, action: Action) -> str:
        """A space to be attacked: who is there, and the odds with everybody who could join."""
        desk = self.desk
        here = [piece for piece, where in enumerate(self.view.at) if action.spaces and where == action.spaces[-1]]
        labels = ", ".join(desk.counters[piece].label for piece in here)
        name = desk.game.board.names[action.spaces[-1]] if action.spaces else ""
        battle = previewed(desk, self.view, desk.shown.plan_of(desk.game, self.view, action))
        odds = f" {in_short(desk, battle)}" if battle is not None else ""
        return f"{name:<20.20} {labels:<30}{odds}".rstrip()


def is_counting(options: Sequence[Action]) -> bool:
    """Whether a number is asked for, and nothing else."""
    return all(action.number >= 0 and action.piece < 0 and not action.spaces for action in options)


def engaged_spaces(desk: Desk, view: Any) -> dict[str, set[str]]:
    """For each side the spaces in the zones of the others."""
    zones = desk.shown.layer(desk.game, view, "zones", -1)
    found: dict[str, set[str]] = {side: set() for side in desk.game.sides}
    for one in zones.spaces if zones is not None else ():
        for side in found:
            if one.side not in (None, side):
                found[side].add(one.space)
    return found


def values_text(values: dict[str, int]) -> str:
    """Attack, defence and movement as the counter shows them now.

    >>> values_text({"attack": 2, "defence": 3, "movement": 6, "range": 4})
    '2-3-6 r4'
    """
    printed = "-".join(str(value) for name, value in values.items() if name != "range")
    return f"{printed} r{values['range']}" if "range" in values else printed


def unit_cell(desk: Desk, view: Any, piece: int, engaged: dict[str, set[str]]) -> str:
    """``au_20_9  20/9  5-4-6  0805 Tel el Eisa``"""
    counter, unit = desk.counters[piece], desk.shown.unit(desk.game, view, piece)
    near = unit.space is not None and unit.space in engaged.get(counter.side or "", ())
    state = ("e" if near else " ") + ("-" if unit.reduced else " ")
    where = desk.space(view.at[piece]) if view.at[piece] >= 0 else ""
    return f"{counter.id:<16} {counter.label:<10} {values_text(unit.values):<9}{state} {where}".rstrip()


def in_columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells in as many columns as fit, read downwards.

    >>> in_columns(["a", "b", "c", "d", "e"], 12)
    ['a   c   e', 'b   d']
    """
    if not cells:
        return []
    wide = max(map(len, cells)) + GAP
    columns = max(1, (width + GAP) // wide)
    rows = -(-len(cells) // columns)
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]
