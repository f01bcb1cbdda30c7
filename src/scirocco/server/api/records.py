"""Records: a game as a text file, and looking back."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Query
from fastapi.responses import PlainTextResponse
from sqlalchemy.orm import Session

from scirocco.server import shapes
from scirocco.server.api.parts import REFUSALS, Anybody, InHouse, Slowly, Somebody, viewer
from scirocco.server.api.tables import state_of
from scirocco.server.house import House
from scirocco.server.library import card
from scirocco.server.positions import record_of
from scirocco.server.refusals import Refusal, unreadable
from scirocco.server.requests import At, TableId
from scirocco.server.showing import (
    MOST_ENTRIES,
    may_have_record,
    show_board,
    show_entries,
    show_timeline,
    standing_at,
    viewing_side,
)
from scirocco.server.sittings import Ending, Sitting, find_sitting
from scirocco.server.talk import moment

router = APIRouter(prefix="/api", tags=["records"], responses=REFUSALS)

TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=TEXT)
def read_record(house: InHouse, person: Anybody, table: TableId) -> PlainTextResponse:
    """The game as a .war file. Where a side may not know all, it is closed until the game is over, or cannot go on, but
    for who plays every side."""
    with house.database.read() as session:
        sitting = find_sitting(session, table, viewer(person))
        if not may_have_record(sitting) and not _is_outdated(house, session, sitting):
            raise Refusal(403, "not-over", "the record is open when the game is over")
        text = record_of(session, sitting.table, _headers(sitting))
    name = f"{sitting.table.game}-{table}.war"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def _is_outdated(house: House, session: Session, sitting: Sitting) -> bool:
    """Whether the rules no longer play the game."""
    try:
        house.shelf.standing(session, sitting.table)
    except Refusal:
        return True
    return False


def _headers(sitting: Sitting) -> dict[str, str]:
    """Who played, when, and how it ended."""
    table = sitting.table
    sides = [side.id for side in card(table.game).sides]
    headers = {"table": table.id, "date": moment(table.created).date().isoformat()}
    for seat in sitting.seats:
        name = sitting.names.get(seat.user_id or "") or (f"computer, {seat.level}" if seat.level else "")
        if name:
            headers[sides[seat.side]] = name
    if table.result:
        ending = Ending.read(table.result)
        headers["result"] = f"{'draw' if ending.winner < 0 else sides[ending.winner]}, {ending.how}"
    return headers


@router.post(
    "/records",
    status_code=201,
    dependencies=[Depends(Slowly("upload"))],
)
def put_record(
    house: InHouse,
    person: Somebody,
    record: Annotated[bytes, Body(media_type="text/plain")],
    public: Annotated[bool, Query(description="whether others may look at it")] = False,
) -> shapes.State:
    """Put a .war file on a table of its own, to be looked at."""
    try:
        text = record.decode("utf-8")
    except UnicodeDecodeError:
        raise unreadable("this is a binary file, not a Scirocco record", "record") from None
    return state_of(house, house.seating.review(person, text, public=public), person.id)


@router.get("/tables/{table}/timeline")
def read_timeline(house: InHouse, person: Anybody, table: TableId) -> shapes.Timeline:
    """The whole record in short: every action with its turn and phase, and where each turn begins."""
    with house.database.read() as session:
        return show_timeline(session, house.shelf, find_sitting(session, table, viewer(person)))


@router.get("/tables/{table}/replay")
def replay(
    house: InHouse,
    person: Anybody,
    table: TableId,
    at: At = None,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> shapes.Replay:
    """The position after ``at`` actions, as you may see it, and the entries after ``since`` that led to it."""
    with house.database.read() as session:
        sitting = find_sitting(session, table, viewer(person))
        length = sitting.table.length
        at = length if at is None else at
        standing = standing_at(session, house.shelf, sitting, at)
        view = standing.game.view(standing.position, viewing_side(sitting))
        played = house.shelf.between(session, sitting.table, max(since, at - MOST_ENTRIES), at)
        return shapes.Replay(
            at=at,
            length=length,
            board=show_board(standing.game, view),
            entries=show_entries(sitting, standing.game, played),
        )
