"""What a rules system offers to the searching players: its script, other ways to play a turn, and a judgement.

The search (:mod:`scirocco.players.search`) knows no game. A system that has a scripted player gets searching
levels by a :class:`Repertoire`; :class:`PlainRepertoire` makes one of any script, and a system that knows more of its
own game overrides what it knows better.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from scirocco.core.decisions import Action
from scirocco.core.game import Game
from scirocco.players.reasons import Plan

if TYPE_CHECKING:
    from scirocco.players import Player


class Line(NamedTuple):
    """One way to go on: a manner in which the script plays the turn, or an action with which it begins, or both.

    The line without either is the script itself. ``plan`` tells people what the manner is.
    """

    manner: Hashable = None
    action: Action | None = None
    plan: Plan = ()


SCRIPT_LINE = Line()
DOUBT, MUCH_DOUBT, MOST_DOUBT = 0.5, 2.0, 4.0
"""A line must lead the script by so many standard errors of their paired difference: more where the judgement is less
to be trusted, and half a standard error would let chance choose the plan."""


class Proof(NamedTuple):
    """What a line must show before it is preferred to the script's: by how many standard errors it leads, on how many
    play-outs at least. Every line gets the ``first`` few before the worse half is given up; with ``most`` a line has
    been tried enough."""

    lead: float = DOUBT
    least: int = 1
    most: int = 48
    first: int = 2


USUAL_PROOF = Proof()
PACE = 0.25
"""The part of a level's time that is used where the script and its tuned weights decide most."""
LONG_PACE = 0.5
"""The part that is used where play-outs are long."""
HORIZON = 2
"""Player-turns that play-outs of the searching levels go on, the one that is planned among them."""
TO_THE_END = 1_000_000
"""A horizon that ends with the game."""


def answering(level: str) -> str:
    """The level of the script that answers in the play-outs of another level.

    >>> answering("veteran"), answering("marshal")
    ('regular', 'veteran')
    """
    return "veteran" if level == "marshal" else "regular"


class Rehearsal:
    """Plays the turn it begins with in a manner, and all later ones as the script does: a line is a way to play this
    turn, and what it made of later ones would not be played."""

    def __init__(self, script: Player, later: Player, turn_of: Callable[[Game[Any], Any], Hashable]) -> None:
        self.name = script.name
        self._script = script
        self._later = later
        self._turn_of = turn_of
        self._turn: Hashable = None

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        now = self._turn_of(game, view)
        if self._turn is None:
            self._turn = now
        return (self._script if now == self._turn else self._later).choose(game, view, side)


class Repertoire(Protocol):
    """A system's script as the search uses it. Positions are whole positions, made by ``determinise``."""

    def script(self, seed: int, manner: Hashable = None) -> Player:
        """The scripted player, playing its turn in a manner; the plain script without one."""
        ...

    def rehearsal(self, seed: int, manner: Hashable = None) -> Player:
        """The script as it plays its own turn in play-outs; it may be quicker than the real one."""
        ...

    def reply(self, seed: int) -> Player:
        """The script that answers in play-outs; it may be quicker still."""
        ...

    def share(self, game: Game[Any], view: Any, side: int) -> float:
        """The part of the time left in this turn that a decision deserves; 0 leaves it to the script."""
        ...

    def turn_of(self, game: Game[Any], pos: Any) -> Hashable:
        """Which player-turn a position belongs to. Time is given by the player-turn, and play-outs count them."""
        ...

    def horizon(self, game: Game[Any]) -> int:
        """How many player-turns the searching levels look ahead."""
        ...

    def ahead(self, game: Game[Any], view: Any, horizon: int) -> int:
        """How many of the turns that ``turn_of`` tells apart make a horizon of so many player-turns. Near the end of
        a game that may be all that are left: nothing judges better than the rules themselves."""
        ...

    def pace(self, game: Game[Any], view: Any) -> float:
        """The part of a player-turn's time that is used at this time of the game, 0 to 1."""
        ...

    def proof(self, game: Game[Any]) -> Proof:
        """What a line must show before it is preferred to the script's."""
        ...

    def breadth(self, lines: int) -> int:
        """How many lines are tried at the start by a level that tries so many."""
        ...

    def lines(self, game: Game[Any], view: Any, side: int) -> list[Line]:
        """Ways to go on that are worth a look, the most promising first; the script's own is not among them."""
        ...

    def vary(self, game: Game[Any], view: Any, side: int, line: Line, chance: random.Random) -> Line | None:
        """A line near another one, or None when there is none."""
        ...

    def determinise(self, game: Game[Any], view: Any, side: int, chance: random.Random) -> Any:
        """A whole position that agrees with all the side can see; what is hidden is drawn by lot."""
        ...

    def judge(self, game: Game[Any], pos: Any, side: int) -> float:
        """The side's chance to win, 0 to 1."""
        ...

    def dice_key(self, game: Game[Any], pos: Any) -> tuple[int, ...]:
        """What the dice about to be rolled are for, so that the same fight has the same dice in every play-out."""
        ...


