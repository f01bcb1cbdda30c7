"""Letters to those who are away."""

from __future__ import annotations

import json
import re
import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from aiosmtpd.smtp import Session as SmtpSession
from sqlalchemy import func, select, update

from scirocco.server.letters import Letter, check_reach, check_webhook, send_mail, send_webhook
from scirocco.server.notices import MOST_TRIES
from scirocco.server.refusals import Refusal
from scirocco.server.schema import Due, LetterRow
from scirocco.server.settings import Mail, Settings
from tests.server.conftest import NewDatabase
from tests.server.postgres import free_port
from tests.server.rooms import Guest, Json, Room, opened, wait_for


class Postbox:
    """What a mail server has taken in."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    async def handle_DATA(self, server: SMTP, session: SmtpSession, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.letters.append(envelope.content.decode())
        return "250 OK"


@contextmanager
def post_office(**more: Any) -> Iterator[tuple[int, list[str]]]:
    """A real mail server on a port of its own."""
    postbox = Postbox()
    controller = Controller(postbox, hostname="127.0.0.1", port=free_port(), **more)
    controller.start()
    try:
        yield controller.port, postbox.letters
    finally:
        controller.stop()


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.server.letters.append(body)  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def post() -> Iterator[tuple[int, list[str]]]:
    with post_office() as office:
        yield office


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Json]]]:
    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        server.letters = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/move?key=1", server.letters  # type: ignore[attr-defined]
        server.shutdown()


def test_who_is_away_is_told_that_it_is_his_move(room: Room, hook: tuple[str, list[Json]]) -> None:
    address, letters = hook
    anna, bruno = room.guest("Anna"), room.guest("Bruno")
    assert bruno.put("/api/account/notices", webhook=address)["webhook"] == address
    assert bruno.get("/api/account/notices")["webhook"] == address
    assert bruno.put("/api/account/notices", 409, email="b@example.org")["error"] == "no-mail"
    table_id = anna.table(("axis", "me"), public=True)["id"]
    bruno.post(f"/api/tables/{table_id}/join")
    anna.post(f"/api/tables/{table_id}/offers", kind="draw", version=0)
    letter = wait_for(lambda: letters and letters[0], "the webhook")
    assert (letter["table"], letter["what"]) == (table_id, "offer")
    anna.post(f"/api/tables/{table_id}/resign")
    wait_for(lambda: [letter["what"] for letter in letters] == ["offer", "finished"], "the end")


def test_mail_goes_to_confirmed_addresses_only(tmp_path: Path, post: tuple[int, list[str]]) -> None:
    port, letters = post
    settings = Settings(tmp_path, rate=0, bots=0, light_passwords=True, mail=Mail("127.0.0.1", port, tls=False))
    with opened(settings) as room:
        anna, bruno = room.guest("Anna"), room.guest("Bruno")
        assert bruno.put("/api/account/notices", email="bruno@example.org")["confirmed"] is False
        wait_for(lambda: letters, "the letter that asks")
        anna_table = anna.table(("axis", "me"), public=True)["id"]
        bruno.post(f"/api/tables/{anna_table}/join")
        anna.post(f"/api/tables/{anna_table}/offers", kind="draw", version=0)
        found = re.search(r"token=(\S+)", letters[0].replace("=\r\n", "").replace("=3D", "="))
        assert found is not None
        assert bruno.get("/api/notices/confirm", 404, token=found[1][:-1] + "A" if found[1][-1] != "A" else "x")
        assert "Thank you" in bruno.get("/api/notices/confirm", token=found[1])
        assert bruno.get("/api/account/notices")["confirmed"] is True
        anna.post(f"/api/tables/{anna_table}/resign")
        wait_for(lambda: len(letters) == 2, "the second letter")
        assert "is over" in letters[1]
        assert bruno.put("/api/account/notices", email="other@example.org")["confirmed"] is False


def test_a_failure_is_logged_without_the_address(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    letter = Letter("webhook", "http://127.0.0.1:9/secret-path", "s", "t", "table", "move")
    with caplog.at_level("WARNING"):
        assert not room.house.notices.send(letter)
    assert "was not sent" in caplog.text
    assert "secret-path" not in caplog.text


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://10.1.2.3/x",
        "http://169.254.169.254/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://0.0.0.0/",
        "http://[64:ff9b::a01:203]/",
        "http://[2002:7f00:1::]/",
        "http://[fe80::1]/",
    ],
)
def test_webhooks_do_not_reach_inside(address: str) -> None:
    with pytest.raises(Refusal, match="open internet"):
        check_reach(address)
    with pytest.raises(Refusal, match="open internet"):
        send_webhook(Letter("webhook", address, "s", "t", "table", "move"), private=False)


def test_a_name_that_leads_inside_is_found_out_when_a_letter_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.168.1.1", 80))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    check_reach("http://innocent.example/")
    with pytest.raises(Refusal, match="open internet"):
        send_webhook(Letter("webhook", "http://innocent.example/", "s", "t", "table", "move"), private=False)


def test_a_webhook_inside_is_refused_when_it_is_asked_for(settings: Settings, tmp_path: Path) -> None:
    closed = replace(settings, data=tmp_path, database_url="", bots=0, private_webhooks=False)
    with opened(closed) as room:
        anna = room.guest("Anna")
        assert anna.put("/api/account/notices", 422, webhook="http://127.0.0.1:8000/")["error"] == "bad-webhook"
        anna.put("/api/account/notices", webhook="https://93.184.215.14/hook")


@pytest.mark.parametrize("address", ["ftp://x/", "http://", "http://u:p@x/", "http://x:99999/", "http://[x"])
def test_a_webhook_must_be_an_address(address: str) -> None:
    with pytest.raises(Refusal, match="webhook"):
        check_webhook(address)


def test_letters_do_not_come_for_every_step(settings: Settings, tmp_path: Path, hook: tuple[str, list[Json]]) -> None:
    address, letters = hook
    with opened(replace(settings, data=tmp_path, database_url="", bots=0)) as room:
        anna, bruno = room.guest("Anna"), room.guest("Bruno")
        bruno.put("/api/account/notices", webhook=address)
        table_id = anna.table(("axis", "me"), public=True)["id"]
        bruno.post(f"/api/tables/{table_id}/join")
        for _ in range(5):
            anna.post(f"/api/tables/{table_id}/offers", kind="draw", version=0)
        anna.post(f"/api/tables/{table_id}/resign")
        wait_for(lambda: letters and letters[-1]["what"] == "finished", "the last letter")
        assert [letter["what"] for letter in letters] == ["offer", "finished"]


LETTER = Letter("mail", "bruno@example.org", "Your move", "It is your move in El Alamein.\n", "t", "move")


def _authority(folder: Path) -> tuple[str, ssl.SSLContext]:
    """A certificate for this machine, and the file with the authority that signed it."""
    authority = trustme.CA()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(server)
    file = folder / "authority.pem"
    authority.cert_pem.write_to_path(str(file))
    return str(file), server


def _letter_box(server: SMTP, session: SmtpSession, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    good = isinstance(data, LoginPassword) and (data.login, data.password) == (b"scirocco", b"a secret")
    return AuthResult(success=good, handled=False)


def test_mail_goes_over_tls_with_a_password(tmp_path: Path) -> None:
    file, context = _authority(tmp_path)
    secured = {"tls_context": context, "require_starttls": True, "authenticator": _letter_box, "auth_required": True}
    with post_office(**secured) as (port, letters):
        send_mail(Mail("127.0.0.1", port, "scirocco", "a secret", ca=file), LETTER)
        assert "It is your move in El Alamein." in letters[0]
        with pytest.raises(smtplib.SMTPAuthenticationError):
            send_mail(Mail("127.0.0.1", port, "scirocco", "a guess", ca=file), LETTER)
        with pytest.raises(ssl.SSLCertVerificationError):
            send_mail(Mail("127.0.0.1", port, "scirocco", "a secret"), LETTER)
        with pytest.raises(smtplib.SMTPException):
            send_mail(Mail("127.0.0.1", port, "scirocco", "a secret", tls=False), LETTER)
        assert len(letters) == 1


def _settings(folder: Path, database: str, port: int) -> Settings:
    mail = Mail("127.0.0.1", port, tls=False)
    return Settings(folder, database, rate=0, bots=0, light_passwords=True, mail=mail, secret="the same each time")


def _confirmed(bruno: Guest, letters: list[str]) -> None:
    """Bruno gives an address and opens the link in the letter."""
    bruno.put("/api/account/notices", email="bruno@example.org")
    wait_for(lambda: letters, "the letter that asks")
    found = re.search(r"token=(\S+)", letters[-1].replace("=\r\n", "").replace("=3D", "="))
    assert found is not None
    bruno.get("/api/notices/confirm", token=found[1])


def test_a_notice_survives_a_server_that_goes_down(tmp_path: Path, new_database: NewDatabase) -> None:
    database = new_database()
    with post_office() as (port, letters):
        with opened(_settings(tmp_path, database, port)) as room:
            anna, bruno = room.guest("Anna"), room.guest("Bruno")
            _confirmed(bruno, letters)
            room.house.notices.stop()  # as if the process died before it could write
            table_id = anna.table(("axis", "me"), public=True)["id"]
            bruno.post(f"/api/tables/{table_id}/join")
            anna.post(f"/api/tables/{table_id}/offers", kind="draw", version=0)
            with room.house.database.read() as session:
                assert session.scalar(select(func.count()).select_from(Due)) == 2
        assert len(letters) == 1
        with opened(_settings(tmp_path, database, port)) as room:
            wait_for(lambda: len(letters) == 2, "the letter, after the restart")
            assert table_id in letters[1]

            def waiting() -> int:
                with room.house.database.read() as session:
                    return session.scalar(select(func.count()).select_from(LetterRow)) or 0

            wait_for(lambda: waiting() == 0, "an empty desk")


def test_a_letter_that_fails_is_tried_again_and_given_up_at_last(tmp_path: Path) -> None:
    with post_office() as (port, letters), opened(_settings(tmp_path, "", port)) as room:
        anna, bruno = room.guest("Anna"), room.guest("Bruno")
        _confirmed(bruno, letters)
        room.house.notices._settings = replace(room.house.settings, mail=Mail("127.0.0.1", free_port(), tls=False))
        table_id = anna.table(("axis", "me"), public=True)["id"]
        bruno.post(f"/api/tables/{table_id}/join")
        anna.post(f"/api/tables/{table_id}/resign")

        def waiting() -> list[int]:
            with room.house.database.read() as session:
                return list(session.scalars(select(LetterRow.tries)))

        def hurry(tried: int) -> None:
            """Asked again and again: a letter that is just being put back would forget that it is due."""
            with room.house.database.write() as session:
                session.execute(update(LetterRow).where(LetterRow.tries == tried).values(due=0))
            room.house.notices.call()

        def failed_again() -> bool:
            hurry(1)
            return waiting() == [2]

        def arrived() -> bool:
            hurry(2)
            return len(letters) == 2 and not waiting()

        wait_for(lambda: waiting() == [1], "the first failure")
        wait_for(failed_again, "the second")
        room.house.notices._settings = room.house.settings
        wait_for(arrived, "the letter at last")
        with room.house.database.write() as session:
            session.add(LetterRow(**LETTER._asdict(), tries=MOST_TRIES - 1))
        room.house.notices._settings = replace(room.house.settings, mail=Mail("127.0.0.1", free_port(), tls=False))
        room.house.notices.call()
        wait_for(lambda: not waiting(), "giving up")
        assert len(letters) == 2
