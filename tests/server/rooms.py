"""Servers for tests, on real sockets, and people who come to them."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from scirocco.server.house import COOKIE, House
from scirocco.server.running import make_server
from scirocco.server.settings import Settings
from tests.server.postgres import free_port

PATIENCE = 60.0

Json = Any


def wait_for(question: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Ask until the answer is yes."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        answer = question()
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Making one for each client would take longer than the tests."""
HEADERS = {"X-Scirocco": "1", "Accept-Encoding": "identity"}


def browser(address: str, **more: Any) -> httpx.Client:
    return httpx.Client(**{"base_url": address, "headers": HEADERS, "timeout": PATIENCE, "verify": NO_TLS, **more})


class Guest:
    """Somebody at a browser: a session of his own, and the requests a browser makes."""

    def __init__(self, address: str, name: str | None = None, *, session: bool = True) -> None:
        self.address = address
        self.http = browser(address)
        if session:
            self.post("/api/session", name=name) if name else self.post("/api/session")

    def get(self, path: str, expect: int = 200, **query: Any) -> Json:
        return self._answer(self.http.get(path, params=query), expect)

    def post(self, path: str, expect: int | tuple[int, ...] = (200, 201), **body: Any) -> Json:
        return self._answer(self.http.post(path, json=body), expect)

    def put(self, path: str, expect: int = 200, **body: Any) -> Json:
        return self._answer(self.http.put(path, json=body), expect)

    def _answer(self, response: httpx.Response, expect: int | tuple[int, ...]) -> Json:
        wanted = (expect,) if isinstance(expect, int) else expect
        assert response.status_code in wanted, f"{response.status_code}: {response.text[:500]}"
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json else response.text

    # At a table

    def table(self, *seats: tuple[str, str], level: str = "random", **wish: Any) -> Json:
        """A new table of El Alamein: ``("allied", "me"), ("axis", "computer")``."""
        wishes = [
            {"side": side, "kind": kind, **({"level": level} if kind == "computer" else {})} for side, kind in seats
        ]
        return self.post("/api/tables", **{"game": "alamein", "seats": wishes, **wish})

    def state(self, table_id: str) -> Json:
        return self.get(f"/api/tables/{table_id}")

    def act(self, table_id: str, version: int, action: str, expect: int = 200) -> Json:
        return self.post(f"/api/tables/{table_id}/actions", expect, version=version, action=action)

    def live(self, table_id: str, **query: Any) -> ClientConnection:
        """The live line, with this guest's cookie."""
        address = self.address.replace("http", "ws", 1)
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        return connect(
            f"{address}/api/tables/{table_id}/live?{asked}",
            additional_headers={"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}
            if COOKIE in self.http.cookies
            else {},
            max_size=None,
        )

    def close(self) -> None:
        self.http.close()


def heard(line: ClientConnection, timeout: float = PATIENCE) -> Json:
    """The next message of a live line."""
    return json.loads(line.recv(timeout))


class Room:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = make_server(settings, "127.0.0.1", self.port)
        self.house: House = self._server.house
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._guests: list[Guest] = []

    def start(self) -> None:
        self._thread.start()
        wait_for(lambda: self._server.started, "the server")

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def guest(self, name: str | None = None, *, session: bool = True) -> Guest:
        guest = Guest(self.address, name, session=session)
        self._guests.append(guest)
        return guest

    def two_at_a_table(self, **wish: Any) -> tuple[Guest, Guest, str]:
        """Anna has the Allies, Bruno the Axis; the game has begun."""
        anna, bruno = self.guest("Anna"), self.guest("Bruno")
        table_id = anna.table(("allied", "me"), **wish)["id"]
        token = anna.post(f"/api/tables/{table_id}/invitations")["token"]
        bruno.post(f"/api/tables/{table_id}/join", token=token)
        return anna, bruno, table_id


@contextmanager
def opened(settings: Settings) -> Iterator[Room]:
    room = Room(settings)
    room.start()
    try:
        yield room
    finally:
        room.stop()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, data: Path, database_url: str = "") -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("SCIROCCO_", "COV_"))},
            "SCIROCCO_DATABASE_URL": database_url,
            "SCIROCCO_RATE": "0",
            "SCIROCCO_LIGHT_PASSWORDS": "1",
            "SCIROCCO_WARM_DRAWINGS": "0",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "scirocco.server", "--port", str(self.port), "--data", str(self._data)]
        with (self._data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--bots", "1"], env=self._environment, stdout=log, stderr=log, start_new_session=True
            )
        wait_for(self._is_up, "the server process")

    def _is_up(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._data / "server.log").read_text()
        try:
            return httpx.get(f"{self.address}/api/health", verify=NO_TLS).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def log(self) -> str:
        return (self._data / "server.log").read_text()
