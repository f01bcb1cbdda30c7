"""Actions, undo, offers and endings: what the server lets pass, and what it refuses and how."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.rooms import Guest, Json, Room


def quickly(state: Json) -> Any:
    """The choice that brings a phase to its end soonest."""
    choices = [choice["action"] for choice in state["choices"]]
    return next((word for word in ("end", "done", "stop") if word in choices), choices[0])


def fiercely(state: Json) -> Any:
    """Attack whatever can be attacked."""
    choices = [choice["action"] for choice in state["choices"]]
    attacks = [action for action in choices if action.startswith(("attack", "bombard", "strike", "join"))]
    return (attacks or [word for word in ("done", "end") if word in choices] or choices)[0]


def play_until_dice(allied: Guest, axis: Guest, table_id: str) -> Json:
    """Go on, attacking, until dice have fallen."""
    for _ in range(200):
        state = allied.state(table_id)
        mover = allied if state["your_move"] else axis
        state = mover.state(table_id)
        update = mover.act(table_id, state["version"], fiercely(state))
        if update["entries"][-1]["dice"]:
            return update
    raise AssertionError("no dice fell")


def test_an_action_is_played_and_shown(room: Room) -> None:
    anna, _, table_id = room.two_at_a_table()
    state = anna.state(table_id)
    assert state["status"] == "playing"
    assert state["your_move"] is True
    assert state["board"]["decision"]["kind"] == "place"
    choice = state["choices"][0]
    update = anna.act(table_id, 0, choice["action"])
    assert update["keep"] == 0
    entry = update["entries"][0]
    assert entry["action"] == choice["action"]
    assert entry["events"][0]["kind"] == "placed"
    assert entry["events"][0]["facts"] == {"unit": choice["piece"], "space": choice["spaces"][0]}
    state = update["state"]
    assert state["version"] == state["length"] == 1
    assert state["board"]["turn"] == 1
    unit = next(unit for unit in state["board"]["units"] if unit["id"] == choice["piece"])
    assert unit["space"] == choice["spaces"][0]
    assert {pool["side"]: pool["points"] for pool in state["board"]["pools"]} == {"allied": 50, "axis": 6}


def test_refusals_say_why(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    carla = room.guest("Carla")
    good = anna.state(table_id)["choices"][0]["action"]
    assert bruno.act(table_id, 0, good, 403)["error"] == "not-your-seat"
    assert carla.act(table_id, 0, good, 404)["error"] == "no-table"
    refused = anna.act(table_id, 0, "end", 422)
    assert refused["why"]["rule"].startswith("alamein ")
    assert set(refused["why"]) == {"rule", "code", "text", "args", "message"}
    assert anna.act(table_id, 0, "dance", 422)["why"]["code"] == "notation"
    assert anna.act(table_id, 7, good, 409)["version"] == 0
    anna.act(table_id, 0, good)
    assert anna.act(table_id, 0, good, 409)["version"] == 1
    assert anna.post(f"/api/tables/{table_id}/actions", 400, version="0", action=good)["error"] == "malformed"
    assert anna.post("/api/tables/zzzzzzzzzz/actions", 404, version=0, action=good)["error"] == "no-table"
    assert room.guest(session=False).act(table_id, 0, good, 401)["error"] == "no-session"
    assert anna.state(table_id)["version"] == 1


def test_only_who_must_decide_sees_choices(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table(public=True)
    assert anna.state(table_id)["choices"]
    assert bruno.state(table_id)["choices"] is None
    spectator = room.guest(session=False).state(table_id)
    assert spectator["choices"] is None
    assert spectator["you"] == []
    assert spectator["board"]["decision"]["side"] == "allied"


def test_explain(room: Room) -> None:
    anna, _, table_id = room.two_at_a_table()
    path = f"/api/tables/{table_id}/explain"
    good = anna.state(table_id)["choices"][0]["action"]
    assert anna.post(path, action=good)["why"] is None
    assert anna.post(path, action="attack 0101")["why"]["rule"]
    assert anna.post(path, action="nonsense of mine")["why"]["code"] == "notation"


def test_undo_goes_to_the_last_die_and_no_further(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    path = f"/api/tables/{table_id}/undo"
    assert anna.post(path, 422, version=0)["error"] == "no-undo"
    before = anna.state(table_id)
    update = anna.act(table_id, 0, before["choices"][0]["action"])
    assert update["state"]["can_undo"] is True
    assert bruno.state(table_id)["can_undo"] is False
    assert bruno.post(path, 403, version=1)["error"] == "not-your-seat"
    assert anna.post(path, 409, version=0)["version"] == 1
    update = anna.post(path, version=1)
    assert (update["keep"], update["entries"]) == (0, [])
    after = update["state"]
    assert after["version"] == 2
    assert after["length"] == 0
    assert after["board"] == before["board"]
    anna.act(table_id, 2, before["choices"][1]["action"])
    update = play_until_dice(anna, bruno, table_id)
    assert update["state"]["can_undo"] is False
    assert anna.post(path, 422, version=update["state"]["version"])["error"] == "no-undo"


def test_a_take_back_past_dice_needs_consent(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    anna.act(table_id, 0, anna.state(table_id)["choices"][0]["action"])
    fallen = play_until_dice(anna, bruno, table_id)
    state = fallen["state"]
    version, length = state["version"], state["length"]
    asker, other = (anna, bruno) if fallen["entries"][-1]["side"] == "allied" else (bruno, anna)
    offers, answer = f"/api/tables/{table_id}/offers", f"/api/tables/{table_id}/offers/answer"
    assert asker.post(offers, kind="takeback", version=version)["state"]["offers"][0]["keep"] == length - 1
    assert other.state(table_id)["offers"][0]["kind"] == "takeback"
    assert asker.post(answer, 409, kind="takeback", version=version, accept=True)["error"] == "no-offer"
    other.post(answer, kind="takeback", version=version, accept=False)
    assert asker.state(table_id)["offers"] == []
    asker.post(offers, kind="takeback", version=version)
    update = other.post(answer, kind="takeback", version=version, accept=True)
    assert update["state"]["length"] == length - 1
    assert update["state"]["version"] == version + 1
    assert update["keep"] == length - 1
    assert update["state"]["offers"] == []
    assert update["state"]["can_undo"] is False


def test_an_offer_lapses_when_the_game_goes_on(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    anna.post(f"/api/tables/{table_id}/offers", kind="draw", version=0)
    anna.act(table_id, 0, anna.state(table_id)["choices"][0]["action"])
    assert bruno.state(table_id)["offers"] == []
    answer = f"/api/tables/{table_id}/offers/answer"
    assert bruno.post(answer, 409, kind="draw", version=0, accept=True)["error"] == "stale"
    assert bruno.post(answer, 409, kind="draw", version=1, accept=True)["error"] == "no-offer"


def test_a_draw_by_agreement(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    anna.post(f"/api/tables/{table_id}/offers", kind="draw", version=0)
    update = bruno.post(f"/api/tables/{table_id}/offers/answer", kind="draw", version=0, accept=True)
    assert update["state"]["status"] == "finished"
    assert update["state"]["result"] == {"winner": None, "scores": {"allied": 0, "axis": 0}, "how": "agreed"}
    assert anna.act(table_id, 1, "end", 409)["error"] == "not-playing"


def test_the_computer_lets_you_take_back_and_plays_on(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "computer"))["id"]
    offers = f"/api/tables/{table_id}/offers"
    assert anna.post(offers, 409, kind="takeback", version=0)["error"] == "nothing"
    anna.act(table_id, 0, anna.state(table_id)["choices"][0]["action"])
    assert anna.post(offers, 409, kind="draw", version=1)["error"] == "declined"
    assert anna.post(offers, 422, kind="takeback", version=1, keep=1)["error"] == "not-yours"
    assert anna.post(offers, kind="takeback", version=1)["state"]["length"] == 0


def test_resign_and_play_again_with_sides_swapped(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    assert anna.post(f"/api/tables/{table_id}/rematch", 409)["error"] == "not-over"
    assert room.guest().post(f"/api/tables/{table_id}/resign", 404)["error"] == "no-table"
    assert bruno.post(f"/api/tables/{table_id}/resign", 403, side="allied")["error"] == "not-your-seat"
    result = bruno.post(f"/api/tables/{table_id}/resign")["state"]["result"]
    assert result["winner"] == "allied"
    assert result["how"] == "resigned"
    assert bruno.post(f"/api/tables/{table_id}/resign", 409)["error"] == "not-playing"
    again = anna.post(f"/api/tables/{table_id}/rematch")
    assert again["you"] == ["axis"]
    assert again["rematch_of"] == table_id
    assert bruno.post(f"/api/tables/{table_id}/rematch")["id"] == again["id"]
    assert bruno.state(again["id"])["you"] == ["allied"]
    assert bruno.state(table_id)["rematch"] == again["id"]


def test_one_person_may_play_both_sides(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"), scenario="free")["id"]
    state, sides = anna.state(table_id), set[str]()
    while len(sides) < 2:
        sides.add(state["to_move"])
        state = anna.act(table_id, state["version"], state["choices"][-1]["action"])["state"]
    keep = state["length"] - 1
    update = anna.post(f"/api/tables/{table_id}/offers", kind="takeback", version=state["version"])
    assert update["state"]["length"] == keep, "who plays both sides asks nobody"


def test_a_whole_game_comes_to_its_end(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    standing = anna.state(table_id)
    while standing["status"] == "playing":
        standing = anna.act(table_id, standing["version"], quickly(standing))["state"]
    assert standing["result"]["how"] == "played"
    assert set(standing["result"]["scores"]) == {"allied", "axis"}
    assert standing["board"]["decision"] is None
    assert standing["choices"] is None


@pytest.mark.parametrize("action", ["end\nend", "end\x00", " ", "x" * 3000, ""])
def test_an_action_is_one_printable_line(room: Room, action: str) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    response = anna.http.post(f"/api/tables/{table_id}/actions", json={"version": 0, "action": action})
    assert response.status_code in (400, 422)
    assert anna.state(table_id)["version"] == 0
