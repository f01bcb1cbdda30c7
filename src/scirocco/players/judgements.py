"""How much facts of a position tell: the numbers of a ``judgement.toml``, read alike for every system."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from scirocco.core.errors import DataError


class Telling(msgspec.Struct, forbid_unknown_fields=True):
    """How much each fact tells, at the end and, added to that, with the game to come."""

    now: dict[str, float]
    to_come: dict[str, float]
    source: str = ""

    def in_order(self, facts: Sequence[str]) -> tuple[list[float], list[float]]:
        """The numbers in the order of the facts, 0 for those that are not named; unknown ones are refused."""
        for field, numbers in (("now", self.now), ("to_come", self.to_come)):
            unknown = set(numbers) - set(facts)
            if unknown:
                raise DataError(
                    "judgement.toml", field, f"no such fact {sorted(unknown)[0]!r}", f"one of {', '.join(facts)}"
                )
        return [self.now.get(fact, 0.0) for fact in facts], [self.to_come.get(fact, 0.0) for fact in facts]


def sum_of(facts: Sequence[float], numbers: tuple[list[float], list[float]], rest: float) -> float:
    """What the facts of a position come to with a part of the game to come."""
    return sum(fact * (now + later * rest) for fact, now, later in zip(facts, *numbers, strict=True))


class UnsureTelling(Telling, kw_only=True, forbid_unknown_fields=True):
    """The same for a count, with how unsure that is at the end and at the start."""

    spread_end: float
    spread_start: float

    def spread(self, to_come: float) -> float:
        """How unsure the count is with a part of the game to come."""
        return self.spread_end + (self.spread_start - self.spread_end) * math.sqrt(to_come)
