"""9.5: advance after combat, hex by hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, Task
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.chitpull.automatic import Automatic
from scirocco.systems.chitpull.events import Advanced
from scirocco.systems.chitpull.losses import battle_of
from scirocco.systems.chitpull.mines import is_barred, roll_clearing, why_no_lane
from scirocco.systems.chitpull.movement import enter_hex
from scirocco.systems.chitpull.reaction import offer_reactions
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.units import CALLED, CLEARED
from scirocco.systems.chitpull.ways import why_no_way
from scirocco.systems.chitpull.zones import on_map, renew_control, units_in, zone_of

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def advance_length(game: ChitPull, unit: int, fled: int, unpaid: int) -> int:
    """9.51, 9.56: the best of the retreat, the points an eliminated enemy left unpaid, and one hex; foot two at most,
    mechanised three."""
    rules = game.tables.advance
    return min(rules.mech if game.units[unit].mech else rules.foot, max(fled, unpaid, 1))


class Aftermath(Automatic):
    """9.5: when the attacked hex is empty, units of the active side next to it that did not retreat may advance."""

    kind = "aftermath"
    rule = "9.5"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda.pop()
        movers = advancers(game, pos, task.side, task.space)
        if movers and not units_in(game, pos, task.space):
            pos.agenda += [Task("close", task.side), Task("advance", task.side, space=task.space, pieces=movers)]
        else:
            pos.battle = None
        return True


def advancers(game: ChitPull, pos: ChitPosition, side: int, target: int) -> tuple[int, ...]:
    """9.52, R48: activated units next to the hex that did not retreat, whether they fought or not; not those still
    to fight elsewhere, nor headquarters (R80)."""
    gone = battle_of(pos).gone
    waiting = {unit for battle in pos.battles for unit in battle.attackers}
    return tuple(
        unit
        for unit in game.army[side]
        if on_map(game, pos, unit)
        and game.ground.open[pos.at[unit]] >> target & 1
        and pos.marks[unit] & CALLED
        and not pos.marks[unit] & CLEARED
        and unit not in gone
        and unit not in waiting
        and not game.units[unit].hq
    )


class Advance(Stage["ChitPull", "ChitPosition"]):
    """9.5: a unit enters the hex the enemy left; through mines only once they are cleared (10.81)."""

    kind = "advance"
    rule = "9.5"

    def _movers(self, game: ChitPull, pos: ChitPosition) -> list[int]:
        return [unit for unit in pos.agenda[-1].pieces if on_map(game, pos, unit)]

    def _hexes(self, game: ChitPull, pos: ChitPosition, unit: int) -> list[int]:
        target = pos.agenda[-1].space
        found = [target] if why_not_on(game, pos, unit, target) is None else []
        if game.switches["free_advance"]:
            found += beside_the_target(game, pos, unit, target)
        return sorted(found)

    def _can_clear(self, game: ChitPull, pos: ChitPosition, unit: int) -> bool:
        """10.81, R60: one try from each hex for those who attacked."""
        task, battle = pos.agenda[-1], battle_of(pos)
        here = pos.at[unit]
        return (
            unit in battle.attackers
            and is_barred(game, pos, task.side, here, task.space)
            and not battle.tried >> here & 1
            and game.ground.entry_cost(here, task.space, game.units[unit].mech) is not None
        )

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task = pos.agenda[-1]
        found: list[Action] = []
        for unit in self._movers(game, pos):
            found += [Action("advance", unit, (space,)) for space in self._hexes(game, pos, unit)]
            if self._can_clear(game, pos, unit):
                found.append(Action("clear", unit, (task.space,)))
        found.append(Action("done"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task, unit = pos.agenda[-1], action.piece
        if action.verb not in ("advance", "clear"):
            return because(game, "9.5", "not-now", "advance, or say done")
        name, goal = game.units[unit].name, game.board.ids[action.spaces[0]]
        if unit not in self._movers(game, pos):
            return because(game, "9.5", "cannot-advance", name, goal, "it is not a free unit beside the hex")
        if action.spaces[0] != task.space:
            return self._why_not_beside(game, pos, unit, action.spaces[0])
        if action.verb == "clear":
            return self._why_not_cleared(game, pos, unit)
        found = why_not_on(game, pos, unit, task.space)
        assert found is not None
        return found

    def _why_not_beside(self, game: ChitPull, pos: ChitPosition, unit: int, space: int) -> Why:
        """9.54, 12.2: why a unit does not begin with another hex than the one attacked."""
        name, goal, target = game.units[unit].name, game.board.ids[space], pos.agenda[-1].space
        if not game.switches["free_advance"] or not game.board.touching[target] >> space & 1:
            return because(game, "9.54", "cannot-advance", name, goal, "the first hex is the one attacked")
        return why_not_on(game, pos, unit, space) or because(game, "12.2", "zone-to-zone-free", name, goal)

    def _why_not_cleared(self, game: ChitPull, pos: ChitPosition, unit: int) -> Why:
        """10.81, R60: why a unit does not clear the way into the hex attacked."""
        task, battle, here = pos.agenda[-1], battle_of(pos), pos.at[unit]
        if not is_barred(game, pos, task.side, here, task.space):
            return because(game, "10.81", "no-mines", game.board.ids[here], game.board.ids[task.space])
        if unit not in battle.attackers:
            return because(game, "10.81", "clears-not", game.units[unit].name)
        if battle.tried >> here & 1:
            return because(game, "10.81", "mines-tried", game.board.ids[here])
        return why_no_lane(game, pos, unit, task.space)

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task, unit = pos.agenda[-1], action.piece
        if action.verb == "done":
            pos.agenda.pop()
            return
        battle = battle_of(pos)
        if action.verb == "clear":
            here = pos.at[unit]
            pos.battle = battle._replace(tried=battle.tried | 1 << here)
            sapper = any(game.units[u].engineer and pos.marks[u] & CALLED for u in units_in(game, pos, here))
            bonus = game.tables.dice.clearing_engineer if sapper else 0
            roll_clearing(game, pos, unit, task.space, bonus, dice, log)
            return
        pos.agenda[-1] = task._replace(pieces=tuple(other for other in task.pieces if other != unit))
        here = pos.at[unit]
        step_forward(game, pos, unit, action.spaces[0], log)
        left = advance_length(game, unit, battle.fled(), battle.unpaid) - 1
        if action.spaces[0] == task.space and left > 0:
            going = Task("advancing", task.side, unit, task.space, number=left, spaces=(here, task.space))
            pos.agenda.append(going)
        let_cars_answer(game, pos, unit)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if len(self.options(game, pos)) > 1:
            return False
        pos.agenda.pop()
        return True


def beside_the_target(game: ChitPull, pos: ChitPosition, unit: int, target: int) -> list[int]:
    """12.2: instead of the hex attacked a unit may enter a hex next to it, not from zone to zone."""
    zone = zone_of(game, pos, 1 - game.side_of[unit])
    here = pos.at[unit]
    return [
        space
        for space in members(game.board.touching[target])
        if space != here and not (zone >> here & 1 and zone >> space & 1) and why_not_on(game, pos, unit, space) is None
    ]


def let_cars_answer(game: ChitPull, pos: ChitPosition, unit: int) -> None:
    """10.3, R83: with the option the enemy's armoured cars give way to a unit that has advanced."""
    if game.switches["cars_answer_advances"] and on_map(game, pos, unit):
        offer_reactions(game, pos, 1 - game.side_of[unit], pos.at[unit])


