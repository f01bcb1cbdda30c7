"""5.0 and 5.1: the combat phase. Targets are chosen and fought one after the other.

The declarations come in the printed order (5.1.1, C24): the attacker names his
units and his air points, then the defender his guns and air points; after that
nothing changes and the dice are thrown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, duty, made
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import HALT
from scirocco.systems.somnium.engagement import can_attack, foes_of, is_obliged, must_attack, obliged, targets_of
from scirocco.systems.somnium.events import AttackDeclared, Joined
from scirocco.systems.somnium.guns import can_bombard, hexes_in_range
from scirocco.systems.somnium.position import DONE, Battle, with_attackers, with_guns
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.refusals import why_not_on_map
from scirocco.systems.somnium.stacks import attack_of, on_map, units_in
from scirocco.systems.somnium.units import FOUGHT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


END: Final = Action("end")


class Targets:
    """What may be attacked now, as masks of hexes, and who must still attack; kept while nothing it depends on has
    changed."""

    __slots__ = ("_air", "_at", "_attacked", "_marks", "_side", "assault", "bombard", "must", "strike")

    def __init__(self, game: Somnium, pos: SomniumPosition, side: int) -> None:
        self._side = side
        self._at = pos.at[:]
        self._marks = pos.marks[:]
        self._attacked = pos.attacked
        self._air = pos.air[side]
        foes = foes_of(game, pos, side)
        fresh = foes.hexes & ~pos.attacked
        at, marks, size, ground = pos.at, pos.marks, game.board.size, foes.ground
        is_gun = game.is_gun
        self.must: list[int] = []
        needed = assault = bombard = 0
        for unit in game.army[side]:
            where = at[unit]
            if not 0 <= where < size or marks[unit] & FOUGHT:
                continue
            near = game.ring[where] & fresh & ~game.spared_by[unit] if ground.on[where] & HALT else 0
            if near and must_attack(game, pos, unit, foes):
                self.must.append(unit)
                assault |= near
                if near & (near - 1) == 0:
                    needed |= near
            elif (near or is_gun[unit]) and attack_of(game, pos, unit) > 0:
                assault |= near
                if is_gun[unit]:
                    bombard |= hexes_in_range(game, pos, unit)
        self.assault = assault
        self.bombard = bombard & fresh & ~needed
        self.strike = fresh & ~needed if self._air >= game.strike_minimum else 0

    def hold(self, pos: SomniumPosition, side: int) -> bool:
        """Whether these are the targets in this position."""
        return (
            side == self._side
            and pos.attacked == self._attacked
            and pos.air[side] == self._air
            and pos.at == self._at
            and pos.marks == self._marks
        )


def targets(game: Somnium, pos: SomniumPosition, side: int) -> Targets:
    """5.0, 6.2, 8.0: each hex is attacked once a phase, by whatever means.

    A unit without attack value opens no attack by itself unless it is obliged (C3), and obliged guns do not fire
    afar (A25). A hex that an obliged unit can only attack is not to be used up from afar (A26).
    """
    known = game.targets_seen
    if known is None or not known.hold(pos, side):
        known = game.targets_seen = Targets(game, pos, side)
    return known


class ChooseTarget(Stage["Somnium", "SomniumPosition"]):
    """5.0: the side that moved last attacks the enemies it engaged; its guns and aircraft may bombard."""

    kind = "target"
    rule = "5.0"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        found = targets(game, pos, pos.agenda[-1].side)
        actions = [game.say_attack[space] for space in members(found.assault)]
        actions += [game.say_bombard[space] for space in members(found.bombard)]
        actions += [game.say_strike[space] for space in members(found.strike)]
        if not found.must:
            actions.append(END)
        return actions

    def allows(self, game: Somnium, pos: SomniumPosition, action: Action) -> bool:
        found = targets(game, pos, pos.agenda[-1].side)
        if action == END:
            return not found.must
        if action.verb not in ("attack", "bombard", "strike"):
            return False
        bit = game.board.bit[action.spaces[0]]
        if action.verb == "attack":
            return bool(found.assault & bit)
        if action.verb == "bombard":
            return bool(found.bombard & bit)
        return bool(found.strike & bit)

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        side = pos.agenda[-1].side
        found = targets(game, pos, side)
        if action.verb == "end" and found.must:
            return because(game, "4.1.2", "must-attack", game.units[found.must[0]].name)
        if action.verb not in ("attack", "bombard", "strike"):
            return because(game, "5.0", "not-now", "choose a target, or end the combat phase")
        return self._why_not_target(game, pos, side, action, found)

    def _why_not_target(self, game: Somnium, pos: SomniumPosition, side: int, action: Action, found: Targets) -> Why:
        space = action.spaces[0]
        name, bit = game.board.ids[space], game.board.bit[space]
        foes = foes_of(game, pos, side)
        if not foes.hexes & bit:
            return because(game, "5.0", "no-enemy", name)
        if pos.attacked & bit:
            return because(game, "8.0a", "attacked-already", name)
        if action.verb == "attack":
            return why_no_attacker(game, pos, side, space)
        if action.verb == "strike" and pos.air[side] < game.strike_minimum:
            return because(game, "6.2", "air-short", game.strike_minimum, pos.air[side])
        for unit in found.must:
            if targets_of(game, pos, unit, foes) == bit:
                return because(game, "4.1.2", "needed", name, game.units[unit].name)
        for gun in game.guns[side]:
            if gun in found.must and can_bombard(game, pos, gun, space):
                return because(game, "4.1.2", "obliged-elsewhere", game.units[gun].name)
        return because(game, "8.0", "no-gun", name)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "end":
            pos.agenda.pop()
            return
        side = pos.agenda[-1].side
        space = action.spaces[0]
        number = {"attack": "5.0", "bombard": "8.0", "strike": "6.2"}[action.verb]
        log.append(made(AttackDeclared, (game.ref(number), side, space, action.verb)))
        if action.verb == "attack":
            open_attack(game, pos, side, space, log)
        elif action.verb == "bombard":
            pos.battle = Battle(space)
            pos.agenda += [duty("bombardment", side, space=space), duty("battery", side, space=space)]
        else:
            pos.battle = Battle(space)
            pos.agenda += [duty("bombardment", side, space=space), duty("sorties", side, space=space)]
        pos.attacked |= game.board.bit[space]
        for unit in units_in(game, pos, 1 - side, space):
            if game.units[unit].gun:
                pos.marks[unit] |= FOUGHT  # C34: guns whose own hex is attacked fight only there

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        """A phase in which nothing can be attacked ends by itself."""
        found = targets(game, pos, pos.agenda[-1].side)
        if found.assault or found.bombard or found.strike:
            return False
        pos.agenda.pop()
        return True


def open_attack(game: Somnium, pos: SomniumPosition, side: int, space: int, log: list[Event]) -> None:
    """The declarations of an assault, in the printed order, and then the dice."""
    foes = foes_of(game, pos, side)
    forced = tuple(
        unit for unit in obliged(game, pos, side, foes) if targets_of(game, pos, unit, foes) == game.board.bit[space]
    )
    for unit in forced:
        log.append(made(Joined, (game.ref("4.1.2"), unit, space, True)))
    pos.battle = Battle(space, attackers=forced)
    pos.agenda += [
        duty("resolve", side, space=space),
        duty("cover", 1 - side, space=space),
        duty("support", 1 - side, space=space),
        duty("air", side, space=space),
        duty("attackers", side, space=space),
    ]


def why_no_attacker(game: Somnium, pos: SomniumPosition, side: int, space: int) -> Why:
    """Why none of a side's units opens an attack on a hex: nobody is there, or what keeps those who are."""
    ids = game.board.ids
    beside = [unit for unit in game.army[side] if on_map(game, pos, unit) and game.ring[pos.at[unit]] >> space & 1]
    fresh = [unit for unit in beside if not pos.marks[unit] & FOUGHT]
    for unit in fresh:
        if not can_attack(game, unit, space):
            terrain = game.board.terrain[space]
            return because(game, "5.1.2", "no-attack-there", game.units[unit].name, ids[space], terrain)
    if fresh:
        return because(game, "5.1.1", "nobody-attacks")
    if beside:
        return because(game, "5.0", "fought-already", game.units[beside[0]].name)
    return because(game, "5.0", "no-attacker", ids[space])


