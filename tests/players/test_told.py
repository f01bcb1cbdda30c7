"""What docs/opponents.md tells of the regular player's considerations is what the tests prove, each by an example.

A test names the row of the table and the weights that decide in its position::

    @pytest.mark.consideration("trapped", "trap")
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from scirocco.players.areas.weights import Weights as AreasWeights
from scirocco.players.chitpull.weights import Weights as ChitPullWeights
from scirocco.players.somnium.weights import Weights as SomniumWeights
from tests.players import (
    test_areas_considerations,
    test_areas_fights,
    test_considerations,
    test_desert_considerations,
    test_desert_fights,
    test_fight_considerations,
)

DOCUMENT = Path(__file__).parents[2] / "docs/opponents.md"


class Told(NamedTuple):
    """A section of the document, the weights of that script, and the tests of its considerations."""

    heading: str
    weights: type[Any]
    tests: tuple[ModuleType, ...]


SCRIPTS = {
    "somnium": Told("## The script (regular)", SomniumWeights, (test_considerations, test_fight_considerations)),
    "areas": Told("### Crete", AreasWeights, (test_areas_considerations, test_areas_fights)),
    "chitpull": Told("### Gazala 1942", ChitPullWeights, (test_desert_considerations, test_desert_fights)),
}
UNWEIGHED = {"noise"}
"""No consideration: the random part of a judgement."""


def rows(heading: str) -> list[str]:
    """The considerations of a section: the first cells of its tables."""
    _, found, rest = DOCUMENT.read_text(encoding="utf-8").partition(f"\n{heading}\n")
    assert found, f"the document has no section {heading!r}"
    section = rest.partition("\n#")[0]
    cells = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| ")]
    return [cell.partition(" (")[0] for cell in cells if cell not in ("consideration", "---")]


def marks(told: Told) -> Iterator[tuple[str, ...]]:
    """The arguments of every mark: the row of a table, and weights."""
    for test in [test for module in told.tests for name, test in vars(module).items() if name.startswith("test_")]:
        yield from (mark.args for mark in getattr(test, "pytestmark", []) if mark.name == "consideration")


@pytest.mark.parametrize("system", SCRIPTS)
def test_every_consideration_that_is_told_has_an_example_and_every_example_is_told(system: str) -> None:
    told = rows(SCRIPTS[system].heading)
    assert len(told) == len(set(told)), "a row stands twice"
    assert {args[0] for args in marks(SCRIPTS[system])} == set(told)


@pytest.mark.parametrize("system", SCRIPTS)
def test_every_weight_decides_somewhere(system: str) -> None:
    named = {name for args in marks(SCRIPTS[system]) for name in args[1:]}
    assert named == {field.name for field in fields(SCRIPTS[system].weights)} - UNWEIGHED
