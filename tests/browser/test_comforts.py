"""What newcomers stumble over: what opens closes again, a slip gives no game away, labels can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.moments import LoadedDice, can_attack, sit_down, way_to
from tests.browser.table import Table
from tests.server.rooms import Room

CUT = """() => [...document.querySelectorAll('button, a.button')].filter((one) => {
  const { left, right } = one.getBoundingClientRect()
  return one.offsetParent && (one.scrollWidth > one.clientWidth + 1 || left < -1 || right > innerWidth + 1)
}).map((one) => one.innerText || one.ariaLabel)"""
"""Buttons whose label does not fit, or that stick out of the window."""


INSIDE = """dot => {
  const [own, tab] = [dot.getBoundingClientRect(), dot.parentElement.getBoundingClientRect()]
  return own.left >= tab.left && own.right <= tab.right
}"""


def menu(visitor: Table) -> None:
    visitor.page.get_by_role("button", name="Menu of the game").click()


def test_what_opens_closes_and_a_double_click_resigns_nothing(visitor: NewVisitor, room: Room) -> None:
    anna = sit_down(visitor(), room, "alamein")
    page = anna.page
    layers = page.get_by_role("button", name="Layers")
    pop_up = page.get_by_role("group", name="Layers")
    anna.play([anna.state()["choices"][0]["action"]])
    for by_key in (True, False):
        layers.click()
        expect(pop_up).to_be_visible()
        if by_key:
            page.keyboard.press("Escape")
        else:
            anna.point("0606")
        expect(pop_up).to_have_count(0)
        assert anna.state()["version"] == 1, "Escape closed the pop-up and took nothing back"
    number = anna.prompt.get_by_role("link").first
    hit = number.evaluate(
        "a => { const box = a.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;"
        " const at = (dx, dy) => document.elementFromPoint(x + dx, y + dy) === a;"
        " return at(11, 0) && at(-11, 0) && at(0, 11) && at(0, -11) }"
    )
    assert hit, "a rule's number can be hit within 24 pixels"
    menu(anna)
    page.get_by_role("button", name="Resign", exact=True).dblclick()
    assert anna.state()["status"] == "playing"
    page.get_by_role("button", name="Yes, resign").click()
    expect(anna.prompt.get_by_role("heading")).to_have_text("Allies resigned")
    expect(anna.prompt).to_contain_text("Victory: Axis")


def test_a_record_that_is_not_finished_is_played_on(visitor: NewVisitor, room: Room, tmp_path: Path) -> None:
    anna = sit_down(visitor(), room, "alamein")
    anna.play([anna.state()["choices"][0]["action"], "end"])
    board = anna.state()["board"]
    record = tmp_path / "game.war"
    record.write_bytes(anna.page.request.get(f"/api/tables/{anna.id}/record").body())
    page, first = anna.page, anna.id
    anna.go("/")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    anna.ready()
    review = anna.id
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("2 / 2")
    bar.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has=page.get_by_text("Same screen", exact=True)).locator("input").check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(lambda url: "/table/" in url and review not in url)
    anna.ready()
    state = anna.state()
    assert (state["status"], state["board"]) == ("playing", board)
    anna.press("end")
    anna.shows(3)


@pytest.mark.rule("gazala1942 7.4")
def test_a_record_with_secrets_says_why_it_is_closed(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    """And in the list of games a headquarters goes by its name."""
    way = way_to("gazala1942", lambda game, pos: pos.drawn >= 0, level="idle")
    both = sit_down(visitor(), room, "gazala1942", way)
    unit = both.state()["board"]["phase_name"]["facts"]["unit"]["value"]
    both.go("/games")
    row = both.page.get_by_role("listitem").filter(has_text="turn 1 of").first
    expect(row).to_be_visible()
    expect(row).not_to_contain_text(unit)
    seats = [{"side": "allied", "kind": "me"}, {"side": "axis", "kind": "open"}]
    both.open(both.send("/api/tables", game="gazala1942", seats=seats)["id"])
    menu(both)
    expect(both.page.get_by_role("link", name="Download the .war file")).to_have_count(0)
    both.page.get_by_role("button", name="Download the .war file").click(force=True)
    expect(both.page.get_by_role("dialog")).to_contain_text("can be downloaded when the game is over")


PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("game", "locale", "screen"), [("gazala1942", "pt-PT", PHONE), ("sicily", "pt-PT", PHONE), ("alamein", "fr-FR", {})]
)
def test_no_label_is_cut(visitor: NewVisitor, room: Room, game: str, locale: str, screen: dict[str, object]) -> None:
    """Long names on a Portuguese phone; the six tabs of a game that is over, in French."""
    ana = visitor(locale=locale, **screen)
    ana.send("/api/session", name="Ana")
    seats = [{"side": side, "kind": "me"} for side in ("allied", "axis")]
    table = ana.send("/api/tables", game=game, seats=seats)["id"]
    if not screen:
        ana.send(f"/api/tables/{table}/resign", side="axis")
    ana.go(f"/table/{table}")
    expect(ana.page.locator("[data-unit]").first).to_be_visible()
    expect(ana.page.get_by_role("tab").first).to_be_visible()
    ana.page.wait_for_function("document.fonts.status === 'loaded'")
    assert ana.page.evaluate(CUT) == []
    if not screen:
        for text in ("un", "deux"):
            ana.send(f"/api/tables/{table}/chat", text=text)
            ana.page.wait_for_timeout(300)  # the first line is not news, and must have come by itself
        dot = ana.page.get_by_role("tab").locator(".new")
        expect(dot).to_be_visible()
        assert dot.evaluate(INSIDE), "the mark of a new line lies on its own tab"


def test_the_reason_stands_in_the_stack_and_no_reach_is_drawn_while_one_fights(
    visitor: NewVisitor, room: Room, dice: LoadedDice
) -> None:
    anna = sit_down(visitor(), room, "alamein")
    page = anna.page
    anna.play(["place uk_eng 1106", "uk_22_7"])
    state = anna.state()
    own = {piece["id"] for piece in anna.ask("/api/catalogue/alamein/pieces") if piece["side"] == "allied"}
    stacks: dict[str, list[str]] = {}
    for unit in state["board"]["units"]:
        if unit["status"] == "board" and unit["id"] not in own:
            stacks.setdefault(unit["space"], []).append(unit["id"])
    anna.point(next(space for space, units in stacks.items() if len(units) > 1))
    fan = page.locator(".fan")
    expect(fan).to_contain_text("?")
    expect(fan.get_by_role("link")).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)
    fight = sit_down(visitor(), room, "alamein", way_to("alamein", can_attack, seed=3))
    obliged = fight.state()["board"]["must"][0]
    x, y = fight.place(obliged["space"])
    fight.page.wait_for_timeout(200)  # the map has come to rest
    fight.page.mouse.move(x, y, steps=4)
    expect(fight.page.locator(".unit-card")).to_be_visible()
    fight.page.wait_for_timeout(300)  # the reach would be fetched by now
    expect(fight.page.locator("path.reach")).to_have_count(0)


def test_all_layers_can_be_reached_on_a_phone(visitor: NewVisitor, room: Room) -> None:
    """The list ends above the sheet, and scrolls."""
    anna = sit_down(visitor(**PHONE), room, "gazala")
    anna.page.get_by_role("button", name="Layers").tap()
    listed = anna.page.get_by_role("group", name="Layers").bounding_box()
    sheet = anna.prompt.bounding_box()
    assert listed is not None
    assert sheet is not None
    assert listed["y"] + listed["height"] < sheet["y"]
    anna.page.get_by_label("Title").tap()
    expect(anna.page.get_by_label("Title")).not_to_be_checked()
