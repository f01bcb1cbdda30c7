"""5.1.1 to 5.1.5, 9.2, 10.0: from strengths to a column of the combat table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from scirocco.systems.somnium.odds import Odds
from tests.somnium.tabletop import Tabletop

TARGET = "1609"


def table_with(*units: str, options: Sequence[str] = (), facts: Sequence[str] = ()) -> Tabletop:
    return Tabletop("allied combat", *units, options=options, facts=facts)


def shifts(odds: Odds, number: str = "") -> list[int]:
    """The columns that a rule gives, or all of them."""
    return sorted(shift.columns for shift in odds.shifts if number in ("", shift.number))


# 5.1.1 Odds


@pytest.mark.rule("alamein 5.1.1")
def test_attack_values_are_divided_by_defence_values_and_the_fraction_is_dropped() -> None:
    table = table_with("uk_152_51 1509", "sa_1_1 1509", "gr_1 1509", "ge_382_164 1609")
    odds = table.odds(TARGET, ["uk_152_51", "sa_1_1", "gr_1"])
    assert (odds.attack, odds.defence, table.column(odds)) == (11, 4, "2-1")


@pytest.mark.rule("alamein 5.1.1", "alamein 6.1", "alamein 8.0")
def test_distant_guns_and_air_points_count_on_both_sides() -> None:
    table = table_with("uk_152_51 1509", "uk_xxx 1409", "ge_382_164 1609", "ge_155a_21 1809")
    odds = table.odds(TARGET, ["uk_152_51"], guns=["uk_xxx"], support=["ge_155a_21"], air=7, cover=3)
    assert (odds.attack, odds.defence) == (4 + 4 + 7, 4 + 2 + 3)


@pytest.mark.rule("alamein 5.1.1", "alamein 7.0")
def test_reduced_units_count_with_their_reduced_values() -> None:
    table = table_with("uk_152_51 1509 reduced", "ge_382_164 1609 reduced", "ge_433_164 1609")
    odds = table.odds(TARGET, ["uk_152_51"])
    assert (odds.attack, odds.defence) == (2, 2 + 4)


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C1")
@pytest.mark.parametrize(
    ("second", "printed", "strict"), [("ge_382_164", "1-1", "1-2"), ("ge_8pz_15", "1-2", "1-2")], ids=["5:9", "5:10"]
)
def test_the_fraction_is_dropped_too_when_the_defence_is_stronger(second: str, printed: str, strict: str) -> None:
    units = ("au_20_9 1509", "ge_ramcke 1609", f"{second} 1609")
    for options, column in (((), printed), (("strict_inverse",), strict)):
        table = table_with(*units, options=options)
        assert table.column(table.odds(TARGET, ["au_20_9"])) == column


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C1")
def test_rounding_up_touches_only_odds_against_the_attacker() -> None:
    table = table_with("au_20_9 1509", "au_24_9 1509", "ge_382_164 1609", options=["strict_inverse"])
    assert table.column(table.odds(TARGET, ["au_20_9", "au_24_9"])) == "2-1", "10 against 4"


@pytest.mark.rule("alamein 5.1.2")
@pytest.mark.ruling("alamein C2")
def test_odds_beyond_the_table_use_its_last_columns() -> None:
    table = table_with("uk_2_1 1509", "it_8a 1609")
    assert table.column(table.odds(TARGET, ["uk_2_1"])) == "9-1", "14 against 1"
    table = table_with("fr_2 1509 reduced", "ge_ramcke 1609")
    assert table.column(table.odds(TARGET, ["fr_2"])) == "1-4", "1 against 5"


@pytest.mark.rule("alamein 5.1.2")
@pytest.mark.ruling("alamein C2")
def test_shifts_begin_at_the_end_of_the_table_not_beyond_it() -> None:
    table = table_with("uk_2_1 1408", "it_8a 1309")
    assert table.column(table.odds("1309", ["uk_2_1"])) == "7-1", "14 against 1 on a crest: 9-1 and two to the left"


@pytest.mark.rule("alamein 5.1.2")
@pytest.mark.ruling("alamein C2")
def test_only_the_net_shift_is_taken_so_no_column_is_lost_at_the_end_of_the_table() -> None:
    strong = table_with("uk_2_1 0911", "uk_24_10 0911", "it_61_trento 0812")
    odds = strong.odds("0812", ["uk_2_1", "uk_24_10"])
    assert shifts(odds) == [-1, 1]
    assert strong.column(odds) == "9-1", "armour and mines cancel out"
    weak = table_with("fr_2 0506 reduced", "fr_1 0806", "gr_1 0504", "ge_ramcke 0606")
    odds = weak.odds("0606", ["fr_2"])
    assert shifts(odds) == [-2, -1, 1]
    assert weak.column(odds) == "1-4", "the siege does not lift it to 1-3"


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C3")
def test_a_force_without_attack_value_uses_the_last_column_before_shifts() -> None:
    table = table_with("uk_eng 1509", "it_8a 1609")
    assert table.column(table.odds(TARGET, ["uk_eng"])) == "1-4"
    besieged = table_with("uk_eng 1509", "uk_22_7 1608", "uk_9arm 1710", "it_8a 1609")
    assert besieged.column(besieged.odds(TARGET, ["uk_eng"])) == "1-3"


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C3")
def test_a_unit_without_attack_value_opens_an_attack_only_when_it_is_obliged() -> None:
    free = table_with("uk_eng 1209", "it_61_trento 1210")
    assert free.options() == ["end"]
    assert free.refused_by("attack 1210") == "5.1.1"
    assert table_with("uk_eng 1509", "it_61_trento 1609").options() == ["attack 1609"]


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C3")
def test_a_unit_without_attack_value_may_join_others_but_not_stand_in_for_them() -> None:
    table = table_with("uk_eng 1209", "au_20_9 1209", "it_61_trento 1210")
    table.do("attack 1210")
    table.do("join uk_eng")
    assert table.refused_by("done") == "5.1.1"
    table.do("join au_20_9", 4, 4)


# 5.1.2 and 10.0 The defender's hex


@pytest.mark.rule("alamein 5.1.2", "alamein 10.0")
@pytest.mark.parametrize(
    ("attacker", "target", "expected"),
    [
        ("1509", "1609", []),
        ("0806", "0805", []),
        ("1310", "1309", [-2]),
        ("1110", "1109", [-2]),
        ("0812", "0811", [-1]),
        ("0812", "0813", [-2, -1]),
    ],
    ids=["open", "village", "crest", "crest with a track", "works in the open", "works on a crest"],
)
def test_crests_shift_two_columns_left_and_works_one_more(attacker: str, target: str, expected: list[int]) -> None:
    table = table_with(f"au_20_9 {attacker}", f"ge_8pz_15 {target}")
    assert shifts(table.odds(target, ["au_20_9"])) == expected


@pytest.mark.rule("alamein 5.1.2")
def test_no_terrain_helps_the_attacker() -> None:
    table = table_with("au_20_9 1309", "ge_8pz_15 1310")
    assert shifts(table.odds("1310", ["au_20_9"])) == []


@pytest.mark.rule("alamein 10.0")
def test_works_serve_whoever_is_in_them() -> None:
    table = Tabletop("axis combat", "ge_ramcke 0812", "uk_22_7 0811")
    assert shifts(table.odds("0811", ["ge_ramcke"]), "10.0") == [-1]


@pytest.mark.rule("alamein 5.1.2", "alamein 9.2", "alamein 10.0")
@pytest.mark.ruling("alamein C4", "alamein C5")
def test_all_shifts_add_up() -> None:
    table = table_with(
        *("au_20_9 0705", "au_24_9 0705", "au_26_9 0705", "au_ad_9 0805"),
        *("it_61_trento 0606", "it_62_trento 0606", "it_46a_trento 0606"),
        *("fr_1 0406", "gr_1 0608"),
    )
    odds = table.odds("0606", ["au_20_9", "au_24_9", "au_26_9"], guns=["au_ad_9"])
    assert sorted((shift.number, shift.columns) for shift in odds.shifts) == [
        ("10.0", -1),
        ("5.1.2", -2),
        ("5.1.3", 1),
        ("5.1.4", -1),
        ("5.1.4", 1),
        ("9.2", -1),
    ]
    assert table.game.combat.columns[odds.base_column] == "3-1", "18 against 5"
    assert table.column(odds) == "1-2", "three columns to the left in all"


@pytest.mark.rule("alamein 5.1.5", "alamein 9.2")
@pytest.mark.ruling("alamein C4")
def test_each_shift_is_counted_once_however_many_units_earn_it() -> None:
    table = Tabletop(
        "axis combat", "ge_8pz_15 0812", "ge_5pz_21 0812", "au_20_9 0911", "au_24_9 0911", facts=("held.allied 1011",)
    )
    odds = table.odds("0911", ["ge_8pz_15", "ge_5pz_21"])
    assert sorted((shift.number, shift.columns) for shift in odds.shifts) == [("5.1.5", 1), ("9.2", 1)]


# 5.1.3 Siege


@pytest.mark.rule("alamein 5.1.3")
def test_a_defender_without_a_hex_to_retreat_to_is_besieged() -> None:
    open_way = table_with("au_20_9 1509", "au_24_9 1608", "ge_382_164 1609")
    assert shifts(open_way.odds(TARGET, ["au_20_9"]), "5.1.3") == []
    closed = table_with("au_20_9 1509", "au_24_9 1608", "au_26_9 1710", "ge_382_164 1609")
    assert shifts(closed.odds(TARGET, ["au_20_9"]), "5.1.3") == [1]


# 5.1.4 Divisional unity

WHOLE = {
    "9 Aus": "au_20_9 au_24_9 au_26_9 au_ad_9",
    "51 Highland": "uk_152_51 uk_153_51 uk_154_51 uk_ad_51",
    "2 NZ": "nz_5_2 nz_6_2 nz_ad_2",
    "1 SA": "sa_1_1 sa_2_1 sa_3_1 sa_ad_1",
    "4 Ind": "in_5_4 in_7_4 in_161_4 in_ad_4",
    "44 Inf": "uk_131_44 uk_132_44 uk_133_44 uk_ad_44",
    "7 Armd": "uk_4_7 uk_22_7 uk_ad_7",
    "1 Armd": "uk_2_1 uk_7m_1 uk_ad_1",
    "10 Armd": "uk_8_10 uk_24_10 uk_ad_10",
    "90 Light": "ge_155_90 ge_200_90 ge_361_90 ge_190a_90",
    "164 Inf": "ge_125_164 ge_382_164 ge_433_164 ge_220a_164",
    "15 Pz": "ge_8pz_15 ge_115_15 ge_33a_15",
    "21 Pz": "ge_5pz_21 ge_104_21 ge_155a_21",
    "Trento": "it_61_trento it_62_trento it_46a_trento",
    "Bologna": "it_39_bologna it_40_bologna it_205a_bologna",
    "Brescia": "it_19_brescia it_20_brescia it_1cel_brescia",
    "Pavia": "it_27_pavia it_28_pavia it_26a_pavia",
    "Folgore": "it_186_folgore it_187_folgore it_185a_folgore",
    "Ariete": "it_132_ariete it_8b_ariete it_132a_ariete",
    "Littorio": "it_133_littorio it_12b_littorio it_3cel_littorio",
    "Trieste": "it_65_trieste it_66_trieste it_21a_trieste",
}


def attack_by(*names: str, gun: str = "", victim: str = "", marks: str = "") -> list[int]:
    """The divisional columns of an attack by some units next to the target, and one gun from afar."""
    victim = victim or ("ge_ramcke" if names[0][:2] not in ("ge", "it") else "gr_1")
    phase = "axis combat" if victim == "gr_1" else "allied combat"
    places = ("1509", "1509", "1509", "1508", "1508")
    units = [f"{name} {place}{marks}" for name, place in zip(names, places, strict=False)]
    units += [f"{gun} 1409"] if gun else []
    table = Tabletop(phase, *units, f"{victim} {TARGET}")
    return shifts(table.odds(TARGET, names, guns=[gun] if gun else []), "5.1.4")


@pytest.mark.rule("alamein 5.1.4")
@pytest.mark.ruling("alamein C5", "alamein A7", "alamein A19")
@pytest.mark.parametrize("division", WHOLE)
def test_a_division_that_attacks_with_all_its_elements_earns_a_column(division: str) -> None:
    """The guns take part from afar. 44th Division needs all its four counters; 15th and 21st Panzer are three each."""
    *brigades, gun = WHOLE[division].split()
    assert attack_by(*brigades, gun=gun) == [1]
    for left_out in brigades:
        assert attack_by(*(unit for unit in brigades if unit != left_out), gun=gun) == []


@pytest.mark.rule("alamein 5.1.4")
def test_these_are_all_the_divisions() -> None:
    game = Tabletop.started().game
    assert {name: {game.piece_ids[unit] for unit in units} for name, units in game.divisions.items()} == {
        name: set(units.split()) for name, units in WHOLE.items()
    }


@pytest.mark.rule("alamein 5.1.4")
@pytest.mark.ruling("alamein C5")
def test_the_guns_of_the_division_must_take_part() -> None:
    assert attack_by("nz_5_2", "nz_6_2") == []
    assert attack_by("nz_5_2", "nz_6_2", gun="uk_ad_51") == [], "guns of another division do not help"
    assert attack_by("nz_5_2", "nz_6_2", "nz_ad_2") == [1], "they may stand next to the target"


@pytest.mark.rule("alamein 5.1.4")
@pytest.mark.ruling("alamein C5")
def test_reduced_elements_count_and_dead_ones_are_missed() -> None:
    assert attack_by("nz_5_2", "nz_6_2", gun="nz_ad_2", marks=" reduced") == [1]
    table = table_with("nz_5_2 1509", "nz_6_2 dead", "nz_ad_2 1409", "ge_ramcke 1609")
    assert shifts(table.odds(TARGET, ["nz_5_2"], guns=["nz_ad_2"]), "5.1.4") == []


@pytest.mark.rule("alamein 5.1.4")
def test_50th_division_lost_a_brigade_and_never_earns_the_column() -> None:
    assert attack_by("uk_69_50", "uk_151_50", gun="uk_ad_50") == []


@pytest.mark.rule("alamein 5.1.4")
@pytest.mark.ruling("alamein C5")
@pytest.mark.parametrize("unit", ["fr_1", "gr_1", "uk_9arm"])
def test_a_unit_of_no_division_earns_no_column(unit: str) -> None:
    assert attack_by(unit) == []


@pytest.mark.rule("alamein 5.1.4")
@pytest.mark.ruling("alamein C5")
def test_each_complete_division_earns_its_own_column() -> None:
    table = table_with(
        *("nz_5_2 1509", "nz_6_2 1509", "nz_ad_2 1509", "uk_8_10 1508", "uk_24_10 1508", "uk_ad_10 1508"),
        "ge_ramcke 1609",
    )
    everyone = ["nz_5_2", "nz_6_2", "nz_ad_2", "uk_8_10", "uk_24_10", "uk_ad_10"]
    assert shifts(table.odds(TARGET, everyone), "5.1.4") == [1, 1]


@pytest.mark.rule("alamein 5.1.4")
@pytest.mark.ruling("alamein C5")
def test_a_division_defends_as_one_when_it_is_in_the_hex_and_its_guns_there_or_in_range() -> None:
    inside = table_with("au_20_9 1509", "it_61_trento 1609", "it_62_trento 1609", "it_46a_trento 1609")
    assert shifts(inside.odds(TARGET, ["au_20_9"]), "5.1.4") == [-1]
    afar = table_with("au_20_9 1509", "it_61_trento 1609", "it_62_trento 1609", "it_46a_trento 1809")
    assert shifts(afar.odds(TARGET, ["au_20_9"], support=["it_46a_trento"]), "5.1.4") == [-1]
    assert shifts(afar.odds(TARGET, ["au_20_9"]), "5.1.4") == [], "in range is not enough: they must take part"
    beside = table_with("au_20_9 1509", "it_61_trento 1609", "it_62_trento 1709", "it_46a_trento 1609")
    assert shifts(beside.odds(TARGET, ["au_20_9"]), "5.1.4") == []


@pytest.mark.rule("alamein 5.1.4", "alamein 10.1.1")
@pytest.mark.ruling("alamein A7")
def test_15th_and_21st_panzer_need_neither_ramcke_nor_15_zbv() -> None:
    assert attack_by("ge_8pz_15", "ge_115_15", gun="ge_33a_15") == [1]
    assert attack_by("ge_5pz_21", "ge_104_21", gun="ge_155a_21") == [1]
    assert attack_by("ge_8pz_15", "ge_115_15", "ge_ramcke") == [], "and Ramcke does not stand in for the guns"
    assert attack_by("ge_5pz_21", "ge_15zbv", gun="ge_155a_21") == []


# 5.1.5 Armour against infantry


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein C38", "alamein G16")
@pytest.mark.parametrize(
    ("attacker", "target", "expected"),
    [
        ("1509", "1609", [1]),
        ("1407", "1506", [1]),
        ("1310", "1211", [1]),
        ("1409", "1408", [1]),
        ("0812", "0811", [1]),
        ("0811", "0911", [1]),
        ("1108", "1109", []),
        ("0812", "0813", []),
        ("0806", "0805", []),
    ],
    ids=["open", "road", "track", "railway", "works in the open", "mines", "crest", "works on a crest", "village"],
)
def test_tanks_that_attack_infantry_gain_a_column_in_open_ground_only(
    attacker: str, target: str, expected: list[int]
) -> None:
    table = table_with(f"uk_22_7 {attacker}", f"ge_382_164 {target}")
    assert shifts(table.odds(target, ["uk_22_7"]), "5.1.5") == expected


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.parametrize(
    ("defender", "expected"),
    [
        ("ge_382_164", [1]),
        ("ge_115_15", [1]),
        ("it_7b", [1]),
        ("ge_ramcke", [1]),
        ("ge_8pz_15", []),
        ("ge_15zbv", []),
        ("it_8a", []),
    ],
)
def test_the_column_is_for_attacks_on_infantry_and_parachute_troops(defender: str, expected: list[int]) -> None:
    table = table_with("uk_22_7 1509", f"{defender} 1609")
    assert shifts(table.odds(TARGET, ["uk_22_7"]), "5.1.5") == expected


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein A23")
@pytest.mark.parametrize("attacker", ["uk_ad_1", "uk_eng", "uk_7m_1", "au_20_9"])
def test_only_tanks_count_as_armour(attacker: str) -> None:
    table = table_with(f"{attacker} 1509", "ge_382_164 1609")
    assert shifts(table.odds(TARGET, [attacker]), "5.1.5") == []


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein A23")
def test_mechanised_cavalry_does_not_count_as_armour_either() -> None:
    table = Tabletop("axis combat", "ge_15zbv 1609", "au_20_9 1509")
    assert shifts(table.odds("1509", ["ge_15zbv"]), "5.1.5") == []


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein G16")
@pytest.mark.parametrize(("options", "expected"), [((), [1]), (("armour_bonus_pure",), [])])
def test_one_tank_unit_and_one_infantry_unit_are_enough_unless_the_switch_lets_armour_deny_it(
    options: tuple[str, ...], expected: list[int]
) -> None:
    table = table_with(
        "uk_22_7 1509", "au_20_9 1509", "ge_382_164 1609", "ge_8pz_15 1609", "it_8a 1609", options=options
    )
    assert shifts(table.odds(TARGET, ["uk_22_7", "au_20_9"]), "5.1.5") == expected


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein G16")
def test_with_the_switch_guns_beside_the_infantry_deny_nothing() -> None:
    table = table_with("uk_22_7 1509", "ge_382_164 1609", "it_8a 1609", options=["armour_bonus_pure"])
    assert shifts(table.odds(TARGET, ["uk_22_7"]), "5.1.5") == [1]


# 9.2 Mines


@pytest.mark.rule("alamein 9.2")
@pytest.mark.ruling("alamein C37")
def test_allied_attackers_all_on_mines_lose_a_column_and_distant_guns_and_aircraft_do_not_matter() -> None:
    units = ("au_20_9 0911", "au_24_9 0910", "uk_xxx 1011", "ge_8pz_15 0811")
    table = table_with(*units)
    both = ["au_20_9", "au_24_9"]
    assert shifts(table.odds("0811", both), "9.2") == [-1]
    assert shifts(table.odds("0811", both, guns=["uk_xxx"], air=5), "9.2") == [-1], "guns outside do not prevent it"


@pytest.mark.rule("alamein 9.2")
@pytest.mark.ruling("alamein C37")
def test_one_attacker_off_the_mines_saves_the_column_even_if_distant_guns_are_on_them() -> None:
    table = table_with("au_20_9 0911", "au_24_9 0812", "uk_xxx 0909", "ge_8pz_15 0811")
    assert shifts(table.odds("0811", ["au_20_9", "au_24_9"]), "9.2") == []
    assert shifts(table.odds("0811", ["au_24_9"], guns=["uk_xxx"]), "9.2") == [], "guns on mines do not cause it"


@pytest.mark.rule("alamein 9.2")
def test_allied_defenders_on_mines_suffer_a_column_and_axis_units_never_do() -> None:
    table = Tabletop("axis combat", "ge_ramcke 0811", "uk_22_7 0911")
    assert shifts(table.odds("0911", ["ge_ramcke"]), "9.2") == [1]
    table = table_with("uk_22_7 1011", "ge_8pz_15 0911")
    assert shifts(table.odds("0911", ["uk_22_7"]), "9.2") == []
    table = Tabletop("axis combat", "ge_8pz_15 0911", "uk_22_7 1011")
    assert shifts(table.odds("1011", ["ge_8pz_15"]), "9.2") == []


@pytest.mark.rule("alamein 9.2", "alamein 9.4")
def test_cleared_mines_have_no_effect() -> None:
    table = Tabletop("axis combat", "ge_ramcke 0811", "uk_22_7 0911", facts=("cleared 0911",))
    assert shifts(table.odds("0911", ["ge_ramcke"]), "9.2") == []


# 5.1.6 The dice


@pytest.mark.rule("alamein 5.1.6")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((1, 1), "EMP"),
        ((1, 2), "IMP"),
        ((1, 3), "DVB ARI"),
        ((2, 3), "DVB ARB"),
        ((3, 3), "DVI ARI"),
        ((3, 4), "DVI ARB"),
        ((4, 4), "DVI ARI"),
        ((4, 5), "DVB ARB"),
        ((5, 5), "DVB ARI"),
        ((5, 6), "IMP"),
        ((6, 6), "EMP"),
    ],
)
def test_the_sum_of_the_dice_chooses_the_row(dice: tuple[int, int], result: str) -> None:
    table = table_with("uk_152_51 1509", "ge_382_164 1609")
    assert table.fight(TARGET, dice=dice).result == result
