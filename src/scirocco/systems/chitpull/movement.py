"""4.0: movement. Points are counted in halves; a move is one path, walked hex by hex."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.core.decisions import END, STOP, Action, Choices, Event, Stage, Task, duty, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import Moves
from scirocco.systems.chitpull.activation import is_leader_activation, mark_acting
from scirocco.systems.chitpull.automatic import Automatic
from scirocco.systems.chitpull.events import Entered, LeftMap, Moved
from scirocco.systems.chitpull.ground import is_through_works, may_go_west, works_of
from scirocco.systems.chitpull.mines import clear, clearing_hexes, why_not_clear
from scirocco.systems.chitpull.reach import (
    is_anchored,
    journey_of,
    known_journey,
    movement_points,
    zone_prices,
)
from scirocco.systems.chitpull.reaction import near_reactors, offer_reactions
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.reinforcements import entry_hexes, is_waiting
from scirocco.systems.chitpull.units import (
    ACTED,
    ANCHOR,
    CALLED,
    CLEARED,
    FRESH,
    MOVED,
    SHIFTED,
)
from scirocco.systems.chitpull.ways import why_no_way
from scirocco.systems.chitpull.zones import (
    on_map,
    put,
    renew_control,
    spread_control,
    units_in,
    zone_of,
)

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def step_cost(game: ChitPull, pos: ChitPosition, unit: int, here: int, there: int) -> int:
    """4.42: half-points for one step that is allowed, zones included."""
    counter = game.units[unit]
    zone = zone_of(game, pos, 1 - counter.side)
    enter, leave = zone_prices(game, unit)
    extra = (leave if zone >> here & 1 else 0) + (enter if zone >> there & 1 else 0)
    if there == game.exits[counter.side]:
        return game.ground.exit_cost + extra
    return dict(game.ground.network(counter.side, counter.mech, pos.breaches).links[here])[there] + extra


def why_not_step(game: ChitPull, pos: ChitPosition, unit: int, here: int, there: int) -> Why | None:
    """The rule that forbids a step, its price apart."""
    counter, board = game.units[unit], game.board
    ids, side = board.ids, counter.side
    if board.is_box(there):
        if there != game.exits[side]:
            return because(game, "4.34", "edge-closed", game.edge_of[side])
        if game.edge_of[side] not in board.edges[here]:
            return because(game, "4.34", "not-at-edge", game.edge_of[side], ids[here])
        return None
    why = why_no_way(game, pos, unit, here, there)
    if why is not None:
        return why
    zone = zone_of(game, pos, 1 - side)
    if zone >> here & 1 and zone >> there & 1 and not is_anchored(game, pos, unit, there):
        return because(game, "4.43", "zone-to-zone", ids[there])
    if not may_go_west(game, pos, side) and game.ground.west[here] >> there & 1:
        return because(game, "7.6", "no-westward", ids[there], ids[here])
    return None


def why_not_path(game: ChitPull, pos: ChitPosition, unit: int, points: int, path: tuple[int, ...]) -> Why | None:
    """The rule that forbids a move along a path, or None."""
    ids = game.board.ids
    if len(path) < 2 or path[0] != pos.at[unit]:
        return because(game, "4.1", "no-path", ids[pos.at[unit]])
    seen = {path[0]}
    spent = 0
    for here, there in pairwise(path):
        if there in seen:
            return because(game, "4.1", "twice-through", ids[there])
        seen.add(there)
        why = why_not_step(game, pos, unit, here, there)
        if why is not None:
            return why
        spent += step_cost(game, pos, unit, here, there)
    if spent > points and (len(path) > 2 or pos.marks[unit] & MOVED):
        name = game.units[unit].name
        return because(game, "4.12", "too-far", ids[path[-1]], points_text(spent), name, points_text(points))
    return None


def points_text(halves: int) -> str:
    """Half-points as a player counts them.

    >>> points_text(7), points_text(8)
    ('3½', '4')
    """
    whole = str(halves // 2) if halves > 1 or halves == 0 else ""
    return whole + ("½" if halves % 2 else "")


class ChooseUnit(Stage["ChitPull", "ChitPosition"]):
    """3.21, 4.1: the active side moves units that may act, one after the other; reinforcements come in (11.11), idle
    units work on mines (10.84)."""

    kind = "order"
    rule = "4.1"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        side = pos.agenda[-1].side
        select, barred = game.say_select, works_of(game, pos).barred
        at, all_marks, size = pos.at, pos.marks, game.board.size
        found: list[Action] = []
        for unit in game.army[side]:
            marks, where = all_marks[unit], at[unit]
            if marks & CALLED and not marks & (MOVED | CLEARED) and 0 <= where < size:
                if not marks & ANCHOR:
                    found.append(select[unit])
                if barred[where]:
                    found += [order("clear", unit, (space,)) for space in clearing_hexes(game, pos, unit)]
        if game.late[side] and not is_leader_activation(game, pos):
            waiting = [unit for unit in game.late[side] if is_waiting(game, pos, unit)]
            if waiting and entry_hexes(game, pos, side):
                found += [select[unit] for unit in waiting]
        found.append(END)
        return found

    def allows(self, game: ChitPull, pos: ChitPosition, action: Action) -> bool:
        if action.verb == "select":
            return self._refusal(game, pos, action.piece) is None
        return action == END or action in self.options(game, pos)

    def _refusal(self, game: ChitPull, pos: ChitPosition, unit: int) -> Why | None:
        side = pos.agenda[-1].side
        name = game.units[unit].name
        if game.side_of[unit] != side:
            return because(game, "3.2", "not-yours", name)
        if not on_map(game, pos, unit):
            if not is_waiting(game, pos, unit) or is_leader_activation(game, pos):
                return because(game, "11.11", "not-waiting", name)
            if not entry_hexes(game, pos, side):
                return because(game, "11.11", "entry-closed", name, game.board.ids[game.entries[side]])
            return None
        marks = pos.marks[unit]
        if not marks & CALLED:
            return why_not_called(game, pos, unit)
        if marks & MOVED:
            return because(game, "4.1", "already-moved", name)
        if marks & CLEARED:
            return because(game, "10.84", "at-work", name)
        if marks & ANCHOR:
            return because(game, "4.43", "is-anchor", name)
        return None

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb == "clear":
            return why_not_clear(game, pos, pos.agenda[-1].side, action.piece, action.spaces[0])
        if action.verb not in ("select", "move"):
            return because(game, "3.21", "not-now", "choose a unit to move, or end the movement")
        found = self._refusal(game, pos, action.piece)
        if found is not None:
            return found
        return because(game, "4.1", "not-now", f"choose {game.units[action.piece].name} first, then where it goes")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        side = pos.agenda[-1].side
        if action.verb == "end":
            pos.agenda.pop()
            pos.phase += 1
        elif action.verb == "clear":
            clear(game, pos, action.piece, action.spaces[0], dice, log)
        elif on_map(game, pos, action.piece):
            points = movement_points(game, pos, action.piece)
            pos.agenda.append(duty("move", side, action.piece, number=points))
        else:
            pos.agenda.append(Task("enter", side, action.piece))


def why_not_called(game: ChitPull, pos: ChitPosition, unit: int) -> Why:
    """7.2, 7.3: why the marker being played does not activate a unit on the map."""
    counter = game.units[unit]
    if is_leader_activation(game, pos):
        return because(game, "7.31", "not-called", counter.name)
    if pos.marks[unit] & ACTED:
        return because(game, "3.0", "already-acted", counter.name)
    hq = game.marker_units[pos.drawn]
    if counter.hq or pos.under[unit] not in (-1, game.units[hq].formation):
        return because(game, "7.3", "other-formation", counter.name)
    if pos.under[unit] == -1 and game.switches["nearest_hq"]:
        return because(game, "7.32", "nearer-hq", counter.name)
    if pos.marks[hq] & MOVED:
        return because(game, "7.2", "was-out-of-radius", counter.name)
    away = game.distance(pos.at[unit], pos.at[hq])
    return because(game, "7.2", "out-of-radius", counter.name, away, game.units[hq].radius)


class MoveUnit(Stage["ChitPull", "ChitPosition"]):
    """4.0: where the chosen unit goes. The task's number is the half-points it has left."""

    kind = "move"
    rule = "4.1"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        moves = self.choices(game, pos)
        return [moves[number] for number in range(len(moves))]

    def choices(self, game: ChitPull, pos: ChitPosition) -> Choices:
        task = pos.agenda[-1]
        journey = journey_of(game, pos, task.piece, task.number)
        return Moves(task.piece, journey.reach, journey.ends)

    def allows(self, game: ChitPull, pos: ChitPosition, action: Action) -> bool:
        return action == STOP or self._check(game, pos, action) is None

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        found = self._check(game, pos, action)
        assert found is not None
        return found

    def _check(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why | None:
        task = pos.agenda[-1]
        if action.verb not in ("move", "select"):
            return because(game, "4.1", "not-now", f"say where {game.units[task.piece].name} goes, or stop it")
        if action.piece != task.piece or action.verb == "select":
            return because(game, "4.1", "other-unit", game.units[task.piece].name)
        journey = known_journey(game, pos, task.piece, task.number)
        if journey is not None and journey.offers(action.spaces):
            return None
        return why_not_path(game, pos, task.piece, task.number, action.spaces)

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "stop":
            pos.marks[task.piece] |= MOVED
            return
        pos.agenda.append(duty("march", task.side, task.piece, number=task.number, spaces=action.spaces))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda[-1]
        if len(journey_of(game, pos, task.piece, task.number).ends):
            return False
        pos.agenda.pop()
        pos.marks[task.piece] |= MOVED
        return True


class March(Automatic):
    """4.1, 10.3: a unit walks the rest of its path; the enemy's armoured cars may interrupt at every hex.

    The task's spaces are the hexes from where it stands on, its number the half-points left.
    """

    kind = "march"
    rule = "4.1"

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        task = pos.agenda.pop()
        unit, side, left = task.piece, task.side, task.number
        path = task.spaces
        if len(path) == 1:
            return True
        watched = near_reactors(game, pos, 1 - side)
        spent = walked = 0
        for there in path[1:]:
            price = take_step(game, pos, unit, there)
            spent += price
            left = max(0, left - price)
            walked += 1
            if watched >> there & 1 and self._is_met(game, pos, task, left, path[walked:]):
                break
        log.append(Moved(game.ref("4.1"), unit, path[: walked + 1], spent))
        if game.board.is_box(path[walked]):
            log.append(LeftMap(game.ref("4.34"), unit, path[walked]))
        renew_control(game, pos)
        return True

    def _is_met(self, game: ChitPull, pos: ChitPosition, task: Task, left: int, rest: tuple[int, ...]) -> bool:
        """Whether armoured cars may react now; the march then goes on when they have."""
        depth = len(pos.agenda)
        if not offer_reactions(game, pos, 1 - task.side, rest[0]):
            return False
        pos.agenda.insert(depth, task._replace(number=left, spaces=rest))
        return True


def take_step(game: ChitPull, pos: ChitPosition, unit: int, there: int) -> int:
    """4.1: one hex further, with all that follows: zones, anchors, works, control. Returns its half-points."""
    here, side = pos.at[unit], game.side_of[unit]
    price = step_cost(game, pos, unit, here, there)
    zone = zone_of(game, pos, 1 - side)
    if zone >> here & 1 and zone >> there & 1:
        _pin_anchor(game, pos, unit, there)
    enter_hex(game, pos, unit, there)
    mark_acting(game, pos, unit, MOVED | SHIFTED)
    return price


def enter_hex(game: ChitPull, pos: ChitPosition, unit: int, there: int) -> None:
    """A unit comes from its hex into the next one, by whatever right; works crossed are noted (10.7)."""
    here, side = pos.at[unit], game.side_of[unit]
    if side != game.ground.works_owner and here >= 0 and is_through_works(game, pos, here, there):
        pos.crossed |= 1 << (there if game.ground.fortress >> there & 1 else here)
    put(game, pos, unit, there)
    if there < game.board.size:
        spread_control(game, pos, unit)


def _pin_anchor(game: ChitPull, pos: ChitPosition, unit: int, there: int) -> None:
    """4.43, R16, R78: one friend in the hex that has not moved must now stay in it: one that is pinned already, else
    one that cannot act now, else the slowest."""
    side = game.side_of[unit]
    friends = [u for u in units_in(game, pos, there) if game.side_of[u] == side and not pos.marks[u] & SHIFTED]
    if any(pos.marks[friend] & ANCHOR for friend in friends):
        return
    friends.sort(key=lambda friend: (bool(pos.marks[friend] & CALLED), game.units[friend].movement, friend))
    pos.marks[friends[0]] |= ANCHOR


class EnterMap(Stage["ChitPull", "ChitPosition"]):
    """11.11: where the chosen reinforcement comes in; the hex is paid for, and the unit goes on with what is left."""

    kind = "enter"
    rule = "11.11"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        task = pos.agenda[-1]
        return [Action("enter", task.piece, (space,)) for space in members(entry_hexes(game, pos, task.side))]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        name = game.units[task.piece].name
        if action.verb == "enter" and action.piece == task.piece:
            return because(game, "11.11", "entry-closed", name, game.board.ids[action.spaces[0]])
        return because(game, "11.11", "not-now", f"say where {name} comes in")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        unit, space = task.piece, action.spaces[0]
        pos.marks[unit] |= FRESH | CALLED
        mark_acting(game, pos, unit, MOVED | SHIFTED)
        enter_hex(game, pos, unit, space)
        renew_control(game, pos)
        log.append(Entered(game.ref("11.11"), unit, space))
        price = game.ground.edge_cost(space, game.units[unit].mech)
        if zone_of(game, pos, 1 - task.side) >> space & 1:
            price += zone_prices(game, unit)[0]
        left = movement_points(game, pos, unit) - price
        pos.agenda.append(Task("move", task.side, unit, number=left))
        offer_reactions(game, pos, 1 - task.side, space)
