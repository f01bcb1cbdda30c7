"""Where the regular player of the Somnium games places its units: each consideration with an example position, in which
it decides. docs/opponents.md tells them in words; the fights are in ``test_fight_considerations.py``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scirocco.players.somnium import SomniumPlayer
from scirocco.players.somnium.marching import make_plan
from scirocco.players.somnium.posts import (
    barring,
    gunnery,
    holding,
    leaving,
    lifting_mines,
    perils,
    resting,
    sheltering,
    way_out,
)
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES
from scirocco.systems.somnium.tether import tether_hexes
from tests.players.asked import (
    BOXES,
    CREST_LINE,
    NO_LIMIT,
    alamein,
    gazala,
    goes,
    post,
    sicily,
    survey_of,
    weights_of,
)
from tests.players.duel import play_phase
from tests.somnium.tabletop import Tabletop

ALL_SICILY = "held.allied 1306 3413 3718 3903"
ARMY = {"3803": ("us_16", "us_18", "us_26"), "3804": ("us_7", "us_15", "us_30")}


@pytest.mark.consideration("holding", "hold")
def test_holding_a_box_that_the_enemy_may_take_wants_somebody_in_it() -> None:
    """Ariete stands before Bir Hacheim, and nobody is in it."""
    table = gazala("allied movement", "ff_1 1215", "it_132 0916", "it_8b 0916", *BOXES[:3])
    assert goes(table, "ff_1") == "1114"
    assert goes(table, "ff_1", hold=0.0) != "1114"


@pytest.mark.consideration("holding", "hold")
def test_holding_it_does_not_walk_off_a_ridge_it_must_hold() -> None:
    """Trento on a fortified crest, with two armoured brigades within reach and open desert behind it."""
    table = alamein("axis movement", "it_62_trento 0808", "uk_22_7 1106", "uk_4_7 1011", turn=9)
    assert table.game.fortified_crests >> table.hex("0808") & 1
    assert goes(table, "it_62_trento") == "0808"
    assert goes(table, "it_62_trento", hold=0.0) == "0708"


@pytest.mark.consideration("holding", "hold_far")
def test_holding_counts_a_little_while_the_enemy_is_far() -> None:
    """Ariete is still at Tmimi: for once the box is filled in good time."""
    table = gazala("allied movement", "ff_1 1115", "it_132 0101", *BOXES[:3])
    assert goes(table, "ff_1") == "1114"
    assert goes(table, "ff_1", hold_far=0.0) != "1114"
    near = gazala("allied movement", "ff_1 1115", "it_132 0913", *BOXES[:3])
    assert 0 < holding(post(table, "ff_1", "1114")) < holding(post(near, "ff_1", "1114"))


@pytest.mark.consideration("holding", "hold_most")
def test_holding_no_place_is_worth_so_much_that_others_are_forgotten() -> None:
    """El Adem, which Ariete is nearest to, rather than Tobruk, whatever Tobruk is worth."""
    table = gazala("allied movement", "ff_1 1709", "it_132 1812")
    assert goes(table, "ff_1") == "1909"
    assert goes(table, "ff_1", hold_most=NO_LIMIT) == "2006"


def test_holding_a_second_unit_counts_less() -> None:
    table = alamein("axis movement", "it_39_bologna 0810", "it_40_bologna 0710", "uk_22_7 1010", "uk_4_7 1010")
    alone = alamein("axis movement", "it_40_bologna 0710", "uk_22_7 1010", "uk_4_7 1010")
    assert holding(post(table, "it_40_bologna", "0810")) < holding(post(alone, "it_40_bologna", "0810"))


@pytest.mark.consideration("barring", "block")
def test_barring_the_way_to_tobruk_and_not_the_desert() -> None:
    """Every box has its garrison. The brigade that is left goes between the panzers and Tobruk, to El Adem."""
    table = gazala("allied movement", "in_11 1611", "ge_5pz 1514", "ge_8pz 1514", *BOXES)
    assert goes(table, "in_11") == "1909"
    assert goes(table, "in_11", block=0.0) == "1114"
    assert barring(post(table, "in_11", "1909")) > barring(post(table, "in_11", "1114"))


@pytest.mark.consideration("nearness", "pull")
@pytest.mark.consideration("nearness", "decay")
def test_nearness_the_side_that_must_attack_comes_nearer_to_its_goals() -> None:
    """The next goal counts most: round Bir Hacheim, which is near. Did distance count little, it would be Tobruk."""
    table = gazala("axis movement", "ge_104 0309", *BOXES)
    ff_1, tobruk = table.hex("1114"), table.hex("2006")

    def far(place: str, goal: int) -> int:
        return table.game.board.distance(table.hex(place), goal)

    place = goes(table, "ge_104")
    assert far(place, ff_1) < far("0309", ff_1) <= far(goes(table, "ge_104", pull=0.0), ff_1)
    assert far(goes(table, "ge_104", decay=0.99), tobruk) < far(place, tobruk)


@pytest.mark.consideration("sheltering", "terrain")
def test_sheltering_a_hill_where_the_enemy_may_come() -> None:
    table = sicily("allied movement", "us_16 2516", "ge_conrath_a 2309", "ge_104 2309")
    hill = goes(table, "us_16")
    assert table.game.columns[table.hex(hill)] == 3
    assert goes(table, "us_16", terrain=0.0) != hill
    far = sicily("allied movement", "us_16 2516", "it_5 0908", "it_6 0908")
    assert sheltering(post(far, "us_16", hill)) == 0 < sheltering(post(table, "us_16", hill))


@pytest.mark.consideration("company", "together")
def test_company_a_division_keeps_together() -> None:
    """Nothing else to be done in the last turn: the 18th joins the 16th, both of 1st US Division."""
    table = Tabletop("allied movement", "us_16 2014", "us_18 2212", "it_5 0908", game_id="sicily", turn=13)
    assert goes(table, "us_18") == "2014"
    assert goes(table, "us_18", together=0.0) == "2212"
    other = Tabletop("allied movement", "us_7 2014", "us_18 2212", "it_5 0908", game_id="sicily", turn=13)
    assert goes(other, "us_18") == "2212"


@pytest.mark.consideration("resting", "recovery")
def test_resting_a_reduced_unit_goes_where_it_recovers() -> None:
    """To El Alamein rather than forward to a ridge; the line to El Alamein is cut next to the enemy."""
    table = alamein(
        "allied movement", "uk_131_44 1011 reduced", "it_132_ariete 1211", "sa_1_1 1106", "it_39_bologna 0808"
    )
    assert goes(table, "uk_131_44") == "1106"
    assert goes(table, "uk_131_44", recovery=0.0) == "0810"
    assert resting(post(table, "uk_131_44", "1111")) == 0 < resting(post(table, "uk_131_44", "1106"))


@pytest.mark.consideration("way_out", "way_out")
def test_way_out_towards_the_end_the_allies_keep_near_the_western_edge() -> None:
    """In the last turn but one: near enough to leave in the last, rather than after the Italians in the desert."""
    table = alamein("allied movement", "au_24_9 0603", "it_61_trento 0612", "sa_1_1 1106", turn=11)
    assert goes(table, "au_24_9") == "0404"
    assert goes(table, "au_24_9", way_out=0.0) == "0408"
    early = alamein("allied movement", "au_24_9 0603", "it_61_trento 0612", "sa_1_1 1106", turn=3)
    assert way_out(post(early, "au_24_9", "0404")) == 0 < way_out(post(table, "au_24_9", "0404"))


def test_leaving_in_the_last_turn_the_allies_leave_westwards() -> None:
    table = alamein(
        "allied movement", "uk_22_7 0205", turn=12, facts=["held.allied 0606 0707 0808 0810 0813 0915 0916"]
    )
    assert leaving(post(table, "uk_22_7", "west")) > 0
    play_phase(table)
    assert table.at("uk_22_7") == "west"


@pytest.mark.consideration("leaving", "safe_out")
def test_leaving_before_that_who_would_be_lost_otherwise() -> None:
    """A reduced brigade beside 8th Panzer leaves on turn 10. Were the panzers far away it would stay."""
    table, calm = (
        alamein(
            "allied movement", "uk_131_44 0104 reduced", f"ge_8pz_15 {at}", f"ge_104_21 {at}", "sa_1_1 1106", turn=10
        )
        for at in ("0204", "1916")
    )
    assert goes(table, "uk_131_44") == "west" != goes(calm, "uk_131_44")
    assert goes(table, "uk_131_44", safe_out=0.0) != "west"


@pytest.mark.consideration("leaving", "exodus", "embark")
@pytest.mark.consideration("way_out", "exodus")
def test_leaving_sicilys_axis_makes_for_messina_once_the_island_is_lost() -> None:
    """A whole German regiment that nobody threatens is in Italy on the fourth turn, but does not flee on the second;
    then only if the enemy could soon stand before Messina. Another is on its way there."""
    early, table = (sicily("axis movement", "ge_15 3608", "us_16 1815", turn=turn) for turn in (2, 4))
    assert goes(table, "ge_15") == "italy"
    assert goes(table, "ge_15", exodus=0.0) != "italy"
    assert goes(early, "ge_15") != "italy" == goes(early, "ge_15", embark=0.0)
    garrison = ("it_75 3903", "it_76 3903", "it_xvi 3903")
    barred = sicily("axis movement", "ge_15 3608", *garrison, "us_cca 3213", turn=2)
    assert goes(barred, "ge_15") == "italy" != goes(barred, "ge_15", exodus=0.0)
    inland = sicily("axis movement", "ge_conrath_a 1208", "us_ii 1210", "uk_2p 1107", turn=8)
    messina = inland.hex("3903")
    far, staying = (
        inland.game.board.distance(inland.hex(goes(inland, "ge_conrath_a", **others)), messina)
        for others in ({}, {"exodus": 0.0})
    )
    assert far < staying


def test_leaving_a_reduced_german_leaves_messina_in_the_last_turn() -> None:
    """It counts nothing where it is and five points in Italy; the whole ones hold the town."""
    army = [f"{unit} {space}" for space in ("3803", "3804") for unit in ARMY[space]]
    axis = ("ge_15 3903 reduced", "ge_71 3903", "it_xvi 3903")
    table = Tabletop("axis movement", *axis, *army, game_id="sicily", turn=13, air="15 0")
    assert table.game.board.places["Messina"] == table.hex("3903")
    play_phase(table)
    assert table.at("ge_15") == "italy"
    assert table.at("ge_71") == "3903"


@pytest.mark.consideration("perils", "danger")
@pytest.mark.consideration("perils", "concentration")
@pytest.mark.consideration("perils", "attacks")
def test_perils_it_does_not_go_alone_before_an_army() -> None:
    """On Kidney Ridge; without fear it would be in the open before two armoured brigades."""
    army = ("uk_22_7 0907", "uk_8_10 0907", "uk_9arm 1215", "uk_24_10 1215", "sa_1_1 1106")
    table = alamein("axis movement", "ge_155_90 0510", *army, *CREST_LINE, turn=3)
    assert goes(table, "ge_155_90") == "0606"
    assert goes(table, "ge_155_90", danger=0.0) == goes(table, "ge_155_90", concentration=0.0) == "0905"
    assert perils(post(table, "ge_155_90", "0905")) < perils(post(table, "ge_155_90", "0606"))
    # Seven stacks for the enemy to choose from. Did he fall on each, it would go where fewer of his tanks can come.
    assert goes(table, "ge_155_90", attacks=NO_LIMIT) == "0813"


@pytest.mark.consideration("fire_danger", "fire")
def test_fire_danger_tired_guns_keep_out_of_range_of_the_enemy_s() -> None:
    """XXX Corps, reduced, goes back before Italian corps artillery; a hex less would be within its range of three."""
    table = gazala("allied movement", "uk_xxx 0705 reduced", "it_xx 0505", turn=5, air="10 35")
    guns = table.hex("0505")
    safe, under_fire = (table.hex(goes(table, "uk_xxx", **others)) for others in ({}, {"fire": 0.0}))
    assert table.game.board.distance(safe, guns) > table.game.units[table.unit("it_xx")].range
    assert table.game.board.distance(under_fire, guns) <= table.game.units[table.unit("it_xx")].range


@pytest.mark.consideration("trapped", "trap")
def test_trapped_a_hex_without_a_way_out_is_a_trap() -> None:
    """Three armoured brigades around Kidney Ridge: the regiment there goes while it can."""
    table = alamein("axis movement", "ge_155_90 0606", "uk_22_7 0705", "uk_8_10 0605", "uk_24_10 0608", "sa_1_1 1106")
    assert goes(table, "ge_155_90") == "0502"
    assert goes(table, "ge_155_90", trap=0.0) == "0606"


@pytest.mark.consideration("gunnery", "gun_target")
def test_gunnery_guns_stand_in_range_of_fights_to_come() -> None:
    """On Miteiriya Ridge, with the panzers in range, rather than in El Alamein."""
    table = alamein(
        "allied movement", "uk_ad_10 1009", "uk_8_10 1109", "it_61_trento 0709", "ge_8pz_15 0709", "sa_1_1 1106"
    )
    assert goes(table, "uk_ad_10") == "0808"
    assert goes(table, "uk_ad_10", gun_target=0.0) == "1106"


@pytest.mark.consideration("gunnery", "lone_gun")
def test_gunnery_guns_do_not_stand_alone_in_the_front_line() -> None:
    """Behind Ruweisat, out of reach of the panzers, not alone at El Mreir; with a brigade there that would be another
    thing."""
    units = ("uk_ad_10 1110", "uk_8_10 1109", "it_61_trento 0908", "ge_8pz_15 0908", "sa_1_1 1106")
    table, escorted = alamein("allied movement", *units), alamein("allied movement", *units, "uk_69_50 0811")
    assert goes(table, "uk_ad_10") == "1308"
    assert goes(table, "uk_ad_10", lone_gun=0.0) == "0811"
    hitters = survey_of(table).hitters
    assert hitters[table.hex("0811")]
    assert not hitters[table.hex("1308")]
    assert gunnery(post(escorted, "uk_ad_10", "0811")) > gunnery(post(table, "uk_ad_10", "0811"))


@pytest.mark.consideration("gunnery", "gun_crowd")
def test_gunnery_a_park_of_guns_invites_aircraft() -> None:
    """Not into the hex in which the South African guns stand already."""
    table = alamein(
        "allied movement", "uk_ad_10 1209", "uk_8_10 1009", "sa_ad_1 1009", "it_61_trento 0809", "sa_1_1 1106"
    )
    assert goes(table, "uk_ad_10") == "1109"
    assert goes(table, "uk_ad_10", gun_crowd=0.0) == "1009"


@pytest.mark.consideration("lifting_mines", "clearing")
def test_lifting_mines_engineers_work_on_the_army_s_way() -> None:
    """By rail to the mines at Point 29, on the coast road; those in the desert lie on nobody's way."""
    table = alamein(
        "allied movement",
        *("uk_eng 1311", "uk_24_10 1106", "sa_1_1 1106"),
        *("it_62_trento 0910", "ge_104_21 0502", "it_61_trento 0606"),
        turn=3,
    )
    mines = survey_of(table).mines
    assert mines >> table.hex("0704") & 1
    assert goes(table, "uk_eng") == "0704"
    assert not mines >> table.hex(goes(table, "uk_eng", clearing=0.0)) & 1
    assert mines >> table.hex("0913") & 1
    assert lifting_mines(post(table, "uk_eng", "0704")) > 2 * lifting_mines(post(table, "uk_eng", "0913")) > 0


