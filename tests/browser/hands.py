"""A choice made with the mouse: on the map where it is on the map, by its button where it is not."""

from __future__ import annotations

from tests.browser.table import Json, Table

NEWER = "version => Number(document.querySelector('.view').dataset.version) > version"


ANNOUNCED = ".announced button"
"""The button of what nobody may overlook."""


def carry_out(visitor: Table, state: Json, choice: Json) -> Json:
    """Makes one of the choices of a state, waits until the table shows what came of it, and returns the state then."""
    page = visitor.page
    if page.locator(ANNOUNCED).is_visible():
        page.locator(ANNOUNCED).click()
    if choice["piece"] and choice["spaces"]:
        _go(visitor, state, choice)
    elif (
        choice["piece"]
        and not choice["closes"]
        and (visitor.at(choice["piece"]) or visitor.is_waiting(choice["piece"]))
    ):
        visitor.choose(choice["piece"])
        _of_several(visitor, choice)
    elif choice["spaces"]:
        visitor.point(choice["spaces"][-1])
        _of_several(visitor, choice)
    elif choice["number"] is not None:
        page.locator(".go .button.main, .dial .button.main").first.click()
    else:
        page.locator(f'[data-action="{choice["action"]}"]').first.click()
    if choice["leaves"]:
        insist(visitor, choice)
    if choice["weighs"]:
        other = page.locator(opening(choice))
        page.locator(".combat .go").wait_for()
        if other.count():
            other.click()
        confirm(visitor)
    page.wait_for_function(NEWER, arg=state["version"])
    return visitor.settled()


def _go(visitor: Table, state: Json, choice: Json) -> None:
    """A unit and where it goes: the unit is pointed at, unless no other can be meant; off the map by a button."""
    able = {one["piece"] for one in state["choices"] if one["piece"] and not one["closes"]}
    named = any(one["piece"] and not one["spaces"] and not one["closes"] for one in state["choices"])
    if (len(able) > 1 or named) and state["board"]["decision"]["piece"] != choice["piece"]:
        visitor.choose(choice["piece"])
        if _of_several(visitor, choice):
            return
    if not visitor.is_on_map(choice["spaces"][-1]):
        visitor.page.locator(f'[data-action="{choice["action"]}"]').first.click()
        return
    visitor.point(choice["spaces"][-1])
    _of_several(visitor, choice)


def _of_several(visitor: Table, choice: Json) -> bool:
    """A click that could mean several things opens a list of them; whether the choice was in it, and is made."""
    several = visitor.page.locator(f'.fan [data-action="{choice["action"]}"]')
    listed = bool(several.count())
    if listed:
        several.click()
    return listed


def opening(choice: Json) -> str:
    """The button of a way to open a fight, on the card where several of them are weighed."""
    return f'.combat [data-action="{choice["action"]}"][aria-pressed="false"]'


def confirm(visitor: Table) -> None:
    """What has been weighed is done: the button under the chances."""
    visitor.page.locator(".combat .go .button.main").click()


def insist(visitor: Table, choice: Json) -> None:
    """The table has asked whether a choice is meant, for it leaves something undone."""
    visitor.page.locator(f'[data-insist="{choice["action"]}"]').click()
