"""The board in the terminal: two lines a hex, odd columns a line lower, in the colours of a map.

Every cell sets ink and ground, so that it reads the same on dark and on light
terminals; without colours a mark tells the sides apart.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from scirocco.cli.names import is_reduced, phase_name, side_name, turn_name
from scirocco.core.errors import SciroccoError
from scirocco.core.hexes import Cell, HexLayout
from scirocco.core.position import DEAD
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.mines import minefields
from scirocco.systems.somnium.position import SomniumPosition

WIDE, NARROW = 6, 3
INK = "#2b2013"
GROUNDS = {
    "open": ("#ede0bb", "#e7d8ac", "#f2e8cb"),
    "village": ("#e3c79c", "#e3c79c", "#e3c79c"),
    "crest": ("#cda96c", "#c7a161", "#d3b179"),
    "sea": ("#95bfcd", "#8fbaca", "#9cc4d1"),
    "depression": ("#bfbaa0", "#b9b499", "#c5c0a8"),
}
MINED = ("#e8c6a6", "#e3be9b", "#edceb1")
SIDES = (Style(color="#ffffff", bgcolor="#8c3a1e", bold=True), Style(color="#ffffff", bgcolor="#34424c", bold=True))
REACHED = "#f7f06d"
MARKS = ("●", "○")
COUNTS = ("", " ", "²", "³", "⁴", "⁵", "⁶")
GLYPHS = {"sea": "~", "depression": "v", "crest": "^", "village": "⌂", "fortification": "#", "minefield": "×"}
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

    def __init__(self, console: Console, game: Somnium, pos: SomniumPosition, reached: Collection[int] = ()) -> None:
        if game.board.layout is None or not game.board.layout.flat_top:
            raise SciroccoError(f"the board of {game.title} cannot be shown in the terminal yet")
        self.game, self.pos = game, pos
        self.layout: HexLayout = game.board.layout
        self.reached = frozenset(reached)
        self.width = console.width
        self.colour = console.color_system is not None and not console.no_color
        self.signs = {} if console.encoding.lower().startswith("utf") else PLAIN_SIGNS
        self.mined = minefields(game, pos)
        self.stacks: dict[int, list[int]] = {}
        for unit, where in enumerate(pos.at):
            if where >= 0:
                self.stacks.setdefault(where, []).append(unit)

    def lines(self, *, small: bool = False, focus: int = -1) -> list[Text]:
        """The board as it fits: whole, or the columns about ``focus``, or small and whole."""
        if small or self.width < WIDE * 4:
            return self._small()
        span = self._span(focus)
        found = [self._line(number, span, WIDE) for number in range(2 * self.layout.rows + 1)]
        if span != Span(1, self.layout.columns):
            found.append(
                Text(f"Columns {span.first:02} to {span.last:02} of {self.layout.columns}; "
                     "'board all' shows everything small, 'board 1106' the part about a hex.")
            )  # fmt: skip
        return found

    def _span(self, focus: int) -> Span:
        fits = min(self.layout.columns, self.width // WIDE)
        middle = self.layout.cell_of(self.game.board.ids[focus])[0] if focus >= 0 else self._front()
        first = max(1, min(middle - fits // 2, self.layout.columns - fits + 1))
        return Span(first, first + fits - 1)

    def _front(self) -> int:
        """The column between the two armies: the mean of the hexes nearest to an enemy."""
        at, board, game = self.pos.at, self.game.board, self.game
        places = [{at[u] for u in army if 0 <= at[u] < board.size} for army in game.army]
        near: list[int] = []
        for space in places[0]:
            gap = min((board.distance(space, other) for other in places[1]), default=99)
            if gap <= 3:
                near.append(self.layout.cell_of(board.ids[space])[0])
        return round(sum(near) / len(near)) if near else (self.layout.columns + 1) // 2

    # Cells

    def _line(self, number: int, span: Span, width: int) -> Text:
        line = Text(no_wrap=True, end="")
        for column in range(span.first, span.last + 1):
            row, half = divmod(number - (column & 1), 2)
            cell = (column, row + 1)
            if not self.layout.holds(cell):
                line.append(" " * width)
            elif width == WIDE:
                self._wide_cell(line, cell, half)
            else:
                self._narrow_cell(line, cell, half)
        return line

    def _space(self, cell: Cell) -> int:
        return self.game.board.index[self.layout.id_of(cell)]

    def _ground(self, cell: Cell, space: int) -> Style:
        """Three tints, so that no hex has its neighbour's."""
        mined = self.mined >> space & 1
        tints = MINED if mined else GROUNDS.get(self.game.board.terrain[space], GROUNDS["open"])
        column, row = self.layout.axial(cell)
        return Style(color=INK, bgcolor=REACHED if space in self.reached else tints[(column - row) % 3])

    def _glyph(self, space: int) -> str:
        board = self.game.board
        if self.mined >> space & 1:
            return GLYPHS["minefield"]
        if self.game.fortified_crests >> space & 1:
            return FORTIFIED_CREST
        if "fortification" in board.features[space]:
            return GLYPHS["fortification"]
        return GLYPHS.get(board.terrain[space], " ")

    def _wide_cell(self, line: Text, cell: Cell, half: int) -> None:
        space = self._space(cell)
        ground = self._ground(cell, space)
        units = self.stacks.get(space, [])
        if half == 0:
            self._append(line, f"{self._glyph(space)}{self.game.board.ids[space]}{COUNTS[len(units)] or ' '}", ground)
        elif units:
            self._append(line, self._counter(units), SIDES[self.game.side_of[units[0]]])
        else:
            pattern = "*" if space in self.reached and not self.colour else self._pattern(space)
            self._append(line, pattern.center(WIDE), ground)

    def _pattern(self, space: int) -> str:
        """What the ground of an empty hex looks like."""
        glyph = self._glyph(space)
        if glyph != " ":
            return " ".join(glyph * 3) if glyph in "~^×" else glyph
        kinds = {line.kind for line in self.game.board.lines if space in line.spaces}
        signs = "".join(sign for kind, sign in LINES.items() if kind in kinds)
        return (signs * 3)[:3] if len(signs) == 1 else signs

    def _counter(self, units: list[int]) -> str:
        """The strongest unit on top; a dot after the label of a reduced one."""
        top = max(units, key=lambda unit: (self.game.units[unit].attack, self.game.units[unit].defence))
        mark = "" if self.colour else MARKS[self.game.side_of[top]]
        tail = "." if is_reduced(self.pos, top) else ""
        label = short_label(self.game.units[top].label, WIDE - len(mark) - len(tail))
        return f"{mark}{label}{tail}".center(WIDE) if self.colour else f"{mark}{label}{tail}".ljust(WIDE)

    def _small(self) -> list[Text]:
        fits = min(self.layout.columns, max(1, (self.width - 3) // NARROW))
        middle = self._front()
        first = max(1, min(middle - fits // 2, self.layout.columns - fits + 1))
        span = Span(first, first + fits - 1)
        head = Text("   " + "".join(f"{column:02} " for column in range(span.first, span.last + 1)), end="")
        found = [head]
        for number in range(2 * self.layout.rows + 1):
            row = f"{number // 2 + 1:02} " if number % 2 == 0 and number < 2 * self.layout.rows else "   "
            found.append(Text.assemble(row, self._line(number, span, NARROW), end=""))
        return found

    def _narrow_cell(self, line: Text, cell: Cell, half: int) -> None:
        space = self._space(cell)
        ground = self._ground(cell, space)
        units = self.stacks.get(space, [])
        if half == 0 or not units:
            self._append(line, f" {self._glyph(space)} " if half == 0 else "   ", ground)
        else:
            side = self.game.side_of[units[0]]
            self._append(line, f"{MARKS[side]}{len(units)} ", SIDES[side])

    def _append(self, line: Text, text: str, style: Style) -> None:
        line.append(text.translate(self.signs) if self.signs else text, style if self.colour else None)

    # Round the board

    def heading(self) -> Text:
        game, pos = self.game, self.pos
        air = ", ".join(f"{side_name(game, side)} {points}" for side, points in enumerate(pos.air))
        when = turn_name(game, pos.turn)
        phase = f" {phase_name(game, pos.phase)}. Air points: {air}." if pos.turn else ""
        return Text(f"{game.title}, {when}.{phase}", style="bold")

    def legend(self) -> list[Text]:
        """What the signs mean, and who is no longer on the map."""
        game = self.game
        signs = Text("")
        for side in range(len(game.sides)):
            shown = f" {side_name(game, side)} " if self.colour else f"{MARKS[side]} {side_name(game, side)}"
            self._append(signs, shown, SIDES[side])
            signs.append("  ")
        words = (
            "^ crest  ▲ fortified crest  # fortification  × mines  ⌂ village  ~ sea  v depression\n"
            "= road  + railway  · track  ³ units in the hex, the strongest on top  . reduced"
        )
        self._append(signs, words, Style())
        return [signs, *self._away()]

    def _away(self) -> list[Text]:
        game, found = self.game, []
        for space in range(game.board.size, len(game.board.ids)):
            units = self.stacks.get(space, [])
            if units:
                names = ", ".join(game.units[unit].label for unit in units)
                found.append(Text(f"Off the {game.board.ids[space]} edge: {names}"))
        for side in range(len(game.sides)):
            lost = [unit for unit in game.army[side] if self.pos.at[unit] == DEAD]
            if lost:
                names = ", ".join(game.units[unit].label for unit in lost)
                found.append(Text(f"Destroyed, {side_name(game, side)}: {names}"))
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
    game: Somnium,
    pos: SomniumPosition,
    *,
    small: bool = False,
    focus: int = -1,
    reached: Collection[int] = (),
) -> None:
    """Print heading, board and legend."""
    board = BoardText(console, game, pos, reached)
    console.print(board.heading())
    for line in board.lines(small=small, focus=focus):
        console.print(line, soft_wrap=True)
    for line in board.legend():
        console.print(line)
