"""Golden records: whole games that must lead to the same end. A change in behaviour shows as a difference here."""

from __future__ import annotations

from pathlib import Path

import pytest

from scirocco.core.records import read_record
from scirocco.games import load

RECORDS = sorted(Path(__file__).parent.glob("*.war"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_leads_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, load)
    assert record.position.over
    assert record.write() == text
    assert record.game.write_position(record.position) == path.with_suffix(".end").read_text(encoding="utf-8")


def test_there_is_a_golden_record_of_every_game() -> None:
    games = {"alamein", "gazala", "gazala1942", "merkur", "sicily"}
    assert {path.stem.split("-")[0] for path in RECORDS} == games
