"""8.0: armour combat. All attacks are declared, then fought in the order the active side likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.activation import is_leader_activation, mark_acting
from scirocco.systems.chitpull.declaring import Naming, Resolving, apart, why_nobody
from scirocco.systems.chitpull.events import (
    AttackDeclared,
    ClashFought,
    HitsWasted,
    RecoveryRolled,
)
from scirocco.systems.chitpull.ground import is_through_mines, is_through_works
from scirocco.systems.chitpull.position import ARMOUR, Battle
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.steps import lose_step
from scirocco.systems.chitpull.units import (
    CALLED,
    CLASHED,
    CLEARED,
    SUPPLY_WORDS,
    armour_of,
    share,
    supply_of,
)
from scirocco.systems.chitpull.zones import on_map, stands_of, units_in

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


class Guns(NamedTuple):
    """A unit's dice in an armour fight; ``flak`` dice are rolled apart. ``why`` lists what changed them."""

    unit: int
    dice: int
    flak: bool
    why: tuple[tuple[str, str], ...]


def armour_dice(game: ChitPull, pos: ChitPosition, unit: int) -> Guns:
    """8.12, 6.22: a unit's armour value, halved when it is not supplied."""
    state = supply_of(pos, unit)
    value = share(armour_of(game, pos, unit), game.tables.supply.armour_divisors[state])
    why = (("6.22", SUPPLY_WORDS[state]),) if state else ()
    return Guns(unit, value, game.units[unit].flak, why)


def fires_in_attack(game: ChitPull, unit: int) -> bool:
    """8.12, R29: vehicles, anti-tank guns, and the infantry of nations that bring their own."""
    return game.units[unit].fires_in_attack


def dice_of(game: ChitPull, pos: ChitPosition, units: tuple[int, ...] | list[int]) -> tuple[int, int]:
    """8.12: the dice of a side: plain ones, and those of its anti-tank guns."""
    guns = [armour_dice(game, pos, unit) for unit in units]
    return sum(gun.dice for gun in guns if not gun.flak), sum(gun.dice for gun in guns if gun.flak)


def defending_guns(game: ChitPull, pos: ChitPosition, space: int) -> int:
    """8.0, R28, R35: the armour values in a hex; with none there is no armour combat."""
    return sum(dice_of(game, pos, units_in(game, pos, space)))


def why_no_clash(game: ChitPull, pos: ChitPosition, unit: int, target: int) -> Why | None:
    """8.0, 9.61, 10.7, 10.81: why a unit cannot take part in an armour attack on a hex."""
    counter, here = game.units[unit], pos.at[unit]
    name, goal = counter.name, game.board.ids[target]
    if not on_map(game, pos, unit):
        return because(game, "9.71", "not-on-map", name)
    if not pos.marks[unit] & CALLED:
        return because(game, "7.2", "not-called", name)
    if pos.marks[unit] & CLEARED:
        return because(game, "10.84", "at-work", name)
    if pos.marks[unit] & CLASHED:
        return because(game, "8.0", "cannot-attack", name, goal, "it has attacked once")
    if not fires_in_attack(game, unit):
        return because(game, "8.12", "cannot-attack", name, goal, "it brings no armour into an attack")
    if not counter.vehicle and not armour_dice(game, pos, unit).dice:
        return because(game, "8.12", "cannot-attack", name, goal, "it has no armour value")
    return why_no_passage(game, pos, unit, here, target)


def why_no_passage(game: ChitPull, pos: ChitPosition, unit: int, here: int, target: int) -> Why | None:
    """8.0: why no armour fights over a hexside."""
    name, goal = game.units[unit].name, game.board.ids[target]
    if not game.ground.open[here] >> target & 1:
        return because(game, "8.0", "cannot-attack", name, goal, apart(game, here, target))
    if game.ground.is_cliff(here, target):
        return because(game, "9.61", "cannot-attack", name, goal, "a cliff lies between them")
    if is_through_works(game, pos, here, target):
        return because(game, "10.7", "cannot-attack", name, goal, "no armour fights through fortifications")
    if is_through_mines(game, pos, here, target):
        return because(game, "10.81", "cannot-attack", name, goal, "no armour fights through mines")
    if not with_the_leader(game, pos, unit):
        return because(game, "10.2", "cannot-attack", name, goal, "it no longer stands with its leader")
    return None


