"""The regular player of the Somnium games: what it should and should not do at the table."""

from __future__ import annotations

from scirocco.core.board import members
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES
from scirocco.systems.somnium.engagement import zone_of
from scirocco.systems.somnium.stacks import on_map, units_in
from tests.players.duel import choice, play_phase
from tests.somnium.tabletop import Tabletop

AXIS_GROUND = "held.axis 0502 0403 0404 0405 0406 0606 0707 0808 0810"


def survey_of(table: Tabletop) -> Survey:
    return Survey(table.game, table.pos, table.decision.side, SCALES.weights_of("regular", table.game.id), "1")


def test_rahman_is_worth_all_intact_units() -> None:
    table = Tabletop("axis movement", "ge_8pz_15 0405", "it_61_trento 0404", "uk_22_7 1105", facts=[AXIS_GROUND])
    prizes = survey_of(table).ledger.prizes
    assert prizes[table.hex("0502")] == 10
    assert prizes[table.hex("0606")] == 4


def test_a_german_is_worth_more_than_an_italian() -> None:
    table = Tabletop("allied movement", "ge_125_164 0703", "it_62_trento 0604", "uk_22_7 1105")
    ledger = survey_of(table).ledger
    assert ledger.unit(table.unit("ge_125_164")) > ledger.unit(table.unit("it_62_trento"))


def test_it_does_not_walk_off_its_fortified_crests() -> None:
    table = Tabletop.started()
    for action in ("place uk_eng 1106", "end", "end"):
        table.do(action)
    held = [space for space in members(table.game.fortified_crests) if units_in(table.game, table.pos, 1, space)]
    assert table.side == "axis"
    assert len(held) == 6
    play_phase(table)
    assert all(units_in(table.game, table.pos, 1, space) for space in held)


def test_it_prefers_the_better_of_two_attacks() -> None:
    """In the open against one weak unit rather than against three on a fortified crest."""
    table = Tabletop(
        "allied combat",
        "uk_22_7 0709",
        "uk_8_10 0709",
        "it_39_bologna 0810",
        "it_40_bologna 0810",
        "ge_ramcke 0810",
        "it_19_brescia 0610",
        air="20 0",
    )
    assert table.game.format(choice(table)) == "attack 0610"


def test_it_does_not_end_next_to_the_enemy_without_attacking() -> None:
    table = Tabletop(
        "allied movement",
        "uk_151_50 1010",
        "uk_69_50 1011",
        "ge_8pz_15 0810",
        "ge_115_15 0810",
        "ge_5pz_21 0810",
    )
    play_phase(table)
    enemy_zone = zone_of(table.game, table.pos, 1)
    for unit in table.game.army[0]:
        if on_map(table.game, table.pos, unit):
            assert not enemy_zone >> table.pos.at[unit] & 1


def test_whoever_goes_next_to_the_enemy_attacks() -> None:
    table = Tabletop(
        "allied movement",
        "uk_8_10 0611",
        "uk_24_10 0611",
        "uk_22_7 0712",
        "it_39_bologna 0309",
        "it_40_bologna 0313",
        air="50 0",
    )
    play_phase(table)
    enemy_zone = zone_of(table.game, table.pos, 1)
    near = [unit for unit in table.game.army[0] if table.pos.at[unit] >= 0 and enemy_zone >> table.pos.at[unit] & 1]
    assert near
    assert any(action.startswith("attack") for action in play_phase(table))


def test_it_gives_no_air_where_it_changes_nothing() -> None:
    """Six points against a hundred to one: the column is the last one anyway."""
    table = Tabletop("allied combat", "uk_2_1 0709", "uk_24_10 0709", "it_61_trento 0710 reduced", air="6 0")
    table.do("attack 0710")
    assert table.decision.kind == "air"
    assert choice(table).number == 0


def test_it_gives_the_least_air_that_reaches_the_column() -> None:
    table = Tabletop(
        "allied combat", "uk_8_10 0709", "uk_24_10 0709", "ge_115_15 0710", "it_8b_ariete 0710", air="50 0"
    )
    table.do("attack 0710")
    given = choice(table).number
    attack, defence = 24 + given, 7
    assert given == 0 or attack % defence == 0


def test_it_keeps_its_guns_silent_when_they_do_not_matter() -> None:
    """Two points of Italian guns against odds of twelve to one."""
    table = Tabletop(
        "allied combat",
        "uk_2_1 0709",
        "uk_24_10 0709",
        "uk_8_10 0709",
        "it_61_trento 0710 reduced",
        "it_62_trento 0712",
        "it_46a_trento 0712",
    )
    table.do("attack 0710")
    assert table.decision.kind == "support"
    assert choice(table).verb == "done"


def test_the_cheapest_unit_takes_the_loss() -> None:
    """A whole British brigade, which can recover, rather than a reduced one, which would be destroyed."""
    table = Tabletop("axis combat", "uk_151_50 0709", "uk_69_50 0709 reduced", "ge_8pz_15 0710", "ge_5pz_21 0710")
    table.do("attack 0709")
    table.do("join ge_8pz_15")
    table.do("join ge_5pz_21", 3, 4)
    assert (table.decision.kind, table.side) == ("loss", "allied")
    assert table.game.format(choice(table)) == "loss uk_151_50"


def test_engineers_are_placed_next_to_mines() -> None:
    table = Tabletop.started()
    action = choice(table)
    assert action.verb == "place"
    mines = table.game.mines
    assert any(mines >> near & 1 for near in table.game.board.neighbours[action.spaces[0]])


def test_the_axis_does_not_leave_rahman_to_a_lone_raider() -> None:
    table = Tabletop(
        "axis movement",
        "ge_155_90 0402",
        "ge_200_90 0403",
        "uk_22_7 0605",
        "uk_4_7 0605",
        "uk_131_44 1106",
        facts=["held.axis 0502 0403 0404 0402"],
    )
    play_phase(table)
    rahman = table.hex("0502")
    assert units_in(table.game, table.pos, 1, rahman)
