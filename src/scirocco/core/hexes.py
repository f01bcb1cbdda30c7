"""Hex grids: the two layouts of our boards, as data.

A layout turns a printed number such as ``0805`` into a column and a row and
back, says which hexes touch, how far apart two are, and where a hex lies on
paper. Flat-top grids number CCRR with odd columns half a hex lower (Somnium);
pointy-top grids number RRCC with rows growing north and even rows half a hex
to the east (Gazala 1942).
"""

from __future__ import annotations

from typing import NamedTuple

SQRT3_2 = 0.8660254037844386

Cell = tuple[int, int]


class HexLayout(NamedTuple):
    """A grid of ``columns`` by ``rows`` hexes.

    >>> grid = HexLayout("flat-top", 21, 18)
    >>> grid.id_of((8, 5)), grid.cell_of("0805")
    ('0805', (8, 5))
    >>> [grid.id_of(cell) for cell in grid.around((6, 6))]
    ['0605', '0705', '0706', '0607', '0506', '0505']
    """

    orientation: str
    columns: int
    rows: int

    @property
    def flat_top(self) -> bool:
        return self.orientation == "flat-top"

    def id_of(self, cell: Cell) -> str:
        column, row = cell
        return f"{column:02}{row:02}" if self.flat_top else f"{row:02}{column:02}"

    def cell_of(self, hex_id: str) -> Cell:
        if len(hex_id) != 4 or not hex_id.isdecimal():
            raise ValueError(f"{hex_id!r} is not a four-digit hex number")
        first, second = int(hex_id[:2]), int(hex_id[2:])
        return (first, second) if self.flat_top else (second, first)

    def holds(self, cell: Cell) -> bool:
        return 1 <= cell[0] <= self.columns and 1 <= cell[1] <= self.rows

    def cells(self) -> list[Cell]:
        """Every cell, in the order of its printed number."""
        if self.flat_top:
            return [(c, r) for c in range(1, self.columns + 1) for r in range(1, self.rows + 1)]
        return [(c, r) for r in range(1, self.rows + 1) for c in range(1, self.columns + 1)]

    def around(self, cell: Cell) -> list[Cell]:
        """The six cells that touch this one, clockwise from the north (or north-east), on the grid or not."""
        column, row = cell
        if self.flat_top:
            low = column & 1
            return [
                (column, row - 1),
                (column + 1, row - 1 + low),
                (column + 1, row + low),
                (column, row + 1),
                (column - 1, row + low),
                (column - 1, row - 1 + low),
            ]
        east = 1 - (row & 1)
        return [
            (column + east, row + 1),
            (column + 1, row),
            (column + east, row - 1),
            (column - 1 + east, row - 1),
            (column - 1, row),
            (column - 1 + east, row + 1),
        ]

    def axial(self, cell: Cell) -> tuple[int, int]:
        """Axial coordinates, in which distance is simple."""
        column, row = cell
        if self.flat_top:
            return column, (2 * row + (column & 1) - column) // 2
        return (2 * column - (row & 1) - row) // 2, row

    def distance(self, a: Cell, b: Cell) -> int:
        """Hexes from one to the other, the last one counted.

        >>> HexLayout("flat-top", 21, 18).distance((8, 5), (4, 6))
        4
        """
        qa, ra = self.axial(a)
        qb, rb = self.axial(b)
        dq, dr = qa - qb, ra - rb
        return max(abs(dq), abs(dr), abs(dq + dr))

    def edge_beyond(self, cell: Cell) -> str:
        """Which edge a cell off the grid lies over: west and east before north and south."""
        if cell[0] < 1:
            return "west"
        if cell[0] > self.columns:
            return "east"
        upward = cell[1] < 1 if self.flat_top else cell[1] > self.rows
        return "north" if upward else "south"

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The centre in hex pitches, x to the east and y to the south, from the north-west corner of the grid."""
        column, row = cell
        if self.flat_top:
            return SQRT3_2 * (column - 1), row - 1 + (0.5 if column & 1 else 0.0)
        return column - 1 + (0.5 if row % 2 == 0 else 0.0), SQRT3_2 * (self.rows - row)
