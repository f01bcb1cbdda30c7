"""4.0, 9.1: the steps that a computer player looks over cost what a move over them costs."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.movement import movement_points, step_cost, why_not_path
from scirocco.systems.somnium.units import ARMOUR, FOOT, MOTORISED
from tests.somnium.tabletop import Tabletop

UNITS = {
    ("alamein", FOOT): ("au_20_9", "it_61_trento"),
    ("alamein", MOTORISED): ("uk_7m_1", "ge_115_15"),
    ("alamein", ARMOUR): ("uk_2_1", "ge_8pz_15"),
    ("gazala", FOOT): ("in_9", "it_61"),
    ("gazala", MOTORISED): ("uk_7mot", "ge_115"),
    ("gazala", ARMOUR): ("uk_22arm", "ge_8pz"),
}


@pytest.mark.rule("alamein 4.0", "alamein 9.1", "gazala 4.0", "gazala 9.1")
@pytest.mark.parametrize(("game_id", "mobility"), UNITS)
@pytest.mark.parametrize("victim", [True, False], ids=["mines hurt it", "mines do not"])
def test_each_step_of_the_network_costs_what_it_costs_a_unit(game_id: str, mobility: int, victim: bool) -> None:
    allied, axis = UNITS[game_id, mobility]
    name = allied if (game_id == "alamein") == victim else axis
    table = Tabletop("allied movement", f"{name} 1011", game_id=game_id)
    game, unit = table.game, table.unit(name)
    side = game.side_of[unit]
    assert (side == game.mine_victims) == victim
    table.pos.held[1 - side] = game.land  # so that no railway is open
    mined = game.mines & -game.mines
    for cleared in (0, mined, game.mines):
        table.pos.cleared = cleared
        links = game.network(side, mobility, cleared).links
        for here in range(game.board.size):
            for there, price in links[here]:
                assert price == step_cost(game, table.pos, unit, here, there)


ENEMIES = {"alamein": "ge_382_164 0606", "gazala": "sa_1 0606"}
FRIENDS = {"alamein": ("sa_1_1", "sa_2_1", "sa_3_1"), "gazala": ("it_85", "it_86", "it_19")}


@pytest.mark.rule("alamein 4.0", "alamein 9.1", "alamein 4.1.2", "gazala 4.0", "gazala 9.1", "gazala 4.1.2")
@pytest.mark.parametrize(("game_id", "mobility"), UNITS)
def test_each_move_that_is_offered_through_mines_and_zones_is_one_that_may_be_written(
    game_id: str, mobility: int
) -> None:
    name = UNITS[game_id, mobility][0 if game_id == "alamein" else 1]
    side = "allied" if game_id == "alamein" else "axis"
    facts = ("freed",) if game_id == "gazala" else ()
    stopped = passed = 0
    for start in ("0706", "0909", "1012", "1110"):
        full = [f"{unit} 0910" for unit in FRIENDS[game_id]]
        units = (f"{name} {start}", ENEMIES[game_id], *full)
        table = Tabletop(f"{side} movement", *units, facts=facts, game_id=game_id)
        game, pos, unit = table.game, table.pos, table.unit(name)
        points = movement_points(game, pos, unit)
        table.do(name)
        offered = [action for action in game.options(table.pos) if action.verb == "move"]
        for action in offered:
            assert why_not_path(game, table.pos, unit, points, action.spaces) is None, game.format(action)
            passed += any(game.mines >> space & 1 for space in action.spaces[1:-1])
            stopped += game.mines >> action.spaces[-1] & 1
        ends = {action.spaces[-1] for action in offered}
        for action in offered:
            for there in game.board.neighbours[action.spaces[-1]]:
                if there not in ends and there not in action.spaces:
                    longer = (*action.spaces, there)
                    assert why_not_path(game, table.pos, unit, points, longer) is not None, game.board.ids[there]
    assert stopped, "some moves end on mines"
    assert passed, "and some pass the full hex, mines and all"
