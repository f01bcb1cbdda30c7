"""The plan of a movement phase: first who attacks what from where, then where the others stand well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import members
from scirocco.players.chitpull.fights import Prospect, clash_worth, general_worth
from scirocco.players.chitpull.posts import Post, score
from scirocco.systems.chitpull.armour import defending_guns
from scirocco.systems.chitpull.mines import clearing_hexes
from scirocco.systems.chitpull.odds import assess
from scirocco.systems.chitpull.position import GENERAL, Battle
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.units import ANCHOR, CLEARED, MOVED
from scirocco.systems.chitpull.zones import controls, share_zones, shift, stands_of, units_in

if TYPE_CHECKING:
    from scirocco.players.chitpull.survey import Survey
    from scirocco.systems.chitpull.position import ChitPosition

MOST_ASSAULTS = 6
"""Attacks planned for one activation."""


class Plan:
    """Where each unit goes, and which minefields are worked on. ``scratch`` is the table as it will be."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.scratch: ChitPosition = survey.pos.copy()
        share_zones(survey.game, survey.pos, self.scratch, survey.side)
        self.places: dict[int, int] = {}
        self.clearing: dict[int, int] = {}
        self.keepers: set[int] = set()
        self.assaults: list[Prospect] = []
        pos = survey.pos
        self.free = [unit for unit in survey.callable() if not pos.marks[unit] & (MOVED | CLEARED | ANCHOR)]
        self._began = [(unit, pos.at[unit]) for unit in self.free]
        self._enemy = survey.enemy
        self._breaches = pos.breaches
        self._wards = {pos.at[hq] for hq in survey.headquarters() if pos.at[hq] >= 0 and hq not in self.free}
        """Where headquarters and leaders stand that are not called."""
        self._garrisons()
        self._assaults()
        self._mines()
        self._posts()

    def fits(self, pos: ChitPosition) -> bool:
        """Whether the table is as it was planned for: the enemy, the lanes, and every unit that has not moved."""
        if pos.breaches != self._breaches or stands_of(self.survey.game, pos, self.survey.foe) != self._enemy:
            return False
        return all(pos.at[unit] == space or pos.marks[unit] & MOVED for unit, space in self._began)

    def _put(self, unit: int, space: int) -> None:
        self.places[unit] = space
        shift(self.survey.game, self.scratch, unit, space)

    # Garrisons

    def _garrisons(self) -> None:
        """Who keeps an objective that is ours: those who are there before others, infantry before tanks, the weaker
        before the stronger, until there are enough."""
        survey, game, pos = self.survey, self.survey.game, self.survey.pos
        for space in game.objectives:
            if not controls(game, pos, survey.side, space):
                continue
            there = [unit for unit in units_in(game, pos, space) if unit not in self.free]
            have = sum(survey.worth(unit) for unit in there if not game.units[unit].hq)
            near = [
                (pos.at[unit] != space, not game.units[unit].infantry, survey.worth(unit), unit)
                for unit in self.free
                if not game.units[unit].hq and (pos.at[unit] == space or space in survey.reach(unit).cost)
            ]
            for away, _, worth, unit in sorted(near):
                if have >= survey.need(space):
                    break
                if not away or self._has_room(unit, space):
                    self._put(unit, space)
                    self.keepers.add(unit)
                    self.free.remove(unit)
                    have += worth

    # Attacks

    def _assaults(self) -> None:
        """Take the best attack again and again, as long as there is one worth making. Those that were worked out before
        the last one was taken are looked at again when their turn comes."""
        found = {}
        for target in members(self.survey.enemy):
            trial = self._assemble(target)
            if trial is not None:
                found[target] = trial
        fresh = set(found)
        taken = 0
        while found and taken < MOST_ASSAULTS:
            target = max(found, key=lambda space: (found[space][0], -space))
            worth, places = found.pop(target)
            if worth < self.survey.weights.attack_threshold:
                return
            if target not in fresh:
                fresh.add(target)
                trial = self._assemble(target)
                if trial is not None:
                    found[target] = trial
                continue
            for unit, space in places.items():
                self._put(unit, space)
                self.free.remove(unit)
            self.assaults.append(Prospect(worth, target, tuple(places)))
            taken += 1
            fresh = set()

    def _assemble(self, target: int) -> tuple[float, dict[int, int]] | None:
        """Gather units next to a target, strongest first, tanks and infantry together."""
        survey, game = self.survey, self.survey.game
        ring = game.ground.open[target] & ~survey.enemy
        able: list[tuple[float, int, list[int]]] = []
        for unit in self.free:
            counter = game.units[unit]
            near = ring & survey.within(unit)
            if counter.hq or not near:
                continue
            hexes = [space for space in members(near) if not (counter.mech and game.ground.is_cliff(space, target))]
            if hexes:
                able.append((-survey.worth(unit), unit, hexes))
        if not able:
            return None
        able.sort()
        trial = self.scratch.copy()
        share_zones(game, self.scratch, trial, survey.side)
        chosen: dict[int, int] = {}
        for _, unit, hexes in able:
            space = self._side_of_target(trial, unit, hexes, chosen)
            if space < 0:
                continue
            shift(game, trial, unit, space)
            chosen[unit] = space
            if len(chosen) >= survey.weights.gather:
                break
            if len(chosen) >= 3 and len(chosen) % 2:
                odds = assess(game, trial, Battle(GENERAL, target, tuple(chosen)))
                if odds.sum >= survey.weights.enough_columns:
                    break
        if not chosen:
            return None
        units = tuple(chosen)
        worth = general_worth(survey, trial, target, units)
        if any(game.units[u].vehicle for u in units) and defending_guns(game, trial, target):
            fires = tuple(u for u in units if game.units[u].fires_in_attack)
            worth += clash_worth(survey, trial, target, fires)
        if survey.attacking and target not in survey.goals:
            worth -= survey.weights.detour * sum(self._detour(unit, space) for unit, space in chosen.items())
        for unit, space in chosen.items():
            if survey.dug_in(unit, survey.pos.at[unit]) and not survey.dug_in(unit, space):
                worth -= survey.weights.works
            if space != survey.pos.at[unit]:
                worth -= survey.keeping(unit)
        return worth - survey.weights.escort * self._forsaken(trial), chosen

    def _forsaken(self, trial: ChitPosition) -> int:
        """How many headquarters that are not called, where the enemy may come, would be left alone."""
        if not self._wards:
            return 0
        survey, game = self.survey, self.survey.game
        guarded = {trial.at[unit] for unit in game.army[survey.side] if not game.units[unit].hq}
        return sum(ward not in guarded and survey.threat(ward) > 0 for ward in self._wards)

    def _detour(self, unit: int, space: int) -> float:
        """Days of march a unit gives up when it goes to a hex to attack another and not on to its goal."""
        survey = self.survey
        lost = survey.field(unit)[space] - survey.nearest(unit)
        return max(0.0, lost / (2 * survey.game.units[unit].movement))

    def _side_of_target(self, trial: ChitPosition, unit: int, hexes: list[int], chosen: dict[int, int]) -> int:
        survey, game = self.survey, self.survey.game
        counter = game.units[unit]
        best, where = -99.0, -1
        for space in hexes:
            if not fits(game, trial, unit, space):
                continue
            inside = [u for u, there in chosen.items() if there == space]
            team = any(game.units[u].tank != counter.tank for u in inside)
            score = (3.0 if team else 0.0) + 0.2 * len(inside) - 0.1 * survey.threat(space)
            score += survey.weights.terrain * game.ground.columns[space]
            if space == survey.pos.at[unit]:
                score += 0.5
            if score > best:
                best, where = score, space
        return where

    # Mines

    def _mines(self) -> None:
        """Idle units next to a minefield that bars the way to the goals work on it."""
        survey, game, pos = self.survey, self.survey.game, self.survey.pos
        if not survey.attacking:
            return
        for unit in list(self.free):
            counter = game.units[unit]
            if counter.hq or counter.flak:
                continue
            field = survey.field(unit)
            here = field[pos.at[unit]]
            ways = [
                space
                for space in clearing_hexes(game, pos, unit)
                if field[space] + 12 < here and (not counter.vehicle or space in survey.goals)
            ]
            if ways:
                self.clearing[unit] = min(ways, key=lambda space: field[space])
                self.free.remove(unit)

    # Posts

    def _posts(self) -> None:
        survey, game = self.survey, self.survey.game
        ordinary = [unit for unit in self.free if not game.units[unit].hq]
        ordinary.sort(key=lambda unit: (-survey.worth(unit), unit))
        for unit in ordinary:
            self._put(unit, self._best_post(unit))
        for unit in self.free:
            if game.units[unit].hq:
                self._put(unit, self._hq_post(unit))

    def _best_post(self, unit: int) -> int:
        survey, game = self.survey, self.survey.game
        here = survey.pos.at[unit]
        mates = self._mates(unit)
        mass, lonely = self._mass(unit), self._lonely(unit)
        best, where = -1e9, here
        for space in [here, *survey.reach(unit).cost]:
            if space >= game.board.size or (space != here and not self._has_room(unit, space)):
                continue
            worth = score(Post(survey, unit, space, mass.get(space, 0.0), mates, space in lonely))
            worth += survey.jitter(unit, space)
            if worth > best:
                best, where = worth, space
        return where

    def post(self, unit: int, space: int) -> Post:
        """A unit as it would stand in a hex when all others are where the plan wants them."""
        return Post(
            self.survey,
            unit,
            space,
            self._mass(unit).get(space, 0.0),
            self._mates(unit),
            space in self._lonely(unit),
        )

    def _mates(self, unit: int) -> float:
        """The strength of those who stand with a unit and have no place yet: where it goes they can follow."""
        at = self.survey.pos.at
        return sum(
            self.survey.worth(other)
            for other in self.free
            if at[other] == at[unit]
            and other != unit
            and not self._settled(other)
            and not self.survey.game.units[other].hq
        )

    def _mass(self, unit: int) -> dict[int, float]:
        """What stands where beside a unit, as the table will be: those who have a place, and those who are not called.
        Headquarters do not count."""
        survey, game = self.survey, self.survey.game
        found: dict[int, float] = {}
        for friend in game.army[survey.side]:
            where = self.scratch.at[friend]
            if friend != unit and where >= 0 and not game.units[friend].hq and self._settled(friend):
                found[where] = found.get(where, 0.0) + survey.worth(friend)
        return found

    def _settled(self, unit: int) -> bool:
        """Whether it is known where a unit will stand after this movement."""
        return unit in self.places or unit not in self.free

    def _lonely(self, unit: int) -> set[int]:
        """Hexes where a headquarters that is not called would stand alone if the unit were not there."""
        if not self._wards:
            return self._wards
        survey, game, at = self.survey, self.survey.game, self.scratch.at
        others = {at[u] for u in game.army[survey.side] if u != unit and not game.units[u].hq and self._settled(u)}
        return self._wards - others

    def _has_room(self, unit: int, space: int) -> bool:
        """5.1: whether a unit may end its move in a hex, as the table will be."""
        empty = not stands_of(self.survey.game, self.scratch, self.survey.side) >> space & 1
        return empty or fits(self.survey.game, self.scratch, unit, space)

    def _hq_post(self, unit: int) -> int:
        """A headquarters follows its units and keeps away from the enemy; Rommel rides with the strongest stack."""
        survey, game, scratch = self.survey, self.survey.game, self.scratch
        if game.units[unit].leader:
            return self._leader_post(unit)
        formation = game.units[unit].formation
        under = [
            scratch.at[u]
            for u in game.army[survey.side]
            if scratch.under[u] == formation and 0 <= scratch.at[u] < game.board.size
        ]
        under = [space for space in under if space != scratch.at[unit]] or under
        weights, radius = survey.weights, game.units[unit].radius
        mass = self._mass(unit)
        fed = survey.fed(unit)
        best, where = -1e9, survey.pos.at[unit]
        for space in survey.reach(unit).cost:
            if space >= game.board.size or not self._has_room(unit, space):
                continue
            away = [game.distance(space, other) for other in under]
            score = -weights.hq_distance * sum(away) / max(1, len(under))
            score -= 4.0 * max(0, weights.hq_safety - survey.enemy_away(space))
            score -= weights.hq_beyond * sum(far >= radius for far in away)
            if survey.enemy_zone >> space & 1:
                score -= 8
            company = mass.get(space, 0.0)
            score += weights.hq_company * min(8.0, company)
            if not company:
                score -= weights.hq_alone * (1.0 if survey.threat(space) > 0 else 0.3)
            score -= 0.5 * max(0.0, survey.threat(space) - 2 * company)
            if fed >> space & 1:
                score += weights.hq_fed
            if score > best:
                best, where = score, space
        return where

    def _leader_post(self, unit: int) -> int:
        """Rommel rides with the strongest stack."""
        survey, game = self.survey, self.survey.game
        mass = self._mass(unit)
        best, where = -1e9, survey.pos.at[unit]
        for space in survey.reach(unit).cost:
            if space < game.board.size and self._has_room(unit, space) and mass.get(space, 0.0) > best:
                best, where = mass.get(space, 0.0), space
        return where
