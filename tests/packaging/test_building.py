"""Building the package where something is missing: it says what, and what to do."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
NO_COMPILER = {"CC": "/no/such/compiler"}


@pytest.fixture(scope="module")
def building() -> ModuleType:
    """The script that builds the package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_wheel(folder: Path, **said: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel of this checkout, without isolation; ``said`` is what the environment says."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("SCIROCCO_", "PYTHONPATH"))}
    line = [sys.executable, "-c", BUILD, str(folder)]
    environment = {**bare, "SCIROCCO_WEB": "no", "SCIROCCO_KEEP": str(folder / "kept"), **said}
    return subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_without_a_compiler_the_wheel_is_plain_and_says_so_last_with_the_cure(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, **NO_COMPILER)
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        note = packed.read("scirocco/plain.txt").decode()
    assert note.startswith("there is no C compiler '/no/such/compiler'; install a C compiler")
    assert note.endswith("and install Scirocco again\n")
    told = "\n".join(done.stderr.splitlines()[-2:])
    assert "NOT compiled: there is no C compiler" in told
    assert "many times more slowly" in told


def test_without_a_compiler_a_build_that_must_compile_fails(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, SCIROCCO_COMPILED="required", **NO_COMPILER)
    assert done.returncode != 0
    assert "The rules could not be compiled: there is no C compiler '/no/such/compiler'; install" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_a_wish_that_is_none_is_refused(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, SCIROCCO_COMPILED="perhaps")
    assert done.returncode != 0
    assert "SCIROCCO_COMPILED is 'perhaps'" in done.stderr


def test_the_reason_is_the_line_that_tells_it(building: ModuleType) -> None:
    mypy = "core/a.py:3: error: Cannot find implementation for module named 'msgspec'\na.py:3: note: see\nFound 1 error"
    assert building.reason_of(RuntimeError(mypy)).startswith("core/a.py:3: error: Cannot find implementation")
    headers = (
        "a.c:1:10: fatal error: Python.h: No such file or directory\ncompilation terminated.\nerror: command failed"
    )
    assert "python3-dev" in building.reason_of(RuntimeError(headers))
    assert building.reason_of(RuntimeError("")).startswith("RuntimeError; ")


def checkout(folder: Path, *, built: bool = False) -> Path:
    """A folder like ours, as far as the browser's table is concerned."""
    source = folder / "web" / "src" / "App.svelte"
    source.parent.mkdir(parents=True)
    source.write_text("<h1>Scirocco</h1>")
    pages = folder / "src" / "scirocco" / "server" / "web" / "index.html"
    if built:
        pages.parent.mkdir(parents=True)
        pages.write_text("built before")
    return pages


def fake_npm(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    """The only program there is."""
    folder.mkdir()
    npm = folder / "npm"
    npm.write_text(f"#!/bin/sh\nset -e\n{script}\n")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")


def test_a_table_that_is_not_built_is_built_with_npm(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pages = checkout(tmp_path)
    fake_npm(
        monkeypatch,
        tmp_path / "bin",
        'echo "$@" >> asked; mkdir -p src/scirocco/server/web; echo new > src/scirocco/server/web/index.html',
    )
    building.make_pages(tmp_path)
    assert pages.read_text() == "new\n"
    asked = (tmp_path / "asked").read_text().splitlines()
    assert ["install" in asked[0], "build" in asked[1]] == [True, True]
    building.make_pages(tmp_path)
    assert len((tmp_path / "asked").read_text().splitlines()) == 2, "it is built once"


def test_a_table_older_than_its_sources_is_built_again(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pages = checkout(tmp_path, built=True)
    later = time.time() + 60
    os.utime(tmp_path / "web" / "src" / "App.svelte", (later, later))
    fake_npm(monkeypatch, tmp_path / "bin", "echo again > src/scirocco/server/web/index.html")
    building.make_pages(tmp_path)
    assert pages.read_text() == "again\n"


@pytest.mark.parametrize("npm", [False, True], ids=["no npm", "npm fails"])
def test_a_table_that_cannot_be_built_stops_the_build_with_the_cure(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, npm: bool
) -> None:
    checkout(tmp_path)
    monkeypatch.delenv("SCIROCCO_WEB", raising=False)
    if npm:
        fake_npm(monkeypatch, tmp_path / "bin", "echo no line to the world >&2; exit 1")
    else:
        monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        RuntimeError, match="no line to the world" if npm else "'npm', which builds it, was not found"
    ) as no:
        building.make_pages(tmp_path)
    for cure in ("npm", "make web", "source distribution", "SCIROCCO_WEB=no"):
        assert cure in str(no.value)
    monkeypatch.setenv("SCIROCCO_WEB", "no")
    building.make_pages(tmp_path)


def test_what_a_source_distribution_brings_needs_no_npm(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pages = checkout(tmp_path, built=True)
    monkeypatch.setenv("PATH", str(tmp_path))
    os.utime(tmp_path / "web" / "src" / "App.svelte", (1, 1))
    building.make_pages(tmp_path)
    assert pages.read_text() == "built before"
