"""9.0: naval support."""

from __future__ import annotations

import pytest

from scirocco.core.board import members
from scirocco.systems.somnium.events import BattleFought, Bombarded
from scirocco.systems.somnium.odds import supported_hexes
from scirocco.systems.somnium.units import AFLOAT
from tests.sicily.island import Island

NAVAL = "naval support"


def helped(unit: str, target: str, here: str, turn: int = 1, attacker: str = "ge_neapel") -> bool:
    """Whether ships help a unit in a hex against an attack from another."""
    table = Island("axis combat", f"{unit} {target}", f"{attacker} {here}", turn=turn)
    found = table.shifts(target, [attacker]).get(NAVAL, 0)
    assert found in (0, -1)
    return found == -1


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
@pytest.mark.parametrize(
    ("target", "here", "expected"),
    [("2519", "2518", True), ("2518", "2517", True), ("2517", "2516", True), ("2516", "2416", False)],
    ids=["on the coast", "one hex inland", "two hexes inland", "three hexes inland"],
)
def test_units_on_the_coast_or_at_most_two_hexes_from_it_gain_one_column(
    target: str, here: str, expected: bool
) -> None:
    assert helped("us_16", target, here) is expected


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
def test_in_the_first_and_second_turn_only() -> None:
    assert [helped("us_16", "2518", "2517", turn=turn) for turn in (1, 2, 3, 13)] == [True, True, False, False]


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
@pytest.mark.parametrize("unit", ["us_504", "us_505", "us_325", "uk_1al", "uk_1p"])
def test_airborne_units_have_none(unit: str) -> None:
    assert not helped(unit, "2518", "2517")


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
@pytest.mark.parametrize("unit", ["us_16", "us_ranger", "us_cca", "us_ii", "uk_69_50", "ca_1"])
def test_all_other_allied_units_have_it(unit: str) -> None:
    assert helped(unit, "2518", "2517")


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
def test_one_defender_who_qualifies_brings_the_hex_its_one_column() -> None:
    table = Island("axis combat", "us_505 2518", "us_16 2518", "us_18 2518", "ge_neapel 2517", turn=1)
    assert table.shifts("2518", ["ge_neapel"]) == {"airfield": -1, NAVAL: -1}


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
def test_ships_count_against_bombardment_by_guns_too() -> None:
    columns = []
    for turn in (1, 3):
        table = Island("axis combat", "us_16 2519", "us_18 2519", "us_26 2519", "it_6a 2517", "ge_xiv 2517", turn=turn)
        table.do("bombard 2519")
        table.do("join ge_xiv")
        (fired,) = [event for event in table.do("join it_6a", 3, 4) if isinstance(event, Bombarded)]
        columns.append(table.game.bombardment.columns[fired.column])
    assert columns == ["1-10", "11-20"], "4 by 6 in a city, with and without ships"


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S32")
def test_ships_do_nothing_for_allied_attacks_nor_for_the_axis() -> None:
    table = Island("allied combat", "us_16 2519", "it_29 2518", turn=1)
    assert table.shifts("2518", ["us_16"]) == {"airfield": -1}


@pytest.mark.rule("sicily 9.0")
def test_the_report_of_a_combat_names_the_rule() -> None:
    table = Island("axis combat", "us_16 2518", "ge_neapel 2517", turn=1)
    (fought,) = [event for event in table.do("attack 2518", 3, 4) if isinstance(event, BattleFought)]
    assert fought.shifts == (("sicily 5.1.2 airfield", -1), ("sicily 9.0 naval support", -1))


# Commandos


def landed(turn: int, *steps: str, place: str = "2019", others: tuple[str, ...] = ()) -> Island:
    """Commandos have landed in a turn; the Axis half of the next turn has begun."""
    table = Island("allied movement", "us_7 0413", *others, turn=turn, facts=(f"held.allied {place}",))
    table.go("uk_cdo", f"enter {place}", *steps)
    table.end_until("axis movement")
    return table


@pytest.mark.rule("sicily 9.0", "sicily 4.2.1")
@pytest.mark.ruling("sicily S12")
def test_commandos_have_ships_in_the_turn_they_land_and_in_the_next_whenever_that_is() -> None:
    table = landed(6, "stop", others=("ge_neapel 2013",))
    assert table.pos.turn == 7
    table.go("ge_neapel", "2013-2014-2015-2016-2017-2018")
    assert table.shifts("2019", ["ge_neapel"])[NAVAL] == -1


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
def test_commandos_have_no_ships_two_turns_after_they_landed() -> None:
    table = landed(6, "stop", others=("ge_neapel 2013",))
    table.end_until("allied movement")
    table.end_until("axis movement")
    assert table.pos.turn == 8
    table.go("ge_neapel", "2013-2014-2015-2016-2017-2018")
    assert NAVAL not in table.shifts("2019", ["ge_neapel"])


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
def test_commandos_far_from_the_coast_have_no_ships_either() -> None:
    table = landed(6, "2019-2018-2017-2016-2015-2014-2013", others=("ge_neapel 2011",))
    table.go("ge_neapel", "stop")
    assert NAVAL not in table.shifts("2013", ["ge_neapel"])


@pytest.mark.rule("sicily 9.0")
@pytest.mark.ruling("sicily S12")
def test_the_hexes_that_ships_reach_are_those_where_they_help() -> None:
    table = Island("axis combat", "us_16 2519", turn=2)
    helped_hexes = {table.game.board.ids[space] for space in members(supported_hexes(table.game, table.pos))}
    assert {"2519", "2518", "2517"} <= helped_hexes
    assert "2516" not in helped_hexes
    table.pos.turn = 3
    assert supported_hexes(table.game, table.pos) == 0, "later only Commandos that have just landed have ships"
    table = Island("axis combat", "uk_cdo 2519", turn=5)
    commandos = table.game.piece_index["uk_cdo"]
    table.pos.marks[commandos] |= AFLOAT
    assert list(members(supported_hexes(table.game, table.pos))) == [table.game.board.index["2519"]]
