"""What armour combat (8) and general combat (9) share: units are named for an attack, attacks are fought in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.events import Joined
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.units import CALLED
from scirocco.systems.chitpull.zones import on_map

if TYPE_CHECKING:
    from collections.abc import Callable

    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import Battle, ChitPosition


NOT_BESIDE = "it does not stand next to it"


def apart(game: ChitPull, here: int, target: int) -> str:
    """Why two hexes are not next to each other for an attack."""
    return "an arm of the sea lies between them" if game.board.touching[here] >> target & 1 else NOT_BESIDE


def why_nobody(
    game: ChitPull, pos: ChitPosition, beside: list[int], target: int, why_no_part: Callable[[int], Why | None]
) -> Why | None:
    """Why none of those who stand beside a hex attacks it: the reason of one that this marker activates, if any does.
    None where nobody stands there."""
    ring = game.board.touching[target]
    able = [unit for unit in beside if on_map(game, pos, unit) and ring >> pos.at[unit] & 1]
    able.sort(key=lambda unit: not pos.marks[unit] & CALLED)
    for unit in able:
        why = why_no_part(unit)
        if why is not None:
            return why
    return None


class Naming(Stage["ChitPull", "ChitPosition"]):
    """Who takes part in the attack on the task's hex."""

    elsewhere = ""
    """The rule that keeps a unit to one attack."""

    def battle_of(self, pos: ChitPosition) -> Battle:
        """The attack that is being put together."""
        battle = pos.battle
        assert battle is not None
        return battle

    def why_no_part(self, game: ChitPull, pos: ChitPosition, unit: int, battle: Battle) -> Why | None:
        """Why a unit cannot take part in an attack."""
        raise NotImplementedError

    def why_not_joined(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        """Why the unit an action names cannot be added to the attack."""
        task, battle = pos.agenda[-1], self.battle_of(pos)
        if action.verb != "join":
            return because(game, self.rule, "not-now", "name the units that attack")
        counter = game.units[action.piece]
        if counter.side != task.side:
            return because(game, self.rule, "not-yours", counter.name)
        if action.piece in battle.attackers:
            return because(game, self.rule, "joined-already", counter.name)
        found = self.why_no_part(game, pos, action.piece, battle)
        if found is not None:
            return found
        goal = game.board.ids[task.space]
        return because(game, self.elsewhere, "cannot-attack", counter.name, goal, "it attacks another hex")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = self.battle_of(pos)
        if action.verb == "join":
            pos.battle = battle._replace(attackers=(*battle.attackers, action.piece))
            log.append(Joined(game.ref(self.rule), action.piece, battle.target))
            return
        pos.agenda.pop()
        conclude(pos, battle)


def conclude(pos: ChitPosition, battle: Battle) -> None:
    """An attack is declared in full and waits for its turn."""
    pos.battles = (*pos.battles, battle)
    pos.battle = None


class Resolving(Stage["ChitPull", "ChitPosition"]):
    """The declared attacks are fought one after the other, in the order the active side likes."""

    def fight(self, game: ChitPull, pos: ChitPosition, side: int, battle: Battle, dice: Dice, log: list[Event]) -> None:
        """Fight one of them."""
        raise NotImplementedError

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        return [Action("fight", -1, (battle.target,)) for battle in pos.battles]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        return because(game, self.rule, "not-now", "choose the battle to fight next")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle = next(one for one in pos.battles if one.target == action.spaces[0])
        pos.battles = tuple(one for one in pos.battles if one is not battle)
        self.fight(game, pos, pos.agenda[-1].side, battle, dice, log)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if len(pos.battles) > 1:
            return False
        if pos.battles:
            self.play(game, pos, Action("fight", -1, (pos.battles[0].target,)), dice, log)
        else:
            pos.agenda.pop()
        return True
