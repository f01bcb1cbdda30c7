"""The considerations of the regular player, each with one example position. docs/opponents.md tells them in words."""

from __future__ import annotations

import scirocco
from scirocco.core.board import members
from scirocco.players.somnium import SomniumPlayer
from scirocco.players.somnium.aftermath import posts_now
from scirocco.players.somnium.marching import make_plan
from scirocco.players.somnium.posts import (
    Post,
    barring,
    company,
    gunnery,
    holding,
    leaving,
    lifting_mines,
    nearness,
    perils,
    resting,
    sheltering,
    trapped,
    way_out,
)
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.tether import tether_hexes
from tests.players.duel import choice, play_phase
from tests.somnium.tabletop import Tabletop

AXIS_GROUND = "held.axis 0502 0403 0404 0405 0406 0606 0707 0808 0810"

ALL_SICILY = "held.allied 1306 3413 3718 3903"
ARMY = {"3803": ("us_16", "us_18", "us_26"), "3804": ("us_7", "us_15", "us_30")}


def survey_of(table: Tabletop) -> Survey:
    side = table.decision.side
    weights = SCALES.weights_of("regular", table.game.id, table.game.sides[side])
    return Survey(table.game, table.pos, side, weights, "1")


def post(table: Tabletop, unit: str, space: str) -> Post:
    """A unit as it would stand in a hex, everybody else where he is."""
    posts = posts_now(survey_of(table))
    number = table.unit(unit)
    return posts.post(number, table.game.board.index[space], posts.cover(number))


def test_holding_it_does_not_walk_off_a_ridge_it_must_hold() -> None:
    """A fortified crest with Allied armour within reach is worth more than the open hex behind it."""
    allies = ("uk_22_7 1010", "uk_4_7 1010", "uk_131_44 1106")
    table = Tabletop("axis movement", "it_39_bologna 0810", *allies, facts=[AXIS_GROUND])
    assert holding(post(table, "it_39_bologna", "0810")) > holding(post(table, "it_39_bologna", "0710")) == 0
    play_phase(table)
    assert table.hex(table.at("it_39_bologna")) in set(members(table.game.fortified_crests))


def test_holding_a_second_unit_counts_less() -> None:
    table = Tabletop(
        "axis movement", "it_39_bologna 0810", "it_40_bologna 0710", "uk_22_7 1010", "uk_4_7 1010", facts=[AXIS_GROUND]
    )
    alone = Tabletop("axis movement", "it_40_bologna 0710", "uk_22_7 1010", "uk_4_7 1010", facts=[AXIS_GROUND])
    assert holding(post(table, "it_40_bologna", "0810")) < holding(post(alone, "it_40_bologna", "0810"))


def test_barring_the_way_to_rahman_counts_and_the_desert_does_not() -> None:
    table = Tabletop("axis movement", "ge_155_90 0403", "uk_22_7 0705", "uk_4_7 0705", facts=[AXIS_GROUND])
    assert barring(post(table, "ge_155_90", "0603")) > barring(post(table, "ge_155_90", "0415"))


def test_nearness_draws_the_side_that_must_attack() -> None:
    """With Rahman to take and everything to gain, a hex further west is better."""
    table = Tabletop("allied movement", "uk_22_7 0905", "it_61_trento 0403", facts=[AXIS_GROUND], air="50 0")
    assert nearness(post(table, "uk_22_7", "0704")) > nearness(post(table, "uk_22_7", "1005"))


def test_nearness_leaves_the_side_that_is_ahead_where_it_is() -> None:
    table = Tabletop("axis movement", "ge_155_90 0403", "ge_200_90 0403", "uk_22_7 0905", facts=[AXIS_GROUND])
    survey = survey_of(table)
    assert survey.need < 0
    content = survey.own_boldness
    level = survey_of(table)
    level._need_known = 0.0
    assert content < level.own_boldness


