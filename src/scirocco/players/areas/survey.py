"""A look over the table before deciding: what units and areas are worth, and how far it is to where it matters."""

from __future__ import annotations

import heapq
import random
from functools import lru_cache

from scirocco.core.board import members
from scirocco.players.areas.weights import Weights
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.movement import destinations
from scirocco.systems.areas.position import AreasPosition, Battle
from scirocco.systems.areas.retreat import retreat_areas
from scirocco.systems.areas.stacks import attack_of, defence_of, occupied
from scirocco.systems.areas.units import GARRISON, INVADER, TIRED
from scirocco.systems.areas.values import ground_modifiers, total
from scirocco.systems.areas.victory import invader_objectives

FAR = 99


@lru_cache(maxsize=8)
def ways_of(game: Areas) -> tuple[tuple[int, ...], ...]:
    """Movement points on foot from every area to every other, along roads where that is cheaper."""
    found = []
    for start in range(game.board.size):
        cost = [FAR] * game.board.size
        cost[start] = 0
        queue = [(0, start)]
        while queue:
            spent, here = heapq.heappop(queue)
            if spent > cost[here]:
                continue
            for there, price in game.foot_steps[here]:
                step = min(price, game.tables.movement.road) if there in game.road_links[here] else price
                if game.strategic >> there & 1:
                    step = price
                if spent + step < cost[there]:
                    cost[there] = spent + step
                    heapq.heappush(queue, (spent + step, there))
        found.append(tuple(cost))
    return tuple(found)


Entered = tuple[float, Battle, "Survey"]
"""An assault on an area that is entered: its value, itself, and the position with the attackers there."""


