"""Redo, hints, hurrying the computer, what it says while it thinks, the timeline, and showing a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from typing import Any

import pytest

from scirocco.core.decisions import Action
from scirocco.core.game import Game
from scirocco.players.clock import Progress, Stop
from scirocco.server import bots, thinking
from scirocco.server.settings import Settings
from scirocco.server.thinking import Channel, Problem
from tests.server.rooms import Guest, Room, heard, opened, wait_for


def alone(room: Room) -> tuple[Guest, str]:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    anna.act(table_id, 0, "place uk_eng 1106")
    return anna, table_id


class TestRedo:
    def test_what_was_taken_back_can_be_done_again(self, room: Room) -> None:
        anna, table_id = alone(room)
        anna.act(table_id, 1, "uk_22_7")
        state = anna.act(table_id, 2, "uk_22_7 1315-1314")["state"]
        assert state["can_redo"] is False
        for _ in range(3):
            state = anna.post(f"/api/tables/{table_id}/undo", version=state["version"])["state"]
        assert (state["length"], state["can_redo"]) == (0, True)
        for _ in range(3):
            state = anna.post(f"/api/tables/{table_id}/redo", version=state["version"])["state"]
        assert (state["length"], state["can_redo"]) == (3, False)
        assert state["log"][-1]["action"] == "uk_22_7 1315-1314"
        refused = anna.post(f"/api/tables/{table_id}/redo", 422, version=state["version"])
        assert refused["error"] == "no-redo"

    def test_a_new_decision_forgets_it(self, room: Room) -> None:
        anna, table_id = alone(room)
        anna.act(table_id, 1, "uk_22_7")
        state = anna.post(f"/api/tables/{table_id}/undo", version=2)["state"]
        assert state["can_redo"]
        state = anna.act(table_id, state["version"], "au_20_9")["state"]
        assert not state["can_redo"]

    def test_it_is_for_who_decides(self, room: Room) -> None:
        anna, bruno, table_id = room.two_at_a_table()
        anna.act(table_id, 0, "place uk_eng 1106")
        state = anna.post(f"/api/tables/{table_id}/undo", version=1)["state"]
        assert anna.state(table_id)["can_redo"]
        assert not bruno.state(table_id)["can_redo"]
        refused = bruno.post(f"/api/tables/{table_id}/redo", 403, version=state["version"])
        assert refused["error"] == "not-your-seat"
        assert anna.post(f"/api/tables/{table_id}/redo", 409, version=0)["error"] == "stale"


class TestHints:
    def test_the_computer_says_what_it_would_do(self, room: Room) -> None:
        anna = room.guest("Anna")
        state = anna.table(("allied", "me"), ("axis", "computer"), level="random")
        assert state["hints"]
        hint = anna.post(f"/api/tables/{state['id']}/hint", level="random")
        assert hint["level"] == "random"
        assert hint["option"]["action"] in {choice["action"] for choice in state["choices"]}
        assert hint["option"]["label"]["id"] == "somnium-do-place"
        assert anna.state(state["id"])["version"] == 0, "a hint changes nothing"
        assert anna.post(f"/api/tables/{state['id']}/hint", 422, level="genius")["error"] == "no-level"

    def test_the_computer_says_why(self, room: Room) -> None:
        anna = room.guest("Anna")
        state = anna.table(("allied", "me"), ("axis", "computer"), level="random")
        hint = anna.post(f"/api/tables/{state['id']}/hint")
        assert hint["level"] == "regular"
        assert [reason["message"]["id"] for reason in hint["reasons"]] == ["somnium-reason-place"]

    def test_there_are_none_against_a_person(self, room: Room) -> None:
        anna, bruno, table_id = room.two_at_a_table()
        assert not anna.state(table_id)["hints"]
        assert anna.post(f"/api/tables/{table_id}/hint", 403)["error"] == "no-hints"
        assert bruno.post(f"/api/tables/{table_id}/hint", 403)["error"] == "no-hints"

    def test_there_are_none_where_nobody_thinks(self, data: Any) -> None:
        with opened(Settings(data, rate=0, bots=0, light_passwords=True)) as room:
            anna = room.guest("Anna")
            state = anna.table(("allied", "me"), ("axis", "me"))
            assert anna.post(f"/api/tables/{state['id']}/hint", 409)["error"] == "no-hints"


class Ponderer:
    """A player who thinks until he is told to stop, and says how far he is."""

    name = "ponderer"

    def __init__(self, progress: Progress, stop: Stop) -> None:
        self.progress, self.stop = progress, stop

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        for part in range(1000):
            self.progress(part / 1000)
            if self.stop():
                break
            time.sleep(0.05)
        return game.options(view)[0]


class TestTheChannel:
    def test_a_player_is_heard_and_can_be_hurried(self, monkeypatch: pytest.MonkeyPatch) -> None:
        channel = Channel(multiprocessing.get_context("spawn"))

        def make(level: str, seed: int | None = None, *, progress: Progress, stop: Stop) -> Ponderer:
            return Ponderer(progress, stop)

        monkeypatch.setattr(thinking, "_channel", channel)
        monkeypatch.setattr(thinking, "make_player", make)
        problem = Problem("channel", 0, "alamein", "historical", (), None, (), 0, "ponderer")
        said: list[str] = []
        channel.begin()
        assert channel.read() is None
        mind = threading.Thread(target=lambda: said.append(thinking.choose(problem)))
        mind.start()
        wait_for(lambda: (channel.read() or 0) > 0.002, "the first words")
        channel.hurry()
        mind.join(30)
        assert not mind.is_alive(), "he would have thought for fifty seconds"
        assert said[0].startswith("place uk_eng")

    def test_a_player_without_ears_plays_all_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(thinking, "_channel", Channel(multiprocessing.get_context("spawn")))
        problem = Problem("deaf", 0, "alamein", "historical", (), None, (), 0, "random")
        assert thinking.choose(problem).startswith("place uk_eng")

    def test_the_table_hears_how_far_the_computer_is(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        """Over the live line, and nothing once it has decided."""
        monkeypatch.setattr(bots, "REPORT", 0.0)
        anna = room.guest("Anna")
        table_id = anna.table(("allied", "me"), ("axis", "computer"), level="random")["id"]
        state = anna.act(table_id, 0, anna.state(table_id)["choices"][0]["action"])["state"]
        kinds: list[Any] = []
        with anna.live(table_id, since=state["version"]) as line:
            while state["to_move"] != "axis":
                choices = [choice["action"] for choice in state["choices"]]
                state = anna.act(
                    table_id, state["version"], next(w for w in ("end", "done", *choices) if w in choices)
                )["state"]
            while not (kinds and kinds[-1] is None):
                news = heard(line)
                if news["type"] == "thinking":
                    kinds.append(news["thinking"])
        assert kinds[0]["side"] == "axis"
        assert kinds[0]["level"] == "random"
        assert kinds[0].keys() == {"side", "level", "done", "seconds"}, "its plans are its own"
        anna.post(f"/api/tables/{table_id}/hurry", 204)
        anna.post(f"/api/tables/{table_id}/resign")
        assert room.guest("Bruno").post(f"/api/tables/{table_id}/hurry", 404)

    def test_a_table_that_waits_for_a_busy_worker_says_so(self, room: Room) -> None:
        """And may be told to hurry before its turn has come."""
        anna, bots = room.guest("Anna"), room.house.bots
        table_id = anna.table(("allied", "me"), ("axis", "computer"), level="random")["id"]
        loop = bots._loop
        assert loop is not None
        worker = bots._worker(table_id)
        asyncio.run_coroutine_threadsafe(worker.free.acquire(), loop).result(60)
        hints: list[Any] = []
        asking = threading.Thread(
            target=lambda: hints.append(anna.post(f"/api/tables/{table_id}/hint", level="random"))
        )
        asking.start()
        watcher = room.guest(session=False)
        watcher.http.cookies = anna.http.cookies
        waiting = wait_for(lambda: watcher.state(table_id)["thinking"], "a word on it")
        assert (waiting["side"], waiting["level"], waiting["done"]) == ("allied", "random", None)
        watcher.post(f"/api/tables/{table_id}/hurry", 204)
        wait_for(lambda: table_id in bots._hurried, "the haste")
        assert not hints
        loop.call_soon_threadsafe(worker.free.release)
        asking.join(60)
        assert hints[0]["level"] == "random"
        assert watcher.state(table_id)["thinking"] is None
        assert not bots._hurried
        assert not worker.free.locked()

    def test_only_who_sits_there_hurries(self, room: Room) -> None:
        anna = room.guest("Anna")
        table_id = anna.table(("allied", "me"), public=True)["id"]
        assert room.guest("Carla").post(f"/api/tables/{table_id}/hurry", 403)["error"] == "not-your-seat"


class TestTimeline:
    def test_every_action_has_its_turn_and_phase(self, room: Room) -> None:
        anna, table_id = alone(room)
        state = anna.state(table_id)
        while state["board"]["turn"] < 3:
            choices = [choice["action"] for choice in state["choices"]]
            quick = next(word for word in ("end", "done", *choices) if word in choices)
            state = anna.act(table_id, state["version"], quick)["state"]
        line = anna.get(f"/api/tables/{table_id}/timeline")
        assert line["length"] == len(line["steps"]) == state["length"]
        assert [mark["turn"] for mark in line["turns"]] == [0, 1, 2, 3]
        assert line["turns"][-1]["at"] == line["length"], "the turn that has only begun stands in the list"
        for mark in line["turns"]:
            board = anna.get(f"/api/tables/{table_id}/replay", at=mark["at"], since=mark["at"])["board"]
            assert board["turn"] == mark["turn"]
        for step in line["steps"]:
            board = anna.get(f"/api/tables/{table_id}/replay", at=step["number"] - 1)["board"]
            assert (board["turn"], board["phase"]) == (step["turn"], step["phase"])
        assert line["steps"][0]["action"] == "place uk_eng 1106"
        undone = anna.post(f"/api/tables/{table_id}/offers", kind="takeback", version=state["version"])["state"]
        shorter = anna.get(f"/api/tables/{table_id}/timeline")
        assert shorter["length"] == undone["length"] == len(shorter["steps"])


class TestShowing:
    def test_a_private_table_can_be_shown_and_hidden_again(self, room: Room) -> None:
        anna, carla = room.guest("Anna"), room.guest("Carla")
        table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
        carla.get(f"/api/tables/{table_id}", 404)
        assert anna.put(f"/api/tables/{table_id}/public", public=True)["public"] is True
        seen = carla.state(table_id)
        assert seen["choices"] is None
        assert seen["you"] == []
        assert carla.put(f"/api/tables/{table_id}/public", 403, public=False)["error"] == "not-your-seat"
        anna.put(f"/api/tables/{table_id}/public", public=False)
        carla.get(f"/api/tables/{table_id}", 404)


def test_a_hint_needs_a_decision_of_ones_own(room: Room) -> None:
    anna = room.guest("Anna")
    state = anna.table(("allied", "me"), ("axis", "me"))
    anna.post(f"/api/tables/{state['id']}/resign", side="axis")
    assert anna.post(f"/api/tables/{state['id']}/hint", 403)["error"] == "no-hints"
