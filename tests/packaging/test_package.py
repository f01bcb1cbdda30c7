"""The package as people get it: a wheel, built from the source distribution where nothing else was installed, and put
into an empty environment. ``make compiled`` builds it and names its folder in SCIROCCO_PACKAGE."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import scirocco
from tests.packaging.test_building import ROOT, build_wheel
from tests.server.postgres import free_port
from tests.server.rooms import wait_for

FOLDER = os.environ.get("SCIROCCO_PACKAGE", "")
pytestmark = pytest.mark.skipif(not FOLDER, reason="`make compiled` builds the package, and runs these tests")

BARE = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "SYSTEMROOT", "TEMP") if name in os.environ}


def package(pattern: str) -> Path:
    [found] = (ROOT / FOLDER).glob(pattern)
    return found


def environment(home: Path) -> None:
    """Make an environment with the wheel in it and what the wheel asks for, in the versions of the lock file."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    versions = home / "versions.txt"
    versions.write_text("\n".join(re.findall(r"^[\w.-]+==[\w.]+", lock, re.MULTILINE)) + "\n")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "-q", "--no-input"]
    install = ["install", "--no-compile", "--only-binary=:all:", "-c", str(versions), str(package("*.whl"))]
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*pip, *install], env=outside, check=True)


def run(home: Path, *line: str) -> str:
    """A command of the environment, run outside the checkout."""
    command = [str(home / "bin" / line[0]), *line[1:]]
    done = subprocess.run(command, cwd=home, env=BARE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def served(home: Path, data: Path) -> Iterator[httpx.Client]:
    """The server of the environment, and somebody who visits it. It draws no boards of its own accord."""
    port = free_port()
    quiet = {"SCIROCCO_WARM_DRAWINGS": "0", "SCIROCCO_BOTS": "1", "PYTHONUNBUFFERED": "1"}
    line = [str(home / "bin" / "scirocco"), "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(line, cwd=home, env={**BARE, **quiet}, stdout=subprocess.PIPE, text=True)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Scirocco": "1"}, timeout=60) as visitor:

        def is_up() -> bool:
            assert process.poll() is None
            try:
                return visitor.get("/api/health").status_code == 200
            except httpx.TransportError:
                return False

        try:
            wait_for(is_up, "the server")
            yield visitor
        finally:
            process.terminate()
            out, _ = process.communicate(timeout=60)
    assert out.splitlines()[0].endswith("; its rules: compiled")


def test_in_an_empty_environment_it_is_compiled_has_the_table_inside_and_plays(tmp_path: Path) -> None:
    home, data = tmp_path / "empty", tmp_path / "data"
    home.mkdir()
    environment(home)
    assert str(home) in run(home, "python", "-c", "import scirocco; print(scirocco.__file__)")
    assert run(home, "scirocco", "--version") == f"scirocco {scirocco.__version__} (compiled)\n"
    assert "compiled" in run(home, "scirocco", "simulate", "alamein", "--games", "1")
    with served(home, data) as visitor:
        health = visitor.get("/api/health").json()
        assert (health["rules"], health["why_plain"]) == ("compiled", "")
        [script] = re.findall(r'src="(/assets/[^"]+\.js)"', visitor.get("/").text)
        assert "javascript" in visitor.get(script).headers["content-type"]
        drawings = visitor.get("/api/catalogue/alamein/drawings").json()
        assert visitor.get(drawings["geometry"]).status_code == 200
        assert not list((data / "drawings").rglob("*.svg")), "the boards came drawn"
        visitor.post("/api/session", json={}).raise_for_status()
        seats = [{"side": "allied", "kind": "me"}, {"side": "axis", "kind": "computer", "level": "random"}]
        state = visitor.post("/api/tables", json={"game": "alamein", "seats": seats}).json()
        chosen = {"version": state["version"], "action": state["choices"][0]["action"]}
        assert visitor.post(f"/api/tables/{state['id']}/actions", json=chosen).json()["state"]["length"] == 1


def files_of(wheel: Path) -> set[str]:
    """What a wheel brings, whether compiled or not."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    return {name for name in names if not name.endswith((".so", ".pyd", "/plain.txt")) and ".dist-info/" not in name}


def test_the_source_distribution_and_a_wheel_of_the_checkout_hold_the_same(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, SCIROCCO_COMPILED="no", SCIROCCO_WEB="")
    assert done.returncode == 0, done.stderr
    [plain] = tmp_path.glob("*.whl")
    brought = files_of(package("*.whl"))
    assert files_of(plain) == brought
    assert "scirocco/server/web/index.html" in brought
    assert any(name.startswith("scirocco/server/drawn/alamein-") for name in brought)
    with tarfile.open(package("*.tar.gz")) as packed:
        sources = {name.partition("/")[2].removeprefix("src/") for name in packed.getnames()}
    assert brought <= sources
    with zipfile.ZipFile(plain) as unpacked:
        assert unpacked.read("scirocco/plain.txt") == b"SCIROCCO_COMPILED=no asked for it\n"
