"""5.2: parachutes and gliders: where they come down, and the landing test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.decisions import Action, Event, Task, duty, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY
from scirocco.systems.areas.events import Landed
from scirocco.systems.areas.initiative import Roll
from scirocco.systems.areas.offer import Listed
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import full_areas, has_room, is_in, occupied, put, units_in
from scirocco.systems.areas.units import BOUND, DISPERSED, GARRISON, GLIDER, INVADER, TIRED
from scirocco.systems.areas.values import Modifier, as_told, total

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

PARACHUTE: Final = 0
BY_GLIDER: Final = 1
CRASH: Final = 2
HOW = ("parachute", "glider", "crash")


def landing_modifiers(game: Areas, pos: AreasPosition, space: int, how: int) -> list[Modifier]:
    """5.2: what is added to the landing die: ground, enemies in the area, the parachute (not in the solitaire game),
    and in the solitaire game enemies next door. Towns and forts do not matter (R39)."""
    data = game.data.landing
    found: list[Modifier] = []
    ground = game.tables.terrain[game.board.terrain[space]].landing
    if ground:
        found.append(Modifier("5.2", game.board.terrain[space], ground))
    enemies = data.enemies[min(len(units_in(game, pos, GARRISON, space)), len(data.enemies) - 1)]
    if enemies:
        found.append(Modifier("5.2", "enemies", enemies))
    if game.solitaire:
        if any(is_in(game, pos, GARRISON, other) for other in game.board.neighbours[space]):
            found.append(Modifier("5.2", "neighbours", data.solitaire_neighbours))
    elif how == PARACHUTE:
        found.append(Modifier("5.2", "parachute", data.parachute))
    return found


def lands_tired(game: Areas, pos: AreasPosition, space: int, how: int, die: int) -> bool:
    """5.2: on 6 or more the unit has suffered."""
    return die + total(landing_modifiers(game, pos, space, how)) >= game.data.landing.tired_on


def landing_chance(game: Areas, pos: AreasPosition, space: int, how: int) -> float:
    """The exact chance that a unit comes down tired."""
    return sum(lands_tired(game, pos, space, how, die) for die in range(1, 7)) / 6


def how_it_lands(game: Areas, pos: AreasPosition, unit: int) -> int:
    if game.units[unit].entry != "drop":
        return CRASH
    return BY_GLIDER if pos.marks[unit] & GLIDER else PARACHUTE


def drop_areas(game: Areas, pos: AreasPosition, unit: int) -> list[int]:
    """13.1: where a unit may come down: by its letter, or where the scenario leaves it free; in the solitaire game
    where it was planned. At night nobody drops among enemies (R14)."""
    areas = game.drop_zones[unit]
    for planned, space in pos.plan:
        if planned == unit:
            areas = (space,)
    barred = full_areas(game, pos, INVADER)
    if game.is_night(pos.turn):
        barred |= occupied(game, pos, GARRISON)
    return [space for space in areas if not barred & game.board.bit[space]]


def jumpers(game: Areas, pos: AreasPosition) -> list[int]:
    """5.2, 13.1: who jumps in this turn: the wave whose turn it is, and any that found no room before."""
    return [
        unit
        for unit in game.droppers
        if pos.at[unit] == AWAY and game.units[unit].turn <= pos.turn and drop_areas(game, pos, unit)
    ]


class Drop(Listed):
    """5.2: the wave comes down, one counter after the other, each with its landing test."""

    kind = "drop"
    rule = "5.2"

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        unit = pos.agenda[-1].pieces[0]
        return [order("drop", unit, (space,)) for space in drop_areas(game, pos, unit)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        unit = pos.agenda[-1].pieces[0]
        name = game.units[unit].name
        if action.verb != "drop":
            return because(game, "5.2", "not-now", f"drop {name}")
        if action.piece != unit:
            return because(game, "5.2", "not-next", name)
        space = action.spaces[0]
        if not has_room(game, pos, INVADER, space):
            return because(game, "5.1", "stack-full", game.board.ids[space], game.stacking)
        return because(game, "13.1", "no-drop-there", name, game.board.ids[space])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        self._next(pos)
        come_down(game, pos, action.piece, action.spaces[0])

    def _next(self, pos: AreasPosition) -> None:
        task = pos.agenda.pop()
        if len(task.pieces) > 1:
            pos.agenda.append(duty("drop", task.side, pieces=task.pieces[1:]))

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        drops = self.offered(game, pos)
        if len(drops) > 1:
            return False
        self._next(pos)
        if drops:
            come_down(game, pos, drops[0].piece, drops[0].spaces[0])
        return True


def come_down(game: Areas, pos: AreasPosition, unit: int, space: int) -> None:
    pos.agenda.append(duty("landing", INVADER, unit, space))


class RollLanding(Roll):
    """5.2: the landing test. It is made before the unit stands in the area."""

    def roll(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice) -> None:
        pos.agenda[-1] = duty("landing", task.side, task.piece, task.space, number=dice.roll())

    def could_be_better(self, game: Areas, pos: AreasPosition, task: Task) -> bool:
        return lands_tired(game, pos, task.space, how_it_lands(game, pos, task.piece), task.number)

    def apply(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        unit, space = task.piece, task.space
        how = how_it_lands(game, pos, unit)
        tired = lands_tired(game, pos, space, how, task.number)
        told = as_told(game, landing_modifiers(game, pos, space, how))
        log.append(Landed(game.ref("5.3" if how == CRASH else "5.2"), unit, space, HOW[how], task.number, told, tired))
        pos.marks[unit] = TIRED if tired else 0
        if how == PARACHUTE:
            pos.marks[unit] |= DISPERSED
        if is_in(game, pos, GARRISON, space):
            pos.marks[unit] |= BOUND
        put(game, pos, unit, space, log)
        if how != PARACHUTE:
            may_act_at_once(game, pos, space)


def may_act_at_once(game: Areas, pos: AreasPosition, space: int) -> None:
    """5.2, 5.4, R60: whoever comes otherwise than by parachute may act as soon as he is there: an area that was
    activated before he came is activated once more."""
    pos.activated &= ~game.board.bit[space]
