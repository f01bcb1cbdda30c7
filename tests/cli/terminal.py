"""The command as a user meets it: a line typed, an exit code, what came out on either stream."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from scirocco.cli.app import app


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


def scirocco(*args: str, typed: str = "") -> Outcome:
    """Run the command in this process."""
    found = CliRunner().invoke(app, args, input=typed)
    return Outcome(found.exit_code, found.stdout, found.stderr)


def scirocco_process(*args: str, typed: str = "", cwd: Path | None = None) -> Outcome:
    """Run the command as a process of its own."""
    found = subprocess.run(
        [sys.executable, "-m", "scirocco.cli", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        cwd=cwd,
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    return Outcome(found.returncode, found.stdout, found.stderr)


def assert_refused(outcome: Outcome, *words: str, code: int = 2) -> None:
    """One clear line on stderr, the exit code, and no traceback."""
    assert outcome.code == code, outcome
    assert outcome.err.startswith("scirocco: "), outcome.err
    assert outcome.err.count("\n") == 1, outcome.err
    assert "Traceback" not in outcome.err + outcome.out
    assert "defect" not in outcome.err
    for word in words:
        assert word in outcome.err
