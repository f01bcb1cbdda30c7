"""5.1.6 and 5.1.7: the dice, and what their result asks for. Bombardments (6.2, 8.0) end here too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, Task, duty, made
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.somnium.events import BattleFought, Bombarded
from scirocco.systems.somnium.losses import STEP, WHOLE_UNIT
from scirocco.systems.somnium.odds import assess, defenders, defending_side, has_naval_support, terrain_shifts
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.stacks import attack_of

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import Battle, SomniumPosition


class Automatic(Stage["Somnium", "SomniumPosition"]):
    """A stage nobody decides: it is carried out as soon as it comes up."""

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        return []

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        return because(game, self.rule, "not-now", "wait")

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda.pop()
        self.carry_out(game, pos, task, dice, log)
        return True

    def carry_out(self, game: Somnium, pos: SomniumPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        raise NotImplementedError


class ResolveBattle(Automatic):
    """5.1.6: two dice are thrown; their sum chooses the row."""

    kind = "resolve"
    rule = "5.1.6"

    def carry_out(self, game: Somnium, pos: SomniumPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        odds = assess(game, pos, battle)
        first, second = dice.roll(6), dice.roll(6)
        result = game.combat.result(odds.column, first + second)
        shifts = tuple((f"{game.ref(shift.number)} {shift.reason}", shift.columns) for shift in odds.shifts)
        log.append(
            made(
                BattleFought,
                (
                    game.ref("5.1.6"),
                    battle.target,
                    odds.attack,
                    odds.defence,
                    odds.base_column,
                    shifts,
                    odds.column,
                    (first, second),
                    result,
                ),
            )
        )
        apply_result(game, pos, battle, task.side, result)


def apply_result(game: Somnium, pos: SomniumPosition, battle: Battle, attacker: int, result: str) -> None:
    """5.1.7, C18: losses first, then the retreat of the loser, then the advance. The agenda is a stack: last first."""
    defender = 1 - attacker
    inside = tuple(defenders(game, pos, battle))
    codes = result.split()
    agenda = pos.agenda
    agenda.append(duty("close", attacker))
    if result == "EMP":
        agenda.append(duty("retreat", defender, pieces=inside))
        agenda.append(duty("pay", attacker, pieces=battle.attackers))
        agenda.append(duty("give", defender, pieces=inside))
        return
    if codes[-1] in ("AVB", "AVI"):
        agenda.append(duty("advance", attacker, space=battle.target, pieces=battle.attackers))
        agenda.append(duty("retreat", defender, pieces=inside))
    if codes[-1] in ("ARB", "ARI", "AE"):
        agenda.append(duty("retreat", attacker, pieces=battle.attackers))
    if codes[-1] in ("AVB", "ARB"):
        agenda.append(duty("loss", attacker, pieces=battle.attackers, number=STEP))
    if codes[-1] == "AE":
        agenda.append(duty("loss", attacker, pieces=battle.attackers, number=WHOLE_UNIT))
    if codes[0] in ("DRB", "DVB"):
        agenda.append(duty("loss", defender, pieces=inside, number=STEP))
    if codes[0] == "DE":
        agenda.append(duty("loss", defender, pieces=inside, number=WHOLE_UNIT))


class CloseBattle(Automatic):
    """The fight is over; the table is cleared of it."""

    kind = "close"
    rule = "5.1.7"

    def carry_out(self, game: Somnium, pos: SomniumPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        pos.battle = None


def bombardment_column(game: Somnium, pos: SomniumPosition, battle: Battle) -> tuple[int, int, int]:
    """6.2, 8.0: strength, vulnerability of the target, and the column after terrain, works and mines (C25)."""
    inside = defenders(game, pos, battle)
    if battle.guns:
        strength = sum(attack_of(game, pos, gun) for gun in battle.guns)
        vulnerability = sum(game.units[unit].gun_vulnerability for unit in inside)
    else:
        strength = battle.air
        vulnerability = sum(game.units[unit].air_vulnerability for unit in inside)
    side = defending_side(game, pos, battle)
    shift = sum(s.columns for s in terrain_shifts(game, pos, side, battle.target, []))
    if battle.guns and has_naval_support(game, pos, side, inside):
        shift -= 1
    column = game.bombardment.clamp(game.bombardment.column_for(strength * vulnerability) + shift)
    return strength, vulnerability, column


class ResolveBombardment(Automatic):
    """6.2, 8.0: DB costs one unit a step, of its owner's choice; nobody moves."""

    kind = "bombardment"
    rule = "8.0"

    def carry_out(self, game: Somnium, pos: SomniumPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        strength, vulnerability, column = bombardment_column(game, pos, battle)
        first, second = dice.roll(6), dice.roll(6)
        result = game.bombardment.result(column, first + second)
        number = "8.0" if battle.guns else "6.2"
        log.append(Bombarded(game.ref(number), battle.target, strength, vulnerability, column, (first, second), result))
        pos.agenda.append(duty("close", task.side))
        if result == "DB":
            inside = tuple(defenders(game, pos, battle))
            pos.agenda.append(duty("loss", 1 - task.side, pieces=inside, number=STEP))
