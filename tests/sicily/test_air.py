"""6.0: air power."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import BattleFought, Bombarded, TurnBegan
from tests.sicily.island import Island


def pool(turn: int, *facts: str) -> tuple[int, ...]:
    """The air points with which the turn after this one begins."""
    table = Island("allied combat", "us_16 1813", "it_29 0211", turn=turn, facts=facts, air="3 0")
    (began,) = [event for event in table.do("end") if isinstance(event, TurnBegan)]
    return began.air


@pytest.mark.rule("sicily 6.0")
@pytest.mark.ruling("sicily S11")
def test_the_allies_have_fifteen_points_in_every_turn_and_the_axis_none() -> None:
    assert {pool(turn, "held.axis 2518") for turn in range(1, 13)} == {(15, 0)}


@pytest.mark.rule("sicily 6.0")
@pytest.mark.ruling("sicily S11")
@pytest.mark.ruling("sicily S25")
def test_with_ponte_olivo_they_have_twenty_and_if_it_is_lost_fifteen_again() -> None:
    assert {pool(turn, "held.allied 2518") for turn in (1, 5, 12)} == {(20, 0)}
    table = Island("axis movement", "us_16 1813", "it_29 2517", turn=5, facts=("held.allied 2518",), air="20 0")
    table.go("it_29", "2517-2518")
    assert table.pos.air == [20, 0], "for this turn they keep them"
    table.end_until("allied movement")
    (began,) = [event for event in table.end_until("axis movement") if isinstance(event, TurnBegan)]
    assert began.air == (15, 0)


@pytest.mark.rule("sicily 6.0", "sicily 6.1", "sicily 6.2")
def test_points_not_used_are_lost_and_the_marker_shows_what_is_left() -> None:
    table = Island("allied combat", "us_16 1813", "it_29 0211", "it_30 0711", air="15 0")
    table.do("strike 0211")
    table.do("air 4", 3, 4)
    assert table.pos.air == [11, 0]
    table.do("end")
    assert table.pos.air == [15, 0], "not 26"


@pytest.mark.rule("sicily 6.1")
@pytest.mark.ruling("sicily C24")
def test_the_points_of_a_turn_serve_first_in_defence_and_then_in_attack() -> None:
    table = Island("axis combat", "us_16 1813", "ge_neapel 1814", air="15 0")
    table.do("attack 1813")
    assert (table.side, table.decision.kind) == ("allied", "air"), "after the attacker has declared"
    (fought,) = [event for event in table.do("air 5", 1, 2) if isinstance(event, BattleFought)]
    assert fought.defence == 4 + 5
    assert table.pos.air == [10, 0]


@pytest.mark.rule("sicily 6.1", "sicily 6.2")
@pytest.mark.ruling("sicily C24")
def test_in_attack_the_points_are_declared_with_the_units_before_the_defender_answers() -> None:
    table = Island("allied combat", "us_16 1814", "ge_neapel 1813", "ge_xiv 1811", air="15 0")
    table.do("attack 1813")
    assert (table.side, table.decision.kind) == ("allied", "air")
    table.do("air 6")
    assert (table.side, table.decision.kind) == ("axis", "support")
    (fought,) = [event for event in table.do("join ge_xiv", 1, 2) if isinstance(event, BattleFought)]
    assert (fought.attack, fought.defence) == (3 + 6, 4 + 2)


@pytest.mark.rule("sicily 6.2")
@pytest.mark.ruling("sicily C23")
def test_an_air_attack_takes_three_to_six_points() -> None:
    table = Island("allied combat", "us_16 1813", "it_29 0211", air="15 0")
    table.do("strike 0211")
    assert table.options() == ["air 3", "air 4", "air 5", "air 6"]
    assert table.refused_by("air 2") == table.refused_by("air 7") == "6.2"
    short = Island("allied combat", "us_16 1813", "it_29 0211", air="2 0")
    assert short.refused_by("strike 0211") == "6.2"


@pytest.mark.rule("sicily 6.2")
@pytest.mark.ruling("sicily C23")
def test_in_support_the_maximum_binds_and_the_minimum_does_not() -> None:
    table = Island("allied combat", "us_16 1814", "ge_neapel 1813", air="15 0")
    table.do("attack 1813")
    assert table.options() == [f"air {points}" for points in range(7)]
    assert table.refused_by("air 7") == "6.2"
    defence = Island("axis combat", "us_16 1813", "ge_neapel 1814", air="15 0")
    defence.do("attack 1813")
    assert defence.options() == [f"air {points}" for points in range(7)]


@pytest.mark.rule("sicily 6.0", "sicily 6.2")
def test_the_axis_never_flies() -> None:
    table = Island("axis combat", "us_16 1813", "ge_neapel 1814", "us_7 0211")
    assert table.refused_by("strike 0211") == "6.2"
    table.fight("1813", dice=(1, 2))
    assert table.pos.air == [0, 0]


@pytest.mark.rule("sicily 6.2")
@pytest.mark.ruling("sicily C25")
def test_terrain_shifts_an_air_attack_left_but_rivers_siege_and_divisions_do_not_count() -> None:
    columns = {}
    for target in ("1813", "2013", "3113", "2115"):
        units = (f"it_6a {target}", f"it_xii {target}", f"it_xvi {target}")
        table = Island("allied combat", "us_16 2519", *units, air="15 0")
        table.do(f"strike {target}")
        (bombed,) = [event for event in table.do("air 6", 3, 4) if isinstance(event, Bombarded)]
        columns[target] = table.game.bombardment.columns[bombed.column]
    assert columns == {"1813": "31-36", "2013": "21-30", "3113": "21-30", "2115": "1-10"}, "6 by 6"
    ring = ("us_16 1812 fought", "us_18 1913 fought", "us_7 1713 fought")
    table = Island("allied combat", *ring, "it_33 1813", "it_34 1813", air="15 0")
    table.do("strike 1813")
    (bombed,) = [event for event in table.do("air 6", 3, 4) if isinstance(event, Bombarded)]
    assert table.game.bombardment.columns[bombed.column] == "11-20", "6 by 2, besieged and a whole division"


@pytest.mark.rule("sicily 6.2")
@pytest.mark.ruling("sicily C25")
def test_db_costs_one_unit_of_its_owners_choice_a_loss_and_nobody_moves() -> None:
    table = Island("allied combat", "us_16 2519", "it_33 1813", "it_34 1813", air="15 0")
    table.do("strike 1813")
    table.do("air 6", 1, 1)
    assert (table.side, table.decision.kind) == ("axis", "loss")
    table.do("loss it_34")
    assert (table.is_reduced("it_33"), table.is_reduced("it_34")) == (False, True)
    assert table.at("it_33") == table.at("it_34") == "1813"


@pytest.mark.rule("sicily 6.2", "sicily 8.0")
@pytest.mark.ruling("sicily C24")
def test_a_hex_struck_from_the_air_cannot_also_be_assaulted() -> None:
    table = Island("allied combat", "us_16 2013", "it_29 1913", "it_30 0211", air="15 0")
    table.do("strike 1913")
    table.do("air 3", 3, 4)
    assert table.refused_by("attack 1913") == "8.0"


@pytest.mark.rule("sicily 6.1", "sicily 8.0")
@pytest.mark.ruling("sicily S34")
@pytest.mark.parametrize(("options", "most"), [((), "air 6"), (("no_air_for_guns",), "")])
def test_guns_that_attack_alone_may_have_air_points_unless_the_switch_forbids_it(
    options: tuple[str, ...], most: str
) -> None:
    table = Island("allied combat", "us_7a 1812", "it_29 1813", air="15 0", options=options)
    events = table.do("attack 1813", *(() if most else (3, 4)))
    assert table.options()[-1] == most if most else any(isinstance(event, BattleFought) for event in events)


@pytest.mark.rule("sicily 6.2", "sicily 8.0")
@pytest.mark.ruling("sicily S35")
def test_guns_and_aircraft_do_not_bombard_together() -> None:
    table = Island("allied combat", "us_7a 1815", "it_29 1813", air="15 0")
    table.do("strike 1813")
    assert {option.split()[0] for option in table.options()} == {"air"}, "no guns may join"
    table = Island("allied combat", "us_7a 1815", "it_29 1813", air="15 0")
    table.do("bombard 1813")
    table.do("join us_7a", 3, 4)
    assert table.pos.air == [15, 0], "no air points were asked for"
