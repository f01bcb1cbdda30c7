"""What the scripted player cares for, and how much. One unit of worth is one victory point."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The numbers of the script; ``dataclasses.replace`` makes another player of them."""

    # What units are worth beside their points
    strength: float = 0.35
    """A point of attack or defence (mean of both), with the whole game to go."""
    late_strength: float = 0.3
    """The part of that worth which is left in the last turn."""
    recoverable: float = 0.5
    """The part of a step's strength that counts when the side can recover it."""
    intact_doubt: float = 0.9
    """Belief that points for intact units will still count at the end."""
    cancelled_hope: float = 0.25
    """Belief that cancelled points for intact units will count again."""
    caution: float = 1.1
    """Own losses weigh this much more than the enemy's."""

    # Fights
    answer: float = 0.8
    """The part of his guns and aircraft in reach with which the enemy is expected to answer an attack."""
    gun_price: float = 0.08
    """A point of a gun's attack, which could bombard elsewhere."""
    air_price: float = 0.06
    """An air point when there are plenty."""
    scarce_air_price: float = 0.25
    """An air point when there are few."""
    plenty_of_air: int = 25
    dislodge: float = 0.8
    """Driving an enemy stack from its hex."""
    dislodge_on_path: float = 3.0
    """More for a stack that bars the way to the goals."""
    repulsed: float = 0.15
    """A unit of ours thrown back one hex."""
    lost_post: float = 0.5
    """The part of a held hex's prize at risk when those who hold it are thrown back."""
    gain: float = 0.5
    """The part of a prize that counts when a hex is taken before the last turn."""
    relief: float = 3.0
    """Taking a unit into an attack that would otherwise have to make one of its own."""
    exposure: float = 0.6
    """The part of the danger in the hex from which one attacks."""
    assault_threshold: float = 0.3
    """The least worth for which units are sent against the enemy."""
    shot_threshold: float = 0.05
    """The least worth of a bombardment."""

    # Where units stand
    danger: float = 1.0
    concentration: float = 0.55
    """The part of the enemies in reach of a hex who are expected to fall on it."""
    attacks: float = 6.0
    """Attacks expected of the enemy in a turn; the more of our stacks he may choose from, the safer each."""
    fire: float = 0.6
    """Being bombarded."""
    hold: float = 2.5
    """Standing on a prize that the enemy could take, for the root of its points."""
    hold_far: float = 0.1
    """The part of that which counts while the enemy is far."""
    hold_most: float = 14.0
    block: float = 5.0
    """Barring the enemy's way to what must be held."""
    terrain: float = 0.5
    """A column of terrain where the enemy may attack."""
    pull: float = 0.55
    """A hex nearer to the goals."""
    decay: float = 0.8
    """What is left of a goal's pull one hex further off."""
    together: float = 0.25
    """A unit of the same division in the hex."""
    trap: float = 2.0
    """No free hex around."""
    recovery: float = 1.5
    """A place where a reduced unit recovers."""
    way_out: float = 0.8
    """The part of the points for leaving the map that draws a unit towards the edge in the last turns."""
    gun_target: float = 0.6
    """A gun with an enemy, or a friend who may be attacked, in range."""
    gun_crowd: float = 0.8
    """Each gun already in the hex: a park of guns invites aircraft."""
    lone_gun: float = 2.5
    """A gun in the front line, within the enemy's reach and with nobody to cover it."""
    clearing: float = 3.0
    """Engineers at work on mines that lie on the way."""
    move_effort: float = 0.02
    """A reason to stay, all else being equal."""
    noise: float = 0.05
    """The random part of a judgement."""


REGULAR = Weights()
