"""The exact expectation of a fight or a bombardment, from the chances the rules give."""

from __future__ import annotations

from scirocco.players.areas.survey import Survey
from scirocco.systems.areas.headquarters import air_targets, flak_cover, support_potential, supporters, targets
from scirocco.systems.areas.odds import is_bombardment, odds_of
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, NIGHT, RAID, Battle
from scirocco.systems.areas.stacks import attack_of
from scirocco.systems.areas.units import GARRISON, INVADER
from scirocco.systems.areas.values import attacker_of, others_of

MOST_LEADERS = 2
"""Units that are thought of as leaders of an attack."""


def band_worths(survey: Survey, battle: Battle) -> list[float]:
    """What each result is worth to the attacker, his losses weighed by his caution."""
    if is_bombardment(battle):
        return _bomb_worths(survey, battle)
    game, pos, w = survey.game, survey.pos, survey.weights
    side = attacker_of(battle, game)
    care = (w.caution if side == INVADER else w.thrift) * (1.0 - 0.6 * survey.late)
    support = others_of(game, pos, battle)
    fort = game.side_of[battle.main] == GARRISON and bool(pos.forts >> battle.space & 1)
    hurt = survey.step(battle.main) * (0.6 if fort else 1)
    lost = survey.step(battle.lead) * care
    if battle.kind == FIRE:
        return [-lost, -lost, hurt - lost, hurt, survey.whole(battle.main)]
    others = [unit for unit in survey.units(1 - side, battle.space) if unit != battle.main]
    out = hurt + w.drive + (survey.step(battle.main) if survey.cornered(battle.main) else 0)
    fighters = sum(not game.units[unit].artillery for unit in others)
    if not others:
        out += survey.prize(battle.space) or w.clear
    elif not fighters:
        out += w.flight * (survey.prize(battle.space) or w.clear)
    else:
        out += w.inroad * survey.prize(battle.space) / fighters
    back = lost + w.repulse + (lost if survey.cornered(battle.lead) else 0)
    more = max((survey.step(unit) for unit in support), default=0.0) * w.rout * care
    rout = max((survey.step(unit) for unit in others if not game.units[unit].artillery), default=0.0) * w.rout
    if battle.kind == NIGHT:
        return [-back, -back, out - back, out, out]
    return [-back - more, -back, out - back, out, out + rout]


def _bomb_worths(survey: Survey, battle: Battle) -> list[float]:
    game, pos = survey.game, survey.pos
    side = attacker_of(battle, game)
    hurt = survey.step(battle.main)
    others = [
        survey.step(unit)
        for unit in survey.units(1 - side, battle.space)
        if unit != battle.main and not game.units[unit].artillery
    ]
    friends = [survey.step(unit) for unit in targets(game, pos, side, battle.space)]
    failed = -sum(friends) / len(friends) if friends and battle.kind != RAID else 0.0
    if battle.kind == AIR and flak_cover(game, pos, battle.space):
        failed -= survey.weights.airframe
    return [failed, hurt, hurt + 0.5 * min(others, default=0.0)]


def fight_value(survey: Survey, battle: Battle) -> float:
    """What an attack promises the attacker."""
    chances = odds_of(survey.game, survey.pos, battle).chances
    return sum(chance * worth for chance, worth in zip(chances, band_worths(survey, battle), strict=True))


def strongest(survey: Survey, units: list[int]) -> int:
    """The headquarters or battery that gives most support, -1 for none."""
    return max(units, key=lambda unit: (support_potential(survey.game, survey.pos, unit), -unit), default=-1)


def best_guns(survey: Survey, units: list[int]) -> tuple[int, ...]:
    """7.1, R72: the best support of those that can give it: the strongest, or with the switch that of each area."""
    if not units:
        return ()
    if not survey.game.switches.get("support_each_area"):
        return (strongest(survey, units),)
    at = survey.pos.at
    return tuple([strongest(survey, [u for u in units if at[u] == area]) for area in sorted({at[u] for u in units})])


def answered(survey: Survey, battle: Battle) -> Battle:
    """An attack with the defender's best answer: his guns, and the main defender who loses least."""
    game, pos = survey.game, survey.pos
    side = 1 - attacker_of(battle, game)
    if battle.kind in (ASSAULT, FIRE):
        battle = battle._replace(cover=best_guns(survey, supporters(game, pos, side, battle.space, battle.on_landing)))
    able = air_targets if battle.kind in (AIR, RAID, NIGHT) else targets
    mains = able(game, pos, side, battle.space)
    trials = [battle._replace(main=unit) for unit in mains]
    choose = max if battle.kind == NIGHT else min
    return choose(trials, key=lambda trial: (fight_value(survey, trial), trial.main))


def assault_of(
    survey: Survey, space: int, units: list[int], on_landing: bool = False, supported: bool = True
) -> tuple[float, Battle] | None:
    """The best assault of some units in an area, the defence answering: its value and itself."""
    game, pos = survey.game, survey.pos
    if not targets(game, pos, 1 - survey.side, space):
        return None
    guns = best_guns(survey, supporters(game, pos, survey.side, space)) if supported else ()
    best: tuple[float, Battle] | None = None
    for lead in _leaders(survey, [unit for unit in units if game.units[unit].leads_assault]):
        others = tuple(unit for unit in units if unit != lead)
        trial = Battle(ASSAULT, space, space, lead, others, guns, on_landing=on_landing)
        whole = answered(survey, trial)
        value = fight_value(survey, whole)
        if best is None or value > best[0]:
            best = (value, whole)
    return best


def _leaders(survey: Survey, units: list[int]) -> list[int]:
    """7.1: those who might well lead: the strongest few."""
    return sorted(units, key=lambda unit: (-attack_of(survey.game, survey.pos, unit), unit))[:MOST_LEADERS]


def fire_of(survey: Survey, origin: int, space: int, units: list[int]) -> tuple[float, Battle] | None:
    """The best fire of some units at an adjacent area."""
    best: tuple[float, Battle] | None = None
    for lead in _leaders(survey, units):
        others = tuple(unit for unit in units if unit != lead)
        whole = answered(survey, Battle(FIRE, space, origin, lead, others))
        value = fight_value(survey, whole)
        if best is None or value > best[0]:
            best = (value, whole)
    return best


def bombardment(survey: Survey, kind: int, space: int, lead: int, support: tuple[int, ...] = ()) -> Battle:
    """A bombardment of an area with the defender's answer."""
    origin = max(survey.pos.at[lead], 0) if lead >= 0 else space
    return answered(survey, Battle(kind, space, origin, lead, support))


def bombardment_of(survey: Survey, kind: int, space: int, lead: int, support: tuple[int, ...] = ()) -> float:
    """What a bombardment of an area promises."""
    return fight_value(survey, bombardment(survey, kind, space, lead, support))
