"""What the area games offer to the search: stances for an army and its areas, objectives, targets for bombs."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, cast

from scirocco.core.board import members
from scirocco.core.game import Game
from scirocco.players.areas.judgement import chance as win_chance
from scirocco.players.areas.manner import Manner
from scirocco.players.areas.player import AreasPlayer
from scirocco.players.areas.survey import Survey
from scirocco.players.areas.weights import SCALES
from scirocco.players.reasons import Part, Plan
from scirocco.players.repertoire import (
    MUCH_DOUBT,
    PACE,
    TO_THE_END,
    Line,
    PlainRepertoire,
    Proof,
    Rehearsal,
    answering,
)
from scirocco.players.weights import PLAIN
from scirocco.systems.areas.bombardment import bombable, flyers
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.units import ACTED, DISPERSED, INVADER

if TYPE_CHECKING:
    from scirocco.players import Player

AIR_SHARE = 0.35
"""The part of the time for the thought before the bombers fly and the waves jump; the rest is for the armies."""
LAST_TURNS = 4
"""Turns before the end from which play-outs go on to the end."""
LATE_TURNS = 10
"""Turns before the end from which the marshal thinks. Before that few play-outs to the end can be made in its time, and
they tell next to nothing."""
LATE_LINES = 40
"""Lines it begins with, where its time is enough for them."""
FACTORS = (0.2, 2.0, 4.0)
MOST_GOALS = 3
MOST_TARGETS = 3
LOCAL_STANCES = ("bold", "quiet", "still", "march")
"""Stances that are tried for single areas."""
NEAR = 4
"""Movement points within which bombs help the army."""
FIRST_VERBS = ("luftwaffe", "jump", "reinforce")
"""What the script does before it activates areas."""


class AreasRepertoire(PlainRepertoire):
    """What the search asks about an area game. Nothing is hidden in these games."""

    def __init__(self, level: str = "regular") -> None:
        super().__init__(AreasPlayer)
        self._level = level

    def script(self, seed: int, manner: Hashable = None) -> AreasPlayer:
        return AreasPlayer(self._level, seed, manner=cast("Manner | None", manner))

    def rehearsal(self, seed: int, manner: Hashable = None) -> Player:
        return AreasPlayer(self._level, seed, manner=cast("Manner | None", manner), hasty=True)

    def reply(self, seed: int) -> AreasPlayer:
        return AreasPlayer(answering(self._level), seed, hasty=True)

    def share(self, game: Game[Any], view: Any, side: int) -> float:
        """Two thoughts in a player turn: one before the bombers fly and troops come in, one before the first area is
        activated. The manner chosen then is kept; small thoughts between activations gain nothing."""
        pos = cast(AreasPosition, view)
        if pos.agenda[-1].stage != "area" or pos.activated or pos.marched:
            return 0.0
        options = game.options(view)
        if len(options) < 2:
            return 0.0
        first = any(action.verb in FIRST_VERBS for action in options)
        if not first:
            return 1.0
        return 0.0 if pos.bombed else AIR_SHARE

    def turn_of(self, game: Game[Any], pos: Any) -> Hashable:
        return (pos.turn, pos.phase)

    def ahead(self, game: Game[Any], view: Any, horizon: int) -> int:
        return TO_THE_END if in_last(game, view, LAST_TURNS) else horizon

    def pace(self, game: Game[Any], view: Any) -> float:
        return PACE

    def proof(self, game: Game[Any]) -> Proof:
        return Proof(MUCH_DOUBT)

    def lines(self, game: Game[Any], view: Any, side: int) -> list[Line]:
        """Manners of playing the player turn: for the whole army, for single areas, for the bombers."""
        areas, pos = cast(Areas, game), cast(AreasPosition, view)
        survey = Survey(areas, pos, side, SCALES.weights_of("regular", game.id), "0")
        goals = sorted(survey.wanted, key=lambda space: (-survey.wanted[space], space))[:MOST_GOALS]
        army = [Manner(name) for name in SCALES.stances() if name != PLAIN]
        seek = [Manner(goals=((space, 4.0),)) for space in goals]
        local = [Manner(areas=((space, name),)) for space in contacts(survey) for name in LOCAL_STANCES]
        bombs = [Manner(bombs=space) for space in bomb_targets(survey)]
        found = [manner for four in zip_longest(bombs, army, local, seek) for manner in four if manner is not None]
        return [Line(manner, None, plan_of(manner)) for manner in found]

    def vary(self, game: Game[Any], view: Any, side: int, line: Line, chance: random.Random) -> Line | None:
        """Another stance for an area or for all, an objective to seek or to leave alone, another target."""
        areas, pos = cast(Areas, game), cast(AreasPosition, view)
        survey = Survey(areas, pos, side, SCALES.weights_of("regular", game.id), "0")
        manner = cast("Manner | None", line.manner) or Manner()
        near, targets, lot = contacts(survey), bomb_targets(survey), chance.random()
        if near and lot < 0.55:
            space = chance.choice(near)
            others = tuple(item for item in manner.areas if item[0] != space)
            changed = manner._replace(areas=tuple(sorted((*others, (space, chance.choice(LOCAL_STANCES))))))
        elif targets and lot < 0.65:
            changed = manner._replace(bombs=chance.choice(targets))
        elif lot < 0.8:
            changed = manner._replace(stance=chance.choice(SCALES.stances()))
        else:
            goal = chance.choice(list(members(areas.objectives)))
            rest = tuple(item for item in manner.goals if item[0] != goal)
            changed = manner._replace(goals=tuple(sorted((*rest, (goal, chance.choice(FACTORS))))))
        return None if changed == Manner() else Line(changed, None, plan_of(changed))

    def judge(self, game: Game[Any], pos: Any, side: int) -> float:
        return win_chance(cast(Areas, game), pos, side)

    def dice_key(self, game: Game[Any], pos: Any) -> tuple[int, ...]:
        battle = pos.battle
        if battle is not None:
            return (pos.turn, pos.phase, battle.space, battle.kind)
        task = pos.agenda[-1]
        return (pos.turn, pos.phase, task.space, -1, task.piece)


class MarshalRepertoire(AreasRepertoire):
    """What the marshal asks: its play-outs go on to the end, because most lines that stood well two turns later lost
    games, and it thinks when there is time for many of them."""

    def rehearsal(self, seed: int, manner: Hashable = None) -> Player:
        """A line is a way to play this player turn, which tells where play-outs go on for many."""
        script = super().rehearsal(seed, manner)
        return script if manner is None else Rehearsal(script, super().rehearsal(seed), self.turn_of)

    def ahead(self, game: Game[Any], view: Any, horizon: int) -> int:
        return TO_THE_END

    def pace(self, game: Game[Any], view: Any) -> float:
        return 1.0 if in_last(game, view, LATE_TURNS) else 0.0

    def proof(self, game: Game[Any]) -> Proof:
        """Play-outs to the end are won or lost: two of them tell nothing, and of many lines tried a few times one
        leads by chance."""
        return Proof(1.5, least=16, most=512, first=8)

    def breadth(self, lines: int) -> int:
        return LATE_LINES


def in_last(game: Game[Any], view: Any, turns: int) -> bool:
    """Whether the game is in its last so many turns."""
    return cast(Areas, game).turns - cast(AreasPosition, view).turn < turns


def contacts(survey: Survey) -> list[int]:
    """The areas of a side that have somebody to act and an enemy near, those with most fighters first."""
    found = []
    for space in members(survey.own):
        units = survey.units(survey.side, space)
        fighters = sum(not survey.game.units[unit].artillery for unit in units)
        ready = any(not survey.pos.marks[unit] & (ACTED | DISPERSED) for unit in units)
        if fighters and ready and survey.threat(space):
            found.append((-fighters, -survey.pull(space), space))
    return [space for _, _, space in sorted(found)]


def bomb_targets(survey: Survey) -> list[int]:
    """Where bombs would help the army most: enemies in objectives or in its way."""
    if survey.side != INVADER or not flyers(survey.game, survey.pos):
        return []
    near = [
        space
        for space in bombable(survey.game, survey.pos)
        if any(survey.ways[other][space] <= NEAR for other in members(survey.own))
    ]
    return sorted(near, key=lambda space: (-survey.prize(space), -survey.pull(space), space))[:MOST_TARGETS]


def plan_of(manner: Manner) -> Plan:
    """What people are told of a manner."""
    parts = [Part(manner.stance)] if manner.stance != PLAIN else []
    parts += [Part("make-for" if factor > 1 else "leave-alone", space) for space, factor in manner.goals]
    parts += [Part(f"{stance}-at", space) for space, stance in manner.areas]
    if manner.bombs >= 0:
        parts.append(Part("bomb", manner.bombs))
    return tuple(parts)
