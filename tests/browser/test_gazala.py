"""What only Gazala has: the tether of petrol, and mines that engineers clear."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from scirocco.core.game import Game
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.moments import IDLE, LoadedDice, sit_down, way_to
from tests.browser.table import Json
from tests.server.rooms import Room


def has_begun(game: Game[Any], position: Any) -> bool:
    """The moment after set-up."""
    return bool(position.turn == 1)


def choice(state: Json, action: str) -> Json:
    return next(one for one in state["choices"] if one["action"] == action)


@pytest.mark.rule("gazala 4.1.2")
def test_the_tether_is_shown_and_holds(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    anna = sit_down(visitor(), room, "gazala", way_to("gazala", has_begun, level=IDLE))
    page = anna.page
    supply = page.get_by_role("button", name="Reach of supply")
    supply.click()
    expect(supply).to_have_attribute("aria-pressed", "true")
    expect(page.locator("path.layer.tether")).to_have_count(1)
    bound = {one["space"] for one in anna.ask(f"/api/tables/{anna.id}/layers/tether")["spaces"]}

    state = anna.state()
    piece, beyond = _strains(anna.id, anna, state, bound)
    state = carry_out(anna, state, choice(state, piece))
    assert beyond not in {one["spaces"][-1] for one in state["choices"] if one["spaces"]}
    before = anna.at(piece)
    anna.point(beyond)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("No line of 20 hexes leads from the supplies to")
    expect(bubble.get_by_role("link").first).to_have_attribute("href", "/rules/gazala#4.1.2")
    assert anna.at(piece) == before
    assert anna.state()["version"] == state["version"], "nothing has happened"
    supply.click()
    expect(page.locator("path.layer.tether")).to_have_count(0)


def _strains(table_id: str, anna: Any, state: Json, bound: set[str]) -> tuple[str, str]:
    """A unit that has the points for a hex that the tether forbids it, and that hex."""
    for one in state["choices"]:
        if one["piece"]:
            reach = anna.ask(f"/api/tables/{table_id}/reach?piece={one['piece']}")
            far = [space["space"] for space in reach["spaces"] if not space["end"] and space["space"] not in bound]
            if far and all(space["end"] for space in reach["spaces"] if space["space"] in bound):
                return one["piece"], far[-1]
    raise AssertionError("nobody comes to the end of the tether")


@pytest.mark.rule("gazala 9.3")
def test_engineers_clear_a_minefield(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    anna = sit_down(visitor(), room, "gazala", way_to("gazala", has_begun, level=IDLE))
    page = anna.page
    page.get_by_role("button", name="Layers").click()
    page.get_by_label("Minefields").check()
    page.get_by_role("button", name="Layers").click()
    expect(page.locator("path.layer.mines")).to_have_count(1)
    mined = page.locator("path.layer.mines").get_attribute("d")

    state = anna.state()
    mines = {one["space"] for one in anna.ask(f"/api/tables/{anna.id}/layers/mines")["spaces"]}
    state = carry_out(anna, state, choice(state, "ge_eng"))
    reach = anna.ask(f"/api/tables/{anna.id}/reach?piece=ge_eng")["spaces"]
    quiet = {one["space"] for one in reach if one["signs"] == ["mines"]}
    onto = next(one for one in state["choices"] if one["spaces"] and one["spaces"][-1] in quiet & mines)
    state = carry_out(anna, state, onto)
    assert anna.at("ge_eng") == onto["spaces"][-1]
    assert not [entry for entry in state["log"][-1:] if entry["dice"]], "engineers do not roll for mines"
    if state["board"]["decision"]["kind"] == "move":
        state = carry_out(anna, state, choice(state, "stop"))
    state = carry_out(anna, state, choice(state, "end"))
    marks = next(unit["marks"] for unit in state["board"]["units"] if unit["id"] == "ge_eng")
    assert "clearing" in marks
    page.mouse.move(*anna.place(onto["spaces"][-1]))
    expect(page.locator(".unit-card")).to_contain_text("clears mines")

    while state["board"]["turn"] == 1:
        state = carry_out(anna, state, choice(state, "end"))
    expect(page.get_by_role("region", name="Log")).to_contain_text("has cleared the mines in")
    left = {one["space"] for one in anna.ask(f"/api/tables/{anna.id}/layers/mines")["spaces"]}
    assert mines - left == {onto["spaces"][-1]}
    expect(page.locator("path.layer.mines")).not_to_have_attribute("d", str(mined))
