"""The script's reasons in words, and the exact odds of what it wants to do."""

from __future__ import annotations

from scirocco.core.decisions import Action
from scirocco.players.reasons import MOST_REASONS, Reason, place_name
from scirocco.players.somnium.aftermath import posts_now
from scirocco.players.somnium.assault import Assault
from scirocco.players.somnium.combat import best_battery, best_sortie, plan_assault
from scirocco.players.somnium.marching import MovePlan
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.engagement import obliged
from scirocco.systems.somnium.position import Battle
from scirocco.systems.somnium.results import bombardment_column

WORDS = {
    "holding": "holds or takes a place that counts",
    "barring": "bars the enemy's way",
    "nearness": "comes nearer to the goals",
    "sheltering": "stands on good ground",
    "company": "keeps its division together",
    "resting": "can recover there",
    "way_out": "keeps the way off the map open",
    "leaving": "leaves the map for points",
    "perils": "what the enemy could do to it there",
    "trapped": "few ways out",
    "gunnery": "has targets in range and cover in front",
    "lifting_mines": "works on mines that lie on the way",
}
"""The considerations of :mod:`scirocco.players.somnium.posts`, for people."""
CHOICES = {
    "loss": "the loss that costs least",
    "give": "the loss that costs least",
    "pay": "the cheapest way to pay",
    "retreat": "the safest way back",
    "displace": "the safest way back",
    "advance": "stands better there",
    "support": "the guns that change the result for less than they are worth",
    "cover": "the fewest air points that change the result",
    "air": "the fewest air points that reach the column worth having",
    "place": "where it is needed first",
    "arrive": "the place nearest to the fighting",
}


def assault_words(survey: Survey, assault: Assault) -> str:
    """An attack with its exact odds, by the combat table."""
    column = survey.game.combat.columns[assault.column]
    driven, hurt = 0.0, 0.0
    for codes, chance in survey.ground.outcomes[assault.column]:
        driven += chance if codes[0] in ("DRI", "DRB", "DE", "EMP") else 0.0
        hurt += chance if codes[-1] in ("AVB", "ARB", "AE", "EMP") else 0.0
    where = place_name(survey.game.board, assault.target)
    return f"attacks {where} at {column}: drives the enemy off in {driven:.0%}, is hurt in {hurt:.0%}"


def move_reasons(survey: Survey, plan: MovePlan, unit: int) -> list[Reason]:
    """Why the plan sends a unit where it does."""
    for assault in plan.assaults:
        if unit in assault.attackers or unit in assault.guns:
            return [Reason("assault", assault.value, assault_words(survey, assault))]
    place = plan.places.get(unit, survey.pos.at[unit])
    posts = posts_now(survey)
    found = posts.reasons(unit, place, posts.cover(unit))[:MOST_REASONS]
    return [Reason(name, worth, WORDS[name]) for name, worth in found]


def target_reasons(survey: Survey, action: Action) -> list[Reason]:
    """Why a hex is attacked or bombarded, or why nobody is."""
    if action.verb == "end":
        return [Reason("enough", 0.0, "no further attack is worth its risk")]
    target = action.spaces[0]
    if action.verb == "attack":
        assault = plan_assault(survey, target, obliged(survey.game, survey.pos, survey.side, survey.foes))
        return [] if assault is None else [Reason("assault", assault.value, assault_words(survey, assault))]
    shot = best_battery(survey, target) if action.verb == "bombard" else best_sortie(survey, target)
    _, _, column = bombardment_column(survey.game, survey.pos, Battle(target, guns=shot.guns, air=shot.air))
    chance = survey.ground.hit_chance[column]
    return [Reason("shot", shot.value, f"hits {place_name(survey.game.board, target)} in {chance:.0%}")]
