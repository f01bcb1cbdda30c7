"""4.1.2: engagement."""

from __future__ import annotations

import pytest

from tests.somnium.tabletop import Tabletop


@pytest.mark.rule("alamein 4.1.2")
def test_a_unit_stops_next_to_the_enemy() -> None:
    table = Tabletop("allied movement", "uk_22_7 1209", "ge_115_15 1509")
    table.do("uk_22_7")
    assert "uk_22_7 1209-1309-1410" in table.options()
    assert table.refused_by("uk_22_7 1209-1309-1410-1510") == "4.1.2"
