"""Time to think: a budget by the clock, a word on how far it has got, and an answer at once when told to stop."""

from __future__ import annotations

import time
from collections.abc import Callable

Progress = Callable[[float], None]
"""Told how far the thought has got, 0 to 1."""
Stop = Callable[[], bool]
"""Asked often; True means that an answer is wanted at once."""

Timer = Callable[[], float]
"""What tells the time: the clock on the wall, or in the laboratory the seconds of the processor."""


class OutOfTime(Exception):
    """The thought was cut short. Nothing but a half-finished play-out is lost."""


class Clock:
    """The time for one thought."""

    def __init__(self, seconds: float, stop: Stop | None = None, timer: Timer = time.perf_counter) -> None:
        self._timer = timer
        self._began = timer()
        self._seconds = seconds
        self._stop = stop

    @property
    def spent(self) -> float:
        """Seconds since the thought began."""
        return self._timer() - self._began

    @property
    def part(self) -> float:
        """The part of the time that is gone, 0 to 1."""
        return min(1.0, self.spent / self._seconds) if self._seconds > 0 else 1.0

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._seconds - self.spent)

    def is_up(self) -> bool:
        return self.spent >= self._seconds or (self._stop is not None and self._stop())

    def check(self) -> None:
        """Raise OutOfTime when the time is up or an answer is wanted."""
        if self.is_up():
            raise OutOfTime