class Survey:
    """What a side sees in a position."""

    def __init__(
        self,
        game: Areas,
        pos: AreasPosition,
        side: int,
        weights: Weights,
        seed: str,
        goals: tuple[tuple[int, float], ...] = (),
        local: dict[int, Weights] | None = None,
        bombs: int = -1,
    ) -> None:
        self.game = game
        self.pos = pos
        self.side = side
        self.enemy = 1 - side
        self.weights = weights
        self.noise = random.Random(f"{seed}/{pos.turn}/{pos.phase}/{len(pos.agenda)}")
        self._stacks: list[dict[int, list[int]]] = [{}, {}]
        masks = [0, 0]
        bit = game.board.bit
        for unit, where in enumerate(pos.at):
            if where >= 0:
                owner = game.side_of[unit]
                self._stacks[owner].setdefault(where, []).append(unit)
                masks[owner] |= bit[where]
        self.own = masks[side]
        self.foes = masks[1 - side]
        self.ways = ways_of(game)
        self.goals = goals
        self.local = local or {}
        """Areas that play by other weights when they are activated."""
        self.bombs = bombs
        self.late = max(0.0, 1.0 - max(0, game.turns - 1 - pos.turn) / weights.last)
        """How near the end is, 0 to 1: what is lost then is not missed any more."""
        self.hold = weights.hold * (1.0 + weights.rush * self.late)
        """What the first unit on a threatened objective is worth now."""
        self.entries: dict[tuple[int, ...], Entered | None] = {}
        """Assaults on areas that could be entered: the area and the units that would go."""
        self.supports: dict[tuple[int, ...], float] = {}
        """Assaults with guns in an area: the target, the gun, its area and the units that would go."""
        self._wants: dict[int, float] | None = None
        self._fields: dict[int, float] = {}
        self._threats: dict[int, int] = {}
        self._grounds: dict[int, int] = {}
        self._cornered: dict[int, bool] = {}
        self._hosts: list[tuple[int, list[int]]] | None = None
        self._reach: dict[int, dict[int, tuple[int, tuple[int, ...]]]] = {}

    # Units

    def units(self, side: int, space: int) -> list[int]:
        """A side's units in an area."""
        return self._stacks[side].get(space, [])

    def cornered(self, unit: int) -> bool:
        """6.1: a unit that would have nowhere to go if it were driven out."""
        known = self._cornered.get(unit)
        if known is None:
            known = self._cornered[unit] = not retreat_areas(self.game, self.pos, unit)
        return known

    def worth(self, unit: int, tired: bool) -> float:
        """What a unit is worth on one of its sides."""
        counter, w = self.game.units[unit], self.weights
        attack = counter.tired_attack if tired else counter.attack
        if counter.aircraft:
            return w.airframe * (1 if tired else 2)
        if counter.artillery:
            value = w.potential * attack + (w.command if counter.headquarters else 0) + w.defence
        else:
            value = w.attack * attack + w.defence * counter.defence
        return value * (w.tired if tired else 1)

    def step(self, unit: int) -> float:
        """What a loss costs a unit."""
        if self.pos.marks[unit] & TIRED:
            return self.worth(unit, True)
        return self.worth(unit, False) - self.worth(unit, True)

    def whole(self, unit: int) -> float:
        return self.worth(unit, bool(self.pos.marks[unit] & TIRED))

    # Areas

    def prize(self, space: int) -> float:
        """What it is worth to hold an area alone."""
        game, w = self.game, self.weights
        value = 0.0
        if game.objectives >> space & 1:
            value += w.objective * (1.0 + w.rush * self.late)
        if game.airfields >> space & 1 and self._needs_airfield():
            value += w.airfield
        if game.ports >> space & 1:
            value += w.port
        return value

    def denial(self, space: int) -> float:
        """10: what the garrison gains by contesting an objective that counts for the invader: all towards the end,
        nothing before, when he would clear it again."""
        if self.side == INVADER or not self.late or not invader_objectives(self.game, self.pos) >> space & 1:
            return 0.0
        return self.weights.deny * self.prize(space) * self.late

    def _needs_airfield(self) -> bool:
        """The invader has none alone yet, and troops still wait in Greece."""
        own = occupied(self.game, self.pos, INVADER) & ~occupied(self.game, self.pos, GARRISON)
        waiting = any(self.pos.at[unit] == -1 and self.game.units[unit].entry == "air" for unit in self.game.late)
        return waiting and not own & self.game.airfields

    @property
    def wanted(self) -> dict[int, float]:
        """Objectives that draw a side's units, and how much: for the invader those he does not hold; for the garrison
        those lost, contested or threatened."""
        if self._wants is None:
            self._wants = self._look_for_goals()
        return self._wants

    def _look_for_goals(self) -> dict[int, float]:
        game, w = self.game, self.weights
        taken = invader_objectives(game, self.pos)
        found: dict[int, float] = {}
        for space in members(game.objectives):
            bit = game.board.bit[space]
            if self.side == INVADER:
                if not taken & bit:
                    guards = len(self.units(GARRISON, space))
                    found[space] = self.prize(space) / (1 + 0.12 * guards)
                elif not self.own & bit:
                    found[space] = w.guard * self._threatened(space)
            elif taken & bit or self.foes & bit:
                found[space] = self.prize(space) * 1.2
            else:
                found[space] = self._threatened(space)
        for space, factor in self.goals:
            if space in found:
                found[space] *= factor
        return {space: value for space, value in found.items() if value > 0}

    def _threatened(self, space: int) -> float:
        """The worth of an objective that is ours, by how near an enemy is."""
        nearest = min((self.ways[space][other] for other in members(self.foes)), default=FAR)
        return self.prize(space) * (0.9 - 0.08 * nearest) if nearest <= self.weights.near else 0.0

    def after(self, pos: AreasPosition, weights: Weights | None = None) -> Survey:
        """The same look at another position: one that is thought of."""
        return Survey(self.game, pos, self.side, weights or self.weights, "after", self.goals, self.local)

    def pull(self, space: int) -> float:
        """How near an area lies to what is wanted; what lies close weighs most, the rest a little."""
        known = self._fields.get(space)
        if known is None:
            w = self.weights
            parts = [value * w.decay ** self.ways[space][goal] for goal, value in self.wanted.items()]
            best = max(parts, default=0.0)
            known = self._fields[space] = (best + 0.15 * (sum(parts) - best)) * w.pull / w.objective
        return known

    def ground(self, space: int) -> int:
        """Defence the ground gives this side."""
        known = self._grounds.get(space)
        if known is None:
            known = self._grounds[space] = total(ground_modifiers(self.game, self.pos, self.side, space, True))
        return known

    def threat(self, space: int) -> int:
        """The attack the enemy could bring on an area next turn: his best unit near, and the number of others."""
        known = self._threats.get(space)
        if known is None:
            known = self._threats[space] = self._threat(space)
        return known

    def _threat(self, space: int) -> int:
        game, pos = self.game, self.pos
        if self._hosts is None:
            self._hosts = [
                (where, [attack_of(game, pos, unit) for unit in units if not game.units[unit].artillery])
                for where, units in self._stacks[self.enemy].items()
            ]
        factors = [factor for where, attacks in self._hosts if self.ways[where][space] <= 3 for factor in attacks]
        return max(factors) + min(3, len(factors) - 1) + (1 if self.enemy == INVADER else 0) if factors else 0

    def reach(self, unit: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """Where a unit can go: the cost and the way to each area."""
        known = self._reach.get(unit)
        if known is None:
            known = self._reach[unit] = destinations(self.game, self.pos, unit)
        return known

    def best_defence(self, space: int, unit: int) -> int:
        """The best defence factor in an area with a unit in it."""
        there = [defence_of(self.game, self.pos, other) for other in self.units(self.side, space) if other != unit]
        return max([*there, defence_of(self.game, self.pos, unit)])
