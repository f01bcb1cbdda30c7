"""The plain presenter shows any game, and hides what a side may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

import scirocco
from scirocco.core.decisions import Event
from scirocco.core.errors import Why
from scirocco.core.game import Game
from scirocco.server import presenting, shapes, showing
from scirocco.server.presenting import BattlePlan, Presenter, presenter_of
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.events import Moved
from scirocco.telling import Teller
from tests.server.rooms import Room


class Secretive(Presenter[Any]):
    """Shows moves to everybody, and what else a side does to that side alone."""

    hides: ClassVar[bool] = True

    def open_events(self, game: Game[Any], events: Sequence[Event], chooser: int) -> list[Event]:
        return [event for event in events if isinstance(event, Moved)]


@pytest.fixture
def secretive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(presenting.PRESENTERS, Somnium, Secretive())
    showing._entry.cache_clear()


@pytest.mark.usefixtures("secretive")
def test_the_other_side_sees_what_is_open_and_no_more(room: Room) -> None:
    anna, bruno, table_id = room.two_at_a_table()
    for version, action in enumerate(("place uk_eng 1106", "uk_22_7", "uk_22_7 1315-1314")):
        anna.act(table_id, version, action)
    mine, theirs = anna.state(table_id)["log"], bruno.state(table_id)["log"]
    assert [entry["action"] for entry in mine] == ["place uk_eng 1106", "uk_22_7", "uk_22_7 1315-1314"]
    assert [entry["action"] for entry in theirs] == [None, None, None]
    assert theirs[0]["events"] == []
    assert [event["kind"] for event in theirs[2]["events"]] == ["moved"]
    steps = bruno.get(f"/api/tables/{table_id}/timeline")["steps"]
    assert [step["action"] for step in steps] == [None, None, None]
    assert bruno.get(f"/api/tables/{table_id}/record", 403)["error"] == "not-over"
    assert not bruno.state(table_id)["downloads"]
    alone = anna.table(("allied", "me"), ("axis", "me"))
    assert alone["downloads"], "who plays both sides knows all"
    assert anna.get(f"/api/tables/{alone['id']}/record")
    showing._entry.cache_clear()


def test_the_plain_presenter_shows_any_game() -> None:
    """Pieces, where they are and the turns: enough to look on while a system has nothing of its own."""
    game = scirocco.load("alamein")
    plain: Presenter[Any] = Presenter()
    pos = game.start()
    assert len(plain.pieces(game)) == len(game.piece_ids)
    assert {unit.status for unit in plain.units(game, pos)} == {"board", "away"}
    assert [track.id for track in plain.tracks(game, pos)] == ["turns"]
    assert plain.moment(game, 3).id == "turn-plain"
    assert plain.reach(game, pos, 0) is None
    assert plain.layers(game, pos) == []
    assert plain.active(game, pos) == 0
    with pytest.raises(NotImplementedError):
        plain.preview(game, pos, BattlePlan(0))


def test_the_plain_teller_names_what_fields_hold() -> None:
    game = scirocco.load("alamein")
    plain: Teller[Any] = Teller()
    moved = plain.event(game, Moved("alamein 4.0", 0, (3, 4), 7))
    assert moved.id == "table-event-moved"
    assert moved.facts["unit"] == ("piece", game.piece_ids[0])
    assert [fact.value for fact in moved.facts["path"].value] == [game.board.ids[3], game.board.ids[4]]
    assert moved.facts["cost"] == ("number", 7)
    why = plain.why(game, game.start(), Why("", "over", "the game is over"))
    assert why.id == "refusal-over"


def test_messages_go_over_the_wire_as_they_are() -> None:
    game = scirocco.load("alamein")
    told = presenter_of(game).battle(game, game.start())
    assert told is None
    asked = shapes.shown(Teller[Any]().ask(game, game.start()))  # type: ignore[arg-type]
    again = shapes.Message.model_validate_json(asked.model_dump_json())
    assert again == asked
