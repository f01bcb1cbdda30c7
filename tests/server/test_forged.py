"""Ten thousand forged actions, and not one of them is let in; of those that come at once, one is."""

from __future__ import annotations

import os
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.rooms import Room, browser

FORGERIES = int(os.environ.get("SCIROCCO_FORGERIES", "4000"))
A_FEW = 800
CROWD = 4


def test_of_two_tabs_at_one_version_one_wins(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"), scenario="free")["id"]
    tabs = [browser(room.address, cookies=dict(anna.http.cookies)) for _ in range(6)]
    with ThreadPoolExecutor(len(tabs)) as hands:
        for version in range(6):
            choices = anna.state(table_id)["choices"]
            sent = [
                hands.submit(
                    tab.post, f"/api/tables/{table_id}/actions", json={"version": version, "action": c["action"]}
                )
                for tab, c in zip(tabs, choices, strict=False)
            ]
            codes = Counter(answer.result().status_code for answer in sent)
            assert codes == {200: 1, 409: len(sent) - 1}
    for tab in tabs:
        tab.close()
    state = anna.state(table_id)
    assert state["version"] == state["length"] == 6
    numbers = [entry["number"] for entry in state["log"]]
    assert numbers == [1, 2, 3, 4, 5, 6]


def test_two_who_sit_down_at_once_begin_the_game(room: Room) -> None:
    for _ in range(3):
        anna = room.guest("Anna")
        table_id = anna.table(public=True)["id"]
        crowd = [room.guest() for _ in range(4)]
        with ThreadPoolExecutor(4) as hands:
            sent = [hands.submit(guest.http.post, f"/api/tables/{table_id}/join", json={}) for guest in crowd]
            codes = Counter(answer.result().status_code for answer in sent)
        assert codes == {200: 2, 409: 2}
        state = crowd[0].state(table_id)
        assert state["status"] == "playing"
        assert len({seat["player"] for seat in state["seats"]}) == 2


def forgery(rng: random.Random, good: str, version: int, replayed: str) -> tuple[str, Any]:
    """Whose session, and what is sent: everything but a legal action of Anna at this version."""
    nonsense = "".join(rng.choice("abcdefghij0123456789-_ ") for _ in range(rng.randint(1, 40)))
    kinds: list[tuple[str, Any]] = [
        ("bruno", {"version": version, "action": good}),  # not his turn
        ("carla", {"version": version, "action": good}),  # not at this table
        ("nobody", {"version": version, "action": good}),  # no session
        ("anna", {"version": version - rng.randint(1, version), "action": replayed}),  # replayed
        ("anna", {"version": version + rng.randint(1, 9), "action": good}),  # from the future
        ("anna", {"version": version, "action": nonsense}),
        ("anna", {"version": version, "action": f"ge_155_90 {rng.randint(1, 21):02}{rng.randint(1, 18):02}"}),
        ("anna", {"version": version, "action": f"attack {rng.randint(1, 21):02}{rng.randint(1, 18):02}"}),
        ("anna", {"version": version, "action": f"place uk_eng {rng.randint(1, 21):02}{rng.randint(1, 18):02}"}),
        ("anna", {"version": version, "action": f"air {rng.randint(-5, 10**9)}"}),
        ("anna", {"version": version, "action": "end; end"}),
        ("anna", {"version": version, "action": "0101-" * rng.randint(1, 380) + "0101"}),
        ("anna", {"version": version, "action": f"uk_22_7 1315-{rng.randint(1, 21):02}{rng.randint(1, 18):02}"}),
        ("anna", {"version": version, "action": "x" * rng.randint(2001, 60_000)}),
        ("anna", {"version": version, "action": "x" * rng.randint(70_000, 300_000)}),
        ("anna", {"version": version, "action": good, "side": "axis"}),
        ("anna", {"version": version, "action": good, "dice": [6, 6]}),
        ("anna", {"version": version, "action": [good]}),
        ("anna", {"version": str(version), "action": good}),
        ("anna", {"version": -version, "action": good}),
        ("anna", {"version": version + 0.5, "action": good}),
        ("anna", {"action": good}),
        ("anna", {"version": version}),
        ("anna", [version, good]),
        ("anna", None),
        ("anna", "end"),
    ]
    return rng.choice(kinds)


def test_no_forged_action_is_accepted(room: Room) -> None:
    forge_many(room, A_FEW)


@pytest.mark.slow
def test_no_forged_action_of_thousands_is_accepted(room: Room) -> None:
    """Three quarters of them against SQLite, the rest against PostgreSQL."""
    forge_many(room, FORGERIES)


def forge_many(room: Room, many: int) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    people = {"anna": anna, "bruno": bruno, "carla": room.guest("Carla"), "nobody": room.guest(session=False)}
    replayed = anna.state(table_id)["choices"][0]["action"]
    anna.act(table_id, 0, replayed)
    state = anna.act(table_id, 1, "end")["state"]
    good, version = state["choices"][0]["action"], state["version"]
    path = f"/api/tables/{table_id}/actions"
    share = many * 3 // 4 if room.house.database.is_sqlite else many // 4
    legal = [{"version": version, "action": choice["action"]} for choice in state["choices"]]

    def forge(seed: int) -> Counter[int]:
        rng, codes = random.Random(seed), Counter[int]()
        mine = {name: browser(room.address, cookies=dict(guest.http.cookies)) for name, guest in people.items()}
        while codes.total() < share // CROWD:
            who, body = forgery(rng, good, version, replayed)
            if who == "anna" and body in legal:
                continue
            codes[mine[who].post(path, json=body).status_code] += 1
        for client in mine.values():
            client.close()
        return codes

    with ThreadPoolExecutor(CROWD) as hands:
        codes = sum(hands.map(forge, range(CROWD)), Counter[int]())
    assert codes.total() == share
    assert set(codes) <= {400, 401, 403, 404, 409, 413, 422}, codes
    after = anna.state(table_id)
    assert after["version"] == version
    assert after["board"] == state["board"]
    anna.act(table_id, version, good)
