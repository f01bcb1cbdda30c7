"""2.1, 4.3, 6.1, 7.5, 9.41: control, zones, supply and the track, where one line decides."""

from __future__ import annotations

import pytest

from scirocco.core.dice import ScriptedDice
from scirocco.systems.chitpull.activation import roll_pause
from scirocco.systems.chitpull.events import PauseRolled
from scirocco.systems.chitpull.position import GENERAL, Battle
from scirocco.systems.chitpull.retreat import retreat_hexes
from scirocco.systems.chitpull.sequence import begin_turn
from scirocco.systems.chitpull.setup import group_zone
from scirocco.systems.chitpull.supply import check_supply
from scirocco.systems.chitpull.units import ACTED, CALLED, CUT_OFF, NOW_ISOLATED, OUT, OUT_OF_SUPPLY, supply_of
from scirocco.systems.chitpull.zones import controls, renew_control
from tests.gazala1942.table import Begun, Table, blank, found, load


@pytest.mark.rule("gazala1942 7.5", "gazala1942 3.3")
@pytest.mark.ruling("gazala1942 R1")
def test_each_side_counts_its_own_markers_for_the_pause() -> None:
    """Afrika, then 7 Armoured: the second marker of the turn, but the first of the Allies, who do not roll."""
    table = Table("ge_1_21_t 0525", "uk_7_h 0530")
    hqs = ("ge_afrika_h", "uk_7_h", "it_xx_h")
    table.pos.track = tuple(table.game.units[table.unit(name)].marker for name in hqs[:2])
    table.pos.in_cup = [1, 2]
    roll_pause(table.game, table.pos, 1, ScriptedDice(()), table.log)
    assert not found(table.log, PauseRolled)
    table.pos.track = tuple(table.game.units[table.unit(name)].marker for name in hqs)
    roll_pause(table.game, table.pos, 0, ScriptedDice((1,)), table.log)
    rolled = found(table.log, PauseRolled)[0]
    assert (rolled.box, rolled.limit, rolled.ended) == (2, 1, True)
    assert table.pos.in_cup == [0, 2]


@pytest.mark.rule("gazala1942 4.33", "gazala1942 4.43")
@pytest.mark.ruling("gazala1942 R15")
def test_the_one_hex_move_from_zone_to_zone_needs_a_friend() -> None:
    """Both 0526 and 0527 lie beside 151 Brigade in 0626. Halved by supply, the cars cannot pay their way out."""
    units = ("ge_33_15_a 0526 isolated", "uk_151_50_i 0626")
    alone = Table(*units)
    assert "0527" not in alone.ends("ge_33_15_a")
    joined = Table(*units, "ge_200_i 0527 idle")
    assert "0527" in joined.ends("ge_33_15_a")


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.ruling("gazala1942 R19")
def test_an_empty_hex_in_zones_of_both_keeps_its_owner() -> None:
    """0527 lies between 200 in 0526 and 151 in 0528."""
    table = Table("ge_200_i 0526", "uk_151_50_i 0528")
    space = table.space("0527")
    for owner in (0, 1):
        table.pos.held = table.pos.held | 1 << space if owner == 0 else table.pos.held & ~(1 << space)
        renew_control(table.game, table.pos)
        assert controls(table.game, table.pos, owner, space)
    table.pos.held &= ~(1 << table.space("0525"))
    renew_control(table.game, table.pos)
    assert controls(table.game, table.pos, 0, table.space("0525")), "a zone of one side alone takes it"


@pytest.mark.rule("gazala1942 6.11", "gazala1942 6.15")
@pytest.mark.ruling("gazala1942 R23")
def test_beyond_the_limit_of_its_line_a_headquarters_is_joined_but_does_not_supply() -> None:
    """0130 is some thirty hexes from the open road: too far for supply, near enough not to be isolated."""
    table = Table("ge_afrika_h 0130", "ge_1_21_i 0129", turn=12)
    check_supply(table.game, table.pos, [])
    assert table.marks("ge_afrika_h") & {"unsupplied", "isolated"} == {"unsupplied"}
    assert table.marks("ge_1_21_i") & {"unsupplied", "isolated"} == {"unsupplied"}
    ring = tuple(f"{unit} {where}" for unit, where in zip(BRIGADES, ("0127", "0228", "0230", "0132"), strict=True))
    cut = Table("ge_afrika_h 0130", "ge_1_21_i 0129", *ring, turn=12)
    check_supply(cut.game, cut.pos, [])
    assert "isolated" in cut.marks("ge_1_21_i")


