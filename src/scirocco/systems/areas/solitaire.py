"""12, 12.1: the solitaire game: gliders, drops planned before the garrison is dealt, and the deal itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, Task, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY
from scirocco.systems.areas.automatic import Automatic
from scirocco.systems.areas.events import (
    BrigadeDrawn,
    DropPlanned,
    FortPlaced,
    GarrisonRolled,
    GliderGiven,
    Placed,
)
from scirocco.systems.areas.headquarters import has_headquarters
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import has_room, is_in, put, units_in
from scirocco.systems.areas.units import GARRISON, GLIDER, INVADER
from scirocco.systems.areas.values import Modifier, as_told, total

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def deal_tasks(game: Areas, turn: int) -> list[Task]:
    """12: what is done, in this order, before the player turn of a drop; nothing in a game for two."""
    data = game.data.solitaire
    deals = [number for number, deal in enumerate(data.deals) if deal.turn == turn]
    if not game.solitaire or not deals:
        return []
    found = [Task("gliders", INVADER), Task("cup", INVADER)] if turn == min(deal.turn for deal in data.deals) else []
    wave = tuple(unit for unit in game.droppers if game.units[unit].turn == turn)
    found.append(Task("plan", INVADER, pieces=wave))
    found += [Task("deal", GARRISON, number=number) for number in deals]
    return [*found, Task("forts", INVADER)]


class GiveGliders(Stage["Areas", "AreasPosition"]):
    """3.2: in the solitaire game the gliders go to units of one regiment, as the player likes."""

    kind = "gliders"
    rule = "3.2"

    def _able(self, game: Areas, pos: AreasPosition) -> list[int]:
        chief = game.glider_headquarters
        regiment = [unit for unit in game.army[INVADER] if unit == chief or game.units[unit].chief == chief]
        return [unit for unit in regiment if not pos.marks[unit] & GLIDER]

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [Action("glide", unit) for unit in self._able(game, pos)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "glide":
            return because(game, "3.2", "not-now", "give out the gliders")
        return because(game, "3.2", "no-glider", game.units[action.piece].name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        pos.marks[action.piece] |= GLIDER
        log.append(GliderGiven(game.ref("3.2"), action.piece))

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        given = sum(bool(marks & GLIDER) for marks in pos.marks)
        if given < game.data.solitaire.gliders and self._able(game, pos):
            return False
        pos.agenda.pop()
        return True


class DrawBrigades(Automatic):
    """12: the brigade headquarters are drawn from the cup: so many for each map."""

    kind = "cup"
    rule = "12"

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        left = list(range(len(game.cup)))
        for number, deal in enumerate(game.data.solitaire.deals):
            for _ in range(deal.brigades):
                drawn = left.pop(dice.roll(len(left)) - 1 if len(left) > 1 else 0)
                pos.cup[drawn] = number
                log.append(BrigadeDrawn(game.ref("12"), game.cup[drawn], deal.sheet))


class PlanDrops(Stage["Areas", "AreasPosition"]):
    """12: the player chooses where the coming wave will land before the garrison of that map is dealt."""

    kind = "plan"
    rule = "12"

    def _areas(self, game: Areas, pos: AreasPosition, unit: int) -> list[int]:
        taken = [space for _, space in pos.plan]
        return [space for space in game.drop_zones[unit] if taken.count(space) < game.stacking]

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        unit = pos.agenda[-1].pieces[0]
        return [order("plan", unit, (space,)) for space in self._areas(game, pos, unit)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        unit = pos.agenda[-1].pieces[0]
        name = game.units[unit].name
        if action.verb != "plan":
            return because(game, "12", "not-now", f"choose where {name} will land")
        if action.piece != unit:
            return because(game, "12", "not-next", name)
        space = action.spaces[0]
        if space in game.drop_zones[unit]:
            return because(game, "5.1", "stack-full", game.board.ids[space], game.stacking)
        return because(game, "12", "no-drop-there", name, game.board.ids[space])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        pos.plan = (*pos.plan, (action.piece, action.spaces[0]))
        log.append(DropPlanned(game.ref("12"), action.piece, action.spaces[0]))
        if len(task.pieces) > 1:
            pos.agenda.append(task._replace(pieces=task.pieces[1:]))


def garrison_modifiers(game: Areas, space: int) -> list[Modifier]:
    """12: what is added to the die that tells how many units an area gets; all together."""
    data = game.data.solitaire
    ground = game.board.terrain[space]
    found = [Modifier("12", ground, game.tables.terrain[ground].deal)]
    if game.objectives >> space & 1:
        found.append(Modifier("12", "objective", data.objective))
    if game.set_up_number[space]:
        found.append(Modifier("12", "historical", data.historical))
    return found


def garrison_units(game: Areas, space: int, die: int) -> int:
    """12, R41: units for an area by its die: 3 or less none, 6 or more three."""
    table = game.data.solitaire.units
    return table[max(0, min(len(table) - 1, die + total(garrison_modifiers(game, space))))]


def deal_order(game: Areas, pos: AreasPosition, sheet: str) -> list[int]:
    """12: objectives first, then set-up areas by their number, then areas where paratroops are about to land."""
    mask = game.sheet_mask[sheet]
    objectives = list(members(game.objectives & mask))
    numbered = sorted((s for s in members(mask) if game.set_up_number[s]), key=lambda s: game.set_up_number[s])
    planned = sorted({space for unit, space in pos.plan if pos.at[unit] == AWAY and mask >> space & 1})
    return list(dict.fromkeys([*objectives, *numbered, *planned]))


class DealGarrison(Automatic):
    """12: the brigades of one map are dealt to its areas. ``number`` of the task is the deal."""

    kind = "deal"
    rule = "12"

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        number = task.number
        sheet = game.data.solitaire.deals[number].sheet
        chiefs = {game.cup[i] for i, where in enumerate(pos.cup) if where == number}
        cup = [
            unit
            for unit in game.army[GARRISON]
            if (unit in chiefs or game.units[unit].chief in chiefs) and unit not in game.fixed
        ]
        order = deal_order(game, pos, sheet)
        for space in order:
            self._deal(game, pos, space, cup, dice, log)
        numbered = [space for space in order if game.set_up_number[space]]
        while cup:
            sparse = [space for space in numbered if len(units_in(game, pos, GARRISON, space)) <= 2]
            sparse = [space for space in sparse if any(can_take(game, pos, space, unit) for unit in cup)]
            for space in sparse:
                self._deal(game, pos, space, cup, dice, log)
            if not sparse:
                last = cup.pop()
                room = [space for space in numbered if can_take(game, pos, space, last)]
                self._place(game, pos, room[0], [last], log)
        for name in game.data.solitaire.forts:
            fort = game.board.index[name]
            if game.board.sheets[fort] == sheet and is_in(game, pos, GARRISON, fort):
                place_fort(game, pos, fort, "12.1", log)

    def _deal(self, game: Areas, pos: AreasPosition, space: int, cup: list[int], dice: Dice, log: list[Event]) -> None:
        """A die for one area, and that many counters from the cup."""
        if not cup:
            return
        die = dice.roll()
        wanted = garrison_units(game, space, die)
        told = as_told(game, garrison_modifiers(game, space))
        log.append(GarrisonRolled(game.ref("12"), space, die, told, wanted))
        self._place(game, pos, space, draw(game, pos, space, cup, wanted, dice), log)

    def _place(self, game: Areas, pos: AreasPosition, space: int, units: list[int], log: list[Event]) -> None:
        for unit in units:
            put(game, pos, unit, space, log)
            log.append(Placed(game.ref("12"), unit, space))


def can_take(game: Areas, pos: AreasPosition, space: int, unit: int) -> bool:
    """12, 6.1, R65: never two headquarters in an area, nor mechanised units where there is no road."""
    counter = game.units[unit]
    if counter.mechanised and not game.roads_in >> space & 1:
        return False
    if counter.headquarters and has_headquarters(game, pos, GARRISON, space):
        return False
    return has_room(game, pos, GARRISON, space)


def draw(game: Areas, pos: AreasPosition, space: int, cup: list[int], wanted: int, dice: Dice) -> list[int]:
    """12: counters from the cup; a draw that may not stand in the area goes back and is made again."""
    fit = [unit for unit in cup if can_take(game, pos, space, unit)]
    chiefs = sum(game.units[unit].headquarters for unit in fit)
    wanted = min(wanted, len(fit) - max(0, chiefs - 1))
    while True:
        left = cup[:]
        drawn = [left.pop(dice.roll(len(left)) - 1 if len(left) > 1 else 0) for _ in range(wanted)]
        if all(unit in fit for unit in drawn) and sum(game.units[unit].headquarters for unit in drawn) <= 1:
            cup[:] = left
            return drawn


# Forts, in every scenario


def fort_areas(game: Areas, pos: AreasPosition) -> list[int]:
    """3.2, R43: areas with units of the garrison, without a town or a fort."""
    barred = pos.forts | game.towns
    return [space for space in muster_of(game, pos).areas[GARRISON] if not barred & game.board.bit[space]]


def place_fort(game: Areas, pos: AreasPosition, space: int, number: str, log: list[Event]) -> None:
    pos.forts |= game.board.bit[space]
    log.append(FortPlaced(game.ref(number), space))


class PlaceForts(Stage["Areas", "AreasPosition"]):
    """3.2, 12.1: forts are placed before the first turn; in the solitaire game the player places the last two, at
    once or when the rest of the garrison has been dealt."""

    kind = "forts"
    rule = "3.2"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [*(order("fort", -1, (space,)) for space in fort_areas(game, pos)), game.say_done]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "fort":
            return because(game, "3.2", "not-now", "place forts")
        space = action.spaces[0]
        name = game.board.ids[space]
        if game.towns >> space & 1:
            return because(game, "3.2", "town-fort", name)
        if pos.forts >> space & 1:
            return because(game, "3.2", "fort-there", name)
        return because(game, "3.2", "no-garrison", name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "done":
            pos.agenda.pop()
            return
        pos.spare_forts -= 1
        place_fort(game, pos, action.spaces[0], "3.2", log)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if pos.spare_forts > 0 and fort_areas(game, pos):
            return False
        pos.agenda.pop()
        return True
