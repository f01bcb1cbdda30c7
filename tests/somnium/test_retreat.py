"""5.3, 5.3.1 and 5.3.2: retreats, chains of them, and retreats over the edge of the map."""

from __future__ import annotations

import time

import pytest

import scirocco
from scirocco.core.board import mask_of, members
from scirocco.core.position import AWAY
from scirocco.systems.somnium.engagement import foes_of
from scirocco.systems.somnium.events import LeftMap, Retreated
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.retreat import can_take_in
from tests.somnium.tabletop import Tabletop


def beaten(*units: str, target: str = "1614", phase: str = "allied combat") -> Tabletop:
    """A strong attack by the first two units on a hex has the result DRI AVI, and its defenders must go."""
    table = Tabletop(phase, *units)
    attackers = [unit.split()[0] for unit in units[:2]]
    table.fight(target, *attackers, dice=table.dice_for("DRI AVI", table.odds(target, attackers)))
    return table


def ways(table: Tabletop, unit: str) -> set[str]:
    """The ways the unit may go, as hex numbers."""
    return {option.split()[2] for option in table.options() if option.startswith(f"retreat {unit} ")}


@pytest.mark.rule("alamein 5.3")
def test_a_retreat_is_one_hex_and_ends_neither_on_nor_next_to_the_enemy() -> None:
    table = beaten("uk_2_1 1615", "uk_24_10 1615", "it_61_trento 1614")
    assert ways(table, "it_61_trento") == {"1613", "1713", "1513"}
    assert table.refused_by("retreat it_61_trento 1714") == "5.3", "next to the enemy"
    assert table.refused_by("retreat it_61_trento 1615") == "5.3", "held by the enemy"
    assert table.refused_by("retreat it_61_trento 1612") == "5.3", "two hexes away"
    assert table.refused_by("retreat it_61_trento 1613-1612") == "5.3.2", "one hex is enough"


@pytest.mark.rule("alamein 5.3")
@pytest.mark.ruling("alamein C12")
def test_the_owner_chooses_and_a_stack_may_split() -> None:
    table = beaten("uk_2_1 1615", "uk_24_10 1615", "it_61_trento 1614", "it_46a_trento 1614")
    assert table.side == "axis"
    table.do("retreat it_46a_trento 1513")
    table.do("retreat it_61_trento 1713")
    assert (table.at("it_61_trento"), table.at("it_46a_trento")) == ("1713", "1513")


@pytest.mark.rule("alamein 5.3")
def test_beaten_attackers_retreat_by_the_same_rules() -> None:
    table = Tabletop("allied combat", "uk_152_51 1615", "ge_ramcke 1614")
    assert table.fight("1614", dice=(3, 3)).result == "DVI ARI"
    assert table.side == "allied"
    assert ways(table, "uk_152_51") == {"1715", "1616", "1515"}


@pytest.mark.rule("alamein 5.3")
def test_only_units_that_must_retreat_may() -> None:
    table = beaten("uk_2_1 1615", "uk_24_10 1615", "it_61_trento 1614", "it_62_trento 1610")
    assert table.refused_by("retreat it_62_trento 1609") == "5.3"
    assert table.refused_by("retreat uk_2_1 1616") == "5.3"
    assert table.refused_by("done") == "5.3", "and they must"


@pytest.mark.rule("alamein 5.3", "alamein 9.1")
def test_an_allied_unit_that_retreats_onto_mines_rolls_the_mine_die() -> None:
    axis = ("ge_8pz_15 0906", "ge_5pz_21 0906")
    table = beaten(*axis, "uk_152_51 0806 reduced", target="0806", phase="axis combat")
    assert ways(table, "uk_152_51") == {"0805", "0706", "0705"}
    table.do("retreat uk_152_51 0705", 1)
    assert table.at("uk_152_51") == "dead"


@pytest.mark.rule("alamein 5.3", "alamein 9.1")
def test_an_axis_unit_retreats_onto_mines_without_a_die() -> None:
    table = beaten("uk_2_1 0805", "uk_24_10 0805", "it_61_trento 0705", target="0705")
    table.do("retreat it_61_trento 0706")
    assert not table.is_reduced("it_61_trento")


# 5.3.1: the chain

NARROW = ("uk_2_1 1714", "uk_24_10 1514", "it_61_trento 1614")
"""From 1614 only 1613 is free of Allied zones."""
CROWD = ("it_62_trento 1613", "it_39_bologna 1613", "it_40_bologna 1613")


@pytest.mark.rule("alamein 5.3.1")
@pytest.mark.ruling("alamein C15")
def test_a_unit_retreats_into_a_full_hex_and_any_one_unit_there_moves_on_without_loss() -> None:
    table = beaten(*NARROW, *CROWD)
    assert (table.at("it_61_trento"), table.decision.kind) == ("1613", "displace")
    everybody = ("it_61_trento", "it_62_trento", "it_39_bologna", "it_40_bologna")
    for unit in everybody:
        assert ways(table, unit) == {"1612", "1712", "1512"}
    table.do("retreat it_39_bologna 1712")
    assert table.at("it_39_bologna") == "1712"
    assert not any(table.is_reduced(unit) for unit in everybody)


