"""``scirocco serve``: it says where it is, opens a page where it can, and stops cleanly."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from scirocco.server import running
from tests.cli.terminal import assert_refused, scirocco
from tests.server.postgres import free_port
from tests.server.rooms import wait_for


def test_a_page_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def look(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", look)
    monkeypatch.setattr(running, "has_screen", lambda: False)
    assert running.open_browser("http://127.0.0.1:1/") is False
    monkeypatch.setattr(running, "has_screen", lambda: True)
    assert running.open_browser("http://127.0.0.1:1/") is True
    assert opened == ["http://127.0.0.1:1/"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    quiet = {"SCIROCCO_WARM_DRAWINGS": "0", "SCIROCCO_BOTS": "0", "PYTHONUNBUFFERED": "1"}
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(
        [sys.executable, "-m", "scirocco.cli", "serve", "--port", str(port), "--data", str(tmp_path), "--open"],
        env={**bare, **quiet},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def is_up() -> bool:
        assert process.poll() is None
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    try:
        wait_for(is_up, "the server")
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 0
    assert out.startswith(f"Scirocco is at http://127.0.0.1:{port}/")
    assert "Traceback" not in err


def test_a_port_that_cannot_be_is_refused() -> None:
    assert_refused(scirocco("serve", "--port", "99999"), "99999")


def test_a_port_that_is_taken_is_said_or_passed_over() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = int(other.getsockname()[1])
        assert_refused(scirocco("serve", "--port", str(port)), str(port), "taken")
        assert running.free_port("127.0.0.1", port) > port
