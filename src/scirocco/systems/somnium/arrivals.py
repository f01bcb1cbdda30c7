"""4.2.1 and 4.2.3: units that come into play during the game, over an edge, through a port or from the air."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action, Event, Stage, Task, duty, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.movement import Marks
from scirocco.core.position import AWAY
from scirocco.systems.somnium.engagement import foes_of, is_engaged
from scirocco.systems.somnium.events import Arrived, ContactMade, DropRolled
from scirocco.systems.somnium.mines import mines_against, roll_for_mines
from scirocco.systems.somnium.reasons import because, points_text
from scirocco.systems.somnium.refusals import listed, why_full, why_no_stop, why_not_on_map
from scirocco.systems.somnium.stacks import full_hexes, on_map, put, take_loss
from scirocco.systems.somnium.tether import is_tethered, tether_hexes
from scirocco.systems.somnium.units import AFLOAT, DROPPED, MOVED, OBLIGED

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


STOP: Final = Action("stop")


def is_waiting(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """Whether a unit may come into play now: its turn has come and there is a place for it."""
    return is_due(game, pos, unit) and has_entry(game, pos, unit, shore_of(game, pos, game.side_of[unit]))


def waiting_units(game: Somnium, pos: SomniumPosition, side: int) -> list[int]:
    """The units of a side that may come into play now."""
    due = [unit for unit in game.late[side] if is_due(game, pos, unit)]
    if not due:
        return due
    shore = shore_of(game, pos, side)
    return [unit for unit in due if has_entry(game, pos, unit, shore)]


def is_due(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """Whether a unit's turn has come and it is still to come in."""
    if pos.at[unit] != AWAY or pos.marks[unit] & MOVED:
        return False
    counter = game.units[unit]
    return counter.entry != "" and counter.turn <= pos.turn < game.gone_from[unit]


class Shore:
    """Where nobody of a side can come in: enemies are there, or it is full; and what the side holds and can land in
    (S14, S17). ``ports`` keeps where those come in who have a printed place, by that place."""

    __slots__ = ("at", "held", "ports", "possessed", "shut")

    def __init__(self, shut: int, held: int, at: list[int], possessed: int) -> None:
        self.shut = shut
        self.held = held
        self.at = at
        self.possessed = possessed
        self.ports: dict[int, int] = {}


def shore_of(game: Somnium, pos: SomniumPosition, side: int) -> Shore:
    """The same, kept while no counter moves and possession stays as it is."""
    known = game.shore_seen[side]
    if known is None or known.at != pos.at or known.possessed != pos.held[side]:
        foes = foes_of(game, pos, side)
        shut = foes.hexes | full_hexes(game, pos, side)
        held = pos.held[side] & ~(foes.zone if game.landings_unengaged[side] else shut)
        known = game.shore_seen[side] = Shore(shut, held, pos.at[:], pos.held[side])
    return known


def has_entry(game: Somnium, pos: SomniumPosition, unit: int, shore: Shore) -> bool:
    return bool(_landing(game, pos, unit, shore)) or bool(_drop(game, pos, unit, shore))


def why_not_arrive(game: Somnium, pos: SomniumPosition, unit: int) -> Why:
    """Why a unit that is not on the map does not come in now."""
    counter = game.units[unit]
    number = "4.2.3" if counter.entry == "drop" else "4.2.1"
    if pos.at[unit] != AWAY or not counter.entry:
        return why_not_on_map(game, pos, unit)
    if pos.turn < counter.turn:
        return because(game, number, "too-early", counter.name, counter.turn)
    if pos.turn >= game.gone_from[unit]:
        return because(game, "4.2.2", "withdrawn", counter.name, game.gone_from[unit])
    return _why_no_entry(game, pos, unit, number)


