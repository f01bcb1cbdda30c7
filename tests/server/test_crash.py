"""Power cuts and clean stops: nothing acknowledged is lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import NewDatabase
from tests.server.rooms import Guest, Process, heard, wait_for


@pytest.fixture
def process(tmp_path: Path, new_database: NewDatabase) -> Iterator[Process]:
    server = Process(tmp_path, new_database())
    server.start()
    yield server
    server.kill()


def test_what_was_acknowledged_survives_a_kill_and_the_computer_goes_on(process: Process) -> None:
    anna = Guest(process.address, "Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"), scenario="free")["id"]
    bots = anna.table(("allied", "computer"), ("axis", "computer"))["id"]
    wait_for(lambda: anna.state(bots)["version"] >= 3, "the computer's first actions")
    acknowledged: list[str] = []

    def play() -> None:
        state = anna.state(table_id)
        try:
            while True:
                action = state["choices"][len(acknowledged) % 2]["action"]
                state = anna.act(table_id, state["version"], action)["state"]
                acknowledged.append(action)
        except httpx.TransportError:
            pass

    player = threading.Thread(target=play)
    player.start()
    wait_for(lambda: len(acknowledged) >= 8, "some actions")
    process.kill()
    player.join(30)

    process.start()
    state = anna.state(table_id)
    log = [entry["action"] for entry in anna.get(f"/api/tables/{table_id}/replay")["entries"]]
    assert log[: len(acknowledged)] == acknowledged
    assert len(log) - len(acknowledged) in (0, 1), "one may have been written and not yet answered"
    assert state["version"] == len(log)
    anna.act(table_id, state["version"], state["choices"][0]["action"])
    before = anna.state(bots)["version"]
    wait_for(lambda: anna.state(bots)["version"] > before, "the computer to go on", 60)

    with anna.live(table_id) as line:
        heard(line)
        assert process.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            heard(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert "stopping" in closed.value.rcvd.reason
    assert "Traceback" not in process.log()
    anna.close()