@pytest.mark.consideration("mine_toll")
def test_mine_toll_tanks_do_not_roll_through_mines_for_little() -> None:
    """22nd Armoured waits in El Alamein; were mines harmless it would be past Kidney Ridge."""
    table = alamein(
        "allied movement", "uk_22_7 1106", "sa_1_1 1106", "it_39_bologna 0709", "ge_155_90 0502", "it_40_bologna 0606"
    )
    assert goes(table, "uk_22_7") == "1106"
    harmless, unit = survey_of(table), table.unit("uk_22_7")
    harmless.march(unit)
    for key, march in harmless._marches.items():
        harmless._marches[key] = march._replace(mines=dict.fromkeys(march.mines, 0))
    assert table.game.board.ids[make_plan(harmless).places[unit]] == "0405"


@pytest.mark.consideration("staying", "move_effort")
def test_staying_nobody_moves_for_a_trifle() -> None:
    """Littorio stays on Miteiriya Ridge; the next ridge is better by less than the trouble."""
    guns = ("uk_ad_7 1007", "uk_ad_51 1007", "uk_9arm 1007")
    table = alamein("axis movement", "it_133_littorio 0808", *guns, turn=11, air="10 6")
    assert goes(table, "it_133_littorio") == "0808"
    assert goes(table, "it_133_littorio", move_effort=0.0) == "0707"


