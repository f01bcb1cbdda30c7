"""4.2.3: drops, where they are allowed, and how a unit that came down is reached by friends."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import ContactMade, Recovered
from tests.sicily.island import Island


def dropping(*units: str, turn: int = 2, facts: tuple[str, ...] = ()) -> set[str]:
    """Where 1st Parachute Brigade may come down."""
    return Island("allied movement", "us_7 1813", *units, turn=turn, facts=facts).places("uk_1p", "drop")


def waiting(*units: str, unit: str = "uk_1p 1813 dropped", facts: tuple[str, ...] = ("held.allied 2019",)) -> Island:
    """An Allied movement phase has begun with a unit that came down earlier."""
    table = Island("axis combat", unit, *units, turn=3, facts=facts)
    table.do("end")
    return table


# Where


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S14")
def test_the_parachute_brigades_drop_anywhere_on_the_island_but_in_mountains_on_etna_and_on_messina() -> None:
    game = Island.begun().game
    board = game.board
    ground = {"open", "city", "airfield"}
    expected = {board.ids[i] for i in range(board.size) if board.terrain[i] in ground} - {"3903"}
    assert dropping() == expected
    assert {"2115", "3209", "3903", "2520"}.isdisjoint(expected)


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S14")
def test_the_parachute_brigades_drop_from_the_second_turn_on() -> None:
    table = Island("allied movement", "us_7 1813", turn=1)
    assert table.refused_by("uk_1p") == table.refused_by("uk_2p") == "4.2.1"
    assert "1913" in dropping(turn=2)
    assert "1913" in dropping(turn=13)


@pytest.mark.rule("sicily 4.2.3")
def test_nobody_of_the_reserve_drops_on_or_next_to_the_enemy() -> None:
    found = dropping("it_29 2316")
    near = {"2316", "2315", "2317", "2216", "2217", "2416", "2417"}
    assert not found & near
    assert "2318" in found


@pytest.mark.rule("sicily 4.2.3", "sicily 4.1.1")
@pytest.mark.ruling("sicily C32")
def test_nobody_drops_into_a_full_hex() -> None:
    assert "1813" in dropping("us_15 1813")
    assert "1813" not in dropping("us_15 1813", "us_30 1813")


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S14")
def test_the_parachute_brigades_may_land_at_a_held_port_instead_and_move_on() -> None:
    table = Island("allied movement", "us_7 1813", turn=2, facts=("held.allied 2019",))
    table.go("uk_1p", "enter 2019", "2019-2018")
    assert (table.at("uk_1p"), table.is_reduced("uk_1p")) == ("2018", False)


@pytest.mark.rule("sicily 4.2.3", "sicily 10.2")
@pytest.mark.ruling("sicily C28")
def test_the_hex_of_a_drop_is_in_allied_hands() -> None:
    table = Island("allied movement", "us_7 1813", turn=2, facts=("held.axis 3518",))
    table.do("uk_1p")
    table.do("drop uk_1p 3518", 1)
    assert table.holds("allied", "3518")


# 504th Regiment


@pytest.mark.rule("sicily 4.2.3", "sicily 10.1.3")
def test_504th_regiment_drops_on_gela_only_and_never_comes_by_sea() -> None:
    table = Island("allied movement", "us_7 1813", turn=1, facts=("held.allied 2019 2519",))
    table.do("us_504")
    assert table.options() == ["drop us_504 2519", "stop"]
    table.do("drop us_504 2519", 3)
    assert (table.at("us_504"), table.is_reduced("us_504")) == ("2519", True)


@pytest.mark.rule("sicily 4.2.3", "sicily 4.1.1")
def test_504th_regiment_waits_while_gela_is_full_or_the_enemy_is_there() -> None:
    full = Island("allied movement", "us_16 2519", "us_18 2519", "us_26 2519", turn=1)
    assert full.refused_by("us_504") == "4.2.3"
    enemy = Island("allied movement", "us_7 1813", "it_29 2519", turn=1)
    assert enemy.refused_by("us_504") == "4.2.3"


@pytest.mark.rule("sicily 4.2.3", "sicily 4.1.2")
@pytest.mark.ruling("sicily C7")
def test_504th_regiment_may_drop_next_to_the_enemy_and_must_then_attack_him() -> None:
    table = Island("allied movement", "us_7 1813", "it_29 2419", turn=1)
    table.do("us_504")
    table.do("drop us_504 2519", 1)
    table.do("end")
    assert table.options() == ["attack 2419"], "it came into the zone in this phase, whatever its terrain"


# Contact


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_a_unit_that_came_down_stays_where_it_is_until_friends_reach_it() -> None:
    table = waiting("us_7 1816")
    assert table.refused_by("uk_1p") == "4.2.3"
    table.end_until("axis movement")
    table.end_until("allied movement")
    assert table.refused_by("uk_1p") == "4.2.3", "however long it takes"


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
@pytest.mark.parametrize("friend", ["1813", "1814", "1712"], ids=["in its hex", "south of it", "north-west of it"])
def test_a_free_friend_in_its_hex_or_next_to_it_frees_it_at_the_start_of_the_phase(friend: str) -> None:
    assert waiting(f"us_7 {friend}").may_choose("uk_1p")


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_a_friend_who_arrives_in_the_phase_frees_it_and_it_may_move_in_the_same_phase() -> None:
    table = waiting("us_7 1816")
    events = table.go("us_7", "1816-1815-1814")
    assert ContactMade("sicily 4.2.3", table.unit("uk_1p"), table.hex("1813")) in events
    table.go("uk_1p", "1813-1812")
    assert table.at("uk_1p") == "1812"


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_a_friend_who_passes_by_and_goes_on_makes_contact_too() -> None:
    table = waiting("us_7 1815")
    table.go("us_7", "1815-1814-1914-1915")
    assert table.may_choose("uk_1p"), "at any time in the movement phase"


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_two_units_that_both_came_down_do_not_free_each_other() -> None:
    table = waiting("uk_2p 1814 dropped", "us_7 2519")
    assert table.refused_by("uk_1p") == table.refused_by("uk_2p") == "4.2.3"


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_a_unit_once_freed_frees_the_next() -> None:
    table = waiting("uk_2p 1814 dropped", "us_7 1815")
    assert table.may_choose("uk_1p")
    assert table.may_choose("uk_2p")


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S13")
def test_contact_lasts_when_the_friends_go_away_again() -> None:
    table = waiting("us_7 1814")
    table.go("us_7", "1814-1815-1816")
    table.end_until("axis movement")
    table.end_until("allied movement")
    assert table.may_choose("uk_1p")


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S31")
def test_a_unit_that_drops_among_friends_does_not_move_in_that_phase_but_in_the_next() -> None:
    table = Island("allied movement", "us_7 1814", turn=2)
    table.do("uk_1p")
    table.do("drop uk_1p 1813", 1)
    assert not table.is_cut_off("uk_1p")
    assert table.refused_by("uk_1p") == "4.0"
    table.end_until("axis movement")
    table.end_until("allied movement")
    assert table.may_choose("uk_1p")


@pytest.mark.rule("sicily 4.2.3", "sicily 7.0")
@pytest.mark.ruling("sicily S31")
def test_a_unit_that_drops_among_friends_with_a_loss_may_recover_at_once() -> None:
    table = Island("allied movement", "us_7 1814", turn=2, facts=("held.allied 2019",))
    table.do("uk_1p")
    table.do("drop uk_1p 1813", 4)
    events = table.do("end")
    assert any(isinstance(event, Recovered) for event in events)
    assert not table.is_reduced("uk_1p")


@pytest.mark.rule("sicily 4.2.3", "sicily 7.0")
@pytest.mark.ruling("sicily S13")
def test_a_reduced_unit_does_not_recover_before_friends_have_reached_it() -> None:
    table = waiting("us_7 1816", unit="uk_1p 1813 dropped reduced")
    table.do("end")
    assert table.is_reduced("uk_1p")
    reached = waiting("us_7 1814", unit="uk_1p 1813 dropped reduced")
    reached.do("end")
    assert not reached.is_reduced("uk_1p")


@pytest.mark.rule("sicily 4.2.3", "sicily 4.1.2")
@pytest.mark.ruling("sicily S13")
def test_before_contact_a_unit_fights_must_attack_and_may_advance() -> None:
    table = Island("allied combat", "uk_1p 1813 dropped", "it_5 1812 reduced", air="15 0")
    assert "end" not in table.options(), "it cannot leave, so it must attack"
    table.do("attack 1812")
    table.do("air 3", 1, 1)
    assert table.at("it_5") == "dead"
    table.do("advance uk_1p 1812")
    assert table.is_cut_off("uk_1p")


@pytest.mark.rule("sicily 4.2.3", "sicily 5.3")
@pytest.mark.ruling("sicily S13")
def test_before_contact_a_unit_retreats_like_any_other() -> None:
    table = Island("axis combat", "uk_1p 1813 dropped", "ge_104 1812", "ge_129 1812")
    table.beaten("1813", "ge_104", "ge_129")
    assert table.ways_back("uk_1p") == {"1814", "1713", "1913"}


@pytest.mark.rule("sicily 4.2.3")
@pytest.mark.ruling("sicily S33")
def test_the_504th_jumps_over_gela_though_the_axis_has_retaken_it_but_not_onto_an_enemy() -> None:
    retaken = Island("allied movement", "us_504 away", facts=["held.axis 2519"])
    retaken.do("us_504")
    retaken.do("drop us_504 2519", 1)
    assert retaken.at("us_504") == "2519"
    barred = Island("allied movement", "us_504 away", "it_29 2519")
    assert "us_504" not in barred.options()
