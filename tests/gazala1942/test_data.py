"""2.0, 13.0: every counter, table and list of the scenarios."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.gazala1942.table import Begun, load

GAME = load()


def values(name: str) -> list[tuple[int, int]]:
    unit = GAME.units[GAME.piece_index[name]]
    return list(zip(unit.combat, unit.armour, strict=True))


@pytest.mark.rule("gazala1942 2.2")
def test_there_are_118_counters_and_eleven_markers_besides() -> None:
    axis, allied = GAME.army
    assert (len(axis), len(allied)) == (54, 64)
    assert len(GAME.marker_units) == 11
    assert len(axis) + len(allied) + len(GAME.marker_units) == 129
    assert {GAME.units[u].nation for u in axis} == {"German", "Italian"}
    assert {GAME.units[u].nation for u in allied} == {"British", "South African", "Indian", "French"}


@pytest.mark.rule("gazala1942 2.1")
@pytest.mark.ruling("gazala1942 R11")
def test_what_is_printed_on_a_counter() -> None:
    assert GAME.units[GAME.piece_index["ge_200_i"]].movement == 7
    assert not GAME.units[GAME.piece_index["ge_200_i"]].mech
    assert all(unit.mech for unit in GAME.units if unit.hq), "headquarters drive"
    assert all(unit.radius for unit in GAME.units if unit.hq and not unit.leader)
    assert all(unit.movement == 12 for unit in GAME.units if unit.car)
    assert GAME.units[GAME.piece_index["rommel"]].movement == 14


BRIGADES = [
    *(("sa_1_1_i", 6), ("sa_2_1_i", 6), ("sa_3_1_i", 6), ("uk_151_50_i", 6), ("uk_69_50_i", 6), ("uk_150_50_i", 6)),
    *(("sa_5_2_i", 6), ("sa_4_2_i", 6), ("uk_201_1_i", 6), ("uk_7_7_i", 6)),
    *(("in_9_5_i", 5), ("in_10_5_i", 5), ("in_29_5_i", 5), ("in_11_i", 5), ("in_20_i", 5)),
]


@pytest.mark.rule("gazala1942 10.6", "gazala1942 9.31")
@pytest.mark.ruling("gazala1942 R55")
@pytest.mark.parametrize(("name", "full"), BRIGADES)
def test_a_brigade_and_its_parts(name: str, full: int) -> None:
    whole, reduced, last = values(name)
    battalion = values(f"{name}_bn")[0]
    assert (whole, reduced, last) == ((full, 1), (full - 2, 1), battalion)
    assert battalion == ((2, 0) if full == 6 else (1, 0))


def test_fifteen_brigades_have_three_steps() -> None:
    assert [unit.id for unit in GAME.units if unit.steps == 3] == sorted(
        (n for n, _ in BRIGADES), key=GAME.piece_ids.index
    )


COUNTERS = [
    ("ge_200_i", [(4, 1), (2, 1)], 7),
    ("it_85_60_i", [(3, 1), (1, 1)], 7),
    ("it_7_i", [(3, 1), (2, 1)], 9),
    ("it_33_e", [(2, 0)], 7),
    ("it_65_101_i", [(4, 1), (2, 1)], 9),
    ("it_1_132_t", [(2, 2), (1, 1)], 9),
    ("it_132_t", [(2, 3), (1, 2)], 9),
    ("it_501_132_aa", [(1, 3)], 9),
    ("it_rcm_a", [(2, 1), (1, 1)], 12),
    ("ge_1_21_t", [(4, 5), (2, 3)], 9),
    ("ge_1_21_i", [(3, 1), (1, 1)], 9),
    ("ge_1_1_90_i", [(2, 1), (1, 1)], 9),
    ("ge_53_15_e", [(2, 0)], 9),
    ("ge_1_18_aa", [(1, 3)], 9),
    ("heckler", [(2, 0)], 7),
    ("uk_9l_1_t", [(3, 4), (2, 2)], 9),
    ("uk_4y_1_t", [(2, 3), (1, 2)], 10),
    ("uk_8h_7_t", [(2, 2), (1, 1)], 10),
    ("uk_42_t", [(2, 2), (1, 1)], 7),
    ("uk_1r_1_i", [(2, 0)], 9),
    ("in_3_i", [(4, 1), (2, 1)], 9),
    ("fr_2_ffl_i", [(4, 1), (2, 1)], 7),
    ("uk_kdg_a", [(1, 1), (1, 0)], 12),
]


@pytest.mark.rule("gazala1942 2.2")
@pytest.mark.parametrize(("name", "faces", "movement"), COUNTERS)
def test_the_faces_of_a_counter(name: str, faces: list[tuple[int, int]], movement: int) -> None:
    assert values(name) == faces
    assert GAME.units[GAME.piece_index[name]].movement == movement


def test_the_totals_of_both_armies() -> None:
    """As the table of counters sums them up: 124 and 80 for the Axis, 145 and 66 for the Allies, parts not counted."""
    sums = [
        tuple(sum(values(GAME.piece_ids[u])[0][i] for u in army if GAME.units[u].brigade < 0) for i in (0, 1))
        for army in GAME.army
    ]
    assert sums == [(124, 80), (145, 66)]


RADII = {"it_xxi_h": 6, "it_x_h": 5, "it_xx_h": 6, "ge_afrika_h": 7, "sa_1_sa_h": 5, "uk_50_h": 5, "sa_2_sa_h": 5}
RADII |= {"in_5_indian_h": 5, "uk_1_h": 6, "uk_7_h": 7}


@pytest.mark.rule("gazala1942 2.1")
def test_the_radii_of_headquarters() -> None:
    assert {GAME.piece_ids[u]: GAME.units[u].radius for side in GAME.hqs for u in side} == RADII


@pytest.mark.rule("gazala1942 11.22", "gazala1942 8.4")
def test_the_models_of_allied_tanks() -> None:
    models: dict[str, set[str]] = {}
    for unit in GAME.units:
        if unit.tank and unit.model:
            models.setdefault(unit.model, set()).add(unit.label)
    assert models == {
        "matilda": {"7", "42", "44"},
        "grant": {"9L/1", "3/7", "5/7"},
        "crusader": {"By/1", "10H/1", "2H/1", "3Y/1", "4Y/1"},
        "stuart": {"8H/7", "1", "6"},
        "valentine": {"8", "4"},
    }
    assert {unit.label for unit in GAME.units if unit.tough} == models["matilda"]


CRT = """
1 4/- 4/- 3/- 3/- 2/- 2/1 2/2 2/2 1/3 1/3 1/3 1/4
2 4/- 3/- 3/- 2/- 2/1 2/2 2/2 1/2 1/3 1/3 1/4 -/4
3 3/- 3/- 2/- 2/1 2/1 1/2 1/2 1/3 1/3 1/4 -/4 -/5
4 3/- 2/- 2/1 2/1 1/1 1/2 1/3 1/3 1/3 -/4 -/4 -/5
5 2/- 2/1 2/1 1/1 1/2 1/3 1/3 1/4 -/4 -/5 -/5 -/6
6 2/1 2/1 1/1 1/2 1/2 1/3 -/4 -/4 -/5 -/5 -/6 -/6
"""


@pytest.mark.rule("gazala1942 9.3")
def test_the_combat_table_cell_by_cell() -> None:
    for line in CRT.split("\n")[1:-1]:
        die, *cells = line.split()
        assert [GAME.result_text(cell) for cell in GAME.combat_table[int(die) - 1]] == cells


def test_the_combat_table_never_gets_worse_for_the_attacker() -> None:
    for row in GAME.combat_table:
        for left, right in pairwise(row):
            assert right[0] <= left[0]
            assert right[1] >= left[1]
    for low, high in pairwise(GAME.combat_table):
        assert all(h[0] <= lo[0] and h[1] >= lo[1] for lo, h in zip(low, high, strict=True))


@pytest.mark.rule("gazala1942 2.3")
@pytest.mark.ruling("gazala1942 R62")
def test_boxes_on_the_map_are_scenery() -> None:
    box, open_ground = GAME.board.index["1410"], GAME.board.index["1409"]
    assert "box" in GAME.board.features[box]
    costs = {
        GAME.ground.entry_cost(GAME.board.index[here], there, mech=False)
        for here, there in (("1409", box), ("1410", open_ground))
    }
    assert costs == {2}, "the track, the same both ways"
    assert GAME.ground.columns[box] == 0


@pytest.mark.rule("gazala1942 2.4")
@pytest.mark.ruling("gazala1942 R71")
@pytest.mark.parametrize(
    ("scenario", "turns", "first", "last"),
    [
        ("opening", 11, "1942-05-26", "1942-06-05"),
        ("aida", 28, "1942-05-26", "1942-06-22"),
        ("strike", 31, "1942-05-23", "1942-06-22"),
    ],
)
def test_a_turn_is_a_day(scenario: str, turns: int, first: str, last: str) -> None:
    game = load(scenario)
    assert (game.turns, game.day_of(1), game.day_of(game.turns)) == (turns, first, last)


# 13.12, 13.16: the lists of the first two scenarios

ALLIED_PLACES = {
    "sa_1_1_i": "2307", "sa_2_1_i": "2506", "sa_1_sa_h": "2508", "sa_3_1_i": "2707", "uk_151_50_i": "2109",
    "uk_69_50_i": "1809", "uk_50_h": "1810", "uk_150_50_i": "1410", "sa_5_2_i": "2419", "sa_5_2_i_bn": "2317",
    "sa_2_sa_h": "2322", "sa_4_2_i": "2121", "in_9_5_i": "2023", "in_9_5_i_bn": "1621", "in_10_5_i": "1632",
    "in_5_indian_h": "1632", "uk_201_1_i": "1716", "uk_1_h": "1519", "uk_7_h": "1020", "in_3_i": "0814",
    "in_29_5_i": "0823", "uk_7_7_i": "0717", "uk_7_7_i_bn": "0213", "sa_7_a": "2611", "uk_8_t": "2015",
    "fr_1_ffl_i": "1011", "fr_2_ffl_i": "0912", "sa_4_a": "0514",
}  # fmt: skip
AXIS_PLACES = {
    "it_xxi_h": "2403", "it_x_h": "1705", "ge_1_21_t": "0609", "ge_2_21_t": "0609", "ge_1_21_i": "0609",
    "ge_2_21_i": "0609", "ge_afrika_h": "0407", "ge_3_21_a": "0112", "ge_580_90_a": "0112",
}  # fmt: skip
ALLIED_NEAR = {
    "uk_by_1_t uk_9l_1_t uk_10h_1_t uk_1r_1_i": ("1718", 1),
    "uk_2h_1_t uk_3y_1_t uk_4y_1_t uk_50_1_i": ("1316", 1),
    "uk_3_7_t uk_5_7_t uk_8h_7_t uk_1kr_7_i": ("1118", 2),
    "sa_3_a uk_42_t": ("2508", 2),
    "uk_7_t": ("2310", 1),
    "uk_44_t": ("1911", 1),
    "sa_6_a": ("1810", 1),
    "uk_kdg_a": ("1020", 2),
}
AXIS_NEAR = {
    "ge_200_i ge_361_i": ("2804", 1),
    "it_85_60_i it_86_60_i it_7_i it_33_e": ("2403", 2),
    "it_61_102_i it_62_102_i": ("2105", 2),
    "it_19_27_i it_20_27_i": ("1806", 2),
    "it_27_17_i it_28_17_i": ("1506", 2),
    "it_9_i": ("1705", 3),
    "it_xx_h it_65_101_i it_66_101_i it_34_e": ("1206", 1),
    "it_1_132_t it_2_132_t it_3_132_t it_132_t it_501_132_aa it_8_132_i it_rcm_a": ("0807", 1),
    "ge_1_15_t ge_2_15_t ge_1_15_i ge_2_15_i ge_3_15_i ge_53_15_e ge_33_15_a": ("0409", 1),
    "ge_1_1_90_i ge_2_1_90_i ge_3_1_90_i ge_1_2_90_i ge_2_2_90_i ge_3_2_90_i": ("0210", 1),
}
WITH_AFRIKA = "ge_1_18_aa ge_2_18_aa ge_3_18_aa ge_1_33_aa ge_2_33_aa ge_3_33_aa rommel"


def check_list(begun: Begun, places: dict[str, str], near: dict[str, tuple[str, int]]) -> None:
    game = begun.game
    assert {name: begun.at(name) for name in places} == places
    for names, (centre, reach) in near.items():
        for name in names.split():
            assert game.distance(begun.pos.at[game.piece_index[name]], game.board.index[centre]) <= reach, name


@pytest.mark.rule("gazala1942 13.12", "gazala1942 13.22")
@pytest.mark.ruling("gazala1942 R63")
@pytest.mark.parametrize("scenario", ["opening", "aida"])
def test_the_axis_list(scenario: str) -> None:
    begun = Begun(scenario)
    begun.set_up(1)
    check_list(begun, AXIS_PLACES, AXIS_NEAR)
    korps = {begun.at(name) for name in " ".join([*AXIS_PLACES, *AXIS_NEAR]).split() if name.startswith("ge_")}
    assert {begun.at(name) for name in WITH_AFRIKA.split()} <= korps
    listed = {*AXIS_PLACES, *" ".join(AXIS_NEAR).split(), *WITH_AFRIKA.split()}
    assert {
        name for u, name in enumerate(begun.game.piece_ids) if u in begun.game.army[0] and begun.pos.at[u] >= 0
    } == listed
    assert begun.at("heckler") == "away"


@pytest.mark.rule("gazala1942 13.16", "gazala1942 13.22")
@pytest.mark.ruling("gazala1942 R67")
@pytest.mark.parametrize("scenario", ["opening", "aida"])
def test_the_allied_list(scenario: str) -> None:
    begun = Begun(scenario)
    begun.set_up(1)
    check_list(begun, ALLIED_PLACES, ALLIED_NEAR)
    assert {name for u, name in enumerate(begun.game.piece_ids) if begun.pos.marks[u] & 3} == {
        "sa_5_2_i",
        "in_9_5_i",
        "uk_7_7_i",
    }, "these three begin split"
    listed = {*ALLIED_PLACES, *" ".join(ALLIED_NEAR).split()}
    assert {
        name for u, name in enumerate(begun.game.piece_ids) if u in begun.game.army[1] and begun.pos.at[u] >= 0
    } == listed


def pools(scenario: str) -> dict[str, int]:
    game = load(scenario)
    return {name: n for name, n in zip(game.pool_names, game.start().pools, strict=True) if n}


ALLIED_POOLS = {"stuart": 1, "grant": 4, "crusader": 2, "matilda": 1, "valentine": 2, "car": 1, "uk_infantry": 1}


@pytest.mark.rule("gazala1942 13.14", "gazala1942 13.17")
def test_replacements_of_the_first_scenario() -> None:
    assert pools("opening") == {"ge_tank": 1, "it_tank": 1} | ALLIED_POOLS


@pytest.mark.rule("gazala1942 13.23", "gazala1942 13.25")
def test_replacements_of_the_second_scenario() -> None:
    assert pools("aida") == {"ge_tank": 2, "it_tank": 1} | ALLIED_POOLS


@pytest.mark.ruling("gazala1942 R66")
def test_the_third_scenario_begins_without_replacements() -> None:
    assert pools("strike") == {}


def calendar(scenario: str) -> dict[str, tuple[list[str], dict[str, int]]]:
    return {one.day[5:]: (one.units, one.pools) for one in load(scenario).scenario_data.arrivals}


FIRST_ARRIVALS: dict[str, tuple[list[str], dict[str, int]]] = {
    "05-28": (["uk_4_t"], {"grant": 2, "crusader": 1, "valentine": 1, "uk_infantry": 2}),
    "06-02": (["uk_1_t", "uk_1sf_i"], {"ge_tank": 1, "it_tank": 1}),
    "06-03": (["in_11_i"], {}),
    "06-05": (["uk_6_t"], {}),
}
LATE_STEPS: dict[str, tuple[list[str], dict[str, int]]] = {
    "06-10": ([], {"ge_tank": 1, "ge_car": 1}),
    "06-18": ([], {"ge_tank": 1, "ge_infantry": 1}),
}
JUNE_7 = {"grant": 1, "crusader": 1, "valentine": 1, "car": 1, "uk_infantry": 1}


@pytest.mark.rule("gazala1942 13.15", "gazala1942 13.18")
def test_reinforcements_of_the_first_scenario() -> None:
    assert calendar("opening") == FIRST_ARRIVALS


@pytest.mark.rule("gazala1942 13.24", "gazala1942 13.26")
def test_reinforcements_of_the_second_scenario() -> None:
    assert calendar("aida") == FIRST_ARRIVALS | {"06-07": (["in_20_i"], JUNE_7)} | LATE_STEPS


@pytest.mark.rule("gazala1942 13.33", "gazala1942 13.35")
@pytest.mark.ruling("gazala1942 R65")
def test_reinforcements_of_the_third_scenario() -> None:
    assert (
        calendar("strike")
        == {
            "05-25": (["ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i"], {}),
            "05-28": ([], FIRST_ARRIVALS["05-28"][1]),
            "06-02": ([], {"ge_tank": 1, "it_tank": 1}),
            "06-05": (["in_20_i"], {}),
            "06-07": ([], JUNE_7),
        }
        | LATE_STEPS
    )


@pytest.mark.rule("gazala1942 13.32")
@pytest.mark.ruling("gazala1942 R64", "gazala1942 R75")
def test_the_axis_list_of_the_third_scenario() -> None:
    begun = Begun("strike")
    begun.set_up()
    places = {"it_xxi_h": "2403", "it_x_h": "1805", "ge_afrika_h": "0806", "ge_3_21_a": "0408", "ge_580_90_a": "0408"}
    near = {
        "ge_200_i ge_361_i": ("2804", 1),
        "it_85_60_i it_86_60_i it_7_i it_33_e": ("2503", 2),
        "it_61_102_i it_62_102_i": ("2205", 2),
        "it_19_27_i it_20_27_i": ("1906", 2),
        "it_27_17_i it_28_17_i": ("1606", 2),
        "it_9_i": ("1805", 3),
        "it_xx_h it_65_101_i it_66_101_i it_34_e": ("1106", 1),
        "it_1_132_t it_2_132_t it_3_132_t it_132_t it_501_132_aa it_8_132_i": ("0907", 1),
        "ge_1_15_t ge_2_15_t ge_1_15_i ge_2_15_i ge_3_15_i ge_53_15_e ge_33_15_a": ("0608", 1),
        "ge_1_1_90_i ge_2_1_90_i ge_3_1_90_i ge_1_2_90_i ge_2_2_90_i ge_3_2_90_i": ("0209", 1),
    }
    check_list(begun, places, near)
    assert {begun.at(name) for name in ("ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i")} == {"away"}
    assert begun.at("it_rcm_a") == "away", "the list leaves it out"
    check_list(begun_with("with_recam"), places, {**near, "it_rcm_a": ("0907", 1)})


def begun_with(option: str) -> Begun:
    begun = Begun("strike", [option])
    begun.set_up()
    return begun


@pytest.mark.rule("gazala1942 13.34")
@pytest.mark.ruling("gazala1942 R68", "gazala1942 R8")
def test_the_allied_list_of_the_third_scenario() -> None:
    begun = Begun("strike")
    begun.set_up()
    alike = ("sa_1_", "sa_2_", "sa_3_1", "sa_5", "sa_4_2", "fr_", "uk_50")
    same = [name for name in ALLIED_PLACES if name.startswith(alike)]
    same += ["uk_151_50_i", "uk_69_50_i", "uk_150_50_i"]
    check_list(
        begun,
        {name: ALLIED_PLACES[name] for name in same},
        {"in_9_5_i in_10_5_i in_11_i in_5_indian_h": ("0815", 2)},
    )
    game, pos = begun.game, begun.pos
    anchors = [game.board.index[name] for name in ("1213", "1611", "2112", "2509")]
    free = ["uk_1_h", "uk_by_1_t", "uk_9l_1_t", "uk_201_1_i", "uk_7_h", "uk_3_7_t", "in_3_i", "in_29_5_i", "uk_7_7_i"]
    for name in free:
        assert min(game.distance(pos.at[game.piece_index[name]], anchor) for anchor in anchors) <= 2, name
    for name in ("uk_7_7_i", "in_9_5_i", "in_11_i"):
        assert pos.marks[game.piece_index[name]] & 3 == 0, "whole"
        assert begun.at(f"{name}_bn") == "away"
    under = [
        game.data.formations[pos.under[game.piece_index[name]]].id for name in ("in_9_5_i", "in_11_i", "in_29_5_i")
    ]
    assert under == ["5 Ind", "5 Ind", "7 Arm"]
    for name in ("sa_7_a", "uk_42_t", "uk_1sf_i", "uk_6_t"):
        beside = [u for u in game.army[1] if pos.at[u] == pos.at[game.piece_index[name]] and pos.under[u] >= 0]
        assert beside, f"{name} stands with a formation"


@pytest.mark.rule("gazala1942 7.3")
@pytest.mark.ruling("gazala1942 R8")
def test_formations_go_by_the_headings_of_the_lists() -> None:
    names = [formation.id for formation in GAME.data.formations]
    heading = {
        name: names[GAME.first_under[GAME.piece_index[name]]]
        for name in ("in_9_5_i", "in_29_5_i", "in_10_5_i", "in_3_i", "ge_200_i", "heckler")
    }
    assert heading == {
        "in_9_5_i": "2 SA",
        "in_29_5_i": "7 Arm",
        "in_10_5_i": "5 Ind",
        "in_3_i": "7 Arm",
        "ge_200_i": "XXI",
        "heckler": "XXI",
    }
    for name in ("in_11_i", "in_20_i", "uk_1sf_i", "uk_4_t", "uk_42_t", "sa_7_a", "fr_1_ffl_i"):
        assert GAME.first_under[GAME.piece_index[name]] == -1, "independent"


@pytest.mark.rule("gazala1942 13.12")
@pytest.mark.ruling("gazala1942 R72")
def test_free_places_are_land_with_room_and_no_mines_for_the_axis() -> None:
    begun = Begun()
    while begun.pos.agenda[-1].side == 1:
        begun.do("auto")
    seen = set()
    while begun.pos.agenda and begun.pos.agenda[-1].stage == "place" and begun.pos.turn == 0:
        seen |= {text.split()[2] for text in begun.options("place")}
        if sum(task.stage == "place" for task in begun.pos.agenda) == 1:
            break
        begun.do("auto")
    board = begun.game.board
    assert not any("minefield" in board.features[board.index[name]] for name in seen)
    assert not any(board.terrain[board.index[name]] == "sea" for name in seen)
    assert "2804" in seen


@pytest.mark.rule("gazala1942 13.16")
def test_units_are_placed_by_hand_one_after_the_other() -> None:
    begun = Begun()
    assert begun.game.decision(begun.pos).side == 1, "the Allies first"  # type: ignore[union-attr]
    parse = begun.game.parse
    assert {text.split()[2] for text in begun.options("place")} <= {
        "1718",
        "1717",
        "1719",
        "1818",
        "1618",
        "1617",
        "1817",
    }
    why = begun.game.explain(begun.pos, parse("place uk_9l_1_t 1718"))
    assert why is not None
    assert why.code == "not-its-turn"
    why = begun.game.explain(begun.pos, parse("place uk_by_1_t 1720"))
    assert why is not None
    assert (why.code, why.rule) == ("place-zone", "gazala1942 13.16")
    begun.do("place uk_by_1_t 1719")
    assert begun.at("uk_by_1_t") == "1719"
