"""Games whose rules were corrected, so that what becomes of older records can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scirocco import games
from scirocco.core.corrections import Correction

CORRECTIONS = (
    Correction(2, "8.0", "Guns alone get no aircraft."),
    Correction(3, "4.2", "A mine stops armour."),
)


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every game has been corrected twice."""
    monkeypatch.setattr(games, "read_corrections", lambda folder: CORRECTIONS)
    games._load_once.cache_clear()
    yield
    games._load_once.cache_clear()
