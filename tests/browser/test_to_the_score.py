"""A whole game on one screen: set up by hand, played through, ended by hand, and the score seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from scirocco.core.game import Game
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.moments import LoadedDice, go_on, record_of, sit_down, way_on
from tests.server.rooms import Room


def is_last_movement(game: Game[Any], position: Any) -> bool:
    """The last side has its last movement phase before it."""
    return bool(position.turn == game.turns and position.phase == len(game.phases) - 2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["gazala", "sicily"])
def test_from_set_up_to_score(visitor: NewVisitor, room: Room, dice: LoadedDice, game: str) -> None:
    anna = sit_down(visitor(), room, game)
    page = anna.page
    state = anna.state()
    while state["board"]["turn"] == 0:
        state = carry_out(anna, state, state["choices"][0])
    expect(anna.prompt).to_contain_text("Axis: choose a unit to move")

    way = way_on(record_of(anna), is_last_movement)
    go_on(anna, room, state, way)
    state = anna.settled()
    turns = state["board"]["tracks"][0]
    assert turns["at"] == len(turns["boxes"]) - 1
    while state["status"] == "playing":
        closing = [one for one in state["choices"] if one["closes"]]
        state = carry_out(anna, state, (closing or state["choices"])[0])

    totals, winner = state["board"]["totals"], state["result"]["winner"]
    names = {"allied": "Allies", "axis": "Axis"}
    assert winner == (max(totals, key=totals.get) if len(set(totals.values())) > 1 else None)
    expect(anna.prompt.get_by_role("heading")).to_contain_text(names[winner] if winner else "draw")
    expect(anna.prompt).to_contain_text("The game is over")
    score = page.locator("section", has=page.get_by_role("heading", name="Score"))
    for side, points in totals.items():
        expect(score.locator("details", has_text=names[side]).locator("strong")).to_have_text(str(points))
    lines = [line for line in state["board"]["score"] if line["points"]]
    assert sum(line["points"] for line in lines) == sum(totals.values())
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
