"""The analyst at the table: a game that is over is looked through by a process of its own."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy.orm import Session

from scirocco.core.records import Record
from scirocco.players.analysis import Chance, Effort, Moment, Step
from scirocco.server import analysing
from scirocco.server.analyses import Kept
from scirocco.server.analysing import look_on, question_of
from scirocco.server.schema import AnalysisRow
from scirocco.server.thinking import Problem
from tests.lab.test_analysis import short_game
from tests.server.rooms import Json, Room, wait_for
from tests.server.test_records import upload


@pytest.fixture(scope="module")
def record() -> Record:
    return short_game("sicily", 30)


def test_a_game_is_looked_through_and_the_findings_stay(room: Room, record: Record) -> None:
    anna = room.guest("Anna")
    table_id = upload(anna, record.write())["id"]
    path = f"/api/tables/{table_id}/analysis"
    assert anna.get(path) == {"done": None, "running": False, "side": "allied", "chances": [], "mistakes": []}
    assert anna.post(path)["running"]

    def whole() -> Json:
        found = anna.get(path)
        return found if found["done"] == 1 and not found["running"] else None

    found = wait_for(whole, "the analysis")
    assert [(one["at"], one["turn"]) for one in found["chances"]] == [(2, 1)]
    assert all(one["low"] <= one["chance"] <= one["high"] for one in found["chances"])
    assert anna.post(path) == found, "what is whole is not looked through again"
    assert room.guest("Bruno").get(path, 404)


def test_what_cost_is_shown_in_words_and_on_the_map(room: Room, record: Record) -> None:
    anna = room.guest("Anna")
    table_id = upload(anna, record.write())["id"]
    game, entry = record.game, record.entries[4]
    spaces = tuple(range(40, 43))
    step = Step("", entry.action.piece, spaces)
    moment = Moment(4, 1, entry.side, "", 0.3, 0.4, 0.7, (step,), game.format(entry.action))
    kept = Kept((moment, Chance(2, 1, 0, 0.5, 0.4, 0.6)), 3)
    _put(room, table_id, 30, kept)
    found = anna.get(f"/api/tables/{table_id}/analysis")
    assert (found["done"], found["running"]) == (0.4, False)
    [mistake] = found["mistakes"]
    assert (mistake["at"], mistake["side"], mistake["cost"]) == (4, game.sides[entry.side], 0.3)
    assert mistake["played"] == mistake["better"]
    assert mistake["steps"] == [{"piece": game.piece_ids[step.piece], "spaces": [game.board.ids[s] for s in spaces]}]
    _put(room, table_id, 29, kept)
    assert anna.get(f"/api/tables/{table_id}/analysis")["done"] is None, "findings of another record do not count"


def _put(room: Room, table_id: str, version: int, kept: Kept) -> None:
    with room.house.database.write() as session:
        assert isinstance(session, Session)
        session.merge(AnalysisRow(table_id=table_id, version=version, text=msgspec.json.encode(kept).decode()))


def test_a_game_that_goes_on_is_not_analysed(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    for ask in (anna.get, anna.post):
        assert ask(f"/api/tables/{table_id}/analysis", 409)["error"] == "not-over"


def test_looking_goes_on_where_it_was_left(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    monkeypatch.setattr(analysing, "EFFORT", Effort(playouts=1, trials=2, horizon=1))
    actions = tuple((record.game.format(one.action), " ".join(map(str, one.dice))) for one in record.entries)
    problem = Problem("analysed", 30, "sicily", record.game.scenario, (), None, actions, 0, "")
    first = look_on(problem, frozenset(), 0.0)
    assert (len(first.findings), first.left) == (1, 1)
    rest = look_on(problem, frozenset(map(question_of, first.findings)), 60.0)
    assert ([question_of(one) for one in rest.findings], rest.left) == ([("moment", 2)], 0)
    assert look_on(problem, frozenset(map(question_of, first.findings + rest.findings)), 60.0) == ((), 0)
