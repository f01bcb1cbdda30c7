"""What a table shows: cup, tracks, radius, supply, activity."""

from __future__ import annotations

from scirocco.systems.chitpull import showing
from tests.gazala1942.table import Begun, Table, load

GAME = load()


def test_cup_and_tracks_as_each_may_know_them() -> None:
    table = Table("ge_1_21_t 0325", "uk_7_h 1020", "it_xx_h 1206")
    marker = [GAME.units[GAME.piece_index[name]].marker for name in ("ge_afrika_h", "it_xx_h", "uk_7_h")]
    table.pos.chosen = [1 << marker[0] | 1 << marker[1], 1 << marker[2]]
    table.pos.in_cup = [1, 1]
    own, other = (showing.tracks(GAME, GAME.view(table.pos, viewer))[0] for viewer in (0, 1))
    assert own.boxes == other.boxes == ((table.unit("ge_afrika_h"), 0),)
    assert (own.left, other.left) == (1, 1)
    assert own.chosen == (table.unit("it_xx_h"),)
    assert other.chosen == ()


def test_radius_and_supply() -> None:
    table = Table("it_xxi_h 2403", "ge_1_15_t 0722", marker="it_xxi_h", real=True)
    radius = showing.radius_of(GAME, table.pos, table.unit("it_xxi_h"))
    assert radius >> table.space("2409") & 1
    assert not radius >> table.space("2410") & 1
    shown = showing.supply_map(GAME, table.pos, 0)
    assert shown.supplied >> table.space("2404") & 1
    assert shown.joined >> table.space("0722") & 1
    assert not shown.supplied & shown.joined
    assert showing.supply_word(table.pos, table.unit("ge_1_15_t")) == "out of supply"


def test_what_a_unit_may_still_do() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0326 idle", "ge_200_i 1408", "uk_7_h 1020", turn=3)
    words = {
        name: showing.activity_of(GAME, table.pos, table.unit(name))
        for name in ("ge_1_21_t", "ge_2_21_t", "uk_4_t", "uk_6_t")
    }
    assert words == {"ge_1_21_t": "ready", "ge_2_21_t": "waiting", "uk_4_t": "due", "uk_6_t": "away"}
    table.go("ge_1_21_t", "0325-0324")
    assert showing.activity_of(GAME, table.pos, table.unit("ge_1_21_t")) == "moved"
    table.do("clear ge_200_i 1409", 6)
    assert showing.activity_of(GAME, table.pos, table.unit("ge_200_i")) == "clearing"
    assert showing.breaches(GAME, table.pos) == [(table.space("1408"), table.space("1409"))]


def test_pools_works_and_objectives() -> None:
    begun = Begun()
    begun.set_up(1)
    assert showing.pools(GAME, begun.pos)["grant"] == 4
    assert len(showing.works_left(GAME, begun.pos)) == len(GAME.ground.ramparts)
    assert showing.objectives(GAME, begun.pos) == [(space, 1) for space in GAME.objectives]
