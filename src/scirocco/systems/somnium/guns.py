"""8.0: artillery. Guns fight next to the enemy like anyone, and reach beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.somnium.engagement import foes_of, is_obliged
from scirocco.systems.somnium.events import Joined
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.stacks import attack_of, on_map
from scirocco.systems.somnium.units import FOUGHT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def hexes_in_range(game: Somnium, pos: SomniumPosition, gun: int) -> int:
    """C34: mask of the hexes a gun can hit from afar, over any ground. Hexes next to it are not afar (A25)."""
    return game.board.beyond(pos.at[gun], game.units[gun].range)


def can_bombard(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> bool:
    return game.units[unit].gun and bool(hexes_in_range(game, pos, unit) >> space & 1)


class NameBattery(Stage["Somnium", "SomniumPosition"]):
    """8.0: the guns of a bombardment join one by one; a gun fires once a phase."""

    kind = "battery"
    rule = "8.0"

    def joiners(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        """The guns that may take part and do not yet."""
        task, battle = pos.agenda[-1], pos.battle
        assert battle is not None
        foes = foes_of(game, pos, task.side)
        return [
            gun
            for gun in game.guns[task.side]
            if on_map(game, pos, gun)
            and not pos.marks[gun] & FOUGHT
            and attack_of(game, pos, gun) > 0
            and gun not in battle.guns
            and can_bombard(game, pos, gun, task.space)
            and not is_obliged(game, pos, gun, foes)
        ]

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        battle = pos.battle
        assert battle is not None
        found = [Action("join", gun) for gun in self.joiners(game, pos)]
        if battle.guns:
            found.append(Action("done"))
        return found

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task, unit = pos.agenda[-1], action.piece
        if action.verb == "done":
            return because(game, "8.0", "choose-one")
        if action.verb != "join" or unit < 0:
            return because(game, "8.0", "not-now", "name the guns that fire, then say done")
        return why_not_gun(game, pos, unit, task.side, task.space)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        if action.verb == "done":
            pos.agenda.pop()
            return
        pos.marks[action.piece] |= FOUGHT
        pos.battle = battle._replace(guns=tuple(sorted((*battle.guns, action.piece))))
        log.append(Joined(game.ref("8.0"), action.piece, battle.target, False))

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        battle = pos.battle
        assert battle is not None
        if battle.guns and not self.joiners(game, pos):
            pos.agenda.pop()
            return True
        return False


class SupportDefence(Stage["Somnium", "SomniumPosition"]):
    """8.0, C34: the defender's guns that reach the attacked hex answer from afar, each once in an enemy phase.

    Guns whose own hex is or was attacked in this phase fight there only.
    """

    kind = "support"
    rule = "8.0"

    def joiners(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        """The guns that may take part and do not yet."""
        task, battle = pos.agenda[-1], pos.battle
        assert battle is not None
        found = []
        for gun in game.guns[task.side]:
            if not on_map(game, pos, gun) or pos.marks[gun] & FOUGHT or gun in battle.support:
                continue
            if pos.attacked & game.board.bit[pos.at[gun]] or attack_of(game, pos, gun) == 0:
                continue
            if game.board.within(pos.at[gun], game.units[gun].range) >> task.space & 1:
                found.append(gun)
        return found

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        return [*(Action("join", gun) for gun in self.joiners(game, pos)), Action("done")]

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task, unit = pos.agenda[-1], action.piece
        if action.verb != "join" or unit < 0:
            return because(game, "8.0", "not-now", "name the guns that support the defence, then say done")
        return why_not_gun(game, pos, unit, task.side, task.space)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        if action.verb == "done":
            pos.agenda.pop()
            return
        pos.marks[action.piece] |= FOUGHT
        pos.battle = battle._replace(support=tuple(sorted((*battle.support, action.piece))))
        log.append(Joined(game.ref("8.0"), action.piece, battle.target, False))

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        if self.joiners(game, pos):
            return False
        pos.agenda.pop()
        return True


def why_not_gun(game: Somnium, pos: SomniumPosition, unit: int, side: int, space: int) -> Why:
    """Why a unit may not fire at, or in support of, a hex."""
    counter = game.units[unit]
    if counter.side != side:
        return because(game, "8.0", "not-yours", counter.name)
    if not on_map(game, pos, unit):
        return because(game, "8.0", "not-on-map", counter.name)
    if not counter.gun:
        return because(game, "8.0", "not-guns", counter.name)
    if pos.marks[unit] & FOUGHT or pos.attacked & game.board.bit[pos.at[unit]]:
        return because(game, "8.0", "guns-busy", counter.name)
    far = game.board.distance(pos.at[unit], space)
    if far > counter.range:
        return because(game, "8.0", "out-of-range", counter.name, far, game.board.ids[space], counter.range)
    if far > 1:
        return because(game, "4.1.2", "obliged-elsewhere", counter.name)
    return because(game, "8.0", "no-gun", game.board.ids[space])
