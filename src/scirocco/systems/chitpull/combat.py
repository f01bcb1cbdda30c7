"""9.0, 9.1: declaring general attacks, and fighting them one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import DONE, END, Action, Event, Stage, Task, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.activation import mark_acting
from scirocco.systems.chitpull.armour import (
    defending_guns,
    note_target,
    why_no_passage,
    why_not_in_fallback,
    with_the_leader,
)
from scirocco.systems.chitpull.declaring import Naming, Resolving, apart, conclude, why_nobody
from scirocco.systems.chitpull.events import AirCommitted, AttackDeclared, BattleFought, BattleOff
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.odds import are_used, assess, attack_strength, defenders, sappers
from scirocco.systems.chitpull.position import GENERAL, Battle
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.units import CALLED, CLASHED, CLEARED, FOUGHT, STRUCK, steps_of
from scirocco.systems.chitpull.zones import on_map, stands_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def why_no_attack(
    game: ChitPull, pos: ChitPosition, unit: int, target: int, attackers: tuple[int, ...] = ()
) -> Why | None:
    """9.0, 9.61, 9.7: why a unit cannot take part in a general attack on a hex beside these others."""
    counter, here = game.units[unit], pos.at[unit]
    name, goal = counter.name, game.board.ids[target]
    if not on_map(game, pos, unit):
        return because(game, "9.71", "not-on-map", name)
    if not pos.marks[unit] & CALLED:
        return because(game, "7.2", "not-called", name)
    if pos.marks[unit] & CLEARED:
        return because(game, "10.84", "at-work", name)
    if pos.marks[unit] & FOUGHT:
        return because(game, "9.73", "cannot-attack", name, goal, "it has attacked once")
    if counter.hq:
        return because(game, "10.11", "cannot-attack", name, goal, "headquarters do not attack")
    if not game.ground.open[here] >> target & 1:
        return because(game, "9.0", "cannot-attack", name, goal, apart(game, here, target))
    cliff = game.ground.is_cliff(here, target)
    if cliff and counter.mech:
        return because(game, "9.61", "cannot-attack", name, goal, "mechanised units do not attack over a cliff")
    if cliff and pos.clashed >> target & 1:
        return because(game, "9.61", "cannot-attack", name, goal, "armour has fought there, so nobody climbs")
    if not with_the_leader(game, pos, unit):
        return because(game, "10.2", "cannot-attack", name, goal, "it no longer stands with its leader")
    if not attack_strength(game, pos, unit, target).value:
        return because(game, "9.21", "cannot-attack", name, goal, "it has no strength")
    if must_clash_first(game, pos, unit, target, attackers):
        return because(game, "8.0", "armour-first", name, goal)
    return None


def must_clash_first(
    game: ChitPull, pos: ChitPosition, unit: int, target: int, attackers: tuple[int, ...] = ()
) -> bool:
    """8.0, 9.0, R49: a vehicle that could have fought armour in the hex must have; not where somebody climbs a
    cliff."""
    if not game.units[unit].vehicle or pos.marks[unit] & CLASHED or pos.clashed >> target & 1:
        return False
    if any(game.ground.is_cliff(pos.at[other], target) for other in attackers):
        return False
    return bool(defending_guns(game, pos, target)) and why_no_passage(game, pos, unit, pos.at[unit], target) is None


def attackers_of(game: ChitPull, pos: ChitPosition, side: int, target: int, joined: tuple[int, ...] = ()) -> list[int]:
    """9.0: the units that can join a general attack on a hex now."""
    ring = game.board.touching[target]
    taken = {unit for battle in pos.battles for unit in battle.attackers}
    return [
        unit
        for unit in game.army[side]
        if 0 <= pos.at[unit] < game.board.size
        and ring >> pos.at[unit] & 1
        and unit not in taken
        and unit not in joined
        and why_no_attack(game, pos, unit, target, joined) is None
    ]


def air_left(game: ChitPull, pos: ChitPosition, side: int) -> int:
    """10.5: the columns of air support that a side may still give to an attack."""
    return pos.air if side == game.air_side else 0


def at_best(battle: Battle) -> Battle:
    """10.85: an attack as it is with the engineers that may still be used."""
    return battle._replace(sapping=True)


def why_no_target(game: ChitPull, pos: ChitPosition, side: int, target: int) -> Why | None:
    """9.0, 9.24, R39: why a hex cannot be attacked, even with all who can join and the air support that is left."""
    goal = game.board.ids[target]
    if game.board.is_box(target) or not stands_of(game, pos, 1 - side) >> target & 1:
        return because(game, "9.0", "no-enemy", goal)
    if pos.fought >> target & 1:
        return because(game, "9.72", "attacked-already", goal)
    why = why_not_in_fallback(game, pos, side, target)
    if why is not None:
        return why
    able = attackers_of(game, pos, side, target)
    if not able:
        fighters = [unit for unit in game.army[side] if not game.units[unit].hq]
        why = why_nobody(game, pos, fighters, target, lambda unit: why_no_attack(game, pos, unit, target))
        return why or because(game, "9.0", "no-attacker", goal)
    if not assess(game, pos, at_best(Battle(GENERAL, target, tuple(able), air_left(game, pos, side)))).allowed:
        return because(game, "9.24", "too-weak", goal)
    return None


class DeclareAttack(Stage["ChitPull", "ChitPosition"]):
    """3.23, 9.0: the active side names all hexes it attacks before any is fought."""

    kind = "attack"
    rule = "9.0"

    def _targets(self, game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
        near = 0
        for unit in game.army[side]:
            if pos.marks[unit] & CALLED:
                near |= game.ground.open[pos.at[unit]]
        near &= stands_of(game, pos, 1 - side)
        return [space for space in members(near) if why_no_target(game, pos, side, space) is None]

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        found = [order("attack", -1, (space,)) for space in self._targets(game, pos, pos.agenda[-1].side)]
        found.append(END)
        return found

    def allows(self, game: ChitPull, pos: ChitPosition, action: Action) -> bool:
        if action.verb != "attack":
            return action == END
        return why_no_target(game, pos, pos.agenda[-1].side, action.spaces[0]) is None

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "attack":
            found = why_no_target(game, pos, pos.agenda[-1].side, action.spaces[0])
            if found is not None:
                return found
        return because(game, "9.0", "not-now", "attack a hex, or end the declarations")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        side = pos.agenda[-1].side
        if action.verb == "end":
            pos.agenda.pop()
            if pos.battles:
                pos.agenda.append(Task("battle", side))
            return
        target = action.spaces[0]
        pos.battle = Battle(GENERAL, target)
        pos.fought |= 1 << target
        note_target(game, pos, side, target)
        log.append(AttackDeclared(game.ref("9.0"), side, target, "general"))
        pos.agenda.append(Task("attackers", side, space=target))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        side = pos.agenda[-1].side
        if pos.battles or self._targets(game, pos, side):
            return False
        pos.agenda.pop()
        return True


class NameAttackers(Naming):
    """3.23, 9.0: who takes part in the attack on the task's hex, and whether the air force does (10.5)."""

    kind = "attackers"
    rule = "9.0"
    elsewhere = "9.73"

    def why_no_part(self, game: ChitPull, pos: ChitPosition, unit: int, battle: Battle) -> Why | None:
        return why_no_attack(game, pos, unit, battle.target, battle.attackers)

    def _can_fly(self, game: ChitPull, pos: ChitPosition) -> bool:
        return bool(air_left(game, pos, pos.agenda[-1].side)) and not self.battle_of(pos).air

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task, battle = pos.agenda[-1], self.battle_of(pos)
        joiners = attackers_of(game, pos, task.side, task.space, battle.attackers)
        found = [Action("join", unit) for unit in joiners]
        if self._can_fly(game, pos):
            found.append(Action("air"))
        if battle.attackers and assess(game, pos, at_best(battle)).allowed:
            found.append(Action("done"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "air":
            return because(game, "10.5", "no-air")
        if action.verb == "done":
            return because(game, "9.24", "odds-too-low", odds_text(game, pos, self.battle_of(pos)))
        return self.why_not_joined(game, pos, action)

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = self.battle_of(pos)
        if action.verb == "done" and may_use_sappers(game, pos, battle):
            pos.agenda[-1] = pos.agenda[-1]._replace(stage="sappers")
            return
        if action.verb != "air":
            super().play(game, pos, action, dice, log)
            return
        pos.battle = battle._replace(air=pos.air)
        pos.air = 0
        log.append(AirCommitted(game.ref("10.5"), battle.target, pos.battle.air))


def may_use_sappers(game: ChitPull, pos: ChitPosition, battle: Battle) -> bool:
    """10.85, R101: whether the attacker is asked about his engineers."""
    return game.switches["engineers_by_choice"] and bool(sappers(game, pos, battle.attackers, battle.target))


class UseSappers(Stage["ChitPull", "ChitPosition"]):
    """10.7, 10.85, R101: with the option the attacker says whether the engineers of an attack through works or mines
    are used: for a column, and for the first loss."""

    kind = "sappers"
    rule = "10.85"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        assert pos.battle is not None
        found = [Action("sap")]
        if assess(game, pos, pos.battle).allowed:
            found.append(DONE)
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        assert pos.battle is not None
        if action.verb == "done":
            return because(game, "9.24", "odds-too-low", odds_text(game, pos, pos.battle))
        return because(game, "10.85", "not-now", "say whether the engineers are used")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        assert pos.battle is not None
        pos.agenda.pop()
        conclude(pos, pos.battle._replace(sapping=action.verb == "sap"))


def odds_text(game: ChitPull, pos: ChitPosition, battle: Battle) -> str:
    odds = assess(game, pos, battle)
    return f"{odds.attack} against {odds.defence}"


class ResolveBattles(Resolving):
    """9.2: the general attacks in turn."""

    kind = "battle"
    rule = "9.2"

    def fight(self, game: ChitPull, pos: ChitPosition, side: int, battle: Battle, dice: Dice, log: list[Event]) -> None:
        fight_battle(game, pos, side, battle, dice, log)


def cannot_pay(steps: int, points: int) -> bool:
    """9.34, R46: the forced steps wipe the side out and points are left over."""
    return steps <= forced_steps(points) and steps < points


def points_of(result: tuple[int, int], steps: tuple[int, int], *, harmless: bool) -> tuple[int, int]:
    """9.24, 9.34, R46: the points each side pays. Where one cannot pay in full, the other pays one less; the attacker
    is looked at first.

    >>> points_of((1, 3), (6, 1), harmless=False), points_of((2, 2), (9, 9), harmless=False)
    ((0, 3), (2, 2))
    """
    attacker, defender = result
    if harmless:
        attacker = 0
    if cannot_pay(steps[0], attacker):
        defender = max(0, defender - 1)
    if cannot_pay(steps[1], defender):
        attacker = max(0, attacker - 1)
    return attacker, defender


def fight_battle(game: ChitPull, pos: ChitPosition, side: int, battle: Battle, dice: Dice, log: list[Event]) -> None:
    """9.25: roll, and leave to the agenda what each side pays: the attacker first (9.4), then the defender, then the
    advance (9.5)."""
    attackers = tuple(unit for unit in battle.attackers if on_map(game, pos, unit))
    inside = tuple(defenders(game, pos, battle.target))
    battle = battle._replace(attackers=attackers, defenders=inside)
    if not attackers or not inside:
        log.append(BattleOff(game.ref("9.0"), battle.target))
        return
    odds = assess(game, pos, battle)
    die = dice.roll()
    result = game.combat_table[die - 1][odds.column]
    sums = (
        sum(steps_of(game, pos, unit) for unit in attackers),
        sum(steps_of(game, pos, unit) for unit in inside),
    )
    points = points_of(result, sums, harmless=not odds.defence)
    log.append(
        BattleFought(
            game.ref("9.25"),
            battle.target,
            odds.attack,
            odds.defence,
            odds.base,
            tuple((shift.reason, shift.columns) for shift in odds.shifts),
            odds.column,
            die,
            game.result_text(result),
            points,
        )
    )
    owe = are_used(game, battle) and bool(sappers(game, pos, attackers, battle.target))
    wiped_out = forced_steps(points[1]) >= sums[1]
    pos.battle = battle._replace(sappers_owe=owe, unpaid=max(0, points[1] - sums[1]) if wiped_out else 0)
    for unit in attackers:
        mark_acting(game, pos, unit, FOUGHT)
    for unit in inside:
        pos.marks[unit] |= STRUCK
    pos.agenda += [
        Task("aftermath", side, space=battle.target),
        Task("pay", 1 - side, space=battle.target, pieces=inside, number=points[1]),
        Task("pay", side, space=battle.target, pieces=attackers, number=points[0]),
    ]
