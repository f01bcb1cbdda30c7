"""Why a player chose as it did: a few named reasons with their worth, for the hint at the table and for reports.

A reason has no language, nor has a plan: their words stand in the catalogues of :mod:`scirocco.telling`, under their
names.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from scirocco.core.decisions import Action
from scirocco.core.game import Game

MOST_REASONS = 4
"""More than this nobody reads."""


Facts = dict[str, str | int | float]
NO_FACTS: Facts = {}


class Part(NamedTuple):
    """A part of a plan for a turn: its name, and the space or the formation it is about."""

    name: str
    space: int = -1
    formation: str = ""


Plan = tuple[Part, ...]
"""A manner of playing a turn, as people are told of it. The script's own is empty."""


class Reason(NamedTuple):
    """One consideration: its name, what it counts in victory points, and the facts that stand in its words.

    The names of the facts tell what they are, as those of an event's fields do: ``target`` is a space. ``plan`` is for
    the reason that a choice belongs to one.
    """

    name: str
    worth: float = 0.0
    facts: Facts = NO_FACTS
    plan: Plan = ()


def percent(chance: float) -> int:
    """A chance as it stands in a sentence.

    >>> percent(1 / 3)
    33
    """
    return round(100 * chance)


def reasons_of(player: object, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
    """A player's reasons for an action, the weightiest first: what its method ``why`` says, where it has one."""
    why = getattr(player, "why", None)
    return [] if why is None else list(why(game, view, side, action))
