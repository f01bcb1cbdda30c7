"""10.0: fortifications."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.units import FOOT, MOTORISED
from tests.gazala.desert import Desert, shifts


@pytest.mark.rule("gazala 10.0")
@pytest.mark.parametrize(
    ("target", "place", "total"), [("0806", "0805", -1), ("0704", "0805", -3), ("1114", "1115", -3)]
)
def test_works_give_one_column_on_top_of_the_ground(target: str, place: str, total: int) -> None:
    table = Desert("axis combat", f"ge_115 {place}", f"in_9 {target}")
    found = shifts(table.odds(target, ["ge_115"]))
    assert found["fortification"] == -1
    assert sum(found.values()) == total


@pytest.mark.rule("gazala 10.0")
def test_they_serve_whoever_holds_them() -> None:
    table = Desert("allied combat", "in_9 0907", "ge_115 0807")
    assert shifts(table.odds("0807", ["in_9"])) == {"fortification": -1}


@pytest.mark.rule("gazala 10.0")
def test_they_do_not_affect_movement() -> None:
    game = Desert.started().game
    for here, there in (("0706", "0807"), ("0907", "0807"), ("0910", "0909")):
        a, b = game.board.space(here), game.board.space(there)
        assert game.entry_cost(a, b, FOOT) == game.entry_cost(a, b, MOTORISED) == 2, "as open ground"


@pytest.mark.rule("gazala 10.0", "gazala 6.2", "gazala 8.0")
def test_they_help_against_bombardment_too() -> None:
    game = Desert.started().game
    assert game.columns[game.board.space("0807")] == 1
    assert game.terrain_columns[game.board.space("0807")] == 0


@pytest.mark.rule("gazala 10.0", "gazala 9.2")
@pytest.mark.ruling("gazala G7")
def test_works_and_mines_in_one_hex_are_both_counted_for_axis_defenders(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hex of our map has both, so the works of 0807 are mined for the test."""
    table = Desert("allied combat", "in_9 0907", "ge_115 0807")
    monkeypatch.setattr(table.game, "mines", table.game.mines | table.game.board.bit[table.hex("0807")])
    assert shifts(table.odds("0807", ["in_9"])) == {"fortification": -1, "defence on mines": 1}


@pytest.mark.rule("gazala 10.0", "gazala 4.1.2")
def test_works_count_for_dominant_terrain() -> None:
    table = Desert("allied movement", "in_9 0807", "it_61 0907")
    table.do("end")
    assert "end" in table.options()
