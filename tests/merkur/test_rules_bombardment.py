"""8: bombardment by guns and from the air."""

from __future__ import annotations

import pytest

from scirocco.systems.areas.events import Eliminated, StepLost, TargetGone
from scirocco.systems.areas.odds import BOMB_BANDS, bomb_band
from tests.merkur.fights import fight, totals
from tests.merkur.tabletop import COMMONWEALTH, GERMAN, Tabletop, all_of, the


@pytest.mark.rule("merkur 8")
def test_guns_reach_their_own_area_and_the_next() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_21_nz W10", "cw_22_nz W09", "cw_28_maori W12")
    table.do("activate W10")
    assert table.offers("bombard ge_meindl W10")
    assert table.offers("bombard ge_meindl W09")
    assert table.refused("bombard ge_meindl W12") == ("8", "not-in-range")


@pytest.mark.rule("merkur 8.1")
def test_the_value_of_guns_and_bombers() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_22_nz W09", "ge_ju88_a away tired")
    assert table.attack("guns", "W09", "ge_meindl") == {"guns": 4}
    bombs = {
        name: table.attack("air", "W09", name)["bombs"] for name in ("ge_ju87", "ge_ju88_a", "ge_ju88_b", "ge_he111")
    }
    assert bombs == {"ge_ju87": 10, "ge_ju88_a": 4, "ge_ju88_b": 8, "ge_he111": 8}


@pytest.mark.rule("merkur 8.2")
@pytest.mark.parametrize(
    ("area", "code", "value"),
    [
        ("W20", "flat", 1),
        ("W10", "rough", 1),
        ("W13", "steep", 2),
        ("W16", "mountain", 2),
        ("W09", "hill107", 3),
        ("W12", "town-secondary", 4),
        ("W26", "town-major", 6),
    ],
)
def test_the_ground_under_bombs(area: str, code: str, value: int) -> None:
    table = Tabletop(GERMAN, f"cw_22_nz {area}")
    assert table.defence("air", area, "ge_ju87", "cw_22_nz") == {"main": 3, code: value}


@pytest.mark.rule("merkur 8.2")
def test_a_fort_helps_and_a_headquarters_bonus_does_not() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W10", "cw_hargest W10", "ge_meindl W11", facts=["forts W10"])
    assert table.defence("air", "W10", "ge_ju87", "cw_22_nz") == {"main": 3, "rough": 1, "fort": 2}


@pytest.mark.rule("merkur 8.2")
@pytest.mark.ruling("merkur R55")
def test_against_guns_the_best_headquarters_in_the_area_counts_by_itself() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W10", "cw_hargest W10", "cw_vasey W10", "cw_weston W09", "ge_meindl W11")
    table.do("activate W11")
    fought = fight(table, "bombard ge_meindl W10", dice=(1, 1, 6, 6))
    assert totals(fought) == (4, 3 + 1 + 4), "Vasey's 4; Weston's 8 are next door"
    assert not table.has("cw_vasey", "fired")


@pytest.mark.rule("merkur 8.2")
@pytest.mark.ruling("merkur R24")
@pytest.mark.parametrize(("options", "points"), [((), 2), (("flak_factor",), 4 + 2)])
def test_anti_aircraft_units_here_and_next_door_help_against_bombers(options: tuple[str, ...], points: int) -> None:
    units = ("cw_22_nz W09", "cw_156_aa W09", "cw_7_aa W10 tired", "cw_129_aa W13", "ge_meindl W03")
    table = Tabletop(GERMAN, *units, options=options)
    assert table.defence("air", "W09", "ge_ju87", "cw_22_nz")["flak"] == points
    assert "flak" not in table.defence("guns", "W09", "ge_meindl", "cw_22_nz")


# 8.3


@pytest.mark.rule("merkur 8.3")
@pytest.mark.parametrize(("attack", "band"), [(9, "failed"), (10, "even"), (11, "hit"), (30, "hit")])
def test_lower_equal_higher(attack: int, band: str) -> None:
    assert BOMB_BANDS[bomb_band(attack, 10)] == band


