"""A table with Gazala on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import scirocco
from scirocco.core.decisions import Event
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.events import BattleFought
from scirocco.systems.somnium.odds import Odds
from tests.somnium.tabletop import Tabletop

MINES = "0604 0605 0705 0706 0707 0708 0809 0810 0910 0911 0912 1013 1014 1113 1213"
"""The mine belt as the rulebook lists it."""


class Desert(Tabletop):
    """A position of Gazala, spoken to in notation."""

    def __init__(
        self,
        phase: str,
        *units: str,
        turn: int = 1,
        air: str = "0 0",
        facts: Sequence[str] = (),
        options: Sequence[str] = (),
    ) -> None:
        super().__init__(phase, *units, turn=turn, air=air, facts=facts, options=options, game_id="gazala")

    @classmethod
    def started(cls, scenario: str | None = None, options: Sequence[str] = ()) -> Desert:
        """A table at the very start of a scenario."""
        table = cls.__new__(cls)
        table.game = cast(Somnium, scirocco.load("gazala", scenario, dict.fromkeys(options, True)))
        table.pos = table.game.start()
        return table

    @classmethod
    def ready(cls, options: Sequence[str] = ()) -> Desert:
        """The first Axis movement phase, with the free units in their suggested places."""
        table = cls.started(options=options)
        while table.decision.kind == "place":
            table.do("rest")
        return table

    def go(self, unit: str, path: str, *dice: int) -> list[Event]:
        """Choose a unit and move it along a path."""
        return self.do(unit) + self.do(f"{unit} {path}", *dice)

    def ends(self, unit: str) -> set[str]:
        """Choose a unit; the hexes its move may end in."""
        self.do(unit)
        return {option[-4:] for option in self.options() if option.startswith(f"{unit} ")}

    def code(self, text: str) -> str:
        """The code of the reason why an action is refused."""
        why = self.why(text)
        assert why is not None, f"{text} is allowed"
        return why.code

    def beat(self, target: str, *attackers: str, result: str = "DRI AVI", more: Sequence[int] = ()) -> BattleFought:
        """Attack a hex with these units, with dice that bring the result; ``more`` are dice thrown for mines."""
        dice = self.dice_for(result, self.odds(target, attackers))
        fought = self.fight(target, *attackers, dice=(*dice, *more))
        assert fought.result == result
        return fought

    def ways(self, unit: str) -> set[str]:
        """The ways the unit may retreat, as hex numbers."""
        return {option.split()[2] for option in self.options() if option.startswith(f"retreat {unit} ")}

    def advances(self, unit: str) -> set[str]:
        """The ways the unit may advance, as hex numbers."""
        return {option.split()[2] for option in self.options() if option.startswith(f"advance {unit} ")}

    def end_until(self, phase: str) -> list[Event]:
        """Everybody ends his phases until this one has begun."""
        events = self.do("end")
        while self.phase != phase:
            events += self.do("end")
        return events

    @property
    def phase(self) -> str:
        return self.game.phases[self.pos.phase]


def shifts(odds: Odds) -> dict[str, int]:
    """The shifts of a combat: their reasons and columns."""
    return {shift.reason: shift.columns for shift in odds.shifts}
