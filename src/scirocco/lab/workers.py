"""Work shared out among processes: results come as they are done."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from scirocco.core.errors import SciroccoError

T = TypeVar("T")
R = TypeVar("R")


def share_out(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Do every task, in this process or in several; results in whatever order they are ready."""
    if jobs < 1:
        raise SciroccoError(f"{jobs} jobs cannot work: it must be at least 1")
    if jobs == 1 or len(tasks) < 2:
        for task in tasks:
            yield work(task)
        return
    can_fork = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    context = multiprocessing.get_context("fork" if can_fork else "spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context, initializer=_leave_interrupts_alone)
    try:
        for done in as_completed([pool.submit(work, task) for task in tasks]):
            yield done.result()
    except BrokenProcessPool:
        raise SciroccoError("a worker process was ended from outside, perhaps for want of memory") from None
    finally:
        # Workers in the middle of a game are not waited for.
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that asked; it sends the workers home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
