"""What may be chosen now, laid out to be read: units with place and values, hexes with their cost."""

from __future__ import annotations

from collections.abc import Sequence

from scirocco.cli.chances import summary_text
from scirocco.cli.names import hex_name, is_reduced, values
from scirocco.cli.preview import assault_on, bombardment_on, full_air
from scirocco.core.decisions import Action, Decision
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.engagement import is_engaged, zone_of
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.movement import path_cost, points_text
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import units_in

GAP = 3
CLOSING = {
    "end": "end the phase",
    "stop": "stay, or stop here",
    "done": "that is all",
    "rest": "the others take their printed places",
}


def choice_lines(game: Somnium, pos: SomniumPosition, width: int) -> list[str]:
    """The options in columns, each with the number that chooses it."""
    decision = game.decision(pos)
    if decision is None:
        return []
    options = game.options(pos)
    if options[0].verb == "air":
        return [f"  {options[0].number} to {options[-1].number}"]
    cells: list[str] = []
    closing: list[str] = []
    for number, action in enumerate(options, start=1):
        if action.verb in CLOSING:
            closing.append(f"{number:>3} {action.verb}: {CLOSING[action.verb]}")
        else:
            cells.append(f"{number:>3} {_describe(game, pos, decision, action)}")
    notes = NOTES.get(decision.kind, "")
    return [*in_columns(cells, width), *closing, *([notes] if notes else [])]


NOTES = {
    "move": "    ! next to the enemy: it stops there and must attack   × mines: a die is rolled",
    "unit": "    e next to the enemy   - reduced   r3 guns that reach three hexes",
}


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


def _describe(game: Somnium, pos: SomniumPosition, decision: Decision, action: Action) -> str:
    if action.verb in ("select", "join", "loss"):
        return unit_cell(game, pos, action.piece)
    if action.verb == "move":
        return _move_cell(game, pos, decision.side, action)
    if action.verb == "place":
        return hex_name(game, action.spaces[0])
    if action.verb in ("attack", "bombard", "strike"):
        return _target_cell(game, pos, decision.side, action)
    way = " then ".join(hex_name(game, space) for space in action.spaces)
    return f"{game.format(action):<34} {game.units[action.piece].name} to {way}"


def unit_cell(game: Somnium, pos: SomniumPosition, unit: int) -> str:
    """``au_20_9  20/9  5-4-6  0805 Tel el Eisa``"""
    counter = game.units[unit]
    state = ("e" if is_engaged(game, pos, unit) else " ") + ("-" if is_reduced(pos, unit) else " ")
    where = hex_name(game, pos.at[unit]) if pos.at[unit] >= 0 else ""
    return f"{counter.id:<16} {counter.label:<10} {values(game, pos, unit):<9}{state} {where}".rstrip()


def _move_cell(game: Somnium, pos: SomniumPosition, side: int, action: Action) -> str:
    end = action.spaces[-1]
    cost = points_text(path_cost(game, pos, action.piece, action.spaces))
    if game.board.is_box(end):
        return f"{game.board.ids[end]:<4} {cost}"
    danger = "!" if zone_of(game, pos, 1 - side) >> end & 1 else ""
    mines = "×" if mines_against(game, pos, side) >> end & 1 else ""
    return f"{game.board.ids[end]} {cost:<3}{danger}{mines}".rstrip()


def _target_cell(game: Somnium, pos: SomniumPosition, side: int, action: Action) -> str:
    space = action.spaces[0]
    labels = ", ".join(game.units[unit].label for unit in units_in(game, pos, 1 - side, space))
    head = f"{game.format(action):<12} {hex_name(game, space)[5:]:<20.20} {labels:<30}"
    if action.verb == "attack":
        found = assault_on(game, pos, side, space).attack
        return f"{head} {found.attack:>2} : {found.defence:<2} {found.column:<4} {summary_text(found.chances)}"
    fire = bombardment_on(game, pos, side, space, full_air(game, pos, side) if action.verb == "strike" else 0)
    loss = next((chance.percent for chance in fire.chances if chance.result == "DB"), 0.0)
    return f"{head} up to {fire.strength} points, a loss in {loss:.0f} %"
