"""The analyst: what a game's course was worth at every turn, which decisions cost most, and what was better.

Play-outs by the script, answered by the other side's script, give the chances; where a table decides, the words carry
its exact odds. All positions are looked at as the side that had to decide saw them. The results are plain structures,
so that a worker process can make them and anybody can show them.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from scirocco.core.decisions import Action
from scirocco.core.dice import CommonDice
from scirocco.core.game import Game
from scirocco.core.records import Record
from scirocco.players import Player, repertoire_of, system_of
from scirocco.players.clock import Clock, Stop
from scirocco.players.contest import contest
from scirocco.players.playout import Playouts
from scirocco.players.reasons import Plan, Reason, reasons_of
from scirocco.players.repertoire import SCRIPT_LINE, Line, Repertoire

FOREVER = 1e9
Z = 1.96
LEAST_COST = 0.02
"""Costs below two hundredths of a win are within the noise."""
MOST_STEPS = 200
STEP_REASONS = 2
FRESH = 1_000
"""Samples from here on are kept for weighing what was found."""


class Effort(msgspec.Struct, frozen=True):
    """How hard the analyst looks: play-outs for each point of the line and for each decision, player-turns ahead."""

    playouts: int = 6
    trials: int = 24
    horizon: int = 4
    seed: int = 1


class Chance(msgspec.Struct, frozen=True, tag="chance"):
    """The first side's chance to win when a player-turn begins, with its 95 % interval."""

    ply: int
    turn: int
    side: int
    chance: float
    low: float
    high: float


class Step(msgspec.Struct, frozen=True):
    """One action of the better choice: in notation, the piece and the spaces it goes through, and why."""

    text: str
    piece: int
    spaces: tuple[int, ...]
    reasons: tuple[Reason, ...] = ()


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """A decision that was looked at: what was played, what was better, and what the difference cost.

    ``action`` is the better choice in notation where it is one action; else it is a ``plan``, and ``steps`` are the way
    it begins.
    """

    ply: int
    turn: int
    side: int
    played: str
    cost: float
    value: float
    better_value: float
    steps: tuple[Step, ...] = ()
    action: str = ""
    plan: Plan = ()


class Analysis(msgspec.Struct, frozen=True):
    """What the analyst found: the line, and the decisions, the dearest first."""

    game: str
    scenario: str
    chances: tuple[Chance, ...]
    moments: tuple[Moment, ...]

    def worst(self, many: int = 5) -> list[Moment]:
        """The decisions that cost most."""
        return [moment for moment in self.moments if moment.cost >= LEAST_COST][:many]


Finding = Chance | Moment
Question = tuple[str, int]
"""What is asked, ``chance`` or ``moment``, and after how many actions."""
Keep = Callable[[Finding], None]
Progress = Callable[[float, int], None]
"""Told how far the look has got, 0 to 1, and which turn it is at."""


class _Look:
    """One position of a record that is worth a look."""

    def __init__(self, ply: int, side: int, view: Any, decides: bool, opens: bool) -> None:
        self.ply = ply
        self.side = side
        self.view = view
        self.decides = decides
        self.opens = opens


class Looking:
    """A record made ready for the analyst: the questions worth asking, the line first, and the answers one by one."""

    def __init__(self, record: Record, effort: Effort) -> None:
        self._record, self._effort = record, effort
        self._repertoire = repertoire_of(system_of(record.game))
        self._looks = {look.ply: look for look in _looks(record, self._repertoire)}
        self._plies = [position for position, _, _ in record.positions()]
        looks = self._looks.values()
        self.questions: list[Question] = [
            *(("chance", look.ply) for look in looks if look.opens),
            *(("moment", look.ply) for look in looks if look.decides),
        ]

    def turn(self, question: Question) -> int:
        """The turn a question is about."""
        return int(self._looks[question[1]].view.turn)

    def answer(self, question: Question) -> Finding:
        kind, ply = question
        record, look = self._record, self._looks[ply]
        if kind == "chance":
            return _chance(record.game, self._repertoire, look, self._effort)
        end = min((other for other in self._looks if other > ply), default=len(record.entries))
        return _moment(record, self._repertoire, look, self._plies, end, self._effort)


def gather(game: Game[Any], found: Iterable[Finding]) -> Analysis:
    """Findings put in order: the line by time, the decisions by what they cost."""
    found = list(found)
    chances = sorted((one for one in found if isinstance(one, Chance)), key=lambda chance: chance.ply)
    moments = sorted((one for one in found if isinstance(one, Moment)), key=lambda moment: (-moment.cost, moment.ply))
    return Analysis(game.id, game.scenario, tuple(chances), tuple(moments))


