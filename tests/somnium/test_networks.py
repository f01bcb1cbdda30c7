"""4.0, 9.1: the steps that a computer player looks over cost what a move over them costs."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.movement import step_cost
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
