"""What the house lets in: forged requests, floods, oversized and malformed ones; and what it tells browsers."""

from __future__ import annotations

import ast
import json
import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import scirocco
from scirocco import server
from scirocco.server import openapi
from scirocco.server.settings import Settings
from scirocco.telling.teller import GENERAL_REASONS
from scirocco.telling.words import bundle
from tests.server.rooms import Room, browser, opened


def test_a_write_needs_our_header_and_our_origin(room: Room) -> None:
    with browser(room.address, headers={}) as site:
        assert site.post("/api/session", json={}).status_code == 403
        own = {"X-Scirocco": "1"}
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", room.address + ".evil"):
            refused = site.post("/api/session", json={}, headers={**own, "Origin": origin})
            assert (refused.status_code, refused.json()["error"]) == (403, "forged")
        assert site.post("/api/session", json={}, headers={**own, "Origin": room.address}).status_code == 200
        assert site.put("/api/account/name", json={"name": "x"}).status_code == 403
        assert site.delete("/api/tables/abcdefgh").status_code == 403


def test_a_live_line_from_another_site_is_refused(room: Room) -> None:
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"))["id"]
    address = room.address.replace("http", "ws", 1)
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"{address}/api/tables/{table_id}/live",
            origin=Origin("https://evil.example"),
            additional_headers={"Cookie": f"scirocco={anna.http.cookies['scirocco']}"},
        ),
    ):
        pass


def test_every_answer_has_the_security_headers(room: Room) -> None:
    anna = room.guest()
    for path in ("/", "/api/session", "/api/nothing", "/api/tables/zzzz", "/api/openapi.json"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers or "uvicorn" not in headers["server"]


def test_what_is_too_large_or_malformed_is_refused(room: Room) -> None:
    anna = room.guest()
    json_type = {"Content-Type": "application/json"}
    big = anna.http.post("/api/session", content=b'{"name": "' + b"x" * 70_000 + b'"}', headers=json_type)
    assert (big.status_code, big.json()["error"]) == (413, "too-large")
    chunks = (b"x" * 10_000 for _ in range(10))
    assert anna.http.post("/api/session", content=chunks, headers=json_type).status_code == 413
    assert anna.http.post("/api/records", content=b"x" * 1_100_000).status_code == 413
    bad = [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 30_000, b'{"name": 1}', b'{"nom": "x"}']
    bad += [b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b'{"name": ' + b"9" * 5000 + b"}"]
    for body in bad:
        response = anna.http.post("/api/session", content=body, headers=json_type)
        assert response.status_code == 400, (body[:20], response.status_code)
        assert response.json()["error"] == "malformed"
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    versions: list[Any] = [-1, 2**31, 10**30, 1.5, True, None, "0", [], {}]
    for version in versions:
        body = json.dumps({"version": version, "action": "end"}).encode()
        response = anna.http.post(f"/api/tables/{table_id}/actions", content=body, headers=json_type)
        assert response.status_code == 400


def test_a_broken_request_does_not_break_the_server(room: Room) -> None:
    for raw in (
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nX-Scirocco: 1\r\nContent-Length: 999999999999999999999\r\n\r\n",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nX-Scirocco: 1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/tables/%00%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GARBAGE\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", room.port), 5) as line:
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            answer = line.recv(100)
            assert not answer or answer.split()[1].startswith(b"4")
    assert room.guest(session=False).get("/api/health")


def test_who_asks_too_much_must_wait(tmp_path: Path) -> None:
    with opened(Settings(tmp_path, rate=1, light_passwords=True, bots=0)) as room:
        anna = room.guest("Anna")
        codes = [
            anna.http.post("/api/login", json={"login": "nobody", "password": "guess"}).status_code for _ in range(15)
        ]
        assert codes[:10] == [401] * 10
        assert codes[-1] == 429
        refused = anna.http.post("/api/login", json={"login": "nobody", "password": "guess"})
        assert int(refused.headers["retry-after"]) >= 1
        assert room.guest(session=False).http.post("/api/session", json={}).status_code == 200
        for _ in range(40):
            with browser(room.address) as fresh:
                last = fresh.post("/api/session", json={}).status_code
        assert last == 429, "new sessions do not buy new allowances"


