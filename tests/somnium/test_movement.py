"""4.0: movement points, ground, roads, tracks and the railway."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Moved
from tests.somnium.tabletop import Tabletop


def cost(unit: str, path: str, *dice: int, options: tuple[str, ...] = (), facts: tuple[str, ...] = ()) -> float:
    """What a path costs a unit, in movement points."""
    side = "axis" if unit[:2] in ("ge", "it") else "allied"
    table = Tabletop(f"{side} movement", f"{unit} {path[:4]}", options=options, facts=facts)
    table.do(unit)
    (moved,) = [event for event in table.do(f"{unit} {path}", *dice) if isinstance(event, Moved)]
    return moved.cost / 2


# What a hex costs


@pytest.mark.rule("alamein 4.0")
@pytest.mark.parametrize(
    ("unit", "path", "points"),
    [
        ("au_20_9", "1410-1411", 1),
        ("uk_22_7", "1410-1411", 1),
        ("au_20_9", "0806-0805", 1),
        ("uk_22_7", "0806-0805", 1),
        ("au_20_9", "1411-1412", 2),
        ("uk_22_7", "1411-1412", 3),
        ("au_ad_9", "1411-1412", 2),
        ("uk_ad_1", "1411-1412", 3),
        ("uk_7m_1", "1411-1412", 3),
        ("uk_eng", "1411-1412", 3),
        ("ge_15zbv", "0412-0413", 3),
        ("it_186_folgore", "0412-0413", 2),
    ],
)
def test_open_ground_and_villages_cost_one_point_a_crest_two_on_foot_and_three_motorised(
    unit: str, path: str, points: float
) -> None:
    assert cost(unit, path) == points


@pytest.mark.rule("alamein 4.0", "alamein 10.0")
def test_a_fortification_costs_nothing_beside_its_ground() -> None:
    assert cost("ge_382_164", "0812-0811") == cost("ge_8pz_15", "0812-0811") == 1
    assert (cost("ge_382_164", "0812-0813"), cost("ge_8pz_15", "0812-0813")) == (2, 3)


@pytest.mark.rule("alamein 4.0")
def test_tanks_may_enter_crests() -> None:
    table = Tabletop("allied movement", "uk_2_1 1411")
    table.do("uk_2_1")
    assert table.why("uk_2_1 1411-1412-1512-1612") is None


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A2")
@pytest.mark.parametrize("path", ["0217-0218", "1217-1218"])
def test_nobody_enters_the_depression(path: str) -> None:
    for phase, unit in (("allied movement", "uk_22_7"), ("axis movement", "ge_382_164")):
        table = Tabletop(phase, f"{unit} {path[:4]}")
        table.do(unit)
        assert table.refused_by(f"{unit} {path}") == "4.0"
        assert not any(option.endswith(path[5:]) for option in table.options())


@pytest.mark.rule("alamein 4.0")
def test_nobody_enters_the_sea() -> None:
    table = Tabletop("allied movement", "uk_22_7 1207")
    table.do("uk_22_7")
    assert table.refused_by("uk_22_7 1207-1206-1205-1204") == "4.0"


@pytest.mark.rule("alamein 4.0", "alamein 9.1")
@pytest.mark.ruling("alamein A2")
def test_mines_cost_the_allies_one_point_more_and_the_axis_none() -> None:
    assert cost("au_20_9", "1011-0911", 6) == cost("uk_22_7", "1011-0911", 6) == 2
    assert cost("ge_382_164", "1011-0911") == cost("ge_8pz_15", "1011-0911") == 1


# Spending points


@pytest.mark.rule("alamein 4.0")
def test_a_unit_never_spends_more_than_its_points_and_need_not_spend_them_all() -> None:
    table = Tabletop("allied movement", "au_20_9 1608")
    table.do("au_20_9")
    six = "1608-1609-1610-1611-1711-1712"
    assert table.why("au_20_9 1608-1609") is None
    assert table.why(f"au_20_9 {six}") is None
    assert table.refused_by(f"au_20_9 {six}-1713") == "4.0"


@pytest.mark.rule("alamein 4.0")
def test_points_are_not_saved_for_a_later_turn() -> None:
    table = Tabletop("allied movement", "au_20_9 1409", "ge_382_164 0206")
    table.do("end")
    table.do("end")
    assert (table.pos.turn, table.pos.phase) == (2, 1)
    table.do("au_20_9")
    assert table.refused_by("au_20_9 1409-1410-1411-1511-1510-1509-1508-1507") == "4.0"


@pytest.mark.rule("alamein 4.0")
def test_points_are_neither_lent_nor_added_when_units_move_together() -> None:
    table = Tabletop("allied movement", "au_ad_9 1609", "uk_22_7 1609")
    table.do("uk_22_7")
    table.do("uk_22_7 1609-1610")
    table.do("au_ad_9")
    assert table.why("au_ad_9 1609-1709-1710-1810-1811") is None
    assert table.refused_by("au_ad_9 1609-1709-1710-1810-1811-1812") == "4.0"


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein C31")
def test_half_points_are_neither_rounded_up_nor_down() -> None:
    south = "0402-0403-0404-0405-0406-0407-0408"
    for start, path, allowed in (
        ("0302", f"0302-{south}", True),
        ("0302", f"0302-{south}-0409", False),
        ("0202", f"0202-0302-{south}", True),
        ("0101", f"0101-0202-0302-{south}", False),
    ):
        table = Tabletop("axis movement", f"it_7b {start}", options=["rail_off"])
        table.do("it_7b")
        why = table.why(f"it_7b {path}")
        assert (why is None) is allowed, path
    assert cost("it_7b", f"0302-{south}", options=("rail_off",)) == 6.5


# One unbroken path


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A30")
def test_a_move_is_one_unbroken_path() -> None:
    table = Tabletop("allied movement", "au_20_9 1608", "uk_22_7 1608")
    table.do("au_20_9")
    assert table.refused_by("au_20_9 1608-1610") == "4.0", "it skips a hex"
    assert table.refused_by("au_20_9 1609-1610") == "4.0", "it begins elsewhere"
    table.do("au_20_9 1608-1609")
    assert table.refused_by("au_20_9") == "4.0", "the points left are gone"


@pytest.mark.rule("alamein 4.0", "alamein 9.1")
@pytest.mark.ruling("alamein A30")
def test_after_a_mine_die_the_unit_goes_on_with_the_points_it_has_left() -> None:
    table = Tabletop("allied movement", "au_20_9 1011", "uk_22_7 1609")
    table.do("au_20_9")
    table.do("au_20_9 1011-0911", 1)
    assert table.is_reduced("au_20_9")
    assert table.refused_by("uk_22_7") == "4.0", "its move is not over"
    assert table.why("au_20_9 0911-0811-0710-0611-0612") is None
    assert table.refused_by("au_20_9 0911-0811-0710-0611-0612-0613") == "4.0"


@pytest.mark.rule("alamein 4.0", "alamein 9.1")
@pytest.mark.ruling("alamein A30")
def test_after_a_mine_die_the_unit_may_stop() -> None:
    table = Tabletop("allied movement", "au_20_9 1011")
    table.do("au_20_9")
    table.do("au_20_9 1011-0911", 6)
    table.do("stop")
    assert (table.at("au_20_9"), table.decision.kind) == ("0911", "unit")


@pytest.mark.rule("alamein 9.1")
@pytest.mark.ruling("alamein A30")
def test_only_the_surviving_unit_goes_on() -> None:
    table = Tabletop("allied movement", "au_20_9 1011 reduced")
    table.do("au_20_9")
    table.do("au_20_9 1011-0911", 1)
    assert (table.at("au_20_9"), table.decision.kind) == ("dead", "unit")


# Roads and tracks


@pytest.mark.rule("alamein 4.0")
def test_a_road_costs_half_a_point_motorised_and_one_on_foot() -> None:
    assert cost("uk_22_7", "1306-1407-1506") == 1
    assert cost("au_20_9", "1306-1407-1506") == 2


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein C30")
def test_a_road_counts_only_for_a_unit_that_moves_along_it() -> None:
    assert cost("uk_22_7", "1307-1306") == 1, "onto the road"
    assert cost("uk_22_7", "1005-1105") == 0.5, "along it"
    assert cost("uk_22_7", "1105-1005") == 0.5, "or back"


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein C30")
def test_a_track_cancels_the_cost_of_a_crest_for_a_unit_that_moves_along_it() -> None:
    assert cost("uk_22_7", "1108-1109") == cost("au_20_9", "1108-1109") == 1
    assert (cost("uk_22_7", "1110-1109"), cost("au_20_9", "1110-1109")) == (3, 2)
    assert cost("uk_22_7", "1009-1109") == 3


@pytest.mark.rule("alamein 4.0", "alamein 9.1")
@pytest.mark.ruling("alamein C30")
def test_neither_road_nor_track_cancels_the_extra_point_for_mines() -> None:
    assert cost("uk_22_7", "0904-0804", 6) == 1.5
    assert cost("uk_22_7", "1008-0908", 6) == 2
    assert cost("ge_8pz_15", "0904-0804") == 0.5


# The railway

LINE = "1106-1207-1307-1408-1507-1608-1707-1807-1907-2007-2107"


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A1")
@pytest.mark.parametrize("unit", ["au_20_9", "au_ad_9", "uk_22_7"])
def test_a_unit_travels_any_way_along_the_railway_for_nothing(unit: str) -> None:
    assert cost(unit, LINE) == 0
    assert cost(unit, f"{LINE}-2108") == 1


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A1")
def test_without_the_railway_the_ground_decides() -> None:
    table = Tabletop("allied movement", "au_20_9 1106", options=["rail_off"])
    table.do("au_20_9")
    assert table.refused_by(f"au_20_9 {LINE}") == "4.0"
    assert cost("au_20_9", LINE[:34], options=("rail_off",)) == 6
    assert cost("uk_22_7", "1707-1807", options=("rail_off",)) == 1


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A1")
def test_a_unit_that_reaches_the_railway_with_its_last_point_goes_on_along_it() -> None:
    table = Tabletop("allied movement", "au_20_9 1813")
    table.do("au_20_9")
    march = "1813-1812-1811-1810-1809-1808-1807"
    assert table.why(f"au_20_9 {march}-1907-2007-2107") is None
    assert table.refused_by(f"au_20_9 {march}-1906") == "4.0"


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A1")
def test_hexes_of_the_railway_that_the_line_does_not_join_are_ordinary_ground() -> None:
    assert cost("au_20_9", "1206-1207") == 1


@pytest.mark.rule("alamein 4.0", "alamein 4.1.2")
@pytest.mark.ruling("alamein A1")
def test_a_train_stops_next_to_the_enemy() -> None:
    table = Tabletop("allied movement", "au_20_9 1408", "ge_382_164 1609")
    table.do("au_20_9")
    assert table.why("au_20_9 1408-1507-1608") is None
    assert table.refused_by("au_20_9 1408-1507-1608-1707") == "4.1.2"


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A1")
def test_no_train_passes_a_hex_the_enemy_was_the_last_to_hold() -> None:
    assert cost("au_20_9", "1408-1507-1608", facts=("held.axis 1309",)) == 0
    assert cost("au_20_9", "1408-1507-1608", facts=("held.axis 1507",)) >= 1


@pytest.mark.rule("alamein 4.0", "alamein 9.1")
@pytest.mark.ruling("alamein A1")
def test_mines_on_the_line_cost_their_point_and_their_die() -> None:
    assert cost("au_20_9", "0905-0805-0704", 6) == 1
    assert cost("ge_382_164", "0905-0805-0704-0604") == 0
