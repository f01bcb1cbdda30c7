"""3.0: the sequence of play."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import GameEnded, PhaseBegan, TurnBegan
from tests.somnium.tabletop import Tabletop

PHASES = ["allied movement", "allied combat", "axis movement", "axis combat"]


def start() -> Tabletop:
    table = Tabletop.started()
    table.do("place uk_eng 1206")
    return table


@pytest.mark.rule("alamein 3.0", "alamein 2.4.1")
def test_twelve_turns_of_four_phases_follow_each_other_and_then_the_game_ends() -> None:
    table = Tabletop.started()
    events = table.do("place uk_eng 1206")
    while not table.pos.over:
        events += table.do("end")
    assert [event.phase for event in events if isinstance(event, PhaseBegan)] == PHASES * 12
    assert [event.turn for event in events if isinstance(event, TurnBegan)] == list(range(1, 13))
    assert isinstance(events[-1], GameEnded)
    assert table.game.decision(table.pos) is None
    assert table.game.result(table.pos) is not None


@pytest.mark.rule("alamein 3.0")
def test_the_allies_move_first_and_each_side_decides_in_its_own_phases() -> None:
    table = start()
    sides = []
    for _ in range(4):
        sides.append((table.side, table.decision.kind))
        table.do("end")
    assert sides == [("allied", "unit"), ("allied", "target"), ("axis", "unit"), ("axis", "target")]
    assert table.pos.turn == 2


@pytest.mark.rule("alamein 3.0")
def test_a_player_moves_as_many_of_his_units_as_he_likes() -> None:
    table = start()
    moves = {"uk_2_1": "1707-1708", "uk_8_10": "1808-1809", "uk_24_10": "1808-1809", "uk_xiii": "1211-1210"}
    for unit, path in moves.items():
        table.do(unit)
        table.do(f"{unit} {path}")
    table.do("end")
    assert table.decision.kind == "target"


@pytest.mark.rule("alamein 3.0", "alamein 4.0")
def test_no_unit_moves_twice_in_a_phase() -> None:
    table = start()
    table.do("uk_2_1")
    table.do("uk_2_1 1707-1708")
    assert table.refused_by("uk_2_1") == "4.0"


@pytest.mark.rule("alamein 3.0")
def test_nobody_moves_enemy_units_or_moves_in_a_combat_phase() -> None:
    table = start()
    assert table.refused_by("ge_8pz_15") == "3.0"
    table.do("end")
    assert table.why("uk_2_1") is not None
    assert table.why("ge_8pz_15") is not None


@pytest.mark.rule("alamein 3.0")
def test_a_unit_that_moved_may_move_again_next_turn() -> None:
    table = start()
    table.do("uk_2_1")
    table.do("uk_2_1 1707-1708")
    for _ in range(4):
        table.do("end")
    assert table.why("uk_2_1") is None


@pytest.mark.rule("alamein 3.0", "alamein 5.0")
def test_the_side_that_has_just_moved_attacks() -> None:
    for phase, attacker, target in (("allied combat", "allied", "1609"), ("axis combat", "axis", "1509")):
        table = Tabletop(phase, "uk_152_51 1509", "ge_382_164 1609")
        assert table.side == attacker
        assert table.options() == [f"attack {target}"]
