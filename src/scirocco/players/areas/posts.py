"""How well a unit stands in an area: small considerations, each with its name.

docs/opponents.md tells them in words, tests/players/test_areas_considerations.py by examples.
"""

from __future__ import annotations

from collections.abc import Callable

from scirocco.core.board import members
from scirocco.players.areas.survey import FAR, Survey
from scirocco.systems.areas.odds import band_chances
from scirocco.systems.areas.units import GARRISON, INVADER


class Post:
    """A unit as it would stand in an area, everybody else where he is."""

    __slots__ = ("fighters", "friends", "gun", "space", "survey", "threat", "unit")

    def __init__(self, survey: Survey, unit: int, space: int) -> None:
        units = survey.game.units
        self.survey = survey
        self.unit = unit
        self.space = space
        self.gun = units[unit].artillery
        self.friends = 0
        self.fighters = 0
        for other in survey.units(survey.side, space):
            if other != unit:
                self.friends += 1
                self.fighters += not units[other].artillery
        self.threat = survey.threat(space)


def nearness(post: Post) -> float:
    """Objectives that are to be taken or relieved draw units."""
    return post.survey.pull(post.space)


def holding(post: Post) -> float:
    """The garrison wants somebody on an objective that could be attacked, and less for each further one; the invader
    wants those nobody stands in, his own too where an enemy is near."""
    survey, space = post.survey, post.space
    if post.gun or space not in survey.wanted:
        return 0.0
    w = survey.weights
    if survey.side == GARRISON:
        return survey.hold * w.hold_decay**post.fighters
    if survey.foes >> space & 1 or post.fighters:
        return 0.0
    return survey.wanted[space] if survey.pos.held >> space & 1 else survey.prize(space)


def sheltering(post: Post) -> float:
    """Ground that helps the defence, where an enemy can come."""
    survey = post.survey
    return survey.weights.cover * survey.ground(post.space) * _exposure(post)


def company(post: Post) -> float:
    """Friends in the area, and the own headquarters among them; too many are a crowd."""
    survey = post.survey
    w = survey.weights
    value = w.together * min(3, post.friends) * _exposure(post) - w.crowd * max(0, post.friends - 4)
    chief = survey.game.units[post.unit].chief
    if chief >= 0 and survey.pos.at[chief] == post.space:
        value += w.chief * _exposure(post)
    return value


def _exposure(post: Post) -> float:
    """What cover and company count: little where no enemy can come."""
    return 1.0 if post.threat else post.survey.weights.far_off


def perils(post: Post) -> float:
    """The loss to be expected where the enemy can attack; friends share it."""
    if not post.threat:
        return 0.0
    survey, space = post.survey, post.space
    strength = survey.best_defence(space, post.unit) + survey.ground(space)
    chances = band_chances(post.threat, strength, survey.game.data.fight.crushing, False)
    lost = (chances[2] + chances[3] + chances[4]) * survey.step(post.unit)
    return -survey.weights.danger * (1.0 - survey.late) * lost / (1 + 0.3 * post.friends)


def escort(post: Post) -> float:
    """A headquarters or battery needs somebody to cover it."""
    return -post.survey.weights.escort if post.gun and not post.friends else 0.0


CONSIDERATIONS: dict[str, Callable[[Post], float]] = {
    "nearness": nearness,
    "holding": holding,
    "sheltering": sheltering,
    "company": company,
    "perils": perils,
    "escort": escort,
}


def post_value(survey: Survey, unit: int, space: int) -> float:
    """How well a unit stands in an area without fighting for it: the sum of all considerations."""
    post = Post(survey, unit, space)
    return nearness(post) + holding(post) + sheltering(post) + company(post) + perils(post) + escort(post)


def most_post_value(survey: Survey, space: int) -> float:
    """More than any unit's post in an area can be worth: as good as it gets, without peril."""
    w = survey.weights
    value = survey.pull(space) + w.cover * survey.ground(space) + 3 * w.together + w.chief
    return value + max(survey.hold, survey.prize(space)) if space in survey.wanted else value


def leaving(survey: Survey, unit: int, here: int) -> float:
    """What it costs to thin out an objective, or to leave friends among enemies. When nobody can come any more, an
    objective can be left empty (3.2)."""
    game, pos, w = survey.game, survey.pos, survey.weights
    if not game.objectives >> here & 1:
        return 0.0
    contested = bool(survey.foes >> here & 1)
    if survey.side == GARRISON and pos.turn >= game.turns:
        alone = len(survey.units(survey.side, here)) == 1
        return survey.hold if contested and alone else 0.0
    cost = survey.hold if contested else 0.0
    if game.units[unit].artillery:
        return cost
    friends = sum(other != unit and not game.units[other].artillery for other in survey.units(survey.side, here))
    near = min((survey.ways[here][other] for other in members(survey.foes & ~game.board.bit[here])), default=FAR)
    if near <= w.near:
        cost += survey.hold * w.hold_decay**friends
    elif not friends and not pos.held >> here & 1 and survey.side == INVADER:
        cost += survey.hold
    return cost
