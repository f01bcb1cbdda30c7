"""A choice made with the keyboard alone, by somebody who hears what the screen reader says: Tab, arrows and Enter."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping

import numpy as np
from playwright.sync_api import expect

from tests.browser.hands import ANNOUNCED, NEWER, opening
from tests.browser.table import Json, Table

Links = dict[str, dict[str, str]]

ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}
FOCUSED = "selector => !!document.activeElement?.closest(selector)"
LINKS: dict[str, Links] = {}
"""Where the arrows lead on the board of each game."""
MOST_TABS = 150
"""Whoever needs more steps than this to come to a button cannot be said to reach it."""


def press_out(visitor: Table, state: Json, choice: Json) -> Json:
    """Makes one of the choices of a state, waits until the table shows what came of it, and returns the state then."""
    piece, spaces = choice["piece"], choice["spaces"]
    if visitor.page.locator(ANNOUNCED).is_visible():
        visitor.page.keyboard.press("Escape")
    if piece and spaces:
        _go(visitor, state, choice)
    elif piece and not choice["closes"] and (visitor.at(piece) or visitor.is_waiting(piece)):
        choose(visitor, piece)
        _of_several(visitor, choice)
    elif spaces:
        point(visitor, spaces[-1])
        _of_several(visitor, choice)
    elif choice["number"] is not None:
        press(visitor, ".go .button.main, .dial .button.main")
    else:
        press(visitor, f'[data-action="{choice["action"]}"]')
    if choice["leaves"]:
        press(visitor, f'[data-insist="{choice["action"]}"]')
    if choice["weighs"]:
        visitor.page.locator(".combat .go").wait_for()
        if visitor.page.locator(opening(choice)).count():
            press(visitor, opening(choice))
        press(visitor, ".combat .go .button.main")
    visitor.page.wait_for_function(NEWER, arg=state["version"])
    return visitor.settled()


def _go(visitor: Table, state: Json, choice: Json) -> None:
    """A unit and where it goes: the unit is chosen, unless no other can be meant; off the map by a button."""
    able = {one["piece"] for one in state["choices"] if one["piece"] and not one["closes"]}
    named = any(one["piece"] and not one["spaces"] and not one["closes"] for one in state["choices"])
    if (len(able) > 1 or named) and state["board"]["decision"]["piece"] != choice["piece"]:
        choose(visitor, choice["piece"])
        if _of_several(visitor, choice):
            return
    if not visitor.is_on_map(choice["spaces"][-1]):
        press(visitor, f'[data-action="{choice["action"]}"]')
        return
    point(visitor, choice["spaces"][-1])
    _of_several(visitor, choice)


def _of_several(visitor: Table, choice: Json) -> bool:
    """A choice that could mean several things opens a list of them; whether this one was in it, and is made."""
    wanted = f'.fan [data-action="{choice["action"]}"]'
    listed = bool(visitor.page.locator(wanted).count())
    if listed:
        press(visitor, wanted)
    return listed


def choose(visitor: Table, piece: str) -> None:
    """A unit: where it stands, in a stack from its fan, beside the map from those who wait."""
    space = visitor.at(piece)
    if space is None:
        press(visitor, f'[data-waiting="{piece}"]')
        return
    point(visitor, space)
    fan = f'[data-fan="{piece}"]'
    if visitor.page.locator(f'[data-at="{space}"]').count() > 1 and visitor.page.locator(fan).count():
        press(visitor, fan)


def point(visitor: Table, space: str) -> None:
    """The cursor goes over the board by arrows, and Enter chooses where it is."""
    keyboard = visitor.page.keyboard
    if not visitor.page.evaluate(FOCUSED, ".stage"):
        tab_to(visitor, ".stage")
    if cursor(visitor) is None:
        keyboard.press("ArrowUp")
    here = cursor(visitor)
    assert here is not None, "no cursor is on the board"
    game = visitor.state()["game"]
    if game not in LINKS:
        LINKS[game] = links_of(visitor.centres())
    for arrow in way(LINKS[game], here, space):
        keyboard.press(arrow)
    expect(visitor.page.locator("#board-cursor")).to_contain_text(re.compile(rf"^{space}\b"))
    keyboard.press("Enter")


def cursor(visitor: Table) -> str | None:
    """The space that the screen reader has told last."""
    told = visitor.page.locator("#board-cursor").inner_text()
    return told.split()[0].rstrip(".") if told else None


def way(links: Links, start: str, goal: str) -> list[str]:
    """The arrows that lead from one space to another."""
    came: dict[str, tuple[str, str]] = {start: ("", "")}
    line = deque([start])
    while line and goal not in came:
        here = line.popleft()
        for arrow, there in links[here].items():
            if there not in came:
                came[there] = (here, arrow)
                line.append(there)
    assert goal in came, f"the arrows do not lead from {start} to {goal}"
    arrows = []
    while goal != start:
        goal, arrow = came[goal]
        arrows.append(arrow)
    return arrows[::-1]


def links_of(centres: Mapping[str, tuple[float, float]]) -> Links:
    """Where each arrow leads from each space: to the nearest in that quarter of the board, as the page reckons it."""
    names, points = list(centres), np.array(list(centres.values()))
    links: Links = {name: {} for name in names}
    for name, here in zip(names, points, strict=True):
        apart = points - here
        for arrow, (dx, dy) in ARROWS.items():
            ahead, aside = apart @ (dx, dy), abs(apart @ (dy, -dx))
            far = np.where((ahead > 0) & (aside <= ahead), np.round(ahead + aside * 0.9, 5), np.inf)
            if np.isfinite(far).any():
                links[name][arrow] = names[int(far.argmin())]
    return links


def press(visitor: Table, selector: str) -> None:
    """A button is come to by Tab and pressed."""
    tab_to(visitor, selector)
    visitor.page.keyboard.press("Enter")


def tab_to(visitor: Table, selector: str) -> None:
    visitor.page.locator(selector).first.wait_for(state="visible")
    for _ in range(MOST_TABS):
        if visitor.page.evaluate(FOCUSED, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{MOST_TABS} times Tab do not lead to {selector}")
