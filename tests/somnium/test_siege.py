"""5.1.3 and 5.3.2: who is besieged, and how the besieged retreat."""

from __future__ import annotations

import pytest

from tests.somnium.tabletop import Tabletop

RING = ("uk_22_7 1613", "au_20_9 1714", "au_24_9 1514")
"""Three Allied units whose zones close every hex around 1614."""
NAMES = tuple(unit.split()[0] for unit in RING)


def is_besieged(*units: str, target: str = "1614", attacker: str = "uk_22_7") -> bool:
    """Whether an attack on the hex would have the column of 5.1.3."""
    table = Tabletop("allied combat", *units)
    return any(shift.number == "5.1.3" for shift in table.odds(target, [attacker]).shifts)


def ways(table: Tabletop, unit: str) -> set[str]:
    return {option.split()[2] for option in table.options() if option.startswith(f"retreat {unit} ")}


@pytest.mark.rule("alamein 5.1.3")
@pytest.mark.ruling("alamein C11")
def test_a_defender_is_besieged_when_every_hex_around_him_is_held_or_in_an_enemy_zone() -> None:
    assert is_besieged(*RING, "it_61_trento 1614")
    assert not is_besieged(*RING[:2], "it_61_trento 1614")


@pytest.mark.rule("alamein 5.1.3")
@pytest.mark.ruling("alamein C11")
def test_the_siege_gives_one_column_to_the_right() -> None:
    table = Tabletop("allied combat", *RING, "it_61_trento 1614")
    shifts = {shift.number: shift.columns for shift in table.odds("1614", ["au_20_9"]).shifts}
    assert shifts == {"5.1.3": 1}


@pytest.mark.rule("alamein 5.1.3")
@pytest.mark.ruling("alamein C11")
def test_friendly_units_do_not_cancel_the_zones_that_besiege() -> None:
    assert is_besieged(*RING, "it_61_trento 1614", "it_62_trento 1615", "ge_125_164 1513", "ge_382_164 1713")


@pytest.mark.rule("alamein 5.1.3")
@pytest.mark.ruling("alamein C11")
def test_a_full_hex_is_a_way_out_if_a_chain_retreat_works_there() -> None:
    narrow = ("uk_22_7 1714", "au_24_9 1514", "it_61_trento 1614")
    crowd = ("it_62_trento 1613", "it_39_bologna 1613", "it_40_bologna 1613")
    assert not is_besieged(*narrow, *crowd)
    assert is_besieged(*narrow, *crowd, "fr_1 1511", "gr_1 1812"), "nobody in 1613 can make room"


@pytest.mark.rule("alamein 5.1.3")
@pytest.mark.ruling("alamein C11")
def test_an_edge_is_a_way_out_only_for_a_side_it_does_not_destroy() -> None:
    assert not is_besieged("uk_22_7 0208", "uk_2_1 0209", "it_61_trento 0108", target="0108"), "west spares all"
    assert is_besieged("uk_22_7 2010", "uk_2_1 2011", "it_61_trento 2110", target="2110"), "east kills the Axis"
    assert not is_besieged("ge_8pz_15 2010", "ge_5pz_21 2011", "fr_1 2110", target="2110", attacker="ge_8pz_15")
    assert is_besieged("uk_22_7 1517", "uk_2_1 1317", "it_61_trento 1418", target="1418"), "south kills all"


@pytest.mark.rule("alamein 5.1.3")
@pytest.mark.ruling("alamein C11")
def test_sea_and_depression_are_no_way_out() -> None:
    assert is_besieged("uk_22_7 0216", "it_61_trento 0217", target="0217")
    assert is_besieged("uk_22_7 0905", "uk_2_1 0805", "it_61_trento 0904", target="0904")


@pytest.mark.rule("alamein 5.1.3", "alamein 5.3")
@pytest.mark.ruling("alamein C11")
def test_the_siege_is_judged_before_the_combat_and_the_retreat_after_its_losses() -> None:
    attackers = ("uk_22_7 1613 reduced", "au_20_9 1714", "au_24_9 1514")
    table = Tabletop("allied combat", *attackers, "ge_ramcke 1614")
    battle = table.fight("1614", *NAMES, dice=table.dice_for("DRI AVB", table.odds("1614", NAMES)))
    assert ("alamein 5.1.3 siege", 1) in battle.shifts
    table.do("loss uk_22_7")
    assert table.at("uk_22_7") == "dead"
    assert table.at("ge_ramcke") == "1613", "the only hex free now, and only one hex"
    assert not table.is_reduced("ge_ramcke")


# 5.3.2: the retreat


def beaten(*units: str, result: str = "DRI AVI") -> Tabletop:
    """The ring has attacked 1614 with this result."""
    table = Tabletop("allied combat", *RING, *units)
    table.fight("1614", *NAMES, dice=table.dice_for(result, table.odds("1614", NAMES)))
    return table


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C13")
def test_a_besieged_unit_retreats_two_hexes_and_takes_a_loss() -> None:
    table = beaten("ge_125_164 1614")
    assert ways(table, "ge_125_164") == {"1713-1813", "1615-1616", "1513-1413"}
    table.do("retreat ge_125_164 1615-1616")
    assert table.at("ge_125_164") == "1616"
    assert table.is_reduced("ge_125_164")


