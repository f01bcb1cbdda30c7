"""The script's reasons, and the exact odds of what it wants to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.players.chitpull.fights import best_attack, best_clash
from scirocco.players.chitpull.posts import reasons as post_reasons
from scirocco.players.reasons import MOST_REASONS, Facts, Reason, percent
from scirocco.systems.chitpull.chances import armour_chances, general_chances
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.mines import helper
from scirocco.systems.chitpull.position import ARMOUR, GENERAL, Battle

if TYPE_CHECKING:
    from scirocco.core.decisions import Action
    from scirocco.players.chitpull.fights import Prospect
    from scirocco.players.chitpull.marching import Plan
    from scirocco.players.chitpull.survey import Survey
    from scirocco.systems.chitpull.position import ChitPosition

CHOICES = frozenset(
    (
        "place",
        "return",
        "replace",
        "affiliate",
        "formation",
        "cup",
        "enter",
        "react",
        "excess",
        "hit",
        "loss",
        "rest",
        "retreat",
        "retreating",
        "advance",
        "advancing",
        "merge",
        "clashers",
        "attackers",
        "sappers",
    )
)
"""Choices that have one reason, which is told under the name of the choice."""


def attack_reason(survey: Survey, pos: ChitPosition, prospect: Prospect) -> Reason:
    """A general attack with its exact odds, by the combat table."""
    found = general_chances(survey.game, pos, Battle(GENERAL, prospect.target, prospect.units))
    column = survey.game.tables.combat.columns[found.odds.column]
    faces = [(forced_steps(outcome.points[0]), forced_steps(outcome.points[1])) for outcome in found.outcomes]
    ours, theirs = (sum(face[side] > 0 for face in faces) / 6 for side in (0, 1))
    retreats = sum(outcome.points[1] > 1 for outcome in found.outcomes) / 6
    odds: Facts = {"column": column, "theirs": percent(theirs), "retreats": percent(retreats), "ours": percent(ours)}
    return Reason("assault", prospect.worth, {"target": prospect.target, **odds})


def clash_reason(survey: Survey, pos: ChitPosition, prospect: Prospect) -> Reason:
    """An armour attack with the hits that the dice bring in the mean."""
    found = armour_chances(survey.game, pos, Battle(ARMOUR, prospect.target, prospect.units))
    won, lost = (sum(hits * chance for (_, hits), chance in side.items()) for side in (found.attack, found.defence))
    return Reason("clash", prospect.worth, {"target": prospect.target, "won": round(won, 1), "lost": round(lost, 1)})


def move_reasons(survey: Survey, plan: Plan, unit: int) -> list[Reason]:
    """Why the plan sends a unit where it does."""
    game = survey.game
    for prospect in plan.assaults:
        if unit in prospect.units:
            return [attack_reason(survey, plan.scratch, prospect)]
    if unit in plan.clearing:
        dice = game.tables.dice
        eased = game.units[unit].engineer or helper(game, survey.pos, unit) >= 0
        chance = (7 - dice.clearing + (dice.clearing_engineer if eased else 0)) / 6
        return [Reason("lane", 0.0, {"space": plan.clearing[unit], "chance": percent(chance)})]
    if unit in plan.keepers:
        return [Reason("garrison", survey.keeping(unit), {"space": plan.places[unit]})]
    if game.units[unit].hq:
        return [Reason("headquarters")]
    here = survey.pos.at[unit]
    place = plan.places.get(unit, here)
    if place < 0:
        return [Reason("arrival")]
    stay = plan.post(unit, here) if 0 <= here != place else None
    return [Reason(name, worth) for name, worth in post_reasons(plan.post(unit, place), stay)[:MOST_REASONS]]


def target_reasons(survey: Survey, stage: str, action: Action) -> list[Reason]:
    """Why a hex is attacked, or why nobody is any more."""
    if action.verb != "attack":
        return [Reason("enough")]
    target = action.spaces[0]
    find, reason = (best_clash, clash_reason) if stage == "clash" else (best_attack, attack_reason)
    prospect = find(survey, [target])
    return [] if prospect is None else [reason(survey, survey.pos, prospect)]
