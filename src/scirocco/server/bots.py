"""The computer's seats. It thinks in worker processes, and its actions come in by the same door as everybody's."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from anyio.to_thread import run_sync
from sqlalchemy import CursorResult, or_, select, update

from scirocco.server.counting import Counts
from scirocco.server.database import Database
from scirocco.server.keys import random_id
from scirocco.server.positions import rows_of
from scirocco.server.refusals import Refusal
from scirocco.server.schema import GameTable, Seat, now
from scirocco.server.thinking import Problem, choose, settle_in
from scirocco.server.umpire import Umpire

log = logging.getLogger("scirocco.server")

LEASE = 6_000
"""Milliseconds for which a process has a table's computer to itself; renewed while it thinks."""
RENEWAL = 2.0
SWEEP = 3.0
"""Seconds between two looks for tables whose computer nobody thinks for."""


class Bots:
    """Thinks for the computer at every table where it must decide."""

    def __init__(self, database: Database, umpire: Umpire, counts: Counts, workers: int) -> None:
        self._database, self._umpire, self._counts = database, umpire, counts
        self._workers = workers
        self._me = random_id(12)
        self._pools: dict[int, ProcessPoolExecutor] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._sweeper: asyncio.Task[None] | None = None

    # Being called

    async def start(self) -> None:
        """Take up what was left when the server went down."""
        if self._workers == 0:
            return
        self._loop = asyncio.get_running_loop()
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]
        self._loop = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in self._pools.values():
            _end(pool)
        self._pools.clear()

    def nudge(self, table_id: str) -> None:
        """Perhaps the computer must decide at this table. From any thread."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._begin, table_id)

    def _begin(self, table_id: str) -> None:
        if self._loop is None:
            return
        if table_id in self._busy:
            self._again.add(table_id)
            return
        task = self._busy[table_id] = asyncio.create_task(self._attend(table_id))
        task.add_done_callback(lambda done: self._done(table_id, done))

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._busy.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the computer stopped at table %s", table_id, exc_info=task.exception())
        elif table_id in self._again:
            self._again.discard(table_id)
            self._begin(table_id)

    async def _sweep(self) -> None:
        while True:
            try:
                for table_id in await run_sync(self._waiting):
                    self._begin(table_id)
            except Exception:
                log.exception("looking for the computer's tables failed")
            await asyncio.sleep(SWEEP)

    def _waiting(self) -> list[str]:
        with self._database.read() as session:
            seat = (Seat.table_id == GameTable.id) & (Seat.side == GameTable.to_move)
            waiting = GameTable.status == "playing", Seat.kind == "computer"
            query = select(GameTable.id).join(Seat, seat).where(*waiting)
            if not self._database.is_sqlite:
                query = query.where(or_(GameTable.bot_until < now(), GameTable.bot_by == self._me))
            return list(session.scalars(query))

    # Thinking

    async def _attend(self, table_id: str) -> None:
        """Decide for the computer as long as it is its turn."""
        trouble = deaths = 0
        while (problem := await run_sync(self._problem, table_id)) is not None:
            if trouble:
                problem = problem._replace(level="random")
            began = time.monotonic()
            try:
                text = await self._think(table_id, problem)
                await run_sync(self._umpire.act_for_computer, table_id, problem.version, text)
            except Refusal as refusal:
                if refusal.status == 409:
                    continue  # the table has moved on: look again
                trouble = self._failed(table_id, trouble, refusal)
            except BrokenProcessPool:
                self._pools.pop(self._slot(table_id), None)
                deaths += 1
                if deaths > 3:
                    raise
            except Exception as error:
                trouble = self._failed(table_id, trouble, error)
            else:
                trouble = 0
                self._counts.add("bot_actions")
                self._counts.add("bot_seconds", time.monotonic() - began)

    async def _think(self, table_id: str, problem: Problem) -> str:
        thought = asyncio.wrap_future(self._pool(table_id).submit(choose, problem))
        while not self._database.is_sqlite and not (await asyncio.wait({thought}, timeout=RENEWAL))[0]:
            await run_sync(self._lease, table_id)
        return await thought

    def _failed(self, table_id: str, trouble: int, error: Exception) -> int:
        """A computer that fails plays its next action at random; one that fails at that too is given up for now."""
        log.error("the computer at table %s failed", table_id, exc_info=error)
        self._counts.add("bot_failures")
        if trouble >= 2:
            raise error
        return trouble + 1

    def _problem(self, table_id: str) -> Problem | None:
        """What the computer must decide at a table, if it must and no other process thinks for it."""
        with self._database.read() as session:
            table = session.get(GameTable, table_id)
            if table is None or table.status != "playing":
                return None
            seat = session.get(Seat, (table_id, table.to_move))
            if seat is None or seat.kind != "computer":
                return None
            rows = rows_of(session, table_id)
        if not self._database.is_sqlite and not self._lease(table_id):
            return None
        return Problem(
            table_id,
            table.version,
            table.game,
            table.scenario,
            tuple(table.options.split()),
            table.start,
            tuple((row.text, row.dice) for row in rows),
            seat.side,
            seat.level or "random",
        )

    def _lease(self, table_id: str) -> bool:
        with self._database.write() as session:
            free = or_(GameTable.bot_until < now(), GameTable.bot_by == self._me)
            result = session.execute(
                update(GameTable)
                .where(GameTable.id == table_id, free)
                .values(bot_by=self._me, bot_until=now() + LEASE)
                .execution_options(synchronize_session=False)
            )
            assert isinstance(result, CursorResult)
            return result.rowcount == 1

    # Workers

    def _slot(self, table_id: str) -> int:
        return zlib.crc32(table_id.encode()) % self._workers

    def _pool(self, table_id: str) -> ProcessPoolExecutor:
        """A table always goes to the same worker, which remembers its game."""
        slot = self._slot(table_id)
        pool = self._pools.get(slot)
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self._pools[slot] = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in)
        return pool


def _end(pool: ProcessPoolExecutor) -> None:
    """A worker in the middle of a thought is not waited for."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
