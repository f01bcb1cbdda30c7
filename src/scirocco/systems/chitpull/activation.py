"""7.2, 7.3: who may act when a marker is drawn; 3.24, 7.5: how an activation ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from scirocco.core.board import members
from scirocco.core.decisions import Event, Task
from scirocco.core.dice import Dice
from scirocco.core.floods import Tide
from scirocco.systems.chitpull.automatic import Automatic
from scirocco.systems.chitpull.events import (
    ActivationBegan,
    ActivationEnded,
    ActivationLost,
    LeaderRolled,
    PauseRolled,
    SetAside,
    WorksLost,
)
from scirocco.systems.chitpull.reinforcements import is_waiting
from scirocco.systems.chitpull.supply import lines_from
from scirocco.systems.chitpull.units import (
    ACTED,
    CALLED,
    CUT_OFF,
    FRESH,
    NOW_ISOLATED,
    NOW_OUT,
    OF_ACTIVATION,
    OUT_OF_SUPPLY,
    SUPPLIED,
    first_supply_of,
)
from scirocco.systems.chitpull.zones import on_map, units_in

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

SETUP, INITIAL, MOVEMENT, ARMOUR_PHASE, COMBAT = range(5)
PHASES = ("set-up", "initial", "movement", "armour combat", "general combat")


FINISH: Final = [Task("finish", side) for side in (0, 1)]
OPERATIONS: Final = [
    [
        Task("merge", side),
        Task("excess", side, number=2),
        Task("attack", side),
        Task("clash", side),
        Task("excess", side, number=1),
        Task("order", side),
        Task("split", side),
    ]
    for side in (0, 1)
]
"""3.2: what an activation of each side consists of; the agenda is a stack, the first comes last."""


class Calls(NamedTuple):
    """The units that a marker may activate; those ``far`` lie beyond the radius, one state of supply worse (7.21)."""

    near: list[int]
    far: list[int]


def calls(game: ChitPull, pos: ChitPosition, hq: int) -> Calls:
    """7.2, 7.3, R7: the units a headquarters may activate now; for Rommel his stack, acted or not (7.31, 10.2).
    With the option independent units follow the nearest headquarters only (7.32, R94)."""
    if not on_map(game, pos, hq):
        return Calls([], [])
    home = pos.at[hq]
    if game.units[hq].leader:
        return Calls(units_in(game, pos, home), [])
    found = Calls([hq], [])
    near, far = found
    side, formation, radius = game.side_of[hq], game.units[hq].formation, game.units[hq].radius
    nearest_only = game.switches["nearest_hq"]
    others = [pos.at[other] for other in game.hqs[side] if other != hq and on_map(game, pos, other)]
    for unit in game.army[side]:
        marks, under, where = pos.marks[unit], pos.under[unit], pos.at[unit]
        if marks & ACTED or (under != formation and under != -1) or game.units[unit].hq or not on_map(game, pos, unit):
            continue
        away = game.distance(where, home)
        follows = under != -1 or not nearest_only or is_nearest(game, where, away, others)
        landed = marks & FRESH and under == formation  # 10.4, R92: Heckler, wherever it has come ashore
        if (away <= radius and follows) or landed:
            near.append(unit)
        elif is_nearest(game, where, away, others):
            far.append(unit)
    return found


def is_nearest(game: ChitPull, where: int, away: int, others: list[int]) -> bool:
    """3.2, 7.32: none of these headquarters is nearer to a hex than so many hexes."""
    return all(game.distance(where, other) >= away for other in others)


def activation_supply(first: int, *, far: bool, in_line: bool, leader: bool, fresh: bool) -> int:
    """6.12, 7.21, R24, R26, R27: the state of supply for an activation, from that of the initial phase."""
    if fresh:
        return SUPPLIED
    if leader:
        return first
    if far:
        return min(first + 1, CUT_OFF)
    return OUT_OF_SUPPLY if first == SUPPLIED and not in_line else first


def begin_activation(game: ChitPull, pos: ChitPosition, marker: int, dice: Dice, log: list[Event]) -> None:
    """7.2: the drawn marker's owner moves and fights with whom it activates."""
    hq = game.marker_units[marker]
    side = game.side_of[hq]
    pos.drawn = marker
    pos.phase = MOVEMENT
    pos.agenda.append(FINISH[side])
    if not on_map(game, pos, hq) and not is_waiting(game, pos, hq):
        log.append(ActivationLost(game.ref("10.13"), hq))
        return
    if game.units[hq].leader:
        die = dice.roll()
        acts = die >= game.tables.dice.leader_acts
        log.append(LeaderRolled(game.ref("10.2"), hq, die, acts))
        if not acts:
            return
    call_units(game, pos, hq, log)
    pos.agenda += OPERATIONS[side]


