"""7.0: losses."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Destroyed, StepLost
from tests.somnium.tabletop import Tabletop


@pytest.mark.rule("alamein 7.0")
@pytest.mark.parametrize(("before", "after"), [("0705", "0706"), ("0705 reduced", "dead")])
def test_the_first_loss_turns_the_counter_over_and_the_second_removes_it(before: str, after: str) -> None:
    table = Tabletop("allied movement", f"fr_1 {before}")
    table.do("fr_1")
    table.do("fr_1 0705-0706", 1)
    assert table.at("fr_1") == after
    assert table.is_reduced("fr_1") == (after != "dead")


@pytest.mark.rule("alamein 7.0")
def test_a_loss_and_a_death_are_told_apart_by_their_events() -> None:
    table = Tabletop("allied combat", "fr_1 1115", "ge_125_164 0614", "ge_382_164 0515 reduced", air="50 0")
    table.do("strike 0614")
    unit, space = table.unit("ge_125_164"), table.hex("0614")
    assert StepLost("alamein 7.0", unit, space) in table.do("air 10", 1, 1)
    table.do("strike 0515")
    unit, space = table.unit("ge_382_164"), table.hex("0515")
    assert Destroyed("alamein 7.0", unit, space) in table.do("air 10", 1, 1)


@pytest.mark.rule("alamein 7.0")
def test_a_reduced_unit_fights_with_its_reduced_values() -> None:
    fresh = Tabletop("allied combat", "uk_22_7 1615", "ge_ramcke 1614").odds("1614", ["uk_22_7"])
    worn = Tabletop("allied combat", "uk_22_7 1615 reduced", "ge_ramcke 1614 reduced").odds("1614", ["uk_22_7"])
    assert (fresh.attack, fresh.defence) == (9, 5)
    assert (worn.attack, worn.defence) == (5, 3)


@pytest.mark.rule("alamein 7.0", "alamein 4.0")
def test_losses_do_not_slow_a_unit() -> None:
    table = Tabletop("allied movement", "fr_1 1614 reduced")
    table.do("fr_1")
    assert "fr_1 1614-1615-1616-1617-1618" in table.options()
    assert table.why("fr_1 1614-1615-1616-1617-1618-1718") is None
    assert table.why("fr_1 1614-1615-1616-1617-1618-1718-1818") is None, "six points, as on its full side"


@pytest.mark.rule("alamein 7.0", "alamein 8.0")
def test_a_reduced_gun_bombards_with_its_reduced_attack() -> None:
    table = Tabletop("allied combat", "uk_xiii 1110 reduced", "ge_125_164 0809")
    assert table.odds("0809", [], ["uk_xiii"]).attack == 2


@pytest.mark.rule("alamein 7.0", "alamein 5.1.7")
def test_only_one_unit_takes_the_loss_of_a_combat() -> None:
    table = Tabletop("allied combat", "uk_2_1 1615", "uk_24_10 1615", "ge_125_164 1614", "ge_382_164 1614")
    attackers = ["uk_2_1", "uk_24_10"]
    table.fight("1614", dice=table.dice_for("DRB AVB", table.odds("1614", attackers)))
    assert (table.side, table.options()) == ("axis", ["loss ge_125_164", "loss ge_382_164"])
    table.do("loss ge_382_164")
    assert (table.side, table.options()) == ("allied", ["loss uk_2_1", "loss uk_24_10"])
    table.do("loss uk_2_1")
    units = ("ge_125_164", "ge_382_164", "uk_2_1", "uk_24_10")
    assert [table.is_reduced(unit) for unit in units] == [False, True, True, False]


@pytest.mark.rule("alamein 7.0", "alamein 5.1.7")
def test_a_loss_is_refused_to_units_that_were_not_in_it() -> None:
    table = Tabletop("allied combat", "uk_2_1 1615", "uk_24_10 1615", "ge_125_164 1614", "ge_382_164 1614")
    table.fight("1614", dice=table.dice_for("DRB AVB", table.odds("1614", ["uk_2_1", "uk_24_10"])))
    assert table.refused_by("loss uk_2_1") == "5.1.7"
    assert table.refused_by("done") == "5.1.7"