@pytest.mark.rule("merkur 8.3")
def test_a_bombardment_that_fails_on_an_enemy_area_does_nothing() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "cw_22_nz W09")
    table.do("activate W10")
    fight(table, "bombard ge_meindl W09", dice=(1, 1, 6, 6))
    assert not table.has("cw_22_nz", "tired")
    assert not table.has("ge_meindl", "tired")


@pytest.mark.rule("merkur 8.3")
@pytest.mark.rule("merkur 8")
def test_a_bombardment_that_fails_on_a_contested_area_hits_a_friend_at_random() -> None:
    table = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W09", "ge_ii_sturm W09", "cw_22_nz W09")
    table.do("activate W10")
    fight(table, "bombard ge_meindl W09", dice=(1, 1, 6, 6, 2))
    assert not table.has("ge_i_sturm", "tired")
    assert table.has("ge_ii_sturm", "tired")
    worn = Tabletop(GERMAN, "ge_meindl W10", "ge_i_sturm W09 tired", "cw_22_nz W09")
    worn.do("activate W10")
    fight(worn, "bombard ge_meindl W09", dice=(1, 1, 6, 6))
    assert worn.at("ge_i_sturm") == "dead"


@pytest.mark.rule("merkur 8.3")
def test_an_equal_bombardment_tires_the_target_only() -> None:
    table = Tabletop(GERMAN, "ge_meindl W24", "cw_22_nz W20", "cw_23_nz W20")
    table.do("activate W24")
    fought = fight(table, "bombard ge_meindl W20", "defend cw_22_nz", dice=(2, 2, 2, 2))
    assert fought.result == "even"
    assert table.has("cw_22_nz", "tired")
    assert not table.has("cw_23_nz", "tired")
    assert table.asked == "german area"


@pytest.mark.rule("merkur 8.3")
def test_a_hit_makes_a_second_unit_retreat_or_tire() -> None:
    units = ("ge_meindl W24", "cw_22_nz W20", "cw_23_nz W20", "cw_hargest W20")
    table = Tabletop(GERMAN, *units)
    table.do("activate W24")
    fight(table, "bombard ge_meindl W20", "defend cw_22_nz", dice=(6, 6, 1, 1))
    assert sorted(table.options()) == ["loss cw_23_nz", "yield cw_23_nz"], "a headquarters among friends is spared"
    table.run("yield cw_23_nz", "retreat cw_23_nz W22")
    assert (table.at("cw_23_nz"), table.has("cw_23_nz", "tired")) == ("W22", False)


@pytest.mark.rule("merkur 8.3")
def test_a_unit_alone_takes_one_loss() -> None:
    table = Tabletop(GERMAN, "ge_meindl W24", "cw_22_nz W20")
    table.do("activate W24")
    events = table.do("bombard ge_meindl W20", 6, 6, 1, 1)
    assert len(all_of(StepLost, events)) == 1
    assert all_of(Eliminated, events) == []


@pytest.mark.rule("merkur 8")
def test_the_defender_chooses_the_target() -> None:
    table = Tabletop(GERMAN, "ge_meindl W24", "cw_22_nz W20", "cw_7_pion W20", "cw_hargest W20")
    table.run("activate W24", "bombard ge_meindl W20")
    assert sorted(table.options()) == ["defend cw_22_nz", "defend cw_7_pion"]


# From the air


@pytest.mark.rule("merkur 8")
def test_all_bombers_are_aimed_before_the_first_attack() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W09", "cw_2_7_aus SC", "cw_hargest W12")
    table.do("luftwaffe")
    assert not table.offers("aim ge_ju87 W12"), "a headquarters alone is safe from the air"
    table.run("aim ge_ju87 W09", "aim ge_ju88_a W09", "rest ge_ju88_b")
    assert not table.has("cw_22_nz", "tired")
    events = table.run("aim ge_he111 SC", dice=(6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1))
    assert table.at("cw_22_nz") == "dead"
    assert table.has("cw_2_7_aus", "tired")
    assert all_of(TargetGone, events) == []


@pytest.mark.rule("merkur 8")
def test_a_bomber_whose_target_is_gone_has_flown_in_vain() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W09 tired", "cw_2_7_aus SC")
    table.run("luftwaffe", "aim ge_ju87 W09", "aim ge_ju88_a W09", "rest ge_ju88_b")
    gone = the(TargetGone, table.run("rest ge_he111", dice=(6, 6, 1, 1)))
    assert table.game.piece_ids[gone.unit] == "ge_ju88_a"
    assert table.has("ge_ju88_a", "acted")


