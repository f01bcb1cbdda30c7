"""4.1.2: engagement zones, breaking contact, dominant terrain, and who must attack."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.engagement import zone_of
from scirocco.systems.somnium.events import BattleFought
from tests.sicily.island import Island


@pytest.mark.rule("sicily 4.1.2")
def test_a_unit_that_moves_next_to_the_enemy_must_stop() -> None:
    table = Island("allied movement", "us_16 1815", "ge_neapel 1813")
    table.do("us_16")
    assert table.refused_by("us_16 1815-1814-1914") == "4.1.2"
    assert table.why("us_16 1815-1814") is None


@pytest.mark.rule("sicily 4.1.2")
def test_enemies_never_share_a_hex() -> None:
    table = Island("allied movement", "us_16 1814", "ge_neapel 1813")
    table.do("us_16")
    assert table.refused_by("us_16 1814-1813") == "4.1.2"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C9")
def test_breaking_contact_costs_one_point_once_even_from_zone_to_zone() -> None:
    table = Island("allied movement", "us_16 1814", "ge_neapel 1813")
    table.do("us_16")
    assert table.decision.number == 2 * 5
    table.do("us_16 1814-1913")
    table.do("end")
    assert table.options() == ["attack 1813"], "it has moved in again"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C10")
def test_zones_reach_across_rivers() -> None:
    table = Island("allied movement", "us_16 2116", "it_29 2017")
    table.do("us_16")
    assert table.decision.number == 2 * 5
    assert table.refused_by("us_16 2116-2117-2118") == "4.1.2"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C10")
@pytest.mark.parametrize("enemy", ["ge_conrath_a", "ge_104"])
def test_armour_has_its_zone_in_the_mountains_though_it_cannot_go_there(enemy: str) -> None:
    table = Island("allied movement", "us_16 2114", f"{enemy} 2116")
    table.do("us_16")
    assert table.refused_by("us_16 2114-2115-2215") == "4.1.2"
    free = Island("allied movement", "us_16 2114")
    free.do("us_16")
    assert free.why("us_16 2114-2115-2215") is None


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C10")
def test_no_zone_reaches_into_the_sea_or_mount_etna() -> None:
    table = Island("allied movement", "it_29 3208", "it_30 2519")
    zone = zone_of(table.game, table.pos, table.game.side_named("axis"))
    assert zone >> table.hex("3108") & 1
    assert not zone >> table.hex("3209") & 1
    assert not zone >> table.hex("2520") & 1


# Who must attack


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C7")
def test_who_neither_leaves_nor_dominates_must_attack() -> None:
    table = Island("allied movement", "us_16 1814", "ge_neapel 1813")
    table.do("end")
    assert table.options() == ["attack 1813"]
    assert table.refused_by("end") == "4.1.2"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C7")
def test_not_every_enemy_has_to_be_attacked() -> None:
    table = Island("allied combat", "us_16 1813", "ge_neapel 1814", "it_29 1812")
    assert table.options() == ["attack 1812", "attack 1814"]
    table.fight("1812", "us_16", dice=(1, 2))
    assert table.phase == "axis movement", "1814 is left in peace"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C8")
def test_terrain_dominates_only_with_more_columns_than_every_hex_that_engages_the_unit() -> None:
    assert "end" in Island("allied combat", "us_16 2013", "it_29 1913").options(), "city above open ground"
    assert "end" not in Island("allied combat", "us_16 1813", "it_29 1814").options(), "equal is not enough"
    both = Island("allied combat", "us_16 2413", "it_29 2312", "it_30 2414")
    assert "end" not in both.options(), "above the open ground, but not above the mountain"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily C8")
def test_a_river_counts_for_both_who_stand_on_its_banks() -> None:
    assert "end" not in Island("allied combat", "us_16 2013", "it_29 2112").options(), "2 columns against 2"
    assert "end" in Island("allied combat", "us_16 2115", "it_29 2016").options(), "3 columns against 2"
    assert "end" not in Island("allied combat", "us_16 2017", "it_29 2117").options()


@pytest.mark.rule("sicily 4.1.2", "sicily 8.0")
@pytest.mark.ruling("sicily C25")
@pytest.mark.ruling("sicily A26")
def test_fire_from_afar_does_not_discharge_the_duty_nor_use_up_the_only_target() -> None:
    table = Island("allied combat", "us_16 1814", "us_ii 1815", "ge_neapel 1813", air="15 0")
    assert table.options() == ["attack 1813"]
    assert table.refused_by("bombard 1813") == "4.1.2"
    assert table.refused_by("strike 1813") == "4.1.2"


@pytest.mark.rule("sicily 4.1.2")
@pytest.mark.ruling("sicily A26")
def test_obliged_units_without_another_target_join_at_once() -> None:
    table = Island("allied combat", "us_16 1814", "us_7 1712", "ge_neapel 1813")
    assert table.fight("1813", dice=(3, 4)).attack == 6


# Armour and mountains


@pytest.mark.rule("sicily 5.1.2", "sicily 4.1.2")
@pytest.mark.ruling("sicily S7")
@pytest.mark.parametrize(("here", "mountain"), [("2116", "2115"), ("2513", "2514")], ids=["no road", "by road"])
def test_armour_neither_may_nor_must_attack_a_mountain_not_even_by_road(here: str, mountain: str) -> None:
    table = Island("allied combat", f"us_cca {here}", f"it_29 {mountain}")
    assert table.options() == ["end"]
    assert table.refused_by(f"attack {mountain}") == "5.1.2"


@pytest.mark.rule("sicily 5.1.2")
@pytest.mark.ruling("sicily S7")
def test_armour_does_not_join_an_attack_on_a_mountain_but_motorised_infantry_does() -> None:
    germans = ("ge_conrath_a 2116", "ge_conrath_b 2116", "ge_neapel 2216")
    table = Island("axis combat", *germans, "it_6a 2117", "us_16 2115")
    table.do("attack 2115")
    assert table.refused_by("join ge_conrath_a") == "5.1.2"
    (fought,) = [event for event in table.do("done", 1, 2) if isinstance(event, BattleFought)]
    assert fought.attack == 5 + 3


@pytest.mark.rule("sicily 4.1.2", "sicily 5.1.2")
@pytest.mark.ruling("sicily S7")
def test_armour_stops_next_to_an_enemy_in_the_mountains_and_breaks_contact_to_leave() -> None:
    table = Island("allied movement", "us_cca 2218", "it_29 2115")
    table.do("us_cca")
    assert table.refused_by("us_cca 2218-2217-2116-2117") == "4.1.2"
    table.do("us_cca 2218-2217-2116")
    table.do("end")
    table.end_until("allied movement")
    table.do("us_cca")
    assert table.decision.number == 2 * 11


@pytest.mark.rule("sicily 4.1.2", "sicily 5.1.2")
@pytest.mark.ruling("sicily S7")
def test_armour_next_to_a_mountain_and_to_open_ground_must_attack_the_open_ground() -> None:
    table = Island("allied combat", "us_cca 2116", "it_29 2115", "it_30 2117")
    assert table.options() == ["attack 2117"]


# Armour and mountains: the other reading of "engage" (S7)


@pytest.mark.rule("sicily 5.1.2", "sicily 4.1.2")
@pytest.mark.ruling("sicily S7")
def test_armour_may_stand_next_to_an_enemy_in_the_mountains_or_with_the_switch_may_not_come_there() -> None:
    units = ("us_cca 2018", "us_30 2018", "it_33 2115")
    plain = Island("allied movement", *units)
    assert "2116" in plain.ends("us_cca"), "it owes no attack there"
    shy = Island("allied movement", *units, options=["armour_shuns_mountains"])
    assert not {"2116", "2015", "2016"} & shy.ends("us_cca")
    why = shy.why("us_cca 2018-2017-2016")
    assert why is not None
    assert (why.rule, why.code) == ("sicily 5.1.2", "no-engaging")
    foot = Island("allied movement", *units, options=["armour_shuns_mountains"])
    assert "2016" in foot.ends("us_30"), "others come there as before"


@pytest.mark.rule("sicily 5.1.2", "sicily 5.2")
@pytest.mark.ruling("sicily S7")
@pytest.mark.parametrize(("options", "may"), [((), True), (("armour_shuns_mountains",), False)])
def test_nor_does_it_advance_there(options: tuple[str, ...], may: bool) -> None:
    table = Island("allied combat", "us_cca 2018", "us_ccb 2018", "it_29 2017", "it_33 2115", options=options)
    table.beaten("2017", "us_cca", "us_ccb", result="DE AVB")
    table.do("loss us_ccb")
    assert "advance us_cca 2017" in table.options(), "2017 is not next to 2115"
    assert ("advance us_cca 2017-2016" in table.options()) is may
    if not may:
        assert table.refused_by("advance us_cca 2017-2016") == "5.1.2"


@pytest.mark.rule("sicily 5.1.2", "sicily 5.2")
@pytest.mark.ruling("sicily S7")
def test_nor_into_the_very_hex_the_enemy_left() -> None:
    units = ("us_cca 2017", "us_ccb 2017", "it_29 2016", "it_33 2115 fought")
    table = Island("allied combat", *units, options=["armour_shuns_mountains"])
    table.beaten("2016", "us_cca", "us_ccb")
    while table.decision.kind == "retreat":
        table.do(table.options()[0])
    assert table.decision.kind != "advance"
