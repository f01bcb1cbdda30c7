"""11.2: replacements; 10.13: headquarters that come back; 7.32: units put under another headquarters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import DONE, Action, Event, Stage, duty
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import DEAD
from scirocco.systems.chitpull.events import Affiliated, HqReturned, Raised, Rebuilt
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.steps import can_regain, regain_step
from scirocco.systems.chitpull.supply import fed_hqs
from scirocco.systems.chitpull.units import CUT_OFF, FRESH, REDUCED, Unit, first_supply_of
from scirocco.systems.chitpull.zones import (
    adjoins_enemy,
    change_marks,
    controls,
    leave_table,
    on_map,
    put,
    renew_control,
    stands_of,
)

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition


def pool_of(game: ChitPull, unit: int) -> int:
    """11.21, 11.22: which steps a unit is restored from; a battalion from those of its brigade."""
    return game.pools_of[unit]


def is_orphan(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """R56: a battalion that is all that is left of its brigade."""
    brigade = game.units[unit].brigade
    return brigade >= 0 and pos.at[brigade] == DEAD


def needs_step(game: ChitPull, pos: ChitPosition, unit: int) -> bool:
    """11.24, R56: a unit on the map has lost a step it could regain, or its brigade."""
    return can_regain(game, pos, unit) or is_orphan(game, pos, unit)


NO_STEP = "there is no step of its kind"


def kind_rule(counter: Unit) -> str:
    """11.21, 11.22: the rule that says which steps serve a unit."""
    return "11.22" if counter.tank else "11.21"


def why_no_step(game: ChitPull, pos: ChitPosition, side: int, unit: int) -> Why | None:
    """11.2: why a unit on the map does not regain a step, or None when it may. One that was brought back a moment ago
    may take its second step whoever stands next to it (11.23, R102)."""
    counter = game.units[unit]
    if counter.side != side:
        return because(game, "11.2", "not-yours", counter.name)
    if not on_map(game, pos, unit):
        return because(game, "11.2", "not-on-map", counter.name)
    pool = pool_of(game, unit)
    if pool < 0:
        if counter.infantry:
            return because(game, "11.21", "no-rebuilding", counter.name, "no replacements of its nation come")
        return because(game, "11.2", "no-rebuilding", counter.name, "its kind is never replaced")
    if not pos.pools[pool]:
        return because(game, kind_rule(counter), "no-rebuilding", counter.name, NO_STEP)
    if not needs_step(game, pos, unit):
        return because(game, "11.24", "no-rebuilding", counter.name, "it is at full strength")
    if first_supply_of(pos, unit) == CUT_OFF:
        return because(game, "11.2", "no-rebuilding", counter.name, "it is isolated")
    if unit not in pos.agenda[-1].pieces and adjoins_enemy(game, pos, side, pos.at[unit]):
        return because(game, "11.2", "no-rebuilding", counter.name, "an enemy stands next to it")
    return None


def raising_hexes(game: ChitPull, pos: ChitPosition, unit: int) -> int:
    """11.23: where an eliminated unit comes back, tanks and armoured cars only: with a supplied headquarters of its
    side."""
    counter = game.units[unit]
    if not counter.vehicle:
        return 0
    fed = fed_hqs(game, pos, counter.side)
    return mask_of(pos.at[hq] for hq in fed if fits(game, pos, unit, pos.at[hq]))


def why_not_raised(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> Why:
    """11.23: why a unit does not come back in a hex."""
    counter, goal = game.units[unit], game.board.ids[space]
    there = [hq for hq in game.hqs[counter.side] if pos.at[hq] == space]
    number, what = "11.23", ""
    if pos.at[unit] != DEAD:
        what = "it is not lost"
    elif not counter.vehicle:
        what = "only tanks and armoured cars do"
    elif counter.pool < 0 or not pos.pools[counter.pool]:
        number, what = kind_rule(counter), NO_STEP
    elif not there:
        what = "no headquarters of its side stands there"
    elif not any(hq in fed_hqs(game, pos, counter.side) for hq in there):
        what = "the headquarters there is not supplied"
    if what:
        return because(game, number, "no-return", counter.name, goal, what)
    return because(game, "5.1", "no-crowding", goal)


class Replace(Stage["ChitPull", "ChitPosition"]):
    """11.2: the owner spends replacement steps, or saves them (11.25). The task's pieces are the units that were
    brought back in this phase."""

    kind = "replace"
    rule = "11.2"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        side = pos.agenda[-1].side
        found: list[Action] = []
        for unit in game.army[side]:
            pool = pool_of(game, unit)
            if pool < 0 or not pos.pools[pool]:
                continue
            if on_map(game, pos, unit):
                if needs_step(game, pos, unit) and why_no_step(game, pos, side, unit) is None:
                    found.append(Action("rebuild", unit))
            elif pos.at[unit] == DEAD:
                found += [Action("raise", unit, (space,)) for space in members(raising_hexes(game, pos, unit))]
        found.append(DONE)
        return found

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        side, unit = pos.agenda[-1].side, action.piece
        if action.verb == "rebuild":
            found = why_no_step(game, pos, side, unit)
            if found is not None:
                return found
        if action.verb == "raise":
            name = game.units[unit].name
            if game.side_of[unit] != side:
                return because(game, "11.23", "not-yours", name)
            return why_not_raised(game, pos, unit, action.spaces[0])
        return because(game, "11.2", "not-now", "spend replacements, or say done")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "done":
            pos.agenda.pop()
            return
        unit = action.piece
        pool = pool_of(game, unit)
        pos.pools[pool] -= 1
        if action.verb == "raise":
            put(game, pos, unit, action.spaces[0])
            pos.marks[unit] = REDUCED
            task = pos.agenda[-1]
            pos.agenda[-1] = task._replace(pieces=(*task.pieces, unit))
            renew_control(game, pos)
            log.append(Raised(game.ref("11.23"), unit, action.spaces[0], game.pool_names[pool]))
            return
        if is_orphan(game, pos, unit):
            unit = self._restore_brigade(game, pos, unit)
        else:
            regain_step(game, pos, unit)
        renew_control(game, pos)
        log.append(Rebuilt(game.ref("11.2"), unit, game.pool_names[pool]))

    def _restore_brigade(self, game: ChitPull, pos: ChitPosition, battalion: int) -> int:
        """R56: the battalion goes back into the box, the reduced brigade takes its place."""
        brigade = game.units[battalion].brigade
        space, marks = pos.at[battalion], pos.marks[battalion]
        pos.under[brigade] = pos.under[battalion]
        leave_table(game, pos, battalion, dead=False)
        put(game, pos, brigade, space)
        change_marks(pos, brigade, marks | REDUCED)
        return brigade

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if len(self.options(game, pos)) > 1:
            return False
        pos.agenda.pop()
        return True


class ReturnHq(Stage["ChitPull", "ChitPosition"]):
    """10.11, 10.13, R51: a lost headquarters comes back with one of its units or at the edge; not if none is left."""

    kind = "return"
    rule = "10.13"

    def _hexes(self, game: ChitPull, pos: ChitPosition, hq: int) -> int:
        side, formation = game.side_of[hq], game.units[hq].formation
        own = [
            pos.at[unit]
            for unit in game.army[side]
            if pos.under[unit] == formation and on_map(game, pos, unit) and not game.units[unit].hq
        ]
        if not own:
            return 0
        edge = mask_of(
            space
            for space in members(game.ground.land)
            if game.edge_of[side] in game.board.edges[space] and controls(game, pos, side, space)
        )
        return mask_of(space for space in members(mask_of(own) | edge) if fits(game, pos, hq, space))

    def _next(self, game: ChitPull, pos: ChitPosition) -> int:
        side = pos.agenda[-1].side
        for marker, turn in enumerate(pos.back):
            hq = game.marker_units[marker]
            if game.side_of[hq] == side and 0 < turn <= pos.turn and pos.at[hq] == DEAD:
                return hq
        return -1

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        hq = self._next(game, pos)
        return [Action("place", hq, (space,)) for space in members(self._hexes(game, pos, hq))]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        hq = self._next(game, pos)
        if action.verb == "place" and action.piece == hq:
            return self._why_not_there(game, pos, hq, action.spaces[0])
        return because(game, "10.13", "not-now", f"place {game.units[hq].name}")

    def _why_not_there(self, game: ChitPull, pos: ChitPosition, hq: int, space: int) -> Why:
        side, board = game.side_of[hq], game.board
        if stands_of(game, pos, 1 - side) >> space & 1:
            return because(game, "4.32", "enemy-there", board.ids[space])
        if space < board.size and fits(game, pos, hq, space):
            at_edge = game.ground.land >> space & 1 and game.edge_of[side] in board.edges[space]
            what = "the edge is not in friendly hands there" if at_edge else "none of its units stands there"
            return because(game, "10.13", "no-return", game.units[hq].name, board.ids[space], what)
        return because(game, "5.1", "no-crowding", board.ids[space])

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        put(game, pos, action.piece, action.spaces[0])
        pos.back[game.units[action.piece].marker] = 0
        renew_control(game, pos)
        log.append(HqReturned(game.ref("10.13"), action.piece, action.spaces[0]))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        hq = self._next(game, pos)
        if hq < 0:
            pos.agenda.pop()
        elif self._hexes(game, pos, hq):
            return False
        else:
            pos.back[game.units[hq].marker] = 0
        return True


class ChooseAffiliate(Stage["ChitPull", "ChitPosition"]):
    """7.32: each side may put one unit under another headquarters in a turn; independents need none."""

    kind = "affiliate"
    rule = "7.32"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        side = pos.agenda[-1].side
        found = [game.say_affiliate[unit] for unit in game.army[side] if self._may(game, pos, unit)]
        found.append(DONE)
        return found

    def allows(self, game: ChitPull, pos: ChitPosition, action: Action) -> bool:
        if action.verb != "affiliate":
            return action == DONE
        side, unit = pos.agenda[-1].side, action.piece
        return game.side_of[unit] == side and self._may(game, pos, unit)

    def _may(self, game: ChitPull, pos: ChitPosition, unit: int) -> bool:
        return pos.under[unit] >= 0 and on_map(game, pos, unit) and bool(new_formations(game, pos, unit))

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        if action.verb != "affiliate":
            return because(game, "7.32", "not-now", "put one unit under another headquarters, or say done")
        name = game.units[action.piece].name
        if game.side_of[action.piece] != pos.agenda[-1].side:
            return because(game, "7.32", "not-yours", name)
        if not on_map(game, pos, action.piece):
            return because(game, "7.32", "not-on-map", name)
        return because(game, "7.32", "one-affiliation", name)

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        if action.verb == "affiliate":
            pos.agenda.append(duty("formation", task.side, action.piece))

    def settle(self, game: ChitPull, pos: ChitPosition, dice: Dice, log: list[Event]) -> bool:
        if any(self._may(game, pos, unit) for unit in game.army[pos.agenda[-1].side]):
            return False
        pos.agenda.pop()
        return True


def new_formations(game: ChitPull, pos: ChitPosition, unit: int) -> list[int]:
    """7.32, R9: the formations a unit may be put under; a headquarters always keeps its own."""
    if pos.marks[unit] & FRESH:
        return []
    at, under, hqs = pos.at, pos.under[unit], game.formation_hq
    return [number for number in game.may_serve[unit] if number != under and at[hqs[number]] != DEAD]


class ChooseFormation(Stage["ChitPull", "ChitPosition"]):
    """7.32: under which headquarters the unit serves from now on."""

    kind = "formation"
    rule = "7.32"

    def options(self, game: ChitPull, pos: ChitPosition) -> list[Action]:
        unit = pos.agenda[-1].piece
        return [game.say_under[game.formation_hq[number]] for number in new_formations(game, pos, unit)]

    def why(self, game: ChitPull, pos: ChitPosition, action: Action) -> Why:
        name = game.units[pos.agenda[-1].piece].name
        if action.verb == "under":
            return because(game, "7.32", "not-affiliated", name, game.units[action.piece].name)
        return because(game, "7.32", "not-now", f"say under which headquarters {name} serves")

    def play(self, game: ChitPull, pos: ChitPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        unit = pos.agenda.pop().piece
        pos.under[unit] = game.units[action.piece].formation
        log.append(Affiliated(game.ref("7.32"), (unit, action.piece)))
