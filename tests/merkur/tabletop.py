"""A table to try the rules of Crete on: set units down, play actions in writing, look at what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import scirocco
from scirocco.core.decisions import Decision, Event
from scirocco.core.dice import ScriptedDice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.areas import Areas
from scirocco.systems.areas.position import KIND_WORDS, AreasPosition, Battle
from scirocco.systems.areas.units import MARK_WORDS
from scirocco.systems.areas.values import Modifier, attack_modifiers, defence_modifiers

E = TypeVar("E")

GERMAN, COMMONWEALTH = "german turn", "commonwealth turn"


class Tabletop:
    """A game and a position of it, spoken to in notation.

        table = Tabletop(GERMAN, "ge_i_sturm W03", "cw_22_nz W09")
        table.do("activate W03")

    Units not named are not in play; paratroops not named are out of the game, but for those ``waiting``; no convoy is
    under way. The initiative is with the side that does not play, unless it is given: so nobody is asked whether to
    roll again.
    """

    def __init__(
        self,
        phase: str,
        *units: str,
        turn: int = 4,
        initiative: str = "",
        facts: Sequence[str] = (),
        options: Sequence[str] = (),
        scenario: str | None = None,
        waiting: str = "",
    ) -> None:
        self.game = cast(Areas, scirocco.load("merkur", scenario, dict.fromkeys(options, True)))
        known = {line.split()[0] for line in units} | set(waiting.split())
        jumped = [self.game.piece_ids[unit] for unit in self.game.droppers]
        units = (*units, *(f"{unit} dead gone" for unit in jumped if unit not in known))
        owner = initiative or ("commonwealth" if phase == GERMAN else "german")
        if not any(fact.startswith("convoys") for fact in facts):
            facts = [*facts, "convoys lost waiting"]
        lines = [f"turn {turn}", f"phase {phase}", f"initiative {owner}", *facts, *units]
        self.pos: AreasPosition = self.game.read_position("\n".join(lines))

    @classmethod
    def started(cls, scenario: str | None = None, options: Sequence[str] = ()) -> Tabletop:
        """A table at the very start of a scenario."""
        table = cls.__new__(cls)
        table.game = cast(Areas, scirocco.load("merkur", scenario, dict.fromkeys(options, True)))
        table.pos = table.game.start()
        return table

    def do(self, text: str, *dice: int) -> list[Event]:
        """Play one action; every die must be used."""
        rolls = ScriptedDice(dice)
        events = self.game.play(self.pos, self.game.parse(text), rolls)
        assert rolls.left() == 0, f"{text}: {rolls.left()} dice too many"
        assert self.game.faults(self.pos) == []
        return events

    def run(self, *texts: str, dice: Sequence[int] = ()) -> list[Event]:
        """Play several actions; the dice are for all of them."""
        rolls = ScriptedDice(dice)
        events: list[Event] = []
        for text in texts:
            events += self.game.play(self.pos, self.game.parse(text), rolls)
            assert self.game.faults(self.pos) == []
        assert rolls.left() == 0, f"{texts[-1]}: {rolls.left()} dice too many"
        return events

    def options(self) -> list[str]:
        return [self.game.format(action) for action in self.game.options(self.pos)]

    def offers(self, text: str) -> bool:
        """Whether an action is among the options."""
        return text in self.options()

    def why(self, text: str) -> Why | None:
        """Why an action is not allowed; None when it is."""
        return self.game.explain(self.pos, self.game.parse(text))

    def refused(self, text: str) -> tuple[str, str]:
        """The number of the rule that forbids an action, and the code of the reason."""
        why = self.why(text)
        assert why is not None, f"{text} is allowed"
        return why.rule.split()[1], why.code

    @property
    def decision(self) -> Decision:
        found = self.game.decision(self.pos)
        assert found is not None
        return found

    @property
    def asked(self) -> str:
        """Who must decide what: ``german orders``."""
        return f"{self.game.sides[self.decision.side]} {self.decision.kind}"

    def at(self, unit: str) -> str:
        where = self.pos.at[self.unit(unit)]
        return {DEAD: "dead", AWAY: "away"}.get(where) or self.game.board.ids[where]

    def has(self, unit: str, word: str) -> bool:
        """Whether a unit carries a mark: tired, acted, bound, fired, silenced, dispersed."""
        return bool(self.pos.marks[self.unit(unit)] & MARK_WORDS[word])

    def unit(self, name: str) -> int:
        return self.game.piece_index[name]

    def area(self, name: str) -> int:
        return self.game.board.space(name)

    def has_fort(self, area: str) -> bool:
        return bool(self.pos.forts & self.game.board.bit[self.area(area)])

    def battle(self, kind: str, area: str, lead: str, main: str, **more: str) -> Battle:
        """A fight to ask the values of; ``support`` names units parted by spaces."""
        origin = more.get("origin", area)
        return Battle(
            KIND_WORDS.index(kind),
            self.area(area),
            self.area(origin),
            self.unit(lead) if lead else -1,
            tuple(self.unit(name) for name in more.get("support", "").split()),
            tuple(self.unit(name) for name in more.get("guns", "").split()),
            self.unit(main) if main else -1,
            tuple(self.unit(name) for name in more.get("cover", "").split()),
        )

    def attack(self, kind: str, area: str, lead: str, **more: str) -> dict[str, int]:
        """What each circumstance adds to an attack, by its code."""
        return _by_code(attack_modifiers(self.game, self.pos, self.battle(kind, area, lead, "", **more)))

    def defence(self, kind: str, area: str, lead: str, main: str, **more: str) -> dict[str, int]:
        """What each circumstance adds to a defence, by its code."""
        return _by_code(defence_modifiers(self.game, self.pos, self.battle(kind, area, lead, main, **more)))


def _by_code(modifiers: list[Modifier]) -> dict[str, int]:
    found: dict[str, int] = {}
    for modifier in modifiers:
        found[modifier.code] = found.get(modifier.code, 0) + modifier.value
    return found


def the(kind: type[E], events: Sequence[object]) -> E:
    """The one event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events of the kind {kind.__name__}"
    return found[0]


def all_of(kind: type[E], events: Sequence[object]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
