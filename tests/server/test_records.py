"""Records: down, up, and looking back."""

from __future__ import annotations

import pytest

import scirocco
from scirocco.core.errors import RecordError
from scirocco.core.records import MAGIC
from scirocco.core.records import read_record as record_from
from scirocco.server.api.tables import state_of
from tests.server.rooms import Guest, Json, Room


def played(room: Room, actions: int) -> tuple[Guest, str, list[Json]]:
    """A table at which some actions were played, and the board after each."""
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    me = anna.get("/api/session")["id"]
    boards = []
    for number in range(actions + 1):
        state = state_of(room.house, table_id, me)
        boards.append(state.board.model_dump())
        choices = [choice.action for choice in state.choices or []]
        action = "end" if number % 20 == 19 and "end" in choices else choices[number % len(choices)]
        if number < actions:
            room.house.umpire.act(table_id, me, number, action)
    return anna, table_id, boards


def upload(guest: Guest, text: str, expect: int = 201) -> Json:
    response = guest.http.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert response.status_code == expect, response.text
    return response.json()


def test_a_record_goes_down_and_up_again(room: Room) -> None:
    anna, table_id, boards = played(room, 45)
    response = anna.http.get(f"/api/tables/{table_id}/record")
    assert response.headers["content-disposition"].endswith('.war"')
    text = response.text
    assert text.startswith(MAGIC)
    assert "allied: Anna" in text
    review = upload(anna, text)
    assert (review["status"], review["length"], review["choices"]) == ("review", 45, None)
    assert review["board"]["units"] == boards[-1]["units"]
    again = anna.get(f"/api/tables/{review['id']}/record")
    assert again.split("\n\n")[1] == text.split("\n\n")[1]
    assert anna.act(review["id"], 45, "end", 403)["error"] == "not-your-seat"
    assert room.guest().get(f"/api/tables/{review['id']}", 404)
    assert anna.http.delete(f"/api/tables/{review['id']}").status_code == 204


def test_looking_back(room: Room) -> None:
    anna, table_id, boards = played(room, 80)
    path = f"/api/tables/{table_id}/replay"
    for at in (0, 1, 5, 14, 33, 64, 80):
        seen = anna.get(path, at=at, since=max(0, at - 3))
        assert (seen["at"], seen["length"]) == (at, 80)
        assert seen["board"] == boards[at]
        assert [entry["number"] for entry in seen["entries"]] == list(range(max(0, at - 3) + 1, at + 1))
    assert len(anna.get(path)["entries"]) == 80
    assert anna.get(path, 404, at=81)["error"] == "no-action"


def test_bad_records_are_refused_at_their_line(room: Room) -> None:
    anna = room.guest("Anna")
    head = f"{MAGIC}\ngame: alamein\nscenario: historical\n\n"
    assert upload(anna, "hello\n", 422)["why"]["code"] == "record"
    assert "line 5" in upload(anna, head + "end\n", 422)["text"]
    assert "line 6" in upload(anna, head + "place uk_eng 1911\nuk_eng 0101\n", 422)["text"]
    assert "cut short" in upload(anna, head + "place uk_eng 1911", 422)["text"]
    assert upload(anna, f"{MAGIC}\ngame: /etc\nscenario: x\n\n", 404)["error"] == "no-game"
    assert upload(anna, f"{MAGIC}\ngame: ../alamein\nscenario: x\n\n", 404)["error"] == "no-game"
    assert upload(anna, head + "# a remark\n" * 30_000, 422)["error"] == "too-long"
    assert upload(anna, head + "position:\n  turn: 99999999999999\n\n", 422)
    binary = anna.http.post("/api/records", content=b"\xff\xfe\x00", headers={"Content-Type": "text/plain"})
    assert binary.status_code == 422


@pytest.mark.usefixtures("corrected")
def test_an_older_record_that_no_longer_plays_names_the_corrections(room: Room) -> None:
    text = f"{MAGIC}\ngame: alamein\nscenario: historical\n\nplace uk_eng 1106\nuk_22_7\nuk_22_7 1315-1218\n"
    with pytest.raises(RecordError) as caught:
        record_from(text, scirocco.load)
    assert "Corrected since: 8.0: " in str(caught.value)
    assert upload(room.guest("Anna"), text, 422)["text"] == str(caught.value)


def test_a_record_may_begin_with_a_position(room: Room) -> None:
    anna, table_id, _ = played(room, 1)
    with room.house.database.read() as session:
        from scirocco.server.schema import GameTable

        table = session.get(GameTable, table_id)
        assert table is not None
        standing = room.house.shelf.standing(session, table)
    text = "\n".join(f"  {line}" for line in standing.game.write_position(standing.position).splitlines())
    review = upload(anna, f"{MAGIC}\ngame: alamein\nscenario: historical\nposition:\n{text}\n\nend\n")
    assert review["length"] == 1
    assert "position:" in anna.get(f"/api/tables/{review['id']}/record")
    assert anna.get(f"/api/tables/{review['id']}/replay", at=0)["board"] == anna.state(table_id)["board"]
