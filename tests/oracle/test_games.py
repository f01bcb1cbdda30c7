"""Games of all five under the oracle's eyes: short random ones, keen to fight, and the golden records to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

import scirocco
from scirocco.core.records import read_record
from scirocco.games import game_ids, load
from tests.oracle.umpire import Umpire, complaints_in

GOLDEN = Path(__file__).parents[1] / "golden"
WHOLE = [
    "alamein-historical-regular-3",
    "gazala-historical-regular-4",
    "sicily-historical-regular-8",
    "gazala1942-strike-random-2",
    "merkur-historical-regular-1",
    "merkur-solitaire-printed-5",
]


@pytest.mark.parametrize(
    ("game_id", "scenario", "seed"),
    [
        ("alamein", "historical", 1),
        ("alamein", "free", 2),
        ("gazala", "historical", 3),
        ("gazala", "free", 4),
        ("sicily", "historical", 5),
        ("sicily", "historical", 6),
        ("gazala1942", "opening", 7),
        ("gazala1942", "strike", 8),
        ("merkur", "historical", 9),
        ("merkur", "solitaire", 10),
    ],
)
def test_the_oracle_has_nothing_against_a_random_game(game_id: str, scenario: str, seed: int) -> None:
    game = scirocco.load(game_id, scenario)
    assert complaints_in(game, seed, actions=400) == []


@pytest.mark.parametrize(
    ("game_id", "scenario", "seed"),
    [("alamein", "historical", 11), ("sicily", "historical", 12), ("gazala1942", "aida", 13), ("merkur", "free", 14)],
)
def test_the_oracle_has_nothing_against_a_whole_random_game(game_id: str, scenario: str, seed: int) -> None:
    game = scirocco.load(game_id, scenario)
    assert complaints_in(game, seed, actions=20_000, every=20) == []


@pytest.mark.parametrize("name", WHOLE)
def test_the_oracle_has_nothing_against_a_golden_record(name: str) -> None:
    record = read_record((GOLDEN / f"{name}.war").read_text(encoding="utf-8"), load)
    umpire = Umpire(record.game, record.start, every=10)
    last = record.start
    for position, entry, _ in record.positions():
        if entry is not None:
            assert umpire.before(last) == []
            assert umpire.after(position, entry.action) == []
        last = position
    assert last.over


def test_every_game_has_a_whole_record_under_the_oracle() -> None:
    assert {name.split("-")[0] for name in WHOLE} == set(game_ids())
