"""What things are worth, in victory points: units, steps, hexes. Everything is read from the scoring rules."""

from __future__ import annotations

from scirocco.players.somnium.ground import Ground
from scirocco.players.somnium.weights import Weights
from scirocco.systems.somnium.data import ScoreData
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import SCORERS, keep_tally, line_mask, northernmost_row
from scirocco.systems.somnium.stacks import on_map, take_possession
from scirocco.systems.somnium.units import REDUCED


class Ledger:
    """The worth of things in one position. It is the same for both sides: what one loses the other gains."""

    def __init__(self, game: Somnium, pos: SomniumPosition, ground: Ground, weights: Weights) -> None:
        self.game = game
        self.pos = pos
        self.ground = ground
        self.weights = weights
        left = max(0, game.turns - pos.turn) / max(1, game.turns)
        fade = weights.late_strength + (1 - weights.late_strength) * left
        self.point_of_strength = weights.strength * fade
        self._units: dict[int, float] = {}
        self._gains_known: tuple[dict[int, float], dict[int, float]] | None = None
        self._prizes_known: dict[int, float] | None = None
        self._steps: dict[int, float] = {}
        self._intact_rules = [
            (game.side_named(item.side), item.points, *_limits(game, pos, item))
            for item in game.scoring
            if item.kind == "intact"
        ]

    def borrow(self, older: Ledger) -> None:
        """Take over what prizes are worth from an earlier look in the same phase; who holds them is seen anew."""
        self._gains_known = older._gains_known

    def unit(self, unit: int) -> float:
        """Losing the whole unit: points for destroying it, for its being intact, and its strength."""
        known = self._units.get(unit)
        if known is None:
            known = self._units[unit] = self._judge_unit(unit)
        return known

    def step(self, unit: int) -> float:
        """Taking one loss (7.0): a reduced unit is lost by it."""
        known = self._steps.get(unit)
        if known is None:
            known = self._steps[unit] = self._judge_step(unit)
        return known

    def _judge_unit(self, unit: int) -> float:
        counter, reduced = self.game.units[unit], self.pos.marks[unit] & REDUCED
        attack = counter.reduced_attack if reduced else counter.attack
        defence = counter.reduced_defence if reduced else counter.defence
        reserve = 0.5 * (counter.attack - attack) if reduced and self._recovers(unit) else 0.0
        strength = (attack + defence + reserve) / 2 + counter.range / 2 + 2 * counter.engineer
        return self.ground.destroyed_points[unit] + self.intact(unit) + strength * self.point_of_strength

    def _judge_step(self, unit: int) -> float:
        if self.pos.marks[unit] & REDUCED:
            return self.unit(unit)
        counter = self.game.units[unit]
        drop = (counter.attack - counter.reduced_attack + counter.defence - counter.reduced_defence) / 2
        part = self.weights.recoverable if self._recovers(unit) else 1.0
        # A reduced unit is one step from giving the enemy its points.
        nearer = 0.15 * self.ground.destroyed_points[unit]
        return self.intact(unit) + part * (drop * self.point_of_strength + nearer)

    def leaving(self, unit: int) -> float:
        """Being driven off the map without being destroyed."""
        return self.unit(unit) - self.ground.destroyed_points[unit]

    def intact(self, unit: int) -> float:
        """Points its owner has for the unit while it is whole, by how likely they are to count."""
        if self.pos.marks[unit] & REDUCED or not on_map(self.game, self.pos, unit):
            return 0.0
        total = 0.0
        for side, points, cancelled, limit in self._intact_rules:
            if side == self.game.side_of[unit]:
                lost = cancelled or self.ground.rows[self.pos.at[unit]] > limit
                total += points * (self.weights.cancelled_hope if lost else self.weights.intact_doubt)
        return total

    def _recovers(self, unit: int) -> bool:
        return self.game.side_of[unit] == self.game.recovery_side

    @property
    def _gains(self) -> tuple[dict[int, float], dict[int, float]]:
        """For each side the hexes it would score by taking, and how much (the difference of both sides' points)."""
        if self._gains_known is None:
            self._gains_known = self._make_gains()
        return self._gains_known

    def _make_gains(self) -> tuple[dict[int, float], dict[int, float]]:
        found: tuple[dict[int, float], dict[int, float]] = ({}, {})
        for space, rules in self.ground.prize_rules.items():
            before = self._lead(self.pos, rules)
            for side in (0, 1):
                if not self.pos.held[side] >> space & 1:
                    change = self._lead(self._after_capture(space, side), rules) - before
                    if change:
                        found[side][space] = float(abs(change))
        return found

    def _after_capture(self, space: int, side: int) -> SomniumPosition:
        other = self.pos.copy()
        take_possession(self.game, other, side, space)
        keep_tally(self.game, other, side, [])
        return other

    def _lead(self, pos: SomniumPosition, rules: list[ScoreData]) -> int:
        """By how much the first side leads under some lines of the scoring rules."""
        noted = [pos.tally[self.game.scoring.index(item)] for item in rules]
        lines = [
            line
            for item, count in zip(rules, noted, strict=True)
            for line in SCORERS[item.kind](self.game, pos, item, count)
        ]
        return sum(line.points if line.side == 0 else -line.points for line in lines)

    def goals(self, side: int) -> dict[int, float]:
        """Prizes the side does not hold."""
        return self._gains[side]

    def charges(self, side: int) -> dict[int, float]:
        """Prizes the side holds and may lose."""
        return {space: prize for space, prize in self._gains[1 - side].items() if self.pos.held[side] >> space & 1}

    @property
    def prizes(self) -> dict[int, float]:
        """What a change of hands is worth, for every hex that somebody holds."""
        if self._prizes_known is None:
            self._prizes_known = self._make_prizes()
        return self._prizes_known

    def _make_prizes(self) -> dict[int, float]:
        return {**self.charges(0), **self.charges(1)}


def _limits(game: Somnium, pos: SomniumPosition, item: ScoreData) -> tuple[bool, int]:
    """Whether a place cancels the points for intact units, and the last row in which they count."""
    enemy_held = pos.held[1 - game.side_named(item.side)]
    place = item.cancelled_by_place
    cancelled = bool(place) and bool(enemy_held >> game.board.places[place] & 1)
    return cancelled, northernmost_row(game, enemy_held & line_mask(game, item.cancelled_south_of_line))
