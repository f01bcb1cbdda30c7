"""A table with Gazala 1942 on it: a few counters, one marker being played, spoken to in notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import scirocco
from scirocco.core.decisions import Decision, Event, Task
from scirocco.core.dice import ScriptedDice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.activation import INITIAL, begin_activation
from scirocco.systems.chitpull.odds import Odds, assess
from scirocco.systems.chitpull.position import GENERAL, Battle, ChitPosition
from scirocco.systems.chitpull.supply import check_supply
from scirocco.systems.chitpull.units import CALLED, MARK_WORDS, NOW_ISOLATED, NOW_OUT
from scirocco.systems.chitpull.zones import first_control, put, renew_control

FAR = {"axis": "2902", "allied": "0133"}
"""Where a headquarters stands that a test does not mention."""

E = TypeVar("E")


def load(scenario: str = "opening", options: Sequence[str] = ()) -> ChitPull:
    return cast(ChitPull, scirocco.load("gazala1942", scenario, dict.fromkeys(options, True)))


class Table:
    """Units are written as in a position text: ``ge_1_21_t 0609 reduced``.

    A marker is being played (``marker``). Unless ``real`` is asked for, all units of its side may act and are
    supplied, but for those written with ``idle`` or with a state of supply of their own.
    """

    def __init__(
        self,
        *units: str,
        marker: str = "ge_afrika_h",
        scenario: str = "opening",
        options: Sequence[str] = (),
        turn: int = 2,
        real: bool = False,
        dice: Sequence[int] = (),
        fallback: bool = False,
    ) -> None:
        self.game = load(scenario, options)
        self.pos = blank(self.game, turn)
        self.pos.fallback = fallback
        idle: set[int] = set()
        for text in units:
            words = text.split()
            unit = self.unit(words[0])
            put(self.game, self.pos, unit, self.space(words[1]))
            for word in words[2:]:
                if word == "idle":
                    idle.add(unit)
                else:
                    self.pos.marks[unit] |= MARK_WORDS[word]
        hq = self.unit(marker)
        if self.pos.at[hq] == AWAY:
            put(self.game, self.pos, hq, self.space(FAR[self.game.sides[self.game.side_of[hq]]]))
        self.pos.zones = None
        self.pos.held = first_control(self.game, self.pos)
        renew_control(self.game, self.pos)
        self.log: list[Event] = []
        if real:
            check_supply(self.game, self.pos, self.log)
        self.pos.track = (self.game.units[hq].marker,)
        rolls = ScriptedDice(dice)
        begin_activation(self.game, self.pos, self.game.units[hq].marker, rolls, self.log)
        if not real:
            self._call_all(self.game.side_of[hq], idle)
        self.settle(rolls)

    def _call_all(self, side: int, idle: set[int]) -> None:
        for unit in self.game.army[side]:
            if self.pos.at[unit] >= 0:
                marks = self.pos.marks[unit] & ~(CALLED | NOW_OUT | NOW_ISOLATED)
                now = NOW_OUT if marks & MARK_WORDS["unsupplied"] else 0
                now |= NOW_ISOLATED if marks & MARK_WORDS["isolated"] else 0
                self.pos.marks[unit] = marks | now | (0 if unit in idle else CALLED)

    # Speaking to it

    def unit(self, name: str) -> int:
        return self.game.piece_index[name]

    def space(self, name: str) -> int:
        return self.game.board.index[name]

    def at(self, name: str) -> str:
        where = self.pos.at[self.unit(name)]
        return self.game.board.ids[where] if where >= 0 else "away" if where == AWAY else "dead"

    def marks(self, name: str) -> set[str]:
        return {word for word, bit in MARK_WORDS.items() if self.pos.marks[self.unit(name)] & bit}

    def settle(self, dice: ScriptedDice) -> None:
        while self.pos.agenda and self.game.stages[self.pos.agenda[-1].stage].settle(
            self.game, self.pos, dice, self.log
        ):
            pass

    def do(self, text: str, *dice: int) -> list[Event]:
        rolls = ScriptedDice(dice)
        events = self.game.play(self.pos, self.game.parse(text), rolls)
        assert rolls.left() == 0, f"{rolls.left()} dice were not rolled"
        assert self.game.faults(self.pos) == []
        self.log += events
        return events

    def options(self, start: str = "") -> list[str]:
        return [text for text in map(self.game.format, self.game.options(self.pos)) if text.startswith(start)]

    def why(self, text: str) -> Why | None:
        return self.game.explain(self.pos, self.game.parse(text))

    def code(self, text: str) -> str:
        why = self.why(text)
        assert why is not None, f"{text} is allowed"
        return why.code

    def rule(self, text: str) -> str:
        why = self.why(text)
        assert why is not None, f"{text} is allowed"
        return why.rule.removeprefix("gazala1942 ")

    @property
    def decision(self) -> Decision:
        found = self.game.decision(self.pos)
        assert found is not None
        return found

    @property
    def kind(self) -> str:
        return self.decision.kind

    # Whole steps

    def go(self, unit: str, path: str, *dice: int) -> list[Event]:
        return self.do(unit) + self.do(f"{unit} {path}", *dice)

    def ends(self, unit: str) -> set[str]:
        """Choose a unit; the places its move may end in."""
        self.do(unit)
        return {text.rsplit("-", 1)[1] for text in self.options(f"{unit} ")}

    def until(self, kind: str) -> None:
        """Go on without doing anything until this kind of decision comes."""
        while self.kind != kind:
            words = ("end", "done", "stop")
            self.do(next(word for word in words if word in self.options()))

    def clash(self, target: str, *units: str, dice: Sequence[int]) -> list[Event]:
        """One armour attack, fought at once."""
        self.until("clash")
        self.do(f"attack {target}")
        for unit in units:
            if f"join {unit}" in self.options():
                self.do(f"join {unit}")
        if "done" in self.options():
            self.do("done")
        return self.do("end", *dice)

    def declare(self, target: str, *units: str) -> None:
        self.until("attack")
        self.do(f"attack {target}")
        for unit in units:
            self.do(f"join {unit}")

    def attack(self, target: str, *units: str, die: int, more: Sequence[int] = ()) -> list[Event]:
        """One general attack, fought at once."""
        self.declare(target, *units)
        self.do("done")
        return self.do("end", die, *more)

    def odds(self, target: str, *units: str, air: int = 0) -> Odds:
        battle = Battle(GENERAL, self.space(target), tuple(self.unit(unit) for unit in units), air)
        return assess(self.game, self.pos, battle)

    def column(self, target: str, *units: str) -> str:
        return self.game.tables.combat.columns[self.odds(target, *units).column]

    def shifts(self, target: str, *units: str) -> dict[str, int]:
        return {shift.reason: shift.columns for shift in self.odds(target, *units).shifts}


def blank(game: ChitPull, turn: int) -> ChitPosition:
    """An empty table in some turn."""
    pos = game.start()
    pos.at = [AWAY] * len(pos.at)
    pos.marks = [0] * len(pos.marks)
    pos.agenda = []
    pos.pools = [0] * len(pos.pools)
    pos.zones = None
    pos.turn = turn
    pos.phase = INITIAL
    return pos


class Begun:
    """A whole scenario, set up by its staff, before or in its first turns."""

    def __init__(self, scenario: str = "opening", options: Sequence[str] = ()) -> None:
        self.game = load(scenario, options)
        self.pos = self.game.start()
        self.log: list[Event] = []

    def do(self, text: str, *dice: int) -> list[Event]:
        rolls = ScriptedDice(dice)
        events = self.game.play(self.pos, self.game.parse(text), rolls)
        assert rolls.left() == 0, f"{rolls.left()} dice were not rolled"
        self.log += events
        return events

    def options(self, start: str = "") -> list[str]:
        return [text for text in map(self.game.format, self.game.options(self.pos)) if text.startswith(start)]

    def set_up(self, *dice: int) -> list[Event]:
        """Everybody lets his staff place; the dice are those of the first turn."""
        events: list[Event] = []
        while self.pos.agenda[-1].stage == "place":
            last = sum(task.stage == "place" for task in self.pos.agenda) == 1
            events = self.do("auto", *(dice if last else ()))
        return events

    def at(self, name: str) -> str:
        where = self.pos.at[self.game.piece_index[name]]
        return self.game.board.ids[where] if where >= 0 else "away" if where == AWAY else "dead"


def found(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def tasks(pos: ChitPosition) -> list[str]:
    return [task.stage for task in pos.agenda]


def initial(game: ChitPull, pos: ChitPosition, stage: str, side: int) -> None:
    """Put one stage of the initial phase on an empty agenda, with nothing after it but another decision."""
    pos.agenda = [Task("cup", 1), Task(stage, side)]


def strong_attack(*units: str, die: int, options: Sequence[str] = ()) -> Table:
    """23 and more against 0526, with tanks among infantry, up to the first choice after the die."""
    names = ("ge_200_i", "ge_361_i", "ge_1_21_i", "ge_2_21_i", "ge_1_21_t", "ge_2_21_t")
    places = ("0525", "0425", "0525", "0425", "0525", "0525")
    table = Table(*(f"{name} {place}" for name, place in zip(names, places, strict=True)), *units, options=options)
    table.declare("0526", *names)
    table.do("done")
    table.do("end", die)
    return table
