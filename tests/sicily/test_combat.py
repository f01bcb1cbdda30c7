"""5.0 to 5.1.4: what one combat is, the odds, terrain and rivers, siege, divisions, and what does not count here."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.sicily.island import Island

AROUND = ("1812", "1814", "1712", "1713", "1912", "1913")
"""The six hexes around 1813, all open ground."""
FREE_ATTACKERS = ("uk_231", "us_ranger")


def shifts(target: str, here: Sequence[str], defender: str = "it_29") -> dict[str, int]:
    """The shifts of an attack on a hex by one unit in each of some others, siege left out."""
    units = [f"{name} {number}" for name, number in zip(("uk_231", "us_ranger", "us_7"), here, strict=False)]
    table = Island("allied combat", *units, f"{defender} {target}")
    return {k: v for k, v in table.shifts(target, [unit.split()[0] for unit in units]).items() if k != "siege"}


# One combat


@pytest.mark.rule("sicily 5.0")
@pytest.mark.ruling("sicily C6")
def test_all_units_in_the_attacked_hex_defend_together_and_no_attack_covers_two_hexes() -> None:
    table = Island("allied combat", "us_16 1814", "it_29 1813", "it_30 1813", "ge_neapel 1815")
    fought = table.fight("1813", "us_16", dice=(1, 2))
    assert fought.defence == 2 + 2


@pytest.mark.rule("sicily 5.0")
@pytest.mark.ruling("sicily C6")
def test_no_unit_attacks_twice_in_a_phase() -> None:
    table = Island("allied combat", "us_16 1814 fought", "us_7 1913", "ge_neapel 1813", "us_ii 1815")
    table.do("attack 1813")
    assert table.refused_by("join us_16") == "5.0"


@pytest.mark.rule("sicily 8.0", "sicily 5.0")
@pytest.mark.ruling("sicily C35")
def test_no_hex_is_attacked_twice_in_one_combat_phase_by_whatever_means_but_again_in_the_next() -> None:
    units = ("us_ii 1815", "it_29 1813", "it_30 0211")
    table = Island("allied combat", *units, air="15 0")
    table.do("strike 1813")
    table.do("air 3", 3, 4)
    assert table.refused_by("bombard 1813") == table.refused_by("strike 1813") == "8.0"
    table.end_until("allied combat")
    assert {"bombard 1813", "strike 1813"} <= set(table.options())


@pytest.mark.rule("sicily 8.0", "sicily 5.0")
@pytest.mark.ruling("sicily C35")
def test_a_hex_taken_in_the_enemy_phase_may_be_attacked_again_in_the_same_turn() -> None:
    germans = ("ge_conrath_a", "ge_conrath_b", "ge_schmalz")
    table = Island("axis combat", *(f"{unit} 1814" for unit in germans), "us_ranger 1813 reduced", "us_16 1811")
    table.beaten("1813", *germans, result="DE AVI")
    table.do("advance ge_schmalz 1813")
    table.do("done")
    table.go("us_16", "1811-1812")
    table.do("end")
    assert (table.pos.turn, table.options()) == (3, ["attack 1813"])


# Odds


@pytest.mark.rule("sicily 5.1.1")
@pytest.mark.ruling("sicily C1")
@pytest.mark.parametrize(
    ("defenders", "printed", "strict"),
    [(("ge_4pqd", "ge_neapel"), "1-1", "1-2"), (("ge_4pqd", "ge_3pqd"), "1-2", "1-2")],
    ids=["5:9", "5:10"],
)
def test_when_the_defence_is_stronger_the_division_is_turned_round_and_the_fraction_dropped(
    defenders: tuple[str, ...], printed: str, strict: str
) -> None:
    for options, column in (((), printed), (("strict_inverse",), strict)):
        units = ("uk_4arm 1814", *(f"{unit} 1813" for unit in defenders))
        table = Island("allied combat", *units, options=options)
        assert table.column(table.odds("1813", ["uk_4arm"])) == column


@pytest.mark.rule("sicily 5.1.1", "sicily 5.1.2")
@pytest.mark.ruling("sicily C2")
def test_odds_beyond_the_table_use_its_ends_and_shifts_begin_there() -> None:
    tanks = ("us_cca", "us_ccb", "uk_4arm")
    strong = Island("allied combat", *(f"{unit} 1913" for unit in tanks), "it_5 2013 reduced")
    assert strong.column(strong.odds("2013", tanks)) == "8-1", "17 against 1 is 9-1, and a city one to the left"
    weak = Island("allied combat", "us_ii 2116 reduced", "ge_4pqd 2115", "ge_3pqd 2115")
    assert weak.column(weak.odds("2115", ["us_ii"])) == "1-4"


@pytest.mark.rule("sicily 5.1.2")
@pytest.mark.ruling("sicily C2")
def test_only_the_net_shift_is_taken() -> None:
    ring = ("us_16 2114", "us_18 2116", "us_26 2216", "us_7 2015")
    table = Island("allied combat", *ring, "ge_4pqd 2115", "ge_3pqd 2115")
    odds = table.odds("2115", ["us_16"])
    assert sorted(shift.columns for shift in odds.shifts) == [-3, 1]
    assert (table.game.combat.columns[odds.base_column], table.column(odds)) == ("1-3", "1-4")


@pytest.mark.rule("sicily 5.1.1")
@pytest.mark.ruling("sicily C3")
def test_units_of_attack_zero_use_the_last_column_and_open_an_attack_only_when_obliged() -> None:
    obliged = Island("axis combat", "it_5 1814 reduced", "us_16 1813")
    assert obliged.options() == ["attack 1813"]
    assert obliged.column(obliged.odds("1813", ["it_5"])) == "1-4"
    free = Island("axis combat", "it_5 2013 reduced", "us_16 1913")
    assert free.options() == ["end"]
    assert Island("axis combat", "it_5 2013", "us_16 1913").options() == ["attack 1913", "end"]


@pytest.mark.rule("sicily 5.1.1", "sicily 7.0")
def test_reduced_units_count_with_their_reduced_values() -> None:
    table = Island("allied combat", "us_16 1814 reduced", "ge_neapel 1813 reduced")
    odds = table.odds("1813", ["us_16"])
    assert (odds.attack, odds.defence) == (2, 2)


@pytest.mark.rule("sicily 5.1.1")
@pytest.mark.ruling("sicily C29")
def test_values_are_open_to_both_sides_and_only_the_order_of_declarations_is_kept() -> None:
    table = Island("allied combat", "us_16 1814", "us_7 1913", "ge_neapel 1813", "ge_xiv 1811", air="15 0")
    game = table.game
    assert game.view(table.pos, 0) == game.view(table.pos, 1) == table.pos
    table.do("attack 1813")
    assert (table.side, table.decision.kind) == ("allied", "air")
    table.do("air 2")
    assert (table.side, table.decision.kind) == ("axis", "support")
    assert table.refused_by("air 1") == "8.0", "the attacker cannot change anything now"


# Terrain


@pytest.mark.rule("sicily 5.1.2")
@pytest.mark.parametrize(
    ("here", "target", "expected"),
    [
        ("1814", "1813", {}),
        ("1913", "2013", {"city": -1}),
        ("3013", "3113", {"airfield": -1}),
        ("2116", "2115", {"mountain": -3}),
        ("2514", "2513", {}),
    ],
    ids=["open", "city", "airfield", "mountain", "out of the mountains"],
)
def test_cities_and_airfields_shift_one_column_left_and_mountains_three(
    here: str, target: str, expected: dict[str, int]
) -> None:
    assert shifts(target, [here]) == expected


@pytest.mark.rule("sicily 5.1.2")
@pytest.mark.ruling("sicily S8")
def test_a_river_shifts_two_columns_left_only_if_all_attackers_are_across_it() -> None:
    assert shifts("2017", ["2117"]) == {"water": -2}
    assert shifts("2017", ["2117", "2116"]) == {"water": -2}
    assert shifts("2017", ["2117", "2018"]) == {}
    assert shifts("2017", ["2018"]) == {}


@pytest.mark.rule("sicily 5.1.2", "sicily 8.0")
@pytest.mark.ruling("sicily S8")
def test_guns_that_fire_from_afar_do_not_cancel_the_river() -> None:
    table = Island("allied combat", "uk_231 2117", "us_ii 2019", "it_29 2017")
    odds = table.odds("2017", ["uk_231"], guns=["us_ii"])
    assert {shift.reason: shift.columns for shift in odds.shifts} == {"water": -2}


@pytest.mark.rule("sicily 5.1.2")
def test_of_several_kinds_of_terrain_only_the_best_counts() -> None:
    assert shifts("2013", ["2112"]) == {"water": -2}, "city and river"
    assert shifts("2013", ["2112", "1913"]) == {"city": -1}
    assert shifts("2115", ["2016"]) == {"mountain": -3}, "mountain and river"


@pytest.mark.rule("sicily 5.1.2")
@pytest.mark.ruling("sicily S27")
def test_the_river_gives_its_columns_even_at_a_bridge() -> None:
    assert shifts("2118", ["2019"]) == {"water": -2}
    assert shifts("2620", ["2519"]) == {"water": -2}


@pytest.mark.rule("sicily 5.1.2")
@pytest.mark.ruling("sicily C4")
def test_all_shifts_add_up_each_once() -> None:
    ring = ("us_16 2112", "us_18 2112", "us_26 2112", "us_7 1912", "us_15 1913")
    table = Island("allied combat", *ring, "it_5 2013", "it_6 2013")
    found = table.shifts("2013", ["us_16", "us_18", "us_26"])
    assert found == {"water": -2, "siege": 1, "division 1 US": 1, "division Aosta": -1}


@pytest.mark.rule("sicily 5.1.2")
def test_armour_earns_nothing_against_infantry_in_the_open() -> None:
    table = Island("allied combat", "us_cca 1814", "us_ccb 1814", "it_29 1813")
    assert table.shifts("1813", ["us_cca", "us_ccb"]) == {}
    axis = Island("axis combat", "ge_conrath_a 1814", "us_16 1813")
    assert axis.shifts("1813", ["ge_conrath_a"]) == {}


# Siege

RING = ("us_16 1812", "us_18 1913", "uk_231 1713")


@pytest.mark.rule("sicily 5.1.3")
@pytest.mark.ruling("sicily C11")
def test_a_defender_without_a_hex_free_of_enemy_zones_is_besieged() -> None:
    assert Island("allied combat", *RING, "it_29 1813").shifts("1813", ["us_16"]) == {"siege": 1}
    assert Island("allied combat", *RING[:2], "it_29 1813").shifts("1813", ["us_16"]) == {}


@pytest.mark.rule("sicily 5.1.3")
@pytest.mark.ruling("sicily C11")
def test_sea_is_no_way_out_and_friends_do_not_cancel_enemy_zones() -> None:
    assert "siege" in Island("allied combat", "us_16 3803", "it_29 3902").shifts("3902", ["us_16"])
    friends = ("it_30 1814", "it_5 1912", "it_6 1712")
    assert "siege" in Island("allied combat", *RING, "it_29 1813", *friends).shifts("1813", ["us_16"])


@pytest.mark.rule("sicily 5.1.3")
@pytest.mark.ruling("sicily C11")
def test_mountains_besiege_motorised_units_but_not_infantry() -> None:
    around = ("us_16 2213", "us_18 2014")
    for defender, besieged in (("ge_neapel", True), ("it_29", False)):
        table = Island("allied combat", *around, f"{defender} 2114")
        assert ("siege" in table.shifts("2114", ["us_16"])) is besieged, "2115 is a mountain without a road"


@pytest.mark.rule("sicily 5.1.3")
@pytest.mark.ruling("sicily C11")
def test_a_full_hex_is_a_way_out_if_a_chain_retreat_works_there() -> None:
    narrow = ("us_16 1712", "us_18 1912", "it_29 1813")
    crowd = ("it_30 1814", "it_5 1814", "it_6 1814")
    assert "siege" not in Island("allied combat", *narrow, *crowd).shifts("1813", ["us_16"])
    closed = ("us_7 1816", "us_15 1614", "us_30 2014")
    assert "siege" in Island("allied combat", *narrow, *crowd, *closed).shifts("1813", ["us_16"])


# Divisions

DIVISIONS = {
    "1 US": ("us_16", "us_18", "us_26"),
    "3 US": ("us_7", "us_15", "us_30"),
    "9 US": ("us_39", "us_47", "us_60"),
    "45 US": ("us_157", "us_179", "us_180"),
    "82 Abn": ("us_504", "us_505", "us_325"),
    "2 US Armd": ("us_cca", "us_ccb", "us_ccr"),
    "5 UK": ("uk_13_5", "uk_15_5", "uk_17_5"),
    "50 UK": ("uk_69_50", "uk_151_50", "uk_168_50"),
    "51 UK": ("uk_152_51", "uk_153_51", "uk_154_51"),
    "78 UK": ("uk_11_78", "uk_36_78", "uk_38_78"),
    "1 UK Abn": ("uk_1al", "uk_1p", "uk_2p"),
    "1 Can": ("ca_1", "ca_2", "ca_3"),
    "15 PzGr": ("ge_104", "ge_115", "ge_129"),
    "HG Pz": ("ge_conrath_a", "ge_conrath_b", "ge_schmalz"),
    "29 PzGr": ("ge_15", "ge_71"),
    "Assietta": ("it_29", "it_30"),
    "Aosta": ("it_5", "it_6"),
    "Napoli": ("it_75", "it_76"),
    "Livorno": ("it_33", "it_34"),
}


@pytest.mark.rule("sicily 5.1.4", "sicily 2.2.1")
@pytest.mark.ruling("sicily C5")
@pytest.mark.ruling("sicily S5")
@pytest.mark.parametrize("division", DIVISIONS)
def test_a_complete_division_earns_one_column_right_in_attack_and_left_in_defence(division: str) -> None:
    members = DIVISIONS[division]
    axis = members[0][:2] in ("ge", "it")
    side, other = ("axis", "us_ranger") if axis else ("allied", "it_10b")
    attack = Island(f"{side} combat", *(f"{unit} 1814" for unit in members), f"{other} 1813")
    assert attack.shifts("1813", members) == {f"division {division}": 1}
    assert attack.shifts("1813", members[:-1]) == {}, "one element is missing"
    defence = Island(f"{'allied' if axis else 'axis'} combat", *(f"{unit} 1813" for unit in members), f"{other} 1814")
    assert defence.shifts("1813", [other]) == {f"division {division}": -1}


@pytest.mark.rule("sicily 5.1.4")
@pytest.mark.ruling("sicily C5")
def test_there_are_no_other_divisions_and_a_dead_or_distant_element_breaks_one() -> None:
    assert set(Island.begun().game.divisions) == set(DIVISIONS)
    for third in ("dead", "1815"):
        table = Island("allied combat", "us_16 1814", "us_18 1814", f"us_26 {third}", "it_29 1813")
        assert table.shifts("1813", ["us_16", "us_18"]) == {}


@pytest.mark.rule("sicily 5.1.4")
@pytest.mark.ruling("sicily C5")
def test_each_complete_division_earns_its_own_column_and_both_sides_may() -> None:
    first, second = DIVISIONS["1 US"], DIVISIONS["3 US"]
    units = (*(f"{unit} 1814" for unit in first), *(f"{unit} 1913" for unit in second))
    table = Island("allied combat", *units, "it_5 1813", "it_6 1813")
    expected = {"division 1 US": 1, "division 3 US": 1, "division Aosta": -1}
    assert table.shifts("1813", [*first, *second]) == expected


@pytest.mark.rule("sicily 5.1.4")
@pytest.mark.ruling("sicily S24")
def test_1st_german_parachute_division_never_earns_a_column() -> None:
    attack = Island("axis combat", "ge_3pqd 1814", "ge_4pqd 1814", "us_16 1813")
    assert attack.shifts("1813", ["ge_3pqd", "ge_4pqd"]) == {}
    defence = Island("allied combat", "ge_3pqd 1813", "ge_4pqd 1813", "us_16 1814")
    assert defence.shifts("1813", ["us_16"]) == {}


@pytest.mark.rule("sicily 5.1.4")
@pytest.mark.ruling("sicily S5")
def test_neapel_is_independent_of_hermann_goring() -> None:
    table = Island("axis combat", "ge_conrath_a 1814", "ge_conrath_b 1814", "ge_neapel 1814", "us_16 1813")
    assert table.shifts("1813", ["ge_conrath_a", "ge_conrath_b", "ge_neapel"]) == {}
