"""5.3: retreats, in a chain, across rivers and under siege."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.engagement import foes_of
from scirocco.systems.somnium.events import Retreated, StepLost
from scirocco.systems.somnium.retreat import one_hex_retreats
from tests.sicily.island import Island

ACROSS = ("us_cca 2217", "us_ccb 2217", "us_ccr 2218", "uk_4arm 2218")
"""Their zones leave a defender of 2117 only the far bank of the Salso: 2017 and 2018, where there is no bridge."""
TANKS = ("us_cca", "us_ccb", "us_ccr", "uk_4arm")


def driven_out(*units: str, result: str = "DRI AVI") -> Island:
    """As many of the four armoured brigades as it takes have attacked 2117."""
    for strength in (4, 3, 2, 1):
        tired = [f"{unit} fought" for unit in ACROSS[strength:]]
        table = Island("allied combat", *ACROSS[:strength], *tired, *units, air="15 0")
        if table.chance_of(result, "2117", TANKS[:strength]):
            table.beaten("2117", *TANKS[:strength], result=result)
            return table
    raise AssertionError(f"no attack brings {result}")


# 5.3


@pytest.mark.rule("sicily 5.3")
@pytest.mark.ruling("sicily C12")
def test_a_retreat_is_one_hex_out_of_enemy_zones_and_the_owner_may_split_a_stack() -> None:
    table = Island("axis combat", "ge_104 1812", "ge_129 1812", "us_16 1813", "us_18 1813")
    table.beaten("1813", "ge_104", "ge_129", result="DRI AVB")
    table.do("loss ge_104")
    assert table.side == "allied"
    assert table.ways_back("us_16") == {"1814", "1713", "1913"}
    assert table.refused_by("retreat us_16 1712") == "5.3", "next to the enemy"
    assert table.refused_by("retreat us_16 1814-1815") == "5.3.3", "one hex is enough"
    table.do("retreat us_16 1814")
    table.do("retreat us_18 1713")
    assert (table.at("us_16"), table.at("us_18")) == ("1814", "1713")


@pytest.mark.rule("sicily 5.3", "sicily 4.0")
@pytest.mark.ruling("sicily S7")
def test_motorised_units_retreat_into_mountains_only_along_a_road() -> None:
    for unit, ways in (("ge_neapel", {"2514"}), ("it_29", {"2514", "2414", "2614"})):
        table = Island("allied combat", "us_16 2512", "us_18 2512", "us_26 2512", f"{unit} 2513")
        table.beaten("2513", "us_16", "us_18", "us_26")
        assert (table.ways_back(unit) or {table.at(unit)}) == ways, "2514 lies on the road"


# 5.3.1


@pytest.mark.rule("sicily 5.3.1")
@pytest.mark.ruling("sicily C15")
def test_a_unit_retreats_into_a_full_hex_and_any_one_of_the_four_moves_on_without_loss() -> None:
    narrow = ("us_16 1712", "us_18 1912", "it_29 1813")
    crowd = ("it_30 1814", "it_5 1814", "it_6 1814")
    table = Island("allied combat", *narrow, *crowd)
    table.beaten("1813", "us_16", "us_18")
    assert (table.at("it_29"), table.decision.kind) == ("1814", "displace")
    for unit in ("it_29", "it_30", "it_5", "it_6"):
        assert table.ways_back(unit) == {"1815", "1714", "1914"}
    table.do("retreat it_5 1815")
    assert (table.at("it_5"), table.is_reduced("it_5")) == ("1815", False)


TANK_PARK = ("us_cca 2307", "us_ccb 2307", "us_ccr 2307", "it_29 2507")
"""Three tank units that cannot go on: the mountains are closed to them, and 2407 lies in a zone."""


@pytest.mark.rule("sicily 5.3.1", "sicily 5.1.3")
@pytest.mark.ruling("sicily C15", "sicily C11")
def test_the_newcomer_itself_may_be_the_one_that_moves_on() -> None:
    table = Island("axis combat", "ge_104 2107", "us_15 2207", *TANK_PARK)
    assert "siege" not in table.shifts("2207", ["ge_104"]), "2307 can take it in, for it goes on to 2308"
    table.beaten("2207", "ge_104", result="DRI AVB")
    assert (table.at("us_15"), table.is_reduced("us_15")) == ("2308", False)
    foot = Island("axis combat", "ge_104 2107", "ge_neapel 2408", "us_15 2207", *TANK_PARK)
    assert foot.shifts("2207", ["ge_104"])["siege"] == 1, "2308 too lies in a zone"


@pytest.mark.rule("sicily 5.3.1", "sicily 5.3.2")
@pytest.mark.ruling("sicily C15")
def test_armour_does_not_come_through_a_full_hex_over_two_rivers() -> None:
    """Into 3213 a river costs it a loss, out of it to 3214 another; and those in 3213 cannot make room."""
    tired = ("us_ccb 3213 reduced", "us_ccr 3213 reduced", "uk_4arm 3213 reduced")
    ring = ("ge_104 3012", "it_29 3013", "it_30 3211", "it_5 3311", "it_6 3413")
    table = Island("axis combat", "us_cca 3112", *tired, *ring)
    cca, foes = table.unit("us_cca"), foes_of(table.game, table.pos, 0)
    assert one_hex_retreats(table.game, table.pos, cca, foes) == []
    fresh = Island("axis combat", "us_cca 3112", "us_ccb 3213", *tired[1:], *ring)
    assert one_hex_retreats(fresh.game, fresh.pos, cca, foes) == [(fresh.hex("3213"),)], "us_ccb can bear the river"


@pytest.mark.rule("sicily 5.3.1", "sicily 5.3.2")
@pytest.mark.ruling("sicily C15")
def test_armour_pushed_across_a_river_by_a_chain_takes_a_loss() -> None:
    crowd = ("ge_conrath_a 2116", "ge_conrath_b 2116", "ge_neapel 2116")
    for unit, reduced in (("ge_conrath_a", True), ("ge_neapel", False)):
        table = Island("allied combat", "us_16 2316", "us_18 2316", "us_26 2316", "it_34 2216", *crowd)
        table.beaten("2216", "us_16", "us_18", "us_26")
        assert table.at("it_34") == "2116", "motorised: the mountains are shut"
        table.do(f"retreat {unit} 2016")
        assert (table.at(unit), table.is_reduced(unit)) == ("2016", reduced)


# 5.3.2


@pytest.mark.rule("sicily 5.3.2")
def test_armour_that_retreats_across_a_river_takes_a_loss() -> None:
    table = driven_out("ge_conrath_a 2117")
    assert table.ways_back("ge_conrath_a") == {"2017", "2018"}
    events = table.do("retreat ge_conrath_a 2018")
    assert StepLost("sicily 5.3.2", table.unit("ge_conrath_a"), table.hex("2018")) in events
    assert (table.at("ge_conrath_a"), table.is_reduced("ge_conrath_a")) == ("2018", True)


@pytest.mark.rule("sicily 5.3.2")
@pytest.mark.parametrize("unit", ["ge_104", "it_29", "it_6a", "ge_4pqd", "it_10b"])
def test_all_other_units_cross_without_harm(unit: str) -> None:
    table = driven_out(f"{unit} 2117")
    table.do(f"retreat {unit} 2018")
    assert (table.at(unit), table.is_reduced(unit)) == ("2018", False)


@pytest.mark.rule("sicily 5.3.2")
@pytest.mark.parametrize(("marks", "result"), [("", "DRB AVI"), (" reduced", "DRI AVI")], ids=["lost now", "reduced"])
def test_armour_that_lost_in_the_combat_or_before_is_destroyed_at_the_river(marks: str, result: str) -> None:
    table = driven_out(f"ge_conrath_a 2117{marks}", result=result)
    assert table.at("ge_conrath_a") == "dead"


@pytest.mark.rule("sicily 5.3.2", "sicily 5.1.2")
@pytest.mark.ruling("sicily S27")
def test_a_bridge_spares_armour_the_loss() -> None:
    for way, reduced in (("2019", False), ("2018", True)):
        table = Island("allied combat", "us_cca 2218", "us_ccb 2218", "us_ccr 2218", "ge_conrath_a 2118")
        table.beaten("2118", "us_cca", "us_ccb", "us_ccr")
        assert table.ways_back("ge_conrath_a") == {"2018", "2019"}
        table.do(f"retreat ge_conrath_a {way}")
        assert table.is_reduced("ge_conrath_a") is reduced


@pytest.mark.rule("sicily 5.3.2", "sicily 5.3")
@pytest.mark.ruling("sicily A22")
@pytest.mark.ruling("sicily S27")
def test_reduced_armour_may_only_retreat_over_the_bridge() -> None:
    table = Island("allied combat", "us_cca 2218", "us_ccb 2218", "ge_conrath_a 2118 reduced")
    table.beaten("2118", "us_cca", "us_ccb")
    assert table.at("ge_conrath_a") == "2019", "the only way it survives, so nobody is asked"
    assert table.is_reduced("ge_conrath_a")


@pytest.mark.rule("sicily 5.3.2", "sicily 5.3.3")
@pytest.mark.ruling("sicily A22")
def test_armour_that_can_only_cross_the_river_dies_there_although_friends_stand_on_the_way_of_the_besieged() -> None:
    table = driven_out("ge_conrath_a 2117 reduced", "it_29 2118")
    assert table.at("ge_conrath_a") == "dead"


@pytest.mark.rule("sicily 5.3.2")
def test_beaten_attackers_of_armour_suffer_at_the_river_too() -> None:
    table = Island("allied combat", "us_cca 2117", "ge_104 2217", "it_29 2218", "it_30 2116 fought")
    table.beaten("2217", "us_cca", result="DVI ARI")
    assert (table.at("us_cca"), table.is_reduced("us_cca")) == ("2018", True)


# 5.3.3

RING = ("us_16 1812", "us_18 1913", "us_26 1713")
NAMES = ("us_16", "us_18", "us_26")


def besieged(*units: str, result: str = "DRI AVI") -> Island:
    table = Island("allied combat", *RING, *units)
    table.beaten("1813", *NAMES, result=result)
    return table


@pytest.mark.rule("sicily 5.3.3")
@pytest.mark.ruling("sicily C13")
def test_a_besieged_unit_retreats_two_hexes_and_takes_a_loss() -> None:
    table = besieged("ge_neapel 1813")
    assert table.ways_back("ge_neapel") == {"1814-1815", "1912-2012"}
    events = table.do("retreat ge_neapel 1814-1815")
    start, through, end = (table.hex(number) for number in ("1813", "1814", "1815"))
    assert Retreated("sicily 5.3.3", table.unit("ge_neapel"), (start, through, end)) in events
    assert (table.at("ge_neapel"), table.is_reduced("ge_neapel")) == ("1815", True)


@pytest.mark.rule("sicily 5.3.3", "sicily 5.3")
@pytest.mark.ruling("sicily C13")
def test_a_besieged_unit_without_a_free_second_hex_is_eliminated() -> None:
    table = besieged("ge_neapel 1813", "us_7 1816", "us_15 2011")
    assert table.at("ge_neapel") == "dead"


@pytest.mark.rule("sicily 5.3.3")
def test_a_besieged_unit_that_lost_in_the_combat_is_eliminated() -> None:
    table = besieged("ge_neapel 1813", result="DRB AVB")
    table.do("loss us_16")
    assert table.at("ge_neapel") == "dead"


@pytest.mark.rule("sicily 5.3.3")
@pytest.mark.ruling("sicily C14")
def test_unless_it_can_go_through_a_hex_with_friends_and_then_without_another_loss() -> None:
    table = besieged("ge_neapel 1813", "it_29 1814", result="DRB AVB")
    table.do("loss us_16")
    assert (table.at("ge_neapel"), table.is_reduced("ge_neapel")) == ("1815", True)


@pytest.mark.rule("sicily 5.3.3")
@pytest.mark.ruling("sicily C14")
def test_friends_spare_a_besieged_unit_the_loss_of_the_second_hex() -> None:
    table = besieged("ge_neapel 1813", "it_29 1814")
    table.do("retreat ge_neapel 1814-1815")
    assert not table.is_reduced("ge_neapel")


@pytest.mark.rule("sicily 5.3.3")
def test_a_unit_forced_into_the_sea_is_destroyed() -> None:
    table = Island("allied combat", "us_16 3803", "us_18 3803", "it_29 3902")
    table.beaten("3902", "us_16", "us_18")
    assert table.at("it_29") == "dead"


@pytest.mark.rule("sicily 5.3.3")
def test_the_sea_is_never_a_way_to_retreat() -> None:
    table = Island("allied combat", "us_16 2419", "us_18 2419", "us_26 2419", "it_29 2519")
    table.beaten("2519", "us_16", "us_18", "us_26")
    assert table.refused_by("retreat it_29 2520") == "5.3.3"
