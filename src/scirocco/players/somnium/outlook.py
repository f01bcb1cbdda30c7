"""What a side has and wants: masks, fields over the board, its air, and where its units can march."""

from __future__ import annotations

import random
from typing import NamedTuple

from scirocco.core.board import members
from scirocco.core.movement import BARRED, DEAR, HALT, Marks, Reach, spread
from scirocco.players.somnium.fields import blocking_field, pull_field
from scirocco.players.somnium.ground import ground_of
from scirocco.players.somnium.manner import Manner
from scirocco.players.somnium.weights import SCALES, Weights
from scirocco.players.somnium.worth import Ledger
from scirocco.systems.somnium.engagement import foes_of
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.movement import can_leave, movement_points
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import scores
from scirocco.systems.somnium.stacks import attack_of, defence_of, occupied, on_map, units_in
from scirocco.systems.somnium.tether import is_tethered, tether_hexes

CAREFUL, HASTY, BRISK = 0, 1, 2
"""How a player looks: with care; in play-outs in haste, with fields made once a phase; or, as the one who answers
there, briskly too: fewer ways to attack are weighed, and those far from everything stay."""
SPARE_AIR_PRICE = 0.005
"""An air point that nobody can use any more this turn."""
BEHIND = 40.0
"""Points behind at which a side must dare everything."""


class March(NamedTuple):
    """Where a unit can get in a phase if it goes on through minefields, and how many it enters on the way."""

    reach: Reach
    cost: dict[int, int]
    mines: dict[int, int]


