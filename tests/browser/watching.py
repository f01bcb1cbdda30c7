"""Computers play every scenario to the end while a browser watches: an hour's look at what no short test can see.

Run by hand, with the rules compiled::

    PYTHONPATH=build/compiled python -m tests.browser.watching --levels veteran,marshal

For each scenario it says how it ended, how long that took, the longest thought, whether its bar was seen on the page,
and what went wrong in the page. It fails when a game does not come to its end.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, expect, sync_playwright

import scirocco
from scirocco.players import LEVELS
from scirocco.server.settings import Settings
from tests.browser.conftest import PATIENCE, QUIET, find_chromium
from tests.browser.table import Table
from tests.server.rooms import Room, opened

LONGEST = 1800.0
"""Seconds after which a game is given up."""
PAUSE = 250
"""Milliseconds between two looks at the page."""


class Seen(NamedTuple):
    """What was seen of one game."""

    ended: bool
    turn: int
    seconds: float
    longest: float
    bar: bool
    troubles: list[str]

    def words(self) -> str:
        end = "ended" if self.ended else "DID NOT END"
        bar = "bar seen" if self.bar else "no bar seen"
        times = f"{self.seconds:.0f} s, longest thought {self.longest:.1f} s"
        return f"{end} in turn {self.turn}, {times}, {bar}, {self.troubles or 'no trouble'}"


def watch(browser: Browser, room: Room, game_id: str, scenario: str, levels: tuple[str, ...], picture: str) -> Seen:
    """One game from its first to its last turn."""
    game = scirocco.load(game_id, scenario)
    context = browser.new_context(base_url=room.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page, troubles = context.new_page(), list[str]()

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            troubles.append(message.text)

    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", note)
    visitor = Table(page, troubles)
    visitor.go("/")
    visitor.send("/api/session", name="Anna")
    seats = [{"side": side, "kind": "computer", "level": level} for side, level in zip(game.sides, levels, strict=True)]
    table_id = visitor.send("/api/tables", game=game_id, scenario=scenario, seats=seats)["id"]
    visitor.open(table_id)
    began, longest, bar, state = time.monotonic(), 0.0, False, visitor.state()
    while state["status"] == "playing" and time.monotonic() - began < LONGEST:
        page.wait_for_timeout(PAUSE)
        state = visitor.state()
        thinking = state["thinking"]
        if thinking is not None:
            longest = max(longest, thinking["seconds"])
        if page.locator(".thinking [role=progressbar]").count():
            if not bar and picture:
                page.screenshot(path=picture)
            bar = True
    ended = state["status"] != "playing"
    seconds = time.monotonic() - began
    if ended:
        visitor.shows(state["version"])
        expect(visitor.prompt).to_contain_text("The game is over")
    context.close()
    return Seen(ended, state["board"]["turn"], seconds, longest, bar, troubles)


def main() -> None:
    parser = argparse.ArgumentParser(description="Watch computers play every scenario to its end in the browser.")
    parser.add_argument("--levels", default="veteran,marshal", help="the first side's and the second side's")
    parser.add_argument("--games", default="", help="the games to watch, else all")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each game's first bar of progress")
    wishes = parser.parse_args()
    levels = tuple(wishes.levels.split(","))
    chosen = [entry for entry in scirocco.catalogue() if not wishes.games or entry.id in wishes.games.split(",")]
    if len(levels) != 2 or any(level not in (*LEVELS, "printed") for level in levels):
        parser.error(f"two of {', '.join(LEVELS)}")
    if wishes.pictures:
        wishes.pictures.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    failed = False
    print(f"compiled: {scirocco.compiled()}; {levels[0]} for the first side, {levels[1]} for the second", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        with opened(Settings(Path(folder), rate=0, light_passwords=True)) as room:
            for game_id, scenario in [(entry.id, name) for entry in chosen for name in entry.scenarios]:
                picture = str(wishes.pictures / f"{game_id}-{scenario}.png") if wishes.pictures else ""
                seen = watch(browser, room, game_id, scenario, levels, picture)
                failed = failed or not seen.ended or bool(seen.troubles)
                print(f"{game_id} {scenario}: {seen.words()}", flush=True)
        browser.close()
    sys.exit(failed)


if __name__ == "__main__":
    main()