def call_units(game: ChitPull, pos: ChitPosition, hq: int, log: list[Event]) -> None:
    """6.12: mark who may act, and how they are supplied for it."""
    near, far = calls(game, pos, hq)
    leader, bit, radius = game.units[hq].leader, game.board.bit, game.units[hq].radius
    lines: Tide | None = None
    for unit in near:
        fresh, first = bool(pos.marks[unit] & FRESH), first_supply_of(pos, unit)
        in_line = first == SUPPLIED
        if in_line:
            if lines is None:
                lines = lines_from(game, pos, hq)
            in_line = lines.distance(bit[pos.at[unit]], radius) >= 0
        _call(pos, unit, activation_supply(first, far=False, in_line=in_line, leader=leader, fresh=fresh))
    for unit in far:
        fresh, first = bool(pos.marks[unit] & FRESH), first_supply_of(pos, unit)
        _call(pos, unit, activation_supply(first, far=True, in_line=False, leader=leader, fresh=fresh))
    log.append(ActivationBegan(game.ref("7.2"), hq, tuple(near), tuple(far)))


def _call(pos: ChitPosition, unit: int, state: int) -> None:
    pos.marks[unit] |= CALLED | (0, NOW_OUT, NOW_ISOLATED)[state]


def is_leader_activation(game: ChitPull, pos: ChitPosition) -> bool:
    """10.2: Rommel's marker is the one being played."""
    return pos.drawn >= 0 and game.units[game.marker_units[pos.drawn]].leader


def mark_acting(game: ChitPull, pos: ChitPosition, unit: int, bits: int) -> None:
    """3.0: a unit acts, and is thereby activated; with Rommel that does not use up its turn (10.2)."""
    pos.marks[unit] |= bits
    if not is_leader_activation(game, pos):
        pos.marks[unit] |= ACTED


def activated_hqs(game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
    """10.12: headquarters of a side whose marker was drawn in this turn."""
    return [
        game.marker_units[marker]
        for marker in pos.track
        if game.side_of[game.marker_units[marker]] == side and not game.units[game.marker_units[marker]].leader
    ]


class FinishActivation(Automatic):
    """3.24, 7.5, 10.7: works crossed are lost, and from its second marker on a side rolls whether it goes on."""

    kind = "finish"
    rule = "3.24"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda.pop()
        for space in members(pos.crossed & ~pos.razed):
            log.append(WorksLost(game.ref("10.7"), space))
        if pos.crossed:
            pos.razed |= pos.crossed
            pos.crossed = 0
            pos.zones = None
        pos.marks = [marks & ~OF_ACTIVATION for marks in pos.marks]
        log.append(ActivationEnded(game.ref("3.24"), task.side, game.marker_units[pos.drawn]))
        pos.drawn = -1
        pos.clashed = pos.fought = 0
        pos.battles = ()
        pos.battle = None
        roll_pause(game, pos, task.side, dice, log)
        return True


def pause_limit(game: ChitPull, box: int) -> int:
    """7.5: the number in a box of the track; the first has none."""
    boxes = game.tables.track.boxes
    return boxes[min(box, len(boxes)) - 1]


def roll_pause(game: ChitPull, pos: ChitPosition, side: int, dice: Dice, log: list[Event]) -> None:
    """3.3, 7.5: a die no higher than the box ends the side's operations, and its markers in the cup are void (R2)."""
    box = sum(1 for marker in pos.track if game.side_of[game.marker_units[marker]] == side)
    limit = pause_limit(game, box)
    if not limit or not pos.in_cup[side]:
        return
    die = dice.roll()
    ended = die <= limit
    log.append(PauseRolled(game.ref("7.5"), side, box, limit, die, ended))
    if ended:
        log.append(SetAside(game.ref("3.3"), side, pos.in_cup[side]))
        pos.in_cup[side] = 0
        pos.paused |= 1 << side
