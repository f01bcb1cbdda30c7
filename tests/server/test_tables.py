"""Tables: the lobby, invitations, private and public, my games, the catalogue."""

from __future__ import annotations

from tests.server.rooms import Guest, Json, Room


def listed(guest: Guest, which: str) -> list[Json]:
    found: list[Json] = guest.get("/api/tables", which=which, limit=200)
    return found


def test_an_open_table_is_found_joined_and_begun(room: Room) -> None:
    anna, bruno, carla = room.guest("Anna"), room.guest("Bruno"), room.guest("Carla")
    table = anna.table(("allied", "me"), public=True)
    table_id = table["id"]
    assert table["status"] == "open"
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open"]
    assert table_id in [card["id"] for card in listed(bruno, "open")]
    assert anna.act(table_id, 0, "end", 409)["error"] == "not-playing"
    assert bruno.post(f"/api/tables/{table_id}/join", 422, side="martian")["error"] == "no-side"
    assert bruno.post(f"/api/tables/{table_id}/join", 409, side="allied")["error"] == "seat-taken"
    assert bruno.post(f"/api/tables/{table_id}/join", side="axis")["status"] == "playing"
    assert carla.post(f"/api/tables/{table_id}/join", 409)["error"] == "seat-taken"
    assert table_id not in [card["id"] for card in listed(carla, "open")]
    assert table_id in [card["id"] for card in listed(carla, "public")]
    assert carla.state(table_id)["seats"][1]["player"] == "Bruno"


def test_a_private_table_is_for_the_invited(room: Room) -> None:
    anna, bruno, carla = room.guest("Anna"), room.guest("Bruno"), room.guest("Carla")
    table_id = anna.table(("allied", "me"))["id"]
    for path in ("", "/chat", "/record", "/replay", "/news"):
        assert carla.get(f"/api/tables/{table_id}{path}", 404)["error"] == "no-table"
    assert carla.post(f"/api/tables/{table_id}/join", 404)["error"] == "no-table"
    assert carla.post(f"/api/tables/{table_id}/join", 403, token="guess")["error"] == "no-invitation"
    first = anna.post(f"/api/tables/{table_id}/invitations", side="axis")
    assert first["side"] == "axis"
    second = anna.post(f"/api/tables/{table_id}/invitations")
    assert bruno.post(f"/api/tables/{table_id}/join", 403, token=first["token"])["error"] == "no-invitation"
    assert bruno.post(f"/api/tables/{table_id}/join", token=second["token"])["you"] == ["axis"]
    assert carla.post(f"/api/tables/{table_id}/join", 403, token=second["token"])["error"] == "no-invitation"
    assert anna.post(f"/api/tables/{table_id}/invitations", 409)["error"] == "seat-taken"
    assert table_id not in [card["id"] for card in listed(carla, "public")]


def test_my_tables_have_those_first_where_it_is_my_move(room: Room) -> None:
    anna, bruno, waiting = room.two_at_a_table()
    theirs = bruno.table(("allied", "me"), ("axis", "me"))["id"]
    over = bruno.table(("allied", "me"), ("axis", "me"))["id"]
    bruno.post(f"/api/tables/{over}/resign")
    cards = listed(bruno, "mine")
    assert [card["id"] for card in cards] == [theirs, waiting, over]
    assert [card["your_move"] for card in cards] == [True, False, False]
    assert listed(anna, "mine")[0]["your_move"] is True
    assert room.guest(session=False).get("/api/tables", 401, which="mine")["error"] == "no-session"


def test_a_table_that_has_not_begun_can_be_cleared(room: Room) -> None:
    anna, bruno = room.guest("Anna"), room.guest("Bruno")
    table_id = anna.table(("allied", "me"), public=True)["id"]
    delete = f"/api/tables/{table_id}"
    assert bruno.http.delete(delete).status_code == 403
    assert anna.http.delete(delete).status_code == 204
    assert anna.get(delete, 404)["error"] == "no-table"
    begun = anna.table(("allied", "me"), ("axis", "me"))["id"]
    assert anna.http.delete(f"/api/tables/{begun}").status_code == 409


def test_a_table_must_make_sense(room: Room) -> None:
    anna = room.guest("Anna")
    assert anna.post("/api/tables", 404, game="waterloo")["error"] == "no-game"
    assert anna.post("/api/tables", 422, game="alamein", scenario="moon")["error"] == "no-such-game"
    assert anna.post("/api/tables", 422, game="alamein", options=["dragons"])["error"] == "no-such-game"
    assert anna.post("/api/tables", 400, game="../alamein")["error"] == "malformed"
    me = {"side": "axis", "kind": "me"}
    assert anna.post("/api/tables", 422, game="alamein", seats=[me, me])["error"] == "seat-twice"
    wizard = {"side": "axis", "kind": "computer", "level": "wizard"}
    assert anna.post("/api/tables", 422, game="alamein", seats=[wizard])["error"] == "no-level"
    table = anna.post("/api/tables", game="alamein", options=["rail_off"], scenario="free")
    assert (table["options"], table["scenario"], table["you"]) == (["rail_off"], "free", [])


