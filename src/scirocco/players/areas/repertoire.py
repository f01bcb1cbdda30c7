"""What the area games offer to the search: stances and objectives for a player turn, and the next area to activate."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any, cast

from scirocco.core.board import members
from scirocco.core.game import Game
from scirocco.players.areas.judgement import chance as win_chance
from scirocco.players.areas.manner import Manner
from scirocco.players.areas.player import AreasPlayer
from scirocco.players.areas.survey import Survey
from scirocco.players.areas.weights import PLAIN, REGULAR, STANCES
from scirocco.players.repertoire import Line, PlainRepertoire
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.position import AreasPosition

FIRST_SHARE = 0.55
LATER_SHARE = 0.15
FACTORS = (0.2, 2.0, 4.0)


class AreasRepertoire(PlainRepertoire):
    """What the search asks about an area game. Nothing is hidden in these games."""

    def __init__(self) -> None:
        super().__init__(AreasPlayer)

    def script(self, seed: int, manner: Hashable = None) -> AreasPlayer:
        return AreasPlayer("regular", seed, manner=cast("Manner | None", manner))

    def rehearsal(self, seed: int, manner: Hashable = None) -> AreasPlayer:
        return self.script(seed, manner)

    def share(self, game: Game[Any], view: Any, side: int) -> float:
        """Most of the time goes to the manner of the whole player turn, the rest to each activation in turn."""
        pos = cast(AreasPosition, view)
        if pos.agenda[-1].stage != "area" or len(game.options(view)) < 2:
            return 0.0
        return FIRST_SHARE if self._begins(pos) else LATER_SHARE

    def _begins(self, pos: AreasPosition) -> bool:
        return not (pos.activated or pos.marched or pos.bombed)

    def turn_of(self, game: Game[Any], pos: Any) -> Hashable:
        return (pos.turn, pos.phase)

    def lines(self, game: Game[Any], view: Any, side: int) -> list[Line]:
        """At the beginning of a player turn manners of playing it; later areas to activate, the nearest first."""
        areas, pos = cast(Areas, game), cast(AreasPosition, view)
        survey = Survey(areas, pos, side, REGULAR, "0")
        if self._begins(pos):
            found = [Line(Manner(name), None, stance.words) for name, stance in STANCES.items()]
            goals = sorted(survey.wanted, key=lambda space: (-survey.wanted[space], space))[:3]
            seek = [Manner(goals=((space, 4.0),)) for space in goals]
            return [*found[:4], *(Line(manner, None, words_of(areas, manner)) for manner in seek), *found[4:]]
        actions = [action for action in game.options(view) if action.verb in ("activate", "march", "end")]
        actions.sort(key=lambda action: -max((survey.pull(space) for space in action.spaces), default=-1.0))
        return [Line(None, action, game.format(action)) for action in actions]

    def vary(self, game: Game[Any], view: Any, side: int, line: Line, chance: random.Random) -> Line | None:
        """Another stance, or an objective to seek or to leave alone."""
        areas, pos = cast(Areas, game), cast(AreasPosition, view)
        if not self._begins(pos):
            return None
        manner = cast("Manner | None", line.manner) or Manner()
        if chance.random() < 0.4:
            changed = manner._replace(stance=chance.choice([PLAIN, *STANCES]))
        else:
            space = chance.choice(list(members(areas.objectives)))
            rest = tuple(item for item in manner.goals if item[0] != space)
            changed = manner._replace(goals=tuple(sorted((*rest, (space, chance.choice(FACTORS))))))
        return None if changed == Manner() else Line(changed, None, words_of(areas, changed))

    def judge(self, game: Game[Any], pos: Any, side: int) -> float:
        return win_chance(cast(Areas, game), pos, side)

    def dice_key(self, game: Game[Any], pos: Any) -> tuple[int, ...]:
        battle = pos.battle
        if battle is not None:
            return (pos.turn, pos.phase, battle.space, battle.kind)
        task = pos.agenda[-1]
        return (pos.turn, pos.phase, task.space, -1, task.piece)


def words_of(game: Areas, manner: Manner) -> str:
    """A manner in words."""
    parts = [STANCES[manner.stance].words] if manner.stance != PLAIN else []
    for space, factor in manner.goals:
        where = game.board.names[space] or game.board.ids[space]
        parts.append(f"make for {where}" if factor > 1 else f"leave {where} alone")
    return "; ".join(parts) or "as the script plays"