class PlainRepertoire:
    """A repertoire made of a scripted player alone.

    Lines begin with another action than the script's and go on by the script; a position is judged by the points as
    they would be if the game ended there. A system with hidden things must override ``determinise``, and does well to
    override ``judge``.
    """

    most_lines = 10
    spread = 0.1
    """The part of all points that makes a side likely to win when it leads by so much."""

    def __init__(self, make: Callable[[str, int | None], Player]) -> None:
        self._make = make

    def script(self, seed: int, manner: Hashable = None) -> Player:
        return self._make("regular", seed)

    def rehearsal(self, seed: int, manner: Hashable = None) -> Player:
        return self._make("regular", seed)

    def reply(self, seed: int) -> Player:
        return self._make("regular", seed)

    def share(self, game: Game[Any], view: Any, side: int) -> float:
        return 0.25 if len(game.options(view)) > 1 else 0.0

    def turn_of(self, game: Game[Any], pos: Any) -> Hashable:
        decision = game.decision(pos)
        return (pos.turn, -1 if decision is None else decision.side)

    def horizon(self, game: Game[Any]) -> int:
        return HORIZON

    def ahead(self, game: Game[Any], view: Any, horizon: int) -> int:
        return horizon

    def pace(self, game: Game[Any], view: Any) -> float:
        return 1.0

    def proof(self, game: Game[Any]) -> Proof:
        return USUAL_PROOF

    def breadth(self, lines: int) -> int:
        return lines

    def lines(self, game: Game[Any], view: Any, side: int) -> list[Line]:
        options = game.options(view)
        chance = random.Random(len(options))
        chosen = options if len(options) <= self.most_lines else chance.sample(options, self.most_lines)
        return [Line(None, action) for action in chosen]

    def vary(self, game: Game[Any], view: Any, side: int, line: Line, chance: random.Random) -> Line | None:
        options = game.options(view)
        return Line(None, chance.choice(options))

    def determinise(self, game: Game[Any], view: Any, side: int, chance: random.Random) -> Any:
        return view.copy()

    def judge(self, game: Game[Any], pos: Any, side: int) -> float:
        ended = pos.copy()
        ended.over = True
        result = game.result(ended)
        assert result is not None, "a game that is over has a result"
        spread = 1.0 + self.spread * sum(abs(score) for score in result.scores)
        if pos.over:
            return judge_result(result.scores, result.winner, side, spread)
        return win_chance(lead_of(result.scores, side), spread)

    def dice_key(self, game: Game[Any], pos: Any) -> tuple[int, ...]:
        task = pos.agenda[-1] if pos.agenda else None
        return (pos.turn, pos.phase) if task is None else (pos.turn, pos.phase, task.side, task.piece, task.space)


def win_chance(lead: float, spread: float) -> float:
    """From a lead in points to a chance of winning.

    >>> win_chance(0, 10)
    0.5
    """
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead / spread))))


def judge_result(scores: tuple[int, ...], winner: int, side: int, spread: float) -> float:
    """A finished game: won, drawn or lost, and a little for the margin, so that a lost game is still fought for."""
    won = 1.0 if winner == side else 0.5 if winner < 0 else 0.0
    return 0.8 * won + 0.2 * win_chance(lead_of(scores, side), 3 * spread)


def lead_of(scores: tuple[int, ...], side: int) -> int:
    """By how many points a side leads the best of the others."""
    return scores[side] - max(score for i, score in enumerate(scores) if i != side)
