"""What the scripted player cares for, and how much. One unit of worth is one point of combat strength."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from scirocco.players.tuned import LEVELS as TUNED_LEVELS
from scirocco.players.tuned import tuned

PLAIN = "plain"
"""The stance that changes nothing."""


@dataclass(frozen=True)
class Weights:
    """The numbers of the script; ``dataclasses.replace`` makes another player of them."""

    # What units are worth
    armour: float = 0.6
    """A point of armour value, beside the combat strength."""
    headquarters: float = 9.0
    """A headquarters: for two days nobody calls its units."""
    recovery: float = 0.75
    """The part of a vehicle's step that counts when it may be recovered."""

    # Fights
    caution: float = 0.8
    """Own losses weigh this much against the enemy's."""
    give_ground: float = 0.5
    """A hex of retreat, for each unit that makes it."""
    dislodge: float = 1.5
    """Driving the enemy from a hex."""
    goal_hex: float = 10.0
    """Driving him from an objective, or standing on one."""
    on_the_way: float = 2.5
    """Driving him from a hex near an objective."""
    attack_threshold: float = 0.1
    """The least worth for which a general attack is made."""
    detour: float = 1.0
    """A day's march of a unit of the attacking side that a fight keeps from its goal."""
    frailty: float = 30.0
    """How much a weak formation counts as being farther off when the goals are shared out."""
    urgency: float = 1.0
    """How much more the goals count on the last day; on the day before half of it, and so on."""
    clash_threshold: float = 0.15
    """The least worth of an armour attack."""
    enough_columns: int = 9
    """The column at which an attack needs nobody more."""
    gather: int = 99
    """The most units brought against one hex."""

    # Where units stand
    pull: float = 6.0
    """A day's march nearer to the goals."""
    hold: float = 12.0
    """Standing on an objective of ours that the enemy could reach."""
    guarding: float = 1.0
    """The strength that keeps an objective, for a point of enemy strength near it."""
    least_guard: float = 7.0
    most_guard: float = 18.0
    guard: float = 1.2
    """A day's march nearer to an objective that must be held."""
    relief: float = 1.5
    """Days of march within which units go and open the road again where the enemy has cut it."""
    vital: float = 12.0
    """Standing on the road that all supply comes by."""
    danger: float = 0.2
    """A point of enemy strength nearby beyond what stands with us."""
    company: float = 0.35
    """A point of own strength in the hex."""
    works: float = 6.0
    """Infantry of the defending side that stays in its own minefields."""
    terrain: float = 0.6
    """A column of terrain."""
    supply: float = 2.0
    """Standing within reach of a supplied headquarters."""
    escort: float = 6.0
    """Standing with a headquarters that would be alone where the enemy may come."""
    effort: float = 0.1
    """A reason to stay, all else being equal."""
    noise: float = 0.1
    """The random part of a judgement."""

    # Headquarters
    hq_distance: float = 1.0
    """A hex away from the middle of its units."""
    hq_safety: int = 3
    """Hexes it keeps between itself and the enemy."""
    hq_alone: float = 8.0
    """Nobody in its hex."""
    hq_fed: float = 6.0
    """Having its line to the road on the next day."""
    hq_beyond: float = 1.5
    """A unit of its own beyond its radius."""
    landed: float = 12.0
    """Calling those who have just landed, who can be called on that day only."""
    hq_company: float = 1.2
    """A point of strength in its hex."""


SCRIPT = Weights()
"""All that the script can do, for the searching levels."""
REGULAR = replace(SCRIPT, guarding=0.0)
"""The regular player leaves the same garrison on an objective, whoever stands near."""

RECRUIT = replace(
    REGULAR,
    gather=2,
    caution=0.5,
    attack_threshold=0.2,
    danger=0.0,
    company=0.0,
    terrain=0.0,
    supply=0.0,
    vital=0.0,
    works=0.0,
    urgency=0.0,
    relief=0.0,
    escort=0.0,
    guard=0.2,
    hold=3.0,
    least_guard=1.0,
    most_guard=1.0,
    pull=3.5,
    headquarters=6.0,
    hq_safety=1,
    hq_alone=0.0,
    hq_fed=0.0,
    hq_company=0.6,
    hq_beyond=0.0,
    noise=4.0,
)
"""A beginner: he marches for the goals and attacks what is before him, with few; the answer comes as a surprise."""


def _holding(weights: Weights) -> Weights:
    """The side that has to hold strikes back where it can, and does not leave a place because it is threatened."""
    return replace(weights, caution=0.7, attack_threshold=0.25, danger=0.15)


@lru_cache(maxsize=32)
def weights_of(level: str, attacking: bool, game: str = "", side: str = "") -> Weights:
    """The weights with which a level plays the side that must take the goals, or the one that holds them."""
    if level == "recruit":
        return RECRUIT
    script = SCRIPT if level in TUNED_LEVELS else REGULAR
    return tuned(script if attacking else _holding(script), level, game, side)


class Stance(NamedTuple):
    """A way to play: words for people, and by how much it multiplies weights."""

    words: str
    times: dict[str, float]


STANCES = {
    "march": Stance("march for the goals", {"pull": 2.0, "guard": 2.0, "detour": 3.0, "danger": 0.5, "company": 0.5}),
    "bold": Stance("press the attack", {"caution": 0.5, "attack_threshold": 0.5, "danger": 0.4, "detour": 0.5}),
    "careful": Stance("attack only what falls", {"caution": 1.6, "attack_threshold": 3.0, "danger": 1.8}),
    "stand": Stance("stand fast", {"pull": 0.3, "guard": 0.4, "effort": 20.0, "danger": 1.3}),
    "mass": Stance("keep together", {"company": 3.0, "danger": 1.5}),
    "hunt": Stance("destroy the enemy's units", {"detour": 0.0, "pull": 0.4, "dislodge": 2.0, "caution": 0.8}),
    "spread": Stance("spread out", {"company": -1.0, "danger": 0.3, "hold": 2.0}),
}
"""Manners in which the search lets the script play an activation."""


@lru_cache(maxsize=64)
def in_stance(weights: Weights, stance: str) -> Weights:
    """The weights of a player who plays in a stance."""
    if stance == PLAIN:
        return weights
    changes = {name: getattr(weights, name) * factor for name, factor in STANCES[stance].times.items()}
    return replace(weights, **changes)
