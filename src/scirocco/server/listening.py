"""Hearing other server processes on the same PostgreSQL: LISTEN, in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg

from scirocco.server.database import CHANNEL

log = logging.getLogger("scirocco.server")

WAIT = 0.5
RETRY = 2.0


class Listener:
    """Calls ``heard`` with the id of each table that has changed, and ``missed`` after a broken connection."""

    def __init__(self, address: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._address = address.replace("postgresql+psycopg://", "postgresql://")
        self._heard, self._missed = heard, missed
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(5)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                self.ready.clear()
                log.warning("listening to the database failed (%s); trying again", type(error).__name__)
                self._stop.wait(RETRY)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._missed()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=WAIT):
                    self._heard(notice.payload)
