"""What the scripted player cares for, and how much. One unit of worth is one point of a battalion's attack."""

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

    # Units
    attack: float = 1.0
    """A point of attack."""
    defence: float = 0.9
    """A point of defence."""
    potential: float = 0.8
    """A point of artillery potential."""
    command: float = 1.5
    """A headquarters, for its bonus."""
    tired: float = 0.75
    """What is left of a tired unit's factors: it dies with the next loss."""
    caution: float = 0.8
    """Own losses against the enemy's, for the invader, who has to get on."""
    thrift: float = 1.0
    """Own losses against the enemy's, for the garrison."""

    # Fights
    drive: float = 1.2
    """Driving the main defender out of an area."""
    clear: float = 3.0
    """Clearing an area that is no objective."""
    flight: float = 0.4
    """The part of that when only headquarters are left there: some go with their last men (2.4)."""
    inroad: float = 0.25
    """The part of an objective's worth for driving one of several out of it."""
    repulse: float = 0.8
    """Being driven back."""
    rout: float = 0.9
    """The part of a further loss that a crushing result costs."""
    assault: float = 0.4
    """The least worth of an assault from where one stands."""
    entry: float = 0.8
    """The least worth of moving in and assaulting."""
    second: float = 0.8
    """What a second assault counts when the first is planned."""
    gunnery: float = 1.0
    """What the guns add to an assault of this player turn."""
    fire: float = 0.25
    """The least worth of a fire."""
    shell: float = 0.3
    """The least worth of a bombardment."""
    airframe: float = 5.0
    """An aircraft's step."""
    reroll: float = 2.2
    """What a second throw must promise before the initiative is spent on it."""
    again: float = 3.0
    """What a second activation must promise."""

    # Areas
    objective: float = 9.0
    airfield: float = 5.0
    """The first airfield opens the way for the mountain division."""
    port: float = 1.5
    pull: float = 6.0
    """Being near what is to be taken or relieved."""
    decay: float = 0.9
    """What is left of a pull one movement point further off."""
    hold: float = 7.0
    """The first unit on an objective that could be attacked, and less for each further one."""
    hold_decay: float = 0.6
    danger: float = 0.6
    """The loss expected where one stands."""
    cover: float = 0.35
    """A point of defence from the ground."""
    together: float = 0.5
    """A friend in the area, up to three."""
    far_off: float = 0.15
    """What is left of cover and company where no enemy can come."""
    chief: float = 0.8
    """The own headquarters in the area."""
    escort: float = 3.0
    """A headquarters or battery with nobody to cover it."""
    crowd: float = 0.6
    """Each friend beyond four."""
    rush: float = 2.0
    """How much more an objective counts in the last turns."""
    last: int = 4
    """Turns before the end in which the rush grows to its whole."""
    deny: float = 1.0
    """For the garrison, the part of an objective that is won by contesting it at the end (10)."""
    guard: float = 0.5
    """For the invader, the draw of an empty objective of his that an enemy is near."""
    move: float = 0.25
    """A reason to stay, all else being equal."""
    near: int = 6
    """Movement points within which an enemy threatens an objective."""
    company: bool = True
    """Whether those who assault think of the others who could come along."""
    noise: float = 0.05


SCRIPT = Weights()
"""All that the script knows: what the searching levels begin with."""

REGULAR = replace(SCRIPT, second=0.0, gunnery=0.0)
"""He plans one assault at a time, and sends no guns ahead of it."""

RECRUIT = replace(
    REGULAR,
    caution=0.4,
    thrift=0.4,
    rout=0.3,
    repulse=0.2,
    assault=0.0,
    entry=0.2,
    fire=0.0,
    shell=0.0,
    reroll=0.5,
    again=0.5,
    second=0.0,
    gunnery=0.0,
    flight=0.0,
    inroad=0.0,
    airfield=0.0,
    rush=0.0,
    deny=0.0,
    guard=0.0,
    hold=2.0,
    danger=0.0,
    cover=0.0,
    together=0.0,
    chief=0.0,
    escort=0.0,
    crowd=0.0,
    company=False,
    noise=4.0,
)
"""A beginner: every unit goes by itself for what is near and attacks what it meets; the answer comes as a surprise."""


@lru_cache(maxsize=32)
def weights_of(level: str, game: str, side: str) -> Weights:
    """The weights with which a level plays a side of a game."""
    if level in TUNED_LEVELS:
        return tuned(SCRIPT, level, game, side)
    return RECRUIT if level == "recruit" else REGULAR


class Stance(NamedTuple):
    """A way to play: words for people, and by how much it multiplies weights."""

    words: str
    times: dict[str, float]


STANCES = {
    "bold": Stance("press the attack", {"caution": 0.6, "thrift": 0.6, "entry": 0.3, "assault": 0.3, "danger": 0.5}),
    "careful": Stance("attack only what falls", {"caution": 1.6, "thrift": 1.6, "entry": 2.0, "danger": 1.8}),
    "march": Stance("march for the objectives", {"pull": 2.5, "hold": 0.7, "danger": 0.7}),
    "hold": Stance("hold what is ours", {"hold": 2.5, "pull": 0.6, "danger": 1.3}),
    "mass": Stance("keep together", {"together": 3.0, "crowd": 0.4, "chief": 2.0}),
    "quiet": Stance("do not attack", {"entry": 50.0, "assault": 50.0, "fire": 80.0}),
    "still": Stance("stay where we are", {"move": 40.0, "entry": 50.0}),
    "fight": Stance("wear the enemy down", {"drive": 2.0, "clear": 2.0, "fire": 0.2, "pull": 0.6}),
}
"""Manners in which the search lets the script play a player turn."""
LOCAL_STANCES = ("bold", "quiet", "still", "march")
"""Stances that are tried for single areas."""


@lru_cache(maxsize=64)
def in_stance(weights: Weights, stance: str) -> Weights:
    """The weights of a player who plays in a stance."""
    if stance == PLAIN:
        return weights
    changes = {name: getattr(weights, name) * factor for name, factor in STANCES[stance].times.items()}
    return replace(weights, **changes)
