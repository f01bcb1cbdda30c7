"""What only Sicily has: drops with their die, landings, ships off the coast, and the ferries of Messina."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from scirocco.core.game import Game
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.moments import IDLE, LoadedDice, sit_down, way_to
from tests.browser.table import Json, Table
from tests.server.rooms import Room


def choice(state: Json, action: str) -> Json:
    return next(one for one in state["choices"] if one["action"] == action)


def unit(state: Json, piece: str) -> Json:
    return next(one for one in state["board"]["units"] if one["id"] == piece)


def waits(piece: str) -> Any:
    """The moment in which a unit beside the map can be chosen."""

    def moment(game: Game[Any], position: Any) -> bool:
        return any(game.format(option) == piece for option in game.options(position))

    return moment


@pytest.mark.rule("sicily 4.2.3")
def test_the_first_drops_throw_their_die(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    anna = sit_down(visitor(), room, "sicily")
    expect(anna.prompt).to_contain_text("throw the die for the drop of the 505th Parachute Rgt")
    dice.tell([3, 6])
    anna.point("2618")
    thrown = anna.page.get_by_label("Dice: 3")
    expect(thrown).to_contain_text("505th Parachute Rgt (82 Abn) rolls 3 for its drop: it comes down with losses")
    state = anna.settled()
    assert unit(state, "us_505")["reduced"]
    expect(anna.unit("us_505").locator("use[href$='-reduced']")).to_have_count(1)

    expect(anna.prompt).to_contain_text("throw the die for the drop of the 1st Airlanding Bde")
    anna.choose("uk_1al")
    expect(anna.page.get_by_label("Dice: 6")).to_contain_text("it comes down in good order")
    state = anna.settled()
    assert not unit(state, "uk_1al")["reduced"]
    assert "dropped" in unit(state, "uk_1al")["marks"]
    assert not state["can_undo"], "a die is never taken back"
    expect(anna.prompt).to_contain_text("Axis: choose a unit to move")


@pytest.mark.rule("sicily 4.2.1")
@pytest.mark.rule("sicily 4.2.3")
def test_a_landing_and_a_drop_of_the_reserve(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    anna = sit_down(visitor(), room, "sicily", way_to("sicily", waits("uk_1p"), level=IDLE))
    page = anna.page
    state = anna.state()
    waiting = page.get_by_role("group", name="Beside the map")
    expect(waiting.get_by_role("button")).to_have_count(len([one for one in state["choices"] if _is_away(state, one)]))

    state = carry_out(anna, state, choice(state, "us_39"))
    expect(anna.prompt).to_contain_text("say where the 39th Infantry Rgt")
    landing = next(one for one in state["choices"] if one["verb"] == "enter")
    port = landing["spaces"][-1]
    assert port == "2519", "Gela, its printed port"
    expect(page.locator("path.place")).to_have_count(1)
    state = carry_out(anna, state, landing)
    assert anna.at("us_39") == port
    expect(page.get_by_role("region", name="Log")).to_contain_text("39th Infantry Rgt (9 US) lands at Gela")
    if state["board"]["decision"]["kind"] == "move":
        state = carry_out(anna, state, choice(state, "stop"))

    state = carry_out(anna, state, choice(state, "uk_1p"))
    zones = [one["spaces"][-1] for one in state["choices"] if one["verb"] == "drop"]
    assert len(zones) > 40, "nearly everywhere out of enemy zones"
    dice.tell([1])
    drop = choice(state, f"drop uk_1p {_near(anna, port, zones)}")
    state = carry_out(anna, state, drop)
    expect(page.get_by_label("Dice: 1")).to_contain_text("comes down in good order")
    assert anna.at("uk_1p") == drop["spaces"][-1]
    expect(waiting.locator('[data-waiting="uk_1p"]')).to_have_count(0)


def _is_away(state: Json, one: Json) -> bool:
    return bool(one["piece"]) and unit(state, one["piece"])["space"] is None


def _near(anna: Table, space: str, others: list[str]) -> str:
    x, y = anna.centre(space)
    taken = {one["space"] for one in anna.state()["board"]["units"]}
    free = [other for other in others if other not in taken]
    return min(free, key=lambda one: abs(anna.centre(one)[0] - x) + abs(anna.centre(one)[1] - y))


@pytest.mark.rule("sicily 9.0")
@pytest.mark.rule("sicily 4.2.2")
def test_ships_off_the_coast_and_the_ferries_of_messina(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    anna = sit_down(visitor(), room, "sicily", way_to("sicily", waits("ge_schmalz"), level=IDLE))
    page = anna.page
    page.get_by_role("button", name="Naval support").click()
    expect(page.locator("path.layer.naval")).to_have_count(1)

    state = carry_out(anna, anna.state(), choice(anna.state(), "ge_schmalz"))
    leaving = next(one for one in state["choices"] if one["spaces"] and one["spaces"][-1] == "italy")
    expect(anna.prompt.locator(f'[data-action="{leaving["action"]}"]')).to_contain_text("Italy")
    state = carry_out(anna, state, leaving)
    expect(anna.unit("ge_schmalz")).to_have_count(0)
    left = next(tray for tray in state["board"]["trays"] if tray["kind"] == "left")
    assert [item["piece"] for item in left["items"]] == ["ge_schmalz"]
    expect(page.get_by_role("heading", name="Left the map")).to_be_visible()
    expect(page.get_by_role("row", name="German units that left the map")).to_contain_text("5")
    expect(page.get_by_role("region", name="Log")).to_contain_text("leaves")
