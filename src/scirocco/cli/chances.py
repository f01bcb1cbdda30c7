"""The exact chances of an attack: the column, each result of it, and what the result means."""

from __future__ import annotations

from typing import Any, NamedTuple

from scirocco.core.errors import SciroccoError
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.odds import base_column
from scirocco.systems.somnium.tables import ATTACKER_WINS, DEFENDER_WINS, ResultTable

THROWS = 36

MEANINGS = {
    "DVB ARB": "the attackers retreat; a defender and an attacker take a loss",
    "DVB ARI": "the attackers retreat; a defender takes a loss",
    "DVI ARB": "the attackers retreat; one of them takes a loss",
    "DVI ARI": "the attackers retreat",
    "DVB AE": "an attacker is eliminated, the others retreat; a defender takes a loss",
    "DVI AE": "an attacker is eliminated, the others retreat",
    "DRI AVB": "the defenders retreat; an attacker takes a loss, and they may advance",
    "DRB AVB": "the defenders retreat; one of them and an attacker take a loss; the attackers may advance",
    "DRI AVI": "the defenders retreat; the attackers may advance",
    "DRB AVI": "the defenders retreat, one takes a loss; the attackers may advance",
    "DE AVB": "a defender is eliminated, the others retreat; an attacker takes a loss, and they may advance",
    "DE AVI": "a defender is eliminated, the others retreat; the attackers may advance",
    "EMP": "exchange: the defender gives units, the attacker pays as much; the other defenders retreat",
    "IMP": "deadlock: everybody stays",
    "DB": "a unit in the hex takes a loss",
    "DI": "no effect",
}


class Chance(NamedTuple):
    """A result and how many of the 36 throws bring it."""

    result: str
    throws: int

    @property
    def percent(self) -> float:
        return round(100 * self.throws / THROWS, 1)

    @property
    def meaning(self) -> str:
        return MEANINGS[self.result]


class Attack(NamedTuple):
    """An attack in numbers: the column of its odds, the column after shifts, and the chances there."""

    attack: int
    defence: int
    shift: int
    base: str
    column: str
    chances: tuple[Chance, ...]


def chances_of(table: ResultTable, column: int) -> tuple[Chance, ...]:
    """Every result of a column, in the order of the table."""
    return tuple(Chance(result, throws) for result, throws in table.chances(column).items())


def weigh(game: Somnium, attack: int, defence: int, shift: int) -> Attack:
    """5.1.1: the attack of these strengths with this sum of shifts."""
    if attack < 0:
        raise SciroccoError(f"an attack strength of {attack} is not possible: it must be 0 or more")
    if defence < 1:
        raise SciroccoError(f"a defence strength of {defence} is not possible: it must be 1 or more")
    table = game.combat
    base = base_column(game, attack, defence)
    column = table.clamp(base + shift)
    return Attack(attack, defence, shift, table.columns[base], table.columns[column], chances_of(table, column))


def summary(chances: tuple[Chance, ...]) -> dict[str, int]:
    """Of the 36 throws: who wins, and how often nobody does."""
    found = {"attacker wins": 0, "exchange": 0, "deadlock": 0, "defender wins": 0}
    for chance in chances:
        found[_outcome(chance.result)] += chance.throws
    return found


def _outcome(result: str) -> str:
    if result in ATTACKER_WINS:
        return "attacker wins"
    if result in DEFENDER_WINS:
        return "defender wins"
    return "exchange" if result == "EMP" else "deadlock"


def summary_text(chances: tuple[Chance, ...]) -> str:
    """
    >>> summary_text((Chance("DRI AVI", 27), Chance("IMP", 9)))
    'attacker wins 75 %, deadlock 25 %'
    """
    return ", ".join(f"{name} {100 * throws / THROWS:.0f} %" for name, throws in summary(chances).items() if throws)


def as_json(game: Somnium, found: Attack) -> dict[str, Any]:
    return {
        "game": game.id,
        "attack": found.attack,
        "defence": found.defence,
        "shift": found.shift,
        "base_column": found.base,
        "column": found.column,
        "chances": {chance.result: chance.throws for chance in found.chances},
        "results": [
            {
                "result": chance.result,
                "chances": chance.throws,
                "of": THROWS,
                "percent": chance.percent,
                "meaning": chance.meaning,
            }
            for chance in found.chances
        ],
        "summary": summary(found.chances),
    }