@pytest.mark.rule("alamein 5.3", "alamein 5.3.2")
@pytest.mark.ruling("alamein C13")
def test_a_besieged_unit_stops_in_no_zone_and_passes_no_enemy() -> None:
    table = beaten("ge_125_164 1614")
    assert table.refused_by("retreat ge_125_164 1615") == "5.3"
    assert table.refused_by("retreat ge_125_164 1615-1715") == "5.3"
    assert table.refused_by("retreat ge_125_164 1613-1612") == "5.3"
    assert table.refused_by("retreat ge_125_164 1615-1616-1617") == "5.3.2"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C13")
def test_a_besieged_unit_without_a_free_second_hex_is_eliminated() -> None:
    table = beaten("ge_125_164 1614", "fr_1 1812", "gr_1 1617", "fr_2 1412")
    assert table.at("ge_125_164") == "dead"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C13")
def test_every_unit_that_retreats_under_siege_takes_the_loss() -> None:
    table = beaten("ge_125_164 1614", "ge_433_164 1614")
    table.do("retreat ge_125_164 1615-1616")
    table.do("retreat ge_433_164 1713-1813")
    assert table.is_reduced("ge_125_164")
    assert table.is_reduced("ge_433_164")


@pytest.mark.rule("alamein 5.3.2", "alamein 7.0")
def test_a_unit_reduced_before_does_not_survive_the_loss_of_the_siege() -> None:
    table = beaten("ge_125_164 1614 reduced")
    assert table.at("ge_125_164") == "dead"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C14")
def test_a_besieged_unit_that_lost_in_the_combat_is_eliminated_at_once() -> None:
    table = beaten("ge_125_164 1614", result="DRB AVI")
    assert table.at("ge_125_164") == "dead"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C14")
def test_a_sheltered_retreat_saves_a_unit_that_lost_in_the_combat() -> None:
    table = beaten("ge_125_164 1614", "it_62_trento 1615", result="DRB AVI")
    assert table.at("ge_125_164") == "1616", "through the Italians in 1615, the only way left to it"
    assert table.is_reduced("ge_125_164")


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C14")
def test_a_sheltered_retreat_costs_nothing_in_the_second_hex() -> None:
    table = beaten("ge_125_164 1614", "it_62_trento 1615")
    table.do("retreat ge_125_164 1615-1616")
    assert not table.is_reduced("ge_125_164")
    table = beaten("ge_125_164 1614", "it_62_trento 1615")
    table.do("retreat ge_125_164 1713-1813")
    assert table.is_reduced("ge_125_164"), "elsewhere it is not sheltered"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C14")
def test_friends_in_the_second_hex_are_no_shelter() -> None:
    table = beaten("ge_125_164 1614", "it_62_trento 1616")
    table.do("retreat ge_125_164 1615-1616")
    assert table.is_reduced("ge_125_164")


@pytest.mark.rule("alamein 5.3.2")
def test_a_full_hex_may_shelter_a_unit_that_passes_through() -> None:
    table = beaten("ge_125_164 1614", "it_62_trento 1615", "it_39_bologna 1615", "it_40_bologna 1615")
    table.do("retreat ge_125_164 1615-1616")
    assert table.at("ge_125_164") == "1616"


@pytest.mark.rule("alamein 5.3.1", "alamein 5.3.2")
def test_a_retreat_under_siege_may_end_in_a_full_hex_by_a_chain() -> None:
    crowd = ("it_62_trento 1616", "it_39_bologna 1616", "it_40_bologna 1616")
    table = beaten("ge_125_164 1614", *crowd)
    table.do("retreat ge_125_164 1615-1616")
    assert table.decision.kind == "displace"
    table.do("retreat it_62_trento 1617")
    assert not table.is_reduced("it_62_trento"), "only the besieged unit pays"


@pytest.mark.rule("alamein 5.3.2", "alamein 9.1")
def test_a_besieged_allied_unit_rolls_for_mines_on_its_way_and_may_die_of_both_losses() -> None:
    axis = ("ge_8pz_15", "ge_5pz_21", "it_132_ariete")
    places = ("ge_8pz_15 0906", "ge_5pz_21 0805", "it_132_ariete 0706")
    table = Tabletop("axis combat", *places, "au_20_9 0806")
    table.fight("0806", *axis, dice=table.dice_for("DRI AVI", table.odds("0806", axis)))
    table.do("retreat au_20_9 0807-0808", 1)
    assert table.at("au_20_9") == "dead"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C13")
def test_beaten_attackers_may_be_besieged_too() -> None:
    table = Tabletop("allied combat", "uk_152_51 1614", "ge_ramcke 1613", "ge_125_164 1714", "ge_382_164 1514")
    table.fight("1613", "uk_152_51", dice=table.dice_for("DVI ARI", table.odds("1613", ["uk_152_51"])))
    table.do("retreat uk_152_51 1615-1616")
    assert table.is_reduced("uk_152_51")