def _why_no_entry(game: Somnium, pos: SomniumPosition, unit: int, number: str) -> Why:
    """What is wrong with the one place where a unit may come in, or with each of several."""
    counter = game.units[unit]
    places = game.entry_edge[unit] if counter.entry == "edge" else game.landing_ports[counter.side]
    if counter.entry == "drop" or (counter.home >= 0 and game.board.bit[counter.home] & pos.held[counter.side]):
        places = game.board.bit[counter.home]
    verb = "drop" if counter.entry == "drop" else "enter"
    whys = {space: why_not_enter(game, pos, unit, verb, space) for space in members(places)}
    if len(whys) == 1:
        return next(iter(whys.values()))
    kinds = [["enemy-there", "port-engaged"], ["stack-full"], ["port-lost"]]
    lists = [listed(game, [space for space, why in whys.items() if why.code in codes]) for codes in kinds]
    return because(game, number, "no-landing", counter.name, *lists)


def why_not_enter(game: Somnium, pos: SomniumPosition, unit: int, verb: str, space: int) -> Why:
    """Why a unit does not come in at a hex, by land or sea (``enter``) or from the air (``drop``)."""
    counter, ids = game.units[unit], game.board.ids
    if verb == "drop":
        why = _why_not_drop(game, pos, unit, space)
        return why or because(game, "4.2.3", "not-by-air", counter.name)
    if counter.entry == "drop":
        return because(game, "4.2.3", "only-by-air", counter.name)
    if game.board.is_box(space) or not game.land >> space & 1:
        return because(game, "4.2.1", "no-entry", counter.name, ids[space])
    if counter.entry == "edge":
        if not game.entry_edge[unit] >> space & 1:
            return because(game, "4.2.1", "no-entry", counter.name, ids[space])
        price, points = entry_price(game, pos, unit, space), 2 * counter.movement
        dear = because(game, "4.2.1", "too-far", ids[space], points_text(price), counter.name, points_text(points))
        return why_no_stop(game, pos, unit, space, "4.2.1") or dear
    return _why_not_land(game, pos, unit, space)


