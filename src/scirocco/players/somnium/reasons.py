"""The script's reasons, and the exact odds of what it wants to do."""

from __future__ import annotations

from scirocco.core.decisions import Action
from scirocco.players.reasons import MOST_REASONS, Facts, Reason, percent
from scirocco.players.somnium.aftermath import posts_now
from scirocco.players.somnium.assault import Assault
from scirocco.players.somnium.combat import best_battery, best_sortie, plan_assault
from scirocco.players.somnium.marching import MovePlan
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.engagement import obliged
from scirocco.systems.somnium.position import Battle
from scirocco.systems.somnium.results import bombardment_column

CHOICES = frozenset(
    ("loss", "give", "pay", "retreat", "displace", "advance", "support", "cover", "air", "place", "arrive")
)
"""Choices that have one reason, which is told under the name of the choice."""


def assault_reason(survey: Survey, assault: Assault) -> Reason:
    """An attack with its exact odds, by the combat table."""
    column = survey.game.combat.columns[assault.column]
    driven, hurt = 0.0, 0.0
    for codes, chance in survey.ground.outcomes[assault.column]:
        driven += chance if codes[0] in ("DRI", "DRB", "DE", "EMP") else 0.0
        hurt += chance if codes[-1] in ("AVB", "ARB", "AE", "EMP") else 0.0
    odds: Facts = {"target": assault.target, "column": column, "driven": percent(driven), "hurt": percent(hurt)}
    return Reason("assault", assault.value, odds)


def move_reasons(survey: Survey, plan: MovePlan, unit: int) -> list[Reason]:
    """Why the plan sends a unit where it does."""
    for assault in plan.assaults:
        if unit in assault.attackers or unit in assault.guns:
            return [assault_reason(survey, assault)]
    place = plan.places.get(unit, survey.pos.at[unit])
    posts = posts_now(survey)
    found = posts.reasons(unit, place, posts.cover(unit))[:MOST_REASONS]
    return [Reason(name, worth) for name, worth in found]


def target_reasons(survey: Survey, action: Action) -> list[Reason]:
    """Why a hex is attacked or bombarded, or why nobody is."""
    if action.verb == "end":
        return [Reason("enough")]
    target = action.spaces[0]
    if action.verb == "attack":
        assault = plan_assault(survey, target, obliged(survey.game, survey.pos, survey.side, survey.foes))
        return [] if assault is None else [assault_reason(survey, assault)]
    shot = best_battery(survey, target) if action.verb == "bombard" else best_sortie(survey, target)
    _, _, column = bombardment_column(survey.game, survey.pos, Battle(target, guns=shot.guns, air=shot.air))
    chance = survey.ground.hit_chance[column]
    return [Reason("shot", shot.value, {"target": target, "chance": percent(chance)})]
