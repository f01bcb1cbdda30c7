"""A position as one side sees it: goals, how far they are, what stands where and what it is worth."""

from __future__ import annotations

import heapq
from functools import lru_cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING
from zlib import crc32

from scirocco.core.board import mask_of, members
from scirocco.players.chitpull.manner import Manner
from scirocco.players.chitpull.weights import SCALES
from scirocco.systems.chitpull.game import ChitPull
from scirocco.systems.chitpull.odds import defence_strength
from scirocco.systems.chitpull.reach import movement_points, reach_of
from scirocco.systems.chitpull.supply import fed_hqs, line_limit, open_hexes, source_road, supply_net
from scirocco.systems.chitpull.units import CALLED, LOST, MOVED
from scirocco.systems.chitpull.zones import controls, on_map, stands_of, units_in, zone_of

if TYPE_CHECKING:
    from scirocco.core.movement import Reach
    from scirocco.players.chitpull.weights import Weights
    from scirocco.systems.chitpull.position import ChitPosition

MINE_PRICES = (12, 30)
"""Half-points a minefield counts on the way to a goal, on foot and motorised: the corps on foot that faces the belt
opens lanes, who has wheels goes round."""
UNREACHED = 10_000
LAST_DAYS = 3
"""Days before the end in which the goals count more with each."""
WEIGHT_BY_DISTANCE = (1.0, 1.0, 0.8, 0.55, 0.35)
"""What counts of a stack's strength so many hexes away."""


@lru_cache(maxsize=8)
def arrivals(game: ChitPull, mech: bool) -> list[list[tuple[int, int]]]:
    """For each hex those from which it is entered, and the half-points of that step, mines and enemies not counted."""
    ground = game.ground
    found: list[list[tuple[int, int]]] = []
    for there in range(game.board.size):
        prices = [(here, ground.entry_cost(here, there, mech)) for here in members(ground.open[there])]
        found.append([(here, price) for here, price in prices if price is not None])
    return found


@lru_cache(maxsize=256)
def march_field(game: ChitPull, side: int, mech: bool, breaches: int, goals: tuple[int, ...]) -> tuple[int, ...]:
    """Half-points from every hex to the nearest goal, enemies not counted."""
    ground = game.ground
    barred = ground.works(breaches, 0).barred if side != ground.works_owner else None
    steps, toll = arrivals(game, mech), MINE_PRICES[mech]
    field = [UNREACHED] * game.board.size
    heap = [(0, goal) for goal in goals]
    for goal in goals:
        field[goal] = 0
    while heap:
        cost, there = heapq.heappop(heap)
        if cost > field[there]:
            continue
        for here, price in steps[there]:
            total = cost + price
            if barred is not None and barred[here] >> there & 1:
                total += toll
            if total < field[here]:
                field[here] = total
                heapq.heappush(heap, (total, here))
    return tuple(field)


@lru_cache(maxsize=2048)
def disc(game: ChitPull, space: int) -> tuple[tuple[int, int], ...]:
    """The hexes within reach of those who stand in one, with their distance from it."""
    found = {space: 0}
    frontier = [space]
    for away in range(1, len(WEIGHT_BY_DISTANCE)):
        grown = []
        for here in frontier:
            for there in game.board.neighbours[here]:
                if there not in found and there < game.board.size:
                    found[there] = away
                    grown.append(there)
        frontier = grown
    return tuple(found.items())


