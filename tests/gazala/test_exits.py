"""4.2.2: nobody leaves of his own will, and who is driven off the map is not destroyed."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import LeftMap
from scirocco.systems.somnium.scoring import score_lines
from tests.gazala.desert import Desert, shifts


@pytest.mark.rule("gazala 4.2.2")
@pytest.mark.parametrize(
    ("unit", "place", "edge"),
    [
        *(("it_61", "0105", "west"), ("it_61", "0201", "north"), ("it_61", "0916", "south"), ("it_61", "2511", "east")),
        *(("in_9", "0105", "west"), ("in_9", "1516", "south"), ("in_9", "2511", "east")),
    ],
)
def test_no_unit_may_leave_the_map_of_its_own_will(unit: str, place: str, edge: str) -> None:
    side = "axis" if unit == "it_61" else "allied"
    table = Desert(f"{side} movement", f"{unit} {place}")
    table.do(unit)
    assert not any(option.endswith(edge) for option in table.options())
    assert table.refused_by(f"{unit} {place}-{edge}") == "4.2.2"


DRIVEN = {
    "west": ("0206", "0207", "0106"),
    "east": ("2411", "2412", "2511"),
    "south": ("1515", "1715", "1616"),
    "north": ("0202", "0202", "0201"),
}
"""Two hexes of attackers whose zones leave the third no way out on the map."""


def driven(edge: str, victim: str, *others: str) -> Desert:
    """Two tank units beat the victim, who finds no hex on the map to retreat to."""
    first, second, place = DRIVEN[edge]
    tanks = ("uk_22arm", "uk_2arm") if victim == "ge_115" else ("ge_8pz", "ge_5pz")
    phase = "allied combat" if victim == "ge_115" else "axis combat"
    table = Desert(phase, f"{tanks[0]} {first}", f"{tanks[1]} {second}", f"{victim} {place}", *others)
    assert "siege" not in shifts(table.odds(place, tanks)), "the edge is a way out"
    table.beat(place, *tanks)
    return table


@pytest.mark.rule("gazala 4.2.2", "gazala 5.3")
@pytest.mark.ruling("gazala G8", "gazala A22", "gazala C11")
@pytest.mark.parametrize("edge", DRIVEN)
@pytest.mark.parametrize("victim", ["ge_115", "in_9"])
def test_a_unit_driven_over_any_edge_is_out_of_play_intact_and_scores_for_nobody(victim: str, edge: str) -> None:
    table = driven(edge, victim)
    assert table.at(victim) == edge
    assert not table.is_reduced(victim), "it did not take the two-hex way of the besieged"
    assert not any(line.kind == "destroyed" and line.points for line in score_lines(table.game, table.pos))


@pytest.mark.rule("gazala 4.2.2")
@pytest.mark.ruling("gazala G8")
def test_it_never_comes_back() -> None:
    table = driven("east", "in_9", "sa_6 2006")
    if table.phase != "allied movement":
        table.end_until("allied movement")
    assert (table.refused_by("in_9"), table.code("in_9")) == ("4.2.2", "left-map")
    assert "in_9" not in table.options()


@pytest.mark.rule("gazala 4.2.2", "gazala 5.3")
@pytest.mark.ruling("gazala C12", "gazala G8")
def test_leaving_the_map_is_no_choice_while_a_hex_on_it_is_free() -> None:
    table = Desert("axis combat", "ge_8pz 2412", "ge_5pz 2412", "in_9 2511", "it_61 2408")
    table.beat("2511", "ge_8pz", "ge_5pz")
    assert table.at("in_9") == "2510"
    table = Desert("axis combat", "ge_8pz 2509", "ge_5pz 2509", "in_9 2510")
    table.beat("2510", "ge_8pz", "ge_5pz")
    assert table.refused_by("retreat in_9 east") == "4.2.2"
    assert table.ways("in_9") == {"2411", "2511"}


@pytest.mark.rule("gazala 4.2.2")
def test_the_event_names_the_rule_of_the_edges() -> None:
    first, second, place = DRIVEN["west"]
    table = Desert("axis combat", f"ge_8pz {first}", f"ge_5pz {second}", f"in_9 {place}")
    table.do(f"attack {place}")
    table.do("join ge_8pz")
    left = [event for event in table.do("join ge_5pz", 2, 3) if isinstance(event, LeftMap)]
    assert left == [LeftMap("gazala 4.2.2", table.unit("in_9"), table.hex("west"))]
