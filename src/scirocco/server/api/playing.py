"""Playing at a table: actions, undo, offers, resigning, asking why not; and talking."""

from __future__ import annotations

from anyio.to_thread import run_sync
from fastapi import APIRouter, Depends, Response, WebSocket

from scirocco.server import requests, shapes
from scirocco.server.api.parts import REFUSALS, Anybody, InHouse, Slowly, Somebody, viewer
from scirocco.server.api.tables import side_of, update_of
from scirocco.server.house import House, cookie_of
from scirocco.server.library import card
from scirocco.server.live import Bell, Seen, Watch, attend
from scirocco.server.meaning import piece_of, space_of, why_not_there
from scirocco.server.positions import Standing, lines_of
from scirocco.server.presenting import show_why
from scirocco.server.refusals import Refusal, not_your_seat
from scirocco.server.requests import Since, TableId, Word
from scirocco.server.showing import may_have_hints, show_option, show_reasons, viewing_side
from scirocco.server.sittings import Sitting, find_sitting
from scirocco.server.talk import chat_after
from scirocco.server.umpire import why_not

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"], responses=REFUSALS)

QUICK = "regular"
"""The level whose hints come at once."""


@router.post("/actions")
def act(house: InHouse, person: Somebody, table: TableId, chosen: requests.Chosen) -> shapes.Update:
    """Play one action, in notation, at the version you have seen."""
    house.umpire.act(table, person.id, chosen.version, chosen.action)
    return update_of(house, table, person.id, chosen.version)


@router.post("/undo")
def undo(house: InHouse, person: Somebody, table: TableId, guard: requests.Guard) -> shapes.Update:
    """Take your last action back: not past a die or a decision of the other side."""
    house.umpire.undo(table, person.id, guard.version)
    return update_of(house, table, person.id, guard.version)


@router.post("/redo")
def redo(house: InHouse, person: Somebody, table: TableId, guard: requests.Guard) -> shapes.Update:
    """Do again what you took back last."""
    house.umpire.redo(table, person.id, guard.version)
    return update_of(house, table, person.id, guard.version)


@router.post("/hint", dependencies=[Depends(Slowly("hint"))])
async def give_hint(house: InHouse, person: Somebody, table: TableId, wish: requests.HintWish) -> shapes.Hint:
    """What a player of a level would do now. Only against the computer, or when you play both sides."""
    sitting, standing, actions = await run_sync(_about_to_decide, house, table, person.id)
    levels = card(sitting.table.game).levels
    level = wish.level or (QUICK if QUICK in levels else levels[-1])
    if level not in levels:
        raise Refusal(422, "no-level", f"there is no level {level!r}; there are {', '.join(levels)}")
    game = standing.game
    hint = await house.bots.hint(sitting.table, actions, level)
    view = game.view(standing.position, sitting.table.to_move)
    return shapes.Hint(
        option=show_option(game, view, hint.action), level=level, reasons=show_reasons(game, view, hint.reasons)
    )


def _about_to_decide(
    house: House, table_id: str, person_id: str
) -> tuple[Sitting, Standing, tuple[tuple[str, str], ...]]:
    """The game of somebody who may have a hint now."""
    with house.database.read() as session:
        sitting = find_sitting(session, table_id, person_id)
        if not may_have_hints(sitting):
            raise Refusal(403, "no-hints", "hints are for games against the computer, or with yourself")
        if sitting.table.to_move not in sitting.sides:
            raise not_your_seat("it is not your decision")
        return sitting, house.shelf.standing(session, sitting.table), lines_of(session, table_id)


@router.post("/hurry", status_code=204)
def hurry(house: InHouse, person: Somebody, table: TableId) -> Response:
    """Tell the computer to answer at once with what it has."""
    with house.database.read() as session:
        if not find_sitting(session, table, person.id).sides:
            raise not_your_seat("you do not sit at this table")
    house.hurry(table)
    return Response(status_code=204)


