"""The contract: one small interface through which everybody plays.

The web table, the opponents, the laboratory and the research environments use
this and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from scirocco.core.board import Board
from scirocco.core.corrections import Correction, newest_revision
from scirocco.core.decisions import Action, Choices, Decision, Event, Stage
from scirocco.core.dice import Dice
from scirocco.core.errors import IllegalAction, NotationError, Why
from scirocco.core.notation import Notation
from scirocco.core.position import Position

P = TypeVar("P", bound=Position)


class Result(NamedTuple):
    """How a game ended: points a side, and the winner (-1 when drawn)."""

    scores: tuple[int, ...]
    winner: int


class Game(Generic[P]):
    """An immutable game: board, pieces, tables, scenario and options, and the rules over them."""

    forms: ClassVar[Mapping[str, str]] = {}

    def __init__(
        self,
        game_id: str,
        title: str,
        scenario: str,
        options: Mapping[str, bool],
        sides: Sequence[str],
        board: Board,
        piece_ids: Sequence[str],
        renumber: Mapping[str, str],
    ) -> None:
        self.id = game_id
        self.title = title
        self.scenario = scenario
        self.switches = dict(options)
        self.sides = tuple(sides)
        self.board = board
        self.piece_ids = list(piece_ids)
        self.piece_index = {piece: i for i, piece in enumerate(piece_ids)}
        self.notation = Notation(board, piece_ids, self.forms)
        self.stages: dict[str, Stage[Any, P]] = {}
        self.corrections: tuple[Correction, ...] = ()
        self._renumber = dict(renumber)
        self._refs: dict[str, str] = {}

    @property
    def rules_revision(self) -> int:
        """How often the rules were corrected, counted from 1; a record says by which revision it was played."""
        return newest_revision(self.corrections)

    def ref(self, number: str) -> str:
        """A rule of this game's own rulebook: ``alamein 5.1.3``.

        Sister games may number it differently. Where they put one rule in different places, the number carries a
        letter that only their tables of numbers know (``5.3.2w``, water).
        """
        known = self._refs.get(number)
        if known is None:
            own = self._renumber.get(number) or number.rstrip("abcdefghijklmnopqrstuvwxyz")
            known = self._refs[number] = f"{self.id} {own}"
        return known

    # What a rules system supplies

    def start(self) -> P:
        """The position before the first decision."""
        raise NotImplementedError

    def next_step(self, pos: P, dice: Dice, log: list[Event]) -> None:
        """Go on in the sequence of play when the agenda is empty."""
        raise NotImplementedError

    def view(self, pos: P, side: int) -> P:
        """What a side may know, as a position of its own; side -1 is a spectator."""
        raise NotImplementedError

    def result(self, pos: P) -> Result | None:
        """The result, or None while the game goes on."""
        raise NotImplementedError

    def faults(self, pos: P) -> list[str]:
        """What no legal play could have brought about; an empty list for a sound position."""
        raise NotImplementedError

    def write_position(self, pos: P) -> str:
        raise NotImplementedError

    def read_position(self, text: str) -> P:
        raise NotImplementedError

    # What everybody uses

    def decision(self, pos: P) -> Decision | None:
        """Who must choose what, or None when the game is over."""
        if pos.over:
            return None
        task = pos.agenda[-1]
        stage = self.stages[task.stage]
        return Decision(task.side, stage.kind, self.ref(stage.rule), task.piece, task.space, task.pieces, task.number)

    def options(self, pos: P) -> list[Action]:
        """All choices of the side that must decide. A move stands here once for each place it can end, by its
        cheapest way; any other way within the rules is played just as well."""
        if pos.over:
            return []
        return self.stages[pos.agenda[-1].stage].options(self, pos)

    def choices(self, pos: P) -> Choices:
        """The same as :meth:`options`, in the same order, but each is formed only when it is read."""
        if pos.over:
            return Choices([])
        return self.stages[pos.agenda[-1].stage].choices(self, pos)

    def play(self, pos: P, action: Action, dice: Dice) -> list[Event]:
        """Carry out an action: the only way anything changes.

        Raises IllegalAction, with the position untouched, when the rules forbid it.
        """
        why = self.explain(pos, action)
        if why is not None:
            raise IllegalAction(self.describe(action), why)
        log: list[Event] = []
        self.stages[pos.agenda[-1].stage].play(self, pos, action, dice, log)
        while not pos.over:
            if not pos.agenda:
                self.next_step(pos, dice, log)
            elif not self.stages[pos.agenda[-1].stage].settle(self, pos, dice, log):
                break
        return log

    def explain(self, pos: P, action: Action) -> Why | None:
        """Why an action is not allowed now, or None when it is."""
        if pos.over:
            return Why("", "over", "the game is over")
        if not self.notation.is_whole(action):
            return Why("", "malformed", "this is no whole action of this game, or it names what does not exist")
        stage = self.stages[pos.agenda[-1].stage]
        if stage.allows(self, pos, action):
            return None
        return stage.why(self, pos, action)

    def parse(self, text: str) -> Action:
        """The action a text stands for; the exact inverse of :meth:`format`."""
        return self.notation.parse(text)

    def format(self, action: Action) -> str:
        """An action in writing."""
        return self.notation.format(action)

    def describe(self, action: Action) -> str:
        """An action in writing, whatever it is."""
        try:
            return self.notation.format(action)
        except NotationError:
            return repr(tuple(action))

    def side_named(self, name: str) -> int:
        """The number of a side, by its name."""
        if name not in self.sides:
            raise NotationError(f"there is no side {name!r}; the sides are {' and '.join(self.sides)}")
        return self.sides.index(name)
