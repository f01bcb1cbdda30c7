"""How a planned fight would be declared: its steps are tried on a copy of the position, as the rules ask for them.

So who may join, who has to, and what the other side can still add is told by the rules themselves, and nobody works it
out a second time. No die is thrown: the trial ends where the dice would fall.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.core.errors import IllegalAction, Why
from scirocco.core.game import Game
from scirocco.telling.teller import CLOSING

MOST_STEPS = 300
"""More than any declaration takes."""


def anybody(game: Any, unit: int) -> bool:
    return True


class Naming(NamedTuple):
    """A step in which units are named: with which verb, and who can be thought of there."""

    verb: str
    suits: Callable[[Any, int], bool] = anybody


class Manner(NamedTuple):
    """How a system's fights are declared: the stages in which the attacker names units, those in which he gives points,
    and those in which the defender adds something. ``named`` lists the units that attack so far, ``part`` says as what
    a unit takes part in a fight, and ``worth`` which of several choices is the strongest."""

    steps: Mapping[str, Naming]
    points: frozenset[str]
    answers: frozenset[str]
    named: Callable[[Any, Any], tuple[int, ...]]
    part: Callable[[Any, Any, int, int], str]
    worth: Callable[[Any, Any, Action], int]


class Candidate(NamedTuple):
    """A unit that could join a fight, or the reason why it cannot. ``must``: it cannot stay out. Of those with the same
    ``instead`` only one joins."""

    unit: int
    must: bool = False
    instead: str = ""
    why: Why | None = None


def candidates(game: Game[Any], view: Any, opening: Action | None, manner: Manner) -> list[Candidate]:
    """Everybody who may join the fight that an action opens, or the one that is being declared, in whatever order, and
    why the others may not."""
    trial = Trial(game, view, opening, manner)
    army = [unit for unit, where in enumerate(view.at) if where >= 0 and _side_of(game, unit) == trial.side]
    instead: dict[int, str] = {}
    reasons: dict[int, Why] = {}
    forced: tuple[int, ...] | None = None
    while trial.stage in manner.steps and trial.is_attackers:
        trial.ask(army, reasons)
        if trial.settle():
            continue
        able = [one for one in trial.options() if is_naming(one)]
        if not able:
            break
        for one in able:
            instead.setdefault(one.piece, "")
        if forced is None:
            forced = trial.forced(able)
        step = trial.stage
        trial.play(able[0])
        for one in able:
            instead[one.piece] = "" if trial.stage == step else step
    if forced is None:
        forced = trial.named()
    groups = list(instead.values())
    found = [Candidate(unit, must=True) for unit in forced]
    found += [
        Candidate(unit, instead=step if groups.count(step) > 1 else "")
        for unit, step in instead.items()
        if unit not in forced
    ]
    return found + [
        Candidate(unit, why=why) for unit, why in reasons.items() if unit not in instead and unit not in forced
    ]


class Trial:
    """The declaration of one fight, on a copy of a position: of the one that an action opens, or of the one that is
    being declared."""

    def __init__(self, game: Game[Any], view: Any, opening: Action | None, manner: Manner) -> None:
        self.game, self.manner = game, manner
        self.pos = view.copy()
        self.side: int = view.agenda[-1].side
        self.fight: Any = self.pos.battle
        """The fight as far as it is declared."""
        self.barred: Why | None = None
        if opening is not None:
            self.play(opening)

    @property
    def stage(self) -> str:
        """The step that is to be taken; none when the declaration is over."""
        return str(self.pos.agenda[-1].stage) if self.pos.agenda and self.pos.battle is not None else ""

    @property
    def is_attackers(self) -> bool:
        return bool(self.pos.agenda[-1].side == self.side)

    def named(self) -> tuple[int, ...]:
        """The units that attack so far."""
        return self.manner.named(self.game, self.fight)

    def forced(self, choices: list[Action]) -> tuple[int, ...]:
        """Who takes part whatever is chosen in this step: where only one is named in it, as a leader, that may bring
        others in."""
        before, step = self.pos, self.stage
        common = set(self.named())
        brought: list[set[int]] = []
        for choice in choices:
            self.pos = before.copy()
            self.play(choice)
            if self.stage == step:
                break
            brought.append(set(self.named()))
        else:
            common |= set.intersection(*brought)
        self.pos, self.fight = before, before.battle
        return tuple(sorted(common))

    def options(self) -> list[Action]:
        return self.game.stages[self.stage].options(self.game, self.pos)

    def play(self, action: Action) -> None:
        stage = self.game.stages[self.pos.agenda[-1].stage]
        stage.play(self.game, self.pos, action, NoDice(), [])
        self._note()

    def settle(self) -> bool:
        """Carry out a step that needs no choice; whether it did."""
        settled = self.game.stages[self.stage].settle(self.game, self.pos, NoDice(), [])
        self._note()
        return settled

    def _note(self) -> None:
        if self.pos.battle is not None:
            self.fight = self.pos.battle

    def ask(self, army: Iterable[int], reasons: dict[int, Why]) -> None:
        """Why those who may not be named in this step may not."""
        naming, stage = self.manner.steps[self.stage], self.game.stages[self.stage]
        for unit in army:
            action = Action(naming.verb, unit)
            if naming.suits(self.game, unit) and not stage.allows(self.game, self.pos, action):
                reasons[unit] = stage.why(self.game, self.pos, action)

    # The attacker's part

    def carry_out(self, units: Iterable[int], air: int) -> None:
        """Name these units, give so many points, and close the attacker's part.

        Raises IllegalAction where the rules do not let a unit join, or where nobody is named; ``barred`` says why
        those who are named are not enough.
        """
        left = dict.fromkeys(units)
        reasons: dict[int, Why] = {}
        own = (*self.manner.steps, *self.manner.points)
        for _ in range(MOST_STEPS):
            if self.stage not in own or not self.is_attackers:
                break
            if self.stage in self.manner.steps:
                self.ask(left, reasons)
            if self.settle():
                continue
            options = self.options()
            wanted = [one for one in options if is_naming(one) and one.piece in left]
            action = self._strongest(wanted) if wanted else self._without_units(options, air)
            self.barred = self._why_not(action)
            if self.barred is not None:
                break
            left.pop(action.piece, None)
            self.play(action)
        missing = [unit for unit in left if unit not in self.named()]
        if missing:
            raise IllegalAction("preview", reasons.get(missing[0]) or self._only_one())
        if self.barred is not None and not self.named():
            raise IllegalAction("preview", self.barred)

    def _strongest(self, actions: list[Action]) -> Action:
        return max(actions, key=lambda one: self.manner.worth(self.game, self.pos, one))

    def _without_units(self, options: list[Action], air: int) -> Action:
        """Points, or the word that nobody else is named."""
        if self.stage in self.manner.points:
            return Action(options[0].verb, number=air)
        flight = [one for one in options if one.verb == "air" and air]
        return next((one for one in (*flight, *options) if one in flight or closes(one)), Action("done"))

    def _why_not(self, action: Action) -> Why | None:
        stage = self.game.stages[self.stage]
        if stage.allows(self.game, self.pos, action):
            return None
        return stage.why(self.game, self.pos, action)

    def _only_one(self) -> Why:
        return Why("", "malformed", "of these units only one can take part")

    # The defender's part

    def answer(self) -> None:
        """Let the other side add whatever it can; the attacker's part is closed."""
        for _ in range(MOST_STEPS):
            if self.stage not in self.manner.answers or self.is_attackers:
                return
            if self.settle():
                continue
            options = self.options()
            adding = [one for one in options if is_naming(one) or one.number >= 0]
            self.play(self._strongest(adding) if adding else next(one for one in options if closes(one)))


def is_naming(action: Action) -> bool:
    """Whether an action names a unit and nothing else."""
    return action.piece >= 0 and not action.spaces and action.number < 0


def closes(action: Action) -> bool:
    """Whether an action says that nobody, or nobody else, is named."""
    return action.piece < 0 and action.number < 0 and action.verb in CLOSING


def _side_of(game: Any, unit: int) -> int:
    return int(game.side_of[unit])