def test_sheltering_terrain_counts_only_where_the_enemy_may_come() -> None:
    near = Tabletop("axis movement", "it_39_bologna 0710", "uk_22_7 1010", facts=[AXIS_GROUND])
    far = Tabletop("axis movement", "it_39_bologna 0710", "uk_131_44 1911", facts=[AXIS_GROUND])
    assert sheltering(post(near, "it_39_bologna", "0810")) > 0
    assert sheltering(post(far, "it_39_bologna", "0810")) == 0


def test_company_a_division_keeps_together() -> None:
    table = Tabletop("axis movement", "ge_115_15 0505", "ge_8pz_15 0606", "ge_5pz_21 0504", "uk_22_7 1105")
    assert company(post(table, "ge_115_15", "0606")) > 0
    assert company(post(table, "ge_115_15", "0504")) == 0


def test_resting_a_reduced_unit_goes_where_it_recovers() -> None:
    """The line to El Alamein is open in the rear, and cut next to the enemy."""
    table = Tabletop("allied movement", "uk_22_7 1210 reduced", "it_61_trento 0906", facts=["held.allied 1106"])
    assert resting(post(table, "uk_22_7", "1209")) > 0
    assert resting(post(table, "uk_22_7", "1006")) == 0


def test_way_out_and_leaving_in_the_last_turn_the_allies_leave_westwards() -> None:
    table = Tabletop(
        "allied movement", "uk_22_7 0205", turn=12, facts=["held.allied 0606 0707 0808 0810 0813 0915 0916"]
    )
    west = table.game.board.index["west"]
    posts = posts_now(survey_of(table))
    unit = table.unit("uk_22_7")
    assert leaving(posts.post(unit, west, 0)) > 0
    play_phase(table)
    assert table.at("uk_22_7") == "west"
    early = Tabletop("allied movement", "uk_22_7 0205", "it_61_trento 1911 reduced", turn=3)
    assert way_out(post(early, "uk_22_7", "0205")) == 0
    late = Tabletop("allied movement", "uk_22_7 0205", "it_61_trento 1911 reduced", turn=11)
    assert way_out(post(late, "uk_22_7", "0205")) > 0


def test_perils_it_does_not_stand_alone_before_an_army() -> None:
    table = Tabletop("axis movement", "it_61_trento 0404", "uk_22_7 0805", "uk_8_10 0805", "uk_24_10 0805", air="50 0")
    assert perils(post(table, "it_61_trento", "0605")) < perils(post(table, "it_61_trento", "0202")) <= 0


def test_trapped_a_hex_without_a_way_out_is_a_trap() -> None:
    table = Tabletop("axis movement", "it_61_trento 0606", "uk_22_7 0605", "uk_8_10 0706", "uk_24_10 0506")
    survey = survey_of(table)
    ring = survey.game.ring[table.hex("0606")]
    assert not ring & ~survey.enemy_zone & ~survey.enemies
    assert trapped(post(table, "it_61_trento", "0606")) == -survey.weights.trap


def test_gunnery_guns_stand_in_range_behind_somebody() -> None:
    table = Tabletop(
        "allied movement", "uk_ad_10 1309", "uk_8_10 1109", "it_61_trento 0909", "ge_8pz_15 0810", air="0 0"
    )
    assert gunnery(post(table, "uk_ad_10", "1109")) > gunnery(post(table, "uk_ad_10", "1611"))


def test_lifting_mines_engineers_work_on_the_army_s_way() -> None:
    table = Tabletop.started()
    table.do(table.game.format(choice(table)))
    survey = survey_of(table)
    unit = table.unit("uk_eng")
    posts = posts_now(survey)
    mined = [space for space in members(survey.mines & ~survey.enemy_zone) if space in survey.march(unit).cost]
    assert mined
    assert all(lifting_mines(posts.post(unit, space, 0)) > 0 for space in mined)
    clear = next(space for space in survey.march(unit).cost if not survey.mines >> space & 1)
    assert lifting_mines(posts.post(unit, clear, 0)) == 0


