"""6.0 to 6.2: air power, in support and by itself."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import AttackDeclared, BattleFought, Bombarded
from tests.somnium.tabletop import Tabletop

FIGHT = ("uk_152_51 1615", "ge_125_164 1614")


def strike(table: Tabletop, target: str, points: int, *dice: int) -> Bombarded:
    """An air attack with so many points."""
    table.do(f"strike {target}")
    return next(event for event in table.do(f"air {points}", *dice) if isinstance(event, Bombarded))


def strike_column(target: str, points: int, *units: str, phase: str = "allied combat", air: str = "50 6") -> str:
    """The column an air attack on these units has after all shifts."""
    table = Tabletop(phase, *units, air=air)
    return table.game.bombardment.columns[strike(table, target, points, 3, 4).column]


# 6.0: the points of a turn


@pytest.mark.rule("alamein 6.0")
def test_the_game_begins_with_fifty_allied_and_six_axis_points() -> None:
    for options in ((), ("air_pool_game",)):
        table = Tabletop.started(options=options)
        table.do("place uk_eng 1106")
        assert (table.pos.turn, table.pos.air) == (1, [50, 6])


@pytest.mark.rule("alamein 6.0", "alamein 6.1", "alamein 6.2")
@pytest.mark.ruling("alamein C22")
@pytest.mark.ruling("alamein A6")
@pytest.mark.parametrize(("turn", "axis"), [(2, 6), (4, 6), (5, 3), (8, 3), (9, 0), (12, 0)])
def test_both_sides_get_their_points_anew_each_turn_and_unused_ones_are_lost(turn: int, axis: int) -> None:
    table = Tabletop("axis combat", "uk_152_51 1115", "ge_125_164 0614", turn=turn - 1, air="7 1")
    table.do("end")
    assert (table.pos.turn, table.pos.air) == (turn, [50, axis])


@pytest.mark.rule("alamein 6.0")
@pytest.mark.ruling("alamein C22")
@pytest.mark.ruling("alamein A6")
@pytest.mark.parametrize(("turn", "axis"), [(2, 1), (4, 1), (5, 3), (8, 1), (9, 0), (12, 1)])
def test_with_the_switch_points_are_granted_once_for_each_band_of_turns(turn: int, axis: int) -> None:
    options = ("air_pool_game",)
    table = Tabletop("axis combat", "uk_152_51 1115", "ge_125_164 0614", turn=turn - 1, air="7 1", options=options)
    table.do("end")
    assert (table.pos.turn, table.pos.air) == (turn, [7, axis])


# 6.1: support


@pytest.mark.rule("alamein 6.1")
def test_every_point_adds_one_to_the_attack_or_the_defence_and_is_gone() -> None:
    table = Tabletop("allied combat", *FIGHT, air="50 6")
    table.do("attack 1614")
    assert (table.side, table.decision.kind) == ("allied", "air")
    table.do("air 8")
    assert (table.side, table.decision.kind) == ("axis", "air")
    battle = next(event for event in table.do("air 2", 3, 4) if isinstance(event, BattleFought))
    assert (battle.attack, battle.defence) == (4 + 8, 4 + 2)
    assert table.pos.air == [42, 4]


@pytest.mark.rule("alamein 6.1")
def test_what_is_left_serves_in_the_enemy_phase_of_the_same_turn() -> None:
    table = Tabletop("allied combat", *FIGHT, "ge_ramcke 1809", "fr_1 1808", air="8 3")
    table.do("attack 1614")
    table.do("air 5")
    table.do("air 0", 3, 4)
    table.do("retreat uk_152_51 1616")
    assert table.pos.air == [3, 3]
    table.do("attack 1809")
    table.do("air 0")
    table.do("air 3", 3, 4)
    assert table.pos.air == [3, 0]


@pytest.mark.rule("alamein 6.1", "alamein 5.1.1")
def test_nothing_changes_after_the_declarations() -> None:
    table = Tabletop("allied combat", *FIGHT, "uk_ad_51 1617", air="50 6")
    table.do("attack 1614")
    table.do("done")
    table.do("air 8")
    assert table.refused_by("join uk_ad_51") == "6.1"
    assert table.refused_by("strike 1614") == "6.1"


@pytest.mark.rule("alamein 6.1", "alamein 6.2")
@pytest.mark.ruling("alamein C23")
def test_neither_side_puts_more_than_ten_points_into_one_combat() -> None:
    table = Tabletop("allied combat", *FIGHT, air="50 6")
    table.do("attack 1614")
    assert table.options() == [f"air {points}" for points in range(11)]
    assert table.refused_by("air 11") == "6.2"

    table = Tabletop("axis combat", "ge_125_164 1614", "uk_152_51 1615", air="50 0")
    table.do("attack 1615")
    assert (table.side, table.options()[-1]) == ("allied", "air 10")


@pytest.mark.rule("alamein 6.2")
@pytest.mark.ruling("alamein C23")
def test_the_minimum_of_three_points_binds_air_attacks_only() -> None:
    table = Tabletop("allied combat", *FIGHT, air="2 6")
    assert table.refused_by("strike 1614") == "6.2"
    table.do("attack 1614")
    assert table.why("air 1") is None
    table.do("air 1")
    assert table.why("air 2") is None


@pytest.mark.rule("alamein 6.1")
def test_nobody_spends_points_he_does_not_have() -> None:
    table = Tabletop("allied combat", *FIGHT, air="4 6")
    table.do("attack 1614")
    assert table.options()[-1] == "air 4"
    assert table.refused_by("air 5") == "6.2"


# 6.2: air attacks


@pytest.mark.rule("alamein 6.2")
def test_an_air_attack_takes_three_to_ten_points() -> None:
    table = Tabletop("allied combat", "fr_1 1115", "ge_125_164 0614", air="50 6")
    table.do("strike 0614")
    assert table.options() == [f"air {points}" for points in range(3, 11)]
    assert table.refused_by("air 2") == "6.2"
    assert table.refused_by("air 11") == "6.2"
    table.do("air 10", 3, 4)
    assert table.pos.air == [40, 6]


@pytest.mark.rule("alamein 6.2")
def test_the_printed_example() -> None:
    stack = ("ge_125_164", "ge_382_164", "ge_8pz_15")
    assert strike_column("1614", 9, *(f"{unit} 1614" for unit in stack)) == "25-36"
    assert strike_column("0604", 9, *(f"{unit} 0604" for unit in stack)) == "13-24", "a fortification in the open"


@pytest.mark.rule("alamein 6.2", "alamein 2.3")
@pytest.mark.parametrize(
    ("unit", "air", "guns"),
    [
        ("ge_125_164", 1, 2),  # infantry
        ("ge_115_15", 1, 2),  # motorised infantry
        ("it_7b", 1, 2),  # Bersaglieri
        ("ge_ramcke", 1, 2),  # paratroops
        ("ge_8pz_15", 2, 1),  # armour
        ("ge_15zbv", 2, 1),  # mechanised cavalry
        ("uk_ad_1", 2, 1),  # mechanised artillery
        ("uk_eng", 2, 1),  # armoured engineers
        ("ge_33a_15", 2, 2),  # artillery
    ],
)
def test_the_vulnerability_table(unit: str, air: int, guns: int) -> None:
    table = Tabletop.started()
    counter = table.game.units[table.unit(unit)]
    assert (counter.air_vulnerability, counter.gun_vulnerability) == (air, guns)


@pytest.mark.rule("alamein 6.2", "alamein 2.3")
def test_the_bombardment_table() -> None:
    table = Tabletop.started().game.bombardment
    assert table.columns == ("1-12", "13-24", "25-36", "37-48", "49+")
    hits = [[total for total in range(2, 13) if table.result(column, total) == "DB"] for column in range(5)]
    assert hits == [
        [2, 12],
        [2, 3, 11, 12],
        [2, 3, 4, 10, 11, 12],
        [2, 3, 4, 5, 9, 10, 11, 12],
        [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
    ]
    limits = [1, 12, 13, 24, 25, 36, 37, 48, 49, 180]
    assert [table.column_for(value) for value in limits] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("alamein 6.2", "alamein 5.1.2", "alamein 10.0")
@pytest.mark.ruling("alamein C25")
def test_terrain_and_fortification_shift_an_air_attack_to_the_left() -> None:
    stack = ("ge_8pz_15", "ge_5pz_21", "it_132_ariete")
    assert strike_column("1614", 10, *(f"{unit} 1614" for unit in stack)) == "49+"
    assert strike_column("1612", 10, *(f"{unit} 1612" for unit in stack)) == "25-36", "crest"
    assert strike_column("0606", 10, *(f"{unit} 0606" for unit in stack)) == "13-24", "crest and fortification"
    assert strike_column("0606", 3, "ge_125_164 0606") == "1-12", "never beyond the first column"


@pytest.mark.rule("alamein 6.2", "alamein 9.2")
@pytest.mark.ruling("alamein C25")
def test_mines_under_allied_units_shift_an_air_attack_to_the_right() -> None:
    assert strike_column("0706", 4, "uk_152_51 0706", phase="axis combat") == "13-24"
    assert strike_column("0806", 4, "uk_152_51 0806", phase="axis combat") == "1-12"
    assert strike_column("0706", 4, "ge_125_164 0706") == "1-12", "mines do not hurt the Axis"


@pytest.mark.rule("alamein 6.2")
@pytest.mark.ruling("alamein C25")
def test_siege_division_and_armour_do_not_count_in_an_air_attack() -> None:
    ring = ("uk_22_7 1613 fought", "au_20_9 1714 fought", "au_24_9 1514 fought")
    assert strike_column("1614", 4, *ring, "it_61_trento 1614") == "1-12"
    division = ("it_61_trento 1614", "it_62_trento 1614", "it_46a_trento 1614")
    assert strike_column("1614", 4, *division) == "13-24", "4 points by 1 + 1 + 2"


@pytest.mark.rule("alamein 6.2", "alamein 7.0")
@pytest.mark.ruling("alamein C25")
def test_a_hit_costs_one_unit_of_its_owners_choice_a_step_and_nobody_moves() -> None:
    table = Tabletop("allied combat", "fr_1 1115", "ge_125_164 0614", "ge_8pz_15 0614", air="50 6")
    assert strike(table, "0614", 10, 1, 1).result == "DB"
    assert (table.side, table.options()) == ("axis", ["loss ge_125_164", "loss ge_8pz_15"])
    table.do("loss ge_8pz_15")
    assert table.is_reduced("ge_8pz_15")
    assert not table.is_reduced("ge_125_164")
    assert (table.at("ge_125_164"), table.at("ge_8pz_15")) == ("0614", "0614")
    assert (table.side, table.decision.kind) == ("axis", "unit"), "no retreat, no advance: the phase is over"


@pytest.mark.rule("alamein 6.2")
def test_a_miss_does_nothing() -> None:
    table = Tabletop("allied combat", "fr_1 1115", "ge_125_164 0614", air="50 6")
    assert strike(table, "0614", 10, 3, 4).result == "DI"
    assert not table.is_reduced("ge_125_164")


@pytest.mark.rule("alamein 6.2", "alamein 7.0")
def test_a_hit_eliminates_a_reduced_unit() -> None:
    table = Tabletop("allied combat", "fr_1 1115", "ge_125_164 0614 reduced", air="50 6")
    strike(table, "0614", 10, 1, 1)
    assert table.at("ge_125_164") == "dead"


@pytest.mark.rule("alamein 6.2", "alamein 8.0")
def test_guns_do_not_join_an_air_attack() -> None:
    table = Tabletop("allied combat", "uk_xiii 1110", "ge_125_164 0809", air="50 6")
    table.do("strike 0809")
    assert table.refused_by("join uk_xiii") == "6.2"


@pytest.mark.rule("alamein 6.2")
def test_the_axis_may_attack_from_the_air_in_its_own_combat_phase_only() -> None:
    table = Tabletop("axis combat", "fr_1 1115", "ge_125_164 0614", air="50 6")
    assert "strike 1115" in table.options()
    assert table.refused_by("strike 0614") == "5.0", "no enemy there"
    assert table.refused_by("strike 1614") == "5.0", "nobody there"


@pytest.mark.rule("alamein 6.2", "alamein 8.0")
@pytest.mark.ruling("alamein C35")
def test_a_hex_struck_from_the_air_is_not_attacked_again_in_the_phase() -> None:
    table = Tabletop("allied combat", *FIGHT, "ge_382_164 1714", "uk_xiii 1618", air="50 6")
    strike(table, "1614", 3, 3, 4)
    for again in ("strike 1614", "attack 1614", "bombard 1614"):
        assert table.refused_by(again) == "8.0"


@pytest.mark.rule("alamein 6.2")
def test_an_air_attack_is_announced_under_its_own_rule() -> None:
    table = Tabletop("allied combat", "fr_1 1115", "ge_125_164 0614", air="50 6")
    event = next(event for event in table.do("strike 0614") if isinstance(event, AttackDeclared))
    assert event.rule == "alamein 6.2"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A40")
@pytest.mark.parametrize(("options", "asked"), [((), "allied"), (("air_for_guns",), "axis")])
def test_guns_that_attack_alone_get_no_air_points_unless_the_switch_says_so(
    options: tuple[str, ...], asked: str
) -> None:
    table = Tabletop("axis combat", "ge_220a_164 1613", "uk_152_51 1614", air="50 6", options=options)
    table.do("attack 1614")
    assert (table.decision.kind, table.side) == ("air", asked)


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A40")
def test_mechanised_guns_are_guns_too() -> None:
    table = Tabletop("allied combat", "uk_ad_1 1613", "it_61_trento 1614", air="50 0")
    table.do("attack 1614", 3, 4)
    assert table.pos.air == [50, 0]
