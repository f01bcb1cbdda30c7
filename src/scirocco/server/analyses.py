"""Analyses of games that are over: made by a process of their own, kept in the database, shown as far as they are."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec
from anyio.to_thread import run_sync
from sqlalchemy.orm import Session

from scirocco.players.analysis import Finding
from scirocco.server.analysing import Found, look_on, question_of
from scirocco.server.bots import problem_of
from scirocco.server.database import Database
from scirocco.server.positions import lines_of
from scirocco.server.refusals import Refusal
from scirocco.server.schema import AnalysisRow, GameTable
from scirocco.server.thinking import Problem
from scirocco.server.workers import end_pool, settle_in

log = logging.getLogger("scirocco.server")

STRETCH = 2.0
"""Seconds of looking before the findings are shown."""
MOST_WAITING = 8
OVER = ("finished", "review")


class Kept(msgspec.Struct, frozen=True):
    """What is known of a game: the findings, and how many questions are left; None when nobody has looked."""

    findings: tuple[Finding, ...] = ()
    left: int | None = None

    @property
    def is_whole(self) -> bool:
        return self.left == 0


READER = msgspec.json.Decoder(Kept)


class Analyses:
    """Looks through one game after the other. Without processes for the computer there is none for the analyst."""

    def __init__(self, database: Database, workers: int) -> None:
        self._database, self._willing = database, workers > 0
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._free = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None

    def is_running(self, table_id: str) -> bool:
        return table_id in self._tasks

    def begin(self, table_id: str) -> None:
        """Look, or go on looking, through the game at a table. From the event loop."""
        if not self._willing:
            raise Refusal(409, "no-analysis", "this server has no process that could look through a game")
        if table_id in self._tasks:
            return
        if len(self._tasks) >= MOST_WAITING:
            raise Refusal(429, "too-many", "the analyst has too many games to look through; try again later", wait=60)
        task = self._tasks[table_id] = asyncio.create_task(self._look_through(table_id))
        task.add_done_callback(lambda done: self._done(table_id, done))

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the analysis of table %s stopped", table_id, exc_info=task.exception())

    async def _look_through(self, table_id: str) -> None:
        async with self._free:
            problem, kept = await run_sync(self._take_up, table_id)
            while not kept.is_whole:
                found = await self._look_on(problem, kept)
                kept = Kept(kept.findings + found.findings, found.left)
                await run_sync(self._keep, table_id, problem.version, kept)

    async def _look_on(self, problem: Problem, kept: Kept) -> Found:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=settle_in)
        known = frozenset(question_of(one) for one in kept.findings)
        try:
            return await asyncio.wrap_future(self._pool.submit(look_on, problem, known, STRETCH))
        except BrokenProcessPool:
            self._pool = None
            raise

    # What is kept

    def _take_up(self, table_id: str) -> tuple[Problem, Kept]:
        with self._database.read() as session:
            table = session.get(GameTable, table_id)
            assert table is not None
            actions = lines_of(session, table_id)
            return problem_of(table, actions, table.to_move, ""), kept_of(session, table)

    def _keep(self, table_id: str, version: int, kept: Kept) -> None:
        with self._database.write() as session:
            text = msgspec.json.encode(kept).decode()
            session.merge(AnalysisRow(table_id=table_id, version=version, text=text))


def kept_of(session: Session, table: GameTable) -> Kept:
    """What is known of a game as it stands; what was found before it changed is not."""
    row = session.get(AnalysisRow, table.id)
    if row is None or row.version != table.version:
        return Kept()
    return READER.decode(row.text)
