"""What the scripted player cares for, and how much: the numbers stand in ``weights.toml``, where each has its words."""

from __future__ import annotations

from dataclasses import dataclass

from scirocco.players.weights import Scales


@dataclass(frozen=True)
class Weights:
    """The numbers of the script. One unit of worth is one victory point."""

    # What units are worth beside their points
    strength: float
    late_strength: float
    recoverable: float
    intact_doubt: float
    cancelled_hope: float
    caution: float
    urge: float
    content: float
    # Fights
    answer: float
    gun_price: float
    air_price: float
    scarce_air_price: float
    plenty_of_air: float
    dislodge: float
    dislodge_on_path: float
    breakthrough: float
    repulsed: float
    lost_post: float
    gain: float
    relief: float
    exposure: float
    eager: float
    assault_threshold: float
    shot_threshold: float
    # Where units stand
    danger: float
    concentration: float
    attacks: float
    fire: float
    hold: float
    hold_far: float
    hold_most: float
    block: float
    terrain: float
    pull: float
    prey: float
    decay: float
    together: float
    trap: float
    recovery: float
    way_out: float
    safe_out: float
    exodus: float
    embark: float
    gun_target: float
    gun_crowd: float
    lone_gun: float
    clearing: float
    move_effort: float
    noise: float


SCALES = Scales(Weights, __package__)
