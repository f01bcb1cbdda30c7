"""10.2: objectives and the winner. Each line of the scoring rules is data; its kind names a function here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import mask_of, members
from scirocco.core.position import AWAY, DEAD
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
    return [
        line
        for item, noted in zip(game.scoring, pos.tally, strict=True)
        for line in SCORERS[item.kind](game, pos, item, noted)
    ]


def scores(game: Somnium, pos: SomniumPosition) -> tuple[int, ...]:
    totals = [0] * len(game.sides)
    for line in score_lines(game, pos):
        totals[line.side] += line.points
    return tuple(totals)


def _crests(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """Both sides: fortified crests in their possession."""
    return [
        ScoreLine(side, item.kind, "", (pos.held[side] & game.fortified_crests).bit_count(), item.points)
        for side in range(len(game.sides))
    ]


def _place(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """Whoever possesses the place; or one side, where only that one counts it."""
    bit = game.board.bit[game.board.places[item.place]]
    return [
        ScoreLine(side, item.kind, item.place, 1, item.points)
        for side in range(len(game.sides))
        if pos.held[side] & bit and item.side in ("", game.sides[side])
    ]


def _destroyed(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """Enemy units destroyed, of one nation or of all."""
    side = game.side_named(item.side)
    count = sum(_is_of(game, unit, item.nation) and pos.at[unit] == DEAD for unit in game.army[1 - side])
    return [ScoreLine(side, item.kind, item.nation, count, item.points)]


def _is_of(game: Somnium, unit: int, nation: str) -> bool:
    return nation in ("", game.units[unit].nation)


def _left(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """Own units that left the map for a box, of one nation or of all."""
    side, box = game.side_named(item.side), game.board.index[item.box]
    count = sum(_is_of(game, unit, item.nation) and pos.at[unit] == box for unit in game.army[side])
    return [ScoreLine(side, item.kind, item.nation, count, item.points)]


def _intact(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
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
    return [ScoreLine(side, item.kind, "", count, item.points)]


def _noted(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """What was noted as the game went: see :func:`keep_tally`."""
    return [ScoreLine(game.side_named(item.side), item.kind, item.place, noted, item.points)]


def _swept(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """No enemy unit is left on the map."""
    side = game.side_named(item.side)
    swept = not any(on_map(game, pos, unit) for unit in game.army[1 - side])
    return [ScoreLine(side, item.kind, "", int(swept), item.points)]


def _unused(game: Somnium, pos: SomniumPosition, item: ScoreData, noted: int) -> list[ScoreLine]:
    """Units of the reserve that were never called upon."""
    side = game.side_named(item.side)
    count = sum(game.units[unit].entry == "reserve" and pos.at[unit] == AWAY for unit in game.army[side])
    return [ScoreLine(side, item.kind, "", count, item.points)]


SCORERS = {
    "crests": _crests,
    "place": _place,
    "destroyed": _destroyed,
    "left": _left,
    "intact": _intact,
    "fell": _noted,
    "held_on": _noted,
    "each_turn": _noted,
    "swept": _swept,
    "unused": _unused,
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


def keep_tally(game: Somnium, pos: SomniumPosition, mover: int, log: list[Event]) -> None:
    """At the end of a player's turn, note what the scoring rules ask to be noted.

    ``fell``: the place is in enemy hands; once is enough (A11). ``held_on``: the side possesses it when it ends the
    turn named (S19). ``each_turn``: the side possesses it when the whole turn ends (S20).
    """
    ends_turn = pos.phase == len(game.phases) - 1
    for i, item in enumerate(game.scoring):
        if item.kind not in ("fell", "held_on", "each_turn"):
            continue
        side, place = game.side_named(item.side), game.board.places[item.place]
        bit = game.board.bit[place]
        if item.kind == "fell" and not pos.tally[i] and pos.held[1 - side] & bit:
            pos.tally[i] = 1
            log.append(PlaceFell(game.ref("10.2"), place))
        if item.kind == "held_on" and mover == side and pos.turn == item.turn and pos.held[side] & bit:
            pos.tally[i] = 1
        if item.kind == "each_turn" and ends_turn and pos.held[side] & bit:
            pos.tally[i] += 1
