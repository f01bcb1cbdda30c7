"""The scripted player of the Somnium games: each kind of decision has its chapter."""

from __future__ import annotations

from typing import Any, cast

from scirocco.core.board import members
from scirocco.core.decisions import Action
from scirocco.core.game import Game
from scirocco.players.reasons import Reason
from scirocco.players.somnium import aftermath, combat, reasons
from scirocco.players.somnium.assault import Assault
from scirocco.players.somnium.deploy import choose_place
from scirocco.players.somnium.manner import Manner
from scirocco.players.somnium.marching import MovePlan, choose_post, make_plan
from scirocco.players.somnium.outlook import CAREFUL, March
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES, Weights
from scirocco.systems.somnium.arrivals import is_waiting
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import has_room
from scirocco.systems.somnium.units import MOVED, REDUCED

END = Action("end")


class SomniumPlayer:
    """Greedy but sensible: plans its moves around its attacks, and weighs every fight by the tables.

    What it remembers between two calls only saves time: it plans anew whenever
    the position is not the one it planned for.
    """

    def __init__(
        self,
        level: str = "regular",
        seed: int | None = None,
        weights: Weights | None = None,
        manner: Manner | None = None,
        haste: int = CAREFUL,
    ) -> None:
        self.name = level
        self._haste = haste
        self.manner = manner or Manner()
        self._weights = weights
        self._seed = str(seed)
        self._seen: tuple[tuple[object, ...], Survey] | None = None
        self._plan: tuple[tuple[int, int, int], MovePlan] | None = None
        self._intent: tuple[tuple[int, int, int], Assault] | None = None

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        somnium, pos = cast(Somnium, game), cast(SomniumPosition, view)
        decision = game.decision(pos)
        assert decision is not None, "the game is over"
        survey = self._look(somnium, pos, side)
        stage = pos.agenda[-1].stage
        if stage == "unit":
            return self._next_mover(survey)
        if stage == "move":
            return self._move(survey)
        options = game.options(pos)
        if len(options) == 1:
            return options[0]
        if stage == "target":
            return self._target(survey, options)
        if stage == "attackers":
            return combat.choose_attacker(survey, options, self._remembered(survey))
        return CHOICES[stage](survey, options)

    def _look(self, game: Somnium, pos: SomniumPosition, side: int) -> Survey:
        """A look over the table; the last one while no counter has changed since."""
        key = (
            (pos.turn, pos.phase, side, pos.cleared),
            tuple(pos.at),
            tuple(pos.marks),
            tuple(pos.held),
            tuple(pos.air),
        )
        if self._seen is not None and self._seen[0] == key and self._seen[1].game is game:
            survey = self._seen[1]
            survey.look_again(pos)
            return survey
        weights = self._weights or SCALES.weights_of(self.name, game.id, game.sides[side])
        survey = Survey(game, pos, side, weights, self._seed, self.manner)
        survey.haste = self._haste
        if self._haste and self._seen is not None and self._seen[0][0] == key[0] and self._seen[1].game is game:
            survey.borrow(self._seen[1])
        self._seen = (key, survey)
        return survey

    def why(self, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
        """The reasons for an action, the weightiest first."""
        pos = cast(SomniumPosition, view)
        survey = self._look(cast(Somnium, game), pos, side)
        stage = pos.agenda[-1].stage
        if stage in ("unit", "move") and action.piece >= 0 and pos.at[action.piece] >= 0:
            return reasons.move_reasons(survey, self.plan(survey), action.piece)
        if stage == "target":
            return reasons.target_reasons(survey, action)
        return [Reason(stage)] if stage in reasons.CHOICES else []

    # Movement

    def _key(self, survey: Survey) -> tuple[int, int, int]:
        return survey.pos.turn, survey.pos.phase, survey.side

    def plan(self, survey: Survey) -> MovePlan:
        """The plan of this movement phase; made anew when the table is not as it was planned."""
        key = self._key(survey)
        if self._plan is None or self._plan[0] != key or not self._plan[1].fits(survey.pos):
            self._plan = (key, make_plan(survey))
        return self._plan[1]

    def _next_mover(self, survey: Survey) -> Action:
        """The next unit of the plan that can go where it is to go; those in the way of others go first."""
        game, pos = survey.game, survey.pos
        for unit, place in self.plan(survey).places.items():
            if pos.at[unit] == place or pos.marks[unit] & MOVED or pos.at[unit] < 0:
                continue
            if not has_room(game, pos, survey.side, place):
                continue
            action = Action("select", unit)
            if game.explain(pos, action) is None:
                return action
        return next((Action("select", unit) for unit in game.late[survey.side] if is_waiting(game, pos, unit)), END)

    def _move(self, survey: Survey) -> Action:
        """The way to the planned place, as far as the next minefield; after its die on, or to what is best then."""
        game, pos = survey.game, survey.pos
        task = pos.agenda[-1]
        unit = task.piece
        march = survey.march(unit, task.number)
        place = self.plan(survey).places.get(unit, pos.at[unit])
        if pos.marks[unit] & MOVED and (place not in march.cost or is_foolhardy(survey, unit, march, place)):
            place = choose_post(survey, aftermath.posts_now(survey), unit, march)
        if place == pos.at[unit] or place not in march.cost:
            return Action("stop")
        way = as_far_as_mines(survey, march.reach.path(place))
        action = Action("move", unit, way)
        return action if game.explain(pos, action) is None else Action("stop")

    # Combat

    def _target(self, survey: Survey, options: list[Action]) -> Action:
        action, assault = combat.choose_target(survey, options)
        self._intent = None if assault is None else (self._key(survey), assault)
        return action

    def _remembered(self, survey: Survey) -> Assault | None:
        """The assault for which the target was chosen, if that was just now."""
        if self._intent is None or self._intent[0] != self._key(survey):
            return None
        return self._intent[1]


def is_foolhardy(survey: Survey, unit: int, march: March, place: int) -> bool:
    """9.1: a unit that the last mines have reduced does not go on into more."""
    return bool(survey.pos.marks[unit] & REDUCED) and march.mines[place] > 0


def as_far_as_mines(survey: Survey, path: tuple[int, ...]) -> tuple[int, ...]:
    """9.1: the part of a path up to the first minefield, where a die is rolled."""
    for number, space in enumerate(path[1:], 2):
        if survey.mines >> space & 1:
            return path[:number]
    return path


def choose_arrival(survey: Survey, options: list[Action]) -> Action:
    """4.2: reinforcements come in as near to the enemy as they may; the reserve lands, but does not jump."""
    game, pos = survey.game, survey.pos
    planned = game.units[pos.agenda[-1].piece].entry == "drop"
    ways = [action for action in options if action.verb == "enter" or (planned and action.verb == "drop")]
    enemies = list(members(survey.enemies))
    if not ways or not enemies:
        return ways[0] if ways else Action("stop")
    return min(ways, key=lambda action: min(game.board.distance(action.spaces[0], enemy) for enemy in enemies))


CHOICES = {
    "arrive": choose_arrival,
    "place": choose_place,
    "air": combat.choose_air,
    "battery": combat.choose_battery,
    "sorties": combat.choose_sorties,
    "support": combat.choose_support,
    "cover": combat.choose_cover,
    "loss": aftermath.choose_loss,
    "give": aftermath.choose_gift,
    "pay": aftermath.choose_payment,
    "retreat": aftermath.choose_retreat,
    "displace": aftermath.choose_retreat,
    "advance": aftermath.choose_advance,
}
