"""5.2: advance after combat."""

from __future__ import annotations

import pytest

from tests.sicily.island import Island

GERMANS = ("ge_conrath_a", "ge_conrath_b", "ge_schmalz")


def ways(target: str, here: str, *others: str, attackers: tuple[str, ...] = GERMANS, mover: str = "") -> set[str]:
    """How a unit may advance after a lone defender of the hex has been destroyed."""
    axis = attackers[0][:2] in ("ge", "it")
    units = [f"{unit} {here}" for unit in attackers]
    defender = "us_ranger" if axis else "it_5"
    table = Island(f"{'axis' if axis else 'allied'} combat", *units, f"{defender} {target} reduced", *others)
    if not axis:
        table.pos.air[0] = 15
    table.beaten(target, *attackers, result="DE AVI")
    mover = mover or attackers[-1]
    return {option.split()[2] for option in table.options() if option.startswith(f"advance {mover} ")}


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily C20")
def test_armour_and_motorised_infantry_advance_two_hexes_the_vacated_one_included() -> None:
    expected = {"1813", "1813-1812", "1813-1712", "1813-1912", "1813-1713", "1813-1913"}
    for mover in ("ge_conrath_a", "ge_schmalz"):
        assert ways("1813", "1814", mover=mover) == expected


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily C20")
def test_units_on_foot_advance_into_the_vacated_hex_only() -> None:
    for unit in ("uk_69_50", "us_ranger", "us_504", "uk_cdo"):
        attackers = ("uk_151_50", "uk_168_50", unit)
        assert ways("1813", "1814", attackers=attackers) == {"1813"}


@pytest.mark.rule("sicily 5.2", "sicily 8.0")
def test_artillery_never_advances() -> None:
    attackers = ("uk_151_50", "uk_168_50", "us_7a")
    assert ways("1813", "1814", attackers=attackers) == set()


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily S23")
def test_the_second_hex_is_open_ground_or_city_with_no_river_before_it() -> None:
    assert ways("3013", "2912") == {"3013", "3013-3112"}, "not the airfield, the mountain or the far banks"
    assert "1913-2013" in ways("1913", "1914"), "into a city"
    assert "2013-2014" in ways("2013", "1913"), "out of a city"


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily S23")
@pytest.mark.ruling("sicily S27")
def test_a_bridge_lets_the_advance_go_on_over_the_river() -> None:
    assert ways("2118", "2218") == {"2118", "2118-2117", "2118-2019", "2118-2219"}, "2018 lies across, unbridged"


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily S23")
@pytest.mark.parametrize(
    ("target", "here", "attackers"),
    [("3113", "3112", GERMANS), ("2514", "2513", ("ge_conrath_b", "ge_schmalz", "ge_104"))],
    ids=["airfield", "mountain"],
)
def test_from_an_airfield_or_a_mountain_nobody_goes_on(target: str, here: str, attackers: tuple[str, ...]) -> None:
    table = Island("axis combat", *(f"{unit} {here}" for unit in attackers), f"us_ranger {target} reduced")
    table.beaten(target, *attackers, result="DRB AVI")
    found = {option.split()[2] for option in table.options() if option.startswith("advance ge_schmalz ")}
    assert found == {target}


@pytest.mark.rule("sicily 5.2", "sicily 4.0")
@pytest.mark.ruling("sicily S7")
def test_motorised_infantry_advances_into_a_mountain_only_by_road() -> None:
    attackers = ("ge_conrath_b", "ge_schmalz", "ge_104")
    table = Island("axis combat", *(f"{unit} 2116" for unit in attackers), "us_ranger 2115 reduced")
    table.beaten("2115", *attackers, result="DRB AVI")
    assert table.phase == "allied movement", "nobody can advance"


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily C21")
def test_the_vacated_hex_may_always_be_entered_the_second_only_if_the_first_is_in_no_enemy_zone() -> None:
    assert ways("1813", "1814", "us_16 1811") > {"1813", "1813-1812"}, "1812 is in a zone, 1813 is not"
    assert ways("1813", "1814", "us_16 1812") == {"1813"}


@pytest.mark.rule("sicily 5.2")
@pytest.mark.ruling("sicily C21")
def test_an_advance_starts_no_new_combat() -> None:
    table = Island("axis combat", *(f"{unit} 1814" for unit in GERMANS), "us_ranger 1813 reduced", "us_16 1811")
    table.beaten("1813", *GERMANS, result="DE AVI")
    table.do("advance ge_conrath_a 1813-1812")
    table.do("done")
    assert table.phase == "allied movement"


@pytest.mark.rule("sicily 5.2")
def test_nobody_has_to_advance() -> None:
    table = Island("axis combat", *(f"{unit} 1814" for unit in GERMANS), "us_ranger 1813 reduced")
    table.beaten("1813", *GERMANS, result="DE AVI")
    table.do("done")
    assert {table.at(unit) for unit in GERMANS} == {"1814"}


@pytest.mark.rule("sicily 5.2", "sicily 4.1.1")
@pytest.mark.ruling("sicily C32")
def test_three_units_at_most_advance_into_a_hex() -> None:
    attackers = ("us_16", "us_18", "us_26", "us_7")
    units = (*(f"{unit} 1814" for unit in attackers[:3]), "us_7 1913", "it_5 1813 reduced")
    table = Island("allied combat", *units, air="15 0")
    table.beaten("1813", *attackers, result="DE AVI")
    for unit in attackers[:3]:
        table.do(f"advance {unit} 1813")
    assert table.phase != "allied combat" or table.decision.kind != "advance", "there is no room for the fourth"
    assert table.at("us_7") == "1913"
