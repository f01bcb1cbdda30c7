"""4.1.2: engagement zones, breaking contact, dominant terrain, and the duty to attack."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.engagement import zone_of
from tests.somnium.tabletop import Tabletop

# Zones


@pytest.mark.rule("alamein 4.1.2")
def test_a_unit_stops_next_to_the_enemy() -> None:
    table = Tabletop("allied movement", "uk_22_7 1209", "ge_115_15 1509")
    table.do("uk_22_7")
    assert table.why("uk_22_7 1209-1309-1410") is None
    assert table.refused_by("uk_22_7 1209-1309-1410-1510") == "4.1.2"


@pytest.mark.rule("alamein 4.1.2")
def test_the_zone_of_a_unit_are_the_six_hexes_around_it() -> None:
    for around in ("1608", "1708", "1709", "1610", "1509", "1508"):
        table = Tabletop("allied movement", f"au_20_9 {around}", "ge_382_164 1609")
        table.do("end")
        assert table.refused_by("end") == "4.1.2", f"{around} is engaged"
    table = Tabletop("allied movement", "au_20_9 1607", "ge_382_164 1609")
    table.do("end")
    assert table.side == "axis", "nobody is engaged two hexes away, and nothing can be attacked"


@pytest.mark.rule("alamein 4.1.2")
def test_enemies_never_stand_in_the_same_hex() -> None:
    table = Tabletop("allied movement", "au_20_9 1509", "ge_382_164 1609")
    table.do("au_20_9")
    assert table.refused_by("au_20_9 1509-1609") == "4.1.2"
    assert not any("1609" in option for option in table.options())


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C10")
def test_no_zone_reaches_into_the_sea_or_the_depression() -> None:
    for place, free in (("1206", "1205"), ("0217", "0218"), ("0217", "0117")):
        table = Tabletop("allied movement", f"ge_382_164 {place}")
        zone = zone_of(table.game, table.pos, 1)
        assert table.hex(free) in table.game.board.neighbours[table.hex(place)]
        assert not zone >> table.hex(free) & 1
        assert zone & table.game.land == zone


# Breaking contact


@pytest.mark.rule("alamein 4.1.2")
def test_breaking_contact_costs_one_point() -> None:
    march = "1509-1410-1310-1211-1110-1011"
    for enemy, five, six in (("1609", True, False), ("1809", True, True)):
        table = Tabletop("allied movement", "au_20_9 1509", f"ge_382_164 {enemy}")
        table.do("au_20_9")
        assert (table.why(f"au_20_9 {march}") is None) is five
        assert (table.why(f"au_20_9 {march}-1012") is None) is six


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C9")
def test_a_unit_goes_straight_from_one_enemy_zone_into_another_and_stops_again() -> None:
    table = Tabletop("allied movement", "au_20_9 1509", "ge_382_164 1609", "ge_433_164 1511")
    table.do("au_20_9")
    assert table.refused_by("au_20_9 1509-1510-1410") == "4.1.2"
    table.do("au_20_9 1509-1510")
    table.do("end")
    assert table.refused_by("end") == "4.1.2", "it must attack where it came to"
    assert table.options() == ["attack 1511"]


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C9")
def test_the_point_for_breaking_contact_is_paid_once_and_not_again_in_the_next_zone() -> None:
    table = Tabletop("allied movement", "uk_ad_50 1509", "ge_382_164 1609", "ge_433_164 1212")
    table.do("uk_ad_50")
    assert table.why("uk_ad_50 1509-1410-1411-1311") is None, "four points: one to leave and three hexes"


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C9")
def test_a_unit_may_slide_along_the_zone_of_the_same_enemy() -> None:
    table = Tabletop("allied movement", "au_20_9 1509", "ge_382_164 1609")
    table.do("au_20_9")
    assert table.why("au_20_9 1509-1508") is None


# Dominant terrain


def may_refuse(phase: str, *units: str, facts: tuple[str, ...] = ()) -> bool:
    """Whether the side that fights may end its phase without an attack."""
    return "end" in Tabletop(phase, *units, facts=facts).options()


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7", "alamein C8")
def test_a_unit_in_dominant_terrain_may_attack_but_need_not() -> None:
    table = Tabletop("allied combat", "au_20_9 1209", "ge_382_164 1210")
    assert table.options() == ["attack 1210", "end"]


@pytest.mark.rule("alamein 4.1.2")
def test_a_unit_that_neither_left_nor_dominates_must_attack() -> None:
    for own, enemy in (("1509", "1609"), ("1210", "1209")):
        assert not may_refuse("allied combat", f"au_20_9 {own}", f"ge_382_164 {enemy}")


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C8")
def test_equal_terrain_is_not_dominant() -> None:
    assert not may_refuse("allied combat", "au_20_9 1209", "ge_382_164 1309")


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C8")
def test_a_unit_must_dominate_every_hex_that_engages_it() -> None:
    assert may_refuse("allied combat", "au_20_9 1209", "ge_382_164 1210", "ge_433_164 1208")
    assert not may_refuse("allied combat", "au_20_9 1209", "ge_382_164 1210", "ge_433_164 1309")


@pytest.mark.rule("alamein 4.1.2", "alamein 10.0")
@pytest.mark.ruling("alamein C8")
def test_fortifications_count_for_dominance() -> None:
    assert may_refuse("axis combat", "ge_ramcke 0811", "au_20_9 0812")
    assert not may_refuse("allied combat", "ge_ramcke 0811", "au_20_9 0812")
    assert may_refuse("axis combat", "ge_ramcke 0716", "au_20_9 0817"), "a crest beats works in the open"
    assert may_refuse("allied combat", "au_20_9 0817", "ge_ramcke 0717"), "and works serve whoever is in them"


@pytest.mark.rule("alamein 4.1.2", "alamein 9.2")
@pytest.mark.ruling("alamein C8")
def test_any_axis_unit_dominates_an_allied_one_on_mines() -> None:
    assert may_refuse("axis combat", "ge_382_164 0812", "au_20_9 0911")
    assert not may_refuse("axis combat", "ge_382_164 0812", "au_20_9 0911", facts=("cleared 0911",))
    assert not may_refuse("allied combat", "ge_382_164 0812", "au_20_9 0911")
    assert not may_refuse("allied combat", "ge_382_164 0911", "au_20_9 1011"), "mines do not hurt the Axis"


# The duty to attack


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7")
def test_a_unit_that_moved_in_must_attack_whatever_its_terrain() -> None:
    table = Tabletop("allied movement", "au_20_9 1108", "ge_382_164 1210")
    table.do("au_20_9")
    table.do("au_20_9 1108-1209")
    table.do("end")
    assert table.refused_by("end") == "4.1.2"
    assert "must attack" in str(table.why("end"))


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7")
def test_a_unit_that_began_engaged_and_left_dominant_terrain_for_another_hex_of_it_must_attack() -> None:
    table = Tabletop("allied movement", "au_20_9 1209", "ge_382_164 1210")
    table.do("au_20_9")
    table.do("au_20_9 1209-1309")
    table.do("end")
    assert table.refused_by("end") == "4.1.2"


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7")
def test_a_unit_that_was_told_to_stay_did_not_move() -> None:
    table = Tabletop("allied movement", "au_20_9 1209", "ge_382_164 1210")
    table.do("au_20_9")
    table.do("stop")
    table.do("end")
    assert "end" in table.options()


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7")
def test_every_obliged_unit_joins_some_attack_but_not_every_enemy_need_be_attacked() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "au_24_9 1509", "ge_382_164 1609", "ge_433_164 1510")
    table.do("attack 1609")
    table.do("join au_20_9")
    table.do("done", 1, 2)
    assert table.refused_by("end") == "4.1.2", "24th Brigade has not attacked"
    table = Tabletop("allied combat", "au_20_9 1509", "au_24_9 1509", "ge_382_164 1609", "ge_433_164 1510")
    table.do("attack 1609")
    table.do("join au_20_9")
    table.do("join au_24_9", 2, 2)
    assert table.side == "axis", "1510 was left alone and the phase is over"


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7", "alamein A26")
def test_units_obliged_to_attack_the_same_hex_do_so_together() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "nz_5_2 1708", "ge_382_164 1609")
    assert table.fight("1609", dice=(2, 2)).attack == 5 + 5


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein A26")
def test_an_obliged_unit_with_another_target_left_need_not_join() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "nz_5_2 1708", "ge_382_164 1609", "ge_433_164 1510")
    table.do("attack 1609")
    assert table.pos.battle is not None
    assert table.pos.battle.attackers == (table.unit("nz_5_2"),)
    table.do("done", 1, 2)
    assert table.options() == ["attack 1510"]
    table.do("attack 1510", 1, 2)


@pytest.mark.rule("alamein 4.1.2", "alamein 8.0")
@pytest.mark.ruling("alamein A26")
def test_the_only_target_of_an_obliged_unit_is_not_used_up_from_afar() -> None:
    units = ("au_20_9 1509", "uk_xxx 1407", "ge_382_164 1609")
    table = Tabletop("allied combat", *units, air="50 0")
    assert table.refused_by("bombard 1609") == table.refused_by("strike 1609") == "4.1.2"
    assert table.options() == ["attack 1609"]


@pytest.mark.rule("alamein 4.1.2", "alamein 8.0")
@pytest.mark.ruling("alamein A26")
def test_a_hex_is_free_for_fire_from_afar_while_the_obliged_unit_has_another() -> None:
    units = ("au_20_9 1509", "uk_xxx 1407", "ge_382_164 1609", "ge_433_164 1510")
    table = Tabletop("allied combat", *units, air="50 0")
    table.do("strike 1609")
    table.do("air 3", 3, 4)
    assert table.refused_by("bombard 1510") == "4.1.2", "now it is the last one"


@pytest.mark.rule("alamein 4.1.2")
@pytest.mark.ruling("alamein C7")
def test_the_duty_is_judged_when_the_movement_phase_ends_and_does_not_lapse_when_an_enemy_is_driven_off() -> None:
    units = ("au_20_9 1209", "uk_2_1 1409", "it_61_trento 1210", "it_62_trento 1309")
    table = Tabletop("allied movement", *units)
    table.do("end")
    assert table.refused_by("end") == "4.1.2", "the crest of 1309 is as good as its own"
    assert table.fight("1309", "uk_2_1", dice=(1, 1)).result == "DRB AVI"
    table.do("done")
    assert table.refused_by("end") == "4.1.2", "it has still to attack 1210"


@pytest.mark.rule("alamein 4.1.2")
def test_a_unit_that_cannot_break_away_must_attack() -> None:
    ring = (
        "ge_382_164 1608",
        "ge_433_164 1709",
        "ge_125_164 1610",
        "ge_ramcke 1509",
        "ge_115_15 1508",
        "ge_104_21 1708",
    )
    table = Tabletop("allied movement", "au_20_9 1609", *ring)
    table.do("au_20_9")
    assert table.options() == ["stop"]
    table.do("stop")
    table.do("end")
    assert table.refused_by("end") == "4.1.2"
