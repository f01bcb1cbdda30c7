"""Operation Merkur at the table: drops, air strikes, a convoy, a night, the initiative, and games to their end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, expect

from scirocco.core.game import Game
from scirocco.core.records import Record
from scirocco.server.settings import Settings
from scirocco.systems.areas import Areas
from scirocco.systems.areas.headquarters import flak_cover
from scirocco.systems.areas.stacks import units_in
from scirocco.systems.areas.units import GARRISON, INVADER
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out, confirm
from tests.browser.moments import LoadedDice, Moment, recorded, take_up
from tests.browser.table import Json, Table
from tests.server.rooms import Room, opened

HISTORICAL, FREE, SOLITAIRE = "merkur-historical-regular-1", "merkur-free-random-7", "merkur-solitaire-printed-5"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server of this process, whose dice fall as they are told."""
    with opened(Settings(tmp_path_factory.mktemp("crete"), rate=0, light_passwords=True)) as room:
        yield room


@pytest.fixture
def dice(room: Room) -> LoadedDice:
    loaded = LoadedDice()
    room.house.umpire.dice = loaded
    return loaded


@pytest.fixture
def anna(visitor: NewVisitor, room: Room) -> Table:
    return visitor(room.address)


def asks(kind: str, turn: int = 0, phase: int = 0) -> Moment:
    """The moment in which a decision of a kind is to be made."""

    def moment(game: Game[Any], pos: Any) -> bool:
        decision = game.decision(pos)
        assert decision is not None
        return decision.kind == kind and turn in (0, pos.turn) and phase in (0, pos.phase)

    return moment


def card(anna: Table) -> Locator:
    return anna.page.locator(".combat")


def log(anna: Table) -> Locator:
    return anna.page.get_by_role("region", name="Log")


def percent(anna: Table, result: str) -> str:
    """The chance of a result, as the card shows it."""
    return card(anna).locator(f'[data-result="{result}"] b').inner_text()


def kind(anna: Table) -> str:
    decision = anna.state()["board"]["decision"]
    return decision["kind"] if decision else ""


def get_on(anna: Table, until: str) -> None:
    """Whatever is asked is answered in the plainest way, by clicks, until a decision of a kind is to be made."""
    for _ in range(30):
        state = anna.state()
        if not state["choices"] or state["board"]["decision"]["kind"] == until:
            return
        closing = [one for one in state["choices"] if one["closes"]]
        carry_out(anna, state, (closing or state["choices"])[0])
    raise AssertionError(f"{until} never came")


def held_by(anna: Table, side: str) -> set[str]:
    pieces = {one["id"]: one["side"] for one in anna.ask("/api/catalogue/merkur/pieces")}
    return {unit["space"] for unit in anna.state()["board"]["units"] if unit["space"] and pieces[unit["id"]] == side}


def choice(state: Json, verb: str, **wanted: object) -> Json:
    return next(
        one for one in state["choices"] if one["verb"] == verb and all(one[name] == is_ for name, is_ in wanted.items())
    )


def can_fire(game: Game[Any], pos: Any) -> bool:
    """An area has its orders to get, and can fire at another."""
    return asks("orders")(game, pos) and any(option.verb == "fire" for option in game.options(pos))


