"""5.3, 5.4: reinforcements by air and by sea, and the Royal Navy."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Task, duty, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.areas.events import Arrived, ConvoySailed, ConvoyTested
from scirocco.systems.areas.initiative import Roll
from scirocco.systems.areas.landing import come_down, may_act_at_once
from scirocco.systems.areas.offer import Listed
from scirocco.systems.areas.position import AT_SEA, LOST, SAILING, THROUGH
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import full_areas, has_room, is_in, occupied, put
from scirocco.systems.areas.units import BOUND, GARRISON, INVADER

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


# Where


def open_fields(game: Areas, pos: AreasPosition) -> int:
    """5.3: airfields that only the invader holds when his turn begins, by day: the first units land on the first day
    turn after the capture."""
    if game.is_night(pos.turn):
        return 0
    return game.airfields & occupied(game, pos, INVADER) & ~occupied(game, pos, GARRISON)


def airfields_for(game: Areas, pos: AreasPosition) -> int:
    """5.3: mask of the open airfields that are still uncontested and have room."""
    return pos.fields & ~occupied(game, pos, GARRISON) & ~full_areas(game, pos, INVADER)


def crash_areas(game: Areas, pos: AreasPosition, unit: int) -> int:
    """5.3, R18: flat areas, one counter a turn, by day. Who cannot lead an assault does not land among enemies who are
    alone there (R58)."""
    if pos.crashed or game.is_night(pos.turn):
        return 0
    return game.flats & ~_unfit(game, pos, unit) & ~full_areas(game, pos, INVADER)


def _unfit(game: Areas, pos: AreasPosition, unit: int) -> int:
    """Enemy-held areas a unit may not land in: at night nobody (R14), by day those who cannot lead (R58)."""
    if game.is_night(pos.turn):
        return occupied(game, pos, GARRISON)
    return 0 if game.enters_first[unit] else occupied(game, pos, GARRISON) & ~occupied(game, pos, INVADER)


def shores_for(game: Areas, pos: AreasPosition, unit: int) -> int:
    """5.4, R17: ports that only the invader holds, and beaches."""
    own, foes = occupied(game, pos, INVADER), occupied(game, pos, GARRISON)
    ports = game.ports & own & ~foes
    beaches = game.beaches & ~_unfit(game, pos, unit)
    return (ports | beaches) & ~full_areas(game, pos, INVADER)


# Who


def next_group(game: Areas, pos: AreasPosition) -> str:
    """5.3, 13.1: the groups come in their order; the first of which anyone still waits."""
    for unit in game.late:
        if pos.at[unit] == AWAY and game.units[unit].entry == "air" and game.units[unit].turn <= pos.turn:
            return game.units[unit].group
    return ""


def is_due(game: Areas, pos: AreasPosition, unit: int) -> bool:
    """Whether a unit waits in Greece or off the coast and may come now."""
    return _comes_with(game, pos, unit, next_group(game, pos))


def _comes_with(game: Areas, pos: AreasPosition, unit: int, group: str) -> bool:
    """The same, when the next group to come by air is known."""
    if pos.at[unit] != AWAY:
        return False
    counter = game.units[unit]
    if counter.entry == "sea":
        return pos.convoys[game.convoy_index[counter.group]] == THROUGH
    if counter.entry != "air" or counter.turn > pos.turn or game.is_night(pos.turn):
        return False
    return counter.group == group


def arrival_actions(game: Areas, pos: AreasPosition, unit: int) -> list[Action]:
    """Every way in which a waiting unit can come in now."""
    if not is_due(game, pos, unit):
        return []
    if game.units[unit].entry == "sea":
        return [order("land", unit, (space,)) for space in members(shores_for(game, pos, unit))]
    found = [order("land", unit, (space,)) for space in members(airfields_for(game, pos))]
    return found + [order("crash", unit, (space,)) for space in members(crash_areas(game, pos, unit))]


def arriving(game: Areas, pos: AreasPosition) -> list[int]:
    """The units that can come in now."""
    group = next_group(game, pos)
    return [unit for unit in game.late if _comes_with(game, pos, unit, group) and _has_landing(game, pos, unit)]


def _has_landing(game: Areas, pos: AreasPosition, unit: int) -> bool:
    """Whether there is any place for a unit that is due."""
    if game.units[unit].entry == "sea":
        return bool(shores_for(game, pos, unit))
    return bool(airfields_for(game, pos) or crash_areas(game, pos, unit))


def why_no_arrival(game: Areas, pos: AreasPosition, unit: int) -> Why:
    """Why a unit cannot come in now."""
    counter = game.units[unit]
    name, number = counter.name, "5.4" if counter.entry == "sea" else "5.3"
    if pos.at[unit] >= 0 or not counter.entry:
        return because(game, "13.1", "here-already", name)
    if pos.at[unit] == DEAD:
        return because(game, "13.1", "lost-already", name)
    if counter.entry == "drop":
        return because(game, "5.2", "jumps", name)
    if counter.entry == "luftwaffe":
        return because(game, "8", "never-lands", name)
    if not is_due(game, pos, unit):
        return _why_not_due(game, pos, unit)
    return because(game, number, "no-landing", name)


def _why_not_due(game: Areas, pos: AreasPosition, unit: int) -> Why:
    """13.1, 5.3, 5.4: its turn has not come, it is night, another group goes first, or the convoy is not through."""
    counter = game.units[unit]
    if counter.entry == "sea":
        state = pos.convoys[game.convoy_index[counter.group]]
        code = "convoy-waiting" if state == SAILING else "convoy-sailing" if state == AT_SEA else "convoy-lost"
        return because(game, "5.4", code, counter.name, counter.group)
    if counter.turn > pos.turn:
        return because(game, "13.1", "not-due", counter.name, counter.turn)
    if game.is_night(pos.turn):
        return because(game, "5.3", "flies-by-day", counter.name)
    return because(game, "5.3", "group-first", counter.name, next_group(game, pos))


def _why_not_by_sea(game: Areas, pos: AreasPosition, unit: int, space: int) -> Why:
    """5.4, 11, R58, R78: why a unit does not come ashore in an area."""
    name, bit = game.board.ids[space], game.board.bit[space]
    own, foes = occupied(game, pos, INVADER), occupied(game, pos, GARRISON)
    if not (game.ports | game.beaches) & bit:
        return because(game, "5.4", "no-shore", name)
    if game.beaches & bit:
        return _why_unfit(game, pos, unit, space)
    if not (own | foes) & bit:
        return because(game, "5.5", "nobody-holds", name)
    return because(game, "5.4", "port-contested" if own & bit else "port-enemy", name)


def _why_unfit(game: Areas, pos: AreasPosition, unit: int, space: int) -> Why:
    """R14, R58: enemies there, and it is night, or nobody leads."""
    if game.is_night(pos.turn):
        return because(game, "11", "night-landing", game.board.ids[space])
    return because(game, "7", "cannot-lead-in", game.units[unit].name, game.board.ids[space])


def _why_not_on_field(game: Areas, pos: AreasPosition, space: int) -> Why:
    """5.3, R78: why transport aircraft do not land on an airfield."""
    name, bit = game.board.ids[space], game.board.bit[space]
    own, foes = occupied(game, pos, INVADER), occupied(game, pos, GARRISON)
    if not game.airfields & bit:
        return because(game, "5.3", "no-airfield", name)
    if not (own | foes) & bit:
        return because(game, "5.5", "nobody-holds", name)
    if foes & bit:
        return because(game, "5.3", "field-contested" if own & bit else "field-enemy", name)
    return because(game, "5.3", "field-new", name)


class Arrive(Listed):
    """5.3, 5.4: the chosen unit lands on an airfield, in a port, on a beach, or crash-lands in a flat area. Whoever
    comes ashore where enemies are must fight, on a contested beach too (R80)."""

    kind = "arrive"
    rule = "5.3"

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return arrival_actions(game, pos, pos.agenda[-1].piece)

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        unit = pos.agenda[-1].piece
        counter = game.units[unit]
        number = "5.4" if counter.entry == "sea" else "5.3"
        if action.verb not in ("land", "crash") or action.piece != unit:
            return because(game, number, "not-now", f"land {counter.name}")
        space = action.spaces[0]
        if not has_room(game, pos, INVADER, space):
            return because(game, "5.1", "stack-full", game.board.ids[space], game.stacking)
        if counter.entry == "sea":
            if action.verb == "land":
                return _why_not_by_sea(game, pos, unit, space)
            return because(game, "5.4", "not-now", f"land {counter.name}")
        if action.verb == "land":
            return _why_not_on_field(game, pos, space)
        if pos.crashed:
            return because(game, "5.3", "crashed-already")
        if not game.flats >> space & 1:
            return because(game, "5.3", "not-flat", game.board.ids[space])
        return _why_unfit(game, pos, unit, space)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.agenda.pop()
        unit, space = action.piece, action.spaces[0]
        if action.verb == "crash":
            pos.crashed = True
            come_down(game, pos, unit, space)
            return
        sea = game.units[unit].entry == "sea"
        how = "airfield" if not sea else "port" if game.ports >> space & 1 else "beach"
        log.append(Arrived(game.ref("5.4" if sea else "5.3"), unit, space, how))
        pos.marks[unit] = BOUND if is_in(game, pos, GARRISON, space) else 0
        put(game, pos, unit, space, log)
        may_act_at_once(game, pos, space)


# The convoys


class Interception(NamedTuple):
    """5.4: what a die does: the outcome, and how many units are lost (0 unless found, -1 for all)."""

    outcome: str
    lost: int
    turned_back: bool


def interception(game: Areas, die: int, second: int) -> Interception:
    """5.4: the table of the Royal Navy. ``second`` is the die for losses when destroyers find the convoy."""
    table = game.tables.interception
    outcome = table.dice[die - 1]
    if outcome == "found":
        return Interception(outcome, second, second > table.most_lost_before_turning_back)
    return Interception(outcome, -1 if outcome == "destroyed" else 0, False)


@lru_cache(maxsize=8)
def convoy_chances(dice: tuple[str, ...]) -> dict[str, float]:
    """The exact chance of each outcome of one test."""
    return {outcome: dice.count(outcome) / len(dice) for outcome in dict.fromkeys(dice)}


def convoy_odds(game: Areas) -> dict[str, float]:
    """5.4: what awaits a convoy under way, test by test."""
    return convoy_chances(tuple(game.tables.interception.dice))


def sunk_chance(game: Areas, aboard: int) -> tuple[int, int]:
    """5.4, R16: how often, of how many cases alike, one of those aboard is lost in a test: sunk, or turned back."""
    gone = 0
    for die in range(1, 7):
        for second in range(1, 7):
            found = interception(game, die, second)
            all_of_them = found.turned_back or found.lost < 0
            gone += aboard if all_of_them else min(found.lost, aboard)
    return gone, 36 * aboard


def meets_navy(game: Areas, pos: AreasPosition) -> list[str]:
    """5.4: the convoys that are tested in the garrison's player turn of this turn."""
    return [
        name
        for index, name in enumerate(game.convoys)
        if game.data.convoys[name].tested
        and (
            pos.convoys[index] == AT_SEA
            or (pos.convoys[index] == SAILING and pos.turn >= game.data.convoys[name].sails)
        )
    ]


