"""6.0: air power."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import BattleFought, Bombarded, TurnBegan
from tests.gazala.desert import Desert, shifts


def all_turns(table: Desert) -> list[tuple[int, ...]]:
    """The air points of both sides at the start of each turn, when nobody uses any."""
    events = []
    while table.decision.kind == "place":
        events += table.do("rest")
    while not table.pos.over:
        events += table.do("end")
    return [event.air for event in events if isinstance(event, TurnBegan)]


@pytest.mark.rule("gazala 6.0", "gazala 6.1", "gazala 6.2")
@pytest.mark.ruling("gazala C22", "gazala G5")
def test_each_turn_the_allies_have_10_points_and_the_axis_35() -> None:
    assert all_turns(Desert.started()) == [(10, 35)] * 14


@pytest.mark.rule("gazala 6.1", "gazala 6.2")
@pytest.mark.ruling("gazala C22")
def test_spent_points_come_back_and_unspent_ones_lapse_with_the_turn() -> None:
    table = Desert("axis combat", "sa_6 2006", "it_9b 0508", air="10 35")
    table.do("strike 2006")
    table.do("air 10", 3, 4)
    assert table.pos.air == [10, 25]
    table.end_until("axis movement")
    assert (table.pos.turn, table.pos.air) == (2, [10, 35])


@pytest.mark.rule("gazala 6.0")
@pytest.mark.ruling("gazala C22")
def test_with_the_switch_the_points_are_granted_once_for_the_whole_game() -> None:
    table = Desert("axis combat", "sa_6 2006", "it_9b 0508", air="10 35", options=["air_pool_game"])
    table.do("strike 2006")
    table.do("air 10", 3, 4)
    table.end_until("axis movement")
    assert (table.pos.turn, table.pos.air) == (2, [10, 25])
    assert all_turns(Desert.started(options=["air_pool_game"])) == [(10, 35)] * 14, "what is not used is kept"


@pytest.mark.rule("gazala 6.1")
def test_points_spent_in_attack_are_missing_in_defence_later_in_the_turn() -> None:
    table = Desert("axis combat", "in_9 1712", "it_61 1713", "sa_6 2006", air="10 12")
    table.do("attack 1712")
    table.do("air 10")
    table.do("air 0", 3, 4)
    assert table.pos.air == [10, 2]


@pytest.mark.rule("gazala 6.1", "gazala 6.2")
def test_points_add_to_attack_and_to_defence() -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713", air="10 35")
    table.do("attack 1713")
    table.do("air 6")
    (fought,) = [event for event in table.do("air 7", 3, 4) if isinstance(event, BattleFought)]
    assert (fought.attack, fought.defence) == (4 + 6, 4 + 7)
    assert table.pos.air == [4, 28]


@pytest.mark.rule("gazala 6.1")
@pytest.mark.ruling("gazala C23")
def test_neither_side_puts_more_than_ten_points_into_a_combat() -> None:
    table = Desert("axis combat", "in_9 1712", "ge_115 1713", air="10 35")
    table.do("attack 1712")
    assert table.options() == [f"air {points}" for points in range(11)]
    assert table.refused_by("air 11") == "6.2"
    table = Desert("allied combat", "in_9 1712", "ge_115 1713", air="0 35")
    table.do("attack 1713")
    assert (table.side, table.options()[-1]) == ("axis", "air 10")


@pytest.mark.rule("gazala 6.1")
@pytest.mark.ruling("gazala C24")
def test_the_defender_gives_his_points_after_the_attacker() -> None:
    table = Desert("axis combat", "in_9 1712", "ge_115 1713", air="10 35")
    table.do("attack 1712")
    assert table.side == "axis"
    table.do("air 3")
    assert (table.side, table.decision.kind) == ("allied", "air")


# 6.2: attacks from the air alone


@pytest.mark.rule("gazala 6.2")
def test_an_air_attack_takes_from_one_to_ten_points() -> None:
    table = Desert("axis combat", "in_9 1712", air="10 35")
    table.do("strike 1712")
    assert table.options() == [f"air {points}" for points in range(1, 11)]
    assert table.refused_by("air 11") == table.refused_by("air 0") == "6.2"


@pytest.mark.rule("gazala 6.2")
def test_there_is_no_minimum_but_one_point_must_be_left() -> None:
    table = Desert("axis combat", "in_9 1712", air="10 1")
    assert table.options() == ["strike 1712", "end"]
    table.do("strike 1712")
    table.do("air 1", 3, 4)
    assert table.pos.air == [10, 0]


@pytest.mark.rule("gazala 6.2")
def test_any_enemy_hex_may_be_attacked_and_both_sides_may_do_so() -> None:
    units = ("sa_6 2006", "in_29 2016", "it_9b 0508")
    assert Desert("axis combat", *units, air="10 35").options() == ["strike 2006", "strike 2016", "end"]
    assert Desert("allied combat", *units, air="10 35").options() == ["strike 0508", "end"]


def bombed(target: str, points: int, *units: str, dice: tuple[int, int] = (3, 4), phase: str = "axis") -> Bombarded:
    table = Desert(f"{phase} combat", *(f"{unit} {target}" for unit in units), air="10 35")
    table.do(f"strike {target}")
    (event,) = [event for event in table.do(f"air {points}", *dice) if isinstance(event, Bombarded)]
    return event


@pytest.mark.rule("gazala 6.2")
@pytest.mark.ruling("gazala C25")
@pytest.mark.parametrize(
    ("target", "column"), [("1712", 2), ("0807", 1), ("1410", 0), ("1305", 0), ("1114", 0), ("0705", 2)]
)
def test_ground_and_works_shift_an_air_attack_within_the_table(target: str, column: int) -> None:
    assert bombed(target, 6, "in_9", "in_29", "uk_22arm").column == column


@pytest.mark.rule("gazala 6.2", "gazala 9.2")
@pytest.mark.ruling("gazala C25")
def test_mines_under_axis_targets_shift_it_right() -> None:
    assert bombed("0705", 6, "it_61", "it_62", "it_132", phase="allied").column == 3
    assert bombed("0706", 10, "it_132", "it_133", "it_x", phase="allied").column == 4, "not beyond the last"


@pytest.mark.rule("gazala 6.2", "gazala 8.0")
@pytest.mark.ruling("gazala G13", "gazala C25")
def test_neither_siege_nor_divisions_nor_sea_arms_count() -> None:
    assert bombed("2106", 6, "in_9", "in_29", "in_10").column == 1, "18"
    table = Desert("axis combat", "in_9 1712", "ge_8pz 1711", "ge_5pz 1613", "it_132 1813", air="10 35")
    assert shifts(table.odds("1712", ["ge_8pz"])) == {"siege": 1, "armour": 1}
    table.do("strike 1712")
    (event,) = [event for event in table.do("air 6", 3, 4) if isinstance(event, Bombarded)]
    assert event.column == 0


@pytest.mark.rule("gazala 6.2", "gazala 5.1.7")
@pytest.mark.ruling("gazala C25")
def test_db_costs_one_unit_of_the_owners_choice_a_loss_and_nobody_moves() -> None:
    table = Desert("axis combat", "in_9 1712", "in_29 1712", air="10 35")
    table.do("strike 1712")
    table.do("air 10", 1, 1)
    assert (table.side, table.options()) == ("allied", ["loss in_9", "loss in_29"])
    table.do("loss in_29")
    assert (table.at("in_29"), table.is_reduced("in_29"), table.is_reduced("in_9")) == ("1712", True, False)


@pytest.mark.rule("gazala 6.2")
def test_di_harms_nobody() -> None:
    table = Desert("axis combat", "in_9 1712", air="10 35")
    table.do("strike 1712")
    table.do("air 10", 3, 4)
    assert not table.is_reduced("in_9")


@pytest.mark.rule("gazala 6.2")
@pytest.mark.ruling("gazala C35", "gazala C24")
def test_no_hex_is_attacked_twice_in_a_phase_in_whatever_way() -> None:
    table = Desert("axis movement", "in_9 1712", "ge_8pz 1713", "ge_pza 1715", "ff_1 1114", air="10 35")
    table.do("end")
    table.do("strike 1712")
    table.do("air 5", 3, 4)
    for text in ("strike 1712", "attack 1712", "bombard 1712"):
        assert (table.refused_by(text), table.code(text)) == ("6.2", "attacked-already"), text
    assert "strike 1114" in table.options()


@pytest.mark.rule("gazala 6.2")
@pytest.mark.ruling("gazala C35")
def test_in_the_next_combat_phase_the_hex_may_be_attacked_again() -> None:
    table = Desert("axis combat", "in_9 1712", "it_9b 0508", air="10 35")
    table.do("strike 1712")
    table.do("air 5", 3, 4)
    table.end_until("axis combat")
    assert table.why("strike 1712") is None


@pytest.mark.rule("gazala 6.2", "gazala 8.0")
def test_guns_do_not_join_an_air_attack() -> None:
    table = Desert("axis combat", "in_9 1712", "ge_pza 1715", air="10 35")
    table.do("strike 1712")
    assert all(option.startswith("air") for option in table.options())
    assert table.why("join ge_pza") is not None


# Guns alone


GUNS = ("ge_pza 1711", "ge_ak 1711")


@pytest.mark.rule("gazala 8.0")
def test_an_attack_by_guns_alone_gets_no_air_points() -> None:
    table = Desert("axis combat", *GUNS, "in_9 1712", air="0 35")
    assert table.fight("1712", "ge_pza", "ge_ak", dice=(3, 4)).attack == 4 + 2
    more = Desert("axis combat", *GUNS, "it_x 1710", "in_9 1712", air="0 35")
    more.do("attack 1712")
    more.do("join it_x", 3, 4)
    assert more.pos.air == [0, 35], "distant guns make no difference: nobody was asked"


@pytest.mark.rule("gazala 8.0")
def test_one_unit_that_is_not_guns_is_enough_and_the_defender_may_always_answer() -> None:
    table = Desert("axis combat", *GUNS, "it_61 1711", "in_9 1712", air="10 35")
    table.do("attack 1712")
    assert (table.side, table.decision.kind, table.options()[-1]) == ("axis", "air", "air 10")
    table = Desert("axis combat", *GUNS, "in_9 1712", air="10 35")
    table.do("attack 1712")
    assert (table.side, table.options()[-1]) == ("allied", "air 10")


@pytest.mark.rule("gazala 8.0")
@pytest.mark.parametrize("points", [1, 35])
def test_who_asks_for_air_points_for_guns_alone_is_told_the_rule(points: int) -> None:
    tasks = ["task resolve side=axis space=1712", "task air side=axis space=1712"]
    battle = "battle target=1712 attackers=ge_pza,ge_ak"
    table = Desert("axis combat", *GUNS, "in_9 1712", air=f"10 {points}", facts=[battle, *tasks])
    assert table.options() == ["air 0"]
    assert (table.refused_by("air 5"), table.code("air 5")) == ("8.0", "guns-alone")


@pytest.mark.rule("gazala 6.1", "gazala 6.2")
@pytest.mark.ruling("gazala C23")
@pytest.mark.parametrize(("options", "most"), [((), 10), (("free_air_support",), 35)])
def test_the_most_air_points_in_support_of_one_fight(options: tuple[str, ...], most: int) -> None:
    table = Desert("axis combat", "ge_115 1711", "in_9 1712", air="10 35", options=options)
    table.do("attack 1712")
    assert table.options()[-1] == f"air {most}"
    strike = Desert("axis combat", "ge_115 1511", "in_9 1712", air="10 35", options=options)
    strike.do("strike 1712")
    assert strike.options()[-1] == "air 10", "an attack from the air alone has its own maximum"