@router.post("/explain")
def explain(house: InHouse, person: Anybody, table: TableId, question: requests.Question) -> shapes.Explanation:
    """Why an action is not allowed; null when it is. Asked about a piece and a space, why it cannot go there; about
    one of them, why it cannot be chosen now."""
    with house.database.read() as session:
        sitting = find_sitting(session, table, viewer(person))
        standing = house.shelf.standing(session, sitting.table)
    game, view = standing.game, standing.game.view(standing.position, viewing_side(sitting))
    if question.action is not None:
        why = why_not(game, view, question.action)
        return shapes.Explanation(why=None if why is None else show_why(game, view, why))
    found = why_not_there(game, view, piece_of(game, question.piece), space_of(game, question.space))
    return shapes.Explanation(why=None if found is None else show_why(game, *found))


@router.post("/offers")
def offer(house: InHouse, person: Somebody, table: TableId, wish: requests.NewOffer) -> shapes.Update:
    """Offer to take back, even past dice, or to call it a draw. What needs no consent is done at once."""
    side = side_of(house, table, person.id, wish.side)
    house.offers.make(table, person, wish.kind, wish.version, side, wish.keep)
    return update_of(house, table, person.id, wish.version)


@router.post("/offers/answer")
def answer_offer(house: InHouse, person: Somebody, table: TableId, answer: requests.Answer) -> shapes.Update:
    """Accept or decline an offer; declining your own withdraws it."""
    house.offers.answer(table, person, answer.kind, answer.version, answer.accept)
    return update_of(house, table, person.id, answer.version)


@router.post("/resign")
def resign(house: InHouse, person: Somebody, table: TableId, wish: requests.SideChoice) -> shapes.Update:
    """Give the game up."""
    house.umpire.resign(table, person.id, side_of(house, table, person.id, wish.side))
    return update_of(house, table, person.id, -1)


@router.get("/chat")
def read_chat(house: InHouse, person: Anybody, table: TableId, after: Since = 0) -> list[shapes.ChatLine]:
    with house.database.read() as session:
        sitting = find_sitting(session, table, viewer(person))
        return chat_after(session, table, after, [side.id for side in card(sitting.table.game).sides])


@router.post("/chat", status_code=201)
def say(house: InHouse, person: Somebody, table: TableId, words: requests.Say) -> list[shapes.ChatLine]:
    """Say something; you get the newest lines back."""
    house.talk.say(table, person, words.text)
    return read_chat(house, person, table)


@router.get("/notepad")
def read_notepad(house: InHouse, person: Somebody, table: TableId, side: Word | None = None) -> shapes.Notepad:
    """Your own notes; nobody else can read them."""
    mine, text = house.talk.read_notes(table, person, side_of(house, table, person.id, side))
    return shapes.Notepad(side=_side_name(house, table, person.id, mine), text=text)


@router.put("/notepad")
def write_notepad(house: InHouse, person: Somebody, table: TableId, notes: requests.Notes) -> shapes.Notepad:
    mine = house.talk.write_notes(table, person, side_of(house, table, person.id, notes.side), notes.text)
    return shapes.Notepad(side=_side_name(house, table, person.id, mine), text=notes.text)


def _side_name(house: House, table_id: str, person_id: str, side: int) -> str:
    with house.database.read() as session:
        return card(find_sitting(session, table_id, person_id).table.game).sides[side].id


@router.websocket("/live")
async def live(socket: WebSocket, table: TableId, since: Since = -1, chat: Since = -1) -> None:
    """News as they come. ``since`` is the version you know and ``chat`` the last line you have: what came after is
    sent first. Nothing needs to be said on this line."""
    house = socket.app.state.house
    assert isinstance(house, House)
    person = await run_sync(house.people.find, cookie_of(socket.scope))
    await socket.accept()
    watch = Watch(house.database, house.shelf, house.bots.thinking, table, viewer(person))
    seen = Seen(since, -1, chat)
    await attend(socket, house.hub, watch, Bell(table, viewer(person)), house.visitor(socket.scope), seen)
