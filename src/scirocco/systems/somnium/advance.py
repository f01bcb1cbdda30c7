"""5.2: advance after combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import Action, Event, Stage, Task, for_pieces, made, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.somnium.engagement import foes_of, zone_against
from scirocco.systems.somnium.events import Advanced
from scirocco.systems.somnium.mines import is_mined_for, roll_for_mines, stop_clearing
from scirocco.systems.somnium.position import DONE
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.refusals import why_beyond_tether, why_closed, why_full
from scirocco.systems.somnium.stacks import full_hexes, on_map, put
from scirocco.systems.somnium.tether import is_cut_off, is_tethered, tether_hexes

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


class Advance(Stage["Somnium", "SomniumPosition"]):
    """5.2: the winner's units may enter the hex the enemy left; motorised ones may go one hex further (C20).

    Whether enemy zones stop them, and which ground they need, the game's data say. Nobody has to advance. The task's
    ``space`` is the hex the enemy left; ``piece`` is set for a unit that rolled
    for mines there and may go on, but not back to where it came from, the task's
    ``spaces`` (A39).
    """

    kind = "advance"
    rule = "5.2"

    def _ways(self, game: Somnium, pos: SomniumPosition, unit: int) -> list[tuple[int, ...]]:
        task = pos.agenda[-1]
        first = task.space
        if is_cut_off(game, pos, unit):
            return []
        if pos.at[unit] == first:
            return [(space,) for space in self._beyond(game, pos, task, unit) if space not in task.spaces]
        if not game.steps[game.units[unit].mobility][pos.at[unit]] >> first & 1:
            return []
        found: list[tuple[int, ...]] = []
        if self._shunned(game, pos, task, unit) >> first & 1:
            return found
        if not self._shut(game, pos, task, unit) >> first & 1:
            found.append((first,))
        if game.units[unit].advance == 2 and (not found or not is_mined_for(game, pos, task.side, first)):
            found += [(first, space) for space in self._beyond(game, pos, task, unit) if space != pos.at[unit]]
        return found

    def _shut(self, game: Somnium, pos: SomniumPosition, task: Task, unit: int) -> int:
        """Where the unit may not end: full hexes, hexes beyond its tether, and those it shuns."""
        tether = tether_hexes(game, pos, task.side)
        beyond = ~tether & game.board.map_mask if tether is not None and is_tethered(game, unit) else 0
        return full_hexes(game, pos, task.side, but=unit) | beyond | self._shunned(game, pos, task, unit)

    def _shunned(self, game: Somnium, pos: SomniumPosition, task: Task, unit: int) -> int:
        """S7, with the option ``armour_shuns_mountains``: the hexes next to enemies in the mountains."""
        return foes_of(game, pos, task.side).shunned(game.spared_by[unit]) if game.shuns[unit] else 0

    def _beyond(self, game: Somnium, pos: SomniumPosition, task: Task, unit: int) -> list[int]:
        """C21, S23: the hexes one further, where the ground and the enemy let motorised units go on."""
        rules, first = game.data.advance, task.space
        foes = foes_of(game, pos, task.side)
        if rules.first and game.board.terrain[first] not in rules.first:
            return []
        if rules.zones_stop and zone_against(game, foes, unit) >> first & 1:
            return []
        shut = foes.hexes | self._shut(game, pos, task, unit)
        return [
            space
            for space in members(game.steps[game.units[unit].mobility][first] & ~shut)
            if (not rules.second or game.board.terrain[space] in rules.second)
            and not (rules.water_stops and game.has_water_between(first, space))
        ]

    def _movers(self, game: Somnium, pos: SomniumPosition) -> list[int]:
        task = pos.agenda[-1]
        if task.piece >= 0:
            return [task.piece]
        return [unit for unit in task.pieces if on_map(game, pos, unit) and game.units[unit].advance > 0]

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        found = [order("advance", unit, way) for unit in self._movers(game, pos) for way in self._ways(game, pos, unit)]
        found.append(DONE)
        return found

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task, unit = pos.agenda[-1], action.piece
        if action.verb != "advance":
            return because(game, "5.2", "not-now", "advance, or say done")
        counter = game.units[unit]
        if counter.advance == 0:
            return because(game, "5.2", "advance-guns", counter.name)
        if unit not in self._movers(game, pos):
            return because(game, "5.2", "advance-spent", counter.name)
        if is_cut_off(game, pos, unit):
            return because(game, "4.1.2", "off-tether", counter.name)
        return self._why_not_way(game, pos, task, unit, action.spaces)

    def _why_not_way(self, game: Somnium, pos: SomniumPosition, task: Task, unit: int, way: tuple[int, ...]) -> Why:
        counter, ids = game.units[unit], game.board.ids
        whole = (pos.at[unit], *way)
        for here, there in zip(whole, way, strict=False):
            if there not in game.board.neighbours[here]:
                return because(game, "5.2", "not-adjacent", ids[here], ids[there])
            if not game.land & game.board.bit[there]:
                return because(game, "4.0", "prohibited", ids[there], game.board.terrain[there])
            if not game.steps[counter.mobility][here] >> there & 1:
                return why_closed(game, unit, here, there)
            if foes_of(game, pos, task.side).hexes & game.board.bit[there]:
                return because(game, "4.1.2", "enemy-there", ids[there])
        if (whole[0] != task.space and (way[0] != task.space or len(way) > counter.advance)) or len(way) > 2:
            return because(game, "5.2", "advance-far", counter.name, ids[task.space], counter.advance)
        if way[-1] in task.spaces:
            return because(game, "4.0", "twice-through", ids[way[-1]])
        shut = self._shut(game, pos, task, unit)
        if len(way) == 2 and is_mined_for(game, pos, task.side, way[0]) and not shut >> way[0] & 1:
            return because(game, "9.1", "advance-mine", ids[way[0]])
        if full_hexes(game, pos, task.side, but=unit) >> way[-1] & 1:
            return why_full(game, "4.1.1", way[-1])
        if any(self._shunned(game, pos, task, unit) >> space & 1 for space in way):
            return because(game, "5.1.2", "no-engaging", counter.name, ids[way[-1]])
        return why_beyond_tether(game, pos, unit, way[-1]) or self._why_no_further(game, pos, task, unit, way[-1])

    def _why_no_further(self, game: Somnium, pos: SomniumPosition, task: Task, unit: int, space: int) -> Why:
        """C21, S23: what keeps motorised units from the second hex."""
        rules, first, ids, terrain = game.data.advance, task.space, game.board.ids, game.board.terrain
        if space == pos.at[unit]:
            return because(game, "5.2", "advance-back", ids[space])
        if rules.first and terrain[first] not in rules.first:
            return because(game, "5.2", "advance-ends", ids[first], terrain[first])
        if rules.zones_stop and zone_against(game, foes_of(game, pos, task.side), unit) >> first & 1:
            return because(game, "5.2", "advance-zone", ids[first])
        if rules.second and terrain[space] not in rules.second:
            return because(game, "5.2", "advance-ground", ids[space], terrain[space])
        return because(game, "5.2", "advance-water", ids[first], ids[space])

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        unit = action.piece
        if action.verb == "done":
            return
        if task.piece < 0:
            left = tuple(other for other in task.pieces if other != unit)
            if left:
                pos.agenda.append(for_pieces(task, left))
        start = pos.at[unit]
        log.append(made(Advanced, (game.ref("5.2"), unit, (start, *action.spaces))))
        stop_clearing(pos, unit)
        for space in action.spaces:
            put(game, pos, unit, space)
            if not roll_for_mines(game, pos, unit, space, dice, log):
                return
        may_go_on = task.piece < 0 and len(action.spaces) == 1 and game.units[unit].advance == 2
        if may_go_on and is_mined_for(game, pos, task.side, task.space):
            pos.agenda.append(task._replace(piece=unit, spaces=(start,)))

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        if len(self.options(game, pos)) > 1:
            return False
        pos.agenda.pop()
        return True
