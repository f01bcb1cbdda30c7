"""The scripted player of the area games: each kind of decision has its chapter."""

from __future__ import annotations

from typing import Any, cast

from scirocco.core.decisions import Action
from scirocco.core.game import Game
from scirocco.players.areas import choices, orders
from scirocco.players.areas.manner import Manner
from scirocco.players.areas.reasons import reasons_for
from scirocco.players.areas.survey import Survey
from scirocco.players.areas.weights import SCALES, Weights
from scirocco.players.reasons import Reason
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.position import AreasPosition


class AreasPlayer:
    """Greedy but sensible: weighs every fight by the exact chances, and moves towards what decides the game.

    It remembers nothing between two calls, unless it is hasty: then it goes through the areas of a player turn as it
    ranked them at first.
    """

    def __init__(
        self,
        level: str = "regular",
        seed: int | None = None,
        weights: Weights | None = None,
        manner: Manner | None = None,
        hasty: bool = False,
    ) -> None:
        self.name = level
        self.manner = manner or Manner()
        self._weights = weights
        self._seed = str(seed)
        self._round = orders.Round() if hasty else None

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        areas, pos = cast(Areas, game), cast(AreasPosition, view)
        options = game.options(pos)
        if len(options) == 1:
            return options[0]
        survey, stage = self._look(areas, pos, side), pos.agenda[-1].stage
        if stage == "area" and self._round is not None:
            return self._round.choose_area(survey, options)
        return CHOICES[stage](survey, options)

    def why(self, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
        """The reasons for an action, the weightiest first; for a fight the exact odds."""
        return reasons_for(self._look(cast(Areas, game), cast(AreasPosition, view), side), action)

    def _look(self, game: Areas, pos: AreasPosition, side: int) -> Survey:
        own = self._weights or SCALES.weights_of(self.name, game.id, game.sides[side])
        weights = SCALES.in_stance(own, self.manner.stance)
        local = {space: SCALES.in_stance(own, stance) for space, stance in self.manner.areas}
        if local:
            called = next((task.space for task in pos.agenda if task.stage == "orders"), -1)
            weights = local.get(called, weights)
        return Survey(game, pos, side, weights, self._seed, self.manner.goals, local, self.manner.bombs)


CHOICES = {
    "area": orders.choose_area,
    "orders": orders.choose_order,
    "move": choices.choose_move,
    "lead": choices.choose_leader,
    "join": choices.choose_joiner,
    "guns": choices.choose_guns,
    "cover": choices.choose_guns,
    "main": choices.choose_main,
    "victim": choices.choose_victim,
    "battle": choices.choose_reroll,
    "landing": choices.choose_reroll,
    "activation": choices.choose_reroll,
    "convoy": choices.choose_reroll,
    "hurt": choices.choose_loss,
    "retreat": choices.choose_retreat,
    "follow": choices.choose_follow,
    "others": choices.choose_others,
    "second": choices.choose_second,
    "aim": choices.choose_aim,
    "raid": choices.choose_raid,
    "drop": choices.choose_drop,
    "plan": choices.choose_drop,
    "arrive": choices.choose_arrival,
    "regroup": choices.choose_regroup,
    "forts": choices.choose_fort,
    "gliders": choices.choose_glider,
}
