"""Each refusal says what is wrong here, and cites the rule that says so. What it tells is true of the position."""

from __future__ import annotations

import pytest

from tests.somnium.tabletop import Tabletop

# Units that are not there


@pytest.mark.rule("alamein 4.2", "alamein 7.0")
def test_a_unit_that_is_not_on_the_map_is_told_to_have_left_or_to_be_destroyed() -> None:
    table = Tabletop("allied movement", "au_20_9 west", "uk_22_7 dead", "au_24_9 1409", "ge_382_164 1813")
    assert table.refused("au_20_9") == ("4.2", "left-map", "20th Infantry Bde", "west")
    assert table.refused("uk_22_7") == ("7.0", "destroyed", "22nd Armoured Bde")
    assert table.refused("uk_2_1") == ("4.0", "not-on-map", "2nd Armoured Bde")


@pytest.mark.rule("alamein 5.1.1", "alamein 8.0", "alamein 4.2")
def test_a_unit_that_left_the_map_neither_attacks_nor_fires() -> None:
    table = Tabletop("allied combat", "au_20_9 0805", "uk_xiii 0905", "uk_22_7 west", "ge_382_164 0705")
    table.do("attack 0705")
    assert table.refused("join uk_22_7") == ("4.2", "left-map", "22nd Armoured Bde", "west")
    table = Tabletop("allied combat", "uk_ad_7 0806", "uk_xiii 0806", "in_ad_4 east", "ge_382_164 0606")
    table.do("bombard 0606")
    assert table.refused("join in_ad_4")[:2] == ("4.2", "left-map")


# Who can attack a hex


@pytest.mark.rule("alamein 5.0", "alamein 5.1.1", "alamein 8.0")
def test_an_attack_that_nobody_can_open_says_who_stands_there_and_what_is_wrong() -> None:
    nobody = Tabletop("allied combat", "au_20_9 0909", "ge_382_164 0705")
    assert nobody.refused("attack 0705") == ("5.0", "no-attacker", "0705")
    powerless = Tabletop("allied combat", "uk_eng 1209", "it_61_trento 1210")
    assert powerless.refused("attack 1210") == ("5.1.1", "nobody-attacks")
    tired = Tabletop("allied combat", "au_20_9 0805 fought", "uk_22_7 0909", "ge_382_164 0705", "it_8a 0810")
    assert tired.refused("attack 0705") == ("5.0", "fought-already", "20th Infantry Bde")


@pytest.mark.rule("alamein 8.0")
def test_guns_out_of_range_of_an_attack_are_told_their_range_under_the_rule_of_the_guns() -> None:
    table = Tabletop("allied combat", "au_20_9 0805", "uk_xiii 0905", "in_ad_4 1209", "uk_22_7 1209", "ge_382_164 0705")
    table.do("attack 0705")
    reach = table.game.units[table.unit("in_ad_4")].range
    far = table.game.board.distance(table.hex("1209"), table.hex("0705"))
    assert far > reach
    assert table.refused("join in_ad_4")[:2] == ("8.0", "out-of-range")
    assert table.refused("join in_ad_4")[3:] == (str(far), "0705", str(reach))
    assert table.refused("join uk_22_7") == ("5.0", "cannot-reach", "22nd Armoured Bde", "0705")


# Guns


@pytest.mark.rule("alamein 8.0")
def test_guns_that_do_not_fire_are_told_why() -> None:
    fired = Tabletop("allied combat", "uk_ad_7 0806", "in_ad_4 0806 fought", "uk_xiii 0806", "ge_382_164 0606")
    fired.do("bombard 0606")
    assert fired.refused("join in_ad_4")[:2] == ("8.0", "guns-busy")
    near = Tabletop("allied combat", "uk_ad_7 0806", "uk_xiii 0806", "in_ad_4 0605 fought", "ge_382_164 0606")
    near.pos.marks[near.unit("in_ad_4")] = 0
    near.do("bombard 0606")
    assert near.refused("join in_ad_4")[:2] == ("8.0", "guns-near")


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein C34")
def test_guns_whose_own_hex_was_attacked_are_told_so() -> None:
    table = Tabletop(
        *("allied combat", "au_20_9 0809", "ge_433_164 0808", "it_46a_trento 0807", "it_205a_bologna 0708"),
        facts=("attacked 0807",),
    )
    table.do("attack 0808")
    table.do("join au_20_9")
    assert table.decision.kind == "support"
    assert table.refused("join it_46a_trento")[:2] == ("8.0", "guns-attacked")


# The free set-up


@pytest.mark.rule("alamein 10.1")
def test_a_unit_that_cannot_be_placed_now_is_told_why() -> None:
    table = Tabletop.started("free")
    mine, other = table.game.army[table.decision.side], table.game.army[1 - table.decision.side]
    first = table.game.piece_ids[table.decision.pieces[0]]
    hexes = [option.split()[-1] for option in table.options() if option.startswith("place")]
    assert table.refused(f"place {table.game.piece_ids[other[0]]} {hexes[0]}")[:2] == ("10.1", "not-yours")
    table.do(f"place {first} {hexes[0]}")
    assert table.refused(f"place {first} {hexes[1]}") == (
        *("10.1", "placed-already"),
        table.game.units[table.unit(first)].name,
    )
    assert table.unit(first) in mine
