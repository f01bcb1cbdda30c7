"""Games on the server that the rules, corrected since, no longer play to where they stand."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from scirocco.core.records import MAGIC
from scirocco.server.bots import SWEEP
from scirocco.server.schema import ActionRow, GameTable
from tests.server.rooms import Guest, Room, wait_for

ACTION = "action 2: uk_22_7 1315-1218: "
SINCE = (
    " [alamein 4.0]. The record was played by revision 1 of the rules, which are at revision 3 now."
    " Corrected since: 8.0: Guns alone get no aircraft. 4.2: A mine stops armour."
)


def outdated_table(room: Room, *, axis: str = "me", to_move: int = 0) -> tuple[Guest, str]:
    """A table whose second action, after a correction, is a move that the rules do not allow."""
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", axis), level="random")["id"]
    anna.act(table_id, 0, "place uk_eng 1106")
    anna.act(table_id, 1, "uk_22_7")
    with room.house.database.write() as session:
        played = ActionRow.table_id == table_id, ActionRow.number == 2
        session.execute(update(ActionRow).where(*played).values(text="uk_22_7 1315-1218"))
        session.execute(update(GameTable).where(GameTable.id == table_id).values(rules=1, to_move=to_move))
    room.house.shelf.forget(table_id)
    return anna, table_id


@pytest.mark.usefixtures("corrected")
def test_the_table_says_what_is_wrong_with_it(room: Room) -> None:
    anna, table_id = outdated_table(room)
    for path in ("", "/news", "/timeline", "/replay", "/reach"):
        refused = anna.get(f"/api/tables/{table_id}{path}", 422, piece="uk_22_7")
        assert refused["error"] == "outdated"
        assert ACTION in refused["text"]
        assert refused["text"].endswith(SINCE)
    assert anna.act(table_id, 2, "end", 422)["error"] == "outdated"
    assert table_id in [card["id"] for card in anna.get("/api/tables", which="mine")], "it still stands in the list"


@pytest.mark.usefixtures("corrected")
def test_its_record_can_be_had(room: Room) -> None:
    anna, table_id = outdated_table(room)
    text = anna.http.get(f"/api/tables/{table_id}/record").text
    assert text.startswith(f"{MAGIC}\ngame: alamein\nscenario: historical\nrules: 1\n")
    assert text.endswith("\n\nplace uk_eng 1106\nuk_22_7 1315-1218\n")


def test_a_table_keeps_the_revision_it_was_begun_with(room: Room, corrected: None) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    assert "\nrules: 3\n" in anna.http.get(f"/api/tables/{table_id}/record").text


@pytest.mark.usefixtures("corrected")
def test_the_computer_says_once_that_it_cannot_play_there(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    _, table_id = outdated_table(room, axis="computer", to_move=1)
    room.house.bots.nudge(table_id)

    def told() -> list[str]:
        return [record.getMessage() for record in caplog.records if table_id in record.getMessage()]

    wait_for(lambda: bool(told()), "a word in the log")
    time.sleep(SWEEP + 0.5)
    room.house.bots.nudge(table_id)
    time.sleep(0.3)
    assert len(told()) == 1
    assert ACTION in told()[0]
    assert told()[0].endswith(SINCE)
