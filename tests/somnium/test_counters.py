"""2.0: the board, the counters, the tracks and the dice."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from scirocco.systems.somnium.events import Bombarded, Moved
from tests.somnium.tabletop import Tabletop

# The counter sheet, row by row: who each counter is, its front and its back.
SHEET = """
uk_131_44 uk_132_44 uk_133_44 uk_ad_44 uk_69_50 uk_151_50 uk_ad_50 nz_5_2 nz_6_2 nz_ad_2
3-4-6 3-4-6 3-4-6 3-1-4 4-4-6 4-4-6 3-1-4 5-4-6 5-4-6 3-1-4
2-2-6 2-2-6 2-2-6 2-1-4 2-2-6 2-2-6 2-1-4 3-2-6 3-2-6 2-1-4

uk_152_51 uk_153_51 uk_154_51 uk_ad_51 sa_1_1 sa_2_1 sa_3_1 sa_ad_1 fr_1 fr_2
4-4-6 4-4-6 4-4-6 3-1-4 4-4-6 4-4-6 4-4-6 3-1-4 4-4-6 2-3-6
2-2-6 2-2-6 2-2-6 2-1-4 2-2-6 2-2-6 2-2-6 2-1-4 2-2-6 1-2-6

in_5_4 in_7_4 in_161_4 in_ad_4 au_20_9 au_24_9 au_26_9 au_ad_9 uk_xiii uk_xxx
4-4-6 4-4-6 4-4-6 3-1-4 5-4-6 5-4-6 5-4-6 3-1-4 4-1-4 4-1-4
2-2-6 2-2-6 2-2-6 2-1-4 3-2-6 3-2-6 3-2-6 2-1-4 2-1-4 2-1-4

uk_2_1 uk_7m_1 uk_ad_1 uk_4_7 uk_22_7 uk_ad_7 uk_8_10 uk_24_10 uk_ad_10 uk_9arm
14-9-12 4-4-12 3-2-10 4-3-15 9-6-12 3-1-4 11-8-12 13-9-12 3-1-4 10-7-12
7-5-12 2-2-12 2-1-10 2-2-15 5-3-12 2-1-4 6-4-12 7-5-12 2-1-4 5-4-12

gr_1 uk_eng
3-3-6 0-3-6
2-2-6 0-2-6

ge_8pz_15 ge_115_15 ge_33a_15 ge_155_90 ge_200_90 ge_361_90 ge_190a_90 ge_15zbv it_8a
7-5-8 4-4-8 2-1-6 4-4-8 4-4-8 4-4-8 2-1-4 3-3-10 2-1-4
4-3-8 2-2-8 1-1-6 2-2-8 2-2-8 2-2-8 1-1-4 2-2-10 1-1-4

ge_5pz_21 ge_104_21 ge_155a_21 ge_125_164 ge_382_164 ge_433_164 ge_220a_164 ge_ramcke it_16a
7-5-8 4-4-8 2-1-4 2-4-6 2-4-6 2-4-6 2-1-4 5-5-6 2-1-4
4-3-8 2-2-8 1-1-4 1-2-6 1-2-6 1-2-6 1-1-4 3-3-6 1-1-4

it_39_bologna it_40_bologna it_205a_bologna it_19_brescia it_20_brescia it_1cel_brescia
1-2-5 1-2-5 1-1-4 1-2-5 1-2-5 1-1-4
1-1-5 1-1-5 1-1-4 1-1-5 1-1-5 1-1-4

it_27_pavia it_28_pavia it_26a_pavia it_61_trento it_62_trento it_46a_trento
1-2-5 1-2-5 1-1-4 1-2-5 1-2-5 1-1-4
1-1-5 1-1-5 1-1-4 1-1-5 1-1-5 1-1-4

it_186_folgore it_187_folgore it_185a_folgore it_65_trieste it_66_trieste it_21a_trieste
2-3-6 2-3-6 1-1-4 3-3-7 3-3-7 1-1-4
1-2-6 1-2-6 1-1-4 2-2-7 2-2-7 1-1-4

