"""2.3: the four tables, compared cell by cell with copies typed from the printed page."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import Moved
from tests.sicily.island import Island

COMBAT = """
DADOS | 1-4     | 1-3     | 1-2     | 1-1     | 2-1     | 3-1     | 4-1     | 5-1     | 6-1     | 7-1     | 8-1     | 9-1
2-12  | DVB ARB | DVB ARI | IMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | EMP     | DE AVB  | DE AVB  | DE AVI  | DE AVI
3-11  | DVI ARI | DVB ARB | DVB ARI | IMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | EMP     | DE AVB  | DE AVB  | DE AVI
4-10  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | EMP     | DE AVB  | DE AVB
5-9   | DVB AE  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | EMP     | DE AVB
6-8   | DVI AE  | DVB AE  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI | EMP
7     | DVI AE  | DVI AE  | DVB AE  | DVI ARB | DVI ARI | DVB ARB | DVB ARI | IMP     | DRI AVB | DRB AVB | DRI AVI | DRB AVI
"""  # noqa: E501

BOMBARDMENT = """
DADOS | 1-10 | 11-20 | 21-30 | 31-36 | 37+
2-12  | DB   | DB    | DB    | DB    | DB
3-11  | DI   | DB    | DB    | DB    | DB
4-10  | DI   | DI    | DB    | DB    | DB
5-9   | DI   | DI    | DI    | DB    | DB
6-8   | DI   | DI    | DI    | DI    | DB
7     | DI   | DI    | DI    | DI    | DI
"""

GAME = Island.begun().game


def cells(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def totals(row: str) -> list[int]:
    """The sums of two dice that a printed row such as ``5-9`` stands for."""
    return [int(number) for number in row.split("-")]


@pytest.mark.rule("sicily 2.3", "sicily 5.1.5")
@pytest.mark.ruling("sicily S2")
def test_every_cell_of_the_combat_table_is_that_of_the_rulebook_and_not_of_the_board() -> None:
    (_, *columns), *rows = cells(COMBAT)
    assert GAME.combat.columns == tuple(columns), "the copy on the board has no column 1-4"
    for row, *printed in rows:
        for total in totals(row):
            assert [GAME.combat.result(column, total) for column in range(12)] == printed, f"dice {total}"


@pytest.mark.rule("sicily 2.3", "sicily 6.2")
@pytest.mark.ruling("sicily S1")
def test_every_cell_of_the_bombardment_table_is_the_printed_one() -> None:
    (_, *columns), *rows = cells(BOMBARDMENT)
    assert GAME.bombardment.columns == tuple(columns)
    for row, *printed in rows:
        for total in totals(row):
            assert [GAME.bombardment.result(column, total) for column in range(5)] == printed, f"dice {total}"


@pytest.mark.rule("sicily 2.3", "sicily 6.2")
@pytest.mark.ruling("sicily S1")
@pytest.mark.parametrize(
    ("options", "limits"),
    [
        ((), [(1, 10), (11, 20), (21, 30), (31, 36), (37, 1000)]),
        (("old_columns",), [(1, 18), (19, 36), (37, 54), (55, 72), (73, 1000)]),
    ],
    ids=["printed", "old_columns"],
)
def test_the_bombardment_columns_begin_and_end_where_they_should(
    options: tuple[str, ...], limits: list[tuple[int, int]]
) -> None:
    bombardment = Island.begun(options=options).game.bombardment
    for column, (first, last) in enumerate(limits):
        assert bombardment.column_for(first) == bombardment.column_for(last) == column


@pytest.mark.rule("sicily 2.3", "sicily 6.2")
@pytest.mark.ruling("sicily S1")
def test_the_other_columns_have_the_same_cells() -> None:
    assert Island.begun(options=["old_columns"]).game.bombardment.rows == GAME.bombardment.rows


@pytest.mark.rule("sicily 2.3", "sicily 6.2", "sicily 8.0")
@pytest.mark.ruling("sicily C26")
@pytest.mark.parametrize(
    ("unit", "air", "guns"),
    [
        ("us_16", 1, 2),
        ("ge_104", 1, 2),
        ("it_33", 1, 2),
        ("it_10b", 1, 2),
        ("us_504", 1, 2),
        ("uk_1al", 1, 2),
        ("us_ranger", 1, 2),
        ("uk_cdo", 1, 2),
        ("ge_conrath_a", 2, 1),
        ("us_cca", 2, 1),
        ("ge_xiv", 2, 2),
        ("us_7a", 2, 2),
    ],
)
def test_the_vulnerability_of_every_type(unit: str, air: int, guns: int) -> None:
    counter = GAME.units[GAME.piece_index[unit]]
    assert (counter.air_vulnerability, counter.gun_vulnerability) == (air, guns)


TERRAIN = [
    ("1814-1813", 1, 1, 0),
    ("1913-2013", 1, 1, 1),
    ("3013-3113", 1, 1, 1),
    ("2016-2015", 1, 0.5, 0),
    ("2116-2115", 3, None, 3),
    ("2117-2018", 2, 3, 0),
    ("2519-2520", None, None, 0),
    ("3208-3209", None, None, 0),
]
"""A step, its cost on foot and motorised, and the columns of the hex entered."""


@pytest.mark.rule("sicily 2.3", "sicily 4.0", "sicily 5.1.2")
@pytest.mark.parametrize(
    ("step", "foot", "motorised", "columns"),
    TERRAIN,
    ids=["open", "city", "airfield", "road", "mountain", "river", "sea", "Etna"],
)
def test_every_line_of_the_terrain_table(step: str, foot: float | None, motorised: float | None, columns: int) -> None:
    for unit, points in (("us_16", foot), ("us_cca", motorised)):
        table = Island("allied movement", f"{unit} {step[:4]}")
        if points is None:
            table.do(unit)
            assert table.refused_by(f"{unit} {step}") == "4.0"
        else:
            (moved,) = [event for event in table.go(unit, step) if isinstance(event, Moved)]
            assert moved.cost == 2 * points
    assert GAME.columns[GAME.board.space(step[5:])] == columns
