"""Exact chances of a battle, for whoever thinks of fighting it: no sampling, no dice."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from scirocco.systems.chitpull.armour import dice_of
from scirocco.systems.chitpull.combat import points_of
from scirocco.systems.chitpull.odds import Odds, assess, defenders
from scirocco.systems.chitpull.units import steps_of
from scirocco.systems.chitpull.zones import units_in

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import Battle, ChitPosition

Hits = dict[tuple[int, int], float]
"""Chance of so many hits on cars only, and so many on any vehicle."""


class ArmourChances(NamedTuple):
    """8.13: what each side's dice may bring; ``attack`` are the attacker's dice."""

    attack: Hits
    defence: Hits


class Outcome(NamedTuple):
    """9.25: one face of the die: the result as printed, and the points each side pays after 9.34."""

    die: int
    result: str
    points: tuple[int, int]


class GeneralChances(NamedTuple):
    odds: Odds
    outcomes: tuple[Outcome, ...]


def hits_of(game: ChitPull, plain: int, flak: int) -> Hits:
    """The distribution of hits of so many plain dice and so many of anti-tank guns."""
    rules = game.tables.armour
    hit, car, flak_hit = (7 - rules.hit) / 6, (rules.hit - rules.car_hit) / 6, (7 - rules.flak_hit) / 6
    miss = 1 - hit - car
    by_flak = [comb(flak, n) * flak_hit**n * (1 - flak_hit) ** (flak - n) for n in range(flak + 1)]
    found: Hits = {}
    for cars in range(plain + 1):
        for any_vehicle in range(plain - cars + 1):
            rest = plain - cars - any_vehicle
            ways = comb(plain, cars) * comb(plain - cars, any_vehicle)
            chance = ways * car**cars * hit**any_vehicle * miss**rest
            for more, flak_chance in enumerate(by_flak):
                key = (cars, any_vehicle + more)
                found[key] = found.get(key, 0.0) + chance * flak_chance
    return found


def armour_chances(game: ChitPull, pos: ChitPosition, battle: Battle) -> ArmourChances:
    """8.12, 8.13: the hits of both sides in an armour fight as it is declared."""
    return ArmourChances(
        hits_of(game, *dice_of(game, pos, battle.attackers)),
        hits_of(game, *dice_of(game, pos, units_in(game, pos, battle.target))),
    )


def general_chances(game: ChitPull, pos: ChitPosition, battle: Battle) -> GeneralChances:
    """9.25: what each face of the die brings in a general attack as it is declared."""
    odds = assess(game, pos, battle)
    steps = (
        sum(steps_of(game, pos, unit) for unit in battle.attackers),
        sum(steps_of(game, pos, unit) for unit in defenders(game, pos, battle.target)),
    )
    outcomes = []
    for die in range(1, 7):
        result = game.combat_table[die - 1][odds.column]
        points = points_of(result, steps, harmless=not odds.defence)
        outcomes.append(Outcome(die, game.result_text(result), points))
    return GeneralChances(odds, tuple(outcomes))