def step_forward(game: ChitPull, pos: ChitPosition, unit: int, space: int, log: list[Event]) -> None:
    here = pos.at[unit]
    enter_hex(game, pos, unit, space)
    renew_control(game, pos)
    log.append(Advanced(game.ref("9.5"), unit, (here, space)))


def why_not_on(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> Why | None:
    """9.53, 9.57: why a unit may not advance into the next hex."""
    why = why_no_way(game, pos, unit, pos.at[unit], space, ground="9.57", mines="10.81")
    if why is None and not fits(game, pos, unit, space):
        return because(game, "9.53", "no-crowding", game.board.ids[space])
    return why


class AdvanceOn(Stage["ChitPull", "ChitPosition"]):
    """9.54, 9.55: a unit goes on from the hex it took: on foot along the way of the retreat, mechanised where it
    likes; each enemy zone it leaves costs a hex. The task's spaces are its way so far, its number the hexes left."""

    kind = "advancing"
    rule = "9.54"

    def _price(self, game: ChitPull, pos: ChitPosition) -> int:
        task = pos.agenda[-1]
        return 1 + (zone_of(game, pos, 1 - task.side) >> pos.at[task.piece] & 1)

    def _follows(self, game: ChitPull, pos: ChitPosition, space: int) -> bool:
        task, battle = pos.agenda[-1], battle_of(pos)
        if game.units[task.piece].mech or not battle.retreats:
            return True
        way = (*task.spaces[1:], space)
        return any(path[: len(way)] == way for path in battle.retreats)

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task = pos.agenda[-1]
        found: list[Action] = []
        if self._price(game, pos) <= task.number:
            found = [
                Action("advance", task.piece, (space,))
                for space in members(game.board.touching[pos.at[task.piece]])
                if space not in task.spaces
                and self._follows(game, pos, space)
                and why_not_on(game, pos, task.piece, space) is None
            ]
        found.append(Action("done"))
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        name = game.units[task.piece].name
        if action.verb != "advance" or action.piece != task.piece:
            return because(game, "9.54", "not-now", f"let {name} advance further, or say done")
        space, goal = action.spaces[0], game.board.ids[action.spaces[0]]
        found = why_not_on(game, pos, task.piece, space)
        if found is not None:
            return found
        if self._price(game, pos) > task.number:
            return because(game, "9.55", "cannot-advance", name, goal, "leaving an enemy zone costs a hex")
        if space in task.spaces:
            return because(game, "9.54", "twice-through", goal)
        return because(game, "9.54", "cannot-advance", name, goal, "on foot it follows the retreat")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        price = self._price(game, pos)
        task = pos.agenda.pop()
        if action.verb == "done":
            return
        step_forward(game, pos, task.piece, action.spaces[0], log)
        if task.number > price:
            pos.agenda.append(task._replace(number=task.number - price, spaces=(*task.spaces, action.spaces[0])))
        let_cars_answer(game, pos, task.piece)

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if len(self.options(game, pos)) > 1:
            return False
        pos.agenda.pop()
        return True


class CloseBattle(Automatic):
    """9.27: the battle is over; the next one may be fought."""

    kind = "close"
    rule = "9.27"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        pos.agenda.pop()
        pos.battle = None
        return True
