"""8.0: artillery. Guns fight next to the enemy like anyone, and reach beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, made
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.somnium.engagement import foes_of, is_obliged
from scirocco.systems.somnium.events import Joined
from scirocco.systems.somnium.position import DONE, Battle, with_guns, with_support
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.refusals import why_not_on_map
from scirocco.systems.somnium.stacks import attack_of, on_map
from scirocco.systems.somnium.units import FOUGHT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def hexes_in_range(game: Somnium, pos: SomniumPosition, gun: int) -> int:
    """C34: mask of the hexes a gun can hit from afar, over any ground. Hexes next to it are not afar (A25)."""
    return game.board.beyond(pos.at[gun], game.units[gun].range)


def can_bombard(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> bool:
    return game.is_gun[unit] and bool(hexes_in_range(game, pos, unit) >> space & 1)


class NameGuns(Stage["Somnium", "SomniumPosition"]):
    """8.0: guns join one by one; a gun fires once a phase. Of this there are two kinds, in attack and in defence."""

    rule = "8.0"
    request = ""

    def joiners(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        """The guns that may take part and do not yet."""
        raise NotImplementedError

    def is_enough(self, battle: Battle) -> bool:
        """Whether the player may say that no more guns join."""
        raise NotImplementedError

    def with_gun(self, battle: Battle, gun: int) -> Battle:
        raise NotImplementedError

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        battle = pos.battle
        assert battle is not None
        found = [game.say_join[gun] for gun in self.joiners(game, pos)]
        if self.is_enough(battle):
            found.append(DONE)
        return found

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task, unit = pos.agenda[-1], action.piece
        if action.verb == "done":
            return because(game, "8.0", "choose-one")
        if action.verb != "join":
            return because(game, "8.0", "not-now", self.request)
        return why_not_gun(game, pos, unit, task.side, task.space)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        if action.verb == "done":
            pos.agenda.pop()
            return
        pos.marks[action.piece] |= FOUGHT
        pos.battle = self.with_gun(battle, action.piece)
        log.append(made(Joined, (game.ref("8.0"), action.piece, battle.target, False)))

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        battle = pos.battle
        assert battle is not None
        if not self.is_enough(battle) or self.joiners(game, pos):
            return False
        pos.agenda.pop()
        return True


class NameBattery(NameGuns):
    """8.0: the guns of a bombardment. Those obliged to attack a neighbour do not fire afar (A25)."""

    kind = "battery"
    request = "name the guns that fire, then say done"

    def joiners(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        task = pos.agenda[-1]
        foes = foes_of(game, pos, task.side)
        return [
            gun
            for gun in game.guns[task.side]
            if on_map(game, pos, gun)
            and not pos.marks[gun] & FOUGHT
            and attack_of(game, pos, gun) > 0
            and can_bombard(game, pos, gun, task.space)
            and not is_obliged(game, pos, gun, foes)
        ]

    def is_enough(self, battle: Battle) -> bool:
        return bool(battle.guns)

    def with_gun(self, battle: Battle, gun: int) -> Battle:
        return with_guns(battle, tuple(sorted((*battle.guns, gun))))


class SupportDefence(NameGuns):
    """8.0, C34: the defender's guns that reach the attacked hex answer from afar, each once in an enemy phase.

    Guns whose own hex is or was attacked in this phase fight there only.
    """

    kind = "support"
    request = "name the guns that support the defence, then say done"

    def joiners(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        task = pos.agenda[-1]
        return [
            gun
            for gun in game.guns[task.side]
            if on_map(game, pos, gun)
            and not pos.marks[gun] & FOUGHT
            and not pos.attacked & game.board.bit[pos.at[gun]]
            and attack_of(game, pos, gun) > 0
            and game.board.within(pos.at[gun], game.units[gun].range) >> task.space & 1
        ]

    def is_enough(self, battle: Battle) -> bool:
        return True

    def with_gun(self, battle: Battle, gun: int) -> Battle:
        return with_support(battle, tuple(sorted((*battle.support, gun))))


def why_not_gun(game: Somnium, pos: SomniumPosition, unit: int, side: int, space: int) -> Why:
    """Why a unit may not fire at, or in support of, a hex."""
    counter = game.units[unit]
    if counter.side != side:
        return because(game, "8.0", "not-yours", counter.name)
    if not on_map(game, pos, unit):
        return why_not_on_map(game, pos, unit)
    if not counter.gun:
        return because(game, "8.0", "not-guns", counter.name)
    if pos.attacked & game.board.bit[pos.at[unit]]:
        return because(game, "8.0", "guns-attacked", counter.name)
    if pos.marks[unit] & FOUGHT:
        return because(game, "8.0", "guns-busy", counter.name)
    if not attack_of(game, pos, unit):
        return because(game, "8.0", "no-attack-value", counter.name)
    far = game.board.distance(pos.at[unit], space)
    if far > counter.range:
        return because(game, "8.0", "out-of-range", counter.name, far, game.board.ids[space], counter.range)
    if far > 1:
        return because(game, "4.1.2", "obliged-elsewhere", counter.name)
    return because(game, "8.0", "guns-near", counter.name, game.board.ids[space])
