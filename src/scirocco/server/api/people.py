"""Sessions, accounts, and how one wants to be told."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from scirocco.server import requests, shapes
from scirocco.server.api.parts import REFUSALS, Anybody, InHouse, Slowly, Somebody
from scirocco.server.house import COOKIE, House, cookie_of
from scirocco.server.people import SESSION_DAYS
from scirocco.server.schema import NoticeSettings
from scirocco.server.sittings import Person

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


def _me(person: Person) -> shapes.Me:
    return shapes.Me(id=person.id, name=person.name, guest=person.guest, login=person.login)


def _remember(request: Request, response: Response, house: House, token: str) -> None:
    """The session's cookie: scripts cannot read it, other sites cannot send it with a write."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=house.settings.is_secure or request.url.scheme == "https",
    )


@router.get("/session")
def read_session(person: Anybody) -> shapes.Me | None:
    """Who you are; null for somebody who has just come and is nobody yet."""
    return None if person is None else _me(person)


@router.post("/session", dependencies=[Depends(Slowly("session"))])
def begin_session(
    request: Request, response: Response, house: InHouse, person: Anybody, wish: requests.NewSession
) -> shapes.Me:
    """Come in as a guest. Who has a session already keeps it."""
    if person is not None:
        return _me(house.people.rename(person, wish.name) if wish.name else person)
    guest, token = house.people.welcome(wish.name)
    _remember(request, response, house, token)
    return _me(guest)


@router.post("/account", status_code=201, dependencies=[Depends(Slowly("login"))])
def make_account(
    request: Request, response: Response, house: InHouse, person: Anybody, wish: requests.NewAccount
) -> shapes.Me:
    """Make an account; a guest keeps his seats."""
    made, token = house.people.register(person, wish.login, wish.password, wish.name)
    _remember(request, response, house, token)
    return _me(made)


@router.put("/account/name")
def change_name(house: InHouse, person: Somebody, wish: requests.NewName) -> shapes.Me:
    return _me(house.people.rename(person, wish.name))


@router.put("/account/password", dependencies=[Depends(Slowly("login"))])
def change_password(
    request: Request, response: Response, house: InHouse, person: Somebody, wish: requests.NewPassword
) -> shapes.Me:
    """A new password; every other device must log in again."""
    _remember(request, response, house, house.people.change_password(person, wish.old, wish.new))
    return _me(person)


@router.post("/login", dependencies=[Depends(Slowly("login"))])
def log_in(
    request: Request, response: Response, house: InHouse, person: Anybody, wish: requests.Credentials
) -> shapes.Me:
    """Into your account. What you played here as a guest comes with you."""
    found, token = house.people.log_in(person, wish.login, wish.password)
    house.people.log_out(cookie_of(request.scope))
    _remember(request, response, house, token)
    return _me(found)


@router.post("/logout", status_code=204)
def log_out(request: Request, house: InHouse) -> Response:
    house.people.log_out(cookie_of(request.scope))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def _wishes(house: House, wishes: NoticeSettings) -> shapes.Notices:
    return shapes.Notices(
        email=wishes.email,
        confirmed=bool(wishes.confirmed),
        webhook=wishes.webhook,
        mail_available=bool(house.settings.mail.host),
    )


@router.get("/account/notices")
def read_notices(house: InHouse, person: Somebody) -> shapes.Notices:
    """How you are told that it is your move."""
    return _wishes(house, house.notices.wishes(person.id))


@router.put("/account/notices", dependencies=[Depends(Slowly("letter"))])
def change_notices(house: InHouse, person: Somebody, wish: requests.NoticeWishes) -> shapes.Notices:
    """An e-mail address must be confirmed from a letter that is sent to it."""
    return _wishes(house, house.notices.wish(person.id, wish.email, wish.webhook))


@router.get("/notices/confirm", response_class=PlainTextResponse)
def confirm_address(house: InHouse, token: requests.Confirmation) -> PlainTextResponse:
    """The link in the letter."""
    if house.notices.confirm(token):
        return PlainTextResponse("Thank you. You will be told when it is your move.\n")
    return PlainTextResponse("This link is no longer good.\n", status_code=404)
