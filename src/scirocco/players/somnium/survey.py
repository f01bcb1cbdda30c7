"""A look over the table before deciding: beside what a side has, what the enemy could do to it next."""

from __future__ import annotations

from scirocco.core.board import mask_of, members
from scirocco.players.somnium.manner import Manner
from scirocco.players.somnium.outlook import Outlook
from scirocco.players.somnium.weights import Weights
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.movement import movement_points, reach_of
from scirocco.systems.somnium.odds import base_column
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import attack_of, defence_of, on_map

ATTACK_LIKELY = (0.0, 0.0, 0.0, 0.1, 0.35, 0.6, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0)
"""How likely the enemy is to attack when he can have a column of the combat table, 1-4 first."""
HITTERS_KEPT = 64
TRAPS = (0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05)
"""How likely a stack is caught, by the ways out it has now (a friendly hex counts for two)."""


class Survey(Outlook):
    """What a side sees in a position, its own affairs and what threatens them, computed when first asked for."""

    def __init__(
        self,
        game: Somnium,
        pos: SomniumPosition,
        side: int,
        weights: Weights,
        seed: str,
        manner: Manner | None = None,
    ) -> None:
        super().__init__(game, pos, side, weights, seed, manner)
        self._threat: dict[int, tuple[float, bool]] = {}
        self._danger: dict[tuple[int, tuple[int, ...], float], float] = {}
        self._hitters_known: list[list[int]] | None = None
        self._threatened_friends_known: int | None = None
        self._focus_known: float | None = None
        self._near_enemy_reach_known: int | None = None
        self._enemy_fire_known: list[int] | None = None

    def borrow(self, older: Survey) -> None:
        """Take over the fields of an earlier look in the same phase, which a few moves and fights hardly change."""
        self._hitters_known = older._hitters_known
        self._pull_known = older._pull_known
        self._blocking_known = older._blocking_known
        self._our_path_known = older._our_path_known
        self._guard_scale_known = older._guard_scale_known
        self._own_boldness_known = older._own_boldness_known
        self._enemy_boldness_known = older._enemy_boldness_known
        self._need_known = older._need_known
        self.ledger.borrow(older.ledger)

    def staying_worth(self, unit: int) -> float:
        """What a unit may still do on the map: its strength while there is time, less what the enemy threatens."""
        counter = self.game.units[unit]
        worth = (counter.attack + counter.defence) / 2 * self.ledger.point_of_strength
        here = self.pos.at[unit]
        mates = tuple(other for other in self.army if self.pos.at[other] == here)
        lost = self.danger(here, mates) / len(mates)
        return max(-4.0, 1.0 + 2.0 * worth - self.weights.safe_out * 2.0 * lost)

    # What the enemy could do

    @property
    def hitters(self) -> list[list[int]]:
        """For each hex the enemy units that could stand next to it after their next move."""
        if self._hitters_known is None:
            self._hitters_known = self._make_hitters()
        return self._hitters_known

    def _make_hitters(self) -> list[list[int]]:
        key = (tuple(self.pos.at), self.pos.cleared, self.side)
        known = self.ground.hitters.get(key)
        if known is None:
            if len(self.ground.hitters) >= HITTERS_KEPT:
                self.ground.hitters.clear()
            known = self.ground.hitters[key] = self._find_hitters()
        return known

    def _find_hitters(self) -> list[list[int]]:
        game, pos = self.game, self.pos
        found: list[list[int]] = [[] for _ in game.board.ids]
        reaches: dict[tuple[int, int, int], int] = {}
        for unit in game.army[self.enemy]:
            if not on_map(game, pos, unit) or attack_of(game, pos, unit) == 0:
                continue
            points = movement_points(game, pos, unit)
            kind = (pos.at[unit], points, game.units[unit].mobility)
            around = reaches.get(kind)
            if around is None:
                around = 0
                for space in reach_of(game, pos, unit, points).cost:
                    around |= game.ring[space] if space < game.board.size else 0
                reaches[kind] = around
            for space in members(around):
                found[space].append(unit)
        return found

    @property
    def threatened_friends(self) -> int:
        """Mask of our fighting units' hexes that the enemy could attack next turn."""
        if self._threatened_friends_known is None:
            self._threatened_friends_known = self._make_threatened_friends()
        return self._threatened_friends_known

    def _make_threatened_friends(self) -> int:
        where = {self.pos.at[unit] for unit in self.army if not self.game.units[unit].gun}
        return mask_of(space for space in where if self.hitters[space])

    @property
    def focus(self) -> float:
        """How likely a stack within the enemy's reach is the one he chooses."""
        if self._focus_known is None:
            self._focus_known = self._make_focus()
        return self._focus_known

    def _make_focus(self) -> float:
        return max(0.4, min(1.0, self.weights.attacks / max(1, self.threatened_friends.bit_count())))

    def threat(self, space: int) -> tuple[float, bool]:
        """The attack the enemy is expected to bring against a hex next turn, and whether tanks may come with it.

        Those who stand next to it already will fall on it, of the others who could come only a part does.
        """
        known = self._threat.get(space)
        if known is None:
            known = self._threat[space] = self._count_threat(space)
        return known

    def _count_threat(self, space: int) -> tuple[float, bool]:
        game, pos = self.game, self.pos
        units = [unit for unit in self.hitters[space] if on_map(game, pos, unit)]
        if not units:
            return 0.0, False
        ring = game.ring[space]
        room = game.stacking * (ring & ~self.own).bit_count()
        near = [attack_of(game, pos, unit) for unit in units if ring >> pos.at[unit] & 1]
        far = sorted([attack_of(game, pos, unit) for unit in units if not ring >> pos.at[unit] & 1], reverse=True)
        total = sum(near) + self.weights.concentration * sum(far[: max(0, room - len(near))])
        return total, any(game.units[unit].armour for unit in units)

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

    @property
    def near_enemy_reach(self) -> int:
        """Mask of the hexes the enemy could stand next to after his next move."""
        if self._near_enemy_reach_known is None:
            self._near_enemy_reach_known = self._make_near_enemy_reach()
        return self._near_enemy_reach_known

    def _make_near_enemy_reach(self) -> int:
        return mask_of(space for space, units in enumerate(self.hitters) if units)

    def _assault_danger(self, space: int, group: tuple[int, ...], trap: float) -> float:
        expected, tanks = self.threat(space)
        if not expected:
            return 0.0
        game = self.game
        attack = round(expected) + min(game.support_cap, self.air_of(self.enemy) // 3)
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

    @property
    def enemy_fire(self) -> list[int]:
        """For each hex the attack of the enemy's guns that reach it, or could after a short move."""
        if self._enemy_fire_known is None:
            self._enemy_fire_known = self._make_enemy_fire()
        return self._enemy_fire_known

    def _make_enemy_fire(self) -> list[int]:
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
