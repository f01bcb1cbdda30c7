"""The scripted player of the chit-pull games: each kind of decision has its chapter."""

from __future__ import annotations

from typing import Any, cast

from scirocco.core.decisions import Action
from scirocco.core.game import Game
from scirocco.players.chitpull import aftermath, reasons
from scirocco.players.chitpull.fights import Prospect, best_attack, best_clash
from scirocco.players.chitpull.manner import Manner
from scirocco.players.chitpull.marching import Plan
from scirocco.players.chitpull.survey import Survey
from scirocco.players.chitpull.weights import SCALES, Weights
from scirocco.players.reasons import Reason
from scirocco.systems.chitpull.game import ChitPull
from scirocco.systems.chitpull.odds import assess
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.reach import reach_of
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.units import CLEARED, MOVED

END, DONE, STOP = Action("end"), Action("done"), Action("stop")


class ChitPullPlayer:
    """Greedy but sensible: plans an activation around its attacks, and weighs every fight by the tables.

    What it remembers between two calls only saves time: it plans anew when another marker is played, and when the
    position is not the one it planned for.
    """

    def __init__(
        self,
        level: str = "regular",
        seed: int | None = None,
        weights: Weights | None = None,
        manner: Manner | None = None,
    ) -> None:
        self.name = level
        self._weights = weights
        self.manner = manner
        self._seed = str(seed)
        self._plan: tuple[tuple[int, int], Plan] | None = None

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        chitpull, pos = cast(ChitPull, game), cast(ChitPosition, view)
        stage = pos.agenda[-1].stage
        survey = self._look(chitpull, pos, side)
        if stage == "order":
            return self._order(survey)
        if stage == "move":
            return self._move(survey)
        options = game.options(pos)
        if len(options) == 1:
            return options[0]
        if stage in ("clash", "attack"):
            return self._declare(survey, options, stage)
        if stage in ("clashers", "attackers"):
            return self._join(survey, options, stage)
        if stage in ("clashing", "battle"):
            return options[0]
        return CHOICES[stage](survey, options)

    def why(self, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
        """The reasons for an action, the weightiest first."""
        chitpull, pos = cast(ChitPull, game), cast(ChitPosition, view)
        survey = self._look(chitpull, pos, side)
        stage = pos.agenda[-1].stage
        if stage in ("order", "move") and action.piece >= 0:
            return reasons.move_reasons(survey, self.plan(survey), action.piece)
        if stage in ("clash", "attack"):
            return reasons.target_reasons(survey, stage, action)
        return [Reason(stage)] if stage in reasons.CHOICES else []

    def _look(self, game: ChitPull, pos: ChitPosition, side: int) -> Survey:
        holding = side != game.attacker
        weights = self._weights or SCALES.weights_of(self.name, game.id, game.sides[side], holding)
        return Survey(game, pos, side, weights, self._seed, self.manner)

    # Movement

    def _key(self, pos: ChitPosition) -> tuple[int, int]:
        return pos.turn, pos.drawn

    def plan(self, survey: Survey) -> Plan:
        """The plan of this activation; made anew when the table is not as it was planned."""
        key = self._key(survey.pos)
        if self._plan is None or self._plan[0] != key or not self._plan[1].fits(survey.pos):
            self._plan = (key, Plan(survey))
        return self._plan[1]

    def _order(self, survey: Survey) -> Action:
        """A minefield to be worked on, or the next unit of the plan, those first who find room where they go;
        reinforcements come in when they can."""
        game, pos = survey.game, survey.pos
        plan = self.plan(survey)
        for unit, space in plan.clearing.items():
            action = Action("clear", unit, (space,))
            if not pos.marks[unit] & (MOVED | CLEARED) and game.explain(pos, action) is None:
                return action
        ready = [
            (not fits(game, pos, unit, space), number, Action("select", unit))
            for number, (unit, space) in enumerate(plan.places.items())
            if pos.at[unit] != space and not pos.marks[unit] & (MOVED | CLEARED)
        ]
        for _, _, action in sorted(ready):
            if game.explain(pos, action) is None:
                return action
        for action in game.options(pos):
            if action.verb == "select" and pos.at[action.piece] < 0:
                return action
        return END

    def _move(self, survey: Survey) -> Action:
        game, pos = survey.game, survey.pos
        task = pos.agenda[-1]
        unit = task.piece
        found = reach_of(game, pos, unit, task.number, first=not pos.marks[unit] & MOVED)
        place = self.plan(survey).places.get(unit, -1)
        if place < 0:
            field = survey.field(unit)
            near = [space for space in found.cost if space < game.board.size]
            place = min(near, key=lambda space: (field[space] + 4 * survey.threat(space), space))
        if place == pos.at[unit] or place not in found:
            return STOP
        action = Action("move", unit, found.path(place))
        return action if game.explain(pos, action) is None else STOP

    # Fighting

    def _declare(self, survey: Survey, options: list[Action], stage: str) -> Action:
        prospect, least = self._prospect(survey, options, stage)
        if prospect is None or prospect.worth < least:
            return END
        return Action("attack", -1, (prospect.target,))

    def _prospect(self, survey: Survey, options: list[Action], stage: str) -> tuple[Prospect | None, float]:
        targets = [action.spaces[0] for action in options if action.verb == "attack"]
        if stage == "clash":
            return best_clash(survey, targets), survey.weights.clash_threshold
        return best_attack(survey, targets), survey.weights.attack_threshold

    def _join(self, survey: Survey, options: list[Action], stage: str) -> Action:
        """Everybody who can; enough is enough once the column is high."""
        game, pos = survey.game, survey.pos
        joiners = [action for action in options if action.verb == "join"]
        battle = pos.battle
        if stage == "attackers" and battle is not None and battle.attackers:
            odds = assess(game, pos, battle)
            last = len(game.tables.combat.columns) - 1
            if Action("air") in options and odds.sum < last:
                return Action("air")
            if odds.allowed and (odds.sum >= last or len(battle.attackers) >= survey.weights.gather):
                return DONE
        if joiners:
            return max(joiners, key=lambda action: (survey.worth(action.piece), -action.piece))
        return DONE if DONE in options else options[0]


CHOICES = {
    "place": aftermath.choose_place,
    "fallback": aftermath.say_done,
    "return": aftermath.choose_return,
    "replace": aftermath.choose_replacement,
    "affiliate": aftermath.choose_affiliate,
    "formation": aftermath.choose_formation,
    "cup": aftermath.choose_markers,
    "split": aftermath.say_done,
    "enter": aftermath.choose_entry,
    "sappers": aftermath.choose_sappers,
    "react": aftermath.choose_reaction,
    "excess": aftermath.choose_excess,
    "hit": aftermath.choose_hit,
    "loss": aftermath.choose_loss,
    "rest": aftermath.choose_rest,
    "retreat": aftermath.choose_retreat,
    "retreating": aftermath.choose_retreat,
    "advance": aftermath.choose_advance,
    "advancing": aftermath.choose_advance,
    "merge": aftermath.choose_merge,
}
