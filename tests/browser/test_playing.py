"""A turn by mouse and by keyboard, an attack to its end, a refusal and its reason, and undo."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.moments import LoadedDice, can_attack, record_of, rolls_for, sit_down, way_to
from tests.browser.table import Json, Table
from tests.server.rooms import Room


def going(state: Json) -> Json:
    """A move to an empty space as far from the enemy in the west as can be."""
    taken = {unit["space"] for unit in state["board"]["units"]}
    moves = [one for one in state["choices"] if one["piece"] and one["spaces"] and one["spaces"][-1] not in taken]
    return max((one for one in moves if one["spaces"][-1].isdecimal()), key=lambda one: str(one["spaces"][-1]))


def movers(state: Json, count: int) -> list[str]:
    return [one["piece"] for one in state["choices"] if one["piece"] and not one["spaces"]][:count]


def test_a_turn_by_mouse(visitor: NewVisitor, room: Room) -> None:
    anna = sit_down(visitor(), room, "alamein")
    state = anna.state()
    first = state["choices"][0]
    anna.point(first["spaces"][-1])
    anna.shows(1)
    moved = 0
    for piece in movers(anna.state(), 3):
        before = anna.state()["version"]
        anna.choose(piece)
        anna.shows(before + 1)
        state = anna.state()
        assert state["board"]["decision"]["piece"] == piece
        choice = going(state)
        anna.point(choice["spaces"][-1])
        anna.page.wait_for_function(
            "version => Number(document.querySelector('.view').dataset.version) > version", arg=before + 1
        )
        assert anna.at(piece) == choice["spaces"][-1]
        moved += 1
        if anna.state()["board"]["decision"]["kind"] == "move":
            anna.press("stop")
            expect(anna.prompt).to_contain_text("choose a unit")
    assert moved == 3
    for phase in range(4):
        expect(anna.prompt.locator('[data-action="end"]')).to_be_visible()
        version = anna.state()["version"]
        anna.press("end")
        anna.shows(version + 1)
        assert phase == 3 or anna.state()["board"]["turn"] == 1
    assert anna.state()["board"]["turn"] == 2
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("moves from")


def test_advice_comes_with_its_reasons(visitor: NewVisitor, room: Room) -> None:
    anna = sit_down(visitor(), room, "alamein")
    before = anna.state()["version"]
    anna.prompt.get_by_role("button", name="Ask for advice").click()
    expect(anna.prompt).to_contain_text("The computer would choose:")
    expect(anna.prompt.get_by_role("listitem")).to_have_text(["For it: where it is needed first"])
    expect(anna.page.locator("path.hint")).to_be_visible()
    assert anna.state()["version"] == before, "advice changes nothing"
    anna.page.keyboard.press("Escape")
    expect(anna.prompt).not_to_contain_text("The computer would choose:")


def test_a_turn_by_keyboard(visitor: NewVisitor, room: Room) -> None:
    anna = sit_down(visitor(), room, "alamein")
    page = anna.page
    page.locator(".stage").focus()
    target = anna.state()["choices"][0]["spaces"][-1]
    _walk_cursor(anna, target)
    page.keyboard.press("Enter")
    anna.shows(1)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    anna.shows(2)
    state = anna.state()
    piece, goal = state["board"]["decision"]["piece"], going(state)["spaces"][-1]
    page.locator(".stage").focus()
    _walk_cursor(anna, goal)
    page.keyboard.press("Enter")
    page.wait_for_function("() => Number(document.querySelector('.view').dataset.version) > 2")
    assert anna.at(piece) == goal
    page.keyboard.press("u")
    expect(anna.unit(piece)).not_to_have_attribute("data-at", goal)
    while (state := anna.settled())["board"]["turn"] < 2:
        version = state["version"]
        page.keyboard.press("e")
        if any(one["closes"] and one["leaves"] for one in state["choices"]):
            expect(page.locator("[data-insist]")).to_be_focused()
            page.keyboard.press("Enter")
        page.wait_for_function(
            "version => Number(document.querySelector('.view').dataset.version) > version", arg=version
        )
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def _walk_cursor(anna: Table, goal: str) -> None:
    """Arrow keys until the cursor is on a space: up and down first, then across, as one would."""
    page = anna.page
    cursor = page.locator(".cursor[data-space]")
    page.keyboard.press("ArrowDown")
    goal_x, goal_y = anna.centre(goal)
    for _ in range(80):
        here = cursor.get_attribute("data-space")
        assert here is not None
        if here == goal:
            return
        x, y = anna.centre(here)
        dx, dy = goal_x - x, goal_y - y
        if abs(dx) > abs(dy):
            page.keyboard.press("ArrowRight" if dx > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if dy > 0 else "ArrowUp")
        page.wait_for_timeout(20)
    raise AssertionError(f"the cursor never came to {goal}")


def test_an_attack_with_retreat_and_advance(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    anna = sit_down(visitor(), room, "alamein", way_to("alamein", can_attack))
    page = anna.page
    target = next(one["spaces"][-1] for one in anna.state()["choices"] if one["verb"] == "attack")

    anna.point(target)
    card = page.locator(".combat")
    expect(card.get_by_role("list", name="Chances")).to_be_visible()
    attack = card.get_by_role("button", name="Attack at")
    column = attack.inner_text().removeprefix("Attack at ")
    attack.click()
    ladder = anna.settled()["board"]["battle"]["ladder"]
    assert ladder["columns"][ladder["final"]] == column

    seen: set[str] = set()
    while (kind := anna.state()["board"]["decision"]["kind"]) != "target":
        seen.add(kind)
        assert len(seen) < 12, seen
        choice = _simplest(anna.state())
        dice.tell(rolls_for(record_of(anna), choice["action"], {"retreat", "advance"}))
        carry_out(anna, anna.state(), choice)
    assert {"retreat", "advance"} <= seen
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("retreats from")
    expect(log).to_contain_text("advances from")


def _simplest(state: Json) -> Json:
    """What one would do to get on: go somewhere if asked to, give nothing that need not be given."""
    choices = state["choices"]
    on_map = [one for one in choices if one["spaces"]]
    if state["board"]["decision"]["kind"] in ("retreat", "advance", "displace") and on_map:
        return on_map[0]
    closing = [one for one in choices if one["closes"]]
    return closing[0] if closing else choices[0]


def test_why_not_is_answered_with_the_rule(visitor: NewVisitor, room: Room) -> None:
    anna = sit_down(visitor(), room, "alamein")
    anna.point(anna.state()["choices"][0]["spaces"][-1])
    anna.shows(1)
    piece = movers(anna.state(), 1)[0]
    anna.choose(piece)
    anna.shows(2)
    far = _out_of_reach(anna)
    anna.point(far)
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text("costs")
    link = bubble.get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/alamein#4.0")
    assert anna.state()["version"] == 2, "nothing has happened"
    link.click()
    rules = anna.page.context.pages[-1]
    rules.wait_for_url("**/rules/alamein#4.0")
    expect(rules.locator('[id="4.0"]')).to_be_in_viewport()


def _out_of_reach(anna: Table) -> str:
    """An empty space in the east, away from the enemy, that is too far."""
    spaces = {one["id"]: one for one in anna.ask("/api/catalogue/alamein/spaces")["spaces"] if not one["box"]}
    state = anna.state()
    taken = {unit["space"] for unit in state["board"]["units"]}
    reached = {one["spaces"][-1] for one in state["choices"] if one["spaces"]}
    ground = {spaces[name]["terrain"] for name in reached if name in spaces}
    fits = [one for name, one in spaces.items() if name not in taken | reached and one["terrain"] in ground]
    return str(max(fits, key=lambda one: one["x"])["id"])


def test_undo_takes_a_move_back_but_not_past_the_dice(visitor: NewVisitor, room: Room) -> None:
    anna = sit_down(visitor(), room, "alamein")
    choice = anna.state()["choices"][0]
    anna.point(choice["spaces"][-1])
    anna.shows(1)
    anna.prompt.get_by_role("button", name="Undo").click()
    expect(anna.unit(choice["piece"])).to_have_count(0)
    anna.page.get_by_role("button", name="Redo").click()
    expect(anna.unit(choice["piece"])).to_have_count(1)
