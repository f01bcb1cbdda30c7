"""How the regular player of the Somnium games weighs fights, and what it thinks units are worth: each consideration
with an example position, in which it decides. docs/opponents.md tells them in words."""

from __future__ import annotations

import pytest

import scirocco
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES
from scirocco.systems.somnium import Somnium
from tests.players.asked import CREST_LINE, alamein, answer, attacks, gazala, goes, sicily, survey_of

# Which attacks


def opening_at_the_start(name: str, side: str, space: str) -> float:
    game = scirocco.load(name)
    assert isinstance(game, Somnium)
    pos, number = game.start(), game.side_named(side)
    return Survey(game, pos, number, SCALES.weights_of("regular", name, side), "1").opening(game.board.index[space])


@pytest.mark.consideration("opening", "dislodge_on_path")
def test_opening_who_bars_the_way_is_worth_driving_off() -> None:
    """8th Panzer beyond the mines, on the way to Rahman, is attacked; else it would be the riflemen near El Alamein."""
    table = alamein(
        "allied movement", "uk_7m_1 1106", "uk_2_1 0811", "ge_8pz_15 0806", "ge_104_21 1005", turn=11, air="50 6"
    )
    assert attacks(table) == ["0806"]
    assert attacks(table, dislodge_on_path=0.0) == ["1005"]


@pytest.mark.consideration("opening", "breakthrough")
def test_opening_the_allies_break_through_on_the_coast_road() -> None:
    """The Bersaglieri at Point 29, not the infantry in the open desert: the road leads to Rahman, the chief prize."""
    allies = ("uk_131_44 1207", "au_24_9 1207", "nz_ad_2 1207")
    table = alamein("allied movement", *allies, "it_7b 0704", "it_61_trento 1010", turn=4, air="20 0")
    assert attacks(table) == ["0704"]
    assert attacks(table, breakthrough=0.0) == ["1010"]


def test_opening_a_stack_on_the_coast_road_is_worth_driving_off_and_one_in_the_desert_is_not() -> None:
    assert opening_at_the_start("alamein", "allied", "0703") > 5 * opening_at_the_start("alamein", "allied", "0811") > 0


def test_opening_the_boxes_of_the_gazala_line_bar_the_petrol_and_are_worth_it_though_no_prize_lies_there() -> None:
    line = opening_at_the_start("gazala", "axis", "0806")
    assert line > opening_at_the_start("gazala", "axis", "1909"), "El Adem lies behind it"


def test_opening_the_side_that_only_holds_opens_nothing() -> None:
    assert opening_at_the_start("alamein", "axis", "0703") == 0


@pytest.mark.consideration("ousting", "dislodge")
def test_ousting_an_enemy_is_worth_something_wherever_he_stands() -> None:
    """A reduced battery that has come too far forward."""
    table = alamein("allied movement", "uk_8_10 0813", "it_8a 1007 reduced", turn=8)
    assert attacks(table) == ["1007"]
    assert attacks(table, dislodge=0.0) == []


@pytest.mark.consideration("hex_gain", "gain")
def test_hex_gain_a_place_that_may_be_taken_is_worth_an_attack() -> None:
    """4th Light Armoured alone in El Alamein, with Ariete and 90th Light before it."""
    table = alamein("axis movement", "uk_4_7 1106", "it_132_ariete 0705", "ge_361_90 0705")
    assert attacks(table) == ["1106"]
    assert attacks(table, gain=0.0) == []


@pytest.mark.consideration("caution", "caution")
def test_caution_an_attack_that_would_cost_more_than_it_brings_is_left_alone() -> None:
    """The New Zealanders against Bersaglieri, five to three, without guns and without aircraft."""
    table = alamein("allied combat", "nz_5_2 1009", "it_8b_ariete 0908", turn=4)
    assert answer(table) == "end"
    assert answer(table, caution=0.0) == "attack 0908"


@pytest.mark.consideration("caution", "assault_threshold")
def test_caution_an_attack_must_be_worth_the_while() -> None:
    """8th Armoured does not go after a lone Italian regiment behind the front for next to nothing."""
    table = alamein("allied movement", "uk_8_10 1109", "it_39_bologna 1012", turn=4)
    assert attacks(table) == []
    assert attacks(table, assault_threshold=0.0) == ["1012"]


