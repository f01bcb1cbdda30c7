"""The table asks before it is too late, says aloud what nobody may overlook, and can be gone through by the Tab key."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from scirocco.core.dice import ScriptedDice
from scirocco.core.errors import DiceError
from scirocco.core.position import DEAD
from scirocco.core.records import Record
from scirocco.systems.areas.units import BOUND
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.events import PauseRolled
from scirocco.systems.chitpull.position import ChitPosition
from tests.browser.conftest import NewVisitor
from tests.browser.moments import LoadedDice, take_up
from tests.browser.table import Table
from tests.server.rooms import Room
from tests.server.test_joining import fourth_indian
from tests.server.test_leaving import END, activated, in_the_morning

TAB_STOPS = """() => {
  const seen = [...document.querySelectorAll('button, a[href], input, select, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length)
  const prompt = document.querySelector('[data-tour=prompt]')
  return {
    all: seen.length,
    units: seen.filter((one) => one.dataset.unit).length,
    prompt: seen.findIndex((one) => prompt.contains(one)),
    board: seen.findIndex((one) => one.closest('.stage')),
  }
}"""


def is_asked(anna: Table, action: str, text: str) -> None:
    """A click on a button brings a question first; who goes back has done nothing, who insists has."""
    page, version = anna.page, anna.state()["version"]
    anna.prompt.locator(f'[data-action="{action}"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(text)
    dialog.get_by_role("button", name="Go back").click()
    expect(dialog).to_have_count(0)
    assert anna.state()["version"] == version
    anna.prompt.locator(f'[data-action="{action}"]').click()
    expect(page.locator(f'[data-insist="{action}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert anna.settled()["version"] > version


@pytest.mark.rule("gazala1942 4.1", "gazala1942 7.5")
def test_the_end_of_a_movement_and_of_a_day(visitor: NewVisitor, room: Room, dice: LoadedDice) -> None:
    """Nine of eleven units have not moved; then the pause die ends the side's day, in the middle of the screen."""
    game, pos, _ = activated(2)
    anna = visitor(room.address)
    take_up(room, anna, Record(game, start=pos))
    dice.tell(_dice_that_end_the_day(game, pos))
    is_asked(anna, "end", "9 of 11 units have not moved.")
    said = anna.page.locator(".announced")
    expect(said).to_contain_text("they end today")
    anna.page.keyboard.press("Escape")
    expect(said).to_have_count(0)


def _dice_that_end_the_day(game: ChitPull, pos: ChitPosition) -> list[int]:
    for count in range(1, 8):
        after, rolls = pos.copy(), [1] * count
        try:
            events = game.play(after, END, ScriptedDice(rolls))
        except DiceError:
            continue
        if any(isinstance(event, PauseRolled) and event.ended for event in events):
            return rolls
        break
    raise AssertionError("no pause die is thrown here")


@pytest.mark.rule("merkur 5.2")
def test_an_assault_that_is_owed_is_weighed_before_the_turn_ends(
    visitor: NewVisitor, room: Room, dice: LoadedDice
) -> None:
    game, pos = in_the_morning()
    pos.at[game.piece_index["ge_ii_sturm"]] = pos.at[game.piece_index["ge_meindl"]] = DEAD
    pos.marks[game.piece_index["ge_i_sturm"]] |= BOUND
    anna = visitor(room.address)
    take_up(room, anna, Record(game, start=pos))
    is_asked(anna, "end", "follows at once: 9 against 6; it succeeds 76 times in 100.")


def test_the_tab_key_comes_to_the_prompt_first_and_to_one_unit(visitor: NewVisitor, room: Room) -> None:
    """And a new question is read out, once."""
    game, pos = fourth_indian()
    pos.phase, pos.agenda = 1, [pos.agenda[0]._replace(stage="unit")]
    anna = visitor(room.address)
    take_up(room, anna, Record(game, start=pos))
    stops = anna.page.evaluate(TAB_STOPS)
    assert stops["units"] == 1
    assert stops["all"] <= 80, stops
    assert stops["prompt"] < stops["board"]
    asked = anna.page.locator("[data-asked]")
    expect(asked).to_have_attribute("aria-live", "polite")
    first = asked.inner_text()
    assert first
    assert first in anna.prompt.inner_text()
    anna.choose("uk_22_7")
    expect(asked).not_to_have_text(first)
    anna.page.keyboard.press("n")
