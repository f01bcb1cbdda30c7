"""Rate limits: a bucket of tokens for each visitor and each kind of request."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import NamedTuple

BUCKETS_KEPT = 50_000


class Allowance(NamedTuple):
    """How many at once, and how many a second in the long run."""

    burst: float
    rate: float


ALLOWANCES = {
    "address": Allowance(600, 120),
    "any": Allowance(200, 40),
    "write": Allowance(60, 12),
    "session": Allowance(30, 0.5),
    "login": Allowance(10, 0.1),
    "table": Allowance(30, 0.2),
    "upload": Allowance(6, 0.05),
    "letter": Allowance(6, 0.02),
    "hint": Allowance(20, 0.5),
    "analysis": Allowance(6, 0.05),
}


class Limits:
    """Who may go on, and who must wait. ``generosity`` multiplies every allowance; 0 lets everything pass.

    >>> limits = Limits(1.0)
    >>> sum(limits.wait("login", "anna", at=0.0) == 0 for _ in range(12))
    10
    """

    def __init__(self, generosity: float) -> None:
        self._generosity = generosity
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def wait(self, kind: str, visitor: str, *, at: float | None = None) -> int:
        """Take a token: 0 when there was one, else the seconds until there will be."""
        if not self._generosity:
            return 0
        burst, rate = (amount * self._generosity for amount in ALLOWANCES[kind])
        moment = time.monotonic() if at is None else at
        key = kind, visitor
        with self._lock:
            tokens, last = self._buckets.pop(key, (burst, moment))
            tokens = min(burst, tokens + (moment - last) * rate)
            enough = tokens >= 1
            self._buckets[key] = (tokens - 1 if enough else tokens, moment)
            while len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        return 0 if enough else max(1, round((1 - tokens) / rate + 0.5))