def with_the_leader(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """10.2, R52: whoever Rommel activated attacks only while it is stacked with him."""
    return not is_leader_activation(game, pos) or pos.at[unit] == pos.at[game.marker_units[pos.drawn]]


def clashers(game: ChitPull, pos: ChitPosition, side: int, target: int) -> list[int]:
    """8.12: the units of a side that can take part in an armour attack on a hex now."""
    ring = game.board.touching[target]
    taken = {unit for battle in pos.battles for unit in battle.attackers}
    return [
        unit
        for unit in game.army[side]
        if 0 <= pos.at[unit] < game.board.size
        and ring >> pos.at[unit] & 1
        and unit not in taken
        and why_no_clash(game, pos, unit, target) is None
    ]


def why_no_target(game: ChitPull, pos: ChitPosition, side: int, target: int) -> Why | None:
    """8.0, 8.5, 7.6: why a hex cannot be attacked with armour."""
    goal = game.board.ids[target]
    if game.board.is_box(target) or not stands_of(game, pos, 1 - side) >> target & 1:
        return because(game, "9.0", "no-enemy", goal)
    if pos.clashed >> target & 1:
        return because(game, "8.0", "attacked-already", goal)
    why = why_not_in_fallback(game, pos, side, target)
    if why is not None:
        return why
    if not defending_guns(game, pos, target):
        return because(game, "8.0", "no-armour-there", goal)
    if not any(game.units[unit].vehicle for unit in clashers(game, pos, side, target)):
        vehicles = [unit for unit in game.army[side] if game.units[unit].vehicle]
        why = why_nobody(game, pos, vehicles, target, lambda unit: why_no_clash(game, pos, unit, target))
        return why or because(game, "8.0", "no-attacker", goal)
    return None


def why_not_in_fallback(game: ChitPull, pos: ChitPosition, side: int, target: int) -> Why | None:
    """7.6, R6: in a retreat turn one hex is attacked in one activation, with armour and in general combat, and no
    other."""
    struck = pos.struck_in_fallback
    if not pos.fallback or side != game.fallback_side or struck < 0:
        return None
    if not (pos.clashed | pos.fought) >> struck & 1:
        return because(game, "7.6", "one-attack", game.board.ids[struck])
    if struck != target:
        return because(game, "7.6", "one-target", game.board.ids[struck])
    return None


def note_target(game: ChitPull, pos: ChitPosition, side: int, target: int) -> None:
    if pos.fallback and side == game.fallback_side:
        pos.struck_in_fallback = target


class DeclareClash(Stage["ChitPull", "ChitPosition"]):
    """3.22, 8.11: the active side names the hexes it attacks with armour."""

    kind = "clash"
    rule = "8.11"

    def _targets(self, game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
        near = 0
        for unit in game.army[side]:
            if game.units[unit].vehicle and pos.marks[unit] & CALLED:
                near |= game.ground.ring[pos.at[unit]]
        near &= stands_of(game, pos, 1 - side)
        return [space for space in members(near) if why_no_target(game, pos, side, space) is None]

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        found = [Action("attack", -1, (space,)) for space in self._targets(game, pos, pos.agenda[-1].side)]
        found.append(Action("end"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "attack":
            found = why_no_target(game, pos, pos.agenda[-1].side, action.spaces[0])
            if found is not None:
                return found
        return because(game, "8.11", "not-now", "attack a hex with armour, or end the armour combat")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        side = pos.agenda[-1].side
        if action.verb == "end":
            pos.agenda.pop()
            pos.phase += 1
            if pos.battles:
                pos.agenda.append(Task("clashing", side))
            return
        target = action.spaces[0]
        pos.battle = Battle(ARMOUR, target)
        pos.clashed |= 1 << target
        note_target(game, pos, side, target)
        log.append(AttackDeclared(game.ref("8.11"), side, target, "armour"))
        pos.agenda.append(Task("clashers", side, space=target))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        side = pos.agenda[-1].side
        if pos.battles or self._targets(game, pos, side):
            return False
        pos.agenda.pop()
        pos.phase += 1
        return True


class NameClashers(Naming):
    """3.22, 8.12: who takes part in the armour attack on the task's hex; a vehicle at least."""

    kind = "clashers"
    rule = "8.12"
    elsewhere = "8.0"

    def why_no_part(self, game: ChitPull, pos: ChitPosition, unit: int, battle: Battle) -> Why | None:
        return why_no_clash(game, pos, unit, battle.target)

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task, battle = pos.agenda[-1], self.battle_of(pos)
        able = clashers(game, pos, task.side, task.space)
        found = [Action("join", unit) for unit in able if unit not in battle.attackers]
        if any(game.units[unit].vehicle for unit in battle.attackers):
            found.append(Action("done"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "done":
            return because(game, "8.0", "no-vehicle")
        return self.why_not_joined(game, pos, action)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        options = self.options(game, pos)
        if len(options) > 1:
            return False
        self.play(game, pos, options[0], dice, log)
        return True


class ResolveClashes(Resolving):
    """8.1: the armour attacks in turn."""

    kind = "clashing"
    rule = "8.1"

    def fight(self, game: ChitPull, pos: ChitPosition, side: int, battle: Battle, dice: Dice, log: list[Event]) -> None:
        fight_clash(game, pos, side, battle, dice, log)


def count_hits(game: ChitPull, plain: tuple[int, ...], flak: tuple[int, ...]) -> tuple[int, int]:
    """8.13: hits on armoured cars only, and hits on any vehicle."""
    rules = game.tables.armour
    cars = sum(1 for die in plain if rules.car_hit <= die < rules.hit)
    return cars, sum(1 for die in plain if die >= rules.hit) + sum(1 for die in flak if die >= rules.flak_hit)


def fight_clash(game: ChitPull, pos: ChitPosition, side: int, battle: Battle, dice: Dice, log: list[Event]) -> None:
    """8.12, 8.13: both sides roll at once; losses are placed afterwards, the defender's first."""
    target = battle.target
    inside = units_in(game, pos, target)
    for unit in battle.attackers:
        mark_acting(game, pos, unit, CLASHED)
    rolls: list[tuple[int, ...]] = []
    for count in (*dice_of(game, pos, battle.attackers), *dice_of(game, pos, inside)):
        rolls.append(tuple(dice.roll() for _ in range(count)))
    by_attack, by_defence = count_hits(game, rolls[0], rolls[1]), count_hits(game, rolls[2], rolls[3])
    log.append(ClashFought(game.ref("8.13"), target, rolls[0], rolls[1], rolls[2], rolls[3], by_attack, by_defence))
    for owner, units, hits in ((side, battle.attackers, by_defence), (1 - side, tuple(inside), by_attack)):
        victims = tuple(unit for unit in units if game.units[unit].vehicle)
        pos.agenda.append(Task("hit", owner, space=target, pieces=victims, number=pack_hits(*hits)))


HITS = 256


def pack_hits(cars: int, any_vehicle: int) -> int:
    """Two counts in a task's number."""
    return cars * HITS + any_vehicle


def unpack_hits(number: int) -> tuple[int, int]:
    return number // HITS, number % HITS


class PlaceHit(Stage["ChitPull", "ChitPosition"]):
    """8.2, R32: the owner places the first hit on his vehicles, his enemy the second, and so on; hits on cars first.

    A Matilda takes two hits for a step, and no single one (8.4, R33). The task's side chooses; its pieces are the
    vehicles that were in the fight.
    """

    kind = "hit"
    rule = "8.2"

    def _victims(self, game: ChitPull, pos: ChitPosition) -> list[int]:
        task = pos.agenda[-1]
        cars, others = unpack_hits(task.number)
        alive = [unit for unit in task.pieces if on_map(game, pos, unit)]
        if cars:
            return [unit for unit in alive if game.units[unit].car]
        return [unit for unit in alive if others > 1 or (others and not game.units[unit].tough)]

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        return [Action("hit", unit) for unit in self._victims(game, pos)]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb != "hit":
            return because(game, "8.2", "not-now", "choose the vehicles that are hit")
        counter = game.units[action.piece]
        if action.piece not in task.pieces or not on_map(game, pos, action.piece):
            return because(game, "8.2", "no-loss", counter.name, "it was not in this fight as a vehicle")
        if unpack_hits(task.number)[0]:
            return because(game, "8.2", "no-loss", counter.name, "this hit is for armoured cars")
        return because(game, "8.4", "no-loss", counter.name, "it takes two hits for a step")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        cars, others = unpack_hits(task.number)
        unit = action.piece
        if cars:
            cars -= 1
        else:
            others -= 2 if game.units[unit].tough else 1
        pos.agenda.append(task._replace(side=1 - task.side, number=pack_hits(cars, others)))
        lose_step(game, pos, unit, "8.2", log)
        recover(game, pos, unit, dice, log)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        cars, others = unpack_hits(task.number)
        victims = self._victims(game, pos)
        if len(victims) > 1:
            return False
        if victims:
            self.play(game, pos, Action("hit", victims[0]), dice, log)
            return True
        pos.agenda.pop()
        owner = game.side_of[task.pieces[0]] if task.pieces else task.side
        if cars and others:
            pos.agenda.append(task._replace(number=pack_hits(0, others)))
        elif others:
            log.append(HitsWasted(game.ref("8.4"), owner, others))
        return True


def recover(game: ChitPull, pos: ChitPosition, unit: int, dice: Dice, log: list[Event]) -> None:
    """8.3: vehicles lost in armour combat may be towed in; the step goes into the pool (R34)."""
    counter = game.units[unit]
    die = dice.roll()
    saved = die >= counter.recovery and counter.pool >= 0
    if saved:
        pos.pools[counter.pool] += 1
    log.append(RecoveryRolled(game.ref("8.3"), unit, die, game.pool_names[counter.pool] if saved else ""))
