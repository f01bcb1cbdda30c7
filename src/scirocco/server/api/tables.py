"""Tables: finding one, setting one up, sitting down, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Response
from sqlalchemy import select

from scirocco.server import requests, shapes
from scirocco.server.api.parts import REFUSALS, Anybody, InHouse, Slowly, Somebody, viewer
from scirocco.server.house import House
from scirocco.server.library import card
from scirocco.server.refusals import no_session
from scirocco.server.requests import Limit, Offset, Since, TableId
from scirocco.server.schema import GameTable, Seat
from scirocco.server.showing import show_card, show_state, show_update
from scirocco.server.sittings import find_sitting, gather, side_number

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)

Which = Annotated[
    Literal["open", "mine", "public"],
    Query(description="open: public tables with a seat free; mine: yours, your move first; public: to watch"),
]


@router.get("")
def list_tables(
    house: InHouse, person: Anybody, which: Which = "open", limit: Limit = 50, offset: Offset = 0
) -> list[shapes.TableCard]:
    query = select(GameTable)
    if which == "open":
        query = query.where(GameTable.public, GameTable.status == "open")
    elif which == "public":
        query = query.where(GameTable.public, GameTable.status != "open")
    elif person is None:
        raise no_session()
    else:
        seated = select(Seat.table_id).where(Seat.user_id == person.id)
        query = query.where(GameTable.id.in_(seated) | (GameTable.owner_id == person.id))
        to_move = select(Seat.side).where(
            Seat.table_id == GameTable.id, Seat.side == GameTable.to_move, Seat.user_id == person.id
        )
        query = query.order_by(to_move.exists().desc(), (GameTable.status == "finished").asc())
    with house.database.read() as session:
        tables = session.scalars(query.order_by(GameTable.updated.desc(), GameTable.id).limit(limit).offset(offset))
        return [show_card(sitting) for sitting in gather(session, tables.all(), viewer(person))]


@router.post("", status_code=201, dependencies=[Depends(Slowly("table"))])
def create_table(house: InHouse, person: Somebody, wish: requests.NewTable) -> shapes.State:
    """Set a table up. When every seat is taken the game begins."""
    return state_of(house, house.seating.create(person, wish), person.id)


@router.get("/{table}")
def read_table(house: InHouse, person: Anybody, table: TableId) -> shapes.State:
    """The table as you may see it."""
    return state_of(house, table, viewer(person))


@router.delete("/{table}", status_code=204)
def remove_table(house: InHouse, person: Somebody, table: TableId) -> Response:
    """Clear away a table of yours whose game has not begun, or a record under review."""
    house.seating.remove(table, person)
    house.shelf.forget(table)
    house.hub.ring(table)
    return Response(status_code=204)


@router.get("/{table}/news")
def read_news(house: InHouse, person: Anybody, table: TableId, since: Since = -1) -> shapes.Update:
    """What the live line would send: for who cannot hold one open."""
    return update_of(house, table, viewer(person), since)


@router.post("/{table}/join")
def join_table(house: InHouse, person: Somebody, table: TableId, wish: requests.Join) -> shapes.State:
    """Take a seat: an open one of a public table, or the one of your invitation."""
    house.seating.join(table, person, wish.side, wish.token)
    return state_of(house, table, person.id)


@router.post("/{table}/invitations", status_code=201)
def invite(house: InHouse, person: Somebody, table: TableId, wish: requests.SideChoice) -> shapes.Invitation:
    """A token for an open seat, to be sent to a friend."""
    side, token = house.seating.invite(table, person, wish.side)
    with house.database.read() as session:
        game = find_sitting(session, table, person.id).table.game
    return shapes.Invitation(table=table, side=card(game).sides[side].id, token=token)


@router.post("/{table}/invitation")
def read_invitation(house: InHouse, table: TableId, wish: requests.Invited) -> shapes.InvitationCard:
    """What an invitation is for, without taking the seat."""
    sitting, side = house.seating.look_at_invitation(table, wish.token)
    game = card(sitting.table.game)
    others = [sitting.names.get(seat.user_id) for seat in sitting.seats if seat.user_id and seat.side != side]
    return shapes.InvitationCard(
        table=table,
        game=game.id,
        title=game.title,
        scenario=sitting.table.scenario,
        side=game.sides[side].id,
        host=next((name for name in others if name), None),
    )


@router.post("/{table}/rematch", status_code=201)
def rematch(house: InHouse, person: Somebody, table: TableId) -> shapes.State:
    """The same again with the sides swapped."""
    return state_of(house, house.seating.rematch(table, person), person.id)


@router.post("/{table}/go-on", status_code=201, dependencies=[Depends(Slowly("table"))])
def go_on(house: InHouse, person: Somebody, table: TableId, wish: requests.GoOn) -> shapes.State:
    """Play a record under review on from one of its positions, at a table of its own."""
    return state_of(house, house.seating.go_on(table, person, wish), person.id)


@router.put("/{table}/public")
def show_table(house: InHouse, person: Somebody, table: TableId, wish: requests.Publicity) -> shapes.State:
    """Let everybody look at a table, so that its address can be shared; or nobody but those who sit there."""
    house.seating.show(table, person, public=wish.public)
    return state_of(house, table, person.id)


def state_of(house: House, table_id: str, person_id: str | None) -> shapes.State:
    with house.database.read() as session:
        state = show_state(session, house.shelf, find_sitting(session, table_id, person_id))
    state.thinking = house.bots.thinking(table_id)
    return state


def update_of(house: House, table_id: str, person_id: str | None, since: int) -> shapes.Update:
    with house.database.read() as session:
        update = show_update(session, house.shelf, find_sitting(session, table_id, person_id), since)
    update.state.thinking = house.bots.thinking(table_id)
    return update


def side_of(house: House, table_id: str, person_id: str, name: str | None) -> int | None:
    """A side of the table's game by its name."""
    if name is None:
        return None
    with house.database.read() as session:
        game = find_sitting(session, table_id, person_id).table.game
    return side_number([side.id for side in card(game).sides], name)