@pytest.mark.rule("merkur 8")
@pytest.mark.ruling("merkur R12")
def test_each_aircraft_flies_once_a_day() -> None:
    table = Tabletop(GERMAN, "cw_22_nz W09", "ge_i_sturm W01", turn=4, initiative="german")
    table.run(
        "luftwaffe", "aim ge_ju87 W09", "rest ge_ju88_a", "rest ge_ju88_b", "rest ge_he111", "keep", dice=(1, 1, 6, 6)
    )
    assert not table.offers("luftwaffe"), "the box is activated once a turn"
    table.run("end", "end", dice=[6])
    assert table.pos.turn == 5
    table.do("luftwaffe")
    assert not any(text.startswith("aim ge_ju87") for text in table.options()), "it flew in the morning"
    table.run("rest ge_ju88_a", "rest ge_ju88_b", "rest ge_he111")
    table.run("end", "end", "end", "end", dice=[6, 6])
    assert table.pos.turn == 7
    table.do("luftwaffe")
    assert any(text.startswith("aim ge_ju87") for text in table.options())


@pytest.mark.rule("merkur 8")
@pytest.mark.rule("merkur 8.3")
@pytest.mark.ruling("merkur R25")
@pytest.mark.parametrize(("battery", "hurt"), [("W09", True), ("W10", True), ("W13", False)])
def test_anti_aircraft_fire_hits_a_bomber_that_fails(battery: str, hurt: bool) -> None:
    table = Tabletop(GERMAN, "cw_22_nz W09", f"cw_156_aa {battery}")
    table.run("luftwaffe", "aim ge_ju87 W09", "rest ge_ju88_a", "rest ge_ju88_b")
    choices = ["defend cw_22_nz"] if battery == "W09" else []
    fight(table, "rest ge_he111", *choices, dice=(1, 1, 6, 6))
    assert table.has("ge_ju87", "tired") is hurt


# 8.4


@pytest.mark.rule("merkur 8.4")
@pytest.mark.ruling("merkur R25")
@pytest.mark.ruling("merkur R48")
def test_the_bombardment_before_the_landing() -> None:
    table = Tabletop.started()
    assert table.asked == "commonwealth forts", "forts first"
    table.run("fort W10", "done")
    assert table.asked == "german raid"
    fought = fight(table, "raid W10", dice=(1, 1, 6, 6))
    assert totals(fought) == (8, 3 + 1 + 2 + 1), "the fort helps, and 156 AA next door"
    assert not any(table.has(name, "tired") for name in ("ge_ju87", "ge_ju88_a", "ge_ju88_b", "ge_he111"))
    assert table.refused("raid W10") == ("8.4", "raided-already")


@pytest.mark.rule("merkur 8.4")
@pytest.mark.ruling("merkur R26")
def test_strategic_zones_are_bombarded_too_a_lone_headquarters_is_not() -> None:
    table = Tabletop.started()
    table.do("done")
    assert table.offers("raid SC")
    assert table.offers("raid SF")
    assert not table.offers("raid W47"), "Freyberg is alone there"
    table.do("end")
    assert table.pos.turn == 1


@pytest.mark.ruling("merkur R43")
@pytest.mark.rule("merkur 3.2")
def test_six_forts_outside_towns() -> None:
    table = Tabletop.started()
    assert table.refused("fort W12") == ("3.2", "town-fort")
    assert table.refused("fort W26") == ("3.2", "town-fort")
    assert table.refused("fort W01") == ("3.2", "no-garrison")
    for area in ("W09", "W10", "W11", "W24", "C13"):
        table.do(f"fort {area}")
    table.do("fort E15")
    assert table.asked == "german raid", "six are all there are"


@pytest.mark.rule("merkur 8")
def test_the_commonwealth_bombards_with_its_headquarters() -> None:
    table = Tabletop(COMMONWEALTH, "cw_weston W26", "ge_i_sturm W25")
    table.do("activate W26")
    assert totals(fight(table, "bombard cw_weston W25", dice=(1, 1, 1, 1))) == (8, 4 + 2)
    assert table.has("ge_i_sturm", "tired")
