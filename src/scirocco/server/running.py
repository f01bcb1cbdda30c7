"""``serve``: the server as a process, which stops cleanly when it is told to."""

from __future__ import annotations

import logging
import socket
from dataclasses import replace

import uvicorn

from scirocco.core.errors import SciroccoError
from scirocco.server.app import create_app
from scirocco.server.house import House
from scirocco.server.settings import Settings, read_settings

GRACE = 10
GOOD_BYE = 3
LARGEST_MESSAGE = 4096
"""Of what a live connection may say to us: nothing is needed."""


class Stoppable(uvicorn.Server):
    """On SIGTERM: accept nobody more, finish what is being answered, say good-bye to live connections, and go."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

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
) -> None:
    """Serve until SIGTERM or Ctrl-C."""
    chosen = settings or read_settings(data)
    if bots is not None:
        chosen = replace(chosen, bots=bots)
    if chosen.address == Settings.address:
        chosen = replace(chosen, address=f"http://{host}:{port}")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    server = make_server(chosen, host, port)
    server.run()
    if not server.started:
        raise SciroccoError(f"cannot serve at {host}:{port}: the address is taken or not ours")


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
