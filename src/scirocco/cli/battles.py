"""A battle in lines of text: who fights, the shifts, the exact chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scirocco.cli.desk import Desk, rule_number
from scirocco.core.errors import IllegalAction
from scirocco.server import shapes
from scirocco.server.presenting import BattlePlan

OUTCOMES = {"attacker": "attacker wins", "exchange": "exchange", "none": "deadlock", "defender": "defender wins"}


def battle_lines(desk: Desk, battle: shapes.Battle) -> list[str]:
    """Everything about a battle."""
    fighters = [desk.piece(desk.game.piece_index[one.unit]) for one in battle.parties[0].units]
    lines = [f"  {desk.say(battle.title)}: {', '.join(fighters) or 'nobody yet'}"]
    if battle.relation is not None:
        lines.append(f"  {desk.say(battle.relation)}{_column(desk, battle)}.")
    return lines + chance_lines(desk, battle.chances)


def _column(desk: Desk, battle: shapes.Battle) -> str:
    """``: 1-1; crest -2 [5.1.2]; column 1-3``"""
    if battle.ladder is None:
        return ""
    base, final = battle.ladder.columns[battle.ladder.base], battle.ladder.columns[battle.ladder.final]
    shifts = ", ".join(
        f"{desk.say(shift.reason)} {shift.amount:+d} [{rule_number(shift.rule)}]"
        for shift in battle.shifts
        if shift.applies
    )
    return f": {base}; {shifts}; column {final}" if shifts else f": column {final}"


def chance_lines(desk: Desk, chances: Sequence[shapes.Chance]) -> list[str]:
    """A line for each result: chances, percent, meaning."""
    return [
        f"    {one.result:<8} {one.throws:>2}/{one.of} {percent(one):>5.1f} %  {desk.say(one.name)}" for one in chances
    ]


def percent(chance: shapes.Chance) -> float:
    return round(100 * chance.throws / chance.of, 1)


def summary(chances: Sequence[shapes.Chance]) -> dict[str, int]:
    """Of all throws: who wins, and how often nobody does."""
    found = dict.fromkeys(OUTCOMES.values(), 0)
    for chance in chances:
        found[OUTCOMES[chance.outcome]] += chance.throws
    return found


def summary_text(chances: Sequence[shapes.Chance]) -> str:
    """``attacker wins 75 %, deadlock 25 %``"""
    total = chances[0].of
    return ", ".join(f"{name} {100 * throws / total:.0f} %" for name, throws in summary(chances).items() if throws)


def in_short(desk: Desk, battle: shapes.Battle) -> str:
    """``13 against 4 3-1 attacker wins 75 %``"""
    relation = desk.say(battle.relation) if battle.relation is not None else ""
    column = battle.ladder.columns[battle.ladder.final] if battle.ladder is not None else ""
    return f"{relation:<14} {column:<5} {summary_text(battle.chances)}"


def previewed(desk: Desk, view: Any, plan: BattlePlan | None) -> shapes.Battle | None:
    """A battle as it would be; None where it cannot be."""
    if plan is None:
        return None
    try:
        return desk.shown.preview(desk.game, view, plan)
    except (IllegalAction, NotImplementedError):
        return None
