"""Records: down, up, and looking back."""

from __future__ import annotations

from pathlib import Path

import pytest

import scirocco
from scirocco.core.errors import RecordError
from scirocco.core.records import MAGIC
from scirocco.core.records import read_record as record_from
from scirocco.server.api.tables import state_of
from scirocco.server.schema import GameTable
from tests.server.rooms import Guest, Json, Room, wait_for


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


def test_a_record_is_played_on_from_where_it_leaves_off(room: Room) -> None:
    """Against a friend who still has to come, and from an earlier position alone on one screen; the record stays."""
    anna, table_id, boards = played(room, 45)
    record = upload(anna, anna.get(f"/api/tables/{table_id}/record"))["id"]
    path = f"/api/tables/{record}/go-on"
    game = anna.post(path, seats=[{"side": "allied", "kind": "me"}])
    assert (game["status"], game["length"], game["you"]) == ("open", 45, ["allied"])
    assert anna.act(game["id"], 45, "end", 409)["error"] == "not-playing"
    bruno = room.guest("Bruno")
    bruno.post(f"/api/tables/{game['id']}/join", token=anna.post(f"/api/tables/{game['id']}/invitations")["token"])
    state = anna.state(game["id"])
    assert (state["status"], state["board"]) == ("playing", boards[45])
    mover = anna if state["to_move"] == "allied" else bruno
    assert not mover.state(game["id"])["can_undo"], "what others played is not taken back"
    mover.act(game["id"], 45, mover.state(game["id"])["choices"][0]["action"])
    both = [{"side": side, "kind": "me"} for side in ("allied", "axis")]
    alone = anna.post(path, at=14, seats=both)
    assert (alone["status"], alone["length"], alone["board"]) == ("playing", 14, boards[14])
    again = anna.post(f"/api/tables/{alone['id']}/actions", version=14, action=alone["choices"][0]["action"])
    assert again["state"]["length"] == 15
    assert (anna.state(record)["status"], anna.state(record)["length"]) == ("review", 45)


def test_a_record_is_played_on_against_the_computer(room: Room) -> None:
    """It begins with a position of its own, and the computer, whose move it is, goes on from there."""
    anna, table_id, _ = played(room, 1)
    with room.house.database.read() as session:
        standing = room.house.shelf.standing(session, session.get_one(GameTable, table_id))
    text = "\n".join(f"  {line}" for line in standing.game.write_position(standing.position).splitlines())
    record = upload(anna, f"{MAGIC}\ngame: alamein\nscenario: historical\nposition:\n{text}\n\nend\n")["id"]
    seats = [{"side": "axis", "kind": "me"}, {"side": "allied", "kind": "computer", "level": "random"}]
    game = anna.post(f"/api/tables/{record}/go-on", seats=seats)["id"]
    wait_for(lambda: anna.state(game)["length"] > 1, "the computer's move")
    assert "position:" in anna.get(f"/api/tables/{game}/record")


def test_what_cannot_be_played_on(room: Room) -> None:
    anna, table_id, _ = played(room, 3)
    me = [{"side": "allied", "kind": "me"}]
    assert anna.post(f"/api/tables/{table_id}/go-on", 409, seats=me)["error"] == "no-record"
    record = upload(anna, anna.get(f"/api/tables/{table_id}/record"))["id"]
    path = f"/api/tables/{record}/go-on"
    assert anna.post(path, 404, seats=me, at=4)["error"] == "no-action"
    assert anna.post(path, 422, seats=me * 2)["error"] == "seat-twice"
    assert room.guest().post(path, 404, seats=me)["error"] == "no-table"
    text = (Path(__file__).parents[1] / "golden" / "alamein-historical-random-11.war").read_text(encoding="utf-8")
    over = upload(anna, text)
    assert over["board"]["decision"] is None
    assert anna.post(f"/api/tables/{over['id']}/go-on", 409, seats=me)["error"] == "not-playing"


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
        table = session.get(GameTable, table_id)
        assert table is not None
        standing = room.house.shelf.standing(session, table)
    text = "\n".join(f"  {line}" for line in standing.game.write_position(standing.position).splitlines())
    review = upload(anna, f"{MAGIC}\ngame: alamein\nscenario: historical\nposition:\n{text}\n\nend\n")
    assert review["length"] == 1
    assert "position:" in anna.get(f"/api/tables/{review['id']}/record")
    assert anna.get(f"/api/tables/{review['id']}/replay", at=0)["board"] == anna.state(table_id)["board"]