def test_need_the_side_that_is_behind_asks_less_of_an_attack() -> None:
    behind = Tabletop("allied movement", "uk_22_7 0905", "it_61_trento 0403", "ge_155_90 0405", facts=[AXIS_GROUND])
    assert survey_of(behind).need > 0
    assert survey_of(behind).least_worth < survey_of(behind).weights.assault_threshold


def test_spare_aircraft_are_not_saved_in_the_last_fights_of_a_turn() -> None:
    """The Axis fights last at El Alamein: what it does not use is gone."""
    last = Tabletop("axis combat", "ge_8pz_15 0709", "uk_22_7 0811", air="50 6")
    first = Tabletop("allied combat", "ge_8pz_15 0709", "uk_22_7 0811", air="50 6")
    assert survey_of(last).air_price < survey_of(first).air_price


def opening_at_the_start(name: str, side: str, space: str) -> float:
    game = scirocco.load(name)
    assert isinstance(game, Somnium)
    pos, number = game.start(), game.side_named(side)
    return Survey(game, pos, number, SCALES.weights_of("regular", name, side), "1").opening(game.board.index[space])


def test_opening_a_stack_on_the_way_to_rahman_is_worth_driving_off_and_one_in_the_desert_is_not() -> None:
    assert opening_at_the_start("alamein", "allied", "0604") > 5 * opening_at_the_start("alamein", "allied", "0811") > 0


def test_opening_the_boxes_of_the_gazala_line_bar_the_petrol_and_are_worth_it_though_no_prize_lies_there() -> None:
    line = opening_at_the_start("gazala", "axis", "0806")
    assert line > opening_at_the_start("gazala", "axis", "1909"), "El Adem lies behind it"


def test_opening_the_side_that_only_holds_opens_nothing() -> None:
    assert opening_at_the_start("alamein", "axis", "0703") == 0


def test_tether_tanks_plan_no_move_beyond_their_petrol() -> None:
    table = Tabletop("axis movement", "ge_5pz 0216", "ge_8pz 0316", "sa_4 1909", game_id="gazala", air="0 35", turn=2)
    survey = survey_of(table)
    tether = tether_hexes(table.game, table.pos, survey.side)
    assert tether is not None
    assert all(tether >> place & 1 for place in make_plan(survey).places.values())


def test_evacuation_a_reduced_german_leaves_messina_in_the_last_turn() -> None:
    """It counts nothing where it is and five points in Italy; the whole ones hold the town."""
    army = [f"{unit} {space}" for space in ("3803", "3804") for unit in ARMY[space]]
    axis = ("ge_15 3903 reduced", "ge_71 3903", "it_xvi 3903")
    table = Tabletop("axis movement", *axis, *army, game_id="sicily", turn=13, air="15 0")
    assert table.game.board.places["Messina"] == table.hex("3903")
    play_phase(table)
    assert table.at("ge_15") == "italy"
    assert table.at("ge_71") == "3903"


def test_prey_scattered_units_draw_those_who_search_and_not_the_regular_player() -> None:
    """An Italian regiment in the west, every place of Sicily taken: the regular player has nothing to march for."""
    table = Tabletop("allied movement", "it_5 0908", "us_16 2014", game_id="sicily", facts=[ALL_SICILY])
    here, nearer = (table.game.board.index[space] for space in ("2014", "1812"))
    for level, drawn in (("regular", False), ("veteran", True)):
        weights = SCALES.weights_of(level, "sicily", "allied")
        pull = Survey(table.game, table.pos, table.decision.side, weights, "1").pull
        assert (pull[nearer] > pull[here]) == drawn


def test_a_player_tells_its_reasons() -> None:
    table = Tabletop("axis movement", "it_39_bologna 0710", "uk_22_7 1010", "uk_4_7 1010", facts=[AXIS_GROUND])
    player = SomniumPlayer(seed=1)
    side = table.decision.side
    action = player.choose(table.game, table.pos.copy(), side)
    reasons = player.why(table.game, table.pos.copy(), side, action)
    assert reasons
    assert [abs(reason.worth) for reason in reasons] == sorted((abs(r.worth) for r in reasons), reverse=True)
