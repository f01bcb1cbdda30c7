"""10.0: fortifications."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.units import ARMOUR, FOOT, MOTORISED
from tests.somnium.tabletop import Tabletop


def shifts(attacker: str, defender: str) -> dict[str, int]:
    """The shifts when the first unit attacks the second."""
    name, target = attacker.split()[0], defender.split()[1]
    odds = Tabletop("allied combat", attacker, defender).odds(target, [name])
    return {shift.number: shift.columns for shift in odds.shifts}


@pytest.mark.rule("alamein 10.0")
@pytest.mark.parametrize(
    ("attacker", "target"), [("0503", "0604"), ("0704", "0703"), ("0812", "0811"), ("0717", "0817"), ("1014", "0914")]
)
def test_a_fortification_in_the_open_gives_one_column(attacker: str, target: str) -> None:
    found = shifts(f"fr_1 {attacker}", f"ge_125_164 {target}")
    assert (found["10.0"], "5.1.2" in found) == (-1, False)


@pytest.mark.rule("alamein 10.0", "alamein 5.1.2")
@pytest.mark.parametrize("crest", ["0606", "0707", "0808", "0810", "0813", "0915", "0916"])
def test_a_fortification_adds_to_the_crest_it_stands_on(crest: str) -> None:
    table = Tabletop.started()
    assert table.game.columns[table.hex(crest)] == 2 + 1
    assert shifts("fr_1 0505", "ge_125_164 0606") == {"5.1.2": -2, "10.0": -1}


@pytest.mark.rule("alamein 10.0")
def test_a_fortification_serves_whoever_holds_it() -> None:
    axis = shifts("fr_1 0505", "ge_125_164 0606")
    allied = shifts("ge_125_164 0505", "fr_1 0606")
    assert axis["10.0"] == allied["10.0"] == -1


@pytest.mark.rule("alamein 10.0", "alamein 4.1.2")
def test_a_fortification_makes_open_ground_dominant() -> None:
    table = Tabletop("allied combat", "fr_1 0811", "ge_125_164 0810")
    assert table.refused_by("end") == "4.1.2", "a fortified crest is better"
    table = Tabletop("allied combat", "fr_1 0811", "ge_125_164 0812")
    assert table.why("end") is None


@pytest.mark.rule("alamein 10.0", "alamein 4.0")
def test_fortifications_do_not_affect_movement() -> None:
    game = Tabletop.started().game
    space = game.board.space
    for mobility in (FOOT, MOTORISED, ARMOUR):
        assert game.entry_cost(space("0812"), space("0811"), mobility) == 2, "open ground"
    assert game.entry_cost(space("0505"), space("0606"), FOOT) == 4, "a crest on foot"
    for mobility in (MOTORISED, ARMOUR):
        assert game.entry_cost(space("0505"), space("0606"), mobility) == 6, "a crest with engines"


@pytest.mark.rule("alamein 10.0")
def test_the_fortifications_stand_where_the_map_shows_them() -> None:
    board = Tabletop.started().game.board
    marked = {board.ids[i] for i in range(board.size) if "fortification" in board.features[i]}
    crests = {"0606", "0707", "0808", "0810", "0813", "0915", "0916"}
    assert marked == crests | {"0604", "0703", "0811", "0817", "0914"}