it_132_ariete it_8b_ariete it_132a_ariete it_133_littorio it_12b_littorio it_3cel_littorio it_7b it_9b
5-4-7 3-3-7 2-1-4 5-4-7 3-3-7 1-1-4 2-3-7 2-3-7
3-2-7 2-2-7 1-1-4 3-2-7 2-2-7 1-1-4 1-2-7 1-2-7
"""

GAME = Tabletop.started().game


def face(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("-"))


@pytest.mark.rule("alamein 2.1")
def test_the_map_has_378_hexes_in_21_columns_and_18_rows() -> None:
    hexes = GAME.board.ids[: GAME.board.size]
    assert len(hexes) == 378
    assert set(hexes) == {f"{column:02}{row:02}" for column in range(1, 22) for row in range(1, 19)}


@pytest.mark.rule("alamein 2.1")
def test_odd_columns_sit_half_a_hex_lower() -> None:
    board = GAME.board

    def around(number: str) -> set[str]:
        return {board.ids[space] for space in board.neighbours[board.space(number)]}

    assert around("0705") == {"0704", "0706", "0605", "0606", "0805", "0806"}
    assert around("0805") == {"0804", "0806", "0704", "0705", "0904", "0905"}


@pytest.mark.rule("alamein 2.1")
def test_the_front_rests_on_the_sea_and_on_the_depression() -> None:
    board = GAME.board
    for column in range(1, 22):
        kinds = [board.terrain[board.space(f"{column:02}{row:02}")] for row in range(1, 19)]
        assert kinds == sorted(kinds, key=lambda kind: {"sea": 0, "depression": 2}.get(kind, 1))
    assert {board.terrain[board.space(f"{column:02}18")] for column in range(1, 13)} == {"depression"}


@pytest.mark.rule("alamein 2.2")
@pytest.mark.ruling("alamein A9")
def test_there_are_86_counters_of_nine_nations() -> None:
    assert Counter(unit.nation for unit in GAME.units) == {
        "Italian": 28,
        "British": 24,
        "German": 16,
        "Australian": 4,
        "Indian": 4,
        "South African": 4,
        "New Zealand": 3,
        "French": 2,
        "Greek": 1,
    }
    assert len(GAME.units) == 86


@pytest.mark.rule("alamein 2.2")
def test_germans_and_italians_are_the_axis_and_all_others_the_allies() -> None:
    for unit in GAME.units:
        assert GAME.sides[unit.side] == ("axis" if unit.nation in ("German", "Italian") else "allied")


@pytest.mark.rule("alamein 2.2")
@pytest.mark.ruling("alamein A9")
@pytest.mark.parametrize("gun", ["it_8a", "it_16a"])
def test_8th_and_16th_artillery_are_italian(gun: str) -> None:
    assert GAME.units[GAME.piece_index[gun]].nation == "Italian"


@pytest.mark.rule("alamein 2.2.1", "alamein 7.0")
def test_both_faces_of_every_counter_are_those_of_the_sheet() -> None:
    seen = []
    for block in SHEET.strip().split("\n\n"):
        ids, fronts, backs = (line.split() for line in block.splitlines())
        for name, front, back in zip(ids, fronts, backs, strict=True):
            unit = GAME.units[GAME.piece_index[name]]
            assert (unit.attack, unit.defence, unit.movement) == face(front), name
            assert (unit.reduced_attack, unit.reduced_defence, unit.movement) == face(back), name
            seen.append(name)
    assert Counter(seen) == Counter(GAME.piece_ids)


@pytest.mark.rule("alamein 2.2.1")
@pytest.mark.ruling("alamein A8")
def test_33rd_artillery_has_six_points_on_both_faces_where_its_sisters_have_four() -> None:
    for marks in ("", " reduced"):
        table = Tabletop("axis movement", f"ge_33a_15 0206{marks}", f"ge_155a_21 0306{marks}")
        table.do("ge_33a_15")
        table.do("ge_33a_15 0206-0207-0208-0209-0210-0211-0212")
        table.do("ge_155a_21")
        assert table.why("ge_155a_21 0306-0307-0308-0309-0310") is None
        assert table.refused_by("ge_155a_21 0306-0307-0308-0309-0310-0311") == "4.0"


@pytest.mark.rule("alamein 2.2.1")
def test_a_counter_carries_its_own_number_and_that_of_its_division() -> None:
    unit = GAME.units[GAME.piece_index["ge_382_164"]]
    assert (unit.name, unit.label, unit.formation) == ("382nd Infantry Rgt", "382/164", "164 Inf")


@pytest.mark.rule("alamein 2.2.1")
@pytest.mark.ruling("alamein A7")
@pytest.mark.parametrize("name", ["ge_15zbv", "ge_ramcke", "uk_9arm", "fr_1", "gr_1", "it_7b", "it_8a", "uk_xxx"])
def test_independent_units_belong_to_no_division(name: str) -> None:
    assert GAME.units[GAME.piece_index[name]].formation == ""


@pytest.mark.rule("alamein 2.2.1")
def test_only_guns_have_a_range() -> None:
    assert {unit.type for unit in GAME.units if unit.range} == {"ART", "MECHART"}
    assert all(unit.range >= 2 for unit in GAME.units if unit.gun)


@pytest.mark.rule("alamein 2.2.1")
def test_each_type_moves_and_fights_as_its_symbol_says() -> None:
    found = {unit.type: (unit.motorised, unit.infantry, unit.armour, unit.gun) for unit in GAME.units}
    assert found == {
        "INF": (False, True, False, False),
        "MOT": (True, True, False, False),
        "BERS": (True, True, False, False),
        "PARA": (False, True, False, False),
        "ARM": (True, False, True, False),
        "MECHCAV": (True, False, False, False),
        "ART": (False, False, False, True),
        "MECHART": (True, False, False, True),
        "ARMENG": (True, False, False, False),
    }
    for unit in GAME.units:
        assert unit.motorised == found[unit.type][0]


@pytest.mark.rule("alamein 2.2.1")
@pytest.mark.ruling("alamein C26")
def test_bersaglieri_are_motorised_and_soft_targets() -> None:
    table = Tabletop("axis movement", "it_7b 0412")
    table.do("it_7b")
    (moved,) = [event for event in table.do("it_7b 0412-0413") if isinstance(event, Moved)]
    assert moved.cost == 2 * 3, "a crest costs a motorised unit three points"
    unit = table.game.units[table.unit("it_7b")]
    assert (unit.air_vulnerability, unit.gun_vulnerability) == (1, 2)


@pytest.mark.rule("alamein 5.1.5")
@pytest.mark.ruling("alamein C26")
def test_bersaglieri_are_infantry_to_attacking_tanks() -> None:
    table = Tabletop("allied combat", "uk_22_7 1509", "it_7b 1609")
    assert ("5.1.5", 1) in [(s.number, s.columns) for s in table.odds("1609", ["uk_22_7"]).shifts]


@pytest.mark.rule("alamein 2.4.1")
def test_twelve_turns_of_a_day_run_from_23_october_to_3_november() -> None:
    data = GAME.data
    first = date.fromisoformat(data.first_day)
    assert (first, GAME.turns, data.days_per_turn) == (date(1942, 10, 23), 12, 1)
    assert first + timedelta(days=data.days_per_turn * (GAME.turns - 1)) == date(1942, 11, 3)


@pytest.mark.rule("alamein 2.4.2")
def test_both_sides_have_an_air_power_track_that_holds_their_points() -> None:
    table = Tabletop.started()
    table.do("place uk_eng 1206")
    assert table.pos.air == [50, 6]


@pytest.mark.rule("alamein 2.4.3")
def test_moving_needs_no_dice() -> None:
    table = Tabletop("allied movement", "uk_22_7 1408")
    table.do("uk_22_7")
    table.do("uk_22_7 1408-1409-1410")
    assert table.at("uk_22_7") == "1410"


@pytest.mark.rule("alamein 2.4.3")
def test_two_dice_settle_a_combat() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "ge_382_164 1609")
    assert table.fight("1609", dice=(2, 1)).dice == (2, 1)


@pytest.mark.rule("alamein 2.4.3")
def test_two_dice_settle_a_bombardment() -> None:
    table = Tabletop("allied combat", "au_ad_9 1509", "ge_382_164 1709")
    table.do("bombard 1709")
    (fired,) = [event for event in table.do("join au_ad_9", 2, 1) if isinstance(event, Bombarded)]
    assert fired.dice == (2, 1)
