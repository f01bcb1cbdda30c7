"""Letters to those who are away."""

from __future__ import annotations

import json
import re
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from scirocco.server.notices import Letter, check_webhook, send_webhook
from scirocco.server.refusals import Refusal
from scirocco.server.settings import Mail, Settings
from tests.server.rooms import Json, Room, opened, wait_for


class Postbox(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to receive a letter."""

    def handle(self) -> None:
        self.wfile.write(b"220 post\r\n")
        while line := self.rfile.readline().strip():
            if line.upper() == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.server.letters.append(text.decode())  # type: ignore[attr-defined]
            if line.upper() == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n")


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
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Postbox) as server:
        server.letters = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server.server_address[1], server.letters  # type: ignore[attr-defined]
        server.shutdown()


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
        room.house.notices._send(letter)
    assert "was not sent" in caplog.text
    assert "secret-path" not in caplog.text


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1/", "http://localhost/", "http://10.1.2.3/x", "http://169.254.169.254/", "http://[::1]/"],
)
def test_webhooks_do_not_reach_inside(address: str) -> None:
    with pytest.raises(Refusal, match="open internet"):
        send_webhook(Letter("webhook", address, "s", "t", "table", "move"), private=False)


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