@pytest.mark.consideration("need", "eager")
@pytest.mark.consideration("need", "content")
def test_need_who_is_behind_attacks_for_less_and_who_is_ahead_presses_less() -> None:
    """The Allies have Rahman to take: one brigade goes for Ariete beyond the ridges. The Axis, which is
    ahead, keeps further from El Alamein than it could."""
    behind = alamein("allied movement", "sa_1_1 0609", "it_132_ariete 0304", "it_61_trento 0503", turn=3, air="10 6")
    assert survey_of(behind).need > 0
    assert attacks(behind) == ["0304"]
    assert attacks(behind, eager=0.0) == []
    ridges = ("it_39_bologna 0707", "it_40_bologna 0707", "it_61_trento 0707", "it_62_trento 0606")
    ahead = alamein("axis movement", "ge_155_90 0705", *ridges, "uk_131_44 1206", "sa_1_1 1106", turn=3)
    assert survey_of(ahead).need < 0
    assert survey_of(ahead).own_boldness < survey_of(ahead, content=0.0).own_boldness
    goal = ahead.hex("1106")
    far, near = (
        ahead.game.board.distance(ahead.hex(goes(ahead, "ge_155_90", **others)), goal)
        for others in ({}, {"content": 0.0})
    )
    assert far > near


@pytest.mark.consideration("need", "urge")
def test_need_who_is_far_behind_goes_forward_however_weak_he_is() -> None:
    """One brigade before a German army, and Rahman to take."""
    germans = (
        "ge_155_90 0607",
        "ge_125_164 0607",
        "ge_8pz_15 0607",
        "ge_5pz_21 0502",
        "ge_104_21 0203",
        "ge_361_90 0203",
    )
    table = alamein("allied movement", "uk_131_44 1414", "sa_1_1 1106", *germans, *CREST_LINE[:4], turn=3)
    assert goes(table, "uk_131_44") == "1109"
    assert goes(table, "uk_131_44", urge=0.0) == "1309"


# What a fight costs


@pytest.mark.consideration("expected_answer", "answer")
def test_expected_answer_the_enemy_s_guns_and_aircraft_will_answer() -> None:
    """The Australian guns look weak, but the Desert Air Force is over them."""
    table = alamein("axis movement", "au_ad_9 1010", "it_186_folgore 1212", turn=3, air="10 6")
    assert attacks(table) == []
    assert attacks(table, answer=0.0) == ["1010"]


@pytest.mark.consideration("repulse_cost", "repulsed")
def test_repulse_cost_it_costs_something_to_be_thrown_back() -> None:
    table = gazala("axis movement", "in_10 0814", "ge_115 0916")
    assert attacks(table) == []
    assert attacks(table, repulsed=0.0) == ["0814"]


@pytest.mark.consideration("repulse_cost", "lost_post")
def test_repulse_cost_who_holds_a_ridge_may_lose_it_when_his_attack_fails() -> None:
    """The Indians on Miteiriya Ridge leave the guns before it alone."""
    held = ["held.axis 0502 0606 0707 0810 0813 0915 0916", "held.allied 1106 0808"]
    table = alamein("allied combat", "in_161_4 0808", "ge_33a_15 0907", turn=5, air="10 6", facts=held)
    assert answer(table) == "end"
    assert answer(table, lost_post=0.0) == "attack 0907"


@pytest.mark.consideration("exposure", "exposure")
def test_exposure_where_it_attacks_from_the_enemy_may_strike_next() -> None:
    """Ramcke and Folgore would stand in the open beside 8th Armoured, which is only reduced, when its turn comes."""
    table = alamein("axis movement", "uk_8_10 1311 reduced", "it_186_folgore 1409", "ge_ramcke 0710")
    assert attacks(table) == []
    assert attacks(table, exposure=0.0) == ["1311"]


@pytest.mark.consideration("use_cost")
def test_use_cost_who_holds_a_ridge_alone_stays_there() -> None:
    """Ariete does not leave its fortified crest for the corps artillery at Tel el Eisa; from beside it, it goes."""
    others = ("uk_xxx 1006", "sa_1_1 1106", "it_40_bologna 0606")
    for post, attacked in (("0810", []), ("0809", ["1006"]), ("0710", ["1006"])):
        table = alamein("axis movement", f"it_132_ariete {post}", *others, air="0 6")
        assert attacks(table) == attacked


@pytest.mark.consideration("relief", "relief")
def test_relief_who_must_attack_in_any_case_looks_for_the_better_fight() -> None:
    """The guns of XII Corps have enemies on both sides and must attack (4.1.2): the reduced ones, then."""
    table = sicily("axis combat", "us_60 3511", "uk_xiii 3311 reduced", "it_xii 3411", turn=13)
    assert answer(table) == "attack 3311"
    assert answer(table, relief=0.0) == "attack 3511"


