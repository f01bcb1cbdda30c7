"""Four languages, a phone, and no barrier that axe can find."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.moments import LoadedDice, can_attack, sit_down, way_to
from tests.server.rooms import Room

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = (
    "/",
    "/games",
    "/open",
    "/account",
    "/rules",
    "/rules/alamein",
    "/how-to-play",
    "/credits",
    "/map/merkur",
    "/nowhere",
)
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


THEMES = ("light", "dark")


def barriers(page: Page) -> list[str]:
    """What axe finds: everything in one theme, and in the other what colours can do. The printed map under the counters
    is a picture of thirty thousand parts with nothing to read or press, and is left out."""
    page.evaluate(AXE.read_text())
    found = []
    for theme, rules in zip(THEMES, ({}, {"runOnly": ["color-contrast"]}), strict=True):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate("Promise.all(document.getAnimations().map(fade => fade.finished))")
        asked = {"resultTypes": ["violations"], **rules}
        violations = page.evaluate("asked => axe.run({ exclude: ['.drawn', '.sprite'] }, asked)", asked)["violations"]
        found += [f"{theme}, {one['id']}: {one['nodes'][0]['html'][:160]}" for one in violations]
    return found


@pytest.mark.parametrize("address", PAGES)
def test_no_barriers(visitor: NewVisitor, address: str) -> None:
    anna = visitor()
    anna.go(address)
    expect(anna.page.locator("h1").first).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert barriers(anna.page) == []


@pytest.mark.parametrize(("game", "wish"), [("sicily", {}), ("gazala", PHONE)], ids=["desktop", "phone"])
def test_no_barriers_at_the_table(
    visitor: NewVisitor, room: Room, dice: LoadedDice, game: str, wish: dict[str, object]
) -> None:
    """In a combat phase, with a fight planned, and with the menu open."""
    way = way_to(game, can_attack, level="random")
    anna = sit_down(visitor(**wish), room, game, way)
    page = anna.page
    assert barriers(page) == []
    target = next(one for one in anna.state()["choices"] if one["verb"] == "attack")
    anna.point(target["spaces"][-1])
    expect(page.locator(".combat, .compact").first).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Menu of the game").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize(
    ("language", "play", "start"),
    [
        ("pt", "Jogar El Alamein", "Começar"),
        ("fr", "Jouer El Alamein", "Commencer"),
        ("it", "Gioca El Alamein", "Comincia"),
    ],
)
def test_the_language_is_switched(visitor: NewVisitor, language: str, play: str, start: str) -> None:
    anna = visitor()
    page = anna.page
    anna.go("/")
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    anna.go("/")
    page.get_by_role("button", name=play, exact=True).click()
    page.get_by_role("button", name=start).click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    english = {"place the", "behind your", "Whole", "Next"}
    shown = page.inner_text("body")
    assert not [word for word in english if word in shown]


def test_a_move_on_a_phone(visitor: NewVisitor) -> None:
    anna = visitor(**PHONE)
    anna.start("El Alamein", opponent="Same screen")
    choice = anna.state()["choices"][0]
    anna.page.touchscreen.tap(*anna.place(choice["spaces"][-1]))
    anna.shows(1)
    assert anna.at(choice["piece"]) == choice["spaces"][-1]
    wide = anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "nothing sticks out to the right"
