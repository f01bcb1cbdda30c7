"""A table to try rules on: set units down, play actions in writing, look at what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import scirocco
from scirocco.core.decisions import Decision, Event
from scirocco.core.dice import ScriptedDice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.events import BattleFought
from scirocco.systems.somnium.odds import Odds, assess
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.units import REDUCED


class Tabletop:
    """A game and a position of it, spoken to in notation.

        table = Tabletop("allied combat", "uk_22_7 0805", "ge_382_164 0705")
        table.do("attack 0705", 3, 4)
        assert table.at("ge_382_164") == "0605"

    Units not named are not in play; without ``held`` facts nobody possesses a
    hex but where units stand.
    """

    def __init__(
        self,
        phase: str,
        *units: str,
        turn: int = 1,
        air: str = "0 0",
        facts: Sequence[str] = (),
        options: Sequence[str] = (),
        game_id: str = "alamein",
        scenario: str | None = None,
    ) -> None:
        self.game = cast(Somnium, scirocco.load(game_id, scenario, dict.fromkeys(options, True)))
        lines = [f"turn {turn}", f"phase {phase}", f"air {air}", *facts, *units]
        self.pos: SomniumPosition = self.game.read_position("\n".join(lines))

    @classmethod
    def started(cls, scenario: str | None = None, options: Sequence[str] = ()) -> Tabletop:
        """A table at the very start of a scenario."""
        table = cls.__new__(cls)
        table.game = cast(Somnium, scirocco.load("alamein", scenario, dict.fromkeys(options, True)))
        table.pos = table.game.start()
        return table

    def do(self, text: str, *dice: int) -> list[Event]:
        """Play one action; every die must be used."""
        rolls = ScriptedDice(dice)
        events = self.game.play(self.pos, self.game.parse(text), rolls)
        assert rolls.left() == 0, f"{text}: {rolls.left()} dice too many"
        assert self.game.faults(self.pos) == []
        return events

    def fight(self, target: str, *attackers: str, dice: Sequence[int]) -> BattleFought:
        """Assault a hex with these units, besides those that must join; every die must be used."""
        rolls = ScriptedDice(dice)
        events = self.game.play(self.pos, self.game.parse(f"attack {target}"), rolls)
        to_join = [f"join {unit}" for unit in attackers]
        while self.pos.battle is not None and self.decision.kind == "attackers":
            options = self.options()
            text = next((join for join in to_join if join in options), "done")
            events += self.game.play(self.pos, self.game.parse(text), rolls)
        assert rolls.left() == 0, f"attack {target}: {rolls.left()} dice too many"
        assert self.game.faults(self.pos) == []
        return next(event for event in events if isinstance(event, BattleFought))

    def options(self) -> list[str]:
        return [self.game.format(action) for action in self.game.options(self.pos)]

    def why(self, text: str) -> Why | None:
        """Why an action is not allowed; None when it is."""
        return self.game.explain(self.pos, self.game.parse(text))

    def refused_by(self, text: str) -> str:
        """The number of the rule that forbids an action."""
        why = self.why(text)
        assert why is not None, f"{text} is allowed"
        return why.rule.split()[1]

    def refused(self, text: str) -> tuple[str, ...]:
        """Why an action is not allowed: the number of the rule, the code of the reason, and what it names."""
        why = self.why(text)
        assert why is not None, f"{text} is allowed"
        return (why.rule.split()[1], why.code, *why.args)

    @property
    def decision(self) -> Decision:
        found = self.game.decision(self.pos)
        assert found is not None
        return found

    @property
    def side(self) -> str:
        return self.game.sides[self.decision.side]

    def at(self, unit: str) -> str:
        """The printed number of a unit's hex, the box it is in, ``dead`` or ``away``."""
        where = self.pos.at[self.game.piece_index[unit]]
        return {DEAD: "dead", AWAY: "away"}.get(where) or self.game.board.ids[where]

    def is_reduced(self, unit: str) -> bool:
        return bool(self.pos.marks[self.game.piece_index[unit]] & REDUCED)

    def unit(self, name: str) -> int:
        return self.game.piece_index[name]

    def hex(self, number: str) -> int:
        return self.game.board.space(number)

    def odds(
        self,
        target: str,
        attackers: Sequence[str],
        guns: Sequence[str] = (),
        support: Sequence[str] = (),
        air: int = 0,
        cover: int = 0,
    ) -> Odds:
        """The odds a battle would have."""
        return assess(
            self.game,
            self.pos,
            Battle(
                self.hex(target),
                tuple(map(self.unit, attackers)),
                tuple(map(self.unit, guns)),
                air,
                tuple(map(self.unit, support)),
                cover,
            ),
        )

    def column(self, odds: Odds) -> str:
        return self.game.combat.columns[odds.column]

    def dice_for(self, result: str, odds: Odds) -> tuple[int, int]:
        """Two dice that bring a result at these odds."""
        total = next(n for n in range(2, 13) if self.game.combat.result(odds.column, n) == result)
        return total // 2, total - total // 2
