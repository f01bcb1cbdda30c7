"""Which rules and rulings the tests prove: ``--rules-report FILE`` prints a summary and writes it as JSON."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from tests.corrected import corrected
from tests.rules_report import Report, read_books, report

__all__ = ["corrected"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", metavar="FILE", help="write which rules have a test; fail where one has none")


REPORT = pytest.StashKey[Report]()


def pytest_collection_finish(session: pytest.Session) -> None:
    target = session.config.getoption("--rules-report")
    if not target:
        return
    proven: dict[str, dict[str, list[str]]] = {"rule": defaultdict(list), "ruling": defaultdict(list)}
    for item in session.items:
        if item.get_closest_marker("skip"):
            continue
        for kind, found in proven.items():
            for mark in item.iter_markers(kind):
                for reference in mark.args:
                    found[reference].append(item.nodeid)
    made = report(read_books(), proven["rule"], proven["ruling"])
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    Path(target).write_text(json.dumps(made.summary, indent=1) + "\n", encoding="utf-8")
    session.config.stash[REPORT] = made


def pytest_sessionfinish(session: pytest.Session) -> None:
    made = session.config.stash.get(REPORT, None)
    if made is not None and made.faults:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    made = config.stash.get(REPORT, None)
    if made is not None:
        for line in (*made.lines, *made.faults):
            terminalreporter.write_line(line)
    for passed in terminalreporter.getreports("passed"):
        for name, told in passed.user_properties:
            terminalreporter.write_line(f"{passed.nodeid}: {name}: {told}")