def analyse(
    record: Record,
    effort: Effort | None = None,
    known: dict[Question, Finding] | None = None,
    keep: Keep | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Analysis:
    """Look through a whole record.

    ``known`` are findings of an earlier look, by kind and ply; ``keep`` is told each new one, so that a look that was
    broken off can go on. When ``stop`` says True what has been found so far is returned.
    """
    looking = Looking(record, effort or Effort())
    found: dict[Question, Finding] = dict(known or {})
    for number, question in enumerate(looking.questions):
        if stop is not None and stop():
            break
        if progress is not None:
            progress(number / len(looking.questions), looking.turn(question))
        if question not in found:
            found[question] = looking.answer(question)
            if keep is not None:
                keep(found[question])
    return gather(record.game, found.values())


def _looks(record: Record, repertoire: Repertoire) -> Iterator[_Look]:
    """The positions where a player-turn begins, and those where there was something to think about."""
    game = record.game
    turn: Any = None
    for ply, (pos, _, _) in enumerate(record.positions()):
        decision = game.decision(pos)
        if decision is None:
            return
        now = repertoire.turn_of(game, pos)
        opens = now != turn and pos.turn > 0
        turn = now
        view = game.view(pos, decision.side)
        decides = ply < len(record.entries) and repertoire.share(game, view, decision.side) > 0
        if opens or decides:
            yield _Look(ply, decision.side, view, decides, opens)


def _playouts(
    game: Game[Any], repertoire: Repertoire, view: Any, side: int, effort: Effort, horizon: int, most: int = 0
) -> Playouts:
    return Playouts(repertoire, game, view, side, effort.seed, Clock(FOREVER), horizon, most)


def _chance(game: Game[Any], repertoire: Repertoire, look: _Look, effort: Effort) -> Chance:
    playouts = _playouts(game, repertoire, look.view, look.side, effort, effort.horizon)
    values = [playouts.value(SCRIPT_LINE, sample) for sample in range(effort.playouts)]
    values = values if look.side == 0 else [1 - value for value in values]
    mean = statistics.fmean(values)
    half = Z * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.5
    return Chance(look.ply, look.view.turn, look.side, mean, max(0.0, mean - half), min(1.0, mean + half))


def _moment(record: Record, repertoire: Repertoire, look: _Look, plies: list[Any], end: int, effort: Effort) -> Moment:
    """A decision against what else could have been done, on the same dice.

    The better line is found with some samples and weighed with others, or luck would be taken for judgement.
    """
    game, side, view = record.game, look.side, look.view
    entries = record.entries[look.ply : end]
    action = entries[0].action
    line = _better_line(game, repertoire, view, side, effort)
    better = _playouts(game, repertoire, view, side, effort, effort.horizon)
    rolled = any(entry.dice for entry in entries)
    if rolled:
        # Dice fell before the next decision: what counts is the choice, not its luck.
        actual, own = Line(None, action), better
    else:
        over = repertoire.turn_of(game, plies[end]) != repertoire.turn_of(game, view)
        horizon = max(1, effort.horizon - 1) if over else effort.horizon
        actual, own = SCRIPT_LINE, _playouts(game, repertoire, game.view(plies[end], side), side, effort, horizon)
    samples = range(FRESH, FRESH + effort.playouts)
    played = [own.value(actual, sample) for sample in samples]
    best = [better.value(line, sample) for sample in samples]
    edges = [b - a for a, b in zip(played, best, strict=True)]
    noise = statistics.stdev(edges) / len(edges) ** 0.5 if len(edges) > 1 else 0.0
    cost = max(0.0, statistics.fmean(edges) - noise)
    return Moment(
        look.ply,
        view.turn,
        side,
        game.format(action) if rolled or len(entries) == 1 else _moves_words(game, record, look.ply, end),
        cost,
        statistics.fmean(played),
        statistics.fmean(best),
        tuple(_steps(game, repertoire, view, side, line, effort)) if cost >= LEAST_COST else (),
        game.format(line.action) if line.action is not None else "",
        line.plan,
    )


def _better_line(game: Game[Any], repertoire: Repertoire, view: Any, side: int, effort: Effort) -> Line:
    """The best line a contest with a fixed number of play-outs finds."""
    verdict = contest(
        _playouts(game, repertoire, view, side, effort, effort.horizon, effort.trials),
        repertoire.lines(game, view, side),
        lambda line, source: repertoire.vary(game, view, side, line, source),
        Clock(FOREVER),
        random.Random(effort.seed),
    )
    return verdict.line


def _moves_words(game: Game[Any], record: Record, ply: int, end: int) -> str:
    moved = [entry.action for entry in record.entries[ply:end] if len(entry.action.spaces) > 1]
    if not moved:
        return "nobody moved"
    shown = ", ".join(game.format(action) for action in moved[:3])
    return f"{len(moved)} moves: {shown}" + (", ..." if len(moved) > 3 else "")


def _steps(game: Game[Any], repertoire: Repertoire, view: Any, side: int, line: Line, effort: Effort) -> Iterator[Step]:
    """What the better line does until the next decision that deserves a thought, or the dice fall."""
    pos = repertoire.determinise(game, view, side, random.Random(effort.seed))
    script = repertoire.script(effort.seed, line.manner)
    dice = CommonDice(effort.seed)
    forced: Action | None = line.action
    turn, phase = repertoire.turn_of(game, pos), pos.phase
    for number in range(MOST_STEPS):
        decision = game.decision(pos)
        if decision is None or decision.side != side or repertoire.turn_of(game, pos) != turn or pos.phase != phase:
            return
        if number and repertoire.share(game, pos, side) > 0 and line.action is not None:
            return
        seen = game.view(pos, side)
        action = forced or script.choose(game, seen, side)
        forced = None
        if action.spaces:
            reasons = reasons_of(script, game, seen, side, action)[:STEP_REASONS]
            yield Step(game.format(action), action.piece, action.spaces, tuple(reasons))
        dice.about(repertoire.dice_key(game, pos))
        game.play(pos, action, dice)


# A hint


class Hint(NamedTuple):
    """What a player would do, and why."""

    action: Action
    reasons: list[Reason]


def hint(player: Player, game: Game[Any], view: Any, side: int) -> Hint:
    """A player's choice with its reasons. Only what the side can see is looked at."""
    action = player.choose(game, view, side)
    return Hint(action, reasons_of(player, game, view, side, action))
