"""8.0: artillery, in attack, in defence and in bombardment."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import BattleFought, Bombarded
from tests.somnium.tabletop import Tabletop


def bombard(table: Tabletop, target: str, *guns: str, dice: tuple[int, int] = (3, 4)) -> Bombarded:
    """A bombardment by these guns; where others could still join they are left out."""
    table.do(f"bombard {target}")
    *first, last = guns
    for gun in first:
        table.do(f"join {gun}")
    alone = [option for option in table.options() if option.startswith("join")] == [f"join {last}"]
    events = table.do(f"join {last}", *dice) if alone else (table.do(f"join {last}"), table.do("done", *dice))[1]
    return next(event for event in events if isinstance(event, Bombarded))


def column_of(target: str, guns: tuple[str, ...], *units: str, phase: str = "allied combat") -> str:
    table = Tabletop(phase, *units)
    return table.game.bombardment.columns[bombard(table, target, *guns).column]


# Bombardment


@pytest.mark.rule("alamein 8.0")
def test_the_printed_example() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1616", "uk_ad_44 1616", "ge_8pz_15 1614", "ge_125_164 1614")
    event = bombard(table, "1614", "uk_ad_7", "uk_ad_44")
    assert (event.strength, event.vulnerability) == (6, 3)
    assert table.game.bombardment.columns[event.column] == "13-24"


@pytest.mark.rule("alamein 8.0")
def test_guns_attack_without_engaging_and_without_loss() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1616", "ge_125_164 1614")
    assert table.options() == ["bombard 1614", "end"]
    bombard(table, "1614", "uk_ad_7", dice=(1, 1))
    assert table.is_reduced("ge_125_164")
    assert (table.at("uk_ad_7"), table.at("ge_125_164")) == ("1616", "1614")


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C34")
@pytest.mark.parametrize(
    ("gun", "near", "far"),
    [("uk_ad_7", "1611", "1610"), ("uk_xiii", "1609", "1608"), ("uk_ad_1", "1611", "1610")],
)
def test_range_counts_the_hex_of_the_target_and_no_terrain_matters(gun: str, near: str, far: str) -> None:
    table = Tabletop("allied combat", f"{gun} 1614", f"ge_125_164 {near}", f"ge_382_164 {far}")
    assert f"bombard {near}" in table.options(), "over the crest in 1612"
    assert table.refused_by(f"bombard {far}") == "8.0"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C34")
def test_guns_fire_over_sea_and_over_the_enemy() -> None:
    table = Tabletop("allied combat", "uk_xxx 1105", "ge_125_164 0803", "ge_382_164 0904")
    assert {"bombard 0803", "bombard 0904"} <= set(table.options())


@pytest.mark.rule("alamein 8.0")
def test_a_gun_fires_once_in_a_phase_and_several_may_fire_together() -> None:
    guns = ("uk_ad_7 1616", "uk_ad_44 1616")
    table = Tabletop("allied combat", *guns, "ge_125_164 1614", "ge_382_164 1714", "it_61_trento 1718")
    table.do("bombard 1614")
    table.do("join uk_ad_7")
    assert table.refused_by("join uk_ad_7") == "8.0"
    table.do("done", 3, 4)
    table.do("bombard 1714")
    assert table.refused_by("join uk_ad_7") == "8.0"
    table.do("join uk_ad_44", 3, 4)


@pytest.mark.rule("alamein 8.0")
def test_a_bombardment_needs_a_gun_in_range() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1616", "uk_ad_44 1618", "fr_1 1616", "ge_125_164 1614")
    table.do("bombard 1614")
    assert table.refused_by("done") == "8.0", "someone must fire"
    assert table.refused_by("join uk_ad_44") == "8.0", "out of range"
    assert table.refused_by("join fr_1") == "8.0", "no gun"
    assert table.refused_by("join ge_125_164") == "8.0", "not ours"


@pytest.mark.rule("alamein 8.0", "alamein 6.2")
def test_air_points_do_not_join_a_bombardment() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1616", "uk_ad_44 1616", "ge_125_164 1614", air="50 6")
    table.do("bombard 1614")
    assert table.refused_by("air 3") == "8.0"
    table.do("join uk_ad_7")
    table.do("done", 3, 4)
    assert table.pos.air == [50, 6]


@pytest.mark.rule("alamein 8.0", "alamein 10.0")
@pytest.mark.ruling("alamein C25")
def test_terrain_and_fortification_shift_a_bombardment_to_the_left() -> None:
    targets = ("it_46a_trento", "it_205a_bologna", "it_21a_trieste")
    guns = ("uk_xiii", "uk_xxx")

    def column(target: str, gun_hex: str) -> str:
        units = (*(f"{unit} {target}" for unit in targets), *(f"{gun} {gun_hex}" for gun in guns))
        return column_of(target, guns, *units)

    assert column("1614", "1616") == "37-48", "8 by 6"
    assert column("1612", "1614") == "13-24", "a crest is worth two columns"
    assert column("0604", "0805") == "25-36", "a fortification one"
    assert column("0606", "0805") == "1-12", "both together three"


@pytest.mark.rule("alamein 8.0", "alamein 9.2")
@pytest.mark.ruling("alamein C25")
def test_mines_under_allied_units_shift_a_bombardment_to_the_right() -> None:
    assert column_of("0706", ("it_8a",), "uk_152_51 0706", "it_8a 0506", phase="axis combat") == "13-24"
    assert column_of("0806", ("it_8a",), "uk_152_51 0806", "it_8a 0606", phase="axis combat") == "1-12"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C25")
def test_siege_and_division_do_not_count_in_a_bombardment() -> None:
    ring = ("uk_22_7 1613 fought", "au_20_9 1714 fought", "au_24_9 1514 fought")
    assert column_of("1614", ("uk_ad_7",), *ring, "uk_ad_7 1616", "it_61_trento 1614") == "1-12"
    division = ("it_61_trento 1614", "it_62_trento 1614", "it_46a_trento 1614")
    assert column_of("1614", ("uk_ad_7",), "uk_ad_7 1616", *division) == "13-24", "3 by 6"


@pytest.mark.rule("alamein 8.0", "alamein 4.1.2")
@pytest.mark.ruling("alamein C25")
def test_a_bombardment_does_not_discharge_the_duty_to_attack() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "uk_ad_7 1617", "ge_125_164 1614", "ge_382_164 1714")
    bombard(table, "1614", "uk_ad_7")
    assert table.refused_by("end") == "4.1.2"
    assert table.options() == ["attack 1714"]


# Guns next to the enemy


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C33")
def test_a_gun_that_must_attack_alone_does_so_on_the_combat_table() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1615", "it_61_trento 1614")
    assert table.options() == ["attack 1614"]
    battle = table.fight("1614", dice=(3, 3))
    assert (battle.attack, battle.defence, battle.result) == (3, 2, "DVI ARI")
    assert table.decision.kind == "retreat", "it suffers like any unit"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A25")
def test_a_gun_never_bombards_a_hex_next_to_it() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1612", "ge_125_164 1613")
    assert table.options() == ["attack 1613", "end"], "on its crest it may choose, but only to assault"
    assert table.refused_by("bombard 1613") == "8.0"


@pytest.mark.rule("alamein 8.0", "alamein 4.1.2")
@pytest.mark.ruling("alamein A25")
@pytest.mark.ruling("alamein C33")
def test_a_gun_that_must_attack_its_neighbour_does_not_fire_at_range() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1615", "it_61_trento 1614", "ge_125_164 1813")
    assert table.options() == ["attack 1614"]
    assert table.refused_by("bombard 1813") == "4.1.2"
    others = ("fr_1 1812", "uk_ad_44 1816")
    table = Tabletop("allied combat", "uk_ad_7 1615", *others, "it_61_trento 1614", "ge_125_164 1813")
    table.do("attack 1813")
    assert table.options() == ["join uk_ad_44", "done"]
    assert table.refused_by("join uk_ad_7") == "4.1.2"
    table = Tabletop("allied combat", "uk_ad_7 1615", "uk_ad_44 1816", "it_61_trento 1614", "ge_125_164 1813")
    table.do("bombard 1813")
    assert table.options() == ["join uk_ad_44"]
    assert table.refused_by("join uk_ad_7") == "4.1.2"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A25")
def test_an_engaged_gun_that_need_not_attack_may_fire_at_range() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1612", "ge_125_164 1613", "ge_382_164 1614")
    event = bombard(table, "1614", "uk_ad_7")
    assert event.strength == 3
    assert (table.side, table.decision.kind) == ("axis", "unit"), "it has fired, and the phase is over"


# Support


@pytest.mark.rule("alamein 8.0", "alamein 2.2.1")
@pytest.mark.ruling("alamein C36")
def test_a_distant_gun_supports_attack_and_defence_with_its_attack_value() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "uk_ad_7 1617", "ge_125_164 1614", "ge_220a_164 1612")
    table.do("attack 1614")
    table.do("join uk_ad_7")
    assert (table.side, table.decision.kind) == ("axis", "support")
    battle = next(event for event in table.do("join ge_220a_164", 3, 4) if isinstance(event, BattleFought))
    assert (battle.attack, battle.defence) == (4 + 3, 4 + 2)


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C36")
def test_a_gun_inside_the_attacked_hex_defends_with_its_defence_value() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "ge_125_164 1614", "ge_220a_164 1614")
    assert table.fight("1614", dice=(3, 4)).defence == 4 + 1


@pytest.mark.rule("alamein 8.0")
def test_support_must_reach_the_hex_of_the_defender() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "uk_ad_7 1618", "ge_125_164 1614", "ge_220a_164 1610")
    battle = table.fight("1614", dice=(3, 4))
    assert (battle.attack, battle.defence) == (4, 4), "both guns are four hexes away, and nobody was asked"


@pytest.mark.rule("alamein 8.0")
def test_defensive_support_is_measured_to_the_defender_not_to_the_attacker() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "ge_125_164 1614", "ge_220a_164 1617")
    table.do("attack 1614")
    assert table.options() == ["join ge_220a_164", "done"], "three hexes from the target"
    table = Tabletop("allied combat", "fr_1 1615", "ge_125_164 1614", "ge_220a_164 1618")
    assert table.fight("1614", dice=(3, 4)).defence == 4, "three hexes from the attacker, but four from the target"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C34")
def test_a_gun_supports_one_defence_in_an_enemy_phase() -> None:
    table = Tabletop(
        "allied combat", "fr_1 1615", "ge_125_164 1614", "gr_1 1414", "ge_382_164 1413", "ge_220a_164 1512"
    )
    table.do("attack 1614")
    table.do("join ge_220a_164", 3, 4)
    table.do("retreat fr_1 1616")
    events = table.do("attack 1413", 3, 4)
    battle = next(event for event in events if isinstance(event, BattleFought))
    assert battle.defence == 4, "the guns have fired and nobody was asked"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C34")
def test_an_engaged_gun_may_support_a_defence() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "ge_125_164 1614", "ge_220a_164 1612", "gr_1 1611 fought")
    table.do("attack 1614")
    assert table.options() == ["join ge_220a_164", "done"]


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C34")
def test_a_gun_whose_own_hex_is_attacked_fights_only_there() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "ge_125_164 1614", "ge_220a_164 1612", "gr_1 1611")
    table.fight("1612", dice=(3, 4))
    table.do("retreat gr_1 1610")
    table.do("attack 1614", 3, 4)
    assert table.decision.kind == "retreat", "the guns in 1612 were not asked"


# Distant guns and the results of combat


@pytest.mark.rule("alamein 8.0", "alamein 5.1.7")
@pytest.mark.ruling("alamein C19")
def test_distant_guns_neither_take_the_loss_nor_retreat() -> None:
    units = ("fr_1 1615", "gr_1 1615", "uk_ad_7 1617", "ge_ramcke 1614", "ge_220a_164 1612")
    table = Tabletop("allied combat", *units)
    table.do("attack 1614")
    table.do("join uk_ad_7")
    table.do("join ge_220a_164", 2, 3)
    assert table.options() == ["loss fr_1", "loss gr_1"]
    assert table.refused_by("loss uk_ad_7") == "5.1.7"
    table.do("loss fr_1")
    assert not any("uk_ad_7" in option for option in table.options())
    assert not table.is_reduced("ge_220a_164")


@pytest.mark.rule("alamein 8.0", "alamein 5.1.7")
@pytest.mark.ruling("alamein C19")
def test_guns_next_to_the_target_take_losses_and_retreat() -> None:
    table = Tabletop("allied combat", "fr_1 1615", "uk_ad_7 1615", "ge_ramcke 1614")
    table.fight("1614", dice=(2, 3))
    assert table.options() == ["loss uk_ad_7", "loss fr_1"]
    table.do("loss uk_ad_7")
    assert table.is_reduced("uk_ad_7")
    table.do("retreat uk_ad_7 1616")
    assert table.at("uk_ad_7") == "1616"


@pytest.mark.rule("alamein 8.0", "alamein 5.1.7")
@pytest.mark.ruling("alamein C19")
def test_distant_guns_do_not_pay_in_an_exchange() -> None:
    table = Tabletop("allied combat", "fr_2 1615", "uk_xiii 1617", "ge_ramcke 1614", "ge_220a_164 1612")
    table.do("attack 1614")
    table.do("join uk_xiii")
    assert table.odds("1614", ["fr_2"], ["uk_xiii"]).column == 3
    table.do("done", 1, 1)
    assert (table.at("ge_ramcke"), table.at("fr_2")) == ("dead", "dead")
    assert (table.at("uk_xiii"), table.at("ge_220a_164")) == ("1617", "1612")


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C35")
def test_no_hex_is_attacked_twice_in_a_combat_phase_in_whatever_way() -> None:
    table = Tabletop("allied combat", "uk_ad_7 1616", "uk_ad_44 1616", "ge_125_164 1614", "ge_382_164 1714", air="50 6")
    bombard(table, "1614", "uk_ad_7")
    for again in ("bombard 1614", "strike 1614"):
        assert table.refused_by(again) == "8.0"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C35")
def test_a_hex_attacked_in_one_combat_phase_may_be_attacked_in_the_next_of_the_same_turn() -> None:
    table = Tabletop("allied combat", "uk_2_1 1615", "it_61_trento 1614", "it_8a 1612")
    table.do("attack 1614")
    table.do("done", 1, 1)
    table.do("advance uk_2_1 1614")
    table.do("end")
    assert (table.pos.turn, table.side) == (1, "axis")
    assert "bombard 1614" in table.options()


@pytest.mark.rule("alamein 8.0", "alamein 4.0")
def test_towed_guns_move_on_foot_and_mechanised_guns_like_armour() -> None:
    for gun, points in (("uk_ad_7", 2), ("uk_ad_1", 3), ("uk_22_7", 3)):
        table = Tabletop("allied movement", f"{gun} 1613")
        table.do(gun)
        here, crest = table.hex("1613"), table.hex("1612")
        assert table.game.entry_cost(here, crest, table.game.units[table.unit(gun)].motorised) == 2 * points
