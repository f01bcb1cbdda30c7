"""10.2: objectives and the winner. Each line of the scoring rules is data; its kind names a function here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import mask_of, members
from scirocco.core.position import DEAD
from scirocco.systems.somnium.events import PlaceFell
from scirocco.systems.somnium.stacks import on_map
from scirocco.systems.somnium.units import REDUCED

if TYPE_CHECKING:
    from scirocco.core.decisions import Event
    from scirocco.systems.somnium.data import ScoreData
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


class ScoreLine(NamedTuple):
    """Points a side has from one line of the rules: ``times`` by ``each``."""

    side: int
    kind: str
    what: str
    times: int
    each: int

    @property
    def points(self) -> int:
        return self.times * self.each


def score_lines(game: Somnium, pos: SomniumPosition) -> list[ScoreLine]:
    """The score as it would be if the game ended now, line by line."""
    return [line for item in game.scoring for line in SCORERS[item.kind](game, pos, item)]


def scores(game: Somnium, pos: SomniumPosition) -> tuple[int, ...]:
    totals = [0] * len(game.sides)
    for line in score_lines(game, pos):
        totals[line.side] += line.points
    return tuple(totals)


def _crests(game: Somnium, pos: SomniumPosition, item: ScoreData) -> list[ScoreLine]:
    """Both sides: fortified crests in their possession."""
    return [
        ScoreLine(
            side, item.kind, "fortified crests", (pos.held[side] & game.fortified_crests).bit_count(), item.points
        )
        for side in range(len(game.sides))
    ]


def _place(game: Somnium, pos: SomniumPosition, item: ScoreData) -> list[ScoreLine]:
    """Whoever possesses the place."""
    bit = game.board.bit[game.board.places[item.place]]
    return [
        ScoreLine(side, item.kind, item.place, 1, item.points)
        for side in range(len(game.sides))
        if pos.held[side] & bit
    ]


def _destroyed(game: Somnium, pos: SomniumPosition, item: ScoreData) -> list[ScoreLine]:
    """Enemy units destroyed, of one nation or of all."""
    side = game.side_named(item.side)
    count = sum(pos.at[unit] == DEAD and item.nation in ("", game.units[unit].nation) for unit in game.army[1 - side])
    return [ScoreLine(side, item.kind, item.nation or game.sides[1 - side], count, item.points)]


def _left(game: Somnium, pos: SomniumPosition, item: ScoreData) -> list[ScoreLine]:
    """Own units that left over an edge."""
    side, box = game.side_named(item.side), game.board.index[item.edge]
    return [ScoreLine(side, item.kind, item.edge, sum(pos.at[u] == box for u in game.army[side]), item.points)]


def _intact(game: Somnium, pos: SomniumPosition, item: ScoreData) -> list[ScoreLine]:
    """Own unreduced units on the map, unless the enemy possesses the place that cancels them (A28), and none south
    of a hex of the line that the enemy possesses (A10)."""
    side = game.side_named(item.side)
    enemy_held = pos.held[1 - side]
    count = 0
    if not item.cancelled_by_place or not enemy_held & game.board.bit[game.board.places[item.cancelled_by_place]]:
        limit = northernmost_row(game, enemy_held & line_mask(game, item.cancelled_south_of_line))
        count = sum(
            on_map(game, pos, unit) and not pos.marks[unit] & REDUCED and row_of_hex(game, pos.at[unit]) <= limit
            for unit in game.army[side]
        )
    return [ScoreLine(side, item.kind, "intact units", count, item.points)]


def _fell(game: Somnium, pos: SomniumPosition, item: ScoreData) -> list[ScoreLine]:
    """A11: the place was in enemy hands at the end of some player's turn; once is enough."""
    fell = pos.fell & game.board.bit[game.board.places[item.place]]
    return [ScoreLine(game.side_named(item.side), item.kind, item.place, int(bool(fell)), item.points)]


SCORERS = {
    "crests": _crests,
    "place": _place,
    "destroyed": _destroyed,
    "left": _left,
    "intact": _intact,
    "fell": _fell,
}


def line_mask(game: Somnium, name: str) -> int:
    """Mask of the hexes of a named line; empty for no name."""
    return mask_of(space for line in game.board.lines if line.name == name for space in line.spaces)


def row_of_hex(game: Somnium, space: int) -> int:
    layout = game.board.layout
    assert layout is not None
    return layout.cell_of(game.board.ids[space])[1]


def northernmost_row(game: Somnium, mask: int) -> int:
    """The smallest row number in a mask; beyond the map for an empty one."""
    return min((row_of_hex(game, space) for space in members(mask)), default=10_000)


def watch_places(game: Somnium, pos: SomniumPosition, log: list[Event]) -> None:
    """A11: at the end of each player's turn, note the watched places that are in enemy hands."""
    for item in game.scoring:
        if item.kind == "fell":
            bit = game.board.bit[game.board.places[item.place]]
            enemy = 1 - game.side_named(item.side)
            if pos.held[enemy] & bit and not pos.fell & bit:
                pos.fell |= bit
                log.append(PlaceFell(game.ref("10.2"), game.board.places[item.place]))
