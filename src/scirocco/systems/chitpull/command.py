"""7.1, 7.4 to 7.6: command limits, the secret choice of markers, the draw, operational pause, retreat turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import DONE, Action, Event, Stage, duty
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.activation import begin_activation
from scirocco.systems.chitpull.automatic import Automatic
from scirocco.systems.chitpull.events import (
    AirRolled,
    CommandRolled,
    CupFilled,
    FallbackDeclared,
    LandingPlanned,
    MarkerChosen,
    MarkerDrawn,
)
from scirocco.systems.chitpull.landing import can_plan, roll_landing
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.reinforcements import is_waiting
from scirocco.systems.chitpull.zones import on_map

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def can_fall_back(game: ChitPull, pos: ChitPosition) -> bool:
    """7.6, R6, R88: not in two turns running nor on the first; where the scenario takes the gain away only with the
    option."""
    possible = game.scenario_data.fallback or game.switches["barren_retreats"]
    return possible and pos.turn > 1 and not (pos.fell_back and pos.fell_back == pos.turn - 1)


def why_no_fallback(game: ChitPull, pos: ChitPosition) -> Why:
    """7.6, R6, R88: why no retreat turn can be declared now, when nobody is being asked about one."""
    if pos.fallback:
        what = "this is one already"
    elif pos.turn == 1:
        what = "there is none on a first turn"
    elif pos.fell_back and pos.fell_back == pos.turn - 1:
        what = "the last turn was one"
    elif can_fall_back(game, pos):
        what = "it is declared at the start of a turn, before the dice"
    else:
        what = "this scenario has none"
    return because(game, "7.6", "no-fallback", what)


class DeclareFallback(Stage["ChitPull", "ChitPosition"]):
    """7.6: every other turn the Allies may declare a retreat: one marker more, one attack, no move west."""

    kind = "fallback"
    rule = "7.6"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        return [Action("declare"), Action("done")]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        return because(game, "7.6", "not-now", "declare a retreat turn, or say done")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "declare":
            pos.fallback = True
            pos.fell_back = pos.turn
            log.append(FallbackDeclared(game.ref("7.6"), task.side))


class RollCommand(Automatic):
    """7.1, 10.5, 10.4: the dice of the initial phase; nothing is decided.

    The limits go into the tasks that fill the cup, which lie below this one on the agenda.
    """

    kind = "command"
    rule = "7.1"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        pos.agenda.pop()
        limits = roll_command(game, pos, dice, log)
        pos.agenda = [
            task._replace(number=limits[task.side]) if task.stage == "limits" else task for task in pos.agenda
        ]
        if game.scenario_data.air:
            die = dice.roll()
            pos.air = game.tables.dice.air[die - 1]
            log.append(AirRolled(game.ref("10.5"), game.air_side, die, pos.air))
        if pos.landing >= 0 and pos.landing_turn == pos.turn:
            roll_landing(game, pos, dice, log)
        return True


def roll_command(game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> list[int]:
    """7.1: each side's limit. The opening turn has no roll (R3); Rommel goes in by the natural die (R4)."""
    opening = game.scenario_data.opening
    if pos.turn == 1:
        for name in opening.markers:
            unit = game.units[game.piece_index[name]]
            pos.chosen[unit.side] |= 1 << unit.marker
        return [opening.count if side == opening.side else 0 for side in game.sides]
    limits = []
    for side in range(len(game.sides)):
        die = dice.roll()
        modifier = command_modifier(game, pos, side)
        limits.append(command_limit(game, side, die + modifier))
        log.append(CommandRolled(game.ref("7.1"), side, die, modifier, limits[-1]))
        for leader in game.leaders[side]:
            if die >= game.tables.dice.leader_in_cup and on_map(game, pos, leader):
                pos.chosen[side] |= 1 << game.units[leader].marker
    return limits


