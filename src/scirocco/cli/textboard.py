"""The board in the terminal: two lines a hex, odd columns a line lower, in the colours of a map.

Every cell sets ink and ground, so that it reads the same on dark and on light
terminals; without colours a mark tells the sides apart. A board of another kind
is told as a list of the spaces that somebody stands in.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from scirocco.cli.desk import Desk
from scirocco.core.board import mask_of
from scirocco.core.hexes import Cell, HexLayout

WIDE, NARROW = 6, 3
INK = "#2b2013"
GROUNDS = {
    "open": ("#ede0bb", "#e7d8ac", "#f2e8cb"),
    "village": ("#e3c79c", "#e3c79c", "#e3c79c"),
    "city": ("#e3c79c", "#e3c79c", "#e3c79c"),
    "town": ("#e3c79c", "#e3c79c", "#e3c79c"),
    "crest": ("#cda96c", "#c7a161", "#d3b179"),
    "hill": ("#cda96c", "#c7a161", "#d3b179"),
    "mountain": ("#b58e61", "#af875a", "#bb9668"),
    "etna": ("#8c7a70", "#867469", "#928077"),
    "sea": ("#95bfcd", "#8fbaca", "#9cc4d1"),
    "depression": ("#bfbaa0", "#b9b499", "#c5c0a8"),
}
MINED = ("#e8c6a6", "#e3be9b", "#edceb1")
SIDES = (Style(color="#ffffff", bgcolor="#8c3a1e", bold=True), Style(color="#ffffff", bgcolor="#34424c", bold=True))
REACHED = "#f7f06d"
MARKS = ("●", "○")
COUNTS = ("", " ", "²", "³", "⁴", "⁵", "⁶")
GLYPHS = {
    "sea": "~", "depression": "v", "crest": "^", "hill": "^", "mountain": "^", "etna": "^",
    "village": "⌂", "town": "⌂", "city": "⌂", "fortification": "#", "minefield": "×",
}  # fmt: skip
HIGH = ("crest", "hill")
FORTIFIED_CREST = "▲"
LINES = {"road": "=", "railway": "+", "track": "·"}
PLAIN_SIGNS = str.maketrans(
    {"▲": "A", "·": ".", "●": "+", "○": "-", "⌂": "n", "×": "x", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6"}
)


class Span(NamedTuple):
    """The columns of the board that are shown, the last included."""

    first: int
    last: int


class BoardText:
    """Draws a position as lines of text."""

    def __init__(self, console: Console, desk: Desk, view: Any, reached: Collection[int] = ()) -> None:
        self.desk, self.board, self.view = desk, desk.game.board, view
        layout = self.board.layout
        self.layout: HexLayout | None = layout if layout is not None and layout.flat_top else None
        self.reached = frozenset(reached)
        self.width = console.width
        self.colour = console.color_system is not None and not console.no_color
        self.signs = {} if console.encoding.lower().startswith("utf") else PLAIN_SIGNS
        self.mined = self._mines()
        self.stacks: dict[int, list[int]] = {}
        for unit, where in enumerate(view.at):
            if where >= 0 and desk.side_of(unit) >= 0:
                self.stacks.setdefault(where, []).append(unit)

    def _mines(self) -> int:
        """The minefields that are left, as the game shows them."""
        layer = self.desk.shown.layer(self.desk.game, self.view, "mines", -1)
        if layer is None:
            return self.board.with_feature("minefield")
        return mask_of(self.board.index[one.space] for one in layer.spaces)

    def lines(self, *, small: bool = False, focus: int = -1) -> list[Text]:
        """The board as it fits: whole, or the columns about ``focus``, or small and whole."""
        layout = self.layout
        if layout is None:
            return self._list(focus)
        if small or self.width < WIDE * 4:
            return self._small(layout)
        span = self._span(layout, focus)
        found = [self._line(layout, number, span, WIDE) for number in range(2 * layout.rows + 1)]
        if span != Span(1, layout.columns):
            found.append(
                Text(f"Columns {span.first:02} to {span.last:02} of {layout.columns}; "
                     "'board all' shows everything small, 'board 1106' the part about a hex.")
            )  # fmt: skip
        return found

    def _list(self, focus: int) -> list[Text]:
        """The spaces somebody stands in, and the one that is asked about."""
        places = sorted(
            {space for space in self.stacks if space < self.board.size} | ({focus} if focus >= 0 else set())
        )
        found = []
        for space in places:
            line = Text(f"{'*' if space in self.reached else ' '} {self.desk.space(space):<24} ", no_wrap=True, end="")
            for unit in self.stacks.get(space, []):
                self._append(line, f"{self._marked(unit, 12)}", SIDES[self.desk.side_of(unit)])
                line.append(" ")
            found.append(line)
        return found

    def _span(self, layout: HexLayout, focus: int) -> Span:
        fits = min(layout.columns, self.width // WIDE)
        middle = layout.cell_of(self.board.ids[focus])[0] if focus >= 0 else self._front(layout)
        first = max(1, min(middle - fits // 2, layout.columns - fits + 1))
        return Span(first, first + fits - 1)

    def _front(self, layout: HexLayout) -> int:
        """The column between the two armies: the mean of the hexes nearest to an enemy."""
        at, board = self.view.at, self.board
        armies = [self.desk.army(side) for side in range(2)]
        places = [{at[u] for u in army if 0 <= at[u] < board.size} for army in armies]
        near: list[int] = []
        for space in places[0]:
            gap = min((board.distance(space, other) for other in places[1]), default=99)
            if gap <= 3:
                near.append(layout.cell_of(board.ids[space])[0])
        return round(sum(near) / len(near)) if near else (layout.columns + 1) // 2

    # Cells

    def _line(self, layout: HexLayout, number: int, span: Span, width: int) -> Text:
        line = Text(no_wrap=True, end="")
        for column in range(span.first, span.last + 1):
            row, half = divmod(number - (column & 1), 2)
            cell = (column, row + 1)
            if not layout.holds(cell):
                line.append(" " * width)
            elif width == WIDE:
                self._wide_cell(layout, line, cell, half)
            else:
                self._narrow_cell(layout, line, cell, half)
        return line

    def _ground(self, layout: HexLayout, cell: Cell, space: int) -> Style:
        """Three tints, so that no hex has its neighbour's."""
        mined = self.mined >> space & 1
        tints = MINED if mined else GROUNDS.get(self.board.terrain[space], GROUNDS["open"])
        column, row = layout.axial(cell)
        return Style(color=INK, bgcolor=REACHED if space in self.reached else tints[(column - row) % 3])

    def _glyph(self, space: int) -> str:
        board = self.board
        if self.mined >> space & 1:
            return GLYPHS["minefield"]
        if "fortification" in board.features[space]:
            return FORTIFIED_CREST if board.terrain[space] in HIGH else GLYPHS["fortification"]
        return GLYPHS.get(board.terrain[space], " ")

    def _wide_cell(self, layout: HexLayout, line: Text, cell: Cell, half: int) -> None:
        space = self.board.index[layout.id_of(cell)]
        ground = self._ground(layout, cell, space)
        units = self.stacks.get(space, [])
        if half == 0:
            count = COUNTS[min(len(units), len(COUNTS) - 1)] or " "
            self._append(line, f"{self._glyph(space)}{self.board.ids[space]}{count}", ground)
        elif units:
            self._append(line, self._counter(units), SIDES[self.desk.side_of(units[0])])
        else:
            pattern = "*" if space in self.reached and not self.colour else self._pattern(space)
            self._append(line, pattern.center(WIDE), ground)

    def _pattern(self, space: int) -> str:
        """What the ground of an empty hex looks like."""
        glyph = self._glyph(space)
        if glyph != " ":
            return " ".join(glyph * 3) if glyph in "~^×" else glyph
        kinds = {line.kind for line in self.board.lines if space in line.spaces}
        signs = "".join(sign for kind, sign in LINES.items() if kind in kinds)
        return (signs * 3)[:3] if len(signs) == 1 else signs

    def _counter(self, units: list[int]) -> str:
        """The strongest unit on top; a dot after the label of a reduced one."""
        top = max(units, key=lambda unit: tuple(self.desk.counters[unit].values.values())[:2])
        shown = self._marked(top, WIDE)
        return shown.center(WIDE) if self.colour else shown.ljust(WIDE)

    def _marked(self, unit: int, width: int) -> str:
        mark = "" if self.colour else MARKS[self.desk.side_of(unit)]
        tail = "." if self.desk.shown.unit(self.desk.game, self.view, unit).reduced else ""
        return f"{mark}{short_label(self.desk.counters[unit].label, width - len(mark) - len(tail))}{tail}"

    def _small(self, layout: HexLayout) -> list[Text]:
        fits = min(layout.columns, max(1, (self.width - 3) // NARROW))
        middle = self._front(layout)
        first = max(1, min(middle - fits // 2, layout.columns - fits + 1))
        span = Span(first, first + fits - 1)
        head = Text("   " + "".join(f"{column:02} " for column in range(span.first, span.last + 1)), end="")
        found = [head]
        for number in range(2 * layout.rows + 1):
            row = f"{number // 2 + 1:02} " if number % 2 == 0 and number < 2 * layout.rows else "   "
            found.append(Text.assemble(row, self._line(layout, number, span, NARROW), end=""))
        return found

    def _narrow_cell(self, layout: HexLayout, line: Text, cell: Cell, half: int) -> None:
        space = self.board.index[layout.id_of(cell)]
        ground = self._ground(layout, cell, space)
        units = self.stacks.get(space, [])
        if half == 0 or not units:
            self._append(line, f" {self._glyph(space)} " if half == 0 else "   ", ground)
        else:
            side = self.desk.side_of(units[0])
            self._append(line, f"{MARKS[side]}{len(units)} ", SIDES[side])

    def _append(self, line: Text, text: str, style: Style) -> None:
        line.append(text.translate(self.signs) if self.signs else text, style if self.colour else None)

    # Round the board

    def heading(self) -> Text:
        desk, game = self.desk, self.desk.game
        parts = [desk.say(desk.shown.moment(game, self.view.turn))]
        if self.view.turn:
            parts.append(desk.say(desk.shown.phase_name(game, self.view)))
        points = [
            f"{desk.side(game.side_named(pool.side))} {pool.points}" for pool in desk.shown.pools(game, self.view)
        ]
        pools = f" Points: {', '.join(points)}." if points and self.view.turn else ""
        return Text(f"{game.title}, {'. '.join(parts)}.{pools}", style="bold")

    def legend(self) -> list[Text]:
        """What the signs mean, and who is no longer on the map."""
        signs = Text("")
        for side in range(len(self.desk.game.sides)):
            name = self.desk.side(side)
            self._append(signs, f" {name} " if self.colour else f"{MARKS[side]} {name}", SIDES[side])
            signs.append("  ")
        words = (
            "^ high ground  ▲ fortified crest  # fortification  × mines  ⌂ houses  ~ sea  v depression\n"
            "= road  + railway  · track  ³ units in the hex, the strongest on top  . reduced"
        )
        self._append(signs, words if self.layout is not None else ". reduced", Style())
        return [signs, *self._beside()]

    def _beside(self) -> list[Text]:
        """Who lies in the boxes beside the map."""
        found = []
        index = self.desk.game.piece_index
        for tray in self.desk.shown.trays(self.desk.game, self.view):
            labels = [self.desk.counters[index[item.piece]].label for item in tray.items if item.piece is not None]
            if labels and tray.kind in ("losses", "left"):
                side = f", {self.desk.side(self.desk.game.side_named(tray.side))}" if tray.side else ""
                found.append(Text(f"{self.desk.say(tray.name).capitalize()}{side}: {', '.join(labels)}"))
        return found


def short_label(label: str, width: int) -> str:
    """A counter's label in a few signs.

    >>> [short_label(label, 6) for label in ("8/15", "12 Ber/Lit", "Art/2NZ", "125/164", "Ramcke")]
    ['8/15', '12B/Li', 'A/2NZ', '125', 'Ramcke']
    """
    if len(label) <= width:
        return label
    own, slash, division = label.partition("/")
    own = "".join(word if word.isdecimal() else word[:1] for word in own.split()) if slash else own.replace(" ", "")
    room = width - len(own) - 1
    if slash and division.isalpha() and room >= 2:
        return f"{own}/{division[:room]}"
    return f"{own}/{division}" if slash and len(division) <= room else own[:width]


def show_board(
    console: Console,
    desk: Desk,
    view: Any,
    *,
    small: bool = False,
    focus: int = -1,
    reached: Collection[int] = (),
) -> None:
    """Print heading, board and legend."""
    board = BoardText(console, desk, view, reached)
    console.print(board.heading())
    for line in board.lines(small=small, focus=focus):
        console.print(line, soft_wrap=True)
    for line in board.legend():
        console.print(line)
