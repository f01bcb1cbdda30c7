"""Every kind of choice can be made at the table by a person: by mouse, and again by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from sqlalchemy import select

from scirocco.games import game_ids
from scirocco.server.schema import ActionRow
from tests.browser.conftest import NewVisitor
from tests.browser.hands import carry_out
from tests.browser.keys import links_of, press_out
from tests.browser.moments import LoadedDice, take_up
from tests.browser.table import Json, Table
from tests.browser.verbs import Place, every_verb, places
from tests.server.rooms import Room

Hand = Callable[[Table, Json, Json], Json]
Note = Callable[[str, object], None]

by_hand = pytest.mark.parametrize("hand", [carry_out, press_out], ids=["mouse", "keyboard"])


@by_hand
@pytest.mark.parametrize("system", ["somnium", "areas", "chitpull"])
def test_every_verb_is_within_reach(
    visitor: NewVisitor,
    room: Room,
    dice: LoadedDice,
    system: str,
    hand: Hand,
    record_property: Note,
) -> None:
    """Somebody plays both sides, from positions in which each verb comes up for the first time."""
    found = [place for place in places(system) if place.game.scenario != "solitaire"]
    wanted = frozenset[str]().union(*(place.verbs for place in found))
    record_property(f"verbs of {system}", carried_out(visitor(), room, found, wanted, hand))


@by_hand
def test_every_verb_of_the_solitaire_is_within_reach(
    visitor: NewVisitor, room: Room, dice: LoadedDice, hand: Hand, record_property: Note
) -> None:
    """The same for who plays alone, with the printed player on the other side."""
    found = [place for place in places("areas") if place.game.scenario == "solitaire" and place.side == "german"]
    wanted = frozenset[str]().union(*(place.verbs for place in found))
    assert len(wanted) > 15
    done = carried_out(visitor(), room, found, wanted, hand, commonwealth="printed")
    record_property("verbs of the solitaire", done)


@pytest.mark.parametrize("system", ["somnium", "areas", "chitpull"])
def test_the_walks_come_to_every_verb(system: str) -> None:
    """Where a rule brings a new verb, a position in which it is offered is wanted."""
    assert every_verb(system) == frozenset[str]().union(*(place.verbs for place in places(system)))


def carried_out(
    anna: Table, room: Room, found: Iterable[Place], wanted: frozenset[str], hand: Hand, **levels: str
) -> str:
    """Goes from place to place until every wanted verb has been carried out, and lists them."""
    missing = set(wanted)
    for place in in_turn(found):
        while missing & place.verbs:
            take_up(room, anna, place.as_record(), **levels)
            done = act(anna, room, place, missing, hand)
            assert done & place.verbs, f"{place.record}: the page offers none of {sorted(missing & place.verbs)}"
            missing -= done
    assert not missing, f"nobody could choose these: {sorted(missing)}"
    return " ".join(sorted(wanted))


def in_turn(found: Iterable[Place]) -> list[Place]:
    """The places of all records by turns, so that each game has its share."""
    rows: dict[str, list[Place]] = {}
    for place in found:
        rows.setdefault(place.record, []).append(place)
    most = max(map(len, rows.values()))
    return [row[number] for number in range(most) for row in rows.values() if number < len(row)]


def act(anna: Table, room: Room, place: Place, missing: set[str], hand: Hand) -> set[str]:
    """Plays on from a place as long as one of the missing verbs is offered; the verbs that were carried out."""
    done: set[str] = set()
    state = anna.settled()
    while choice := next((one for one in state["choices"] or () if one["verb"] in missing - done), None):
        try:
            state = hand(anna, state, choice)
        except Exception as fault:
            raise AssertionError(f"{place.record}: nobody could choose {choice['action']}: {fault}") from fault
        played = verbs_played(room, anna, place)
        assert choice["verb"] in played, (place.record, choice["action"], played)
        done |= played
    return done


def verbs_played(room: Room, anna: Table, place: Place) -> set[str]:
    """The verbs of all that people did at this table."""
    side = place.game.sides.index(place.side)
    with room.house.database.read() as session:
        rows = session.execute(select(ActionRow.text, ActionRow.side).where(ActionRow.table_id == anna.id)).all()
    computer = {seat["side"] for seat in anna.state()["seats"] if seat["kind"] == "computer"}
    mine = [text for text, who in rows if who == side or not computer]
    return {place.game.parse(text).verb for text in mine}


@pytest.mark.parametrize("game", game_ids())
def test_the_arrows_lead_from_every_space_to_every_other(visitor: NewVisitor, game: str) -> None:
    anna = visitor()
    board = anna.ask(f"/api/catalogue/{game}")["board"]
    geometry = anna.ask(anna.ask(f"/api/catalogue/{board}/drawings")["geometry"])
    centres = {one["id"]: (one["x"], one["y"]) for one in geometry["spaces"]}
    there = links_of(centres)
    back: dict[str, set[str]] = {space: set() for space in centres}
    for space, links in there.items():
        for other in links.values():
            back[other].add(space)
    start = next(iter(centres))
    for lead in ({space: set(links.values()) for space, links in there.items()}, back):
        seen, line = {start}, [start]
        while line:
            new = lead[line.pop()] - seen
            seen |= new
            line += new
        assert seen == set(centres)
