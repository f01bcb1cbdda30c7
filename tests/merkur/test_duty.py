"""5.2, 5.4, 5.5: whoever has come among enemies must assault them, all of them together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from scirocco.systems.areas.events import Fought, Joined
from tests.merkur.fights import fight
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, all_of, the

BATTALIONS = ("ge_i_sturm", "ge_ii_sturm")


def joined(table: Tabletop, events: Sequence[object]) -> list[str]:
    return [table.game.piece_ids[event.unit] for event in all_of(Joined, events)]


@pytest.mark.rule("merkur 5.2")
@pytest.mark.ruling("merkur R59")
def test_all_who_landed_among_enemies_fight_in_one_assault() -> None:
    """I and II/Sturm come by glider to W11, where the 23rd is. One leads, the other cannot keep out of it."""
    table = Tabletop(GERMAN, "ge_i_sturm W11 bound", "ge_ii_sturm W11 bound", "cw_23_nz W11")
    table.run("activate W11", "assault W11")
    events = table.do("lead ge_i_sturm", 1, 1, 4, 4)
    assert joined(table, events) == ["ge_i_sturm", "ge_ii_sturm"]
    assert [table.has(unit, "bound") for unit in BATTALIONS] == [False, False]
    assert [table.has(unit, "acted") for unit in BATTALIONS] == [True, True], "nobody walks on to W12"


@pytest.mark.rule("merkur 5.5")
@pytest.mark.ruling("merkur R59")
def test_all_who_marched_in_fight_together() -> None:
    table = Tabletop(GERMAN, "ge_iii_sturm W01", "ge_iv_sturm W01", "cw_22_nz W09")
    table.run("activate W01", "ge_iii_sturm", "ge_iii_sturm W01-W09", "ge_iv_sturm", "ge_iv_sturm W01-W09")
    events = table.do("lead ge_iv_sturm", 1, 1, 3, 3)
    assert joined(table, events) == ["ge_iv_sturm", "ge_iii_sturm"]
    assert the(Fought, events).lead == table.unit("ge_iv_sturm")


@pytest.mark.rule("merkur 5.4")
@pytest.mark.ruling("merkur R59")
def test_all_who_came_ashore_on_a_beach_fight_together_at_the_end_of_the_turn() -> None:
    units = ["ge_iii_gjr100 E01 bound", "ge_iii_gjr85 E01 bound", "cw_2_yl E01"]
    table = Tabletop(GERMAN, *units, turn=7)
    table.do("end")
    events = table.run("lead ge_iii_gjr100", dice=[3, 3, 1, 1])
    assert joined(table, events) == ["ge_iii_gjr100", "ge_iii_gjr85"]


@pytest.mark.rule("merkur 5.2")
@pytest.mark.ruling("merkur R59")
def test_friends_who_need_not_fight_are_asked_those_who_must_are_not() -> None:
    """IV/Sturm stood in W11 before; the newcomers fight whoever leads, IV/Sturm as its owner likes."""
    table = Tabletop(GERMAN, "ge_iv_sturm W11", "ge_i_sturm W11 bound", "ge_ii_sturm W11 bound", "cw_23_nz W11")
    table.run("activate W11", "assault W11", "lead ge_i_sturm")
    assert table.options() == ["join ge_iv_sturm", "done"]
    assert table.refused("join ge_ii_sturm") == ("7.1", "joined-already")
    old = Tabletop(GERMAN, "ge_iv_sturm W11", "ge_i_sturm W11 bound", "ge_ii_sturm W11 bound", "cw_23_nz W11")
    old.run("activate W11", "assault W11")
    events = old.do("lead ge_iv_sturm", 1, 1, 3, 3)
    assert joined(old, events) == ["ge_iv_sturm", "ge_i_sturm", "ge_ii_sturm"]


@pytest.mark.rule("merkur 5.2")
@pytest.mark.ruling("merkur R64")
def test_a_headquarters_that_landed_among_enemies_is_free_when_the_others_have_fought() -> None:
    table = Tabletop(GERMAN, "ge_meindl W11 bound", "ge_i_sturm W11 bound", "cw_23_nz W11")
    table.do("activate W11")
    fight(table, "assault W11", dice=(1, 1, 3, 3))
    assert not table.has("ge_meindl", "bound")
    assert not table.has("ge_meindl", "acted")


@pytest.mark.rule("merkur 5.5")
@pytest.mark.ruling("merkur R59")
def test_two_commonwealth_battalions_that_marched_in_cannot_fight_one_by_one() -> None:
    table = Tabletop(COMMONWEALTH, "cw_18_nz W27", "cw_20_nz W27", "ge_ii_sturm W24", facts=["marches 1"])
    table.run("march W27", "cw_18_nz", "cw_18_nz W27-W24", "cw_20_nz", "cw_20_nz W27-W24")
    table.do("lead cw_20_nz", 1, 1, 6, 6)
    assert table.has("cw_18_nz", "acted")
    assert not table.has("cw_18_nz", "bound")
    assert not table.offers("activate W24"), "both have fought"
