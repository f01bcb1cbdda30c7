"""The computer's seats. It thinks in worker processes, and its actions come in by the same door as everybody's."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from anyio.to_thread import run_sync
from sqlalchemy import CursorResult, or_, select, update

from scirocco.players.analysis import Hint
from scirocco.server import shapes
from scirocco.server.counting import Counts
from scirocco.server.database import Database
from scirocco.server.keys import random_id
from scirocco.server.library import card
from scirocco.server.positions import lines_of
from scirocco.server.refusals import Refusal
from scirocco.server.schema import GameTable, Seat, now
from scirocco.server.thinking import Channel, Problem, advise, choose, settle_in_with
from scirocco.server.umpire import Umpire
from scirocco.server.workers import end_pool

log = logging.getLogger("scirocco.server")

Awaited = TypeVar("Awaited")

LEASE = 6_000
"""Milliseconds for which a process has a table's computer to itself; renewed while it thinks."""
RENEWAL = 2.0
SWEEP = 3.0
"""Seconds between two looks for tables whose computer nobody thinks for."""
REPORT = 0.4
"""Seconds between two words on how far a thought has got; a shorter one is not worth a word."""


class Worker:
    """A process that thinks, one problem at a time, and the channel to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.channel = Channel(context)
        self.pool = ProcessPoolExecutor(1, context, initializer=settle_in_with, initargs=(self.channel,))
        self.free = asyncio.Lock()
        self.table_id = ""
        """The table it is thinking about."""


class Bots:
    """Thinks for the computer at every table where it must decide. ``ring`` is called when there is a word on how
    far it has got."""

    def __init__(
        self, database: Database, umpire: Umpire, counts: Counts, workers: int, ring: Callable[[str], None]
    ) -> None:
        self._database, self._umpire, self._counts, self._ring = database, umpire, counts, ring
        self._many = workers
        self._me = random_id(12)
        self._workers: dict[int, Worker] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._outdated: set[str] = set()
        """Tables whose game the rules no longer play: nobody can think for them."""
        self._thinking: dict[str, shapes.Thinking] = {}
        self._hurried: set[str] = set()
        """Tables that wait for a worker, and shall then have an answer at once."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._sweeper: asyncio.Task[None] | None = None

    # Being called

    async def start(self) -> None:
        """Take up what was left when the server went down."""
        if self._many == 0:
            return
        self._loop = asyncio.get_running_loop()
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]
        self._loop = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._workers.values():
            end_pool(worker.pool)
        self._workers.clear()

    def nudge(self, table_id: str) -> None:
        """Perhaps the computer must decide at this table. From any thread."""
        self._call(self._begin, table_id)

    def hurry(self, table_id: str) -> None:
        """Whoever thinks about this table here shall answer with what he has. From any thread."""
        self._call(self._hurry, table_id)

    def _call(self, what: Callable[[str], None], table_id: str) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(what, table_id)

    def _hurry(self, table_id: str) -> None:
        if table_id in self._thinking:
            self._hurried.add(table_id)
        for worker in self._workers.values():
            if worker.table_id == table_id:
                worker.channel.hurry()

    def thinking(self, table_id: str) -> shapes.Thinking | None:
        """How far the computer is at a table; None when it does not think, or not for long yet."""
        return self._thinking.get(table_id)

    def _begin(self, table_id: str) -> None:
        if self._loop is None or table_id in self._outdated:
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
                text = await self._think(choose, problem, lease=True)
                await run_sync(self._umpire.act_for_computer, table_id, problem.version, text)
            except Refusal as refusal:
                if refusal.status == 409:
                    continue  # the table has moved on: look again
                trouble = self._failed(table_id, trouble, refusal)
            except BrokenProcessPool:
                deaths += 1
                if deaths > 3:
                    raise
            except Exception as error:
                trouble = self._failed(table_id, trouble, error)
            else:
                trouble = 0
                self._counts.add("bot_actions")
                self._counts.add("bot_seconds", time.monotonic() - began)

    async def hint(self, table: GameTable, actions: tuple[tuple[str, str], ...], level: str) -> Hint:
        """What a player of a level would do for the side to move, and why."""
        if self._loop is None:
            raise Refusal(409, "no-hints", "this server has no process that could think of a hint")
        return await self._think(advise, problem_of(table, actions, table.to_move, level), lease=False)

    async def _think(self, how: Callable[[Problem], Awaited], problem: Problem, *, lease: bool) -> Awaited:
        table_id, worker = problem.table_id, self._worker(problem.table_id)
        turn = asyncio.ensure_future(worker.free.acquire())
        try:
            await self._watch(turn, problem, None, lease=lease)
            worker.table_id = table_id
            worker.channel.begin()
            if table_id in self._hurried:
                worker.channel.hurry()
            thought = asyncio.wrap_future(worker.pool.submit(how, problem))
            return await self._watch(thought, problem, worker, lease=lease)
        except BrokenProcessPool:
            self._workers.pop(self._slot(table_id), None)
            raise
        finally:
            if not turn.cancel():  # we had our turn
                worker.table_id = ""
                worker.free.release()
            self._hurried.discard(table_id)
            if self._thinking.pop(table_id, None) is not None:
                self._ring(table_id)

    async def _watch(
        self, coming: asyncio.Future[Awaited], problem: Problem, worker: Worker | None, *, lease: bool
    ) -> Awaited:
        """Waits for a worker or for its thought, tells the table how far it is, and keeps the table's lease."""
        began = renewed = time.monotonic()
        while not (await asyncio.wait({coming}, timeout=REPORT))[0]:
            self._report(problem, worker, time.monotonic() - began)
            if lease and not self._database.is_sqlite and time.monotonic() - renewed > RENEWAL:
                renewed = time.monotonic()
                await run_sync(self._lease, problem.table_id)
        return coming.result()

    def _report(self, problem: Problem, worker: Worker | None, seconds: float) -> None:
        done = None if worker is None else worker.channel.read()
        self._thinking[problem.table_id] = shapes.Thinking(
            side=card(problem.game).sides[problem.side].id,
            level=problem.level,
            done=None if done is None else round(done, 2),
            seconds=round(seconds, 1),
        )
        self._ring(problem.table_id)

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
            try:
                self._umpire.shelf.standing(session, table)
            except Refusal as refusal:
                log.warning("the computer cannot play at table %s: %s", table_id, refusal.text)
                self._outdated.add(table_id)
                return None
            actions = lines_of(session, table_id)
        if not self._database.is_sqlite and not self._lease(table_id):
            return None
        return problem_of(table, actions, seat.side, seat.level or "random")

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
        return zlib.crc32(table_id.encode()) % self._many

    def _worker(self, table_id: str) -> Worker:
        """A table always goes to the same worker, which remembers its game."""
        slot = self._slot(table_id)
        worker = self._workers.get(slot)
        if worker is None:
            worker = self._workers[slot] = Worker()
        return worker


def problem_of(table: GameTable, actions: tuple[tuple[str, str], ...], side: int, level: str) -> Problem:
    """A game as a worker process takes it."""
    options = tuple(table.options.split())
    return Problem(table.id, table.version, table.game, table.scenario, options, table.start, actions, side, level)
