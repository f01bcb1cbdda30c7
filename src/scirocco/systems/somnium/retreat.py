"""5.3: retreats, in a chain, across water, under siege, and over the edge.

A unit goes one hex back, out of every enemy zone. Where it cannot, it goes over
a map edge that spares it; else, if the way is open only across water that it
does not survive, it is lost; else, under siege, it goes two hexes with a loss;
else it is lost (A22).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from scirocco.core.board import mask_of
from scirocco.core.decisions import Action, Event, Stage, duty, for_pieces, made, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import BARRED
from scirocco.systems.somnium.engagement import Foes, foes_of, zone_against
from scirocco.systems.somnium.events import LeftMap, Retreated
from scirocco.systems.somnium.mines import roll_for_mines, stop_clearing
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.refusals import why_closed, why_no_ship
from scirocco.systems.somnium.stacks import destroy, put, take_loss, units_in
from scirocco.systems.somnium.units import REDUCED

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


EDGES: Final = ("north", "east", "south", "west")


def free_hexes(game: Somnium, unit: int, space: int, foes: Foes) -> list[int]:
    """5.3: the hexes a unit can go to from a hex, with no enemy in them nor next to them, lowest first."""
    ground = foes.hard_ground if game.ignores_zones[unit] else foes.ground
    return [there for there in game.step_list[game.mobility[unit]][space] if not ground.on[there]]


def deadly_hexes(game: Somnium, unit: int, space: int, foes: Foes) -> list[int]:
    """5.3.2w: such hexes across water that destroys whoever retreats over it."""
    ground = foes.hard_ground if game.ignores_zones[unit] else foes.ground
    return [there for there in game.deadly_steps[game.mobility[unit]][space] if not ground.on[there]]


def can_take_in(game: Somnium, pos: SomniumPosition, unit: int, way: tuple[int, ...], foes: Foes, crossed: int) -> bool:
    """5.3.1, C15: whether a unit that retreats along a way can end there: there is room, or one of those who are then
    in the hex can move on, as far as a port from which it leaves at once (4.2.2). Any three may remain, so the one that
    moves on may be the newcomer.

    ``crossed`` are the hexes the chain has come through already.
    """
    side, bit = game.side_of[unit], game.board.bit
    if len(units_in(game, pos, side, way[-1])) < game.stacking:
        return True
    # Units of one kind can go the same ways, so in each full hex one newcomer of a kind is looked at.
    waiting = [(unit, way[-1], losses_on(game, pos, unit, way), crossed | bit[way[-1]])]
    seen: set[tuple[int, int, bool, bool]] = set()
    while waiting:
        newcomer, here, taken, trail = waiting.pop()
        for mover in (*units_in(game, pos, side, here), newcomer):
            before = taken if mover == newcomer else 0
            for other in free_hexes(game, mover, here, foes):
                losses = losses_on(game, pos, mover, (here, other))
                if trail & bit[other] or not can_bear(pos, mover, before + losses):
                    continue
                if len(units_in(game, pos, side, other)) < game.stacking or is_way_out(game, side, other):
                    return True
                kind = (other, game.mobility[mover], game.ignores_zones[mover], can_bear(pos, mover, losses + 1))
                if kind not in seen:
                    seen.add(kind)
                    waiting.append((mover, other, losses, trail | bit[other]))
    return False


def one_hex_retreats(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> list[tuple[int, ...]]:
    """5.3, 5.3.1: the hexes a unit may fall back to."""
    here = pos.at[unit]
    return [
        (space,)
        for space in free_hexes(game, unit, here, foes)
        if survives(game, pos, unit, (here, space))
        and can_take_in(game, pos, unit, (here, space), foes, game.board.bit[here])
    ]


def is_way_out(game: Somnium, side: int, space: int) -> bool:
    """4.2.2, S15: whether a side's unit that comes back into a hex may leave from it at once, however full it is."""
    return any(port == space for port, _ in game.ports_out[side])


def ferries(game: Somnium, pos: SomniumPosition, unit: int, here: int, foes: Foes) -> list[tuple[int, ...]]:
    """4.2.2, S15: the ways back into a port from which a unit may leave at once, however full the port is."""
    return [
        (port, box)
        for port, box in game.ports_out[game.side_of[unit]]
        if port in free_hexes(game, unit, here, foes) and survives(game, pos, unit, (here, port))
    ]


