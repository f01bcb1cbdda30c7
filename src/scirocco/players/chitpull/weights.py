"""What the scripted player cares for, and how much. One unit of worth is one point of combat strength."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The numbers of the script; ``dataclasses.replace`` makes another player of them."""

    # What units are worth
    armour: float = 0.6
    """A point of armour value, beside the combat strength."""
    recovery: float = 0.75
    """The part of a vehicle's step that counts when it may be recovered."""

    # Fights
    caution: float = 1.0
    """Own losses weigh this much against the enemy's."""
    give_ground: float = 0.5
    """A hex of retreat, for each unit that makes it."""
    dislodge: float = 1.5
    """Driving the enemy from a hex."""
    goal_hex: float = 10.0
    """Driving him from an objective, or standing on one."""
    on_the_way: float = 2.5
    """Driving him from a hex near an objective."""
    attack_threshold: float = 0.4
    """The least worth for which a general attack is made."""
    detour: float = 1.0
    """A day's march of a unit of the attacking side that a fight keeps from its goal."""
    frailty: float = 30.0
    """How much a weak formation counts as being farther off when the goals are shared out."""
    clash_threshold: float = 0.15
    """The least worth of an armour attack."""
    enough_columns: int = 9
    """The column at which an attack needs nobody more."""

    # Where units stand
    pull: float = 3.5
    """A day's march nearer to the goals."""
    hold: float = 12.0
    """Standing on an objective of ours that the enemy could reach."""
    guard: float = 1.2
    """A day's march nearer to an objective that must be held."""
    vital: float = 12.0
    """Standing on the road that all supply comes by."""
    danger: float = 0.5
    """A point of enemy strength nearby beyond what stands with us."""
    company: float = 0.35
    """A point of own strength in the hex."""
    works: float = 6.0
    """Infantry of the defending side that stays in its own minefields."""
    terrain: float = 0.6
    """A column of terrain."""
    supply: float = 2.0
    """Standing within reach of a supplied headquarters."""
    effort: float = 0.1
    """A reason to stay, all else being equal."""
    noise: float = 0.1
    """The random part of a judgement."""

    # Headquarters
    hq_distance: float = 1.0
    """A hex away from the middle of its units."""
    hq_safety: int = 3
    """Hexes it keeps between itself and the enemy."""
    hq_beyond: float = 1.5
    """A unit of its own beyond its radius."""
    hq_company: float = 0.6
    """A point of strength in its hex."""


REGULAR = Weights()
