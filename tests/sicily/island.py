"""A table with Sicily on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import scirocco
from scirocco.core.decisions import Event
from scirocco.core.dice import ScriptedDice
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.units import AFLOAT, DROPPED
from tests.somnium.tabletop import Tabletop


class Island(Tabletop):
    """A position of Sicily, spoken to in notation."""

    def __init__(
        self,
        phase: str,
        *units: str,
        turn: int = 3,
        air: str = "0 0",
        facts: Sequence[str] = (),
        options: Sequence[str] = (),
    ) -> None:
        super().__init__(phase, *units, turn=turn, air=air, facts=facts, options=options, game_id="sicily")

    @classmethod
    def begun(cls, *dice: int, options: Sequence[str] = ()) -> Island:
        """The game at its very start, or with both dice of the first drops thrown."""
        table = cls.__new__(cls)
        table.game = cast(Somnium, scirocco.load("sicily", None, dict.fromkeys(options, True)))
        table.pos = table.game.start()
        if dice:
            table.do("drop us_505 2618", dice[0])
            table.do("drop uk_1al 3719", dice[1])
        return table

    def go(self, unit: str, *steps: str) -> list[Event]:
        """Choose a unit and carry out its actions: a path such as ``2019-2018``, ``enter 2019`` or ``stop``."""
        events = self.do(unit)
        for step in steps:
            verb, _, place = step.partition(" ")
            events += self.do(f"{verb} {unit} {place}" if place else f"{unit} {step}" if "-" in step else step)
        return events

    def end_until(self, phase: str) -> list[Event]:
        """Everybody ends his phases until this one has begun."""
        events = self.do("end")
        while self.phase != phase:
            events += self.do("end")
        return events

    @property
    def phase(self) -> str:
        return self.game.phases[self.pos.phase]

    def ends(self, unit: str) -> set[str]:
        """Choose a unit; the hexes and boxes its move may end in."""
        self.do(unit)
        return {option.split("-")[-1] for option in self.options() if option.startswith(f"{unit} ")}

    def places(self, unit: str, verb: str = "enter") -> set[str]:
        """Choose a unit that waits to come in; where it may."""
        self.do(unit)
        return {option.split()[2] for option in self.options() if option.startswith(f"{verb} ")}

    def may_choose(self, unit: str) -> bool:
        return self.why(unit) is None

    def is_cut_off(self, unit: str) -> bool:
        """Whether the unit came down behind the lines and waits for contact."""
        return bool(self.pos.marks[self.unit(unit)] & DROPPED)

    def has_ships(self, unit: str) -> bool:
        return bool(self.pos.marks[self.unit(unit)] & AFLOAT)

    def holds(self, side: str, number: str) -> bool:
        return bool(self.pos.held[self.game.side_named(side)] >> self.hex(number) & 1)

    def shifts(self, target: str, attackers: Sequence[str]) -> dict[str, int]:
        """The column shifts of an attack by what they are for."""
        return {shift.reason: shift.columns for shift in self.odds(target, attackers).shifts}

    def ways_back(self, unit: str) -> set[str]:
        return {option.split()[2] for option in self.options() if option.startswith(f"retreat {unit} ")}

    def beaten(self, target: str, *attackers: str, result: str = "DRI AVI") -> None:
        """An attack has this result, with as few air points as it takes."""
        chance = self.chance_of(result, target, attackers)
        assert chance is not None, f"no dice bring {result} against {target}"
        air, dice = chance
        rolls = ScriptedDice(dice)
        self.game.play(self.pos, self.game.parse(f"attack {target}"), rolls)
        while rolls.left():
            options = self.options()
            joining = [f"join {unit}" for unit in attackers if f"join {unit}" in options]
            answer = f"air {air}" if self.decision.kind == "air" else "done"
            self.game.play(self.pos, self.game.parse(joining[0] if joining else answer), rolls)
        assert self.game.faults(self.pos) == []

    def chance_of(self, result: str, target: str, attackers: Sequence[str]) -> tuple[int, tuple[int, int]] | None:
        """The fewest air points, and dice, with which an attack has this result."""
        for air in range(min(6, self.pos.air[self.game.side_named(self.side)]) + 1):
            column = self.odds(target, attackers, air=air).column
            for total in range(2, 13):
                if self.game.combat.result(column, total) == result:
                    return air, (total // 2, total - total // 2)
        return None