BRIGADES = ("uk_151_50_i", "uk_69_50_i", "uk_150_50_i", "in_10_5_i")


@pytest.mark.rule("gazala1942 9.41")
@pytest.mark.ruling("gazala1942 R44")
def test_a_retreat_prefers_to_leave_the_attackers_behind() -> None:
    """Single battalions have no zone: every hex around is free, yet only those away from them will do."""
    table = Table("ge_1_21_i 0525", "ge_2_21_i 0425", "uk_201_1_i 0526")
    attackers = tuple(table.unit(unit) for unit in ("ge_1_21_i", "ge_2_21_i"))
    table.pos.battle = Battle(GENERAL, table.space("0526"), attackers, defenders=(table.unit("uk_201_1_i"),))
    here = (table.space("0526"),)
    ways = {
        table.game.board.ids[space] for space in retreat_hexes(table.game, table.pos, table.unit("uk_201_1_i"), here)
    }
    assert ways == {"0527", "0626"}


@pytest.mark.rule("gazala1942 13.32")
@pytest.mark.ruling("gazala1942 R64")
def test_two_misprints_of_the_third_scenario_are_put_right() -> None:
    """2814 lies in the sea: the foot regiments of 90th Light stand around 2804, as in the first scenario."""
    begun = Begun("strike")
    assert begun.at("ge_afrika_h") == "0806"
    group = next(group for group in begun.game.groups if "ge_361_i" in group.units)
    board = begun.game.board
    zone = group_zone(begun.game, begun.pos, 0, group)
    assert zone == board.within(board.index["2804"], 1) & begun.game.ground.land
    assert not begun.game.ground.land >> board.index["2814"] & 1


@pytest.mark.rule("gazala1942 6.12")
@pytest.mark.ruling("gazala1942 R82")
def test_after_its_activation_a_unit_has_the_supply_of_the_initial_phase_again() -> None:
    table = Table("ge_1_21_i 0525", "ge_2_21_i 0525")
    unit = table.unit("ge_1_21_i")
    table.pos.marks[unit] = OUT | ACTED
    assert supply_of(table.pos, unit) == OUT_OF_SUPPLY, "it has acted, and is not being activated now"
    table.pos.marks[unit] |= CALLED | NOW_ISOLATED
    assert supply_of(table.pos, unit) == CUT_OFF, "while it acts, the state found at its activation counts"


@pytest.mark.rule("gazala1942 3.1")
@pytest.mark.ruling("gazala1942 R87")
def test_the_steps_of_the_initial_phase_in_their_order() -> None:
    game = load()
    pos = blank(game, 2)
    begin_turn(game, pos, [])
    order = [(task.stage, task.side) for task in reversed(pos.agenda)]
    assert order == [
        ("fallback", 1),
        ("command", 0),
        ("return", 0),
        ("return", 1),
        ("replace", 0),
        ("replace", 1),
        ("affiliate", 0),
        ("affiliate", 1),
        ("supply", 0),
        ("limits", 0),
        ("limits", 1),
    ]


@pytest.mark.rule("gazala1942 12.1")
@pytest.mark.ruling("gazala1942 R89")
def test_a_headquarters_is_no_fourth_unit_for_cooperation() -> None:
    three = tuple(f"{unit} 0526" for unit in ("uk_by_1_t", "uk_9l_1_t", "uk_10h_1_t"))
    table = Table("ge_200_i 0525", *three, "uk_1_h 0526", options=("cooperation",))
    assert table.odds("0526", "ge_200_i").defence == 2 + 3 + 2
    four = Table("ge_200_i 0525", *three, "uk_1r_1_i 0526", options=("cooperation",))
    assert four.odds("0526", "ge_200_i").defence == 2 + 3 + 2 + 2 + 1


@pytest.mark.rule("gazala1942 7.6", "gazala1942 13.31")
@pytest.mark.ruling("gazala1942 R88")
@pytest.mark.parametrize(
    ("scenario", "turn", "asked"), [("opening", 1, False), ("opening", 2, True), ("strike", 2, False)]
)
def test_no_retreat_turn_at_first_nor_in_the_third_scenario(scenario: str, turn: int, asked: bool) -> None:
    game = load(scenario)
    pos = blank(game, turn - 1)
    begin_turn(game, pos, [])
    assert any(task.stage == "fallback" for task in pos.agenda) is asked
