"""``make rules``: a rule or ruling without a test, and a mark that names neither, are told and fail."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.rules_report import Book, report

ROOT = Path(__file__).parent.parent
BOOKS = {
    "alamein": Book(("4.0", "4.1"), ("1.0",), ("C1",)),
    "merkur": Book(("4.0",), (), ()),
}
RULES = {"alamein 4.0": ["test_a", "test_b"], "alamein 4.1": ["test_c"], "merkur 4.0": ["test_d"]}
RULINGS = {"alamein C1": ["test_e"]}


def test_nothing_is_said_against_rules_and_rulings_that_have_their_tests() -> None:
    made = report(BOOKS, RULES | {"alamein 1.0": ["test_f"]}, RULINGS)
    assert made.faults == []
    assert made.lines[0] == ("alamein: 2 of 2 normative rules have a test (1 explanatory sections), 1 of 1 rulings")
    assert made.summary["alamein"]["tests"] == {"4.0": 2, "4.1": 1}


def test_a_normative_rule_without_a_test_is_a_fault_in_its_game_only() -> None:
    without = {mark: tests for mark, tests in RULES.items() if mark != "alamein 4.0"}
    made = report(BOOKS, without, RULINGS)
    assert made.faults == ["rule without a test: alamein 4.0"]
    assert made.summary["alamein"]["without_test"] == ["4.0"]
    assert made.lines[0].startswith("alamein: 1 of 2 normative rules")


def test_a_ruling_without_a_test_is_a_fault() -> None:
    made = report(BOOKS, RULES, {})
    assert made.faults == ["ruling without a test: alamein C1"]
    assert made.summary["alamein"]["rulings_without_test"] == ["C1"]


def test_a_mark_of_no_rule_no_ruling_or_no_game_is_a_fault() -> None:
    rules = {"alamein 9.9": ["test_x"], "merkr 4.0": ["test_y"], "alamein C1": ["test_z"]}
    assert report(BOOKS, RULES | rules, RULINGS | {"merkur C1": ["test_v"]}).faults == [
        "no such rule: alamein 9.9 (test_x)",
        "no such rule: merkr 4.0 (test_y)",
        "no such rule: alamein C1 (test_z)",
        "no such ruling: merkur C1 (test_v)",
    ]


def test_the_command_fails_and_says_what_is_missing(tmp_path: Path) -> None:
    """Tests of three rules are collected: one is there, one is skipped, one is of no game."""
    (tmp_path / "test_some.py").write_text(
        "import pytest\n\n"
        "@pytest.mark.rule('alamein 4.0')\n@pytest.mark.rule('waterloo 1.0')\ndef test_one() -> None: ...\n\n"
        "@pytest.mark.skip\n@pytest.mark.rule('alamein 4.1.1')\ndef test_two() -> None: ...\n"
    )
    out = tmp_path / "report.json"
    line = [
        "pytest",
        "-p",
        "tests.conftest",
        "-c",
        "pyproject.toml",
        "--collect-only",
        "-qq",
        "--rules-report",
        str(out),
    ]
    done = subprocess.run(
        [sys.executable, "-m", *line, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "no such rule: waterloo 1.0" in done.stdout
    assert "rule without a test: alamein 4.1.1" in done.stdout.splitlines()
    assert "rule without a test: alamein 4.0" not in done.stdout.splitlines()
    assert json.loads(out.read_text())["alamein"]["covered"] == 1
