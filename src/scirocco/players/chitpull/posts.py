"""Where units stand well: the considerations that weigh a hex for a unit, each a small function with a name.

Worth is in points of combat strength; what each counts stands in :mod:`scirocco.players.chitpull.weights`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scirocco.systems.chitpull.zones import controls

if TYPE_CHECKING:
    from scirocco.players.chitpull.survey import Survey

FARTHEST = 12.0
"""Days of march beyond which nobody counts."""
ENOUGH_COMPANY = 10.0


class Post:
    """A unit in a hex where it might stand: ``friends`` is the strength that will be there, ``mates`` that of those who
    stand with it now and can still come along, ``lonely`` whether a headquarters there has nobody else."""

    __slots__ = ("days", "friends", "lonely", "mates", "moved", "own", "space", "survey", "threat", "unit")

    def __init__(
        self, survey: Survey, unit: int, space: int, friends: float = 0.0, mates: float = 0.0, lonely: bool = False
    ) -> None:
        self.survey = survey
        self.unit = unit
        self.space = space
        self.friends = friends
        self.mates = mates
        self.lonely = lonely
        self.own = survey.worth(unit)
        self.threat = survey.threat(space)
        self.moved = space != survey.pos.at[unit]
        self.days = min(FARTHEST, survey.field(unit)[space] / (2 * survey.game.units[unit].movement))


def nearness(post: Post) -> float:
    """A day's march less to the goals, or to what must be held."""
    weights = post.survey.weights
    return -(weights.pull if post.survey.attacking else weights.guard) * post.days


def perils(post: Post) -> float:
    """What the enemy has near, beyond twice what stands there and what comes along."""
    strength = post.own + post.friends + post.mates
    return -post.survey.weights.danger * max(0.0, post.threat - 2 * strength)


def company(post: Post) -> float:
    """Friends in the hex, above all where the enemy may come."""
    near = 1.0 if post.threat > 0 else 0.4
    return post.survey.weights.company * min(ENOUGH_COMPANY, post.friends) * near


def sheltering(post: Post) -> float:
    """Ground that costs the attacker columns (9.64)."""
    return post.survey.weights.terrain * post.survey.game.ground.columns[post.space] if post.threat > 0 else 0.0


def provisions(post: Post) -> float:
    """Within reach of a supplied headquarters (6.12)."""
    return post.survey.weights.supply if post.survey.supplied() >> post.space & 1 else 0.0


def lifeline(post: Post) -> float:
    """Somebody stands on the road all supply comes by (6.11)."""
    return post.survey.weights.vital if not post.friends and post.survey.vital() >> post.space & 1 else 0.0


def holding(post: Post) -> float:
    """One more unit on an objective: as long as there are too few where it is ours, and where it is not, less with
    every one that will be there."""
    survey, hold = post.survey, post.survey.weights.hold
    if post.space not in survey.game.objectives:
        return 0.0
    if controls(survey.game, survey.pos, survey.side, post.space):
        return hold * max(0.0, 1.0 - post.friends / survey.need(post.space))
    return hold / (1 + post.friends / 6)


def digging_in(post: Post) -> float:
    """Infantry of the side that has to hold stays in its own minefields (10.81)."""
    return post.survey.weights.works if post.survey.dug_in(post.unit, post.space) else 0.0


def escort(post: Post) -> float:
    """Nobody leaves a headquarters alone where the enemy may come (10.11)."""
    return post.survey.weights.escort if post.lonely and post.threat > 0 else 0.0


def staying(post: Post) -> float:
    """A reason to stay, all else being equal."""
    return -post.survey.weights.effort if post.moved else 0.0


CONSIDERATIONS: dict[str, Callable[[Post], float]] = {
    "nearness": nearness,
    "perils": perils,
    "company": company,
    "sheltering": sheltering,
    "provisions": provisions,
    "lifeline": lifeline,
    "holding": holding,
    "digging_in": digging_in,
    "escort": escort,
    "staying": staying,
}


def score(post: Post) -> float:
    """What a hex is worth to a unit, all considerations together."""
    return (
        nearness(post)
        + perils(post)
        + company(post)
        + sheltering(post)
        + provisions(post)
        + lifeline(post)
        + holding(post)
        + digging_in(post)
        + escort(post)
        + staying(post)
    )


def reasons(post: Post, stay: Post | None = None) -> list[tuple[str, float]]:
    """What each consideration says, against staying where the unit is, if it moves; the weightiest first."""
    found = [
        (name, consider(post) - (0.0 if stay is None else consider(stay))) for name, consider in CONSIDERATIONS.items()
    ]
    return sorted((item for item in found if abs(item[1]) >= 0.05), key=lambda item: -abs(item[1]))
