"""Live updates: everybody at a table hears at once that something has changed, and is sent what he may see of it.

A change only rings a bell. Each connection then looks for itself what is new since it last looked, so that a slow
one misses nothing and a lost one takes up where it was: it says which version it knows.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from anyio.to_thread import run_sync
from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy import select

from scirocco.server import shapes
from scirocco.server.database import Database
from scirocco.server.library import card
from scirocco.server.positions import Shelf
from scirocco.server.refusals import Refusal
from scirocco.server.schema import GameTable
from scirocco.server.showing import show_update
from scirocco.server.sittings import find_sitting
from scirocco.server.talk import chat_after, last_chat

LOOK_AGAIN = 20.0
"""Seconds after which a connection looks even though no bell has rung."""
MOST_CONNECTIONS = 40
"""Of one person or address."""
STOPPING = 1012
REFUSED = 4000


AskThinking = Callable[[str], shapes.Thinking | None]
"""How far the computer is at a table."""


class Bell:
    """One connection's bell."""

    def __init__(self, table_id: str, person_id: str | None) -> None:
        self.table_id, self.person_id = table_id, person_id
        self.rung = asyncio.Event()


class Hub:
    """All connections of this process. Bells may be rung from any thread."""

    def __init__(self) -> None:
        self.stopping = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._bells: dict[str, set[Bell]] = {}
        self._counts: Counter[str] = Counter()
        self._lock = threading.Lock()

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.stopping = False

    def hang(self, bell: Bell, visitor: str) -> bool:
        """Hang a bell up; False when the visitor has too many already."""
        with self._lock:
            if self._counts[visitor] >= MOST_CONNECTIONS:
                return False
            self._counts[visitor] += 1
            self._bells.setdefault(bell.table_id, set()).add(bell)
            return True

    def take_down(self, bell: Bell, visitor: str) -> None:
        with self._lock:
            self._counts[visitor] -= 1
            bells = self._bells.get(bell.table_id, set())
            bells.discard(bell)
            if not bells:
                self._bells.pop(bell.table_id, None)

    def ring(self, table_id: str) -> None:
        """Something has changed at a table."""
        with self._lock:
            bells = list(self._bells.get(table_id, ()))
        self._wake(bells)

    def ring_all(self) -> None:
        """Anything may have changed."""
        with self._lock:
            bells = [bell for bells in self._bells.values() for bell in bells]
        self._wake(bells)

    def _wake(self, bells: list[Bell]) -> None:
        if self._loop is None or self._loop.is_closed():
            return
        for bell in bells:
            self._loop.call_soon_threadsafe(bell.rung.set)

    def is_watching(self, person_id: str, table_id: str) -> bool:
        with self._lock:
            return any(bell.person_id == person_id for bell in self._bells.get(table_id, ()))

    @property
    def connections(self) -> int:
        with self._lock:
            return sum(len(bells) for bells in self._bells.values())

    def stop(self) -> None:
        """Every connection says good-bye."""
        self.stopping = True
        self.ring_all()

    async def emptied(self, seconds: float) -> None:
        """Until all connections have gone, or patience ends."""
        until = time.monotonic() + seconds
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)


class Seen(NamedTuple):
    """What a connection has been sent."""

    version: int
    revision: int
    chat: int
    thinking: shapes.Thinking | None = None


class Watch:
    """What is new at a table for one viewer."""

    def __init__(
        self, database: Database, shelf: Shelf, thinking: AskThinking, table_id: str, person_id: str | None
    ) -> None:
        self._database, self._shelf, self._thinking = database, shelf, thinking
        self._table_id, self._person_id = table_id, person_id

    def news(self, seen: Seen) -> tuple[Seen, list[str]]:
        """Messages since ``seen``, and what has been seen with them."""
        messages: list[str] = []
        with self._database.read() as session:
            revision = session.scalar(select(GameTable.revision).where(GameTable.id == self._table_id))
            if revision != seen.revision:
                sitting = find_sitting(session, self._table_id, self._person_id)
                update = show_update(session, self._shelf, sitting, seen.version)
                messages.append(update.model_dump_json())
                seen = seen._replace(version=update.state.version, revision=update.state.revision)
            newest = last_chat(session, self._table_id)
            if seen.chat < 0:
                seen = seen._replace(chat=newest)
            elif newest > seen.chat:
                sides = [side.id for side in card(self._game(session)).sides]
                lines = chat_after(session, self._table_id, seen.chat, sides)
                messages.append(shapes.ChatNews(lines=lines).model_dump_json())
                seen = seen._replace(chat=newest)
        thinking = self._thinking(self._table_id)
        if thinking != seen.thinking:
            messages.append(shapes.ThinkingNews(thinking=thinking).model_dump_json())
            seen = seen._replace(thinking=thinking)
        return seen, messages

    def _game(self, session: Any) -> str:
        return str(session.scalar(select(GameTable.game).where(GameTable.id == self._table_id)))


async def attend(socket: WebSocket, hub: Hub, watch: Watch, bell: Bell, visitor: str, seen: Seen) -> None:
    """Serve one connection until it goes or the server stops."""
    if not hub.hang(bell, visitor):
        await socket.close(REFUSED + 29, "too many connections")
        return
    gone = asyncio.ensure_future(_wait_for_the_end(socket))
    try:
        while not gone.done() and not hub.stopping:
            bell.rung.clear()
            seen, messages = await run_sync(watch.news, seen)
            for message in messages:
                await socket.send_text(message)
            await _first(gone, bell.rung.wait(), LOOK_AGAIN)
        if not gone.done():
            await socket.close(STOPPING, "the server is stopping; come back in a moment")
    except Refusal as refusal:
        await _close(socket, refusal.status % 100 + REFUSED, refusal.text)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        gone.cancel()
        hub.take_down(bell, visitor)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError):
        await socket.close(code, reason[:120])


async def _first(gone: asyncio.Future[None], rung: Any, seconds: float) -> None:
    ringing = asyncio.ensure_future(rung)
    try:
        await asyncio.wait({gone, ringing}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        ringing.cancel()


async def _wait_for_the_end(socket: WebSocket) -> None:
    """Nothing is asked over this line; whatever is said is let pass."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
