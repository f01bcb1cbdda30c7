"""A look over the table before deciding: masks, fields over the board, and what the enemy could do next."""

from __future__ import annotations

import random
from functools import cached_property
from typing import NamedTuple

from scirocco.core.board import mask_of, members
from scirocco.core.movement import Reach, reach
from scirocco.players.somnium.fields import blocking_field, pull_field
from scirocco.players.somnium.ground import ground_of
from scirocco.players.somnium.weights import Weights
from scirocco.players.somnium.worth import Ledger
from scirocco.systems.somnium.engagement import foes_of
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.mines import mines_against
from scirocco.systems.somnium.movement import movement_points, reach_of
from scirocco.systems.somnium.odds import base_column
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import attack_of, defence_of, occupied, on_map, units_in

ATTACK_LIKELY = (0.0, 0.0, 0.0, 0.1, 0.35, 0.6, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0)
"""How likely the enemy is to attack when he can have a column of the combat table, 1-4 first."""
TRAPS = (0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05)
"""How likely a stack is caught, by the ways out it has now (a friendly hex counts for two)."""


class March(NamedTuple):
    """Where a unit can get in a phase if it goes on through minefields, and how many it enters on the way."""

    reach: Reach
    mines: dict[int, int]


class Survey:
    """What a side sees in a position, computed when first asked for."""

    def __init__(self, game: Somnium, pos: SomniumPosition, side: int, weights: Weights, seed: str) -> None:
        self.game = game
        self.pos = pos
        self.side = side
        self.enemy = 1 - side
        self.weights = weights
        self.ground = ground_of(game)
        self.ledger = Ledger(game, pos, self.ground, weights)
        self.noise = random.Random(f"{seed}/{pos.turn}/{pos.phase}")
        self.foes = foes_of(game, pos, side)
        self.enemies = self.foes.hexes
        self.own = occupied(game, pos, side)
        self.enemy_zone = self.foes.zone
        self.mines = mines_against(game, pos, side)
        self._threat: dict[int, tuple[int, bool]] = {}
        self._air = [self._air_of(side) for side in range(len(game.sides))]
        self._danger: dict[tuple[int, tuple[int, ...], float], float] = {}
        self._marches: dict[tuple[int, int, int], March] = {}
        self.friends = self.own
        """Mask of the hexes where units of ours stand, or will stand as far as is planned."""

    @property
    def last_turn(self) -> bool:
        return self.pos.turn >= self.game.turns

    @cached_property
    def stacks(self) -> dict[int, list[int]]:
        """The enemy's units by hex."""
        return {space: units_in(self.game, self.pos, self.enemy, space) for space in members(self.enemies)}

    @cached_property
    def army(self) -> list[int]:
        """Our units on the map."""
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
        """From 0, a side that can only hold, to 1, a side strong enough to go for its goals."""
        attack, _ = self.strength_of(side)
        _, defence = self.strength_of(1 - side)
        return max(0.0, min(1.0, (attack / max(1, defence) - 0.9) / 0.5))

    @cached_property
    def own_boldness(self) -> float:
        return self.boldness(self.side)

    @cached_property
    def enemy_boldness(self) -> float:
        return self.boldness(self.enemy)

    @cached_property
    def air_price(self) -> float:
        """What an air point is worth elsewhere."""
        few = self.pos.air[self.side] < self.weights.plenty_of_air
        return self.weights.scarce_air_price if few else self.weights.air_price

    # Fields over the board

    @cached_property
    def pull(self) -> list[float]:
        """How near each hex is to what the side wants: higher is nearer, in hexes."""
        goals = dict(self.ledger.goals(self.side))
        for space, units in self.stacks.items():
            prey = 0.25 * sum(self.ledger.unit(unit) for unit in units)
            goals[space] = max(goals.get(space, 0.0), prey)
        return pull_field(self.game, self.pos, self.side, goals, self.weights.decay)

    @cached_property
    def blocking(self) -> list[float]:
        """From 0 to 1: how much each hex lies on the enemy's way to what the side must hold."""
        charges = self.ledger.charges(self.side)
        attack = {
            space: float(sum(attack_of(self.game, self.pos, unit) for unit in units))
            for space, units in self.stacks.items()
        }
        return blocking_field(self.ground, charges, attack, len(self.game.board.ids))

    @cached_property
    def our_path(self) -> list[float]:
        """From 0 to 1: how much each hex lies on our way to our goals."""
        goals = self.ledger.goals(self.side)
        attack: dict[int, float] = {}
        for unit in self.army:
            attack[self.pos.at[unit]] = attack.get(self.pos.at[unit], 0.0) + attack_of(self.game, self.pos, unit)
        return blocking_field(self.ground, goals, attack, len(self.game.board.ids))

    @cached_property
    def guard_scale(self) -> float:
        """How much there is to guard, 0 to 1, by what may be lost and how strong the enemy is."""
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
            network = game.network(self.side, game.units[unit].mobility, pos.cleared)
            found = reach(
                pos.at[unit],
                points,
                network.links,
                barred=self.enemies,
                stops=self.enemy_zone,
                rails=network.rails,
                rails_open=~pos.held[self.enemy],
            )
            mines = {found.start: 0}
            for space in sorted(found.came, key=found.cost.__getitem__):
                mines.setdefault(space, self._mines_to(found, space, mines))
            known = self._marches[key] = March(found, mines)
        return known

    def _mines_to(self, found: Reach, space: int, known: dict[int, int]) -> int:
        count = 0
        while space not in known:
            count += self.mines >> space & 1
            space = found.came[space]
        return count + known[space]

    def mine_toll(self, unit: int, entered: int) -> float:
        """9.1: the expected cost of some mine dice."""
        return entered * self.game.units[unit].mine_loss / 6 * self.ledger.step(unit) if entered else 0.0

    # What the enemy could do

    @cached_property
    def hitters(self) -> list[list[int]]:
        """For each hex the enemy units that could stand next to it after their next move."""
        game, pos = self.game, self.pos
        found: list[list[int]] = [[] for _ in game.board.ids]
        for unit in game.army[self.enemy]:
            if not on_map(game, pos, unit) or attack_of(game, pos, unit) == 0:
                continue
            around = 0
            for space in reach_of(game, pos, unit, movement_points(game, pos, unit)).cost:
                around |= game.ring[space] if space < game.board.size else 0
            for space in members(around):
                found[space].append(unit)
        return found

    @cached_property
    def threatened_friends(self) -> int:
        """Mask of our fighting units' hexes that the enemy could attack next turn."""
        where = {self.pos.at[unit] for unit in self.army if not self.game.units[unit].gun}
        return mask_of(space for space in where if self.hitters[space])

    @cached_property
    def focus(self) -> float:
        """How likely a stack within the enemy's reach is the one he chooses."""
        return max(0.4, min(1.0, self.weights.attacks / max(1, self.threatened_friends.bit_count())))

    def threat(self, space: int) -> tuple[int, bool]:
        """The attack the enemy could bring against a hex next turn, and whether tanks come with it."""
        known = self._threat.get(space)
        if known is None:
            known = self._threat[space] = self._count_threat(space)
        return known

    def _count_threat(self, space: int) -> tuple[int, bool]:
        game, pos = self.game, self.pos
        units = self.hitters[space]
        if not units:
            return 0, False
        sides = (game.ring[space] & ~self.own).bit_count()
        values = sorted((attack_of(game, pos, unit) for unit in units), reverse=True)[: game.stacking * sides]
        return sum(values), any(game.units[unit].armour for unit in units)

    def danger(self, space: int, group: tuple[int, ...]) -> float:
        """What a group of ours is expected to lose in a hex in the enemy's next turn."""
        if not group:
            return 0.0
        key = (space, group, self.trap_chance(space))
        known = self._danger.get(key)
        if known is None:
            known = self._danger[key] = self._assault_danger(space, group, key[2]) + self.fire_danger(space, group)
        return known

    def trap_chance(self, space: int) -> float:
        """How likely a stack that is driven from a hex finds no way back: certain safety with a hex behind it that
        the enemy cannot come near, less with friends around, little alone among enemies."""
        if not self.hitters[space]:
            return 0.0
        ring = self.game.ring[space] & ~self.enemies
        if self.game.safe_edges(self.side, space):
            return 0.1
        free = ring & ~self.enemy_zone
        if free & ~self.near_enemy_reach:
            return 0.0
        ways = free.bit_count() + 2 * (ring & self.friends).bit_count()
        return TRAPS[min(ways, len(TRAPS) - 1)]

    @cached_property
    def near_enemy_reach(self) -> int:
        """Mask of the hexes the enemy could stand next to after his next move."""
        return mask_of(space for space, units in enumerate(self.hitters) if units)

    def _assault_danger(self, space: int, group: tuple[int, ...], trap: float) -> float:
        attack, tanks = self.threat(space)
        if not attack:
            return 0.0
        game, weights = self.game, self.weights
        attack = round(attack * weights.concentration) + min(game.air_cap, self.air_of(self.enemy) // 3)
        defence = sum(defence_of(game, self.pos, unit) for unit in group)
        column = base_column(game, attack, defence)
        column -= game.columns[space]
        if self.mines >> space & 1:
            column += 1
        if tanks and game.is_open[space] and any(game.units[unit].infantry for unit in group):
            column += 1
        column = game.combat.clamp(column)
        likely = ATTACK_LIKELY[min(column, len(ATTACK_LIKELY) - 1)]
        return self.focus * likely * self._expected_loss(column, group, trap)

    def _expected_loss(self, column: int, group: tuple[int, ...], trap: float) -> float:
        step = min(self.ledger.step(unit) for unit in group)
        whole = min(self.ledger.unit(unit) for unit in group)
        everything = sum(self.ledger.unit(unit) for unit in group)
        total = 0.0
        for codes, chance in self.ground.outcomes[column]:
            if codes[0] in ("DE", "EMP"):
                total += chance * whole
            elif codes[0] in ("DRB", "DVB"):
                total += chance * step
            if codes[0] in ("DE", "EMP", "DRB", "DRI"):
                total += chance * (self.weights.dislodge + trap * (everything - whole))
        return total

    @cached_property
    def enemy_fire(self) -> list[int]:
        """For each hex the attack of the enemy's guns that reach it, or could after a short move."""
        game, pos = self.game, self.pos
        found = [0] * len(game.board.ids)
        for gun in game.guns[self.enemy]:
            if on_map(game, pos, gun):
                strength = attack_of(game, pos, gun)
                for space in members(game.board.within(pos.at[gun], game.units[gun].range)):
                    found[space] += strength
        return found

    def fire_danger(self, space: int, group: tuple[int, ...]) -> float:
        """What guns and aircraft are expected to cost a group; crowded and soft stacks invite them."""
        game = self.game
        if not group or space >= game.board.size:
            return 0.0
        shift = (1 if self.mines >> space & 1 else 0) - game.columns[space]
        air = min(game.air_cap, self.air_of(self.enemy))
        by_air = air * sum(game.units[unit].air_vulnerability for unit in group)
        by_guns = min(12, self.enemy_fire[space]) * sum(game.units[unit].gun_vulnerability for unit in group)
        chance = 0.0
        if air >= game.strike_minimum:
            chance = self.ground.hit_chance[game.bombardment.clamp(game.bombardment.column_for(by_air) + shift)]
        if by_guns:
            column = game.bombardment.clamp(game.bombardment.column_for(by_guns) + shift)
            chance = max(chance, self.ground.hit_chance[column])
        return self.weights.fire * chance * min(self.ledger.step(unit) for unit in group)
