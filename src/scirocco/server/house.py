"""Everything a running server has, put together once and taken apart when it stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio.to_thread import run_sync
from starlette.types import Scope

from scirocco.server.analyses import Analyses
from scirocco.server.bots import Bots
from scirocco.server.counting import Counts
from scirocco.server.database import Database
from scirocco.server.gallery import Gallery
from scirocco.server.guarding import address_of
from scirocco.server.keys import Passwords, read_key
from scirocco.server.limits import Limits
from scirocco.server.listening import Listener
from scirocco.server.live import Hub
from scirocco.server.notices import Notices
from scirocco.server.offers import Offers
from scirocco.server.people import People
from scirocco.server.positions import Shelf
from scirocco.server.seating import Seating
from scirocco.server.settings import Settings
from scirocco.server.talk import Talk
from scirocco.server.umpire import Change, Umpire

COOKIE = "scirocco"
HURRY = "hurry "
"""Before the id of a table whose computer shall answer at once, in what processes tell one another."""


class House:
    """The rooms of a server and who works in them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.counts = Counts()
        self.limits = Limits(settings.rate)
        self.hub = Hub()
        self.shelf = Shelf(settings.positions_kept)
        key = read_key(settings.data, settings.secret)
        self.database = Database(settings)
        self.people = People(self.database, key, Passwords(light=settings.light_passwords))
        self.umpire = Umpire(self.database, self.shelf, self.tell)
        self.seating = Seating(self.database, settings, self.shelf, self.tell)
        self.offers = Offers(self.database, self.umpire, self.tell)
        self.talk = Talk(self.database, self.tell)
        self.bots = Bots(self.database, self.umpire, self.counts, settings.bots, self.hub.ring)
        self.analyses = Analyses(self.database, settings.bots)
        self.notices = Notices(self.database, settings, key, self.hub, self.counts)
        self.gallery = Gallery(settings.data, warm=settings.warm_drawings)
        self.listener: Listener | None = None
        if not self.database.is_sqlite:
            self.listener = Listener(settings.database, self._heard, self.hub.ring_all)

    def tell(self, change: Change) -> None:
        """A change stands: tell those at the table, the computer, and those who are away."""
        if change.what in ("move", "finished"):
            self.counts.add("actions")
        self.hub.ring(change.table_id)
        if change.what != "chat":
            self.bots.nudge(change.table_id)
        if change.is_noticed:
            self.notices.call()

    def hurry(self, table_id: str) -> None:
        """The computer at a table shall answer at once, whichever process it thinks in."""
        self.bots.hurry(table_id)
        if not self.database.is_sqlite:
            with self.database.write() as session:
                self.database.announce(session, HURRY + table_id)

    def _heard(self, table_id: str) -> None:
        """A process on the same database has changed a table; which one thinks for its computer, the lease decides."""
        if table_id.startswith(HURRY):
            self.bots.hurry(table_id.removeprefix(HURRY))
            return
        self.hub.ring(table_id)
        self.bots.nudge(table_id)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        self.hub.open()
        await run_sync(self.people.tidy)
        self.notices.start()
        if self.listener is not None:
            self.listener.start()
        await self.bots.start()
        await self.gallery.start()
        try:
            yield
        finally:
            self.hub.stop()
            await self.bots.stop()
            await self.analyses.stop()
            await self.gallery.stop()
            if self.listener is not None:
                await run_sync(self.listener.stop)
            await run_sync(self.notices.stop)
            self.database.close()

    def visitor(self, scope: Scope) -> str:
        """Who a request comes from, as far as the rate limits care: a session we opened, or an address."""
        session_id = self.people.session_id(cookie_of(scope))
        if session_id is not None:
            return session_id
        return address_of(scope)


def cookie_of(scope: Scope) -> str | None:
    """Our cookie, from the bare headers of a request."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, token = part.strip().partition("=")
                if key == COOKIE:
                    return str(token)
    return None
