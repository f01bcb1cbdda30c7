"""What the chit-pull games offer to the search: ways to play an activation, and a cup drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, cast

from scirocco.core.board import members
from scirocco.core.game import Game
from scirocco.players.chitpull.judgement import chance as win_chance
from scirocco.players.chitpull.manner import Manner
from scirocco.players.chitpull.player import ChitPullPlayer
from scirocco.players.chitpull.survey import Survey
from scirocco.players.chitpull.weights import SCALES
from scirocco.players.reasons import Part, Plan
from scirocco.players.repertoire import TO_THE_END, Line, PlainRepertoire, Proof, Rehearsal, answering
from scirocco.players.weights import PLAIN
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.command import available_markers
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.units import CALLED, CLEARED, LOST, MOVED
from scirocco.systems.chitpull.zones import on_map, stands_of

if TYPE_CHECKING:
    from scirocco.players import Player

MARCHING_SHARE = 0.9
"""Of a day's time an activation gets this much of the part of its side's strength that is called: a good half of an
army acts on a usual day, hardly ever the whole."""
MOST_SHARE = 0.7
PROOF = Proof(least=8, most=200)
"""Corps that are a small part of the army get little time; what two play-outs say of a line is chance. Where there is
time, lines that are nearly equal are told apart."""
LAST_DAYS = 3
"""Days before the end from which play-outs go on to the end."""
WHOLE_DAY = 7
"""Activations: about six are made in a day."""
LURES = (-6.0, -3.0, 3.0, 6.0)
MOST_TARGETS = 3
"""Hexes of the enemy that are thought about from the start."""
OFFSET = 2.0
"""Added to what stands in a hex when it is asked how much can be brought against it."""


class ChitPullRepertoire(PlainRepertoire):
    """What the search asks about a chit-pull game. What is searched is an activation."""

    def __init__(self, level: str = "regular") -> None:
        super().__init__(ChitPullPlayer)
        self._level = level

    def script(self, seed: int, manner: Hashable = None) -> ChitPullPlayer:
        return ChitPullPlayer(self._level, seed, manner=cast("Manner | None", manner))

    def rehearsal(self, seed: int, manner: Hashable = None) -> Player:
        """A line is a way to play this activation."""
        script = self.script(seed, manner)
        return script if manner is None else Rehearsal(script, self.script(seed), self.turn_of)

    def reply(self, seed: int) -> ChitPullPlayer:
        return ChitPullPlayer(answering(self._level), seed)

    def share(self, game: Game[Any], view: Any, side: int) -> float:
        """The plan of the movement is thought about, longer where more strength is called; fights are then weighed by
        the tables."""
        chitpull, pos = cast(ChitPull, game), cast(ChitPosition, view)
        if pos.agenda[-1].stage != "order":
            return 0.0
        there = [unit for unit in chitpull.army[side] if on_map(chitpull, pos, unit)]
        called = [unit for unit in there if pos.marks[unit] & CALLED]
        if any(pos.marks[unit] & (MOVED | CLEARED) for unit in called):
            return 0.0
        part = _strength(chitpull, pos, called) / max(1, _strength(chitpull, pos, there))
        return min(MOST_SHARE, MARCHING_SHARE * part)

    def turn_of(self, game: Game[Any], pos: Any) -> Hashable:
        return (pos.turn, pos.drawn)

    def ahead(self, game: Game[Any], view: Any, horizon: int) -> int:
        """An answer should be among what is looked at: of the next two activations one is likely the enemy's. The
        marshal, who has time for it, looks on until everybody has acted: a line that leaves its units without supply,
        or a goal to the enemy, looks well until then."""
        if cast(ChitPull, game).turns - view.turn < LAST_DAYS:
            return TO_THE_END
        return WHOLE_DAY if self._level == "marshal" else 2 * horizon - 1

    def proof(self, game: Game[Any]) -> Proof:
        return PROOF

    def lines(self, game: Game[Any], view: Any, side: int) -> list[Line]:
        if view.agenda[-1].stage != "order":
            return super().lines(game, view, side)
        chitpull = cast(ChitPull, game)
        stances = [Manner(name) for name in SCALES.stances() if name != PLAIN]
        goals = [Manner(goal=space) for space in chitpull.objectives] if len(chitpull.objectives) > 1 else []
        fights = [Manner(targets=((space, LURES[-1]),)) for space in _targets(chitpull, view, side)]
        found = [*stances[:2], *fights[:2], *goals, *stances[2:], *fights[2:]]
        return [Line(manner, None, plan_of(manner)) for manner in found]

    def vary(self, game: Game[Any], view: Any, side: int, line: Line, chance: random.Random) -> Line | None:
        """Another stance, another goal, or a target to seek or to leave alone."""
        chitpull, pos = cast(ChitPull, game), cast(ChitPosition, view)
        if pos.agenda[-1].stage != "order":
            return None
        manner = cast("Manner | None", line.manner) or Manner()
        draw = chance.random()
        if draw < 0.5:
            changed = _other_target(chitpull, pos, side, manner, chance)
        elif draw < 0.75:
            changed = manner._replace(goal=chance.choice([-1, *chitpull.objectives]))
        else:
            changed = manner._replace(stance=chance.choice(SCALES.stances()))
        return None if changed == Manner() else Line(changed, None, plan_of(changed))

    def judge(self, game: Game[Any], pos: Any, side: int) -> float:
        return win_chance(cast(ChitPull, game), pos, side)

    def dice_key(self, game: Game[Any], pos: Any) -> tuple[int, ...]:
        """The battle being fought or next to be fought; minefields apart, so that what is drawn next is the same in
        all lines that fight nothing."""
        if pos.battle is not None:
            return (pos.turn, pos.drawn, pos.battle.target)
        if pos.battles:
            return (pos.turn, pos.drawn, pos.battles[0].target)
        return (pos.turn, pos.drawn, -2 if pos.agenda and pos.agenda[-1].stage == "order" else -1)

    def determinise(self, game: Game[Any], view: Any, side: int, chance: random.Random) -> ChitPosition:
        """7.0: as many unseen markers in the cup as everybody knows there are; which, the lot says."""
        chitpull, pos = cast(ChitPull, game), cast(ChitPosition, view).copy()
        for other in range(len(game.sides)):
            if other != side:
                self._fill(chitpull, pos, other, chance)
        return pos

    def _fill(self, game: ChitPull, pos: ChitPosition, other: int, chance: random.Random) -> None:
        known = [marker for marker in range(len(game.marker_units)) if pos.chosen[other] >> marker & 1]
        missing = pos.in_cup[other] - sum(1 for marker in known if marker not in pos.track)
        unseen = [game.units[hq].marker for hq in available_markers(game, pos, other)]
        free = [marker for marker in unseen if marker not in known and marker not in pos.track]
        drawn = chance.sample(free, min(max(missing, 0), len(free)))
        # Some may have gone into the cup this morning whose headquarters were lost since.
        accounted = {*known, *free, *pos.track}
        theirs = [marker for marker, hq in enumerate(game.marker_units) if game.side_of[hq] == other]
        lost = [marker for marker in theirs if marker not in accounted]
        drawn += chance.sample(lost, min(max(missing, 0) - len(drawn), len(lost)))
        for marker in drawn:
            pos.chosen[other] |= 1 << marker


def _strength(game: ChitPull, pos: ChitPosition, units: list[int]) -> int:
    """Printed strength of some units as they lie, armour included."""
    return sum(
        game.units[unit].combat[pos.marks[unit] & LOST] + game.units[unit].armour[pos.marks[unit] & LOST]
        for unit in units
    )


def _targets(game: ChitPull, pos: ChitPosition, side: int) -> list[int]:
    """The hexes of the enemy against which most can be brought, for what stands there, the best first."""
    survey = Survey(game, pos, side, SCALES.weights_of("regular", game.id), "0")
    called = [unit for unit in survey.callable() if not game.units[unit].hq]
    ratios: list[tuple[float, int]] = []
    for space in members(survey.enemy):
        ring = game.ground.open[space]
        able = sum(survey.worth(unit) for unit in called if survey.within(unit) & ring)
        if able:
            ratios.append((able / (OFFSET + survey.enemy_strength.get(space, 0)), -space))
    return [-space for _, space in sorted(ratios, reverse=True)[:MOST_TARGETS]]


def _other_target(game: ChitPull, pos: ChitPosition, side: int, manner: Manner, chance: random.Random) -> Manner:
    """A hex of the enemy's that is to be attacked rather, or rather not; those near units that may act now."""
    enemies = list(members(stands_of(game, pos, 1 - side)))
    friends = [pos.at[unit] for unit in game.army[side] if pos.marks[unit] & CALLED and on_map(game, pos, unit)]
    if not enemies or not friends:
        return manner
    near = sorted(enemies, key=lambda enemy: min(game.distance(enemy, friend) for friend in friends))
    space = near[int(len(near) * chance.random() ** 3)]
    rest = tuple(item for item in manner.targets if item[0] != space)
    return manner._replace(targets=tuple(sorted((*rest, (space, chance.choice(LURES))))))


def plan_of(manner: Manner) -> Plan:
    """What people are told of a manner."""
    parts = [Part(manner.stance)] if manner.stance != PLAIN else []
    if manner.goal >= 0:
        parts.append(Part("make-for", manner.goal))
    parts += [Part("strike" if lure > 0 else "leave-alone", space) for space, lure in manner.targets]
    return tuple(parts)