def _why_not_land(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> Why:
    """4.2.1: why a port does not serve a unit."""
    counter, ids, side = game.units[unit], game.board.ids, game.side_of[unit]
    shore, foes = shore_of(game, pos, side), foes_of(game, pos, side)
    home = game.board.bit[counter.home] if counter.home >= 0 else 0
    ports = game.landing_ports[side] | home | (game.coastal_cities if counter.commando else 0)
    if not ports >> space & 1:
        return because(game, "4.2.1", "no-port", counter.name, ids[space])
    if space != counter.home and home & shore.held:
        return because(game, "4.2.1", "home-port", counter.name, ids[counter.home], ids[space])
    if foes.hexes >> space & 1:
        return because(game, "4.2.1", "enemy-there", ids[space])
    if not pos.held[side] >> space & 1:
        return because(game, "4.2.1", "port-lost", counter.name, ids[space])
    if game.landings_unengaged[side] and foes.zone >> space & 1:
        return because(game, "4.2.1", "port-engaged", counter.name, ids[space])
    return why_full(game, "4.2.1", space)


def _why_not_drop(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> Why | None:
    """4.2.3: why a unit may not jump over a hex; None where it does not jump at all."""
    counter, ids = game.units[unit], game.board.ids
    if counter.entry == "drop":
        if space != counter.home:
            return because(game, "4.2.3", "drop-elsewhere", counter.name, ids[counter.home])
        return why_no_stop(game, pos, unit, space, "4.2.3")
    if counter.entry != "reserve" or not counter.airborne:
        return None
    if game.board.is_box(space) or not game.drop_zone >> space & 1:
        return because(game, "4.2.3", "drop-ground", ids[space])
    why = why_no_stop(game, pos, unit, space, "4.2.3")
    return why or because(game, "4.2.3", "drop-zone", ids[space])


def landing_hexes(game: Somnium, pos: SomniumPosition, unit: int) -> int:
    """Mask of the hexes through which a unit may come in without a drop."""
    return _landing(game, pos, unit, shore_of(game, pos, game.side_of[unit]))


def _landing(game: Somnium, pos: SomniumPosition, unit: int, shore: Shore) -> int:
    counter = game.units[unit]
    if counter.entry == "edge":
        tether = tether_hexes(game, pos, counter.side) if is_tethered(game, unit) else None
        return game.entry_edge[unit] & ~shore.shut & _affordable(game, pos, unit) & (-1 if tether is None else tether)
    if counter.entry == "drop":
        return 0
    if counter.commando:
        return _ports(game, unit, shore) & ~shore.shut
    found = shore.ports.get(counter.home, -1)
    if found < 0:
        found = shore.ports[counter.home] = _ports(game, unit, shore) & ~shore.shut
    return found


def _affordable(game: Somnium, pos: SomniumPosition, unit: int) -> int:
    """The first hex must be within the unit's points; kept, as it changes only when mines are cleared."""
    mines, found = game.affordable_seen[unit]
    if mines != mines_against(game, pos, game.side_of[unit]):
        points = 2 * game.units[unit].movement
        mines = mines_against(game, pos, game.side_of[unit])
        found = mask_of(s for s in members(game.entry_edge[unit]) if entry_price(game, pos, unit, s) <= points)
        game.affordable_seen[unit] = (mines, found)
    return found


def entry_price(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> int:
    """Half-points for the first hex: an edge hex costs its terrain, or its road; the count from a port begins with
    the next hex."""
    counter = game.units[unit]
    if counter.entry != "edge":
        return 0
    mined = mines_against(game, pos, counter.side) >> space & 1
    return game.edge_cost(space, counter.mobility) + (game.mine_surcharge if mined else 0)


def _ports(game: Somnium, unit: int, shore: Shore) -> int:
    """S4, S9, S14, S17, S26: the printed place if it serves, else any port of the side's list, or with the option
    ``nearest_port`` the nearest of them; Commandos also any city on the coast."""
    counter = game.units[unit]
    if counter.home >= 0 and game.board.bit[counter.home] & shore.held:
        return game.board.bit[counter.home]
    free = game.landing_ports[counter.side] & shore.held
    if free and counter.home >= 0 and game.switches.get("nearest_port"):
        least = min(game.board.distance(counter.home, port) for port in members(free))
        free = mask_of(port for port in members(free) if game.board.distance(counter.home, port) == least)
    return free | game.coastal_cities if counter.commando else free


def drop_hexes(game: Somnium, pos: SomniumPosition, unit: int) -> int:
    """4.2.3: where a unit may jump: its printed hex, or for the reserve any hex but those the rules except, out of
    enemy zones."""
    return _drop(game, pos, unit, shore_of(game, pos, game.side_of[unit]))


def _drop(game: Somnium, pos: SomniumPosition, unit: int, shore: Shore) -> int:
    counter = game.units[unit]
    if counter.entry == "drop":
        return game.board.bit[counter.home] & ~shore.shut
    if counter.entry == "reserve" and counter.airborne:
        return game.drop_zone & ~shore.shut & ~foes_of(game, pos, counter.side).zone
    return 0


class Arrive(Stage["Somnium", "SomniumPosition"]):
    """4.2.1, 4.2.3: where a unit comes in: ``enter`` by land or sea, ``drop`` from the air."""

    kind = "arrive"
    rule = "4.2.1"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        unit = pos.agenda[-1].piece
        found = [order("enter", unit, (space,)) for space in members(landing_hexes(game, pos, unit))]
        found += [order("drop", unit, (space,)) for space in members(drop_hexes(game, pos, unit))]
        return [*found, STOP]

    def allows(self, game: Somnium, pos: SomniumPosition, action: Action) -> bool:
        unit = pos.agenda[-1].piece
        if action.verb not in ("enter", "drop"):
            return action == STOP
        hexes = landing_hexes(game, pos, unit) if action.verb == "enter" else drop_hexes(game, pos, unit)
        return bool(hexes >> action.spaces[0] & 1) and action == order(action.verb, unit, action.spaces)

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        unit = pos.agenda[-1].piece
        name = game.units[unit].name
        if action.verb not in ("enter", "drop") or action.piece != unit:
            return because(game, "4.2.1", "not-now", f"say where {name} comes in, or stop it")
        return why_not_enter(game, pos, unit, action.verb, action.spaces[0])

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "stop":
            pos.marks[task.piece] |= MOVED
            return
        space = action.spaces[0]
        if action.verb == "drop":
            put(game, pos, task.piece, space)
            log.append(Arrived(game.ref("4.2.3"), task.piece, space, "drop"))
            roll_drop(game, pos, task.piece, dice, log)
            if is_engaged(game, pos, task.piece):
                pos.marks[task.piece] |= OBLIGED
        else:
            self._land(game, pos, task, space, dice, log)
        make_contact(game, pos, task.side, log)

    def _land(self, game: Somnium, pos: SomniumPosition, task: Task, space: int, dice: Dice, log: list[Event]) -> None:
        unit = task.piece
        counter = game.units[unit]
        behind = not pos.held[task.side] >> space & 1
        price = entry_price(game, pos, unit, space)
        put(game, pos, unit, space)
        log.append(Arrived(game.ref("4.2.1"), unit, space, counter.entry))
        pos.marks[unit] |= MOVED
        if counter.commando:
            pos.marks[unit] |= AFLOAT
            if behind:
                pos.marks[unit] |= DROPPED
        if roll_for_mines(game, pos, unit, space, dice, log):
            game.go_on(pos, duty("move", task.side, unit), 2 * counter.movement - price)


class RollDrop(Stage["Somnium", "SomniumPosition"]):
    """4.2.3: a unit that jumps when the game begins. Nothing is to be chosen but to throw the die."""

    kind = "drop"
    rule = "4.2.3"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        unit = pos.agenda[-1].piece
        return [Action("drop", unit, (pos.at[unit],))]

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        return because(game, "4.2.3", "not-now", f"throw the die for {game.units[pos.agenda[-1].piece].name}")

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        unit = pos.agenda.pop().piece
        log.append(Arrived(game.ref("4.2.3"), unit, pos.at[unit], "drop"))
        roll_drop(game, pos, unit, dice, log)


def roll_drop(game: Somnium, pos: SomniumPosition, unit: int, dice: Dice, log: list[Event]) -> None:
    """4.2.3: the die says whether the unit comes down in good order; then it waits for friends (S13)."""
    die = dice.roll(6)
    intact = die in game.drop_intact
    log.append(DropRolled(game.ref("4.2.3"), unit, pos.at[unit], die, intact))
    if not intact:
        take_loss(game, pos, unit, "4.2.3", log)
    pos.marks[unit] |= DROPPED | MOVED


def dropped_units(game: Somnium, pos: SomniumPosition, side: int) -> list[int]:
    """The units of a side that wait for contact."""
    if not game.drop_intact:
        return []
    marks = pos.marks
    return [unit for unit in game.army[side] if marks[unit] & DROPPED and on_map(game, pos, unit)]


def is_beside(game: Somnium, pos: SomniumPosition, unit: int, others: list[int]) -> bool:
    """Whether a unit stands with or next to one of some others."""
    here = pos.at[unit]
    return any(pos.at[other] == here or pos.at[other] in game.board.neighbours[here] for other in others)


def make_contact(game: Somnium, pos: SomniumPosition, side: int, log: list[Event]) -> None:
    """S13: a dropped unit with free friends in its hex or next to it is free from then on."""
    dropped = dropped_units(game, pos, side)
    if not dropped:
        return
    free = Marks(len(game.board.ids))
    for unit in game.army[side]:
        if pos.at[unit] >= 0 and not pos.marks[unit] & DROPPED:
            free.put(pos.at[unit], 1)
    changed = True
    while changed:
        changed = False
        for unit in dropped:
            where = pos.at[unit]
            if pos.marks[unit] & DROPPED and (free[where] or free.any_of(game.board.neighbours[where])):
                pos.marks[unit] &= ~DROPPED
                free.put(where, 1)
                log.append(ContactMade(game.ref("4.2.3"), unit, where))
                changed = True
