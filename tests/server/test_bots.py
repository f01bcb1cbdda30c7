"""The computer: it thinks elsewhere, and its actions come in as everybody's do."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from scirocco.server.refusals import Refusal
from scirocco.server.schema import GameTable
from scirocco.server.thinking import Problem, choose
from tests.server.rooms import Room, heard, wait_for


def test_the_computer_plays_its_turn_action_by_action(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "computer"), level="regular")["id"]
    state = anna.act(table_id, 0, anna.state(table_id)["choices"][0]["action"])["state"]
    numbers, chosen = [], set[int]()
    with anna.live(table_id, since=1) as line:
        assert heard(line)["state"]["version"] == 1
        while not (state["board"]["phase"] == "axis movement" and len(chosen) >= 5):
            if state["your_move"]:
                choices = [choice["action"] for choice in state["choices"]]
                anna.act(table_id, state["version"], next((w for w in ("end", "done") if w in choices), choices[0]))
            update = heard(line)
            if update["type"] != "update":
                continue
            state = update["state"]
            numbers += [entry["number"] for entry in update["entries"]]
            chosen |= {entry["number"] for entry in update["entries"] if entry["side"] == "axis"}
    assert numbers == list(range(2, numbers[-1] + 1)), "every action was told, once, in order"


def test_two_computers_play_for_a_spectator(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "computer"), ("axis", "computer"), public=True)["id"]
    wait_for(lambda: anna.state(table_id)["version"] >= 20, "twenty actions")
    with room.house.database.write() as session:  # or they would play on behind all other tests
        session.execute(update(GameTable).where(GameTable.id == table_id).values(status="finished"))


def test_the_door_is_the_same_for_the_computer(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    good = anna.state(table_id)["choices"][0]["action"]
    with pytest.raises(Refusal, match="seat"):
        room.house.umpire.act_for_computer(table_id, 0, good)


def test_a_worker_remembers_and_forgets() -> None:
    problem = Problem("t", 0, "alamein", "historical", (), None, (), 0, "random")
    first = choose(problem)
    assert first.startswith("place uk_eng")
    longer = problem._replace(actions=((first, ""),))
    assert choose(longer)
    assert choose(problem._replace(actions=(("place uk_eng 1911", ""), ("end", "")))), "after an undo it begins anew"