def sail(game: Areas, pos: AreasPosition, log: list[Event]) -> list[Task]:
    """5.4, R15: convoys whose turn has come put to sea; those that must be tested are, from then on each turn."""
    tested = meets_navy(game, pos)
    for index, name in enumerate(game.convoys):
        data = game.data.convoys[name]
        if pos.convoys[index] == SAILING and pos.turn >= data.sails:
            pos.convoys[index] = AT_SEA if data.tested else THROUGH
            log.append(ConvoySailed(game.ref("5.4"), name))
    return [duty("convoy", GARRISON, pieces=tuple(game.convoys[name])) for name in tested]


class RollConvoy(Roll):
    """5.4: the interception test, made by the garrison in its player turn. ``number`` is the die, and ten times the
    second one."""

    def roll(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice) -> None:
        die = dice.roll()
        second = dice.roll() if game.tables.interception.dice[die - 1] == "found" else 0
        pos.agenda[-1] = duty("convoy", task.side, pieces=task.pieces, number=die + 10 * second)

    def could_be_better(self, game: Areas, pos: AreasPosition, task: Task) -> bool:
        return game.tables.interception.dice[task.number % 10 - 1] != "destroyed"

    def apply(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        die = task.number % 10
        found = interception(game, die, task.number // 10)
        name = game.units[task.pieces[0]].group
        aboard = list(task.pieces)
        lost: list[int] = []
        while aboard and len(lost) != found.lost:
            lost.append(aboard.pop(0 if found.outcome == "destroyed" else dice.roll(len(aboard)) - 1))
        back = aboard if found.turned_back else []
        for unit in (*lost, *back):
            pos.at[unit] = DEAD
        gone = len(lost) + len(back) == len(task.pieces)
        if found.outcome != "delayed":
            pos.convoys[game.convoy_index[name]] = LOST if gone else THROUGH
        log.append(ConvoyTested(game.ref("5.4"), name, die, found.outcome, tuple(lost), tuple(back)))