def siege_retreats(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> list[tuple[int, ...]]:
    """5.3.2, C13, C14: two hexes, the second out of every enemy zone.

    Through a hex with friends in it the unit is sheltered. Otherwise it takes a
    loss on the way, which a reduced unit, or one that lost in this combat, does
    not survive.
    """
    here = pos.at[unit]
    found: list[tuple[int, ...]] = []
    for first in game.step_list[game.mobility[unit]][here]:
        if foes.ground.on[first] & BARRED:
            continue
        crossed = game.board.bit[here] | game.board.bit[first]
        for second in free_hexes(game, unit, first, foes):
            if (
                second != here
                and survives(game, pos, unit, (here, first, second))
                and can_take_in(game, pos, unit, (here, first, second), foes, crossed)
            ):
                found.append((first, second))
    return found


def losses_on(game: Somnium, pos: SomniumPosition, unit: int, path: tuple[int, ...]) -> int:
    """5.3.2: the losses a retreat along a path costs: one under siege without shelter, one for each water crossed."""
    hurt = sum(game.hurts_to_cross(unit, here, there) for here, there in pairwise(path))
    besieged = len(path) == 3 and not game.board.is_box(path[2])
    return hurt + (besieged and not is_sheltered(game, pos, unit, path[1]))


def survives(game: Somnium, pos: SomniumPosition, unit: int, path: tuple[int, ...]) -> bool:
    return can_bear(pos, unit, losses_on(game, pos, unit, path))


def is_sheltered(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> bool:
    """5.3.2: friends hold the hex the unit passes through."""
    return bool(units_in(game, pos, game.side_of[unit], space))


def can_bear(pos: SomniumPosition, unit: int, losses: int) -> bool:
    """5.3.2, 7.0: whether a unit outlives so many losses on its way: none if it is reduced or lost in this combat."""
    if losses == 0:
        return True
    lost = pos.battle.lost if pos.battle is not None else ()
    return losses == 1 and not pos.marks[unit] & REDUCED and unit not in lost


def is_lost_in_water(game: Somnium, pos: SomniumPosition, unit: int, foes: Foes) -> bool:
    """5.3.2w: whether a free hex is open to a unit, but only across water that destroys it. It is not besieged then,
    and has no second hex."""
    here = pos.at[unit]
    if deadly_hexes(game, unit, here, foes):
        return True
    return any(
        can_take_in(game, pos, unit, (here, there), foes, game.board.bit[here])
        for there in free_hexes(game, unit, here, foes)
        if not survives(game, pos, unit, (here, there))
    )


def ways_back(game: Somnium, pos: SomniumPosition, unit: int) -> list[tuple[int, ...]]:
    """A22: every way a unit may retreat; empty when it is lost or leaves the map."""
    foes = foes_of(game, pos, game.side_of[unit])
    found = one_hex_retreats(game, pos, unit, foes) + ferries(game, pos, unit, pos.at[unit], foes)
    if found or game.safe_edges(game.side_of[unit], pos.at[unit]) or is_lost_in_water(game, pos, unit, foes):
        return found
    return siege_retreats(game, pos, unit, foes)


class Retreat(Stage["Somnium", "SomniumPosition"]):
    """5.3: the owner sends each of his retreating units back, in the order he likes (C12)."""

    kind = "retreat"
    rule = "5.3"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        return [order("retreat", unit, way) for unit in pos.agenda[-1].pieces for way in ways_back(game, pos, unit)]

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        if action.verb != "retreat":
            return because(game, "5.3", "not-now", "retreat")
        if action.piece not in pos.agenda[-1].pieces:
            return because(game, "5.3", "not-retreating", game.units[action.piece].name)
        return why_not_back(game, pos, action.piece, action.spaces)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        left = tuple(unit for unit in task.pieces if unit != action.piece)
        if left:
            pos.agenda.append(for_pieces(task, left))
        fall_back(game, pos, action.piece, action.spaces, dice, log)

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        alive = tuple(unit for unit in task.pieces if pos.at[unit] >= 0)
        if alive != task.pieces:
            pos.agenda[-1] = for_pieces(task, alive)
        if not alive:
            pos.agenda.pop()
            return True
        options = self.options(game, pos)
        if not options:
            pos.agenda.pop()
            for unit in alive:
                _no_way_back(game, pos, unit, log)
            return True
        if len(options) == 1 or self._share_one_way(game, pos, options):
            self.play(game, pos, options[0], dice, log)
            return True
        return False

    def _share_one_way(self, game: Somnium, pos: SomniumPosition, options: list[Action]) -> bool:
        """A24: all have the same way and nobody has another, and there is room for them all."""
        way = options[0].spaces
        task = pos.agenda[-1]
        if len(options) != len(task.pieces) or any(action.spaces != way for action in options):
            return False
        return len(units_in(game, pos, task.side, way[-1])) + len(options) <= game.stacking


def _no_way_back(game: Somnium, pos: SomniumPosition, unit: int, log: list[Event]) -> None:
    """5.3, 5.3.2: over an edge that spares it, or destroyed."""
    edges = game.safe_edges(game.side_of[unit], pos.at[unit])
    if edges:
        box = game.board.index[edges[0]]
        put(game, pos, unit, box)
        stop_clearing(pos, unit)
        log.append(LeftMap(game.ref("5.3.2e"), unit, box))
    else:
        lost = pos.battle is not None and unit in pos.battle.lost
        drowned = is_lost_in_water(game, pos, unit, foes_of(game, pos, game.side_of[unit]))
        destroy(game, pos, unit, "5.3.2w" if drowned else "5.3.2" if lost else "5.3", log)


def fall_back(
    game: Somnium,
    pos: SomniumPosition,
    unit: int,
    way: tuple[int, ...],
    dice: Dice,
    log: list[Event],
    trail: tuple[int, ...] = (),
) -> None:
    """Carry out a retreat: mines on the way (9.1), the losses it costs (5.3.2), and room made by a chain (5.3.1).

    ``trail`` are the hexes the chain came through; it does not come back to them.
    """
    side, start = game.side_of[unit], pos.at[unit]
    box = way[-1] if game.board.is_box(way[-1]) else -1
    if box >= 0:
        way = way[:-1]
    losses = losses_on(game, pos, unit, (start, *way))
    number = "5.3.2" if len(way) == 2 else "5.3.2w" if losses else "5.3"
    log.append(made(Retreated, (game.ref("5.3" if len(way) == 1 else "5.3.2"), unit, (start, *way))))
    stop_clearing(pos, unit)
    for space in way:
        put(game, pos, unit, space)
        if not roll_for_mines(game, pos, unit, space, dice, log):
            return
    if losses:
        take_loss(game, pos, unit, number, log)
        if pos.at[unit] < 0:
            return
    if box >= 0:
        put(game, pos, unit, box)
        log.append(LeftMap(game.ref("4.2.2"), unit, box))
        return
    if len(units_in(game, pos, side, way[-1])) > game.stacking:
        pos.agenda.append(duty("displace", side, unit, way[-1], spaces=(*trail, start, *way)))


class Displace(Stage["Somnium", "SomniumPosition"]):
    """5.3.1: a unit came into a full hex, and one of those there moves on. Any three may remain."""

    kind = "displace"
    rule = "5.3.1"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        task = pos.agenda[-1]
        foes = foes_of(game, pos, task.side)
        crossed = mask_of(task.spaces)
        return [
            order("retreat", unit, (space,))
            for unit in units_in(game, pos, task.side, task.space)
            for space in free_hexes(game, unit, task.space, foes)
            if not crossed & game.board.bit[space]
            and survives(game, pos, unit, (task.space, space))
            and can_take_in(game, pos, unit, (task.space, space), foes, crossed)
        ] + [
            order("retreat", unit, way)
            for unit in units_in(game, pos, task.side, task.space)
            for way in ferries(game, pos, unit, task.space, foes)
            if not crossed & game.board.bit[way[0]]
        ]

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        if action.verb != "retreat":
            return because(game, "5.3.1", "not-now", f"move one unit on from {game.board.ids[task.space]}")
        if game.side_of[action.piece] != task.side or pos.at[action.piece] != task.space:
            return because(game, "5.3.1", "not-retreating", game.units[action.piece].name)
        if action.spaces[-1] in task.spaces:
            return because(game, "5.3.1", "retreat-back", game.board.ids[action.spaces[-1]])
        return why_not_back(game, pos, action.piece, action.spaces)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        fall_back(game, pos, action.piece, action.spaces, dice, log, task.spaces)

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        options = self.options(game, pos)
        if len(options) == 1:
            self.play(game, pos, options[0], dice, log)
            return True
        return False


def why_not_back(game: Somnium, pos: SomniumPosition, unit: int, way: tuple[int, ...]) -> Why:
    """Why a unit may not retreat along a way."""
    ids, side, name = game.board.ids, game.side_of[unit], game.units[unit].name
    foes = foes_of(game, pos, side)
    here = pos.at[unit]
    for space in way:
        if game.board.is_box(space):
            if ids[space] in EDGES:
                return because(game, "5.3.2e", "edge-no-choice", name)
            return why_no_ship(game, pos, unit, here, space)
        if space not in game.board.neighbours[here]:
            return because(game, "5.3", "not-adjacent", ids[here], ids[space])
        if not game.land & game.board.bit[space]:
            return because(game, "5.3.2s", "prohibited", ids[space], game.board.terrain[space])
        if not game.steps[game.units[unit].mobility][here] >> space & 1:
            return why_closed(game, unit, here, space)
        if foes.hexes & game.board.bit[space]:
            return because(game, "5.3", "enemy-there", ids[space])
        here = space
    if zone_against(game, foes, unit) & game.board.bit[way[-1]]:
        return because(game, "5.3", "retreat-zone", ids[way[-1]])
    if len(way) == 2 and game.safe_edges(side, pos.at[unit]):
        return because(game, "5.3.2e", "edge-first", name)
    if len(way) > 2 or (len(way) == 2 and one_hex_retreats(game, pos, unit, foes)):
        return because(game, "5.3.2", "retreat-one")
    if len(way) == 2 and is_lost_in_water(game, pos, unit, foes):
        return because(game, "5.3.2w", "retreat-water", name)
    if not survives(game, pos, unit, (pos.at[unit], *way)):
        return because(game, "5.3.2" if len(way) == 2 else "5.3.2w", "retreat-lost", name)
    return because(game, "5.3.1", "retreat-full", ids[way[-1]])
