"""2.3: the four tables, compared cell by cell with copies of the printed page."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Bombarded
from scirocco.systems.somnium.units import ARMOUR, FOOT, MOTORISED
from tests.gazala.desert import Desert

COMBAT = """
DADOS  1-4     1-3     1-2     1-1     2-1     3-1     4-1     5-1     6-1     7-1     8-1     9-1
2-12   DVB ARB|DVB ARI|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP    |DE AVB |DE AVB |DE AVI |DE AVI |DE AVI
3-11   DVI ARI|DVB ARB|DVB ARI|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP    |DE AVB |DE AVB |DE AVI |DE AVI
4-10   DVI ARB|DVI ARI|DVB ARB|DVB ARI|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP    |DE AVB |DE AVB |DE AVI
5-9    DVB AE |DVI ARB|DVI ARI|DVB ARB|DVB ARI|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP    |DE AVB |DE AVB
6-8    DVI AE |DVB AE |DVI ARB|DVI ARI|DVB ARB|DVB ARI|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP    |DE AVB
7      DVI AE |DVI AE |DVB AE |DVI ARB|DVI ARI|DVB ARB|DVB ARI|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP
"""

BOMBARDMENT = """
DADOS  1-10  11-20 21-30 31-40 41+
2-12   DB   |DB   |DB   |DB   |DB
3-11   DI   |DB   |DB   |DB   |DB
4-10   DI   |DI   |DB   |DB   |DB
5-9    DI   |DI   |DI   |DB   |DB
6-8    DI   |DI   |DI   |DI   |DB
7      DI   |DI   |DI   |DI   |DI
"""

GAME = Desert.started().game


def columns_of(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n")[1].split()[1:])


def rows_of(text: str) -> list[tuple[int, list[str]]]:
    """Each sum of two dice with the cells of its row."""
    found = []
    for line in text.strip().splitlines()[1:]:
        name, cells = line[:7].strip(), [cell.strip() for cell in line[7:].split("|")]
        found += [(int(total), cells) for total in name.split("-")]
    return found


@pytest.mark.rule("gazala 2.3", "gazala 5.1.6", "gazala 5.1.7")
@pytest.mark.parametrize(("total", "cells"), rows_of(COMBAT))
def test_every_cell_of_the_combat_table_is_the_printed_one(total: int, cells: list[str]) -> None:
    assert GAME.combat.columns == columns_of(COMBAT)
    assert [GAME.combat.result(column, total) for column in range(12)] == cells


@pytest.mark.rule("gazala 2.3", "gazala 6.2", "gazala 8.0")
@pytest.mark.parametrize(("total", "cells"), rows_of(BOMBARDMENT))
def test_every_cell_of_the_bombardment_table_is_the_printed_one(total: int, cells: list[str]) -> None:
    assert GAME.bombardment.columns == columns_of(BOMBARDMENT)
    assert [GAME.bombardment.result(column, total) for column in range(5)] == cells


def test_the_copies_hold_every_sum_of_two_dice() -> None:
    assert {total for total, _ in rows_of(COMBAT)} == {total for total, _ in rows_of(BOMBARDMENT)} == set(range(2, 13))


@pytest.mark.rule("gazala 2.3", "gazala 6.2")
def test_the_bombardment_columns_begin_and_end_where_printed() -> None:
    for column, (first, last) in enumerate([(1, 10), (11, 20), (21, 30), (31, 40), (41, 1000)]):
        assert GAME.bombardment.column_for(first) == GAME.bombardment.column_for(last) == column


@pytest.mark.rule("gazala 2.3", "gazala 2.4.3")
def test_the_chances_of_every_column_are_those_of_two_dice() -> None:
    for table in (GAME.combat, GAME.bombardment):
        assert {sum(table.chances(column).values()) for column in range(len(table.columns))} == {36}
    assert [GAME.bombardment.chances(column)["DB"] for column in range(5)] == [2, 6, 12, 20, 30]


@pytest.mark.rule("gazala 2.3", "gazala 4.0", "gazala 5.1.2")
@pytest.mark.parametrize(
    ("kind", "step", "foot", "motorised", "columns"),
    [
        *(("open", "1712-1713", 1, 1, 0), ("city", "1509-1410", 1, 1, 2), ("crest", "1306-1305", 2, 3, 2)),
        *(("road", "0101-0201", 1, 0.5, 0), ("track", "1106-1207", 1, 1, 0)),
        *(("road onto a crest", "0604-0704", 1, 0.5, 2), ("track onto a crest", "1207-1307", 1, 1, 2)),
        *(("fortification", "0706-0806", 1, 1, 0), ("fortified crest", "0605-0704", 2, 3, 2)),
    ],
)
def test_the_ground_costs_what_the_terrain_table_says(
    kind: str, step: str, foot: float, motorised: float, columns: int
) -> None:
    here, there = (GAME.board.space(number) for number in step.split("-"))
    assert GAME.entry_cost(here, there, FOOT) == 2 * foot
    assert GAME.entry_cost(here, there, MOTORISED) == GAME.entry_cost(here, there, ARMOUR) == 2 * motorised
    assert GAME.terrain_columns[there] == columns


@pytest.mark.rule("gazala 2.3", "gazala 4.0")
@pytest.mark.ruling("gazala G4")
def test_a_sea_arm_costs_two_points_more_and_is_closed_to_armour_alone() -> None:
    here, there = GAME.board.space("2006"), GAME.board.space("2106")
    assert [GAME.entry_cost(here, there, kind) for kind in (FOOT, MOTORISED, ARMOUR)] == [2 * 3, 2 * 3, None]
    assert [GAME.entry_cost(there, here, kind) for kind in (FOOT, MOTORISED, ARMOUR)] == [2 * 3, 2 * 3, None]
    assert GAME.hexside_columns(there, here) == GAME.hexside_columns(here, there) == 2


@pytest.mark.rule("gazala 2.3", "gazala 4.0")
def test_nobody_enters_the_sea() -> None:
    assert not GAME.land & GAME.board.with_terrain("sea")
    assert GAME.board.with_terrain("sea").bit_count() == 84


@pytest.mark.rule("gazala 2.3", "gazala 10.0")
def test_a_fortification_adds_one_column_to_the_ground() -> None:
    columns = {number: GAME.columns[GAME.board.space(number)] for number in ("0806", "0704", "1114", "1410", "1305")}
    assert columns == {"0806": 1, "0704": 3, "1114": 3, "1410": 2, "1305": 2}


VULNERABILITY = {"INF": (1, 2), "MOT": (1, 2), "ENG": (1, 2), "BERS": (1, 2), "ARM": (2, 1), "ART": (2, 2)}


@pytest.mark.rule("gazala 2.3", "gazala 6.2", "gazala 8.0")
@pytest.mark.ruling("gazala C26")
def test_every_unit_has_the_vulnerability_printed_for_its_type_and_bersaglieri_that_of_infantry() -> None:
    assert {unit.type for unit in GAME.units} == set(VULNERABILITY)
    for unit in GAME.units:
        assert (unit.air_vulnerability, unit.gun_vulnerability) == VULNERABILITY[unit.type], unit.name


@pytest.mark.rule("gazala 6.2", "gazala 8.0")
@pytest.mark.ruling("gazala C26")
def test_bersaglieri_under_bombardment_count_as_a_soft_target() -> None:
    table = Desert("allied combat", "uk_xiii 1714", "it_8b 1712", "it_7b 1712")
    table.do("bombard 1712")
    (fired,) = [event for event in table.do("join uk_xiii", 3, 4) if isinstance(event, Bombarded)]
    assert (fired.strength, fired.vulnerability) == (2, 4)
    table = Desert("allied combat", "it_8b 1712", "it_7b 1712", air="10 0")
    table.do("strike 1712")
    (bombed,) = [event for event in table.do("air 7", 3, 4) if isinstance(event, Bombarded)]
    assert (bombed.strength, bombed.vulnerability) == (7, 2)
