"""The first hex of the map, 0101, is a hex like any other: units stand, fight, fall back and pay in it."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.movement import movement_points
from tests.somnium.tabletop import Tabletop


def exchange(attackers: tuple[str, ...], start: str, defenders: tuple[str, ...], target: str) -> Tabletop:
    """An attack that ends in an exchange."""
    units = [f"{unit} {start}" for unit in attackers] + [f"{unit} {target}" for unit in defenders]
    table = Tabletop("allied combat", *units)
    fought = table.fight(target, *attackers, dice=table.dice_for("EMP", table.odds(target, attackers)))
    assert fought.result == "EMP"
    return table


BRIGADES = ("uk_152_51", "uk_153_51")
REGIMENTS = ("ge_382_164", "ge_433_164")


@pytest.mark.rule("alamein 5.1.7")
def test_units_in_the_first_hex_are_given_up_in_an_exchange() -> None:
    table = exchange(BRIGADES, "0102", REGIMENTS, "0101")
    assert table.options() == ["loss ge_382_164", "loss ge_433_164"]
    table.do("loss ge_382_164")
    assert table.options() == ["loss ge_433_164", "done"]


@pytest.mark.rule("alamein 5.1.7")
def test_units_in_the_first_hex_pay_for_an_exchange() -> None:
    table = exchange(BRIGADES, "0101", REGIMENTS, "0102")
    table.do("loss ge_382_164")
    table.do("done")
    assert table.options() == ["loss uk_152_51", "loss uk_153_51"]
    assert table.refused("loss uk_eng")[:2] == ("5.1.7", "no-loss")


@pytest.mark.rule("alamein 5.1.7", "alamein 5.3")
def test_units_in_the_first_hex_take_losses_and_retreat_from_it() -> None:
    units = ("it_8a 0101", "it_16a 0101", "uk_2_1 0102", "uk_24_10 0102")
    table = Tabletop("allied combat", *units)
    attackers = ("uk_2_1", "uk_24_10")
    table.fight("0101", *attackers, dice=table.dice_for("DE AVI", table.odds("0101", attackers)))
    table.do("loss it_8a")
    assert table.at("it_16a") not in ("0101", "dead")
    assert (table.side, table.decision.kind) == ("allied", "advance")
    table.do("advance uk_2_1 0101")
    assert table.at("uk_2_1") == "0101"


@pytest.mark.rule("alamein 4.1.2", "alamein 4.0")
def test_a_unit_in_the_first_hex_engages_and_is_engaged() -> None:
    table = Tabletop("allied movement", "uk_2_1 0102", "ge_382_164 0101")
    assert movement_points(table.game, table.pos, table.unit("uk_2_1")) == 2 * 12 - 2
    table = Tabletop("axis movement", "uk_2_1 0102", "ge_382_164 0101")
    assert movement_points(table.game, table.pos, table.unit("ge_382_164")) == 2 * 6 - 2
    table.do("end")
    assert table.options() == ["attack 0102"], "and must attack"


@pytest.mark.rule("alamein 4.1.1", "alamein 4.0")
def test_three_units_fill_the_first_hex() -> None:
    crowd = ("ge_382_164 0101", "ge_433_164 0101", "ge_125_164 0101")
    table = Tabletop("axis movement", *crowd, "it_61_trento 0102")
    table.do("it_61_trento")
    assert table.refused("it_61_trento 0102-0101") == ("4.1.1", "stack-full", "0101", "3")
    room = Tabletop("axis movement", *crowd[:2], "it_61_trento 0102")
    room.do("it_61_trento")
    room.do("it_61_trento 0102-0101")
    assert room.at("it_61_trento") == "0101"


@pytest.mark.rule("alamein 8.0")
def test_guns_in_the_first_hex_fire_and_support() -> None:
    table = Tabletop("allied combat", "uk_xiii 0101", "uk_2_1 1212", "ge_382_164 0103")
    table.do("bombard 0103")
    table.do("join uk_xiii", 3, 4)
    table = Tabletop("axis combat", "uk_xiii 0101", "uk_2_1 0105", "ge_382_164 0106")
    table.do("attack 0105")
    assert (table.decision.kind, table.options()) == ("support", ["join uk_xiii", "done"])


@pytest.mark.rule("alamein 4.0")
def test_a_unit_in_the_first_hex_may_be_moved() -> None:
    table = Tabletop("axis movement", "ge_382_164 0101")
    assert table.options() == ["ge_382_164", "end"]