# Guns and aircraft


@pytest.mark.consideration("guns", "gun_price")
def test_guns_that_fire_here_fire_nowhere_else() -> None:
    """Three points of guns at a battery that is half gone: they are kept for something better."""
    table = alamein("allied combat", "nz_ad_2 0805", "it_21a_trieste 0606 reduced")
    assert answer(table) == "end"
    assert answer(table, gun_price=0.0) == "bombard 0606"


@pytest.mark.consideration("air", "air_price")
def test_air_points_have_their_price_while_there_are_plenty() -> None:
    table = alamein("allied combat", "uk_7m_1 1109", "it_8b_ariete 1206 reduced", air="50 6")
    assert answer(table) == "end"
    assert answer(table, air_price=0.0) == "strike 1206"


@pytest.mark.consideration("air", "scarce_air_price")
@pytest.mark.consideration("air", "plenty_of_air")
def test_air_points_are_dearer_when_they_are_few() -> None:
    """The guns of 15th Panzer are bombed with fifty points left, and with ten they are not."""
    few, many = (alamein("allied combat", "fr_1 1007", "ge_33a_15 0707", turn=12, air=air) for air in ("10 6", "50 6"))
    assert answer(few) == "end"
    assert answer(many) == "strike 0707"
    assert answer(few, scarce_air_price=0.0) == answer(few, plenty_of_air=0.0) == "strike 0707"


@pytest.mark.consideration("air")
def test_air_points_are_not_saved_in_the_last_fights_of_a_turn() -> None:
    """The Axis fights last at El Alamein: what it does not use is gone."""
    last = alamein("axis combat", "ge_8pz_15 0709", "uk_22_7 0811", air="50 6")
    first = alamein("allied combat", "ge_8pz_15 0709", "uk_22_7 0811", air="50 6")
    assert survey_of(last).air_price < survey_of(first).air_price


@pytest.mark.consideration("shots", "shot_threshold")
def test_shots_for_next_to_nothing_are_not_fired() -> None:
    table = gazala("allied combat", "sa_6 1807", "it_xx 1912", air="10 35")
    assert answer(table) == "end"
    assert answer(table, shot_threshold=0.0) == "strike 1912"


# What units are worth


@pytest.mark.consideration("strength", "strength")
@pytest.mark.consideration("strength", "late_strength")
def test_strength_is_worth_most_while_there_is_a_long_way_to_go() -> None:
    """A German regiment is bombed on the third turn, and on the last but one only the points would count."""
    early, late = (gazala("allied combat", "sa_1 1810", "ge_155 2013", turn=turn, air="10 35") for turn in (3, 13))
    assert answer(early) == "strike 2013"
    assert answer(early, strength=0.0) == "end"
    assert answer(late) == "end"
    assert answer(late, late_strength=1.0) == "strike 2013"


@pytest.mark.consideration("recovery", "recoverable")
def test_recovery_a_step_counts_less_to_a_side_that_gets_it_back() -> None:
    """The Axis does not spend its few aircraft on a brigade that will have recovered the turn after."""
    table = alamein("axis combat", "au_24_9 0208", "it_187_folgore 0708", turn=8, air="50 6")
    assert answer(table) == "end"
    assert answer(table, recoverable=1.0) == "strike 0208"


@pytest.mark.consideration("intact", "intact_doubt")
def test_intact_units_bring_the_axis_points_so_a_step_is_worth_a_strike() -> None:
    table = alamein("allied combat", "sa_2_1 1008", "it_186_folgore 0610", turn=3, air="50 6")
    assert answer(table) == "strike 0610"
    assert answer(table, intact_doubt=0.0) == "end"


@pytest.mark.consideration("intact", "cancelled_hope")
def test_intact_units_count_a_little_though_rahman_is_lost() -> None:
    """The Axis may yet take it back: its whole units bring no points just now, and are attacked all the same."""
    held = ["held.axis 0606 0707 0808 0810 0813 0915 0916", "held.allied 1106 0502"]
    table = alamein("allied combat", "uk_131_44 0703", "uk_xxx 0703", "it_7b 0704", turn=10, air="50 0", facts=held)
    assert answer(table) == "attack 0704"
    assert answer(table, cancelled_hope=0.0) == "end"
