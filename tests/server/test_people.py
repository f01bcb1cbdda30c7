"""Guests, accounts, sessions, and how one is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scirocco.server.settings import Settings
from tests.server.rooms import Room, opened


def test_a_guest_plays_at_once(room: Room) -> None:
    visitor = room.guest(session=False)
    assert visitor.get("/api/session") is None, "to be nobody yet is no fault"
    response = visitor.http.post("/api/session", json={"name": "Anna"})
    assert response.json()["guest"] is True
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    me = visitor.get("/api/session")
    assert me["name"] == "Anna"
    assert visitor.post("/api/session")["id"] == me["id"], "a second visit keeps the session"
    assert visitor.put("/api/account/name", name="Anna B.")["name"] == "Anna B."


def test_a_forged_or_stale_cookie_is_nobody(room: Room) -> None:
    anna = room.guest("Anna")
    token = anna.http.cookies["scirocco"]
    for forged in (token[:-1] + ("A" if token[-1] != "A" else "B"), token.split(".")[0], "x.y", "é.ü", "", "." * 50):
        response = room.guest(session=False).http.get(
            "/api/session", headers={b"Cookie": f"scirocco={forged}".encode()}
        )
        assert response.json() is None
    assert anna.http.post("/api/logout").status_code == 204
    response = room.guest(session=False).http.get("/api/session", headers={"Cookie": f"scirocco={token}"})
    assert response.json() is None, "a session that was logged out is over, wherever its cookie is"


def test_an_account_keeps_games_over_devices(room: Room) -> None:
    anna = room.guest("Anna")
    login = f"anna.{anna.get('/api/session')['id']}"
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    made = anna.post("/api/account", 201, login=login.upper(), password="correct horse", name="Anna")
    assert made == {**made, "guest": False, "login": login.lower()}
    assert anna.post("/api/account", 409, login=login + "x", password="correct horse")["error"] == "have-account"
    assert room.guest().post("/api/account", 409, login=login, password="correct horse")["error"] == "login-taken"

    phone = room.guest("Somebody")
    other_id = phone.table(("allied", "me"))["id"]
    assert phone.post("/api/login", 401, login=login, password="wrong horse")["error"] == "wrong-password"
    assert phone.post("/api/login", 401, login="nobody-at-all", password="x")["error"] == "wrong-password"
    assert phone.post("/api/login", login=login, password="correct horse")["name"] == "Anna"
    mine = {card["id"] for card in phone.get("/api/tables", which="mine")}
    assert mine == {table_id, other_id}, "the games of the account, and those the guest began here"
    assert phone.state(table_id)["you"] == ["allied", "axis"]

    assert phone.put("/api/account/password", 401, old="no", new="battery staple")["error"] == "wrong-password"
    phone.put("/api/account/password", old="correct horse", new="battery staple")
    assert anna.get("/api/session") is None, "a new password ends the other sessions"
    assert phone.get("/api/session")["login"] == login.lower()
    anna.post("/api/login", login=login, password="battery staple")


def test_a_guest_has_no_password(room: Room) -> None:
    refused = room.guest().put("/api/account/password", 409, old="", new="long enough")
    assert refused["error"] == "no-account"


def test_bad_names_are_refused(room: Room) -> None:
    visitor = room.guest()
    for name in ("", "  ", "a\nb", "x" * 41, "nul\x00", "\x1b[31m"):
        assert visitor.post("/api/session", 400, name=name)["error"] == "malformed"
    for login in ("ab", "anna bruno", "ännä", "x" * 41):
        refused = visitor.post("/api/account", 400, login=login, password="long enough")
        assert "long enough" not in str(refused), "what was sent is not repeated"


def test_passwords_are_stored_as_argon2(room: Room) -> None:
    from sqlalchemy import select

    from scirocco.server.schema import Session, User

    anna = room.guest()
    login = f"argon.{anna.get('/api/session')['id']}"
    anna.post("/api/account", login=login, password="open sesame")
    with room.house.database.read() as session:
        user = session.scalars(select(User).where(User.login == login)).one()
        kept = session.scalars(select(Session).where(Session.user_id == user.id)).one()
    assert user.password is not None
    assert user.password.startswith("$argon2id$")
    assert kept.fingerprint not in anna.http.cookies["scirocco"]


@pytest.mark.parametrize("told", [{"address": "https://table.example.org"}, {"secure_cookie": True}, {}])
def test_behind_https_the_cookie_goes_no_other_way(tmp_path: Path, told: dict[str, Any]) -> None:
    """The address people use says so, or a setting does."""
    with opened(replace(Settings(tmp_path, rate=0, bots=0, light_passwords=True), **told)) as room:
        answer = room.guest(session=False).http.post("/api/session", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert ("secure" in cookie) == bool(told)
    assert ("strict-transport-security" in answer.headers) == ("address" in told)
