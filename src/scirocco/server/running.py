"""``serve``: the server as a process, which stops cleanly when it is told to."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

import uvicorn

from scirocco.core.errors import SciroccoError
from scirocco.server.app import create_app
from scirocco.server.house import House
from scirocco.server.settings import Settings, read_settings

GRACE = 10
PORTS_TRIED = 50
GOOD_BYE = 3
LARGEST_MESSAGE = 4096
"""Of what a live connection may say to us: nothing is needed."""


class Stoppable(uvicorn.Server):
    """On SIGTERM: accept nobody more, finish what is being answered, say good-bye to live connections, and go."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.on_start: Callable[[], object] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.on_start is not None:
            threading.Thread(target=self.on_start, daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.house.hub.stop()
        await self.house.hub.emptied(GOOD_BYE)
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | None = None,
    *,
    bots: int | None = None,
    settings: Settings | None = None,
    open_page: bool = False,
) -> None:
    """Serve until SIGTERM or Ctrl-C; with ``open_page`` the table is opened in a browser as soon as it is served."""
    if not is_free(host, port):
        raise SciroccoError(f"cannot serve at {host}:{port}: the address is taken or not ours; try --port {port + 1}")
    chosen = settings or read_settings(data)
    if bots is not None:
        chosen = replace(chosen, bots=bots)
    if chosen.address == Settings.address:
        chosen = replace(chosen, address=f"http://{host}:{port}")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    server = make_server(chosen, host, port)
    if open_page:
        server.on_start = lambda: open_browser(page_address(host, port))
    with _signals_end_here():
        server.run()


def page_address(host: str, port: int) -> str:
    """Where a browser on this machine finds the table.

    >>> page_address("0.0.0.0", 8000)
    'http://127.0.0.1:8000/'
    """
    near = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{near}:{port}/"


def is_free(host: str, port: int) -> bool:
    """Whether a server can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError:
        return False
    return True


def free_port(host: str, port: int) -> int:
    """The port, or the next one that is free."""
    found = next((one for one in range(port, min(port + PORTS_TRIED, 65_536)) if is_free(host, one)), None)
    if found is None:
        raise SciroccoError(f"cannot serve at {host}: no port from {port} on is free")
    return found


def has_screen(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Whether a browser with windows can be expected: a machine that is reached over a line has none.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({"SSH_CONNECTION": "x"}, "darwin")
    (False, True, False)
    """
    if "SSH_CONNECTION" in environment:
        return False
    return system in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> bool:
    """Open a page, if there is something to open it with. True when it was opened."""
    return has_screen() and webbrowser.open(address)


@contextmanager
def _signals_end_here() -> Iterator[None]:
    """The server raises the signal that stopped it once more when it has stopped; having stopped cleanly is enough."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def make_server(settings: Settings, host: str, port: int) -> Stoppable:
    """A server that is ready to run. Requests are logged by our guard, without their queries."""
    app = create_app(settings)
    logging.getLogger("uvicorn.access").disabled = True
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        access_log=False,
        log_config=None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=64 * 1024,
    )
    return Stoppable(config, app.state.house)
