"""Decisions: who must choose, what may be chosen, and what a choice does.

A rules system is a set of *stages*. A stage says, in one place, what the options
are, what choosing one does and which rule it serves, so that legality, the
prompt on the screen and the machine's choices cannot drift apart. A position
carries an *agenda*, a stack of :class:`Task`; the topmost task names the stage
that decides next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from scirocco.core.dice import Dice
from scirocco.core.errors import Why

if TYPE_CHECKING:
    from scirocco.core.game import Game
    from scirocco.core.position import Position


class Action(NamedTuple):
    """One choice. An immutable value; :class:`~scirocco.core.notation.Notation` writes and reads it."""

    verb: str
    piece: int = -1
    spaces: tuple[int, ...] = ()
    number: int = -1


N = TypeVar("N", bound=tuple[Any, ...])


def made(kind: type[N], fields: tuple[object, ...]) -> N:
    """A named tuple from all of its fields in their order, without the way through keyword arguments: for what is
    made at every decision.

    >>> made(Action, ("move", 3, (1, 2), -1)) == Action("move", 3, (1, 2))
    True
    """
    return tuple.__new__(kind, fields)


DONE: Final = Action("done")
END: Final = Action("end")
STOP: Final = Action("stop")
"""What is said at the end of many choices."""


def order(verb: str, piece: int, spaces: tuple[int, ...]) -> Action:
    """The action of a piece and some spaces: what is made most often, without the way through keyword arguments.

    >>> order("move", 3, (1, 2)) == Action("move", 3, (1, 2))
    True
    """
    return made(Action, (verb, piece, spaces, -1))


class Task(NamedTuple):
    """Something still to be decided: an entry of a position's agenda."""

    stage: str
    side: int
    piece: int = -1
    space: int = -1
    pieces: tuple[int, ...] = ()
    number: int = 0
    spaces: tuple[int, ...] = ()


def duty(
    stage: str,
    side: int,
    piece: int = -1,
    space: int = -1,
    pieces: tuple[int, ...] = (),
    number: int = 0,
    spaces: tuple[int, ...] = (),
) -> Task:
    """A task, made the short way.

    >>> duty("loss", 1, pieces=(4, 5)) == Task("loss", 1, pieces=(4, 5))
    True
    """
    return made(Task, (stage, side, piece, space, pieces, number, spaces))


def for_pieces(task: Task, pieces: tuple[int, ...]) -> Task:
    """The same task for other pieces."""
    return duty(task.stage, task.side, task.piece, task.space, pieces, task.number, task.spaces)


def for_number(task: Task, number: int) -> Task:
    """The same task with another number."""
    return duty(task.stage, task.side, task.piece, task.space, task.pieces, number, task.spaces)


class Decision(NamedTuple):
    """Who must choose, what kind of choice, and under which rule.

    ``piece``, ``space``, ``pieces`` and ``number`` (points left, a sum to pay) say what it is about, where it is
    about something.
    """

    side: int
    kind: str
    rule: str
    piece: int = -1
    space: int = -1
    pieces: tuple[int, ...] = ()
    number: int = 0


class Event(Protocol):
    """What happened. Each kind is its own named tuple and carries the rule it happened under."""

    @property
    def rule(self) -> str: ...

    def _asdict(self) -> dict[str, Any]: ...


class Choices:
    """Options of which each is formed when it is read, for those who take one of many.

    >>> choices = Choices([Action("end"), Action("stop")])
    >>> len(choices), choices[1].verb
    (2, 'stop')
    """

    def __init__(self, actions: list[Action]) -> None:
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]


def with_pieces(verb: str, pieces: int) -> list[Action]:
    """A verb with each piece: values made once, to be handed out ever again."""
    return [Action(verb, piece) for piece in range(pieces)]


def with_spaces(verb: str, spaces: int) -> list[Action]:
    """A verb with each space."""
    return [Action(verb, -1, (space,)) for space in range(spaces)]


G = TypeVar("G", bound="Game[Any]", contravariant=True)
P = TypeVar("P", bound="Position", contravariant=True)


class Stage(Generic[G, P]):
    """A kind of decision. ``rule`` is the number under which it is made."""

    kind = ""
    rule = ""

    def options(self, game: G, pos: P) -> list[Action]:
        """Everything that may be chosen: complete, in a stable order."""
        raise NotImplementedError

    def choices(self, game: G, pos: P) -> Choices:
        """The same, each formed when it is read. Stages with many long options spare their making."""
        return Choices(self.options(game, pos))

    def allows(self, game: G, pos: P, action: Action) -> bool:
        """Whether the rules permit this choice. Stages with many options answer without listing them."""
        return action in self.options(game, pos)

    def why(self, game: G, pos: P, action: Action) -> Why:
        """The reason why an action that is not allowed is not."""
        raise NotImplementedError

    def play(self, game: G, pos: P, action: Action, dice: Dice, log: list[Event]) -> None:
        """Carry out a choice that is allowed."""
        raise NotImplementedError

    def settle(self, game: G, pos: P, dice: Dice, log: list[Event]) -> bool:
        """Carry out what needs no choice. True when something was done and the agenda must be looked at again."""
        return False
