"""What a game says of itself: its events, its questions, its choices and its refusals, as messages.

The plain teller makes messages for any rules system from the names of fields: ``unit`` holds a piece, ``path`` holds
spaces. A system's own teller adds the facts its sentences need.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from scirocco.core.decisions import Action, Decision, Event
from scirocco.core.errors import Why
from scirocco.core.game import Game
from scirocco.telling.messages import (
    Fact,
    Message,
    listed,
    message,
    number,
    piece,
    pieces,
    said,
    side,
    space,
    text,
    yes,
)

G = TypeVar("G", bound=Game[Any])

PIECES = frozenset(("unit", "units", "piece", "pieces", "attackers", "defenders", "guns"))
SPACES = frozenset(("space", "spaces", "path", "line", "start", "end", "area", "areas", "target"))
SIDES = frozenset(("side", "winner"))
STRUCTURE = frozenset(("turn-began", "phase-began", "game-ended"))
"""The events that part a game into chapters, in every system."""
GENERAL_REASONS = frozenset(("over", "malformed", "notation", "fault", "no-undo", "record"))
"""Reasons that are no rule of a system: their words stand in table.ftl."""
CLOSING = frozenset(("end", "done", "stop", "rest", "pass", "none"))
"""Verbs that close something instead of doing something."""


def kebab(name: str) -> str:
    """
    >>> kebab("BattleFought")
    'battle-fought'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def event_kind(event: Event | type[Event]) -> str:
    return kebab((event if isinstance(event, type) else type(event)).__name__)


def names_of(game: Game[Any], field: str) -> list[str] | tuple[str, ...] | None:
    """The ids a field's numbers stand for, by its name; None when it holds plain values."""
    if field in PIECES:
        return game.piece_ids
    if field in SPACES:
        return game.board.ids
    return game.sides if field in SIDES else None


class Reason(Protocol):
    """Why a player does something: the name of a consideration, what it counts, and the facts of its words."""

    @property
    def name(self) -> str: ...
    @property
    def worth(self) -> float: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def plan(self) -> Sequence[Part]: ...


class Part(Protocol):
    """A part of a plan: its name, and the space or the formation it is about."""

    @property
    def name(self) -> str: ...
    @property
    def space(self) -> int: ...
    @property
    def formation(self) -> str: ...


