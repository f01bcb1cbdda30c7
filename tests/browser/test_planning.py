"""A fight is planned on the map: whoever the rules let join can be clicked, and what comes after is told before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from scirocco.core.records import Record
from tests.browser.conftest import NewVisitor
from tests.browser.moments import LoadedDice, take_up
from tests.browser.table import TO_SCREEN, Json, Table
from tests.server.rooms import Room
from tests.server.test_joining import at_maleme, fourth_indian


def card(anna: Table) -> Locator:
    return anna.page.locator(".combat")


def last_battle(anna: Table) -> Json:
    """What the log tells of the fight that was fought last."""
    entries = anna.state()["log"]
    return next(
        event["facts"]
        for entry in reversed(entries)
        for event in entry["events"]
        if event["kind"] in ("battle-fought", "combat-fought")
    )


@pytest.mark.rule("alamein 5.1.1", "alamein 8.0")
def test_guns_from_afar_join_an_attack_by_a_click(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    """4th Indian at 0909 attacks 0810 with 12; its guns at 1108 and those of XIII Corps at 1211 make it 19."""
    game, pos = fourth_indian()
    anna = visitor(room.address)
    take_up(room, anna, Record(game, start=pos))
    anna.point("0810")
    expect(card(anna)).to_contain_text("12 :")
    for unit in ("in_ad_4", "uk_xiii"):
        expect(card(anna).locator(f'[data-joiner="{unit}"]')).to_have_attribute("aria-pressed", "false")
    anna.choose("in_ad_4")
    expect(card(anna)).to_contain_text("15 :")
    anna.choose("uk_xiii")
    expect(card(anna)).to_contain_text("19 :")
    anna.choose("uk_22_7")
    expect(anna.page.locator(".bubble")).to_contain_text("22nd Armoured")
    expect(card(anna)).to_contain_text("19 :")
    expect(card(anna).locator(".reply")).to_be_in_viewport()
    expect(card(anna).locator(".reply")).to_contain_text("The defender can still add")

    dice.tell([6, 6])
    card(anna).locator(".go .button.main").click()
    battle = anna.settled()["board"]["battle"]
    assert battle is not None
    assert {one["unit"] for one in battle["parties"][0]["units"]} == {
        "in_5_4", "in_7_4", "in_161_4", "in_ad_4", "uk_xiii",
    }  # fmt: skip


@pytest.mark.rule("merkur 4", "merkur 2.5")
def test_an_assault_is_ordered_where_a_headquarters_stands(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    """Nobody in W09 can move any more and Meindl could bombard the same area: a click weighs both, and he can help."""
    game, pos = at_maleme(only_to_fight=True)
    anna = visitor(room.address)
    take_up(room, anna, Record(game, start=pos))
    verbs = {one["action"] for one in anna.state()["choices"]}
    assert {"assault W09", "bombard ge_meindl W09"} <= verbs
    anna.point("W09")
    fight = anna.page.locator('.fan [data-action="assault W09"]')
    expect(card(anna).or_(fight).first).to_be_visible()
    if fight.count():
        fight.click()
    expect(card(anna).get_by_role("heading", level=2)).to_contain_text("Assault")
    helper = card(anna).locator('[data-joiner="ge_meindl"]')
    expect(helper).to_have_attribute("aria-pressed", "false")
    helper.click()
    expect(helper).to_have_attribute("aria-pressed", "true")
    dice.tell([6, 6, 1, 1])
    card(anna).locator(".go .button.main").click()
    anna.settled()
    expect(anna.page.get_by_role("region", name="Log")).to_contain_text("Meindl")


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

IN_SIGHT = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const points = [[left + 4, top + 2], [left + 4, bottom - 2], [right - 4, top + 2], [right - 4, bottom - 2]]
  return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
}"""
"""Whether nothing lies over any corner of something."""


@pytest.mark.rule("alamein 5.1.1", "alamein 8.0")
def test_a_phone_shows_who_can_join_and_the_chances(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    """Above the defender's answer and the button, without scrolling; and the sheet does not cover the target."""
    game, pos = fourth_indian()
    pos.air = [3, 5]
    anna = visitor(room.address, **PHONE)
    take_up(room, anna, Record(game, start=pos))
    anna.point("0810")
    gun = anna.page.locator('.compact [data-joiner="in_ad_4"]')
    for shown in (gun, anna.page.get_by_role("img", name="Chances"), anna.page.locator(".compact .reply")):
        expect(shown).to_be_visible()
        assert shown.evaluate(IN_SIGHT)
    anna.page.wait_for_timeout(300)  # the map has come to rest
    assert anna.page.evaluate(TO_SCREEN, list(anna.centre("0810")))["free"]
