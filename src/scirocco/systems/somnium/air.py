"""6.0: air power. Points are given to a fight on either side, or strike by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, made
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.somnium.events import AirCommitted
from scirocco.systems.somnium.odds import defending_side
from scirocco.systems.somnium.position import with_air, with_cover
from scirocco.systems.somnium.reasons import because

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def grant_air_points(game: Somnium, pos: SomniumPosition) -> None:
    """6.0, 6.1: at the start of a turn the markers are set anew; what was not used is gone (C22).

    With the option ``air_pool_game`` points are granted once for each period of the table.
    """
    for band in game.air_bands:
        if band.first <= pos.turn <= band.last and (not game.switches.get("air_pool_game") or pos.turn == band.first):
            pos.air[game.side_named(band.side)] = band.points
    for bonus in game.air_bonus:
        side = game.side_named(bonus.side)
        if pos.held[side] & game.board.bit[game.board.places[bonus.place]]:
            pos.air[side] += bonus.points


def most_support(game: Somnium, pos: SomniumPosition, side: int, attackers: Sequence[int] = ()) -> int:
    """6.1, 8.0, C23: the most air points a side can give to a fight: in attack none when only guns attack (A40).

    ``attackers`` are the side's units next to the target; nobody attacks for the defender.
    """
    if attackers and not game.guns_alone_fly and all(game.is_gun[unit] for unit in attackers):
        return 0
    return min(game.support_cap, pos.air[side])


class GiveAir(Stage["Somnium", "SomniumPosition"]):
    """6.1: how many air points take part, up to the cap (C23)."""

    kind = "air"
    rule = "6.1"

    def _most(self, game: Somnium, pos: SomniumPosition) -> int:
        task, battle = pos.agenda[-1], pos.battle
        assert battle is not None
        return most_support(game, pos, task.side, battle.attackers if task.stage == "air" else ())

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        return game.say_air[self.lowest(game) : self._most(game, pos) + 1]

    def allows(self, game: Somnium, pos: SomniumPosition, action: Action) -> bool:
        within = self.lowest(game) <= action.number <= self._most(game, pos)
        return within and action == game.say_air[action.number]

    def lowest(self, game: Somnium) -> int:
        return 0

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        if action.verb != "air":
            return because(game, self.rule, "not-now", "say how many air points take part")
        if pos.air[pos.agenda[-1].side] > 0 and self._most(game, pos) == 0:
            return because(game, "8.0", "guns-alone")
        return because(game, "6.2", "air-limit", self.lowest(game), self._most(game, pos))

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        battle = pos.battle
        assert battle is not None
        pos.air[task.side] -= action.number
        defends = task.side == defending_side(game, pos, battle)
        pos.battle = with_cover(battle, action.number) if defends else with_air(battle, action.number)
        if action.number:
            log.append(made(AirCommitted, (game.ref(self.rule), task.side, action.number)))

    def settle(self, game: Somnium, pos: SomniumPosition, dice: Dice, log: list[Event]) -> bool:
        if self._most(game, pos) > 0:
            return False
        pos.agenda.pop()
        return True


class FlySorties(GiveAir):
    """6.2: an attack from the air alone takes a least number of points."""

    kind = "sorties"
    rule = "6.2"

    def lowest(self, game: Somnium) -> int:
        return game.strike_minimum

    def _most(self, game: Somnium, pos: SomniumPosition) -> int:
        return min(game.air_cap, pos.air[pos.agenda[-1].side])
