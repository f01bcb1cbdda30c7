"""The analyst in a worker process: a record and what is known of it come in, more findings go out."""

from __future__ import annotations

import time
from typing import NamedTuple

from scirocco.core.dice import ScriptedDice
from scirocco.core.records import Record
from scirocco.players.analysis import Chance, Effort, Finding, Looking, Question
from scirocco.server.thinking import Problem, load_problem

EFFORT = Effort(playouts=4, trials=12, horizon=2)
"""How hard the analyst looks for somebody who waits at a screen."""


class Found(NamedTuple):
    """What was found in a stretch of looking, and how many questions are left."""

    findings: tuple[Finding, ...]
    left: int


def question_of(found: Finding) -> Question:
    return ("chance" if isinstance(found, Chance) else "moment"), found.ply


_looking: tuple[str, int, Looking] | None = None


def look_on(problem: Problem, known: frozenset[Question], seconds: float) -> Found:
    """Answer questions about a record for some seconds, one at least. The record of the last call is remembered."""
    global _looking
    if _looking is None or _looking[:2] != (problem.table_id, problem.version):
        _looking = problem.table_id, problem.version, Looking(_record(problem), EFFORT)
    looking = _looking[2]
    open_questions = [question for question in looking.questions if question not in known]
    until = time.monotonic() + seconds
    findings: list[Finding] = []
    for question in open_questions:
        findings.append(looking.answer(question))
        if time.monotonic() >= until:
            break
    return Found(tuple(findings), len(open_questions) - len(findings))


def _record(problem: Problem) -> Record:
    game, start = load_problem(problem)
    record = Record(game, {}, start)
    for text, dice in problem.actions:
        record.play(game.parse(text), ScriptedDice(int(roll) for roll in dice.split()))
    return record