@pytest.mark.rule("alamein 5.3.1")
@pytest.mark.ruling("alamein C15")
def test_the_unit_that_moves_on_obeys_the_rules_of_retreat() -> None:
    table = beaten(*NARROW, *CROWD)
    assert table.refused_by("retreat it_62_trento 1513") == "5.3", "next to the enemy"
    assert table.refused_by("retreat it_62_trento 1714") == "5.3", "two hexes away, and held by the enemy"
    assert table.refused_by("retreat uk_2_1 1815") == "5.3.1", "not one of them"
    assert table.refused_by("done") == "5.3.1", "someone has to go"


@pytest.mark.rule("alamein 5.3.1")
@pytest.mark.ruling("alamein C15")
def test_the_unit_that_moves_on_may_push_another() -> None:
    closed = ("fr_1 1412", "gr_1 1812")  # of the hexes behind 1613 only 1612 is free, and behind that only 1611
    table = beaten(*NARROW, *CROWD, *closed, "it_19_brescia 1612", "it_20_brescia 1612", "it_27_pavia 1612")
    assert (table.at("it_61_trento"), ways(table, "it_62_trento")) == ("1613", {"1612"})
    table.do("retreat it_62_trento 1612")
    assert (table.decision.kind, table.decision.space) == ("displace", table.hex("1612"))
    assert ways(table, "it_27_pavia") == {"1611"}, "the chain does not turn back"
    table.do("retreat it_27_pavia 1611")
    assert (table.at("it_62_trento"), table.at("it_27_pavia")) == ("1612", "1611")


@pytest.mark.rule("alamein 5.3.1", "alamein 9.1")
def test_an_allied_unit_pushed_onto_mines_rolls_the_mine_die() -> None:
    table = beaten(
        *("ge_8pz_15 1005", "ge_5pz_21 1006", "fr_1 0905 reduced"),
        *("au_20_9 0805", "au_24_9 0805", "au_26_9 0805"),
        target="0905",
        phase="axis combat",
    )
    table.do("retreat fr_1 0805")
    table.do("retreat au_20_9 0705", 1)
    assert table.is_reduced("au_20_9")


BLOCKED = ("fr_1 1511", "gr_1 1812")
"""Their zones close every hex behind 1613."""


@pytest.mark.rule("alamein 5.3.1", "alamein 5.3.2")
@pytest.mark.ruling("alamein C15")
@pytest.mark.ruling("alamein A22")
def test_where_the_chain_fails_the_unit_takes_the_way_of_the_besieged() -> None:
    table = beaten(*NARROW, *CROWD, *BLOCKED)
    assert ways(table, "it_61_trento") == {"1615-1616", "1513-1413"}
    assert table.refused_by("retreat it_61_trento 1613") == "5.3.1"
    table.do("retreat it_61_trento 1615-1616")
    assert table.is_reduced("it_61_trento")


@pytest.mark.rule("alamein 5.3.1")
@pytest.mark.ruling("alamein C15")
def test_where_the_chain_fails_and_there_is_no_other_way_the_unit_is_eliminated() -> None:
    attackers, defender = NARROW[:-1], NARROW[-1]
    table = beaten(*attackers, f"{defender} reduced", *CROWD, *BLOCKED)
    assert table.at("it_61_trento") == "dead"


# 5.3.2: edges, the sea, the Depression

WEST = ("uk_2_1 0208", "uk_24_10 0209")
"""Every hex around 0108 is in their zones."""


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein C12")
@pytest.mark.ruling("alamein A22")
def test_leaving_the_map_is_no_choice_while_a_hex_on_it_is_free() -> None:
    table = beaten("uk_2_1 0209", "uk_24_10 0209", "it_61_trento 0108", target="0108")
    assert table.at("it_61_trento") == "0107"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein A22")
def test_over_the_west_edge_a_unit_leaves_the_game_undestroyed_rather_than_lose_a_step() -> None:
    table = beaten(*WEST, "it_61_trento 0108", target="0108")
    assert table.at("it_61_trento") == "west", "although 0107-0106 was open to a unit under siege"


@pytest.mark.rule("alamein 5.3.2")
def test_allied_units_too_leave_over_the_west_edge_undestroyed() -> None:
    axis = ("ge_8pz_15 0208", "ge_5pz_21 0209")
    table = beaten(*axis, "uk_152_51 0108 reduced", target="0108", phase="axis combat")
    assert table.at("uk_152_51") == "west"


