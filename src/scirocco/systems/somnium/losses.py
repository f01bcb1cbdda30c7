"""7.0: losses, who takes them, and recovery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.board import mask_of
from scirocco.core.decisions import Action, Event, Stage, for_number, made
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.lines import Lines
from scirocco.systems.somnium.engagement import Foes, zone_against
from scirocco.systems.somnium.events import Recovered
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.position import DONE, with_lost
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.stacks import attack_of, defence_of, destroy, on_map, take_loss
from scirocco.systems.somnium.units import DROPPED, REDUCED, RESTLESS

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition

STEP: Final = 0
WHOLE_UNIT: Final = 1


class TakeLoss(Stage["Somnium", "SomniumPosition"]):
    """5.1.7: the owner chooses which of his units takes the loss. The task's number says whether it costs a
    step or the whole unit."""

    kind = "loss"
    rule = "5.1.7"

    def _candidates(self, pos: SomniumPosition) -> list[int]:
        return [unit for unit in pos.agenda[-1].pieces if pos.at[unit] >= 0]

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        return [game.say_loss[unit] for unit in self._candidates(pos)]

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        if action.verb != "loss":
            return because(game, "5.1.7", "not-now", "choose the unit that takes the loss")
        return because(game, "5.1.7", "no-loss", game.units[action.piece].name)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if task.number == WHOLE_UNIT:
            destroy(game, pos, action.piece, "5.1.7", log)
        else:
            _lose_step(game, pos, action.piece, log)

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        """A24: one candidate needs no question."""
        candidates = self._candidates(pos)
        if len(candidates) == 1:
            self.play(game, pos, game.say_loss[candidates[0]], dice, log)
            return True
        if not candidates:
            pos.agenda.pop()
            return True
        return False


def _lose_step(game: Somnium, pos: SomniumPosition, unit: int, log: list[Event]) -> None:
    take_loss(game, pos, unit, "7.0", log)
    if pos.battle is not None:
        pos.battle = with_lost(pos.battle, (*pos.battle.lost, unit))


class DefenderGives(Stage["Somnium", "SomniumPosition"]):
    """5.1.7, EMP: the defender removes one or more of his units. The task's number is the defence given so far."""

    kind = "give"
    rule = "5.1.7"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        task = pos.agenda[-1]
        found = [game.say_loss[unit] for unit in task.pieces if pos.at[unit] >= 0]
        if task.number:
            found.append(DONE)
        return found

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        if action.verb == "done":
            return because(game, "5.1.7", "choose-one")
        if action.verb != "loss":
            return because(game, "5.1.7", "not-now", "choose the units given up in the exchange")
        return because(game, "5.1.7", "no-loss", game.units[action.piece].name)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "loss":
            given = task.number + defence_of(game, pos, action.piece)
            destroy(game, pos, action.piece, "5.1.7", log)
            pos.agenda.append(for_number(task, given))
        else:
            self._hand_over(pos, task.number)

    def _hand_over(self, pos: SomniumPosition, given: int) -> None:
        """The attacker's task waits beneath; it learns what it has to pay."""
        pos.agenda[-1] = for_number(pos.agenda[-1], given)

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        left = [unit for unit in task.pieces if pos.at[unit] >= 0]
        if len(left) == 1 and not task.number:
            self.play(game, pos, game.say_loss[left[0]], dice, log)
            return True
        if not left:
            pos.agenda.pop()
            self._hand_over(pos, task.number)
            return True
        return False


class AttackerPays(Stage["Somnium", "SomniumPosition"]):
    """5.1.7, EMP: the attacker removes units until their attack reaches what the defender gave (A27).

    The task's number is what is still to be paid.
    """

    kind = "pay"
    rule = "5.1.7"

    def _payers(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        """C17: units next to the target with an attack value left."""
        return [unit for unit in pos.agenda[-1].pieces if pos.at[unit] >= 0 and attack_of(game, pos, unit) > 0]

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        return [game.say_loss[unit] for unit in self._payers(game, pos)]

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        if action.verb != "loss":
            return because(game, "5.1.7", "not-now", "choose the units that pay for the exchange")
        name = game.units[action.piece].name
        if action.piece in pos.agenda[-1].pieces and pos.at[action.piece] >= 0:
            return because(game, "5.1.7", "cannot-pay", name)
        return because(game, "5.1.7", "no-loss", name)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        left = task.number - attack_of(game, pos, action.piece)
        destroy(game, pos, action.piece, "5.1.7", log)
        if left > 0:
            pos.agenda.append(for_number(task, left))

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        payers = self._payers(game, pos)
        if pos.agenda[-1].number <= 0 or not payers:
            pos.agenda.pop()
            return True
        if sum(attack_of(game, pos, unit) for unit in payers) <= pos.agenda[-1].number or len(payers) == 1:
            self.play(game, pos, game.say_loss[payers[0]], dice, log)
            return True
        return False


def recover(game: Somnium, pos: SomniumPosition, side: int, foes: Foes, log: list[Event]) -> None:
    """7.0: reduced units that kept out of contact and can trace a line to their base turn back to full strength.

    C27: not engaged now, nor when this phase began, nor in some games at any time in the turn, nor on mines; A31:
    nobody is asked. Dropped units wait for contact first (4.2.3).
    """
    if side != game.recovery_side:
        return
    hopeful = [
        unit
        for unit in game.army[side]
        if pos.marks[unit] & (REDUCED | RESTLESS | DROPPED) == REDUCED and on_map(game, pos, unit)
    ]
    if not hopeful:
        return
    known: dict[bool, Lines] = {}
    for unit in hopeful:
        kind = game.ignores_zones[unit]
        if kind not in known:
            known[kind] = _lines_to_base(game, pos, unit, foes)
        line = known[kind].trace(pos.at[unit])
        if line is not None:
            pos.marks[unit] &= ~REDUCED
            log.append(made(Recovered, (game.ref("7.0"), unit, line)))


def _lines_to_base(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> Lines:
    """7.0, 9.3, G22: lines to the bases a side holds, clear of enemies, of their zones that bind the unit, and of
    mines that hurt it."""
    side = game.side_of[unit]
    barred = zone_against(game, foes, unit) | foes.hexes | mines_against(game, pos, side)
    return Lines(mask_of(game.recovery_bases) & pos.held[side], game.land & ~barred, game.around)


def recovery_line(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> tuple[int, ...] | None:
    """7.0, 9.3: the line over which a unit would recover where it stands; None where there is none."""
    return _lines_to_base(game, pos, unit, foes).trace(pos.at[unit])
