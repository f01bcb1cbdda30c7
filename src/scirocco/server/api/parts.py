"""What the routes share: the house, who asks, and how refusals are described."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

from scirocco.server.guarding import address_of
from scirocco.server.house import House, cookie_of
from scirocco.server.refusals import Refusal, no_session
from scirocco.server.shapes import Trouble
from scirocco.server.sittings import Person

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Trouble, "description": "The request cannot be read"},
    401: {"model": Trouble, "description": "There is no session, or the password is wrong"},
    403: {"model": Trouble, "description": "Not your seat, or forged by another site"},
    404: {"model": Trouble, "description": "There is no such thing, or it is private"},
    409: {"model": Trouble, "description": "It has changed meanwhile; the version now is given"},
    413: {"model": Trouble, "description": "Too large"},
    422: {"model": Trouble, "description": "The rules do not allow it; why is given"},
    429: {"model": Trouble, "description": "Too many requests"},
}


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


InHouse = Annotated[House, Depends(house_of)]


def find_person(request: Request, house: InHouse) -> Person | None:
    return house.people.find(cookie_of(request.scope))


Anybody = Annotated[Person | None, Depends(find_person)]


def need_person(person: Anybody) -> Person:
    if person is None:
        raise no_session()
    return person


Somebody = Annotated[Person, Depends(need_person)]


def viewer(person: Person | None) -> str | None:
    return None if person is None else person.id


class Slowly:
    """A limit of its own for what is dear: counted by address, whoever asks."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, request: Request, house: InHouse) -> None:
        wait = house.limits.wait(self.kind, address_of(request.scope))
        if wait:
            raise Refusal(429, "too-many", f"too many requests of this kind; try again in {wait} s", wait=wait)
