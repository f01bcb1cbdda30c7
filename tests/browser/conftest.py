"""The table in a real browser: the system's Chromium against a server process with a database of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from scirocco.core.dice import RandomDice
from scirocco.server.settings import Settings
from tests.browser.moments import LoadedDice
from tests.browser.table import Table
from tests.debian import system_part
from tests.server.rooms import Room, opened

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What a browser in a test need not do, and cannot where there is no network."""

PATIENCE = 45_000
"""How many milliseconds a page may take to show something, on a machine that has much else to do."""

NewVisitor = Callable[..., Table]


def find_chromium() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    place = system_part("chromium", find_chromium)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=place, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The pages are there; `make` builds them."""
    if not (Settings.pages / "index.html").is_file():
        pytest.fail("the table is not built: run `make web` first")


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """The server that all walks share, in a thread of this process."""
    with opened(Settings(tmp_path_factory.mktemp("room"), rate=0, light_passwords=True)) as room:
        yield room


@pytest.fixture
def dice(room: Room) -> Iterator[LoadedDice]:
    """Dice of the shared server that fall as they are told, as long as the walk lasts."""
    loaded = LoadedDice()
    room.house.umpire.dice = loaded
    yield loaded
    room.house.umpire.dice = RandomDice()


@pytest.fixture
def visitor(chromium: Browser, room: Room) -> Iterator[NewVisitor]:
    """Makes visitors, each with a browser profile of their own; what went wrong in their pages fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def enter(address: str = "", *, tour: bool = False, **wishes: object) -> Table:
        context = chromium.new_context(
            base_url=address or room.address,
            **{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce", **wishes},  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        _listen(page, troubles)
        return Table(page, troubles, tour=tour)

    yield enter
    for context in contexts:
        context.close()
    assert not troubles, troubles


def _listen(page: Page, troubles: list[str]) -> None:
    """Faults of the page's scripts, and every red line of its console."""
    page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
    page.on("console", lambda message: _note(page, message, troubles))


def _note(page: Page, message: ConsoleMessage, troubles: list[str]) -> None:
    if message.type == "error":
        troubles.append(f"{page.url}: {message.text} {message.location.get('url', '')}")
