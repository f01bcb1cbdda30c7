"""2.3: the tables. Combat results by column and dice, bombardment, and their exact chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scirocco.core.errors import DataError
from scirocco.systems.somnium.data import BombardmentData, CombatData

ROWS = ("2-12", "3-11", "4-10", "5-9", "6-8", "7")
ROW_WEIGHTS = (2, 4, 6, 8, 10, 6)
"""How many of the 36 throws of two dice fall on each row."""

DEFENDER_WINS = ("DVB ARB", "DVB ARI", "DVI ARB", "DVI ARI", "DVB AE", "DVI AE")
ATTACKER_WINS = ("DRI AVB", "DRB AVB", "DRI AVI", "DRB AVI", "DE AVB", "DE AVI")
RESULTS = frozenset((*DEFENDER_WINS, *ATTACKER_WINS, "EMP", "IMP"))


def row_of(total: int) -> int:
    """5.1.6: the row of the sum of two dice; the table folds at seven.

    >>> [ROWS[row_of(total)] for total in (2, 5, 7, 9, 12)]
    ['2-12', '5-9', '7', '5-9', '2-12']
    """
    return 5 - abs(7 - total)


class ResultTable:
    """A table read with two dice: the sum chooses the row."""

    def __init__(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.columns = tuple(columns)
        self.rows = tuple(tuple(row) for row in rows)

    @property
    def last(self) -> int:
        return len(self.columns) - 1

    @property
    def even(self) -> int:
        """5.1.1: the column of equal strength."""
        return self.columns.index("1-1")

    def clamp(self, column: int) -> int:
        """C2: odds or shifts beyond the table stop at its ends."""
        return max(0, min(self.last, column))

    def result(self, column: int, total: int) -> str:
        return self.rows[row_of(total)][column]

    def chances(self, column: int) -> dict[str, int]:
        """Each result of a column and how many of the 36 throws bring it."""
        found: dict[str, int] = {}
        for row, weight in zip(self.rows, ROW_WEIGHTS, strict=True):
            found[row[column]] = found.get(row[column], 0) + weight
        return found


class BombardmentTable(ResultTable):
    """6.2, 8.0: points times vulnerability chooses the column."""

    def __init__(self, limits: Sequence[int], rows: Sequence[Sequence[str]]) -> None:
        self.limits = tuple(limits)
        starts = [1, *(limit + 1 for limit in limits)]
        names = [f"{first}-{last}" for first, last in zip(starts, limits, strict=False)]
        super().__init__([*names, f"{starts[-1]}+"], rows)

    def column_for(self, value: int) -> int:
        """
        >>> BombardmentTable([12, 24], [["DB"] * 3] * 6).column_for(18)
        1
        """
        return sum(value > limit for limit in self.limits)


def build_combat_table(data: CombatData, top_rung: str | None = None) -> ResultTable:
    """The combat table of a folder; ``top_rung`` replaces the result of 9-1 on 2 or 12 (A4)."""
    if "1-1" not in data.columns:
        raise DataError("tables.toml", "combat.columns", "there is no column 1-1", "odds are counted from it")
    rows = _rows(data.rows, len(data.columns), RESULTS, "combat")
    if top_rung is not None:
        rows[0][-1] = top_rung
    return ResultTable(data.columns, rows)


def build_bombardment_table(data: BombardmentData) -> BombardmentTable:
    return BombardmentTable(data.limits, _rows(data.rows, len(data.limits) + 1, frozenset(("DB", "DI")), "bombardment"))


def _rows(rows: Mapping[str, Sequence[str]], width: int, known: frozenset[str], name: str) -> list[list[str]]:
    if tuple(rows) != ROWS:
        raise DataError("tables.toml", f"{name}.rows", f"the rows are {list(rows)}", f"they must be {list(ROWS)}")
    for row, cells in rows.items():
        if len(cells) != width:
            raise DataError(
                "tables.toml", f"{name}.rows.{row}", f"{len(cells)} cells", f"the table has {width} columns"
            )
        for cell in cells:
            if cell not in known:
                raise DataError("tables.toml", f"{name}.rows.{row}", f"unknown result {cell!r}", f"{sorted(known)}")
    return [list(cells) for cells in rows.values()]
