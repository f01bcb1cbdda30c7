"""Rulings of our own that no other chapter's tests prove."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Moved
from scirocco.systems.somnium.scoring import scores
from scirocco.systems.somnium.sequence import winner_of
from tests.somnium.tabletop import Tabletop

ALAMEIN = ["held.allied 1106"]


@pytest.mark.rule("alamein 9.4")
@pytest.mark.ruling("alamein A32")
def test_mines_are_lifted_only_when_the_next_allied_movement_begins() -> None:
    table = Tabletop("allied movement", "uk_eng 0806", "it_61_trento 0101")
    table.do("uk_eng")
    table.do("uk_eng 0806-0807")
    table.do("stop")
    table.do("end")
    assert not table.pos.cleared, "they have only set to work"
    table.do("end")
    assert table.game.sides[table.decision.side] == "allied"
    assert table.pos.cleared == table.game.board.bit[table.hex("0807")]


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A33")
def test_the_railway_spares_nobody_the_mines() -> None:
    table = Tabletop("allied movement", "au_20_9 0805")
    table.do("au_20_9")
    moved, rolled = table.do("au_20_9 0805-0704", 1)[:2]
    assert isinstance(moved, Moved)
    assert moved.cost == 2
    assert rolled.rule == "alamein 9.1"
    assert table.is_reduced("au_20_9")


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein A34")
@pytest.mark.parametrize(
    ("target", "attacker", "bonus"), [("1106", "1107", 0), ("1109", "1110", 0), ("1107", "1108", 1)]
)
def test_villages_and_crests_with_tracks_are_not_open_ground(target: str, attacker: str, bonus: int) -> None:
    table = Tabletop("allied combat", f"uk_22_7 {attacker}", f"it_61_trento {target}")
    shifts = [shift for shift in table.odds(target, ["uk_22_7"]).shifts if shift.number == "5.1.5"]
    assert len(shifts) == bonus


@pytest.mark.rule("alamein 10.2")
@pytest.mark.ruling("alamein A35")
def test_a_retreat_over_the_west_edge_scores_and_equal_totals_are_a_draw() -> None:
    before = Tabletop("allied movement", "uk_22_7 0110")
    after = Tabletop("allied movement", "uk_22_7 west")
    assert scores(after.game, after.pos)[0] == scores(before.game, before.pos)[0] + 2
    assert winner_of((7, 7)) == -1


@pytest.mark.rule("alamein 5.3.2")
@pytest.mark.ruling("alamein A37")
def test_a_siege_retreat_does_not_end_over_the_edge() -> None:
    ring = ["uk_131_44 0306", "uk_132_44 0207", "uk_133_44 0107", "uk_69_50 0106"]
    table = Tabletop("allied combat", "ge_382_164 0206", *ring, "uk_22_7 0305", "uk_4_7 0205")
    table.do("attack 0206", 3, 4)
    table.do("loss uk_22_7")
    assert table.at("ge_382_164") == "dead", "0105 lies on the edge, but the way on from there is off the map"


@pytest.mark.rule("alamein 8.0")
@pytest.mark.ruling("alamein A38")
def test_guns_that_were_struck_from_the_air_give_no_support() -> None:
    units = ["uk_22_7 0908", "ge_382_164 0808", "ge_220a_164 0608"]
    struck = Tabletop("allied combat", *units, air="6 0")
    struck.do("strike 0608")
    struck.do("air 3", 3, 4)
    struck.do("attack 0808")
    assert struck.decision.kind == "air"
    struck.do("air 0", 3, 4)
    assert struck.decision.kind != "support"
    calm = Tabletop("allied combat", *units, air="6 0")
    calm.do("attack 0808")
    calm.do("air 0")
    assert calm.decision.kind == "support"


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A39")
def test_a_move_passes_no_hex_twice_and_does_not_end_where_it_began() -> None:
    table = Tabletop("allied movement", "uk_22_7 1613")
    table.do("uk_22_7")
    assert table.refused_by("uk_22_7 1613-1614-1613-1612") == "4.0"
    assert table.refused_by("uk_22_7 1613-1614-1513-1613") == "4.0"


@pytest.mark.ruling("alamein A24")
def test_units_that_share_their_only_way_back_are_not_asked() -> None:
    """Enemy zones cover every hex round 1613 but 1614: both regiments go there, and nobody is asked in which order."""
    tanks = ["uk_22_7", "uk_2_1"]
    table = Tabletop(
        "allied combat", "it_61_trento 1613", "it_62_trento 1613", *(f"{unit} 1612" for unit in tanks),
        "uk_131_44 1413", "uk_132_44 1813",
    )  # fmt: skip
    odds = table.odds("1613", tanks)
    table.fight("1613", *tanks, dice=table.dice_for("DRI AVI", odds))
    assert [table.at("it_61_trento"), table.at("it_62_trento")] == ["1614", "1614"]
    assert table.decision.kind == "advance"