def test_nothing_secret_is_logged(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG", logger="scirocco"), caplog.at_level("DEBUG", logger="uvicorn"):
        anna = room.guest("Anna")
        table_id = anna.table(("allied", "me"))["id"]
        invitation = anna.post(f"/api/tables/{table_id}/invitations")["token"]
        room.guest().post(f"/api/tables/{table_id}/join", token=invitation)
        anna.post("/api/login", 401, login="somebody", password="hunter2-hunter2")
        anna.post("/api/login", 400, login="some body", password="hunter2-hunter2")
        anna.get("/api/notices/confirm", 404, token="secret.token")
        cookie = anna.http.cookies["scirocco"]
    assert "/api/login" in caplog.text
    for secret in ("hunter2", invitation, cookie, cookie.split(".")[0], "secret.token"):
        assert secret not in caplog.text


def test_settings_do_not_show_their_secrets(tmp_path: Path) -> None:
    settings = replace(Settings(tmp_path), secret="s3cret", database_url="postgresql://u:pa55@h/d")
    assert "s3cret" not in repr(settings)
    assert "pa55" not in repr(settings)


def test_health_and_metrics(room: Room) -> None:
    visitor = room.guest(session=False)
    health = visitor.get("/api/health")
    assert health["status"] == "well"
    built = scirocco.how_built()
    assert (health["rules"], health["why_plain"]) == (built.kind, built.why)
    assert health["database"] == ("sqlite" if room.house.database.is_sqlite else "postgresql")
    text = visitor.get("/api/metrics")
    assert 'scirocco_requests_total{status="2xx"}' in text
    assert "scirocco_tables_playing" in text


def test_the_document_describes_everything(room: Room) -> None:
    document = room.guest(session=False).get("/api/openapi.json")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            answer = next(
                operation["responses"][code] for code in ("200", "201", "204") if code in operation["responses"]
            )
            schema = answer.get("content", {"": {"schema": "none"}})
            assert all(kind["schema"] for kind in schema.values()), f"{method} {path} has no typed answer"
            assert operation["operationId"]


def test_pages_are_served_when_the_table_is_built(tmp_path: Path) -> None:
    with opened(Settings(tmp_path, rate=0, bots=0, light_passwords=True, pages=tmp_path / "nothing")) as unbuilt:
        assert "not built" in unbuilt.guest(session=False).get("/")
    pages = tmp_path / "web"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>the table</title>")
    (pages / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with opened(Settings(tmp_path, rate=0, bots=0, light_passwords=True, pages=pages)) as built:
        visitor = built.guest(session=False)
        assert "the table" in visitor.get("/")
        assert "the table" in visitor.get("/table/abcd")
        assert "immutable" in visitor.http.get("/assets/a.js").headers["cache-control"]
        assert visitor.http.get("/").headers["cache-control"] == "no-cache"
        assert visitor.get("/assets/b.js", 404)
        assert visitor.get("/api/nope", 404)["error"] == "not-found"
        assert "secret" not in visitor.get("/..%2fsecret.txt", 404)


def test_the_page_answers_for_no_file_and_for_no_head(tmp_path: Path) -> None:
    """Crawlers ask for robots.txt, watchers by HEAD: neither may be told that all is well with a page."""
    (tmp_path / "index.html").write_text("<title>the table</title>")
    with opened(Settings(tmp_path, rate=0, bots=0, light_passwords=True, pages=tmp_path)) as house:
        visitor = house.guest(session=False)
        assert visitor.get("/robots.txt", 404)
        (tmp_path / "robots.txt").write_text("Disallow: /api/")
        assert visitor.get("/robots.txt") == "Disallow: /api/"
        heads = {path: visitor.http.head(path) for path in ("/", "/table/abcd", "/api/health", "/api/nope")}
    assert {path: head.status_code for path, head in heads.items()} == {
        "/": 200,
        "/table/abcd": 200,
        "/api/health": 200,
        "/api/nope": 404,
    }
    assert heads["/api/health"].headers["content-type"] == "application/json"
    assert not any(head.content for head in heads.values())


def _refusal_codes() -> Iterator[str]:
    """The codes of all refusals in the server's source: the second argument of ``Refusal`` and ``unreadable``."""
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"Refusal": 1, "unreadable": 1}.get(node.func.id)
                if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    yield str(node.args[place].value)  # type: ignore[attr-defined]


def test_every_refusal_has_words() -> None:
    codes = {*_refusal_codes(), *GENERAL_REASONS, "busy", "fault", "malformed", "not-found", "method"}
    assert {"stale", "no-hints", "too-many", "no-redo"} <= codes
    known = bundle("en")
    assert not [code for code in sorted(codes) if not known.has_message(f"refusal-{code}")]


def test_the_interface_is_written_without_a_server(tmp_path: Path, room: Room) -> None:
    file = tmp_path / "openapi.json"
    openapi.write(file)
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written == room.guest(session=False).get("/api/openapi.json")
    shapes = written["components"]["schemas"]
    assert {"Battle", "Message", "Update", "ChatNews", "ThinkingNews", "Geometry"} <= set(shapes)
    links = set(re.findall(r'"#/components/schemas/([^"]+)"', file.read_text(encoding="utf-8")))
    assert links <= set(shapes)
