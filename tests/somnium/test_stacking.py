"""4.1.1: three units a hex."""

from __future__ import annotations

import pytest

from tests.somnium.tabletop import Tabletop

THREE = ("sa_1_1 1409", "sa_2_1 1409", "sa_3_1 1409")


@pytest.mark.rule("alamein 4.1.1")
@pytest.mark.ruling("alamein C32")
def test_three_units_may_stop_in_a_hex_and_a_fourth_may_not() -> None:
    table = Tabletop("allied movement", *THREE[:2], "au_20_9 1408", "au_24_9 1408")
    table.do("au_20_9")
    table.do("au_20_9 1408-1409")
    table.do("au_24_9")
    assert table.refused_by("au_24_9 1408-1409") == "4.1.1"
    assert "au_24_9 1408-1409" not in table.options()


@pytest.mark.rule("alamein 4.1.1")
@pytest.mark.ruling("alamein C32")
def test_a_fourth_unit_may_not_stop_even_if_another_is_to_leave_later() -> None:
    table = Tabletop("allied movement", *THREE, "au_20_9 1408")
    table.do("au_20_9")
    assert table.refused_by("au_20_9 1408-1409") == "4.1.1"
    table.do("stop")
    table.do("sa_1_1")
    table.do("sa_1_1 1409-1410")
    assert table.refused_by("au_20_9") == "4.0", "it has had its move"


@pytest.mark.rule("alamein 4.1.1")
def test_further_friendly_units_pass_through_a_full_hex() -> None:
    table = Tabletop("allied movement", *THREE, "au_20_9 1408")
    table.do("au_20_9")
    table.do("au_20_9 1408-1409-1410")
    assert table.at("au_20_9") == "1410"


@pytest.mark.rule("alamein 4.1.1", "alamein 9.1")
def test_further_friendly_units_pass_through_a_full_hex_on_mines_too() -> None:
    table = Tabletop("allied movement", "sa_1_1 0911", "sa_2_1 0911", "sa_3_1 0911", "au_20_9 1011")
    table.do("au_20_9")
    assert any("-0911" in option for option in table.options())


@pytest.mark.rule("alamein 4.1.1")
def test_the_limit_holds_for_both_sides() -> None:
    table = Tabletop("axis movement", "ge_155_90 0206", "ge_200_90 0206", "ge_361_90 0206", "ge_8pz_15 0205")
    table.do("ge_8pz_15")
    assert table.refused_by("ge_8pz_15 0205-0206") == "4.1.1"


@pytest.mark.rule("alamein 4.1.1", "alamein 5.2")
@pytest.mark.ruling("alamein C32")
def test_a_fourth_unit_may_not_advance_into_a_hex() -> None:
    attackers = ("au_20_9", "au_24_9", "au_26_9", "nz_5_2")
    table = Tabletop("allied combat", *(f"{unit} 1509" for unit in attackers[:3]), "nz_5_2 1508", "it_7b 1609")
    assert table.fight("1609", dice=(3, 3)).result == "DRI AVB"
    table.do("loss nz_5_2")
    table.do("retreat it_7b 1709")
    for unit in attackers[:3]:
        table.do(f"advance {unit} 1609")
    assert table.at("au_26_9") == "1609"
    assert table.pos.battle is None, "nobody is left who may advance"


@pytest.mark.rule("alamein 4.1.1", "alamein 5.3.1")
@pytest.mark.ruling("alamein C32")
def test_a_fourth_unit_that_retreats_into_a_hex_pushes_one_on() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "ge_382_164 1609", *(u.replace("1409", "1410") for u in THREE))
    table.fight("1609", dice=(2, 4))
    assert table.decision.kind == "retreat"
    table.do("retreat au_20_9 1410")
    assert table.decision.kind == "displace", "one of the four moves on before anything else happens"
