"""A contest of lines: all get a few play-outs, the better half a few more, until one is left.

Sequential halving, with the script's own line always in it. New lines are bred from the best as the contest goes on.
The script's line is left only for one that did better on the same samples.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from scirocco.players.clock import Clock, OutOfTime, Progress
from scirocco.players.playout import Playouts
from scirocco.players.repertoire import SCRIPT_LINE, USUAL_PROOF, Line, Proof

LEAST_LINES = 3
LINE_SAMPLES = 2.5
"""With time for few play-outs fewer lines are tried: one for so many times the first few that each gets."""
CHILD_SAMPLES = 6.0
"""And one new line is bred in a round for so many times them."""
LEAST_PAIRS = 2
"""Play-outs from which a standard deviation can be told."""


class Entry:
    """A line in the contest and what its play-outs came to, one value for each sample."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Verdict(NamedTuple):
    """How a contest ended: the line chosen, its value and the script's, and what all others came to."""

    line: Line
    value: float
    script_value: float
    standings: tuple[tuple[Line, float, int], ...]


Breed = Callable[[Line, random.Random], Line | None]


def contest(
    playouts: Playouts,
    lines: list[Line],
    breed: Breed,
    clock: Clock,
    chance: random.Random,
    progress: Progress | None = None,
    proof: Proof = USUAL_PROOF,
) -> Verdict:
    """The best of some lines, as far as the clock lets one know."""
    script = Entry(SCRIPT_LINE)
    everybody = [script]
    seen = {SCRIPT_LINE, *lines}
    target = proof.first
    try:
        _sample_up_to(playouts, script, target, clock, progress)
        affordable = playouts.affordable(clock.spent / target)
        field = [Entry(line) for line in lines[: max(LEAST_LINES, int(affordable / (LINE_SAMPLES * proof.first)))]]
        everybody += field
        most_children = int(affordable / (CHILD_SAMPLES * proof.first))
        while not clock.is_up() and target <= proof.most:
            for entry in (script, *field):
                _sample_up_to(playouts, entry, target, clock, progress)
            field = _better_half(script, field)
            if not field and target > proof.first:
                break
            fresh = _offspring(script, field, breed, seen, chance)[:most_children]
            everybody += fresh
            for entry in fresh:
                _sample_up_to(playouts, entry, proof.first, clock, progress)
            field += [entry for entry in fresh if edge(entry, script) > 0]
            target *= 2
    except OutOfTime:
        pass
    return _verdict(script, everybody, proof)


def _sample_up_to(playouts: Playouts, entry: Entry, target: int, clock: Clock, progress: Progress | None) -> None:
    """Give a line its samples."""
    while len(entry.values) < target:
        clock.check()
        if progress is not None:
            progress(clock.part)
        entry.values.append(playouts.value(entry.line, len(entry.values)))


def edge(entry: Entry, script: Entry) -> float:
    """By how much a line leads the script on the samples both have had."""
    pairs = list(zip(entry.values, script.values, strict=False))
    return sum(a - b for a, b in pairs) / len(pairs) if pairs else 0.0


def doubt(entry: Entry, script: Entry) -> float:
    """The standard error of that lead."""
    pairs = list(zip(entry.values, script.values, strict=False))
    if len(pairs) < LEAST_PAIRS:
        return 1.0
    mean = sum(a - b for a, b in pairs) / len(pairs)
    spread = sum((a - b - mean) ** 2 for a, b in pairs) / (len(pairs) - 1)
    return float((spread / len(pairs)) ** 0.5)


def _better_half(script: Entry, field: list[Entry]) -> list[Entry]:
    """Those who lead the script or nearly do, half of them at most."""
    ranked = sorted(field, key=lambda entry: -edge(entry, script))
    kept = ranked[: max(1, (len(ranked) + 1) // 2)]
    return [entry for entry in kept if edge(entry, script) > -doubt(entry, script)]


def _offspring(script: Entry, field: list[Entry], breed: Breed, seen: set[Line], chance: random.Random) -> list[Entry]:
    """Lines near the best ones, and near the script."""
    fresh: list[Entry] = []
    for parent in [*field[:3], script]:
        for _ in range(2):
            line = breed(parent.line, chance)
            if line is not None and line not in seen:
                seen.add(line)
                fresh.append(Entry(line))
    return fresh


def common_doubt(rivals: list[Entry], script: Entry) -> float:
    """The standard deviation of one sample's lead, taken over all lines: two samples of one line that happen to agree
    say little of how far chance can carry it."""
    known = [entry for entry in rivals if min(len(entry.values), len(script.values)) >= LEAST_PAIRS]
    if not known:
        return 0.0
    spreads = [doubt(entry, script) ** 2 * min(len(entry.values), len(script.values)) for entry in known]
    return float((sum(spreads) / len(spreads)) ** 0.5)


def _verdict(script: Entry, everybody: list[Entry], proof: Proof) -> Verdict:
    """The line with the surest lead. Those that had fewer samples than is asked for are not chosen: of many lines that
    were tried twice one leads by chance."""
    best, best_edge = script, 0.0
    rivals = [entry for entry in everybody if entry is not script]
    usual = common_doubt(rivals, script)
    for entry in rivals:
        samples = min(len(entry.values), len(script.values))
        if samples < max(LEAST_PAIRS, proof.least):
            continue
        # A lead on many samples is worth more than the same on few.
        sure = edge(entry, script) - proof.lead * max(doubt(entry, script), usual / samples**0.5)
        if sure > best_edge:
            best, best_edge = entry, sure
    standings = tuple((entry.line, entry.mean, len(entry.values)) for entry in everybody if entry.values)
    return Verdict(best.line, best.mean, script.mean, standings)
