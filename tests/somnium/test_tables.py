"""2.3: the four tables, compared cell by cell with copies typed from the printed page."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Bombarded
from scirocco.systems.somnium.tables import ROW_WEIGHTS, ROWS, row_of
from tests.somnium.tabletop import Tabletop

COMBAT = """
DADOS | 1-4     | 1-3     | 1-2     | 1-1     | 2-1     | 3-1     | 4-1     | 5-1     | 6-1     | 7-1     | 8-1     | 9-1
2-12  | DVB ARB | DVB ARI | IMP     | EMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | DE AVB  | DE AVB  | DE AVI  | EMP
3-11  | DVI ARI | DVB ARB | DVB ARI | IMP     | EMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | DE AVB  | DE AVB  | DE AVI
4-10  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | EMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | DE AVB  | DE AVB
5-9   | DVB AE  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | EMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | DE AVB
6-8   | DVI AE  | DVB AE  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | EMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI
7     | DVI AE  | DVI AE  | DVB AE  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | EMP     | DRI AVB | DRB AVB | DRI AVI
"""  # noqa: E501

BOMBARDMENT = """
DADOS | 1-12 | 13-24 | 25-36 | 37-48 | 49+
2-12  | DB   | DB    | DB    | DB    | DB
3-11  | DI   | DB    | DB    | DB    | DB
4-10  | DI   | DI    | DB    | DB    | DB
5-9   | DI   | DI    | DI    | DB    | DB
6-8   | DI   | DI    | DI    | DI    | DB
7     | DI   | DI    | DI    | DI    | DI
"""

GAME = Tabletop.started().game


def cells(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def totals(row: str) -> list[int]:
    """The sums of two dice that a printed row such as ``5-9`` stands for."""
    return [int(number) for number in row.split("-")]


@pytest.mark.rule("alamein 2.3", "alamein 5.1.6")
@pytest.mark.ruling("alamein A4")
def test_every_cell_of_the_combat_table_is_the_printed_one() -> None:
    (_, *columns), *rows = cells(COMBAT)
    assert GAME.combat.columns == tuple(columns)
    for row, *printed in rows:
        for total in totals(row):
            assert [GAME.combat.result(column, total) for column in range(12)] == printed, f"dice {total}"


@pytest.mark.rule("alamein 2.3", "alamein 6.2")
def test_every_cell_of_the_bombardment_table_is_the_printed_one() -> None:
    (_, *columns), *rows = cells(BOMBARDMENT)
    assert GAME.bombardment.columns == tuple(columns)
    for row, *printed in rows:
        for total in totals(row):
            assert [GAME.bombardment.result(column, total) for column in range(5)] == printed, f"dice {total}"


@pytest.mark.rule("alamein 2.3", "alamein 6.2")
def test_the_bombardment_columns_begin_and_end_where_printed() -> None:
    limits = [(1, 12), (13, 24), (25, 36), (37, 48), (49, 1000)]
    for column, (first, last) in enumerate(limits):
        assert GAME.bombardment.column_for(first) == GAME.bombardment.column_for(last) == column


@pytest.mark.rule("alamein 2.4.3", "alamein 5.1.6")
def test_the_rows_have_the_chances_of_two_dice() -> None:
    throws = [0] * len(ROWS)
    for first in range(1, 7):
        for second in range(1, 7):
            throws[row_of(first + second)] += 1
    assert tuple(throws) == ROW_WEIGHTS
    assert sum(throws) == 36


@pytest.mark.rule("alamein 2.3")
def test_the_chances_of_every_column_add_up_to_36() -> None:
    for table, printed in ((GAME.combat, cells(COMBAT)), (GAME.bombardment, cells(BOMBARDMENT))):
        for column in range(len(table.columns)):
            chances = table.chances(column)
            assert sum(chances.values()) == 36
            assert set(chances) == {row[column + 1] for row in printed[1:]}


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein A4")
def test_the_exchange_at_9_to_1_stands_unless_the_switch_puts_an_elimination_there() -> None:
    switched = Tabletop.started(options=["top_rung_eliminates"]).game
    for column in range(12):
        for total in range(2, 13):
            printed = GAME.combat.result(column, total)
            if column == 11 and total in (2, 12):
                assert printed == "EMP"
                assert switched.combat.result(column, total) == "DE AVI"
            else:
                assert switched.combat.result(column, total) == printed


@pytest.mark.rule("alamein 2.3", "alamein 4.0", "alamein 5.1.2")
@pytest.mark.ruling("alamein A2")
def test_the_ground_costs_what_the_terrain_table_and_the_legend_say() -> None:
    """Steps into each kind of ground along which no road or track runs."""
    steps = {
        "open": ("1410", "1411", 1, 1, 0),
        "village": ("0804", "0805", 1, 1, 0),
        "crest": ("1411", "1412", 2, 3, 2),
    }
    for kind, (here, there, foot, motorised, columns) in steps.items():
        a, b = GAME.board.space(here), GAME.board.space(there)
        assert GAME.board.terrain[b] == kind
        assert (GAME.entry_cost(a, b, False), GAME.entry_cost(a, b, True)) == (2 * foot, 2 * motorised)
        assert GAME.terrain_columns[b] == columns
    assert not GAME.land & GAME.board.with_terrain("sea", "depression")


@pytest.mark.rule("alamein 2.3", "alamein 6.2")
@pytest.mark.ruling("alamein A17")
def test_every_counter_is_as_vulnerable_as_its_line_of_the_table_says() -> None:
    table = {
        (1, 2): {"INF", "MOT", "BERS", "PARA"},
        (2, 1): {"ARM", "MECHCAV", "MECHART", "ARMENG"},
        (2, 2): {"ART"},
    }
    for unit in GAME.units:
        assert unit.type in table[unit.air_vulnerability, unit.gun_vulnerability], unit.name


@pytest.mark.rule("alamein 6.2")
@pytest.mark.ruling("alamein A17")
def test_motorised_infantry_is_hit_from_the_air_like_infantry_not_like_armour() -> None:
    table = Tabletop("allied combat", "ge_115_15 1609", "ge_104_21 1609", air="10 0")
    table.do("strike 1609")
    (bombarded,) = [event for event in table.do("air 6", 3, 4) if isinstance(event, Bombarded)]
    assert (bombarded.vulnerability, GAME.bombardment.columns[bombarded.column]) == (2, "1-12")
