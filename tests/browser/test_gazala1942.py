"""Gazala 1942 at the table: markers and the cup, two kinds of battle, cars that give way, mines, Rommel, secrets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from scirocco.core.game import Game
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.moments import LoadedDice, Way, lay_out, way_along
from tests.browser.table import Json, Table
from tests.server.rooms import Room

OPENING, STRIKE = "gazala1942-opening-regular-1", "gazala1942-strike-random-2"


def alone(visitor: NewVisitor, room: Room, way: Way, scenario: str = "opening") -> Table:
    """Somebody who plays both sides, from a moment on."""
    anna = visitor(room.address)
    anna.send("/api/session", name="Anna")
    seats = [{"side": side, "kind": "me"} for side in ("axis", "allied")]
    table = anna.send("/api/tables", game="gazala1942", scenario=scenario, seats=seats)
    lay_out(room, table["id"], way)
    anna.open(table["id"])
    return anna


def kind_of(game: Game[Any], position: Any) -> str:
    decision = game.decision(position)
    return "" if decision is None else decision.kind


def do(anna: Table, action: str) -> None:
    """Makes a choice by mouse."""
    state = anna.state()
    carry_out(anna, state, next(one for one in state["choices"] if one["action"] == action))


def decision(anna: Table) -> Json:
    return anna.state()["board"]["decision"]


def unit_of(anna: Table, piece: str) -> Json:
    return next(unit for unit in anna.state()["board"]["units"] if unit["id"] == piece)


def face(anna: Table, piece: str) -> str:
    """Which face of a counter the map shows."""
    return (anna.unit(piece).locator("use").first.get_attribute("href") or "").rpartition("small")[2]


def log(anna: Table) -> Any:
    return anna.page.get_by_role("region", name="Log")


def shows_table(anna: Table) -> None:
    anna.page.get_by_role("tab", name="Table").click()


# --- the parts of a turn


@pytest.mark.rule("gazala1942 3.1", "gazala1942 7.1", "gazala1942 11.2")
def test_an_initial_phase(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    way, _ = way_along(OPENING, lambda game, pos: pos.turn == 2 and kind_of(game, pos) == "fallback")
    anna = alone(visitor, room, way)
    expect(anna.prompt).to_contain_text("declare a retreat turn")

    dice.tell([6, 3, 5])
    do(anna, "done")
    thrown = anna.page.locator(".throw")
    expect(thrown).to_contain_text("Axis: the command die shows 6 (+2): 4 markers.")
    expect(thrown).to_contain_text("Allies: the command die shows 3: 3 markers.")
    expect(thrown).to_contain_text("one column of air support")
    expect(thrown.locator(".die")).to_have_count(3)

    shows_table(anna)
    pool = anna.page.locator('[data-pool="axis"]')
    expect(pool).to_contain_text("1 × German tanks")
    state = anna.settled()
    assert state["board"]["decision"]["kind"] == "replace"
    rebuilt = next(
        one["piece"] for one in state["choices"] if one["verb"] == "rebuild" and one["piece"].startswith("ge")
    )
    assert face(anna, rebuilt) == "-reduced"
    do(anna, f"rebuild {rebuilt}")
    assert face(anna, rebuilt) == ""
    expect(pool).not_to_contain_text("German tanks")

    while decision(anna)["kind"] in ("replace", "affiliate"):
        do(anna, "done")
    cup = anna.page.locator('[data-cup="axis"]')
    shows_table(anna)
    for place, hq in enumerate(("it_xxi_h", "it_x_h", "it_xx_h", "ge_afrika_h"), start=2):
        assert decision(anna) | {"kind": "cup", "side": "axis"} == decision(anna)
        do(anna, f"mark {hq}")
        expect(cup.locator("svg")).to_have_count(place)
    expect(cup).to_contain_text("Cup: 5 markers")
    do(anna, "done")

    for _ in range(4):
        do(anna, next(one["action"] for one in anna.state()["choices"] if one["verb"] == "mark"))
    shows_table(anna)
    expect(anna.page.locator('[data-cup="allied"]')).to_contain_text("Cup: 3 of these 4 markers")
    dice.tell([1, 1])
    anna.press("done")
    anna.settled()
    expect(log(anna)).to_contain_text("marker 1 of the day")
    expect(anna.page.locator(".activations li.now svg")).to_have_count(1)
    assert anna.state()["board"]["active"] == "axis"


def with_both_fights(game: Game[Any], position: Any) -> bool:
    """Armour can be fought, and another hex be attacked after it."""
    return position.turn > 1 and kind_of(game, position) == "clash" and len(game.options(position)) > 2


@pytest.mark.rule("gazala1942 3.22", "gazala1942 8.13", "gazala1942 9.25")
def test_armour_fights_first_and_then_the_others(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    way, _ = way_along(OPENING, with_both_fights)
    anna = alone(visitor, room, way)
    page = anna.page
    targets = [one["spaces"][-1] for one in anna.state()["choices"] if one["verb"] == "attack"]
    closing = anna.prompt.locator('[data-action="end"]')
    expect(closing).to_contain_text("Knightsbridge\u00a01715, 1815")  # two hexes, and not Knightsbridge at 1815

    anna.point(targets[0])
    card = page.locator(".combat")
    expect(card).to_contain_text("Armour attack on")
    expect(card.get_by_role("list", name="Chances")).to_contain_text(
        "the defence loses more vehicles", ignore_case=True
    )
    version = anna.state()["version"]
    card.get_by_role("button", name="Attack", exact=True).click()
    page.wait_for_function("version => Number(document.querySelector('.view').dataset.version) > version", arg=version)
    assert anna.settled()["board"]["decision"]["kind"] == "clash"
    expect(page.locator(".phases .now")).to_have_text("armour combat")

    dice.tell([6, 6, 5, *[1] * 30])
    anna.press("end")
    anna.settled()
    hands = page.locator(".throw .handfuls .hand")
    expect(hands.first).to_contain_text("Attackers")
    assert hands.first.locator(".die:not(.miss)").count() == 3
    assert hands.first.locator(".die.part").count() == 1
    expect(page.locator(".throw")).to_contain_text("2 hits, and one on armoured cars")
    while decision(anna)["kind"] == "hit":
        do(anna, anna.state()["choices"][0]["action"])

    expect(page.locator(".phases .now")).to_have_text("general combat")
    target = next(one["spaces"][-1] for one in anna.state()["choices"] if one["verb"] == "attack")
    anna.point(target)
    attack = card.get_by_role("button", name="Attack at")
    expect(attack).to_be_enabled()
    attack.click()
    anna.settled()
    anna.press("end") if decision(anna)["kind"] == "attack" else None
    expect(log(anna)).to_contain_text("Battle for")
    while decision(anna)["kind"] not in ("order", "split", "fallback", "replace", "cup", "affiliate"):
        state = anna.state()
        do(anna, state["choices"][0]["action"])
    expect(log(anna)).to_contain_text("has finished")


def car_may_give_way(game: Any, position: Any) -> bool:
    return kind_of(game, position) == "react" and game.units[position.agenda[-1].piece].car


@pytest.mark.rule("gazala1942 10.3")
def test_armoured_cars_give_way_while_the_enemy_moves(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    way, last = way_along(OPENING, car_may_give_way, before=1)
    dice.tell(last.rolls)
    anna = alone(visitor, room, way)
    mover, _, path = last.actions[0].partition(" ")
    assert decision(anna) | {"kind": "move", "piece": mover} == decision(anna)
    anna.point(path.rpartition("-")[2])
    anna.page.wait_for_function("() => Number(document.querySelector('.view').dataset.version) > 1")
    asked = decision(anna)
    assert asked["kind"] == "react"
    car, enemy = asked["piece"], asked["space"]
    expect(anna.prompt).to_contain_text("give way, or stay")
    assert anna.at(mover) == enemy, "the enemy waits where he was seen"
    expect(anna.page.locator(".marks .place")).to_be_visible()
    goal = next(one["spaces"][-1] for one in anna.state()["choices"] if one["verb"] == "react")
    anna.point(goal)
    expect(anna.unit(car)).to_have_attribute("data-at", goal)
    expect(log(anna)).to_contain_text("gives way from")


def can_clear(game: Game[Any], position: Any) -> bool:
    return kind_of(game, position) == "order" and any(option.verb == "clear" for option in game.options(position))


@pytest.mark.rule("gazala1942 10.84", "gazala1942 10.86")
def test_a_minefield_is_breached(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    way, _ = way_along(OPENING, can_clear)
    anna = alone(visitor, room, way)
    page = anna.page
    work = next(one for one in anna.state()["choices"] if one["verb"] == "clear")
    unit, mines, here = work["piece"], work["spaces"][-1], anna.at(work["piece"])
    expect(page.locator("[data-lane]")).to_have_count(0)

    anna.choose(unit)
    both = page.locator(".fan [data-action]")
    expect(both.first).to_contain_text("Move")
    dice.tell([6])
    page.locator(f'.fan [data-action="{work["action"]}"]').click()
    expect(page.locator(f'[data-lane="breaches {here} {mines}"]')).to_be_visible()
    expect(page.locator(".throw")).to_contain_text("the lane is open")
    anna.settled()
    expect(anna.unit(unit)).to_contain_class("faded")

    mate = next(
        one["piece"] for one in anna.state()["choices"] if one["verb"] == "select" and anna.at(one["piece"]) == here
    )
    anna.choose(mate)
    page.wait_for_function("() => Number(document.querySelector('.view').dataset.version) > 2")
    assert mines in {one["spaces"][-1] for one in anna.settled()["choices"] if one["spaces"]}, "others go through"


def rommel_leads(game: Any, position: Any) -> bool:
    drawn = position.drawn
    return drawn >= 0 and game.units[game.marker_units[drawn]].leader and kind_of(game, position) == "order"


@pytest.mark.rule("gazala1942 10.2")
def test_rommel_takes_command(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    way, last = way_along(OPENING, rommel_leads, before=1)
    dice.tell(last.rolls)
    anna = alone(visitor, room, way)
    carry_out(anna, anna.state(), next(one for one in anna.state()["choices"] if one["action"] == last.actions[0]))
    expect(log(anna)).to_contain_text("and takes command")
    expect(anna.prompt).to_contain_text("movement")
    shows_table(anna)
    now = anna.page.locator(".activations li.now")
    expect(now.get_by_role("img", name="Rommel")).to_be_visible()
    state = anna.settled()
    able = {one["piece"] for one in state["choices"] if one["verb"] == "select"}
    home = anna.at("rommel")
    assert {anna.at(piece) for piece in able} == {home}, "his stack, and nobody else"
    for piece in able:
        expect(anna.unit(piece).locator(".ring.able")).to_have_count(1)

    piece = min(able - {"rommel"}, default="rommel")
    anna.choose(piece)
    going = next(one for one in wait_for_kind(anna, "move")["choices"] if one["spaces"])
    carry_out(anna, anna.state(), going)
    if decision(anna)["kind"] == "move":
        anna.press("stop")
    while (state := anna.settled())["board"]["decision"]["kind"] in ("order", "clash", "attack", "react", "merge"):
        close = [one for one in state["choices"] if one["closes"] or one["verb"] == "stay"]
        carry_out(anna, state, close[0])
        if "rommel" not in {unit["id"] for unit in anna.state()["board"]["units"] if unit["activity"] == "ready"}:
            break
    assert unit_of(anna, piece)["activity"] != "spent", "its own headquarters can still activate it"


def wait_for_kind(anna: Table, kind: str) -> Json:
    for _ in range(40):
        state = anna.settled()
        if state["board"]["decision"]["kind"] == kind:
            return state
    raise AssertionError(f"nobody is asked for a {kind}")


# --- the three scenarios


@pytest.mark.rule("gazala1942 13.12", "gazala1942 13.16")
@pytest.mark.parametrize("scenario", ["opening", "strike", "aida"])
def test_a_scenario_is_set_up(visitor: NewVisitor, room: Room, scenario: str) -> None:
    anna = visitor(room.address)
    anna.start("Gazala 1942", opponent="Same screen", scenario=scenario)
    state = anna.settled()
    expect(anna.prompt).to_contain_text("place the")
    choice = state["choices"][-2]
    anna.point(choice["spaces"][-1])
    expect(anna.unit(choice["piece"])).to_have_attribute("data-at", choice["spaces"][-1])
    anna.prompt.get_by_role("button", name="Undo").click()
    expect(anna.unit(choice["piece"])).to_have_count(0)
    anna.settled()
    anna.press("auto")
    expect(anna.unit(choice["piece"])).to_have_count(1)
    first = anna.settled()["board"]["decision"]["side"]
    for _ in range(2):
        if anna.settled()["board"]["turn"] == 0:
            anna.prompt.get_by_role("button", name="The staff places all").click()
            anna.page.wait_for_function("() => document.querySelector('.view').ariaBusy !== 'true'")
            now = anna.settled()["board"]
            assert now["turn"] == 1 or now["decision"]["side"] != first
    assert anna.state()["board"]["turn"] == 1
    expect(anna.prompt).to_contain_text("Turn 1 of")


@pytest.mark.rule("gazala1942 13.19")
def test_the_last_day(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    way, last = way_along(OPENING, lambda game, pos: pos.over, before=3)
    dice.tell(last.rolls)
    anna = alone(visitor, room, way)
    do(anna, last.actions[0])
    assert anna.state()["board"]["turn"] == 11
    for action in last.actions[1:-1]:
        do(anna, action)
    state = anna.state()
    carry_out(anna, state, next(one for one in state["choices"] if one["action"] == last.actions[-1]))
    result = anna.state()["result"]
    expect(anna.prompt.get_by_role("heading")).to_contain_text({"axis": "Axis", "allied": "Allies"}[result["winner"]])
    expect(log(anna)).to_contain_text("The game is over. Axis:")
    assert anna.page.request.get(f"/api/tables/{anna.id}/record").ok, "now everything is open"


# --- what one side may not see


def overhear(page: Page) -> Callable[[], str]:
    """Everything the server tells a page about its table, from now on."""
    heard: list[str] = []

    def listen(response: Response) -> None:
        if "/api/tables/" in response.url and response.ok:
            heard.append(response.text())

    def attend(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("response", listen)
    page.on("websocket", attend)
    return lambda: "\n".join(heard)


def plans_landing(game: Any, position: Any) -> bool:
    """The first choice of markers in which a landing could be planned."""
    return kind_of(game, position) == "cup" and game.decision(position).side == 0


@pytest.mark.rule("gazala1942 7.4", "gazala1942 10.4")
def test_the_other_side_does_not_see_cup_and_landing(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    played, _ = way_along(STRIKE, lambda game, pos: pos.turn == 2 and plans_landing(game, pos))
    way = Way(["done" if action.startswith("land") else action for action in played.actions], played.rolls)
    anna, bruno = visitor(room.address), visitor(room.address)
    for person, name in ((anna, "Anna"), (bruno, "Bruno")):
        person.send("/api/session", name=name)
    seats = [{"side": "allied", "kind": "me"}]
    table = anna.send("/api/tables", game="gazala1942", scenario="strike", seats=seats)["id"]
    token = anna.send(f"/api/tables/{table}/invitations")["token"]
    bruno.send(f"/api/tables/{table}/join", token=token)
    lay_out(room, table, way)
    hears, sees = overhear(anna.page), overhear(bruno.page)
    anna.open(table)
    bruno.open(table)
    for person in (anna, bruno):
        shows_table(person)

    marked = []
    while (state := bruno.settled())["board"]["decision"]["number"]:
        marked.append(next(one for one in state["choices"] if one["verb"] == "mark"))
        carry_out(bruno, state, marked[-1])
    landing = next(one for one in bruno.settled()["choices"] if one["verb"] == "land")
    place = landing["spaces"][-1]
    carry_out(bruno, bruno.state(), landing)
    expect(log(bruno)).to_contain_text("is planned in secret")
    shows_table(bruno)
    expect(bruno.page.locator('[data-cup="axis"] svg')).not_to_have_count(0)

    state = anna.settled()
    assert state["board"]["decision"] | {"kind": "cup", "side": "allied"} == state["board"]["decision"]
    chosen = next(one for one in state["choices"] if one["verb"] == "mark")
    carry_out(anna, state, chosen)
    bruno.shows(anna.state()["version"])
    shows_table(anna)
    for person, theirs in ((anna, "axis"), (bruno, "allied")):
        cup = person.page.locator(f'[data-cup="{theirs}"]')
        expect(cup).to_contain_text("marker")
        expect(cup.locator("svg")).to_have_count(0)
        assert person.page.request.get(f"/api/tables/{table}/record").status == 403
    told = hears()
    assert json.dumps("uk_7_h") in told, "the page has been told of its table"
    for secret in (*(one["action"] for one in marked), landing["action"], f'"{place}"', "landing-planned"):
        assert secret not in told
        assert secret not in anna.page.content()
    assert chosen["action"] not in sees()
    assert chosen["action"] not in bruno.page.content()
    assert "marker-chosen" in sees(), "one's own choices are in the log"
