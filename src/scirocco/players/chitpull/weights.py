"""What the scripted player cares for, and how much: the numbers stand in ``weights.toml``, where each has its words."""

from __future__ import annotations

from dataclasses import dataclass

from scirocco.players.weights import Scales


@dataclass(frozen=True)
class Weights:
    """The numbers of the script. One unit of worth is one point of combat strength."""

    # What units are worth
    armour: float
    headquarters: float
    recovery: float
    # Fights
    caution: float
    give_ground: float
    dislodge: float
    goal_hex: float
    on_the_way: float
    attack_threshold: float
    detour: float
    frailty: float
    urgency: float
    clash_threshold: float
    enough_columns: int
    gather: int
    # Where units stand
    pull: float
    hold: float
    guarding: float
    least_guard: float
    most_guard: float
    guard: float
    relief: float
    vital: float
    danger: float
    company: float
    works: float
    terrain: float
    supply: float
    escort: float
    effort: float
    noise: float
    # Headquarters
    hq_distance: float
    hq_safety: int
    hq_alone: float
    hq_fed: float
    hq_beyond: float
    landed: float
    hq_company: float


SCALES = Scales(Weights, __package__, divisors=("least_guard",))
