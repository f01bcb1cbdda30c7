"""What the scripted player cares for, and how much: the numbers stand in ``weights.toml``, where each has its words."""

from __future__ import annotations

from dataclasses import dataclass

from scirocco.players.weights import Scales


@dataclass(frozen=True)
class Weights:
    """The numbers of the script. One unit of worth is one point of a battalion's attack."""

    # Units
    attack: float
    defence: float
    potential: float
    command: float
    tired: float
    caution: float
    thrift: float
    # Fights
    drive: float
    clear: float
    flight: float
    inroad: float
    repulse: float
    rout: float
    assault: float
    entry: float
    second: float
    gunnery: float
    fire: float
    shell: float
    airframe: float
    reroll: float
    again: float
    # Areas
    objective: float
    airfield: float
    port: float
    pull: float
    decay: float
    hold: float
    hold_decay: float
    danger: float
    cover: float
    together: float
    far_off: float
    chief: float
    escort: float
    crowd: float
    rush: float
    last: int
    deny: float
    guard: float
    move: float
    near: int
    company: bool
    noise: float


SCALES = Scales(Weights, __package__, divisors=("objective", "last"))
