"""The live line: each sees his own, nothing is missed, whatever breaks in between."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from scirocco.server.settings import Settings
from tests.server.rooms import Guest, Room, heard, opened


def first_choice(guest: Guest, table_id: str) -> str:
    return str(guest.state(table_id)["choices"][0]["action"])


def test_two_at_a_table_each_see_their_own(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    with anna.live(table_id) as hers, bruno.live(table_id) as his:
        assert heard(hers)["state"]["you"] == ["allied"]
        assert heard(his)["state"]["you"] == ["axis"]
        action = first_choice(anna, table_id)
        anna.act(table_id, 0, action)
        for line, side, decides in ((hers, "allied", True), (his, "axis", False)):
            update = heard(line)
            assert update["type"] == "update"
            assert (update["keep"], [entry["action"] for entry in update["entries"]]) == (0, [action])
            assert update["state"]["you"] == [side]
            assert (update["state"]["choices"] is not None) is decides
            assert update["state"]["version"] == 1


def test_a_lost_line_is_taken_up_where_it_was(room: Room) -> None:
    bruno, anna, table_id = room.two_at_a_table(scenario="free")
    actions = []
    for version in range(3):
        actions.append(first_choice(anna, table_id))
        anna.act(table_id, version, actions[-1])
    with bruno.live(table_id, since=1) as line:
        update = heard(line)
        assert update["keep"] == 1
        assert [entry["action"] for entry in update["entries"]] == actions[1:]
    anna.post(f"/api/tables/{table_id}/undo", version=3)
    anna.post(f"/api/tables/{table_id}/undo", version=4)
    other = anna.state(table_id)["choices"][1]["action"]
    anna.act(table_id, 5, other)
    with bruno.live(table_id, since=3) as line:
        update = heard(line)
        assert update["keep"] == 1, "two of the three actions he knew were taken back"
        assert [entry["action"] for entry in update["entries"]] == [other]
        assert update["state"]["version"] == 6
    assert bruno.get(f"/api/tables/{table_id}/news", since=3)["keep"] == 1


def test_seats_offers_and_chat_are_told_too(room: Room) -> None:
    anna, bruno = room.guest("Anna"), room.guest("Bruno")
    table_id = anna.table(("allied", "me"), public=True)["id"]
    with anna.live(table_id) as line:
        assert heard(line)["state"]["status"] == "open"
        bruno.post(f"/api/tables/{table_id}/join")
        assert heard(line)["state"]["seats"][1]["player"] == "Bruno"
        bruno.post(f"/api/tables/{table_id}/chat", text="Hello")
        news = heard(line)
        assert (news["type"], news["lines"][0]["text"]) == ("chat", "Hello")
        bruno.post(f"/api/tables/{table_id}/offers", kind="draw", version=0)
        assert heard(line)["state"]["offers"] == [{"kind": "draw", "side": "axis", "keep": None}]
    with anna.live(table_id, chat=0) as line:
        assert heard(line)["type"] == "update"
        assert heard(line)["lines"][0]["text"] == "Hello"


def test_spectators_watch_public_tables_only(room: Room) -> None:
    anna, _, table_id = room.two_at_a_table(public=True)
    with room.guest(session=False).live(table_id) as line:
        assert heard(line)["state"]["you"] == []
        anna.act(table_id, 0, first_choice(anna, table_id))
        assert heard(line)["state"]["choices"] is None
    anna, _, private = room.two_at_a_table()
    for table in (private, "zzzzzzzz"):
        with room.guest().live(table) as line, pytest.raises(ConnectionClosed) as closed:
            heard(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004


def test_servers_on_one_postgresql_hear_each_other(room: Room, settings: Settings, tmp_path: Path) -> None:
    if not settings.database_url:
        pytest.skip("SQLite has one server")
    key = (settings.data / "session.key").read_text()
    (tmp_path / "session.key").write_text(key)
    with opened(replace(settings, data=tmp_path, bots=0)) as other:
        assert other.house.listener is not None
        assert other.house.listener.ready.wait(20)
        anna, bruno, table_id = room.two_at_a_table()
        bruno_there = other.guest(session=False)
        bruno_there.http.cookies.update(bruno.http.cookies)
        with bruno_there.live(table_id) as line:
            assert heard(line)["state"]["version"] == 0
            for version in range(3):
                anna.act(table_id, version, first_choice(anna, table_id))
                assert heard(line, 10)["state"]["version"] == version + 1
            bruno_there.post(f"/api/tables/{table_id}/chat", text="I am over here")
        assert anna.get(f"/api/tables/{table_id}/chat")[0]["text"] == "I am over here"
        assert bruno_there.state(table_id)["board"] == bruno.state(table_id)["board"]