class Teller(Generic[G]):
    """Tells any game. ``system`` is the name with which the ids of its messages begin."""

    system: ClassVar[str] = "table"

    # What happened

    def event(self, game: G, event: Event) -> Message:
        facts = {name: fact_of(game, name, value) for name, value in event._asdict().items() if name != "rule"}
        facts.update(self.event_facts(game, event))
        return Message(f"{self.system}-event-{event_kind(event)}", facts)

    def event_facts(self, game: G, event: Event) -> dict[str, Fact]:
        """Facts of an event beside its fields."""
        return {}

    def is_structure(self, event: Event) -> bool:
        """Whether an event begins a chapter."""
        return event_kind(event) in STRUCTURE

    # What is to be decided

    def ask(self, game: G, view: Any) -> Message | None:
        """Who must do what; None when the game is over."""
        decision = game.decision(view)
        if decision is None:
            return None
        facts = {**decision_facts(game, decision), **self.ask_facts(game, view, decision)}
        return Message(f"{self.system}-ask-{decision.kind}", facts)

    def ask_facts(self, game: G, view: Any, decision: Decision) -> dict[str, Fact]:
        """Facts of a question beside those of the decision."""
        return {}

    def label(self, game: G, view: Any, action: Action) -> Message:
        """A choice in a few words."""
        facts: dict[str, Fact] = {}
        if action.piece >= 0:
            facts["piece"] = piece(game, action.piece)
        if action.spaces:
            facts["space"] = space(game, action.spaces[-1])
        if action.number >= 0:
            facts["number"] = number(action.number)
        facts.update(self.label_facts(game, view, action))
        return Message(f"{self.system}-do-{action.verb}", facts)

    def label_facts(self, game: G, view: Any, action: Action) -> dict[str, Fact]:
        """Facts of a choice beside its parts."""
        return {}

    # Why not

    def why(self, game: G, view: Any, why: Why) -> Message:
        """A refusal. Its arguments are ``arg1``, ``arg2``...; ``now`` says what is to be decided instead."""
        if why.code in GENERAL_REASONS:
            return message(f"refusal-{why.code}", text=text(why.text))
        facts = {f"arg{place}": self.argument(game, why.code, arg) for place, arg in enumerate(why.args, start=1)}
        decision = game.decision(view) if view is not None else None
        if decision is not None:
            now = Message(f"{self.system}-now-{decision.kind}", decision_facts(game, decision))
            facts["now"] = said(now)
        return Message(f"{self.system}-why-{why.code}", facts)

    def argument(self, game: G, code: str, arg: str) -> Fact:
        """What the argument of a reason is: a space, a piece, or plain words."""
        if arg in game.board.index:
            return Fact("space", arg)
        return Fact("piece", arg) if arg in game.piece_index else text(arg)

    # Why a player does something

    def reason(self, game: G, reason: Reason) -> Message:
        """A consideration of a player's. ``for`` tells whether it speaks for what he does, or against it."""
        told = {field: fact_of(game, field, value) for field, value in reason.facts.items()}
        told["for"] = yes(reason.worth >= 0)
        if reason.plan:
            told["plan"] = said(self.plan(game, reason.plan))
        return Message(f"{self.system}-reason-{reason.name.replace('_', '-')}", told)

    def plan(self, game: G, parts: Sequence[Part]) -> Message:
        """How a turn is to be played; a plan without parts is the script's."""
        if not parts:
            return message(f"{self.system}-plan-plain")
        return message(f"{self.system}-plan", parts=listed(said(self._part(game, part)) for part in parts))

    def _part(self, game: G, part: Part) -> Message:
        facts = {"space": space(game, part.space)} if part.space >= 0 else {}
        found = Message(f"{self.system}-plan-{part.name}", facts)
        if not part.formation:
            return found
        formation = self.argument(game, part.name, part.formation)
        return message(f"{self.system}-plan-formation", formation=formation, plan=said(found))

    # Names

    def piece_name(self, game: G, piece: int) -> str:
        return game.piece_ids[piece]

    def side_name(self, game: G, side: int) -> str:
        """The printed name of a side, for games whose sides no catalogue of words knows."""
        return game.sides[side]


def decision_facts(game: Game[Any], decision: Decision) -> dict[str, Fact]:
    """Whose decision it is, and what it is about."""
    facts = {"side": side(game, decision.side), "number": number(decision.number)}
    if decision.piece >= 0:
        facts["piece"] = piece(game, decision.piece)
    if decision.space >= 0:
        facts["space"] = space(game, decision.space)
    if decision.pieces:
        facts["pieces"] = pieces(game, decision.pieces)
        facts["first"] = piece(game, decision.pieces[0])
    facts["count"] = number(len(decision.pieces))
    return facts


def fact_of(game: Game[Any], field: str, value: Any) -> Fact:
    """The fact a field of an event holds."""
    names = names_of(game, field)
    if names is not None:
        kind = "piece" if field in PIECES else "space" if field in SPACES else "side"
        if isinstance(value, int):
            return Fact(kind, names[value]) if value >= 0 else text("")  # type: ignore[arg-type]
        return listed(Fact(kind, names[one]) for one in value)  # type: ignore[arg-type]
    if isinstance(value, bool):
        return text("yes" if value else "no")
    if isinstance(value, (int, float)):
        return number(value)
    if isinstance(value, (tuple, list)):
        return listed(fact_of(game, "", one) for one in value)
    return text(value)
