"""Two browsers at one table, a server that dies and comes back, and looking back at what was played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table import Table
from tests.server.rooms import Process


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server that may be killed; a test that fails shows what it wrote."""
    process = Process(tmp_path)
    process.start()
    yield process
    process.kill()
    print(process.log())


def invited(visitor: NewVisitor, address: str = "") -> tuple[Table, Table]:
    """Anna has the Allies; Bruno comes by the link she sends him."""
    anna, bruno = visitor(address), visitor(address)
    page = anna.page
    anna.go("/")
    page.get_by_role("button", name="Play El Alamein", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has=page.get_by_text("Invite a friend", exact=True)).locator("input").check()
    dialog.get_by_role("button", name="Start").click()
    link = dialog.get_by_label("Link of the invitation").input_value()
    dialog.get_by_role("link", name="Go to the table").click()
    anna.ready()
    bruno.go(link)
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.ready()
    return anna, bruno


def test_two_people_play_over_the_network(visitor: NewVisitor) -> None:
    anna, bruno = invited(visitor)
    choice = anna.state()["choices"][0]
    assert bruno.state()["choices"] is None
    expect(bruno.prompt).to_contain_text("place the Armoured Engineer")
    anna.point(choice["spaces"][-1])
    anna.shows(1)
    bruno.shows(1)
    assert bruno.at(choice["piece"]) == choice["spaces"][-1]
    assert not bruno.prompt.locator("[data-action]").count(), "it is not his move"
    for version in (2, 3):
        anna.press("end")
        anna.shows(version)
    expect(bruno.prompt.locator('[data-action="end"]')).to_be_visible()
    expect(anna.prompt.locator('[data-action="end"]')).to_have_count(0)


def test_a_killed_server_comes_back_and_nothing_is_lost(mortal: Process, visitor: NewVisitor) -> None:
    anna, bruno = invited(visitor, mortal.address)
    choice = anna.state()["choices"][0]
    version = 1
    anna.point(choice["spaces"][-1])
    anna.shows(version)
    bruno.shows(version)
    mortal.kill()
    lost = bruno.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    note, bar = lost.bounding_box(), bruno.prompt.bounding_box()
    assert note is not None
    assert bar is not None
    assert note["y"] > bar["y"] + bar["height"], "it does not lie under the bar"
    unheard = anna.prompt.get_by_text("The server does not answer")
    anna.prompt.locator('[data-action="end"]').click()
    expect(unheard).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0)
    expect(unheard).to_have_count(0)
    for one in (anna, bruno):
        one.troubles[:] = [trouble for trouble in one.troubles if "net::ERR_" not in trouble]
    assert bruno.state()["version"] == version
    assert bruno.at(choice["piece"]) == choice["spaces"][-1]
    anna.press("end")
    bruno.shows(version + 1)


def test_looking_back(visitor: NewVisitor) -> None:
    anna = visitor()
    anna.start("El Alamein", opponent="Same screen")
    choice = anna.state()["choices"][0]
    anna.point(choice["spaces"][-1])
    anna.shows(1)
    anna.press("end")
    anna.shows(2)
    page = anna.page
    page.get_by_role("button", name="Menu of the game").click()
    page.get_by_role("button", name="Look back").click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    expect(anna.unit(choice["piece"])).to_have_count(0)
    bar.get_by_role("button", name="One forward").click()
    expect(anna.unit(choice["piece"])).to_have_count(1)
    bar.get_by_role("slider").fill("2")
    expect(anna.prompt).to_contain_text("2")
    with page.expect_download() as download:
        page.get_by_role("button", name="Menu of the game").click()
        page.get_by_role("link", name="Download the .war file").click()
    record = download.value.path()
    assert b"alamein" in record.read_bytes()
    page.keyboard.press("Escape")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.war", "mimeType": "text/plain", "buffer": record.read_bytes()}
    )
    page.wait_for_url("**/table/*")
    anna.ready()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
