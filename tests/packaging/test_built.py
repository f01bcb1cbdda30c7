"""A copy of Scirocco says whether its rules are compiled, and why not."""

from __future__ import annotations

from pathlib import Path

import pytest

import scirocco
from scirocco import built
from tests.cli.terminal import scirocco as at_the_terminal


def test_compiled_rules_need_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "compiled", lambda: True)
    assert scirocco.how_built() == (True, "")
    assert str(scirocco.how_built()) == "compiled"
    assert at_the_terminal("--version").out == f"scirocco {scirocco.__version__} (compiled)\n"


def test_a_package_that_could_not_be_compiled_knows_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    note = tmp_path / "plain.txt"
    note.write_text("there is no C compiler 'cc'; install one\n", encoding="utf-8")
    monkeypatch.setattr(built, "compiled", lambda: False)
    monkeypatch.setattr(built, "PLAIN_NOTE", note)
    assert scirocco.how_built() == (False, "there is no C compiler 'cc'; install one")
    assert at_the_terminal("--version").out.endswith(
        "(plain Python, many times slower: there is no C compiler 'cc'; install one)\n"
    )


def test_sources_that_run_as_they_are_say_how_to_compile_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(built, "compiled", lambda: False)
    monkeypatch.setattr(built, "PLAIN_NOTE", tmp_path / "plain.txt")
    assert "make compile" in scirocco.how_built().why