class Outlook:
    """What a side sees of its own affairs in a position, computed when first asked for."""

    def __init__(
        self,
        game: Somnium,
        pos: SomniumPosition,
        side: int,
        weights: Weights,
        seed: str,
        manner: Manner | None = None,
    ) -> None:
        self.game = game
        self.pos = pos
        self.side = side
        self.enemy = 1 - side
        self.manner = manner or Manner()
        self.plain_weights = weights
        self.weights = SCALES.in_stance(weights, self.manner.stance)
        self.ground = ground_of(game)
        self.ledger = Ledger(game, pos, self.ground, self.weights)
        self.noise = random.Random(f"{seed}/{pos.turn}/{pos.phase}")
        self.foes = foes_of(game, pos, side)
        self.enemies = self.foes.hexes
        self.own = occupied(game, pos, side)
        self.enemy_zone = self.foes.zone
        self.mines = mines_against(game, pos, side)
        self._air = [self._air_of(side) for side in range(len(game.sides))]
        self._marches: dict[tuple[int, int, int], March] = {}
        self._own: dict[int, Weights] = {}
        self._grounds: list[Marks | None] = [None, None]
        self._stacks_known: dict[int, list[int]] | None = None
        self._army_known: list[int] | None = None
        self._need_known: float | None = None
        self._own_boldness_known: float | None = None
        self._enemy_boldness_known: float | None = None
        self._air_price_known: float | None = None
        self._pull_known: list[float] | None = None
        self._blocking_known: list[float] | None = None
        self._our_path_known: list[float] | None = None
        self._guard_scale_known: float | None = None
        self._tether_known: int | None = None
        self.flights: dict[tuple[int, int], float] = {}
        """What a retreat would cost a unit of ours from a hex, as far as it was looked at."""
        self.haste = CAREFUL
        self.friends = self.own
        """Mask of the hexes where units of ours stand, or will stand as far as is planned."""

    @property
    def moves_last(self) -> bool:
        """6.0: in the last fights of a turn, and with new points in the next, what is left in the air is lost."""
        game, pos = self.game, self.pos
        pooled = game.switches.get("air_pool_game", False)
        return not pooled and pos.phase == len(game.phases) - 1 and game.phase_side(pos.phase) == self.side

    def look_again(self, pos: SomniumPosition) -> None:
        """The same counters in the same hexes, at a later decision."""
        self.pos = pos
        self.friends = self.own

    @property
    def last_turn(self) -> bool:
        return self.pos.turn >= self.game.turns

    def weights_of(self, unit: int) -> Weights:
        """The weights by which a unit looks for its post: those of its formation's stance."""
        known = self._own.get(unit)
        if known is None:
            stance = self.manner.stance_of(self.game.units[unit].formation or self.game.units[unit].id)
            known = self._own[unit] = SCALES.in_stance(self.plain_weights, stance)
        return known

    @property
    def stacks(self) -> dict[int, list[int]]:
        """The enemy's units by hex."""
        if self._stacks_known is None:
            self._stacks_known = self._make_stacks()
        return self._stacks_known

    def _make_stacks(self) -> dict[int, list[int]]:
        return {space: units_in(self.game, self.pos, self.enemy, space) for space in members(self.enemies)}

    @property
    def army(self) -> list[int]:
        """Our units on the map."""
        if self._army_known is None:
            self._army_known = self._make_army()
        return self._army_known

    def _make_army(self) -> list[int]:
        return [unit for unit in self.game.army[self.side] if on_map(self.game, self.pos, unit)]

    def strength_of(self, side: int) -> tuple[int, int]:
        """A side's whole attack and defence on the map, its air points included."""
        units = [unit for unit in self.game.army[side] if on_map(self.game, self.pos, unit)]
        attack = sum(attack_of(self.game, self.pos, unit) for unit in units)
        defence = sum(defence_of(self.game, self.pos, unit) for unit in units)
        return attack + self.air_of(side) // 2, defence

    def air_of(self, side: int) -> int:
        """Air points a side may use in a turn like this one."""
        return self._air[side]

    def _air_of(self, side: int) -> int:
        game, turn = self.game, self.pos.turn
        if game.switches.get("air_pool_game", False):
            return self.pos.air[side]
        granted = [b.points for b in game.air_bands if b.side == game.sides[side] and b.first <= turn <= b.last]
        return max([self.pos.air[side], *granted])

    def boldness(self, side: int) -> float:
        """From 0, a side that can only hold, to 1, a side that goes for its goals: because it is strong enough, or
        because it is behind and the clock runs."""
        attack, _ = self.strength_of(side)
        _, defence = self.strength_of(1 - side)
        strong = max(0.0, min(1.0, (attack / max(1, defence) - 0.9) / 0.5))
        need = self.need if side == self.side else -self.need
        if need > 0:
            return max(strong, min(1.0, self.weights.urge * need))
        return strong * (1.0 + self.weights.content * need)

    @property
    def need(self) -> float:
        """From -1 to 1: how far the side is behind, by the points as they stand; ahead is below 0."""
        if self._need_known is None:
            self._need_known = self._make_need()
        return self._need_known

    @property
    def least_worth(self) -> float:
        """The least worth for which units are sent against the enemy; less when the side is behind."""
        return self.weights.assault_threshold - self.weights.eager * max(0.0, self.need)

    def _make_need(self) -> float:
        totals = scores(self.game, self.pos)
        return max(-1.0, min(1.0, (totals[self.enemy] - totals[self.side]) / BEHIND))

    @property
    def own_boldness(self) -> float:
        if self._own_boldness_known is None:
            self._own_boldness_known = self._make_own_boldness()
        return self._own_boldness_known

    def _make_own_boldness(self) -> float:
        return self.boldness(self.side)

    @property
    def enemy_boldness(self) -> float:
        if self._enemy_boldness_known is None:
            self._enemy_boldness_known = self._make_enemy_boldness()
        return self._enemy_boldness_known

    def _make_enemy_boldness(self) -> float:
        return self.boldness(self.enemy)

    @property
    def air_price(self) -> float:
        """What an air point is worth elsewhere."""
        if self._air_price_known is None:
            self._air_price_known = self._make_air_price()
        return self._air_price_known

    def _make_air_price(self) -> float:
        if self.moves_last:
            return SPARE_AIR_PRICE
        few = self.pos.air[self.side] < self.weights.plenty_of_air
        return self.weights.scarce_air_price if few else self.weights.air_price

    # Fields over the board

    @property
    def pull(self) -> list[float]:
        """How near each hex is to what the side wants: higher is nearer, in hexes."""
        if self._pull_known is None:
            self._pull_known = self._make_pull()
        return self._pull_known

    def _make_pull(self) -> list[float]:
        goals = dict(self.ledger.goals(self.side))
        for space, units in self.stacks.items() if self.weights.prey else ():
            worth = sum(self.ledger.unit(unit) for unit in units) + self.opening(space)
            goals[space] = max(goals.get(space, 0.0), self.weights.prey * worth)
        return pull_field(self.game, self.pos, self.side, goals, self.weights.decay)

    @property
    def blocking(self) -> list[float]:
        """From 0 to 1: how much each hex lies on the enemy's way to what the side must hold."""
        if self._blocking_known is None:
            self._blocking_known = self._make_blocking()
        return self._blocking_known

    def _make_blocking(self) -> list[float]:
        charges = self.ledger.charges(self.side)
        attack = {
            space: float(sum(attack_of(self.game, self.pos, unit) for unit in units))
            for space, units in self.stacks.items()
        }
        return blocking_field(self.ground, charges, attack, len(self.game.board.ids))

    @property
    def our_path(self) -> list[float]:
        """From 0 to 1: how much each hex lies on our way to our goals."""
        if self._our_path_known is None:
            self._our_path_known = self._make_our_path()
        return self._our_path_known

    def _make_our_path(self) -> list[float]:
        goals = self.ledger.goals(self.side)
        attack: dict[int, float] = {}
        for unit in self.army:
            strength = attack_of(self.game, self.pos, unit)
            attack[self.pos.at[unit]] = attack.get(self.pos.at[unit], 0.0) + strength
            if self.tether is not None and is_tethered(self.game, unit):
                # Petrol comes from behind: a way that is open to the tanks alone is no way.
                for source in members(self.game.tether_sources):
                    attack[source] = attack.get(source, 0.0) + strength
        return blocking_field(self.ground, goals, attack, len(self.game.board.ids))

    def opening(self, space: int) -> float:
        """What it is worth beyond all else to drive the enemy from a hex, because the way to the goals leads there."""
        if not self.own_boldness:
            return 0.0
        prize = max(self.ledger.goals(self.side).values(), default=0.0)
        weights = self.weights
        return (weights.dislodge_on_path + weights.breakthrough * prize) * self.our_path[space] * self.own_boldness

    @property
    def guard_scale(self) -> float:
        """How much there is to guard, 0 to 1, by what may be lost and how strong the enemy is."""
        if self._guard_scale_known is None:
            self._guard_scale_known = self._make_guard_scale()
        return self._guard_scale_known

    def _make_guard_scale(self) -> float:
        most = max(self.ledger.charges(self.side).values(), default=0.0)
        return min(1.0, most / 40) * (0.15 + 0.85 * self.enemy_boldness)

    def march(self, unit: int, points: int = -1) -> March:
        """Every hex a unit can come to, minefields entered on the way included (A30)."""
        game, pos = self.game, self.pos
        if points < 0:
            points = movement_points(game, pos, unit)
        key = (unit, pos.at[unit], points)
        known = self._marches.get(key)
        if known is None:
            known = self._marches[key] = self._find_march(unit, points)
        return known

    def _find_march(self, unit: int, points: int) -> March:
        game, pos = self.game, self.pos
        shy = game.shuns[unit]
        ground = self.foes.shy_ground(game.spared_by[unit]) if shy else self._ground(game.ignores_zones[unit])
        found = spread(
            pos.at[unit],
            points,
            game.steps_of(self.side, game.units[unit].mobility),
            ground,
            game.open_rails(pos, self.side),
            game.mine_surcharge,
        )
        for port, box in game.ports_out[self.side]:
            if port in found and can_leave(pos, unit):
                found.add(box, port)
        cost = found.cost
        mines = dict.fromkeys(cost, 0)
        if self.mines:
            for space, came in sorted(found.came.items(), key=lambda step: cost[step[0]]):
                mines[space] = mines[came] + (self.mines >> space & 1)
        if self.tether is not None and is_tethered(game, unit):
            cost = self._within_tether(pos.at[unit], cost, self.tether)
        return March(found, cost, mines)

    def _ground(self, hard: bool) -> Marks:
        """The ground for a plan: enemies bar it, their zones end it, mines make it dear but are gone through."""
        known = self._grounds[hard]
        if known is None:
            zone = self.foes.hard_zone if hard else self.foes.zone
            known = Marks(len(self.game.board.ids))
            known.add(zone, HALT)
            known.add(self.foes.hexes, BARRED)
            known.add(self.mines, DEAR)
            self._grounds[hard] = known
        return known

    @property
    def tether(self) -> int | None:
        """G1: the hexes in which tethered units may end; None when nothing binds the side."""
        if self._tether_known is None:
            self._tether_known = self._make_tether()
        return self._tether_known

    def _make_tether(self) -> int | None:
        return tether_hexes(self.game, self.pos, self.side)

    def _within_tether(self, here: int, cost: dict[int, int], tether: int) -> dict[int, int]:
        """4.1.2: nobody ends beyond the tether, though he may pass there; who is cut off stays where he is."""
        if not tether >> here & 1:
            return {here: 0}
        return {space: points for space, points in cost.items() if tether >> space & 1}

    def exit_points(self, unit: int, box: int) -> int:
        """10.2: the points a unit of ours scores by leaving into a box."""
        return self.ground.exit_points[self.side].get(box, {}).get(self.game.units[unit].nation, 0)

    def mine_toll(self, unit: int, entered: int) -> float:
        """9.1: the expected cost of some mine dice."""
        return entered * self.game.units[unit].mine_loss / 6 * self.ledger.step(unit) if entered else 0.0
