"""The script's reasons in words, and the exact odds of what it wants to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.players.chitpull.fights import best_attack, best_clash
from scirocco.players.chitpull.posts import reasons as post_reasons
from scirocco.players.reasons import MOST_REASONS, Reason, place_name
from scirocco.systems.chitpull.chances import armour_chances, general_chances
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.mines import helper
from scirocco.systems.chitpull.position import ARMOUR, GENERAL, Battle

if TYPE_CHECKING:
    from scirocco.core.decisions import Action
    from scirocco.players.chitpull.marching import Plan
    from scirocco.players.chitpull.survey import Survey
    from scirocco.systems.chitpull.position import ChitPosition

WORDS = {
    "nearness": "how near it is to its goal",
    "perils": "what the enemy could bring against it there",
    "company": "stands with friends",
    "sheltering": "stands on good ground",
    "provisions": "is supplied there",
    "lifeline": "keeps the road that all supply comes by",
    "holding": "holds or takes an objective",
    "digging_in": "stays in its own minefield",
    "escort": "does not leave a headquarters alone",
    "staying": "the effort of a move",
}
"""The considerations of :mod:`scirocco.players.chitpull.posts`, for people."""
CHOICES = {
    "place": "as the scenario sets it up",
    "return": "near its units, away from the enemy",
    "replace": "the strongest comes back first",
    "affiliate": "the strongest unit that its own headquarters cannot reach",
    "formation": "the nearest headquarters it may serve under",
    "cup": "the headquarters with most strength near the enemy and the goals",
    "enter": "the way in that is nearest to its goal",
    "react": "cars give way to what is too strong for them",
    "excess": "the least is lost so",
    "hit": "our cheapest step, or the enemy's dearest",
    "loss": "our cheapest step, or the enemy's dearest",
    "rest": "an objective is held while there is strength for it; elsewhere ground is cheaper than units",
    "retreat": "back to friends, away from the enemy",
    "retreating": "back to friends, away from the enemy",
    "advance": "ground that leads to the goals and can be held",
    "advancing": "ground that leads to the goals and can be held",
    "merge": "a whole brigade is stronger than its parts",
    "clashers": "everybody who can fires",
    "attackers": "everybody who can, until the column is as high as it goes",
}
"""Choices that have one reason."""


def attack_words(survey: Survey, pos: ChitPosition, target: int, units: tuple[int, ...]) -> str:
    """A general attack with its exact odds, by the combat table."""
    found = general_chances(survey.game, pos, Battle(GENERAL, target, units))
    column = survey.game.tables.combat.columns[found.odds.column]
    faces = [(forced_steps(outcome.points[0]), forced_steps(outcome.points[1])) for outcome in found.outcomes]
    ours, theirs = (sum(face[side] > 0 for face in faces) / 6 for side in (0, 1))
    retreats = sum(outcome.points[1] > 1 for outcome in found.outcomes) / 6
    where = place_name(survey.game.board, target)
    return (
        f"attacks {where} at {column}: the enemy loses steps in {theirs:.0%} and must give way or "
        f"lose more in {retreats:.0%}, we lose steps in {ours:.0%}"
    )


def clash_words(survey: Survey, pos: ChitPosition, target: int, units: tuple[int, ...]) -> str:
    """An armour attack with the hits that the dice bring in the mean."""
    found = armour_chances(survey.game, pos, Battle(ARMOUR, target, units))
    won, lost = (sum(hits * chance for (_, hits), chance in side.items()) for side in (found.attack, found.defence))
    return f"armour against {place_name(survey.game.board, target)}: {won:.1f} hits for {lost:.1f} in the mean"


def move_reasons(survey: Survey, plan: Plan, unit: int) -> list[Reason]:
    """Why the plan sends a unit where it does."""
    game = survey.game
    for prospect in plan.assaults:
        if unit in prospect.units:
            return [
                Reason("assault", prospect.worth, attack_words(survey, plan.scratch, prospect.target, prospect.units))
            ]
    if unit in plan.clearing:
        dice = game.tables.dice
        eased = game.units[unit].engineer or helper(game, survey.pos, unit) >= 0
        chance = (7 - dice.clearing + (dice.clearing_engineer if eased else 0)) / 6
        where = place_name(survey.game.board, plan.clearing[unit])
        return [Reason("lane", 0.0, f"opens a lane to {where}, with a chance of {chance:.0%}")]
    if unit in plan.keepers:
        where = place_name(survey.game.board, plan.places[unit])
        return [Reason("garrison", survey.keeping(unit), f"keeps {where}, which the enemy could reach")]
    if game.units[unit].hq:
        return [Reason("headquarters", 0.0, "near its units, with company, and on the line to the road")]
    place = plan.places.get(unit, survey.pos.at[unit])
    if place < 0:
        return [Reason("arrival", 0.0, "comes in when it can")]
    return [Reason(name, worth, WORDS[name]) for name, worth in post_reasons(plan.post(unit, place))[:MOST_REASONS]]


def target_reasons(survey: Survey, stage: str, action: Action) -> list[Reason]:
    """Why a hex is attacked, or why nobody is any more."""
    if action.verb != "attack":
        return [Reason("enough", 0.0, "no further attack is worth its risk")]
    target = action.spaces[0]
    find, words = (best_clash, clash_words) if stage == "clash" else (best_attack, attack_words)
    prospect = find(survey, [target])
    if prospect is None:
        return []
    return [Reason("assault", prospect.worth, words(survey, survey.pos, target, prospect.units))]