@pytest.mark.rule("alamein 5.3.2")
def test_allied_units_leave_over_the_east_edge_undestroyed() -> None:
    axis = ("ge_8pz_15 2010", "ge_5pz_21 2011")
    table = beaten(*axis, "uk_152_51 2110 reduced", target="2110", phase="axis combat")
    assert table.at("uk_152_51") == "east"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein A22")
def test_the_east_edge_does_not_save_the_axis() -> None:
    table = beaten("uk_2_1 2010", "uk_24_10 2011", "it_61_trento 2110", target="2110")
    assert ways(table, "it_61_trento") == {"2109-2108", "2111-2112"}
    table = beaten("uk_2_1 2010", "uk_24_10 2011", "it_61_trento 2110 reduced", target="2110")
    assert table.at("it_61_trento") == "dead"


@pytest.mark.rule("alamein 5.3.2")
def test_the_south_edge_saves_nobody() -> None:
    table = beaten("uk_2_1 1517", "uk_24_10 1317", "it_61_trento 1418 reduced", target="1418")
    assert table.at("it_61_trento") == "dead"
    table = beaten("ge_8pz_15 1517", "ge_5pz_21 1317", "uk_152_51 1418 reduced", target="1418", phase="axis combat")
    assert table.at("uk_152_51") == "dead"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein A14")
def test_the_north_edge_is_the_sea_and_saves_nobody() -> None:
    table = beaten("uk_2_1 0202", "uk_24_10 0202", "it_61_trento 0201 reduced", target="0201")
    assert table.at("it_61_trento") == "dead"
    table = Tabletop("allied combat", "uk_2_1 0202", "it_61_trento 0201")
    odds = table.odds("0201", ["uk_2_1"])
    assert ("5.1.3", 1) in [(shift.number, shift.columns) for shift in odds.shifts], "nor is it a way out of a siege"


@pytest.mark.rule("alamein 5.3.2")
def test_a_corner_of_the_map_is_left_over_the_edge_that_spares() -> None:
    table = beaten("uk_2_1 0202", "uk_24_10 0202", "it_61_trento 0101", target="0101")
    assert table.at("it_61_trento") == "west"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.parametrize(("attacker", "defender", "forbidden"), [("1005", "0904", "0903"), ("0216", "0217", "0317")])
def test_nobody_retreats_into_the_sea_or_the_depression(attacker: str, defender: str, forbidden: str) -> None:
    table = beaten(f"uk_2_1 {attacker}", f"uk_24_10 {attacker}", f"it_61_trento {defender}", target=defender)
    assert table.decision.kind == "retreat"
    assert forbidden not in ways(table, "it_61_trento")
    assert table.refused_by(f"retreat it_61_trento {forbidden}") == "5.3.2"


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.parametrize(("attackers", "defender"), [(("0905", "0805"), "0904"), (("0216", "0216"), "0217")])
def test_a_unit_left_with_sea_or_depression_alone_is_destroyed(attackers: tuple[str, str], defender: str) -> None:
    first, second = attackers
    table = beaten(f"uk_2_1 {first}", f"uk_24_10 {second}", f"it_61_trento {defender} reduced", target=defender)
    assert table.at("it_61_trento") == "dead"


@pytest.mark.rule("alamein 5.3.2")
def test_the_events_tell_who_fell_back_and_who_left_the_map() -> None:
    table = Tabletop("allied combat", *WEST, "it_61_trento 0108")
    events = table.do("attack 0108", 3, 4)
    assert LeftMap("alamein 5.3.2", table.unit("it_61_trento"), table.hex("west")) in events
    table = beaten("uk_2_1 1615", "uk_24_10 1615", "it_61_trento 1614")
    events = table.do("retreat it_61_trento 1613")
    path = (table.hex("1614"), table.hex("1613"))
    assert Retreated("alamein 5.3", table.unit("it_61_trento"), path) in events


@pytest.mark.rule("alamein 5.3.1")
def test_a_crowd_with_no_way_out_is_soon_seen_through() -> None:
    """Full hexes, and a chain that may not leave them: it ends nowhere, and there are very many ways to try it."""
    game = scirocco.load("alamein")
    assert isinstance(game, Somnium)
    pos, board = game.start(), game.board
    pos.at[:] = [AWAY] * len(pos.at)
    middle = board.places["Sidi Abd el Rahman"]
    units = list(game.army[1])
    size = len(units) // game.stacking
    full = sorted(members(game.land), key=lambda space: (board.distance(middle, space), space))[:size]
    for number, unit in enumerate(units[: size * game.stacking]):
        pos.at[unit] = full[number // game.stacking]
    shut = mask_of(near for space in full for near in board.neighbours[space] if near not in full)
    began = time.perf_counter()
    newcomer = units[-1]
    way = (board.neighbours[middle][0], middle)
    assert not can_take_in(game, pos, newcomer, way, foes_of(game, pos, 1), shut)
    assert can_take_in(game, pos, newcomer, way, foes_of(game, pos, 1), 0)
    assert time.perf_counter() - began < 2
    assert size >= 12, "a crowd"
