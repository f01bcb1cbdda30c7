"""The pictures of a running server: drawn beforehand, or else once, in a process of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from anyio.to_thread import run_sync

from scirocco.drawing.plan import Box
from scirocco.games import board_ids, game_ids
from scirocco.server import shapes
from scirocco.server.pictures import (
    READY,
    SWITCHABLE,
    address,
    draw_set,
    frame_of,
    layers_of,
    set_folder,
    sheets_of,
    stamp_of,
    sweep,
)
from scirocco.server.refusals import Refusal
from scirocco.server.workers import end_pool, settle_in

log = logging.getLogger("scirocco.server")


class Gallery:
    """Finds pictures, and has those drawn that are missing. Nothing is drawn in the server's own process."""

    def __init__(self, data: Path, *, warm: bool) -> None:
        self._home = data / "drawings"
        self._warm = warm
        self._pool: ProcessPoolExecutor | None = None
        self._drawing: dict[str, asyncio.Task[Path]] = {}
        self._warming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._warm:
            self._warming = asyncio.create_task(self._draw_all())

    async def stop(self) -> None:
        tasks = [*self._drawing.values(), *([self._warming] if self._warming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None

    async def _draw_all(self) -> None:
        """Before anybody asks: the games first, then the boards that have no rules yet."""
        for board_id in sorted(board_ids(), key=lambda name: name not in game_ids()):
            try:
                await self._set(board_id)
            except Exception:
                log.exception("the board of %s could not be drawn", board_id)

    # Asking

    def drawings(self, board_id: str) -> shapes.Drawings:
        """Where a board's pictures are found; they need not be drawn yet."""
        check_board(board_id)
        frame = frame_of(board_id)
        has_game = board_id in game_ids()

        def both(name: str, kind: str) -> shapes.Themed:
            return shapes.Themed(
                light=address(board_id, f"{name}-light.{kind}"), dark=address(board_id, f"{name}-dark.{kind}")
            )

        layers = layers_of(board_id)
        return shapes.Drawings(
            stamp=stamp_of(board_id),
            width=frame.width,
            height=frame.height,
            map=_rectangle(frame.map),
            sheets=[
                shapes.Sheet(id=id, title=title, frame=_rectangle(place)) for id, title, place in sheets_of(board_id)
            ],
            boards=both("board", "svg"),
            layers=list(layers),
            switchable=[name for name in SWITCHABLE if name in layers or name == "title"],
            counters=address(board_id, "counters.svg") if has_game else None,
            cards=both("card", "webp"),
            minimaps=both("minimap", "webp"),
            geometry=address(board_id, "geometry.json"),
        )

    async def file(self, board_id: str, stamp: str, name: str) -> Path:
        """A picture's file; waits until it is drawn."""
        check_board(board_id)
        if stamp != await run_sync(stamp_of, board_id):
            raise no_drawing()
        path = (await self._set(board_id)) / name
        if not await run_sync(path.is_file):
            raise no_drawing()
        return path

    async def _set(self, board_id: str) -> Path:
        for home in (READY, self._home):
            folder = await run_sync(set_folder, home, board_id)
            if await run_sync(folder.is_dir):
                return folder
        task = self._drawing.get(board_id)
        if task is None:
            task = self._drawing[board_id] = asyncio.create_task(self._draw(board_id))
            task.add_done_callback(lambda done: self._drawing.pop(board_id, None))
        return await asyncio.shield(task)

    async def _draw(self, board_id: str) -> Path:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in)
        await run_sync(sweep, self._home, board_id)
        try:
            return await asyncio.wrap_future(self._pool.submit(draw_set, board_id, self._home))
        except BrokenProcessPool:
            self._pool = None  # the next who asks gets a new worker
            raise


def _rectangle(box: Box) -> shapes.Rectangle:
    return shapes.Rectangle(x=box.left, y=box.top, width=box.width, height=box.height)


def check_board(board_id: str) -> None:
    if board_id not in board_ids():
        raise Refusal(404, "no-game", f"there is no board {board_id!r}; there are {', '.join(board_ids())}")


def no_drawing() -> Refusal:
    return Refusal(404, "no-drawing", "there is no such drawing; ask anew where it is")