def command_modifier(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """7.1: what the scenario adds on this day, and a declared retreat (7.6)."""
    day = game.day_of(pos.turn)
    scenario = game.scenario_data.command
    total = sum(one.add for one in scenario if one.day == day and one.side == game.sides[side])
    if pos.fallback and side == game.fallback_side and game.scenario_data.fallback:
        total += game.tables.command.fallback
    return total


def command_limit(game: ChitPull, side: int, roll: int) -> int:
    """7.1: markers for a modified die."""
    for row in game.tables.command.rows:
        if roll <= row.up_to:
            return (row.axis, row.allied)[side]
    return 0


def available_markers(game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
    """7.0, 11.13: headquarters whose markers may be chosen: on the map, or due as reinforcements. Rommel's is not
    chosen but goes in by the die (10.2)."""
    return [hq for hq in game.hqs[side] if on_map(game, pos, hq) or is_waiting(game, pos, hq)]


class SetLimits(Automatic):
    """7.1, 7.4: how many markers a side chooses and how many of them go in. The task's number is the limit."""

    kind = "limits"
    rule = "7.1"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda.pop()
        side = task.side
        there = len(available_markers(game, pos, side))
        extra = 1 if side == game.fallback_side and pos.turn > 1 else 0
        picks = min(task.number + extra, there)
        given = pos.chosen[side].bit_count()
        pos.in_cup[side] = min(task.number, there) + given
        log.append(CupFilled(game.ref("7.4"), side, pos.in_cup[side], picks + given))
        pos.agenda.append(duty("cup", side, number=picks))
        return True


class FillCup(Stage["ChitPull", "ChitPosition"]):
    """3.1 d, 7.4, 10.4: a side secretly chooses its markers, and the Axis the hex of its landing.

    The task's number is how many markers are still to be chosen. Then the side says ``done``, or plans its landing and
    is done thereby: nobody can tell from the asking, or from the number of choices, whether one was planned.
    """

    kind = "cup"
    rule = "7.0"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task = pos.agenda[-1]
        found: list[Action] = []
        if task.number:
            found += [
                game.say_mark[hq]
                for hq in available_markers(game, pos, task.side)
                if not pos.chosen[task.side] >> game.units[hq].marker & 1
            ]
            return found
        found.append(DONE)
        if can_plan(game, pos, task.side):
            found += game.say_land
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb == "mark":
            name = game.units[action.piece].name
            if game.side_of[action.piece] != task.side:
                return because(game, "7.0", "not-yours", name)
            if not task.number:
                return because(game, "7.1", "cup-full")
            return because(game, "7.0", "no-marker", name)
        if action.verb == "land":
            if not can_plan(game, pos, task.side):
                return because(game, "10.4", "no-plan")
            if task.number:
                return because(game, "7.1", "cup-short", task.number)
            return because(game, "10.4", "no-landing", game.board.ids[action.spaces[0]])
        if action.verb == "done":
            spare = pos.chosen[task.side].bit_count() + task.number > pos.in_cup[task.side]
            return because(game, "7.4" if spare and task.number == 1 else "7.1", "cup-short", task.number)
        return because(game, "7.0", "not-now", "choose markers for the cup")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "done":
            return
        if action.verb == "land":
            pos.landing = action.spaces[0]
            pos.landing_turn = pos.turn + game.data.landing.delay
            log.append(LandingPlanned(game.ref("10.4"), task.side, pos.landing))
            return
        pos.chosen[task.side] |= 1 << game.units[action.piece].marker
        log.append(MarkerChosen(game.ref("7.0"), task.side, action.piece))
        pos.agenda.append(duty("cup", task.side, number=task.number - 1))


def draw_marker(game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> None:
    """3.2, 7.2: one marker out of the common cup.

    One British marker more was chosen than is in the cup (7.4). Any marker drawn is any of the chosen with the same
    chance, whichever stayed out; so the die picks among the chosen, and what stayed out need never be known.
    """
    total = sum(pos.in_cup)
    die = dice.roll(total) if total > 1 else 1
    side = 0 if die <= pos.in_cup[0] else 1
    left = [marker for marker in members(pos.chosen[side]) if marker not in pos.track]
    marker = left[dice.roll(len(left)) - 1] if len(left) > 1 else left[0]
    pos.in_cup[side] -= 1
    pos.track = (*pos.track, marker)
    log.append(MarkerDrawn(game.ref("7.2"), side, game.marker_units[marker], box_of(game, pos, side)))
    begin_activation(game, pos, marker, dice, log)


def box_of(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """3.24: how many markers lie on a side's track."""
    return sum(1 for marker in pos.track if game.side_of[game.marker_units[marker]] == side)
