"""A visitor at the table: what a person does with mouse and keyboard, and what he sees."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

Json = Any

HEADERS = {"X-Scirocco": "1"}

TO_SCREEN = """([x, y]) => {
  const sheet = document.querySelector('svg.play')
  const point = new DOMPoint(x, y).matrixTransform(sheet.getScreenCTM())
  const stage = sheet.closest('.stage')
  const under = document.elementFromPoint(point.x, point.y)
  return { x: point.x, y: point.y, free: !!under && stage.contains(under) }
}"""
"""Where a point of the map is on the screen, and whether nothing lies over it."""

AT_REST = """version => {
  const view = document.querySelector('.view')
  return Number(view.dataset.version) >= version && view.ariaBusy !== 'true'
}"""


def _computer_thinks(state: Json) -> bool:
    decision = state["board"]["decision"]
    return decision is not None and any(
        seat["side"] == decision["side"] and seat["kind"] == "computer" for seat in state["seats"]
    )


class Table:
    """A browser page of one visitor."""

    def __init__(self, page: Page, troubles: list[str], *, tour: bool = False) -> None:
        self.page = page
        self.troubles = troubles
        self._places: dict[str, dict[str, tuple[float, float]]] = {}
        if not tour:
            page.add_init_script(
                "if (!localStorage.scirocco) localStorage.scirocco = JSON.stringify({ tourSeen: true })"
            )

    # Coming in

    def go(self, address: str = "/") -> None:
        self.page.goto(address)

    def start(
        self, game: str, *, opponent: str = "The computer", side: str = "", scenario: str = "", level: str = ""
    ) -> None:
        """From the home page to a new table."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play {game}", exact=True).click()
        dialog = self.page.get_by_role("dialog")
        for wish in filter(None, (opponent, side, level)):
            dialog.locator("label", has=self.page.get_by_text(wish, exact=True)).locator("input").check()
        if scenario:
            dialog.get_by_text("Scenario and options").click()
            dialog.locator("select").first.select_option(scenario)
        dialog.get_by_role("button", name="Start").click()
        self.ready()

    def open(self, table_id: str) -> None:
        self.page.goto(f"/table/{table_id}")
        self.ready()

    def ready(self) -> None:
        """The board is there and can be played on."""
        expect(self.page.locator(".view[data-version] .stage")).to_be_visible()
        expect(self.prompt).to_be_visible()

    @property
    def id(self) -> str:
        return urlsplit(self.page.url).path.rpartition("/")[2]

    # What is seen

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do now")

    def unit(self, piece: str) -> Locator:
        return self.page.locator(f'[data-unit="{piece}"]')

    def at(self, piece: str) -> str | None:
        """Where a counter stands on the screen's map."""
        shown = self.unit(piece)
        return shown.get_attribute("data-at") if shown.count() else None

    def is_waiting(self, piece: str) -> bool:
        """Whether a unit beside the map can be chosen in the prompt."""
        return bool(self.page.locator(f'[data-waiting="{piece}"]').count())

    # What the server says to this visitor

    def ask(self, path: str) -> Json:
        answer = self.page.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def send(self, path: str, **body: Any) -> Json:
        answer = self.page.request.post(
            path, data=json.dumps(body), headers={**HEADERS, "Content-Type": "application/json"}
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json() if answer.status != 204 else None

    def state(self) -> Json:
        return self.ask(f"/api/tables/{self.id}")

    def play(self, actions: list[str]) -> None:
        """Plays actions past the screen, to come to the moment that matters."""
        version = self.state()["version"]
        for action in actions:
            version = self.send(f"/api/tables/{self.id}/actions", version=version, action=action)["state"]["version"]
        self.shows(version)

    def shows(self, version: int) -> None:
        """Waits until the page has drawn this version, and nothing is under way."""
        expect(self.page.locator(f'.view[data-version="{version}"]:not([aria-busy="true"])')).to_be_attached()

    def settled(self) -> Json:
        """The state, once the page shows it and does nothing more by itself."""
        state = self.state()
        for _ in range(200):
            self.page.wait_for_function(AT_REST, arg=state["version"])
            again = self.state()
            if again["version"] == state["version"] and not _computer_thinks(again):
                return again
            state = again
        raise AssertionError("the table does not come to rest")

    # Pointing

    def fit(self) -> None:
        self.page.get_by_role("button", name="The whole board").click()

    def centre(self, space: str) -> tuple[float, float]:
        """The middle of a space on the drawn board."""
        return self.centres()[space]

    def is_on_map(self, space: str) -> bool:
        """Whether a space is drawn on the board; boxes beside it are not."""
        return space in self.centres()

    def centres(self) -> dict[str, tuple[float, float]]:
        """The middle of every space that is drawn on the board."""
        game = self.state()["game"]
        if game not in self._places:
            board = self.ask(f"/api/catalogue/{game}")["board"]
            geometry = self.ask(self.ask(f"/api/catalogue/{board}/drawings")["geometry"])
            self._places[game] = {one["id"]: (one["x"], one["y"]) for one in geometry["spaces"]}
        return self._places[game]

    def place(self, space: str) -> tuple[float, float]:
        """Where to click for a space; the map is moved until nothing lies over it."""
        return self._free(self.centre(space))

    def _free(self, point: tuple[float, float]) -> tuple[float, float]:
        size = self.page.viewport_size
        assert size is not None
        for _ in range(8):  # a mouse cannot pull farther than the screen
            found = self.page.evaluate(TO_SCREEN, list(point))
            if found["free"]:
                return float(found["x"]), float(found["y"])
            self._drag(found["x"], found["y"], size["width"] * 0.4, size["height"] * 0.45)
        raise AssertionError(f"the map cannot be brought so that {point} is free")

    def _drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Takes the map by a free place and pulls it so that one point comes to lie at another."""
        stage = self.page.locator(".stage").bounding_box()
        assert stage is not None
        from_x, from_y = stage["x"] + stage["width"] * 0.45, stage["y"] + stage["height"] * 0.5
        self.page.mouse.move(from_x, from_y)
        self.page.mouse.down()
        self.page.mouse.move(from_x + (to_x - x) / 2, from_y + (to_y - y) / 2, steps=4)
        self.page.mouse.move(from_x + to_x - x, from_y + to_y - y, steps=4)
        self.page.wait_for_timeout(120)  # no swing
        self.page.mouse.up()

    def point(self, space: str) -> None:
        self.page.mouse.click(*self.place(space))

    def choose(self, piece: str) -> None:
        """A click on a unit; in a stack it is taken from the fan, beside the map from those who wait."""
        space = self.at(piece)
        if space is None:
            self.page.locator(f'[data-waiting="{piece}"]').click()
            return
        fan = self.page.locator(f'[data-fan="{piece}"]')
        self.point(space)
        mates = self.page.locator(f'[data-at="{space}"]').count()
        if mates > 1 and fan.count():
            fan.click()

    def press(self, action: str) -> None:
        """The button of a choice that is not on the map; where the table asks whether it is meant, it is."""
        asks = any(one["action"] == action and one["leaves"] for one in self.state()["choices"])
        self.prompt.locator(f'[data-action="{action}"]').click()
        if asks:
            self.page.locator(f'[data-insist="{action}"]').click()
