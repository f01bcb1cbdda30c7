"""Four languages, a phone, and no barrier that axe can find."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor

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
DARK = {"color_scheme": "dark"}


def barriers(page: Page) -> list[str]:
    """What axe finds."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_no_barriers(visitor: NewVisitor, address: str, scheme: str) -> None:
    anna = visitor(color_scheme=scheme)
    anna.go(address)
    anna.page.wait_for_load_state("networkidle")
    assert barriers(anna.page) == []


@pytest.mark.parametrize("wish", [{}, DARK, PHONE], ids=["desktop", "dark", "phone"])
def test_no_barriers_at_the_table(visitor: NewVisitor, wish: dict[str, object]) -> None:
    anna = visitor(**wish)
    anna.start("El Alamein", opponent="Same screen")
    assert barriers(anna.page) == []
    anna.page.get_by_role("button", name="Menu of the game").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert barriers(anna.page) == []


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
    expect(page.locator("[data-unit]").first).to_be_visible(timeout=30_000)
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
