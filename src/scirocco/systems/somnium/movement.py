"""4.0 and 4.2: movement, and leaving the map.

Points are spent hex by hex and counted in halves. A move is one unbroken path;
where a mine die is rolled the unit may go on with what it has left (A30).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from scirocco.core.decisions import STOP, Action, Choices, Event, Stage, Task, duty, for_number, made
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import Links, Moves, Reach, spread
from scirocco.systems.somnium.arrivals import (
    dropped_units,
    is_beside,
    is_waiting,
    make_contact,
    waiting_units,
    why_not_arrive,
)
from scirocco.systems.somnium.engagement import Foes, foes_of, ground_for, is_engaged, is_next_to, zone_against
from scirocco.systems.somnium.events import LeftMap, Moved
from scirocco.systems.somnium.losses import recover
from scirocco.systems.somnium.mines import begin_clearing, is_mined_for, mines_against, roll_for_mines, stop_clearing
from scirocco.systems.somnium.reasons import because, points_text
from scirocco.systems.somnium.refusals import why_beyond_tether, why_closed, why_no_ship
from scirocco.systems.somnium.stacks import full_spaces, has_room, on_map, put, take_hexes
from scirocco.systems.somnium.tether import hexes_beyond, is_cut_off, tether_of
from scirocco.systems.somnium.units import DROPPED, MOVED, OBLIGED

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition

END: Final = Action("end")

BREAK_CONTACT: Final = 2
"""4.1.2: half-points for leaving a hex in which the unit began next to the enemy."""
LEAVE_MAP: Final = 2
"""A12: half-points for the step over the edge."""


class ChooseUnit(Stage["Somnium", "SomniumPosition"]):
    """4.0: the player moves as many of his units as he likes, one after the other; reinforcements come in (4.2)."""

    kind = "unit"
    rule = "4.0"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        side = pos.agenda[-1].side
        at, marks, size = pos.at, pos.marks, game.board.size
        select, tethered = game.say_select, game.tethered
        stuck = MOVED | DROPPED
        tether = tether_of(game, pos, side)
        beyond = tether.beyond if tether is not None else None
        found: list[Action] = []
        for unit in game.army[side]:
            where = at[unit]
            if (
                0 <= where < size
                and not marks[unit] & stuck
                and not (beyond is not None and tethered[unit] and beyond[where])
            ):
                found.append(select[unit])
        found += [select[unit] for unit in waiting_units(game, pos, side)]
        found.append(END)
        return found

    def allows(self, game: Somnium, pos: SomniumPosition, action: Action) -> bool:
        if action.verb == "select":
            return action == game.say_select[action.piece] and self._refusal(game, pos, action.piece) is None
        return action == END

    def _refusal(self, game: Somnium, pos: SomniumPosition, unit: int) -> Why | None:
        name, side = game.units[unit].name, pos.agenda[-1].side
        if game.side_of[unit] != side:
            return because(game, "3.0", "not-yours", name)
        if pos.marks[unit] & MOVED:
            return because(game, "4.0", "already-moved", name)
        if not on_map(game, pos, unit):
            return None if is_waiting(game, pos, unit) else why_not_arrive(game, pos, unit)
        if pos.marks[unit] & DROPPED:
            return because(game, "4.2.3", "no-contact", name)
        if is_cut_off(game, pos, unit):
            return because(game, "4.1.2", "off-tether", name)
        return None

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        if action.verb not in ("select", "move"):
            return because(game, "3.0", "not-now", "choose a unit to move, or end the movement phase")
        found = self._refusal(game, pos, action.piece)
        if found is not None:
            return found
        return because(game, "4.0", "not-now", f"choose {game.units[action.piece].name} first, then where it goes")

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        side = pos.agenda[-1].side
        if action.verb == "end":
            pos.agenda.pop()
            foes = foes_of(game, pos, side)
            begin_clearing(game, pos, side, foes.zone)
            recover(game, pos, side, foes, log)
        elif on_map(game, pos, action.piece):
            points = movement_points(game, pos, action.piece)
            pos.agenda.append(duty("move", side, action.piece, -1, (), points))
        else:
            pos.agenda.append(duty("arrive", side, action.piece))


class MoveUnit(Stage["Somnium", "SomniumPosition"]):
    """4.0: where the chosen unit goes. The task's number is the half-points it has left."""

    kind = "move"
    rule = "4.0"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        moves = self.choices(game, pos)
        return [moves[number] for number in range(len(moves))]

    def choices(self, game: Somnium, pos: SomniumPosition) -> Choices:
        task = pos.agenda[-1]
        march = march_of(game, pos, task.piece, task.number)
        return Moves(task.piece, march.reach, march.ends)

    def allows(self, game: Somnium, pos: SomniumPosition, action: Action) -> bool:
        return action == STOP or self._check(game, pos, action) is None

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        found = self._check(game, pos, action)
        assert found is not None
        return found

    def _check(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why | None:
        task = pos.agenda[-1]
        if action.verb not in ("move", "select"):
            return because(game, "4.0", "not-now", f"say where {game.units[task.piece].name} goes, or stop it")
        if action.piece != task.piece or action.verb == "select":
            return because(game, "4.0", "other-unit", game.units[task.piece].name)
        march = known_march(game, pos, task.piece, task.number)
        if march is not None and march.offers(action.spaces):
            return None
        return why_not_path(game, pos, task.piece, task.number, action.spaces)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda[-1]
        unit = task.piece
        march = known_march(game, pos, unit, task.number)
        if march is not None and march.offers(action.spaces):
            prices = march.reach.prices(action.spaces[-1])
        else:
            prices = [step_cost(game, pos, unit, here, there) for here, there in pairwise(action.spaces)]
        pos.agenda.pop()
        pos.marks[unit] |= MOVED
        if action.verb == "stop":
            return
        stop_clearing(pos, unit)
        if walk(game, pos, unit, action.spaces, prices, dice, log):
            end = action.spaces[-1]
            if game.board.is_box(end):
                log.append(LeftMap(game.ref("4.2"), unit, end))
            else:
                left = task.number
                for price in prices:
                    left -= price
                come_to_rest(game, pos, task, left)


class March:
    """Where a chosen unit can go and end, kept while nothing it depends on has changed.

    Its moves are within the rules as long as it holds: :func:`known_march` compares everything that reach, stacking
    and tether are made of.
    """

    __slots__ = ("_at", "_cleared", "_enemy_held", "_free", "_points", "_unit", "ends", "reach")

    def __init__(self, game: Somnium, pos: SomniumPosition, unit: int, points: int) -> None:
        self._unit = unit
        self._points = points
        self._at = pos.at[:]
        self._cleared = pos.cleared
        self._enemy_held = pos.held[1 - game.side_of[unit]]
        self._free = (pos.freed, can_leave(pos, unit))
        full = full_spaces(game, pos, game.side_of[unit], but=unit)
        self.reach = _search(game, pos, unit, points, full)
        self.ends = self.reach.ends(full, hexes_beyond(game, pos, unit))

    def holds(self, game: Somnium, pos: SomniumPosition, unit: int, points: int) -> bool:
        """Whether this is what the unit can do in this position."""
        return (
            unit == self._unit
            and points == self._points
            and pos.at == self._at
            and pos.cleared == self._cleared
            and pos.held[1 - game.side_of[unit]] == self._enemy_held
            and self._free == (pos.freed, can_leave(pos, unit))
        )

    def offers(self, path: tuple[int, ...]) -> bool:
        """Whether a path is the cheapest way to a hex in which the unit may end."""
        return len(path) > 1 and self.ends.has(path[-1]) and path == self.reach.path(path[-1])


def march_of(game: Somnium, pos: SomniumPosition, unit: int, points: int) -> March:
    """Where a unit can go now."""
    march = known_march(game, pos, unit, points)
    if march is None:
        march = game.march_seen = March(game, pos, unit, points)
    return march


def known_march(game: Somnium, pos: SomniumPosition, unit: int, points: int) -> March | None:
    """The same, if it was just asked in a position that is equal in all that counts; None otherwise."""
    march = game.march_seen
    return march if march is not None and march.holds(game, pos, unit, points) else None


def walk(
    game: Somnium,
    pos: SomniumPosition,
    unit: int,
    path: tuple[int, ...],
    prices: list[int],
    dice: Dice,
    log: list[Event],
) -> bool:
    """Take a unit along a path, with a die in each minefield on it (9.1), and friends found on the way (4.2.3).

    False when it did not arrive.
    """
    side = game.side_of[unit]
    mines = mines_against(game, pos, side)
    alone = dropped_units(game, pos, side)
    if not mines and not alone:
        pos.at[unit] = path[-1]
        take_hexes(game, pos, side, path)
        _tell_move(game, unit, path, prices, 0, len(prices), log)
        return True
    last = 0
    for number in range(1, len(path)):
        space = path[number]
        put(game, pos, unit, space)
        if number == len(prices) or (mines and mines & game.board.bit[space]):
            _tell_move(game, unit, path, prices, last, number, log)
            last = number
            if not roll_for_mines(game, pos, unit, space, dice, log):
                return False
        if alone and (number == 1 or is_beside(game, pos, unit, alone)):
            make_contact(game, pos, side, log)
    return True


def _tell_move(
    game: Somnium, unit: int, path: tuple[int, ...], prices: list[int], first: int, last: int, log: list[Event]
) -> None:
    """Note the part of a move from one hex of its path to another."""
    cost = 0
    for number in range(first, last):
        cost += prices[number]
    whole = first == 0 and last == len(path) - 1
    log.append(made(Moved, (game.ref("4.0"), unit, path if whole else path[first : last + 1], cost)))


def come_to_rest(game: Somnium, pos: SomniumPosition, task: Task, left: int) -> None:
    """A unit has come into a hex: next to the enemy it stops and must attack (4.1.2); after a minefield it may use
    the points it has left, if they take it anywhere (A30)."""
    unit = task.piece
    pos.marks[unit] &= ~OBLIGED
    if is_next_to(game, foes_of(game, pos, task.side), unit, pos.at[unit]):
        pos.marks[unit] |= OBLIGED
    elif is_mined_for(game, pos, task.side, pos.at[unit]):
        go_on(game, pos, task, left)


def go_on(game: Somnium, pos: SomniumPosition, task: Task, left: int) -> None:
    """Let a unit use the points it has left, if they take it anywhere."""
    if pos.marks[task.piece] & DROPPED:
        return
    pos.agenda.append(for_number(task, left))
    if len(march_of(game, pos, task.piece, left).ends) == 0:
        pos.agenda.pop()


def movement_points(game: Somnium, pos: SomniumPosition, unit: int) -> int:
    """Half-points for this phase, less what breaking contact costs. Losses do not slow a unit (7.0)."""
    points = 2 * game.units[unit].movement
    if is_engaged(game, pos, unit, foes_of(game, pos, game.side_of[unit])):
        points -= BREAK_CONTACT
    return max(0, points)


def reach_of(game: Somnium, pos: SomniumPosition, unit: int, points: int) -> Reach:
    """Every hex a unit can enter with some half-points. It stops next to the enemy, and where it must roll for mines.

    Full hexes are in it: they may be passed, mined or not, but not be the end (4.1.1).
    """
    return _search(game, pos, unit, points, full_spaces(game, pos, game.side_of[unit], but=unit))


def _search(game: Somnium, pos: SomniumPosition, unit: int, points: int, full: list[int]) -> Reach:
    side = game.side_of[unit]
    found = spread(
        pos.at[unit],
        points,
        game.steps_of(side, game.mobility[unit]),
        ground_for(game, pos, unit, foes_of(game, pos, side), full),
        game.open_rails(pos, side),
        game.mine_surcharge,
    )
    for space, box in game.ports_out[side]:
        if space in found and can_leave(pos, unit):
            found.add(box, space)
    return found


def can_leave(pos: SomniumPosition, unit: int) -> bool:
    """4.2.2, S15: a unit that moves to the port, or begins its phase there, may leave; one that just landed may not."""
    return not pos.marks[unit] & MOVED


def step_cost(game: Somnium, pos: SomniumPosition, unit: int, here: int, there: int) -> int:
    """Half-points for one step; -1 when there is no such step. Nobody travels on rails the enemy holds (A1)."""
    side = game.side_of[unit]
    network = game.plain_network(side, game.mobility[unit])
    prices = [price for space, price in network.links[here] if space == there]
    if (
        network.rails
        and network.rails[here]
        and not pos.held[1 - side] & (game.board.bit[here] | game.board.bit[there])
    ):
        prices += [price for space, price in network.rails[here] if space == there]
    if is_mined_for(game, pos, side, there):
        prices = [price + game.mine_surcharge for price in prices]
    if (here, there) in game.ports_out[side] and can_leave(pos, unit):
        prices.append(0)
    return min(prices, default=-1)


def path_cost(game: Somnium, pos: SomniumPosition, unit: int, path: tuple[int, ...]) -> int:
    """Half-points for a path, breaking contact not counted."""
    return sum(step_cost(game, pos, unit, a, b) for a, b in pairwise(path))


def why_not_path(game: Somnium, pos: SomniumPosition, unit: int, points: int, path: tuple[int, ...]) -> Why | None:
    """The rule that forbids a move along a path, or None."""
    ids, side = game.board.ids, game.side_of[unit]
    if len(path) < 2 or path[0] != pos.at[unit] or path[-1] == path[0]:
        return because(game, "4.0", "no-path", ids[pos.at[unit]])
    foes = foes_of(game, pos, side)
    mines = mines_against(game, pos, side)
    zone = zone_against(game, foes, unit)
    seen = {path[0]}
    spent = 0
    for here, there in pairwise(path):
        if there in seen:
            return because(game, "4.0", "twice-through", ids[there])
        seen.add(there)
        cost = step_cost(game, pos, unit, here, there)
        why = _why_not_step(game, pos, unit, here, there, cost, foes) or _why_shunned(game, unit, there, foes)
        if why is not None:
            return why
        if here != path[0] and (here, there) not in game.ports_out[side]:
            if zone & game.board.bit[here]:
                return because(game, "4.1.2", "must-stop", ids[here])
            if mines & game.board.bit[here] and has_room(game, pos, side, here):
                return because(game, "9.1", "mine-stop", ids[here])
        spent += cost
    if spent > points:
        code = "too-far-contact" if is_engaged(game, pos, unit, foes) else "too-far"
        name = game.units[unit].name
        return because(game, "4.0", code, ids[path[-1]], points_text(spent), name, points_text(points))
    if not has_room(game, pos, side, path[-1]):
        return because(game, "4.1.1", "stack-full", ids[path[-1]], game.stacking)
    return why_beyond_tether(game, pos, unit, path[-1])


def _why_not_step(
    game: Somnium, pos: SomniumPosition, unit: int, here: int, there: int, cost: int, foes: Foes
) -> Why | None:
    ids, board = game.board.ids, game.board
    if board.is_box(there):
        if cost >= 0:
            return None
        if ids[there] in board.edges[here]:
            return because(game, "4.2", "edge-closed", ids[there])
        if ids[there] in ("north", "east", "south", "west"):
            return because(game, "4.2", "not-an-edge", ids[here], ids[there])
        return why_no_ship(game, pos, unit, here, there)
    if there not in board.neighbours[here]:
        return because(game, "4.0", "not-adjacent", ids[here], ids[there])
    if not game.land & board.bit[there]:
        return because(game, "4.0", "prohibited", ids[there], board.terrain[there])
    if cost < 0:
        return why_closed(game, unit, here, there)
    if foes.hexes & board.bit[there]:
        return because(game, "4.1.2", "enemy-there", ids[there])
    return None


def _why_shunned(game: Somnium, unit: int, there: int, foes: Foes) -> Why | None:
    """S7, with the option ``armour_shuns_mountains``: armour does not come next to enemies in the mountains."""
    if not game.shuns[unit] or not foes.shunned(game.spared_by[unit]) >> there & 1:
        return None
    return because(game, "5.1.2", "no-engaging", game.units[unit].name, game.board.ids[there])


class Network(NamedTuple):
    """For each hex the steps a kind of unit can take and their half-points; rails serve only where they are open."""

    links: Links
    rails: Links


def build_network(game: Somnium, side: int, mobility: int) -> Network:
    """The steps of a side's units of one mobility, mines not counted.

    A road or track counts along its course only and cancels the terrain, but not the mines (C30).
    """
    board = game.board
    blank: tuple[tuple[int, int], ...] = ()
    links = [blank] * len(board.ids)
    rails = [blank] * len(board.ids)
    for here in range(board.size):
        steps = game.ways[mobility][here][:]
        if game.land & board.bit[here]:
            steps += [(board.index[edge], LEAVE_MAP) for edge in board.edges[here] if edge in game.exits[side]]
        links[here] = tuple(steps)
        rails[here] = tuple((there, 0) for there in game.rails[here])
    return Network(links, rails if any(rails) else ())


def mined_network(game: Somnium, network: Network, mined: int) -> Network:
    """9.1: the same steps with these minefields in their way; a minefield costs something beside its terrain."""
    if not mined:
        return network
    extra = [game.mine_surcharge * (mined >> space & 1) for space in range(len(game.board.ids))]
    return Network(
        [tuple((there, price + extra[there]) for there, price in steps) for steps in network.links],
        [tuple((there, price + extra[there]) for there, price in steps) for steps in network.rails],
    )
