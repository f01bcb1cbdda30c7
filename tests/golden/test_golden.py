"""Golden records: whole games that must lead to the same end. A change in behaviour shows as a difference here."""

from __future__ import annotations

from pathlib import Path

import pytest

from scirocco.core.records import read_record
from scirocco.games import game_ids, load

RECORDS = sorted(Path(__file__).parent.glob("*.war"))


def actions_of(text: str) -> str:
    """A record without its headers: an older record is written anew as one of the rules of today."""
    return text.partition("\n\n")[2]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_leads_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, load)
    assert record.position.over
    assert actions_of(record.write()) == actions_of(text)
    assert record.game.write_position(record.position) == path.with_suffix(".end").read_text(encoding="utf-8")


def test_there_is_a_golden_record_of_every_game() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(game_ids())