class Survey:
    """What one side makes of a position; worked out as it is asked for."""

    def __init__(
        self,
        game: ChitPull,
        pos: ChitPosition,
        side: int,
        weights: Weights,
        seed: str,
        manner: Manner | None = None,
    ) -> None:
        self.game = game
        self.pos = pos
        self.side = side
        self.foe = 1 - side
        self.manner = manner or Manner()
        self.weights = SCALES.in_stance(weights, self.manner.stance)
        self.attacking = side == game.attacker
        lost = [space for space in game.objectives if not controls(game, pos, side, space)]
        self.goals = tuple(lost) if lost and self.attacking else game.objectives
        if self.manner.goal >= 0:
            self.goals = (self.manner.goal,)
        self._fed: dict[int, int] = {}
        self._cuts: tuple[int, ...] | None = None
        self._by_formation: dict[int, tuple[int, ...]] | None = None
        self._reach: dict[int, Reach] = {}
        self._within: dict[int, int] = {}
        self._fields: dict[int, tuple[int, ...]] = {}
        self._nearest: dict[int, int] = {}
        self.enemy = stands_of(game, pos, self.foe)
        self.enemy_zone = zone_of(game, pos, self.foe)
        self._strengths: list[dict[int, int] | None] = [None, None]
        self._threats: dict[int, float] | None = None
        self._enemy_away: dict[int, int] = {}
        self._salt = crc32(f"{seed} {pos.turn} {pos.drawn}".encode())
        self._near = -1

    @property
    def urgency(self) -> float:
        """How much more the goals count because the game is nearly over."""
        left = self.game.turns - self.pos.turn
        return self.weights.urgency / (1 + left) if left < LAST_DAYS else 0.0

    @property
    def enemy_strength(self) -> dict[int, int]:
        """The enemy's strength in each hex where he stands."""
        return self._strength_of(self.foe)

    @property
    def own_strength(self) -> dict[int, int]:
        return self._strength_of(self.side)

    def _strength_of(self, side: int) -> dict[int, int]:
        found = self._strengths[side]
        if found is None:
            found = self._strengths[side] = {}
            for unit in self.game.army[side]:
                if on_map(self.game, self.pos, unit):
                    value = defence_strength(self.game, self.pos, unit, alone=False).value
                    found[self.pos.at[unit]] = found.get(self.pos.at[unit], 0) + value
        return found

    def headquarters(self) -> list[int]:
        """Headquarters and leaders of the side."""
        return [*self.game.hqs[self.side], *self.game.leaders[self.side]]

    def worth(self, unit: int) -> float:
        """What a whole counter is worth as it lies."""
        counter, lost = self.game.units[unit], self.pos.marks[unit] & LOST
        if counter.hq:
            return self.weights.headquarters
        return counter.combat[lost] + self.weights.armour * counter.armour[lost]

    def step_worth(self, unit: int) -> float:
        """What the next step of a unit is worth."""
        counter = self.game.units[unit]
        return self.worth(unit) / max(1, counter.steps - (self.pos.marks[unit] & LOST))

    def field(self, unit: int) -> tuple[int, ...]:
        """Half-points to the goals a unit marches for."""
        found = self._fields.get(unit)
        if found is None:
            mech = self.game.units[unit].mech
            found = march_field(self.game, self.side, mech, self.pos.breaches, self.goals_of(unit))
            self._fields[unit] = found
        return found

    def goals_of(self, unit: int) -> tuple[int, ...]:
        """What a unit marches for: those who land behind the enemy make for his road, those who are near to where ours
        is cut for that place, all others for the goals of their formation."""
        if unit == self.game.lander:
            return tuple(self.game.road_ends[self.foe])
        if self.relieves(unit):
            return self.cuts()
        return self.formation_goals().get(self.pos.under[unit], self.goals)

    def cuts(self) -> tuple[int, ...]:
        """6.11: where the enemy stands on the road between the edge of the map and our headquarters, when one of these
        has no supply any more."""
        if self._cuts is None:
            game, pos = self.game, self.pos
            there = [hq for hq in game.hqs[self.side] if on_map(game, pos, hq)]
            fed = fed_hqs(game, pos, self.side)
            beyond = self.enemy & game.road_masks[self.side] if len(fed) < len(there) else 0
            if beyond:
                free = source_road(game, pos, self.side, game.ground.land & ~self.enemy)
                ends = mask_of(game.road_ends[self.side])
                beyond &= game.ground.grown(free) | ends
            self._cuts = tuple(members(beyond))
        return self._cuts

    def relieves(self, unit: int) -> bool:
        """Whether a unit is near enough to open the road again, and keeps no objective."""
        cuts, here = self.cuts(), self.pos.at[unit]
        if not cuts or here < 0 or here in self.game.objectives or self.dug_in(unit, here):
            return False
        return min(self._days(unit, cut) for cut in cuts) <= self.weights.relief

    def formation_goals(self) -> dict[int, tuple[int, ...]]:
        """Each goal still to be taken gets the formation that is nearest to it; the others go to the nearest goal."""
        if self._by_formation is None:
            self._by_formation = self._share_goals() if self.attacking and len(self.goals) > 1 else {}
        return self._by_formation

    def _share_goals(self) -> dict[int, tuple[int, ...]]:
        """The sharing out with the fewest days of march, long ones counting more: all goals must be taken in time. The
        strength of a formation counts too."""
        days: dict[tuple[int, int], float] = {}
        formations: list[int] = []
        for formation, hq in enumerate(self.game.formation_hq):
            units = self._units_under(formation) if self.game.side_of[hq] == self.side else []
            if not units:
                continue
            formations.append(formation)
            frailty = self.weights.frailty / sum(self.worth(unit) for unit in units)
            for goal in self.goals:
                march = sum(self._days(unit, goal) for unit in units) / len(units)
                days[formation, goal] = (frailty + march) ** 2
        pairs = min(len(self.goals), len(formations))
        best: tuple[float, tuple[int, ...], tuple[int, ...]] | None = None
        for chosen in permutations(formations, pairs):
            for goals in combinations(self.goals, pairs):
                total = sum(days[formation, goal] for formation, goal in zip(chosen, goals, strict=True))
                if best is None or total < best[0]:
                    best = (total, chosen, goals)
        if best is None:
            return {}
        return {formation: (goal,) for formation, goal in zip(best[1], best[2], strict=True)}

    def _units_under(self, formation: int) -> list[int]:
        return [
            unit
            for unit in self.game.army[self.side]
            if self.pos.under[unit] == formation and on_map(self.game, self.pos, unit) and not self.game.units[unit].hq
        ]

    def _days(self, unit: int, goal: int) -> float:
        counter = self.game.units[unit]
        field = march_field(self.game, self.side, counter.mech, self.pos.breaches, (goal,))
        return field[self.pos.at[unit]] / (2 * counter.movement)

    def vital(self) -> int:
        """6.11: the hexes of the road on which the side's supply hangs, where its lines have a limit."""
        game = self.game
        if not game.line_limits[self.side]:
            return 0
        return source_road(game, self.pos, self.side, game.ground.land)

    def reach(self, unit: int) -> Reach:
        found = self._reach.get(unit)
        if found is None:
            points = movement_points(self.game, self.pos, unit)
            first = not self.pos.marks[unit] & MOVED
            found = self._reach[unit] = reach_of(self.game, self.pos, unit, points, first=first)
        return found

    def within(self, unit: int) -> int:
        """Mask of the hexes a unit can reach."""
        found = self._within.get(unit)
        if found is None:
            size = self.game.board.size
            found = self._within[unit] = mask_of(space for space in self.reach(unit).cost if space < size)
        return found

    def nearest(self, unit: int) -> int:
        """Half-points that are left to its goals where a unit can come nearest to them."""
        found = self._nearest.get(unit)
        if found is None:
            field = self.field(unit)
            found = self._nearest[unit] = min(field[space] for space in members(self.within(unit)))
        return found

    def threat(self, space: int) -> float:
        """Enemy strength that could fall on a hex, less the farther it stands."""
        return self._looked_round().get(space, 0.0)

    def enemy_away(self, space: int) -> int:
        """Hexes to the nearest enemy; what is farther than he can strike counts as one more than that."""
        self._looked_round()
        return self._enemy_away.get(space, len(WEIGHT_BY_DISTANCE))

    def _looked_round(self) -> dict[int, float]:
        found = self._threats
        if found is None:
            found = self._threats = {}
            for where, strength in self.enemy_strength.items():
                for space, away in disc(self.game, where):
                    found[space] = found.get(space, 0.0) + strength * WEIGHT_BY_DISTANCE[away]
                    if away < self._enemy_away.get(space, 99):
                        self._enemy_away[space] = away
        return found

    def supplied(self) -> int:
        if self._near < 0:
            self._near = supply_net(self.game, self.pos, self.side).near
        return self._near

    def fed(self, hq: int) -> int:
        """6.15: the hexes in which a headquarters will have its line to the road tomorrow; long lines end on a day."""
        game, pos = self.game, self.pos
        tomorrow = pos.copy()
        tomorrow.turn += 1
        limit = line_limit(game, tomorrow, hq)
        known = self._fed.get(limit)
        if known is None:
            passable = open_hexes(game, pos, self.side)
            flood = game.ground.supply_lines(self.side, pos.breaches).flood
            known = flood.spread(source_road(game, pos, self.side, passable), passable, limit)
            self._fed[limit] = known
        return known

    def dug_in(self, unit: int, space: int) -> bool:
        """Infantry of the side that has to hold, in its own minefields."""
        ground = self.game.ground
        return (
            not self.attacking
            and self.side == ground.works_owner
            and self.game.units[unit].infantry
            and bool(ground.mines >> space & 1)
        )

    def need(self, space: int) -> float:
        """The strength that should keep an objective against what stands near."""
        return max(self.weights.least_guard, min(self.weights.most_guard, self.weights.guarding * self.threat(space)))

    def keeping(self, unit: int) -> float:
        """What a unit is worth where it stands because it keeps an objective: its part of those who do."""
        here = self.pos.at[unit]
        if here not in self.game.objectives or self.threat(here) <= 0:
            return 0.0
        stack = sum(self.worth(friend) for friend in units_in(self.game, self.pos, here))
        return self.weights.hold * self.worth(unit) / max(1.0, stack)

    def callable(self) -> list[int]:
        """Units that may still move in this activation."""
        return [
            unit
            for unit in self.game.army[self.side]
            if self.pos.marks[unit] & CALLED and on_map(self.game, self.pos, unit)
        ]

    def goal_value(self, space: int) -> float:
        """What driving the enemy from a hex, or taking it, is worth beside its defenders."""
        if space in self.goals:
            return self.weights.goal_hex * (1.0 + self.urgency)
        if space in self.cuts():
            return self.weights.goal_hex
        nearest = min(self.game.distance(space, goal) for goal in self.goals)
        return self.weights.on_the_way if nearest <= 2 else 0.0

    def jitter(self, piece: int, space: int = 0) -> float:
        """A small number that is always the same for the same question."""
        mixed = (self._salt ^ (piece * 2654435761 + space * 40503)) * 2246822519 % (1 << 32)
        return self.weights.noise * (mixed >> 8) / (1 << 24)