@pytest.mark.consideration("tether")
def test_tether_tanks_plan_no_move_beyond_their_petrol() -> None:
    """5th Panzer goes round Bir Hacheim as far as its petrol lasts; with petrol for more it would be beside Tobruk."""
    table = gazala("axis movement", "ge_5pz 0916", *BOXES, turn=2)
    tether = tether_hexes(table.game, table.pos, table.decision.side)
    assert tether is not None
    assert tether >> table.hex(goes(table, "ge_5pz")) & 1
    plenty = survey_of(table)
    plenty._tether_known = (1 << table.game.board.size) - 1
    assert not tether >> make_plan(plenty).places[table.unit("ge_5pz")] & 1


@pytest.mark.consideration("prey", "prey")
def test_prey_scattered_units_draw_those_who_search_and_not_the_regular_player() -> None:
    """An Italian regiment in the west, every place of Sicily taken: the regular player has nothing to march for."""
    table = Tabletop("allied movement", "it_5 0908", "us_16 2014", game_id="sicily", facts=[ALL_SICILY])
    here, nearer = (table.game.board.index[space] for space in ("2014", "1812"))
    searching = SCALES.weights_of("veteran", "sicily", "allied")
    for weights, drawn in (
        (weights_of(table), False),
        (searching, True),
        (replace(searching, prey=0.0), False),
    ):
        pull = Survey(table.game, table.pos, table.decision.side, weights, "1").pull
        assert (pull[nearer] > pull[here]) == drawn


def test_no_plan_goes_beyond_the_tether() -> None:
    table = gazala("axis movement", "ge_5pz 0216", "ge_8pz 0316", "sa_4 1909", air="0 35", turn=2)
    survey = survey_of(table)
    tether = tether_hexes(table.game, table.pos, survey.side)
    assert tether is not None
    assert all(tether >> place & 1 for place in make_plan(survey).places.values())


def test_a_player_tells_its_reasons() -> None:
    table = alamein("axis movement", "it_39_bologna 0710", "uk_22_7 1010", "uk_4_7 1010")
    player = SomniumPlayer(seed=1)
    side = table.decision.side
    action = player.choose(table.game, table.pos.copy(), side)
    reasons = player.why(table.game, table.pos.copy(), side, action)
    assert reasons
    assert [abs(reason.worth) for reason in reasons] == sorted((abs(r.worth) for r in reasons), reverse=True)
