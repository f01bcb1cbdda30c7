"""The table on the network: where people meet to play, with every rule enforced.

====================  ==========================================================================
settings, keys        where things are kept, and the secrets
schema, database      what is stored, and how
people                guests, accounts and sessions
seating, offers       tables, seats, invitations, rematches; offers to take back or to draw
positions, umpire     the game at a table, replayed from its record; the one door by which it changes
presenting, showing   a position as a viewer may see it
shapes, requests      what goes over the wire, and what comes
live, listening       what has changed, told at once to everybody at the table
bots, thinking        the computer's moves, thought of in worker processes
notices, letters      letters to those who are away
pictures, gallery     boards and counters, drawn once
guarding, limits      what the house lets in
api, web, app         the doors: HTTP, WebSocket, the built pages
running               ``serve``
====================  ==========================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fastapi import FastAPI

    from scirocco.server.settings import Settings

__all__ = ["create_app", "serve"]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    from scirocco.server.app import create_app as create

    return create(settings)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | None = None,
    *,
    bots: int | None = None,
    open_page: bool = False,
) -> None:
    """Serve until the process is told to stop."""
    from scirocco.server.running import serve as run

    run(host, port, data, bots=bots, open_page=open_page)
