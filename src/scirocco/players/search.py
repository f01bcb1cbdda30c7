"""Players who think a turn ahead: they try several ways to play it, answered by the other side's script.

What is searched are whole turns, not single moves: each line is a manner in which the script plays the rest of the
turn. The best line is kept until the turn is over; the script goes by it and plans anew when dice or the enemy change
the table. Time is counted for the whole player-turn, by the clock.
"""

from __future__ import annotations

import random
import time
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from scirocco.core.decisions import Action
from scirocco.core.game import Game
from scirocco.players.clock import Clock, Progress, Stop, Timer
from scirocco.players.contest import Verdict, contest
from scirocco.players.playout import Playouts
from scirocco.players.reasons import Reason, reasons_of
from scirocco.players.repertoire import SCRIPT_LINE, Line, Repertoire

if TYPE_CHECKING:
    from scirocco.players import Player

LEAST_SECONDS = 0.05
"""With less than this the script decides."""


class Depth(NamedTuple):
    """How a level thinks: seconds for a player-turn, lines at the start, player-turns looked ahead.

    Without a horizon it looks as far as the repertoire finds right. ``playouts`` limits a thought by their number too,
    for choices that do not depend on the machine's speed.
    """

    seconds: float
    lines: int
    horizon: int = 0
    playouts: int = 0


class Searching:
    """A player who searches over whole turns on top of a script."""

    def __init__(
        self,
        name: str,
        repertoire: Repertoire,
        depth: Depth,
        seed: int | None = None,
        progress: Progress | None = None,
        stop: Stop | None = None,
        timer: Timer = time.perf_counter,
    ) -> None:
        self.name = name
        self._timer = timer
        self.progress = progress
        self.stop = stop
        self.verdict: Verdict | None = None
        """What the last thought came to."""
        self._repertoire = repertoire
        self._depth = depth
        self._seed = seed if seed is not None else random.SystemRandom().getrandbits(40)
        self._scripts: dict[Hashable, Player] = {}
        self._turn: Hashable = None
        self._line: Line = SCRIPT_LINE
        self._spent = 0.0
        self._thoughts = 0

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        repertoire = self._repertoire
        turn = (game.id, repertoire.turn_of(game, view), side)
        if turn != self._turn:
            self._turn, self._line, self._spent = turn, SCRIPT_LINE, 0.0
        share = repertoire.share(game, view, side)
        budget = self._depth.seconds * repertoire.pace(game, view)
        seconds = share * max(0.0, budget - self._spent)
        if seconds >= LEAST_SECONDS:
            line = self._think(game, view, side, seconds)
            self._line = line._replace(action=None)
            if line.action is not None and game.explain(view, line.action) is None:
                return line.action
        script = self._script(self._line.manner)
        clock = Clock(0, None, self._timer)
        action = script.choose(game, view, side)
        self._spent += clock.spent
        return action

    def why(self, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
        """What the last thought came to, and the script's reasons."""
        found = reasons_of(self._script(self._line.manner), game, view, side, action)
        verdict = self.verdict
        if verdict is not None and verdict.line.plan:
            gain = verdict.value - verdict.script_value
            found.insert(0, Reason("plan", gain, plan=verdict.line.plan))
        return found

    def _think(self, game: Game[Any], view: Any, side: int, seconds: float) -> Line:
        repertoire = self._repertoire
        clock = Clock(seconds, self.stop, self._timer)
        self._thoughts += 1
        chance = random.Random(f"{self._seed} {self._thoughts}")
        depth, seed = self._depth, chance.getrandbits(40)
        horizon = depth.horizon or repertoire.horizon(game)
        playouts = Playouts(repertoire, game, view, side, seed, clock, horizon, depth.playouts)
        lines = repertoire.lines(game, view, side)
        if self._line != SCRIPT_LINE and self._line not in lines:
            lines.insert(0, self._line)
        self.verdict = contest(
            playouts,
            lines[: repertoire.breadth(depth.lines)],
            lambda line, source: repertoire.vary(game, view, side, line, source),
            clock,
            chance,
            self.progress,
            repertoire.proof(game),
        )
        self._spent += clock.spent
        if self.progress is not None:
            self.progress(1.0)
        return self.verdict.line

    def _script(self, manner: Hashable) -> Player:
        known = self._scripts.get(manner)
        if known is None:
            if len(self._scripts) > 16:
                self._scripts.clear()
            known = self._scripts[manner] = self._repertoire.script(self._seed, manner)
        return known