def why_not_beside(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> Why:
    """Why a unit that does not stand next to a hex takes no part in an attack on it."""
    name, target = game.units[unit].name, game.board.ids[space]
    if not game.is_gun[unit]:
        return because(game, "5.0", "cannot-reach", name, target)
    far = game.board.distance(pos.at[unit], space)
    return because(game, "8.0", "out-of-range", name, far, target, game.units[unit].range)


class NameAttackers(Stage["Somnium", "SomniumPosition"]):
    """5.1.1, C6: units next to the target, and guns that reach it, join one by one."""

    kind = "attackers"
    rule = "5.1.1"

    def joiners(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        """The units that may take part and do not yet."""
        task, battle = pos.agenda[-1], pos.battle
        assert battle is not None
        foes = foes_of(game, pos, task.side)
        beside = game.board.neighbours[task.space]
        return [
            unit
            for unit in game.army[task.side]
            if on_map(game, pos, unit)
            and not pos.marks[unit] & FOUGHT
            and (foes.ground[pos.at[unit]] & HALT or game.is_gun[unit])
            and unit not in battle.attackers
            and unit not in battle.guns
            and (
                (pos.at[unit] in beside and can_attack(game, unit, task.space))
                or (can_bombard(game, pos, unit, task.space) and not is_obliged(game, pos, unit, foes))
            )
        ]

    def _is_enough(self, game: Somnium, pos: SomniumPosition) -> bool:
        """C3: someone stands next to the target, and has an attack value or no choice."""
        battle = pos.battle
        assert battle is not None
        foes = foes_of(game, pos, pos.agenda[-1].side)
        return any(attack_of(game, pos, unit) > 0 or must_attack(game, pos, unit, foes) for unit in battle.attackers)

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        found = [game.say_join[unit] for unit in self.joiners(game, pos)]
        if self._is_enough(game, pos):
            found.append(DONE)
        return found

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task, battle, unit = pos.agenda[-1], pos.battle, action.piece
        assert battle is not None
        if action.verb == "done":
            return because(game, "5.1.1", "nobody-attacks")
        if action.verb != "join":
            return because(game, "5.1.1", "not-now", "name the attacking units, then say done")
        name = game.units[unit].name
        if game.side_of[unit] != task.side:
            return because(game, "5.0", "not-yours", name)
        if not on_map(game, pos, unit):
            return why_not_on_map(game, pos, unit)
        if unit in battle.attackers or unit in battle.guns:
            return because(game, "5.1.1", "joined-already", name)
        if pos.marks[unit] & FOUGHT:
            return because(game, "8.0" if game.units[unit].gun else "5.0", "fought-already", name)
        if not can_attack(game, unit, task.space) and game.ring[pos.at[unit]] >> task.space & 1:
            terrain = game.board.terrain[task.space]
            return because(game, "5.1.2", "no-attack-there", name, game.board.ids[task.space], terrain)
        if can_bombard(game, pos, unit, task.space):
            return because(game, "4.1.2", "obliged-elsewhere", name)
        return why_not_beside(game, pos, unit, task.space)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        if action.verb == "done":
            self._close(pos, battle)
            return
        unit, space = action.piece, pos.agenda[-1].space
        log.append(made(Joined, (game.ref("5.1.1"), unit, space, False)))
        if game.ring[pos.at[unit]] & game.board.bit[space]:
            pos.battle = with_attackers(battle, tuple(sorted((*battle.attackers, unit))))
        else:
            pos.battle = with_guns(battle, tuple(sorted((*battle.guns, unit))))

    def _close(self, pos: SomniumPosition, battle: Battle) -> None:
        pos.agenda.pop()
        for unit in battle.attackers + battle.guns:
            pos.marks[unit] |= FOUGHT

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        if self.joiners(game, pos) or not self._is_enough(game, pos):
            return False
        battle = pos.battle
        assert battle is not None
        self._close(pos, battle)
        return True
