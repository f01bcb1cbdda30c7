"""The analysis view: a game that is over is looked through, and the better choice lies on the map."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from scirocco.core.records import Record
from scirocco.players.analysis import Chance, Finding, Moment, Step
from scirocco.players.reasons import Part
from scirocco.server.analyses import Kept
from scirocco.server.schema import AnalysisRow
from tests.browser.conftest import NewVisitor
from tests.browser.table import Table
from tests.browser.test_everybody import barriers
from tests.lab.test_analysis import short_game
from tests.server.rooms import Room


def upload(anna: Table, record: Record) -> str:
    anna.send("/api/session", name="Anna")
    headers = {"Content-Type": "text/plain", "X-Scirocco": "1"}
    return str(anna.page.request.post("/api/records", data=record.write(), headers=headers).json()["id"])


def keep(room: Room, table_id: str, record: Record, *found: Finding) -> None:
    """What the analyst would have found."""
    text = msgspec.json.encode(Kept(found, 0)).decode()
    with room.house.database.write() as session:
        session.merge(AnalysisRow(table_id=table_id, version=len(record.entries), text=text))


def test_a_game_is_analysed_and_the_better_choice_is_shown(visitor: NewVisitor, room: Room) -> None:
    record = short_game("sicily", 30)
    anna = visitor()
    table_id = upload(anna, record)
    anna.open(table_id)
    page = anna.page
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    line = page.get_by_role("img", name="turn 1:")
    expect(line).to_be_visible(timeout=90_000)
    expect(page.get_by_text("No decision cost more")).to_be_visible(timeout=90_000)

    # What a worse player's game would have shown.
    game, entry = record.game, record.entries[4]
    start = record.at(4).at[entry.action.piece]
    way = (start, game.board.neighbours[start][0])
    steps = (Step("", entry.action.piece, way),)
    plan = (Part("hold"), Part("strike", way[1]))
    moment = Moment(4, 1, entry.side, "", 0.31, 0.4, 0.71, steps, plan=plan)
    keep(room, table_id, record, moment, Chance(2, 1, 0, 0.52, 0.4, 0.6), Chance(20, 1, 1, 0.6, 0.5, 0.7))
    page.get_by_role("tab", name="Units").click()
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="31% of a win").click()
    expect(page.locator(".replay .at")).to_have_text("4 / 30")
    expect(page.locator("path.better")).to_have_count(1)
    expect(page.locator("path.better")).to_be_in_viewport()
    expect(page.get_by_text("Better: hold the line")).to_be_visible()
    expect(page.get_by_text("A chance of 40% where 71% was to be had.")).to_be_visible()
    assert not barriers(page)
    page.get_by_role("button", name="One forward").click()
    expect(page.locator("path.better")).to_have_count(0)


def test_who_looks_at_a_fight_that_cost_stays_with_the_analysis(visitor: NewVisitor, room: Room) -> None:
    record = short_game("sicily", 120)
    game = record.game
    ply, side, target = next(
        (ply, entry.side, entry.action)
        for ply, entry in enumerate(record.entries)
        if entry.action.verb == "attack" and entry.action.spaces
    )
    anna = visitor()
    table_id = upload(anna, record)
    step = Step(game.format(target), -1, target.spaces)
    moment = Moment(ply, 1, side, "", 0.31, 0.4, 0.71, (step,), game.format(target))
    keep(room, table_id, record, moment, Chance(2, 1, 0, 0.52, 0.4, 0.6), Chance(20, 1, 1, 0.6, 0.5, 0.7))
    anna.open(table_id)
    page = anna.page
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="31% of a win").click()
    expect(page.locator("circle.better")).to_be_in_viewport()
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
