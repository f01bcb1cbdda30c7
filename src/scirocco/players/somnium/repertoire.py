"""The Somnium games for the searching players: stances, formations, targets, and the fights of a combat phase."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any, cast

from scirocco.core.board import members
from scirocco.core.game import Game
from scirocco.players.reasons import Part, Plan
from scirocco.players.repertoire import (
    HORIZON,
    LONG_PACE,
    MOST_DOUBT,
    MUCH_DOUBT,
    PACE,
    TO_THE_END,
    Line,
    Proof,
    answering,
)
from scirocco.players.somnium.combat import rank_targets
from scirocco.players.somnium.judgement import chance as win_chance
from scirocco.players.somnium.judgement import judgement_of, to_come
from scirocco.players.somnium.manner import Manner
from scirocco.players.somnium.outlook import BRISK, HASTY
from scirocco.players.somnium.player import SomniumPlayer
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES
from scirocco.players.weights import PLAIN
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import occupied, on_map
from scirocco.systems.somnium.units import MOVED

MARCHING_SHARE = 0.7
FIGHTING_SHARE = 0.4
MOST_FIGHTS = 6
LAST_TURNS = 3
"""Turns before the end from which play-outs go on to the end."""
EARLY, EARLY_PART = 0.6, 0.3
"""While more than this part of the game is to come, a judgement tells little, and only a part of the time is used."""
LURES = (-6.0, -3.0, 3.0, 6.0)


class SomniumRepertoire:
    """What the search asks about a Somnium game. Nothing is hidden in these games."""

    def __init__(self, level: str = "regular") -> None:
        self._level = level

    def script(self, seed: int, manner: Hashable = None) -> SomniumPlayer:
        return SomniumPlayer(self._level, seed, manner=cast("Manner | None", manner))

    def rehearsal(self, seed: int, manner: Hashable = None) -> SomniumPlayer:
        return SomniumPlayer(self._level, seed, manner=cast("Manner | None", manner), haste=HASTY)

    def reply(self, seed: int) -> SomniumPlayer:
        return SomniumPlayer(answering(self._level), seed, haste=BRISK)

    def share(self, game: Game[Any], view: Any, side: int) -> float:
        """Most of the time goes to the plan of the movement phase, the rest to each fight in turn."""
        somnium, pos = cast(Somnium, game), cast(SomniumPosition, view)
        stage = pos.agenda[-1].stage
        if stage == "unit":
            fresh = not any(pos.marks[unit] & MOVED for unit in somnium.army[side])
            return MARCHING_SHARE if fresh else 0.0
        if stage == "target":
            return FIGHTING_SHARE if len(game.options(view)) > 1 else 0.0
        return 0.0

    def turn_of(self, game: Game[Any], pos: Any) -> Hashable:
        return (pos.turn, cast(Somnium, game).phase_side(pos.phase))

    def horizon(self, game: Game[Any]) -> int:
        return TO_THE_END if judgement_of(game.id)[0].unforeseen else HORIZON

    def ahead(self, game: Game[Any], view: Any, horizon: int) -> int:
        last = cast(Somnium, game).turns - view.turn < LAST_TURNS
        return TO_THE_END if last else horizon

    def pace(self, game: Game[Any], view: Any) -> float:
        if self.horizon(game) == TO_THE_END:
            return LONG_PACE
        pace = 1.0 if self._level == "marshal" else PACE
        return pace * (EARLY_PART if to_come(cast(Somnium, game), view) > EARLY else 1.0)

    def proof(self, game: Game[Any]) -> Proof:
        """Play-outs to the end, made in haste, err the same way again and again: many are surer than they are right."""
        return Proof(MOST_DOUBT if self.horizon(game) == TO_THE_END else MUCH_DOUBT)

    def breadth(self, lines: int) -> int:
        return lines

    def lines(self, game: Game[Any], view: Any, side: int) -> list[Line]:
        pos = cast(SomniumPosition, view)
        if pos.agenda[-1].stage == "unit":
            return [Line(Manner(name), None, (Part(name),)) for name in SCALES.stances() if name != PLAIN]
        somnium = cast(Somnium, game)
        weights = SCALES.weights_of(self._level, game.id, game.sides[side])
        survey = Survey(somnium, pos, side, weights, "0")
        fights = rank_targets(survey, game.options(view))[:MOST_FIGHTS]
        return [Line(None, action) for action in fights]

    def vary(self, game: Game[Any], view: Any, side: int, line: Line, chance: random.Random) -> Line | None:
        """Another stance for a formation or the army, or a target to seek or to leave alone."""
        somnium, pos = cast(Somnium, game), cast(SomniumPosition, view)
        if pos.agenda[-1].stage != "unit":
            return None
        manner = cast("Manner | None", line.manner) or Manner()
        draw = chance.random()
        if draw < 0.5:
            changed = _other_formation(somnium, pos, side, manner, chance)
        elif draw < 0.85:
            changed = _other_target(somnium, pos, side, manner, chance)
        else:
            changed = manner._replace(stance=chance.choice(SCALES.stances()))
        return None if changed == Manner() else Line(changed, None, plan_of(changed))

    def determinise(self, game: Game[Any], view: Any, side: int, chance: random.Random) -> Any:
        return view.copy()

    def judge(self, game: Game[Any], pos: Any, side: int) -> float:
        return win_chance(cast(Somnium, game), pos, side)

    def dice_key(self, game: Game[Any], pos: Any) -> tuple[int, ...]:
        battle = pos.battle
        task = pos.agenda[-1]
        where = battle.target if battle is not None else task.space
        return (pos.turn, pos.phase, where, -1 if battle is not None else task.piece)


def _other_formation(game: Somnium, pos: SomniumPosition, side: int, manner: Manner, chance: random.Random) -> Manner:
    """Another stance for one formation; units near the enemy are thought of most."""
    enemies = list(members(occupied(game, pos, 1 - side)))
    army = [unit for unit in game.army[side] if on_map(game, pos, unit)]
    if not army or not enemies:
        return manner
    near = sorted(army, key=lambda unit: min(game.board.distance(pos.at[unit], enemy) for enemy in enemies))
    unit = near[int(len(near) * chance.random() ** 2)]
    formation = game.units[unit].formation or game.units[unit].id
    stance = chance.choice(SCALES.stances())
    rest = tuple(item for item in manner.formations if item[0] != formation)
    return manner._replace(formations=tuple(sorted((*rest, (formation, stance)))))


def _other_target(game: Somnium, pos: SomniumPosition, side: int, manner: Manner, chance: random.Random) -> Manner:
    """A hex of the enemy's that is to be attacked rather, or rather not."""
    enemies = list(members(occupied(game, pos, 1 - side)))
    friends = list(members(occupied(game, pos, side)))
    if not enemies or not friends:
        return manner
    near = sorted(enemies, key=lambda enemy: min(game.board.distance(enemy, friend) for friend in friends))
    space = near[int(len(near) * chance.random() ** 2)]
    rest = tuple(item for item in manner.targets if item[0] != space)
    return manner._replace(targets=tuple(sorted((*rest, (space, chance.choice(LURES))))))


def plan_of(manner: Manner) -> Plan:
    """What people are told of a manner."""
    parts = [Part(manner.stance)] if manner.stance != PLAIN else []
    parts += [Part(stance, formation=formation) for formation, stance in manner.formations]
    parts += [Part("strike" if lure > 0 else "leave-alone", space) for space, lure in manner.targets]
    return tuple(parts)