def test_chat_and_notepad(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table(public=True)
    carla = room.guest("Carla")
    lines = anna.post(f"/api/tables/{table_id}/chat", text="Good luck! ♞")
    assert [(line["name"], line["side"], line["text"]) for line in lines] == [("Anna", "allied", "Good luck! ♞")]
    bruno.post(f"/api/tables/{table_id}/chat", text="And you.")
    assert [line["text"] for line in carla.get(f"/api/tables/{table_id}/chat", after=lines[0]["id"])] == ["And you."]
    assert carla.post(f"/api/tables/{table_id}/chat", 403, text="Boo")["error"] == "not-your-seat"
    assert anna.post(f"/api/tables/{table_id}/chat", 400, text="x" * 2001)["error"] == "malformed"
    pad = f"/api/tables/{table_id}/notepad"
    assert anna.get(pad) == {"side": "allied", "text": ""}
    anna.put(pad, text="Go round the south.\n")
    assert anna.put(pad, text="No, the north.\n")["text"] == "No, the north.\n"
    assert anna.get(pad)["text"] == "No, the north.\n"
    assert bruno.get(pad)["text"] == ""
    assert bruno.get(pad, 403, side="allied")["error"] == "not-your-seat"
    assert carla.get(pad, 403)["error"] == "not-your-seat"


def test_the_catalogue(room: Room) -> None:
    visitor = room.guest(session=False)
    cards = {card["id"]: card for card in visitor.get("/api/catalogue")}
    card = cards["alamein"]
    assert [side["id"] for side in card["sides"]] == ["allied", "axis"]
    assert card["scenarios"][0]["title"] == "Operation Lightfoot"
    assert card["levels"] == ["random", "recruit", "regular", "veteran", "marshal"]
    assert "printed" in cards["merkur"]["levels"][:-1], "a level of one system, and not the one taken unasked"
    assert all(option["text"] for option in card["options"])
    assert visitor.get("/api/catalogue/alamein") == card
    book = visitor.get("/api/catalogue/alamein/rulebook", language="xx")
    assert book["language"] == "en"
    assert any(rule["number"] == "5.1.3" for rule in book["rules"])
    assert "## 4.0" in book["text"]
    assert book["rulings"][0]["id"] == "C1"
    board = visitor.get("/api/catalogue/alamein/spaces")
    spaces = {space["id"]: space for space in board["spaces"]}
    assert board["orientation"] == "flat-top"
    assert spaces["0805"]["x"] > spaces["0705"]["x"]
    assert len(spaces["0805"]["neighbours"]) == 6
    assert any(space["box"] and space["x"] is None for space in spaces.values())
    pieces = visitor.get("/api/catalogue/alamein/pieces")
    assert len(pieces) == 86
    assert pieces[0]["values"]["attack"] >= pieces[0]["reduced"]["attack"]
    for path in ("waterloo", "waterloo/rulebook", "waterloo/spaces", "waterloo/pieces"):
        assert visitor.get(f"/api/catalogue/{path}", 404)["error"] == "no-game"


def test_every_game_of_the_catalogue_can_be_laid_out(room: Room) -> None:
    anna = room.guest("Anna")
    for card in anna.get("/api/catalogue"):
        seats = [{"side": side["id"], "kind": "me"} for side in card["sides"]]
        state = anna.post("/api/tables", game=card["id"], seats=seats)
        assert state["choices"]
        state = anna.act(state["id"], 0, state["choices"][0]["action"])["state"]
        assert state["version"] == 1
        assert anna.get(f"/api/catalogue/{card['id']}/pieces")
        assert anna.get(f"/api/catalogue/{card['id']}/spaces")["spaces"]


def test_a_list_says_how_far_each_game_is(room: Room) -> None:
    anna = room.guest("Anna")
    state = anna.table(("allied", "me"), ("axis", "me"))
    table_id = state["id"]
    assert (state["turn"], state["turns"], state["moment"]["id"]) == (0, 12, "turn-set-up")
    anna.act(table_id, 0, "place uk_eng 1106")
    [listed] = [table for table in anna.get("/api/tables", which="mine") if table["id"] == table_id]
    assert (listed["turn"], listed["moment"]["id"]) == (1, "turn-with-day")
    assert listed["phase_name"] == anna.state(table_id)["board"]["phase_name"]
    assert listed["phase_name"]["facts"]["phase"] == {"kind": "word", "value": "phase-movement"}
    undone = anna.post(f"/api/tables/{table_id}/undo", version=1)["state"]
    assert undone["turn"] == 0


def test_an_invitation_can_be_looked_at_before_one_sits_down(room: Room) -> None:
    anna, bruno = room.guest("Anna"), room.guest("Bruno")
    table_id = anna.table(("allied", "me"))["id"]
    token = anna.post(f"/api/tables/{table_id}/invitations")["token"]
    seen = bruno.post(f"/api/tables/{table_id}/invitation", token=token)
    assert (seen["game"], seen["side"], seen["host"]) == ("alamein", "axis", "Anna")
    assert bruno.get(f"/api/tables/{table_id}", 404)["error"] == "no-table", "nobody has sat down"
    assert bruno.post(f"/api/tables/{table_id}/invitation", 403, token="x" * 24)["error"] == "no-invitation"
    bruno.post(f"/api/tables/{table_id}/join", token=token)
    assert bruno.post(f"/api/tables/{table_id}/invitation", 403, token=token)["error"] == "no-invitation"
