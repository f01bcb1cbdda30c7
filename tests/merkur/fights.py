"""Fights told in one line: the choices that matter, and the dice."""

from __future__ import annotations

from collections.abc import Sequence

from scirocco.core.dice import ScriptedDice
from scirocco.systems.areas.events import Fought
from tests.merkur.tabletop import Tabletop, the

UNLESS_TOLD = {"join": "done", "guns": "none", "cover": "none"}


def fight(table: Tabletop, *choices: str, dice: Sequence[int]) -> Fought:
    """Play choices until the dice have fallen; nobody joins or supports unless told. Every choice and die is used."""
    rolls, left = ScriptedDice(dice), list(choices)
    events: list[object] = []
    while not any(isinstance(event, Fought) for event in events):
        text = left[0] if left and table.why(left[0]) is None else UNLESS_TOLD[table.decision.kind]
        if left and text == left[0]:
            left.pop(0)
        events += table.game.play(table.pos, table.game.parse(text), rolls)
    assert not left, f"never asked for {left}"
    assert rolls.left() == 0, f"{rolls.left()} dice too many"
    assert table.game.faults(table.pos) == []
    return the(Fought, events)


def totals(fought: Fought) -> tuple[int, int]:
    """Both values, without the dice."""
    return sum(value for *_, value in fought.attack), sum(value for *_, value in fought.defence)
