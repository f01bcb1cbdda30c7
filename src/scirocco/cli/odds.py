"""``scirocco odds``: the combat table asked with bare strengths."""

from __future__ import annotations

import json

from scirocco.cli.battles import chance_lines, percent, summary, summary_text
from scirocco.cli.desk import Desk
from scirocco.core.errors import SciroccoError
from scirocco.server import shapes


def _ask(desk: Desk, attack: int, defence: int, shift: int) -> tuple[shapes.Ladder, list[shapes.Chance]]:
    if attack < 0:
        raise SciroccoError(f"an attack strength of {attack} is not possible: it must be 0 or more")
    if defence < 1:
        raise SciroccoError(f"a defence strength of {defence} is not possible: it must be 1 or more")
    found = desk.shown.table_odds(desk.game, attack, defence, shift)
    if found is None:
        raise SciroccoError(f"{desk.game.title} has no table of odds: fights are weighed on the board")
    return found


def odds_text(desk: Desk, attack: int, defence: int, shift: int) -> str:
    """For people."""
    ladder, chances = _ask(desk, attack, defence, shift)
    base, final = ladder.columns[ladder.base], ladder.columns[ladder.final]
    moved = f", shifted {shift:+d}: {final}" if shift else ""
    lines = [f"{attack} against {defence} is {base}{moved}.", *chance_lines(desk, chances)]
    return "\n".join([*lines, f"{summary_text(chances)}.".capitalize()])


def odds_json(desk: Desk, attack: int, defence: int, shift: int) -> str:
    """For other programs."""
    ladder, chances = _ask(desk, attack, defence, shift)
    found = {
        "game": desk.game.id,
        "attack": attack,
        "defence": defence,
        "shift": shift,
        "base_column": ladder.columns[ladder.base],
        "column": ladder.columns[ladder.final],
        "chances": {chance.result: chance.throws for chance in chances},
        "results": [
            {
                "result": chance.result,
                "chances": chance.throws,
                "of": chance.of,
                "percent": percent(chance),
                "meaning": desk.say(chance.name),
            }
            for chance in chances
        ],
        "summary": summary(chances),
    }
    return json.dumps(found, indent=1)
