"""9: paratroops that were eliminated regroup: of every four one returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import DEAD
from scirocco.systems.areas.events import Regrouped
from scirocco.systems.areas.headquarters import paratroops
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.offer import Listed
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import full_areas, put
from scirocco.systems.areas.units import ACTED, GONE, INVADER, TIRED

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def fallen(game: Areas, pos: AreasPosition) -> list[int]:
    """9, R36: eliminated parachute counters that still count, headquarters among them."""
    return [unit for unit in game.parachutists if pos.at[unit] == DEAD and not pos.marks[unit] & GONE]


def regroup_areas(game: Areas, pos: AreasPosition, unit: int) -> list[int]:
    """9, R63: on a map where its regiment is, an area with a headquarters, or, if there is none, that with the most
    paratroops. A unit whose regiment is gone may go to any map."""
    sheets = {game.board.sheets[pos.at[other]] for other in game.comrades[unit] if pos.at[other] >= 0}
    full = full_areas(game, pos, INVADER)
    spaces = [
        space
        for space in muster_of(game, pos).areas[INVADER]
        if (not sheets or game.board.sheets[space] in sheets) and not full & game.board.bit[space]
    ]
    led = {pos.at[chief] for chief in game.headquarters[INVADER]}
    with_chief = [space for space in spaces if space in led]
    if with_chief:
        return with_chief
    counts = {space: len(paratroops(game, pos, space)) for space in spaces}
    return [space for space in spaces if counts[space] and counts[space] == max(counts.values())]


def spent_with(game: Areas, pos: AreasPosition, unit: int) -> list[int]:
    """9, R62: the three counters that are gone for good: headquarters first, then the weakest."""
    others = [other for other in fallen(game, pos) if other != unit]
    others.sort(key=lambda other: (not game.units[other].headquarters, game.units[other].attack, other))
    return others[: game.data.regroup.eliminated - 1]


class Regroup(Listed):
    """9: at the end of his player turn the invader may bring one of four eliminated parachute units back."""

    kind = "regroup"
    rule = "9"

    def _returning(self, game: Areas, pos: AreasPosition) -> list[int]:
        gone = fallen(game, pos)
        if len(gone) < game.data.regroup.eliminated:
            return []
        return [unit for unit in gone if not game.units[unit].headquarters]

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        found = [
            order("regroup", unit, (space,))
            for unit in self._returning(game, pos)
            for space in regroup_areas(game, pos, unit)
        ]
        return [*found, Action("pass")]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "regroup":
            return because(game, "9", "not-now", "bring back a parachute unit, or to pass")
        name = game.units[action.piece].name
        if action.piece not in self._returning(game, pos):
            return because(game, "9", "not-eliminated", name)
        return because(game, "9", "no-regroup-there", name, game.board.ids[action.spaces[0]])

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        if action.verb == "pass":
            pos.agenda.pop()
            return
        unit, space = action.piece, action.spaces[0]
        spent = spent_with(game, pos, unit)
        for other in spent:
            pos.marks[other] |= GONE
        put(game, pos, unit, space, log)
        pos.marks[unit] = TIRED | ACTED
        log.append(Regrouped(game.ref("9"), unit, space, tuple(spent)))

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if len(self.offered(game, pos)) > 1:
            return False
        pos.agenda.pop()
        return True