def test_a_planned_fight_lies_open_on_a_phone(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    """No list of other choices pushes it out of sight; a click on the target is enough."""
    anna = visitor(room.address, viewport={"width": 390, "height": 844})
    take_up(room, anna, recorded(HISTORICAL, can_fire))
    target = choice(anna.state(), "fire")["spaces"][-1]
    anna.point(target)
    expect(anna.page.locator(".go .button.main")).to_be_in_viewport()
    expect(anna.page.locator(".panel [data-action]")).to_have_count(0)


def last_of_the_wave(game: Game[Any], pos: Any) -> bool:
    """The last battalion of a wave is to come down; some have landed among enemies before it."""
    task = pos.agenda[-1]
    return task.stage == "drop" and len(task.pieces) == 1 and cast(Areas, game).units[task.pieces[0]].leads_assault


@pytest.mark.rule("merkur 5.2")
def test_a_drop_with_its_landing_test_and_the_fight_on_landing(anna: Table, room: Room, dice: LoadedDice) -> None:
    take_up(room, anna, recorded(FREE, last_of_the_wave))
    defended = held_by(anna, "commonwealth")
    state = anna.state()
    jumper = state["choices"][0]["piece"]
    target = next(one for one in state["choices"] if one["spaces"][0] in defended)
    anna.point(target["spaces"][0])
    expect(card(anna).get_by_role("heading", level=2)).to_contain_text("Landing test")
    expect(card(anna)).to_contain_text("Enemies in the area")
    exact = anna.send(f"/api/tables/{anna.id}/preview", action=target["action"])
    tired = next(one for one in exact["chances"] if one["result"] == "tired")
    assert percent(anna, "tired") == f"{100 * tired['throws'] / tired['of']:.1f}%"
    assert anna.state()["version"] == state["version"], "nothing has fallen yet"

    dice.tell([6])
    confirm(anna)
    expect(anna.unit(jumper)).to_have_attribute("data-at", target["spaces"][0])
    expect(log(anna)).to_contain_text("the die shows 6")
    expect(log(anna)).to_contain_text("it is tired")

    expect(anna.prompt).to_contain_text("end your player turn")
    dice.tell([6, 6, 1, 1])
    anna.press("end")
    anna.settled()
    for _ in range(8):
        if "dice 6 + 6" in log(anna).inner_text():
            break
        expect(card(anna)).to_contain_text("Assault in")
        expect(card(anna).get_by_role("list", name="Chances")).to_be_visible()
        carry_out(anna, anna.state(), anna.state()["choices"][0])
    expect(log(anna)).to_contain_text("dice 6 + 6")


@pytest.mark.rule("merkur 8.3")
def test_an_air_strike_into_anti_aircraft_fire(anna: Table, room: Room, dice: LoadedDice) -> None:
    record = recorded(HISTORICAL, asks("aim", turn=1))
    game, pos = cast(Areas, record.game), record.position
    guarded = next(
        game.board.ids[action.spaces[0]]
        for action in game.options(pos)
        if action.spaces and flak_cover(game, pos, action.spaces[0])
    )
    take_up(room, anna, record)
    plane = anna.state()["choices"][0]["piece"]
    anna.point(guarded)
    expect(card(anna)).to_contain_text("Air attack on")
    expect(card(anna)).to_contain_text("Anti-aircraft fire")
    expect(card(anna).locator("details li", has_text=plane.removeprefix("ge_").title()[:4])).to_contain_text("loses")
    dice.tell([1, 1, 6, 6])
    confirm(anna)
    while kind(anna) == "aim":
        carry_out(anna, anna.state(), choice(anna.state(), "rest"))
    get_on(anna, "reroll")
    expect(anna.prompt).to_contain_text("the bombardment fails")
    anna.press("keep")
    anna.settled()
    expect(log(anna)).to_contain_text("takes a loss")
    unit = next(one for one in anna.state()["board"]["units"] if one["id"] == plane)
    assert unit["reduced"]
    anna.page.get_by_role("tab", name="Table").click()
    expect(anna.page.locator("section", has=anna.page.get_by_role("heading", name="Aircraft"))).to_be_visible()


@pytest.mark.rule("merkur 5.4")
def test_a_convoy_runs_the_gauntlet_and_lands(anna: Table, room: Room, dice: LoadedDice) -> None:
    record = recorded(HISTORICAL, asks("area", turn=6, phase=INVADER + 1))
    take_up(room, anna, record)
    before = anna.state()["version"]
    anna.press("end")
    expect(card(anna)).to_contain_text("Convoy B1 meets the Royal Navy")
    assert percent(anna, "through") == "16.7%"
    assert percent(anna, "found") == "33.3%"
    expect(card(anna)).to_contain_text("Each unit aboard is lost")
    assert anna.state()["version"] == before
    dice.tell([1])
    confirm(anna)
    anna.settled()
    if kind(anna) == "reroll":
        anna.press("keep")
    expect(log(anna)).to_contain_text("it slips through")
    get_on(anna, "area")
    anna.press("end")
    anna.settled()
    aboard = {unit.id for unit in cast(Areas, record.game).units if unit.group == "B1"}
    state = anna.state()
    landing = next(one for one in state["choices"] if one["verb"] == "reinforce" and one["piece"] in aboard)
    anna.page.get_by_role("tab", name="Table").click()
    anna.page.locator(f'button[title^="{anna_name(anna, landing["piece"])}"]').last.click()
    expect(anna.prompt).to_contain_text("choose where")
    shore = anna.state()["choices"][0]["spaces"][0]
    anna.point(shore)
    expect(anna.unit(landing["piece"])).to_have_attribute("data-at", shore)


def anna_name(anna: Table, piece: str) -> str:
    return next(str(one["name"]) for one in anna.ask("/api/catalogue/merkur/pieces") if one["id"] == piece)


@pytest.mark.rule("merkur 11")
def test_a_night_turn_and_the_maori(anna: Table, room: Room, dice: LoadedDice) -> None:
    """By night the Germans move and do not fight; the Maori battalion, brought among them, does."""
    record = recorded(HISTORICAL, asks("area", turn=3, phase=INVADER + 1))
    game, pos = cast(Areas, record.game), record.position
    maori = game.night_raider
    nest = max(
        (space for space in range(game.board.size) if units_in(game, pos, INVADER, space)),
        key=lambda space: len(units_in(game, pos, INVADER, space)) - 9 * len(units_in(game, pos, GARRISON, space)),
    )
    pos.at[maori] = nest
    take_up(room, anna, Record(game, start=pos))
    expect(anna.page.locator("header.top")).to_contain_text("night")
    assert not {"luftwaffe", "jump"} & {one["verb"] for one in anna.state()["choices"]}
    get_on(anna, "area")
    active = next(one for one in anna.state()["choices"] if one["verb"] == "activate")
    carry_out(anna, anna.state(), active)
    if kind(anna) == "orders":
        assert not {"fire", "bombard"} & {one["verb"] for one in anna.state()["choices"]}
        mover = choice(anna.state(), "select")
        carry_out(anna, anna.state(), mover)
        goal = next(one for one in anna.state()["choices"] if one["spaces"])
        carry_out(anna, anna.state(), goal)
        expect(log(anna)).to_contain_text("moves from")
        get_on(anna, "area")
    dice.tell([6])
    anna.press("end")
    anna.settled()
    get_on(anna, "area")
    place = game.board.ids[nest]
    carry_out(anna, anna.state(), choice(anna.state(), "march", spaces=[place]))
    anna.point(place)
    anna.page.locator(".fan .button").click()  # or the battalion is chosen, to move
    expect(card(anna)).to_contain_text("Night attack in")
    dice.tell([6, 6, 1, 1])
    confirm(anna)
    anna.settled()
    get_on(anna, "area")
    expect(log(anna)).to_contain_text("under cover of night")


@pytest.mark.rule("merkur 3.1")
def test_a_landing_is_thrown_again_with_the_initiative(anna: Table, room: Room, dice: LoadedDice) -> None:
    take_up(room, anna, recorded(HISTORICAL, asks("area", turn=1)))
    holder = anna.page.locator("header.top .stat", has_text="initiative").first
    expect(holder).to_contain_text("Germans")
    anna.page.locator('[data-action="jump"]').first.click()
    expect(card(anna)).to_contain_text("comes down tired")
    dice.tell([6])
    confirm(anna)
    expect(anna.prompt).to_contain_text("the die shows 6: tired")
    first = anna.state()["board"]["battle"]["parties"][0]["units"][0]["unit"]
    assert percent(anna, "fresh") == "66.7%"
    dice.tell([1])
    anna.press("reroll")
    anna.settled()
    expect(holder).to_contain_text("Commonwealth")
    expect(log(anna)).to_contain_text("spend the initiative on a second throw")
    unit = next(one for one in anna.state()["board"]["units"] if one["id"] == first)
    assert unit["space"]
    assert not unit["reduced"]


# To the end


def last_day(game: Game[Any], pos: Any) -> bool:
    """The Germans' last player turn, when all is done but to end it."""
    decision = game.decision(pos)
    return pos.turn == cast(Areas, game).turns and pos.phase == 1 and decision is not None and decision.kind == "area"


def victory(anna: Table) -> Locator:
    """What is seen when it is over: the winner, the level, and the track of levels."""
    expect(anna.prompt).to_contain_text(re.compile("victory|A draw"), timeout=60_000)
    anna.page.get_by_role("tab", name="Table").click()
    return anna.prompt


def test_two_on_one_screen_to_the_victory(anna: Table, room: Room, dice: LoadedDice) -> None:
    take_up(room, anna, recorded(HISTORICAL, last_day))
    while anna.state()["board"]["decision"]["side"] == "german":
        get_on(anna, "area")
        if anna.state()["board"]["decision"]["side"] == "german":
            anna.press("end")
            anna.settled()
    get_on(anna, "area")
    anna.press("end")
    victory(anna)
    held = anna.state()["result"]["scores"]["commonwealth"]
    level = anna.page.locator("section", has=anna.page.get_by_role("heading", name="Victory")).locator(".now")
    count = "one objective" if held == 1 else f"{held} objectives"
    expect(anna.prompt).to_contain_text(f"The Commonwealth holds {count}")
    expect(anna.prompt).to_contain_text(level.inner_text().partition(": ")[2])


def test_the_computer_defends_crete_to_the_end(anna: Table, room: Room) -> None:
    take_up(room, anna, recorded(HISTORICAL, last_day), commonwealth="regular")
    length = anna.state()["length"]
    get_on(anna, "area")
    anna.press("end")
    victory(anna)
    state = anna.state()
    assert state["status"] == "finished"
    moves = anna.ask(f"/api/tables/{anna.id}/timeline")["steps"][length:]
    assert any(step["side"] == "commonwealth" for step in moves), "the computer moved"
    expect(anna.prompt).to_contain_text("The Commonwealth holds")


def test_solitaire_from_the_first_plan_to_the_victory(anna: Table, room: Room, dice: LoadedDice) -> None:
    """12: the printed Commonwealth deals its brigades and answers; the last evening is played by hand."""
    anna.start("Crete", scenario="solitaire", side="Germans", level="Printed rules")
    expect(anna.prompt).to_contain_text("choose a unit that comes by glider")
    assert anna.state()["seats"][1]["level"] == "printed"
    for _ in range(4):
        carry_out(anna, anna.state(), anna.state()["choices"][0])
    expect(anna.prompt).to_contain_text("will land")
    first = anna.state()["choices"][0]
    carry_out(anna, anna.state(), first)
    expect(log(anna)).to_contain_text("will come down in")

    take_up(room, anna, recorded(SOLITAIRE, last_day), commonwealth="printed")
    get_on(anna, "area")
    anna.press("end")
    expect(victory(anna)).to_contain_text("The Commonwealth holds")
    assert anna.state()["status"] == "finished"
